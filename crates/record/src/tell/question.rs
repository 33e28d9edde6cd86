//! Questions as headings for people.

use carcas_engine::{Decision, Move, Seat};
use carcas_text::say;

use super::spot::cell;
use super::{At, Teller};

impl Teller<'_> {
    /// Says what a seat is asked.
    pub fn question(&self, state: At<'_>, seat: Seat, decision: Decision) -> String {
        let words = self.words;
        let who = self.name(seat);
        match decision {
            Decision::PlaceTile { .. } => say!(words, "question-tile", who = who),
            Decision::FigureAction => self.figure_question(state, who),
            Decision::Princess => say!(words, "question-princess", who = who),
            Decision::MoveFairy => say!(words, "question-fairy", who = who),
            Decision::MoveDragon => {
                let (done, most) = state.dragon_moves();
                say!(
                    words,
                    "question-dragon",
                    who = who,
                    number = done + 1,
                    most = most
                )
            }
            Decision::Magic => say!(words, "question-magic", who = who),
            Decision::LeaveQuarter { .. } => say!(words, "question-leave-quarter", who = who),
            Decision::ChooseScoring => say!(words, "question-score", who = who),
            Decision::EnterQuarter => say!(words, "question-enter-quarter", who = who),
            Decision::MoveCount => say!(words, "question-count", who = who),
            Decision::SecondPart => say!(words, "question-second-part", who = who),
            Decision::Capture { tower } => {
                let tile = state.tiles().get(usize::from(tower.0));
                let at = tile.map_or_else(String::new, |tile| cell(tile.cell));
                say!(words, "question-capture", who = who, cell = at)
            }
            Decision::Exchange { holder, .. } => {
                say!(
                    words,
                    "question-exchange",
                    who = who,
                    whom = self.name(holder)
                )
            }
            Decision::BuildBridge { .. } => say!(words, "question-bridge", who = who),
            Decision::Castle => say!(words, "question-castle", who = who),
            Decision::CastleScoring { .. } => say!(words, "question-castle-scoring", who = who),
            Decision::Auction => say!(words, "question-auction", who = who),
            Decision::Bid | Decision::BuyOrSell => {
                // Both questions are about an offer.
                let Some((kind, bid, bidder)) = state.offer() else {
                    return say!(words, "question-auction", who = who);
                };
                let (tile, whom) = (self.tile(kind), self.name(bidder));
                match decision {
                    Decision::Bid => say!(
                        words,
                        "question-bid",
                        who = who,
                        whom = whom,
                        tile = tile,
                        points = bid
                    ),
                    _ => say!(
                        words,
                        "question-buy-or-sell",
                        who = who,
                        whom = whom,
                        tile = tile,
                        points = bid
                    ),
                }
            }
            Decision::TakeLot => say!(words, "question-take-lot", who = who),
            Decision::Abbey { .. } => say!(words, "question-abbey", who = who),
            Decision::FinalAbbey { .. } => say!(words, "question-final-abbey", who = who),
            Decision::MoveWagon => say!(words, "question-wagon", who = who),
            Decision::Flock => say!(words, "question-flock", who = who),
        }
    }

    /// Says what the figure step offers: only figures, only the fairy, or more than that.
    fn figure_question(&self, state: At<'_>, who: &str) -> String {
        let mut moves = Vec::new();
        state.legal_moves(self.rules, &mut moves);
        let is_fairy =
            |item: &Move| matches!(item, Move::MoveNeutral { .. } | Move::PutBeside { .. });
        let is_figure = |item: &Move| matches!(item, Move::PlaceFigure { .. });
        let mut acts = moves.iter().filter(|&&item| item != Move::Pass).peekable();
        let words = self.words;
        if acts.clone().all(is_figure) {
            say!(words, "question-figure", who = who)
        } else if acts.peek().is_some() && acts.all(is_fairy) {
            say!(words, "question-fairy-only", who = who)
        } else {
            say!(words, "question-figure-or", who = who)
        }
    }
}
