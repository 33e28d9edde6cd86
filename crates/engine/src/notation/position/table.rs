//! Reading what lies and stands on the table: tiles, bag, figures, tokens, scores.

use std::mem::take;

use carcas_tiles::Rotation;

use super::super::Result;
use super::line::{Part, Section};
use crate::board::{Axis, Content};
use crate::figure::{FigureKind, Prisoner, Seat};
use crate::geometry::Cell;
use crate::neutral::{Neutral, Stand};
use crate::position::Position;
use crate::rules::{KindIx, Rules};
use crate::state::State;
use crate::token::Token;

/// The greatest score that is read, so that no game can count beyond what a number holds.
const MAX_SCORE: i32 = 1_000_000;

pub(super) fn read_seats(
    rules: &Rules,
    state: &mut State,
    section: &mut Section<'_>,
) -> Result<()> {
    for seat in rules.seats() {
        let expected = format!("p{} and its score", seat.0);
        let (Some(name), Some(score)) = (section.next(), section.next()) else {
            return section
                .name
                .error(format_args!("{expected}, such as `p0 12`"));
        };
        if name.seat(rules)? != seat {
            return name.error(format_args!("{expected}, in the order of seats"));
        }
        let held = &mut state.seats[seat.ix()];
        held.score = score.number(-MAX_SCORE, MAX_SCORE)?;
        section.forget();
        loop {
            let mut peek = section.clone();
            let Some(word) = peek.next().filter(|word| word.text.contains(['*', '='])) else {
                break;
            };
            *section = peek;
            let held = &mut state.seats[seat.ix()];
            if let Some(kind) = word.after("owed=") {
                if !rules.seams.owes_tiles {
                    return word.refuse("no seat owes a tile in this game; leave it out");
                }
                if held.owed.is_some() {
                    return word.twice();
                }
                held.owed = Some(kind.drawn_kind(rules)?);
                continue;
            }
            let (name, n) = word.counted(u8::MAX)?;
            section.once(name)?;
            if let Some(kind) = FigureKind::from_name(name.text) {
                let most = rules.supply[kind.ix()];
                if n > most {
                    return word.refuse(format_args!("a seat has at most {most} of them"));
                }
                held.supply[kind.ix()] = n;
            } else {
                let token = read_token(rules, name)?;
                let most = rules.n_tokens_of_seat(token);
                if usize::from(n) > most {
                    return word.refuse(format_args!("a seat has at most {most} of them"));
                }
                held.tokens.set(token, n);
                check_tokens(rules, state, token, word)?;
            }
        }
    }
    Ok(())
}

/// Refuses more tokens of a kind than the game has, with all seats and on the board.
fn check_tokens(rules: &Rules, state: &State, token: Token, word: Part<'_>) -> Result<()> {
    let most = rules.n_tokens(token);
    match state.n_in_play(rules, token) > most {
        true => word.refuse(format_args!(
            "the game has {most} of them, with all seats and on the board together"
        )),
        false => Ok(()),
    }
}

/// Reads a token that is in play.
fn read_token(rules: &Rules, name: Part<'_>) -> Result<Token> {
    let tokens = || rules.tokens().map(Token::name);
    match rules.tokens().find(|token| token.name() == name.text) {
        Some(token) => Ok(token),
        None => {
            let known = FigureKind::ALL.map(FigureKind::name).into_iter();
            let known: Vec<&str> = known.chain(tokens()).collect();
            name.error(format_args!("what this game has: {}", known.join(", ")))
        }
    }
}

pub(super) fn read_prisoners(
    rules: &Rules,
    state: &mut State,
    section: &mut Section<'_>,
) -> Result<()> {
    while let Some(word) = section.next() {
        let (holder, figure) = word.halves(':', "a prisoner such as `p1:p0.meeple`")?;
        let holder = holder.seat(rules)?;
        if rules.limits.n_prisoners == 0 {
            return word.refuse("there are no prisoners in this game");
        }
        let (seat, kind) = read_figure(rules, state, figure)?;
        if seat == holder {
            return word.refuse("no seat holds its own figures; name the seat that does");
        }
        if !kind.is_follower() {
            return word.refuse("only followers are captured; leave it out");
        }
        state.prisoners.push(Prisoner { holder, seat, kind });
    }
    Ok(())
}

/// Reads `p0.meeple`, a figure that the seat has beside all others that were read.
fn read_figure(rules: &Rules, state: &State, word: Part<'_>) -> Result<(Seat, FigureKind)> {
    let (seat, kind) = word.halves('.', "a figure such as `p0.meeple`")?;
    let (seat, kind) = (seat.seat(rules)?, kind.figure()?);
    let on_board = state.figures.iter();
    let on_board = on_board.filter(|figure| (figure.seat, figure.kind) == (seat, kind));
    let held = state.prisoners.iter();
    let held = held.filter(|held| (held.seat, held.kind) == (seat, kind));
    let n = on_board.count() + held.count() + usize::from(state.supply(seat)[kind.ix()]);
    let most = rules.supply[kind.ix()];
    if n >= usize::from(most) {
        return word.refuse(format_args!(
            "a seat has at most {most} of them, on the board, held and in the section `seats` together"
        ));
    }
    Ok((seat, kind))
}

pub(super) fn read_figures(
    rules: &Rules,
    state: &mut State,
    section: &mut Section<'_>,
) -> Result<()> {
    // What a figure has closed was open when it came.
    let placed = state.placed_tokens.iter_mut();
    let sealed: Vec<bool> = placed.map(|placed| take(&mut placed.is_sealed)).collect();
    put_figures(rules, state, section)?;
    for (placed, is_sealed) in state.placed_tokens.iter_mut().zip(sealed) {
        placed.is_sealed = is_sealed;
    }
    Ok(())
}

fn put_figures(rules: &Rules, state: &mut State, section: &mut Section<'_>) -> Result<()> {
    while let Some(word) = section.next() {
        let (figure, at) = word.halves('@', "a figure such as `p0.meeple@1,0/road:E`")?;
        let (at, fairy) = at.split('+');
        let (seat, kind) = read_figure(rules, state, figure)?;
        let segment = at.segment(rules, state)?;
        let spot = state.spot(segment);
        if !state.may_stand(rules, kind, segment) {
            return at.refuse(format_args!("a {} cannot stand there", kind.name()));
        }
        let has_fairy = match fairy {
            None => false,
            Some(flag) if flag.text != "fairy" => return flag.error("fairy"),
            Some(flag) if !rules.has_neutral(Neutral::Fairy) => {
                return flag.refuse("the fairy is not in play");
            }
            Some(flag) if state.fairy_companion().is_some() => {
                return flag.refuse("the fairy stands beside another figure already");
            }
            Some(_) => true,
        };
        debug_assert_eq!(state.segment(rules, spot), Some(segment));
        state.seats[seat.ix()].supply[kind.ix()] += 1;
        state.place_figure(seat, kind, segment);
        if let Some(figure) = state.figures.last_mut() {
            figure.has_fairy = has_fairy;
        }
    }
    Ok(())
}

pub(super) fn read_neutrals(
    rules: &Rules,
    state: &mut State,
    section: &mut Section<'_>,
) -> Result<()> {
    while let Some(word) = section.next() {
        let (name, at) = word.halves('@', "a neutral figure such as `dragon@1,0`")?;
        let mut in_play = rules.seams.neutrals.iter();
        let found = in_play.find(|(neutral, _)| neutral.name() == name.text);
        let Some(&(neutral, may_stand)) = found else {
            let in_play = rules.seams.neutrals.iter();
            let names: Vec<&str> = in_play.map(|(neutral, _)| neutral.name()).collect();
            return name.error(format_args!("one that is in play: {}", names.join(", ")));
        };
        section.once(name)?;
        let stand = match neutral.is_on_tile() {
            true => Stand::Tile(at.tile(state)?),
            false => Stand::Segment(at.segment(rules, state)?),
        };
        if !may_stand(rules, state, stand) {
            return at.refuse(format_args!("the {} cannot stand there", neutral.name()));
        }
        state.neutrals.put(neutral, Some(stand));
    }
    Ok(())
}

pub(super) fn read_tokens(
    rules: &Rules,
    state: &mut State,
    section: &mut Section<'_>,
) -> Result<()> {
    while let Some(word) = section.next() {
        let (tokens, at) = word.halves('@', "tokens such as `floor*2@1,0/tower`")?;
        let (name, n) = tokens.halves('*', "tokens such as `floor*2@1,0/tower`")?;
        let (token, n) = (read_token(rules, name)?, n.number(0, u8::MAX)?);
        let (at, flag) = at.split('+');
        let segment = at.segment(rules, state)?;
        let is_sealed = match flag {
            None => false,
            Some(flag) if flag.text == "sealed" => true,
            Some(flag) => return flag.error("sealed"),
        };
        if token == Token::Castle && n == 1 && !is_sealed {
            let at = state.spot(segment);
            let mut position = Position::of(rules, state.clone());
            match position.castle(at) {
                Ok(()) => *state = position.state,
                Err(why) => return word.refuse(why),
            }
            continue;
        }
        let Some(placed) = state.token_place(token, segment) else {
            return word.refuse("such a token cannot lie there");
        };
        if placed.is_any() {
            return word.twice();
        }
        (placed.n, placed.is_sealed) = (n, is_sealed);
        if n == 0 && !is_sealed {
            return word.refuse("nothing lies there; leave it out");
        }
        check_tokens(rules, state, token, word)?;
    }
    Ok(())
}

/// A tile as it is written: its part of the text, what it is, where and how it lies, and the bridge over it.
type WrittenTile<'a> = (Part<'a>, KindIx, (Cell, Rotation), Option<Axis>);

/// Reads tiles in any order and lays each when one beside it lies.
pub(super) fn read_tiles(
    rules: &Rules,
    state: &mut State,
    section: &mut Section<'_>,
) -> Result<()> {
    let mut peek = section.clone();
    let with_start = peek.next().is_some_and(|word| word.text == "start");
    if with_start {
        *section = peek;
    } else if rules.needs_start() {
        return section
            .name
            .refuse("this game cannot do without its start tiles; write `tiles start …`");
    }
    let mut left: Vec<WrittenTile<'_>> = Vec::new();
    let mut bridges: Vec<(Part<'_>, Cell, Option<Axis>)> = Vec::new();
    let mut over_start: Vec<(Part<'_>, Cell, Axis)> = Vec::new();
    let mut kind = None;
    while let Some(word) = section.next() {
        if word.text.starts_with(|c: char| c.is_ascii_alphabetic()) {
            kind = Some(word.kind(rules)?);
            continue;
        }
        let (tile, bridge) = word.split('+');
        let bridge = match bridge {
            None => None,
            Some(bridge) => match Axis::ALL
                .into_iter()
                .find(|axis| axis.name() == bridge.text)
            {
                Some(axis) => Some(axis),
                None => return bridge.error("the direction of a bridge: ns or ew"),
            },
        };
        let kind = match (kind, bridge) {
            (Some(kind), _) => kind,
            (None, Some(axis)) if with_start => {
                over_start.push((word, tile.cell()?, axis));
                continue;
            }
            (None, _) => return word.error("the id of a tile, then its cells"),
        };
        let (cell, turned) = tile.split('r');
        let rotation = match turned {
            None => Rotation::R0,
            Some(degrees) => {
                let known = Rotation::ALL.into_iter().skip(1);
                let mut known =
                    known.filter(|rotation| degrees.text == rotation.degrees().to_string());
                match known.next() {
                    Some(rotation) => rotation,
                    None => return degrees.error("90, 180 or 270"),
                }
            }
        };
        if left.len() == rules.limits.n_tiles {
            return word.refuse("the game has not so many tiles");
        }
        left.push((word, kind, (cell.cell()?, rotation), bridge));
    }
    // What is said about tiles that touch nothing is said about an ordinary one, if there is any.
    left.sort_by_key(|&(_, kind, ..)| rules.seat_tile == Some(kind));
    let mut position = Position::new(rules, with_start);
    for (word, cell, axis) in over_start {
        if let Err(why) = position.bridge(cell, axis) {
            return word.refuse(why);
        }
    }
    while !left.is_empty() {
        let n_left = left.len();
        let mut failed = None;
        left.retain(|&(word, kind, (cell, rotation), bridge)| {
            let board = &position.state.board;
            // A tile for holes closes what lies around it, so it comes after that.
            let is_beside = match rules.seat_tile == Some(kind) {
                true => board.frontier().holes().any(|hole| hole == cell),
                false => board.content(cell) != Content::Void,
            };
            if failed.is_some() || !(is_beside || position.state.tiles().is_empty()) {
                return true;
            }
            let laid = position.tile(kind, cell, rotation);
            let built = laid.and_then(|()| match bridge {
                // A bridge that the tile needs is there already.
                Some(axis) if position.state.bridges().all(|(at, _)| at.cell != cell) => {
                    position.bridge(cell, axis)
                }
                _ => Ok(()),
            });
            bridges.push((word, cell, bridge));
            failed = built.err().map(|why| (word, why));
            false
        });
        if let Some((word, why)) = failed {
            return word.refuse(why);
        }
        if left.len() == n_left {
            let (word, kind, ..) = left[0];
            return word.refuse(match rules.seat_tile == Some(kind) {
                true => "this tile needs a tile at each of its four sides",
                false => "this tile touches no other tile",
            });
        }
    }
    for (word, cell, bridge) in bridges {
        let built = position.state.bridges().find(|(at, _)| at.cell == cell);
        if built.map(|(_, axis)| axis) != bridge {
            return word.refuse(
                "roads and fields match only with another bridge; write it as `+ns` or `+ew`",
            );
        }
    }
    let (seats, flow) = (state.seats, state.flow);
    *state = position.state;
    (state.seats, state.flow) = (seats, flow);
    state.bag.fill(0);
    Ok(())
}

/// Reads how many tiles of each kind there are, pool by pool.
pub(super) fn read_bag(
    rules: &Rules,
    section: &mut Section<'_>,
    mut set: impl FnMut(usize, u8),
) -> Result<()> {
    let mut pools = rules.pools.iter();
    let mut pool = pools.next().cloned().unwrap_or_default();
    while let Some(word) = section.next() {
        if word.text == "/" {
            match pools.next() {
                Some(next) => {
                    pool = next.clone();
                    section.forget();
                }
                None => return word.refuse("the bag of this game has not so many pools"),
            }
            continue;
        }
        let (name, n) = word.counted(u8::MAX)?;
        let kind = name.kind(rules)?;
        let Some(slot) = pool.clone().find(|&slot| rules.slots[slot].kind == kind) else {
            return name.refuse("no such tile is in this pool of the bag; `/` separates pools");
        };
        let most = rules.slots[slot].n_tiles;
        if n > most {
            return word.refuse(format_args!("the game has {most} of them"));
        }
        section.once(name)?;
        set(slot, n);
    }
    Ok(())
}
