//! `carcas rules`: the rules of a game to read, one rule, presets side by side; boxes, presets and switches.

mod compare;
mod json;
mod layout;
mod list;
mod pages;
mod print;
mod single;
#[cfg(test)]
mod tests;

use std::io::Write;
use std::process::ExitCode;

use anyhow::bail;
use carcas_engine::{Rules, Setup};
use carcas_record::rules_told::{InPlay, Played, RulePage, pages_of};
use carcas_text::{Words, say};
use carcas_tiles::Box;
use serde_json::json;

use crate::setup_args::SetupArgs;
use compare::Comparison;
use layout::Sheet;
use single::Single;

/// Seats do not change what an edition plays.
const SEATS: usize = 2;

/// Flags of `carcas rules`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A box to read about, such as tower; the id of a rule, such as PD-14; or a word in the names of switches
    #[arg(value_name = "NAME")]
    names: Vec<String>,

    #[command(flatten)]
    setup: SetupArgs,

    /// Tell the turn step by step, every switch and where other editions differ, and misprints
    #[arg(long)]
    details: bool,

    /// Show 2 to 4 presets side by side where they differ, for the boxes of --with or for all
    #[arg(
        long,
        value_name = "PRESET,…",
        value_delimiter = ',',
        conflicts_with_all = ["names", "rules", "switches", "details"]
    )]
    compare: Vec<String>,

    /// Print JSON, in English
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<ExitCode> {
    let sheet = &mut Sheet::new(anstream::stdout().lock());
    if !args.compare.is_empty() {
        let compared = Comparison::of(words, &args.compare, &args.setup.boxes)?;
        match args.json {
            true => writeln!(sheet.out, "{:#}", compared.as_json())?,
            false => compared.print(sheet, words)?,
        }
    } else if !args.names.is_empty() {
        named(args, words, sheet)?;
    } else if args.setup.is_given() || args.details {
        game(args, words, sheet)?;
    } else {
        list::print(sheet, words, &[], args.json)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Prints a whole game: its pages, or everything in detail.
fn game<W: Write>(args: &Args, words: &Words, sheet: &mut Sheet<W>) -> anyhow::Result<()> {
    let (setup, rules) = args.setup.prepare(SEATS)?;
    let played = Played::of(&setup, &rules);
    let pages = pages_of(&InPlay::of(&setup, &rules));
    if args.json {
        writeln!(sheet.out, "{:#}", json::of_game(&played, &pages))?;
        return Ok(());
    }
    print::print_game(sheet, words, &played)?;
    if args.details {
        print::print_details(sheet, words, &played)?;
        return Ok(());
    }
    for page in &pages {
        sheet.blank()?;
        pages::print(sheet, words, page)?;
    }
    sheet.blank()?;
    sheet.paragraph("", &say!(words, "terminal-rules-more"))?;
    Ok(())
}

/// Prints what was asked for by name: rules by their ids, pages, or switches.
fn named<W: Write>(args: &Args, words: &Words, sheet: &mut Sheet<W>) -> anyhow::Result<()> {
    let names = || args.names.iter().map(String::as_str);
    if names().all(single::is_meant) {
        let rules: Vec<Single> = names()
            .map(|name| Single::find(words, name))
            .collect::<anyhow::Result<_>>()?;
        if args.json {
            let all: Vec<_> = rules.iter().map(Single::as_json).collect();
            writeln!(sheet.out, "{:#}", json!({ "rules": all }))?;
            return Ok(());
        }
        for (ix, rule) in rules.iter().enumerate() {
            if ix > 0 {
                sheet.blank()?;
            }
            rule.print(sheet, words)?;
        }
        return Ok(());
    }
    let pages: Option<Vec<&'static RulePage>> = names().map(page_named).collect();
    let Some(pages) = pages else {
        if args.setup.is_given() {
            let input = args.names.join(", ");
            bail!(say!(words, "terminal-rules-name-and-game", input = input));
        }
        let all: Vec<&str> = names().collect();
        return list::print(sheet, words, &all, args.json);
    };
    let (setup, rules) = with_pages(&args.setup, &pages)?;
    let game = InPlay::of(&setup, &rules);
    let cut: Vec<_> = pages.iter().map(|page| page.cut_to(&game)).collect();
    if args.json {
        let all: Vec<_> = cut.iter().map(json::of_page).collect();
        writeln!(sheet.out, "{:#}", json!({ "pages": all }))?;
        return Ok(());
    }
    for (ix, page) in cut.iter().enumerate() {
        if ix > 0 {
            sheet.blank()?;
        }
        pages::print(sheet, words, page)?;
    }
    Ok(())
}

/// Finds the page about a box, or about a part that has one of its own.
fn page_named(name: &str) -> Option<&'static RulePage> {
    // Both rivers share a page.
    let is_river = Box::from_name(name).is_some_and(|of| of == Box::River1 || of == Box::River2);
    RulePage::find(if is_river { "river" } else { name })
}

/// Prepares a game that has what the pages are about.
fn with_pages(flags: &SetupArgs, pages: &[&'static RulePage]) -> anyhow::Result<(Setup, Rules)> {
    let mut flags = flags.clone();
    for page in pages {
        let (setup, rules) = flags.prepare(SEATS)?;
        if page.is_in_play(&InPlay::of(&setup, &rules)) {
            continue;
        }
        match (Box::from_name(page.name), page.name) {
            (Some(of), _) => flags.boxes.push(of.name().to_owned()),
            (None, "river") => flags.boxes.push(Box::River1.name().to_owned()),
            // The other page without a box is that of a switch.
            (None, part) => flags.switches.push(format!("{part}=on")),
        }
    }
    flags.prepare(SEATS)
}
