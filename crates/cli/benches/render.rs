//! Speed of `carcas render`, as a person sees it: from the record to the file.
//!
//! `cargo bench -p carcas-cli` prints the best of several runs. A board of 100 tiles as a PNG of 2,000 pixels shall take
//! less than half a second.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use carcas_bots::{Rng, random_move};
use carcas_engine::{Edition, Log, Node, Setup};
use carcas_record::Record;

fn main() {
    let folder = std::env::temp_dir().join(format!("carcas-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("there is a folder for temporary files");
    let record = folder.join("game.txt");
    std::fs::write(&record, game(100)).expect("the folder can be written");
    for file in ["board.svg", "board.png", "board.webp"] {
        let output = folder.join(file);
        let best = (0..5).map(|_| render(&record, &output)).min();
        println!(
            "100 tiles at 2000 px as {file:<12} {:>6.0} ms",
            millis(best)
        );
    }
    let _ = std::fs::remove_dir_all(&folder);
}

fn millis(time: Option<Duration>) -> f64 {
    time.unwrap_or_default().as_secs_f64() * 1e3
}

fn render(record: &Path, output: &Path) -> Duration {
    let begin = Instant::now();
    let status = Command::new(env!("CARGO_BIN_EXE_carcas"))
        .arg("render")
        .arg(record)
        .args(["--width", "2000", "-o"])
        .arg(output)
        .status()
        .expect("the program can be started");
    let elapsed = begin.elapsed();
    assert!(status.success());
    elapsed
}

/// Returns the record of a random game up to so many tiles.
fn game(n_tiles: usize) -> String {
    let mut setup = Setup::new(Edition::Filosofia2010, 2);
    for name in ["inns-and-cathedrals", "princess-and-dragon"] {
        setup.add_box(name).expect("there is such a box");
    }
    let names = vec!["red".to_owned(), "blue".to_owned()];
    let mut record = Record::new(setup, names).expect("the setup is possible");
    let mut rng = Rng::new(7);
    let mut moves = Vec::new();
    let log = &mut Log::silent();
    while record.state().tiles().len() < n_tiles {
        let (rules, state) = (record.rules(), record.state());
        match state.node() {
            Node::Chance { .. } => {
                let outcome = state.sample(rules, |n| rng.below(n));
                let outcome = outcome.expect("the point is below the total weight");
                record.draw(outcome, log).expect("it is possible");
            }
            Node::Decide { .. } => {
                let chosen = random_move(rules, state, &mut rng, &mut moves);
                let chosen = chosen.expect("there is a legal move");
                record.play(chosen, log).expect("it is legal");
            }
            Node::Over => break,
        }
    }
    record.to_text()
}
