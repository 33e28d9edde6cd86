//! Runs every file under `perft/` as a test of its own: pinned counts of decision trees (docs/testing.md).
//!
//! `CARCAS_NODES` sets the size of the trees that are counted; `CARCAS_BLESS=1` rewrites the counts.

use std::fs;
use std::path::{Path, PathBuf};

use carcas_bots::Rng;
use carcas_engine::{Edition, Rules, Setup, State};
use carcas_laws::{Count, Draws, Perft, play_ahead, shuffled};
use libtest_mimic::{Failed, Trial};

/// Daily runs count the trees up to this size, and trust the larger ones.
const DAILY: u64 = 200_000;

/// The largest tree that is pinned.
const PINNED: u64 = 2_000_000;

/// Returns a test for each file.
pub(crate) fn trials() -> Vec<Trial> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../perft");
    let entries = fs::read_dir(&root).expect("there is a folder `perft`");
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "perft"));
    files.sort();
    assert!(!files.is_empty(), "there is no file in {}", root.display());
    let trials = files.into_iter().map(|path| {
        let name = path.file_name().unwrap_or_default();
        let name = name.to_string_lossy().into_owned();
        Trial::test(format!("perft::{name}"), move || run(&path))
    });
    trials.collect()
}

fn run(path: &Path) -> Result<(), Failed> {
    let text = fs::read_to_string(path)?;
    if std::env::var_os("CARCAS_BLESS").is_some() {
        fs::write(path, blessed(&text)?)?;
        return Ok(());
    }
    check(&text)
}

/// Returns the text with fresh counts.
fn blessed(text: &str) -> Result<String, Failed> {
    let mut fresh = String::new();
    let mut reader = Reader::default();
    for line in text.lines().filter(|line| !line.starts_with("depth ")) {
        fresh += line;
        fresh.push('\n');
        if let Some(tree) = reader.read(line)? {
            let perft = Perft::new(&tree.rules, tree.draws.clone(), PINNED);
            let mut last = None;
            for depth in 1.. {
                let count = perft.count(&tree.state, depth).ok();
                // A tree that no longer grows has ended everywhere.
                let Some(fresh_count) = count.filter(|_| count != last) else {
                    break;
                };
                fresh += &written(depth, fresh_count, &tree.draws);
                last = count;
            }
        }
    }
    Ok(fresh)
}

/// Counts again what is pinned.
fn check(text: &str) -> Result<(), Failed> {
    let limit = match std::env::var("CARCAS_NODES") {
        Ok(limit) => limit.parse()?,
        Err(_) => DAILY,
    };
    let mut reader = Reader::default();
    let mut tree: Option<Tree> = None;
    let mut n_checked = 0;
    for (ix, line) in text.lines().enumerate() {
        if !line.starts_with("depth ") {
            tree = reader.read(line)?.or(tree);
            continue;
        }
        let tree = tree.as_ref().ok_or("counts before a tree")?;
        let (depth, nodes) = pinned(line).ok_or_else(|| format!("`{line}` is no count"))?;
        if nodes > limit {
            continue;
        }
        // Draws count, too, but there is at least one move for each but the last.
        let perft = Perft::new(&tree.rules, tree.draws.clone(), 4 * nodes + 1_000);
        let found = match perft.count(&tree.state, depth) {
            Ok(count) => written(depth, count, &tree.draws),
            Err(why) => format!("depth {depth}: {why}"),
        };
        n_checked += 1;
        if found.trim_end() != line {
            let what = &tree.name;
            let why = format!(
                "line {}, {what}:\npinned  {line}\nfound   {found}\
                 `cargo xtask bless` rewrites the counts, if they should have changed",
                ix + 1
            );
            return Err(why.into());
        }
    }
    if n_checked == 0 {
        return Err("the file pins no count".into());
    }
    Ok(())
}

fn written(depth: u32, count: Count, draws: &Draws) -> String {
    let Count {
        nodes,
        leaves,
        weight,
    } = count;
    match draws {
        Draws::Order(_) => format!("depth {depth} nodes {nodes} leaves {leaves}\n"),
        Draws::Chance => format!("depth {depth} nodes {nodes} leaves {leaves} weight {weight}\n"),
    }
}

/// Reads depth and nodes.
fn pinned(line: &str) -> Option<(u32, u64)> {
    let mut words = line.split(' ').skip(1);
    let depth = words.next()?.parse().ok()?;
    Some((depth, words.nth(1)?.parse().ok()?))
}

/// A tree whose counts follow.
struct Tree {
    name: String,
    rules: Rules,
    state: State,
    draws: Draws,
}

/// What the lines so far say.
#[derive(Default)]
struct Reader {
    boxes: Vec<String>,
    switches: Vec<(String, String)>,
    game: Option<(Edition, u8)>,
}

impl Reader {
    /// Reads a line that is no count, and returns the tree that it describes, if it does.
    fn read(&mut self, line: &str) -> Result<Option<Tree>, Failed> {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            [""] | ["#", ..] => {}
            ["with", name] => self.boxes.push(name.to_owned()),
            ["set", switch] => {
                let (key, value) = switch.split_once('=').ok_or("expected `set KEY=VALUE`")?;
                self.switches.push((key.to_owned(), value.to_owned()));
            }
            ["rules", name, "seats", seats] => {
                let edition = Edition::from_name(name).ok_or("no such edition")?;
                self.game = Some((edition, seats.parse()?));
            }
            [draws @ ("order" | "chance"), "seed", seed, "after", after] => {
                let (seed, after) = (seed.parse()?, after.parse()?);
                return self.tree(draws, seed, after).map(Some);
            }
            _ => return Err(format!("`{line}` is not understood").into()),
        }
        Ok(None)
    }

    fn tree(&self, draws: &str, seed: u64, after: u32) -> Result<Tree, Failed> {
        let (edition, seats) = self.game.ok_or("a tree before `rules …`")?;
        let mut setup = Setup::new(edition, seats);
        for name in &self.boxes {
            setup.add_box(name).map_err(|error| error.to_string())?;
        }
        for (key, value) in &self.switches {
            setup.set(key, value).map_err(|error| error.to_string())?;
        }
        let rules = Rules::new(&setup).map_err(|error| error.to_string())?;
        let mut state = State::new(&rules);
        let mut rng = Rng::new(seed);
        play_ahead(&rules, &mut state, after, &mut rng);
        Ok(Tree {
            name: format!("{} {draws} seed {seed} after {after}", edition.name()),
            draws: match draws {
                "chance" => Draws::Chance,
                _ => Draws::Order(shuffled(&rules, &state, &mut rng)),
            },
            rules,
            state,
        })
    }
}
