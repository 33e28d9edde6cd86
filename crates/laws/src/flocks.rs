//! Flocks and the tiles under hills.

use carcas_engine::{Event, FigureKind, Module, Rules, State, Token};
use carcas_tiles::Symbol;

use crate::verdict::{Verdict, law};
use crate::watch::Told;

/// The tokens of the box: which, and how many.
const TOKENS: [(Token, u8); 5] = [
    (Token::OneSheep, 4),
    (Token::TwoSheep, 5),
    (Token::ThreeSheep, 5),
    (Token::FourSheep, 2),
    (Token::Wolf, 2),
];

/// No token is lost or doubled, wolves are in the bag, and flocks lie beside shepherds.
pub(crate) fn check_node(rules: &Rules, state: &State) -> Verdict {
    let bag: Vec<(Token, u8)> = state.token_bag().collect();
    for (token, n_tokens) in TOKENS {
        let held: u8 = rules.seats().map(|seat| state.n_tokens(seat, token)).sum();
        let mut in_bag = bag.iter().filter(|one| one.0 == token);
        let in_bag = in_bag.next().map_or(0, |one| one.1);
        let name = token.name();
        law!(
            held + in_bag == n_tokens && (token != Token::Wolf || held == 0),
            "seats hold {held} {name} and {in_bag} are in the bag, of {n_tokens}"
        );
    }
    for seat in rules.seats() {
        let shepherd = state
            .figures()
            .find(|figure| figure.seat == seat && figure.kind == FigureKind::Shepherd);
        // One that was placed in this part has not drawn yet.
        let placed = state.placed_tile().map(|tile| tile.cell);
        let is_new = shepherd.is_some_and(|one| Some(one.spot.cell) == placed)
            && state.active_seat() == seat;
        let has_shepherd = shepherd.is_some();
        let n_sheep = state.n_sheep(seat);
        law!(
            (n_sheep > 0) == has_shepherd || is_new,
            "seat {} has {n_sheep} sheep; a shepherd on the board: {has_shepherd}",
            seat.0
        );
    }
    Ok(())
}

/// A hill hides a tile when it is drawn, and nothing else does.
pub(crate) fn check_step(rules: &Rules, told: &Told<'_>) -> Verdict {
    // Tiles for a bazaar lie hidden for a while, and its tiles are placed without a draw.
    if rules.modules().contains(Module::Bazaars) {
        return Ok(());
    }
    let is_hill = |event: &&Event| {
        matches!(event, Event::Drawn { kind, .. }
            if rules.active_symbols(*kind).contains(Symbol::Hill))
    };
    let n_hills = told.events.iter().filter(is_hill).count();
    let n_hidden = told.after.n_hidden().saturating_sub(told.before.n_hidden());
    law!(
        told.after.n_hidden() >= told.before.n_hidden() && n_hidden <= n_hills,
        "{n_hidden} tiles are hidden after {n_hills} hills were drawn"
    );
    let is_empty = told.after.bag_size() == 0;
    law!(
        n_hidden == n_hills || is_empty || !rules.modules().contains(Module::Hills),
        "a hill hides nothing, but the bag is not empty"
    );
    Ok(())
}
