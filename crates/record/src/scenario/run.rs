//! Playing scenarios.

use std::ops::ControlFlow;

use carcas_engine::notation::{Words, parse_cell, parse_kind, parse_outcome};
use carcas_engine::{
    Cell, Decision, Draw, Event, KindIx, Log, Move, Node, NotationError, Outcome, Position,
    PositionError, Rules, Seat, Spot, State, Token,
};
use carcas_text::Sentence;

use super::failure::{Failure, describe};
use super::{Scenario, ScenarioStep, Span, Step, StepLine};
use crate::moves::{name_of, read_move, write_move};
use crate::refusal::told;
use crate::tell::Teller;

/// What is wrong with a line, and at which byte of it.
pub(super) type Wrong = (usize, String);

/// Runs a scenario in one case.
pub(super) fn run(scenario: &Scenario, case: usize) -> Result<(), Box<Failure>> {
    play(scenario, case, Checks::Hold, &mut |_| {}).map(|_| ())
}

/// Plays a scenario in one case and collects what can be seen, whatever the checks would say.
pub(super) fn steps(
    scenario: &Scenario,
    case: usize,
) -> Result<(State, Vec<ScenarioStep>), Box<Failure>> {
    let mut steps = Vec::new();
    let start = play(scenario, case, Checks::Skipped, &mut |step| {
        steps.push(step);
    })?;
    Ok((start, steps))
}

/// What becomes of the lines that check something.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Checks {
    Hold,
    Skipped,
}

/// Plays a scenario in one case, shows every step, and returns the position before the first.
fn play(
    scenario: &Scenario,
    case: usize,
    checks: Checks,
    show: &mut dyn FnMut(ScenarioStep),
) -> Result<State, Box<Failure>> {
    let rules = &scenario.cases[case].rules;
    let lines = || scenario.lines.iter().filter(|line| line.is_for(case));
    let fail = |line: &StepLine, wrong: Wrong, state: &State| {
        let situation = describe(rules, state, &scenario.names);
        Failure::new(scenario, case, line, wrong, situation)
    };
    let mut events = Vec::new();
    let state = match &scenario.cases[case].start {
        Some(start) => start.clone(),
        None => put_together(scenario, case, &mut events, &fail)?,
    };
    let mut game = ScenarioRun {
        rules,
        names: &scenario.names,
        state,
        events,
        told: Vec::new(),
    };
    game.tell(0);
    let start = game.state.clone();
    for line in lines().filter(|line| line.step.phase().is_none()) {
        let n_told = game.events.len();
        let done = match &line.step {
            Step::Play(seat, moves) => moves.iter().try_for_each(|written| {
                let n_told = game.events.len();
                let played = game.play(*seat, written)?;
                game.tell(n_told);
                show(game.step(n_told, Some(played)));
                Ok(())
            }),
            Step::Draw(kind) => {
                let drawn = game.draw(kind);
                game.tell(n_told);
                show(game.step(n_told, None));
                drawn
            }
            Step::End => {
                let log = &mut Log::to(&mut game.events);
                game.state.empty_bag(rules, log);
                game.tell(n_told);
                show(game.step(n_told, None));
                Ok(())
            }
            Step::Check(_) if checks == Checks::Skipped => Ok(()),
            Step::Check(check) => game.check(line.at, check),
            Step::Tile(..)
            | Step::Figure(..)
            | Step::Score(..)
            | Step::Supply(..)
            | Step::Bag(_)
            | Step::Aside(_)
            | Step::Neutral(..)
            | Step::Tokens(..)
            | Step::Floors(..)
            | Step::Prisoner(_)
            | Step::Title(..)
            | Step::Bridge(..)
            | Step::Castle(_)
            | Step::Owed(..)
            | Step::Turn(_) => Ok(()),
        };
        done.map_err(|wrong| fail(line, wrong, &game.state))?;
    }
    Ok(start)
}

/// Puts the position together that the lines before the first move describe.
fn put_together(
    scenario: &Scenario,
    case: usize,
    events: &mut Vec<Event>,
    fail: &dyn Fn(&StepLine, Wrong, &State) -> Box<Failure>,
) -> Result<State, Box<Failure>> {
    let rules = &scenario.cases[case].rules;
    let lines = || scenario.lines.iter().filter(|line| line.is_for(case));
    let mut position = Position::new(rules, scenario.has_start);
    let mut of_position: Vec<&StepLine> =
        lines().filter(|line| line.step.phase().is_some()).collect();
    of_position.sort_by_key(|line| line.step.phase());
    for line in of_position {
        put(rules, &mut position, line).map_err(|wrong| fail(line, wrong, position.state()))?;
    }
    let described = position.state().clone();
    let finished = position.finish_telling(&mut Log::to(events));
    finished.map_err(|why| {
        let last = lines()
            .next_back()
            .expect("a scenario has a line that can fail");
        fail(last, (last.at, why.to_string()), &described)
    })
}

/// Adds one line to a position.
fn put(rules: &Rules, position: &mut Position<'_>, line: &StepLine) -> Result<(), Wrong> {
    let impossible = |why: PositionError| (line.at, why.to_string());
    match &line.step {
        Step::Tile(kind, cell, rotation) => position
            .tile(read_kind(rules, kind)?, *cell, *rotation)
            .map_err(impossible),
        Step::Figure(seat, figure, spot) => {
            let spot = read_spot(rules, position.state(), spot)?;
            position.figure(*seat, *figure, spot).map_err(impossible)
        }
        Step::Score(seat, points) => position.score(*seat, *points).map_err(impossible),
        Step::Supply(seat, figure, n) => position.supply(*seat, *figure, *n).map_err(impossible),
        Step::Bag(kinds) => {
            let kinds: Result<Vec<_>, _> =
                kinds.iter().map(|kind| read_kind(rules, kind)).collect();
            position.bag(&kinds?).map_err(impossible)
        }
        Step::Tokens(seat, token, n) => position.tokens(*seat, *token, *n).map_err(impossible),
        Step::Floors(cell, n) => {
            let spot = position.state().tower_spot(rules, *cell);
            let spot = spot.ok_or_else(|| (line.at, no_foundation(*cell)))?;
            let floor = Token::Floor;
            position.placed_tokens(floor, spot, *n).map_err(impossible)
        }
        Step::Prisoner(held) => position
            .prisoner(held.holder, held.seat, held.kind)
            .map_err(impossible),
        Step::Title(title, seat, record) => {
            position.title(*title, *seat, *record).map_err(impossible)
        }
        Step::Aside(kinds) => kinds
            .iter()
            .try_for_each(|kind| position.aside(read_kind(rules, kind)?).map_err(impossible)),
        Step::Neutral(neutral, beside, at) => {
            let spot = read_place(rules, position.state(), at)?;
            let put = match beside {
                Some((seat, figure)) => position.fairy_beside(*seat, *figure, spot),
                None => position.neutral(*neutral, spot),
            };
            put.map_err(impossible)
        }
        Step::Bridge(cell, axis) => position.bridge(*cell, *axis).map_err(impossible),
        Step::Castle(at) => {
            let spot = read_spot(rules, position.state(), at)?;
            position.castle(spot).map_err(impossible)
        }
        Step::Owed(seat, kind) => position
            .owed(*seat, read_kind(rules, kind)?)
            .map_err(impossible),
        Step::Turn(seat) => position.turn(*seat).map_err(impossible),
        Step::Play(..) | Step::Draw(_) | Step::End | Step::Check(_) => Ok(()),
    }
}

pub(super) fn no_foundation(cell: Cell) -> String {
    format!("there is no foundation at {cell}")
}

/// Returns an error of a part of a line as one of the line.
pub(super) fn within(span: &Span) -> impl Fn(NotationError) -> Wrong {
    let at = span.at;
    move |error| (at + error.at, error.message)
}

pub(super) fn read_kind(rules: &Rules, span: &Span) -> Result<KindIx, Wrong> {
    parse_kind(rules, &mut Words::new(&span.text)).map_err(within(span))
}

pub(super) fn read_outcome(rules: &Rules, span: &Span) -> Result<Outcome, Wrong> {
    parse_outcome(rules, &mut Words::new(&span.text)).map_err(within(span))
}

pub(super) fn read_spot(rules: &Rules, state: &State, span: &Span) -> Result<Spot, Wrong> {
    let mut words = Words::new(&span.text);
    state
        .parse_spot(rules, &mut words)
        .and_then(|spot| words.finish().map(|()| spot))
        .map_err(within(span))
}

/// Reads a segment, or a cell that stands for its tile as a whole.
pub(super) fn read_place(rules: &Rules, state: &State, span: &Span) -> Result<Spot, Wrong> {
    let mut words = Words::new(&span.text);
    match parse_cell(&mut words) {
        Ok(cell) if words.clone().next_word().is_none() => Ok(Spot::tile(cell)),
        _ => read_spot(rules, state, span),
    }
}

/// A scenario while it is played.
pub(super) struct ScenarioRun<'s> {
    pub(super) rules: &'s Rules,
    pub(super) names: &'s [String],
    pub(super) state: State,
    pub(super) events: Vec<Event>,
    /// Everything that happened, told when it had happened.
    pub(super) told: Vec<Sentence>,
}

impl ScenarioRun<'_> {
    pub(super) fn name(&self, seat: Seat) -> &str {
        name_of(self.names, seat)
    }

    /// Tells the events behind so many.
    fn tell(&mut self, n_told: usize) {
        let teller = Teller { rules: self.rules };
        let new = self.events[n_told..].iter();
        let new = new.map(|event| teller.event(&self.state, event));
        self.told.extend(new);
    }

    /// Reads a move; a figure move without a cell means the tile just placed.
    pub(super) fn read(&self, state: &State, span: &Span) -> Result<Move, Wrong> {
        self.read_notation(state, span).map_err(within(span))
    }

    /// Reads a move and keeps the rule that forbids to name what is not there.
    pub(super) fn read_notation(&self, state: &State, span: &Span) -> Result<Move, NotationError> {
        let placed = state.placed_tile().map(|tile| tile.cell);
        read_move(self.rules, state, self.names, placed, &span.text)
    }

    pub(super) fn write(&self, state: &State, written: Move) -> String {
        write_move(self.rules, state, self.names, written)
    }

    /// Returns the state in which a move is to be judged: if a tile is to be drawn and the move places one, that tile
    /// has been drawn. Breaks with the reason if the seat is not asked for such a move.
    pub(super) fn asked(&self, seat: Seat, span: &Span) -> ControlFlow<Wrong, State> {
        let mut state = self.state.clone();
        let mut words = Words::new(&span.text);
        let (_, verb) = words.next_word().unwrap_or_default();
        let wrong = |why: String| ControlFlow::Break((span.at, why));
        if let Node::Chance { draw: waiting } = state.node() {
            if verb != "tile" || waiting != Draw::Tile {
                let name = self.name(state.active_seat());
                let what = waiting.what();
                return wrong(format!(
                    "nobody is asked for this move: {name} is to draw {what}"
                ));
            }
            if state.active_seat() != seat {
                return wrong(format!("it is {}'s turn", self.name(state.active_seat())));
            }
            let (at, kind) = words.next_word().unwrap_or_default();
            let drawn = Span {
                at: span.at + at,
                text: kind.to_owned(),
            };
            match draw(self.rules, &mut state, &drawn, &mut Log::silent()) {
                Ok(()) => {}
                Err(why) => return ControlFlow::Break(why),
            }
        }
        match state.node() {
            Node::Over => wrong("the game is over".to_owned()),
            Node::Chance { .. } => wrong(
                "this tile fits nowhere and leaves the game; see `draw …` and `cells …: none`"
                    .to_owned(),
            ),
            Node::Decide { seat: asked, .. } if asked != seat => {
                wrong(format!("it is {} who is asked", self.name(asked)))
            }
            Node::Decide { decision, .. } if verb == "tile" && decision.tile().is_none() => {
                let question = decision.name();
                wrong(format!("{} is asked for: {question}", self.name(seat)))
            }
            Node::Decide { .. } => ControlFlow::Continue(state),
        }
    }

    /// Returns what can be seen now; `n_told` events are older.
    fn step(&self, n_told: usize, played: Option<Move>) -> ScenarioStep {
        ScenarioStep {
            state: self.state.clone(),
            played,
            events: self.events[n_told..].to_vec(),
        }
    }

    fn play(&mut self, seat: Seat, span: &Span) -> Result<Move, Wrong> {
        let state = match self.asked(seat, span) {
            ControlFlow::Continue(state) => state,
            ControlFlow::Break(wrong) => return Err(wrong),
        };
        let played = self.read(&state, span)?;
        let is_drawn = !self.state.node().is_chance();
        let log = &mut Log::to(&mut self.events);
        if let Node::Decide {
            decision: Decision::PlaceTile { kind },
            ..
        } = state.node()
            && !is_drawn
        {
            self.state
                .draw(self.rules, Outcome::Tile(kind), log)
                .map_err(|why| (span.at, why.to_string()))?;
        }
        let refusal = state.refusal(self.rules, played);
        self.state.play(self.rules, played, log).map_err(|why| {
            let why = match refusal {
                Some(refusal) => format!("{why}: {}", told(refusal)),
                None => why.to_string(),
            };
            (span.at, why)
        })?;
        Ok(played)
    }

    fn draw(&mut self, kind: &Span) -> Result<(), Wrong> {
        let log = &mut Log::to(&mut self.events);
        draw(self.rules, &mut self.state, kind, log)
    }
}

fn draw(rules: &Rules, state: &mut State, kind: &Span, log: &mut Log<'_>) -> Result<(), Wrong> {
    let outcome = read_outcome(rules, kind)?;
    state
        .draw(rules, outcome, log)
        .map_err(|why| (kind.at, why.to_string()))
}
