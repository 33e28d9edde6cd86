//! Tries mutants one after the other: the scenarios, then the laws.

use std::time::{Duration, Instant};

use anyhow::bail;

use super::list::Mutant;
use super::results::{Fate, Results};
use super::shown;
use super::tree::{Programs, Tree};
use super::trial::{Ending, Trial};

/// A mutant may take so many times as long as the original; then it hangs.
const PATIENCE: u32 = 10;

/// And so much longer, for the machine may be busy.
const MORE: Duration = Duration::from_secs(20);

/// Tries mutants, and notes what becomes of each.
pub(super) fn run(
    tree: &Tree,
    mutants: &[Mutant],
    wanted: &[usize],
    results: &mut Results,
) -> anyhow::Result<()> {
    if wanted.is_empty() {
        return Ok(());
    }
    let programs = tree.build()?;
    let scenarios = measured(&programs, "scenarios")?;
    let laws = measured(&programs, "laws")?;
    for (n, &ix) in (1..).zip(wanted) {
        let begin = Instant::now();
        let fate = match scenarios.run(Some(ix))? {
            Ending::Red(by) => Fate::ByScenarios(by),
            Ending::Green => match laws.run(Some(ix))? {
                Ending::Red(by) => Fate::ByLaws(by),
                Ending::Green => Fate::Survived,
            },
        };
        let seconds = begin.elapsed().as_secs_f64();
        let mutant = shown(ix, &mutants[ix]);
        anstream::eprintln!(
            "{n} of {} ({seconds:.1} s) {mutant}\n    {fate:?}",
            wanted.len()
        );
        results.note(ix, fate)?;
    }
    Ok(())
}

/// Runs a program as it is, which has to be green, and gives mutants a limit.
fn measured<'a>(programs: &'a Programs, what: &str) -> anyhow::Result<Trial<'a>> {
    let mut trial = Trial {
        program: if what == "laws" {
            &programs.runner
        } else {
            &programs.files
        },
        folder: &programs.folder,
        args: if what == "laws" {
            &["laws::", "reference::"]
        } else {
            &["scenarios::"]
        },
        limit: Duration::from_secs(600),
    };
    let begin = Instant::now();
    if let Ending::Red(name) = trial.run(None)? {
        bail!("nothing is broken yet, but {what} are red: {name}");
    }
    anstream::eprintln!("{what} take {:.1} s", begin.elapsed().as_secs_f64());
    trial.limit = begin.elapsed() * PATIENCE + MORE;
    Ok(trial)
}
