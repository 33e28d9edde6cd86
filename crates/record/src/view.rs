//! A position in the words of a trace's `after`: what `conform` compares and `engine` prints.

use std::collections::BTreeMap;

use carcas_engine::{FigureKind, Neutral, Rules, Seat, State, Title};
use carcas_tiles::Goods;

/// Returns the points of every seat.
pub(crate) fn scores(rules: &Rules, state: &State) -> Vec<i64> {
    let score = |seat| i64::from(state.score(seat));
    rules.seats().map(score).collect()
}

/// Returns what a seat may still place; kinds of which it has none are left out.
pub(crate) fn supply(state: &State, seat: Seat) -> BTreeMap<&'static str, u64> {
    let in_supply = state.supply(seat);
    FigureKind::ALL
        .into_iter()
        .map(|kind| (kind.name(), u64::from(in_supply[kind.ix()])))
        .filter(|&(_, n)| n > 0)
        .collect()
}

/// Returns the figures on the board, sorted as text.
pub(crate) fn figures(rules: &Rules, state: &State) -> Vec<String> {
    let mut figures: Vec<String> = state
        .figures()
        .map(|(figure, ..)| state.figure_name(rules, figure))
        .collect();
    figures.sort_unstable();
    figures
}

/// Returns where the neutral figures stand; the fairy is named by the figure beside her, if there is one.
pub(crate) fn neutral(rules: &Rules, state: &State) -> BTreeMap<&'static str, String> {
    let place = |neutral: Neutral| {
        let beside = state
            .fairy_companion()
            .filter(|_| neutral == Neutral::Fairy);
        let at = match beside {
            Some(figure) => state.figure_name(rules, figure),
            None => state.spot_name(rules, state.neutral(rules, neutral)?),
        };
        Some((neutral.name(), at))
    };
    Neutral::ALL.into_iter().filter_map(place).collect()
}

/// Returns the goods and titles of a seat, named in capitals as in the traces; those that it lacks are left out.
pub(crate) fn tokens(state: &State, seat: Seat) -> BTreeMap<String, u64> {
    let goods = Goods::ALL.map(|goods| (goods.name(), u64::from(state.goods(seat, goods))));
    let titles =
        Title::ALL.map(|title| (title.name(), u64::from(state.holder(title) == Some(seat))));
    goods
        .into_iter()
        .chain(titles)
        .filter(|&(_, n)| n > 0)
        .map(|(name, n)| (name.to_uppercase(), n))
        .collect()
}
