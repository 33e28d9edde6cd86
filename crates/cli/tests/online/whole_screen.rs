//! Games on a server on the whole screen, in a pseudo-terminal.

use std::path::Path;

use crate::online::people::{Person as Line, Server, folder};
use crate::screen::person::Person;

const SIZE: (u16, u16) = (80, 24);

/// Returns the link that the terminal keeps for a friend.
fn link_for_a_friend(folder: &Path, server: &Server) -> String {
    let text = std::fs::read_to_string(folder.join("carcas/online.json")).unwrap();
    let kept: serde_json::Value = serde_json::from_str(&text).unwrap();
    let kept = &kept["servers"][&server.url];
    let game = kept["lastGame"].as_str().unwrap();
    let seats = kept["games"][game]["seats"].as_array().unwrap();
    let free = seats.iter().find(|seat| seat["isMine"] == false).unwrap();
    let token = free["link"].as_str().unwrap();
    format!("{}/game/{game}#seat={token}", server.url)
}

#[test]
fn a_friend_comes_and_a_turn_is_played_on_the_whole_screen() {
    let folder = folder("whole-screen");
    let server = Server::start(&folder);
    let args = [
        "play",
        "--server",
        &server.url,
        "--seat",
        "human,open",
        "--name",
        "Ann",
        "--clock",
        "10+5",
    ];
    let mut ann = Person::at(&folder, SIZE, &args);
    ann.sees("Waiting for the others.");
    let link = link_for_a_friend(&folder, &server);
    ann.sees(&link);
    let mut bob = Line::new(&folder, "bob", &["--server", &link, "--name", "Bob"]);
    ann.sees("drawn:");
    // The clock runs.
    ann.sees("10:00 Blue");
    ann.sees("9:5");
    ann.types("\r");
    ann.sees("Ann may place a figure");
    bob.sees("Ann places");
    ann.types("u");
    ann.sees("Ann takes back");
    ann.sees("drawn:");
    ann.types("\r");
    ann.sees("Ann may place a figure");
    // Letters that are typed to look for an answer are no keys of the table.
    ann.types("/tu");
    ann.sees("/tu_");
    ann.types("\u{1b}");
    ann.no_longer_sees("/tu_");
    ann.types("x\r");
    ann.sees("Enter ends the turn now");
    ann.types("\r");
    bob.sees("Bob> ");
    ann.sees("Bob is thinking");
    // Talk.
    bob.types("say good luck");
    ann.sees("Bob: good luck");
    ann.types("t");
    ann.sees("At the table");
    ann.types("\r");
    ann.sees("Enter says it");
    ann.types("thank you\r");
    bob.sees("Ann: thank you");
    // A server that goes away and comes back.
    let mut server = server;
    server.kill();
    ann.sees("no connection");
    server.start_again();
    ann.no_longer_sees("no connection");
    let told = bob.sees("the connection is lost (");
    assert!(told.contains("the server"), "{told}");
    bob.sees("the connection stands again");
    assert!(!bob.all().contains("WebSocket"), "{}", bob.all());
    bob.types("resign");
    bob.types("resign");
    ann.sees("Ann wins");
    ann.types("qq");
    ann.sees("exit 0");
    ann.has_the_terminal_back();
}

#[test]
fn control_c_gives_the_terminal_back_and_says_how_to_return() {
    let folder = folder("control-c");
    let server = Server::start(&folder);
    let args = ["play", "--server", &server.url, "--name", "Ann"];
    let mut ann = Person::at(&folder, SIZE, &args);
    ann.sees("drawn:");
    ann.types("\u{3}");
    ann.sees("The game is kept on the server.");
    ann.sees("--resume");
    ann.sees("exit 0");
    ann.has_the_terminal_back();
    let again = ["play", "--server", &server.url, "--resume"];
    let mut ann = Person::at(&folder, SIZE, &again);
    ann.sees("drawn:");
    ann.types("\r");
    ann.sees("Ann may place a figure");
    ann.types("qq");
    ann.sees("exit 0");
}

#[test]
fn at_a_terminal_line_by_line_a_turn_can_be_taken_back_before_the_draw() {
    let folder = folder("plain-terminal");
    let server = Server::start(&folder);
    let args = [
        "play",
        "--plain",
        "--server",
        &server.url,
        "--grace",
        "60",
        "--name",
        "Ann",
    ];
    let mut ann = Person::at(&folder, (100, 50), &args);
    ann.sees("Ann>");
    ann.types("1a\n");
    ann.sees("Ann may place a figure");
    ann.types("pass\n");
    ann.sees("Enter ends the turn now; `undo` takes the last move back");
    ann.types("undo\n");
    ann.sees("takes back");
    ann.types("1\n");
    ann.sees("Ann places a follower");
    // Who types too early is answered, and nothing is played by it.
    ann.types("moves\n");
    ann.sees("a draw comes first");
    ann.types("\n");
    ann.sees("Blue draws");
    ann.types("quit\n");
    ann.sees("exit 0");
}
