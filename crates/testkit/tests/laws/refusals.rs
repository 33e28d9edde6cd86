//! Whoever makes an illegal move is told a rule that exists, what was wrong and what would be right.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, sync::Mutex};

use carcas_bots::Rng;
use carcas_laws::{Care, RandomGame, draw_refusals, refusals};
use carcas_testkit::Seeds;

/// Returns every id that the rules define: the first bold word of a line.
fn defined_ids() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    let mut ids = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("the rules are there") {
        let path = entry.expect("the rules are readable").path();
        let name = path.file_name().map(|name| name.to_string_lossy());
        // Other files, such as the README, speak about ids but define none.
        if !name.is_some_and(|name| name.starts_with(|c: char| c.is_ascii_digit())) {
            continue;
        }
        for line in fs::read_to_string(path).expect("it is text").lines() {
            let line = line.trim_start_matches("- ");
            if let Some(id) = line.strip_prefix("**") {
                let end = id.find([' ', '*']).unwrap_or(id.len());
                ids.insert(id[..end].to_owned());
            }
        }
    }
    assert!(ids.contains("BA-01") && ids.contains("CO-A3"));
    ids
}

#[test]
fn every_illegal_move_is_refused_with_a_rule_and_a_remedy() {
    let ids = defined_ids();
    let met: Mutex<BTreeMap<&'static str, u64>> = Mutex::new(BTreeMap::new());
    let seeds = Seeds::from_env(25);
    seeds.for_each(|seed| {
        let mut game = RandomGame::new(seed);
        let mut rng = Rng::new(seed);
        while let Some(entry) = game.choose() {
            game.take(entry)
                .unwrap_or_else(|finding| panic!("{finding}"));
            let record = game.record();
            let (rules, state) = (record.rules(), record.state());
            let drawn = draw_refusals(record.setup(), rules, state);
            for (kind, refusal) in drawn.unwrap_or_else(|fault| panic!("{fault}")) {
                let of = format!("{kind:?} at {:?}: {refusal:?}", state.node());
                assert!(ids.contains(refusal.rule), "there is no such rule: {of}");
            }
            let found = refusals(record.setup(), rules, state, Care::Samples, &mut rng);
            let found = found.unwrap_or_else(|fault| panic!("{fault}"));
            for (candidate, refusal) in found {
                let of = format!("{candidate:?} at {:?}: {refusal:?}", state.node());
                assert!(ids.contains(refusal.rule), "there is no such rule: {of}");
                let mut met = met.lock().expect("no other game failed");
                *met.entry(refusal.rule).or_default() += 1;
            }
        }
    });
    let met = met.into_inner().expect("no game failed");
    println!("{} rules refuse: {met:?}", met.len());
    if seeds.is_full() {
        for rule in ["BA-20", "PD-50", "CO-21", "MW-30", "RV-07", "TB-08"] {
            assert!(met.contains_key(rule), "{rule} never refuses a move");
        }
    }
}
