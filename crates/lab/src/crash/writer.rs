//! A program that writes is killed at any moment: what it has acknowledged is there afterwards.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::time::Duration;

use carcas_server::store::{
    Append, Entry, GameId, Sqlite, SqliteOptions, Status, Store, Summary as Row,
};

use crate::crash::drive::runtime;
use crate::crash::ledger::Summary;
use crate::crash::{UNHARMED_FOR, victim};

const GAMES: u32 = 8;

fn game_id(number: u32) -> GameId {
    GameId::parse(&format!("g{number:011}")).expect("12 characters")
}

fn append(game: &GameId, version: u64) -> Append {
    Append {
        game: game.clone(),
        first_version: version,
        events: vec![Entry {
            at_ms: 1_000,
            body: format!("{{\"type\":\"move {version}\"}}"),
        }],
        summary: Row {
            status: Status::Running,
            is_public: true,
            updated_ms: 1_000,
            json: "{}".to_owned(),
        },
        seed_hash: None,
        seats: Vec::new(),
        left: Vec::new(),
        tokens: Vec::new(),
        next_game: None,
    }
}

async fn open(file: &Path) -> Sqlite {
    let store = Sqlite::open(file, SqliteOptions::default()).await;
    store.expect("a sound file, whatever a kill has left")
}

/// Is the program that is killed: appends to several games at once and tells what was acknowledged.
pub(super) fn write_until_killed(file: &Path) {
    runtime().block_on(async {
        let store = open(file).await;
        for number in 0..GAMES {
            tokio::spawn(play(store.clone(), number));
        }
        tokio::time::sleep(UNHARMED_FOR).await;
    });
}

async fn play(store: Sqlite, number: u32) {
    let game = game_id(number);
    let row = store.game(&game).await.expect("a row");
    let mut version = row.map_or(0, |row| row.version);
    loop {
        version += 1;
        if store.append(append(&game, version)).await.is_err() {
            // Whoever is about to kill it notices that it is gone.
            std::process::exit(3);
        }
        // One call and one line: a kill comes before or after, not between.
        let line = format!("{number} {version}\n");
        let mut out = std::io::stdout().lock();
        out.write_all(line.as_bytes()).expect("somebody listens");
        out.flush().expect("somebody listens");
    }
}

/// Kills a program that writes so often.
pub(super) fn kill(n_kills: u32) -> Summary {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.sqlite");
    let runtime = runtime();
    let mut acknowledged = [0; GAMES as usize];
    let mut summary = Summary {
        n_crashes: n_kills,
        kind: "writes",
        n_games: acknowledged.len(),
        ..Summary::default()
    };
    for kill in 0..n_kills {
        // Different moments, from the first steps of opening to many commits later; every other time after the first one.
        let pause = Duration::from_millis(u64::from(kill * 37 % 200) + 5);
        for (game, version) in run_and_kill(&path, pause, kill % 2 == 1) {
            acknowledged[game] = version.max(acknowledged[game]);
        }
        runtime.block_on(compare(&mut summary, kill, &path, &acknowledged));
    }
    summary.n_acknowledged =
        usize::try_from(acknowledged.iter().sum::<u64>()).unwrap_or(usize::MAX);
    summary
}

async fn compare(summary: &mut Summary, kill: u32, path: &Path, acknowledged: &[u64]) {
    let store = open(path).await;
    for (number, &last) in (0..GAMES).zip(acknowledged) {
        let game = game_id(number);
        let events = store.read(&game, 0, u32::MAX).await.expect("a log");
        let there = events.len() as u64;
        let row = store.game(&game).await.expect("a row");
        let told = row.map_or(0, |row| row.version);
        let is_whole = events.iter().map(|event| event.version).eq(1..=there);
        if there < last {
            summary.n_lost += 1;
        }
        if there < last || !is_whole || told != there {
            summary.odd.push(format!(
                "kill {kill}: game {number} has {there} events, is of version {told}, and {last} was acknowledged"
            ));
        }
    }
    store.close().await;
}

/// Starts the program, kills it a while later, or a while after it has written something, and returns what it has told:
/// games and versions.
fn run_and_kill(path: &Path, pause: Duration, is_late: bool) -> Vec<(usize, u64)> {
    let mut child = victim("write", path);
    let stdout = child.stdout.take().expect("a pipe");
    let (first, has_written) = std::sync::mpsc::channel();
    // Read beside it: a full pipe would hold it up.
    let reader = std::thread::spawn(move || {
        let lines = BufReader::new(stdout).split(b'\n').map_while(Result::ok);
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

fn parse(line: &[u8]) -> Option<(usize, u64)> {
    let (game, version) = std::str::from_utf8(line).ok()?.split_once(' ')?;
    Some((game.parse().ok()?, version.parse().ok()?))
}
