//! Tables on servers in the language of each who sits there or watches.

use crate::online::people::{Person, Server, folder};

/// Words of English that no other language of ours has, as they stand within a sentence.
const ENGLISH: [&str; 8] = [
    " the ", " is ", " of ", " and ", " with ", " you ", " your ", " that ",
];

/// Asserts that somebody read no sentence in English; what is typed and the notation are English everywhere.
fn assert_no_english(text: &str) {
    for line in text.lines() {
        for word in ENGLISH {
            assert!(!line.contains(word), "{word:?} is English:\n{line}");
        }
    }
}

#[test]
fn everybody_at_a_table_reads_the_own_language() {
    let folder = folder("languages");
    let server = Server::start(&folder);
    let args = [
        "--lang",
        "de",
        "--server",
        &server.url,
        "--seat",
        "human,open",
        "--name",
        "Ann",
    ];
    let mut ann = Person::new(&folder, "ann", &args);
    let link = ann.sees("Der Link ");
    let link = link.split_once("http").unwrap().1;
    let link = format!("http{link}");
    let watch = ann.sees("Zum Zuschauen: ");
    let watch = watch.strip_prefix("Zum Zuschauen: ").unwrap().to_owned();
    let mut watcher = Person::new(&folder, "watcher", &["--lang", "fr", "--server", &watch]);
    watcher.sees("Pour regarder");
    let args = ["--lang", "es", "--server", &link, "--name", "Bob"];
    let mut bob = Person::new(&folder, "bob", &args);
    bob.sees("Rojo    Ann");
    ann.sees("Bob setzt sich");
    ann.sees("Ann> ");
    ann.types("1a");
    ann.sees("Ann darf eine Figur setzen");
    watcher.sees("Ann place la tuile en (");
    bob.sees("Ann coloca la pieza en (");
    ann.types("undo");
    ann.sees("Ann nimmt");
    watcher.sees("Ann annule");
    ann.types("1a");
    ann.types("pass");
    ann.sees("Bob zieht ein ");
    watcher.sees("Bob pioche une tuile avec ");
    bob.sees("Bob roba una pieza con ");
    bob.sees("Bob> ");
    for looked in ["bag", "rules", "fields", "who", "help"] {
        ann.types(looked);
        watcher.types(looked);
    }
    bob.types("resign");
    bob.types("resign");
    ann.sees("Die Partie ist zu Ende: Ann gewinnt");
    watcher.sees("Ann l'emporte");
    for somebody in [&mut ann, &mut watcher, &mut bob] {
        somebody.closes();
        assert!(somebody.ends().success(), "{}", somebody.all());
        assert_no_english(&somebody.all());
    }
}
