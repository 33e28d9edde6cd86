//! Arrows between crates: a crate depends only on those below it.

use super::Finding;
use crate::tree::{Source, Tree};

/// Where the crates are listed with those that they stand on.
const PICTURE: &str = "ARCHITECTURE.md";
const HEADER: &str = "| layer | crate | stands on |";

/// Crates that depend on no crate of other people, outside their tests.
const ON_THEIR_OWN: [&str; 3] = ["tiles", "engine", "xtask"];

/// Tests and benchmarks of every crate may let bots play, and make setups at random.
const FOR_TESTS: [&str; 2] = ["bots", "laws"];

/// One entry among the dependencies of a manifest.
struct Dependency {
    /// The package, without the prefix of the project.
    name: String,
    is_ours: bool,
    is_for_tests: bool,
    line: usize,
}

pub(super) fn find(tree: &Tree) -> Vec<Finding> {
    let picture = picture(tree.text(PICTURE).unwrap_or_default());
    let files = tree.files.iter();
    files.flat_map(|file| find_in(file, &picture)).collect()
}

/// Returns the rows of the table of crates: names, and the crates that these stand on.
fn picture(text: &str) -> Vec<(Vec<&str>, Vec<&str>)> {
    let rows = text.lines().skip_while(|line| *line != HEADER).skip(2);
    rows.map_while(|line| {
        let mut cells = line.strip_prefix('|')?.split('|').skip(1);
        let (names, below) = (cells.next()?, cells.next()?);
        // Behind a name, in brackets, stands that of its program.
        let names = names.split('(').next()?;
        Some((in_backticks(names), in_backticks(below)))
    })
    .collect()
}

fn in_backticks(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// Returns all crates that a crate stands on, those below them too; nothing if the picture lacks it.
fn below<'a>(picture: &[(Vec<&'a str>, Vec<&'a str>)], name: &str) -> Option<Vec<&'a str>> {
    let row_of = |name: &str| picture.iter().find(|(names, _)| names.contains(&name));
    let mut found = row_of(name)?.1.clone();
    let mut n_followed = 0;
    while let Some(&next) = found.get(n_followed) {
        n_followed += 1;
        for &further in row_of(next).map_or(&[][..], |row| &row.1) {
            if !found.contains(&further) {
                found.push(further);
            }
        }
    }
    Some(found)
}

fn find_in(file: &Source, picture: &[(Vec<&str>, Vec<&str>)]) -> Vec<Finding> {
    let Some(name) = crate_of(&file.path) else {
        return Vec::new();
    };
    let finding = |line, problem, remedy: &str| Finding {
        path: file.path.clone(),
        line,
        problem,
        remedy: remedy.to_owned(),
    };
    let Some(below) = below(picture, name) else {
        return vec![finding(
            1,
            format!("the crate `{name}` has no place among the others"),
            "add it to the table of crates in ARCHITECTURE.md",
        )];
    };
    let mut findings = Vec::new();
    for dependency in dependencies(file) {
        let to = &dependency.name;
        let is_for_tests = dependency.is_for_tests && FOR_TESTS.contains(&to.as_str());
        if dependency.is_ours && !is_for_tests && !below.contains(&to.as_str()) {
            let remedy = match below.as_slice() {
                [] => "it stands on no crate of the project (ARCHITECTURE.md)".to_owned(),
                below => format!("it stands on {} (ARCHITECTURE.md)", below.join(", ")),
            };
            let problem = format!("an arrow from `{name}` to `{to}`");
            findings.push(finding(dependency.line, problem, &remedy));
        } else if !dependency.is_ours && !dependency.is_for_tests && ON_THEIR_OWN.contains(&name) {
            findings.push(finding(
                dependency.line,
                format!("`{name}` depends on `{to}`"),
                "it stands on its own; do without",
            ));
        }
    }
    findings
}

/// Returns the crate whose manifest a file is.
fn crate_of(path: &str) -> Option<&str> {
    let folder = path.strip_suffix("/Cargo.toml")?;
    let name = folder.strip_prefix("crates/").unwrap_or(folder);
    (!name.contains('/')).then_some(name)
}

/// Reads the dependencies of a manifest, for tests and builds, too.
fn dependencies(file: &Source) -> Vec<Dependency> {
    let mut found = Vec::new();
    // The kind of dependencies that the section lists, if any.
    let mut section: Option<&str> = None;
    for line in file.lines() {
        let text = line.text.split('#').next().unwrap_or_default().trim();
        if let Some(header) = text.strip_prefix('[') {
            let header = header.trim_end_matches(']');
            // The last name is the kind, or, in `dependencies.clap`, the name before the last.
            let mut names = header
                .rsplit('.')
                .map(|name| name.trim_matches(['"', '\'']));
            let last = names.next().unwrap_or_default();
            section = Some(last).filter(|name| name.ends_with("dependencies"));
            let before = names.next().filter(|name| name.ends_with("dependencies"));
            if let Some(kind) = before.filter(|_| !header.starts_with("workspace")) {
                found.push(dependency(last, kind, line.number));
            }
            continue;
        }
        let Some(kind) = section else { continue };
        let Some((key, value)) = text.split_once('=') else {
            continue;
        };
        // `name.workspace = true` and `other = { package = "name" }` both name `name`.
        let key = key.split('.').next().unwrap_or_default().trim();
        let renamed = value
            .split_once("package")
            .and_then(|(_, rest)| rest.split('"').nth(1));
        found.push(dependency(renamed.unwrap_or(key), kind, line.number));
    }
    found
}

fn dependency(package: &str, kind: &str, line: usize) -> Dependency {
    let package = package.trim_matches('"');
    let ours = package
        .strip_prefix("carcas-")
        .or_else(|| (package == "xtask").then_some(package));
    Dependency {
        name: ours.unwrap_or(package).to_owned(),
        is_ours: ours.is_some(),
        is_for_tests: kind == "dev-dependencies",
        line,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "\
| layer | crate | stands on |
|---|---|---|
| rules | `tiles` | nothing |
| | `engine` | `tiles` |
| games | `record`, `bots` | `engine` |
| programs | `cli` (`carcas`) | `record` and `bots` |

`extra` is no row.
";

    fn lines(path: &str, manifest: &str) -> Vec<usize> {
        let found = find(&Tree::of(&[(PICTURE, TABLE), (path, manifest)]));
        found.into_iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn arrow_down_is_fine() {
        let manifest = "[dependencies]\ncarcas-engine.workspace = true\ncarcas-tiles = { path = \"../tiles\" }\n";
        assert_eq!(lines("crates/record/Cargo.toml", manifest), []);
    }

    #[test]
    fn tests_may_let_bots_play() {
        let manifest = "[dev-dependencies]\ncarcas-bots.workspace = true\n";
        assert_eq!(lines("crates/engine/Cargo.toml", manifest), []);
        let manifest = "[dependencies]\ncarcas-bots.workspace = true\n";
        assert_eq!(lines("crates/engine/Cargo.toml", manifest), [2]);
    }

    #[test]
    fn arrow_up_is_found_in_every_form() {
        for entry in [
            "[dependencies]\ncarcas-cli.workspace = true",
            "[dev-dependencies]\ncarcas-record = { path = \"../record\" }",
            "[dependencies]\nother = { package = \"carcas-bots\", path = \"../bots\" }",
            "[target.'cfg(unix)'.dependencies]\nxtask = { path = \"../xtask\" }",
        ] {
            assert_eq!(lines("crates/engine/Cargo.toml", entry), [2], "{entry}");
        }
        let table =
            "[package]\nname = \"carcas-engine\"\n[dependencies.carcas-server]\npath = \"..\"\n";
        assert_eq!(lines("crates/engine/Cargo.toml", table), [3]);
    }

    #[test]
    fn engine_stands_on_its_own() {
        let manifest = "[dependencies]\n# Why.\nserde = \"1\"\n[dev-dependencies]\nserde = \"1\"\n";
        assert_eq!(lines("crates/engine/Cargo.toml", manifest), [3]);
        assert_eq!(lines("crates/cli/Cargo.toml", manifest), []);
    }

    #[test]
    fn unknown_crate_is_found() {
        assert_eq!(lines("crates/extra/Cargo.toml", "[package]\n"), [1]);
        assert_eq!(
            lines(
                "Cargo.toml",
                "[workspace.dependencies]\ncarcas-cli = \"1\"\n"
            ),
            []
        );
    }
}
