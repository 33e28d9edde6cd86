//! The list of boxes, presets and switches, and what each preset chooses.

use std::io::{self, Write};

use anstyle::Style;
use anyhow::bail;
use carcas_engine::{Edition, RulesVersion, SWITCHES, Setup, Switch, SwitchValue};
use carcas_tiles::{Box, Printing, catalogue};
use serde_json::json;

use super::heading;

/// Prints the list, or only the switches that are named.
pub(super) fn print(names: &[String], is_json: bool) -> anyhow::Result<()> {
    let is_named = |switch: &&Switch| {
        names.is_empty() || names.iter().any(|name| switch.key.contains(name.as_str()))
    };
    let chosen: Vec<&Switch> = SWITCHES.iter().filter(is_named).collect();
    if chosen.is_empty() {
        bail!(
            "no switch is named like `{}`; `carcas rules` without a name lists all",
            names.join("`, `")
        );
    }
    let out = &mut anstream::stdout().lock();
    if is_json {
        writeln!(out, "{:#}", as_json(&chosen))?;
    } else {
        if names.is_empty() {
            print_boxes(out)?;
            print_presets(out)?;
        }
        print_switches(out, &chosen, !names.is_empty())?;
    }
    Ok(())
}

fn is_playable(of: Box) -> bool {
    Setup::playable_boxes().any(|playable| playable == of)
}

fn n_tiles(of: Box) -> usize {
    catalogue()
        .set(of, Printing::New)
        .map_or(0, carcas_tiles::TileSet::total)
}

fn print_boxes(out: &mut impl Write) -> io::Result<()> {
    heading(
        out,
        "Boxes (--with NAME,NAME; NAME:PART+PART plays parts of a box, NAME:none its tiles as plain landscape)",
    )?;
    for of in Box::ALL {
        let note = match of {
            Box::Base => "always in play",
            _ if is_playable(of) => "",
            _ if Setup::is_landscape(of) => "rules not there yet; tiles playable as NAME:none",
            _ => "rules not there yet",
        };
        writeln!(
            out,
            "  {:<28} {:<28} {:>2} tiles  {note}",
            of.name(),
            of.title(),
            n_tiles(of)
        )?;
    }
    writeln!(out)
}

fn print_presets(out: &mut impl Write) -> io::Result<()> {
    heading(out, "Presets (--rules NAME; zman-c2 unless said otherwise)")?;
    for edition in Edition::ALL {
        writeln!(out, "  {:<16} {}", edition.name(), edition.title())?;
    }
    writeln!(out)
}

fn print_switches(out: &mut impl Write, switches: &[&Switch], in_detail: bool) -> io::Result<()> {
    heading(
        out,
        "Switches (--set SWITCH=VALUE), with what each preset chooses",
    )?;
    writeln!(
        out,
        "  * inferred: no text of that publisher on this point is known\n"
    )?;
    for switch in switches {
        let bold = Style::new().bold();
        writeln!(out, "  {bold}{}{bold:#}: {}", switch.key, switch.about)?;
        if in_detail {
            let values: Vec<&str> = offered(switch).map(|value| value.0).collect();
            writeln!(out, "      can be {}", values.join(", "))?;
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
            writeln!(out, "      {:<24} {}", value.0, by.join(" "))?;
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
