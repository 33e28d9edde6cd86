//! What people at the table are told: house rules, what is set aside, what may be done.

use carcas_record::DisplayName;

use super::*;
use crate::screen::choice::spot_of;

fn start() -> App {
    App::Start(Start::new(Palette::new(Depth::Plain), Offered::default()))
}

#[test]
fn six_seats_without_the_box_are_a_house_rule_that_is_asked_for() {
    let mut app = start();
    type_keys(&mut app, "klklklkl");
    assert!(shown(&app, SIZE).contains("House rules: none"));
    assert_eq!(type_keys(&mut app, "g"), []);
    let text = shown(&app, SIZE);
    assert!(
        text.contains("y plays with six by a house rule") && text.contains("(sixth-player=always)"),
        "{text}"
    );
    type_keys(&mut app, "x");
    assert!(shown(&app, SIZE).contains("House rules: none"));
    // Any other key says no, and does nothing that it would do elsewhere.
    let before = shown(&app, SIZE);
    for key in [Key::Enter, Key::Char(' '), Key::Char('l'), Key::Char('q')] {
        assert_eq!(type_keys(&mut app, "g"), []);
        assert_eq!(app.update(key, SIZE), []);
        assert_eq!(shown(&app, SIZE), before);
    }
    // Esc says no, and does not leave.
    assert_eq!(type_keys(&mut app, "g"), []);
    assert_eq!(app.update(Key::Esc, SIZE), []);
    // A click elsewhere is no answer.
    assert_eq!(type_keys(&mut app, "g"), []);
    app.mouse(Mouse::Click(0, 0), SIZE);
    assert_eq!(type_keys(&mut app, "y"), []);
    assert!(shown(&app, SIZE).contains("House rules: none"));
    assert_eq!(type_keys(&mut app, "gy"), [Effect::Begin]);
    assert!(shown(&app, SIZE).contains("House rules: 1"));
    let App::Start(start) = &app else {
        panic!("the game has not begun");
    };
    assert_eq!(start.wanted().setup.switches, ["sixth-player=always"]);
}

#[test]
fn names_are_typed_on_the_start_screen() {
    let mut app = start();
    // The seats stand above `Begin`; from the first one on, letters are no keys.
    type_keys(&mut app, "kkkkkk");
    assert!(shown(&app, SIZE).contains("e name"));
    type_keys(&mut app, "eZoë q g");
    let text = shown(&app, SIZE);
    assert!(text.contains("> Red      Zoë q g_"), "{text}");
    app.update(Key::Backspace, SIZE);
    app.update(Key::Backspace, SIZE);
    type_keys(&mut app, "\n");
    let text = shown(&app, SIZE);
    assert!(text.contains("> Red      < human > Zoë q"), "{text}");
    // A name does not stay with a seat that was left, and a seat may have none.
    let App::Start(start) = &app else {
        panic!("the game has not begun");
    };
    let sitters = start.wanted().sitters;
    let name = |ix: usize| sitters[ix].name.as_ref().map(DisplayName::as_str);
    assert_eq!((name(0), name(1)), (Some("Zoë q"), None));
    type_keys(&mut app, "jje");
    let text = shown(&app, SIZE);
    assert!(!text.contains("_"), "{text}");
}

#[test]
fn whoever_has_a_name_is_called_so_at_the_table() {
    let mut record = new_record(&[], 2);
    let sitters = sitter::Sitter::parse_all(&["human:Zoë", "human"]).unwrap();
    sitter::call(&mut record, &sitters).unwrap();
    draw(&mut record, "city-cap");
    let mut app = game(record.clone(), people(2), false);
    type_keys(&mut app, "\n");
    let text = shown(&app, SIZE);
    for told in [
        "A Zoë",
        "B Blue",
        "Zoë places the tile",
        "Zoë may place a figure",
    ] {
        assert!(text.contains(told), "{told} is missing in:\n{text}");
    }
    let viewer = Viewer::new(record, 1, Palette::new(Depth::Plain), SIZE);
    let text = shown(&App::Viewer(viewer), SIZE);
    assert!(
        text.contains("A Zoë") && text.contains("Zoë draws a tile"),
        "{text}"
    );
}

#[test]
fn single_parts_of_a_box_are_chosen() {
    let mut app = start();
    app.update(Key::Home, SIZE);
    type_keys(&mut app, "jjjjj");
    let text = shown(&app, SIZE);
    assert!(text.contains("> [ ] The Princess & the Dragon"), "{text}");
    assert!(text.contains("e parts"), "{text}");
    // The first part that is taken takes the box.
    type_keys(&mut app, "e ");
    let text = shown(&app, SIZE);
    for told in [
        "parts of The Princess & the Dragon",
        "> [x] volcano and dragon",
        "   [ ] fairy",
        "--with princess-and-dragon:dragon",
    ] {
        assert!(text.contains(told), "{told} is missing in:\n{text}");
    }
    app.update(Key::End, SIZE);
    type_keys(&mut app, " \n");
    let text = shown(&app, SIZE);
    let told = "> [x] The Princess & the Dragon (2 of 4)";
    assert!(text.contains(told), "{text}");
    let boxes = |app: &App| match app {
        App::Start(start) => start.wanted().setup.boxes,
        _ => panic!("the game has not begun"),
    };
    assert_eq!(boxes(&app), ["princess-and-dragon:dragon+fairy"]);
    assert_eq!(type_keys(&mut app, "g"), [Effect::Begin]);
    // Without any part its tiles are landscape; the whole box comes with one key.
    type_keys(&mut app, "e ");
    app.update(Key::End, SIZE);
    type_keys(&mut app, " \n");
    assert_eq!(boxes(&app), ["princess-and-dragon:none"]);
    type_keys(&mut app, "  ");
    assert_eq!(boxes(&app), ["princess-and-dragon"]);
    // At the table the parts are told.
    let app = game(
        new_record(&["princess-and-dragon:dragon+fairy"], 2),
        people(2),
        false,
    );
    let text = shown(&app, (120, 30));
    let told = "The Princess & the Dragon (volcano and dragon, fairy)";
    assert!(text.contains(told), "{text}");
}

#[test]
fn house_rules_are_told_at_the_table() {
    let names = ["red", "blue"].map(str::to_owned).to_vec();
    let mut setup = Setup::new(Edition::ZmanC2, 2);
    setup.set("farmers", "off").unwrap();
    let mut app = game(Record::new(setup, names).unwrap(), people(2), false);
    let text = shown(&app, SIZE);
    assert!(
        text.contains("Z-Man, new edition, 1 house rule (R)"),
        "{text}"
    );
    type_keys(&mut app, "R");
    let text = shown(&app, SIZE);
    assert!(text.contains("What is played"), "{text}");
    assert!(
        text.contains("House rules, where this game differs"),
        "{text}"
    );
    for told in ["No follower may be placed in a field", "(farmers=off)"] {
        assert!(text.contains(told), "{told} is missing in:\n{text}");
    }
    type_keys(&mut app, "\n");
    assert!(!shown(&app, SIZE).contains("What is played"));
    // Without one, nothing is said.
    let app = game(new_record(&[], 2), people(2), false);
    assert!(!shown(&app, SIZE).contains("house rule"));
}

#[test]
fn marks_that_are_cut_at_the_left_are_not_drawn() {
    let mut record = new_record(&[], 2);
    draw(&mut record, "road-curve");
    let mut app = game(record, people(2), false);
    let mut n_marks = 0;
    for width in 80..100 {
        app.resize((width, 24));
        for _ in 0..4 {
            type_keys(&mut app, "l");
            for line in shown(&app, (width, 24)).lines().skip(2).take(14) {
                let cells: Vec<char> = line.chars().take(12).collect();
                let is_number = cells.get(4).is_some_and(char::is_ascii_digit);
                n_marks += usize::from(cells.contains(&'+'));
                assert!(!is_number, "{line}");
            }
        }
    }
    assert!(n_marks > 0);
}

#[test]
fn windows_say_which_keys_go_back() {
    let mut app = game(new_record(&["count"], 2), people(2), false);
    type_keys(&mut app, "?");
    let text = shown(&app, (100, 60));
    assert!(text.contains("Enter or Esc goes back"), "{text}");
    assert!(!text.contains("any other key"), "{text}");
    // The quarter where the Count is stands in capitals on the board.
    assert!(
        text.contains("CA0 in capitals: the Count is in that quarter"),
        "{text}"
    );
}

#[test]
fn tiles_that_are_set_aside_are_listed_with_the_bag() {
    let mut record = new_record(&["princess-and-dragon"], 2);
    draw(&mut record, "dragon-road-curve");
    let mut app = game(record, people(2), false);
    type_keys(&mut app, "b");
    let text = shown(&app, (100, 60));
    assert!(
        text.contains("Set aside until a volcano is placed"),
        "{text}"
    );
    assert!(text.contains(" 1 × a tile with a road curve"), "{text}");
    // Kinds that are told alike are counted together.
    let curves = text.matches(" × a tile with a city on one side and a road curve  ");
    assert_eq!(curves.count(), 1, "{text}");
}

#[test]
fn nobody_is_asked_for_a_figure_that_cannot_be_placed() {
    let is_figure = |item: &Move| matches!(item, Move::PlaceFigure { .. });
    let is_fairy = |item: &Move| {
        matches!(
            item,
            Move::MoveNeutral { .. } | Move::PutBeside { .. } | Move::Pass
        )
    };
    let moves = |record: &Record| {
        let mut moves = Vec::new();
        record.state().legal_moves(record.rules(), &mut moves);
        moves
    };
    let boxes = ["princess-and-dragon"];
    let only_fairy = play_until(&boxes, 2, |record, decision| {
        decision == Decision::FigureAction && moves(record).iter().all(is_fairy)
    });
    let text = shown(&game(only_fairy.unwrap(), people(2), false), SIZE);
    assert!(text.contains("may move the fairy"), "{text}");
    assert!(!text.contains("place a figure"), "{text}");
    let figure = play_until(&[], 2, |record, decision| {
        decision == Decision::FigureAction && moves(record).iter().any(is_figure)
    });
    let text = shown(&game(figure.unwrap(), people(2), false), SIZE);
    assert!(text.contains("may place a figure"), "{text}");
}

#[test]
fn the_window_for_saving_stays_open_on_a_wrong_path() {
    let mut app = game(new_record(&[], 2), people(2), false);
    let effects = type_keys(&mut app, "sno/such/file\n");
    assert_eq!(effects, [Effect::SaveAs("no/such/file".into())]);
    let App::Game(game) = &mut app else {
        panic!("the game goes on");
    };
    game.desk
        .is_saved(Err("cannot write no/such/file".to_owned()));
    let text = shown(&app, SIZE);
    assert!(text.contains("File: no/such/file_"), "{text}");
    assert!(text.contains("! cannot write no/such/file"), "{text}");
    let App::Game(game) = &mut app else {
        panic!("the game goes on");
    };
    game.desk.is_saved(Ok("saved as mine.txt".to_owned()));
    let text = shown(&app, SIZE);
    assert!(!text.contains("Save a copy"), "{text}");
    assert!(text.contains("saved as mine.txt"), "{text}");
}

/// Returns a game with more answers than fit, on several tiles.
fn many_answers() -> Record {
    let found = play_until(&["princess-and-dragon"], 2, |record, decision| {
        let mut moves = Vec::new();
        record.state().legal_moves(record.rules(), &mut moves);
        decision == Decision::FigureAction && moves.len() > 30
    });
    found.unwrap()
}

#[test]
fn a_list_that_is_cut_says_how_many_there_are_and_shows_passing() {
    let mut app = game(many_answers(), people(2), false);
    let text = shown(&app, SIZE);
    assert!(text.contains("answer "), "{text}");
    assert!(text.contains(" no figure"), "{text}");
    // Two digits choose an answer beyond nine.
    type_keys(&mut app, "12");
    let text = shown(&app, SIZE);
    assert!(text.contains("12 of "), "{text}");
    assert!(text.contains(">12 "), "{text}");
    // A digit after another key begins a new number.
    type_keys(&mut app, "n3");
    assert!(shown(&app, SIZE).contains(" 3 of "), "{text}");
    // In the far view answers have numbers, too.
    let before = shown(&app, SIZE);
    type_keys(&mut app, "z");
    let far = shown(&app, SIZE);
    let board = |text: &str| -> String {
        let rows = text.lines().skip(2).take(13);
        rows.map(|row| row.chars().skip(4).take(44).collect::<String>())
            .collect()
    };
    assert!(board(&far).contains('3'), "{far}\n{before}");
}

/// Returns the answers that are left on the screen, of how many.
fn n_left(app: &App) -> (usize, usize) {
    let text = shown(app, SIZE);
    let count = text.lines().find_map(|line| line.split_once("│ /"));
    let (_, count) = count.unwrap_or_else(|| panic!("nothing is looked for in:\n{text}"));
    let (_, count) = count.split_once("_  ").unwrap();
    let (n, m) = count.split_once(" of ").unwrap();
    (n.parse().unwrap(), m.trim().parse().unwrap())
}

#[test]
fn typing_leaves_the_answers_that_have_the_words() {
    let record = many_answers();
    let mut app = game(record, people(2), false);
    let before = shown(&app, SIZE);
    assert!(before.contains("/ filter"), "{before}");
    type_keys(&mut app, "/");
    let (all, of) = n_left(&app);
    assert!(all == of && all > 30);
    // Letters that are keys elsewhere are typed; case does not matter.
    type_keys(&mut app, "NO FIG");
    assert_eq!(n_left(&app), (1, of));
    let text = shown(&app, SIZE);
    assert!(text.contains("/NO FIG_  1 of "), "{text}");
    assert!(text.contains(" no figure"), "{text}");
    assert!(text.contains("Esc all answers"), "{text}");
    // Arrows stay among what is left.
    app.update(Key::Arrow(Side::N), SIZE);
    app.update(Key::Tab, SIZE);
    assert_eq!(n_left(&app), (1, of));
    // What no answer has is not played.
    type_keys(&mut app, "x");
    assert_eq!(n_left(&app), (0, of));
    assert_eq!(type_keys(&mut app, "\n"), []);
    let text = shown(&app, SIZE);
    assert!(text.contains("no answer has these words"), "{text}");
    for _ in 0.."NO FIGx".len() {
        app.update(Key::Backspace, SIZE);
    }
    assert_eq!(n_left(&app), (of, of));
    app.update(Key::Backspace, SIZE);
    assert!(!shown(&app, SIZE).contains("│ /"));
    // Esc shows all again, and Enter plays what is chosen.
    type_keys(&mut app, "/no fig");
    app.update(Key::Esc, SIZE);
    let text = shown(&app, SIZE);
    assert!(!text.contains("│ /") && text.contains("/ filter"), "{text}");
    assert_eq!(type_keys(&mut app, "/no fig\n"), [Effect::Keep]);
    let App::Game(game) = &app else {
        panic!("the game goes on");
    };
    let last = game.record.entries().last();
    assert!(
        matches!(last, Some(carcas_record::Entry::Move(_, Move::Pass))),
        "{last:?}"
    );
}

#[test]
fn every_answer_is_shown_in_full() {
    let mut app = game(many_answers(), people(2), false);
    for _ in 0..40 {
        let text = shown(&app, SIZE);
        let panel = text.lines().filter_map(|line| line.split_once("│ "));
        let cut: Vec<&str> = panel
            .map(|(_, line)| line)
            .filter(|line| line.ends_with('…'))
            .collect();
        assert!(cut.is_empty(), "{cut:?} in:\n{text}");
        type_keys(&mut app, "n");
    }
    // A second row stands below the words of the first, and a click on it chooses its answer.
    let text = shown(&app, SIZE);
    let rows: Vec<&str> = text.lines().collect();
    let panel = |row: usize| rows[row].split_once("│ ").map_or("", |(_, row)| row);
    // The first row of an answer has its number behind one sign or blank.
    let number = |row: usize| -> Option<usize> {
        let mut parts = panel(row).split(|sign: char| !"> 0123456789".contains(sign));
        parts.next()?.trim_start_matches('>').trim().parse().ok()
    };
    let is_second = |&row: &usize| {
        let is_below = panel(row).starts_with("    ") && !panel(row).trim().is_empty();
        is_below && number(row).is_none() && number(row - 1).is_some()
    };
    let second = (1..rows.len()).find(is_second).expect("a long answer");
    let number = number(second - 1).unwrap();
    let x = rows[second].chars().count() as u16 - 1;
    app.mouse(Mouse::Click(x, second as u16), SIZE);
    let text = shown(&app, SIZE);
    assert!(text.contains(&format!(">{number} ")), "{text}");
}

#[test]
fn arrows_go_from_tile_to_tile_where_answers_are_many() {
    let mut app = game(many_answers(), people(2), false);
    let place = |app: &App| {
        let App::Game(game) = app else {
            panic!("the game goes on");
        };
        game.choice.as_ref().unwrap().cell(game.state()).unwrap()
    };
    let mut n_moved = 0;
    for side in Side::ALL {
        for _ in 0..8 {
            let before = place(&app);
            app.update(Key::Arrow(side), SIZE);
            let (dx, dy) = (place(&app).x - before.x, place(&app).y - before.y);
            let along = match side {
                Side::N => -dy,
                Side::E => dx,
                Side::S => dy,
                Side::W => -dx,
            };
            assert!(along > 0 || (dx, dy) == (0, 0), "{side:?}: {dx},{dy}");
            n_moved += usize::from(along > 0);
        }
    }
    assert!(n_moved > 4);
}

#[test]
fn where_answers_are_many_the_first_is_at_the_tile_that_was_placed() {
    let last = |record: &Record| record.state().tiles().last().map(|tile| tile.cell);
    let found = play_until(&["princess-and-dragon"], 2, |record, decision| {
        let mut moves = Vec::new();
        record.state().legal_moves(record.rules(), &mut moves);
        let cell = |&item: &Move| spot_of(record.state(), item).map(|spot| spot.cell);
        let is_elsewhere = moves.first().is_some_and(|item| cell(item) != last(record));
        let is_here = moves.iter().any(|item| cell(item) == last(record));
        decision == Decision::FigureAction && moves.len() > 30 && is_elsewhere && is_here
    });
    let record = found.unwrap();
    let placed = last(&record);
    let app = game(record, people(2), false);
    let App::Game(game) = &app else {
        panic!("the game goes on");
    };
    let choice = game.choice.as_ref().unwrap();
    assert_eq!(choice.cell(game.state()), placed);
}

#[test]
fn bots_wait_and_hurry_for_whoever_watches() {
    let bots = (0..2).map(|_| {
        let bot = Bot::from_name("random", 1).unwrap();
        Player::Bot("random".to_owned(), bot)
    });
    let mut record = new_record(&[], 2);
    draw(&mut record, "road-curve");
    let mut app = game(record, bots.collect(), false);
    let (_, usual) = app.due().unwrap();
    type_keys(&mut app, " ");
    assert_eq!(app.due(), None);
    assert!(shown(&app, SIZE).contains("paused; Space goes on"));
    type_keys(&mut app, " .");
    assert_eq!(app.due().unwrap().1, usual / 2);
    type_keys(&mut app, ",,");
    assert_eq!(app.due().unwrap().1, usual * 2);
    type_keys(&mut app, ",,,,,,,,,,,,,,,,");
    assert_eq!(app.due().unwrap().1, usual * 16);
}

#[test]
fn a_recorded_game_is_walked_through_turn_by_turn() {
    let record = play_until(&[], 2, |record, _| record.state().tiles().len() == 6).unwrap();
    let mut app = App::Viewer(Viewer::new(record, 0, Palette::new(Depth::Plain), SIZE));
    let entry = |app: &App| -> usize {
        let text = shown(app, SIZE);
        let (_, rest) = text.split_once(" entry ").unwrap();
        rest.split_once(" of ").unwrap().0.parse().unwrap()
    };
    app.update(Key::Tab, SIZE);
    let first = entry(&app);
    app.update(Key::Tab, SIZE);
    let second = entry(&app);
    assert!(second > first + 1, "{first} {second}");
    app.update(Key::BackTab, SIZE);
    assert_eq!(entry(&app), first);
    assert!(shown(&app, SIZE).contains(" Tab next turn "));
}

#[test]
fn a_recorded_game_is_shown_in_words_and_in_notation_on_request() {
    let record = play_until(&[], 2, |record, _| record.state().tiles().len() == 6).unwrap();
    let mut app = App::Viewer(Viewer::new(record, 2, Palette::new(Depth::Plain), SIZE));
    let shows_line = |app: &App| shown(app, SIZE).contains("│ red tile ");
    assert!(!shows_line(&app), "{}", shown(&app, SIZE));
    type_keys(&mut app, "v");
    assert!(shows_line(&app), "{}", shown(&app, SIZE));
    type_keys(&mut app, "v");
    assert!(!shows_line(&app));
}
