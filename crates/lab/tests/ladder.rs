//! `carcas-lab ladder`.

use crate::common::{self, err, out};

#[test]
fn a_ladder_rates_its_bots_and_writes_the_table() {
    let folder = common::folder("ladder");
    let args = [
        "ladder",
        "random",
        "greedy-1",
        "greedy",
        "--games",
        "4",
        "-o",
        "ladder.md",
    ];
    let run = common::run(&folder, &args);
    assert_eq!(run.status.code(), Some(0), "{}", err(&run));
    let page = std::fs::read_to_string(folder.join("ladder.md")).unwrap();
    assert_eq!(page, out(&run));
    assert!(page.contains("| greedy-1 | 1000 ± 0 |"), "{page}");
    let order: Vec<&str> = page
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.split(' ').next())
        .collect();
    assert_eq!(order.last(), Some(&"random"), "{page}");
    assert!(page.contains("with greedy-1 fixed at 1000"), "{page}");
    // None of them searches.
    assert!(page.contains("up to 20 times as many"), "{page}");
    let how = "`carcas-lab ladder random greedy-1 greedy --games 4 -o ladder.md`";
    assert!(page.contains(how), "{page}");
    let others = common::run(&folder, &["ladder", "random", "newcomer", "--games", "2"]);
    assert!(
        out(&others).contains("with random fixed at 1000"),
        "{}",
        out(&others)
    );
    let wrong = common::run(&folder, &["ladder", "nobody", "greedy"]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(
        err(&wrong).contains("nobody") && err(&wrong).contains("master"),
        "{}",
        err(&wrong)
    );
    let one = common::run(&folder, &["ladder", "greedy"]);
    assert_eq!(one.status.code(), Some(2));
    std::fs::create_dir(folder.join("pages")).unwrap();
    let args = ["ladder", "random", "newcomer", "-o", "pages/"];
    let into = common::run(&folder, &args);
    assert_eq!(into.status.code(), Some(2));
    assert_eq!(out(&into), "", "nothing was played");
    assert!(err(&into).contains("it is a folder"), "{}", err(&into));
}

/// As with `carcas-lab ladder -o ladder.md | head`.
#[test]
fn a_ladder_is_written_although_nobody_reads_what_is_printed() {
    use std::process::{Command, Stdio};

    let folder = common::folder("ladder-unread");
    let mut child = Command::new(env!("CARGO_BIN_EXE_carcas-lab"))
        .args(["ladder", "random", "newcomer", "--games", "2"])
        .args(["-o", "ladder.md"])
        .current_dir(&folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    child.wait().unwrap();
    let page = std::fs::read_to_string(folder.join("ladder.md")).unwrap();
    assert!(page.contains("| newcomer |"), "{page}");
}

/// A path of Unix is any bytes, and one with a blank is typed with quotation marks.
#[cfg(unix)]
#[test]
fn a_ladder_says_how_it_was_typed_whatever_that_was() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    use std::process::Command;

    let folder = common::folder("ladder-typed");
    let file = OsStr::from_bytes(b"my \xff.md");
    let run = Command::new(env!("CARGO_BIN_EXE_carcas-lab"))
        .args(["ladder", "random", "newcomer", "--games", "2", "-o"])
        .arg(file)
        .current_dir(&folder)
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    let out = String::from_utf8_lossy(&run.stdout);
    let how = "`carcas-lab ladder random newcomer --games 2 -o 'my \u{fffd}.md'`";
    assert!(run.status.success() && out.contains(how), "{out}");
    let written = std::fs::read_to_string(folder.join(file));
    // Some systems refuse such a name.
    assert!(written.is_ok_and(|page| page == out) || cfg!(target_os = "macos"));
}
