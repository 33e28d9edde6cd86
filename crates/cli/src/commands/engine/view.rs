//! A game as JSON: what `state` and `over` print.

use std::collections::BTreeMap;

use carcas_engine::{Decision, KindIx, Node, Outcome};
use serde_json::{Map, Value, json};

use super::game::OpenGame;
use crate::position_view;

/// Returns the position in the words of a trace's `after`, and what it waits for.
pub(crate) fn state(game: &OpenGame) -> Value {
    let (rules, state) = (game.rules(), game.state());
    let mut view = Map::new();
    let mut add = |key: &str, value: Value| view.insert(key.to_owned(), value);
    add("scores", json!(position_view::scores(rules, state)));
    let supplies = rules.seats().map(|seat| position_view::supply(state, seat));
    add("supply", supplies.map(|supply| json!(supply)).collect());
    add("figures", json!(position_view::figures(rules, state)));
    add("neutral", json!(position_view::neutral(rules, state)));
    let tokens = rules.seats().map(|seat| position_view::tokens(state, seat));
    let tokens: Vec<_> = tokens.collect();
    if tokens.iter().any(|tokens| !tokens.is_empty()) {
        add("tokens", json!(tokens));
    }

    let (phase, seat, drawn) = match state.node() {
        Node::Chance => ("draw", Some(state.active_seat()), None),
        Node::Over => ("over", None, None),
        Node::Decide { seat, decision } => {
            let drawn = match decision {
                Decision::PlaceTile { kind } => Some(rules.tile_kind(kind)),
                _ => None,
            };
            (decision.name(), Some(seat), drawn)
        }
    };
    add("phase", json!(phase));
    add("seat", json!(seat.map(|seat| seat.0)));
    add("turn", json!(state.active_seat().0));
    add("drawn", json!(drawn.map(|kind| &kind.id)));
    add("alias", json!(drawn.map(|kind| &kind.alias)));
    add("legal", json!(game.legal_moves().len()));
    if state.node() == Node::Chance {
        let mut outcomes = Vec::new();
        state.outcomes(rules, &mut outcomes);
        let weighted = outcomes
            .iter()
            .map(|&(Outcome::Tile(kind), n)| (kind, n as usize));
        add("outcomes", counts(game, weighted));
    }
    add("bag", json!(state.bag_size()));
    let left = rules
        .kinds()
        .map(|kind| (kind, state.n_in_bag(rules, kind)));
    add("left", counts(game, left));
    let aside = rules.kinds().map(|kind| (kind, state.n_aside(rules, kind)));
    add("aside", counts(game, aside));
    add("discarded", json!(state.n_discarded()));
    let tiles = state.tiles().iter().map(|tile| {
        let id = &rules.tile_kind(tile.kind).id;
        Value::from(format!("{id} {} r{}", tile.cell, tile.rotation.degrees()))
    });
    add("tiles", tiles.collect());
    add("names", json!(game.names()));
    add("entries", json!(game.n_entries()));
    Value::Object(view)
}

/// Returns how a game ended.
pub(crate) fn over(game: &OpenGame) -> Value {
    let (rules, state) = (game.rules(), game.state());
    let winners: Vec<u8> = state.winners(rules).iter().map(|seat| seat.0).collect();
    json!({ "scores": position_view::scores(rules, state), "winners": winners })
}

/// Returns numbers of tiles by their ids; the outcomes of a kind in several pools are added up.
fn counts(game: &OpenGame, kinds: impl Iterator<Item = (KindIx, usize)>) -> Value {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (kind, n) in kinds.filter(|&(_, n)| n > 0) {
        *counts.entry(&game.rules().tile_kind(kind).id).or_default() += n;
    }
    json!(counts)
}
