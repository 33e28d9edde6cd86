//! Finding trace files and reading their text.

use std::fmt;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::Context;

/// No real trace comes near this; a damaged or hostile archive may unpack to anything.
const MAX_BYTES: u64 = 256 << 20;

/// Why a file is no trace: what is wrong, on which line, and what to do about it.
#[derive(Debug)]
pub(crate) struct BadTrace {
    pub(crate) file: PathBuf,
    pub(crate) line: usize,
    pub(crate) message: String,
}

impl fmt::Display for BadTrace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            file,
            line,
            message,
        } = self;
        write!(f, "{}:{line}: {message}", file.display())
    }
}

impl std::error::Error for BadTrace {}

/// Returns the trace files behind the paths, those of a folder in the order of their names, none twice.
pub(crate) fn find(paths: &[PathBuf]) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for path in paths {
        let about = fs::metadata(path).with_context(|| {
            format!(
                "cannot read `{}`; check the path of the trace or folder",
                path.display()
            )
        })?;
        if about.is_dir() {
            let before = found.len();
            find_in_folder(path, &mut found)?;
            anyhow::ensure!(
                found.len() > before,
                "no traces in the folder `{}`; expected files named *.jsonl or *.jsonl.gz",
                path.display()
            );
        } else {
            anyhow::ensure!(
                is_trace_name(path),
                "`{}` is not named like a trace; expected *.jsonl or *.jsonl.gz",
                path.display()
            );
            found.push(path.clone());
        }
    }
    let mut unique = Vec::with_capacity(found.len());
    let mut seen = std::collections::BTreeSet::new();
    for path in found {
        if seen.insert(path.clone()) {
            unique.push(path);
        }
    }
    Ok(unique)
}

/// Linked folders are left out: they could lead back here.
fn find_in_folder(folder: &Path, found: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    let context = || {
        format!(
            "cannot list the folder `{}`; check its permissions",
            folder.display()
        )
    };
    let mut entries: Vec<_> = fs::read_dir(folder)
        .with_context(context)?
        .collect::<Result<_, _>>()
        .with_context(context)?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        if entry.file_type().with_context(context)?.is_dir() {
            find_in_folder(&path, found)?;
        } else if is_trace_name(&path) && !path.is_dir() {
            found.push(path);
        }
    }
    Ok(())
}

fn is_trace_name(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.ends_with(".jsonl") || name.ends_with(".jsonl.gz")
}

/// Returns the file's name without folder and ending, by which lists of disagreements name it.
pub(crate) fn stem(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let name = name.strip_suffix(".gz").unwrap_or(&name);
    name.strip_suffix(".jsonl").unwrap_or(name).to_owned()
}

/// Reads the text of a trace, unpacking it if its name ends in `.gz`.
pub(crate) fn read(path: &Path) -> Result<String, BadTrace> {
    let bad = |line: usize, message: String| BadTrace {
        file: path.to_owned(),
        line,
        message,
    };
    let packed = carcas_cli::files::read_up_to(path, MAX_BYTES)
        .map_err(|error| bad(1, format!("{error:#}; check the file and its permissions")))?;
    let is_packed = packed.starts_with(&[0x1f, 0x8b]);
    let is_named_packed = path.extension().is_some_and(|ending| ending == "gz");
    let bytes = match (is_named_packed, is_packed) {
        (false, false) => packed,
        (false, true) => {
            return Err(bad(
                1,
                "is gzipped but not named so; rename it to *.jsonl.gz".to_owned(),
            ));
        }
        (true, false) => {
            return Err(bad(
                1,
                "is not gzipped; rename it to *.jsonl or fetch it again".to_owned(),
            ));
        }
        (true, true) => {
            let mut bytes = Vec::new();
            let unpacked = flate2::read::MultiGzDecoder::new(packed.as_slice())
                .take(MAX_BYTES + 1)
                .read_to_end(&mut bytes);
            if let Err(error) = unpacked {
                let line = 1 + count_lines(&bytes);
                return Err(bad(
                    line,
                    format!("the archive is damaged ({error}); fetch the file again"),
                ));
            }
            bytes
        }
    };
    if bytes.len() as u64 > MAX_BYTES {
        return Err(bad(
            1,
            "is larger than 256 MiB; split it into one file per trace".to_owned(),
        ));
    }
    String::from_utf8(bytes).map_err(|error| {
        let line = 1 + count_lines(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        bad(line, "is not UTF-8 text; fetch the file again".to_owned())
    })
}

fn count_lines(bytes: &[u8]) -> usize {
    bytes.iter().filter(|&&byte| byte == b'\n').count()
}
