//! The log: what it tells and what it never tells.

use std::collections::BTreeSet;

use carcas_protocol::{Command, CreateGame, SeatPlan, SetupSpec, Status, TimeControl};
use serde_json::Value;

use crate::operate::serving::{Serving, admin, carcas};

/// Two people with the base game.
pub(crate) fn two_people() -> CreateGame {
    CreateGame {
        setup: SetupSpec {
            preset: "zman-c2".to_owned(),
            ..SetupSpec::default()
        },
        seats: vec![SeatPlan::Open; 2],
        aids: carcas_protocol::Aids::All,
        clock: TimeControl::None,
        grace_ms: Some(0),
        is_public: true,
        best_of: 1,
    }
}

#[test]
fn log_of_a_whole_game_holds_no_secret_and_no_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let serving = Serving::start(&data, &["--log", "json", "--log-level", "debug"]);
    let (status, identity) = serving.call("POST", "/api/identities", None, "{}");
    assert_eq!(status, 201, "{identity}");
    let identity: Value = serde_json::from_str(&identity).expect("an identity");
    let mut made = serving.create(&two_people());
    let links = made.seats.clone();
    serving.sit(&mut made, 0, "Zebulonia");
    serving.sit(&mut made, 1, "Theophania");
    let text = "words of nobody else".to_owned();
    serving.act(
        &made.game,
        &made.seats[0].token,
        "say",
        Command::Say { text },
    );
    while serving.view(&made.game).about.status != Status::Over {
        serving.step(&made);
    }
    // Wrong tokens and broken messages are not repeated either.
    let path = format!("/api/games/{}/question", made.game);
    serving.call("GET", &path, Some("0123456789abcdef0123456789abcdef"), "");
    serving.call("POST", "/api/games", None, "{\"oddity\": \"brokenness\"");
    for args in [
        &["mute", &made.game][..],
        &["close", "nosuchgame00"],
        &["list"],
    ] {
        admin(&data, args);
    }
    let about = serving.view(&made.game).about;
    let seed = about.seed.expect("it is no secret now");
    let log = serving.stop();
    let mut secrets = vec![
        seed,
        "Zebulonia".to_owned(),
        "Theophania".to_owned(),
        "words of nobody".to_owned(),
        "0123456789abcdef".to_owned(),
        "brokenness".to_owned(),
        "#seat".to_owned(),
    ];
    let tokens = links.iter().chain(&made.seats);
    secrets.extend(tokens.map(|seat| seat.token.clone()));
    let token = identity["token"].as_str().expect("a token");
    secrets.push(token.to_owned());
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret} is in the log: {log}");
    }
    let mut told = BTreeSet::new();
    for line in log.lines() {
        let line: Value = serde_json::from_str(line).unwrap_or_else(|why| panic!("{why}: {line}"));
        assert!(
            line["timestamp"].is_string() && line["level"].is_string(),
            "{line}"
        );
        told.insert(line["message"].as_str().expect("a message").to_owned());
    }
    for message in [
        "opening the store",
        "schema upgraded",
        "listening",
        "game created",
        "game loaded",
        "game ended",
        "operator",
        "operator was refused",
        "stopping",
        "stopped",
    ] {
        assert!(told.contains(message), "{message} is not in the log: {log}");
    }
    assert!(log.contains(&made.game), "games are named: {log}");
}

#[test]
fn log_is_set_by_flag_environment_and_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let file = folder.path().join("carcas.toml");
    std::fs::write(&file, "log = \"json\"\nlog-level = \"warn\"\n").expect("a file");
    let file = file.to_str().expect("ASCII").to_owned();
    let log = Serving::start(&data, &["--config", &file]).stop();
    assert!(!log.contains("listening"), "{log}");
    let log = Serving::start(&data, &["--config", &file, "--log-level", "info"]).stop();
    assert!(log.starts_with('{') && log.contains("listening"), "{log}");
    let log = Serving::start(
        &data,
        &["--config", &file, "--log", "text", "--log-level", "info"],
    )
    .stop();
    assert!(
        log.contains(" INFO listening") && !log.contains('{'),
        "{log}"
    );
    let refused = carcas(&["serve"]).env("CARCAS_LOG", "loud").output();
    let refused = refused.expect("it runs");
    let why = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!(refused.status.code(), Some(2), "{why}");
    assert!(why.contains("text") && why.contains("json"), "{why}");
}

#[test]
fn few_open_files_are_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let log = Serving::start(&data, &["--sockets", "4000000000"]).stop();
    // Where the system sets no limit there is nothing to tell.
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits
        .lines()
        .find(|line| line.starts_with("Max open files"));
    let hard: Option<u64> = line.and_then(|line| line.split_whitespace().nth(4)?.parse().ok());
    if let Some(hard) = hard {
        let told = log.contains("few open files") && log.contains(&format!("allowed={hard}"));
        assert!(told, "{hard}: {log}");
    }
}
