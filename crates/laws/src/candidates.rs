//! Moves that may or may not be legal: near ones, and ones that nobody would make.

use carcas_bots::Rng;
use carcas_engine::{
    Axis, Cell, FigureIx, FigureKind, KindIx, Move, Neutral, Seat, Spot, State, Token,
};
use carcas_tiles::Rotation;

/// Returns a random move of any kind, near the board or far away.
pub fn random_candidate(state: &State, rng: &mut Rng) -> Move {
    let cell = random_cell(state, rng);
    let spot = Spot {
        cell,
        segment: match rng.below(4) {
            0 => Spot::WHOLE_TILE,
            1 => rng.next_u64() as u8,
            _ => rng.below(10) as u8,
        },
    };
    let figure_ix = FigureIx(match rng.below(4) {
        0 => rng.next_u64() as u8,
        _ => rng.below(24) as u8,
    });
    let figure = FigureKind::ALL[rng.below(FigureKind::ALL.len() as u32) as usize];
    let neutral = Neutral::ALL[rng.below(Neutral::ALL.len() as u32) as usize];
    let token = Token::ALL[rng.below(Token::N as u32) as usize];
    let bid = rng.below(40) as u16;
    let kind = KindIx(rng.below(160) as u8);
    let kind = match rng.below(2) {
        0 => state.lots().next().unwrap_or(kind),
        _ => kind,
    };
    match rng.below(23) {
        0..2 => Move::PlaceTile {
            cell,
            rotation: Rotation::ALL[rng.below(4) as usize],
        },
        2..4 => Move::PlaceFigure { figure, spot },
        4 => Move::MoveFigure {
            figure: figure_ix,
            to: spot,
        },
        5 => Move::TakeBack { figure: figure_ix },
        6 => Move::SendHome { figure: figure_ix },
        7 => Move::MoveNeutral { neutral, to: spot },
        8 => Move::PutBeside {
            neutral,
            figure: figure_ix,
        },
        9 => Move::PutAside { neutral },
        10 => Move::Choose { spot },
        11 => Move::PlaceToken { token, spot },
        12 => Move::Capture { figure: figure_ix },
        13 => Move::Exchange { figure },
        14 => Move::Ransom {
            holder: Seat(rng.below(8) as u8),
            figure,
        },
        15 => Move::BuildBridge {
            cell,
            axis: Axis::ALL[rng.below(2) as usize],
        },
        16 => Move::Convert { figure: figure_ix },
        17 => Move::Auction { kind, bid },
        18 => Move::Bid { bid },
        19 => Move::TakeLot { kind },
        20 => [Move::Buy, Move::Sell][rng.below(2) as usize],
        _ => [Move::Again, Move::Grow, Move::Herd, Move::Pass][rng.below(4) as usize],
    }
}

/// Returns a cell of the board, one beside it, or one far away.
fn random_cell(state: &State, rng: &mut Rng) -> Cell {
    let far = |rng: &mut Rng| match rng.below(3) {
        0 => i16::MIN,
        1 => i16::MAX,
        _ => rng.next_u64() as i16,
    };
    let tiles = state.tiles();
    let tile = tiles.get(rng.below(tiles.len() as u32) as usize);
    match (tile, rng.below(8)) {
        (Some(tile), 1..5) => tile.cell,
        (Some(tile), 5..8) => {
            let beside: Vec<Cell> = tile.cell.around().collect();
            beside[rng.below(beside.len() as u32) as usize]
        }
        _ => Cell::new(far(rng), far(rng)),
    }
}
