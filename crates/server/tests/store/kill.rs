//! A program that writes is killed at any moment: what it has acknowledged is there afterwards.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use carcas_server::store::{Sqlite, SqliteOptions, Store};

use crate::store::samples::{append, create, game_id};

/// Names the file for the program that is killed; without it the program has nothing to do.
const FILE: &str = "CARCAS_KILL_FILE";

/// How often to kill.
const KILLS: &str = "CARCAS_KILLS";

const DEFAULT_KILLS: u32 = 30;

const GAMES: u32 = 8;

/// Marks the lines that tell of what was acknowledged, among those of the test harness.
const MARK: &str = "acknowledged ";

/// The program that is killed: appends to several games at once and tells what was acknowledged.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn child() {
    let Some(path) = std::env::var_os(FILE) else {
        return;
    };
    let store = Sqlite::open(Path::new(&path), SqliteOptions::default()).await;
    let store = store.expect("a file that was left by a kill");
    for number in 0..GAMES {
        tokio::spawn(play(store.clone(), number));
    }
    tokio::time::sleep(Duration::from_secs(60)).await;
    panic!("nobody killed it");
}

async fn play(store: Sqlite, number: u32) {
    let game = game_id(number);
    let row = store.game(&game).await.expect("a row");
    let mut version = row.map_or(0, |row| row.version);
    loop {
        version += 1;
        let next = match version {
            1 => create(&game),
            _ => append(&game, version, &format!("move {version}")),
        };
        if store.append(next).await.is_err() {
            // Whoever is about to kill it notices that it is gone.
            std::process::exit(3);
        }
        // One call and one line, past the harness: a kill comes before or after, not between.
        let line = format!("\n{MARK}{number} {version}\n");
        let mut out = std::io::stdout().lock();
        out.write_all(line.as_bytes()).expect("somebody listens");
        out.flush().expect("somebody listens");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_a_kill() {
    let kills = std::env::var(KILLS).ok().and_then(|text| text.parse().ok());
    let kills: u32 = kills.unwrap_or(DEFAULT_KILLS);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.sqlite");
    let mut acknowledged = vec![0; usize::try_from(GAMES).expect("few")];
    for kill in 0..kills {
        // Different moments, from the first steps of opening to many commits later; every other time after the first one.
        let pause = Duration::from_millis(u64::from(kill * 37 % 200) + 5);
        let is_late = kill % 2 == 1;
        let told = tokio::task::block_in_place(|| run_and_kill(&path, pause, is_late));
        for (game, version) in told {
            acknowledged[game] = version.max(acknowledged[game]);
        }
        let store = Sqlite::open(&path, SqliteOptions::default())
            .await
            .expect("a sound file");
        for (number, &last) in (0..GAMES).zip(&acknowledged) {
            let game = game_id(number);
            let events = store.read(&game, 0, u32::MAX).await.expect("a log");
            let versions: Vec<_> = events.iter().map(|event| event.version).collect();
            let there = u64::try_from(versions.len()).expect("not that many");
            assert!(
                there >= last,
                "kill {kill}: game {number} lost {last}, has {there}"
            );
            assert_eq!(
                versions,
                Vec::from_iter(1..=there),
                "kill {kill}: game {number}"
            );
            let row = store.game(&game).await.expect("a row");
            assert_eq!(row.map_or(0, |row| row.version), there, "kill {kill}");
        }
        store.close().await;
    }
    let n_moves: u64 = acknowledged.iter().sum();
    assert!(kills < 2 || n_moves > 0, "the program never got to write");
    println!("{kills} kills, {n_moves} appends acknowledged, none lost");
}

/// Starts the program, kills it a while later, or a while after it has written something, and returns what it has told:
/// games and versions.
fn run_and_kill(path: &Path, pause: Duration, is_late: bool) -> Vec<(usize, u64)> {
    let this = std::env::current_exe().expect("a test is a program");
    let mut child = Command::new(this)
        .args([
            "--exact",
            "store::kill::child",
            "--nocapture",
            "--test-threads=1",
        ])
        .env(FILE, path)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the same program");
    let stdout = child.stdout.take().expect("a pipe");
    let (first, has_written) = std::sync::mpsc::channel();
    // Read beside it: a full pipe would hold it up.
    let reader = std::thread::spawn(move || {
        let lines = BufReader::new(stdout).lines().map_while(Result::ok);
        let told = lines.filter_map(|line| parse(&line));
        let tell = |_: &(usize, u64)| {
            let _nobody_waits = first.send(());
        };
        told.inspect(tell).collect()
    });
    if is_late {
        has_written.recv().expect("it gets to write");
    }
    std::thread::sleep(pause);
    let gone = child.try_wait().expect("our child");
    assert_eq!(gone, None, "it ended by itself");
    // On Unix this is kill -9.
    child.kill().expect("our child");
    child.wait().expect("our child");
    reader.join().expect("no panic")
}

fn parse(line: &str) -> Option<(usize, u64)> {
    let (game, version) = line.strip_prefix(MARK)?.split_once(' ')?;
    // The version is followed by the end of the line, so a line that was cut does not count.
    Some((game.parse().ok()?, version.parse().ok()?))
}
