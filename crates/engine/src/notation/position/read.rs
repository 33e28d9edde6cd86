//! Reading the sections of a position.

use carcas_tiles::Rotation;

use super::super::{Result, error};
use super::line::{Part, Section};
use super::question;
use crate::board::Content;
use crate::decision::Pending;
use crate::figure::{FigureKind, Prisoner, Seat};
use crate::game::Draw;
use crate::geometry::Cell;
use crate::moves::Move;
use crate::neutral::{Neutral, Stand};
use crate::position::Position;
use crate::rules::{KindIx, Rules};
use crate::state::{Completed, State, Waiting};
use crate::token::Token;

/// The sections of every game, in the order in which they are read: each needs those before it.
const CORE: [(&str, Read); 11] = [
    ("tiles", read_tiles),
    ("bag", |rules, state, section| {
        read_bag(rules, section, |slot, n| state.bag[slot] = n)
    }),
    ("aside", |rules, state, section| {
        if state.aside.is_empty() {
            return section.name.refuse("no tile is set aside in this game");
        }
        read_bag(rules, section, |slot, n| state.aside[slot] = n)
    }),
    ("seats", read_seats),
    ("prisoners", read_prisoners),
    ("tokens", read_tokens),
    ("figures", read_figures),
    ("neutrals", read_neutrals),
    ("turn", read_turn),
    ("completed", read_completed),
    ("ask", read_questions),
];

type Read = fn(&Rules, &mut State, &mut Section<'_>) -> Result<()>;

/// The greatest score that is read, so that no game can count beyond what a number holds.
const MAX_SCORE: i32 = 1_000_000;

/// Reads all sections.
pub(super) fn read(rules: &Rules, mut sections: Vec<Section<'_>>, end: usize) -> Result<State> {
    let mut state = State::blank(rules);
    state.bag.fill(0);
    for seat in &mut state.seats {
        *seat = Default::default();
    }
    let memories = rules.seams.memories.iter();
    let memories = memories.map(|(module, text)| (module.name(), text.read));
    for (name, read) in CORE.into_iter().chain(memories) {
        let found = sections
            .iter()
            .position(|section| section.name.text == name);
        match found {
            Some(ix) => {
                let mut section = sections.swap_remove(ix);
                read(rules, &mut state, &mut section)?;
                section.words.finish()?;
            }
            None if matches!(name, "turn" | "seats") => {
                let why = format!("the position has no section `{name}`; add `; {name} p0 …`");
                return Err(error(end, why));
            }
            None => {}
        }
    }
    if let Some(unknown) = sections.first() {
        let memories = rules.seams.memories.iter().map(|(module, _)| module.name());
        let known: Vec<&str> = CORE.iter().map(|&(name, _)| name).chain(memories).collect();
        let known = known.join(", ");
        return unknown
            .name
            .error(format_args!("a section of this game: {known}"));
    }
    check(rules, &mut state, end)?;
    Ok(state)
}

/// Checks what no section can check alone, so that the game can go on.
fn check(rules: &Rules, state: &mut State, end: usize) -> Result<()> {
    let refuse = |why: String| Err(error(end, why));
    for kind in rules.kinds() {
        let is_drawn = |&(_, decision): &(Seat, crate::decision::Decision)| {
            decision == crate::decision::Decision::PlaceTile { kind }
        };
        let placed = state.tiles().iter().filter(|tile| tile.kind == kind);
        let drawn = state
            .pending
            .as_slice()
            .iter()
            .filter(|asked| is_drawn(asked));
        let owed = state.seats.iter().filter(|seat| seat.owed == Some(kind));
        let left = state.n_in_bag(rules, kind) + state.n_aside(rules, kind);
        let n_tiles = placed.count() + drawn.count() + owed.count() + left;
        let n_copies = rules.n_copies(kind);
        if n_tiles > n_copies {
            let id = &rules.tile_kind(kind).id;
            return refuse(format!(
                "`{id}` is on the board, drawn, owed, in the bag and aside {n_tiles} times; the game has {n_copies}"
            ));
        }
    }
    let is_tile_left = state.is_tile_left(rules);
    let is_asked = !state.pending.is_empty();
    match state.flow.waiting {
        Waiting::No if !is_asked => {
            return refuse(
                "nothing is asked and nothing awaited; add `; ask p0:figure` or the like, or `wait=tile` or \
                 `wait=over` to the section `turn`"
                    .to_owned(),
            );
        }
        Waiting::ForDraw(Draw::Tile) if !is_tile_left => {
            return refuse("a tile is to be drawn, but the bag is empty; add `; bag …`".to_owned());
        }
        Waiting::ForNothing if is_asked => {
            return refuse("the game is over, so nothing can be asked; leave one out".to_owned());
        }
        Waiting::No | Waiting::ForDraw(_) if usize::from(state.flow.step) >= rules.turn.len() => {
            let names: Vec<&str> = rules.turn.iter().map(|step| step.name()).collect();
            let names = names.join(", ");
            return refuse(format!(
                "the section `turn` does not tell how the turn goes on; add `next=` and one of {names}"
            ));
        }
        Waiting::No | Waiting::ForDraw(_) | Waiting::ForNothing => {}
    }
    let mut moves = Vec::new();
    state.legal_moves(rules, &mut moves);
    if is_asked && moves.iter().all(|&legal| legal == Move::Pass) {
        return refuse("the question that is asked has no answer here".to_owned());
    }
    Ok(())
}

fn read_turn(rules: &Rules, state: &mut State, section: &mut Section<'_>) -> Result<()> {
    let Some(seat) = section.next() else {
        return section.name.error("`turn p0 …`");
    };
    state.flow.seat = seat.seat(rules)?;
    state.flow.placer = rules.seat_before(state.flow.seat);
    state.flow.step = rules.turn.len() as u8;
    while let Some(word) = section.next() {
        let (key, value) = word.split('=');
        let flow = &mut state.flow;
        match (key.text, value) {
            ("placer", Some(seat)) => flow.placer = seat.seat(rules)?,
            ("next", Some(name)) => {
                let steps = rules.turn.iter();
                let Some(ix) = steps.clone().position(|step| step.name() == name.text) else {
                    let names: Vec<&str> = steps.map(|step| step.name()).collect();
                    return name.error(names.join(", "));
                };
                flow.step = ix as u8;
            }
            ("wait", Some(what)) => {
                flow.waiting = match what.text {
                    "over" => Waiting::ForNothing,
                    text => match Draw::from_name(text) {
                        Some(draw) => Waiting::ForDraw(draw),
                        None => return what.error("tile or over"),
                    },
                };
            }
            ("placed", Some(cell)) => state.flow.placed = Some(cell.tile(state)?),
            ("discarded", Some(n)) => {
                flow.n_discarded = n.number(1, rules.limits.n_tiles as u16)?;
            }
            ("hidden", Some(n)) => flow.n_hidden = n.number(1, rules.limits.n_tiles as u16)?,
            ("gained", Some(points)) => {
                let mut rest = Some(points);
                for seat in rules.seats() {
                    let Some(part) = rest else {
                        return points.error("a number for each seat such as `3,0`");
                    };
                    let (points, after) = part.split(',');
                    flow.gained[seat.ix()] = points.number(-10_000, 10_000)?;
                    rest = after;
                }
                if let Some(rest) = rest {
                    return rest.refuse("the game has no such seat");
                }
            }
            ("same-seat-again", None) => flow.same_seat_again = true,
            ("action-used", None) => flow.is_action_used = true,
            _ => {
                return word.error(
                    "placer=p0, next=…, wait=tile, wait=over, placed=0,0, discarded=1, hidden=1, gained=3,0, \
                     same-seat-again or action-used",
                );
            }
        }
    }
    Ok(())
}

fn read_completed(rules: &Rules, state: &mut State, section: &mut Section<'_>) -> Result<()> {
    state.flow.completed = Completed::NONE;
    while let Some(word) = section.next() {
        let (at, mut flags) = word.split('+');
        let feature = state.features.of(at.segment(rules, state)?);
        let view = state.feature(rules, state.spot(crate::feature::SegmentIx(feature.0)));
        if !view.is_some_and(|view| view.is_complete()) {
            return at.refuse("this feature is not complete; leave it out");
        }
        let completed = &mut state.flow.completed;
        if completed.contains(feature) || completed.is_full() {
            return at
                .refuse("this feature comes twice, or more than one tile completes; leave it out");
        }
        completed.add(feature);
        while let Some(rest) = flags {
            let (flag, after) = rest.split('+');
            match flag.text {
                "scored" => completed.mark_scored(feature),
                "chosen" if completed.chosen.is_none() => completed.chosen = Some(feature),
                _ => return flag.error("scored, or chosen for one of the features"),
            }
            flags = after;
        }
    }
    Ok(())
}

fn read_questions(rules: &Rules, state: &mut State, section: &mut Section<'_>) -> Result<()> {
    while let Some(word) = section.next() {
        if state.pending.as_slice().len() == Pending::MAX {
            return word.refuse("so many questions never wait; leave it out");
        }
        let (seat, decision) = question::read(rules, state, word)?;
        state.pending.push(seat, decision);
    }
    Ok(())
}

fn read_seats(rules: &Rules, state: &mut State, section: &mut Section<'_>) -> Result<()> {
    for seat in rules.seats() {
        let expected = format!("p{} and its score", seat.0);
        let (name, score) = match (section.next(), section.next()) {
            (Some(name), Some(score)) => (name, score),
            _ => {
                return section
                    .name
                    .error(format_args!("{expected}, such as `p0 12`"));
            }
        };
        if name.seat(rules)? != seat {
            return name.error(format_args!("{expected}, in the order of seats"));
        }
        let held = &mut state.seats[seat.ix()];
        held.score = score.number(-MAX_SCORE, MAX_SCORE)?;
        loop {
            let mut peek = section.clone();
            let Some(word) = peek.next().filter(|word| word.text.contains(['*', '='])) else {
                break;
            };
            *section = peek;
            if let Some(kind) = word.after("owed=") {
                held.owed = Some(kind.kind(rules)?);
                continue;
            }
            let (name, n) = word.counted(u8::MAX)?;
            if let Some(kind) = FigureKind::from_name(name.text) {
                let most = rules.supply[kind.ix()];
                if n > most {
                    return word.refuse(format_args!("a seat has at most {most} of them"));
                }
                held.supply[kind.ix()] = n;
            } else {
                held.tokens.set(read_token(rules, name)?, n);
            }
        }
    }
    Ok(())
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

fn read_prisoners(rules: &Rules, state: &mut State, section: &mut Section<'_>) -> Result<()> {
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

fn read_figures(rules: &Rules, state: &mut State, section: &mut Section<'_>) -> Result<()> {
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

fn read_neutrals(rules: &Rules, state: &mut State, section: &mut Section<'_>) -> Result<()> {
    while let Some(word) = section.next() {
        let (name, at) = word.halves('@', "a neutral figure such as `dragon@1,0`")?;
        let in_play = || {
            Neutral::ALL
                .into_iter()
                .filter(|&neutral| rules.has_neutral(neutral))
        };
        let Some(neutral) = in_play().find(|neutral| neutral.name() == name.text) else {
            let names: Vec<&str> = in_play().map(Neutral::name).collect();
            return name.error(format_args!("one that is in play: {}", names.join(", ")));
        };
        let stand = match neutral.is_on_tile() {
            true => Stand::Tile(at.tile(state)?),
            false => Stand::Segment(at.segment(rules, state)?),
        };
        state.neutrals.put(neutral, Some(stand));
    }
    Ok(())
}

fn read_tokens(rules: &Rules, state: &mut State, section: &mut Section<'_>) -> Result<()> {
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
        let Some(placed) = state.token_place(token, segment) else {
            return word.refuse("such a token cannot lie there");
        };
        (placed.n, placed.is_sealed) = (n, is_sealed);
    }
    Ok(())
}

/// Reads tiles in any order and lays each when one beside it lies.
fn read_tiles(rules: &Rules, state: &mut State, section: &mut Section<'_>) -> Result<()> {
    let mut peek = section.clone();
    let with_start = peek.next().is_some_and(|word| word.text == "start");
    if with_start {
        *section = peek;
    }
    let mut left: Vec<(Part<'_>, KindIx, Cell, Rotation)> = Vec::new();
    let mut kind = None;
    while let Some(word) = section.next() {
        if word.text.starts_with(|c: char| c.is_ascii_alphabetic()) {
            kind = Some(word.kind(rules)?);
            continue;
        }
        let Some(kind) = kind else {
            return word.error("the id of a tile, then its cells");
        };
        let (tile, bridge) = word.split('+');
        if let Some(bridge) = bridge {
            return bridge.refuse("there are no bridges in this game");
        }
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
        left.push((word, kind, cell.cell()?, rotation));
    }
    let mut position = Position::new(rules, with_start);
    while !left.is_empty() {
        let n_left = left.len();
        let mut failed = None;
        left.retain(|&(word, kind, cell, rotation)| {
            let is_beside = position.state.board.content(cell) != Content::Void;
            if failed.is_some() || !(is_beside || position.state.tiles().is_empty()) {
                return true;
            }
            failed = position
                .tile(kind, cell, rotation)
                .err()
                .map(|why| (word, why));
            false
        });
        if let Some((word, why)) = failed {
            return word.refuse(why);
        }
        if left.len() == n_left {
            return left[0].0.refuse("this tile touches no other tile");
        }
    }
    let (seats, flow) = (state.seats, state.flow);
    *state = position.state;
    (state.seats, state.flow) = (seats, flow);
    state.bag.fill(0);
    Ok(())
}

/// Reads how many tiles of each kind there are, pool by pool.
fn read_bag(
    rules: &Rules,
    section: &mut Section<'_>,
    mut set: impl FnMut(usize, u8),
) -> Result<()> {
    let mut pools = rules.pools.iter();
    let mut pool = pools.next().cloned().unwrap_or_default();
    while let Some(word) = section.next() {
        if word.text == "/" {
            match pools.next() {
                Some(next) => pool = next.clone(),
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
        set(slot, n);
    }
    Ok(())
}
