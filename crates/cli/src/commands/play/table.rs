//! The table: players in turn, each move told and saved.

use std::io::{BufRead, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use anstyle::Style;
use carcas_bots::{Bot, Rng, Stop};
use carcas_engine::{Decision, Event, Log, Move, Node, Seat};
use carcas_record::{Entry, PictureOptions, Record, key_lines};

use super::answer::{Answer, Menu};
use super::keep::Keep;
use crate::{files, points, show};

/// Who sits at a seat.
#[derive(Debug)]
pub(crate) enum Player {
    Human,
    Bot(String, Bot),
}

/// A running game.
#[derive(Debug)]
pub(crate) struct Table {
    pub(super) record: Record,
    players: Vec<Player>,
    rng: Rng,
    keep: Keep,
    /// Whether a person ends a turn by a line of its own.
    asks_to_confirm: bool,
}

/// How a person's turn at the keyboard ended.
enum Typed {
    Played(Move),
    Undo,
    Quit,
}

impl Table {
    pub(crate) fn new(
        record: Record,
        players: Vec<Player>,
        seed: u64,
        keep: Keep,
        asks_to_confirm: bool,
    ) -> anyhow::Result<Self> {
        // A resumed game must not draw its first tiles again.
        let seed = seed.wrapping_add(record.entries().len() as u64);
        let mut table = Self {
            record,
            players,
            rng: Rng::new(seed),
            keep,
            asks_to_confirm,
        };
        table.save()?;
        Ok(table)
    }

    pub(crate) fn play(mut self) -> anyhow::Result<ExitCode> {
        self.welcome()?;
        loop {
            match self.record.state().node() {
                Node::Chance { .. } => {
                    let state = self.record.state();
                    if let Some(outcome) = state.sample(self.record.rules(), |n| self.rng.below(n))
                    {
                        let mut events = Vec::new();
                        self.record.draw(outcome, &mut Log::to(&mut events))?;
                        self.tell(&events)?;
                        self.save()?;
                    }
                }
                Node::Decide { seat, decision } => {
                    if self.decide(seat, decision)?.is_break() {
                        return Ok(ExitCode::SUCCESS);
                    }
                }
                Node::Over => {
                    self.farewell()?;
                    return Ok(ExitCode::SUCCESS);
                }
            }
        }
    }

    fn decide(
        &mut self,
        seat: Seat,
        decision: Decision,
    ) -> anyhow::Result<std::ops::ControlFlow<()>> {
        let typed = match &mut self.players[seat.ix()] {
            Player::Bot(_, bot) => {
                match bot.choose(self.record.rules(), self.record.state(), &Stop::never()) {
                    Some(chosen) => Typed::Played(chosen),
                    None => anyhow::bail!("the bot found no move"),
                }
            }
            Player::Human => self.ask(seat, decision)?,
        };
        match typed {
            Typed::Played(chosen) => {
                let mut events = Vec::new();
                self.record.play(chosen, &mut Log::to(&mut events))?;
                self.tell(&events)?;
                self.save()?;
                if self.asks_to_confirm && matches!(self.players[seat.ix()], Player::Human) {
                    self.confirm(seat)?;
                }
            }
            Typed::Undo => self.undo(seat)?,
            Typed::Quit => {
                writeln!(anstream::stdout(), "{}", self.keep.farewell())?;
                return Ok(std::ops::ControlFlow::Break(()));
            }
        }
        Ok(std::ops::ControlFlow::Continue(()))
    }

    /// Lets a person look at the end of a turn before the next tile is drawn.
    fn confirm(&mut self, seat: Seat) -> anyhow::Result<()> {
        let is_asked_again = matches!(
            self.record.state().node(),
            Node::Decide { seat: asked, .. } if asked == seat
        );
        if is_asked_again {
            return Ok(());
        }
        let mut out = anstream::stdout();
        write!(
            out,
            "Enter ends the turn, `undo` takes the last move back: "
        )?;
        out.flush()?;
        let line = read_line()?.unwrap_or_default();
        if matches!(line.trim(), "undo" | "u") {
            self.undo(seat)?;
        }
        Ok(())
    }

    /// Shows the question and reads lines until one answers it.
    fn ask(&mut self, seat: Seat, decision: Decision) -> anyhow::Result<Typed> {
        let menu = Menu::new(&self.record);
        self.show_question(&menu, seat, decision)?;
        loop {
            let mut out = anstream::stdout();
            let bold = Style::new().bold();
            write!(out, "{bold}{}>{bold:#} ", self.record.names()[seat.ix()])?;
            out.flush()?;
            let Some(line) = read_line()? else {
                writeln!(out)?;
                return Ok(Typed::Quit);
            };
            let (rules, state) = (self.record.rules(), self.record.state());
            match menu.read(&self.record, &line) {
                Answer::Move(chosen) => return Ok(Typed::Played(chosen)),
                Answer::ChooseRotation(cell, rotations) => {
                    self.show_rotations(cell, &rotations, decision, &menu)?;
                }
                Answer::Undo if self.can_undo(seat) => return Ok(Typed::Undo),
                Answer::Undo => {
                    writeln!(out, "there is nothing to take back in this turn")?;
                }
                Answer::Hint => {
                    let hint = Bot::from_name("greedy", 0)
                        .and_then(|mut bot| bot.choose(rules, state, &Stop::never()));
                    if let Some(hint) = hint {
                        let named = menu.named(&self.record, hint);
                        writeln!(out, "the greedy bot would play: {named}")?;
                    }
                }
                Answer::Moves => {
                    for legal in menu.all() {
                        writeln!(out, "  {}", menu.named(&self.record, legal))?;
                    }
                }
                Answer::Board => self.show_question(&menu, seat, decision)?,
                Answer::Bag => self.show_bag()?,
                Answer::Save(path) => self.save_as(path.as_deref())?,
                Answer::Help => {
                    writeln!(out, "{HELP}\nOn the board:")?;
                    self.show_key()?;
                }
                Answer::Quit => return Ok(Typed::Quit),
                Answer::Wrong(why) => writeln!(out, "{why}")?,
            }
        }
    }

    fn show_bag(&self) -> anyhow::Result<()> {
        let (rules, state) = (self.record.rules(), self.record.state());
        let mut out = anstream::stdout();
        writeln!(out, "{} tiles in the bag:", state.bag_size())?;
        for kind in rules.kinds() {
            let n = state.n_in_bag(rules, kind);
            if n > 0 {
                writeln!(out, "  {n:>2} x {}", rules.tile_kind(kind).id)?;
            }
        }
        Ok(())
    }

    fn tell(&self, events: &[Event]) -> anyhow::Result<()> {
        let (rules, state, names) = (
            self.record.rules(),
            self.record.state(),
            self.record.names(),
        );
        show::print_events(&mut anstream::stdout(), rules, state, names, events)?;
        Ok(())
    }

    /// Only moves after the last draw can be taken back: nobody unsees a tile.
    fn can_undo(&self, seat: Seat) -> bool {
        matches!(self.record.entries().last(), Some(&Entry::Move(by, _)) if by == seat)
    }

    fn undo(&mut self, seat: Seat) -> anyhow::Result<()> {
        if self.can_undo(seat) {
            self.record = self.record.first_entries(self.record.entries().len() - 1);
            self.save()?;
        }
        Ok(())
    }

    fn save(&mut self) -> anyhow::Result<()> {
        self.keep.write(&self.record)?;
        for note in self.keep.take_notes() {
            anstream::eprintln!("note: {note}");
        }
        Ok(())
    }

    fn save_as(&self, path: Option<&str>) -> anyhow::Result<()> {
        let mut out = anstream::stdout();
        match path.map(Path::new).or(self.keep.path()) {
            None => writeln!(out, "name the file: save my-game.txt")?,
            Some(path) => match self.keep.copy_to(path, &self.record) {
                Ok(()) => writeln!(out, "saved as {}", path.display())?,
                Err(error) => writeln!(out, "{error:#}")?,
            },
        }
        Ok(())
    }

    fn welcome(&self) -> anyhow::Result<()> {
        let mut out = anstream::stdout();
        let sits = |(name, player): (&String, &Player)| match player {
            Player::Human => format!("{name} (human)"),
            Player::Bot(bot, _) => format!("{name} ({bot} bot)"),
        };
        let seats: Vec<String> = self
            .record
            .names()
            .iter()
            .zip(&self.players)
            .map(sits)
            .collect();
        let boxes: Vec<String> = self.record.setup().box_names().collect();
        let with = if boxes.is_empty() {
            String::new()
        } else {
            format!(" with {}", boxes.join(", "))
        };
        writeln!(
            out,
            "Carcas, {}{with}. At the table: {}.",
            self.record.setup().edition().name(),
            seats.join(", ")
        )?;
        self.show_key()
    }

    /// Explains the signs of the board.
    fn show_key(&self) -> anyhow::Result<()> {
        let mut out = anstream::stdout();
        for line in key_lines(self.record.rules(), KEY_WIDTH) {
            writeln!(out, "  {line}")?;
        }
        Ok(())
    }

    fn farewell(&self) -> anyhow::Result<()> {
        let (rules, state, names) = (
            self.record.rules(),
            self.record.state(),
            self.record.names(),
        );
        let mut out = anstream::stdout();
        writeln!(out)?;
        show::print_board(&mut out, rules, state, names, &PictureOptions::default())?;
        writeln!(out)?;
        let mut order: Vec<Seat> = rules.seats().collect();
        order.sort_by_key(|&seat| std::cmp::Reverse(state.score(seat)));
        for seat in order {
            writeln!(out, "{:>5}  {}", state.score(seat), names[seat.ix()])?;
        }
        let winners: Vec<&str> = state
            .winners(rules)
            .into_iter()
            .map(|seat| names[seat.ix()].as_str())
            .collect();
        let verb = if winners.len() == 1 {
            "wins"
        } else {
            "share the win"
        };
        let bold = Style::new().bold();
        writeln!(out, "{bold}{} {verb}.{bold:#}", winners.join(" and "))?;
        writeln!(out)?;
        let table = points::Table::new(&self.record);
        let (title, letters) = table.head(rules);
        let letters: String = letters.into_iter().map(|(_, letter)| letter).collect();
        writeln!(out, "{title}{letters}")?;
        for row in table.rows() {
            writeln!(out, "{row}")?;
        }
        if let Some(path) = self.keep.path() {
            let (program, path) = (files::program(), path.display());
            writeln!(out, "Look at it again with: {program} replay {path}")?;
        }
        Ok(())
    }
}

/// How wide the key of signs is.
const KEY_WIDTH: usize = 76;

/// The longest line that is read at once; nobody types more.
const MAX_LINE_BYTES: u64 = 64 << 10;

/// Reads a line, or nothing at the end of the input.
fn read_line() -> anyhow::Result<Option<String>> {
    let mut bytes = Vec::new();
    let n_read = std::io::stdin()
        .lock()
        .take(MAX_LINE_BYTES)
        .read_until(b'\n', &mut bytes)?;
    Ok((n_read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}

const HELP: &str = "\
What you can type:
  3            the cell with the number 3; for a figure, the third choice
  3b           cell 3, the tile in its second rotation there
  0,-1 r180    the drawn tile at this cell, turned by 180 degrees clockwise
  5            where a bid is asked for, so many points; `2 5` bids 5 for the second tile
  meeple 1,0 road:E    a move in full, as records have it; `pass` to place nothing
  moves        every legal move in full
  hint         what the greedy bot would play
  undo         takes back what you did after the last draw (with --confirm, the figure too)
  board        shows the board and the question again
  bag          the tiles that are left
  save FILE    writes the game to a file
  quit         stops; the game is kept";
