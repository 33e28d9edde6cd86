//! What must hold: refusals, permissions and expectations.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use carcas_engine::notation::outcome_name;
use carcas_engine::{
    Cell, FeatureView, FigureView, KindIx, Move, Neutral, Node, Outcome, Refusal, Seat, State,
    Token,
};
use carcas_tiles::Rotation;

use super::run::{
    ScenarioRun, Wrong, no_foundation, read_kind, read_outcome, read_place, read_spot, within,
};
use super::{Beside, Check, Fact, Span};
use crate::refusal::told;
use crate::tell::pinned;

/// Compares what was expected with what came.
fn compare<T: PartialEq + std::fmt::Display>(
    at: usize,
    what: &str,
    expected: &T,
    got: &T,
) -> Result<(), Wrong> {
    if expected == got {
        Ok(())
    } else {
        Err((at, format!("expected {what} {expected}, got {what} {got}")))
    }
}

fn listed<T: std::fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() {
        "none".to_owned()
    } else {
        items.join(" ")
    }
}

impl ScenarioRun<'_> {
    /// Checks a line whose first argument begins at a byte.
    pub(super) fn check(&self, at: usize, check: &Check) -> Result<(), Wrong> {
        let state = &self.state;
        match check {
            Check::Refuse(seat, refused, ids) => self.check_refused(*seat, refused, ids),
            Check::Allow(seat, allowed) => self.check_allowed(*seat, allowed),
            Check::Moves(moves) => self.check_moves(at, moves),
            Check::Draws(kinds) => self.check_draws(at, kinds),
            Check::RefuseDraw(kind, ids) => self.check_refused_draw(kind, ids),
            Check::Cells(kind, cells) => self.check_cells(at, kind, cells),
            Check::Rotations(kind, cell, rotations) => {
                self.check_rotations(at, kind, *cell, rotations)
            }
            Check::Scores(scores) => scores.iter().try_for_each(|&(seat, points)| {
                compare(at, self.name(seat), &points, &state.score(seat))
            }),
            Check::Supply(seat, figure, n) => {
                let what = format!("supply {} {}", self.name(*seat), figure.name());
                compare(at, &what, n, &state.supply(*seat)[figure.ix()])
            }
            Check::Figure {
                is_there,
                seat,
                figure,
                spot,
            } => {
                let spot = read_spot(self.rules, state, spot)?;
                let found = state
                    .figures()
                    .any(|other| (other.seat, other.kind, other.spot) == (*seat, *figure, spot));
                let what = format!(
                    "{} {} on {}",
                    self.name(*seat),
                    figure.name(),
                    state.spot_name(self.rules, spot)
                );
                match (is_there, found) {
                    (true, false) => Err((at, format!("expected {what}, but it is not there"))),
                    (false, true) => Err((at, format!("expected no {what}, but it is there"))),
                    _ => Ok(()),
                }
            }
            Check::Figures(seat, n) => {
                let is_counted = |owner: Seat| seat.is_none_or(|seat| seat == owner);
                let found = state.figures().filter(|figure| is_counted(figure.seat));
                compare(at, "figures", n, &found.count())
            }
            Check::Feature(spot, facts) => {
                let spot_at = spot.at;
                let spot = read_spot(self.rules, state, spot)?;
                let Some(view) = state.feature(self.rules, spot) else {
                    return Err((spot_at, "there is no feature here".to_owned()));
                };
                facts
                    .iter()
                    .try_for_each(|fact| check_fact(at, *fact, &view))
            }
            Check::Connected {
                is_same,
                one,
                other,
            } => {
                let feature = |span| {
                    let spot = read_spot(self.rules, state, span)?;
                    Ok(state.feature(self.rules, spot).map(|view| view.ix))
                };
                match (is_same, feature(one)? == feature(other)?) {
                    (true, false) => Err((at, "these are different features".to_owned())),
                    (false, true) => Err((at, "these are the same feature".to_owned())),
                    _ => Ok(()),
                }
            }
            Check::Neutral(neutral, expected) => {
                self.check_neutral(at, *neutral, expected.as_ref())
            }
            Check::Tokens(seat, token, n) => {
                let what = format!("tokens {} {}", self.name(*seat), token.name());
                compare(at, &what, n, &state.n_tokens(*seat, *token))
            }
            Check::Floors(cell, n) => {
                let spot = state.tower_spot(self.rules, *cell);
                let spot = spot.ok_or_else(|| (at, no_foundation(*cell)))?;
                let mut placed = state.placed_tokens();
                let floors = placed.find(|&(token, at, _)| (token, at) == (Token::Floor, spot));
                let got = floors.map_or(0, |(.., n)| n);
                compare(at, &format!("floors {cell}"), n, &got)
            }
            Check::Prisoners(held, n) => {
                let (holder, seat) = (self.name(held.holder), self.name(held.seat));
                let what = format!("prisoner {holder} {seat} {}", held.kind.name());
                let found = state.prisoners().iter().filter(|&other| other == held);
                compare(at, &what, n, &found.count())
            }
            Check::Title(title, holder) => {
                let named = |seat: Option<Seat>| seat.map_or("none", |seat| self.name(seat));
                let got = named(state.holder(Token::from(*title)));
                compare(at, title.name(), &named(*holder), &got)
            }
            Check::Aside(n) => {
                let kinds = self.rules.kinds();
                let got: usize = kinds.map(|kind| state.n_aside(self.rules, kind)).sum();
                compare(at, "aside", n, &got)
            }
            Check::Owed(seat, kind) => {
                let name = |kind: KindIx| self.rules.tile_kind(kind).id.as_str();
                let expected = match kind {
                    Some(kind) => name(read_kind(self.rules, kind)?),
                    None => "none",
                };
                let got = state.owed(*seat).map_or("none", name);
                let what = format!("owed {}", self.name(*seat));
                compare(at, &what, &expected, &got)
            }
            Check::Discarded(n) => compare(at, "discarded", n, &state.n_discarded()),
            Check::InBag(None, n) => compare(at, "bag", n, &state.bag_size()),
            Check::InBag(Some(kind), n) => {
                let ix = read_kind(self.rules, kind)?;
                let what = format!("bag {}", kind.text);
                compare(at, &what, n, &state.n_in_bag(self.rules, ix))
            }
            Check::Turn(seat) => {
                let (expected, got) = (self.name(*seat), self.name(state.active_seat()));
                compare(at, "turn", &expected, &got)
            }
            Check::Decision(expected) => {
                let got = match state.node() {
                    Node::Over => "over",
                    Node::Chance { .. } => "draw",
                    Node::Decide { decision, .. } => decision.name(),
                };
                compare(at, "decision", &expected.as_str(), &got)
            }
            Check::Winners(seats) => {
                if state.node() != Node::Over {
                    return Err((at, "the game is not over".to_owned()));
                }
                let expected: BTreeSet<Seat> = seats.iter().copied().collect();
                let got: BTreeSet<Seat> = state.winners(self.rules).into_iter().collect();
                let named =
                    |seats: &BTreeSet<Seat>| listed(seats.iter().map(|&seat| self.name(seat)));
                compare(at, "winner", &named(&expected), &named(&got))
            }
            Check::Told(is_told, pin) => {
                let mut told = self.told.iter();
                if told.any(|told| pin.is_told_by(told, self.names)) == *is_told {
                    return Ok(());
                }
                let told = self.told.iter();
                let told: String = told
                    .map(|told| format!("\n  {}", pinned(told, self.names)))
                    .collect();
                let found = if *is_told { "never told" } else { "told" };
                Err((at, format!("this was {found}; what was told:{told}")))
            }
        }
    }

    fn check_neutral(
        &self,
        at: usize,
        neutral: Neutral,
        expected: Option<&(Beside, Span)>,
    ) -> Result<(), Wrong> {
        let (rules, state) = (self.rules, &self.state);
        let expected = match expected {
            None => "none".to_owned(),
            Some((beside, span)) => {
                let spot = state.spot_name(rules, read_place(rules, state, span)?);
                match beside {
                    Some((seat, figure)) => {
                        format!("{} {} {spot}", self.name(*seat), figure.name())
                    }
                    None => spot,
                }
            }
        };
        let is_beside = |figure: &FigureView| neutral == Neutral::Fairy && figure.has_fairy;
        let companion = state.figures().find(is_beside);
        let got = match (companion, state.neutral(neutral)) {
            (Some(figure), _) => {
                let spot = state.spot_name(rules, figure.spot);
                format!("{} {} {spot}", self.name(figure.seat), figure.kind.name())
            }
            (None, Some(spot)) => state.spot_name(rules, spot),
            (None, None) => "none".to_owned(),
        };
        let what = format!("neutral {}", neutral.name());
        compare(at, &what, &expected, &got)
    }

    /// Reads a move in the state that it is judged in. Somebody must be asked for such a move, lest a refusal show
    /// nothing.
    fn judged(&self, seat: Seat, span: &Span) -> Result<(State, Move), Wrong> {
        match self.asked(seat, span) {
            ControlFlow::Continue(state) => {
                let read = self.read(&state, span)?;
                Ok((state, read))
            }
            ControlFlow::Break(wrong) => Err(wrong),
        }
    }

    fn check_allowed(&self, seat: Seat, span: &Span) -> Result<(), Wrong> {
        let (state, allowed) = self.judged(seat, span)?;
        if state.is_legal(self.rules, allowed) {
            return Ok(());
        }
        let why = match state.refusal(self.rules, allowed) {
            Some(refusal) => format!(": {}", told(refusal)),
            None => String::new(),
        };
        Err((span.at, format!("this move is not legal{why}")))
    }

    /// Checks that a move is not legal, and that what players are told names one of the rules.
    fn check_refused(&self, seat: Seat, span: &Span, ids: &[String]) -> Result<(), Wrong> {
        let another = self.state.seat_refusal(self.rules, seat);
        if another.is_some() && !ids.is_empty() {
            return compare_rule(span.at, "move", ids, another);
        }
        let state = match self.asked(seat, span) {
            ControlFlow::Continue(state) => state,
            ControlFlow::Break(wrong) => return Err(wrong),
        };
        let is_expected = |rule: &str| ids.iter().any(|id| id == rule);
        let refused = match self.read_notation(&state, span) {
            Ok(refused) => refused,
            Err(error) if error.rule.is_some_and(is_expected) => return Ok(()),
            Err(error) => return Err(within(span)(error)),
        };
        if state.is_legal(self.rules, refused) {
            return Err((span.at, "this move is legal".to_owned()));
        }
        compare_rule(span.at, "move", ids, state.refusal(self.rules, refused))
    }

    /// Checks that a tile cannot be drawn, and that what players are told names one of the rules.
    fn check_refused_draw(&self, kind: &Span, ids: &[String]) -> Result<(), Wrong> {
        let outcome = read_outcome(self.rules, kind)?;
        let mut outcomes = Vec::new();
        self.state.outcomes(self.rules, &mut outcomes);
        if outcomes.iter().any(|&(other, _)| other == outcome) {
            return Err((kind.at, "this tile can be drawn now".to_owned()));
        }
        if self.state.node() == Node::Over {
            return Err((kind.at, "the game is over".to_owned()));
        }
        let refusal = self.state.draw_refusal(self.rules, outcome);
        compare_rule(kind.at, "draw", ids, refusal)
    }

    fn check_moves(&self, at: usize, moves: &[Span]) -> Result<(), Wrong> {
        if !matches!(self.state.node(), Node::Decide { .. }) {
            return Err((at, "nobody is asked for a move".to_owned()));
        }
        let mut legal = Vec::new();
        self.state.legal_moves(self.rules, &mut legal);
        for span in moves {
            let read = self.read(&self.state, span)?;
            match legal.iter().position(|&other| other == read) {
                Some(ix) => {
                    legal.remove(ix);
                }
                None => return Err((span.at, format!("`{}` is not legal", span.text))),
            }
        }
        match legal.first() {
            None => Ok(()),
            Some(&left) => {
                let left = self.write(&self.state, left);
                Err((at, format!("`{left}` is legal and not in the list")))
            }
        }
    }

    /// Returns what can be drawn now.
    fn drawable(&self, at: usize) -> Result<BTreeSet<Outcome>, Wrong> {
        if !self.state.node().is_chance() {
            return Err((at, "nothing is to be drawn now".to_owned()));
        }
        let mut outcomes = Vec::new();
        self.state.outcomes(self.rules, &mut outcomes);
        Ok(outcomes.into_iter().map(|(outcome, _)| outcome).collect())
    }

    fn check_draws(&self, at: usize, outcomes: &[Span]) -> Result<(), Wrong> {
        let expected: Result<BTreeSet<Outcome>, Wrong> = outcomes
            .iter()
            .map(|outcome| read_outcome(self.rules, outcome))
            .collect();
        let named = |outcomes: BTreeSet<Outcome>| {
            let names = outcomes.into_iter();
            listed(names.map(|outcome| outcome_name(self.rules, outcome)))
        };
        compare(at, "draws", &named(expected?), &named(self.drawable(at)?))
    }

    fn check_cells(&self, at: usize, kind: &Span, cells: &[Cell]) -> Result<(), Wrong> {
        let placements = self.placements(at, kind)?;
        let got: BTreeSet<Cell> = placements.into_iter().map(|(cell, _)| cell).collect();
        let expected: BTreeSet<Cell> = cells.iter().copied().collect();
        let what = format!("cells {}:", kind.text);
        compare(at, &what, &listed(expected), &listed(got))
    }

    fn check_rotations(
        &self,
        at: usize,
        kind: &Span,
        cell: Cell,
        rotations: &[Rotation],
    ) -> Result<(), Wrong> {
        let ix = read_kind(self.rules, kind)?;
        let placements = self.placements(at, kind)?;
        let got: BTreeSet<Rotation> = placements
            .into_iter()
            .filter(|&(other, _)| other == cell)
            .map(|(_, rotation)| rotation)
            .collect();
        let expected: BTreeSet<Rotation> = rotations
            .iter()
            .map(|&rotation| self.rules.canonical_rotation(ix, rotation))
            .collect();
        let what = format!("rotations {} {cell}:", kind.text);
        let named = |rotations: BTreeSet<Rotation>| {
            listed(rotations.into_iter().map(|r| format!("r{}", r.degrees())))
        };
        compare(at, &what, &named(expected), &named(got))
    }

    fn placements(&self, at: usize, kind: &Span) -> Result<Vec<(Cell, Rotation)>, Wrong> {
        if self.state.node() == Node::Over {
            return Err((at, "the game is over".to_owned()));
        }
        let ix = read_kind(self.rules, kind)?;
        Ok(self.state.placements(self.rules, ix))
    }
}

fn check_fact(at: usize, fact: Fact, view: &FeatureView) -> Result<(), Wrong> {
    match fact {
        Fact::Tiles(n) => compare(at, "tiles", &n, &view.n_tiles),
        Fact::Pennants(n) => compare(at, "pennants", &n, &view.pennants),
        Fact::Followers(n) => compare(at, "followers", &n, &view.n_followers),
        Fact::Open(Some(n)) => compare(at, "open", &n, &view.open),
        Fact::Open(None) if view.is_complete() => Err((
            at,
            "expected an open feature, but it is complete".to_owned(),
        )),
        Fact::Complete if !view.is_complete() => Err((
            at,
            format!(
                "expected a complete feature, but it is open at {}",
                view.open
            ),
        )),
        Fact::Open(None) | Fact::Complete => Ok(()),
    }
}

/// Checks that a refusal names one of the rules, if there are any.
fn compare_rule(
    at: usize,
    what: &str,
    ids: &[String],
    refusal: Option<Refusal>,
) -> Result<(), Wrong> {
    if ids.is_empty() || refusal.is_some_and(|refusal| ids.iter().any(|id| id == refusal.rule)) {
        return Ok(());
    }
    let got = match refusal {
        Some(refusal) => format!("what players are told is: {}", told(refusal)),
        None => "players are told no rule".to_owned(),
    };
    let expected = ids.join(" or ");
    Err((
        at,
        format!("this {what} is to be refused by {expected}, but {got}"),
    ))
}
