//! How questions of single boxes look and how they are answered.

use super::*;
use crate::show::{shown_names, speaker};

/// Opens a game that stands beside its screen, for three people.
fn opened(name: &str) -> App {
    game(saved(name), people(3), false)
}

/// Asserts that texts are on the screen.
fn assert_contains(app: &App, texts: &[&str]) {
    let shown = shown(app, SIZE);
    for text in texts {
        assert!(shown.contains(text), "{text} is missing in:\n{shown}");
    }
}

/// Returns what the panel says, without its line breaks.
fn panel(app: &App) -> String {
    let shown = shown(app, SIZE);
    let rows = shown.lines().filter_map(|row| row.split_once("│ "));
    let words = rows.flat_map(|(_, row)| row.split_whitespace());
    words.collect::<Vec<_>>().join(" ")
}

fn click(app: &mut App, text: &str) {
    let (x, y) = find(app, text);
    app.mouse(Mouse::Click(x, y), SIZE);
}

#[test]
fn an_abbey_is_shown_where_it_would_go() {
    let mut app = opened("abbey");
    assert_shows(&app, "abbey");
    // Passing is chosen by key, by number and by a click, and the abbey by a click on its hole.
    for choose in ["x", "1"] {
        type_keys(&mut app, choose);
        assert_contains(&app, &[">1 draw a tile"]);
        let hole = find(&app, "+1");
        app.mouse(Mouse::Click(hole.0, hole.1), SIZE);
        let asked = "Blue may place the abbey instead of drawing a tile";
        assert_contains(&app, &[" 1 draw a tile", asked, "space 1 of 1: (2, −2)"]);
    }
    click(&mut app, "draw a tile");
    assert_contains(&app, &[">1 draw a tile"]);
    assert_eq!(type_keys(&mut app, "\n"), [Effect::Keep]);
    assert_contains(&app, &["draws a tile"]);
}

#[test]
fn a_wagon_is_sent_to_a_number_on_the_board() {
    let mut app = opened("wagon");
    assert_shows(&app, "wagon");
    click(&mut app, "2 wagon from");
    assert_contains(&app, &[">2 wagon from"]);
    type_keys(&mut app, "x");
    assert_contains(&app, &[" take the wagon back"]);
    assert_eq!(type_keys(&mut app, "2\n"), [Effect::Keep]);
}

#[test]
fn a_barn_has_its_number_at_the_corner() {
    let mut app = opened("barn");
    let (_, row) = find(&app, "barn: north-west corner");
    let (x, _) = find(&app, "│");
    app.mouse(Mouse::Click(x + 4, row), SIZE);
    assert_shows(&app, "barn");
    assert_eq!(type_keys(&mut app, "\n"), [Effect::Keep]);
    assert_contains(&app, &["n."]);
}

#[test]
fn a_bridge_comes_with_the_tile_that_needs_it() {
    let mut app = opened("bridge");
    let needs_bridge = |app: &App| shown(app, SIZE).contains("with a bridge from");
    for _ in 0..60 {
        if needs_bridge(&app) {
            break;
        }
        type_keys(&mut app, "\t");
    }
    assert_shows(&app, "bridge");
    let asked = "Green: place the tile at (1, −3), with a bridge from north to south";
    assert_contains(&app, &[asked]);
    assert_eq!(type_keys(&mut app, "\n"), [Effect::Keep]);
    let told = "Green builds a bridge over the tile at (1, −3).";
    assert_contains(&app, &["follower: the city", told]);
}

#[test]
fn a_castle_tells_what_it_costs() {
    let mut app = opened("castle");
    assert_shows(&app, "castle");
    assert_eq!(type_keys(&mut app, "\n"), [Effect::Keep]);
    assert_contains(&app, &["into a castle", "@"]);
}

#[test]
fn castles_and_bridges_say_what_they_bring() {
    let all_words = |is_wanted: fn(Decision) -> bool| {
        let record = play_until(&BUILDING_BOXES, 2, |_, asked| is_wanted(asked)).unwrap();
        let (rules, state) = (record.rules(), record.state());
        let mut moves = Vec::new();
        state.legal_moves(rules, &mut moves);
        let names = shown_names(&record);
        let speaker = speaker(rules, &names);
        let words = moves.into_iter().map(|item| {
            let about = speaker.about(state, item).unwrap_or_default();
            (item, speaker.answer(state, item), about)
        });
        words.collect::<Vec<_>>()
    };
    let castles = all_words(|asked| matches!(asked, Decision::CastleScoring { .. }));
    for (item, short, _) in castles {
        if let Move::Choose { .. } = item {
            assert!(short.contains(": ") && short.contains(" point"), "{short}");
        }
    }
    let bridges = all_words(|asked| matches!(asked, Decision::BuildBridge { .. }));
    for (item, _, about) in bridges {
        if let Move::BuildBridge { .. } = item {
            assert!(about.contains("makes a "), "{about}");
            assert!(about.contains("road of "), "{about}");
        }
    }
}

#[test]
fn an_auction_shows_its_tiles_and_takes_typed_bids() {
    let mut app = opened("auction");
    assert_shows(&app, "auction");
    // Another tile keeps the bid; a number too high is refused in words.
    type_keys(&mut app, "11\t");
    assert_contains(&app, &[">2<", "your bid: 11"]);
    type_keys(&mut app, "12");
    assert_contains(&app, &["a bid here is 0 to 11", "your bid: 12_"]);
    assert_eq!(type_keys(&mut app, "\n"), []);
    assert_contains(&app, &["12 is no bid here; type 0 to 11", "your bid: 12_"]);
    app.update(Key::Backspace, SIZE);
    assert_contains(&app, &["your bid: 1 "]);
    app.update(Key::Backspace, SIZE);
    type_keys(&mut app, "3");
    app.update(Key::Arrow(Side::N), SIZE);
    assert_contains(&app, &["your bid: 4"]);
    let (x, y) = find(&app, ">2<");
    app.mouse(Mouse::Click(x - 8, y + 1), SIZE);
    assert_contains(&app, &[">1<", "your bid: 4"]);
    assert_eq!(type_keys(&mut app, "1\n"), [Effect::Keep]);
    // The next seat sees who is highest, and may pass.
    assert_shows(&app, "bid");
    type_keys(&mut app, "x");
    assert_contains(&app, &["you pass"]);
    type_keys(&mut app, "1");
    assert_contains(&app, &["your bid: 1_"]);
    type_keys(&mut app, "\n");
    assert_contains(&app, &["1 is no bid here; type 2 to 17"]);
    app.update(Key::Arrow(Side::N), SIZE);
    assert_eq!(type_keys(&mut app, "3\n"), [Effect::Keep]);
    type_keys(&mut app, "x\n");
    assert_shows(&app, "sale");
    type_keys(&mut app, "2\n");
    assert_contains(&app, &["to place:"]);
}

#[test]
fn a_tile_of_a_bazaar_is_told_from_a_drawn_one() {
    let app = opened("owed");
    assert_contains(&app, &["of the bazaar: ", "to place:"]);
    assert!(!shown(&app, SIZE).contains("drawn:"));
}

#[test]
fn a_flock_tells_its_chances() {
    let mut app = opened("flock");
    assert_shows(&app, "flock");
    click(&mut app, "2 herd");
    assert_contains(&app, &[">2 herd the flock", "every shepherd"]);
    assert_eq!(type_keys(&mut app, "\n"), [Effect::Keep]);
}

#[test]
fn ransom_is_offered_beside_a_tile() {
    let mut app = opened("ransom");
    assert_shows(&app, "ransom");
    type_keys(&mut app, "1");
    assert_contains(&app, &[">1 ransom", "costs 3 points"]);
    let panel = panel(&app);
    let asked = ">1 ransom for the follower held by Blue";
    assert!(panel.contains(asked), "{panel}");
    type_keys(&mut app, "\t");
    click(&mut app, "1 ransom");
    assert_contains(&app, &[">1 ransom"]);
    assert_eq!(type_keys(&mut app, "\n"), [Effect::Keep]);
    let told = "Red pays 3 points to Blue as ransom.";
    assert_contains(&app, &[told]);
    // The same tile is to be placed afterwards.
    assert_contains(&app, &["drawn: ", "A Red         1"]);
}

#[test]
fn a_window_tells_who_has_what() {
    let mut app = opened("ransom");
    type_keys(&mut app, "w");
    assert_contains(&app, &["Who has what", "A Red: 4 points", "Prisoners"]);
    type_keys(&mut app, "w");
    assert!(!shown(&app, SIZE).contains("Who has what"));
}

#[test]
fn small_tiles_show_castles_bridges_and_floors() {
    let mut app = opened("castle");
    type_keys(&mut app, "\nz0");
    assert_shows(&app, "castle-far");
}
