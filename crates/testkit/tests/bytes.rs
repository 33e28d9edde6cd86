//! The bodies of the fuzz targets on stable: random bytes, and real files with random changes.

use std::fs;
use std::path::{Path, PathBuf};

use carcas_bots::Rng;
use carcas_engine::notation::write_position;
use carcas_laws::{RandomGame, bytes, daily_or_deep};

/// Pieces that are worth putting into any text.
const SCRAPS: &[&str] = &[
    "",
    " ",
    "\n",
    "#",
    ",",
    ":",
    "=",
    "-",
    "0",
    "-1",
    "255",
    "65536",
    "99999999999999999999",
    "0,0",
    "32767,-32768",
    "r90",
    "r45",
    "none",
    "p0",
    "p9",
    "red",
    "draw",
    "tile",
    "meeple",
    "abbot",
    "dragon",
    "fairy",
    "count",
    "quarter:castle",
    "remove mage",
    "retrieve",
    "again",
    "pass",
    "city:N",
    "field:EL",
    "with count",
    "with river-2",
    "set farmers=off",
    "bag",
    "supply",
    "end",
    ";",
    "*",
    "wait=tile",
    "wait=over",
    "next=end-turn",
    "next=score-features",
    "ask",
    "p1:figure",
    "p0:count",
    "p0:dragon",
    "p0:capture:0,0",
    "p0:count-final-scoring:1",
    "p0.meeple@0,0/city:N",
    "+fairy",
    "meeple*7",
    "owed=monastery",
    "hidden=3",
    "floor*255",
    "wine*9",
    "start",
    "é",
    "\u{feff}",
    "\u{2028}",
    "\0",
    "\r\n",
    "\t",
];

fn random_bytes(rng: &mut Rng, most: u32) -> Vec<u8> {
    let n = rng.below(most + 1);
    (0..n).map(|_| rng.next_u64() as u8).collect()
}

/// Changes a text in a few places.
fn mutate(text: &str, rng: &mut Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=rng.below(3) {
        if lines.is_empty() {
            break;
        }
        let ix = rng.below(lines.len() as u32) as usize;
        let other = lines[rng.below(lines.len() as u32) as usize].clone();
        match rng.below(5) {
            0 => drop(lines.remove(ix)),
            1 => lines.insert(ix, other),
            2 => lines.truncate(ix),
            _ => {
                let mut chars: Vec<char> = lines[ix].chars().collect();
                let start = rng.below(chars.len() as u32 + 1) as usize;
                let end = (start + rng.below(6) as usize).min(chars.len());
                let scrap = SCRAPS[rng.below(SCRAPS.len() as u32) as usize];
                chars.splice(start..end, scrap.chars());
                lines[ix] = chars.into_iter().collect();
            }
        }
    }
    let mut text = lines.join("\n");
    text.push('\n');
    text
}

/// Returns all texts below a folder of the project.
fn texts(folder: &str) -> Vec<String> {
    let mut folders = vec![
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../..")
            .join(folder),
    ];
    let mut files: Vec<PathBuf> = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the folder can be read") {
            let path = entry.expect("the folder can be listed").path();
            match path.is_dir() {
                true => folders.push(path),
                false => files.push(path),
            }
        }
    }
    files.sort();
    let read = |path| fs::read_to_string(path).expect("the file is text");
    files.iter().map(read).collect()
}

/// Feeds random bytes and changed texts to a target.
fn feed(target: fn(&[u8]), texts: &[String], n_rounds: u64) {
    for seed in 0..n_rounds {
        let mut rng = Rng::new(seed);
        let fed = match rng.below(8) {
            0 => random_bytes(&mut rng, 300),
            _ => {
                let text = &texts[rng.below(texts.len() as u32) as usize];
                mutate(text, &mut rng).into_bytes()
            }
        };
        let shown = Shown(&fed);
        target(&fed);
        drop(shown);
    }
}

/// Prints what was fed if the target panics.
struct Shown<'a>(&'a [u8]);

impl Drop for Shown<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("fed: {}", String::from_utf8_lossy(self.0));
        }
    }
}

#[test]
fn any_bytes_are_refused_or_read_as_a_record() {
    let beginnings = (0..24).map(|seed| {
        let mut game = RandomGame::new(seed);
        for _ in 0..40 + 10 * seed {
            let Some(entry) = game.choose() else { break };
            assert!(game.take(entry).is_ok());
        }
        game.record().to_text()
    });
    let mut texts: Vec<String> = beginnings.collect();
    // What stands around a game in records of format 2.
    let document = include_str!("../../../docs/record-format.md");
    let blocks = document.split("```\n").skip(1).step_by(2);
    texts.extend(blocks.map(str::to_owned));
    feed(bytes::record, &texts, daily_or_deep(300, 2_000));
}

#[test]
fn any_bytes_are_refused_or_read_as_a_position() {
    let lines = (0..60).map(|seed| {
        let mut game = RandomGame::without_reference(seed);
        for _ in 0..3 * seed {
            let Some(entry) = game.choose() else { break };
            game.skip(entry);
        }
        let record = game.record();
        write_position(record.setup(), record.rules(), record.state())
    });
    // A section or word on each line, so that they are taken away, doubled and moved.
    let texts: Vec<String> = lines.map(|line| line.replace(' ', "\n")).collect();
    feed(
        |bytes| {
            let line: Vec<u8> = bytes
                .iter()
                .map(|&b| if b == b'\n' { b' ' } else { b })
                .collect();
            bytes::position(line.trim_ascii_end());
        },
        &texts,
        daily_or_deep(2_000, 10_000),
    );
}

#[test]
fn any_bytes_are_refused_or_run_as_a_scenario() {
    feed(
        bytes::scenario,
        &texts("scenarios"),
        daily_or_deep(2_000, 20_000),
    );
}

#[test]
fn any_bytes_are_refused_or_read_as_a_catalogue() {
    feed(bytes::catalogue, &texts("crates/tiles/data"), 1_500);
}

#[test]
fn any_text_is_refused_or_read_as_a_move() {
    for seed in 0..600_u64 {
        let mut rng = Rng::new(seed);
        let mut fed = seed.to_be_bytes().to_vec();
        for _ in 0..=rng.below(6) {
            let scrap = SCRAPS[rng.below(SCRAPS.len() as u32) as usize];
            fed.extend_from_slice(scrap.as_bytes());
            fed.push(b' ');
        }
        let shown = Shown(&fed);
        bytes::notation(&fed);
        drop(shown);
    }
}

#[test]
fn any_bytes_are_a_game() {
    for seed in 0..daily_or_deep(25, 500) {
        let fed = random_bytes(&mut Rng::new(seed), 900);
        let shown = Shown(&fed);
        bytes::moves(&fed);
        drop(shown);
    }
}
