//! What can be asked of a game: who sits there, what is awaited, what comes by itself.

use std::sync::Arc;

use carcas_engine::{Node, Rules, State};
use carcas_protocol::{Asked, Awaits, GameResult, Holder, Status};

use super::{Game, Played, SeatState, Takeback, Takeover};
use crate::game::log::Created;
use crate::game::refused::Refused;
use crate::store::GameId;

impl Game {
    /// Returns its id.
    pub(crate) fn id(&self) -> &GameId {
        &self.id
    }

    /// Returns what the table is made of. It holds the seed.
    pub(crate) fn created(&self) -> &Created {
        &self.created
    }

    /// Returns the rules.
    pub(crate) fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Returns the position.
    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    /// Returns the version: the number of entries in the log.
    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    /// Returns the version of the last move, draw or take-back.
    pub(crate) fn changed(&self) -> u64 {
        self.changed
    }

    /// Returns the seats.
    pub(crate) fn seats(&self) -> &[SeatState] {
        &self.seats
    }

    /// Returns the moves and draws that count.
    pub(crate) fn played(&self) -> &[Played] {
        &self.played
    }

    /// Returns how many of them lie before the position that the game goes on from.
    pub(crate) fn n_begun(&self) -> usize {
        self.n_begun
    }

    /// Returns the moves and draws after the position that the game goes on from.
    pub(super) fn since_begun(&self) -> &[Played] {
        self.played.get(self.n_begun..).unwrap_or_default()
    }

    /// Returns where bots took over.
    pub(crate) fn takeovers(&self) -> &[Takeover] {
        &self.takeovers
    }

    /// Returns the result, once the game is over.
    pub(crate) fn result(&self) -> Option<&GameResult> {
        self.result.as_ref()
    }

    /// Returns what every person added to the draws; nothing before the game starts.
    pub(crate) fn nonces(&self) -> &[Option<String>] {
        &self.nonces
    }

    /// Returns the next game of these people.
    pub(crate) fn next_game(&self) -> Option<&str> {
        self.next_game.as_deref()
    }

    /// Returns where the game stands.
    pub(crate) fn status(&self) -> Status {
        match (&self.result, &self.draws) {
            (Some(_), _) => Status::Over,
            (None, Some(_)) => Status::Playing,
            (None, None) => Status::Gathering,
        }
    }

    /// Returns the seat that is asked.
    pub(crate) fn asked(&self) -> Option<u8> {
        match self.state.node() {
            Node::Decide { seat, .. } if self.status() == Status::Playing => Some(seat.0),
            _ => None,
        }
    }

    /// Returns the bot that is asked.
    pub(crate) fn asked_bot(&self) -> Option<(u8, &str)> {
        let seat = self.asked()?;
        match &self.seats[usize::from(seat)].holder {
            Holder::Bot { level, .. } => Some((seat, level)),
            Holder::Open | Holder::Person => None,
        }
    }

    /// Returns the game after so many moves and draws, or as it stands.
    ///
    /// # Errors
    /// If it has not gone so far.
    pub(crate) fn at(&self, n_played: Option<usize>) -> Result<Self, Refused> {
        let mut game = self.clone();
        let n_played = n_played.unwrap_or(self.played.len());
        let n_back = self.played.len().checked_sub(n_played).ok_or_else(|| {
            let n = self.played.len();
            Refused::Unreadable(format!("the game has {n} moves and draws, not {n_played}"))
        })?;
        game.take_back(n_back).map_err(Refused::Broken)?;
        Ok(game)
    }

    /// Returns what is awaited.
    pub(crate) fn awaits(&self, now_ms: i64) -> Awaits {
        let asked = self.asked().and(Asked::of(&self.rules, &self.state));
        let (question, said) = asked.map(|asked| (asked.name, asked.said)).unzip();
        Awaits {
            seat: self.asked(),
            question,
            said: said.flatten(),
            draw_at_ms: self.draw_at_ms,
            left_ms: self.clocks.left(now_ms),
            running: self.clocks.running().map(|seat| seat as u8),
            takeback: self.takeback.as_ref().map(|takeback| takeback.seat),
        }
    }

    /// Returns the version that seated the person of a seat.
    pub(crate) fn seated(&self, seat: u8) -> Option<u64> {
        let place = self.seats.get(usize::from(seat))?;
        place.seated.filter(|_| self.is_person(seat))
    }

    /// Returns the version that seated an identity in a seat, if it is that of the person there.
    pub(crate) fn seated_as(&self, seat: u8, identity: Option<&str>) -> Option<u64> {
        let place = self.seats.get(usize::from(seat))?;
        let is_own = identity.is_some() && place.identity.as_deref() == identity;
        self.seated(seat).filter(|_| is_own)
    }

    /// Returns when something happens by itself: a draw after the grace time, a flag, the start of a next game.
    pub(crate) fn deadline(&self) -> Option<i64> {
        match self.status() {
            Status::Over => return None,
            Status::Gathering => return self.created.start_by_ms.filter(|_| self.is_full()),
            Status::Playing => {}
        }
        let flag = self.clocks.deadline().map(|(_, at_ms)| at_ms);
        self.draw_at_ms.into_iter().chain(flag).min()
    }

    /// Returns when to do what happens by itself: a flag waits for what may be on the way from its seat.
    pub(crate) fn due(&self, lag_ms: &[u32]) -> Option<i64> {
        let flag = self
            .clocks
            .flag(|seat| lag_ms.get(seat).copied().unwrap_or(0));
        match (self.status(), self.draw_at_ms, flag) {
            (Status::Playing, None, Some((_, at_ms))) => Some(at_ms),
            _ => self.deadline(),
        }
    }

    /// Returns the request to take back when a bot plays on for a seat: nobody waits for it or asks in its name.
    pub(super) fn takeback_without(&self, seat: u8) -> Option<Takeback> {
        let mut takeback = self.takeback.clone().filter(|asked| asked.seat != seat)?;
        takeback.waits_for.retain(|&other| other != seat);
        Some(takeback)
    }

    /// Tells whether a person plays.
    pub(crate) fn has_people(&self) -> bool {
        let mut holders = self.seats.iter().map(|seat| &seat.holder);
        holders.any(|holder| *holder == Holder::Person)
    }

    /// Tells whether nobody else can sit down.
    pub(super) fn is_full(&self) -> bool {
        let mut seats = self.seats.iter();
        seats.all(|seat| seat.holder != Holder::Open)
    }

    /// Tells whether a person plays a seat.
    pub(super) fn is_person(&self, seat: u8) -> bool {
        let seat = self.seats.get(usize::from(seat));
        seat.is_some_and(|seat| seat.holder == Holder::Person)
    }

    /// Returns the seats of other people, who agree to a take-back or not.
    pub(super) fn others_to_agree(&self, seat: u8) -> Vec<u8> {
        let own = self.seats[usize::from(seat)].identity.as_ref();
        let seats = (0..).zip(&self.seats);
        let others = seats.filter(|&(other, place)| {
            let is_same = own.is_some() && place.identity.as_ref() == own;
            other != seat && place.holder == Holder::Person && !is_same
        });
        others.map(|(other, _)| other).collect()
    }
}
