//! The turn: one table of steps, for every edition and every box.

use carcas_tiles::Symbol;

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

/// An automatic part of the turn. The codes are those of `docs/rules/README.md`, part 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// T0: the seat's turn begins.
    StartTurn,
    /// T1: what may be done instead of drawing a tile.
    BeforeDraw,
    /// T1, T2: a tile is drawn and placed.
    DrawTile,
    /// T0: the fairy's point.
    FairyPoint,
    /// T2: a bridge with the tile.
    Bridge,
    /// T3a: a volcano calls the dragon.
    Volcano,
    /// T3b: mage and witch.
    Magic,
    /// T3c: notes whether the tile wakes the builder.
    BuilderTrigger,
    /// T4.0: a princess that insists.
    Princess,
    /// T4: at most one figure action.
    FigureAction,
    /// T4: a bridge after the figure.
    LateBridge,
    /// T5: flocks grow or are herded.
    Flocks,
    /// T6 or T9, by edition: the dragon's journey.
    DragonJourney,
    /// T7: small cities become castles.
    Castles,
    /// T8a: what comes before the scoring: followers leave the city of Carcassonne.
    BeforeScoring,
    /// T8b: completed features are scored.
    ScoreFeatures,
    /// T8c: fields are scored because of a barn.
    ScoreBarns,
    /// T8d: castles are scored.
    ScoreCastles,
    /// T8e: mage and witch leave them.
    LeaveMagic,
    /// T8e: the figures on them return.
    ReturnFigures,
    /// T8e: the farmers of fields with a barn return.
    ReturnFarmers,
    /// T8e: the placer takes the goods of completed cities.
    TakeGoods,
    /// T8e: king and robber.
    KingAndRobber,
    /// T8f: wagons may leave castles that were scored.
    CastleWagons,
    /// T8f: wagons drive on.
    Wagons,
    /// T8g: a follower enters the city of Carcassonne, and the Count moves.
    EnterCarcassonne,
    /// T9: notes whether the tile calls for a bazaar.
    NoteBazaar,
    /// T9: a builder gives a second part.
    EndPart,
    /// T10: a bazaar.
    Bazaar,
    /// T10: the next seat's turn begins, or the game ends.
    EndTurn,
    /// After the last turn seats place the abbeys that are left.
    AbbeyRound,
    /// The last moves out of the city of Carcassonne.
    FinalLeaving,
    /// FS-1: open features are scored.
    FinalFeatures,
    /// FS-2: fields are scored.
    FinalFields,
    /// FS-2: barns are scored.
    FinalBarns,
    /// FS-3: the most goods are scored.
    FinalGoods,
    /// FS-3: king and robber are scored.
    FinalTitles,
    /// FS-4: the game is over.
    GameOver,
}

impl Step {
    /// Whether the step belongs to those that follow each other and do nothing in a part that scores nothing.
    pub(crate) const fn is_scoring(self) -> bool {
        matches!(
            self,
            Self::ScoreFeatures
                | Self::ScoreBarns
                | Self::ScoreCastles
                | Self::LeaveMagic
                | Self::ReturnFigures
                | Self::ReturnFarmers
                | Self::TakeGoods
                | Self::KingAndRobber
                | Self::CastleWagons
                | Self::Wagons
        )
    }

    /// Returns the word that the text of a position uses.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::StartTurn => "start-turn",
            Self::BeforeDraw => "before-draw",
            Self::DrawTile => "draw-tile",
            Self::FairyPoint => "fairy-point",
            Self::Bridge => "bridge",
            Self::Volcano => "volcano",
            Self::Magic => "magic",
            Self::BuilderTrigger => "builder-trigger",
            Self::Princess => "princess",
            Self::FigureAction => "figure-action",
            Self::LateBridge => "late-bridge",
            Self::Flocks => "flocks",
            Self::DragonJourney => "dragon-journey",
            Self::Castles => "castles",
            Self::BeforeScoring => "before-scoring",
            Self::ScoreFeatures => "score-features",
            Self::ScoreBarns => "score-barns",
            Self::ScoreCastles => "score-castles",
            Self::LeaveMagic => "leave-magic",
            Self::ReturnFigures => "return-figures",
            Self::ReturnFarmers => "return-farmers",
            Self::TakeGoods => "take-goods",
            Self::KingAndRobber => "king-and-robber",
            Self::CastleWagons => "castle-wagons",
            Self::Wagons => "wagons",
            Self::EnterCarcassonne => "enter-carcassonne",
            Self::NoteBazaar => "note-bazaar",
            Self::EndPart => "end-part",
            Self::Bazaar => "bazaar",
            Self::EndTurn => "end-turn",
            Self::AbbeyRound => "abbey-round",
            Self::FinalLeaving => "final-leaving",
            Self::FinalFeatures => "final-features",
            Self::FinalFields => "final-fields",
            Self::FinalBarns => "final-barns",
            Self::FinalGoods => "final-goods",
            Self::FinalTitles => "final-titles",
            Self::GameOver => "game-over",
        }
    }
}

/// Whether a step belongs to a game.
type IsEnabled = fn(&Rules) -> bool;

/// Every step in order. A step of a box or edition carries the test that enables it; [`Rules`] keeps the filtered table.
pub(crate) const TABLE: &[(Step, IsEnabled)] = &[
    (Step::StartTurn, always),
    (Step::FairyPoint, fairy::is_in_play),
    (Step::BeforeDraw, Rules::acts_before_draw),
    (Step::DrawTile, always),
    (Step::Bridge, bridges::is_in_play),
    (Step::Volcano, dragon::has_volcanoes),
    (Step::Magic, magic::is_in_play),
    (Step::BuilderTrigger, builder::is_in_play),
    (Step::DragonJourney, dragon::moves_after_tile),
    (Step::Princess, princess::must_act),
    (Step::FigureAction, always),
    (Step::LateBridge, bridges::come_late),
    (Step::Flocks, shepherd::is_in_play),
    (Step::DragonJourney, dragon::moves_before_scoring),
    (Step::Castles, castles::is_in_play),
    (Step::BeforeScoring, Rules::acts_before_scoring),
    (Step::ScoreFeatures, always),
    (Step::ScoreBarns, barn::is_in_play),
    (Step::ScoreCastles, castles::is_in_play),
    (Step::LeaveMagic, magic::is_in_play),
    (Step::ReturnFigures, always),
    (Step::ReturnFarmers, barn::is_in_play),
    (Step::TakeGoods, goods::is_in_play),
    (Step::KingAndRobber, king_and_robber::is_in_play),
    (Step::CastleWagons, castles::lets_wagons_go),
    (Step::Wagons, wagon::is_in_play),
    (Step::EnterCarcassonne, count::is_in_play),
    (Step::DragonJourney, dragon::moves_after_scoring),
    (Step::NoteBazaar, bazaars::is_in_play),
    (Step::EndPart, builder::is_in_play),
    (Step::Bazaar, bazaars::is_in_play),
    (Step::EndTurn, always),
    (Step::AbbeyRound, abbey::has_round),
    (Step::FinalLeaving, count::is_in_play),
    (Step::FinalFeatures, always),
    (Step::FinalFields, Rules::has_farmers),
    (Step::FinalBarns, barn::is_in_play),
    (Step::FinalGoods, goods::is_in_play),
    (Step::FinalTitles, king_and_robber::is_in_play),
    (Step::GameOver, always),
];

fn always(_: &Rules) -> bool {
    true
}

/// Runs steps until a decision is pending, a tile is to be drawn or the game is over.
pub(crate) fn advance(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    while state.flow.waiting == Waiting::No && state.pending.is_empty() {
        let step = rules.turn[usize::from(state.flow.step)];
        state.flow.step += 1;
        run(rules, state, step, log);
    }
}

/// Runs a step. Those of modules and of the end of the game are called [`apart`].
fn run(rules: &Rules, state: &mut State, step: Step, log: &mut Log<'_>) {
    match step {
        Step::StartTurn => {
            let seat = state.flow.seat;
            log.tell(|| Event::TurnStarted { seat });
        }
        Step::FairyPoint => apart(fairy::start_turn, rules, state, log),
        Step::BeforeDraw => apart(before_draw, rules, state, log),
        Step::DrawTile => await_tile(rules, state),
        Step::Bridge => apart(bridges::after_tile, rules, state, log),
        Step::Volcano => {
            if state.has_placed(rules, Symbol::Volcano) {
                apart(dragon::answer_volcano, rules, state, log);
            }
        }
        Step::Magic => apart(
            |rules, state, _| magic::begin(rules, state),
            rules,
            state,
            log,
        ),
        Step::BuilderTrigger => apart(
            |rules, state, _| builder::note_trigger(rules, state),
            rules,
            state,
            log,
        ),
        Step::Princess => apart(
            |rules, state, _| princess::begin(rules, state),
            rules,
            state,
            log,
        ),
        Step::DragonJourney => {
            if state.has_placed(rules, Symbol::Dragon) {
                apart(dragon::begin_journey, rules, state, log);
            }
        }
        Step::FigureAction => {
            if !state.flow.is_action_used && figure_action::has_action(rules, state) {
                state.pending.push(state.flow.seat, Decision::FigureAction);
            }
        }
        Step::LateBridge => apart(
            |rules, state, _| bridges::after_figure(rules, state),
            rules,
            state,
            log,
        ),
        Step::Castles => {
            if state.flow.completed.is_any() {
                apart(
                    |rules, state, _| castles::begin(rules, state),
                    rules,
                    state,
                    log,
                );
            }
        }
        Step::Flocks => apart(shepherd::begin, rules, state, log),
        Step::BeforeScoring => match is_scoring(rules, state) {
            true => apart(score::order::begin, rules, state, log),
            false => state.flow.step = rules.after_scoring,
        },
        Step::ScoreFeatures => {
            if state.flow.completed.is_any() {
                apart(score::order::score_left, rules, state, log);
            } else if !is_scoring(rules, state) {
                state.flow.step = rules.after_scoring;
            }
        }
        Step::ScoreCastles => {
            if state.flow.completed.is_any() {
                apart(castles::score, rules, state, log);
            }
        }
        Step::LeaveMagic => {
            if state.flow.completed.is_any() {
                apart(magic::leave_completed, rules, state, log);
            }
        }
        Step::ReturnFigures => {
            if state.flow.completed.is_any() {
                apart(
                    |_, state, log| score::return_figures(state, log),
                    rules,
                    state,
                    log,
                );
            }
        }
        Step::ScoreBarns => {
            if barn::is_any_due(rules, state) {
                apart(barn::score_due, rules, state, log);
            }
        }
        Step::ReturnFarmers => {
            if barn::is_any_due(rules, state) {
                apart(
                    |_, state, log| barn::return_farmers(state, log),
                    rules,
                    state,
                    log,
                );
            }
        }
        Step::Wagons => {
            if state.flow.completed.is_any() {
                apart(wagon::drive_on, rules, state, log);
            }
        }
        Step::AbbeyRound => apart(
            |rules, state, _| abbey::go_round(rules, state),
            rules,
            state,
            log,
        ),
        Step::FinalBarns => apart(barn::score_final, rules, state, log),
        Step::TakeGoods => {
            if state.flow.completed.is_any() {
                apart(goods::take, rules, state, log);
            }
        }
        Step::KingAndRobber => {
            if state.flow.completed.is_any() {
                apart(king_and_robber::compare, rules, state, log);
            }
        }
        Step::CastleWagons => apart(
            |_, state, _| castles::let_wagons_go(state),
            rules,
            state,
            log,
        ),
        Step::EnterCarcassonne => apart(
            |rules, state, _| count::begin_entering(rules, state),
            rules,
            state,
            log,
        ),
        Step::NoteBazaar => {
            if state.has_placed(rules, Symbol::Bazaar) {
                apart(
                    |rules, state, _| bazaars::note_tile(rules, state),
                    rules,
                    state,
                    log,
                );
            }
        }
        Step::Bazaar => apart(
            |rules, state, _| bazaars::begin(rules, state),
            rules,
            state,
            log,
        ),
        Step::EndPart => apart(
            |rules, state, _| builder::end_part(rules, state),
            rules,
            state,
            log,
        ),
        Step::EndTurn => end_turn(rules, state),
        Step::FinalLeaving => apart(
            |rules, state, _| count::begin_final(rules, state),
            rules,
            state,
            log,
        ),
        Step::FinalFeatures => apart(score::score_open, rules, state, log),
        Step::FinalFields => apart(score::score_fields, rules, state, log),
        Step::FinalGoods => apart(goods::score, rules, state, log),
        Step::FinalTitles => apart(king_and_robber::score, rules, state, log),
        Step::GameOver => {
            state.flow.waiting = Waiting::ForNothing;
            log.tell(|| Event::GameEnded);
        }
    }
}

/// Whether this part scores anything; most do not.
#[inline]
fn is_scoring(rules: &Rules, state: &State) -> bool {
    state.flow.completed.is_any() || barn::is_any_due(rules, state)
}

/// Calls a function that the compiler keeps out of line. Every move goes through [`run`]: with all steps inside it would
/// be so large that the steps of every turn pay for those that are seldom taken or not in the game.
#[inline(never)]
fn apart(
    step: impl Fn(&Rules, &mut State, &mut Log<'_>),
    rules: &Rules,
    state: &mut State,
    log: &mut Log<'_>,
) {
    step(rules, state, log);
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
        state.flow.step = rules.end_of_turn;
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
    fn the_steps_of_scoring_follow_each_other() {
        let is_scoring = TABLE.iter().map(|(step, _)| step.is_scoring());
        let blocks = is_scoring.collect::<Vec<_>>();
        let n_begun = blocks.windows(2).filter(|pair| !pair[0] && pair[1]).count();
        assert_eq!(n_begun, 1);
        let first = TABLE.iter().find(|(step, _)| step.is_scoring());
        assert_eq!(first.map(|entry| entry.0), Some(Step::ScoreFeatures));
    }

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
