//! The full-screen table as a person sees it: the real program in a pseudo-terminal.

pub(crate) mod person;

use person::{Person, folder, kept_games};

const SIZE: (u16, u16) = (80, 24);

#[test]
fn somebody_plays_a_turn_takes_it_back_and_leaves() {
    let folder = folder("plays-a-turn");
    let mut person = Person::at(&folder, SIZE, &["play", "--seed", "1"]);
    person.sees("Red: place the tile");
    person.sees("drawn:");
    person.types("\r");
    person.sees("Red may place a figure");
    person.types("u");
    person.sees("taken back");
    person.sees("drawn:");
    person.types("\r");
    person.sees("Red may place a figure");
    person.sees(">1 follower");
    person.types("n");
    person.sees(">2 ");
    person.types("1\r");
    person.sees("Red places a follower");
    // The bot answers by itself.
    person.sees("Blue places");
    person.types("q");
    person.sees("Leave the table?");
    person.types("q");
    person.sees("The game is kept.");
    person.sees("exit 0");
    person.has_the_terminal_back();
    let text = std::fs::read_to_string(&kept_games(&folder)[0]).unwrap();
    assert!(text.contains("red meeple"), "{text}");
}

#[test]
fn help_bag_zoom_and_fields_are_shown_and_go_away() {
    let folder = folder("help");
    let mut person = Person::at(&folder, SIZE, &["play", "--seed", "1"]);
    person.sees("drawn:");
    person.types("?");
    person.sees("Placing a tile");
    person.types("x");
    person.no_longer_sees("Placing a tile");
    person.types("b");
    person.sees("tiles in the bag ─");
    person.types("x");
    person.sees(".#####.");
    person.types("z");
    person.no_longer_sees(".#####.");
    person.types("zf");
    person.sees("1#####1");
    person.types("\u{3}");
    person.sees("exit 0");
    person.has_the_terminal_back();
}

#[test]
fn a_game_is_saved_and_resumed() {
    let folder = folder("saves");
    let mut person = Person::at(&folder, SIZE, &["play", "--seed", "1"]);
    person.sees("drawn:");
    person.types("s");
    person.sees("Save a copy");
    person.types("mine.txt\r");
    person.sees("saved as mine.txt");
    person.types("qq");
    person.sees("exit 0");
    assert!(folder.join("mine.txt").exists());
    let mut person = Person::at(&folder, SIZE, &["play", "--resume", "mine.txt"]);
    person.sees("drawn:");
    person.types("qq");
    person.sees("The game is saved.");
    person.sees("exit 0");
}

#[test]
fn the_start_screen_sets_up_a_game_and_offers_the_last_one() {
    let folder = folder("start-screen");
    let mut person = Person::at(&folder, SIZE, &["play"]);
    person.sees("a new game");
    person.sees("> Begin");
    // Up to the last seat, which nobody takes yet, then down again.
    person.types("\u{1b}[A");
    person.sees("> Pink");
    person.types("j\r");
    person.sees("drawn:");
    person.types("qq");
    person.sees("exit 0");
    let mut person = Person::at(&folder, SIZE, &["play"]);
    person.sees("> Go on with the unfinished game");
    person.types("\r");
    person.sees("drawn:");
    person.types("qq");
    person.sees("exit 0");
    // Another game beside it, and one of both is chosen.
    let mut person = Person::at(&folder, SIZE, &["play", "--seat", "human,human,human"]);
    person.sees("drawn:");
    person.types("qq");
    person.sees("exit 0");
    let mut person = Person::at(&folder, SIZE, &["play", "--resume"]);
    person.sees("2 unfinished games");
    person.sees("Green (person)");
    person.types("\r");
    person.sees("C Green");
    person.types("qq");
    person.sees("exit 0");
    assert_eq!(kept_games(&folder).len(), 2);
}

#[test]
fn boxes_house_rules_and_colors_are_chosen_before_a_game() {
    let folder = folder("house-rules");
    let mut person = Person::at(&folder, SIZE, &["play"]);
    person.sees("> Begin");
    person.types("\u{1b}[H");
    person.sees("> Edition");
    person.types("jjjjj");
    person.sees("> [ ] The Princess & the Dragon");
    person.sees("Space take or leave");
    // Enter takes a box and begins nothing.
    person.types("\r");
    person.sees("> [x] The Princess & the Dragon");
    // Below this box and those that follow stand the house rules.
    let boxes = carcas_engine::Setup::playable_boxes();
    let n_below = boxes.skip_while(|&of| of != carcas_tiles::Box::PrincessAndDragon);
    person.types(&"j".repeat(n_below.count()));
    person.sees("> House rules: none");
    person.types("\r");
    person.sees("house rules: 0 of");
    person.sees("> Whether followers may stand in fields at all");
    person.sees("< with farmers >  farmers");
    person.sees("(BA-29, BA-43)");
    person.types("\u{1b}[C");
    person.sees("* < no farmers >  farmers");
    person.sees("--set farmers=off");
    person.types("\r");
    person.sees("> House rules: 1");
    // Nobody is blue, a bot is green.
    let usual = carcas_bots::Bot::NAMES
        .iter()
        .position(|&name| name == "greedy");
    let n_stronger = carcas_bots::Bot::NAMES.len() - usual.unwrap();
    person.types(&format!("jj{}", "l".repeat(n_stronger)));
    person.sees("> Blue     < nobody >");
    person.types("jll");
    person.sees("> Green    < Random >");
    person.types("g");
    person.sees("Green");
    person.no_longer_sees("> Green    <");
    person.sees("drawn:");
    person.types("qq");
    person.sees("exit 0");
    let text = std::fs::read_to_string(&kept_games(&folder)[0]).unwrap();
    assert!(text.contains("seats red green"), "{text}");
    assert!(text.contains("with princess-and-dragon"), "{text}");
    assert!(text.contains("set farmers=off"), "{text}");
}

#[test]
fn a_turn_is_played_with_the_mouse_alone() {
    let folder = folder("mouse");
    let mut person = Person::at(&folder, SIZE, &["play", "--seed", "1"]);
    person.sees("drawn:");
    person.has_the_mouse(true);
    person.clicks("Enter lay");
    person.sees("Red may place a figure");
    person.clicks("2 follower");
    person.sees(">2 follower");
    person.clicks("Enter do it");
    person.sees("Red places a follower");
    // Without the mouse, text can be selected.
    person.types("m");
    person.sees("the mouse selects text");
    person.has_the_mouse(false);
    person.types("m");
    person.sees("the mouse points at the table");
    person.has_the_mouse(true);
    person.types("qq");
    person.sees("exit 0");
    person.has_the_terminal_back();
}

#[test]
fn colors_are_those_that_the_terminal_has() {
    for (name, variables, is_true) in [
        ("sixteen", &[][..], false),
        ("true", &[("COLORTERM", "truecolor")][..], true),
    ] {
        let folder = folder(&format!("colors-{name}"));
        let args = ["play", "--seed", "1"];
        let mut person = Person::with(&folder, SIZE, &args, variables);
        person.sees("drawn:");
        let (n_rgb, n_indexed) = person.counts_colors();
        assert_eq!(n_rgb > 0, is_true);
        assert_eq!(n_indexed > 0, !is_true);
        person.types("qq");
        person.sees("exit 0");
    }
    let folder = folder("colors-none");
    let args = ["play", "--seed", "1"];
    let mut person = Person::with(&folder, SIZE, &args, &[("NO_COLOR", "1")]);
    person.sees("drawn:");
    assert_eq!(person.counts_colors(), (0, 0));
    person.types("qq");
    person.sees("exit 0");
}

#[test]
fn the_table_follows_the_size_of_the_terminal() {
    let folder = folder("resizes");
    let mut person = Person::at(&folder, SIZE, &["play", "--seed", "1"]);
    person.sees("drawn:");
    person.resizes((60, 20));
    person.sees("80x24 needed, 60x20 here");
    person.no_longer_sees("drawn:");
    person.resizes((132, 50));
    person.sees("drawn:");
    person.no_longer_sees("80x24 needed");
    person.types("qq");
    person.sees("exit 0");
    person.has_the_terminal_back();
}

#[test]
fn a_terminal_too_small_is_told_and_left_intact() {
    let folder = folder("too-small");
    let mut person = Person::at(&folder, (50, 10), &["play", "--seed", "1"]);
    person.sees("80x24 needed");
    person.types("q");
    person.sees("error: the terminal has 50x10 characters");
    person.sees("exit 2");
    person.has_the_terminal_back();
}

#[test]
fn signals_leave_the_terminal_as_it_was_and_the_game_kept() {
    for (signal, code) in [("TERM", 143), ("HUP", 129), ("INT", 130), ("QUIT", 131)] {
        let folder = folder(&format!("signal-{signal}"));
        let person = Person::at(&folder, SIZE, &["play", "--seed", "1"]);
        person.sees("drawn:");
        person.is_in_full_screen();
        person.sends(signal);
        person.sees(&format!("exit {code}"));
        person.has_the_terminal_back();
        assert_eq!(kept_games(&folder).len(), 1);
    }
}

#[test]
fn a_table_in_the_background_gives_the_terminal_back_and_returns() {
    let folder = folder("background");
    let mut person = Person::at(&folder, SIZE, &["play", "--seed", "1"]);
    person.sees("drawn:");
    person.types("\u{1a}");
    person.no_longer_sees("drawn:");
    person.waits_until_it_stops();
    person.has_the_terminal_back();
    person.sends("CONT");
    person.sees("drawn:");
    person.is_in_full_screen();
    person.types("qq");
    person.sees("exit 0");
    person.has_the_terminal_back();
}

#[test]
fn a_signal_from_elsewhere_sends_the_table_into_the_background() {
    let folder = folder("stopped");
    let mut person = Person::at(&folder, SIZE, &["play", "--seed", "1"]);
    person.sees("drawn:");
    person.sends("TSTP");
    person.waits_until_it_stops();
    person.has_the_terminal_back();
    person.sends("CONT");
    person.sees("drawn:");
    person.shows("turn");
    person.types("qq");
    person.sees("exit 0");
}

#[test]
fn a_terminal_that_no_longer_reads_does_not_hold_the_program() {
    let folder = folder("deaf");
    person::lets_a_window_go_deaf(&folder, SIZE, &["play", "--seed", "1"], "drawn:");
}

/// What a person really sees, escape sequences and all, is compared as a whole.
#[test]
fn screens_are_those_that_were_looked_at() {
    let folder = folder("screens");
    let mut person = Person::at(&folder, SIZE, &["play", "--start", "--seed", "1"]);
    person.shows("turn");
    person.types("?");
    person.shows("help");
    person.types("\u{1b}");
    person.types("z");
    person.shows("far");
    person.types("z");
    person.resizes((120, 40));
    person.shows("wide");
    person.resizes(SIZE);
    person.shows("turn");
    person.types("qq");
    person.sees("exit 0");
}

#[test]
fn bad_input_is_told_before_the_screen_is_taken() {
    let folder = folder("bad-input");
    std::fs::write(folder.join("newer.txt"), "carcas-record 99\n").unwrap();
    for (args, told) in [
        (["play", "--resume", "newer.txt"], "newer than 2,"),
        (["play", "--seat", "human,robot"], "is no player"),
        (["replay", "--tui", "newer.txt"], "newer than 2,"),
    ] {
        let person = Person::at(&folder, SIZE, &args);
        person.sees("exit 2");
        person.sees(told);
        person.has_the_terminal_back();
    }
}

#[test]
fn bots_play_while_somebody_watches() {
    let folder = folder("bots");
    let args = ["play", "--seat", "greedy,random", "--seed", "7"];
    let mut person = Person::at(&folder, (120, 40), &args);
    person.sees("Red is thinking");
    person.sees("Blue places");
    person.types("qq");
    person.sees("exit 0");
}

#[test]
fn a_window_that_is_closed_ends_the_program() {
    let folder = folder("closed");
    let person = Person::at(&folder, SIZE, &["play", "--seed", "1"]);
    person.sees("drawn:");
    person.closes_the_window();
    assert_eq!(kept_games(&folder).len(), 1);
}

#[test]
fn a_window_that_is_gone_ends_the_program_even_while_it_waits_for_keys() {
    let folder = folder("gone");
    for _ in 0..3 {
        person::opens_a_window_and_destroys_it(&folder, SIZE, &["play", "--seed", "1"], "drawn:");
    }
    assert_eq!(kept_games(&folder).len(), 3);
}

#[test]
fn a_panic_leaves_the_terminal_as_it_was() {
    let folder = folder("panic");
    let mut person = Person::at(&folder, SIZE, &["play", "--seed", "1"]);
    person.sees("drawn:");
    person.types("!");
    person.sees("a test wanted this panic");
    person.sees("exit ");
    person.has_the_terminal_back();
}

#[test]
fn a_recorded_game_is_walked_through_with_arrows() {
    let folder = folder("replay");
    let players = "random,random";
    let person = Person::at(
        &folder,
        SIZE,
        &[
            "play", "--plain", "--seat", players, "--seed", "3", "--save", "game.txt",
        ],
    );
    person.sees("exit 0");
    let mut person = Person::at(&folder, SIZE, &["replay", "--tui", "game.txt"]);
    person.sees("entry 0 of");
    person.types("\u{1b}[C\u{1b}[C");
    person.sees("entry 2 of");
    person.types("\u{1b}[D");
    person.sees("entry 1 of");
    person.types("\u{1b}[F");
    person.sees("The game is over");
    person.types("\u{1b}[H");
    person.sees("entry 0 of");
    person.types("q");
    person.sees("exit 0");
    person.has_the_terminal_back();
}

#[test]
fn garbage_from_the_keyboard_breaks_nothing() {
    let folder = folder("garbage");
    let mut person = Person::at(&folder, SIZE, &["play", "--seed", "1"]);
    person.sees("drawn:");
    person.types(
        "\u{1b}[999;999~\u{1b}[<0;5;5M\u{1b}[<0;0;0M\u{0}\u{1}ééß漢\u{7f}\u{1b}OP\u{9b}1;5Zxyz",
    );
    person.types("\u{1b}");
    person.types("9990000+-+-");
    person.types("\u{3}");
    person.sees("exit 0");
    person.has_the_terminal_back();
}

/// A long animation says how far it is.
#[test]
fn an_animation_shows_its_progress() {
    let folder = folder("progress");
    let game = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/example-game.txt");
    let person = Person::at(&folder, SIZE, &["render", game, "-o", "game.gif"]);
    person.sees("frames ");
    // Nobody waits for the end of it.
    person.sends("KILL");
    person.sees("exit 137");
}
