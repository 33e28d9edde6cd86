//! A game at the table: whose turn it is, what is asked, and what keys do. Nothing here touches the terminal.

use std::time::Duration;

use carcas_bots::{Bot, Rng, Stop};
use carcas_engine::{Cell, Decision, Draw, Log, Move, Neutral, Node, Seat, Spot, State};
use carcas_record::{About, Entry, Record, draw_placed};
use carcas_text::{arg, say};
use carcas_tiles::Side;

use super::board::Zoom;
use super::choice::Choice;
use super::desk::{Desk, Effect, Popup};
use super::draw;
use super::key::{Key, Mouse};
use super::layout::Layout;
use super::palette::Palette;
use super::story::{self, Told};
use crate::language::words;
use crate::show::{shown_names, speaker};
use crate::table::plain::Player;

/// How long a bot seems to think.
const BOT_PAUSE: Duration = Duration::from_millis(450);
/// How often the pauses of bots can be doubled and halved.
const MOST_SLOW: i32 = 4;
const MOST_FAST: i32 = 6;
/// How long a tile waits in the bag after a bot's turn.
const DRAW_PAUSE: Duration = Duration::from_millis(150);
/// How long the next draw waits after a person's turn, so that they can take something back.
const UNDO_PAUSE: Duration = Duration::from_millis(1200);

/// A running game on the screen.
#[derive(Debug)]
pub(crate) struct GameScreen {
    pub(super) record: Record,
    pub(super) players: Vec<Player>,
    rng: Rng,
    asks_to_confirm: bool,
    /// Whether a person must confirm the end of the turn.
    pub(super) is_unconfirmed: bool,
    /// What a person is asked now.
    pub(super) choice: Option<Choice>,
    /// Whether bots wait.
    is_paused: bool,
    /// How often the pauses of bots were doubled, or halved if below zero.
    slowness: i32,
    pub(super) story: Vec<Told>,
    pub(super) desk: Desk,
    /// What is known of the game if it is played on a server.
    pub(super) elsewhere: Option<Elsewhere>,
}

/// What a game screen must know of a game that is played on a server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Elsewhere {
    /// Who sits in the seats, and what their clocks show.
    pub(crate) labels: Vec<String>,
    /// Whether the last move can be taken back.
    pub(crate) may_undo: bool,
    /// Whether somebody here is asked.
    pub(crate) is_asked: bool,
    /// Whether somebody here has a seat, and so a say at the table.
    pub(crate) may_wish: bool,
    /// What is waited for, if not an answer.
    pub(crate) status: Option<String>,
}

impl GameScreen {
    pub(crate) fn new(
        record: Record,
        players: Vec<Player>,
        (seed, asks_to_confirm): (u64, bool),
        (palette, size): (Palette, (u16, u16)),
    ) -> Self {
        // A resumed game must not draw its first tiles again.
        let seed = seed.wrapping_add(record.entries().len() as u64);
        let mut game = Self {
            desk: Desk::new(record.state(), palette.for_names(record.names()), size),
            story: story::of_record(&record),
            record,
            players,
            rng: Rng::new(seed),
            asks_to_confirm,
            is_unconfirmed: false,
            choice: None,
            elsewhere: None,
            is_paused: false,
            slowness: 0,
        };
        game.settle();
        game
    }

    pub(super) fn state(&self) -> &State {
        self.record.state()
    }

    /// Returns how long to wait before [`GameScreen::tick`], and a number that changes when the wait begins again.
    pub(crate) fn due(&self) -> Option<(usize, Duration)> {
        let is_held = self.is_unconfirmed || self.is_paused || self.elsewhere.is_some();
        if self.desk.popup.is_some() || is_held {
            return None;
        }
        let n = self.record.entries().len();
        match self.state().node() {
            Node::Chance { .. } if n == 0 => Some((n, Duration::ZERO)),
            Node::Chance { .. } if self.can_undo() => Some((n, UNDO_PAUSE)),
            Node::Chance { .. } => Some((n, self.slowed(DRAW_PAUSE))),
            Node::Decide { seat, .. } if !self.is_human(seat) => Some((n, self.slowed(BOT_PAUSE))),
            Node::Decide { .. } | Node::Over => None,
        }
    }

    /// Returns a pause at the chosen pace.
    fn slowed(&self, pause: Duration) -> Duration {
        let factor = 1 << self.slowness.unsigned_abs();
        match self.slowness {
            0.. => pause * factor,
            _ => pause / factor,
        }
    }

    /// Draws a tile or lets a bot move.
    pub(crate) fn tick(&mut self) -> Vec<Effect> {
        let (rules, state) = (self.record.rules(), self.record.state());
        match state.node() {
            Node::Chance { .. } => {
                let Some(outcome) = state.sample(rules, |n| self.rng.below(n)) else {
                    return Vec::new();
                };
                let mut events = Vec::new();
                if let Err(error) = self.record.draw(outcome, &mut Log::to(&mut events)) {
                    self.desk.note = error.to_string();
                    return Vec::new();
                }
                self.tell(&events);
                self.settle();
                vec![Effect::Keep]
            }
            Node::Decide { seat, .. } => match self.players.get_mut(seat.ix()) {
                Some(Player::Bot(_, bot)) => match bot.choose(rules, state, &Stop::never()) {
                    Some(chosen) => self.play(chosen),
                    None => Vec::new(),
                },
                _ => Vec::new(),
            },
            Node::Over => Vec::new(),
        }
    }

    /// Handles a key.
    pub(crate) fn update(&mut self, key: Key) -> Vec<Effect> {
        match key {
            Key::Interrupt => return vec![Effect::Leave],
            Key::Suspend => return vec![Effect::Suspend],
            _ if self.desk.popup.is_some() => return self.desk.handle_popup(key),
            _ => {}
        }
        self.desk.note.clear();
        if self.is_filtering()
            && let Some(effects) = self.look_for(key)
        {
            return effects;
        }
        if self.is_unconfirmed && key == Key::Enter {
            self.is_unconfirmed = false;
            self.settle();
            return Vec::new();
        }
        match key {
            Key::Char('u') => return self.undo(),
            Key::Char('m') => return vec![Effect::ToggleMouse],
            Key::Char(' ')
                if self.is_paused || (self.choice.is_none() && self.elsewhere.is_none()) =>
            {
                self.is_paused = !self.is_paused;
                return Vec::new();
            }
            Key::Char(',') => {
                self.slowness = (self.slowness + 1).min(MOST_SLOW);
                self.desk.note = say!(words(), "terminal-slower");
                return Vec::new();
            }
            Key::Char('.') => {
                self.slowness = (self.slowness - 1).max(-MOST_FAST);
                self.desk.note = say!(words(), "terminal-faster");
                return Vec::new();
            }
            Key::Char('s') => {
                self.desk.popup = Some(Popup::Save(String::new(), String::new()));
                return Vec::new();
            }
            _ => {}
        }
        if let Some(effects) = self.answer(key) {
            return effects;
        }
        let focus = self.focus();
        if !self.desk.handle(key, self.record.state(), focus) {
            self.desk.note = say!(words(), "terminal-key-idle", input = "?");
        }
        Vec::new()
    }

    /// Handles the mouse: clicks choose cells, figures, answers and hints; the wheel scrolls.
    pub(crate) fn mouse(&mut self, mouse: Mouse) -> Vec<Effect> {
        let (x, y) = match mouse {
            Mouse::Wheel(side, x, y) => {
                self.desk.wheel(side, (x, y));
                return Vec::new();
            }
            Mouse::Click(..) if self.desk.popup.is_some() => {
                return self.desk.handle_popup(Key::Esc);
            }
            Mouse::Click(x, y) => (x, y),
        };
        let Some(layout) = Layout::of(self.desk.size) else {
            return Vec::new();
        };
        self.desk.note.clear();
        if layout.keys.contains((x, y).into()) {
            let hint = draw::hint_at(layout.keys.width, &self.keys(), x);
            return hint
                .and_then(Key::from_hint)
                .map_or_else(Vec::new, |key| self.update(key));
        }
        if layout.panel.contains((x, y).into()) {
            let answer = self.answer_at((x, y));
            if let (Some(choice), Some(ix)) = (&mut self.choice, answer) {
                choice.pick(ix + 1);
            }
        } else if let Some(pointed) = self.desk.view.cell_at(layout.board, (x, y)) {
            self.point(pointed);
        }
        if let Some(cell) = self.focus() {
            self.desk.show(cell);
        }
        Vec::new()
    }

    fn point(&mut self, (cell, row, column): (Cell, usize, usize)) {
        let (rules, state) = (self.record.rules(), self.record.state());
        let Some(choice) = &mut self.choice else {
            return;
        };
        if choice.is_tile() {
            if !choice.point_at_cell(cell) && !choice.point_at_spot(state, |spot| spot.cell == cell)
            {
                let cell = arg::place(cell.x, cell.y);
                self.desk.note = say!(words(), "terminal-no-fit", cell = cell);
            }
            return;
        }
        let segment = match (self.desk.view.zoom, state.tile_at(cell)) {
            (Zoom::Near, Some(tile)) => draw_placed(rules, state, tile).segment(row, column),
            _ => None,
        };
        let is_there = |spot: Spot| spot.cell == cell;
        let is_meant = |spot: Spot| is_there(spot) && Some(usize::from(spot.segment)) == segment;
        if !choice.point_at_spot(state, is_meant) && !choice.point_at_spot(state, is_there) {
            let cell = arg::place(cell.x, cell.y);
            self.desk.note = say!(words(), "terminal-no-answer-there", cell = cell);
        }
    }

    /// Handles a key that is about the question; nothing if it is not.
    pub(super) fn answer(&mut self, key: Key) -> Option<Vec<Effect>> {
        let (rules, state) = (self.record.rules(), self.record.state());
        let choice = self.choice.as_mut()?;
        if !matches!(key, Key::Char('0'..='9')) {
            choice.end_number();
        }
        match key {
            Key::Tab | Key::Char('n') => choice.step(true),
            Key::BackTab | Key::Char('p') => choice.step(false),
            Key::Arrow(side) if choice.is_tile() || choice.is_walk(state) => choice.go(state, side),
            Key::Arrow(side) if !choice.has_bids() && choice.is_spread(state) => {
                choice.go(state, side);
            }
            Key::Arrow(Side::N) if choice.has_bids() => choice.raise(true),
            Key::Arrow(Side::S) if choice.has_bids() => choice.raise(false),
            Key::Char(digit @ '0'..='9') if choice.has_bids() => {
                let digit = digit.to_digit(10).unwrap_or(0) as u16;
                if let Err((least, most)) = choice.type_bid(digit) {
                    self.desk.note =
                        say!(words(), "terminal-bid-range", least = least, most = most);
                }
            }
            Key::Backspace if choice.has_bids() => choice.delete_digit(),
            Key::Arrow(side) => {
                choice.step(matches!(side, Side::S | Side::E));
            }
            Key::Char('r' | ' ') if choice.is_tile() => choice.rotate(),
            Key::Char(digit @ '0'..='9') if digit != '0' || choice.has_number() => {
                let digit = digit.to_digit(10).unwrap_or(0) as usize;
                let (number, is_there) = choice.type_number(digit);
                if !is_there {
                    self.desk.note = say!(words(), "terminal-no-answer", number = number);
                }
            }
            Key::Char('x') if choice.moves().contains(&Move::Pass) => choice.select(Move::Pass),
            Key::Char('/') if choice.can_filter() => self.begin_filter(),
            Key::Char('i') => {
                let hint = Bot::from_name("greedy", 0)
                    .and_then(|mut bot| bot.choose(rules, state, &Stop::never()));
                if let Some(hint) = hint {
                    choice.select(hint);
                    let names = shown_names(&self.record);
                    let text = speaker(rules, &names).answer(state, hint);
                    self.desk.note = say!(words(), "terminal-advice", text = text);
                }
            }
            Key::Enter if choice.unfinished().is_some() => {
                if let Some(((least, most), typed)) = choice.limits().zip(choice.unfinished()) {
                    self.desk.note = say!(
                        words(),
                        "terminal-no-bid",
                        number = typed,
                        least = least,
                        most = most
                    );
                }
            }
            Key::Enter => {
                let chosen = choice.chosen()?;
                return Some(self.play(chosen));
            }
            _ => return None,
        }
        if let Some(cell) = self.focus() {
            self.desk.show(cell);
        }
        Some(Vec::new())
    }

    /// Notes that the screen has another size, and looks where the action is.
    pub(crate) fn resize(&mut self, size: (u16, u16)) {
        self.desk.size = size;
        let last = self.state().tiles().last().map(|tile| tile.cell);
        if let Some(cell) = self.focus().or(last) {
            self.desk.show(cell);
        }
    }

    fn play(&mut self, chosen: Move) -> Vec<Effect> {
        if self.elsewhere.is_some() {
            return vec![Effect::Play(chosen)];
        }
        let mut events = Vec::new();
        if let Err(error) = self.record.play(chosen, &mut Log::to(&mut events)) {
            self.desk.note = error.to_string();
            return Vec::new();
        }
        self.tell(&events);
        self.is_unconfirmed = self.asks_to_confirm && self.ends_a_turn();
        self.settle();
        vec![Effect::Keep]
    }

    /// Plays what was played on a server.
    ///
    /// # Errors
    /// If the rules here do not allow it.
    pub(super) fn follow(&mut self, entry: Entry) -> anyhow::Result<()> {
        let mut events = Vec::new();
        self.record.apply(entry, &mut Log::to(&mut events))?;
        self.choice = None;
        self.tell(&events);
        self.look_at_last();
        Ok(())
    }

    /// Takes back `n_entries`, as a server says.
    pub(super) fn go_back(&mut self, n_entries: usize) {
        let n = self.record.entries().len().saturating_sub(n_entries);
        self.record = self.record.first_entries(n);
        self.story.retain(|told| told.entry <= n);
        self.choice = None;
    }

    /// Says how the players are called; what was told before stays as it is.
    pub(super) fn call(&mut self, called: About) {
        // A name that cannot be written down is not used: the seat is called by its color.
        let _ = self.record.set_about(called);
    }

    /// Puts a sentence into the log.
    pub(super) fn remark(&mut self, sentence: &str) {
        self.story.push(Told {
            entry: self.record.entries().len(),
            sentence: sentence.to_owned(),
            tone: story::Tone::Other,
            scored: None,
        });
    }

    /// Notes what a server says; a question that stays keeps what is chosen.
    pub(super) fn settle_elsewhere(&mut self, elsewhere: Elsewhere) {
        let is_asked = elsewhere.is_asked;
        self.elsewhere = Some(elsewhere);
        match (is_asked, &self.choice) {
            (true, Some(_)) => {}
            (true, None) => self.settle(),
            (false, _) => self.choice = None,
        }
    }

    /// Whether the last move was a person's, who is not asked again.
    fn ends_a_turn(&self) -> bool {
        let Some(&Entry::Move(by, _)) = self.record.entries().last() else {
            return false;
        };
        let is_asked_again = matches!(self.state().node(), Node::Decide { seat, .. } if seat == by);
        self.is_human(by) && !is_asked_again
    }

    fn tell(&mut self, events: &[carcas_engine::Event]) {
        let record = &self.record;
        let at = (record.rules(), record.state());
        let names = shown_names(record);
        let told = story::tell(at, &names, record.entries().len(), events);
        self.story.extend(told);
        self.desk.log_back = 0;
    }

    /// Finds out what is asked now and looks there.
    fn settle(&mut self) {
        let asks_a_person =
            matches!(self.state().node(), Node::Decide { seat, .. } if self.is_human(seat));
        let is_open = match &self.elsewhere {
            Some(elsewhere) => elsewhere.is_asked,
            None => !self.is_unconfirmed,
        };
        self.choice = (asks_a_person && is_open).then(|| Choice::new(&self.record));
        self.look_at_last();
    }

    /// Scrolls to the last tile and to what is asked.
    fn look_at_last(&mut self) {
        let last = self.state().tiles().last().map(|tile| tile.cell);
        for cell in [last, self.focus()].into_iter().flatten() {
            self.desk.show(cell);
        }
    }

    /// Returns the cell that the question is about.
    pub(super) fn focus(&self) -> Option<Cell> {
        self.choice.as_ref()?.cell(self.state())
    }

    pub(super) fn is_human(&self, seat: Seat) -> bool {
        matches!(self.players.get(seat.ix()), Some(Player::Human))
    }

    /// Whether the last move can be taken back: it was a person's, and nothing was drawn since, because nobody can unsee a
    /// tile.
    pub(super) fn can_undo(&self) -> bool {
        if let Some(elsewhere) = &self.elsewhere {
            return elsewhere.may_undo;
        }
        matches!(self.record.entries().last(), Some(&Entry::Move(by, _)) if self.is_human(by))
    }

    fn undo(&mut self) -> Vec<Effect> {
        if !self.can_undo() {
            self.desk.note = say!(words(), "terminal-no-undo");
            return Vec::new();
        }
        let n = self.record.entries().len() - 1;
        self.record = self.record.first_entries(n);
        self.story.retain(|told| told.entry <= n);
        self.is_unconfirmed = false;
        self.settle();
        self.desk.note = say!(words(), "terminal-undone");
        vec![Effect::Keep]
    }

    /// Returns the tiles that others placed since the person who is asked placed one.
    pub(super) fn recent(&self) -> Vec<Cell> {
        let Node::Decide { seat: asked, .. } = self.state().node() else {
            return Vec::new();
        };
        let placed = self
            .record
            .entries()
            .iter()
            .rev()
            .filter_map(|entry| match entry {
                Entry::Move(by, Move::PlaceTile { cell, .. }) => Some((*by, *cell)),
                _ => None,
            });
        // The own tile of a turn that goes on is the last one, which is marked anyway.
        placed
            .skip_while(|&(by, _)| by == asked)
            .take_while(|&(by, _)| by != asked)
            .map(|(_, cell)| cell)
            .collect()
    }

    /// Returns where the dragon has been in the journey that goes on.
    pub(super) fn dragon_path(&self) -> Vec<Cell> {
        let is_walking = matches!(
            self.state().node(),
            Node::Decide {
                decision: Decision::MoveDragon,
                ..
            }
        );
        if !is_walking {
            return Vec::new();
        }
        dragon_path(&self.record)
    }

    /// Says what is waited for.
    pub(super) fn question(&self) -> String {
        let names = shown_names(&self.record);
        let name = |seat: Seat| names.get(seat.ix()).map_or("?", String::as_str);
        if let Some(status) = self.elsewhere.as_ref().and_then(|on| on.status.clone()) {
            return status;
        }
        if self.is_unconfirmed {
            return say!(words(), "terminal-confirm");
        }
        if self.is_paused && self.choice.is_none() && self.state().node() != Node::Over {
            return say!(words(), "terminal-paused");
        }
        match self.state().node() {
            Node::Over => self.outcome(),
            Node::Chance { draw } => {
                let who = name(self.state().active_seat());
                let draws = match draw {
                    Draw::Tile => say!(words(), "terminal-draws-tile", who = who),
                    Draw::Lot => say!(words(), "terminal-draws-lot", who = who),
                    Draw::Flock => say!(words(), "terminal-draws-flock", who = who),
                };
                match self.can_undo() {
                    true => format!("{draws}  {}", say!(words(), "terminal-may-undo")),
                    false => draws,
                }
            }
            Node::Decide { seat, .. } if !self.is_human(seat) => {
                say!(words(), "terminal-thinking", who = name(seat))
            }
            Node::Decide { seat, decision } => self.asked(&names, seat, decision),
        }
    }

    /// Says what a person is asked; for a tile, where it would go and how it is turned.
    fn asked(&self, names: &[String], seat: Seat, decision: Decision) -> String {
        let (rules, state) = (self.record.rules(), self.state());
        let speaker = speaker(rules, names);
        let choice = self.choice.as_ref();
        let chosen = choice.filter(|choice| choice.is_on_cell());
        let chosen = chosen.and_then(Choice::chosen);
        let (Decision::PlaceTile { .. }, Some(chosen)) = (decision, chosen) else {
            return speaker.question(state, seat, decision);
        };
        let turned = match choice.and_then(Choice::turn) {
            Some((_, 1)) | None => say!(words(), "terminal-rotation-one"),
            Some((ix, n)) => say!(words(), "terminal-rotation", number = ix + 1, most = n),
        };
        let who = names.get(seat.ix()).map_or("?", String::as_str);
        let text = speaker.answer(state, chosen);
        let asked = say!(words(), "terminal-asked", who = who, text = text);
        format!("{asked} {turned}")
    }

    /// Says who won.
    fn outcome(&self) -> String {
        let state = self.state();
        let winners = state.winners(self.record.rules());
        let points = winners.first().map_or(0, |&seat| state.score(seat));
        let names = shown_names(&self.record);
        let names: Vec<&str> = winners
            .iter()
            .filter_map(|seat| names.get(seat.ix()))
            .map(String::as_str)
            .collect();
        match names[..] {
            [who] => say!(words(), "terminal-outcome", who = who, points = points),
            _ => say!(
                words(),
                "terminal-outcome-shared",
                list = names.join(", "),
                points = points
            ),
        }
    }
}

/// Returns the tiles that the dragon has walked over since it last stood still, the first one included.
pub(crate) fn dragon_path(record: &Record) -> Vec<Cell> {
    let is_step = |entry: &&Entry| {
        matches!(
            entry,
            Entry::Move(
                _,
                Move::MoveNeutral {
                    neutral: Neutral::Dragon,
                    ..
                }
            )
        )
    };
    let entries = record.entries();
    let n_steps = entries.iter().rev().take_while(is_step).count();
    let first = entries.len() - n_steps;
    let start = record.state_at(first).neutral(Neutral::Dragon);
    let steps = entries[first..].iter().filter_map(|entry| match entry {
        Entry::Move(_, Move::MoveNeutral { to, .. }) => Some(to.cell),
        _ => None,
    });
    start
        .map(|spot| spot.cell)
        .into_iter()
        .chain(steps)
        .collect()
}
