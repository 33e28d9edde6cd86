//! Reading the sections of a position.

use carcas_tiles::SegmentKind;

use super::super::{Result, error};
use super::line::Section;
use super::question;
use super::table::{
    read_bag, read_figures, read_neutrals, read_prisoners, read_seats, read_tiles, read_tokens,
};
use crate::decision::Decision;
use crate::figure::Seat;
use crate::flow::{Completed, Waiting};
use crate::game::Draw;
use crate::moves::Move;
use crate::query::FeatureView;
use crate::rules::Rules;
use crate::state::State;

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
    ("turn", read_turn),
    ("completed", read_completed),
    ("neutrals", read_neutrals),
    ("ask", read_questions),
];

type Read = fn(&Rules, &mut State, &mut Section<'_>) -> Result<()>;

/// Whether a section belongs to every game.
#[cfg(test)]
pub(super) fn is_core(name: &str) -> bool {
    CORE.iter().any(|&(core, _)| core == name)
}

/// Reads all sections.
pub(super) fn read(rules: &Rules, mut sections: Vec<Section<'_>>, end: usize) -> Result<State> {
    let mut state = State::blank(rules);
    state.bag.fill(0);
    for seat in &mut state.seats {
        *seat = Default::default();
    }
    let memories = rules.seams.memory.iter();
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
            None if name == "tiles" && rules.needs_start() => {
                let why = "this game cannot do without its start tiles; add `; tiles start`";
                return Err(error(end, why.to_owned()));
            }
            None => {}
        }
    }
    if let Some(unknown) = sections.first() {
        let memories = rules.seams.memory.iter().map(|(module, _)| module.name());
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
        let is_drawn = |&(_, decision): &(Seat, Decision)| decision == Decision::PlaceTile { kind };
        let placed = state.tiles().iter().filter(|tile| tile.kind == kind);
        let drawn = state
            .pending
            .as_slice()
            .iter()
            .filter(|asked| is_drawn(asked));
        let left = state.n_in_bag(rules, kind) + state.n_aside(rules, kind);
        let n_tiles = placed.count() + drawn.count() + left + state.n_held(rules, kind);
        let n_copies = rules.n_copies(kind);
        if n_tiles > n_copies {
            let id = &rules.tile_kind(kind).id;
            return refuse(format!(
                "`{id}` is on the board, drawn, owed, in the bag and aside {n_tiles} times; the game has {n_copies}"
            ));
        }
    }
    let last_pool = rules.pools.last().cloned().unwrap_or_default();
    let n_in_last: usize = state.bag[last_pool].iter().map(|&n| usize::from(n)).sum();
    if state.n_hidden() > n_in_last {
        return refuse(format!(
            "more tiles are hidden than the {n_in_last} of the last pool of the bag, which tells of them as well; \
             add them to the section `bag`"
        ));
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
        Waiting::ForDraw(draw) if draw.is_of_bag() && !is_tile_left => {
            return refuse("a tile is to be drawn, but the bag is empty; add `; bag …`".to_owned());
        }
        Waiting::ForNothing if is_asked => {
            return refuse("the game is over, so nothing can be asked; leave one out".to_owned());
        }
        Waiting::No | Waiting::ForDraw(_)
            if usize::from(state.flow.step) >= rules.turn.steps.len() =>
        {
            let names: Vec<&str> = rules.turn.steps.iter().map(|step| step.name).collect();
            let names = names.join(", ");
            return refuse(format!(
                "the section `turn` does not tell how the turn goes on; add `next=` and one of {names}"
            ));
        }
        Waiting::No | Waiting::ForDraw(_) | Waiting::ForNothing => {}
    }
    for check in &rules.seams.check {
        if let Err(why) = check(rules, state) {
            return refuse(why.to_owned());
        }
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
    state.flow.step = rules.turn.steps.len() as u8;
    while let Some(word) = section.next() {
        let (key, value) = word.split('=');
        section.once(key)?;
        let flow = &mut state.flow;
        match (key.text, value) {
            ("placer", Some(seat)) => flow.placer = seat.seat(rules)?,
            ("next", Some(name)) => {
                let steps = rules.turn.steps.iter();
                let Some(ix) = steps.clone().position(|step| step.name == name.text) else {
                    let names: Vec<&str> = steps.map(|step| step.name).collect();
                    return name.error(names.join(", "));
                };
                flow.step = ix as u8;
            }
            ("wait", Some(what)) => {
                flow.waiting = match what.text {
                    "over" => Waiting::ForNothing,
                    text => match Draw::from_name(text) {
                        Some(draw) if draw == Draw::Tile || rules.seams.draws.contains(&draw) => {
                            Waiting::ForDraw(draw)
                        }
                        _ => {
                            let draws = rules.seams.draws.iter().map(|draw| draw.name());
                            let known: Vec<&str> = ["tile"].into_iter().chain(draws).collect();
                            return what.error(format_args!("{} or over", known.join(", ")));
                        }
                    },
                };
            }
            ("placed", Some(cell)) => state.flow.placed = Some(cell.tile(state)?),
            ("discarded", Some(n)) => {
                flow.n_discarded = n.number(1, rules.limits.n_tiles as u16)?;
            }
            ("hidden", Some(_)) if !rules.seams.hides_tiles => {
                return word.refuse("no tile lies under others in this game; leave it out");
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
        let is_castle = |view: FeatureView| view.kind == SegmentKind::Castle;
        if !view.is_some_and(|view| view.is_complete() || is_castle(view)) {
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
        // The turn goes on only when a question is answered, and an answer asks one question more at most.
        if !state.pending.is_empty() {
            return word.refuse("one question waits at a time; leave all others out");
        }
        let (seat, decision) = question::read(rules, state, word)?;
        state.pending.push(seat, decision);
    }
    Ok(())
}
