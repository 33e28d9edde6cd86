//! What keys do.

use super::*;

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
