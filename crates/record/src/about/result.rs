//! Who won, and why the game ended.

use carcas_engine::Seat;

use crate::moves::name_of;

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndReason {
    /// It was played to its end.
    Finished,
    /// A seat gave up.
    Resigned(Seat),
    /// A seat ran out of time.
    Time(Seat),
    /// A seat was away for too long, and another claimed the game.
    Absent(Seat),
    /// It was given up before it had begun in earnest.
    Aborted,
    /// Whoever runs the server closed it.
    Closed,
}

impl EndReason {
    /// Returns the seat that lost by it.
    pub const fn loser(self) -> Option<Seat> {
        match self {
            Self::Resigned(seat) | Self::Time(seat) | Self::Absent(seat) => Some(seat),
            Self::Finished | Self::Aborted | Self::Closed => None,
        }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    winners: Vec<Seat>,
    reason: EndReason,
}

impl GameResult {
    /// Says who won, if anybody did, and why.
    pub fn new(winners: impl IntoIterator<Item = Seat>, reason: EndReason) -> Self {
        let mut winners: Vec<Seat> = winners.into_iter().collect();
        winners.sort_unstable();
        winners.dedup();
        Self { winners, reason }
    }

    /// Returns who won, in the order of the seats; several share the win.
    pub fn winners(&self) -> &[Seat] {
        &self.winners
    }

    /// Returns why the game ended.
    pub fn reason(&self) -> EndReason {
        self.reason
    }

    /// Writes the line.
    pub(crate) fn to_text(&self, names: &[String]) -> String {
        let winners: Vec<&str> = self
            .winners
            .iter()
            .map(|&seat| name_of(names, seat))
            .collect();
        let winners = match winners[..] {
            [] => "nobody".to_owned(),
            _ => winners.join(" "),
        };
        let reason = match self.reason {
            EndReason::Finished => "finished".to_owned(),
            EndReason::Resigned(seat) => format!("resigned {}", name_of(names, seat)),
            EndReason::Time(seat) => format!("time {}", name_of(names, seat)),
            EndReason::Absent(seat) => format!("absent {}", name_of(names, seat)),
            EndReason::Aborted => "aborted".to_owned(),
            EndReason::Closed => "closed".to_owned(),
        };
        format!("result won {winners}, {reason}")
    }
}
