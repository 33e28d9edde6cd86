//! Speed and size of drawings.
//!
//! `cargo bench -p carcas-art` runs all cases, `cargo bench -p carcas-art -- tile` those whose name contains `tile`.
//! Every case asserts its result, so that what is measured is known to be right.

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use carcas_art::board::{Board, BoardStyle, Looks, Recent, draw_board};
use carcas_art::canvas::Colors;
use carcas_art::layout::Layout;
use carcas_art::sprites::sprites;
use carcas_art::theme::Theme;
use carcas_art::tile::{Detail, draw};
use carcas_bots::{Rng, random_move};
use carcas_engine::{Edition, Log, Node, Rules, Setup, State};
use carcas_tiles::{Box, KindId, Printing, Rotation, catalogue};
use flate2::Compression;
use flate2::write::GzEncoder;

/// A case: its name and the work for a number of iterations.
type Case = (&'static str, fn(u32));

const CASES: [Case; 4] = [
    ("layout of a tile", layout),
    ("tile in full detail", tile),
    ("board of 100 tiles at 160 px", board_high),
    ("board of 100 tiles at 40 px", board_low),
];

fn main() {
    let args: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| arg != "--bench")
        .collect();
    let is_wanted = |name: &str| args.iter().all(|filter| name.contains(filter.as_str()));
    for (name, run) in CASES {
        if is_wanted(name) {
            println!("{name:<32} {:>12.1} µs", time(run) * 1e6);
        }
    }
    for (name, size) in [("size of all tiles", sizes as fn() -> String)] {
        if is_wanted(name) {
            println!("{name:<32} {}", size());
        }
    }
}

/// Returns the seconds of one iteration: the best of several runs of at least a fifth of a second.
fn time(run: fn(u32)) -> f64 {
    let once = |n: u32| {
        let begin = Instant::now();
        run(n);
        begin.elapsed()
    };
    let mut n = 1;
    loop {
        let elapsed = once(n);
        if elapsed >= Duration::from_millis(200) {
            let best = (0..4).map(|_| once(n)).fold(elapsed, Duration::min);
            return best.as_secs_f64() / f64::from(n);
        }
        n *= 2;
    }
}

fn kinds(boxes: &[Box]) -> Vec<KindId> {
    let sets = boxes
        .iter()
        .filter_map(|&of| catalogue().set(of, Printing::New));
    let mut kinds: Vec<KindId> = sets
        .flat_map(|set| set.copies.iter().map(|&(kind, _)| kind))
        .collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

fn layout(n: u32) {
    let kinds = kinds(&Box::ALL);
    for ix in 0..n as usize {
        let kind = catalogue().kind(kinds[ix % kinds.len()]);
        let layout = Layout::new(black_box(kind));
        assert_eq!(layout.areas.len(), kind.segments.len());
    }
}

fn tile(n: u32) {
    let kinds = kinds(&Box::ALL);
    let colors = Colors::Fixed(Theme::Day);
    for ix in 0..n as usize {
        let kind = black_box(kinds[ix % kinds.len()]);
        let art = draw(
            kind,
            Rotation::from_ix((ix % 4) as u8),
            0,
            Detail::HIGH,
            colors,
        );
        assert!(!art.upright.body.is_empty() || !art.ground.body.is_empty());
    }
}

/// Returns the board of a random game with `n_tiles`.
fn board(n_tiles: usize) -> Board {
    let mut setup = Setup::new(Edition::Filosofia2010, 2);
    for name in ["inns-and-cathedrals", "princess-and-dragon"] {
        setup.add_box(name).expect("there is such a box");
    }
    let rules = Rules::new(&setup).expect("the setup is possible");
    let mut state = State::new(&rules);
    let mut rng = Rng::new(7);
    let mut moves = Vec::new();
    let log = &mut Log::silent();
    while state.tiles().len() < n_tiles {
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
    let looks = Looks {
        has_figures: false,
        has_marks: false,
        ..Looks::default()
    };
    Board::of(&rules, &state, Recent::default(), looks)
}

fn boards(n: u32, tile_px: f64) {
    let board = board(100);
    assert_eq!(board.tiles.len(), 100);
    let style = BoardStyle {
        colors: Colors::Fixed(Theme::Day),
        tile_px,
    };
    for _ in 0..n {
        let svg = draw_board(black_box(&board), &style);
        assert!(svg.len() > 10_000);
    }
}

fn board_high(n: u32) {
    boards(n, 160.0);
}

fn board_low(n: u32) {
    boards(n, 40.0);
}

/// Returns how large the file with all tiles of two boxes is, plain and compressed as for the web.
fn sizes() -> String {
    let svg = sprites(&kinds(&[Box::Base, Box::PrincessAndDragon]), 0);
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(svg.as_bytes()).expect("memory is enough");
    let packed = packed.finish().expect("memory is enough");
    format!(
        "{:.0} KB, {:.0} KB with gzip (base and princess-and-dragon)",
        svg.len() as f64 / 1e3,
        packed.len() as f64 / 1e3
    )
}
