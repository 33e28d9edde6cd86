//! The screens, driven by keys and compared as text.

use std::path::Path;

use carcas_bots::{Bot, Rng};
use carcas_engine::{Decision, Edition, Log, Node, Outcome, Setup};
use carcas_record::Record;
use carcas_tiles::Side;
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
const EVERY_BOX: [&str; 6] = [
    "inns-and-cathedrals",
    "traders-and-builders",
    "princess-and-dragon",
    "count",
    "king-and-robber",
    "mage-and-witch",
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
                Node::Chance => {
                    let point = rng.below(state.total_weight());
                    let outcome = state.outcome_at(rules, point).unwrap();
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
    App::Game(Game::new(record, players, habits, (Palette::Plain, SIZE)))
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

#[test]
fn a_ghost_shows_where_the_tile_would_go() {
    let mut record = new_record(&[], 2);
    draw(&mut record, "city-cap");
    let app = game(record, people(2), false);
    assert_shows(&app, "ghost");
}

#[test]
fn a_tile_is_turned_only_to_rotations_that_fit() {
    let mut record = new_record(&[], 2);
    draw(&mut record, "city-cap");
    let mut app = game(record, people(2), false);
    app.update(Key::Arrow(Side::S), SIZE);
    assert!(shown(&app, SIZE).contains("at 0,1 (rotation 1 of 3)"));
    type_keys(&mut app, "r ");
    assert!(shown(&app, SIZE).contains("rotation 3 of 3"));
    type_keys(&mut app, "r");
    assert!(shown(&app, SIZE).contains("rotation 1 of 3"));
    assert_eq!(type_keys(&mut app, "\n"), [Effect::Keep]);
    assert!(shown(&app, SIZE).contains("red places city-cap at 0,1"));
}

#[test]
fn figures_are_chosen_from_numbers_on_the_tile() {
    let mut record = new_record(&[], 2);
    draw(&mut record, "city-cap");
    let mut app = game(record, people(2), false);
    type_keys(&mut app, "\n\t");
    assert_shows(&app, "figures");
    type_keys(&mut app, "1\n");
    let shown = shown(&app, SIZE);
    assert!(
        shown.contains("red scores 4 for a complete city: 2 tiles × 2"),
        "{shown}"
    );
}

#[test]
fn a_turn_is_taken_back_step_by_step_until_a_tile_is_drawn() {
    let mut record = new_record(&[], 2);
    draw(&mut record, "city-cap");
    let mut app = game(record, people(2), false);
    let before = shown(&app, SIZE);
    type_keys(&mut app, "u");
    assert!(shown(&app, SIZE).contains("nothing to take back"));
    type_keys(&mut app, "\n1\n");
    assert!(shown(&app, SIZE).contains("red scores 4"));
    type_keys(&mut app, "u");
    assert!(!shown(&app, SIZE).contains("red scores 4"));
    type_keys(&mut app, "u");
    // A key that does nothing takes the remark away.
    type_keys(&mut app, "c");
    type_keys(&mut app, "0");
    assert_eq!(shown(&app, SIZE), before);
    type_keys(&mut app, "\n1\n");
    app.tick();
    type_keys(&mut app, "u");
    assert!(shown(&app, SIZE).contains("nothing to take back"));
}

#[test]
fn whoever_wants_to_confirm_is_asked_before_the_next_tile() {
    let mut record = new_record(&[], 2);
    draw(&mut record, "city-cap");
    let mut app = game(record, people(2), true);
    type_keys(&mut app, "\n1\n");
    assert!(shown(&app, SIZE).contains("Enter ends the turn"));
    assert_eq!(app.due(), None);
    type_keys(&mut app, "\n");
    assert!(app.due().is_some());
}

#[test]
fn the_dragon_shows_its_path_and_who_moves_next() {
    let record = saved("dragon");
    let mut app = game(record, people(3), false);
    assert_shows(&app, "dragon");
    let text = shown(&app, SIZE);
    assert!(
        text.contains("moves the dragon: step 3 of 6, 3 left; then"),
        "{text}"
    );
    assert!(text.contains("dragon "), "{text}");
    type_keys(&mut app, "\n");
    assert!(shown(&app, SIZE).contains("the dragon goes to"));
}

#[test]
fn every_kind_of_question_is_asked_and_answered() {
    type Test = fn(Decision) -> bool;
    let decisions: [(&str, Test); 9] = [
        ("send a knight home", |asked| asked == Decision::Princess),
        ("move the fairy", |asked| asked == Decision::MoveFairy),
        ("moves the dragon", |asked| asked == Decision::MoveDragon),
        ("mage or witch", |asked| asked == Decision::Magic),
        ("out of the city of Carcassonne", |asked| {
            matches!(asked, Decision::LeaveQuarter { .. })
        }),
        ("scored next", |asked| asked == Decision::ChooseScoring),
        ("into the city of Carcassonne", |asked| {
            asked == Decision::EnterQuarter
        }),
        ("move the Count", |asked| asked == Decision::MoveCount),
        ("second part", |asked| asked == Decision::SecondPart),
    ];
    for (words, is_wanted) in decisions {
        let record = play_until(&EVERY_BOX, 2, |_, asked| is_wanted(asked))
            .unwrap_or_else(|| panic!("nobody was asked: {words}"));
        let mut app = game(record, people(2), false);
        let text = shown(&app, SIZE);
        assert!(text.contains(words), "{words} is missing in:\n{text}");
        for n in 0..9 {
            app.update(Key::Arrow(Side::ALL[n % 4]), SIZE);
            shown(&app, SIZE);
        }
        assert_eq!(type_keys(&mut app, "\n"), [Effect::Keep], "{words}");
    }
}

#[test]
fn fields_show_their_owners() {
    let mut record = new_record(&[], 2);
    draw(&mut record, "city-cap");
    let mut app = game(record, people(2), false);
    type_keys(&mut app, "\n2\n");
    type_keys(&mut app, "f");
    let text = shown(&app, SIZE);
    assert!(text.contains("aAmaaaa"), "{text}");
    type_keys(&mut app, "ff");
    let text = shown(&app, SIZE);
    assert!(text.contains(".Am...."), "{text}");
}

#[test]
fn features_tell_what_they_would_bring() {
    let mut app = game(saved("readme"), people(2), false);
    type_keys(&mut app, "f");
    assert_shows(&app, "fields");
    type_keys(&mut app, "f");
    assert_shows(&app, "features");
}

#[test]
fn a_far_view_shows_many_tiles() {
    let record = saved("far");
    let mut app = game(record, people(2), false);
    type_keys(&mut app, "z0");
    assert_shows(&app, "far");
}

#[test]
fn the_readme_shows_a_screen_of_this_program() {
    let bot = Bot::from_name("greedy", 1).unwrap();
    let players = vec![Player::Human, Player::Bot("greedy".to_owned(), bot)];
    let record = saved("readme");
    let app = game(record, players, false);
    assert_shows(&app, "readme");
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md");
    let readme = std::fs::read_to_string(readme).unwrap();
    assert!(
        readme.contains(&shown(&app, SIZE)),
        "copy readme.txt into README.md"
    );
}

#[test]
fn windows_open_and_close() {
    let mut record = new_record(&[], 2);
    draw(&mut record, "city-cap");
    let mut app = game(record, people(2), false);
    let before = shown(&app, SIZE);
    type_keys(&mut app, "?");
    assert_shows(&app, "help");
    type_keys(&mut app, "x");
    assert_eq!(shown(&app, SIZE), before);
    type_keys(&mut app, "b");
    assert!(shown(&app, SIZE).contains("70 tiles in the bag ─"));
    type_keys(&mut app, "x");
    let saved = type_keys(&mut app, "sq?.txt\n");
    assert_eq!(saved, [Effect::SaveAs("q?.txt".into())]);
    assert_eq!(type_keys(&mut app, "qx"), []);
    assert_eq!(type_keys(&mut app, "qq"), [Effect::Leave]);
}

#[test]
fn the_start_screen_says_what_is_wrong() {
    let mut app = App::Start(Start::new(Palette::Plain, false));
    assert_shows(&app, "start");
    // From `Begin` over the seats up to the first one, where a bot sits down, and nobody at the second.
    type_keys(&mut app, "kkkkk");
    type_keys(&mut app, "l");
    assert!(shown(&app, SIZE).contains("< nobody >"));
    type_keys(&mut app, "kh");
    let text = shown(&app, SIZE);
    assert!(text.contains("! somebody must sit at the table"), "{text}");
    assert_eq!(type_keys(&mut app, "\n"), []);
    type_keys(&mut app, "l");
    assert_eq!(type_keys(&mut app, "\n"), [Effect::Begin]);
}

#[test]
fn six_people_and_every_box_fit_on_the_start_screen() {
    let mut app = App::Start(Start::new(Palette::Plain, true));
    for _ in 0..40 {
        type_keys(&mut app, " j");
        shown(&app, SIZE);
    }
}

#[test]
fn a_recorded_game_is_walked_through() {
    let record = play_until(&[], 2, |record, _| record.state().tiles().len() == 6).unwrap();
    let n = record.entries().len();
    let mut app = App::Viewer(Viewer::new(record, 0, Palette::Plain, SIZE));
    assert!(shown(&app, SIZE).contains(&format!("entry 0 of {n}: red is to draw a tile")));
    app.update(Key::Arrow(Side::E), SIZE);
    assert!(shown(&app, SIZE).contains(&format!("entry 1 of {n}: red places a tile")));
    app.update(Key::End, SIZE);
    assert!(shown(&app, SIZE).contains(&format!("entry {n} of {n}")));
    app.update(Key::Arrow(Side::E), SIZE);
    assert!(shown(&app, SIZE).contains(&format!("entry {n} of {n}")));
    app.update(Key::PageUp, SIZE);
    app.update(Key::Home, SIZE);
    app.update(Key::Arrow(Side::W), SIZE);
    assert!(shown(&app, SIZE).contains(&format!("entry 0 of {n}")));
}

#[test]
fn every_screen_is_drawn_at_every_size() {
    let record = play_until(&EVERY_BOX, 5, |record, _| record.state().tiles().len() > 40).unwrap();
    let mut app = game(record, people(5), false);
    for popup in ["", "?", "b", "s", "q"] {
        type_keys(&mut app, popup);
        for size in [
            (1, 1),
            (2, 3),
            (79, 24),
            (80, 23),
            (80, 24),
            (81, 200),
            (400, 24),
            (300, 100),
        ] {
            app.resize(size);
            let text = shown(&app, size);
            let is_small = size.0 < 80 || size.1 < 24;
            assert_eq!(
                is_small && size.0 > 9,
                text.contains("need 80x24"),
                "{size:?}"
            );
        }
        app.resize(SIZE);
        app.update(Key::Esc, SIZE);
    }
    assert_eq!(app.update(Key::Char('q'), (10, 10)), [Effect::Leave]);
    assert_eq!(app.update(Key::Enter, (10, 10)), []);
}

#[test]
fn no_sequence_of_keys_breaks_a_game() {
    let keys: Vec<Key> = "unprxzfbcs0hjkl?123456789iq+- y!é漢"
        .chars()
        .map(Key::Char)
        .chain(Side::ALL.map(Key::Arrow))
        .chain(Side::ALL.map(Key::Scroll))
        .chain([Key::Tab, Key::BackTab, Key::Esc, Key::Backspace])
        .chain([Key::PageUp, Key::PageDown, Key::Home, Key::End])
        .chain([Key::Enter; 12])
        .collect();
    for seed in 0..6 {
        let mut rng = Rng::new(seed);
        let boxes: &[&str] = if seed % 2 == 0 { &EVERY_BOX } else { &[] };
        let players = (0..3).map(|ix| match Bot::from_name("random", seed) {
            Some(bot) if ix == 2 => Player::Bot("random".to_owned(), bot),
            _ => Player::Human,
        });
        let mut app = game(new_record(boxes, 3), players.collect(), seed == 3);
        for step in 0..2500 {
            let key = keys[rng.below(keys.len() as u32) as usize];
            app.update(key, SIZE);
            if app.due().is_some() {
                app.tick();
            }
            if step % 7 == 0 {
                shown(&app, SIZE);
            }
        }
    }
}
