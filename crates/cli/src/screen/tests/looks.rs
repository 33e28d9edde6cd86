//! How screens look.

use super::*;

#[test]
fn a_ghost_shows_where_the_tile_would_go() {
    let mut record = new_record(&[], 2);
    draw(&mut record, "city-cap");
    let app = game(record, people(2), false);
    assert_shows(&app, "ghost");
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
fn color_is_never_the_only_sign() {
    let screens: Vec<String> = [Depth::Plain, Depth::Sixteen, Depth::True]
        .into_iter()
        .map(|depth| {
            let look = (Palette::new(depth), SIZE);
            let mut app = App::Game(GameScreen::new(
                saved("dragon"),
                people(3),
                (1, false),
                look,
            ));
            type_keys(&mut app, "f");
            shown(&app, SIZE)
        })
        .collect();
    assert_eq!(screens[0], screens[1]);
    assert_eq!(screens[0], screens[2]);
    assert!(screens[0].contains(">1 dragon"), "{}", screens[0]);
}

#[test]
fn answers_have_room_on_a_crowded_table() {
    let record = play_until(&EVERY_BOX, 5, |record, decision| {
        decision == Decision::FigureAction && record.state().tiles().len() > 60
    });
    let app = game(record.unwrap(), people(5), false);
    let text = shown(&app, SIZE);
    for number in ["│ >1 ", "│  2 ", "│  4 ", " no figure", "answer 1 of "] {
        assert!(text.contains(number), "{text}");
    }
}

#[test]
fn a_bid_has_room_on_a_crowded_table() {
    let boxes = [&["inns-and-cathedrals"][..], &BUILDING_BOXES].concat();
    let record = play_until(&boxes, 6, |_, asked| asked == Decision::Bid);
    let app = game(record.unwrap(), people(6), false);
    let text = shown(&app, SIZE);
    for part in ["5       6", "highest so far", "your bid:", "x: pass"] {
        assert!(text.contains(part), "{part} is missing in:\n{text}");
    }
}

#[test]
fn a_far_view_shows_many_tiles() {
    let record = saved("far");
    let mut app = game(record, people(2), false);
    type_keys(&mut app, "z0");
    assert_shows(&app, "far");
}

#[test]
fn the_docs_show_a_screen_of_this_program() {
    let bot = Bot::from_name("greedy", 1).unwrap();
    let players = vec![Player::Human, Player::Bot("greedy".to_owned(), bot)];
    let record = saved("readme");
    let app = game(record, players, false);
    assert_shows(&app, "readme");
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/terminal.md");
    let page = std::fs::read_to_string(page).unwrap();
    assert!(
        page.contains(&shown(&app, SIZE)),
        "copy readme.txt into docs/terminal.md"
    );
}

#[test]
fn every_screen_is_drawn_at_every_size() {
    let many = play_until(&EVERY_BOX, 5, |record, _| record.state().tiles().len() > 40);
    let bid = play_until(&BUILDING_BOXES, 5, |_, asked| asked == Decision::Bid);
    for record in [many.unwrap(), bid.unwrap()] {
        draw_at_every_size(record);
    }
}

fn draw_at_every_size(record: Record) {
    let mut app = game(record, people(5), false);
    for popup in ["", "?", "b", "w", "s", "q"] {
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
            assert_eq!(is_small && size.0 > 9, text.contains("80x24"), "{size:?}");
        }
        app.resize(SIZE);
        app.update(Key::Esc, SIZE);
    }
    assert_eq!(app.update(Key::Char('q'), (10, 10)), [Effect::Leave]);
    assert_eq!(app.update(Key::Enter, (10, 10)), []);
}

#[test]
fn long_titles_say_that_they_are_cut() {
    let mut record = new_record(&EVERY_BOX, 2);
    draw(&mut record, "cloth-city-corner-two-roads-split");
    let kind = record
        .rules()
        .find_kind("cloth-city-corner-two-roads-split");
    let kind = record.rules().tile_kind(kind.unwrap()).clone();
    let app = game(record, people(2), false);
    let text = shown(&app, SIZE);
    assert!(text.lines().next().unwrap().ends_with('…'), "{text}");
    assert_eq!(text.lines().next().unwrap().chars().count(), 80);
    // What a tile shows is never cut.
    let panel: String = text
        .lines()
        .filter_map(|line| line.split('│').nth(1))
        .map(|line| line.replace(' ', ""))
        .collect();
    let tile = carcas_record::tile_in_short(crate::language::words(), &kind);
    let drawn = format!("drawn: {tile}").replace(' ', "");
    assert!(panel.contains(&drawn), "{text}");
}

#[test]
fn every_field_of_nobody_has_a_sign_of_its_own() {
    let record = play_until(&[], 2, |record, _| record.state().tiles().len() == 60).unwrap();
    let mut app = game(record, people(2), false);
    type_keys(&mut app, "f0");
    let size = (300, 120);
    app.resize(size);
    let text = shown(&app, size);
    let board: String = text
        .lines()
        .take(90)
        .filter_map(|line| line.split('│').next())
        .collect();
    assert!(!board.contains('.'), "a field without a sign:\n{text}");
    let signs: std::collections::BTreeSet<char> = board
        .chars()
        .filter(|c| "23456789jkmnpqrstuyJLNRSUX".contains(*c))
        .collect();
    assert!(signs.len() > 9, "{signs:?}\n{text}");
}

#[test]
fn carcassonne_shows_who_is_in_its_quarters() {
    let record = play_until(&["count"], 3, |record, decision| {
        let in_quarters = record.state().figures().filter(|figure| {
            record
                .state()
                .spot_name(record.rules(), figure.spot)
                .starts_with("quarter")
        });
        in_quarters.count() > 1 && decision == Decision::MoveCount
    });
    let mut app = game(record.unwrap(), people(3), false);
    assert_shows(&app, "count");
    type_keys(&mut app, "z0");
    assert!(shown(&app, SIZE).contains(" ^^^ "), "{}", shown(&app, SIZE));
}

#[test]
fn small_tiles_show_their_symbols() {
    let mut app = game(saved("signs"), people(2), false);
    type_keys(&mut app, "0");
    assert_shows(&app, "signs");
    type_keys(&mut app, "z0");
    assert_shows(&app, "signs-far");
}

#[test]
fn what_others_placed_since_the_last_turn_is_marked() {
    let mut record = new_record(&[], 3);
    let log = &mut Log::silent();
    for _ in 0..3 {
        draw(&mut record, "road-straight");
        for _ in 0..2 {
            let mut legal = Vec::new();
            record.state().legal_moves(record.rules(), &mut legal);
            // Only the tile; nobody places a figure.
            let chosen = *legal
                .iter()
                .find(|&&item| item == Move::Pass)
                .unwrap_or(&legal[0]);
            record.play(chosen, log).unwrap();
        }
    }
    draw(&mut record, "road-straight");
    let app = game(record, people(3), false);
    let text = shown(&app, SIZE);
    // Blue's tile and the last one, green's; neither red's own nor the first one.
    assert!(text.contains("(-------)------- -------    +1"), "{text}");
    assert!(text.contains(">-------<-------]   +1"), "{text}");
}

#[test]
fn the_end_tells_what_points_were_for() {
    for (seed, boxes) in [(1, &[][..]), (2, &EVERY_BOX[..])] {
        let mut record = new_record(boxes, 3);
        let (mut rng, log) = (Rng::new(seed), &mut Log::silent());
        loop {
            let (rules, state) = (record.rules(), record.state());
            match state.node() {
                Node::Over => break,
                Node::Chance { .. } => {
                    let outcome = state.sample(rules, |n| rng.below(n)).unwrap();
                    record.draw(outcome, log).unwrap();
                }
                Node::Decide { .. } => {
                    let mut moves = Vec::new();
                    let chosen = carcas_bots::random_move(rules, state, &mut rng, &mut moves);
                    record.play(chosen.unwrap(), log).unwrap();
                }
            }
        }
        let sources = carcas_record::points_by_source(&record);
        for seat in record.rules().seats() {
            let sum: i32 = sources.iter().map(|row| row.points[seat.ix()]).sum();
            assert_eq!(sum, record.state().score(seat), "{sources:?}");
        }
        assert!(
            sources
                .iter()
                .any(|row| row.source.name() == "points-cities")
        );
        let app = game(record, people(3), false);
        let text = shown(&app, SIZE);
        assert!(text.contains("points for    A   B   C"), "{text}");
        assert!(text.contains("together"), "{text}");
    }
}
