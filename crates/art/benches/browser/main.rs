//! How fast a browser draws boards: writes packs and a board of 150 tiles, and lets Chromium draw it in several ways.
//!
//! `cargo bench -p carcas-art --bench browser` needs Node and Chromium; see the page beside this file.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

use carcas_art::board::{Board, Looks, Recent};
use carcas_art::pack::{Size, pieces, tiles};
use carcas_bots::{Rng, random_move};
use carcas_engine::{Edition, Log, Node, Rules, Setup, State};
use carcas_tiles::{Box, catalogue};

const N_TILES: usize = 150;

const BOXES: [Box; 4] = [
    Box::Base,
    Box::InnsAndCathedrals,
    Box::TradersAndBuilders,
    Box::PrincessAndDragon,
];

fn main() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = here.join("../../target/browser-bench");
    fs::create_dir_all(&folder).expect("the target folder can be written");
    let write = |name: &str, text: &str| {
        fs::write(folder.join(name), text).expect("the target folder can be written");
    };
    for of in BOXES {
        write(&format!("{}.json", of.name()), &tiles(of, Size::Large));
    }
    write("pieces.json", &pieces());
    write("board.json", &board());
    let measured = Command::new("node")
        .arg(here.join("benches/browser/measure.mjs"))
        .arg(&folder)
        .status();
    match measured {
        Ok(status) if status.success() => {}
        Ok(status) => println!("the measurement ended with {status}"),
        Err(error) => println!("node cannot be started ({error}); install Node and Chromium"),
    }
}

/// Returns the tiles of a random game as JSON.
fn board() -> String {
    let mut setup = Setup::new(Edition::Filosofia2010, 2);
    for of in &BOXES[1..] {
        setup.add_box(of.name()).expect("there is such a box");
    }
    let rules = Rules::new(&setup).expect("the setup is possible");
    let mut state = State::new(&rules);
    let mut rng = Rng::new(7);
    let mut moves = Vec::new();
    let log = &mut Log::silent();
    while state.tiles().len() < N_TILES {
        match state.node() {
            Node::Chance { .. } => {
                let outcome = state.sample(&rules, |n| rng.below(n));
                let outcome = outcome.expect("the point is below the total weight");
                state.draw(&rules, outcome, log).expect("it is possible");
            }
            Node::Decide { .. } => {
                let chosen = random_move(&rules, &state, &mut rng, &mut moves);
                let chosen = chosen.expect("there is a legal move");
                state.play(&rules, chosen, log).expect("it is legal");
            }
            Node::Over => break,
        }
    }
    let board = Board::of(&rules, &state, Recent::default(), Looks::default());
    let mut text = String::from("[");
    for (ix, tile) in board.tiles.iter().enumerate() {
        let comma = if ix == 0 { "" } else { "," };
        let _ = write!(
            text,
            "{comma}{{\"kind\":\"{}\",\"x\":{},\"y\":{},\"rotation\":{},\"copy\":{}}}",
            catalogue().kind(tile.kind).id,
            tile.cell.x,
            tile.cell.y,
            tile.rotation.ix(),
            tile.copy,
        );
    }
    text.push_str("]\n");
    text
}
