//! `carcas play --server` against a real server: people make tables, meet at them, leave and come back.

mod encrypted;
mod languages;
mod looking;
mod people;
mod refused;
mod whole_screen;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt;

use people::{Person, Server, folder, run};

/// The first choice, whatever is asked; where a tile fits in several ways the first line only shows them.
const FIRST_CHOICES: &str = "1\n1a\n";

#[test]
fn a_whole_game_is_played_against_a_bot() {
    let folder = folder("whole-game");
    let server = Server::start(&folder);
    let args = [
        "--server",
        &server.url,
        "--seat",
        "human,random",
        "--name",
        "Ann",
    ];
    let (code, text) = run(&folder, "ann", &args, &FIRST_CHOICES.repeat(300));
    assert_eq!(code, 0, "{text}");
    assert!(text.contains("Red     Ann, played here"), "{text}");
    assert!(text.contains("The game is over: "), "{text}");
    assert!(text.contains("points for"), "{text}");
    // The game is in the list of those who played it, and of nobody else.
    let (code, text) = run(&folder, "ann", &["--server", &server.url, "--list"], "");
    assert_eq!(code, 0, "{text}");
    assert!(text.contains("over       Ann "), "{text}");
    let (_, text) = run(&folder, "bob", &["--server", &server.url, "--list"], "");
    assert!(text.contains("none yet"), "{text}");
}

#[test]
fn boxes_and_several_people_at_one_terminal_play_on_a_server() {
    let folder = folder("boxes");
    let server = Server::start(&folder);
    let with = "count,princess-and-dragon,tower,bridges-castles-and-bazaars";
    let args = [
        "--server",
        &server.url,
        "--seat",
        "human,human,random",
        "--with",
        with,
    ];
    // Bids need a tile and an amount, everything else takes the first choice.
    let (code, text) = run(&folder, "ann", &args, &"1\n1a\n1 0\npass\n".repeat(2000));
    assert_eq!(code, 0, "{text}");
    assert!(text.contains("The game is over: "), "{text}");
}

#[test]
fn two_people_meet_by_link_talk_and_are_watched() {
    let folder = folder("meet");
    let server = Server::start(&folder);
    let mut ann = Person::new(
        &folder,
        "ann",
        &[
            "--server",
            &server.url,
            "--seat",
            "human,open",
            "--name",
            "Ann",
        ],
    );
    let link = ann.sees("The link for Blue: ");
    let link = link.strip_prefix("The link for Blue: ").unwrap().to_owned();
    let watch = ann.sees("To watch: ");
    let watch = watch.strip_prefix("To watch: ").unwrap().to_owned();
    let mut watcher = Person::new(&folder, "watcher", &["--server", &watch]);
    watcher.closes();
    watcher.sees("To watch: ");
    let mut bob = Person::new(&folder, "bob", &["--server", &link, "--name", "Bob"]);
    ann.sees("Bob sits down");
    ann.sees("everybody is there; the game begins");
    watcher.sees("everybody is there; the game begins");
    bob.sees("Red     Ann");
    bob.types("say hello, Ann");
    ann.sees("Bob: hello, Ann");
    watcher.sees("Bob: hello, Ann");
    // An answer is seen by everybody, and can be taken back before the next draw.
    ann.sees("Ann> ");
    ann.types("1a");
    ann.sees("Ann may place a figure");
    bob.sees("Ann places");
    ann.types("undo");
    ann.sees("Ann takes back");
    bob.sees("Ann takes back");
    ann.types("1a");
    ann.sees("Ann may place a figure");
    ann.types("pass");
    bob.sees("Bob draws");
    bob.sees("Bob> ");
    // After a draw the others must agree.
    ann.types("undo");
    bob.sees("Ann asks to take the last answer back");
    bob.types("no");
    ann.sees("Bob refuses");
    ann.types("undo");
    bob.sees("Ann asks to take the last answer back");
    bob.types("yes");
    ann.sees("Bob agrees");
    ann.sees("Ann takes back");
    ann.sees("Ann may place a figure");
    ann.types("pass");
    bob.sees("Bob draws");
    bob.sees("Bob> ");
    ann.types("resign");
    ann.sees("type it once more to give up");
    ann.types("resign");
    bob.sees("The game is over: Bob wins, the others gave up.");
    watcher.sees("The game is over: Bob wins, the others gave up.");
    assert!(watcher.ends().success());
    // The next game has them in the other order.
    bob.types("rematch");
    bob.sees("Red     Bob, played here");
    ann.sees("the next game is there");
    ann.types("rematch");
    ann.sees("Blue    Ann, played here");
    bob.sees("Bob> ");
    bob.types("quit");
    assert!(bob.ends().success());
    bob.sees("Go on with: carcas play --server");
    ann.sees("Bob has left the table");
    ann.types("quit");
}

#[test]
fn somebody_leaves_and_comes_back() {
    let folder = folder("comes-back");
    let server = Server::start(&folder);
    let mut ann = Person::new(&folder, "ann", &["--server", &server.url]);
    ann.sees("ann> ");
    ann.types("1a");
    ann.sees("ann may place a figure");
    ann.interrupts();
    ann.sees("Go on with: carcas play --server");
    assert!(!ann.ends().success());
    let (_, text) = run(&folder, "ann", &["--server", &server.url, "--list"], "");
    assert!(text.contains("your turn"), "{text}");
    let kept = std::fs::metadata(folder.join("ann/carcas/online.json")).unwrap();
    assert_eq!(
        kept.permissions().mode() & 0o077,
        0,
        "tokens are for their owner"
    );
    let mut ann = Person::new(&folder, "ann", &["--server", &server.url, "--resume"]);
    ann.sees("ann may place a figure");
    ann.types("pass");
    ann.sees("Blue draws");
    ann.sees("ann> ");
    ann.closes();
    assert!(ann.ends().success());
    // Who never sat there has nothing to go on with.
    let (code, text) = run(&folder, "bob", &["--server", &server.url, "--resume"], "");
    assert_eq!(code, 2);
    assert!(text.contains("you have no game that goes on"), "{text}");
}

#[test]
fn a_bot_plays_on_for_somebody_who_wants_it() {
    let folder = folder("hand-over");
    let server = Server::start(&folder);
    let mut ann = Person::new(&folder, "ann", &["--server", &server.url]);
    ann.sees("ann> ");
    ann.types("hint");
    ann.sees("The greedy bot would play");
    ann.types("bot");
    ann.sees("type it once more to let a bot play on for you");
    ann.types("bot");
    ann.sees("the Rival bot plays on for ann");
    ann.sees("The game is over: ");
    ann.closes();
    assert!(ann.ends().success());
}

#[test]
fn a_game_goes_on_when_the_server_comes_back() {
    let folder = folder("server-gone");
    let mut server = Server::start(&folder);
    let mut ann = Person::new(&folder, "ann", &["--server", &server.url]);
    ann.sees("ann> ");
    for _ in 0..3 {
        let begun = ann.all().len();
        server.kill();
        ann.sees("the connection is lost");
        // The answer waits until the server is there again, and counts once.
        ann.types("1a");
        server.start_again();
        ann.sees("the connection stands again");
        ann.sees("ann places the tile");
        ann.sees("ann> ");
        // Where everything on the tile belongs to somebody, no figure is asked for.
        if ann.all()[begun..].contains("ann may place a figure") {
            ann.types("pass");
            ann.sees("ann draws");
            ann.sees("ann> ");
        }
    }
    ann.types("quit");
    assert!(ann.ends().success());
    let text = ann.all();
    assert_eq!(text.matches("It is the turn of Blue").count(), 3, "{text}");
}

/// Sends a request as programs do and returns the body of the answer.
fn post(server: &Server, path: &str, body: &str) -> String {
    post_with(server, path, "Content-Type: text/plain", body)
}

/// Sends JSON with a token, and returns the answer.
fn act(server: &Server, path: &str, token: &str, body: &str) -> serde_json::Value {
    let headers = format!("Content-Type: application/json\r\nAuthorization: Bearer {token}");
    serde_json::from_str(&post_with(server, path, &headers, body)).unwrap()
}

fn post_with(server: &Server, path: &str, headers: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(server.authority()).unwrap();
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{headers}\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer.split_once("\r\n\r\n").unwrap().1.to_owned()
}

#[test]
fn who_leaves_before_the_game_and_which_bots_come_is_told() {
    let folder = folder("stands-up");
    let server = Server::start(&folder);
    let seats = "human,open,open";
    let args = ["--server", &server.url, "--seat", seats, "--name", "Ann"];
    let mut ann = Person::new(&folder, "ann", &args);
    let links = [(); 2].map(|()| ann.sees("The link for "));
    let [blue, other] = links.each_ref().map(|line| {
        let (_, token) = line.split_once("#seat=").unwrap();
        token.to_owned()
    });
    let (_, game) = links[0].split_once("/game/").unwrap();
    let (game, _) = game.split_once('#').unwrap();
    let under = |name: &str| format!("/api/games/{game}/{name}");
    let sat = act(&server, &under("seat"), &blue, r#"{"name":"Bob"}"#);
    ann.sees("Bob sits down");
    let token = sat["token"].as_str().unwrap();
    let up = r#"{"id":"up","command":{"kind":"stand-up"}}"#;
    act(&server, &under("commands"), token, up);
    ann.sees("Bob stands up; the seat is free again");
    let regular = r#"{"level":"regular"}"#;
    act(&server, &under("bot"), &blue, regular);
    ann.sees("the Regular bot sits down and plays Blue");
    ann.types("who");
    ann.sees("Blue    Regular bot");
    act(&server, &under("bot"), &other, regular);
    ann.sees("the Regular bot sits down and plays ");
    ann.sees("everybody is there; the game begins");
    ann.types("quit");
    assert!(ann.ends().success());
}

#[test]
fn a_record_that_somebody_brought_is_watched() {
    let folder = folder("record");
    let server = Server::start(&folder);
    let path = folder.join("game.txt");
    let path = path.to_str().unwrap();
    let (code, text) = run(
        &folder,
        "ann",
        &["--seat", "random,random", "--save", path],
        "",
    );
    assert_eq!(code, 0, "{text}");
    let record = std::fs::read_to_string(path).unwrap();
    let made: serde_json::Value =
        serde_json::from_str(&post(&server, "/api/records", &record)).unwrap();
    let url = format!("{}/game/{}", server.url, made["game"].as_str().unwrap());
    let (code, text) = run(&folder, "ann", &["--server", &url], "");
    assert_eq!(code, 0, "{text}");
    assert!(text.contains("The game is over: "), "{text}");
}
