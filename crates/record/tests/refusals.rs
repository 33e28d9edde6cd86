//! A move that the rules in force forbid is refused with the rule and a remedy, and nothing changes.

use carcas_engine::notation::{Words, parse_cell, parse_rotation};
use carcas_engine::{
    Edition, FigureKind, Log, Move, Neutral, Outcome, Position, Rules, Seat, Setup, Spot, State,
};
use carcas_record::told;

/// Builds the rules of an edition with boxes.
fn rules(edition: Edition, boxes: &[&str]) -> Rules {
    let mut setup = Setup::new(edition, 2);
    for name in boxes {
        setup.add_box(name).unwrap();
    }
    setup.set("tile-art", "first").unwrap();
    Rules::new(&setup).unwrap()
}

/// Builds a position from lines such as `tile monastery 0,1 r0`, `p0 meeple 0,1 monastery` and `dragon 0,1`, draws a
/// tile and plays moves.
fn table(rules: &Rules, lines: &[&str], draw: &str, moves: &[&str]) -> State {
    let mut position = Position::new(rules, true);
    for line in lines {
        let mut words = Words::new(line);
        let (_, first) = words.next_word().unwrap();
        match first {
            "tile" => {
                let (_, kind) = words.next_word().unwrap();
                let kind = rules.find_kind(kind).unwrap();
                let cell = parse_cell(&mut words).unwrap();
                let rotation = parse_rotation(&mut words).unwrap();
                position.tile(kind, cell, rotation).unwrap();
            }
            "p0" | "p1" => {
                let seat = Seat(first.as_bytes()[1] - b'0');
                let (_, figure) = words.next_word().unwrap();
                let figure = FigureKind::from_name(figure).unwrap();
                let spot = position.state().parse_spot(rules, &mut words).unwrap();
                position.figure(seat, figure, spot).unwrap();
            }
            _ => {
                let neutral = Neutral::from_name(first).unwrap();
                let spot = match neutral {
                    Neutral::Dragon | Neutral::Fairy => Spot::tile(parse_cell(&mut words).unwrap()),
                    _ => position.state().parse_spot(rules, &mut words).unwrap(),
                };
                position.neutral(neutral, spot).unwrap();
            }
        }
    }
    let mut state = position.finish().unwrap();
    let kind = rules.find_kind(draw).unwrap();
    state
        .draw(rules, Outcome::Tile(kind), &mut Log::silent())
        .unwrap();
    for text in moves {
        let played = state.parse_move(rules, text).unwrap();
        state.play(rules, played, &mut Log::silent()).unwrap();
    }
    state
}

#[track_caller]
fn expect(rules: &Rules, state: &State, text: &str, rule: &str) {
    let refused = state.parse_move(rules, text).unwrap();
    let refusal = state.refusal(rules, refused);
    let refusal = refusal.unwrap_or_else(|| panic!("{text} is not refused"));
    assert_eq!(refusal.rule, rule, "{text}: {refusal:?}");
    let mut after = state.clone();
    assert!(after.play(rules, refused, &mut Log::silent()).is_err());
    assert!(after == *state, "{text} changed something");
}

#[test]
fn tiles_are_refused_with_the_rule_of_placement() {
    let rules = rules(Edition::ZmanC2, &[]);
    let state = table(&rules, &[], "monastery", &[]);
    expect(&rules, &state, "tile monastery 0,0 r0", "BA-06");
    expect(&rules, &state, "tile monastery 5,5 r0", "BA-06");
    expect(&rules, &state, "tile monastery 1,0 r0", "BA-07");
    expect(&rules, &state, "pass", "BA-05");
}

#[test]
fn figures_are_refused_with_the_rule_of_figures() {
    let rules = rules(Edition::Rgg2005, &["traders-and-builders"]);
    let lines = ["tile road-straight 1,0 r0", "p1 meeple 1,0 field:ER"];
    let moves = ["tile monastery 1,1 r0"];
    let state = table(&rules, &lines, "monastery", &moves);
    expect(&rules, &state, "meeple 1,1 field:NL", "BA-20");
    expect(&rules, &state, "meeple 1,0 road:E", "BA-19");
    expect(&rules, &state, "large 1,1 monastery", "BA-57");
    expect(&rules, &state, "pig 1,1 field:NL", "TB-21");
    expect(&rules, &state, "builder 1,1 monastery", "TB-07");
    expect(&rules, &state, "retrieve p1 meeple 1,0 field:ER", "BA-23");
}

#[test]
fn the_fairy_is_refused_by_how_the_edition_places_her() {
    let lines = ["tile monastery 0,1 r0", "p0 meeple 0,1 monastery"];
    let moves = ["tile road-straight 1,0 r0"];
    let on_tile = rules(Edition::Devir, &["princess-and-dragon"]);
    let state = table(&on_tile, &lines, "road-straight", &moves);
    expect(&on_tile, &state, "fairy p0 meeple 0,1 monastery", "PD-50");
    expect(&on_tile, &state, "fairy 0,0", "PD-50");
    let assigned = rules(Edition::ZmanC2, &["princess-and-dragon"]);
    let state = table(&assigned, &lines, "road-straight", &moves);
    expect(&assigned, &state, "fairy 0,1", "PD-50");
}

#[test]
fn the_dragon_is_refused_step_by_step() {
    let rules = rules(Edition::ZmanC2, &["princess-and-dragon"]);
    let lines = [
        "tile volcano-field 0,1 r0",
        "tile monastery 0,2 r0",
        "tile monastery 1,1 r0",
        "dragon 0,1",
        "fairy 0,2",
    ];
    let moves = ["tile dragon-road-straight 1,0 r0", "pass"];
    let state = table(&rules, &lines, "dragon-road-straight", &moves);
    expect(&rules, &state, "dragon 0,2", "PD-18");
    expect(&rules, &state, "dragon 1,0", "PD-16");
    expect(&rules, &state, "dragon -1,1", "PD-16");
    expect(&rules, &state, "pass", "PD-19");
    let mut state = state;
    let step = state.parse_move(&rules, "dragon 1,1").unwrap();
    state.play(&rules, step, &mut Log::silent()).unwrap();
    expect(&rules, &state, "dragon 0,1", "PD-17");
}

#[test]
fn no_figure_goes_to_a_new_volcano_or_where_it_is_forbidden_to_the_dragon() {
    let mut setup = Setup::new(Edition::Filosofia2010, 2);
    setup.add_box("princess-and-dragon").unwrap();
    setup.set("deploy-on-dragon-tile", "forbidden").unwrap();
    let rules = Rules::new(&setup).unwrap();
    let state = table(&rules, &[], "volcano-field", &["tile volcano-field 0,1 r0"]);
    // Without a follower on the board there is nothing to ask at all: the next tile is to be drawn.
    assert_eq!(state.refusal(&rules, Move::Pass), None);
    let lines = [
        "tile volcano-city-cap 0,-1 r180",
        "tile monastery 0,1 r0",
        "dragon 0,1",
    ];
    let moves = ["tile portal-road-tee 1,0 r0"];
    let state = table(&rules, &lines, "portal-road-tee", &moves);
    expect(&rules, &state, "meeple 0,1 monastery", "PD-36");
    expect(&rules, &state, "meeple 0,0 city:N", "PD-31");
}

#[test]
fn nobody_leaves_the_quarter_of_the_count() {
    let rules = rules(Edition::Devir, &["count"]);
    let lines = [
        "tile city-tube 2,1 r0",
        "p0 meeple quarter:castle",
        "p0 meeple quarter:blacksmith",
        "count quarter:market",
        "p1 meeple 2,1 city:E",
    ];
    let moves = ["tile city-cap 3,1 r270", "pass"];
    let state = table(&rules, &lines, "city-cap", &moves);
    expect(
        &rules,
        &state,
        "move meeple from quarter:blacksmith to 2,1 city:E",
        "CO-24",
    );
    let mut blocked = lines;
    blocked[3] = "count quarter:castle";
    blocked[2] = "p0 meeple quarter:castle";
    let state = table(&rules, &blocked, "city-cap", &moves[..1]);
    // The follower in the Count's quarter cannot move, so the seat is asked for nothing but its figure.
    let text = "move meeple from quarter:castle to 2,1 city:E";
    expect(&rules, &state, text, "CO-21");
}

#[test]
fn no_tile_is_placed_after_the_last_one() {
    let rules = rules(Edition::ZmanC2, &["count"]);
    let lines = ["p0 meeple quarter:market"];
    let mut state = table(&rules, &lines, "monastery", &["tile monastery 2,0 r0"]);
    let log = &mut Log::silent();
    state.empty_bag(&rules, log);
    state.play(&rules, Move::Pass, log).unwrap();
    expect(&rules, &state, "tile monastery 3,0 r0", "BA-45");
}

#[test]
fn a_segment_that_carcassonne_has_not_is_answered_with_its_quarters() {
    let rules = rules(Edition::Devir, &["count"]);
    let state = table(&rules, &[], "monastery", &["tile monastery 2,0 r0"]);
    let error = state.parse_move(&rules, "meeple 0,0 road:E").unwrap_err();
    assert_eq!(
        error.message,
        "the tile at 0,0 has no segment `road:E`; it has quarter:castle quarter:market quarter:blacksmith \
         quarter:cathedral city:I (rule BA-59)"
    );
    assert_eq!(error.rule, Some("BA-59"));
    // What is listed can be typed, with the cell or without.
    let with_cell = state.parse_move(&rules, "meeple 0,0 quarter:market");
    assert_eq!(with_cell, state.parse_move(&rules, "meeple quarter:market"));
    assert!(with_cell.is_ok());
}

#[test]
fn every_question_refuses_what_does_not_answer_it() {
    let rules = rules(Edition::ZmanC2, &["princess-and-dragon", "count"]);
    let state = table(&rules, &[], "monastery", &[]);
    expect(&rules, &state, "meeple quarter:castle", "BA-05");
    expect(&rules, &state, "again", "BA-57");
    expect(&rules, &state, "dragon 0,0", "PD-14");
    expect(&rules, &state, "count quarter:market", "CO-20");
    expect(&rules, &state, "mage 0,0 city:I", "BA-57");
    expect(&rules, &state, "fairy 0,0", "BA-05");
    let state = table(&rules, &[], "monastery", &["tile monastery 2,0 r0"]);
    expect(&rules, &state, "tile monastery 3,0 r0", "BA-05");
    expect(&rules, &state, "dragon 2,0", "PD-14");
}

#[test]
fn a_refusal_says_what_was_wrong_and_what_would_be_right() {
    let rules = rules(Edition::Devir, &["princess-and-dragon"]);
    let lines = ["tile monastery 0,1 r0", "p0 meeple 0,1 monastery"];
    let moves = ["tile road-straight 1,0 r0"];
    let state = table(&rules, &lines, "road-straight", &moves);
    let refused = state.parse_move(&rules, "fairy p0 meeple 0,1 monastery");
    let refusal = state.refusal(&rules, refused.unwrap()).unwrap();
    assert_eq!(
        told(refusal).to_string(),
        "In this game the fairy stands on a tile, not beside one figure. Choose the tile. Write `fairy CELL`. (rule PD-50)"
    );
}

#[test]
fn nobody_is_sent_to_a_figure_that_cannot_be_placed() {
    let rules = rules(Edition::ZmanC2, &["princess-and-dragon"]);
    let lines = ["tile monastery 0,1 r0", "p0 meeple 0,1 monastery"];
    let moves = ["tile volcano-field 1,1 r0"];
    let state = table(&rules, &lines, "volcano-field", &moves);
    let told = |text| {
        let refused = state.parse_move(&rules, text).unwrap();
        told(state.refusal(&rules, refused).unwrap()).to_string()
    };
    assert_eq!(
        told("meeple 1,1 field:NL"),
        "No figure may be placed on a volcano tile that has just been placed. You may: move the fairy; or pass. (rule PD-05)"
    );
    assert_eq!(
        told("meeple 0,0 road:E"),
        "A follower goes on the tile that you have just placed. You may: move the fairy; or pass. (rule BA-19)"
    );
    assert!(told("again").contains("You may: move the fairy; or pass. (rule"));
}

#[test]
fn a_seat_that_is_not_asked_is_told_who_acts() {
    let rules = rules(Edition::ZmanC2, &["princess-and-dragon"]);
    let lines = ["tile volcano-field 0,1 r0", "dragon 0,1"];
    let moves = ["tile dragon-road-straight 1,0 r0"];
    let mut state = table(&rules, &lines, "dragon-road-straight", &moves);
    let rule_of = |state: &State, seat| {
        let refusal = state.seat_refusal(&rules, Seat(seat));
        refusal.map(|refusal| refusal.rule)
    };
    assert_eq!(rule_of(&state, 0), None);
    assert_eq!(rule_of(&state, 1), Some("BA-58"));
    state.play(&rules, Move::Pass, &mut Log::silent()).unwrap();
    assert_eq!(rule_of(&state, 1), Some("PD-15"));
}
