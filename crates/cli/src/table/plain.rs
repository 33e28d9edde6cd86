//! The table: players in turn, each move told and saved.

use std::io::{BufRead, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use anstyle::Style;
use carcas_bots::{Bot, Rng, Stop};
use carcas_engine::{Decision, Event, KindIx, Log, Move, Node, Seat};
use carcas_record::rules_told::Played;
use carcas_record::{About, Entry, PictureOptions, Record};
use carcas_text::{Key, arg, key, say};
use carcas_tiles::SegmentKind;

use super::keep::Keep;
use super::menu::{Answer, Menu};
use crate::language::{self, words};
use crate::{files, points, show};

/// Who sits at a seat.
#[derive(Debug)]
pub(crate) enum Player {
    Human,
    Bot(String, Bot),
    /// Somebody who plays on a server, by this name.
    Elsewhere(String),
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
pub(crate) enum Typed {
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

    /// A table that is played on a server: what happens there is shown here.
    pub(crate) fn elsewhere(record: Record, players: Vec<Player>) -> Self {
        Self {
            record,
            players,
            rng: Rng::new(0),
            keep: Keep::nowhere(),
            asks_to_confirm: false,
        }
    }

    /// Notes who plays.
    pub(crate) fn set_players(&mut self, players: Vec<Player>) {
        self.players = players;
    }

    /// Says how the players are called; what was told before stays as it is.
    pub(crate) fn call(&mut self, called: About) {
        // A name that cannot be written down is not used: the seat is called by its color.
        let _ = self.record.set_about(called);
    }

    /// Returns the game.
    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    /// Plays what was played on a server, and tells it if that is wanted.
    pub(crate) fn follow(&mut self, entry: Entry, is_told: bool) -> anyhow::Result<()> {
        let mut events = Vec::new();
        self.record.apply(entry, &mut Log::to(&mut events))?;
        match is_told {
            true => self.tell(&events),
            false => Ok(()),
        }
    }

    /// Takes back `n_entries`.
    pub(crate) fn go_back(&mut self, n_entries: usize) {
        let n = self.record.entries().len().saturating_sub(n_entries);
        self.record = self.record.first_entries(n);
    }

    /// Shows what can be looked at although nobody here is asked; returns whether the word names such a thing.
    pub(crate) fn look(&self, word: &str) -> anyhow::Result<bool> {
        match word {
            "board" | "b" => self.show_end()?,
            "bag" => self.show_bag()?,
            "fields" => self.show_fields()?,
            "rules" => self.show_rules()?,
            "moves" | "m" if matches!(self.record.state().node(), Node::Decide { .. }) => {
                let menu = Menu::new(&self.record);
                for legal in menu.all() {
                    writeln!(anstream::stdout(), "  {}", menu.named(&self.record, legal))?;
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
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
            Player::Human | Player::Elsewhere(_) => self.ask(seat, decision)?,
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
        write!(out, "{} ", words().of(key!("terminal-plain-confirm")))?;
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
            self.prompt(seat)?;
            let Some(line) = read_line()? else {
                writeln!(anstream::stdout())?;
                return Ok(Typed::Quit);
            };
            if let Some(typed) = self.react(&menu, (seat, decision), &line)? {
                return Ok(typed);
            }
        }
    }

    /// Asks for a line.
    pub(crate) fn prompt(&self, seat: Seat) -> anyhow::Result<()> {
        let mut out = anstream::stdout();
        let bold = Style::new().bold();
        let shown = show::shown_names(&self.record);
        write!(out, "{bold}{}>{bold:#} ", shown[seat.ix()])?;
        out.flush()?;
        Ok(())
    }

    /// Does what a line says; nothing is returned while the question stands.
    pub(crate) fn react(
        &self,
        menu: &Menu,
        (seat, decision): (Seat, Decision),
        line: &str,
    ) -> anyhow::Result<Option<Typed>> {
        let (rules, state) = (self.record.rules(), self.record.state());
        let mut out = anstream::stdout();
        match menu.read(&self.record, line) {
            Answer::Move(chosen) => return Ok(Some(Typed::Played(chosen))),
            Answer::ChooseRotation(cell, rotations) => {
                self.show_rotations(cell, &rotations, decision, menu)?;
            }
            Answer::Undo if self.can_undo(seat) => return Ok(Some(Typed::Undo)),
            Answer::Undo => {
                let told = words().of(key!("terminal-plain-nothing-to-undo"));
                writeln!(out, "{told}")?;
            }
            Answer::Hint => {
                let hint = Bot::from_name("greedy", 0)
                    .and_then(|mut bot| bot.choose(rules, state, &Stop::never()));
                if let Some(hint) = hint {
                    let played = format!("{}  {}", menu.label(hint), self.answer(state, hint));
                    let told = say!(words(), "terminal-plain-hint", text = played);
                    show::print_wrapped(&mut out, &told)?;
                }
            }
            Answer::Moves => {
                for legal in menu.all() {
                    writeln!(out, "  {}", menu.named(&self.record, legal))?;
                }
            }
            Answer::Board => self.show_question(menu, seat, decision)?,
            Answer::Bag => self.show_bag()?,
            Answer::Rules => self.show_rules()?,
            Answer::Fields => self.show_fields()?,
            Answer::Save(path) => self.save_as(path.as_deref())?,
            Answer::Help => self.help()?,
            Answer::Quit => return Ok(Some(Typed::Quit)),
            Answer::Wrong(why) => show::print_wrapped(&mut out, &why)?,
        }
        Ok(None)
    }

    /// Says what can be typed.
    pub(crate) fn help(&self) -> anyhow::Result<()> {
        let mut out = anstream::stdout();
        show::print_wrapped(&mut out, &words().of(key!("terminal-plain-help")))?;
        for (typed, does) in help_lines() {
            show::print_item(&mut out, &format!("  {typed:<17}  "), &words().of(does))?;
        }
        let signs = words().of(key!("terminal-plain-help-signs"));
        writeln!(out, "{signs}")?;
        show::print_key(&mut out, self.record.rules())?;
        Ok(())
    }

    /// Tells what is played.
    fn show_rules(&self) -> anyhow::Result<()> {
        let mut out = anstream::stdout();
        let played = Played::of(self.record.setup(), self.record.rules());
        for text in played.told(words()).lines() {
            show::print_wrapped(&mut out, &text)?;
        }
        Ok(())
    }

    /// Lists the fields with farmers.
    fn show_fields(&self) -> anyhow::Result<()> {
        let (rules, state) = (self.record.rules(), self.record.state());
        let names = show::shown_names(&self.record);
        let mut found = Vec::new();
        state.for_each_standing(rules, |standing| {
            if standing.kind == SegmentKind::Field {
                let owners = standing.contest.owners.iter();
                let owners: Vec<&str> = owners
                    .filter_map(|seat| names.get(seat.ix()))
                    .map(String::as_str)
                    .collect();
                let cell = arg::place(standing.spot.cell.x, standing.spot.cell.y);
                found.push(match owners.is_empty() {
                    true => say!(words(), "terminal-plain-field-of-nobody", cell = cell),
                    false => say!(
                        words(),
                        "terminal-plain-field",
                        cell = cell,
                        list = owners.join(", "),
                        n = standing.value_now,
                        m = standing.value_complete
                    ),
                });
            }
        });
        let mut out = anstream::stdout();
        if found.is_empty() {
            found.push(words().of(key!("terminal-plain-no-field")));
        }
        for text in found {
            show::print_wrapped(&mut out, &text)?;
        }
        Ok(())
    }

    fn show_bag(&self) -> anyhow::Result<()> {
        let (rules, state) = (self.record.rules(), self.record.state());
        let mut out = anstream::stdout();
        let bag = say!(words(), "terminal-plain-bag", tiles = state.bag_size());
        show::print_wrapped(&mut out, &bag)?;
        let kinds = rules.kinds();
        self.show_tiles(kinds.map(|kind| (kind, state.n_in_bag(rules, kind))))?;
        let aside = rules.kinds();
        let mut aside = aside
            .map(|kind| (kind, state.n_aside(rules, kind)))
            .filter(|&(_, n)| n > 0)
            .peekable();
        if aside.peek().is_some() {
            let head = words().of(key!("terminal-plain-aside"));
            show::print_wrapped(&mut out, &head)?;
        }
        self.show_tiles(aside)
    }

    fn show_tiles(&self, tiles: impl Iterator<Item = (KindIx, usize)>) -> anyhow::Result<()> {
        let mut out = anstream::stdout();
        for (told, n) in show::counted_tiles(self.record.rules(), tiles) {
            show::print_item(&mut out, &format!("  {n:>2} × "), &told)?;
        }
        Ok(())
    }

    fn tell(&self, events: &[Event]) -> anyhow::Result<()> {
        show::print_events(&mut anstream::stdout(), &self.record, events)?;
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
            anstream::eprintln!("{}", say!(words(), "terminal-plain-note", text = note));
        }
        Ok(())
    }

    fn save_as(&self, path: Option<&str>) -> anyhow::Result<()> {
        let mut out = anstream::stdout();
        match path.map(Path::new).or(self.keep.path()) {
            None => writeln!(out, "{}", words().of(key!("terminal-plain-save-how")))?,
            Some(path) => match self.keep.copy_to(path, &self.record) {
                Ok(()) => {
                    let file = path.display().to_string();
                    writeln!(
                        out,
                        "{}",
                        say!(words(), "terminal-plain-saved-as", file = file)
                    )?;
                }
                Err(error) => writeln!(out, "{}", language::told(&error))?,
            },
        }
        Ok(())
    }

    pub(crate) fn welcome(&self) -> anyhow::Result<()> {
        let mut out = anstream::stdout();
        let sits = |(name, player): (&String, &Player)| {
            let who = match player {
                Player::Human => words().name_of("player", "human"),
                Player::Bot(bot, _) => words().name_of("bot", bot),
                Player::Elsewhere(player) => player.clone(),
            };
            format!("{name} ({who})")
        };
        let seats: Vec<String> = show::shown_names(&self.record)
            .iter()
            .zip(&self.players)
            .map(sits)
            .collect();
        let (setup, rules) = (self.record.setup(), self.record.rules());
        let told = say!(
            words(),
            "terminal-plain-welcome",
            name = words().name_of("preset", setup.edition().name()),
            list = seats.join(", ")
        );
        show::print_wrapped(&mut out, &told)?;
        show::print_wrapped(&mut out, &Played::of(setup, rules).told_boxes(words()))?;
        let n_house_rules = setup.overrides().count();
        if n_house_rules > 0 {
            let told = say!(words(), "terminal-plain-house-rules", n = n_house_rules);
            show::print_wrapped(&mut out, &told)?;
        }
        show::print_key(&mut out, rules)?;
        Ok(())
    }

    /// Shows the board and the scores.
    pub(crate) fn show_end(&self) -> anyhow::Result<()> {
        let (rules, state, names) = (
            self.record.rules(),
            self.record.state(),
            self.record.names(),
        );
        let mut out = anstream::stdout();
        writeln!(out)?;
        show::print_board(&mut out, rules, state, names, &PictureOptions::default())?;
        writeln!(out)?;
        let shown = show::shown_names(&self.record);
        let mut order: Vec<Seat> = rules.seats().collect();
        order.sort_by_key(|&seat| std::cmp::Reverse(state.score(seat)));
        for seat in order {
            writeln!(out, "{:>5}  {}", state.score(seat), shown[seat.ix()])?;
        }
        Ok(())
    }

    /// Shows what the points of each seat were for.
    pub(crate) fn show_points(&self) -> anyhow::Result<()> {
        let mut out = anstream::stdout();
        writeln!(out)?;
        let table = points::Table::new(&self.record);
        let (title, letters) = table.head(self.record.rules());
        let letters: String = letters.into_iter().map(|(_, letter)| letter).collect();
        writeln!(out, "{title}{letters}")?;
        for row in table.rows() {
            writeln!(out, "{row}")?;
        }
        Ok(())
    }

    fn farewell(&self) -> anyhow::Result<()> {
        self.show_end()?;
        let (rules, state) = (self.record.rules(), self.record.state());
        let mut out = anstream::stdout();
        let shown = show::shown_names(&self.record);
        let winners: Vec<&str> = state
            .winners(rules)
            .into_iter()
            .map(|seat| shown[seat.ix()].as_str())
            .collect();
        let told = match winners.as_slice() {
            [only] => say!(words(), "terminal-plain-wins", who = *only),
            all => say!(words(), "terminal-plain-share", list = all.join(", ")),
        };
        let bold = Style::new().bold();
        writeln!(out, "{bold}{told}{bold:#}")?;
        self.show_points()?;
        if let Some(path) = self.keep.path() {
            let command = format!("{} replay {}", files::program(), path.display());
            let told = say!(words(), "terminal-plain-replay", input = command);
            writeln!(out, "{told}")?;
        }
        Ok(())
    }
}

/// The longest line that is read at once; nobody types more.
const MAX_LINE_BYTES: u64 = 64 << 10;

/// Reads a line, or nothing at the end of the input.
pub(crate) fn read_line() -> anyhow::Result<Option<String>> {
    let mut bytes = Vec::new();
    let n_read = std::io::stdin()
        .lock()
        .take(MAX_LINE_BYTES)
        .read_until(b'\n', &mut bytes)?;
    Ok((n_read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}

/// Returns what can be typed, with what it does.
fn help_lines() -> Vec<(String, Key)> {
    let file = words().of(key!("terminal-usage-value-file"));
    let save = format!("save {file}");
    let lines = [
        ("3", key!("terminal-plain-help-number")),
        ("3b", key!("terminal-plain-help-letter")),
        ("0,-1 r180", key!("terminal-plain-help-cell")),
        ("5", key!("terminal-plain-help-bid")),
        ("meeple 1,0 road:E", key!("terminal-plain-help-move")),
        ("moves", key!("terminal-plain-help-moves")),
        ("hint", key!("terminal-plain-help-hint")),
        ("undo", key!("terminal-plain-help-undo")),
        ("board", key!("terminal-plain-help-board")),
        ("bag", key!("terminal-plain-help-bag")),
        ("rules", key!("terminal-plain-help-rules")),
        ("fields", key!("terminal-plain-help-fields")),
        (save.as_str(), key!("terminal-plain-help-save")),
        ("quit", key!("terminal-plain-help-quit")),
    ];
    lines.map(|(typed, does)| (typed.to_owned(), does)).into()
}
