//! Speed of animations and of large pictures.
//!
//! `cargo bench -p carcas-raster` draws a whole game with a dragon as GIF and WebP, as `carcas render` does, and the board
//! of 100 tiles at 2,000 pixels; it prints the best of three runs. With `-- gif` only cases run whose name begins so.

use std::time::Instant;

use carcas_art::board::{BoardStyle, Looks};
use carcas_art::canvas::Colors;
use carcas_art::frame::{Band, draw_frame, size_of, whole_view};
use carcas_art::theme::Theme;
use carcas_raster::{FilmFormat, FilmStyle, MAX_PIXELS, board_of, check_size, film, png, render};
use carcas_record::{Keep, Watched};

fn main() {
    let game = golden_record(include_str!(
        "../../../golden/princess-and-dragon-rgg-2005.txt"
    ));
    let watched = Watched::parse("game", &game, None, Keep::All).expect("the record is whole");
    let style = FilmStyle {
        looks: Looks::default(),
        board: BoardStyle {
            colors: Colors::Fixed(Theme::Day),
            tile_px: 64.0,
        },
        is_by_turn: false,
        millis: 600,
        has_motion: false,
    };
    for (name, format, has_motion) in [
        ("gif", FilmFormat::Gif, true),
        ("gif without motion", FilmFormat::Gif, false),
        ("webp", FilmFormat::Webp, true),
        ("webp without motion", FilmFormat::Webp, false),
    ] {
        let style = FilmStyle {
            has_motion,
            ..style
        };
        measure(name, || {
            film(&watched, &style, format, |_, _| {}).expect("it fits")
        });
    }
    let full = |moment: &&carcas_record::Moment| moment.state.tiles().len() == 100;
    if let Some(moment) = watched.moments.iter().find(full) {
        measure("100 tiles as PNG of 2000 pixels", || {
            let board = board_of(&watched.rules, moment, Looks::default());
            let band = Band::new(&watched.rules, &moment.state, &watched.names);
            let view = whole_view(&board, Some(&band));
            let style = BoardStyle {
                tile_px: 2_000.0 * 1000.0 / view.width(),
                ..style.board
            };
            let svg = draw_frame(&board, Some(&band), &style);
            let (width, height) = size_of(view, &style);
            let size = check_size(width, height, MAX_PIXELS).expect("it fits");
            png(&render(&svg, size).expect("it is a drawing")).expect("it is a picture")
        });
    }
}

/// Prints the best time of three, and the size of what was made.
fn measure(name: &str, run: impl Fn() -> Vec<u8>) {
    let wanted: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| arg != "--bench")
        .collect();
    if !wanted.is_empty()
        && !wanted
            .iter()
            .any(|wanted| name.starts_with(wanted.as_str()))
    {
        return;
    }
    let once = || {
        let begin = Instant::now();
        let n_bytes = run().len();
        (begin.elapsed(), n_bytes)
    };
    let best = (0..3).map(|_| once()).min();
    let (time, n_bytes) = best.unwrap_or_default();
    println!(
        "{name:<34} {:>8.0} ms {:>8.0} KB",
        time.as_secs_f64() * 1e3,
        n_bytes as f64 / 1e3
    );
}

/// Returns the record inside a golden game.
fn golden_record(golden: &str) -> String {
    golden
        .lines()
        .filter(|line| !line.starts_with("  "))
        .map(|line| line.split_once("  > ").map_or(line, |(entry, _)| entry))
        .flat_map(|line| [line, "\n"])
        .collect()
}
