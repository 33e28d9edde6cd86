//! What a record says around its game, which makes it one of format 2.

use carcas_engine::{Node, Seat};
use carcas_fair::{Draws, Nonce, Seed};

use super::{Entry, Record};
use crate::about::{About, AboutError, BotLevel, EndReason, GameResult, Note, TimeLeft};
use crate::names::word_of_format_2;

/// What happened around the game, and how it ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Around {
    pub(super) about: About,
    /// Each after so many entries, in this order.
    pub(super) notes: Vec<(usize, Note)>,
    pub(super) result: Option<GameResult>,
    pub(super) seed: Option<Seed>,
}

impl Around {
    /// Returns what was known after so many entries, of more.
    pub(super) fn until(&self, n_entries: usize) -> Self {
        let notes = self.notes.iter().filter(|(after, _)| *after <= n_entries);
        Self {
            about: self.about.clone(),
            notes: notes.cloned().collect(),
            result: None,
            seed: None,
        }
    }
}

impl Record {
    /// Returns what was known about the game before it began.
    pub fn about(&self) -> &About {
        &self.around.about
    }

    /// Says what is known about the game before it begins, all at once.
    ///
    /// # Errors
    /// If it speaks of seats that are not there, if a seat has a name that format 2 cannot write, or if a seed is
    /// revealed that does not fit.
    pub fn set_about(&mut self, about: About) -> Result<(), AboutError> {
        if about != About::default() {
            self.check_words()?;
        }
        if let Some(seat) = about.last_seat() {
            self.check_seat(seat)?;
        }
        if let Some(seed) = self.around.seed {
            match about.commitment() {
                None => return Err(AboutError::NoCommitment),
                Some(hash) if hash != seed.commitment() => return Err(AboutError::OtherSeed),
                Some(_) => {}
            }
        }
        self.around.about = about;
        Ok(())
    }

    /// Returns what happened around the game, each after so many entries.
    pub fn notes(&self) -> &[(usize, Note)] {
        &self.around.notes
    }

    /// Says what a seat's clock shows after its move, which is the last entry.
    ///
    /// # Errors
    /// If the last entry is no move of this seat, or if its time is already told.
    pub fn set_left(&mut self, seat: Seat, left: TimeLeft) -> Result<(), AboutError> {
        self.check_words()?;
        let after = self.entries.len();
        let is_told = self.around.notes.iter().any(|(at, _)| *at == after);
        match self.entries.last() {
            Some(&Entry::Move(moved, _)) if moved == seat && !is_told => {}
            _ => return Err(AboutError::NotAfterMove(seat)),
        }
        if self.around.result.is_some() {
            return Err(AboutError::Ended);
        }
        self.around.notes.push((after, Note::Left(seat, left)));
        Ok(())
    }

    /// Says that from here on a bot plays for a seat.
    ///
    /// # Errors
    /// If there is no such seat or the game has ended.
    pub fn take_over(&mut self, seat: Seat, level: BotLevel) -> Result<(), AboutError> {
        self.check_words()?;
        self.check_seat(seat)?;
        if self.has_ended() {
            return Err(AboutError::Ended);
        }
        let note = Note::TakeOver(seat, level);
        self.around.notes.push((self.entries.len(), note));
        Ok(())
    }

    /// Returns how the game ended, if that was told. A game that was played to its end may do without.
    pub fn result(&self) -> Option<&GameResult> {
        self.around.result.as_ref()
    }

    /// Tells whether nothing more can be played: the game is over by the rules, or a result was told.
    pub fn has_ended(&self) -> bool {
        self.state.node() == Node::Over || self.around.result.is_some()
    }

    /// Says how the game ended. Nothing can be played afterwards.
    ///
    /// # Errors
    /// If a result was told before, or if this is none that the game can have: one that is over by the rules is won by
    /// the seats with the most points, any other is not finished.
    pub fn set_result(&mut self, result: GameResult) -> Result<(), AboutError> {
        self.check_words()?;
        if self.around.result.is_some() {
            return Err(AboutError::Ended);
        }
        for &seat in result.winners().iter().chain(&result.reason().loser()) {
            self.check_seat(seat)?;
        }
        if self.state.node() == Node::Over {
            let expected = GameResult::new(self.state.winners(&self.rules), EndReason::Finished);
            if result != expected {
                return Err(AboutError::OtherResult(expected.to_text(&self.names)));
            }
        }
        match result.reason() {
            EndReason::Finished if self.state.node() != Node::Over => {
                return Err(AboutError::NotFinished);
            }
            EndReason::Aborted | EndReason::Closed if !result.winners().is_empty() => {
                return Err(AboutError::NobodyWins);
            }
            EndReason::Resigned(seat) | EndReason::Time(seat) | EndReason::Absent(seat)
                if result.winners().contains(&seat) =>
            {
                return Err(AboutError::LoserWins(seat));
            }
            EndReason::Finished
            | EndReason::Aborted
            | EndReason::Closed
            | EndReason::Resigned(_)
            | EndReason::Time(_)
            | EndReason::Absent(_) => {}
        }
        self.around.result = Some(result);
        Ok(())
    }

    /// Returns the seed, once it is revealed.
    pub fn seed(&self) -> Option<Seed> {
        self.around.seed
    }

    /// Reveals the seed.
    ///
    /// # Errors
    /// If the game has not ended, or if this is not the seed whose hash was published.
    pub fn reveal_seed(&mut self, seed: Seed) -> Result<(), AboutError> {
        match self.around.about.commitment() {
            None => Err(AboutError::NoCommitment),
            Some(_) if !self.has_ended() => Err(AboutError::EarlySeed),
            Some(hash) if hash != seed.commitment() => Err(AboutError::OtherSeed),
            Some(_) => {
                self.around.seed = Some(seed);
                Ok(())
            }
        }
    }

    /// Returns the nonces in the order of the seats. A bot that plays from the start may have none.
    ///
    /// # Errors
    /// The first seat whose nonce is missing.
    pub fn nonces(&self) -> Result<Vec<Nonce>, Seat> {
        let mut nonces = Vec::new();
        for seat in self.rules.seats() {
            match self.around.about.nonce(seat) {
                Some(nonce) => nonces.push(nonce),
                None if self.around.about.bot(seat).is_some() => {}
                None => return Err(seat),
            }
        }
        Ok(nonces)
    }

    /// Returns how everything was to be drawn, if the seed is revealed and the nonces are known.
    pub fn draws(&self) -> Option<Draws> {
        Some(Draws::new(&self.around.seed?, &self.nonces().ok()?))
    }

    /// Refuses names of seats that mean something else in format 2.
    fn check_words(&self) -> Result<(), AboutError> {
        match word_of_format_2(&self.names) {
            Some(ix) => Err(AboutError::SeatName(self.names[ix].clone())),
            None => Ok(()),
        }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), AboutError> {
        match seat.ix() < self.rules.n_seats() {
            true => Ok(()),
            false => Err(AboutError::NoSeat(seat)),
        }
    }
}
