//! What may not stand in the code: unfinished marks, names out of their place, sources of chance, paths of a machine.

use super::{Finding, unbar};
use crate::tree::{Line, Source, Tree};

/// Texts that may not stand somewhere.
struct Ban {
    needles: &'static [&'static str],
    how: How,
    scope: Scope,
    remedy: &'static str,
}

/// How a needle is found.
#[derive(Clone, Copy)]
enum How {
    /// As it is written, where neither end lies inside a longer word.
    Whole,
    /// As a folder at the root of a file system.
    Folder,
}

/// The lines that a ban concerns.
#[derive(Clone, Copy)]
struct Scope {
    /// Beginnings of paths.
    within: &'static [&'static str],
    /// Beginnings of paths that are left out again.
    except: &'static [&'static str],
    /// Endings of files; none means all files.
    endings: &'static [&'static str],
    /// Whether comments and documentation are left out.
    skips_comments: bool,
    /// Whether unit tests are left out.
    skips_tests: bool,
}

const EVERYWHERE: Scope = Scope {
    within: &[""],
    except: &[],
    endings: &[],
    skips_comments: false,
    skips_tests: false,
};

const BANS: [Ban; 9] = [
    Ban {
        needles: &["TO|DO", "FIX|ME", "XX|X"],
        how: How::Whole,
        scope: EVERYWHERE,
        remedy: "do it, or open an issue",
    },
    Ban {
        needles: &["to|do!(", "unim|plemented!("],
        how: How::Whole,
        scope: Scope {
            endings: &["rs"],
            ..EVERYWHERE
        },
        remedy: "write the code, or leave the function out",
    },
    Ban {
        needles: &["#[ig|nore", "#[should_|panic"],
        how: How::Whole,
        scope: Scope {
            endings: &["rs"],
            ..EVERYWHERE
        },
        remedy: "assert what happens, also what is known to be wrong",
    },
    // The core acts on prepared lists; only modules and the code that prepares the lists know who is in play. Laws look at
    // modules from the outside: what is off must do nothing.
    Ban {
        needles: &["rules.has(", "modules.contains(", "Module::"],
        how: How::Whole,
        scope: Scope {
            within: &["crates/"],
            except: &[
                "crates/engine/src/modules/",
                "crates/engine/src/rules/",
                "crates/laws/",
                "crates/testkit/",
                "crates/cli/",
                // Texts about rules say what has to be in play.
                "crates/record/src/rules_told/",
                "crates/record/tests/families.rs",
            ],
            endings: &["rs"],
            skips_comments: true,
            skips_tests: true,
        },
        remedy: "contribute through the module's manifest",
    },
    // An edition is a table of choices: nothing may ask which one is played.
    Ban {
        needles: &[
            "Edition::",
            "rgg-2005",
            "devir",
            "filosofia-2010",
            "zman-c2",
            "Rgg2005",
            "Devir",
            "Filosofia2010",
            "ZmanC2",
        ],
        how: How::Whole,
        scope: Scope {
            within: &["crates/engine/src/"],
            except: &["crates/engine/src/rules/"],
            endings: &["rs"],
            skips_comments: true,
            skips_tests: true,
        },
        remedy: "ask for the choice that the edition makes",
    },
    // Games replay bit for bit: no order that changes from run to run, no clock, no chance of our own.
    Ban {
        needles: &[
            "HashMap",
            "HashSet",
            "hash_map",
            "hash_set",
            "RandomState",
            "rand",
            "rand_core",
            "rand_xoshiro",
            "fastrand",
            "getrandom",
        ],
        how: How::Whole,
        scope: Scope {
            within: &["crates/engine/", "crates/tiles/"],
            endings: &["rs", "toml"],
            // The configuration of clippy bans the same names.
            except: &["crates/engine/clippy.toml", "crates/tiles/clippy.toml"],
            ..EVERYWHERE
        },
        remedy: "use a vector or a B-tree; chance comes in from outside",
    },
    Ban {
        needles: &["std::time", "SystemTime", "time::Instant"],
        how: How::Whole,
        scope: Scope {
            within: &["crates/engine/", "crates/tiles/"],
            // Measuring needs a clock.
            except: &["crates/engine/benches/", "crates/tiles/benches/"],
            endings: &["rs"],
            ..EVERYWHERE
        },
        remedy: "time comes in from outside",
    },
    Ban {
        needles: &["/wo|rk", "/ho|me", "/ro|ot", "/tm|p", "/Us|ers"],
        how: How::Folder,
        scope: EVERYWHERE,
        remedy: "name the path from the root of the project, or ask the system for a folder",
    },
    Ban {
        needles: &[
            "crates|.io",
            "npm|js",
            "py|pi",
            "yarn|pkg",
            "ruby|gems",
            "js|r.io",
        ],
        how: How::Whole,
        scope: Scope {
            except: &["Cargo.lock"],
            ..EVERYWHERE
        },
        remedy: "do not name package registries; the lock file says where packages come from",
    },
];

pub(super) fn find(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for ban in &BANS {
        let needles: Vec<_> = ban.needles.iter().map(|needle| unbar(needle)).collect();
        for file in tree.files.iter().filter(|file| ban.scope.covers(file)) {
            for line in file.lines().filter(|line| ban.scope.covers_line(line)) {
                let found = needles
                    .iter()
                    .filter(|needle| ban.how.finds(needle, line.text));
                findings.extend(found.map(|needle| Finding {
                    path: file.path.clone(),
                    line: line.number,
                    problem: format!("`{needle}` may not stand here"),
                    remedy: ban.remedy.to_owned(),
                }));
            }
        }
    }
    findings
}

impl Scope {
    fn covers(&self, file: &Source) -> bool {
        let begins_with = |starts: &[&str]| starts.iter().any(|start| file.path.starts_with(start));
        begins_with(self.within)
            && !begins_with(self.except)
            && (self.endings.is_empty() || file.ends_in(self.endings))
    }

    fn covers_line(&self, line: &Line<'_>) -> bool {
        !(self.skips_comments && line.is_comment() || self.skips_tests && line.is_test)
    }
}

impl How {
    fn finds(self, needle: &str, line: &str) -> bool {
        line.match_indices(needle).any(|(start, _)| {
            let before = line[..start].chars().next_back().unwrap_or(' ');
            let after = line[start + needle.len()..].chars().next().unwrap_or(' ');
            match self {
                Self::Whole => {
                    let cuts =
                        |inner: Option<char>, outer| inner.is_some_and(is_word) && is_word(outer);
                    !cuts(needle.chars().next(), before) && !cuts(needle.chars().next_back(), after)
                }
                Self::Folder => {
                    // What precedes may be the rest of a longer path or of an address.
                    let is_inner = is_word(before) || ".-~/})>*".contains(before);
                    let goes_on = is_word(after) || after == '-';
                    !is_inner && !goes_on
                }
            }
        })
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    const CORE: &str = "crates/engine/src/turn.rs";

    /// Returns the lines of a file that are refused; bars are dropped from the text.
    fn lines(path: &str, text: &str) -> Vec<usize> {
        let found = find(&Tree::of(&[(path, &unbar(text))]));
        found.into_iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn every_needle_is_found() {
        for ban in &BANS {
            for needle in ban.needles {
                let ending = ban.scope.endings.first().unwrap_or(&"rs");
                let path = format!("{}a.{ending}", ban.scope.within[0]);
                assert_eq!(
                    lines(&path, &format!("\nlet a = {needle} ;\n")),
                    [2],
                    "{needle}"
                );
            }
        }
    }

    #[test]
    fn unfinished_marks_are_found_in_every_file() {
        assert_eq!(lines("docs/a.md", "\n- TO|DO: write\n"), [2]);
        assert_eq!(
            lines("xtask/src/a.rs", "// FIX|ME\n// FIXMEUP, TODOS\n"),
            [1]
        );
        assert_eq!(lines("a.rs", "fn a() { to|do!() }\n"), [1]);
        assert_eq!(
            lines("a.rs", "#[ig|nore = \"slow\"]\n#[should_|panic]\n"),
            [1, 2]
        );
    }

    #[test]
    fn modules_are_named_in_their_places_only() {
        let text = "if rules.has(Module::River) {}\n";
        assert_eq!(lines(CORE, text), [1, 1]);
        assert_eq!(lines("crates/record/src/a.rs", text), [1, 1]);
        for place in [
            "crates/engine/src/modules/river.rs",
            "crates/engine/src/rules/mod.rs",
            "crates/testkit/src/a.rs",
            "crates/cli/src/a.rs",
        ] {
            assert_eq!(lines(place, text), [], "{place}");
        }
        assert_eq!(
            lines(CORE, "//! Module::River\n#[cfg(test)]\nModule::River\n"),
            []
        );
        assert_eq!(lines(CORE, "let other = SubModule::River;\n"), []);
    }

    #[test]
    fn editions_are_named_in_the_rules_only() {
        let text = "//! Edition::ZmanC2\nlet a = Edition::ALL;\nlet b = \"devir\";\nFarmerScoring::FirstEdition;\n";
        assert_eq!(lines(CORE, text), [2, 3]);
        assert_eq!(lines("crates/engine/src/rules/edition.rs", text), []);
        assert_eq!(lines("crates/cli/src/a.rs", text), []);
    }

    #[test]
    fn engine_and_tiles_have_no_chance_and_no_clock() {
        let text =
            "use std::collections::HashMap;\nuse std::time::Instant;\nlet operand = random;\n";
        assert_eq!(lines("crates/tiles/tests/a.rs", text), [1, 2, 2]);
        assert_eq!(lines("crates/engine/benches/a.rs", text), [1]);
        assert_eq!(lines("crates/bots/src/a.rs", text), []);
        assert_eq!(lines("crates/engine/Cargo.toml", "rand = \"0.9\"\n"), [1]);
    }

    #[test]
    fn folders_of_a_machine_are_found() {
        let text = "cd /wo|rk/main\n\"/tm|p\"\n(/ho|me/me)\n../wo|rk/x\nhttps://a.org/ho|me\n/ro|ots\ncrates/wo|rk\n";
        assert_eq!(lines("docs/a.md", text), [1, 2, 3]);
    }

    #[test]
    fn registries_are_found_outside_of_the_lock_file() {
        assert_eq!(lines("README.md", "see crates|.io\n"), [1]);
        assert_eq!(lines("Cargo.lock", "see crates|.io\n"), []);
    }
}
