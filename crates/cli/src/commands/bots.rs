//! `carcas bots`: all bots, what they are like and how strong.

use std::io::Write;
use std::process::ExitCode;

use carcas_bots::Bot;
use carcas_text::{key, say};

use crate::contests::ANCHOR;
use crate::language::words;
use crate::show::print_item;

/// Flags of `carcas bots`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args) -> anyhow::Result<ExitCode> {
    let words = words();
    let mut rows = vec![[
        words.of(key!("terminal-bots-bot")),
        words.of(key!("terminal-bots-rating")),
        String::new(),
    ]];
    rows.extend(Bot::NAMES.map(|name| {
        let rating = Bot::rating(name).map_or("–".to_owned(), |rating| rating.to_string());
        let about = words.name_of("bot", &format!("{name}-about"));
        [name.to_owned(), rating, about]
    }));
    let widest = |column: usize| {
        let widths = rows.iter().map(|row| row[column].chars().count());
        widths.max().unwrap_or_default()
    };
    let (names, ratings) = (widest(0), widest(1));
    let mut out = anstream::stdout().lock();
    for [name, rating, about] in &rows {
        let columns = format!("{name:<names$}  {rating:>ratings$}  ");
        match about.is_empty() {
            true => writeln!(out, "{}", columns.trim_end())?,
            false => print_item(&mut out, &columns, about)?,
        }
    }
    let (who, value) = (ANCHOR.0, format!("{:.0}", ANCHOR.1));
    let ratings = say!(words, "terminal-bots-ratings", who = who, value = value);
    writeln!(out)?;
    print_item(&mut out, "", &ratings)?;
    Ok(ExitCode::SUCCESS)
}
