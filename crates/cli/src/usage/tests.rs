//! Every command and flag is told in every language.

use std::collections::BTreeSet;

use carcas_text::{Key, Language, english};
use clap::{CommandFactory, Parser};

use super::*;
use crate::Cli;

/// The commands as they are declared, with what the library adds.
fn declared() -> Command {
    let mut command = Cli::command();
    command.build();
    command
}

/// Calls something with every command and its place.
fn walk(command: &Command, path: &str, each: &mut impl FnMut(&str, &Command)) {
    each(path, command);
    let below = command.get_subcommands();
    for sub in below.filter(|sub| sub.get_name() != "help") {
        let name = sub.get_name();
        let at = match path {
            "" => name.to_owned(),
            path => format!("{path}-{name}"),
        };
        walk(sub, &at, each);
    }
}

/// Returns the help of every command in a language, with its place.
fn every_help(language: Language) -> Vec<(String, String)> {
    let words = Words::shared(language);
    let mut all = Vec::new();
    walk(&told(Cli::command(), words), "", &mut |path, command| {
        let help = command.clone().render_long_help().to_string();
        all.push((path.to_owned(), help));
    });
    all
}

/// Makes breaks of lines not matter.
fn flat(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ")
}

/// Returns the key of the text about a flag, of its own or shared.
fn key_of(path: &str, name: &str) -> Option<String> {
    let keys = [
        format!("terminal-usage-{path}-{name}"),
        format!("terminal-usage-any-{name}"),
    ];
    keys.into_iter().find(|key| Key::find(key).is_some())
}

#[test]
fn the_english_messages_are_what_the_flags_are_declared_with() {
    let mut wrong = Vec::new();
    let mut compare =
        |place: String, declared: Option<&clap::builder::StyledStr>, said: Option<String>| {
            let declared = declared
                .map(|text| flat(&text.to_string()))
                .unwrap_or_default();
            match said {
                None => wrong.push(format!("{place} has no message: {declared}")),
                Some(said) if said != declared => {
                    wrong.push(format!("{place}: `{said}`, but `{declared}`"));
                }
                Some(_) => {}
            }
        };
    walk(&declared(), "", &mut |path, command| {
        compare(
            format!("`{path}`"),
            command.get_about(),
            about(english(), path),
        );
        for arg in command.get_arguments() {
            let name = name_of(arg);
            // The library declares these.
            if ["help", "version"].contains(&name.as_str()) {
                continue;
            }
            compare(
                format!("`{path} {name}`"),
                arg.get_help(),
                find(english(), path, &name),
            );
        }
    });
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn no_message_is_about_something_else() {
    let mut used: BTreeSet<String> = BTreeSet::new();
    let fixed = [
        "",
        "-title",
        "-commands",
        "-arguments",
        "-options",
        "-on-server",
        "-default",
        "-env",
        "-help",
        "-value-options",
        "-value-command",
        "-engine-head",
        "-engine-tail",
    ];
    used.extend(fixed.map(|end| format!("terminal-usage{end}")));
    walk(&declared(), "", &mut |path, command| {
        used.insert(format!("terminal-usage-{path}"));
        used.insert(format!("terminal-usage-{path}-more"));
        for arg in command.get_arguments() {
            used.extend(key_of(path, &name_of(arg)));
            let names = arg.get_value_names().unwrap_or_default();
            used.extend(names.iter().map(|name| value_key(name)));
        }
    });
    let unused: Vec<&str> = Key::all()
        .map(|(key, _)| key)
        .filter(|key| key.starts_with("terminal-usage") && !used.contains(*key))
        .filter(|key| !key.starts_with("terminal-usage-engine-line-"))
        .collect();
    assert!(unused.is_empty(), "{unused:#?}");
}

/// Sentences that the English help has and that may stand in no other: texts of several words, and what the library says.
fn english_texts() -> Vec<String> {
    let usage = Key::all().filter(|(key, _)| key.starts_with("terminal-usage"));
    let mut all: Vec<String> = usage
        .filter_map(|(key, _)| english().find(key))
        .filter(|text| text.split_whitespace().count() > 2)
        .collect();
    let library = [
        "Usage: carcas",
        "Print help",
        "Print version",
        "Commands:",
        "[default:",
        "[env:",
        "[possible values:",
        "[OPTIONS]",
        "<COMMAND>",
        "Print this message",
    ];
    all.extend(library.map(str::to_owned));
    all
}

#[test]
fn help_has_no_english_in_other_languages() {
    let (texts, mut wrong) = (english_texts(), Vec::new());
    for language in Language::ALL.into_iter().skip(1) {
        for (path, help) in every_help(language) {
            let help = flat(&help);
            // French shares a word with English.
            let is_shared = |text: &str| language == Language::French && text == "[OPTIONS]";
            let left = texts
                .iter()
                .filter(|text| help.contains(text.as_str()) && !is_shared(text));
            wrong.extend(left.map(|text| format!("{} `{path}`: {text}", language.tag())));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn the_usage_names_values_as_the_flags_do() {
    let all = every_help(Language::German);
    let render = all.iter().find(|(path, _)| path == "render");
    let (_, help) = render.expect("the command");
    let usage = "Aufruf: carcas render [OPTIONEN] --output <DATEI> <DATEI>";
    assert!(help.contains(usage), "{help}");
}

#[test]
fn help_tells_every_flag_in_every_language() {
    for language in Language::ALL {
        let words = Words::shared(language);
        let all = every_help(language);
        walk(&declared(), "", &mut |path, command| {
            let help = all.iter().find(|(other, _)| other == path);
            let help = flat(&help.expect("the same commands").1);
            for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
                let said = find(words, path, &name_of(arg)).expect("a message");
                assert!(
                    help.contains(&flat(&said)),
                    "{} `{path}`: {said}\n{help}",
                    language.tag()
                );
            }
        });
    }
}

#[test]
fn flags_are_read_alike_in_every_language() {
    let typed = [
        "carcas",
        "play",
        "--seat",
        "human,greedy",
        "--with",
        "river-1",
        "--plain",
    ];
    for language in Language::ALL {
        let command = told(Cli::command(), Words::shared(language));
        let matches = command.try_get_matches_from(typed).expect("they are right");
        let (_, play) = matches.subcommand().expect("play");
        let seats: Vec<&String> = play.get_many("seats").expect("seats").collect();
        assert_eq!(seats, ["human", "greedy"]);
    }
}

/// What may be typed wrongly, with what every refusal names.
const WRONG: [(&[&str], &[&str]); 11] = [
    (
        &["play", "--sead", "1"],
        &["--sead", "--seed", "carcas play --help"],
    ),
    (&["play", "--nonsense"], &["--nonsense"]),
    (&["plya"], &["plya", "play"]),
    (
        &["play", "--seed", "-1"],
        &["--seed", "-1", "18446744073709551615"],
    ),
    (
        &["render", "a.txt", "-o", "b.png", "--size", "0"],
        &["--size", "0", "4096"],
    ),
    (&["replay", "a.txt", "--at", "abc"], &["--at", "abc", "0"]),
    (
        &["replay", "a.txt", "--tui", "--json"],
        &["--tui", "--json"],
    ),
    (&["render"], &["--output"]),
    (&["play", "--save"], &["--save"]),
    (&["serve", "--log", "song"], &["--log", "song", "json"]),
    (&["play", "--plain=yes"], &["--plain", "yes"]),
];

#[test]
fn refusals_name_what_was_typed_and_what_would_be_right() {
    for language in Language::ALL {
        crate::language::speaking(language, || {
            for (typed, named) in WRONG {
                let said = refused(language, typed);
                for name in named {
                    assert!(said.contains(name), "{}: {typed:?}: {said}", language.tag());
                }
            }
        });
    }
}

#[test]
fn refusals_have_no_english_in_other_languages() {
    // The same in every language: what programs read.
    let is_shared = |word: &str| !word.chars().all(char::is_alphabetic);
    for language in Language::ALL.into_iter().skip(1) {
        for (typed, _) in WRONG {
            let english = refused(Language::English, typed);
            let other = crate::language::speaking(language, || refused(language, typed));
            let words = |text: &str| -> Vec<String> {
                let words = text.split_whitespace().filter(|word| !is_shared(word));
                words.map(str::to_owned).collect()
            };
            for three in words(&english).windows(3) {
                let three = three.join(" ");
                assert!(
                    !other.contains(&three),
                    "{}: {other} has `{three}`",
                    language.tag()
                );
            }
        }
    }
}

fn refused(language: Language, typed: &[&str]) -> String {
    let words = Words::shared(language);
    let command = told(Cli::command(), words);
    let args: Vec<OsString> = std::iter::once("carcas")
        .chain(typed.iter().copied())
        .map(Into::into)
        .collect();
    let at = super::typed(&command, "carcas", &args);
    let error = command.try_get_matches_from(args).expect_err("it is wrong");
    assert!(!is_help(&error) && error.exit_code() == 2);
    refusal(words, &error, &at)
}

#[test]
fn every_command_reads_what_its_flags_are_declared_with() {
    Cli::command().debug_assert();
    let typed = [
        "play --seed 1 --server http://a --grace 5",
        "serve --sockets 1 --sockets-per-address 1 --limits 0.5 --bot-threads 1 --bot-ms 1 --idle-s 1",
        "serve --keep-finished-days 1 --keep-abandoned-days 1 --behind-proxy --log json --log-level warn",
        "admin list --limit 3",
        "admin identities",
        "games",
        "replay a --at 1",
        "verify a",
        "position a --at 1",
        "render a -o b --at 1 --size 10 --every 100",
        "render a -o b --width 10",
        "rules",
        "tiles --size 10",
        "engine --seed 1",
    ];
    for line in typed {
        let words = std::iter::once("carcas").chain(line.split(' '));
        assert!(Cli::try_parse_from(words).is_ok(), "{line}");
    }
}

#[test]
fn the_help_for_seats_names_every_bot() {
    for language in Language::ALL {
        let all = every_help(language);
        let (_, help) = all.iter().find(|(path, _)| path == "play").unwrap();
        let help = flat(help);
        let words: Vec<&str> = help
            .split(|letter: char| !letter.is_alphanumeric() && letter != '-')
            .collect();
        for bot in carcas_bots::Bot::NAMES {
            assert!(words.contains(&bot), "{bot} is missing: {help}");
        }
    }
}
