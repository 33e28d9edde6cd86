//! Samples of every message: what an earlier version wrote stays readable and means the same.
//!
//! `tests/samples` has a file per kind of event, group, query, answer and so on, and these files are never rewritten.
//! `cargo xtask bless protocol` adds those that are missing, from random games.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use crate::common::{Games, all_boxes};
use carcas_engine::{Node, Rules, Seat, State};
use carcas_protocol::{
    Aids, Answer, Asked, Awaited, Catalogue, Group, Points, PointsOfSource, Query, QueryRefusal,
    Question, Said, SetupProblem, SetupSpec, SpotAt, Table, TableHead, TablePage, WireCause,
    WireCell, WireDeparture, WireEvent, WireReason,
};
use carcas_text::{Sentence, key};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// What is kept in files.
struct Family {
    /// What the names of the files begin with.
    name: &'static str,
    /// The type in TypeScript, if there is a file per kind.
    declared: Option<&'static str>,
    /// Reads a message and writes it again.
    again: fn(&str) -> Value,
}

const fn one<T: Serialize + DeserializeOwned>(name: &'static str) -> Family {
    Family {
        name,
        declared: None,
        again: again::<T>,
    }
}

const fn per_kind<T: Serialize + DeserializeOwned>(
    name: &'static str,
    declared: &'static str,
) -> Family {
    Family {
        name,
        declared: Some(declared),
        again: again::<T>,
    }
}

const FAMILIES: [Family; 17] = [
    per_kind::<Answer>("answer", "Answer"),
    one::<Asked>("asked"),
    per_kind::<Awaited>("awaited", "Awaited"),
    one::<Catalogue>("catalogue"),
    per_kind::<WireCause>("cause", "WireCause"),
    per_kind::<WireDeparture>("departure", "WireDeparture"),
    per_kind::<WireEvent>("event", "WireEvent"),
    per_kind::<Group>("group", "Group"),
    one::<TableHead>("head"),
    one::<TablePage>("page"),
    per_kind::<Query>("query", "Query"),
    one::<Question>("question"),
    per_kind::<WireReason>("reason", "WireReason"),
    per_kind::<QueryRefusal>("refusal", "QueryRefusal"),
    one::<SetupSpec>("setup"),
    one::<SetupProblem>("setup-problem"),
    one::<Table>("table"),
];

fn again<T: Serialize + DeserializeOwned>(text: &str) -> Value {
    let message: T = serde_json::from_str(text).expect("the sample is read");
    serde_json::to_value(message).expect("it has a JSON form")
}

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/samples"))
}

/// Returns the names of all samples that there have to be.
fn wanted() -> BTreeSet<String> {
    let types = concat!(env!("CARGO_MANIFEST_DIR"), "/typescript/protocol.ts");
    let types = fs::read_to_string(types).expect("the types are there");
    let mut names = BTreeSet::new();
    for Family { name, declared, .. } in FAMILIES {
        let Some(declared) = declared else {
            names.insert(name.to_owned());
            continue;
        };
        let begin = format!("export type {declared} = ");
        let (_, rest) = types.split_once(&begin).expect("the type is declared");
        let declaration = rest.split("\nexport ").next().unwrap_or(rest);
        let kinds = declaration.split("\"kind\": \"").skip(1);
        let kinds = kinds.filter_map(|kind| kind.split('"').next());
        names.extend(kinds.map(|kind| format!("{name}-{kind}")));
    }
    names
}

#[test]
fn samples_stay_readable() {
    let wanted = wanted();
    if std::env::var_os("CARCAS_BLESS").is_some() {
        add_missing(&wanted);
    }
    let mut found = BTreeSet::new();
    for file in fs::read_dir(folder()).expect("there are samples") {
        let path = file.expect("it can be listed").path();
        let name = path.file_stem().expect("it has a name").to_string_lossy();
        let text = fs::read_to_string(&path).expect("it can be read");
        let kept: Value = serde_json::from_str(&text).expect("it is JSON");
        let is_of = |family: &&Family| match family.declared {
            Some(_) => name.starts_with(&format!("{}-", family.name)),
            None => name == family.name,
        };
        let family = FAMILIES.iter().find(is_of);
        let family = family.unwrap_or_else(|| panic!("{name} is a sample of nothing"));
        assert_eq!((family.again)(&text), kept, "{name}");
        found.insert(name.into_owned());
    }
    let missing: Vec<&String> = wanted.difference(&found).collect();
    assert!(
        missing.is_empty(),
        "no samples of {missing:?}; `cargo xtask bless protocol` adds them"
    );
}

/// Samples by their names, the first of each.
struct Samples<'w> {
    wanted: &'w BTreeSet<String>,
    found: BTreeMap<String, Value>,
}

impl Samples<'_> {
    fn add(&mut self, family: &str, message: &impl Serialize) {
        let value = serde_json::to_value(message).expect("it has a JSON form");
        let name = match value.get("kind").and_then(Value::as_str) {
            Some(kind) => format!("{family}-{kind}"),
            None => family.to_owned(),
        };
        if self.wanted.contains(&name) {
            self.found.entry(name).or_insert(value);
        }
    }

    fn look(&mut self, rules: &Rules, state: &State) {
        self.add("awaited", &Awaited::of(rules, state));
        if let Some(question) = Question::of(rules, state) {
            question
                .groups
                .iter()
                .for_each(|group| self.add("group", group));
            if state.tiles().len() > rules.start_tiles().len() {
                self.add("asked", &question.brief());
                self.add("question", &question);
            }
        }
        if state.tiles().len() > 40 && state.figures().count() > 4 {
            self.look_again(rules, state);
        }
    }

    /// Adds what is costly and needs a board with something on it.
    fn look_again(&mut self, rules: &Rules, state: &State) {
        if self.found.contains_key("table") {
            return;
        }
        let Node::Decide { seat, .. } = state.node() else {
            return;
        };
        let table = Table::of(rules, state, Aids::All);
        self.add("head", &table.head);
        self.add("table", &table);
        table.pages().for_each(|page| self.add("page", &page));
        let spot = state.figures().next().map(|figure| figure.spot);
        let cell = state.frontier().next().map(WireCell::from);
        let mut moves = Vec::new();
        state.legal_moves(rules, &mut moves);
        let (Some(spot), Some(cell), Some(&legal)) = (spot, cell, moves.first()) else {
            return;
        };
        let text = state.move_name(rules, legal);
        let queries = [
            Query::WhyRefused {
                text: "dragon 0,0".to_owned(),
                spot: None,
            },
            Query::WhyRefused {
                text: "meeple".to_owned(),
                spot: Some(SpotAt(spot.cell.x, spot.cell.y, spot.segment)),
            },
            Query::Fits { cell },
            Query::DeadCells {},
            Query::MoveScore { text },
            Query::Projection {},
            Query::Features { from: 0 },
            Query::Feature {
                cell: spot.cell.into(),
                segment: spot.segment,
            },
            Query::Remaining {},
            Query::Points {},
            Query::Rule {
                id: "BA-05".to_owned(),
            },
        ];
        for query in &queries {
            self.add("query", query);
            for aids in Aids::ALL.into_iter().rev() {
                match query.answer(rules, state, Some(seat), aids) {
                    Ok(answer) => self.add("answer", &answer),
                    Err(refusal) => self.add("refusal", &refusal),
                }
            }
        }
        let far = WireCell(999, 999);
        for query in [
            Query::Fits { cell: far },
            Query::Feature {
                cell: far,
                segment: 0,
            },
            Query::MoveScore {
                text: "nothing".to_owned(),
            },
            Query::Rule {
                id: "ZZ-00".to_owned(),
            },
        ] {
            let refused = query.answer(rules, state, Some(Seat(0)), Aids::All);
            self.add("refusal", &refused.expect_err("it asks for nothing"));
        }
    }
}

/// Writes samples that are missing, and leaves the others alone.
fn add_missing(wanted: &BTreeSet<String>) {
    let path = |name: &str| folder().join(format!("{name}.json"));
    let missing = wanted.iter().filter(|name| !path(name).exists());
    let missing: BTreeSet<String> = missing.cloned().collect();
    let mut samples = Samples {
        wanted: &missing,
        found: BTreeMap::new(),
    };
    samples.add("catalogue", &Catalogue::new());
    let wrong = SetupSpec {
        preset: "unknown".to_owned(),
        boxes: vec!["unknown".to_owned()],
        switches: BTreeMap::from([("abbot".to_owned(), "maybe".to_owned())]),
    };
    samples.add(
        "setup-problem",
        &wrong.prepare(9).expect_err("nothing of it is right"),
    );
    // A position alone cannot be asked for them.
    samples.add(
        "answer",
        &Answer::Points(Points {
            rows: vec![PointsOfSource {
                said: Said::from(&Sentence::new(key!("points-roads"))),
                points: vec![12, 0],
            }],
        }),
    );
    for (setup, seed) in all_boxes(40) {
        if samples.found.len() == missing.len() {
            break;
        }
        samples.add("setup", &SetupSpec::of(&setup));
        Games::new(&setup, seed).play(|rules, state, events| {
            for event in events {
                let told = WireEvent::of(rules, state, event);
                match &told {
                    WireEvent::FigureReturned { cause, .. } => samples.add("cause", cause),
                    WireEvent::Scored { reason, .. } => samples.add("reason", reason),
                    WireEvent::NeutralAside {
                        departure: Some(departure),
                        ..
                    } => samples.add("departure", departure),
                    _ => {}
                }
                samples.add("event", &told);
            }
            samples.look(rules, state);
        });
    }
    fs::create_dir_all(folder()).expect("the folder can be made");
    for (name, value) in samples.found {
        let text = serde_json::to_string_pretty(&value).expect("it has a JSON form");
        fs::write(path(&name), text + "\n").expect("the file can be written");
    }
}
