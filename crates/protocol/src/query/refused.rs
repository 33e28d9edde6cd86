//! Why a move is refused.

use carcas_engine::{IllegalMove, Node, Refusal, Rules, Seat, State};
use carcas_record::told;

use super::WhyRefused;
use crate::{Aids, Said};

pub(super) fn why_refused(
    rules: &Rules,
    state: &State,
    seat: Option<Seat>,
    aids: Aids,
    text: &str,
) -> WhyRefused {
    let nobody_asked = match state.node() {
        Node::Decide { .. } => None,
        Node::Chance { .. } => Some(IllegalMove::NotDecided),
        Node::Over => Some(IllegalMove::Over),
    };
    if let Some(why) = nobody_asked {
        return WhyRefused {
            why: Some(Said::plain(why.to_string())),
            ..WhyRefused::default()
        };
    }
    let other_is_asked = seat.and_then(|seat| state.seat_refusal(rules, seat));
    if let Some(refusal) = other_is_asked {
        return explained(refusal, aids);
    }
    let parsed = match state.parse_move(rules, text) {
        Ok(parsed) => parsed,
        Err(error) => {
            // Where a rule decides it, the text was understood, and the reason is an aid like any other.
            let tells = error.rule.is_none() || aids > Aids::None;
            return WhyRefused {
                rule: error.rule.map(str::to_owned),
                why: tells.then(|| Said::plain(error.message)),
                at: u32::try_from(error.at).ok(),
                ..WhyRefused::default()
            };
        }
    };
    match state.refusal(rules, parsed) {
        Some(refusal) => explained(refusal, aids),
        None => WhyRefused {
            is_legal: true,
            ..WhyRefused::default()
        },
    }
}

fn explained(refusal: Refusal, aids: Aids) -> WhyRefused {
    let told = told(refusal);
    let tells = aids > Aids::None;
    WhyRefused {
        rule: Some(told.rule.to_owned()),
        why: tells.then(|| Said::from(&told.why)),
        remedy: tells.then(|| Said::from(&told.remedy)),
        notation: told.notation.filter(|_| tells).map(str::to_owned),
        ..WhyRefused::default()
    }
}
