//! `carcas-lab mutants`: breaks the engine in drawn places and looks whether scenarios and laws notice (docs/testing.md).
//!
//! All drawn mutants are written into one copy of the project, and a variable chooses which of them is on; so one build serves all.

mod draw;
mod known;
mod list;
mod operators;
mod results;
mod run;
#[cfg(test)]
mod tests;
mod tree;
mod trial;
mod write;

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::process::ExitCode;

use anyhow::bail;

use known::AllKnown;
use list::Mutant;
use results::{Fate, Results};
use tree::{CompileError, Tree};

/// So many in a hundred of those that can be noticed have to be.
const WANTED: usize = 95;

/// What stands below the flags of its help.
pub(crate) const MORE: &str = "Mutants are small changes of crates/engine/src/{modules,score,turn.rs,decision.rs}, such as another operator, a \
    missing condition, a number that is one off or a statement left out, drawn from each file by its share. A mutant is killed \
    if a scenario turns red, or else a law or the comparison with the reference; also if the program then takes much longer. Golden games \
    and perft do not count, for they pin anything. Survivors that nothing can notice stand in crates/lab/known-mutants.tsv, with the reason. \
    What became of each mutant is kept in target/mutants/results.tsv until the engine changes, so that a run may be stopped at any time. \
    The exit code is 1 if fewer than 95 in a hundred of the others were killed, or some are still open.";

/// Flags of `carcas-lab mutants`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The seed of the draw
    #[arg(long, value_name = "X", default_value_t = 1)]
    seed: u64,

    /// How many mutants are drawn
    #[arg(long, value_name = "N", default_value_t = 200)]
    number: usize,

    /// Try at most so many, and go on with the next call
    #[arg(long, value_name = "N")]
    batch: Option<usize>,

    /// Try those that survived again, after scenarios have changed
    #[arg(long)]
    again: bool,

    /// Try this mutant again, whatever became of it, and no others; may be given several times
    #[arg(long, value_name = "NUMBER")]
    only: Vec<usize>,

    /// Tell what was drawn and what became of it, and try nothing
    #[arg(long)]
    list: bool,
}

/// Everything that could be broken, and where it was read.
struct Listing {
    sources: BTreeMap<String, String>,
    mutants: Vec<Mutant>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let tree = Tree::find()?;
    let listing = Listing::read(&tree)?;
    let known = AllKnown::parse(&tree.read(known::PATH)?)?;
    let of = format!(
        "# seed {} number {} engine {}",
        args.seed,
        args.number,
        tree.fingerprint()?
    );
    let mut results = Results::read(&tree.made.join("results.tsv"), &of)?;
    if !args.list {
        results
            .forget(|ix, fate| args.only.contains(&ix) || args.again && *fate == Fate::Survived)?;
        let drawn = prepare(args, &tree, &listing, &mut results)?;
        let is_wanted = |ix: &usize| match args.only.is_empty() {
            true => !results.fates.contains_key(ix),
            false => args.only.contains(ix),
        };
        let mut wanted: Vec<usize> = drawn.into_iter().filter(is_wanted).collect();
        wanted.truncate(args.batch.unwrap_or(usize::MAX));
        run::run(&tree, &listing.mutants, &wanted, &mut results)?;
    }
    let drawn = listing.draw(args, &results);
    tell(args, &listing, &drawn, &results, &known)
}

impl Listing {
    fn read(tree: &Tree) -> anyhow::Result<Self> {
        let mut listing = Self {
            sources: BTreeMap::new(),
            mutants: Vec::new(),
        };
        for path in tree.sources()? {
            let source = tree.read(&path)?;
            listing.mutants.extend(list::list(&path, &source)?);
            listing.sources.insert(path, source);
        }
        Ok(listing)
    }

    fn draw(&self, args: &Args, results: &Results) -> BTreeSet<usize> {
        let refused = results.fates.iter();
        let refused = refused.filter(|(_, fate)| **fate == Fate::Refused);
        let refused = refused.map(|(&ix, _)| ix).collect();
        draw::draw(&self.mutants, args.number, args.seed, &refused)
    }
}

/// Draws mutants and writes them into the copy until all of them compile.
fn prepare(
    args: &Args,
    tree: &Tree,
    listing: &Listing,
    results: &mut Results,
) -> anyhow::Result<BTreeSet<usize>> {
    let lib = Tree::lib();
    tree.copy(|path| path == lib || listing.sources.contains_key(path))?;
    tree.write(&lib, &(tree.read(&lib)? + write::QUESTION))?;
    loop {
        let drawn = listing.draw(args, results);
        let mut places = BTreeMap::new();
        for (path, source) in &listing.sources {
            let of_file = drawn.iter().map(|&ix| (ix, &listing.mutants[ix]));
            let of_file: Vec<_> = of_file
                .filter(|(_, mutant)| mutant.place.file == *path)
                .collect();
            let written = write::write(source, &of_file);
            tree.write(path, &written.text)?;
            places.insert(path.as_str(), written.places);
        }
        let errors = tree.check()?;
        if errors.is_empty() {
            return Ok(drawn);
        }
        let mut refused = BTreeSet::new();
        for error in &errors {
            refused.extend(to_blame(error, &places, &drawn, &listing.mutants));
        }
        if refused.is_empty() {
            let texts: Vec<&str> = errors.iter().map(CompileError::rendered).collect();
            bail!("no mutant is to blame for this:\n{}", texts.join("\n"));
        }
        anstream::eprintln!("{} mutants do not compile; others are drawn", refused.len());
        for ix in refused {
            results.note(ix, Fate::Refused)?;
        }
    }
}

type Places<'a> = BTreeMap<&'a str, Vec<(std::ops::Range<usize>, usize)>>;

/// Finds the mutants that an error is about: the innermost around its place, or else those in it.
fn to_blame(
    error: &CompileError,
    places: &Places<'_>,
    drawn: &BTreeSet<usize>,
    mutants: &[Mutant],
) -> Vec<usize> {
    for (file, at) in &error.places {
        let Some(places) = places.get(file.as_str()) else {
            continue;
        };
        let around = places
            .iter()
            .filter(|(range, _)| range.start <= at.start && at.end <= range.end);
        if let Some((_, ix)) = around.min_by_key(|(range, _)| range.len()) {
            return vec![*ix];
        }
        let inside = places
            .iter()
            .filter(|(range, _)| at.start <= range.start && range.end <= at.end);
        let inside: Vec<usize> = inside.map(|&(_, ix)| ix).collect();
        if !inside.is_empty() {
            return inside;
        }
    }
    let Some(name) = error.wants_constant() else {
        return Vec::new();
    };
    let is_it = |ix: &usize| mutants[*ix].place.function.rsplit("::").next() == Some(name);
    drawn.iter().copied().filter(is_it).collect()
}

/// Tells what became of the mutants; the last line is for programs.
fn tell(
    args: &Args,
    listing: &Listing,
    drawn: &BTreeSet<usize>,
    results: &Results,
    known: &AllKnown,
) -> anyhow::Result<ExitCode> {
    let mut out = anstream::stdout();
    let (mut by_scenarios, mut by_laws, mut equivalent, mut left, mut open) = (0, 0, 0, 0, 0);
    let mut asked = Vec::new();
    let mut is_wrong = false;
    for &ix in drawn {
        let place = &listing.mutants[ix].place;
        let fate = results.fates.get(&ix);
        let said = known.get(place);
        let mut word = match fate {
            None => "open".to_owned(),
            Some(Fate::Refused) => continue,
            Some(Fate::ByScenarios(by)) => format!("killed by {by}"),
            Some(Fate::ByLaws(by)) => format!("killed by the law {by}"),
            Some(Fate::Survived) => "survived".to_owned(),
        };
        match (fate, said) {
            (None | Some(Fate::Refused), _) => open += 1,
            (Some(Fate::Survived), Some(said)) => {
                let count = if said.is_equivalent {
                    &mut equivalent
                } else {
                    &mut left
                };
                *count += 1;
                let verdict = if said.is_equivalent {
                    "equivalent"
                } else {
                    "left"
                };
                word = format!("{verdict}: {}", said.reason);
            }
            (Some(Fate::Survived), None) => asked.push(place),
            (Some(killed), said) => {
                let count = if matches!(killed, Fate::ByLaws(_)) {
                    &mut by_laws
                } else {
                    &mut by_scenarios
                };
                *count += 1;
                if let Some(said) = said {
                    is_wrong = true;
                    anstream::eprintln!(
                        "{}:{}: it was {word}; delete the line",
                        known::PATH,
                        said.line
                    );
                }
            }
        }
        if args.list || fate == Some(&Fate::Survived) {
            writeln!(out, "{}\n    {word}", shown(ix, &listing.mutants[ix]))?;
        }
    }
    for line in known.stale(&listing.mutants) {
        is_wrong = true;
        anstream::eprintln!(
            "{}:{line}: there is no such mutant any more; delete the line",
            known::PATH
        );
    }
    if !asked.is_empty() {
        writeln!(
            out,
            "show them by scenarios, or say why not in {}:",
            known::PATH
        )?;
        for place in &asked {
            writeln!(out, "{}\tequivalent\tWHY", known::key(place))?;
        }
    }
    let survived = left + asked.len();
    let killed = by_scenarios + by_laws;
    writeln!(
        out,
        "mutants: drawn={} of={} killed_by_scenarios={by_scenarios} killed_by_laws={by_laws} equivalent={equivalent} \
         survived={survived} open={open}",
        drawn.len(),
        listing.mutants.len()
    )?;
    // What has not been run yet shows nothing.
    let is_enough = open == 0 && killed * 100 >= WANTED * (killed + survived);
    Ok(match is_enough && !is_wrong {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}

/// Returns a mutant as people read it.
fn shown(ix: usize, mutant: &Mutant) -> String {
    let place = &mutant.place;
    format!(
        "{ix} {}:{} {}: {}",
        place.file, place.line, place.function, place.change
    )
}

/// Returns a hash that is the same on every machine.
fn hash_of(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Returns a hash as it stands in files; space does not matter.
fn hash(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    format!("{:016x}", hash_of(&text))
}
