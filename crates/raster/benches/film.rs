//! Speed of animations and of large pictures.
//!
//! `cargo bench -p carcas-raster` draws a whole game with a dragon as GIF and WebP, as `carcas render` does, and the board
//! of 100 tiles at 2,000 pixels; it prints the best of three runs, by the clock and by what all cores computed together,
//! which depends less on what else the machine does. With `-- gif` only cases run whose name begins so.

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
        let (begin, computed) = (Instant::now(), computed());
        let n_bytes = run().len();
        (begin.elapsed(), self::computed() - computed, n_bytes)
    };
    let runs = [once(), once(), once()];
    let time = runs.iter().map(|run| run.0).min().unwrap_or_default();
    let computed = runs.iter().map(|run| run.1).min().unwrap_or_default();
    println!(
        "{name:<34} {:>8.0} ms {computed:>8} ms computed {:>8.0} KB",
        time.as_secs_f64() * 1e3,
        runs[0].2 as f64 / 1e3
    );
}

/// Returns how many milliseconds all threads have computed so far; 0 where the system does not tell.
fn computed() -> u64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // Times in hundredths of a second are the 12th and 13th number behind the name in brackets.
    let numbers = stat.rsplit(')').next().unwrap_or_default();
    let ticks = numbers.split_whitespace().skip(11).take(2);
    ticks
        .filter_map(|ticks| ticks.parse::<u64>().ok())
        .sum::<u64>()
        * 10
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
