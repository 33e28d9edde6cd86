//! Whatever a client sends: one reply for each line, and nothing changes after a wrong one.

use std::io::{BufRead, Read, Write};
use std::thread;
use std::time::{Duration, Instant};

use carcas_bots::Rng;

use super::Client;

/// Words of the protocol and beside it, for lines that are nearly right.
const WORDS: [&str; 32] = [
    "setup",
    "draw",
    "play",
    "moves",
    "state",
    "go",
    "record",
    "undo",
    "ping",
    "help",
    "time",
    "nodes",
    "bot",
    "greedy",
    "random",
    "tile",
    "meeple",
    "monastery",
    "road-curve",
    "BA/RFr",
    "0,1",
    "1,0",
    "-1,0",
    "0,-1",
    "99999,0",
    "r0",
    "r90",
    "road:E",
    "pass",
    "{}",
    r#"{"seats":2}"#,
    r#"{"with":["count"]"#,
];

const REPLIES: [&str; 9] = [
    "ok",
    "moves ",
    "state ",
    "best ",
    "over ",
    "record ",
    "help ",
    "error line ",
    "ok",
];

#[test]
fn before_a_setup_nothing_else_can_be_done() {
    let mut client = Client::new();
    for line in [
        "draw monastery",
        "play pass",
        "moves",
        "state",
        "go",
        "record",
        "undo",
    ] {
        assert!(client.ask(line).contains("no game is set up"), "{line}");
    }
    assert_eq!(client.ask("ping"), "ok");
    let help = client.ask("help");
    assert!(help.starts_with("help carcas "), "{help}");
    assert!(help.contains(" protocol 2: setup {JSON}; "), "{help}");
    assert_eq!(client.ask("quit"), "ok");
    assert_eq!(client.end(), (Some(0), String::new()));
}

#[test]
fn wrong_lines_are_answered_with_place_and_reason_and_change_nothing() {
    let mut client = Client::with("{}");
    let at_a_draw: [(&str, usize, &str); 21] = [
        ("", 1, "empty"),
        ("   ", 1, "empty"),
        ("hello", 1, "`hello` is no command"),
        ("MOVES", 1, "`MOVES` is no command"),
        ("moves all", 7, "one word too many"),
        ("draw", 5, "needs the id of a tile"),
        ("draw nothing", 6, "`nothing` is no tile"),
        ("draw CO/1", 6, "not among the tiles of this game"),
        ("draw monastery now", 16, "one word too many"),
        ("play pass", 1, "a tile is to be drawn"),
        ("go", 1, "a tile is to be drawn"),
        (
            "go bot hal",
            8,
            "`hal` is no bot; there are random, newcomer, guest, greedy-1, greedy",
        ),
        ("go time soon", 9, "`soon` is no number of milliseconds"),
        ("go time 0", 9, "it can be 1 to 86400000"),
        ("go nodes 9999999999999", 10, "it can be 1 to 1000000000000"),
        ("setup", 6, "needs a setup"),
        ("setup []", 7, "a setup is an object"),
        ("setup {\"rules\": }", 17, "no JSON"),
        ("setup {\"rules\":\"first\"}", 7, "unknown preset `first`"),
        ("setup {\"color\":1}", 7, "no key `color`"),
        ("undo", 1, "nothing has been drawn"),
    ];
    let state = client.state();
    for (line, column, why) in at_a_draw {
        let reply = client.ask(line);
        let place = format!(", column {column}: ");
        assert!(reply.starts_with("error line "), "{line}: {reply}");
        assert!(reply.contains(&place), "{line}: {reply}");
        assert!(reply.contains(why), "{line}: {reply}");
        assert_eq!(client.state(), state, "{line}");
    }
    assert_eq!(client.ask("draw monastery"), "ok");
    let state = client.state();
    for (line, column, why) in [
        (
            "draw monastery",
            1,
            "p0 decides first (phase tile): A drawn tile waits",
        ),
        ("play", 5, "needs a move"),
        ("play jump", 6, "`jump` is no move"),
        ("play pass", 6, "`pass` is not legal here"),
        ("play tile monastery 5,5 r0", 6, "is not legal here"),
        ("play tile monastery 5;5 r0", 21, "`5;5` is no cell"),
        ("play tile monastery 0,1 r45", 25, "`r45` is no rotation"),
        (
            "play tile road-curve 0,1 r0",
            11,
            "the drawn tile is `monastery`",
        ),
        ("play é é", 6, "`é` is no move"),
    ] {
        let reply = client.ask(line);
        assert!(
            reply.contains(&format!(", column {column}: ")),
            "{line}: {reply}"
        );
        assert!(reply.contains(why), "{line}: {reply}");
        assert_eq!(client.state(), state, "{line}");
    }
}

#[test]
fn setups_list_every_reason_on_one_line() {
    let mut client = Client::new();
    let setup = r#"{"rules":"first","with":["count","count","box"],"set":{"farmers":"maybe","what":1},"seats":9}"#;
    let reply = client.ask(&format!("setup {setup}"));
    for reason in [
        "unknown preset `first`",
        "unknown box `box`",
        "`farmers` has no value `maybe`",
        "unknown switch `what`",
        "1 to 6 seats, not 9",
    ] {
        assert!(reply.contains(reason), "{reason} is missing in {reply}");
    }
    for wrong in [
        r#"{"seats":0}"#,
        r#"{"seats":-1}"#,
        r#"{"seats":1e30}"#,
        r#"{"seats":6}"#,
        r#"{"seats":["a","a"]}"#,
        r#"{"seats":["draw","a"]}"#,
        r#"{"seats":[1,2]}"#,
        r#"{"seats":"two"}"#,
        r#"{"with":7}"#,
        r#"{"with":[7]}"#,
        r#"{"set":{"farmers":[]}}"#,
        r#"{"set":["farmers"]}"#,
        r#"{"rules":{}}"#,
    ] {
        let reply = client.ask(&format!("setup {wrong}"));
        assert!(reply.starts_with("error line "), "{wrong}: {reply}");
    }
    let deep = "[".repeat(60_000);
    assert!(client.ask(&format!("setup {deep}")).contains("recursion"));
    for good in [
        "{}",
        r#"{"set":["farmers=off"]}"#,
        r#"{"set":"farmers=off"}"#,
        r#"{"rules":null,"with":[],"set":{"farmers":"off"},"seats":1}"#,
    ] {
        assert_eq!(client.ask(&format!("setup {good}")), "ok", "{good}");
    }
}

#[test]
fn garbage_ends_with_exit_code_2_unless_the_client_quits() {
    for (sent, code) in [
        ("", 0),
        ("ping\n", 0),
        ("setup {}\nplay pass\n", 0),
        ("what\n", 2),
        ("what", 2),
        ("what\nquit\n", 0),
        ("quit\nwhat\n", 0),
    ] {
        let mut client = Client::new();
        // The program may end before it has read everything.
        let _ = client.to.as_mut().unwrap().write_all(sent.as_bytes());
        drop(client.to.take());
        let mut replies = String::new();
        client.from.read_to_string(&mut replies).unwrap();
        let (ended, message) = client.end();
        assert_eq!(ended, Some(code), "{sent}");
        let is_told = message.starts_with("error: line 1 was no command");
        assert_eq!(is_told, code == 2, "{sent}: {message}");
        assert_eq!(message.is_empty(), code == 0, "{sent}: {message}");
    }
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let mut client = Client::new();
    client.send(b"ping\xff\n\0\0\nping\r\n");
    assert_eq!(
        client.reply(),
        "error line 1, column 5: the line is not UTF-8 here"
    );
    assert!(client.reply().starts_with("error line 2, column 1: "));
    assert_eq!(client.reply(), "ok");
}

#[test]
fn a_line_without_end_is_refused_and_not_stored() {
    let mut client = Client::with("{}");
    let before = memory(&client);
    let part = vec![b'x'; 1 << 20];
    for _ in 0..20 {
        client.send(&part);
    }
    client.send(b"\nping\n");
    let reply = client.reply();
    assert!(reply.contains("longer than 65536 bytes"), "{reply}");
    assert_eq!(client.ask("ping"), "ok");
    match (before, memory(&client)) {
        (Some(before), Some(after)) => {
            let grown = after.saturating_sub(before);
            assert!(grown < 1000, "{grown} KB more memory");
        }
        _ => println!("this system does not tell how much memory a process has: not checked"),
    }
}

/// The most memory that the engine has had, in KB.
fn memory(client: &Client) -> Option<u64> {
    let path = format!("/proc/{}/status", client.child.id());
    let status = std::fs::read_to_string(path).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[test]
fn a_client_that_stops_reading_ends_the_engine_quietly() {
    let Client {
        mut child,
        to,
        from,
    } = Client::new();
    drop(from);
    let mut to = to.unwrap();
    let deadline = Instant::now() + Duration::from_secs(20);
    while to.write_all(b"help\n").is_ok() && Instant::now() < deadline {}
    drop(to);
    let mut err = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut err)
        .unwrap();
    assert_eq!((child.wait().unwrap().code(), err.as_str()), (Some(0), ""));
}

#[test]
fn commands_sent_ahead_are_answered_in_order() {
    let mut client = Client::new();
    client.send(b"ping\nsetup {}\nwhat\ndraw monastery\nundo\nundo\n");
    let replies: Vec<String> = (0..6).map(|_| client.reply()).collect();
    let words: Vec<&str> = replies.iter().map(|reply| &reply[..2]).collect();
    assert_eq!(words, ["ok", "ok", "er", "ok", "ok", "er"]);
}

#[test]
fn random_lines_get_one_reply_each() {
    let mut rng = Rng::new(2024);
    let mut sent = b"setup {}\n".to_vec();
    let mut n_lines = 1;
    while n_lines < 20_000 {
        random_line(&mut rng, &mut sent);
        sent.push(b'\n');
        n_lines += 1;
    }
    let Client {
        mut child,
        to,
        from,
    } = Client::new();
    let mut to = to.unwrap();
    let writer = thread::spawn(move || to.write_all(&sent));
    let replies: Vec<String> = from.lines().map(Result::unwrap).collect();
    writer.join().unwrap().unwrap();
    assert_eq!(replies.len(), n_lines);
    for reply in &replies {
        let is_known = REPLIES.iter().any(|known| reply.starts_with(known));
        assert!(is_known, "{reply}");
    }
    let n_good = replies
        .iter()
        .filter(|reply| !reply.starts_with("error"))
        .count();
    assert!(n_good > 100, "only {n_good} lines were good");
    assert_eq!(child.wait().unwrap().code(), Some(2));
}

/// Appends bytes, or words that are nearly a command; never a whole `quit`.
fn random_line(rng: &mut Rng, line: &mut Vec<u8>) {
    if rng.below(4) == 0 {
        for _ in 0..rng.below(40) {
            let byte = rng.below(256) as u8;
            line.push(if byte == b'\n' { b' ' } else { byte });
        }
        return;
    }
    for _ in 0..1 + rng.below(5) {
        let word = WORDS[rng.below(WORDS.len() as u32) as usize];
        line.extend(word.as_bytes());
        line.push(b' ');
    }
}
