//! Bazaars in traces: the tiles on offer, who bids and who has got one, as a line shows them before its decision.

use carcas_engine::{Decision, Move, Node, Rules, State};
use serde_json::Value;

use super::difference::{Difference, Topic};
use super::trace::DecisionLine;

/// Returns the tiles that a line shows: those turned up, when a bazaar begins.
pub(crate) fn lots(line: &DecisionLine) -> Vec<&str> {
    let items = line.bazaar.as_array().into_iter().flatten();
    items
        .filter_map(|item| item.get("tile").and_then(Value::as_str))
        .collect()
}

/// Compares what a line shows with our bazaar.
pub(crate) fn compare(rules: &Rules, state: &State, line: &DecisionLine) -> Option<Difference> {
    let items = line.bazaar.as_array().into_iter().flatten();
    let mut theirs: Vec<String> = items.map(item_name).collect();
    let mut ours = item_names(rules, state);
    theirs.sort_unstable();
    ours.sort_unstable();
    (theirs != ours).then(|| {
        let (theirs, ours) = (theirs.join(", "), ours.join(", "));
        Difference::new(Topic::After, "bazaar", theirs, ours)
    })
}

/// Names a tile of a trace's bazaar: with its owner, with the highest bid, or alone.
fn item_name(item: &Value) -> String {
    let tile = item.get("tile").and_then(Value::as_str).unwrap_or("?");
    let number = |key: &str| item.get(key).and_then(Value::as_i64);
    match (number("owner"), number("bidder")) {
        (Some(owner), _) => format!("{tile} of p{owner}"),
        (None, Some(bidder)) => {
            let price = number("price").unwrap_or(0);
            format!("{tile} for {price} to p{bidder}")
        }
        (None, None) => tile.to_owned(),
    }
}

/// Names the tiles of our bazaar in the same way.
fn item_names(rules: &Rules, state: &State) -> Vec<String> {
    let alias = |kind| rules.tile_kind(kind).alias.as_str();
    let mut names: Vec<String> = state.lots().map(|kind| alias(kind).to_owned()).collect();
    if let Some((kind, bid, bidder)) = state.offer()
        && let Some(ix) = names.iter().position(|name| name == alias(kind))
    {
        names[ix] = format!("{} for {bid} to p{}", alias(kind), bidder.0);
    }
    for seat in rules.seats() {
        let owed = state.owed(seat);
        names.extend(owed.map(|kind| format!("{} of p{}", alias(kind), seat.0)));
    }
    names
}

/// Whether traces list a move: of bids they list only the lowest, and never a pass.
///
/// Rule: BC-39, BC-40.
pub(crate) fn is_listed(state: &State, legal: Move) -> bool {
    let Node::Decide { decision, .. } = state.node() else {
        return true;
    };
    match (decision, legal) {
        (Decision::Auction, Move::Auction { bid, .. }) => bid == 0,
        (Decision::Bid, Move::Bid { bid }) => {
            let highest = state.offer().map_or(0, |(_, highest, _)| highest);
            bid == highest + 1
        }
        (Decision::Bid, Move::Pass) => false,
        _ => true,
    }
}
