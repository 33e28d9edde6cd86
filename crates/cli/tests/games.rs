//! Games of several tables on one machine: each has its file, nobody disturbs another, nothing is lost.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

fn folder(name: &str) -> PathBuf {
    crate::common::folder("games", name)
}

/// Somebody at a table, line by line.
struct Person {
    child: Child,
    keyboard: Option<ChildStdin>,
    screen: BufReader<ChildStdout>,
}

impl Person {
    fn at(folder: &Path, args: &[&str]) -> Self {
        let mut child = crate::common::start(folder, args);
        let keyboard = child.stdin.take();
        let screen = BufReader::new(child.stdout.take().unwrap());
        Self {
            child,
            keyboard,
            screen,
        }
    }

    fn types(&mut self, line: &str) {
        let keyboard = self.keyboard.as_mut().unwrap();
        writeln!(keyboard, "{line}").unwrap();
    }

    /// Reads until a line has this text, and returns what was read.
    fn reads(&mut self, text: &str) -> String {
        let mut all = String::new();
        loop {
            let from = all.len();
            let n_read = self.screen.read_line(&mut all).unwrap();
            assert!(n_read > 0, "{text} is missing in:\n{all}");
            if all[from..].contains(text) {
                return all;
            }
        }
    }

    /// Waits for the end; returns the rest of what was said, errors last, and the code.
    fn leaves(mut self) -> (String, i32) {
        self.keyboard = None;
        let mut rest = String::new();
        while self.screen.read_line(&mut rest).unwrap() > 0 {}
        let output = self.child.wait_with_output().unwrap();
        rest.push_str(&String::from_utf8_lossy(&output.stderr));
        (rest, output.status.code().unwrap_or(-1))
    }

    /// Ends the program as nothing else does.
    fn ends_by_force(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// Runs the program with everything that is typed; returns what it said, errors last, and the code.
fn carcas(folder: &Path, args: &[&str], typed: &str) -> (String, i32) {
    let mut person = Person::at(folder, args);
    // It may end before it has read everything.
    let _ = person
        .keyboard
        .as_mut()
        .unwrap()
        .write_all(typed.as_bytes());
    person.leaves()
}

fn games(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder.join("carcas/games")).unwrap();
    let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    files
}

fn ends_with(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|other| other == ending)
}

#[test]
fn two_tables_at_once_keep_both_games() {
    let folder = folder("two-tables");
    let mut tables: Vec<Person> = ["human,human", "human,human", "human,random,human"]
        .map(|seats| Person::at(&folder, &["play", "--seed", "1", "--seat", seats]))
        .into();
    for table in &mut tables {
        table.reads("Type the number of a space");
    }
    let listed = carcas(&folder, &["games"], "").0;
    assert_eq!(listed.matches("being played now").count(), 3, "{listed}");
    for (table, typed) in tables.iter_mut().zip(["1a", "2a", "2b"]) {
        table.types(typed);
        table.reads("Red places the tile at");
    }
    for mut table in tables {
        table.types("quit");
        let (said, code) = table.leaves();
        assert_eq!(code, 0, "{said}");
        assert!(said.contains("The game is kept."), "{said}");
    }
    let kept = games(&folder);
    assert_eq!(kept.len(), 3, "nothing but the games stays: {kept:?}");
    let texts: Vec<String> = kept
        .iter()
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect();
    let tiles: Vec<&str> = texts
        .iter()
        .flat_map(|text| text.lines().filter(|line| line.starts_with("red tile")))
        .collect();
    assert_eq!(tiles.len(), 3, "{texts:?}");
    assert!(tiles[0] != tiles[1] && tiles[1] != tiles[2] && tiles[0] != tiles[2]);
    let name = kept[0].file_name().unwrap().to_str().unwrap();
    assert!(name.starts_with("20"), "{name}");
    assert!(name.contains("_zman-c2_red-"), "{name}");
}

#[test]
fn a_game_is_played_at_one_table_only() {
    let folder = folder("locked");
    let mut first = Person::at(&folder, &["play", "--save", "mine.txt"]);
    first.reads("Type the number of a space");
    for path in ["mine.txt", "./mine.txt"] {
        let (said, code) = carcas(&folder, &["play", "--resume", path], "quit\n");
        assert_eq!(code, 2, "{said}");
        assert!(
            said.contains("mine.txt is being played at another table"),
            "{said}"
        );
    }
    let (said, code) = carcas(&folder, &["play", "--resume"], "quit\n");
    assert_eq!(code, 2, "{said}");
    // Looking at it is free.
    assert_eq!(carcas(&folder, &["replay", "mine.txt"], "").1, 0);
    first.types("quit");
    assert_eq!(first.leaves().1, 0);
    assert!(!folder.join("mine.txt.lock").exists());
    // A table that was killed holds nobody up.
    let mut second = Person::at(&folder, &["play", "--resume", "mine.txt"]);
    second.reads("Type the number of a space");
    second.ends_by_force();
    let (said, code) = carcas(&folder, &["play", "--resume", "mine.txt"], "quit\n");
    assert_eq!(code, 0, "{said}");
}

/// Moves replace the file of a game, which must not make two games of one.
#[cfg(unix)]
#[test]
fn a_link_to_a_game_is_that_game() {
    let folder = folder("linked");
    let (said, code) = carcas(
        &folder,
        &["play", "--seed", "1", "--save", "real.txt"],
        "quit\n",
    );
    assert_eq!(code, 0, "{said}");
    let link = folder.join("link.txt");
    std::os::unix::fs::symlink(folder.join("real.txt"), &link).unwrap();
    let mut first = Person::at(&folder, &["play", "--resume", "link.txt"]);
    first.reads("Type the number of a space");
    first.types("1a");
    first.reads("Type a number");
    let (said, code) = carcas(&folder, &["play", "--resume", "link.txt"], "quit\n");
    assert_eq!(code, 2, "{said}");
    first.types("quit");
    assert_eq!(first.leaves().1, 0);
    assert!(link.is_symlink());
    let kept = std::fs::read_to_string(folder.join("real.txt")).unwrap();
    assert!(kept.contains("\nred tile "), "{kept}");
}

#[test]
fn unfinished_games_are_offered_newest_first_wherever_they_are() {
    let folder = folder("offered");
    let state = folder.join("carcas");
    std::fs::create_dir_all(&state).unwrap();
    let old =
        "# players human human\ncarcas-record 1\nrules-version 2\nrules devir\nseats red blue\n";
    std::fs::write(state.join("running-game.txt"), old).unwrap();
    std::fs::write(folder.join("copied.txt"), old).unwrap();
    // Begun with `--save`, resumed from a file, and kept by itself.
    for args in [
        ["play", "--save", "saved.txt"].as_slice(),
        &["play", "--resume", "copied.txt"],
        &["play", "--resume", "copied.txt"],
        &["play", "--with", "count"],
    ] {
        let (said, code) = carcas(&folder, args, "quit\n");
        assert_eq!(code, 0, "{said}");
    }
    // A finished game is no more to be played.
    let bots = ["play", "--seat", "random,random", "--save", "bots.txt"];
    assert_eq!(carcas(&folder, &bots, "").1, 0);
    let (said, code) = carcas(&folder, &["play", "--resume"], "9\nx\n2\nquit\n");
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("“9” is no choice; type 1 to 4."), "{said}");
    let at = |text: &str| {
        let line = said.lines().find(|line| line.contains(text));
        line.unwrap_or_else(|| panic!("{text} is missing in:\n{said}"))
    };
    let first = at("Z-Man, new edition, with The Count of Carcassonne");
    assert!(first.starts_with("   1  "), "{said}");
    assert!(at(" 2  20").contains("Red (person) 0, "), "{said}");
    assert!(at(" 2  20").ends_with("  Devir"), "{said}");
    assert!(at(" 3  20").ends_with("  Z-Man, new edition"), "{said}");
    // The second one was the copied game.
    assert!(
        said.contains("Go on with: carcas play --resume") && said.contains("copied.txt"),
        "{said}"
    );
    let listed = carcas(&folder, &["games"], "").0;
    assert_eq!(listed.lines().count(), 10, "{listed}");
    assert!(listed.contains("running-game.txt"), "{listed}");
    assert!(
        listed.contains(" won  Z-Man") || listed.contains("shared the win  Z-Man"),
        "{listed}"
    );
    let unfinished = carcas(&folder, &["games", "--unfinished"], "").0;
    assert_eq!(unfinished.lines().count(), 8, "{unfinished}");
    // What somebody takes away is told, not forgotten.
    std::fs::remove_file(folder.join("saved.txt")).unwrap();
    let listed = carcas(&folder, &["games"], "").0;
    assert!(
        listed.contains("the file is not there any more"),
        "{listed}"
    );
    let n_names = games(&folder)
        .iter()
        .filter(|path| ends_with(path, "elsewhere"))
        .count();
    assert_eq!(n_names, 3);
}

#[test]
fn without_an_unfinished_game_there_is_nothing_to_resume() {
    let folder = folder("nothing");
    let (said, code) = carcas(&folder, &["play", "--resume"], "");
    assert_eq!(code, 2);
    assert!(
        said.contains("there is no unfinished game to go on with"),
        "{said}"
    );
    assert_eq!(
        carcas(&folder, &["games"], ""),
        ("no games\n".to_owned(), 0)
    );
}

#[test]
fn a_system_without_a_home_keeps_nothing_in_the_current_folder() {
    let folder = folder("homeless");
    let mut child = Command::new(env!("CARGO_BIN_EXE_carcas"))
        .args(["play", "--seed", "1"])
        .current_dir(&folder)
        .env("LC_ALL", "C")
        .env("XDG_STATE_HOME", "")
        .env("HOME", "")
        .env_remove("LOCALAPPDATA")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let _ = child.stdin.take().unwrap().write_all(b"quit\n");
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}");
    assert!(said.contains("use --save FILE to keep it"), "{said}");
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0);
}
