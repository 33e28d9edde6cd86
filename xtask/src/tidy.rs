//! `cargo xtask tidy`: the rules of style that a program can check.

mod arrows;
mod bans;
mod boxes;
mod ids;
mod layout;
mod links;
mod online;
mod security;
mod texts;
mod words;

use std::fmt;

use crate::project::root;
use crate::tree::Tree;
use crate::{Outcome, exit_code};

/// A place that breaks a rule of style.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Finding {
    pub(crate) path: String,
    pub(crate) line: usize,
    pub(crate) problem: String,
    pub(crate) remedy: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            path,
            line,
            problem,
            remedy,
        } = self;
        write!(f, "{path}:{line}: {problem}: {remedy}")
    }
}

/// One rule, or a family of rules that are checked alike.
struct Check {
    about: &'static str,
    find: fn(&Tree) -> Vec<Finding>,
}

const CHECKS: [Check; 10] = [
    Check {
        about: "arrows between crates",
        find: arrows::find,
    },
    Check {
        about: "first lines, lengths and blanks",
        find: layout::find,
    },
    Check {
        about: "what may not stand in the code",
        find: bans::find,
    },
    Check {
        about: "who names whom in the engine",
        find: boxes::find,
    },
    Check {
        about: "what the server may not name",
        find: online::find,
    },
    Check {
        about: "tests that answer threats",
        find: security::find,
    },
    Check {
        about: "spelling and words of the glossary",
        find: words::find,
    },
    Check {
        about: "ids of rules",
        find: ids::find,
    },
    Check {
        about: "messages to people",
        find: texts::find,
    },
    Check {
        about: "links between documents",
        find: links::find,
    },
];

/// Runs the command.
pub(crate) fn run(args: &[String]) -> Outcome {
    if let [arg, ..] = args {
        return Err(format!("`tidy` takes no argument `{arg}`").into());
    }
    let is_tidy = report()?;
    Ok(exit_code(is_tidy))
}

/// Prints every finding and tells whether there are none.
pub(crate) fn report() -> Result<bool, Box<dyn std::error::Error>> {
    let tree = Tree::read(&root())?;
    let mut n_findings = 0;
    for check in &CHECKS {
        let mut findings = (check.find)(&tree);
        findings.sort();
        for finding in &findings {
            println!("{finding}");
        }
        println!("tidy: {}: {} found", check.about, findings.len());
        n_findings += findings.len();
    }
    println!("tidy: {} files, findings: {n_findings}", tree.files.len());
    Ok(n_findings == 0)
}

/// Drops the bars of a needle.
///
/// The tables of these checks write what they look for with a bar inside, so that they do not find themselves.
fn unbar(text: &str) -> String {
    text.replace('|', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finding_is_one_line_with_place_and_remedy() {
        let finding = Finding {
            path: "crates/a.rs".to_owned(),
            line: 3,
            problem: "a tab".to_owned(),
            remedy: "use blanks".to_owned(),
        };
        assert_eq!(finding.to_string(), "crates/a.rs:3: a tab: use blanks");
    }
}
