//! The report: totals and findings, and how they are printed.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde_json::json;

use super::difference::Difference;
use super::files::BadTrace;
use super::known::Known;

/// The numbers of the last line. Decisions are those of supported traces: agree + known + unexplained.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Totals {
    pub(crate) traces: usize,
    pub(crate) decisions: usize,
    pub(crate) agree: usize,
    pub(crate) known: usize,
    pub(crate) unexplained: usize,
    pub(crate) unsupported: usize,
}

/// A decision with differences that no known disagreement explains.
#[derive(Debug)]
pub(crate) struct Finding {
    pub(crate) line: usize,
    /// What the line is about, such as `figure of p0`.
    pub(crate) title: String,
    /// How many decisions could not be replayed because of it, this one included.
    pub(crate) n_lost: usize,
    pub(crate) differences: Vec<Difference>,
    pub(crate) board: String,
}

/// All that a run found out.
#[derive(Debug, Default)]
pub(crate) struct Report {
    pub(crate) totals: Totals,
    /// The trace being replayed.
    file: PathBuf,
    findings: Vec<(PathBuf, Finding)>,
    /// How many findings are kept.
    limit: usize,
    n_left_out: usize,
    /// What unsupported traces need, with their number.
    missing: BTreeMap<String, usize>,
    pub(crate) bad: Vec<BadTrace>,
}

impl Report {
    pub(crate) fn new(limit: usize) -> Self {
        Self {
            limit,
            ..Self::default()
        }
    }

    pub(crate) fn begin(&mut self, file: &Path) {
        self.totals.traces += 1;
        file.clone_into(&mut self.file);
    }

    /// Keeps a finding, built only if there is room for it.
    pub(crate) fn add(&mut self, finding: impl FnOnce() -> Finding) {
        if self.findings.len() < self.limit {
            self.findings.push((self.file.clone(), finding()));
        } else {
            self.n_left_out += 1;
        }
    }

    pub(crate) fn add_unsupported(&mut self, needs: Vec<String>) {
        self.totals.unsupported += 1;
        for need in needs {
            *self.missing.entry(need).or_default() += 1;
        }
    }

    pub(crate) fn print(&self, known: &Known, out: &mut impl Write) -> io::Result<()> {
        for (file, finding) in &self.findings {
            print_finding(file, finding, out)?;
        }
        if self.n_left_out > 0 {
            writeln!(
                out,
                "not shown: {} with differences; --limit shows more",
                count(self.n_left_out, "decision")
            )?;
        }
        for (rule, n, because) in known.used() {
            writeln!(
                out,
                "known: {rule} decides {}: {because}",
                count(n, "decision")
            )?;
        }
        let mut missing: Vec<_> = self.missing.iter().collect();
        missing.sort_by_key(|&(need, &n)| (std::cmp::Reverse(n), need));
        for (need, &n) in missing {
            let needs = if n == 1 { "needs" } else { "need" };
            writeln!(out, "unsupported: {} {needs} {need}", count(n, "trace"))?;
        }
        Ok(())
    }

    pub(crate) fn print_totals(&self, out: &mut impl Write) -> io::Result<()> {
        let Totals {
            traces,
            decisions,
            agree,
            known,
            unexplained,
            unsupported,
        } = self.totals;
        writeln!(
            out,
            "conform: traces={traces} decisions={decisions} agree={agree} known={known} \
             unexplained={unexplained} unsupported={unsupported}"
        )
    }

    pub(crate) fn print_json(&self, known: &Known, out: &mut impl Write) -> io::Result<()> {
        let findings: Vec<_> = self.findings.iter().map(finding_as_json).collect();
        let used: Vec<_> = known
            .used()
            .map(|(rule, n, because)| json!({"rule": rule, "decisions": n, "because": because}))
            .collect();
        let unused: Vec<_> = known
            .unused()
            .map(|(rule, line)| json!({"rule": rule, "line": line}))
            .collect();
        let bad: Vec<_> = self
            .bad
            .iter()
            .map(|bad| {
                json!({
                    "file": bad.file.display().to_string(),
                    "line": bad.line,
                    "message": bad.message,
                })
            })
            .collect();
        let summary = json!({
            "traces": self.totals.traces,
            "decisions": self.totals.decisions,
            "agree": self.totals.agree,
            "known": self.totals.known,
            "unexplained": self.totals.unexplained,
            "unsupported": self.totals.unsupported,
            "known_by_rule": used,
            "unused_entries": unused,
            "unsupported_needs": self.missing,
            "bad_files": bad,
            "findings": findings,
            "findings_left_out": self.n_left_out,
        });
        writeln!(out, "{summary}")
    }
}

fn print_finding(file: &Path, finding: &Finding, out: &mut impl Write) -> io::Result<()> {
    let Finding { line, title, .. } = finding;
    writeln!(out, "{}:{line}: {title}", file.display())?;
    for difference in &finding.differences {
        writeln!(out, "  {difference}")?;
    }
    if finding.n_lost > 0 {
        writeln!(
            out,
            "  the trace cannot be followed further: {} unexplained",
            count(finding.n_lost, "decision")
        )?;
    }
    if !finding.board.is_empty() {
        writeln!(out, "  our board:")?;
    }
    for row in finding.board.lines() {
        writeln!(out, "    {row}")?;
    }
    writeln!(out)
}

fn finding_as_json((file, finding): &(PathBuf, Finding)) -> serde_json::Value {
    let differences: Vec<_> = finding
        .differences
        .iter()
        .map(|difference| {
            json!({
                "topic": difference.topic.name(),
                "what": difference.what,
                "expected": difference.expected,
                "got": difference.got,
            })
        })
        .collect();
    json!({
        "file": file.display().to_string(),
        "line": finding.line,
        "title": finding.title,
        "lost": finding.n_lost,
        "differences": differences,
    })
}

/// Writes a number with its noun.
fn count(n: usize, noun: &str) -> String {
    let ending = if n == 1 { "" } else { "s" };
    format!("{n} {noun}{ending}")
}
