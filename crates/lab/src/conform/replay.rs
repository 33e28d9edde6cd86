//! Replaying one trace decision by decision.

use carcas_engine::{Decision, Draw, Event, KindIx, Log, Move, Node, Outcome, Rules, State};
use carcas_record::PictureOptions;

use super::difference::{Difference, Topic};
use super::known::{Known, Place};
use super::options::Options;
use super::report::{Finding, Report};
use super::trace::{DecisionLine, Trace};
use super::{adopt, after, bazaar, flocks};

/// A decision that is skipped never leads to more than a few others.
const MAX_SKIPPED: usize = 16;

/// A trace on its way through our rules.
pub(crate) struct Replay<'a> {
    rules: &'a Rules,
    trace: &'a Trace,
    file: &'a str,
    state: State,
    /// Copies that the trace draws beyond those of our game; they were put into our bag for it.
    surplus: Vec<KindIx>,
    /// What happened since the last decision of the trace.
    events: Vec<Event>,
}

/// What came out of one decision.
enum Step {
    /// The replay can go on.
    Done(Vec<Difference>),
    /// The trace went where our rules cannot follow.
    Lost(Vec<Difference>),
}

/// Replays a whole trace and counts every decision in the report.
pub(crate) fn replay(
    rules: &Rules,
    trace: &Trace,
    file: &str,
    known: &mut Known,
    report: &mut Report,
) {
    let n_decisions = trace.decisions.len();
    report.totals.decisions += n_decisions;
    let mut state = match trace.setup.first_state(rules) {
        Ok(state) => state,
        Err(start) => {
            let difference = Difference::from(start);
            report.totals.unexplained += n_decisions;
            report.add(|| Finding {
                line: 1,
                title: "setup".to_owned(),
                n_lost: n_decisions,
                differences: vec![difference],
                board: String::new(),
            });
            return;
        }
    };
    // Drawing a surplus tile is still a difference.
    let surplus = trace.setup.add_surplus(rules, &mut state);
    let mut replay = Replay {
        rules,
        trace,
        file,
        state,
        surplus,
        events: Vec::new(),
    };
    for (ix, line) in trace.decisions.iter().enumerate() {
        let (differences, is_lost) = match replay.step(ix, known) {
            Step::Done(differences) => (differences, false),
            Step::Lost(differences) => (differences, true),
        };
        if differences.is_empty() {
            report.totals.agree += 1;
            continue;
        }
        let explained = known.explain(replay.place(ix), &differences);
        match explained {
            Some(entries) if !is_lost => {
                known.count(&entries);
                report.totals.known += 1;
            }
            _ => {
                let n_lost = if is_lost { n_decisions - ix } else { 0 };
                report.totals.unexplained += n_lost.max(1);
                report.add(|| Finding {
                    line: Trace::line_of(ix),
                    title: format!("{} of p{}", line.phase, line.player),
                    n_lost,
                    differences,
                    board: board(rules, &replay.state),
                });
            }
        }
        if is_lost {
            return;
        }
    }
}

/// Draws our position.
fn board(rules: &Rules, state: &State) -> String {
    let names: Vec<String> = rules.seats().map(|seat| format!("p{}", seat.0)).collect();
    let picture = carcas_record::picture(rules, state, &PictureOptions::default());
    picture + &carcas_record::legend(rules, state, &names)
}

impl Replay<'_> {
    /// Whether a tile is a surplus copy that the trace drew; forgets that copy.
    fn is_surplus(&mut self, kind: KindIx) -> bool {
        let is_last = self.state.n_in_bag(self.rules, kind) == 0;
        let ix = self.surplus.iter().position(|&surplus| surplus == kind);
        match ix {
            Some(ix) if is_last => {
                self.surplus.remove(ix);
                true
            }
            _ => false,
        }
    }

    fn place(&self, decision_ix: usize) -> Place<'_> {
        let tile = self
            .state
            .tiles()
            .last()
            .map_or("", |tile| self.rules.tile_kind(tile.kind).alias.as_str());
        Place {
            config: &self.trace.setup.config,
            file: self.file,
            line: Trace::line_of(decision_ix),
            phase: &self.trace.decisions[decision_ix].phase,
            tile,
        }
    }

    fn step(&mut self, ix: usize, known: &Known) -> Step {
        let line = &self.trace.decisions[ix];
        self.events.clear();
        let mut differences = Vec::new();
        if ix == 0 {
            differences.extend(
                self.trace
                    .setup
                    .compare_start(self.rules)
                    .map(Difference::from),
            );
        }
        match self.draw(line, &mut differences) {
            Ok(()) => {}
            Err(difference) => {
                differences.push(difference);
                return Step::Lost(differences);
            }
        }
        differences.extend(bazaar::compare(self.rules, &self.state, line));
        differences.extend(flocks::compare(&self.state, &line.sheep));
        let answer = match self.state.node() {
            Node::Decide { seat, decision } if phase_of(decision) == line.phase => {
                if u64::from(seat.0) != line.player {
                    let (theirs, ours) = (format!("p{}", line.player), format!("p{}", seat.0));
                    differences.push(Difference::new(Topic::Seat, "to decide", theirs, ours));
                }
                let options = Options::of(self.rules, &self.state);
                differences.extend(options.compare(&line.options));
                options.find(&line.choice)
            }
            _ => {
                differences.extend(self.not_asked(line));
                None
            }
        };
        match answer {
            Some(legal) => self.play(legal),
            // A question that is not asked is one whose only answer is pass.
            None if line.choice == "pass" => {}
            None => {
                let is_known = known.explain(self.place(ix), &differences).is_some();
                match self.adopt(line).filter(|_| is_known) {
                    Some(state) => self.state = state,
                    None => return Step::Lost(differences),
                }
            }
        }
        differences.extend(self.settle(ix));
        differences.extend(after::compare(self.rules, &self.state, line));
        if ix + 1 == self.trace.decisions.len() {
            differences.extend(self.compare_end());
        }
        Step::Done(differences)
    }

    fn play(&mut self, legal: Move) {
        self.state
            .play_unchecked(self.rules, legal, &mut Log::to(&mut self.events));
    }

    fn adopt(&self, line: &DecisionLine) -> Option<State> {
        let seat = carcas_engine::Seat(u8::try_from(line.player).ok()?);
        adopt::adopt(self.rules, &self.state, seat, &line.choice)
    }

    /// Draws what the trace drew before this decision. An error means that the trace cannot be followed.
    fn draw(
        &mut self,
        line: &DecisionLine,
        differences: &mut Vec<Difference>,
    ) -> Result<(), Difference> {
        for name in &line.discarded {
            differences.extend(self.discard(name)?);
        }
        if let Node::Chance { draw: Draw::Lot } = self.state.node() {
            for name in bazaar::lots(line) {
                self.turn_up(name)?;
            }
        }
        let mut words = line.choice.split_whitespace();
        let (Node::Chance { .. }, Some("tile"), Some(name)) =
            (self.state.node(), words.next(), words.next())
        else {
            return Ok(());
        };
        let impossible =
            |reason: String| Difference::new(Topic::Drawn, name, "drawn and placed", reason);
        let kind = self
            .rules
            .find_kind(name)
            .ok_or_else(|| impossible("no tile of this game".to_owned()))?;
        self.draw_kind(kind).map_err(impossible)?;
        if self.is_surplus(kind) {
            differences.push(impossible("no further copy in our game".to_owned()));
        }
        match self.state.node() {
            Node::Decide { .. } => Ok(()),
            Node::Chance { .. } | Node::Over => Err(impossible("it fits nowhere".to_owned())),
        }
    }

    /// Turns up a tile for a bazaar.
    fn turn_up(&mut self, name: &str) -> Result<(), Difference> {
        let refused =
            |reason: String| Difference::new(Topic::Drawn, name, "turned up for a bazaar", reason);
        let kind = self
            .rules
            .find_kind(name)
            .ok_or_else(|| refused("no tile of this game".to_owned()))?;
        self.draw_kind(kind).map_err(refused)
    }

    /// Draws a tile that must fit nowhere. Without a copy in our bag there is nothing to draw, and the trace can
    /// still be followed.
    fn discard(&mut self, name: &str) -> Result<Option<Difference>, Difference> {
        let refused =
            |reason: String| Difference::new(Topic::Discarded, name, "drawn and discarded", reason);
        let kind = self
            .rules
            .find_kind(name)
            .filter(|&kind| self.state.n_in_bag(self.rules, kind) > 0);
        let Some(kind) = kind else {
            return Ok(Some(refused("no copy in the bag".to_owned())));
        };
        self.draw_kind(kind).map_err(refused)?;
        let surplus = self
            .is_surplus(kind)
            .then(|| refused("no further copy in our game".to_owned()));
        match self.state.node() {
            Node::Decide { .. } => Err(refused("it fits".to_owned())),
            Node::Chance { .. } | Node::Over => Ok(surplus),
        }
    }

    fn draw_kind(&mut self, kind: KindIx) -> Result<(), String> {
        self.state
            .draw(
                self.rules,
                Outcome::Tile(kind),
                &mut Log::to(&mut self.events),
            )
            .map_err(|error| error.to_string())
    }

    fn not_asked(&self, line: &DecisionLine) -> Vec<Difference> {
        let instead = match self.state.node() {
            Node::Decide { seat, decision } => {
                format!("the question `{}` to p{}", decision.name(), seat.0)
            }
            Node::Chance { .. } => "no question but a draw".to_owned(),
            Node::Over => "no question, the game is over".to_owned(),
        };
        let options = line.options.iter().filter(|&option| option != "pass");
        options
            .map(|option| Difference::theirs(option, instead.as_str()))
            .collect()
    }

    /// Goes to the next decision of the trace, declining what only our rules ask.
    fn settle(&mut self, ix: usize) -> Vec<Difference> {
        let line = &self.trace.decisions[ix];
        let next = self.trace.decisions.get(ix + 1);
        let mut differences = Vec::new();
        if self.state.node() == (Node::Chance { draw: Draw::Flock })
            && let Some(outcome) = flocks::drawn(self.rules, &self.state, line, next)
            && let Err(error) = self
                .state
                .draw(self.rules, outcome, &mut Log::to(&mut self.events))
        {
            let (theirs, ours) = ("a token for the flock", error.to_string());
            differences.push(Difference::new(Topic::Drawn, "token", theirs, ours));
        }
        for _ in 0..MAX_SKIPPED {
            match (self.state.node(), next) {
                (Node::Decide { decision, .. }, Some(next)) if phase_of(decision) == next.phase => {
                    break;
                }
                (Node::Decide { .. } | Node::Chance { .. }, None) if !self.trace.end.end => break,
                (Node::Decide { .. }, _) => {
                    let options = Options::of(self.rules, &self.state);
                    if options.find("pass").is_none() {
                        break;
                    }
                    differences.extend(options.all_but_pass());
                    self.play(Move::Pass);
                }
                (Node::Chance { .. }, None) => {
                    self.draw_the_rest();
                    break;
                }
                (Node::Chance { .. }, Some(_)) | (Node::Over, _) => break,
            }
        }
        differences
    }

    /// Draws tiles that fit nowhere until the bag is empty: the trace does not list those behind its last decision.
    fn draw_the_rest(&mut self) {
        let mut outcomes = Vec::new();
        while self.state.node().is_chance() {
            outcomes.clear();
            self.state.outcomes(self.rules, &mut outcomes);
            let unplaceable = outcomes.iter().find_map(|&(outcome, _)| {
                let mut state = self.state.clone();
                let mut events = Vec::new();
                state
                    .draw(self.rules, outcome, &mut Log::to(&mut events))
                    .ok()?;
                let fits = matches!(state.node(), Node::Decide { .. });
                (!fits).then_some((state, events))
            });
            let Some((state, events)) = unplaceable else {
                return;
            };
            self.state = state;
            self.events.extend(events);
        }
    }

    fn compare_end(&self) -> Vec<Difference> {
        let line = &self.trace.end;
        let mut differences = Vec::new();
        let is_over = self.state.node() == Node::Over;
        if is_over != line.end {
            let say = |is_over: bool| if is_over { "over" } else { "going on" };
            let ours = match self.state.node() {
                Node::Chance { .. } => format!("going on with {} tiles", self.state.bag_size()),
                _ => say(is_over).to_owned(),
            };
            differences.push(Difference::new(Topic::End, "game", say(line.end), ours));
        }
        differences.extend(after::compare_end(
            self.rules,
            &self.state,
            &self.events,
            line,
        ));
        differences
    }
}

/// Returns the traces' word for a question: what may be done with figures is one phase to them.
fn phase_of(decision: Decision) -> &'static str {
    match decision {
        Decision::Princess | Decision::MoveFairy => Decision::FigureAction.name(),
        Decision::Auction | Decision::Bid | Decision::BuyOrSell | Decision::TakeLot => "bazaar",
        Decision::Exchange { .. } => "capture",
        _ => decision.name(),
    }
}
