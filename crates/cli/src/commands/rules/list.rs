//! The list of boxes, presets and switches, and what each preset chooses.

use std::io::{self, Write};

use anstyle::Style;
use anyhow::bail;
use carcas_engine::{Edition, RulesVersion, SWITCHES, Setup, Switch, SwitchValue};
use carcas_protocol::rule_ids;
use carcas_record::rules_told::rule_pages;
use carcas_text::{Words, say};
use carcas_tiles::{Box, Printing, catalogue};
use serde_json::json;

use super::layout::Sheet;
use crate::near::near;

/// Prints the list, or only the switches that are named.
pub(super) fn print<W: Write>(
    sheet: &mut Sheet<W>,
    words: &Words,
    names: &[&str],
    is_json: bool,
) -> anyhow::Result<()> {
    let is_named =
        |switch: &&Switch| names.is_empty() || names.iter().any(|name| switch.key.contains(name));
    let chosen: Vec<&Switch> = SWITCHES.iter().filter(is_named).collect();
    if chosen.is_empty() {
        bail!(no_name(words, names));
    }
    if is_json {
        writeln!(sheet.out, "{:#}", as_json(&chosen))?;
    } else {
        if names.is_empty() {
            print_boxes(sheet, words)?;
            print_presets(sheet, words)?;
        }
        print_switches(sheet, words, &chosen, !names.is_empty())?;
        if names.is_empty() {
            sheet.blank()?;
            sheet.paragraph("", &say!(words, "terminal-rules-read"))?;
        }
    }
    Ok(())
}

/// Says that nothing is called so, and what may be meant: a page, a preset, a switch or a rule.
fn no_name(words: &Words, names: &[&str]) -> String {
    // What it is called and what is typed for it: people know a box by its title, too.
    let pages = rule_pages().iter().flat_map(|page| {
        let typed = page.name.to_owned();
        [
            (typed.clone(), typed.clone()),
            (words.of(page.title), typed),
        ]
    });
    let presets = Edition::ALL.into_iter().flat_map(|edition| {
        let typed = format!("--rules {}", edition.name());
        let title = words.name_of("preset", edition.name());
        [(edition.name().to_owned(), typed.clone()), (title, typed)]
    });
    let itself = |name: &'static str| (name.to_owned(), name.to_owned());
    let switches = SWITCHES.iter().map(|switch| itself(switch.key));
    let rules = rule_ids().map(itself);
    let known: Vec<(String, String)> = pages.chain(presets).chain(switches).chain(rules).collect();
    let mut meant: Vec<&str> = Vec::new();
    for name in names {
        for called in near(name, known.iter().map(|(called, _)| called.as_str())) {
            let typed = known.iter().filter(|(other, _)| other == called);
            meant.extend(typed.map(|(_, typed)| typed.as_str()));
        }
    }
    let mut seen = std::collections::BTreeSet::new();
    meant.retain(|typed| seen.insert(*typed));
    let input = names.join(", ");
    match meant.is_empty() {
        true => say!(words, "terminal-rules-no-name", input = input),
        false => say!(
            words,
            "terminal-rules-no-name-close",
            input = input,
            list = meant.join(", ")
        ),
    }
}

fn is_playable(of: Box) -> bool {
    Setup::playable_boxes().any(|playable| playable == of)
}

fn n_tiles(of: Box) -> usize {
    catalogue()
        .set(of, Printing::New)
        .map_or(0, carcas_tiles::TileSet::total)
}

fn print_boxes<W: Write>(sheet: &mut Sheet<W>, words: &Words) -> io::Result<()> {
    sheet.heading(&say!(words, "terminal-rules-boxes-heading"))?;
    let rows = Box::ALL.map(|of| {
        let title = words.name_of("box", of.name());
        let tiles = say!(words, "terminal-rules-tiles", tiles = n_tiles(of));
        let note = match of {
            Box::Base => say!(words, "terminal-rules-always"),
            _ if is_playable(of) => String::new(),
            _ => say!(words, "terminal-rules-tiles-only"),
        };
        (of.name(), title, tiles, note)
    });
    let widest = |of: fn(&(&str, String, String, String)) -> usize| rows.iter().map(of).max();
    let name_width = widest(|row| row.0.len()).unwrap_or(0);
    let title_width = widest(|row| row.1.chars().count()).unwrap_or(0);
    let tiles_width = widest(|row| row.2.chars().count()).unwrap_or(0);
    for (name, title, tiles, note) in &rows {
        let line =
            format!("  {name:<name_width$}  {title:<title_width$}  {tiles:>tiles_width$}  {note}");
        writeln!(sheet.out, "{}", line.trim_end())?;
    }
    sheet.blank()
}

fn print_presets<W: Write>(sheet: &mut Sheet<W>, words: &Words) -> io::Result<()> {
    sheet.heading(&say!(words, "terminal-rules-presets-heading"))?;
    for edition in Edition::ALL {
        let title = words.name_of("preset", edition.name());
        writeln!(sheet.out, "  {:<16} {title}", edition.name())?;
    }
    sheet.blank()
}

fn print_switches<W: Write>(
    sheet: &mut Sheet<W>,
    words: &Words,
    switches: &[&Switch],
    in_detail: bool,
) -> io::Result<()> {
    sheet.heading(&say!(words, "terminal-rules-switches-heading"))?;
    sheet.paragraph("  ", &say!(words, "rules-inferred"))?;
    sheet.blank()?;
    for switch in switches {
        let bold = Style::new().bold();
        let about = words.name_of("switch", switch.key);
        writeln!(sheet.out, "  {bold}{}{bold:#}: {about}", switch.key)?;
        if in_detail {
            let values: Vec<&str> = offered(switch).map(|value| value.0).collect();
            let list = values.join(", ");
            sheet.paragraph("      ", &say!(words, "terminal-rules-can-be", list = list))?;
        }
        for value in offered(switch) {
            let by: Vec<String> = Edition::ALL
                .into_iter()
                .filter(|edition| switch.value(&edition.choices()) == value)
                .map(|edition| {
                    let mark = if switch.is_inferred(edition) { "*" } else { "" };
                    format!("{}{mark}", edition.name())
                })
                .collect();
            let line = format!("      {:<24} {}", value.0, by.join(" "));
            writeln!(sheet.out, "{}", line.trim_end())?;
        }
    }
    Ok(())
}

/// Returns the values that players may choose.
fn offered(switch: &Switch) -> impl Iterator<Item = SwitchValue> + '_ {
    switch
        .values
        .iter()
        .copied()
        .filter(|value| !value.is_for_conformance())
}

fn as_json(switches: &[&Switch]) -> serde_json::Value {
    let boxes = Box::ALL.map(|of| {
        json!({
            "name": of.name(),
            "title": of.title(),
            "tiles": n_tiles(of),
            "playable": is_playable(of),
        })
    });
    let presets =
        Edition::ALL.map(|edition| json!({ "name": edition.name(), "title": edition.title() }));
    let switches: Vec<_> = switches
        .iter()
        .map(|switch| {
            let chosen: serde_json::Map<_, _> = Edition::ALL
                .into_iter()
                .map(|edition| {
                    let choice = json!({
                        "value": switch.value(&edition.choices()).0,
                        "inferred": switch.is_inferred(edition),
                    });
                    (edition.name().to_owned(), choice)
                })
                .collect();
            json!({
                "name": switch.key,
                "about": switch.about,
                "values": offered(switch).map(|value| value.0).collect::<Vec<_>>(),
                "presets": chosen,
            })
        })
        .collect();
    json!({
        "rules_version": RulesVersion::CURRENT.number(),
        "boxes": boxes,
        "presets": presets,
        "switches": switches,
    })
}
