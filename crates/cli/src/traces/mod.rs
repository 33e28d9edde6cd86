//! What the traces of an independent engine say of a game: `carcas engine` begins such games, and the laboratory replays them whole.

mod moves;
mod profile;
mod setup;
mod tables;

use carcas_engine::{Rules, State};

pub use moves::{Key, find_move};
pub use profile::{Unplayable, prepare};
pub use setup::{SetupLine, StartDifference, StartTile};
pub use tables::TOKENS;

/// Begins the game of a trace's first line, with the tiles in the bag that such traces are known to draw beyond our rules.
/// Other start tiles than ours are refused if they are compared.
pub(crate) fn begin(
    rules: &Rules,
    setup: &SetupLine,
    compares_start: bool,
) -> Result<State, String> {
    let refused =
        |difference: StartDifference| format!("the setup does not fit our rules: {difference}");
    if let Some(difference) = setup.compare_start(rules).filter(|_| compares_start) {
        return Err(refused(difference));
    }
    let mut state = setup.first_state(rules).map_err(refused)?;
    setup.add_surplus(rules, &mut state);
    Ok(state)
}
