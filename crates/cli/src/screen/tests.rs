//! The screens, driven by keys and compared as text.

mod boxes;
mod keys;
mod languages;
mod looks;
mod table;

use std::path::Path;

use carcas_bots::{Bot, Rng};
use carcas_engine::{Decision, Edition, Log, Move, Node, Outcome, Setup};
use carcas_record::Record;
use carcas_tiles::Side;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::app::App;
use super::desk::Effect;
use super::game::GameScreen;
use super::key::{Key, Mouse};
use super::palette::{Depth, Palette};
use super::start::{Offered, Start};
use super::viewer::Viewer;
use crate::games::{Kept, Summary, What};
use crate::table::plain::Player;
use crate::table::sitter;

const SIZE: (u16, u16) = (80, 24);
const EVERY_BOX: [&str; 6] = [
    "inns-and-cathedrals",
    "traders-and-builders",
    "princess-and-dragon",
    "count",
    "king-and-robber",
    "mage-and-witch",
];

const BUILDING_BOXES: [&str; 4] = [
    "tower",
    "abbey-and-mayor",
    "bridges-castles-and-bazaars",
    "hills-and-sheep",
];

/// Returns what the screen shows, without color and without blanks at the ends of lines.
fn shown(app: &App, (width, height): (u16, u16)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal
        .draw(|frame| app.view(frame.area(), frame.buffer_mut()))
        .unwrap();
    let buffer = terminal.backend().buffer();
    let row = |y| {
        let cells = (0..width).map(|x| buffer.cell((x, y)).map_or(" ", |cell| cell.symbol()));
        cells.collect::<String>().trim_end().to_owned() + "\n"
    };
    (0..height).map(row).collect()
}

/// Returns what the log says, without its line breaks.
fn log(app: &App) -> String {
    let shown = shown(app, SIZE);
    let rows = shown.lines().skip_while(|row| !row.starts_with("── log"));
    let rows = rows.skip(1).map_while(|row| row.split_once('│'));
    let words = rows.flat_map(|(row, _)| row.split_whitespace());
    words.collect::<Vec<_>>().join(" ")
}

/// Compares a screen with the file that holds it; with `CARCAS_BLESS` set, writes that file instead.
fn assert_shows(app: &App, file: &str) {
    let shown = shown(app, SIZE);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/screen/tests");
    let path = folder.join(file).with_extension("txt");
    if std::env::var_os("CARCAS_BLESS").is_some() {
        std::fs::write(&path, &shown).unwrap();
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        shown == expected,
        "{file}.txt differs; set CARCAS_BLESS=1 to accept this screen:\n{shown}"
    );
}

/// Returns column and row where a text stands.
fn find(app: &App, text: &str) -> (u16, u16) {
    let shown = shown(app, SIZE);
    let place = shown.lines().enumerate().find_map(|(row, line)| {
        let column = line[..line.find(text)?].chars().count();
        Some((column as u16, row as u16))
    });
    place.unwrap_or_else(|| panic!("{text} is missing in:\n{shown}"))
}

fn new_record(boxes: &[&str], n_seats: u8) -> Record {
    record_of(Edition::ALL[3], boxes, n_seats)
}

fn record_of(edition: Edition, boxes: &[&str], n_seats: u8) -> Record {
    let mut setup = Setup::new(edition, n_seats);
    for name in boxes {
        setup.add_box(name).unwrap();
    }
    if boxes.contains(&"count") {
        // Otherwise nobody is asked for the order of scoring.
        setup.set("count-multi-feature", "per-feature").unwrap();
    }
    let names = ["red", "blue", "green", "yellow", "white", "pink"];
    let names = names[..usize::from(n_seats)].iter();
    Record::new(setup, names.map(ToString::to_string).collect()).unwrap()
}

fn draw(record: &mut Record, tile: &str) {
    let kind = record.rules().find_kind(tile).unwrap();
    record
        .draw(Outcome::Tile(kind), &mut Log::silent())
        .unwrap();
}

/// Reads a game that stands beside its screen.
fn saved(name: &str) -> Record {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/screen/tests");
    let text = std::fs::read_to_string(folder.join(format!("{name}.game.txt"))).unwrap();
    Record::parse(&text).unwrap()
}

/// Plays at random until a question is asked that passes a test.
fn play_until(
    boxes: &[&str],
    n_seats: u8,
    is_wanted: impl Fn(&Record, Decision) -> bool,
) -> Option<Record> {
    for seed in 0..80 {
        // The newest edition first; each asks questions that others do not.
        let edition = Edition::ALL[3 - seed as usize % 4];
        let mut record = record_of(edition, boxes, n_seats);
        let mut rng = Rng::new(seed);
        let log = &mut Log::silent();
        loop {
            let (rules, state) = (record.rules(), record.state());
            match state.node() {
                Node::Over => break,
                Node::Chance { .. } => {
                    let outcome = state.sample(rules, |n| rng.below(n)).unwrap();
                    record.draw(outcome, log).unwrap();
                }
                Node::Decide { decision, .. } => {
                    if is_wanted(&record, decision) {
                        return Some(record);
                    }
                    let mut moves = Vec::new();
                    let chosen = carcas_bots::random_move(rules, state, &mut rng, &mut moves);
                    record.play(chosen.unwrap(), log).unwrap();
                }
            }
        }
    }
    None
}

fn people(n: usize) -> Vec<Player> {
    (0..n).map(|_| Player::Human).collect()
}

fn game(record: Record, players: Vec<Player>, asks_to_confirm: bool) -> App {
    let habits = (1, asks_to_confirm);
    App::Game(GameScreen::new(
        record,
        players,
        habits,
        (Palette::new(Depth::Plain), SIZE),
    ))
}

fn type_keys(app: &mut App, keys: &str) -> Vec<Effect> {
    let mut effects = Vec::new();
    for letter in keys.chars() {
        let key = match letter {
            '\n' => Key::Enter,
            '\t' => Key::Tab,
            other => Key::Char(other),
        };
        effects.extend(app.update(key, SIZE));
    }
    effects
}
