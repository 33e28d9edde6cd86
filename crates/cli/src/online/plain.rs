//! A game on a server line by line: for pipes, screen readers and small terminals.

use crate::language::{self, words};
use carcas_text::say;
use std::collections::VecDeque;
use std::io::{IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::mpsc;
use std::time::Duration;

use carcas_engine::{Decision, Node, Seat};
use carcas_protocol::{Aids, Status};
use carcas_record::Entry;

use super::follow::{Follow, Heard};
use super::join::Joined;
use super::line::{self, News, Order, Orders};
use super::record;
use super::wish::{self, Wish};
use super::{Sitting, first_view};
use crate::screen::signals::{self, Signals};
use crate::table::menu::Menu;
use crate::table::plain::{Table, Typed, read_line};

/// How often signals are looked for.
const GLANCE: Duration = Duration::from_millis(100);

/// What comes in.
enum Input {
    /// A line, or the end of all lines.
    Line(Option<String>),
    News(News),
}

/// Whether it goes on.
enum Next {
    Stay,
    Leave,
}

struct Plain {
    table: Table,
    follow: Follow,
    orders: Orders,
    joined: Joined,
    /// Lines that nobody has asked for yet. Somebody at a terminal sees what happens and is answered at once; what comes
    /// through a pipe waits for its question.
    lines: VecDeque<Option<String>>,
    is_pipe: bool,
    /// The question that is shown.
    question: Option<Menu>,
    /// Whether a prompt stands at the end of the screen.
    is_prompted: bool,
    /// What was told about who is still to come, and about the end of the turn.
    has_told_waiting: bool,
    has_told_confirm: bool,
    has_told_end: bool,
    /// A wish that must be said twice.
    grave: Option<Wish>,
    wants_next: bool,
}

pub(super) fn play(joined: Joined) -> anyhow::Result<ExitCode> {
    let (tell, input) = mpsc::channel();
    let lines = tell.clone();
    let orders = line::open(joined.ticket.clone(), move |news| {
        // A receiver that is gone has left.
        let _ = tell.send(Input::News(news));
    })?;
    let (follow, record) = first_view(|| match input.recv().ok()? {
        Input::News(news) => Some(news),
        Input::Line(_) => None,
    })?;
    std::thread::spawn(move || {
        loop {
            let line = read_line().unwrap_or(None);
            let is_end = line.is_none();
            if lines.send(Input::Line(line)).is_err() || is_end {
                return;
            }
        }
    });
    let signals = Signals::note()?;
    let mut plain = Plain {
        table: Table::elsewhere(record, follow.players()),
        follow,
        orders,
        joined,
        lines: VecDeque::new(),
        is_pipe: !std::io::stdin().is_terminal(),
        question: None,
        is_prompted: false,
        has_told_waiting: false,
        has_told_confirm: false,
        has_told_end: false,
        grave: None,
        wants_next: false,
    };
    plain.run(&input, &signals)
}

/// Whether a line wants the game written to a file.
fn is_save(line: &str) -> bool {
    let word = line.split_whitespace().next();
    word.is_some_and(|word| word.eq_ignore_ascii_case("save"))
}

impl Plain {
    fn run(
        &mut self,
        input: &mpsc::Receiver<Input>,
        signals: &Signals,
    ) -> anyhow::Result<ExitCode> {
        loop {
            if let Some(signal) = signals.caught() {
                self.leave()?;
                signals::end_by(signal);
                return Ok(ExitCode::from(
                    u8::try_from(128 + signal).unwrap_or(u8::MAX),
                ));
            }
            self.settle()?;
            let next = match self.waiting_line() {
                Some(line) => self.line(line)?,
                None => match input.recv_timeout(GLANCE) {
                    Ok(Input::Line(line)) if self.is_pipe => {
                        self.lines.push_back(line);
                        Next::Stay
                    }
                    Ok(Input::Line(line)) => self.line(line)?,
                    Ok(Input::News(news)) => self.news(news)?,
                    Err(mpsc::RecvTimeoutError::Timeout) => Next::Stay,
                    Err(mpsc::RecvTimeoutError::Disconnected) => Next::Leave,
                },
            };
            if matches!(next, Next::Leave) {
                self.leave()?;
                return Ok(ExitCode::SUCCESS);
            }
        }
    }

    /// Returns a line that came through a pipe, when somebody is asked for one.
    fn waiting_line(&mut self) -> Option<Option<String>> {
        if !self.follow.is_caught {
            return None;
        }
        let is_over = self.follow.about.status == Status::Over && !self.follow.is_sending();
        let is_asked = self.question.is_some() || self.follow.takeback_for().is_some() || is_over;
        // Talk and the like can be said while others think; but not what answers a question to come.
        let front = self.lines.front().and_then(Option::as_deref);
        let is_free = front.is_some_and(|line| match Wish::read(line, &self.follow) {
            Ok(Some(Wish::Rematch | Wish::Takeback(_))) => false,
            Ok(Some(_)) | Err(_) => true,
            Ok(None) => matches!(
                line.trim(),
                "quit" | "q" | "exit" | "who" | "links" | "help"
            ),
        });
        // Watchers are never asked.
        let is_free = (is_free || front.is_some() && self.follow.mine.is_empty())
            && !self.follow.is_sending();
        match is_asked || is_free {
            true => self.lines.pop_front(),
            false => None,
        }
    }

    /// Prints a sentence, also while a prompt is open.
    fn tell(&mut self, text: &str) -> anyhow::Result<()> {
        let mut out = anstream::stdout();
        if std::mem::take(&mut self.is_prompted) {
            writeln!(out)?;
        }
        writeln!(out, "{text}")?;
        Ok(())
    }

    fn asked(&self) -> Option<(Seat, Decision)> {
        let seat = self.follow.asked(self.table.record())?;
        match self.table.record().state().node() {
            Node::Decide { decision, .. } => Some((seat, decision)),
            Node::Chance { .. } | Node::Over => None,
        }
    }

    /// Shows what has not been shown yet: a question, who is still to come, the end.
    fn settle(&mut self) -> anyhow::Result<()> {
        if !self.follow.is_caught {
            return Ok(());
        }
        match self.follow.about.status {
            Status::Gathering if !self.has_told_waiting => {
                self.has_told_waiting = true;
                self.show_links()?;
            }
            Status::Over if !self.has_told_end => {
                self.has_told_end = true;
                self.question = None;
                self.show_end()?;
            }
            _ => {}
        }
        match self.asked() {
            Some((seat, decision)) => {
                if self.question.is_none() {
                    let menu = Menu::new(self.table.record());
                    self.is_prompted = false;
                    self.table.show_question(&menu, seat, decision)?;
                    self.question = Some(menu);
                }
                self.prompt()?;
            }
            None => self.question = None,
        }
        if self.follow.may_confirm(self.table.record()).is_some() && !self.has_told_confirm {
            self.has_told_confirm = true;
            let takes_back = self
                .lines
                .front()
                .is_some_and(|line| matches!(line.as_deref().map(str::trim), Some("undo" | "u")));
            if self.is_pipe && !takes_back {
                self.wish(Wish::Confirm)?;
            } else if !self.is_pipe {
                self.tell(&say!(words(), "terminal-online-enter-draws"))?;
            }
        }
        Ok(())
    }

    fn prompt(&mut self) -> anyhow::Result<()> {
        if self.is_prompted {
            return Ok(());
        }
        if let Some((seat, _)) = self.asked() {
            self.table.prompt(seat)?;
            self.is_prompted = true;
        }
        Ok(())
    }

    fn news(&mut self, news: News) -> anyhow::Result<Next> {
        let heard = self.follow.hear(news, self.table.record())?;
        self.table.call(self.follow.called());
        match heard {
            Heard::Nothing => {}
            Heard::Caught => {
                if !self.has_told_waiting {
                    self.table.set_players(self.follow.players());
                    self.table.welcome()?;
                    self.show_people()?;
                    if self.follow.mine.is_empty() {
                        self.tell(&say!(words(), "terminal-online-you-watch"))?;
                        self.table.look("board")?;
                    }
                    self.has_told_waiting = self.follow.about.status != Status::Gathering;
                }
            }
            Heard::Begun(record) => self.begin(*record),
            Heard::Entry(entry) => self.entry(entry)?,
            Heard::Back(n, told) => {
                self.table.go_back(n);
                self.question = None;
                self.has_told_confirm = false;
                if self.follow.is_caught {
                    self.tell(&told)?;
                }
            }
            Heard::Told(told) => {
                if self.follow.is_caught {
                    self.tell(&told)?;
                    if self.follow.takeback_for().is_some() {
                        self.tell(&say!(words(), "terminal-online-yes-or-no"))?;
                    }
                }
                self.go_on();
            }
            Heard::Refused(why) => self.tell(&why)?,
            Heard::Gone(why) => {
                self.tell("")?;
                anyhow::bail!("{why}");
            }
        }
        Ok(Next::Stay)
    }

    fn begin(&mut self, record: carcas_record::Record) {
        self.table = Table::elsewhere(record, self.follow.players());
        self.question = None;
        self.has_told_waiting = false;
        self.has_told_confirm = false;
        self.has_told_end = false;
        self.wants_next = false;
    }

    /// Goes to the next game, if it is there and wanted.
    fn go_on(&mut self) {
        if let (true, Some(game)) = (self.wants_next, self.follow.about.next_game.clone()) {
            self.wants_next = false;
            let order = self.joined.go_to(game);
            self.send(order);
        }
    }

    fn entry(&mut self, entry: Entry) -> anyhow::Result<()> {
        if std::mem::take(&mut self.is_prompted) && self.follow.is_caught {
            writeln!(anstream::stdout())?;
        }
        self.question = None;
        self.has_told_confirm = false;
        let before = self.table.record().state().active_seat();
        self.table.follow(entry, self.follow.is_caught)?;
        let is_watching = self.follow.mine.is_empty() && self.follow.is_caught;
        // Players see the board with each question; watchers are asked none.
        if is_watching && self.table.record().state().active_seat() != before {
            self.table.look("board")?;
        }
        Ok(())
    }

    fn line(&mut self, line: Option<String>) -> anyhow::Result<Next> {
        self.is_prompted = false;
        let Some(line) = line else {
            let is_watching = self.follow.mine.is_empty() && self.is_pipe;
            let goes_on = is_watching && self.follow.about.status != Status::Over;
            return Ok(if goes_on { Next::Stay } else { Next::Leave });
        };
        let grave = self.grave.take();
        match Wish::read(&line, &self.follow) {
            Err(why) => self.tell(&why)?,
            // Watchers can only go along to the next game.
            Ok(Some(wish)) if self.follow.mine.is_empty() && wish != Wish::Rematch => {
                self.tell(&say!(words(), "terminal-online-only-watch"))?;
            }
            Ok(Some(wish)) if wish.is_grave() && grave.as_ref() != Some(&wish) => {
                let wanted = wish.words(&self.follow);
                self.tell(&say!(words(), "terminal-online-once-more", text = wanted))?;
                self.grave = Some(wish);
            }
            Ok(Some(wish)) => self.wish(wish)?,
            Ok(None) => return self.word(&line),
        }
        Ok(Next::Stay)
    }

    /// Handles a line that is about the question, or only shows something.
    fn word(&mut self, line: &str) -> anyhow::Result<Next> {
        match line.trim().to_ascii_lowercase().as_str() {
            "quit" | "q" | "exit" => return Ok(Next::Leave),
            "who" => self.show_people()?,
            "links" => self.show_links()?,
            "hint" if self.follow.has_others() => {
                self.tell(&say!(words(), "terminal-online-no-hint"))?;
            }
            "bag" if !self.follow.allows(Aids::All) => {
                self.tell(&say!(words(), "terminal-online-no-bag"))?;
            }
            "" if self.follow.about.status == Status::Over => return Ok(Next::Leave),
            "" if self.follow.may_confirm(self.table.record()).is_some() => {
                self.wish(Wish::Confirm)?;
            }
            "help" | "h" | "?" => {
                self.table.help()?;
                self.tell(&wish::help())?;
            }
            "" if self.question.is_none() => {}
            "fields" if !self.follow.allows(Aids::Tabletop) => {
                self.tell(&say!(words(), "terminal-online-no-fields"))?;
            }
            "save" => self.tell(&say!(words(), "terminal-online-save-how"))?,
            _ if self.follow.about.status == Status::Over && is_save(line) => self.save(line)?,
            // What lies on the table can be looked at at any time.
            word if self.question.is_none() && self.table.look(word)? => {}
            // What a pipe says after the end was meant for a longer game.
            _ if self.is_pipe && self.follow.about.status == Status::Over => {}
            _ => self.answer(line)?,
        }
        Ok(Next::Stay)
    }

    fn answer(&mut self, line: &str) -> anyhow::Result<()> {
        let (Some(asked), Some(menu)) = (self.asked(), &self.question) else {
            let awaited = match (self.follow.about.status, self.follow.awaits.seat) {
                (Status::Gathering, _) => say!(words(), "terminal-online-wait-gathering"),
                (Status::Over, _) => say!(words(), "terminal-online-wait-over"),
                (Status::Playing, _) if self.follow.is_sending() => {
                    say!(words(), "terminal-online-wait-sending")
                }
                (Status::Playing, Some(seat)) => say!(
                    words(),
                    "terminal-online-wait-turn",
                    who = self.follow.who(seat)
                ),
                (Status::Playing, None) => say!(words(), "terminal-online-wait-draw"),
            };
            return self.tell(&awaited);
        };
        match self.table.react(menu, asked, line)? {
            Some(Typed::Played(chosen)) => {
                let order = self.follow.plays(self.table.record(), asked.0, chosen);
                self.send(order);
            }
            // Both were understood before.
            Some(Typed::Undo | Typed::Quit) | None => {}
        }
        Ok(())
    }

    /// Writes the record as the server has it: with names, result, seed and nonces, so that it can be verified.
    fn save(&mut self, line: &str) -> anyhow::Result<()> {
        let file = line.trim().split_once(char::is_whitespace);
        let file = file.map_or("", |(_, file)| file.trim());
        match record::save(&self.joined.ticket, Path::new(file)) {
            Ok(told) => self.tell(&told),
            Err(why) => self.tell(&language::told(&why)),
        }
    }

    fn wish(&mut self, wish: Wish) -> anyhow::Result<()> {
        if wish == Wish::Rematch {
            self.wants_next = true;
            if self.follow.about.next_game.is_some() {
                self.go_on();
                return Ok(());
            }
        }
        match wish.order(&self.follow, self.table.record()) {
            Ok(order) => self.send(order),
            Err(why) => self.tell(&why)?,
        }
        Ok(())
    }

    fn send(&mut self, order: Order) {
        self.follow.sends(&order);
        // A line that has ended says so itself.
        let _ = self.orders.send(order);
    }

    fn show_links(&mut self) -> anyhow::Result<()> {
        self.tell("")?;
        for (seat, link) in self.joined.links.clone() {
            if !self.follow.is_person(seat) {
                let color = self.follow.color(seat);
                self.tell(&say!(
                    words(),
                    "terminal-online-link",
                    who = color,
                    input = link
                ))?;
            }
        }
        let watch = self.joined.watch.clone();
        self.tell(&say!(words(), "terminal-online-watch-link", input = watch))?;
        match (self.follow.about.status, self.follow.about.start_by_ms) {
            (Status::Gathering, None) => {
                self.tell(&say!(words(), "terminal-online-begins-when-full"))?;
            }
            (Status::Gathering, Some(_)) => {
                self.tell(&say!(words(), "terminal-online-begins-soon"))?;
            }
            _ => {}
        }
        Ok(())
    }

    fn show_people(&mut self) -> anyhow::Result<()> {
        for seat in 0..self.follow.about.seats.len() as u8 {
            let mut line = format!(
                "  {:<7} {}",
                self.follow.color(seat),
                self.follow.player(seat)
            );
            if self.follow.mine.contains(&seat) {
                line += &format!(", {}", say!(words(), "terminal-online-played-here"));
            } else if self.follow.is_away(seat) {
                line += &format!(", {}", say!(words(), "terminal-online-away"));
            }
            if let Some(left) = self.follow.time_left(seat) {
                line += &format!(
                    ", {}",
                    say!(words(), "terminal-online-time-left", time = left)
                );
            }
            self.tell(&line)?;
        }
        match self.follow.n_watchers {
            0 => {}
            n => self.tell(&format!(
                "  {}",
                say!(words(), "terminal-online-watching", n = n)
            ))?,
        }
        Ok(())
    }

    fn show_end(&mut self) -> anyhow::Result<()> {
        self.is_prompted = false;
        self.table.show_end()?;
        self.table.show_points()?;
        if let Some(outcome) = self.follow.outcome() {
            self.tell(&outcome)?;
        }
        match self.follow.mine.is_empty() {
            true => self.lines.push_front(None),
            false => self.tell(&say!(words(), "terminal-online-rematch-or-leave"))?,
        }
        Ok(())
    }

    fn leave(&mut self) -> anyhow::Result<()> {
        if self.follow.about.status != Status::Over {
            let farewell = Sitting::farewell(&self.follow, &self.joined);
            self.tell(&farewell)?;
        }
        Ok(())
    }
}
