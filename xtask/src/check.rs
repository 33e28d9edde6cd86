//! `cargo xtask check`: everything that CI runs, step by step.

mod browser;
mod packages;
mod postgres;
mod steps;

use std::error::Error;
use std::io::{self, Write};
use std::process::Command;
use std::time::{Duration, Instant};

use crate::project::processor_seconds;
use crate::{Outcome, exit_code};
use steps::STEPS;

/// One step.
struct Step {
    name: &'static str,
    about: &'static str,
    /// What usually mends it.
    remedy: &'static str,
    run: fn() -> Result<Verdict, Box<dyn Error>>,
}

/// How a step ends.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Verdict {
    Passed,
    /// With the reason.
    Failed(String),
    /// With the reason.
    Skipped(String),
    /// An earlier step failed.
    NotRun,
}

/// Makes tests and scenes play all that they can, instead of what each change is held to.
const DEEP: &str = "CARCAS_DEEP";

/// Whether this is the deep run; tests read the same variable.
fn is_deep() -> bool {
    std::env::var_os(DEEP).is_some()
}

/// A step that was asked for, how it ended and what it took.
struct Line<'a> {
    step: &'a Step,
    verdict: Verdict,
    time: Duration,
    /// Seconds of processor time, with all programs that it ran, where the system tells.
    processor: Option<f64>,
}

/// Runs the command.
pub(crate) fn run(args: &[String]) -> Outcome {
    let (mut keep_going, mut is_deep) = (false, false);
    let mut chosen: Vec<&Step> = Vec::new();
    for arg in args {
        match STEPS.iter().find(|step| step.name == arg) {
            Some(step) => chosen.push(step),
            None if arg == "--keep-going" => keep_going = true,
            None if arg == "--deep" => is_deep = true,
            None => {
                return Err(format!(
                    "`check` has no step `{arg}`; its steps:\n{}",
                    list_of_steps()
                )
                .into());
            }
        }
    }
    if is_deep && std::env::var_os(DEEP).is_none() {
        // What a program is called with it inherits from this one, which cannot change what surrounds it.
        let status = Command::new(std::env::current_exe()?)
            .arg("check")
            .args(args)
            .env(DEEP, "1")
            .status()?;
        return Ok(exit_code(status.success()));
    }
    if chosen.is_empty() {
        chosen = STEPS.iter().collect();
    }
    let mut out = io::stdout();
    let begin = Instant::now();
    let lines = run_steps(&chosen, keep_going, &mut out)?;
    let is_good = print_summary(&lines, begin.elapsed(), &mut out)?;
    Ok(exit_code(is_good))
}

/// Lists the steps for help texts.
pub(crate) fn list_of_steps() -> String {
    let line = |step: &Step| format!("  {:12} {}\n", step.name, step.about);
    STEPS.iter().map(line).collect()
}

fn run_steps<'a>(
    steps: &[&'a Step],
    keep_going: bool,
    out: &mut impl Write,
) -> io::Result<Vec<Line<'a>>> {
    let mut lines: Vec<Line<'a>> = Vec::new();
    let mut has_failed = false;
    let start = Instant::now();
    for (ix, &step) in steps.iter().enumerate() {
        if has_failed && !keep_going {
            lines.push(Line {
                step,
                verdict: Verdict::NotRun,
                time: Duration::ZERO,
                processor: None,
            });
            continue;
        }
        writeln!(
            out,
            "\n[{}/{}] {}: {} (after {:.0} s)",
            ix + 1,
            steps.len(),
            step.name,
            step.about,
            start.elapsed().as_secs_f64()
        )?;
        // What the step starts writes to the terminal by itself.
        out.flush()?;
        let (begin, before) = (Instant::now(), processor_seconds());
        let verdict = (step.run)().unwrap_or_else(|error| Verdict::Failed(error.to_string()));
        let (name, time) = (step.name, begin.elapsed());
        let processor = processor_seconds()
            .zip(before)
            .map(|(after, before)| after - before);
        let seconds = time.as_secs_f64();
        match &verdict {
            Verdict::Passed => writeln!(out, "{name} passed in {seconds:.1} s")?,
            Verdict::Skipped(reason) => writeln!(out, "{name} skipped: {reason}")?,
            Verdict::Failed(reason) => {
                has_failed = true;
                writeln!(out, "{name} failed after {seconds:.1} s: {reason}")?;
            }
            Verdict::NotRun => {}
        }
        lines.push(Line {
            step,
            verdict,
            time,
            processor,
        });
    }
    Ok(lines)
}

/// Prints a line for each step with its seconds by the clock and of processor time, what to do about failures, and the counts; returns
/// whether nothing failed.
fn print_summary(lines: &[Line<'_>], time: Duration, out: &mut impl Write) -> io::Result<bool> {
    writeln!(out, "\nSummary")?;
    let (mut n_passed, mut n_failed) = (0, 0);
    for line in lines {
        let (name, about) = (line.step.name, line.step.about);
        let processor = line
            .processor
            .map_or_else(String::new, |seconds| format!("{seconds:.1} s"));
        let seconds = format!("{:.1} s {processor:>9}", line.time.as_secs_f64());
        match &line.verdict {
            Verdict::Passed => {
                n_passed += 1;
                writeln!(out, "  passed   {seconds:>18}  {name:12} {about}")?;
            }
            Verdict::Failed(_) => {
                n_failed += 1;
                writeln!(out, "  FAILED   {seconds:>18}  {name:12} {about}")?;
            }
            Verdict::Skipped(reason) => writeln!(out, "  skipped  {:>18}  {name:12} {reason}", "")?,
            Verdict::NotRun => writeln!(out, "  not run  {:>18}  {name:12} {about}", "")?,
        }
    }
    let deep = if is_deep() { " --deep" } else { "" };
    for Line { step, verdict, .. } in lines {
        if let Verdict::Failed(reason) = verdict {
            let name = step.name;
            writeln!(out, "\nThe step `{name}` failed: {reason}.")?;
            writeln!(out, "  run it alone:  cargo xtask check {name}{deep}")?;
            writeln!(out, "  mend it:       {}", step.remedy)?;
        }
    }
    let processor: f64 = lines.iter().filter_map(|line| line.processor).sum();
    writeln!(
        out,
        "\nTook {:.0} s, and {processor:.0} s of processor time.",
        time.as_secs_f64()
    )?;
    writeln!(out, "{n_passed} passed, {n_failed} failed")?;
    Ok(n_failed == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn step(name: &'static str, run: fn() -> Result<Verdict, Box<dyn Error>>) -> Step {
        Step {
            name,
            about: "about it",
            remedy: "mend it so",
            run,
        }
    }

    const GOOD: Step = step("good", || Ok(Verdict::Passed));
    const BAD: Step = step("bad", || Ok(Verdict::Failed("it is bad".to_owned())));
    const BROKEN: Step = step("broken", || Err("no such program".into()));
    const ABSENT: Step = step("absent", || Ok(Verdict::Skipped("not there".to_owned())));

    /// Runs steps and returns what was printed, and whether nothing failed.
    fn printed(steps: &[&Step], keep_going: bool) -> (String, bool) {
        let mut out = Vec::new();
        let lines = run_steps(steps, keep_going, &mut out).expect("a vector takes all text");
        let took = Duration::from_secs(5);
        let is_good = print_summary(&lines, took, &mut out).expect("a vector takes all text");
        (String::from_utf8(out).expect("it is text"), is_good)
    }

    #[test]
    fn last_lines_say_the_time_and_count_the_steps() {
        let (text, is_good) = printed(&[&GOOD, &GOOD], false);
        assert!(is_good && text.ends_with(" s of processor time.\n2 passed, 0 failed\n"));
        assert!(text.contains("[2/2] good: about it"));
    }

    #[test]
    fn first_failure_stops_and_says_how_to_go_on() {
        let (text, is_good) = printed(&[&BAD, &GOOD], false);
        assert!(!is_good && text.ends_with("\n0 passed, 1 failed\n"));
        assert!(!text.contains("[2/2]") && text.contains("not run"));
        assert!(text.contains("The step `bad` failed: it is bad."));
        assert!(text.contains("cargo xtask check bad") && text.contains("mend it so"));
    }

    #[test]
    fn keep_going_runs_the_rest() {
        let (text, is_good) = printed(&[&BAD, &BROKEN, &GOOD], true);
        assert!(!is_good && text.ends_with("\n1 passed, 2 failed\n"));
        assert!(text.contains("broken failed") && text.contains("no such program"));
    }

    #[test]
    fn skipped_step_is_named_and_not_counted() {
        let (text, is_good) = printed(&[&GOOD, &ABSENT], false);
        assert!(is_good && text.ends_with("\n1 passed, 0 failed\n"));
        assert!(text.contains("absent skipped: not there"));
    }

    #[test]
    fn names_of_steps_are_unique() {
        for (ix, step) in STEPS.iter().enumerate() {
            assert!(STEPS[..ix].iter().all(|other| other.name != step.name));
        }
    }
}
