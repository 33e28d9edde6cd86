//! Wine, grain and cloth (`docs/rules/20-traders-and-builders.md`).

use carcas_tiles::{Goods, SegmentKind};

use super::{Manifest, Module};
use crate::event::{Label, Log, Reason, Terms};
use crate::figure::Seat;
use crate::rules::Rules;
use crate::score::Of;
use crate::state::State;
use crate::token::Token;

pub(crate) const MANIFEST: Manifest = Manifest {
    tokens: &[
        (Token::Wine, NONE),
        (Token::Grain, NONE),
        (Token::Cloth, NONE),
    ],
    ..Manifest::new(Module::Goods)
};

/// Seats begin without goods.
const NONE: [u8; Seat::MAX] = [0; Seat::MAX];

/// Whether goods are collected.
pub(crate) fn is_in_play(rules: &Rules) -> bool {
    rules.modules().contains(Module::Goods)
}

/// Gives the goods of every completed city to the seat that placed the tile.
///
/// Rule: TB-01, TB-02, TB-03.
pub(crate) fn take(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    let seat = state.flow.seat;
    let completed = state.flow.completed;
    for &feature in completed.as_slice() {
        if state.features.columns(feature).kind != SegmentKind::City {
            continue;
        }
        let mut found = [0; 3];
        for member in state.features.members(feature) {
            if let Some(goods) = state.printed(rules, member).goods {
                found[goods as usize] += 1;
            }
        }
        for goods in Goods::ALL {
            let n_tokens: u8 = found[goods as usize];
            if n_tokens > 0 {
                state.take_tokens(seat, Token::from(goods), n_tokens, log);
            }
        }
    }
}

/// Pays the seats with most of each kind.
///
/// Rule: TB-05, TB-06.
pub(crate) fn score(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    for goods in Goods::ALL {
        let n_tokens = |state: &State, seat: Seat| state.n_tokens(seat, Token::from(goods));
        let most = rules.seats().map(|seat| n_tokens(state, seat)).max();
        for seat in rules.seats() {
            if n_tokens(state, seat) > 0 && Some(n_tokens(state, seat)) == most {
                let mut terms = Terms::EMPTY;
                terms.add(Label::MostGoods(goods), 1, 10);
                state.award(rules, seat, (Reason::Goods, Of::Nothing), &terms, log);
            }
        }
    }
}
