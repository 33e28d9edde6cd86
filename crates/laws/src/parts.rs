//! A part that is not played never asks, moves, eats or scores.

use carcas_engine::{
    Decision, Event, FigureKind, Label, Module, Move, Neutral, Node, Payment, Reason, Rules, Spot,
    State, Title, Token,
};
use carcas_tiles::SegmentKind;

use crate::verdict::{Verdict, law};
use crate::watch::Told;

/// A part that is off never asks.
pub(crate) fn check_node(rules: &Rules, state: &State, moves: &[Move]) -> Verdict {
    let is_on = |module| rules.modules().contains(module);
    for neutral in Neutral::ALL {
        let is_there = state.neutral(neutral).is_some();
        law!(
            !is_there || is_on(module_of(neutral)),
            "{neutral:?} is on the board, but its part is off"
        );
    }
    let Node::Decide { decision, .. } = state.node() else {
        return Ok(());
    };
    law!(
        asking(decision).is_none_or(is_on),
        "{decision:?} is asked, but its part is off"
    );
    let placed = state.placed_tile().map(|tile| tile.cell);
    for &legal in moves {
        law!(
            offering(decision, legal).is_none_or(is_on),
            "{legal:?} is offered, but its part is off"
        );
        // A barn goes to a corner of the tile, which may be named by a neighbor.
        if let Move::PlaceFigure { figure, spot } = legal
            && figure != FigureKind::Barn
            && decision == Decision::FigureAction
        {
            law!(
                is_on(Module::Portal) || Some(spot.cell) == placed || is_guard(rules, state, spot),
                "{legal:?} reaches further without a portal"
            );
        }
    }
    Ok(())
}

/// Whether a figure on a spot would be a guard.
fn is_guard(rules: &Rules, state: &State, spot: Spot) -> bool {
    rules.modules().contains(Module::Tower) && state.tower_spot(rules, spot.cell) == Some(spot)
}

/// A part that is off does nothing.
pub(crate) fn check_step(rules: &Rules, told: &Told<'_>) -> Verdict {
    for event in told.events {
        let off = doing(event)
            .into_iter()
            .find(|&module| !rules.modules().contains(module));
        law!(off.is_none(), "{event:?} happens, but {off:?} is off");
    }
    Ok(())
}

/// Returns the part that a question belongs to.
fn asking(decision: Decision) -> Option<Module> {
    match decision {
        Decision::PlaceTile { .. } | Decision::FigureAction => None,
        Decision::Princess => Some(Module::Princess),
        Decision::MoveFairy => Some(Module::Fairy),
        Decision::MoveDragon => Some(Module::Dragon),
        Decision::Magic => Some(Module::MageAndWitch),
        Decision::LeaveQuarter { .. }
        | Decision::ChooseScoring
        | Decision::EnterQuarter
        | Decision::MoveCount => Some(Module::Count),
        Decision::SecondPart => Some(Module::Builder),
        Decision::Capture { .. } | Decision::Exchange { .. } => Some(Module::Tower),
        Decision::BuildBridge { .. } => Some(Module::Bridges),
        Decision::Castle | Decision::CastleScoring { .. } => Some(Module::Castles),
        Decision::Auction | Decision::Bid | Decision::BuyOrSell | Decision::TakeLot => {
            Some(Module::Bazaars)
        }
        Decision::Abbey { .. } | Decision::FinalAbbey { .. } => Some(Module::Abbey),
        Decision::MoveWagon => Some(Module::Wagon),
        Decision::Flock => Some(Module::Shepherd),
    }
}

/// Returns the part that a move belongs to.
fn offering(decision: Decision, legal: Move) -> Option<Module> {
    match legal {
        Move::PlaceFigure { figure, .. } => placing(figure),
        Move::TakeBack { .. } => Some(Module::Abbot),
        Move::SendHome { .. } => Some(Module::Princess),
        Move::MoveNeutral { neutral, .. }
        | Move::PutBeside { neutral, .. }
        | Move::PutAside { neutral } => Some(module_of(neutral)),
        Move::MoveFigure { .. } | Move::Choose { .. } => asking(decision),
        Move::Again => Some(Module::Builder),
        Move::PlaceToken { .. }
        | Move::Capture { .. }
        | Move::Exchange { .. }
        | Move::Ransom { .. } => Some(Module::Tower),
        Move::BuildBridge { .. } => Some(Module::Bridges),
        Move::Convert { .. } => Some(Module::Castles),
        Move::Auction { .. } | Move::Bid { .. } | Move::Buy | Move::Sell | Move::TakeLot { .. } => {
            Some(Module::Bazaars)
        }
        Move::Pass if matches!(decision, Decision::PlaceTile { .. }) => Some(Module::Bridges),
        Move::Grow | Move::Herd => Some(Module::Shepherd),
        Move::PlaceTile { .. } | Move::Pass => asking(decision),
    }
}

fn placing(figure: FigureKind) -> Option<Module> {
    match figure {
        FigureKind::Follower => None,
        FigureKind::Large => Some(Module::LargeFollower),
        FigureKind::Abbot => Some(Module::Abbot),
        FigureKind::Builder => Some(Module::Builder),
        FigureKind::Pig => Some(Module::Pig),
        FigureKind::Mayor => Some(Module::Mayor),
        FigureKind::Wagon => Some(Module::Wagon),
        FigureKind::Barn => Some(Module::Barn),
        FigureKind::Shepherd => Some(Module::Shepherd),
    }
}

fn module_of(neutral: Neutral) -> Module {
    match neutral {
        Neutral::Dragon => Module::Dragon,
        Neutral::Fairy => Module::Fairy,
        Neutral::Count => Module::Count,
        Neutral::Mage | Neutral::Witch => Module::MageAndWitch,
    }
}

fn title(title: Title) -> Module {
    match title {
        Title::King => Module::King,
        Title::Robber => Module::Robber,
    }
}

fn holding(token: Token) -> Vec<Module> {
    match token {
        Token::Wine | Token::Grain | Token::Cloth => vec![Module::Goods],
        Token::King => vec![Module::King],
        Token::Robber => vec![Module::Robber],
        Token::Floor => vec![Module::Tower],
        Token::Bridge => vec![Module::Bridges],
        Token::Castle => vec![Module::Castles],
        Token::Abbey => vec![Module::Abbey],
        Token::OneSheep | Token::TwoSheep | Token::ThreeSheep | Token::FourSheep | Token::Wolf => {
            vec![Module::Shepherd]
        }
    }
}

/// Returns the parts without which an event cannot happen.
fn doing(event: &Event) -> Vec<Module> {
    match *event {
        Event::FigurePlaced { figure, .. } | Event::FigureReturned { figure, .. } => {
            placing(figure).into_iter().collect()
        }
        Event::SetAside { .. } | Event::TilesReturned { .. } => vec![Module::Dragon],
        Event::FigureMoved {
            figure: FigureKind::Wagon,
            ..
        } => vec![Module::Wagon],
        Event::FigureMoved { .. } => vec![Module::Count],
        Event::NeutralMoved { neutral, .. } | Event::NeutralAside { neutral, .. } => {
            vec![module_of(neutral)]
        }
        Event::TokensTaken { token, .. }
        | Event::TokenDrawn { token, .. }
        | Event::TokenPlaced { token, .. } => holding(token),
        Event::FigureCaptured { .. }
        | Event::PrisonerFreed { .. }
        | Event::Paid {
            payment: Payment::Ransom,
            ..
        } => vec![Module::Tower],
        Event::Declined { .. } => vec![Module::Bridges],
        Event::LotTurnedUp { .. }
        | Event::Offered { .. }
        | Event::Bid { .. }
        | Event::LotTaken { .. }
        | Event::OwedTaken { .. }
        | Event::Paid {
            payment: Payment::Bazaar,
            ..
        } => vec![Module::Bazaars],
        Event::Scored {
            reason,
            feature,
            terms,
            ..
        } => {
            let mut modules: Vec<Module> = match reason {
                Reason::FairyTurn | Reason::FairyBonus => vec![Module::Fairy],
                Reason::Goods => vec![Module::Goods],
                Reason::Title(held) => vec![title(held)],
                Reason::TakenBack => vec![Module::Abbot],
                Reason::Castle => vec![Module::Castles],
                Reason::BarnPlaced | Reason::BarnJoined | Reason::BarnAtEnd => vec![Module::Barn],
                Reason::Herd => vec![Module::Shepherd],
                _ => vec![],
            };
            for term in terms.as_slice() {
                modules.extend(match (term.label, feature, term.each) {
                    (Label::Tiles, Some(SegmentKind::Road), 2) => Some(Module::Inns),
                    (Label::Tiles, Some(SegmentKind::City), 3) => Some(Module::Cathedrals),
                    (Label::Pennants, _, 3) => Some(Module::Cathedrals),
                    (Label::PigHerd, ..) => Some(Module::PigHerd),
                    (Label::Pig, ..) => Some(Module::Pig),
                    (Label::Castles, ..) => Some(Module::Castles),
                    (Label::Fairy, ..) => Some(Module::Fairy),
                    (Label::Vineyards, ..) => Some(Module::Vineyards),
                    (Label::Mage | Label::Witch, ..) => Some(Module::MageAndWitch),
                    _ => None,
                });
            }
            modules
        }
        _ => vec![],
    }
}
