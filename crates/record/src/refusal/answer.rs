//! What answers a question.

use std::borrow::Cow;

use carcas_engine::{Answer, Offer, Offers};

pub(super) fn clause(answer: Answer) -> Cow<'static, str> {
    Cow::Borrowed(match answer {
        Answer::Act(offers) => return Cow::Owned(actions(offers)),
        Answer::PlaceTile => "place the drawn tile: tile TILE CELL ROTATION",
        Answer::SendKnightHome => "send a knight of her city home: princess SEAT FIGURE SEGMENT",
        Answer::MoveFairy => "move the fairy or pass",
        Answer::MoveDragon => "move the dragon to a tile beside its own: dragon CELL",
        Answer::Capture => "name the follower: capture SEAT FIGURE SEGMENT, or pass",
        Answer::Exchange => "name its kind: exchange SEAT FIGURE",
        Answer::LeaveQuarter => {
            "move a follower out: move FIGURE from quarter:NAME to SEGMENT, or pass"
        }
        Answer::ChooseScoring => "name the feature that is scored next: score SEGMENT",
        Answer::EnterQuarter => "name a follower and a quarter: meeple quarter:NAME, or pass",
        Answer::MoveCount => "name another quarter for the Count: count quarter:NAME, or pass",
        Answer::SecondPart => "take the second part: again, or pass",
        Answer::MoveMagic => {
            "move mage or witch to an open road or city: mage SEGMENT or witch SEGMENT"
        }
        Answer::PartMagic => {
            "move mage or witch to another open road or city: mage SEGMENT or witch SEGMENT"
        }
        Answer::BuildBridge => "name tile and direction: bridge CELL road:N or road:E, or pass",
        Answer::Convert => "name the city: castle SEGMENT, or pass",
        Answer::ChooseTrigger => "name the feature whose value the castle takes: score SEGMENT",
        Answer::Auction => "name a tile and an opening bid: auction TILE bid N",
        Answer::Bid => "name a higher bid: bid N, or pass",
        Answer::BuyOrSell => "say which: bazaar buy or bazaar sell",
        Answer::TakeLot => "name a tile: take TILE",
        Answer::PutMagicAside => "put one of the two aside: remove mage or remove witch",
        Answer::PlaceAbbey => "name a hole for the abbey: tile abbey CELL r0, or pass",
        Answer::MoveWagon => {
            "name where the wagon goes: move wagon from SEGMENT to SEGMENT, or pass"
        }
        Answer::TendFlock => "draw a token or score the flocks: flock expand or flock score",
    })
}

/// Lists what the figure step offers.
fn actions(offers: Offers) -> String {
    let mut list: String = offers
        .iter()
        .map(|offer| match offer {
            Offer::PlaceHere => "place a figure on the tile just placed, ",
            Offer::PlaceElsewhere => "place a follower through the portal, ",
            Offer::SendHome => "send a knight of the princess home, ",
            Offer::MoveNeutral => "move the fairy, ",
            Offer::TakeBack => "take back an abbot, ",
            Offer::PlaceToken => "add a floor to a tower, ",
            Offer::Guard => "put a guard on a tower, ",
            Offer::BuildBridge => "build a bridge, ",
            Offer::Barn => "place the barn on a corner of the tile just placed, ",
        })
        .collect();
    list.push_str("or pass");
    list
}
