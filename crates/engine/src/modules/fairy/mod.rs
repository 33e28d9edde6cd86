//! The fairy (`docs/rules/30-princess-and-dragon.md`).
//!
//! She stands on a tile. Where the edition puts her beside one follower, that follower carries the mark
//! `has_fairy`; it vanishes with the follower, and she stays behind on her tile.

mod refusal;

use std::ops::ControlFlow;

use carcas_tiles::{SegmentKind, Symbol};

pub use refusal::FairyObjection;

use super::{Manifest, Module};
use crate::decision::{Decision, Yield};
use crate::event::{Event, Label, Log, Reason, Terms};
use crate::feature::FeatureIx;
use crate::figure::{Figure, FigureIx, Seat};
use crate::moves::{Move, Spot};
use crate::neutral::Neutral;
use crate::notation::position::QuestionText;
use crate::rules::{
    CountFairyPoints, FairyAbbotReturnBonus, FairyAfterVolcano, FairyInQuarter, FairyOnTilePoints,
    FairyPlacement, Rules,
};
use crate::score::{BitSet, Of};
use crate::state::State;

pub(crate) const MANIFEST: Manifest = Manifest {
    neutrals: &[(Neutral::Fairy, super::anywhere)],
    figure_actions: Some(offer_moves),
    feature_scored: Some(score_bonus),
    taken_back: Some(taken_back),
    questions: &[QuestionText {
        name: "fairy",
        read: |_, _, _| Ok(Decision::MoveFairy),
    }],
    refuse: Some(refusal::refuse),
    ..Manifest::new(Module::Fairy)
};

/// Whether the turn begins with her point.
pub(crate) fn is_in_play(rules: &Rules) -> bool {
    rules.modules().contains(Module::Fairy)
}

/// Rule: PD-49, PD-07.
fn offer_moves(rules: &Rules, state: &State, yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    if must_rest(rules, state) {
        return ControlFlow::Continue(());
    }
    moves(rules, state, yield_move)
}

/// Whether the fairy may not move because the tile of this part is a volcano.
///
/// Rule: PD-07.
pub(crate) fn must_rest(rules: &Rules, state: &State) -> bool {
    rules.choices().fairy_after_volcano == FairyAfterVolcano::Forbidden
        && rules.modules().contains(Module::Dragon)
        && state.has_placed(rules, Symbol::Volcano)
}

/// Yields every move of the fairy.
///
/// Rule: PD-50, PD-51, PD-60, PD-61, PD-94.
pub(crate) fn moves(rules: &Rules, state: &State, yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    let seat = state.flow.seat;
    let followers = state.figures.iter().enumerate();
    let followers =
        followers.filter(|(_, figure)| figure.seat == seat && figure.kind.is_follower());
    match rules.choices().fairy_placement {
        FairyPlacement::OnTile => {
            let at = state.neutrals.tile(Neutral::Fairy);
            let mut seen = BitSet::EMPTY;
            for (_, figure) in followers {
                let tile = state.features.tile(figure.segment);
                if at != Some(tile)
                    && may_join(rules, state.ground(figure))
                    && seen.insert(tile.ix())
                {
                    yield_move(Move::MoveNeutral {
                        neutral: Neutral::Fairy,
                        to: Spot::tile(state.board.tile(tile).cell),
                    })?;
                }
            }
        }
        FairyPlacement::Assigned => {
            for (ix, figure) in followers {
                let columns = state.features.columns(state.features.of(figure.segment));
                let is_alone = columns.n_followers == 1;
                if !figure.has_fairy
                    && may_join(rules, columns.kind)
                    && (is_alone || state.is_first_alike(ix))
                {
                    yield_move(Move::PutBeside {
                        neutral: Neutral::Fairy,
                        figure: FigureIx(ix as u8),
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether the fairy joins followers on a ground.
fn may_join(rules: &Rules, ground: SegmentKind) -> bool {
    ground != SegmentKind::Quarter || rules.choices().fairy_in_quarter == FairyInQuarter::Peer
}

/// Rule: PD-50, PD-59.
pub(crate) fn move_to_tile(state: &mut State, to: Spot, log: &mut Log<'_>) {
    if let Some(tile) = state.board.tile_at(to.cell) {
        state.put_fairy(tile);
        let mover = state.flow.seat;
        log.tell(|| Event::NeutralMoved {
            mover,
            neutral: Neutral::Fairy,
            to,
        });
    }
}

/// Rule: PD-50, PD-59.
pub(crate) fn put_beside(state: &mut State, figure: FigureIx, log: &mut Log<'_>) {
    if let Some(segment) = state.put_fairy_beside(figure) {
        let to = state.spot(segment);
        let mover = state.flow.seat;
        log.tell(|| Event::NeutralMoved {
            mover,
            neutral: Neutral::Fairy,
            to,
        });
    }
}

/// Whether a follower shares in what the fairy brings.
fn is_with_fairy(rules: &Rules, state: &State, figure: &Figure) -> bool {
    match rules.choices().fairy_placement {
        FairyPlacement::OnTile => {
            figure.kind.is_follower()
                && state.neutrals.tile(Neutral::Fairy) == Some(state.features.tile(figure.segment))
                && may_join(rules, state.ground(figure))
        }
        FairyPlacement::Assigned => figure.has_fairy,
    }
}

/// Rule: PD-52, PD-53, PD-69.
pub(crate) fn start_turn(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    let Some(tile) = state.neutrals.tile(Neutral::Fairy) else {
        return;
    };
    let seat = state.flow.seat;
    let counts = |figure: &Figure| figure.seat == seat && is_with_fairy(rules, state, figure);
    let n_points = match (
        rules.choices().fairy_placement,
        rules.choices().fairy_on_tile_points,
    ) {
        (FairyPlacement::OnTile, FairyOnTilePoints::Peer) => state
            .figures
            .iter()
            .filter(|figure| figure.seat == seat && state.features.tile(figure.segment) == tile)
            .count() as u16,
        (FairyPlacement::Assigned, _) => {
            let companion = state.figures.iter().find(|figure| figure.has_fairy);
            u16::from(companion.is_some_and(counts))
        }
        (FairyPlacement::OnTile, _) => u16::from(state.figures.iter().any(counts)),
    };
    if n_points > 0 {
        let spot = Spot::tile(state.board.tile(tile).cell);
        let mut terms = Terms::EMPTY;
        terms.add(Label::Fairy, n_points, 1);
        let what = (Reason::FairyTurn, Of::Spot(spot));
        state.award(rules, seat, what, &terms, log);
    }
}

/// Gives 3 points to each seat whose follower in the scored feature stands with the fairy.
///
/// Rule: PD-54, PD-55, PD-56, PD-109.
fn score_bonus(rules: &Rules, state: &mut State, feature: FeatureIx, log: &mut Log<'_>) {
    if state.neutrals.tile(Neutral::Fairy).is_none() {
        return;
    }
    let is_peer = rules.choices().fairy_placement == FairyPlacement::OnTile
        && rules.choices().fairy_on_tile_points == FairyOnTilePoints::Peer;
    for seat in rules.seats() {
        let in_feature = state
            .figures
            .iter()
            .filter(|figure| state.features.of(figure.segment) == feature)
            .find(|figure| (is_peer || figure.seat == seat) && is_with_fairy(rules, state, figure));
        if let Some(&Figure {
            seat: owner,
            segment,
            ..
        }) = in_feature
            && owner == seat
        {
            // What a tile brought matters for entering Carcassonne. Rule: CO-18.
            if rules.choices().count_fairy_points == CountFairyPoints::Counted {
                state.flow.gained[seat.ix()] += 3;
            }
            award(rules, state, seat, state.spot(segment), log);
        }
    }
}

/// Rule: PD-74, PD-A11.
fn taken_back(rules: &Rules, state: &mut State, abbot: &Figure, log: &mut Log<'_>) {
    if rules.choices().fairy_abbot_return_bonus == FairyAbbotReturnBonus::Yes
        && is_with_fairy(rules, state, abbot)
    {
        award(rules, state, abbot.seat, state.spot(abbot.segment), log);
    }
}

/// Pays the bonus of a scored follower.
fn award(rules: &Rules, state: &mut State, seat: Seat, spot: Spot, log: &mut Log<'_>) {
    let mut terms = Terms::EMPTY;
    terms.add(Label::Fairy, 1, 3);
    let what = (Reason::FairyBonus, Of::Spot(spot));
    state.award(rules, seat, what, &terms, log);
}
