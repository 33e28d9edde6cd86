//! Looking around at a table: whoever watches, whoever set it up for others, and whoever wants its record.

use std::process::Command;

use crate::online::FIRST_CHOICES;
use crate::online::people::{Person, Server, folder, run};
use crate::screen::person::Person as Screen;

/// Returns what a terminal remembers of a server.
fn kept(folder: &std::path::Path, server: &Server) -> serde_json::Value {
    let text = std::fs::read_to_string(folder.join("carcas/online.json")).unwrap();
    let kept: serde_json::Value = serde_json::from_str(&text).unwrap();
    kept["servers"][&server.url].clone()
}

#[test]
fn whoever_watches_sees_the_board_and_can_look_around() {
    let folder = folder("looking");
    let server = Server::start(&folder);
    let mut ann = Person::new(
        &folder,
        "ann",
        &["--server", &server.url, "--seat", "human,random"],
    );
    ann.sees("ann> ");
    ann.types("who");
    let game = kept(&folder.join("ann"), &server)["lastGame"].clone();
    let watch = format!("{}/game/{}", server.url, game.as_str().unwrap());
    let mut watcher = Person::new(&folder, "watcher", &["--server", &watch]);
    watcher.sees("You watch this game.");
    watcher.sees("    0  ann");
    watcher.types("bag");
    watcher.sees("left in the bag");
    watcher.types("rules");
    watcher.sees("edition");
    watcher.types("moves");
    watcher.sees("  tile ");
    watcher.types("board");
    watcher.sees("    0  ann");
    for grave in ["resign", "abort", "undo"] {
        watcher.types(grave);
        watcher.sees("you only watch");
    }
    // A turn ends, and the board is shown again.
    ann.types("1a");
    ann.types("pass");
    watcher.sees("Blue draws");
    watcher.sees("  Blue");
    watcher.types("quit");
    assert!(watcher.ends().success());
    assert!(
        !watcher.all().contains("type it once more"),
        "{}",
        watcher.all()
    );
    ann.types("quit");
}

#[test]
fn links_of_a_table_made_for_others_are_found_again() {
    let folder = folder("for-others");
    let server = Server::start(&folder);
    let args = ["--server", &server.url, "--seat", "open,open"];
    let (code, text) = run(&folder, "ann", &args, "quit\n");
    assert_eq!(code, 0, "{text}");
    let link = text
        .lines()
        .find_map(|line| line.strip_prefix("The link for Red: "));
    let link = link.expect("a link");
    let (code, text) = run(&folder, "ann", &["--server", &server.url, "--list"], "");
    assert_eq!(code, 0, "{text}");
    assert!(
        text.contains(link) && text.matches("#seat=").count() == 2,
        "{text}"
    );
    let (code, text) = run(
        &folder,
        "ann",
        &["--server", &server.url, "--resume"],
        "quit\n",
    );
    assert_eq!(code, 0, "{text}");
    assert!(text.contains(link), "{text}");
    // A seat that is taken needs no link any more.
    let mut bob = Person::new(&folder, "bob", &["--server", link]);
    bob.sees("Red     bob, played here");
    let (_, text) = run(&folder, "ann", &["--server", &server.url, "--list"], "");
    assert_eq!(text.matches("#seat=").count(), 1, "{text}");
    bob.types("quit");
}

#[test]
fn the_record_of_a_game_is_saved_and_verified() {
    let folder = folder("record");
    let server = Server::start(&folder);
    let args = [
        "--server",
        &server.url,
        "--seat",
        "human,random",
        "--name",
        "Ann",
    ];
    let typed = FIRST_CHOICES.repeat(300) + "save game.txt\n";
    let (code, text) = run(&folder, "ann", &args, &typed);
    assert_eq!(code, 0, "{text}");
    let saved = std::fs::read_to_string(folder.join("game.txt")).expect("a record");
    for part in ["seed-hash ", "nonce red", "seed ", "Ann"] {
        assert!(saved.contains(part), "{part}: {saved}");
    }
    let game = kept(&folder.join("ann"), &server)["lastGame"].clone();
    let table = format!("{}/game/{}", server.url, game.as_str().unwrap());
    let record = format!("{}/api/games/{}/record", server.url, game.as_str().unwrap());
    for address in ["game.txt", &table, &record] {
        let ran = Command::new(env!("CARGO_BIN_EXE_carcas"))
            .args(["verify", address])
            .current_dir(&folder)
            .output()
            .unwrap();
        let told = String::from_utf8_lossy(&ran.stdout).into_owned();
        assert!(
            ran.status.success() && told.contains("differ=0"),
            "{address}: {told}"
        );
    }
    let analyze = |address: &str| {
        let ran = Command::new(env!("CARGO_BIN_EXE_carcas"))
            .args(["analyze", address, "--nodes", "0"])
            .current_dir(&folder)
            .env("LC_ALL", "C")
            .output()
            .unwrap();
        let err = String::from_utf8_lossy(&ran.stderr).into_owned();
        (ran.status.code(), err)
    };
    assert_eq!(analyze(&table), (Some(0), String::new()));
    // Nobody gets advice about a game that is played.
    let begun = ["--server", &server.url, "--seat", "human,random"];
    let mut eve = Person::new(&folder, "eve", &begun);
    eve.sees("eve: 0 points");
    let game = kept(&folder.join("eve"), &server)["lastGame"].clone();
    let (code, err) = analyze(&format!("{}/game/{}", server.url, game.as_str().unwrap()));
    assert_eq!(code, Some(2), "{err}");
    assert!(err.contains("is still being played"), "{err}");
    let unknown = format!("{}/game/zzzzzzzzzzzz", server.url);
    let ran = Command::new(env!("CARGO_BIN_EXE_carcas"))
        .args(["replay", &unknown])
        .output()
        .unwrap();
    assert_eq!(ran.status.code(), Some(2));
}

#[test]
fn digits_choose_and_enter_does_it_and_q_leaves_those_who_wait() {
    let folder = folder("menu");
    let server = Server::start(&folder);
    let args = ["play", "--server", &server.url, "--seat", "human,open"];
    let mut ann = Screen::at(&folder, (80, 24), &args);
    ann.sees("Waiting for the others.");
    ann.types("t");
    ann.sees(">1 say something");
    ann.types("2");
    ann.sees(">2 stop the game");
    ann.types("1");
    ann.sees(">1 say something");
    ann.types("\r");
    ann.sees("Enter says it");
    // Enter alone does not let the words that follow become keys.
    ann.types("\rq u\r");
    ann.sees(": q u");
    ann.types("q");
    ann.sees("The game is kept on the server.");
    ann.sees("exit 0");
    ann.has_the_terminal_back();
}

#[test]
fn a_terminal_that_is_too_small_makes_no_table() {
    let folder = folder("small");
    let server = Server::start(&folder);
    let args = ["play", "--server", &server.url];
    let ann = Screen::at(&folder, (70, 20), &args);
    ann.sees("70×20");
    ann.sees("exit 2");
    assert!(!folder.join("carcas/online.json").exists());
}
