//! What a refusal offers instead of the refused move is legal right now.

use carcas_engine::{Answer, FigureKind, Move, Neutral, Offer, Remedy, Rules, Spot, State};
use carcas_tiles::SegmentKind;

/// Whether the legal moves keep what a remedy promises.
pub(crate) fn is_kept(
    rules: &Rules,
    state: &State,
    refused: Option<Move>,
    remedy: Remedy,
    legal: &[Move],
) -> bool {
    let is_any = |is_meant: &dyn Fn(Move) -> bool| legal.iter().any(|&legal| is_meant(legal));
    let may_pass = legal.contains(&Move::Pass);
    let has_alike = || refused.is_some_and(|refused| is_any(&|legal| legal.is_alike(refused)));
    let moves = |neutrals: &[Neutral]| is_any(&|legal| moves_one_of(legal, neutrals));
    match remedy {
        Remedy::Alike => has_alike(),
        Remedy::AlikeOrPass => has_alike() && may_pass,
        Remedy::Wait | Remedy::DrawAnother => false,
        Remedy::Answer(answer) => match answer {
            Answer::PlaceTile => is_any(&|legal| matches!(legal, Move::PlaceTile { .. })),
            Answer::Act(offers) => {
                let is_offered =
                    |offer| is_any(&|legal| offer_of(rules, state, legal) == Some(offer));
                let all = Offer::ALL.into_iter();
                may_pass && { all }.all(|offer| offers.contains(offer) == is_offered(offer))
            }
            Answer::SendKnightHome => is_any(&|legal| matches!(legal, Move::SendHome { .. })),
            Answer::MoveFairy => moves(&[Neutral::Fairy]) && may_pass,
            Answer::MoveDragon => moves(&[Neutral::Dragon]),
            Answer::Capture => is_any(&|legal| matches!(legal, Move::Capture { .. })) && may_pass,
            Answer::Exchange => is_any(&|legal| matches!(legal, Move::Exchange { .. })),
            Answer::LeaveQuarter => {
                is_any(&|legal| matches!(legal, Move::MoveFigure { .. })) && may_pass
            }
            Answer::ChooseScoring => is_any(&|legal| matches!(legal, Move::Choose { .. })),
            Answer::EnterQuarter => {
                is_any(&|legal| matches!(legal, Move::PlaceFigure { .. })) && may_pass
            }
            Answer::MoveCount => moves(&[Neutral::Count]) && may_pass,
            Answer::SecondPart => legal.contains(&Move::Again) && may_pass,
            Answer::MoveMagic | Answer::PartMagic => moves(&[Neutral::Mage, Neutral::Witch]),
            Answer::BuildBridge => {
                is_any(&|legal| matches!(legal, Move::BuildBridge { .. })) && may_pass
            }
            Answer::Convert => is_any(&|legal| matches!(legal, Move::Convert { .. })) && may_pass,
            Answer::ChooseTrigger => is_any(&|legal| matches!(legal, Move::Choose { .. })),
            Answer::Auction => is_any(&|legal| matches!(legal, Move::Auction { .. })),
            Answer::Bid => is_any(&|legal| matches!(legal, Move::Bid { .. })) && may_pass,
            Answer::BuyOrSell => legal.contains(&Move::Buy) && legal.contains(&Move::Sell),
            Answer::TakeLot => is_any(&|legal| matches!(legal, Move::TakeLot { .. })),
            Answer::PlaceAbbey => {
                is_any(&|legal| matches!(legal, Move::PlaceTile { .. })) && may_pass
            }
            Answer::MoveWagon => {
                is_any(&|legal| matches!(legal, Move::MoveFigure { .. })) && may_pass
            }
            Answer::TendFlock => legal.contains(&Move::Grow) && legal.contains(&Move::Herd),
            Answer::PutMagicAside => is_any(&|legal| matches!(legal, Move::PutAside { .. })),
        },
    }
}

/// Whether a move moves one of some neutral figures.
fn moves_one_of(legal: Move, neutrals: &[Neutral]) -> bool {
    match legal {
        Move::MoveNeutral { neutral, .. } | Move::PutBeside { neutral, .. } => {
            neutrals.contains(&neutral)
        }
        _ => false,
    }
}

/// Returns what a move of the figure step does.
fn offer_of(rules: &Rules, state: &State, legal: Move) -> Option<Offer> {
    let last = state.tiles().last().map(|tile| tile.cell);
    match legal {
        Move::PlaceFigure {
            figure: FigureKind::Barn,
            ..
        } => Some(Offer::Barn),
        Move::PlaceFigure { spot, .. } if is_tower(rules, state, spot) => Some(Offer::Guard),
        Move::PlaceFigure { spot, .. } if Some(spot.cell) == last => Some(Offer::PlaceHere),
        Move::PlaceFigure { .. } => Some(Offer::PlaceElsewhere),
        Move::SendHome { .. } => Some(Offer::SendHome),
        Move::MoveNeutral { .. } | Move::PutBeside { .. } => Some(Offer::MoveNeutral),
        Move::TakeBack { .. } => Some(Offer::TakeBack),
        Move::PlaceToken { .. } => Some(Offer::PlaceToken),
        Move::BuildBridge { .. } => Some(Offer::BuildBridge),
        _ => None,
    }
}

fn is_tower(rules: &Rules, state: &State, spot: Spot) -> bool {
    let mut tiles = state.tiles().iter();
    let tile = tiles.find(|tile| tile.cell == spot.cell);
    tile.is_some_and(|tile| {
        let segment = rules.segments(tile.kind).get(usize::from(spot.segment));
        segment.is_some_and(|segment| segment.kind == SegmentKind::Tower)
    })
}
