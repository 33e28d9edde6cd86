//! What would be right instead of a refused move.

use carcas_tiles::SegmentKind;

use super::Asked;
use crate::figure::FigureKind;
use crate::moves::Move;

/// What would be right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// Another move of the same sort: the same verb and figure. The objection says which.
    Alike,
    /// The same, or passing.
    AlikeOrPass,
    /// An answer to the question that is asked.
    Answer(Answer),
    /// Waiting until the seat that is asked has answered.
    Wait,
    /// Drawing something else. The objection says what.
    DrawAnother,
}

/// What answers a question, one variant per question and way to put it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Placing the drawn tile.
    PlaceTile,
    /// One of the actions that the figure step offers now, or passing.
    Act(Offers),
    /// Sending a knight of the princess home.
    SendKnightHome,
    /// Moving the fairy, or passing.
    MoveFairy,
    /// Moving the dragon.
    MoveDragon,
    /// Capturing a follower, or passing.
    Capture,
    /// Choosing who comes back in exchange.
    Exchange,
    /// Moving a follower out of the city of Carcassonne, or passing.
    LeaveQuarter,
    /// Choosing the feature that is scored next.
    ChooseScoring,
    /// Letting a follower enter the city of Carcassonne, or passing.
    EnterQuarter,
    /// Moving the Count, or passing.
    MoveCount,
    /// Taking the second part, or passing.
    SecondPart,
    /// Moving mage or witch.
    MoveMagic,
    /// Moving mage or witch out of their common feature.
    PartMagic,
    /// Putting mage or witch aside.
    PutMagicAside,
    /// Building a bridge, or passing.
    BuildBridge,
    /// Turning a city into a castle, or passing.
    Convert,
    /// Choosing the feature whose value a castle takes.
    ChooseTrigger,
    /// Choosing a tile and an opening bid.
    Auction,
    /// Bidding more, or passing.
    Bid,
    /// Buying or selling.
    BuyOrSell,
    /// Taking a tile of the bazaar.
    TakeLot,
    /// Placing the abbey, or passing.
    PlaceAbbey,
    /// Moving the wagon on, or passing.
    MoveWagon,
    /// Letting the seat's flock grow, or herding it.
    TendFlock,
}

/// An action that the figure step may offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Offer {
    /// Placing a figure on the tile just placed.
    PlaceHere,
    /// Placing a follower on another tile.
    PlaceElsewhere,
    /// Sending a figure home.
    SendHome,
    /// Moving a neutral figure.
    MoveNeutral,
    /// Taking a figure back.
    TakeBack,
    /// Adding a token to the board.
    PlaceToken,
    /// Placing a guard on a tower.
    Guard,
    /// Building a bridge.
    BuildBridge,
    /// Placing a barn on a corner.
    Barn,
}

impl Offer {
    /// All offers, in the order in which they are told.
    pub const ALL: [Self; 9] = [
        Self::PlaceHere,
        Self::PlaceElsewhere,
        Self::SendHome,
        Self::MoveNeutral,
        Self::TakeBack,
        Self::PlaceToken,
        Self::Guard,
        Self::BuildBridge,
        Self::Barn,
    ];
}

/// Actions that the figure step offers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offers(u16);

impl Offers {
    /// Whether an action is offered.
    pub const fn contains(self, offer: Offer) -> bool {
        self.0 >> offer as u16 & 1 == 1
    }

    /// Returns what is offered, in the order in which it is told.
    pub fn iter(self) -> impl Iterator<Item = Offer> {
        let all = Offer::ALL.into_iter();
        all.filter(move |&offer| self.contains(offer))
    }
}

impl Asked<'_> {
    /// Returns what the legal moves offer.
    pub(super) fn offers(&self) -> Offers {
        let mut offers = Offers::default();
        self.is_any_legal(|legal| {
            if let Some(offer) = self.offer(legal) {
                offers.0 |= 1 << offer as u8;
            }
            false
        });
        offers
    }

    /// Returns what a move of the figure step does.
    fn offer(&self, legal: Move) -> Option<Offer> {
        match legal {
            Move::PlaceFigure {
                figure: FigureKind::Barn,
                ..
            } => Some(Offer::Barn),
            Move::PlaceFigure { spot, .. } => {
                let segment = self.state.segment(self.rules, spot)?;
                let kind = self.state.printed(self.rules, segment).kind;
                let is_here = self.state.flow.placed == Some(self.state.features.tile(segment));
                Some(match is_here {
                    _ if kind == SegmentKind::Tower => Offer::Guard,
                    true => Offer::PlaceHere,
                    false => Offer::PlaceElsewhere,
                })
            }
            Move::SendHome { .. } => Some(Offer::SendHome),
            Move::MoveNeutral { .. } | Move::PutBeside { .. } => Some(Offer::MoveNeutral),
            Move::TakeBack { .. } => Some(Offer::TakeBack),
            Move::PlaceToken { .. } => Some(Offer::PlaceToken),
            Move::BuildBridge { .. } => Some(Offer::BuildBridge),
            _ => None,
        }
    }
}
