//! Whoever makes an illegal move is told a rule, what was wrong and what would be right.

use carcas_bots::Rng;
use carcas_engine::{
    Decision, FigureKind, KindIx, Log, Move, Neutral, Node, Outcome, Refusal, Rules, Setup, Spot,
    State,
};
use carcas_tiles::{Box, Rotation};

use crate::candidates::random_candidate;
use crate::node::Care;
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
            let is_known = is_of(setup, refusal);
            law!(
                is_known,
                "{refusal} is said about {kind:?}, but the box is not in play"
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
    for part in [refusal.why, refusal.remedy] {
        let is_clause = part.starts_with(|c: char| c.is_lowercase()) && !part.ends_with('.');
        law!(
            is_clause,
            "`{part}` about {candidate:?} is no clause of a sentence"
        );
    }
    // Several moves may mean the same and only one is yielded. The notation reads that one, so nobody who types a move
    // should be sent from one to the other.
    let is_for_programs = ["stands for", "looks the same"]
        .iter()
        .any(|words| refusal.why.contains(words));
    if is_for_programs {
        let read = state.parse_move(rules, &state.move_name(rules, candidate));
        law!(
            read != Ok(candidate),
            "{candidate:?} can be typed, but {refusal} is no reason"
        );
    }
    let is_known = is_of(setup, refusal);
    law!(
        is_known,
        "{refusal} is said about {candidate:?}, but the box is not in play"
    );
    let unkept = unkept_offer(state, candidate, refusal.remedy, legal);
    law!(
        unkept.is_none(),
        "no legal move does {unkept:?}, which {refusal} offers instead of {candidate:?}"
    );
    Ok(Some(refusal))
}

/// Returns words of a remedy that no legal move follows.
fn unkept_offer(
    state: &State,
    refused: Move,
    remedy: &'static str,
    legal: &[Move],
) -> Option<&'static str> {
    let last = state.tiles().last().map(|tile| tile.cell);
    let is_fairy = |&legal: &Move| {
        matches!(
            legal,
            Move::MoveNeutral { neutral, .. } | Move::PutBeside { neutral, .. } if neutral == Neutral::Fairy
        )
    };
    let any = |is_meant: &dyn Fn(&Move) -> bool| legal.iter().any(is_meant);
    let offers = [
        ("or pass", any(&|&legal| legal == Move::Pass)),
        (
            "place a figure on the tile just placed",
            any(
                &|legal| matches!(legal, Move::PlaceFigure { spot, .. } if Some(spot.cell) == last),
            ),
        ),
        (
            "place a follower through the portal",
            any(
                &|legal| matches!(legal, Move::PlaceFigure { spot, .. } if Some(spot.cell) != last),
            ),
        ),
        ("move the fairy", any(&is_fairy)),
        (
            "take back",
            any(&|legal| matches!(legal, Move::TakeBack { .. })),
        ),
        (
            "send a knight",
            any(&|legal| matches!(legal, Move::SendHome { .. })),
        ),
        (
            "choose",
            match refused {
                Move::PlaceFigure { figure: of, .. } => {
                    any(&|legal| matches!(legal, Move::PlaceFigure { figure, .. } if *figure == of))
                }
                _ => any(&|legal| legal != &Move::Pass),
            },
        ),
    ];
    let unkept = offers
        .into_iter()
        .find(|&(words, is_kept)| remedy.contains(words) && !is_kept);
    unkept.map(|(words, _)| words)
}

/// Tells whether a rule is one of the game: what the game lacks is refused by the base game (BA-57).
fn is_of(setup: &Setup, refusal: Refusal) -> bool {
    let has = |boxes: &[Box]| boxes.iter().any(|&of| setup.has_box(of));
    match &refusal.rule[..2] {
        "BA" | "AB" => true,
        "RV" => has(&[Box::River1, Box::River2]),
        "TB" => has(&[Box::TradersAndBuilders]),
        "PD" => has(&[Box::PrincessAndDragon]),
        "CO" => has(&[Box::Count]),
        "MW" => has(&[Box::MageAndWitch]),
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
    found.extend([Move::Pass, Move::Again]);
    found.extend(Neutral::ALL.map(|neutral| Move::PutAside { neutral }));
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
        found.extend([Move::TakeBack { figure }, Move::SendHome { figure }]);
        found.extend(Neutral::ALL.map(|neutral| Move::PutBeside { neutral, figure }));
    }
    found
}
