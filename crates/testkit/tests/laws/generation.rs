//! What the generator yields is exactly what can be played.

use std::collections::BTreeSet;

use carcas_bots::Rng;
use carcas_engine::{
    Axis, Cell, FigureIx, FigureKind, IllegalMove, KindIx, Log, Move, Neutral, Node, Outcome,
    Rules, Seat, Spot, State, Token,
};
use carcas_testkit::Seeds;
use carcas_tiles::Rotation;

use crate::laws::game::{Trial, legal_moves};

#[test]
fn exactly_the_generated_moves_can_be_played() {
    Seeds::from_env(60).for_each(|seed| {
        let game = Trial::new(seed);
        game.play(|state, rng| {
            let legal = legal_moves(&game.rules, state);
            for candidate in nonsense(state, rng) {
                check_move(&game.rules, state, &legal, candidate);
            }
            if rng.below(40) == 0 {
                check_all(&game.rules, state, &legal, &universe(state));
            }
        });
    });
}

#[test]
fn exactly_the_possible_outcomes_can_be_drawn() {
    Seeds::from_env(60).for_each(|seed| {
        let game = Trial::new(seed);
        let rules = &game.rules;
        game.play(|state, _| {
            let mut possible = Vec::new();
            state.outcomes(rules, &mut possible);
            let sum: u32 = possible.iter().map(|&(_, weight)| weight).sum();
            assert_eq!(sum, state.total_weight());
            assert_eq!(sum > 0, state.node().is_chance());
            assert_eq!(state.outcome_at(rules, sum), None);
            for kind in rules.kinds() {
                let outcome = Outcome::Tile(kind);
                let weight = possible.iter().find(|&&(other, _)| other == outcome);
                let mut after = state.clone();
                let drawn = after.draw(rules, outcome, &mut Log::silent());
                assert_eq!(drawn.is_ok(), weight.is_some());
                assert_eq!(drawn.is_err(), after == *state);
                let points = (0..sum).filter(|&at| state.outcome_at(rules, at) == Some(outcome));
                assert_eq!(points.count() as u32, weight.map_or(0, |pair| pair.1));
            }
        });
    });
}

/// Every candidate is played on a copy and accepted if it is legal; the others leave the state as it is.
fn check_all(rules: &Rules, state: &State, legal: &[Move], candidates: &[Move]) {
    let mut untouched = state.clone();
    let legal_set: BTreeSet<Move> = legal.iter().copied().collect();
    for &candidate in candidates {
        if legal_set.contains(&candidate) {
            check_move(rules, state, legal, candidate);
        } else {
            let refused = untouched.play(rules, candidate, &mut Log::silent());
            assert!(refused.is_err(), "{candidate:?} was not generated");
        }
    }
    assert!(untouched == *state, "a refused move changes nothing");
    let candidates: BTreeSet<Move> = candidates.iter().copied().collect();
    let is_near = legal_set.is_subset(&candidates);
    assert!(is_near, "legal moves are near the board");
}

fn check_move(rules: &Rules, state: &State, legal: &[Move], candidate: Move) {
    let is_legal = legal.contains(&candidate);
    assert_eq!(state.is_legal(rules, candidate), is_legal, "{candidate:?}");
    let mut after = state.clone();
    match after.play(rules, candidate, &mut Log::silent()) {
        Ok(()) => assert!(is_legal, "{candidate:?} was not generated"),
        Err(why) => {
            assert!(!is_legal, "{candidate:?} was generated");
            assert!(after == *state, "a refused move changes nothing");
            let expected = match state.node() {
                Node::Decide { .. } => IllegalMove::NotYielded,
                Node::Chance { .. } => IllegalMove::NotDecided,
                Node::Over => IllegalMove::Over,
            };
            assert_eq!(why, expected);
        }
    }
}

/// Returns every move whose cell is at most two steps outside the board.
fn universe(state: &State) -> Vec<Move> {
    let cells = || state.tiles().iter().map(|tile| tile.cell);
    let range = |of: fn(Cell) -> i16| {
        let least = cells().map(of).min().unwrap_or(0);
        let greatest = cells().map(of).max().unwrap_or(0);
        least - 2..=greatest + 2
    };
    let mut moves = vec![Move::Pass, Move::Again, Move::Buy, Move::Sell];
    moves.extend([Move::Grow, Move::Herd]);
    // Nobody bids more than 100 above the score.
    let greatest = (0..Seat::MAX as u8)
        .map(|seat| state.score(Seat(seat)))
        .max();
    let bids = || 0..=(greatest.unwrap_or(0).max(0) + 102) as u16;
    if state.lots().next().is_some() {
        moves.extend(bids().map(|bid| Move::Bid { bid }));
    }
    let lots: BTreeSet<KindIx> = state.lots().collect();
    for kind in lots {
        moves.push(Move::TakeLot { kind });
        moves.extend(bids().map(|bid| Move::Auction { kind, bid }));
    }
    let figures: Vec<FigureIx> = state.figures().map(|figure| figure.ix).collect();
    moves.extend(figures.iter().map(|&figure| Move::Capture { figure }));
    moves.extend(figures.iter().map(|&figure| Move::Convert { figure }));
    for figure in FigureKind::ALL {
        moves.push(Move::Exchange { figure });
        let holders = (0..Seat::MAX as u8).map(Seat);
        moves.extend(holders.map(|holder| Move::Ransom { holder, figure }));
    }
    for y in range(|cell| cell.y) {
        for x in range(|cell| cell.x) {
            let cell = Cell::new(x, y);
            let tiles = Rotation::ALL.map(|rotation| Move::PlaceTile { cell, rotation });
            moves.extend(tiles);
            moves.extend(Axis::ALL.map(|axis| Move::BuildBridge { cell, axis }));
            // One empty row of segments shows that no figure is placed beside the board.
            if state.tile_at(cell).is_some() || x == 0 {
                let segments = (0..17).chain([Spot::BRIDGE, Spot::WHOLE_TILE]);
                let spots: Vec<Spot> = segments.map(|segment| Spot { cell, segment }).collect();
                for &spot in &spots {
                    let place = |figure| Move::PlaceFigure { figure, spot };
                    moves.extend(FigureKind::ALL.map(place));
                    let to_spot = |neutral| Move::MoveNeutral { neutral, to: spot };
                    moves.extend(Neutral::ALL.map(to_spot));
                    let moved = |&figure| Move::MoveFigure { figure, to: spot };
                    moves.extend(figures.iter().map(moved));
                    moves.push(Move::Choose { spot });
                    moves.extend(Token::ALL.map(|token| Move::PlaceToken { token, spot }));
                }
            }
        }
    }
    for figure in (0..=u8::MAX).map(FigureIx) {
        let beside = |neutral| Move::PutBeside { neutral, figure };
        moves.extend(Neutral::ALL.map(beside));
        moves.extend([Move::TakeBack { figure }, Move::SendHome { figure }]);
    }
    moves.extend(Neutral::ALL.map(|neutral| Move::PutAside { neutral }));
    moves
}

/// Returns moves that nobody would make: far cells, segments and figures that do not exist.
fn nonsense(state: &State, rng: &mut Rng) -> Vec<Move> {
    let number = |rng: &mut Rng| match rng.below(4) {
        0 => i16::MIN,
        1 => i16::MAX,
        2 => rng.next_u64() as i16,
        _ => rng.below(20) as i16 - 10,
    };
    let mut moves = vec![Move::Pass, Move::Again];
    for _ in 0..8 {
        let far = Cell::new(number(rng), number(rng));
        let tile = state.tiles()[rng.below(state.tiles().len() as u32) as usize];
        let rotation = Rotation::from_ix(rng.below(4) as u8);
        let figure = FigureKind::ALL[rng.below(9) as usize];
        let segment = rng.next_u64() as u8;
        let figure_ix = FigureIx(rng.next_u64() as u8);
        moves.extend([
            Move::PlaceTile {
                cell: far,
                rotation,
            },
            Move::PlaceTile {
                cell: tile.cell,
                rotation,
            },
            Move::PlaceFigure {
                figure,
                spot: Spot { cell: far, segment },
            },
            Move::PlaceFigure {
                figure,
                spot: Spot {
                    cell: tile.cell,
                    segment,
                },
            },
            Move::TakeBack { figure: figure_ix },
        ]);
        let neutral = Neutral::ALL[rng.below(5) as usize];
        let (near, far) = (tile.cell, Spot { cell: far, segment });
        let near = match rng.below(2) {
            0 => Spot::tile(near),
            _ => Spot {
                cell: near,
                segment,
            },
        };
        moves.extend([near, far].map(|to| Move::MoveNeutral { neutral, to }));
        moves.extend([near, far].map(|spot| Move::Choose { spot }));
        let moved = |to| Move::MoveFigure {
            figure: figure_ix,
            to,
        };
        moves.extend([near, far].map(moved));
        moves.extend([
            Move::SendHome { figure: figure_ix },
            Move::PutAside { neutral },
            Move::PutBeside {
                neutral,
                figure: figure_ix,
            },
        ]);
    }
    moves
}
