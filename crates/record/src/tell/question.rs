//! Questions as headings for people.

use carcas_engine::{Decision, Move, Seat};
use carcas_text::{Part, Sentence, sentence};

use super::spot::cell;
use super::{At, Teller, who as player};

impl Teller<'_> {
    /// Says what a seat is asked.
    pub fn question(&self, state: At<'_>, seat: Seat, decision: Decision) -> Sentence {
        let who = player(seat);
        match decision {
            Decision::PlaceTile { .. } => sentence!("question-tile", who = who),
            Decision::FigureAction => self.figure_question(state, who),
            Decision::Princess => sentence!("question-princess", who = who),
            Decision::MoveFairy => sentence!("question-fairy", who = who),
            Decision::MoveDragon => {
                let (done, most) = state.dragon_moves();
                sentence!("question-dragon", who = who, number = done + 1, most = most)
            }
            Decision::Magic => sentence!("question-magic", who = who),
            Decision::LeaveQuarter { .. } => sentence!("question-leave-quarter", who = who),
            Decision::ChooseScoring => sentence!("question-score", who = who),
            Decision::EnterQuarter => sentence!("question-enter-quarter", who = who),
            Decision::MoveCount => sentence!("question-count", who = who),
            Decision::SecondPart => sentence!("question-second-part", who = who),
            Decision::Capture { tower } => {
                let tile = state.tiles().get(usize::from(tower.0));
                let at = tile.map_or(Part::from(""), |tile| cell(tile.cell));
                sentence!("question-capture", who = who, cell = at)
            }
            Decision::Exchange { holder, .. } => {
                sentence!("question-exchange", who = who, whom = player(holder))
            }
            Decision::BuildBridge { .. } => sentence!("question-bridge", who = who),
            Decision::Castle => sentence!("question-castle", who = who),
            Decision::CastleScoring { .. } => sentence!("question-castle-scoring", who = who),
            Decision::Auction => sentence!("question-auction", who = who),
            Decision::Bid | Decision::BuyOrSell => {
                // Both questions are about an offer.
                let Some((kind, bid, bidder)) = state.offer() else {
                    return sentence!("question-auction", who = who);
                };
                let (tile, whom) = (self.tile(kind), player(bidder));
                match decision {
                    Decision::Bid => sentence!(
                        "question-bid",
                        who = who,
                        whom = whom,
                        tile = tile,
                        points = bid
                    ),
                    _ => sentence!(
                        "question-buy-or-sell",
                        who = who,
                        whom = whom,
                        tile = tile,
                        points = bid
                    ),
                }
            }
            Decision::TakeLot => sentence!("question-take-lot", who = who),
            Decision::Abbey { .. } => sentence!("question-abbey", who = who),
            Decision::FinalAbbey { .. } => sentence!("question-final-abbey", who = who),
            Decision::MoveWagon => sentence!("question-wagon", who = who),
            Decision::Flock => sentence!("question-flock", who = who),
        }
    }

    /// Says what the figure step offers: figures, something else, or both.
    fn figure_question(&self, state: At<'_>, who: Part) -> Sentence {
        let mut moves = Vec::new();
        state.legal_moves(self.rules, &mut moves);
        moves.retain(|&item| item != Move::Pass);
        let is_fairy =
            |item: &Move| matches!(item, Move::MoveNeutral { .. } | Move::PutBeside { .. });
        let is_figure = |item: &Move| matches!(item, Move::PlaceFigure { .. });
        if moves.iter().all(is_figure) {
            sentence!("question-figure", who = who)
        } else if moves.iter().all(is_fairy) {
            sentence!("question-fairy-only", who = who)
        } else if moves.iter().any(is_figure) {
            sentence!("question-figure-or", who = who)
        } else {
            sentence!("question-instead", who = who)
        }
    }
}
