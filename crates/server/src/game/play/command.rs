//! What commands bring about: entries of the log, or a refusal.

use carcas_engine::notation::outcome_name;
use carcas_engine::{Log, Node, State};
use carcas_fair::{Draws, Nonce};
use carcas_protocol::{Aids, By, EndReason, Holder, Status, TakeoverReason};
use carcas_record::{Entry, told};

use super::{Game, Played, SeatState};
use crate::game::clock::Clocks;
use crate::game::log::LogEntry;
use crate::game::refused::Refused;
use crate::shown::shown;
use crate::trouble::Trouble;

/// The longest text in a chat.
const MAX_SAID: usize = 500;
/// How often a seat can undo something between two draws.
const MAX_UNDONE: u32 = 50;
/// How often a game goes back at all. Each time all of it may be played again, also by whoever reads the log.
const MAX_TAKEN_BACK: u32 = 500;
/// A log of so many entries takes moves, so that the game can end, and nothing that could go on for ever.
pub(super) const MAX_ENTRIES: u64 = 10_000;

impl Game {
    /// Refuses what is done only while the game is played.
    pub(super) fn check_playing(&self) -> Result<(), Refused> {
        match self.status() {
            Status::Gathering => Err(Refused::NotStarted),
            Status::Playing => Ok(()),
            Status::Over => Err(Refused::Over),
        }
    }

    /// Refuses what is done only while there is something to play. When the last answer is given there is not, even while it can
    /// still be undone.
    pub(super) fn check_undecided(&self) -> Result<(), Refused> {
        self.check_playing()?;
        match self.state.node() {
            Node::Over => Err(Refused::Over),
            Node::Decide { .. } | Node::Chance { .. } => Ok(()),
        }
    }

    /// Refuses a seat for which a bot plays.
    pub(super) fn check_person(&self, seat: u8) -> Result<(), Refused> {
        match self.is_person(seat) {
            true => Ok(()),
            false => Err(Refused::NotYourSeat),
        }
    }

    /// Adds to the draws of a next game. The last one starts it.
    ///
    /// # Errors
    /// If the game is none that waits for it, or the seat has added already.
    pub(crate) fn add_nonce(&self, seat: u8, nonce: &str) -> Result<Vec<LogEntry>, Refused> {
        self.check_person(seat)?;
        if self.status() != Status::Gathering {
            return Err(Refused::NoNonce(
                "the game has started, and its draws are fixed",
            ));
        }
        if self.created.start_by_ms.is_none() {
            return Err(Refused::NoNonce(
                "at this table a nonce is brought with taking a seat",
            ));
        }
        if self.seats[usize::from(seat)].has_added {
            return Err(Refused::NoNonce("this seat has added to the draws already"));
        }
        let nonce: Nonce = nonce
            .parse()
            .map_err(|why| Refused::Unreadable(format!("a nonce: {why}")))?;
        let nonce = nonce.to_string();
        let mut nonces = self.seat_nonces();
        nonces[usize::from(seat)] = Some(nonce.clone());
        let mut entries = vec![LogEntry::NonceAdded { seat, nonce }];
        let mut others = (0..).zip(&self.seats).filter(|&(other, _)| other != seat);
        let is_waited_for = |place: &SeatState| match place.holder {
            Holder::Person => !place.has_added,
            Holder::Open => true,
            Holder::Bot { .. } => false,
        };
        if !others.any(|(_, place)| is_waited_for(place)) {
            entries.extend(self.start(nonces)?);
        }
        Ok(entries)
    }

    /// Returns what every seat adds to the draws as it stands.
    pub(super) fn seat_nonces(&self) -> Vec<Option<String>> {
        self.seats.iter().map(|seat| seat.nonce.clone()).collect()
    }

    /// Starts the game, everything drawn that comes first.
    ///
    /// # Errors
    /// If what a seat adds to the draws is no nonce.
    pub(crate) fn start(&self, nonces: Vec<Option<String>>) -> Result<Vec<LogEntry>, Refused> {
        let draws = self.draws_of(&nonces).map_err(Refused::Unreadable)?;
        let mut entries = vec![LogEntry::Started { nonces }];
        self.draw_on(&draws, self.state.clone(), &mut entries)?;
        Ok(entries)
    }

    /// Draws until a seat is asked, and ends the game when the rules do.
    fn draw_on(
        &self,
        draws: &Draws,
        mut state: State,
        entries: &mut Vec<LogEntry>,
    ) -> Result<(), Refused> {
        let mut drawn = self.drawn;
        while let Some(outcome) = draws.outcome(&self.rules, &state, &drawn) {
            drawn.count(&state);
            let applied = state.draw(&self.rules, outcome, &mut Log::silent());
            applied.map_err(|why| Refused::Broken(why.to_string()))?;
            let outcome = outcome_name(&self.rules, outcome).to_owned();
            entries.push(LogEntry::Drawn { outcome });
        }
        if state.node() == Node::Over {
            let winners = state.winners(&self.rules);
            let winners = winners.into_iter().map(|seat| seat.0).collect();
            entries.push(self.end(winners, EndReason::Finished, &state));
        }
        Ok(())
    }

    /// Ends the game.
    pub(super) fn end(&self, winners: Vec<u8>, reason: EndReason, state: &State) -> LogEntry {
        let scores = self.rules.seats().map(|seat| state.score(seat)).collect();
        LogEntry::Ended {
            winners,
            reason,
            scores,
        }
    }

    /// Answers the question.
    ///
    /// # Errors
    /// If another seat is asked, the client is behind, or the move is not legal.
    pub(crate) fn answer(
        &self,
        seat: u8,
        answer: &Answer<'_>,
        now_ms: i64,
    ) -> Result<Vec<LogEntry>, Refused> {
        self.check_playing()?;
        if answer.by == By::Person {
            self.check_person(seat)?;
        }
        if !(self.changed..=self.version).contains(&answer.against) {
            return Err(Refused::Stale {
                version: self.version,
            });
        }
        if self.asked() != Some(seat) {
            return Err(Refused::NotAsked(self.asked()));
        }
        if matches!(self.clocks.flag(|_| answer.lag_ms), Some((_, at_ms)) if at_ms < now_ms) {
            return Err(Refused::TooLate);
        }
        let chosen = self.state.parse_move(&self.rules, answer.text);
        let chosen = chosen.map_err(|why| Refused::Unreadable(why.to_string()))?;
        if let Some(refusal) = self.state.refusal(&self.rules, chosen) {
            let why = match self.created.aids {
                Aids::None => "the rules forbid this move".to_owned(),
                Aids::Tabletop | Aids::All => told(refusal).to_string(),
            };
            return Err(Refused::Illegal {
                why,
                rule: Some(refusal.rule.to_owned()),
            });
        }
        let mut state = self.state.clone();
        let text = state.move_name(&self.rules, chosen);
        let played = state.play(&self.rules, chosen, &mut Log::silent());
        played.map_err(|why| Refused::Illegal {
            why: why.to_string(),
            rule: None,
        })?;
        let mut entries = vec![LogEntry::Moved {
            seat,
            text,
            by: answer.by,
            lag_ms: answer.lag_ms,
        }];
        if !self.waits_after(answer.by, &state)
            && let Some(draws) = &self.draws
        {
            self.draw_on(draws, state, &mut entries)?;
        }
        Ok(entries)
    }

    /// Gives the clock that runs the time back in which its seat could not answer, if there was such a time. Days are long enough
    /// for a server that is away, unless they end just then.
    pub(crate) fn resume(&self, trouble: &Trouble, now_ms: i64) -> Option<LogEntry> {
        let (_, deadline_ms) = self.clocks.deadline()?;
        let lost_ms = trouble.lost_ms(self.clocks.since()?, now_ms);
        let counts = self.created.clock.is_live() || trouble.was_at(deadline_ms);
        (counts && lost_ms > 0).then(|| LogEntry::Resumed {
            stopped_ms: now_ms - lost_ms,
        })
    }

    /// Draws what waits, or ends the game, because the seat is content or the grace time is over.
    pub(super) fn draw_now(&self) -> Result<Vec<LogEntry>, Refused> {
        let mut entries = Vec::new();
        if let Some(draws) = &self.draws {
            self.draw_on(draws, self.state.clone(), &mut entries)?;
        }
        match entries.is_empty() {
            true => Err(Refused::Broken("nothing can be drawn".to_owned())),
            false => Ok(entries),
        }
    }

    /// Returns the seat that moved last, if nothing was drawn since.
    fn last_mover(&self) -> Option<u8> {
        match self.since_begun().last()?.entry {
            Entry::Move(seat, _) => Some(seat.0),
            Entry::Draw(_) => None,
        }
    }

    /// Ends the time in which the last answer could be taken back.
    ///
    /// # Errors
    /// If nothing waits for the seat.
    pub(crate) fn confirm(&self, seat: u8) -> Result<Vec<LogEntry>, Refused> {
        self.check_playing()?;
        self.check_person(seat)?;
        if self.draw_at_ms.is_none() || self.last_mover() != Some(seat) {
            return Err(Refused::NoUndo("nothing waits for this seat to confirm"));
        }
        self.draw_now()
    }

    /// Takes the last answer back, before anything was revealed and before another seat answered. The clocks run on as if it
    /// had not been given.
    ///
    /// # Errors
    /// If there is nothing that the seat can take back alone.
    pub(crate) fn undo(&self, seat: u8, now_ms: i64) -> Result<Vec<LogEntry>, Refused> {
        self.check_playing()?;
        self.check_person(seat)?;
        if self.created.grace_ms == 0 {
            return Err(Refused::NoUndo(
                "this game has no undo; ask for a take-back",
            ));
        }
        if self.n_undone >= MAX_UNDONE || self.version >= MAX_ENTRIES {
            return Err(Refused::NoUndo("too much was undone already; play on"));
        }
        match self.last_mover() {
            Some(mover) if mover == seat => Ok(vec![self.undone(seat, 1, now_ms)?]),
            Some(_) => Err(Refused::NoUndo(
                "another seat has answered since; ask for a take-back",
            )),
            None => Err(Refused::NoUndo(
                "something was drawn since; ask for a take-back",
            )),
        }
    }

    /// Takes entries back that a seat needs nobody for, unless it would have thought for longer than it has time.
    fn undone(&self, seat: u8, n_entries: u32, now_ms: i64) -> Result<LogEntry, Refused> {
        let clocks = self.clocks_before(n_entries as usize);
        let end = clocks.and_then(Clocks::deadline);
        if end.is_some_and(|(_, at_ms)| at_ms <= now_ms) {
            return Err(Refused::NoUndo(
                "the time since this answer is more than the seat had left; confirm it and play on",
            ));
        }
        Ok(LogEntry::Undone {
            n_entries,
            seat,
            runs_on: true,
        })
    }

    /// Returns how many entries lie after the state before a seat's last answer.
    pub(super) fn n_since(&self, seat: u8) -> Option<u32> {
        let own = |played: &Played| matches!(played.entry, Entry::Move(by, _) if by.0 == seat);
        let since = self.since_begun();
        let at = since.iter().rposition(own)?;
        Some((since.len() - at) as u32)
    }

    /// Asks the others to take the seat's last answer back; with nobody to ask it is done at once.
    ///
    /// # Errors
    /// If there is nothing to take back, or a request is open.
    pub(crate) fn ask_takeback(&self, seat: u8, now_ms: i64) -> Result<Vec<LogEntry>, Refused> {
        self.check_playing()?;
        self.check_person(seat)?;
        let Some(n_entries) = self.n_since(seat) else {
            return Err(Refused::NoTakeback(
                "this seat has not answered anything yet",
            ));
        };
        if self.n_taken_back >= MAX_TAKEN_BACK || self.version >= MAX_ENTRIES {
            return Err(Refused::NoTakeback(
                "too much was taken back already; play on",
            ));
        }
        if self.takeback.is_some() {
            return Err(Refused::NoTakeback("a take-back is asked for already"));
        }
        let mut entries = vec![LogEntry::TakebackAsked { seat }];
        if self.others_to_agree(seat).is_empty() {
            entries.push(self.undone(seat, n_entries, now_ms)?);
        }
        Ok(entries)
    }

    /// Agrees to a take-back or refuses it. When all agree it is done.
    ///
    /// # Errors
    /// If this seat is not asked for one.
    pub(crate) fn answer_takeback(
        &self,
        seat: u8,
        accepted: bool,
    ) -> Result<Vec<LogEntry>, Refused> {
        self.check_playing()?;
        let none = Refused::NoTakeback("nobody asks this seat for a take-back");
        let Some(takeback) = &self.takeback else {
            return Err(none);
        };
        if !takeback.waits_for.contains(&seat) {
            return Err(none);
        }
        let mut entries = vec![LogEntry::TakebackAnswered { seat, accepted }];
        if accepted && takeback.waits_for == [seat] {
            let n_entries = self.n_since(takeback.seat).unwrap_or_default();
            entries.push(takeback.granted(n_entries));
        }
        Ok(entries)
    }

    /// Says something.
    ///
    /// # Errors
    /// If it is empty or too long.
    pub(crate) fn say(&self, seat: Option<u8>, text: &str) -> Result<Vec<LogEntry>, Refused> {
        let text = shown(text);
        let text = text.trim();
        if text.is_empty() || text.chars().count() > MAX_SAID {
            return Err(Refused::BadText("expected 1 to 500 characters"));
        }
        if self.version >= MAX_ENTRIES {
            return Err(Refused::BadText(
                "enough was said in this game; talk elsewhere",
            ));
        }
        let place = seat.and_then(|seat| self.seats.get(usize::from(seat)));
        let name = place.map_or_else(|| "watcher".to_owned(), |place| place.name.clone());
        Ok(vec![LogEntry::Said {
            seat,
            name,
            text: text.to_owned(),
        }])
    }

    /// Returns what happens by itself at a time.
    ///
    /// # Errors
    /// If the game cannot go on, which a sound one always can.
    pub(crate) fn on_time(&self, now_ms: i64) -> Result<Vec<LogEntry>, Refused> {
        match self.status() {
            Status::Over => return Ok(Vec::new()),
            Status::Gathering => {
                let is_due = self.deadline().is_some_and(|at_ms| at_ms <= now_ms);
                return match is_due {
                    true => self.start(self.seat_nonces()),
                    false => Ok(Vec::new()),
                };
            }
            Status::Playing => {}
        }
        if matches!(self.draw_at_ms, Some(at_ms) if at_ms <= now_ms) {
            return self.draw_now();
        }
        match self.clocks.deadline() {
            Some((seat, at_ms)) if at_ms <= now_ms => {
                let seat = seat as u8;
                let mut entries = vec![LogEntry::FlagFell { seat }];
                entries.extend(self.leave(seat, EndReason::Time, TakeoverReason::Time));
                Ok(entries)
            }
            _ => Ok(Vec::new()),
        }
    }
}

/// An answer to a question.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Answer<'a> {
    /// The move in notation.
    pub text: &'a str,
    /// The version that the client saw.
    pub against: u64,
    /// Who chose it.
    pub by: By,
    /// How long it was on the way, in milliseconds.
    pub lag_ms: u32,
}

#[cfg(test)]
mod tests {
    use carcas_protocol::TimeControl;

    use super::*;
    use crate::game::samples::{fold, started};

    /// Returns a legal move.
    fn some_move(game: &Game) -> String {
        let mut moves = Vec::new();
        game.state.legal_moves(game.rules(), &mut moves);
        game.state.move_name(game.rules(), moves[0])
    }

    /// Answers the open question of the only seat.
    fn step(game: &mut Game) {
        let text = some_move(game);
        let answer = Answer {
            text: &text,
            against: game.version(),
            by: By::Person,
            lag_ms: 0,
        };
        let answered = game.answer(0, &answer, 0);
        fold(game, answered);
    }

    #[test]
    fn a_game_goes_back_so_often_and_no_more() {
        let mut game = started(1, TimeControl::None);
        for _ in 0..MAX_TAKEN_BACK {
            step(&mut game);
            let taken_back = game.ask_takeback(0, 0);
            fold(&mut game, taken_back);
        }
        step(&mut game);
        let refused = game.ask_takeback(0, 0);
        assert!(
            matches!(refused, Err(Refused::NoTakeback(_))),
            "{refused:?}"
        );
        step(&mut game);
    }

    #[test]
    fn a_move_for_a_version_that_is_not_there_yet_is_refused() {
        let game = started(1, TimeControl::None);
        let text = some_move(&game);
        for (against, is_taken) in [
            (game.version(), true),
            (game.version() + 1, false),
            (0, false),
        ] {
            let (by, lag_ms) = (By::Person, 0);
            let answer = Answer {
                text: &text,
                against,
                by,
                lag_ms,
            };
            let answered = game.answer(0, &answer, 0);
            assert_eq!(answered.is_ok(), is_taken, "{against}: {answered:?}");
        }
    }
}
