//! Equality with the shared tile facts, where they are at hand.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use carcas_tiles::{Box, Group, Printing, Segment, SegmentKind, Side, Symbol, TileKind, catalogue};
use serde_json::Value;

/// Reads all files of the shared folder, or says that it is not there.
fn shared() -> Option<Vec<Value>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/tiles");
    let Ok(entries) = fs::read_dir(&folder) else {
        println!("skipped: the folder {} is not there", folder.display());
        return None;
    };
    let paths = entries.map(|entry| entry.expect("the folder can be listed").path());
    let mut paths: Vec<_> = paths
        .filter(|path| path.extension().is_some_and(|ext| ext == "json"))
        .collect();
    paths.sort();
    let read = |path| serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    Some(paths.iter().map(read).collect())
}

fn words(value: &Value) -> BTreeSet<&str> {
    let all = value.as_array().expect("a list of words");
    all.iter().map(|word| word.as_str().unwrap()).collect()
}

/// Describes a segment of the shared facts; refuses fields that it does not know.
fn describe_shared(segment: &Value, all: &[Value], tile: &str) -> String {
    let mut facts = BTreeSet::new();
    for (key, value) in segment.as_object().unwrap() {
        match key.as_str() {
            "kind" => {}
            "pennants" | "resource" => {
                facts.insert(format!("{key} {value}"));
            }
            "sides" | "slots" | "wagon_move" => {
                facts.extend(words(value).iter().map(|word| format!("{key} {word}")));
            }
            "touches_city_at" => facts.extend(touched(&words(value), all)),
            "multi_edge" => {
                facts.insert(format!("beside {}", value.as_str().unwrap().to_uppercase()));
            }
            "castle_base" if value == false => {
                facts.insert("no-castle".to_owned());
            }
            "wells" if value == 1 => {
                facts.insert("well".to_owned());
            }
            "inn" | "cathedral" | "princess" | "tunnel" | "pig_herd" if value == true => {
                facts.insert(key.replace('_', "-"));
            }
            _ => panic!("{tile}: unknown fact {key} {value}"),
        }
    }
    // The numbers of inner fields only tell them apart.
    if facts.remove("slots I") | facts.remove("slots II") {
        facts.insert("inner".to_owned());
    }
    let kind = segment["kind"].as_str().unwrap();
    if kind == "field" && tile.starts_with("CO/") {
        facts.insert("at-carcassonne".to_owned());
    }
    format!("{kind} {facts:?}")
}

/// Names the cities that are touched at these sides by all the sides that they reach.
fn touched(at: &BTreeSet<&str>, all: &[Value]) -> BTreeSet<String> {
    let cities = all.iter().filter(|other| other["kind"] == "city");
    cities
        .map(|city| words(&city["sides"]))
        .filter(|sides| !sides.is_disjoint(at))
        .map(|sides| format!("by {sides:?}"))
        .collect()
}

/// Describes one of our segments in the same words.
fn describe_ours(segment: &Segment, kind: &TileKind) -> String {
    let mut facts = BTreeSet::new();
    facts.extend(
        segment
            .sides
            .iter()
            .map(|side| format!("sides {}", side.name())),
    );
    facts.extend(
        segment
            .halves
            .iter()
            .map(|half| format!("slots {}", half.name())),
    );
    facts.extend(segment.marks.iter().map(|mark| mark.name().to_owned()));
    facts.extend(
        segment
            .goods
            .map(|goods| format!("resource \"{}\"", goods.name())),
    );
    facts.extend(
        segment
            .shared_sides
            .iter()
            .map(|side| format!("beside {}", side.name())),
    );
    if segment.pennants > 0 {
        facts.insert(format!("pennants {}", segment.pennants));
    }
    for letter in (0..8).filter(|letter| segment.links >> letter & 1 == 1) {
        facts.insert(format!("wagon_move {}", char::from(b'a' + letter)));
    }
    for ix in segment.borders.iter() {
        let sides: BTreeSet<_> = kind.segments[ix].sides.iter().map(Side::name).collect();
        facts.insert(format!("by {sides:?}"));
    }
    if segment.kind == SegmentKind::Field && segment.halves.is_empty() {
        facts.insert("inner".to_owned());
    }
    format!("{} {facts:?}", segment.kind.name())
}

fn group_of(tile: &str, value: &Value) -> Group {
    match value.get("group").map(|group| group.as_str().unwrap()) {
        Some("river-spring") => Group::Spring,
        Some("river-lake") => Group::Lake,
        Some("river-fork") => Group::Fork,
        Some("river") => Group::River,
        Some(group) => panic!("{tile}: unknown group {group}"),
        None if value.get("per_seat").is_some() => Group::Seat,
        None if tile.starts_with("CO/") => Group::Carcassonne,
        None => Group::Land,
    }
}

fn compare_tile(tile: &str, value: &Value) {
    let id = catalogue().find(tile);
    let ours = catalogue().kind(id.unwrap_or_else(|| panic!("no tile {tile}")));
    for (key, value) in value.as_object().unwrap() {
        let known = ["segments", "symbols", "group", "max", "per_seat"];
        assert!(
            known.contains(&key.as_str()),
            "{tile}: unknown fact {key} {value}"
        );
    }
    let segments = value["segments"].as_array().unwrap();
    let mut theirs: Vec<_> = segments
        .iter()
        .map(|segment| describe_shared(segment, segments, tile))
        .collect();
    let mut found: Vec<_> = ours
        .segments
        .iter()
        .map(|s| describe_ours(s, ours))
        .collect();
    theirs.sort();
    found.sort();
    assert_eq!(found, theirs, "{tile}");
    let symbols: BTreeSet<_> = ours.symbols.iter().map(Symbol::name).collect();
    let mut their_symbols = value.get("symbols").map(words).unwrap_or_default();
    if their_symbols.remove("mage") {
        their_symbols.insert("magic");
    }
    assert_eq!(symbols, their_symbols, "{tile}");
    assert_eq!(ours.group, group_of(tile, value), "{tile}");
    let at_most = value.get("max").map(|max| max.as_u64().unwrap());
    assert_eq!(ours.at_most.map(u64::from), at_most, "{tile}");
    assert_eq!(value.get("per_seat").is_some(), tile == "AM/A");
}

#[test]
fn every_tile_is_as_in_the_shared_facts() {
    let Some(files) = shared() else {
        return;
    };
    let mut aliases = BTreeSet::new();
    for file in &files {
        for (tile, value) in file["tiles"].as_object().unwrap() {
            compare_tile(tile, value);
            aliases.insert(tile.as_str());
        }
    }
    let ours = catalogue().kinds().map(|(_, kind)| kind.alias.as_str());
    assert_eq!(ours.collect::<BTreeSet<_>>(), aliases);
}

/// Reads the name of a set in the shared facts. A set without a printing stands for both.
fn set_of(name: &str) -> (Box, Vec<Printing>) {
    let (name, printings) = match name.split_once(':') {
        Some((name, "1")) => (name, vec![Printing::First]),
        Some((name, "2")) => (name, vec![Printing::New]),
        Some(_) => panic!("unknown printing in {name}"),
        None => (name, Printing::ALL.to_vec()),
    };
    let name = match name {
        "basic" => "base",
        "river/1" => "river-1",
        "river/2" => "river-2",
        name => name,
    };
    let of = Box::from_name(name);
    (
        of.unwrap_or_else(|| panic!("unknown set {name}")),
        printings,
    )
}

#[test]
fn every_set_is_as_in_the_shared_facts() {
    let Some(files) = shared() else {
        return;
    };
    let mut seen = BTreeSet::new();
    for (name, set) in files
        .iter()
        .flat_map(|file| file["sets"].as_object().unwrap())
    {
        let (of, printings) = set_of(name);
        let counts = set["count"].as_object().unwrap().iter();
        let theirs: BTreeSet<_> = counts
            .map(|(tile, n)| (tile.as_str(), n.as_u64().unwrap()))
            .collect();
        let replaced = set.get("replaces").map(words).unwrap_or_default();
        for printing in printings {
            assert!(seen.insert((of, printing)), "{name} twice");
            let ours = catalogue()
                .set(of, printing)
                .expect("every box has both sets");
            let alias = |id| catalogue().kind(id).alias.as_str();
            let copies = ours.copies.iter().map(|&(id, n)| (alias(id), u64::from(n)));
            assert_eq!(copies.collect::<BTreeSet<_>>(), theirs, "{name}");
            assert_eq!(
                ours.total() as u64,
                set["total"].as_u64().unwrap(),
                "{name}"
            );
            let our_replaced = ours.replaces.iter().map(|&id| alias(id));
            assert_eq!(our_replaced.collect::<BTreeSet<_>>(), replaced, "{name}");
        }
    }
    assert_eq!(seen.len(), catalogue().sets().len());
}
