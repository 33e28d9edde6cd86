//! The screens, driven by keys and compared as text.

use carcas_bots::Bot;
use carcas_engine::{Edition, Log, Node, Outcome, Setup};
use carcas_record::Record;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::app::App;
use super::desk::Effect;
use super::game::Game;
use super::key::Key;
use super::palette::Palette;
use super::start::Start;
use super::viewer::Viewer;
use crate::commands::play::table::Player;

const SIZE: (u16, u16) = (80, 24);

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

fn record(boxes: &[&str], n_seats: u8) -> Record {
    let mut setup = Setup::new(Edition::ZmanC2, n_seats);
    for name in boxes {
        setup.add_box(name).unwrap();
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

fn game(record: Record, players: Vec<Player>, size: (u16, u16)) -> App {
    let game = Game::new(record, players, (1, false), (Palette::Plain, size));
    App::Game(game)
}

fn type_keys(app: &mut App, keys: &str) -> Vec<Effect> {
    let mut effects = Vec::new();
    for letter in keys.chars() {
        let key = match letter {
            '\n' => Key::Enter,
            '\t' => Key::Tab,
            '\u{1b}' => Key::Esc,
            other => Key::Char(other),
        };
        effects.extend(app.update(key, SIZE));
    }
    effects
}

#[test]
fn look() {
    let mut record = record(&[], 2);
    draw(&mut record, "city-cap");
    let mut app = game(record, vec![Player::Human, Player::Human], SIZE);
    println!("{}", shown(&app, SIZE));
    type_keys(&mut app, "\n");
    println!("{}", shown(&app, SIZE));
    type_keys(&mut app, "n");
    println!("{}", shown(&app, SIZE));
    type_keys(&mut app, "\n");
    println!("{}", shown(&app, SIZE));
    println!(
        "{}",
        shown(&App::Start(Start::new(Palette::Plain, true)), SIZE)
    );
    let _ = (Bot::NAMES, Node::Over, Viewer::new);
}
