//! Every screen in every language, and in the longer pseudo-language: nothing is left raw, nothing is cut unseen.

use carcas_bots::Bot;
use carcas_text::{Language, Words};

use super::*;
use crate::language::speaking;

const LANGUAGES: [Language; 5] = [
    Language::English,
    Language::Spanish,
    Language::French,
    Language::German,
    Language::Pseudo,
];

/// English words of the screens that no other language has: where they show, something was not translated.
const ENGLISH: [&str; 12] = [
    " the ",
    " draws",
    " places",
    " choose",
    " quit ",
    " help ",
    " scroll",
    " tiles",
    " follower",
    " Enter writes",
    " your ",
    " who ",
];

/// Shows a screen in every language, and checks what no screen may do.
fn in_every_language(make: impl Fn() -> App) -> Vec<String> {
    let show = |language: Language| {
        let shown = speaking(language, || shown(&make(), SIZE));
        for family in ["terminal-", "event-", "question-", "answer-", "{", "}"] {
            assert!(
                !shown.contains(family),
                "{language:?}: {family} is shown:\n{shown}"
            );
        }
        let others = ENGLISH.iter().filter(|_| language != Language::English);
        for word in others {
            assert!(
                !shown.contains(word),
                "{language:?}: {word} is English in:\n{shown}"
            );
        }
        shown
    };
    LANGUAGES.into_iter().map(show).collect()
}

/// Whether a window has a line that is cut at its frame.
fn is_cut_in_window(shown: &str) -> bool {
    shown
        .lines()
        .any(|line| line.trim_end().ends_with("… │") && line.contains("│ "))
}

fn start() -> App {
    let palette = Palette::new(Depth::Plain);
    App::Start(Start::new(palette, Offered::default()))
}

#[test]
fn the_start_screen_speaks_every_language() {
    let all = in_every_language(start);
    let titles = [
        "a new game",
        "una partida nueva",
        "une nouvelle partie",
        "eine neue Partie",
    ];
    for (shown, title) in all.iter().zip(titles) {
        assert!(shown.contains(title), "{title} is missing:\n{shown}");
        assert!(!shown.contains('…'), "something is cut:\n{shown}");
    }
}

#[test]
fn the_start_screen_says_what_the_bot_of_a_seat_is_like() {
    for n_changes in 0..12 {
        let all = in_every_language(|| {
            let mut app = start();
            // From the last line up to the second seat.
            for _ in 0..5 {
                app.update(Key::Arrow(Side::N), SIZE);
            }
            for _ in 0..n_changes {
                app.update(Key::Arrow(Side::E), SIZE);
            }
            app
        });
        for (language, shown) in LANGUAGES.into_iter().zip(all) {
            let words = Words::shared(language);
            let in_seat = |player: &str| shown.contains(&format!("< {player} >"));
            for name in Bot::NAMES {
                let about = words.name_of("bot", &format!("{name}-about"));
                let said: Vec<&str> = about.split(' ').collect();
                let (first, last) = (said[..3].join(" "), said[said.len() - 1]);
                let is_told = shown.contains(&first) && shown.contains(last);
                assert_eq!(is_told, in_seat(&words.name_of("bot", name)), "{shown}");
            }
        }
    }
}

#[test]
fn house_rules_speak_every_language() {
    let all = in_every_language(|| {
        let mut app = start();
        // From the last line up over the seats to the house rules.
        for _ in 0..7 {
            app.update(Key::Arrow(Side::N), SIZE);
        }
        type_keys(&mut app, "\nl");
        app
    });
    let titles = [
        "house rules: 1 of",
        "variantes: 1 de",
        "variantes\u{a0}: 1 sur",
        "Hausregeln: 1 von",
    ];
    for (shown, title) in all.iter().zip(titles) {
        assert!(shown.contains(title), "{title} is missing:\n{shown}");
    }
}

#[test]
fn questions_and_logs_speak_every_language() {
    for name in [
        "readme", "dragon", "auction", "castle", "bridge", "abbey", "barn", "flock", "ransom",
        "signs", "wagon",
    ] {
        let all = in_every_language(|| game(saved(name), people(6), false));
        let hints = ["? help", "? ayuda", "? aide", "? Hilfe"];
        for (shown, hint) in all.iter().zip(hints) {
            assert!(shown.contains(hint), "{name}: {hint} is missing:\n{shown}");
        }
    }
}

#[test]
fn windows_speak_every_language() {
    for keys in ["?", "?jjjjj", "b", "w", "R", "s", "q"] {
        let all = in_every_language(|| {
            let mut app = game(saved("castle"), people(6), false);
            type_keys(&mut app, keys);
            app
        });
        for shown in all {
            assert!(!is_cut_in_window(&shown), "{keys}: cut:\n{shown}");
        }
    }
}

#[test]
fn recorded_games_speak_every_language() {
    let all = in_every_language(|| {
        let palette = Palette::new(Depth::Plain);
        App::Viewer(Viewer::new(saved("dragon"), 40, palette, SIZE))
    });
    let waits = ["entry 40", "paso 40", "étape 40", "Schritt 40"];
    for (shown, waits) in all.iter().zip(waits) {
        assert!(shown.contains(waits), "{waits} is missing:\n{shown}");
    }
}

#[test]
fn the_question_for_a_sixth_seat_is_shown_whole() {
    for language in LANGUAGES {
        let (shown, note) = speaking(language, || {
            let mut app = start();
            type_keys(&mut app, "klklklklg");
            let App::Start(start) = &app else {
                panic!("the game has not begun");
            };
            (shown(&app, SIZE), start.note.clone())
        });
        let lines = shown.lines().filter_map(|line| line.strip_prefix(" ! "));
        let lines: Vec<&str> = lines.map(str::trim).collect();
        assert_eq!(lines.join(" "), note, "{shown}");
    }
}

#[test]
fn small_screens_say_so_in_every_language() {
    for language in LANGUAGES {
        let small = speaking(language, || shown(&start(), (24, 6)));
        assert!(small.contains("24x6"), "{small}");
    }
}
