//! How draws are numbered.

use carcas_engine::{Draw, Node, State};

/// How often each kind of thing was drawn in a game. Each kind is counted separately: a player who takes an answer back and
/// gives another, after which a token more is drawn, finds the same tile next.
///
/// ```
/// use carcas_engine::{Edition, Rules, Setup, State};
/// use carcas_fair::Drawn;
///
/// let rules = Rules::new(&Setup::new(Edition::ZmanC2, 2))?;
/// let state = State::new(&rules);
/// let mut drawn = Drawn::default();
/// assert_eq!(drawn.number(&state), Some(0));
/// drawn.count(&state);
/// assert_eq!(drawn.number(&state), Some(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    n_of_kind: [u32; 3],
    is_alike: bool,
}

impl Drawn {
    /// Counts all draws alike, as the first servers did.
    pub fn alike() -> Self {
        Self {
            is_alike: true,
            ..Self::default()
        }
    }

    /// Counts the draw that is open in a position, if one is: it is about to be made.
    pub fn count(&mut self, state: &State) {
        if let Some(kind) = kind(state) {
            self.n_of_kind[kind] += 1;
        }
    }

    /// Returns the number of the draw that is open in a position, or nothing unless one is.
    pub fn number(&self, state: &State) -> Option<u64> {
        let kind = kind(state)?;
        let n_drawn = |n: &u32| u64::from(*n);
        Some(match self.is_alike {
            true => self.n_of_kind.iter().map(n_drawn).sum(),
            false => (kind as u64) << 32 | n_drawn(&self.n_of_kind[kind]),
        })
    }
}

/// Returns the kind of thing that is drawn in a position: `docs/fair-draws.md` has the table.
fn kind(state: &State) -> Option<usize> {
    match state.node() {
        Node::Chance { draw } => Some(match draw {
            Draw::Tile => 0,
            Draw::Lot => 1,
            Draw::Flock => 2,
        }),
        Node::Decide { .. } | Node::Over => None,
    }
}
