//! Writing the sections of a position.

use std::fmt::Write;

use super::line::{Line, segment_word};
use super::question;
use crate::board::{Axis, PlacedTile};
use crate::figure::{Figure, FigureKind, Prisoner};
use crate::flow::{Flow, Waiting};
use crate::geometry::Cell;
use crate::neutral::{Neutral, Stand};
use crate::rules::Rules;
use crate::state::{SeatState, State};
use crate::token::{PlacedToken, Token};

pub(super) fn write(rules: &Rules, state: &State, line: &mut Line<'_>) {
    let State {
        board: _,
        features: _,
        figures: _,
        prisoners,
        placed_tokens: _,
        bridges: _,
        bag,
        seats: _,
        neutrals: _,
        aside,
        pending,
        flow,
        memory: _,
    } = state;
    write_turn(rules, state, flow, line);
    line.section("ask");
    for &asked in pending.as_slice() {
        question::write(rules, state, asked, line);
    }
    line.section("completed");
    write_completed(rules, state, line);
    write_memory(rules, state, line);
    write_seats(rules, state, line);
    line.section("prisoners");
    write_prisoners(prisoners, line);
    line.section("figures");
    write_figures(rules, state, line);
    line.section("neutrals");
    write_neutrals(rules, state, line);
    line.section("tokens");
    write_tokens(rules, state, line);
    line.section("tiles");
    write_tiles(rules, state, line);
    line.section("bag");
    write_bag(rules, bag, line);
    line.section("aside");
    write_bag(rules, aside, line);
}

fn write_turn(rules: &Rules, state: &State, flow: &Flow, line: &mut Line<'_>) {
    let &Flow {
        step,
        seat,
        waiting,
        placed,
        completed: _,
        // The bag tells what is drawn from.
        pool: _,
        n_in_pool: _,
        n_hidden,
        n_discarded,
        // Counted again where it is needed.
        n_placements: _,
        same_seat_again,
        is_action_used,
        placer,
        gained,
    } = flow;
    line.section("turn");
    line.word(format_args!("p{}", seat.0));
    line.word(format_args!("placer=p{}", placer.0));
    if let Some(step) = rules.turn.steps.get(usize::from(step)) {
        line.word(format_args!("next={}", step.name));
    }
    match waiting {
        Waiting::No => {}
        Waiting::ForDraw(draw) => line.word(format_args!("wait={}", draw.name())),
        Waiting::ForNothing => line.word("wait=over"),
    }
    if let Some(tile) = placed {
        line.word(format_args!("placed={}", state.board.tile(tile).cell));
    }
    if n_discarded > 0 {
        line.word(format_args!("discarded={n_discarded}"));
    }
    if n_hidden > 0 {
        line.word(format_args!("hidden={n_hidden}"));
    }
    if gained.iter().any(|&points| points != 0) {
        let gained = gained[..rules.n_seats()].iter().map(i16::to_string);
        line.word(format_args!(
            "gained={}",
            gained.collect::<Vec<_>>().join(",")
        ));
    }
    if same_seat_again {
        line.word("same-seat-again");
    }
    if is_action_used {
        line.word("action-used");
    }
}

fn write_completed(rules: &Rules, state: &State, line: &mut Line<'_>) {
    let completed = &state.flow.completed;
    for (feature, is_scored) in completed.iter() {
        let first = state.first_segment(feature);
        let mut word = segment_word(rules, state, first);
        if is_scored {
            word.push_str("+scored");
        }
        if completed.chosen == Some(feature) {
            word.push_str("+chosen");
        }
        line.word(word);
    }
}

/// Writes what modules remember, a section each.
pub(crate) fn write_memory(rules: &Rules, state: &State, line: &mut Line<'_>) {
    for &(module, text) in &rules.seams.memory {
        line.section(module.name());
        (text.write)(state, line);
    }
}

fn write_seats(rules: &Rules, state: &State, line: &mut Line<'_>) {
    line.section("seats");
    for seat in rules.seats() {
        let SeatState {
            score,
            supply,
            tokens,
            owed,
        } = &state.seats[seat.ix()];
        line.word(format_args!("p{}", seat.0));
        line.word(score);
        let figures = FigureKind::ALL.map(|kind| (kind.name(), supply[kind.ix()]));
        let tokens = Token::ALL.map(|token| (token.name(), tokens.n(token)));
        for (name, n) in figures.into_iter().chain(tokens) {
            if n > 0 {
                line.word(format_args!("{name}*{n}"));
            }
        }
        if let Some(kind) = *owed {
            line.word(format_args!("owed={}", rules.tile_kind(kind).id));
        }
    }
}

fn write_prisoners(prisoners: &[Prisoner], line: &mut Line<'_>) {
    let words = prisoners.iter().map(|&Prisoner { holder, seat, kind }| {
        let word = format!("p{}:p{}.{}", holder.0, seat.0, kind.name());
        ((holder, seat, kind), word)
    });
    write_sorted(words, line);
}

fn write_figures(rules: &Rules, state: &State, line: &mut Line<'_>) {
    let words = state.figures.iter().map(|figure| {
        let &Figure {
            seat,
            kind,
            segment,
            has_fairy,
        } = figure;
        let at = segment_word(rules, state, segment);
        let beside = if has_fairy { "+fairy" } else { "" };
        let word = format!("p{}.{}@{at}{beside}", seat.0, kind.name());
        ((seat, kind, state.spot(segment)), word)
    });
    write_sorted(words, line);
}

fn write_neutrals(rules: &Rules, state: &State, line: &mut Line<'_>) {
    for neutral in Neutral::ALL {
        let at = match state.neutrals.at(neutral) {
            None => continue,
            Some(Stand::Tile(tile)) => state.board.tile(tile).cell.to_string(),
            Some(Stand::Segment(segment)) => segment_word(rules, state, segment),
        };
        line.word(format_args!("{}@{at}", neutral.name()));
    }
}

fn write_tokens(rules: &Rules, state: &State, line: &mut Line<'_>) {
    let placed = state.placed_tokens.iter().filter(|placed| placed.is_any());
    let words = placed.map(|placed| {
        let &PlacedToken {
            segment,
            token,
            n,
            is_sealed,
        } = placed;
        let at = segment_word(rules, state, segment);
        let sealed = if is_sealed { "+sealed" } else { "" };
        let word = format!("{}*{n}@{at}{sealed}", token.name());
        ((token, state.spot(segment)), word)
    });
    write_sorted(words, line);
}

/// Writes each kind with the cells where it lies.
fn write_tiles(rules: &Rules, state: &State, line: &mut Line<'_>) {
    let has_start = state.has_start(rules);
    if has_start {
        line.word("start");
    }
    let is_start =
        |tile: &PlacedTile| has_start && rules.start.iter().any(|start| start.1 == tile.cell);
    let tiles = state.tiles().iter();
    let (start, mut sorted): (Vec<&PlacedTile>, Vec<&PlacedTile>) =
        tiles.partition(|tile| is_start(tile));
    let bridge_over = |cell| {
        let tile = state.board.tile_at(cell);
        tile.and_then(|tile| state.bridge_over(tile))
    };
    let mut over_start: Vec<(Cell, Axis)> = start
        .iter()
        .filter_map(|tile| Some((tile.cell, bridge_over(tile.cell)?.axis)))
        .collect();
    over_start.sort_unstable();
    for (cell, axis) in over_start {
        line.word(format_args!("{cell}+{}", axis.name()));
    }
    sorted.sort_unstable_by_key(|tile| (tile.kind, tile.cell));
    let mut last = None;
    for tile in sorted {
        let &PlacedTile {
            kind,
            rotation,
            cell,
            // Counted when the tile is laid.
            first_segment: _,
        } = tile;
        if last.replace(kind) != Some(kind) {
            line.word(&rules.tile_kind(kind).id);
        }
        let mut word = cell.to_string();
        if rotation.degrees() > 0 {
            let _ = write!(word, "r{}", rotation.degrees());
        }
        if let Some(bridge) = bridge_over(cell) {
            let _ = write!(word, "+{}", bridge.axis.name());
        }
        line.word(word);
    }
}

/// Writes how many tiles of each kind there are, pool by pool.
fn write_bag(rules: &Rules, n_tiles: &[u8], line: &mut Line<'_>) {
    if n_tiles.iter().all(|&n| n == 0) {
        return;
    }
    for (ix, pool) in rules.pools.iter().enumerate() {
        if ix > 0 {
            line.word("/");
        }
        for slot in pool.clone().filter(|&slot| n_tiles[slot] > 0) {
            let id = &rules.tile_kind(rules.slots[slot].kind).id;
            line.word(format_args!("{id}*{}", n_tiles[slot]));
        }
    }
}

/// Writes words in the order of their keys, so that equal positions have equal lines. Figures that look alike stay in the
/// order in which they came: the first of them is the one that moves name.
fn write_sorted<K: Ord>(words: impl Iterator<Item = (K, String)>, line: &mut Line<'_>) {
    let mut words: Vec<_> = words.collect();
    words.sort_by(|(a, _), (b, _)| a.cmp(b));
    for (_, word) in words {
        line.word(word);
    }
}
