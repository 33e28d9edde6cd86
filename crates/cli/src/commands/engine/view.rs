//! A game as JSON: what `state` and `over` print.

use carcas_engine::Node;
use carcas_record::{PositionView, view};
use serde_json::{Map, Value, json};

use super::game::OpenGame;

/// Returns the position in the words of a trace's `after`, and what it waits for.
pub(crate) fn state(game: &OpenGame) -> Value {
    let position = PositionView::of(game.rules(), game.state());
    let mut view = Map::new();
    let mut add = |key: &str, value: Value| view.insert(key.to_owned(), value);
    add("scores", json!(position.scores));
    add("supply", json!(position.supply));
    add("figures", json!(position.figures));
    add("neutral", json!(position.neutral));
    if position.tokens.iter().any(|tokens| !tokens.is_empty()) {
        add("tokens", json!(position.tokens));
    }
    if !position.floors.is_empty() {
        add("floors", json!(position.floors));
    }
    if position.captured.iter().any(|held| !held.is_empty()) {
        add("captured", json!(position.captured));
    }
    for (key, list) in [
        ("bridges", &position.bridges),
        ("castles", &position.castles),
        ("bazaar", &position.lots),
    ] {
        if !list.is_empty() {
            add(key, json!(list));
        }
    }
    if let Some((tile, bid, bidder)) = &position.offer {
        add(
            "offer",
            json!({"tile": tile, "bid": bid, "bidder": bidder.0}),
        );
    }
    if position.owed.iter().any(Option::is_some) {
        add("owed", json!(position.owed));
    }
    add("phase", json!(position.phase));
    add("seat", json!(position.seat.map(|seat| seat.0)));
    add("turn", json!(position.turn.0));
    let drawn = position.drawn.as_ref();
    add("drawn", json!(drawn.map(|tile| &tile.id)));
    add("alias", json!(drawn.map(|tile| &tile.alias)));
    add("legal", json!(position.n_legal));
    if let Node::Chance { draw } = game.state().node() {
        add("draw", json!(draw.name()));
    }
    if let Some(outcomes) = &position.outcomes {
        add("outcomes", json!(outcomes));
    }
    add("bag", json!(position.n_in_bag));
    add("left", json!(position.left));
    add("aside", json!(position.aside));
    add("discarded", json!(position.n_discarded));
    add("tiles", json!(position.tiles));
    add("names", json!(game.names()));
    add("entries", json!(game.n_entries()));
    add("position", json!(game.position()));
    Value::Object(view)
}

/// Returns how a game ended.
pub(crate) fn over(game: &OpenGame) -> Value {
    let (rules, state) = (game.rules(), game.state());
    let winners: Vec<u8> = state.winners(rules).iter().map(|seat| seat.0).collect();
    json!({ "scores": view::scores(rules, state), "winners": winners })
}
