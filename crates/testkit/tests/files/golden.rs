//! Compares every file under `golden/` with the engine: all that can be observed of one game (docs/testing.md).
//!
//! `CARCAS_BLESS=1` rewrites the files. A game whose moves are still legal keeps them; another is played anew.

mod compare;
mod games;
mod observe;

use std::fs;
use std::path::PathBuf;

use libtest_mimic::{Failed, Trial};

use games::{GAMES, Golden};

/// Returns a test for each game.
pub(crate) fn trials() -> Vec<Trial> {
    let mut trials: Vec<Trial> = GAMES
        .iter()
        .map(|game| Trial::test(format!("golden::{}", game.name), move || run(game)))
        .collect();
    trials.push(Trial::test(
        "golden::every_file_is_a_game",
        every_file_is_a_game,
    ));
    trials
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../golden")
}

fn run(game: &Golden) -> Result<(), Failed> {
    let path = folder().join(format!("{}.txt", game.name));
    let is_blessed = std::env::var_os("CARCAS_BLESS").is_some();
    let pinned = match fs::read_to_string(&path) {
        Err(_) if is_blessed => String::new(),
        read => read.map_err(|error| format!("{error}; `cargo xtask bless golden` writes it"))?,
    };
    let kept = observe::record_of(&pinned);
    if is_blessed {
        let record = match kept {
            Ok(record) if record.setup() == &game.setup() => record,
            _ => game.play(),
        };
        fs::write(&path, observe::observe(&record))?;
        return Ok(());
    }
    let record = kept.map_err(|why| {
        format!("the game cannot be replayed: {why}; `cargo xtask bless golden` plays another")
    })?;
    if record.setup() != &game.setup() {
        return Err("the game has another setup than the table says".into());
    }
    compare::compare(&pinned, &observe::observe(&record)).map_err(Failed::from)
}

fn every_file_is_a_game() -> Result<(), Failed> {
    for entry in fs::read_dir(folder())? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if !GAMES
            .iter()
            .any(|game| name == format!("{}.txt", game.name))
        {
            return Err(format!("golden/{name} belongs to no game; delete it").into());
        }
    }
    Ok(())
}
