//! What answers a question.

use carcas_engine::{Answer, Offer, Offers};
use carcas_text::{Key, key, sentence};

use super::{Remedied, remedied};

pub(super) fn clause(answer: Answer) -> Remedied {
    match answer {
        Answer::Act(offers) => actions(offers),
        Answer::PlaceTile => remedied(key!("answer-to-place-tile"), "tile TILE CELL ROTATION"),
        Answer::SendKnightHome => remedied(
            key!("answer-to-send-knight-home"),
            "princess SEAT FIGURE SEGMENT",
        ),
        Answer::MoveFairy => key!("answer-to-move-fairy").into(),
        Answer::MoveDragon => remedied(key!("answer-to-move-dragon"), "dragon CELL"),
        Answer::Capture => remedied(key!("answer-to-capture"), "capture SEAT FIGURE SEGMENT"),
        Answer::Exchange => remedied(key!("answer-to-exchange"), "exchange SEAT FIGURE"),
        Answer::LeaveQuarter => remedied(
            key!("answer-to-leave-quarter"),
            "move FIGURE from quarter:NAME to SEGMENT",
        ),
        Answer::ChooseScoring => remedied(key!("answer-to-choose-scoring"), "score SEGMENT"),
        Answer::EnterQuarter => remedied(key!("answer-to-enter-quarter"), "meeple quarter:NAME"),
        Answer::MoveCount => remedied(key!("answer-to-move-count"), "count quarter:NAME"),
        Answer::SecondPart => remedied(key!("answer-to-second-part"), "again"),
        Answer::MoveMagic => remedied(
            key!("answer-to-move-magic"),
            "mage SEGMENT or witch SEGMENT",
        ),
        Answer::PartMagic => remedied(
            key!("answer-to-part-magic"),
            "mage SEGMENT or witch SEGMENT",
        ),
        Answer::BuildBridge => remedied(
            key!("answer-to-build-bridge"),
            "bridge CELL road:N or bridge CELL road:E",
        ),
        Answer::Convert => remedied(key!("answer-to-convert"), "castle SEGMENT"),
        Answer::ChooseTrigger => remedied(key!("answer-to-choose-trigger"), "score SEGMENT"),
        Answer::Auction => remedied(key!("answer-to-auction"), "auction TILE bid N"),
        Answer::Bid => remedied(key!("answer-to-bid"), "bid N"),
        Answer::BuyOrSell => remedied(key!("answer-to-buy-or-sell"), "bazaar buy or bazaar sell"),
        Answer::TakeLot => remedied(key!("answer-to-take-lot"), "take TILE"),
        Answer::PutMagicAside => remedied(
            key!("answer-to-put-magic-aside"),
            "remove mage or remove witch",
        ),
        Answer::PlaceAbbey => remedied(key!("answer-to-place-abbey"), "tile abbey CELL r0"),
        Answer::MoveWagon => remedied(
            key!("answer-to-move-wagon"),
            "move wagon from SEGMENT to SEGMENT",
        ),
        Answer::TendFlock => remedied(key!("answer-to-tend-flock"), "flock expand or flock score"),
    }
}

/// Lists what the figure step offers.
fn actions(offers: Offers) -> Remedied {
    let listed = offers.iter().map(|offer| match offer {
        Offer::PlaceHere => key!("offer-place-here"),
        Offer::PlaceElsewhere => key!("offer-place-elsewhere"),
        Offer::SendHome => key!("offer-send-home"),
        Offer::MoveNeutral => key!("offer-move-neutral"),
        Offer::TakeBack => key!("offer-take-back"),
        Offer::PlaceToken => key!("offer-place-token"),
        Offer::Guard => key!("offer-guard"),
        Offer::BuildBridge => key!("offer-build-bridge"),
        Offer::Barn => key!("offer-barn"),
    });
    let listed: Vec<Key> = listed.collect();
    sentence!("answer-to-act", list = listed).into()
}
