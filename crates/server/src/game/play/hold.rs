//! Whose a seat is. A seat can be left before the game and taken by somebody else, so what somebody brings for it is good
//! only while they sit there, and whether they do the game alone can say.

use std::fmt;

use carcas_protocol::Holder;

use super::{Game, hash_of};
use crate::game::refused::Refused;
use crate::store::IdentityId;

/// A seat from when somebody sits down until they leave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sitting {
    /// Which seat.
    pub seat: u8,
    /// How often it was left before.
    pub number: u32,
}

/// As it is kept with a token. Tokens from before seats could be left name the seat alone.
impl fmt::Display for Sitting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seat, number } = self;
        match number {
            0 => write!(f, "{seat}"),
            _ => write!(f, "[{seat},{number}]"),
        }
    }
}

impl Sitting {
    /// Reads what is kept with a token.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (seat, number) = match text.parse() {
            Ok(seat) => (seat, 0),
            Err(_) => serde_json::from_str(text).ok()?,
        };
        Some(Self { seat, number })
    }
}

/// What may make a seat somebody's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Hold {
    /// The token that they got when they sat down.
    Sitting(Sitting),
    /// The identity that they sat down with.
    Identity(IdentityId),
}

impl Game {
    /// Returns the sitting of a seat that goes on, or begins when somebody comes.
    pub(crate) fn sitting(&self, seat: u8) -> Sitting {
        let place = self.seats.get(usize::from(seat));
        let number = place.map_or(0, |place| place.earlier.len() as u32);
        Sitting { seat, number }
    }

    /// Returns the seats that are somebody's, in order.
    pub(crate) fn held(&self, holds: &[Hold]) -> Vec<u8> {
        let seats = (0..).zip(&self.seats);
        let taken = seats.filter(|(_, place)| place.holder != Holder::Open);
        let is_own = |seat: &u8| self.is_held(self.sitting(*seat), holds);
        taken.map(|(seat, _)| seat).filter(is_own).collect()
    }

    /// Chooses the seat that a command is for.
    ///
    /// # Errors
    /// If it is none of those that the client holds, or it holds several, names none, and none of them is asked.
    pub(crate) fn choose_seat(
        &self,
        holds: &[Hold],
        wanted: Option<u8>,
        asked: Option<u8>,
    ) -> Result<u8, Refused> {
        let held = self.held(holds);
        match (wanted, &held[..]) {
            (Some(seat), _) if held.contains(&seat) => Ok(seat),
            (Some(_), _) | (None, []) => Err(Refused::NotYourSeat),
            (None, [seat]) => Ok(*seat),
            (None, _) => {
                let asked = asked.filter(|asked| held.contains(asked));
                asked.ok_or(Refused::SeveralSeats)
            }
        }
    }

    /// Returns the version that a command of that name made, if it was carried out, also for a seat that was left since: whoever
    /// does not know that they have left asks again.
    pub(crate) fn version_of(&self, holds: &[Hold], wanted: Option<u8>, id: &str) -> Option<u64> {
        let hash = hash_of(id);
        let mut known = self.ids.iter();
        let same = known.find(|known| {
            let is_meant = wanted.is_none_or(|seat| known.sitting.seat == seat);
            is_meant && known.hash == hash && self.is_held(known.sitting, holds)
        });
        same.map(|known| known.version)
    }

    /// Tells whether a sitting is, or was, of whoever has these holds.
    fn is_held(&self, sitting: Sitting, holds: &[Hold]) -> bool {
        holds.iter().any(|hold| match hold {
            Hold::Sitting(own) => *own == sitting,
            Hold::Identity(own) => self.identity_of(sitting) == Some(own.as_str()),
        })
    }

    fn identity_of(&self, sitting: Sitting) -> Option<&str> {
        let place = self.seats.get(usize::from(sitting.seat))?;
        let earlier = place.earlier.get(sitting.number as usize);
        earlier.unwrap_or(&place.identity).as_deref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sittings_are_read_as_they_are_kept() {
        for (number, kept) in [(0, "3"), (1, "[3,1]"), (70_000, "[3,70000]")] {
            let sitting = Sitting { seat: 3, number };
            assert_eq!(sitting.to_string(), kept);
            assert_eq!(Sitting::parse(kept), Some(sitting));
        }
        for wrong in ["", "x", "256", "-1", "[3]", "[3,-1]", "[3,1,1]", "{}"] {
            assert_eq!(Sitting::parse(wrong), None, "{wrong}");
        }
    }
}
