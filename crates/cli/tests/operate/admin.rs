//! What the operator types, and what comes of it.

use std::process::Stdio;

use crate::operate::log::two_people;
use crate::operate::serving::{Serving, admin, carcas};

#[test]
fn a_reader_that_has_seen_enough_is_no_failure() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let serving = Serving::start(&data, &[]);
    for _ in 0..5 {
        serving.create(&two_people());
    }
    let mut command = carcas(&["admin", "--data"]);
    let command = command.arg(&data).arg("list");
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    drop(child.stdout.take());
    let ended = child.wait_with_output().expect("it ends");
    let told = String::from_utf8_lossy(&ended.stderr).into_owned();
    assert!(ended.status.success() && told.is_empty(), "{told}");
}

#[test]
fn nothing_is_deleted_unless_the_operator_is_sure() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let serving = Serving::start(&data, &[]);
    let game = serving.create(&two_people()).game;
    let refused = admin(&data, &["delete-game", &game]);
    let told = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!(refused.status.code(), Some(2));
    assert!(told.contains("--yes"), "{told}");
    serving.view(&game);
    let done = admin(&data, &["delete-game", &game, "--yes"]);
    assert!(done.status.success(), "{done:?}");
    // While the server still lets go of it, it asks to come again.
    let path = format!("/api/games/{game}");
    let begin = std::time::Instant::now();
    let status = loop {
        let (status, _) = serving.call("GET", &path, None, "");
        if status != 503 || begin.elapsed() > std::time::Duration::from_secs(20) {
            break status;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    };
    assert_eq!(status, 404);
}

#[test]
fn operators_are_refused_in_their_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let _serving = Serving::start(&data, &[]);
    for (language, unknown, held) in [
        ("en", "no such game", "another server runs on the folder"),
        ("fr", "Cette partie n'existe pas", "un autre serveur"),
        ("de", "Diese Partie gibt es nicht", "ein anderer Server"),
    ] {
        for command in ["close", "mute"] {
            let refused = admin(&data, &[command, "moon", "--lang", language]);
            let told = String::from_utf8_lossy(&refused.stderr).into_owned();
            assert_eq!(refused.status.code(), Some(2), "{told}");
            assert!(
                told.to_lowercase().contains(&unknown.to_lowercase()),
                "{told}"
            );
        }
        let mut second = carcas(&[
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--lang",
            language,
            "--data",
        ]);
        let refused = second.arg(&data).output().expect("it ends");
        let told = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert_eq!(refused.status.code(), Some(2), "{told}");
        let last = told.lines().last().unwrap_or_default();
        assert!(last.contains(held), "{told}");
        assert!(
            language == "en" || !last.contains("another server"),
            "{told}"
        );
    }
}
