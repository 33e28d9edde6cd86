//! What cannot be: each is one sentence with what to do, and exit code 2.

use crate::online::people::{Person, Server, folder, run};

#[test]
fn wrong_links_are_refused_with_what_to_do() {
    let folder = folder("wrong-links");
    let server = Server::start(&folder);
    let mut ann = Person::new(
        &folder,
        "ann",
        &["--server", &server.url, "--seat", "human,open,open"],
    );
    let link = ann.sees("The link for Blue: ");
    let link = link.strip_prefix("The link for Blue: ").unwrap().to_owned();
    let mut bob = Person::new(&folder, "bob", &["--server", &link]);
    bob.sees("To watch: ");
    let other = format!("{}0000", &link[..link.len() - 4]);
    let nowhere = format!("{}/game/aaaaaaaaaaaa", server.url);
    for (url, expected) in [
        (
            link.as_str(),
            "somebody sits there already; if that is you, go on where you sat down",
        ),
        (&other, "this link opens no seat"),
        (&nowhere, "there is no game aaaaaaaaaaaa"),
        (
            &format!("{nowhere}#seat=00"),
            "there is no game aaaaaaaaaaaa",
        ),
        (
            &format!("{}/other", server.url),
            "leads to nothing that can be played",
        ),
        ("localhost:7777", "neither http:// nor https:// in front"),
        (
            "http://127.0.0.1:1",
            "cannot reach http://127.0.0.1:1; is the server running?",
        ),
    ] {
        let (code, text) = run(&folder, "eve", &["--server", url], "");
        assert_eq!(code, 2, "{url}: {text}");
        assert!(text.contains(expected), "{url}: {text}");
        assert!(!text.contains("seat="), "a token was told: {text}");
    }
    // Whoever sat there comes back with the same link; for anybody else it opens nothing any more.
    bob.types("say I am here");
    ann.sees("I am here");
    drop(bob);
    let mut bob = Person::new(&folder, "bob", &["--server", &link]);
    bob.sees("To watch: ");
    bob.types("say still here");
    ann.sees("still here");
    let (code, text) = run(&folder, "eve", &["--server", &link, "--resume"], "");
    assert_eq!(code, 2, "{text}");
    assert!(text.contains("somebody sits there already"), "{text}");
}

#[test]
fn flags_that_contradict_each_other_are_refused() {
    let folder = folder("contradictions");
    let url = "http://127.0.0.1:1";
    let table = "http://127.0.0.1:1/game/aaaaaaaaaaaa";
    let cases: &[(&[&str], &str)] = &[
        (
            &["--server", url, "--seed", "1"],
            "--seed is for games on this machine",
        ),
        (
            &["--server", url, "--save", "x"],
            "--save is for games on this machine",
        ),
        (&["--server", url, "--confirm"], "--grace 60"),
        (
            &["--server", table, "--with", "count"],
            "is for a new table",
        ),
        (
            &["--server", table, "--seat", "human"],
            "--seat is for a new table",
        ),
        (&["--server", table, "--list"], "--list is about a server"),
        (
            &["--server", url, "--list", "--clock", "5+5"],
            "--clock is for a new table",
        ),
        (
            &["--server", url, "--seat", "human,fox"],
            "or open for a friend",
        ),
        (
            &["--server", url, "--clock", "soon"],
            "expected minutes and seconds such as 10+5",
        ),
        (
            &["--server", url, "--aids", "much"],
            "expected all, tabletop or none",
        ),
        (
            &["--server", url, "--grace", "61"],
            "expected 0 to 60 seconds",
        ),
        (
            &["--server", url, "--with", "nonsense"],
            "unknown box `nonsense`",
        ),
        (&["--server", table, "--resume", "x"], "name a game each"),
        (&["--clock", "5+5"], "--server <URL>"),
        (&["--seat", "human,open"], "with --server also open"),
    ];
    for (args, expected) in cases {
        let (code, text) = run(&folder, "ann", args, "");
        assert_eq!(code, 2, "{args:?}: {text}");
        assert!(text.contains(expected), "{args:?}: {text}");
    }
}
