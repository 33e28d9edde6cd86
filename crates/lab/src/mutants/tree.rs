//! A copy of the project that may be broken, and the programs that are built from it.

use std::collections::BTreeSet;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, bail, ensure};
use serde_json::Value;

/// What may be broken.
const BROKEN: [&str; 4] = ["modules/", "score/", "turn.rs", "decision.rs"];

/// Where the engine is.
const ENGINE: &str = "crates/engine/src/";

/// The folders of a run.
#[derive(Debug)]
pub(super) struct Tree {
    root: PathBuf,
    /// Everything that a run makes.
    pub(super) made: PathBuf,
    copy: PathBuf,
}

/// The programs that are run with every mutant.
#[derive(Debug)]
pub(super) struct Programs {
    /// The scenarios.
    pub(super) files: PathBuf,
    /// The laws, and the comparison with the reference.
    pub(super) runner: PathBuf,
    /// Where they are run.
    pub(super) folder: PathBuf,
}

/// Why a source does not compile.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct CompileError {
    /// The file, from the root of the project, and the bytes, the most telling place first.
    pub(super) places: Vec<(String, Range<usize>)>,
    pub(super) message: String,
    /// The whole text, for people.
    rendered: String,
}

impl Tree {
    /// Finds the project around the current folder.
    pub(super) fn find() -> anyhow::Result<Self> {
        let here = std::env::current_dir()?;
        let is_root = |folder: &&Path| folder.join(ENGINE).is_dir();
        let root = here.ancestors().find(is_root);
        let root =
            root.with_context(|| format!("no folder above {} has {ENGINE}", here.display()))?;
        let made = root.join("target/mutants");
        Ok(Self {
            root: root.to_owned(),
            copy: made.join("tree"),
            made,
        })
    }

    /// Reads a file of the project.
    pub(super) fn read(&self, path: &str) -> anyhow::Result<String> {
        fs::read_to_string(self.root.join(path)).with_context(|| path.to_owned())
    }

    /// Makes the copy what the project is now, but leaves files alone that are so already, and those that `is_broken` names.
    pub(super) fn copy(&self, is_broken: impl Fn(&str) -> bool) -> anyhow::Result<()> {
        let mut kept = BTreeSet::new();
        for path in self.list()? {
            let (from, to) = (self.root.join(&path), self.copy.join(&path));
            // A tracked file may have been deleted.
            let Ok(bytes) = fs::read(&from) else {
                continue;
            };
            if !is_broken(&path) {
                write_if_other(&to, &bytes)?;
            }
            kept.insert(to);
        }
        remove_others(&self.copy, &kept)
    }

    /// Writes a file of the copy.
    pub(super) fn write(&self, path: &str, text: &str) -> anyhow::Result<()> {
        write_if_other(&self.copy.join(path), text.as_bytes())
    }

    /// Lists the sources that may be broken.
    pub(super) fn sources(&self) -> anyhow::Result<Vec<String>> {
        let is_source = |path: &String| {
            let name = path
                .strip_prefix(ENGINE)
                .filter(|name| name.ends_with(".rs"));
            name.is_some_and(|name| BROKEN.iter().any(|start| name.starts_with(start)))
        };
        let sources: Vec<String> = self.list()?.into_iter().filter(is_source).collect();
        ensure!(
            !sources.is_empty(),
            "{ENGINE} holds nothing that could be broken"
        );
        Ok(sources)
    }

    /// Returns a hash of the whole engine.
    pub(super) fn fingerprint(&self) -> anyhow::Result<String> {
        let mut text = String::new();
        for path in self.list()?.iter().filter(|path| path.starts_with(ENGINE)) {
            text += path;
            text += &self.read(path)?;
        }
        Ok(super::hash(&text))
    }

    /// Returns the file that asks which mutant was chosen.
    pub(super) fn lib() -> String {
        format!("{ENGINE}lib.rs")
    }

    fn list(&self) -> anyhow::Result<Vec<String>> {
        let output = Command::new("git")
            .args([
                "ls-files",
                "-z",
                "--cached",
                "--others",
                "--exclude-standard",
            ])
            .current_dir(&self.root)
            .output()
            .context("git lists the files of the project")?;
        ensure!(
            output.status.success(),
            "git cannot list the files of the project: {}",
            String::from_utf8_lossy(&output.stderr)
        );
        let text = String::from_utf8(output.stdout)?;
        let paths: BTreeSet<&str> = text.split_terminator('\0').collect();
        Ok(paths.into_iter().map(str::to_owned).collect())
    }

    /// Looks whether the broken engine compiles, and returns what does not.
    pub(super) fn check(&self) -> anyhow::Result<Vec<CompileError>> {
        let (is_good, messages) = self.cargo(&["check", "--package", "carcas-engine"])?;
        let errors: Vec<CompileError> = messages.iter().filter_map(compile_error).collect();
        ensure!(
            is_good || !errors.is_empty(),
            "the engine cannot be checked"
        );
        Ok(errors)
    }

    /// Builds the programs.
    pub(super) fn build(&self) -> anyhow::Result<Programs> {
        let package = ["test", "--no-run", "--package", "carcas-testkit"];
        let tests = ["--test", "files", "--test", "runner"];
        let (is_good, messages) = self.cargo(&[&package[..], &tests[..]].concat())?;
        if !is_good {
            let errors = messages.iter().filter_map(compile_error);
            let errors: Vec<String> = errors.map(|error| error.rendered).collect();
            bail!("the tests cannot be built:\n{}", errors.join("\n"));
        }
        let program = |name: &str| {
            let mut built = messages
                .iter()
                .filter(|message| message["target"]["name"] == name);
            let path = built.find_map(|message| message["executable"].as_str());
            path.map(PathBuf::from)
                .with_context(|| format!("cargo built no program `{name}`"))
        };
        Ok(Programs {
            files: program("files")?,
            runner: program("runner")?,
            folder: self.copy.join("crates/testkit"),
        })
    }

    fn cargo(&self, args: &[&str]) -> anyhow::Result<(bool, Vec<Value>)> {
        let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let output = Command::new(program)
            .args(args)
            .args(["--locked", "--quiet", "--message-format", "json"])
            .current_dir(&self.copy)
            .env("CARGO_TARGET_DIR", self.made.join("build"))
            .env("CARGO_PROFILE_DEV_DEBUG", "none")
            // What is broken looks odd, and lints would say so.
            .env("RUSTFLAGS", "--cap-lints allow")
            .stderr(Stdio::inherit())
            .output()
            .context("cargo builds what is broken")?;
        let text = String::from_utf8_lossy(&output.stdout);
        let messages = text
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok());
        Ok((output.status.success(), messages.collect()))
    }
}

fn write_if_other(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    if fs::read(path).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    let write = || {
        fs::create_dir_all(path.parent().unwrap_or(path))?;
        fs::write(path, bytes)
    };
    write().with_context(|| path.display().to_string())
}

/// Removes from a copy what the project no longer has.
fn remove_others(folder: &Path, kept: &BTreeSet<PathBuf>) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            remove_others(&path, kept)?;
        } else if !kept.contains(&path) {
            fs::remove_file(&path)?;
        }
    }
    Ok(())
}

/// Reads an error out of a message of cargo.
fn compile_error(message: &Value) -> Option<CompileError> {
    let message = &message["message"];
    if message["level"] != "error" {
        return None;
    }
    let mut spans: Vec<&Value> = message["spans"].as_array()?.iter().collect();
    // The last errors only count the others.
    if spans.is_empty() {
        return None;
    }
    spans.sort_by_key(|span| span["is_primary"] != true);
    let place = |span: &&Value| {
        let byte = |name: &str| span[name].as_u64().map(|at| at as usize);
        let file = span["file_name"].as_str()?.to_owned();
        Some((file, byte("byte_start")?..byte("byte_end")?))
    };
    Some(CompileError {
        places: spans.iter().filter_map(place).collect(),
        message: message["message"].as_str()?.to_owned(),
        rendered: message["rendered"].as_str().unwrap_or_default().to_owned(),
    })
}

impl CompileError {
    /// Returns the function that would have to be constant, if that is what is wrong.
    pub(super) fn wants_constant(&self) -> Option<&str> {
        let (_, behind) = self.message.split_once("cannot call non-const ")?;
        let path = behind.split('`').nth(1)?;
        path.rsplit("::").next()
    }

    /// Returns the whole text.
    pub(super) fn rendered(&self) -> &str {
        &self.rendered
    }
}
