//! What keys do.

use super::*;

#[test]
fn a_tile_is_turned_only_to_rotations_that_fit() {
    let mut record = new_record(&[], 2);
    draw(&mut record, "city-cap");
    let mut app = game(record, people(2), false);
    app.update(Key::Arrow(Side::S), SIZE);
    let asks = |app: &App, turned: &str| {
        let text = shown(app, SIZE);
        let told = format!("Red: place the tile at (0, 1), turned {turned}");
        assert!(text.contains(&told), "{told} is missing in:\n{text}");
    };
    asks(&app, "90° (rotation 1 of 3)");
    type_keys(&mut app, "r ");
    asks(&app, "270° (rotation 3 of 3)");
    type_keys(&mut app, "r");
    asks(&app, "90° (rotation 1 of 3)");
    assert_eq!(type_keys(&mut app, "\n"), [Effect::Keep]);
    assert!(shown(&app, SIZE).contains("Red places the tile at (0, 1)"));
}

#[test]
fn figures_are_chosen_from_numbers_on_the_tile() {
    let mut record = new_record(&[], 2);
    draw(&mut record, "city-cap");
    let mut app = game(record, people(2), false);
    type_keys(&mut app, "\n\t");
    assert_shows(&app, "figures");
    type_keys(&mut app, "1\n");
    let log = log(&app);
    assert!(
        log.contains("The city is complete: Red scores 2 tiles × 2 = 4 points."),
        "{log}"
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
    assert!(shown(&app, SIZE).contains("Red scores "));
    type_keys(&mut app, "u");
    assert!(!shown(&app, SIZE).contains("Red scores "));
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
    assert!(shown(&app, SIZE).contains("Enter end the turn"));
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
    for told in [
        "Green moves the dragon: move 3 of 6",
        ">1 dragon north to (0, 1)",
        "After that Red moves it, if",
    ] {
        assert!(text.contains(told), "{told} is missing in:\n{text}");
    }
    type_keys(&mut app, "\n");
    let text = shown(&app, SIZE);
    let told = "Green moves the dragon to the tile at (0, 1).";
    assert!(text.contains(told), "{text}");
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
        ("second tile", |asked| asked == Decision::SecondPart),
    ];
    let builders: [(&str, Test); 11] = [
        ("may capture a follower", |asked| {
            matches!(asked, Decision::Capture { .. })
        }),
        ("comes back in exchange", |asked| {
            matches!(asked, Decision::Exchange { .. })
        }),
        ("may place the abbey", |asked| {
            matches!(asked, Decision::Abbey { .. })
        }),
        ("move the wagon on", |asked| asked == Decision::MoveWagon),
        ("may build a bridge", |asked| {
            matches!(asked, Decision::BuildBridge { .. })
        }),
        ("into a castle", |asked| asked == Decision::Castle),
        ("castle takes its points", |asked| {
            matches!(asked, Decision::CastleScoring { .. })
        }),
        ("makes the first bid", |asked| asked == Decision::Auction),
        ("may bid more", |asked| asked == Decision::Bid),
        ("buys or sells", |asked| asked == Decision::BuyOrSell),
        ("herds it", |asked| asked == Decision::Flock),
    ];
    let first = decisions.map(|(words, test)| (words, test, &EVERY_BOX[..]));
    let then = builders.map(|(words, test)| (words, test, &BUILDING_BOXES[..]));
    for (words, is_wanted, boxes) in first.into_iter().chain(then) {
        let record = play_until(boxes, 2, |_, asked| is_wanted(asked))
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
    type_keys(&mut app, "sq?");
    assert!(shown(&app, SIZE).contains("File: q?_ "));
    let saved = type_keys(&mut app, ".txt\n");
    assert_eq!(saved, [Effect::SaveAs("q?.txt".into())]);
    app.update(Key::Esc, SIZE);
    assert_eq!(type_keys(&mut app, "qx"), []);
    assert_eq!(type_keys(&mut app, "qq"), [Effect::Leave]);
}

fn wanted(app: &App) -> super::super::start::Wanted {
    match app {
        App::Start(start) => start.wanted(),
        _ => panic!("not the start screen"),
    }
}

/// The keys that remove the usual bot: past all stronger ones, to an empty seat.
fn to_nobody() -> String {
    let usual = Bot::NAMES.iter().position(|&name| name == "greedy");
    "l".repeat(Bot::NAMES.len() - usual.unwrap())
}

#[test]
fn the_start_screen_says_what_is_wrong() {
    let mut app = App::Start(Start::new(Palette::new(Depth::Plain), Offered::default()));
    assert_shows(&app, "start");
    // From `Begin` over the seats up to the first one, where a bot sits down, and nobody at the second.
    type_keys(&mut app, "kkkkk");
    type_keys(&mut app, &to_nobody());
    assert!(shown(&app, SIZE).contains("> Blue     < nobody >"));
    type_keys(&mut app, "kh");
    let text = shown(&app, SIZE);
    assert!(text.contains("! Somebody must sit at the table"), "{text}");
    assert_eq!(type_keys(&mut app, "g"), []);
    type_keys(&mut app, "l");
    assert_eq!(type_keys(&mut app, "g"), [Effect::Begin]);
}

#[test]
fn enter_on_the_start_screen_does_what_its_line_is_for() {
    let mut app = App::Start(Start::new(Palette::new(Depth::Plain), Offered::default()));
    app.update(Key::Home, SIZE);
    type_keys(&mut app, "j");
    assert_eq!(type_keys(&mut app, "\n"), []);
    assert!(
        shown(&app, SIZE).contains("> [x] The River I\n")
            || shown(&app, SIZE).contains("> [x] The River I ")
    );
    assert!(shown(&app, SIZE).contains("Space take or leave  g begin"));
    type_keys(&mut app, " ");
    assert!(shown(&app, SIZE).contains("> [ ] The River I "));
    app.update(Key::End, SIZE);
    assert_eq!(type_keys(&mut app, "\n"), [Effect::Begin]);
}

#[test]
fn seats_keep_their_colors_when_nobody_sits_between() {
    let mut app = App::Start(Start::new(Palette::new(Depth::Plain), Offered::default()));
    // Nobody is blue, a person is green.
    type_keys(&mut app, "kkkkk");
    type_keys(&mut app, &to_nobody());
    type_keys(&mut app, "jl");
    let wanted = wanted(&app);
    assert_eq!(wanted.names, ["red", "green"]);
    assert_eq!(sitter::players(&wanted.sitters), ["human", "human"]);
    let palette = Palette::new(Depth::Sixteen);
    let green = palette.seat(carcas_engine::Seat(2));
    let named = palette.for_names(&wanted.names);
    assert_eq!(named.seat(carcas_engine::Seat(1)), green);
    assert_ne!(named.seat(carcas_engine::Seat(0)), green);
}

#[test]
fn house_rules_are_chosen_on_a_page_of_their_own() {
    let mut app = App::Start(Start::new(Palette::new(Depth::Plain), Offered::default()));
    app.update(Key::Home, SIZE);
    // Up over `Begin` and the seats to the house rules; Down from the last box, too.
    type_keys(&mut app, "kkkkkkkk");
    let text = shown(&app, SIZE);
    assert!(
        text.contains("> House rules: none, as the edition has it"),
        "{text}"
    );
    type_keys(&mut app, "\n");
    assert_shows(&app, "house");
    // Switches of boxes that nobody plays with are not listed.
    assert!(!shown(&app, (80, 200)).contains("dragon-move"));
    type_keys(&mut app, "jj ");
    let text = shown(&app, SIZE);
    for told in [
        " > What a complete city of two tiles is worth",
        "* < 2 points >  small-city-scoring",
        "--set small-city-scoring=two-points",
    ] {
        assert!(text.contains(told), "{told} is missing in:\n{text}");
    }
    assert!(
        text.contains("the edition has it otherwise: 4 points"),
        "{text}"
    );
    assert!(text.contains("1 of"), "{text}");
    type_keys(&mut app, "\n");
    assert!(shown(&app, SIZE).contains("> House rules: 1"));
    assert_eq!(
        wanted(&app).setup.switches,
        ["small-city-scoring=two-points"]
    );
    // Turning on gives the edition's choice back, and so does the key for it.
    type_keys(&mut app, "\njj d");
    app.update(Key::Esc, SIZE);
    assert!(wanted(&app).setup.switches.is_empty());
    // With a box its switches come.
    type_keys(&mut app, "kkk \n");
    app.update(Key::Esc, SIZE);
}

#[test]
fn house_rules_follow_the_boxes() {
    let mut app = App::Start(Start::new(Palette::new(Depth::Plain), Offered::default()));
    app.update(Key::Home, SIZE);
    type_keys(&mut app, "jjjjj ");
    assert!(shown(&app, SIZE).contains("> [x] The Princess & the Dragon"));
    // Below this box and those that follow stand the house rules.
    let boxes = Setup::playable_boxes();
    let n_below = boxes.skip_while(|&of| of != carcas_tiles::Box::PrincessAndDragon);
    type_keys(&mut app, &"j".repeat(n_below.count()));
    type_keys(&mut app, "\n");
    let text = shown(&app, (80, 300));
    assert!(text.contains("dragon-move"), "{text}");
    assert!(!text.contains("count-move"), "{text}");
    for _ in 0..60 {
        type_keys(&mut app, "j ");
        shown(&app, SIZE);
    }
}

/// Returns `n` unfinished games, newest first.
fn unfinished(n: usize) -> Vec<Kept> {
    let kept = |ix: usize| Kept {
        path: format!("game-{ix}.txt").into(),
        changed: std::time::SystemTime::UNIX_EPOCH,
        what: What::Game(Summary {
            edition: "zman-c2",
            boxes: vec!["count".to_owned()],
            n_house_rules: 0,
            seats: vec![("Red".to_owned(), "human".to_owned(), ix as i32)],
            n_in_bag: 12,
            end: None,
        }),
        is_being_played: ix == 0,
    };
    (0..n).map(kept).collect()
}

#[test]
fn one_of_several_unfinished_games_is_chosen_on_a_page() {
    let offered = Offered {
        games: unfinished(30),
        is_open: false,
    };
    let mut app = App::Start(Start::new(Palette::new(Depth::Plain), offered));
    assert!(shown(&app, SIZE).contains("> Go on with one of 30 unfinished games"));
    assert_eq!(type_keys(&mut app, "\n"), []);
    let text = shown(&app, SIZE);
    // The first one is being played elsewhere, so that the second one is proposed.
    assert!(
        text.contains("   1970-01-01 00:00 UTC  Red (person) 0  being played now  Z-Man, new "),
        "{text}"
    );
    assert!(
        text.contains(" > 1970-01-01 00:00 UTC  Red (person) 1  unfinished"),
        "{text}"
    );
    type_keys(&mut app, "jjjjjjjjjjjjjjjjjjjj");
    assert!(shown(&app, SIZE).contains("game-21.txt"));
    assert_eq!(
        type_keys(&mut app, "\n"),
        [Effect::Resume("game-21.txt".into())]
    );
    type_keys(&mut app, "q");
    assert!(shown(&app, SIZE).contains("a new game"));
}

#[test]
fn six_people_and_every_box_fit_on_the_start_screen() {
    let offered = Offered {
        games: unfinished(1),
        is_open: false,
    };
    let mut app = App::Start(Start::new(Palette::new(Depth::Plain), offered));
    for _ in 0..40 {
        type_keys(&mut app, " j");
        shown(&app, SIZE);
    }
}

#[test]
fn a_recorded_game_is_walked_through() {
    let record = play_until(&[], 2, |record, _| record.state().tiles().len() == 6).unwrap();
    let n = record.entries().len();
    let mut app = App::Viewer(Viewer::new(record, 0, Palette::new(Depth::Plain), SIZE));
    assert!(shown(&app, SIZE).contains(&format!("entry 0 of {n}: Red is to draw a tile")));
    app.update(Key::Arrow(Side::E), SIZE);
    assert!(shown(&app, SIZE).contains(&format!("entry 1 of {n}: Red places ")));
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
fn a_click_chooses_a_place_turns_the_tile_and_lays_it() {
    let mut record = new_record(&[], 2);
    draw(&mut record, "city-cap");
    let mut app = game(record, people(2), false);
    let (x, y) = find(&app, "+3");
    app.mouse(Mouse::Click(x, y), SIZE);
    assert!(shown(&app, SIZE).contains("(rotation 1 of 3)"));
    app.mouse(Mouse::Click(x, y), SIZE);
    assert!(shown(&app, SIZE).contains("(rotation 2 of 3)"));
    let start = find(&app, "-------");
    app.mouse(Mouse::Click(start.0, start.1), SIZE);
    assert!(shown(&app, SIZE).contains("the tile does not fit at (0, 0)"));
    let (x, y) = find(&app, "Enter lay");
    assert_eq!(app.mouse(Mouse::Click(x, y), SIZE), [Effect::Keep]);
    assert!(shown(&app, SIZE).contains("Red may place a figure"));
    // An answer in the list, then the same by its spot on the tile.
    let (x, y) = find(&app, "2 follower");
    app.mouse(Mouse::Click(x, y), SIZE);
    assert!(shown(&app, SIZE).contains(">2 follower"));
    let (x, y) = find(&app, "1 follower");
    app.mouse(Mouse::Click(x, y), SIZE);
    let text = shown(&app, SIZE);
    assert!(text.contains(">1 follower"), "{text}");
    let (x, y) = find(&app, "2.....<");
    app.mouse(Mouse::Click(x, y), SIZE);
    assert!(shown(&app, SIZE).contains(">2 follower"), "{text}");
}

#[test]
fn the_wheel_scrolls_what_is_under_the_hand() {
    let mut app = game(saved("readme"), people(2), false);
    let before = shown(&app, SIZE);
    app.mouse(Mouse::Wheel(Side::S, 20, 5), SIZE);
    assert_ne!(shown(&app, SIZE), before);
    app.mouse(Mouse::Wheel(Side::N, 20, 5), SIZE);
    assert_eq!(shown(&app, SIZE), before);
    app.mouse(Mouse::Wheel(Side::N, 20, 19), SIZE);
    assert!(shown(&app, SIZE).contains("scrolled back"));
    app.mouse(Mouse::Wheel(Side::S, 20, 19), SIZE);
    type_keys(&mut app, "b");
    let bag = shown(&app, SIZE);
    app.mouse(Mouse::Wheel(Side::S, 20, 5), SIZE);
    app.mouse(Mouse::Click(20, 5), SIZE);
    assert_ne!(shown(&app, SIZE), bag);
    assert_eq!(shown(&app, SIZE), before);
    assert_eq!(type_keys(&mut app, "m"), [Effect::ToggleMouse]);
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
        for step in 0..carcas_laws::daily_or_deep(800, 2500) {
            let key = keys[rng.below(keys.len() as u32) as usize];
            app.update(key, SIZE);
            if step % 3 == 0 {
                let at = (rng.below(90) as u16, rng.below(30) as u16);
                app.mouse(Mouse::Click(at.0, at.1), SIZE);
                app.mouse(Mouse::Wheel(Side::ALL[step % 4], at.0, at.1), SIZE);
            }
            if app.due().is_some() {
                app.tick();
            }
            if step % 7 == 0 {
                shown(&app, SIZE);
            }
        }
    }
}
