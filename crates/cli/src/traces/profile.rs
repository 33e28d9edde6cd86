//! The conformance profile: how the setup of a trace becomes ours.
//!
//! Everything that a box brings stands in `tables.rs`. What has no row there, or what our rules refuse, makes a trace
//! unsupported.

use carcas_engine::{Edition, Rules, Setup, Switch};
use carcas_tiles::{Box, Printing, catalogue};
use serde_json::Value;

use super::setup::SetupLine;
use super::tables::{ELEMENTS, Element, PROFILE, RULE_KEYS, SETS};

/// No trace gives a seat more figures of one kind.
const MAX_FIGURES: u64 = 16;

/// Why a trace cannot be replayed.
#[derive(Debug)]
pub enum Unplayable {
    /// What we do not have: boxes, and only if none is missing, elements, rules and the like.
    Unsupported(Vec<String>),
    /// What no trace says: the message for people.
    Malformed(String),
}

/// Prepares the rules under which a trace is replayed.
pub fn prepare(line: &SetupLine) -> Result<Rules, Unplayable> {
    let Ok(seats @ 1..=6) = u8::try_from(line.players) else {
        let need = format!("{} players", line.players);
        return Err(Unplayable::Unsupported(vec![need]));
    };
    let elements = read_elements(line)?;
    let count = |name: &str| -> u64 {
        let found = elements.iter().find(|(known, _)| *known == name);
        found.map_or(0, |&(_, n)| n)
    };
    let mut setup = Setup::new(Edition::ZmanC2, seats);
    for &(key, value) in PROFILE {
        set_switch(&mut setup, key, value);
    }
    add_sets(line, &mut setup)?;
    let mut missing = set_rules(line, &mut setup);
    for &(name, n) in &elements {
        if n > 0 && !ELEMENTS.iter().any(|&(known, _)| known == name) {
            missing.push(name.to_owned());
        }
    }
    for &(name, element) in ELEMENTS {
        let is_there = count(name) > 0;
        match element {
            Element::FigureOf(_, module) | Element::Mechanism(module) if !is_there => {
                setup.switch_off(module);
            }
            // Set pieces may have figures of a box without its tiles.
            Element::FigureOf(_, module) | Element::Mechanism(module) => setup.switch_on(module),
            // Set pieces may have fewer or more figures than a box.
            Element::Figure(figure) if count(name) <= MAX_FIGURES => {
                setup.set_supply(figure, count(name) as u8);
            }
            Element::Switch(key, [there, absent]) => {
                set_switch(&mut setup, key, if is_there { there } else { absent });
            }
            _ => {}
        }
    }
    let rules = Rules::new(&setup).map_err(|errors| {
        Unplayable::Unsupported(errors.0.iter().map(ToString::to_string).collect())
    })?;
    for &(name, element) in ELEMENTS {
        missing.extend(what_differs(name, element, count(name), &rules));
    }
    if missing.is_empty() {
        check_bag(line)?;
        Ok(rules)
    } else {
        missing.sort_unstable();
        missing.dedup();
        Err(Unplayable::Unsupported(missing))
    }
}

/// The tables hold only switches and values that exist; a test goes through all of them.
fn set_switch(setup: &mut Setup, key: &str, value: &str) {
    let is_set = Switch::from_key(key).is_some_and(|switch| switch.set(setup.choices_mut(), value));
    debug_assert!(is_set, "no switch {key}={value}");
}

/// Adds the boxes of a trace, or lists all that are missing.
fn add_sets(line: &SetupLine, setup: &mut Setup) -> Result<(), Unplayable> {
    let mut missing = Vec::new();
    let mut boxes = Vec::new();
    for (name, &copies) in &line.sets {
        let (set, printing) = match name.split_once(':') {
            None => (name.as_str(), None),
            Some((set, "1")) => (set, Some(Printing::First)),
            Some((set, "2")) => (set, Some(Printing::New)),
            Some(_) => {
                missing.push(name.clone());
                continue;
            }
        };
        match SETS.iter().find(|&&(known, _)| known == set) {
            _ if copies == 0 => {}
            Some(&(_, of)) if copies == 1 && !boxes.contains(&of) => {
                boxes.push(of);
                if let Some(printing) = printing {
                    setup.use_printing(of, printing);
                }
            }
            Some(_) => missing.push(format!("several copies of {set}")),
            None => missing.push(set.to_owned()),
        }
    }
    if !boxes.contains(&Box::Base) {
        missing.push("a game without basic".to_owned());
    }
    for &of in boxes.iter().filter(|&&of| of != Box::Base) {
        let is_playable = Setup::playable_boxes().any(|playable| playable == of);
        if !is_playable || setup.add_box(of.name()).is_err() {
            missing.push(of.name().to_owned());
        }
    }
    if missing.is_empty() {
        Ok(())
    } else {
        Err(Unplayable::Unsupported(missing))
    }
}

/// A tile that no box holds is a slip of the pen; one that our bag lacks is a difference, found later.
fn check_bag(line: &SetupLine) -> Result<(), Unplayable> {
    let mut names = line.bag.iter().flatten();
    match names.find(|name| catalogue().find(name).is_none()) {
        None => Ok(()),
        Some(name) => Err(Unplayable::Malformed(format!(
            "the bag names `{name}`, which is no tile of any box; `carcas tiles` lists all ids"
        ))),
    }
}

/// Sets the switches that the trace names and returns the rules that we do not have.
fn set_rules(line: &SetupLine, setup: &mut Setup) -> Vec<String> {
    let mut missing = Vec::new();
    for (key, value) in &line.rules {
        let value = match value {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        let ours =
            RULE_KEYS
                .iter()
                .find(|(known, ..)| known == key)
                .and_then(|(_, switch, values)| {
                    let value = values.iter().find(|(theirs, _)| *theirs == value)?.1;
                    Some((switch, value))
                });
        match ours {
            Some((switch, value)) => set_switch(setup, switch, value),
            None => missing.push(format!("the rule {key}={value}")),
        }
    }
    missing
}

/// Returns each element with its number, 1 for `true`.
fn read_elements(line: &SetupLine) -> Result<Vec<(&str, u64)>, Unplayable> {
    let mut elements = Vec::new();
    for (name, value) in &line.elements {
        let n = match value {
            Value::Bool(is_there) => Some(u64::from(*is_there)),
            Value::Number(number) => number.as_u64(),
            _ => None,
        };
        let n = n.ok_or_else(|| {
            Unplayable::Malformed(format!(
                "the element `{name}` is {value}; expected true, false or a number of figures"
            ))
        })?;
        elements.push((name.as_str(), n));
    }
    Ok(elements)
}

/// Tells what a trace wants of an element that the prepared rules do not give.
fn what_differs(name: &str, element: Element, n: u64, rules: &Rules) -> Option<String> {
    let is_in_play = |module| rules.modules().contains(module);
    let is_given = match element {
        Element::Figure(figure) | Element::FigureOf(figure, _) => {
            u64::from(rules.supply()[figure.ix()]) == n
        }
        Element::Mechanism(module) | Element::Indispensable(module) => {
            is_in_play(module) == (n > 0)
        }
        Element::Switch(..) => true,
    };
    (!is_given).then(|| match n {
        0 => format!("a game without {name}"),
        _ if matches!(element, Element::Figure(_) | Element::FigureOf(..)) => {
            format!("{name}={n}")
        }
        _ => name.to_owned(),
    })
}
