//! A game at the table: whose turn it is, what is asked, and what keys do. Nothing here touches the terminal.

use std::time::Duration;

use carcas_bots::{Bot, Rng, Stop};
use carcas_engine::{Cell, Decision, Draw, KindIx, Log, Move, Neutral, Node, Seat, Spot, State};
use carcas_record::{Entry, Record, draw_placed};
use carcas_tiles::Side;

use super::board::Zoom;
use super::choice::Choice;
use super::desk::{Desk, Effect, Popup};
use super::draw;
use super::key::{Key, Mouse};
use super::layout::Layout;
use super::palette::Palette;
use super::story::{self, Told};
use crate::commands::play::table::Player;
use crate::commands::play::words;

/// How long a bot seems to think.
const BOT_PAUSE: Duration = Duration::from_millis(450);
/// How long a tile waits in the bag after a bot's turn.
const DRAW_PAUSE: Duration = Duration::from_millis(150);
/// How long a tile waits in the bag after a person's turn, who may want to take something back.
const UNDO_PAUSE: Duration = Duration::from_millis(1200);

/// The most moves in a journey of the dragon (rule PD-15).
const JOURNEY: usize = 6;

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
    pub(super) story: Vec<Told>,
    pub(super) desk: Desk,
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
        };
        game.settle();
        game
    }

    /// Returns the state.
    pub(super) fn state(&self) -> &State {
        self.record.state()
    }

    /// Returns how long to wait before [`GameScreen::tick`], and a number that changes when the wait begins anew.
    pub(crate) fn due(&self) -> Option<(usize, Duration)> {
        if self.desk.popup.is_some() || self.is_unconfirmed {
            return None;
        }
        let n = self.record.entries().len();
        match self.state().node() {
            Node::Chance { .. } if n == 0 => Some((n, Duration::ZERO)),
            Node::Chance { .. } if self.can_undo() => Some((n, UNDO_PAUSE)),
            Node::Chance { .. } => Some((n, DRAW_PAUSE)),
            Node::Decide { seat, .. } if !self.is_human(seat) => Some((n, BOT_PAUSE)),
            Node::Decide { .. } | Node::Over => None,
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
        if self.is_unconfirmed && key == Key::Enter {
            self.is_unconfirmed = false;
            self.settle();
            return Vec::new();
        }
        match key {
            Key::Char('u') => return self.undo(),
            Key::Char('m') => return vec![Effect::ToggleMouse],
            Key::Char('s') => {
                self.desk.popup = Some(Popup::Save(String::new()));
                return Vec::new();
            }
            _ => {}
        }
        if let Some(effects) = self.answer(key) {
            return effects;
        }
        let focus = self.focus();
        if !self.desk.handle(key, self.record.state(), focus) {
            self.desk.note = "this key does nothing here; ? shows the keys".to_owned();
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
                self.desk.note = format!("the tile does not fit at {cell}");
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
            self.desk.note = format!("no answer is about {cell}");
        }
    }

    /// Handles a key that is about the question; nothing if it is not.
    fn answer(&mut self, key: Key) -> Option<Vec<Effect>> {
        let (rules, state) = (self.record.rules(), self.record.state());
        let choice = self.choice.as_mut()?;
        match key {
            Key::Tab | Key::Char('n') => choice.step(true),
            Key::BackTab | Key::Char('p') => choice.step(false),
            Key::Arrow(side) if choice.is_tile() || choice.is_walk(state) => choice.go(state, side),
            Key::Arrow(Side::N) if choice.has_bids() => choice.raise(true),
            Key::Arrow(Side::S) if choice.has_bids() => choice.raise(false),
            Key::Char(digit @ '0'..='9') if choice.has_bids() => {
                let digit = digit.to_digit(10).unwrap_or(0) as u16;
                if let Err((least, most)) = choice.type_bid(digit) {
                    self.desk.note = format!("a bid here is {least} to {most}");
                }
            }
            Key::Backspace if choice.has_bids() => choice.delete_digit(),
            Key::Arrow(side) => {
                choice.step(matches!(side, Side::S | Side::E));
            }
            Key::Char('r' | ' ') if choice.is_tile() => choice.rotate(),
            Key::Char(digit @ '1'..='9') => {
                let number = digit.to_digit(10).unwrap_or(0) as usize;
                if !choice.pick(number) {
                    self.desk.note = format!("there is no answer {number}");
                }
            }
            Key::Char('x') if choice.moves().contains(&Move::Pass) => choice.select(Move::Pass),
            Key::Char('i') => {
                let hint = Bot::from_name("greedy", 0)
                    .and_then(|mut bot| bot.choose(rules, state, &Stop::never()));
                if let Some(hint) = hint {
                    choice.select(hint);
                    let name = self.record.move_name(hint);
                    self.desk.note = format!("the greedy bot would play {name}");
                }
            }
            Key::Enter if choice.unfinished().is_some() => {
                if let Some(((least, most), typed)) = choice.limits().zip(choice.unfinished()) {
                    self.desk.note = format!(
                        "{typed} is no bid here; type {least} to {most}, Backspace deletes"
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

    /// Tells whether the last move was a person's, who is not asked again.
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
        let told = story::tell(at, record.names(), record.entries().len(), events);
        self.story.extend(told);
        self.desk.log_back = 0;
    }

    /// Finds out what is asked now and looks there.
    fn settle(&mut self) {
        let asks_a_person =
            matches!(self.state().node(), Node::Decide { seat, .. } if self.is_human(seat));
        self.choice = (asks_a_person && !self.is_unconfirmed).then(|| Choice::new(&self.record));
        let last = self.state().tiles().last().map(|tile| tile.cell);
        for cell in [last, self.focus()].into_iter().flatten() {
            self.desk.show(cell);
        }
    }

    /// Returns the cell that the question is about.
    fn focus(&self) -> Option<Cell> {
        self.choice.as_ref()?.cell(self.state())
    }

    pub(super) fn is_human(&self, seat: Seat) -> bool {
        matches!(self.players.get(seat.ix()), Some(Player::Human))
    }

    /// Tells whether the last move can be taken back: a person's, and nothing was drawn since, for nobody unsees a tile.
    pub(super) fn can_undo(&self) -> bool {
        matches!(self.record.entries().last(), Some(&Entry::Move(by, _)) if self.is_human(by))
    }

    fn undo(&mut self) -> Vec<Effect> {
        if !self.can_undo() {
            self.desk.note =
                "there is nothing to take back: a tile was drawn or somebody else has played since"
                    .to_owned();
            return Vec::new();
        }
        let n = self.record.entries().len() - 1;
        self.record = self.record.first_entries(n);
        self.story.retain(|told| told.entry <= n);
        self.is_unconfirmed = false;
        self.settle();
        self.desk.note = "taken back".to_owned();
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
        let names = self.record.names();
        let name = |seat: Seat| names.get(seat.ix()).map_or("?", String::as_str);
        if self.is_unconfirmed {
            return "Enter ends the turn and draws the next tile; u takes the last move back"
                .to_owned();
        }
        match self.state().node() {
            Node::Over => self.outcome(),
            Node::Chance { draw } if self.can_undo() => {
                let next = |draw| match draw {
                    Draw::Tile => "the next tile",
                    Draw::Flock | Draw::Lot => draw.what(),
                };
                let seat = self.state().active_seat();
                format!("{} draws {} …  (u: take back)", name(seat), next(draw))
            }
            Node::Chance { draw } => {
                let seat = self.state().active_seat();
                format!("{} draws {} …", name(seat), draw.what())
            }
            Node::Decide { seat, .. } if !self.is_human(seat) => {
                format!("{} is thinking …", name(seat))
            }
            Node::Decide { seat, decision } => self.asked(name(seat), decision),
        }
    }

    fn asked(&self, name: &str, decision: Decision) -> String {
        match decision {
            Decision::PlaceTile { kind }
                if self.choice.as_ref().is_some_and(Choice::is_on_cell) =>
            {
                self.asked_for_tile(name, kind)
            }
            Decision::Abbey { .. } => {
                let at = self
                    .focus()
                    .map_or(String::new(), |cell| format!(" at {cell}"));
                format!("{name} may place the abbey{at} instead of drawing a tile")
            }
            Decision::MoveDragon => {
                let n_done = self.dragon_path().len().saturating_sub(1);
                let n_seats = self.record.rules().n_seats();
                let next = (self.state().active_seat().ix() + n_done + 1) % n_seats;
                let step = n_done + 1;
                let then = match self.record.names().get(next) {
                    Some(next) if step < JOURNEY => format!("; then {next}"),
                    _ => String::new(),
                };
                let n_left = JOURNEY.saturating_sub(step);
                format!("{name} moves the dragon: step {step} of {JOURNEY}, {n_left} more{then}")
            }
            other => {
                let at = (self.record.rules(), self.state(), self.record.names());
                format!("{name} {}", words::question(at, other))
            }
        }
    }

    /// Says where a tile would go, how it is turned, and which bridge comes with it.
    fn asked_for_tile(&self, name: &str, kind: KindIx) -> String {
        let rules = self.record.rules();
        let id = &rules.tile_kind(kind).id;
        let choice = self.choice.as_ref();
        let bridge = match choice.and_then(Choice::chosen) {
            Some(Move::PlaceTile { cell, rotation }) => {
                self.state().needed_bridge(rules, kind, (cell, rotation))
            }
            _ => None,
        };
        let turned = match (choice.and_then(Choice::turn), bridge) {
            (Some((_, 1)) | None, Some(_)) => String::new(),
            (Some((_, 1)) | None, None) => " (one rotation fits here)".to_owned(),
            (Some((ix, n)), _) => format!(" (rotation {} of {n})", ix + 1),
        };
        let cell = self
            .focus()
            .map_or(String::new(), |cell| format!(" at {cell}"));
        let bridge = bridge.map_or(String::new(), |(over, axis)| {
            format!(" with a bridge over {over} {}", words::axis_words(axis))
        });
        format!("{name} places {id}{cell}{bridge}{turned}")
    }

    /// Says who won.
    fn outcome(&self) -> String {
        let state = self.state();
        let winners = state.winners(self.record.rules());
        let names: Vec<&str> = winners
            .iter()
            .filter_map(|seat| self.record.names().get(seat.ix()))
            .map(String::as_str)
            .collect();
        let points = winners.first().map_or(0, |&seat| state.score(seat));
        let verb = if names.len() == 1 {
            "wins"
        } else {
            "share the win"
        };
        format!(
            "The game is over: {} {verb} with {points} points.",
            names.join(" and ")
        )
    }
}

/// Returns the tiles that the dragon has walked over since it last stood still, the first one included.
pub(super) fn dragon_path(record: &Record) -> Vec<Cell> {
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
