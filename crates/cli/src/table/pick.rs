//! Which unfinished game somebody wants to go on with, asked line by line.

use std::io::Write;
use std::path::PathBuf;

use anyhow::bail;
use carcas_text::{key, say};

use super::plain::read_line;
use crate::language::words;
use crate::{files, games};

/// Returns the unfinished game, or asks which one if there are several, newest first.
pub(crate) fn unfinished_game() -> anyhow::Result<PathBuf> {
    let unfinished = games::unfinished();
    match unfinished.as_slice() {
        [] => {
            let command = format!("{} play", files::program());
            bail!(say!(
                words(),
                "terminal-plain-none-unfinished",
                input = command
            ))
        }
        [only] => return Ok(only.path.clone()),
        _ => {}
    }
    let mut out = anstream::stdout();
    writeln!(out, "{}", words().of(key!("terminal-plain-unfinished")))?;
    for (number, kept) in (1..).zip(&unfinished) {
        writeln!(out, "  {number:>2}  {}", games::words::line(kept))?;
    }
    loop {
        write!(out, "{} ", words().of(key!("terminal-plain-which")))?;
        out.flush()?;
        let Some(line) = read_line()? else {
            bail!(words().of(key!("terminal-plain-none-chosen")));
        };
        let line = line.trim();
        let number = match line {
            "" => Some(1),
            _ => line.parse::<usize>().ok(),
        };
        let chosen = number.and_then(|number| unfinished.get(number.checked_sub(1)?));
        match chosen {
            Some(kept) => return Ok(kept.path.clone()),
            None => {
                let n = unfinished.len();
                let told = say!(words(), "terminal-plain-no-choice", input = line, n = n);
                writeln!(out, "{told}")?;
            }
        }
    }
}
