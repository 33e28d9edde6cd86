//! A game on a server, on the whole screen: the table of games on this machine, fed by what the server tells.
//!
//! The game screen shows the board and turns keys into moves; here they are sent, and what comes back is played. Windows
//! say who is still to come, and what can be done beside answering.

use std::sync::mpsc::{Receiver, TryRecvError};

use carcas_engine::Move;
use carcas_protocol::{Aids, Status};
use carcas_text::say;

use super::desk::Effect;
use super::draw;
use super::game::{Elsewhere, GameScreen};
use super::key::{Key, Mouse};
use super::layout::Layout;
use super::palette::Palette;
use crate::language::{self, words};
use crate::online::Sitting;
use crate::online::follow::{Follow, Heard};
use crate::online::join::Joined;
use crate::online::line::{News, Order, Orders};
use crate::online::record;
use crate::online::wish::Wish;

/// The longest text that is said.
const MAX_SAID: usize = 500;

/// A window of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Window {
    /// What can be wanted, and which of it is chosen.
    Wishes(usize),
    /// What is about to be said.
    Say(String),
    /// Whether something grave is meant.
    Sure(Wish),
}

/// A game on a server.
#[derive(Debug)]
pub(crate) struct OnlineScreen {
    pub(super) game: GameScreen,
    pub(super) follow: Follow,
    orders: Orders,
    pub(super) joined: Joined,
    news: Receiver<News>,
    pub(super) window: Option<Window>,
    wants_next: bool,
    /// What the clocks showed last.
    clocks: Vec<Option<String>>,
}

impl OnlineScreen {
    pub(crate) fn new(sitting: Sitting, news: Receiver<News>, look: (Palette, (u16, u16))) -> Self {
        let Sitting {
            follow,
            record,
            orders,
            joined,
        } = sitting;
        let mut screen = Self {
            game: GameScreen::new(record, follow.players(), (0, false), look),
            follow,
            orders,
            joined,
            news,
            window: None,
            wants_next: false,
            clocks: Vec::new(),
        };
        screen.settle();
        screen
    }

    /// Takes in what the server has told since; returns whether to draw again.
    ///
    /// # Errors
    /// If the game cannot be followed any further.
    pub(crate) fn listen(&mut self) -> anyhow::Result<bool> {
        let mut is_new = false;
        loop {
            match self.news.try_recv() {
                Ok(news) => {
                    self.hear(news)?;
                    is_new = true;
                }
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    anyhow::bail!(say!(words(), "terminal-screen-ended"))
                }
            }
        }
        let seats = 0..self.follow.about.seats.len() as u8;
        let clocks: Vec<_> = seats.map(|seat| self.follow.time_left(seat)).collect();
        let shown = self.game.elsewhere.as_ref().map(|on| &on.status);
        if clocks != self.clocks || shown != Some(&self.status()) {
            self.clocks = clocks;
            is_new = true;
        }
        if is_new {
            self.settle();
        }
        Ok(is_new)
    }

    fn hear(&mut self, news: News) -> anyhow::Result<()> {
        let heard = self.follow.hear(news, &self.game.record)?;
        self.game.call(self.follow.called());
        match heard {
            Heard::Nothing => {}
            Heard::Caught => self.game.desk.note.clear(),
            Heard::Begun(record) => {
                let look = (self.game.desk.palette, self.game.desk.size);
                self.game = GameScreen::new(*record, self.follow.players(), (0, false), look);
                self.window = None;
                self.wants_next = false;
            }
            Heard::Entry(entry) => {
                // Remarks about the previous position are obsolete.
                self.game.desk.note.clear();
                self.game.follow(entry)?;
                if matches!(self.window, Some(Window::Wishes(_) | Window::Sure(_))) {
                    self.window = None;
                }
            }
            Heard::Back(n, told) => {
                self.game.desk.note.clear();
                self.game.go_back(n);
                self.game.remark(&told);
            }
            Heard::Told(told) => {
                self.game.remark(&told);
                self.go_on();
            }
            Heard::Refused(why) => self.game.desk.note = why,
            Heard::Gone(why) => anyhow::bail!("{why}"),
        }
        Ok(())
    }

    /// Tells the game screen what it may ask and what it shows.
    fn settle(&mut self) {
        let follow = &self.follow;
        let label = |seat: u8| {
            let name = match (follow.beside(seat), follow.is_away(seat)) {
                (who, true) => say!(words(), "terminal-screen-away", who = who),
                (who, false) => who,
            };
            match follow.time_left(seat) {
                Some(left) => format!("{left} {name}"),
                None => name,
            }
        };
        let record = &self.game.record;
        let elsewhere = Elsewhere {
            labels: (0..follow.about.seats.len() as u8).map(label).collect(),
            may_undo: follow.may_undo(record).is_some(),
            is_asked: follow.asked(record).is_some(),
            may_wish: !follow.mine.is_empty(),
            status: self.status(),
        };
        self.game.settle_elsewhere(elsewhere);
    }

    /// Says what is waited for, where the game screen does not know.
    fn status(&self) -> Option<String> {
        let follow = &self.follow;
        if let Some(why) = &follow.lost {
            return Some(say!(
                words(),
                "terminal-screen-lost",
                text = why.to_string()
            ));
        }
        if !follow.is_caught {
            return Some(say!(words(), "terminal-screen-reading"));
        }
        if let Some(outcome) = follow.outcome() {
            return Some(match follow.mine.is_empty() {
                true => outcome,
                false => say!(words(), "terminal-screen-over", text = outcome),
            });
        }
        if follow.takeback_for().is_some() {
            return Some(say!(words(), "terminal-screen-takeback"));
        }
        if follow.is_sending() {
            return Some(say!(words(), "terminal-screen-sent"));
        }
        let (_, left) = follow.may_confirm(&self.game.record)?;
        let s = u64::try_from(left.as_millis().div_ceil(1000)).unwrap_or(u64::MAX);
        Some(say!(words(), "terminal-screen-confirm", n = s))
    }

    /// Goes to the next game, if it is there and wanted.
    fn go_on(&mut self) {
        if let (true, Some(game)) = (self.wants_next, self.follow.about.next_game.clone()) {
            self.wants_next = false;
            let order = self.joined.go_to(game);
            self.send(order);
        }
    }

    fn send(&mut self, order: Order) {
        self.follow.sends(&order);
        // A line that has ended says so itself.
        let _ = self.orders.send(order);
    }

    fn wish(&mut self, wish: Wish) {
        if wish == Wish::Rematch {
            self.wants_next = true;
            if self.follow.about.next_game.is_some() {
                return self.go_on();
            }
        }
        match wish.order(&self.follow, &self.game.record) {
            Ok(order) => self.send(order),
            Err(why) => self.game.desk.note = why,
        }
    }

    fn play(&mut self, chosen: Move) {
        let record = &self.game.record;
        let Some(seat) = self.follow.asked(record) else {
            return;
        };
        let order = self.follow.plays(record, seat, chosen);
        self.send(order);
    }

    /// Handles a key.
    pub(crate) fn update(&mut self, key: Key) -> Vec<Effect> {
        let effects = self.handle(key);
        self.settle();
        effects
    }

    fn handle(&mut self, key: Key) -> Vec<Effect> {
        match key {
            Key::Interrupt => return vec![Effect::Leave],
            Key::Suspend => return vec![Effect::Suspend],
            _ if self.game.desk.popup.is_some() => {}
            _ if self.window.is_some() => {
                self.handle_window(key);
                return Vec::new();
            }
            // The game has not begun, and its links are kept.
            // Letters that are typed to look for an answer are no keys.
            Key::Char(_) if self.game.is_filtering() => {}
            Key::Char('q') if self.is_waiting() => return vec![Effect::Leave],
            Key::Char('u') => {
                self.game.desk.note.clear();
                self.wish(Wish::Undo);
                return Vec::new();
            }
            Key::Char('t') => {
                self.game.desk.note.clear();
                match Wish::offered(&self.follow, &self.game.record).is_empty() {
                    true => self.game.desk.note = say!(words(), "terminal-screen-watching"),
                    false => self.window = Some(Window::Wishes(0)),
                }
                return Vec::new();
            }
            Key::Enter if self.follow.may_confirm(&self.game.record).is_some() => {
                self.wish(Wish::Confirm);
                return Vec::new();
            }
            Key::Char('i') if self.follow.has_others() => {
                self.game.desk.note = say!(words(), "terminal-screen-no-advice");
                return Vec::new();
            }
            Key::Char('b') if !self.follow.allows(Aids::All) => {
                self.game.desk.note = say!(words(), "terminal-screen-no-bag");
                return Vec::new();
            }
            Key::Char('f') if !self.follow.allows(Aids::Tabletop) => {
                self.game.desk.note = say!(words(), "terminal-screen-no-owners");
                return Vec::new();
            }
            _ => {}
        }
        let effects = self.game.update(key);
        self.carry_out(effects)
    }

    /// Does what is for the server, and returns the rest.
    fn carry_out(&mut self, effects: Vec<Effect>) -> Vec<Effect> {
        let mut rest = Vec::new();
        for effect in effects {
            match effect {
                Effect::Play(chosen) => self.play(chosen),
                // The server knows more of a game that is over than what was played.
                Effect::SaveAs(path) if self.follow.about.status == Status::Over => {
                    let saved = record::save(&self.joined.ticket, &path);
                    self.game
                        .desk
                        .is_saved(saved.map_err(|why| language::told(&why)));
                }
                other => rest.push(other),
            }
        }
        rest
    }

    fn handle_window(&mut self, key: Key) {
        let offered = Wish::offered(&self.follow, &self.game.record);
        match (self.window.take(), key) {
            // What is typed next must not become keys of the game.
            (Some(Window::Say(text)), Key::Enter) if text.trim().is_empty() => {
                self.window = Some(Window::Say(text));
            }
            (Some(Window::Say(text)), Key::Enter) => self.wish(Wish::Say(text)),
            (Some(Window::Say(mut text)), Key::Char(letter)) => {
                if !letter.is_control() && text.chars().count() < MAX_SAID {
                    text.push(letter);
                }
                self.window = Some(Window::Say(text));
            }
            (Some(Window::Say(mut text)), Key::Backspace) => {
                text.pop();
                self.window = Some(Window::Say(text));
            }
            (Some(Window::Wishes(at)), Key::Arrow(side)) => {
                use carcas_tiles::Side;
                let n = offered.len().max(1);
                let at = match side {
                    Side::N | Side::W => (at + n - 1) % n,
                    Side::S | Side::E => (at + 1) % n,
                };
                self.window = Some(Window::Wishes(at));
            }
            (Some(Window::Wishes(at)), Key::Enter) => self.choose(offered.get(at).cloned()),
            (Some(Window::Wishes(at)), Key::Char(digit @ '1'..='9')) => {
                let chosen = digit.to_digit(10).unwrap_or(1) as usize - 1;
                let at = if chosen < offered.len() { chosen } else { at };
                self.window = Some(Window::Wishes(at));
            }
            (Some(Window::Sure(wish)), Key::Char('y')) => self.wish(wish),
            _ => {}
        }
    }

    fn choose(&mut self, wish: Option<Wish>) {
        match wish {
            Some(Wish::Say(text)) => self.window = Some(Window::Say(text)),
            Some(wish) if wish.is_grave() => self.window = Some(Window::Sure(wish)),
            Some(wish) => self.wish(wish),
            None => {}
        }
    }

    /// Whether others are still to come.
    pub(super) fn is_waiting(&self) -> bool {
        self.follow.about.status == Status::Gathering && self.follow.is_caught
    }

    /// Handles the mouse.
    pub(crate) fn mouse(&mut self, mouse: Mouse) -> Vec<Effect> {
        if let (Mouse::Click(x, y), Some(layout), None) =
            (mouse, Layout::of(self.game.desk.size), &self.window)
            && layout.keys.contains((x, y).into())
        {
            // A hint is a key, which may mean more here than on other tables.
            let hint = draw::hint_at(layout.keys.width, &self.game.keys(), x);
            return hint
                .and_then(Key::from_hint)
                .map_or_else(Vec::new, |key| self.update(key));
        }
        if self.window.is_some() {
            return Vec::new();
        }
        let effects = self.game.mouse(mouse);
        let effects = self.carry_out(effects);
        self.settle();
        effects
    }

    /// Notes that the screen has another size.
    pub(crate) fn resize(&mut self, size: (u16, u16)) {
        self.game.resize(size);
    }

    /// Says how it ended and how to come back.
    pub(crate) fn farewell(&self) -> String {
        match self.follow.outcome() {
            Some(outcome) => outcome,
            None => Sitting::farewell(&self.follow, &self.joined),
        }
    }
}
