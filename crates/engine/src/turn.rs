//! The turn: one table of steps, for every edition and every box.

use crate::decision::Decision;
use crate::event::{Event, Log};
use crate::figure::Seat;
use crate::flow::{Completed, Waiting};
use crate::game::Draw;
use crate::modules::{
    abbey, barn, bazaars, bridges, builder, castles, count, dragon, fairy, goods, king_and_robber,
    magic, princess, shepherd, wagon,
};
use crate::rules::{KindIx, Rules};
use crate::state::State;
use crate::token::Token;
use crate::{figure_action, score, tile_placement};

/// An automatic part of the turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// The word that the text of a position uses.
    pub(crate) name: &'static str,
    /// Whether the step belongs to a game.
    is_enabled: fn(&Rules) -> bool,
    run: fn(&Rules, &mut State, &mut Log<'_>),
}

const fn step(
    name: &'static str,
    is_enabled: fn(&Rules) -> bool,
    run: fn(&Rules, &mut State, &mut Log<'_>),
) -> Step {
    Step {
        name,
        is_enabled,
        run,
    }
}

const fn dragon_journey(is_enabled: fn(&Rules) -> bool) -> Step {
    step("dragon-journey", is_enabled, dragon::begin_journey)
}

/// A turn begins.
const BEGIN: &[Step] = &[
    // T0: the fairy's point.
    step("start-turn", always, start_turn),
    step("fairy-point", fairy::is_in_play, fairy::start_turn),
];

/// A part begins: T1, what may be done instead of drawing a tile, and T2.
const DRAW: &[Step] = &[
    step("before-draw", Rules::acts_before_draw, before_draw),
    step("draw-tile", always, |rules, state, _| {
        await_tile(rules, state);
    }),
];

/// The tile lies on the board.
const PLACED: &[Step] = &[
    // T2: a bridge with the tile.
    step("bridge", bridges::is_in_play, bridges::after_tile),
    // T3a: a volcano calls the dragon.
    step("volcano", dragon::has_volcanoes, dragon::answer_volcano),
    // T3b: mage and witch.
    step("magic", magic::is_in_play, |rules, state, _| {
        magic::begin(rules, state);
    }),
    // T3c: notes whether the tile wakes the builder.
    step("builder-trigger", builder::is_in_play, |rules, state, _| {
        builder::note_trigger(rules, state);
    }),
    dragon_journey(dragon::moves_after_tile),
    // T4.0: a princess that insists.
    step("princess", princess::must_act, |rules, state, _| {
        princess::begin(rules, state);
    }),
    // T4: at most one figure action, and a bridge after the figure.
    step("figure-action", always, ask_figure_action),
    step("late-bridge", bridges::come_late, |rules, state, _| {
        bridges::after_figure(rules, state);
    }),
    // T5: flocks grow or are herded.
    step("flocks", shepherd::is_in_play, shepherd::begin),
    // T6, or T9 by edition.
    dragon_journey(dragon::moves_before_scoring),
    // T7: small cities become castles.
    step("castles", castles::is_in_play, |rules, state, _| {
        castles::begin(rules, state);
    }),
    // T8a: followers leave the city of Carcassonne.
    step("before-scoring", Rules::acts_before_scoring, begin_scoring),
];

/// What a part leaves out in which nothing is scored.
const SCORING: &[Step] = &[
    // T8b: completed features.
    step("score-features", always, score_features),
    // T8c: fields, because of a barn.
    step("score-barns", barn::is_in_play, barn::score_due),
    // T8d.
    step("score-castles", castles::is_in_play, castles::score),
    // T8e: what stands on completed features returns, and the seat takes goods and titles.
    step("leave-magic", magic::is_in_play, magic::leave_completed),
    step("return-figures", always, |_, state, log| {
        score::return_figures(state, log);
    }),
    step("return-farmers", barn::is_in_play, barn::return_farmers),
    step("take-goods", goods::is_in_play, goods::take),
    step(
        "king-and-robber",
        king_and_robber::is_in_play,
        king_and_robber::compare,
    ),
    // T8f: wagons drive on, from castles too.
    step("castle-wagons", castles::lets_wagons_go, |_, state, _| {
        castles::let_wagons_go(state);
    }),
    step("wagons", wagon::is_in_play, wagon::drive_on),
];

/// What was scored is done with.
const SCORED: &[Step] = &[
    // T8g: a follower enters the city of Carcassonne, and the Count moves.
    step("enter-carcassonne", count::is_in_play, |rules, state, _| {
        count::begin_entering(rules, state);
    }),
    // T9.
    dragon_journey(dragon::moves_after_scoring),
    step("note-bazaar", bazaars::is_in_play, |rules, state, _| {
        bazaars::note_tile(rules, state);
    }),
    step("end-part", builder::is_in_play, |rules, state, _| {
        builder::end_part(rules, state);
    }),
];

/// T10: a bazaar; then the next seat's turn begins, or the game ends.
const END: &[Step] = &[
    step("bazaar", bazaars::is_in_play, |rules, state, _| {
        bazaars::begin(rules, state);
    }),
    step("end-turn", always, |rules, state, _| {
        end_turn(rules, state);
    }),
];

/// After the last turn: the abbeys that are left, and the last moves out of the city of Carcassonne.
const LAST_MOVES: &[Step] = &[
    step("abbey-round", abbey::has_round, |rules, state, _| {
        abbey::go_round(rules, state);
    }),
    step("final-leaving", count::is_in_play, |rules, state, _| {
        count::begin_final(rules, state);
    }),
];

/// Final scoring.
const FINAL: &[Step] = &[
    // FS-1.
    step("final-features", always, score::score_open),
    // FS-2.
    step("final-fields", Rules::has_farmers, score::score_fields),
    step("final-barns", barn::is_in_play, barn::score_final),
    // FS-3.
    step("final-goods", goods::is_in_play, goods::score),
    step(
        "final-titles",
        king_and_robber::is_in_play,
        king_and_robber::score,
    ),
    // FS-4.
    step("game-over", always, end_game),
];

/// The turn of a game: its steps, and where they are entered other than from the step before.
///
/// The codes beside the steps are those of `docs/rules/README.md`, part 4.
#[derive(Clone, Debug, Default)]
pub(crate) struct Turn {
    pub(crate) steps: Vec<Step>,
    /// Where a second part begins.
    pub(crate) begin_of_part: u8,
    /// Where a part goes on when its tile lies on the board.
    pub(crate) after_draw: u8,
    /// Where a part goes on that scores nothing.
    pub(crate) after_scoring: u8,
    /// Where the end of a turn begins.
    pub(crate) end: u8,
    /// Where final scoring begins.
    pub(crate) final_scoring: u8,
}

impl Turn {
    /// Prepares the turn of a game: every edition and box has the same steps, of which some are not enabled.
    pub(crate) fn new(rules: &Rules) -> Self {
        let mut steps = Vec::new();
        let mut add = |phase: &[Step]| {
            let begin = steps.len() as u8;
            let enabled = phase.iter().filter(|step| (step.is_enabled)(rules));
            steps.extend(enabled);
            begin
        };
        add(BEGIN);
        let begin_of_part = add(DRAW);
        let after_draw = add(PLACED);
        add(SCORING);
        let after_scoring = add(SCORED);
        let end = add(END);
        add(LAST_MOVES);
        let final_scoring = add(FINAL);
        Self {
            steps,
            begin_of_part,
            after_draw,
            after_scoring,
            end,
            final_scoring,
        }
    }
}

fn always(_: &Rules) -> bool {
    true
}

/// Runs steps until a decision is pending, a tile is to be drawn or the game is over.
pub(crate) fn advance(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    while state.flow.waiting == Waiting::No && state.pending.is_empty() {
        let step = &rules.turn.steps[usize::from(state.flow.step)];
        state.flow.step += 1;
        (step.run)(rules, state, log);
    }
}

fn start_turn(_: &Rules, state: &mut State, log: &mut Log<'_>) {
    let seat = state.flow.seat;
    log.tell(|| Event::TurnStarted { seat });
}

fn ask_figure_action(rules: &Rules, state: &mut State, _: &mut Log<'_>) {
    if !state.flow.is_action_used && figure_action::has_action(rules, state) {
        state.pending.push(state.flow.seat, Decision::FigureAction);
    }
}

fn begin_scoring(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    match is_scoring(rules, state) {
        true => score::order::begin(rules, state, log),
        false => state.flow.step = rules.turn.after_scoring,
    }
}

fn score_features(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    match is_scoring(rules, state) {
        true => score::order::score_left(rules, state, log),
        false => state.flow.step = rules.turn.after_scoring,
    }
}

fn end_game(_: &Rules, state: &mut State, log: &mut Log<'_>) {
    state.flow.waiting = Waiting::ForNothing;
    log.tell(|| Event::GameEnded);
}

/// Whether this part scores anything; most do not.
#[inline]
pub(crate) fn is_scoring(rules: &Rules, state: &State) -> bool {
    state.flow.completed.is_any() || barn::is_any_due(rules, state)
}

/// Lets modules ask for something else than a draw; the first that does is answered.
fn before_draw(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    for act in &rules.seams.before_draw {
        act(rules, state, log);
        if !state.pending.is_empty() {
            return;
        }
    }
}

/// Waits for a draw, or ends the game if there is nothing to draw.
///
/// Rule: BA-05, BA-10, RV-02 to RV-05.
pub(crate) fn await_tile(rules: &Rules, state: &mut State) {
    if state.is_tile_left(rules) {
        state.flow.waiting = Waiting::ForDraw(Draw::Tile);
    } else {
        state.flow.waiting = Waiting::No;
        state.flow.step = rules.turn.end;
    }
}

/// Takes the drawn tile out of the bag; one that fits nowhere leaves the game.
///
/// Rule: BA-09, BA-10, RV-15.
pub(crate) fn tile_drawn(
    rules: &Rules,
    state: &mut State,
    slot: usize,
    kind: KindIx,
    log: &mut Log<'_>,
) {
    let seat = state.flow.seat;
    state.bag[slot] -= 1;
    state.flow.n_in_pool -= 1;
    if state.flow.waiting == Waiting::ForDraw(Draw::Lot) {
        return bazaars::lot_drawn(rules, state, slot, kind, log);
    }
    state.flow.waiting = Waiting::No;
    log.tell(|| Event::Drawn { seat, kind });
    if state.sets_aside(rules, kind) {
        state.aside[slot] += 1;
        log.tell(|| Event::SetAside { kind });
        await_tile(rules, state);
    } else if tile_placement::begin(rules, state, kind) {
        state.pending.push(seat, Decision::PlaceTile { kind });
    } else {
        state.discard(kind, log);
        await_tile(rules, state);
    }
}

/// Gives a drawn token to the seat that it was drawn for.
pub(crate) fn token_drawn(rules: &Rules, state: &mut State, token: Token, log: &mut Log<'_>) {
    state.flow.waiting = Waiting::No;
    shepherd::token_drawn(rules, state, token, log);
}

/// Rule: BA-45.
fn end_turn(rules: &Rules, state: &mut State) {
    for turn_ended in &rules.seams.turn_ended {
        turn_ended(rules, state);
    }
    state.end_part();
    let again = std::mem::take(&mut state.flow.same_seat_again);
    if state.is_tile_left(rules) || state.seats.iter().any(|seat| seat.owed.is_some()) {
        if !again {
            state.flow.seat = rules.seat_after(state.flow.seat, 1);
        }
        state.flow.step = 0;
    }
}

impl State {
    /// Takes a tile out of the game.
    pub(crate) fn discard(&mut self, kind: KindIx, log: &mut Log<'_>) {
        self.flow.n_discarded += 1;
        log.tell(|| Event::Discarded { kind });
    }

    /// Forgets the tile of the part that ends.
    pub(crate) fn end_part(&mut self) {
        self.flow.placed = None;
        self.flow.completed = Completed::NONE;
        self.flow.gained = [0; Seat::MAX];
        self.flow.is_action_used = false;
    }

    /// Puts the tiles that were set aside back into the bag and returns their number.
    ///
    /// Rule: PD-10.
    pub(crate) fn return_set_aside(&mut self, rules: &Rules) -> u16 {
        let mut n_tiles = 0;
        for (in_bag, aside) in self.bag.iter_mut().zip(self.aside.iter_mut()) {
            n_tiles += u16::from(*aside);
            *in_bag += std::mem::take(aside);
        }
        // The pool that is drawn from may have gained tiles, or an emptied one may be open again.
        self.flow.n_in_pool = 0;
        self.flow.pool = 0;
        self.find_pool(rules);
        n_tiles
    }

    /// Whether a tile can be drawn: the last of the last pool may lie under others.
    ///
    /// Rule: BA-10, BA-45, HS-24.
    pub(crate) fn is_tile_left(&mut self, rules: &Rules) -> bool {
        self.find_pool(rules);
        let is_last = usize::from(self.flow.pool) + 1 >= rules.pools.len();
        let n_hidden = if is_last { self.flow.n_hidden } else { 0 };
        self.flow.n_in_pool > n_hidden
    }

    /// Turns to the first pool that still holds tiles.
    pub(crate) fn find_pool(&mut self, rules: &Rules) {
        while self.flow.n_in_pool == 0 {
            let Some(pool) = rules.pools.get(usize::from(self.flow.pool)) else {
                return;
            };
            let n_tiles: u16 = self.bag[pool.clone()].iter().map(|&n| u16::from(n)).sum();
            if n_tiles > 0 {
                self.flow.n_in_pool = n_tiles;
            } else {
                self.flow.pool += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Edition, Setup};

    #[test]
    fn only_tiles_of_the_last_pool_lie_under_others() {
        let mut setup = Setup::new(Edition::ZmanC2, 2);
        setup.add_box("river-1").expect("there is such a box");
        let rules = Rules::new(&setup).expect("the river can be played");
        let mut state = State::new(&rules);
        let last = rules.pools.last().expect("there is a pool").clone();
        let n_in_last: u16 = state.bag[last].iter().map(|&n| u16::from(n)).sum();
        state.flow.n_hidden = n_in_last;
        assert!(state.is_tile_left(&rules), "the river is still to be drawn");
        let river = rules.pools[..rules.pools.len() - 1].to_vec();
        river.into_iter().for_each(|pool| state.bag[pool].fill(0));
        state.flow.n_in_pool = 0;
        assert!(!state.is_tile_left(&rules), "the others lie under hills");
    }
}
