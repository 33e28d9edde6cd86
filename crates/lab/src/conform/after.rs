//! Comparing positions: what a trace says after a decision, and at the end.

use std::collections::BTreeMap;
use std::fmt::Display;

use carcas_engine::notation::Words;
use carcas_engine::{
    Decision, Event, FigureIx, FigureKind, Neutral, Node, Reason, Rules, Seat, State,
};
use carcas_record::view;
use serde_json::Value;

use super::difference::{Difference, Topic};
use super::trace::{After, DecisionLine, EndLine, is_empty};
use carcas_cli::traces::TOKENS;

/// How one key of a position is compared.
type Compare = fn(&Rules, &State, &Value) -> Option<Difference>;

/// Keys that a trace writes only if somebody has such a thing.
const MAY_BE_MISSING: [(&str, Compare); 2] = [("tokens", tokens), ("captured", captured)];

/// Lists everything in the position that the trace sees differently.
pub(crate) fn compare(rules: &Rules, state: &State, line: &DecisionLine) -> Vec<Difference> {
    let after = &line.after;
    let mut differences = Vec::new();
    let mut add = |difference: Option<Difference>| differences.extend(difference);
    add(scores(rules, state, Topic::After, &after.scores));
    for (seat, theirs) in rules.seats().zip(&after.supply) {
        add(supply(rules, state, seat, theirs));
    }
    add(figures(rules, state, after));
    // What nobody has is left out of a trace.
    for (key, compare) in MAY_BE_MISSING {
        if !after.rest.contains_key(key) {
            add(compare(rules, state, &Value::Null));
        }
    }
    // What our rules do not have yet must be empty in the trace, too.
    for (key, value) in &after.rest {
        add(match key.as_str() {
            "neutral" => neutral(rules, state, value),
            "tokens" => tokens(rules, state, value),
            "captured" => captured(rules, state, value),
            _ => nothing(key, value),
        });
    }
    differences
}

fn nothing(key: &str, value: &Value) -> Option<Difference> {
    (!is_empty(value)).then(|| Difference::new(Topic::After, key, value.to_string(), "nothing"))
}

/// Compares the neutral figures.
fn neutral(rules: &Rules, state: &State, theirs: &Value) -> Option<Difference> {
    let theirs: BTreeMap<&str, String> = theirs
        .as_object()
        .into_iter()
        .flatten()
        .map(|(name, at)| {
            (
                name.as_str(),
                at.as_str().map_or_else(|| at.to_string(), str::to_owned),
            )
        })
        .collect();
    let mut ours = view::neutral(rules, state);
    if let Some(figure) = state.fairy_companion()
        && let Some(fairy) = state.neutral(Neutral::Fairy)
        && waiting_wagons(rules, state).any(|(wagon, _)| wagon == figure)
    {
        ours.insert(Neutral::Fairy.name(), state.spot_name(rules, fairy));
    }
    let show = |figures: &BTreeMap<&str, String>| {
        list(figures.iter().map(|(name, at)| format!("{name} {at}")))
    };
    (ours != theirs).then(|| Difference::new(Topic::After, "neutral", show(&theirs), show(&ours)))
}

/// Compares goods and titles; a token of a box that we do not have is a difference.
fn tokens(rules: &Rules, state: &State, theirs: &Value) -> Option<Difference> {
    let mut differences = Vec::new();
    for seat in rules.seats() {
        let listed = theirs.get(seat.ix()).and_then(Value::as_object);
        let theirs: BTreeMap<String, u64> = listed
            .into_iter()
            .flatten()
            .map(|(name, n)| (our_token(name), n.as_u64().unwrap_or(u64::MAX)))
            .filter(|&(_, n)| n > 0)
            .collect();
        let mut ours = view::tokens(rules, state, seat);
        // Traces list flocks apart.
        ours.retain(|name, _| !name.starts_with("SHEEP"));
        let show = |tokens: &BTreeMap<String, u64>| {
            let named = tokens
                .iter()
                .map(|(name, n)| format!("{n} {}", name.to_lowercase()));
            format!("p{} {}", seat.0, list(named))
        };
        if ours != theirs {
            differences.push((show(&theirs), show(&ours)));
        }
    }
    let join = |side: fn(&(String, String)) -> &String| {
        differences
            .iter()
            .map(side)
            .cloned()
            .collect::<Vec<_>>()
            .join("; ")
    };
    (!differences.is_empty()).then(|| {
        Difference::new(
            Topic::After,
            "tokens",
            join(|pair| &pair.0),
            join(|pair| &pair.1),
        )
    })
}

fn our_token(theirs: &str) -> String {
    let known = TOKENS.iter().find(|(name, _)| *name == theirs);
    known.map_or_else(|| theirs.to_uppercase(), |(_, ours)| (*ours).to_owned())
}

/// Compares the prisoners of every seat.
fn captured(rules: &Rules, state: &State, theirs: &Value) -> Option<Difference> {
    let holders = |read: &dyn Fn(Seat) -> Vec<String>| {
        let seats = rules.seats();
        let lists = seats.map(|seat| format!("p{} {}", seat.0, list(read(seat).iter())));
        lists.collect::<Vec<_>>().join("; ")
    };
    let theirs = holders(&|seat| {
        let listed = theirs.get(seat.ix()).and_then(Value::as_array);
        let mut held: Vec<String> = listed
            .into_iter()
            .flatten()
            .map(|held| {
                held.as_str()
                    .map_or_else(|| held.to_string(), str::to_owned)
            })
            .collect();
        held.sort_unstable();
        held
    });
    let ours = holders(&|seat| view::captured(rules, state, seat));
    (ours != theirs).then(|| Difference::new(Topic::After, "captured", theirs, ours))
}

pub(crate) fn scores(
    rules: &Rules,
    state: &State,
    topic: Topic,
    theirs: &[i64],
) -> Option<Difference> {
    let ours = view::scores(rules, state);
    (ours != theirs).then(|| {
        Difference::new(
            topic,
            "scores",
            list(theirs.iter()).to_string(),
            list(ours.iter()),
        )
    })
}

/// Returns the wagons whose features have been scored. While it is asked where they go, the traces have them in supply.
fn waiting_wagons(rules: &Rules, state: &State) -> impl Iterator<Item = (FigureIx, Seat)> {
    let asked = match state.node() {
        Node::Decide { decision, .. } => decision == Decision::MoveWagon,
        Node::Chance { .. } | Node::Over => false,
    };
    let wagons = state.figures().filter(move |figure| {
        let feature = state.feature(rules, figure.spot);
        let is_wagon = figure.kind == FigureKind::Wagon;
        asked && is_wagon && feature.is_some_and(|feature| feature.is_complete())
    });
    wagons.map(|figure| (figure.ix, figure.seat))
}

fn supply(
    rules: &Rules,
    state: &State,
    seat: Seat,
    theirs: &BTreeMap<String, u64>,
) -> Option<Difference> {
    let mut ours = view::supply(state, seat);
    for _ in waiting_wagons(rules, state).filter(|&(_, owner)| owner == seat) {
        *ours.entry(FigureKind::Wagon.name()).or_default() += 1;
    }
    let theirs: BTreeMap<&str, u64> = theirs
        .iter()
        .map(|(name, &n)| (name.as_str(), n))
        .filter(|&(_, n)| n > 0)
        .collect();
    let show = |supply: &BTreeMap<&str, u64>| {
        list(supply.iter().map(|(name, n)| format!("{n} {name}"))).clone()
    };
    (ours != theirs).then(|| {
        Difference::new(
            Topic::After,
            format!("supply of p{}", seat.0),
            show(&theirs),
            show(&ours),
        )
    })
}

fn figures(rules: &Rules, state: &State, after: &After) -> Option<Difference> {
    let mut ours = view::figures(rules, state);
    for (wagon, _) in waiting_wagons(rules, state) {
        let name = state.figure_name(rules, wagon);
        ours.retain(|other| *other != name);
    }
    let mut theirs = after.figures.clone();
    theirs.sort_unstable();
    let (only_theirs, only_ours) = without_common(&theirs, &ours);
    (ours != theirs).then(|| {
        Difference::new(
            Topic::After,
            "figures",
            list(only_theirs.iter()),
            list(only_ours.iter()),
        )
    })
}

/// Compares the last line with the position and with what happened in the final scoring.
pub(crate) fn compare_end(
    rules: &Rules,
    state: &State,
    events: &[Event],
    line: &EndLine,
) -> Vec<Difference> {
    let mut differences = Vec::new();
    differences.extend(scores(rules, state, Topic::End, &line.scores));
    let Some(groups) = &line.final_scoring else {
        return differences;
    };
    let mut theirs: Vec<String> = groups
        .iter()
        .flatten()
        // Cities whose followers have no power at all are no score to us, nor is a castle that nothing was completed beside.
        .filter(|score| {
            score.name != "city.empty" && (score.name.as_str(), score.points) != ("castle", 0)
        })
        .map(|score| {
            let place = match &score.at {
                Some(at) => place(rules, state, at).unwrap_or_else(|| at.clone()),
                None => score.name.clone(),
            };
            format!("p{} {} for {place}", score.player, score.points)
        })
        .collect();
    // The last tile may bring points, too, before the final scoring begins.
    let n_before = events.iter().rposition(is_of_turn).map_or(0, |ix| ix + 1);
    let bonuses = events[n_before..].iter().take_while(|event| {
        let is_bonus = is_scored_for(event, |reason| reason == Reason::FairyBonus);
        n_before > 0 && is_bonus
    });
    let n_before = n_before + bonuses.count();
    let mut ours: Vec<String> = events[n_before..]
        .iter()
        .filter_map(|event| final_score(rules, state, event))
        .collect();
    theirs.sort_unstable();
    ours.sort_unstable();
    if theirs != ours {
        let (only_theirs, only_ours) = without_common(&theirs, &ours);
        differences.push(Difference::new(
            Topic::End,
            "final",
            list(only_theirs.iter()),
            list(only_ours.iter()),
        ));
    }
    differences
}

/// Whether an event is a score of the last turn, before the final scoring.
fn is_of_turn(event: &Event) -> bool {
    is_scored_for(event, |reason| {
        matches!(reason, Reason::Complete | Reason::Castle)
    })
}

fn is_scored_for(event: &Event, is_wanted: impl Fn(Reason) -> bool) -> bool {
    matches!(event, Event::Scored { reason, .. } if is_wanted(*reason))
}

fn final_score(rules: &Rules, state: &State, event: &Event) -> Option<String> {
    match event {
        Event::Scored {
            seat,
            reason:
                Reason::OpenAtEnd
                | Reason::FieldAtEnd
                | Reason::CityOfFieldsAtEnd
                | Reason::FairyBonus
                | Reason::BarnJoined
                | Reason::BarnAtEnd,
            spot: Some(spot),
            terms,
            ..
        } => {
            let at = state.spot_name(rules, *spot);
            let place = place(rules, state, &at).unwrap_or(at);
            Some(format!("p{} {} for {place}", seat.0, terms.total()))
        }
        Event::Scored {
            seat,
            reason: reason @ (Reason::Goods | Reason::Title(_)),
            terms,
            ..
        } => {
            let label = match reason {
                Reason::Title(title) => title.name(),
                _ => "trade-goods",
            };
            Some(format!("p{} {} for {label}", seat.0, terms.total()))
        }
        _ => None,
    }
}

/// Names a feature by its first segment, so that all names of one feature become equal.
fn place(rules: &Rules, state: &State, at: &str) -> Option<String> {
    let mut words = Words::new(at);
    let spot = state.parse_spot(rules, &mut words).ok()?;
    words.finish().ok()?;
    let feature = state.feature(rules, spot)?;
    let first = state.spots_of(feature.ix).min()?;
    Some(state.spot_name(rules, first))
}

/// Returns what two sorted lists do not share.
fn without_common<'a>(a: &'a [String], b: &'a [String]) -> (Vec<&'a str>, Vec<&'a str>) {
    let (mut only_a, mut only_b) = (Vec::new(), Vec::new());
    let (mut a, mut b) = (a.iter().peekable(), b.iter().peekable());
    loop {
        match (a.peek(), b.peek()) {
            (None, None) => return (only_a, only_b),
            (Some(x), Some(y)) if x == y => {
                a.next();
                b.next();
            }
            (Some(x), y) if y.is_none_or(|y| x < y) => {
                only_a.push(x.as_str());
                a.next();
            }
            (_, y) => {
                only_b.extend(y.map(|y| y.as_str()));
                b.next();
            }
        }
    }
}

/// Joins items for people.
fn list(items: impl Iterator<Item = impl Display>) -> String {
    let items: Vec<String> = items.map(|item| item.to_string()).collect();
    if items.is_empty() {
        "none".to_owned()
    } else {
        items.join(", ")
    }
}
