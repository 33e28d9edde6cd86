//! Who contended for a feature, for those who tell of it.

use carcas_engine::{Event, Seat};

/// How a contest ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// Somebody was stronger than the others.
    Won,
    /// Several were equally strong.
    Tied,
    /// Several were equally strong, and hills decided.
    OnHill,
}

/// A feature that several seats contended for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Contested {
    pub(crate) ending: Ending,
    /// The seats with their power, the strongest first: `red 2, blue 1`.
    pub(crate) contenders: String,
    /// Those who are scored.
    pub(crate) winners: String,
}

impl Contested {
    /// Returns the contest that an event is about, if there was one.
    pub(crate) fn of<'n>(event: &Event, name: impl Fn(Seat) -> &'n str) -> Option<Self> {
        let &Event::Scored {
            contest: Some(contest),
            ..
        } = event
        else {
            return None;
        };
        let powers = (0..).map(Seat).zip(contest.powers);
        let mut contenders: Vec<(Seat, u8)> = powers.filter(|&(_, power)| power > 0).collect();
        if contenders.len() < 2 {
            return None;
        }
        // The sort is stable: who is equally strong stays in turn order.
        contenders.sort_by_key(|&(_, power)| std::cmp::Reverse(power));
        let strong = |(seat, power): (Seat, u8)| format!("{} {power}", name(seat));
        let contenders: Vec<String> = contenders.into_iter().map(strong).collect();
        let winners: Vec<&str> = contest.owners.iter().map(&name).collect();
        Some(Self {
            ending: match contest.is_tie() {
                true if contest.owners != contest.strongest => Ending::OnHill,
                true => Ending::Tied,
                false => Ending::Won,
            },
            contenders: contenders.join(", "),
            winners: winners.join(", "),
        })
    }
}
