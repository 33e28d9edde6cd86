//! An illegal move is refused with a rule, what was wrong and what would be right.

use carcas_bots::Rng;
use carcas_engine::{
    BaseObjection, CastlesObjection, CountObjection, Decision, FairyObjection, FigureKind, KindIx,
    Log, Move, Neutral, Node, Objection, Outcome, PrincessObjection, Refusal, Remedy, Rules, Setup,
    Spot, State, Token, TowerObjection,
};
use carcas_record::told;
use carcas_text::english;
use carcas_tiles::{Box, Rotation};

use crate::candidates::random_candidate;
use crate::node::Care;
use crate::remedies::is_kept;
use crate::verdict::{Fault, Verdict, law};

/// Checks what is said about illegal moves at a node.
///
/// # Errors
/// The first law that is broken.
pub fn check_refusals(
    setup: &Setup,
    rules: &Rules,
    state: &State,
    care: Care,
    rng: &mut Rng,
) -> Verdict {
    draw_refusals(setup, rules, state)?;
    refusals(setup, rules, state, care, rng).map(|_| ())
}

/// Checks what is said about tiles that cannot be drawn now, and returns it.
///
/// # Errors
/// The first law that is broken.
pub fn draw_refusals(
    setup: &Setup,
    rules: &Rules,
    state: &State,
) -> Result<Vec<(KindIx, Refusal)>, Fault> {
    let mut outcomes = Vec::new();
    state.outcomes(rules, &mut outcomes);
    let mut legal = Vec::new();
    state.legal_moves(rules, &mut legal);
    let mut found = Vec::new();
    for kind in rules.kinds() {
        let outcome = Outcome::Tile(kind);
        let refusal = state.draw_refusal(rules, outcome);
        let is_open = outcomes.iter().any(|&(open, _)| open == outcome);
        let is_refused = state.node() != Node::Over && !is_open;
        law!(
            refusal.is_some() == is_refused,
            "{kind:?} cannot be drawn: {is_refused}, but explained by {refusal:?}"
        );
        if let Some(refusal) = refusal {
            check_words(setup, refusal)?;
            let is_kept = match refusal.remedy {
                Remedy::DrawAnother => !outcomes.is_empty(),
                _ => is_kept(rules, state, None, refusal.remedy, &legal),
            };
            law!(
                is_kept,
                "nothing legal does what {refusal:?} offers instead of drawing {kind:?}"
            );
            found.push((kind, refusal));
        }
    }
    Ok(found)
}

/// Checks what is said about illegal moves at a node and returns it.
///
/// # Errors
/// The first law that is broken.
pub fn refusals(
    setup: &Setup,
    rules: &Rules,
    state: &State,
    care: Care,
    rng: &mut Rng,
) -> Result<Vec<(Move, Refusal)>, Fault> {
    let mut legal = Vec::new();
    state.legal_moves(rules, &mut legal);
    legal.sort_unstable();
    let mut found = Vec::new();
    let mut after = state.clone();
    for candidate in candidates(rules, state, care, rng) {
        if let Some(refusal) = check(setup, rules, state, candidate, &legal)? {
            let refused = after.play(rules, candidate, &mut Log::silent());
            law!(refused.is_err(), "{candidate:?} is explained, but played");
            found.push((candidate, refusal));
        }
    }
    law!(after == *state, "a refused move changes the state");
    Ok(found)
}

/// Checks what is said about one move.
fn check(
    setup: &Setup,
    rules: &Rules,
    state: &State,
    candidate: Move,
    legal: &[Move],
) -> Result<Option<Refusal>, Fault> {
    let is_legal = legal.binary_search(&candidate).is_ok();
    let refusal = state.refusal(rules, candidate);
    let is_asked = matches!(state.node(), Node::Decide { .. });
    let said = state.is_legal(rules, candidate);
    law!(
        said == is_legal,
        "{candidate:?} is legal: {said}, but generated: {is_legal}"
    );
    let is_refused = is_asked && !is_legal;
    law!(
        refusal.is_some() == is_refused,
        "{candidate:?} is refused: {is_refused}, but explained by {refusal:?}"
    );
    let Some(refusal) = refusal else {
        return Ok(None);
    };
    check_words(setup, refusal)?;
    // Nobody who types a move should be sent from one to another that means the same.
    if is_for_programs(refusal.objection) {
        let read = state.parse_move(rules, &state.move_name(rules, candidate));
        law!(
            read != Ok(candidate),
            "{candidate:?} can be typed, but {refusal:?} is no reason"
        );
    }
    let is_kept = is_kept(rules, state, Some(candidate), refusal.remedy, legal);
    law!(
        is_kept,
        "no legal move does what {refusal:?} offers instead of {candidate:?}"
    );
    Ok(Some(refusal))
}

/// Checks that a refusal can be told: in sentences, and by a rule of the game.
fn check_words(setup: &Setup, refusal: Refusal) -> Verdict {
    let told = told(refusal);
    for part in [&told.why, &told.remedy] {
        let said = english().tell(part);
        let is_sentence = said.starts_with(|c: char| c.is_uppercase()) && said.ends_with('.');
        law!(is_sentence, "`{said}` of {refusal:?} is no sentence");
    }
    law!(
        is_of(setup, refusal),
        "{refusal:?} is said, but the box is not in play"
    );
    Ok(())
}

/// Whether an objection only concerns programs: several moves mean the same, only one is yielded, and the notation
/// reads that one.
fn is_for_programs(objection: Objection) -> bool {
    matches!(
        objection,
        Objection::Base(BaseObjection::LooksTheSame)
            | Objection::Princess(PrincessObjection::StandsForOneLikeIt)
            | Objection::Fairy(FairyObjection::StandsForOneLikeIt)
            | Objection::Tower(TowerObjection::StandsForOneLikeIt)
            | Objection::Castles(CastlesObjection::StandsForOneLikeIt)
            | Objection::Count(CountObjection::StandsForOneLikeIt | CountObjection::AnotherSegment)
    )
}

/// Whether a rule is one of the game: what the game lacks is refused by the base game (BA-57).
fn is_of(setup: &Setup, refusal: Refusal) -> bool {
    let has = |boxes: &[Box]| boxes.iter().any(|&of| setup.has_box(of));
    match &refusal.rule[..2] {
        "BA" | "AB" => true,
        "RV" => has(&[Box::River1, Box::River2]),
        "TB" => has(&[Box::TradersAndBuilders]),
        "PD" => has(&[Box::PrincessAndDragon]),
        "CO" => has(&[Box::Count]),
        "MW" => has(&[Box::MageAndWitch]),
        "TO" => has(&[Box::Tower]),
        "BC" => has(&[Box::BridgesCastlesAndBazaars]),
        "AM" => has(&[Box::AbbeyAndMayor]),
        "HS" => has(&[Box::HillsAndSheep]),
        _ => false,
    }
}

/// Returns moves of every kind, most of them near the point: about tiles, segments and figures that are there.
fn candidates(rules: &Rules, state: &State, care: Care, rng: &mut Rng) -> Vec<Move> {
    let mut found: Vec<Move> = (0..4).map(|_| random_candidate(state, rng)).collect();
    // Two questions make up most of a game, so they are looked at more rarely.
    let is_looked_at = match state.node() {
        Node::Decide { .. } if care == Care::Everything => true,
        Node::Decide {
            decision: Decision::PlaceTile { .. } | Decision::FigureAction,
            ..
        } => rng.below(16) == 0,
        Node::Decide { .. } => rng.below(4) == 0,
        Node::Chance { .. } | Node::Over => false,
    };
    if !is_looked_at {
        return found;
    }
    found.extend([Move::Pass, Move::Again, Move::Grow, Move::Herd]);
    found.extend(Neutral::ALL.map(|neutral| Move::PutAside { neutral }));
    for figure in FigureKind::ALL {
        found.push(Move::Exchange { figure });
        found.extend(rules.seats().map(|holder| Move::Ransom { holder, figure }));
    }
    let tiles = state.tiles();
    let first = rng.below(tiles.len() as u32) as usize;
    let looked_at = [tiles.first(), tiles.get(first), tiles.last()];
    for tile in looked_at.into_iter().flatten() {
        let spots = (0..rules.segments(tile.kind).len()).map(|ix| Spot {
            cell: tile.cell,
            segment: ix as u8,
        });
        for spot in spots.chain([Spot::tile(tile.cell)]) {
            found.push(Move::Choose { spot });
            let token = Token::Floor;
            found.push(Move::PlaceToken { token, spot });
            let figures = FigureKind::ALL.into_iter();
            found.extend(figures.map(|figure| Move::PlaceFigure { figure, spot }));
            let neutrals = Neutral::ALL.into_iter();
            found.extend(neutrals.map(|neutral| Move::MoveNeutral { neutral, to: spot }));
            for figure in state.figures().map(|figure| figure.ix) {
                found.push(Move::MoveFigure { figure, to: spot });
            }
        }
        for cell in tile.cell.around().chain([tile.cell]) {
            let rotations = Rotation::ALL.into_iter();
            found.extend(rotations.map(|rotation| Move::PlaceTile { cell, rotation }));
        }
    }
    for figure in state.figures().map(|figure| figure.ix) {
        found.extend([
            Move::TakeBack { figure },
            Move::SendHome { figure },
            Move::Capture { figure },
        ]);
        found.extend(Neutral::ALL.map(|neutral| Move::PutBeside { neutral, figure }));
    }
    found
}
