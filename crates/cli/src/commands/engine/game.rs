//! A game on its way, with everything needed to take steps back.

use carcas_engine::notation::{Words, outcome_name, parse_outcome, write_position};
use carcas_engine::{IllegalMove, Log, Move, Node, Rules, Setup, State};
use carcas_record::{Entry, Record, told};

use super::command::Rest;
use super::reply::Fault;
use crate::traces::find_move;

/// A game and its past.
#[derive(Debug)]
pub(crate) struct OpenGame {
    /// What was chosen before the game; nothing if no text can name it.
    setup: Option<Setup>,
    rules: Rules,
    state: State,
    /// The record of the game before its first draw; none if such a game cannot be recorded.
    head: Option<Record>,
    /// What was drawn and played, each with the state before it.
    past: Vec<(Entry, State)>,
}

impl OpenGame {
    /// A game that can be recorded.
    pub(crate) fn of_record(head: Record) -> Self {
        Self {
            setup: Some(head.setup().clone()),
            rules: head.rules().clone(),
            state: head.state().clone(),
            head: Some(head),
            past: Vec::new(),
        }
    }

    /// A game that begins with a position.
    pub(crate) fn of_position(setup: Setup, rules: Rules, state: State) -> Self {
        Self {
            setup: Some(setup),
            ..Self::of_trace(rules, state)
        }
    }

    /// A game with the conformance profile.
    pub(crate) fn of_trace(rules: Rules, state: State) -> Self {
        Self {
            setup: None,
            rules,
            state,
            head: None,
            past: Vec::new(),
        }
    }

    pub(crate) fn rules(&self) -> &Rules {
        &self.rules
    }

    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    /// Returns the position as one line; nothing for a game with the conformance profile.
    pub(crate) fn position(&self) -> Option<String> {
        let setup = self.setup.as_ref()?;
        Some(write_position(setup, &self.rules, &self.state))
    }

    /// Returns the number of draws and moves so far.
    pub(crate) fn n_entries(&self) -> usize {
        self.past.len()
    }

    /// Returns the name of every seat.
    pub(crate) fn names(&self) -> Vec<String> {
        match &self.head {
            Some(head) => head.names().to_vec(),
            None => {
                let seats = self.rules.seats();
                seats.map(|seat| format!("p{}", seat.0)).collect()
            }
        }
    }

    /// Returns the legal moves; none at a draw or when the game is over.
    pub(crate) fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.state.legal_moves(&self.rules, &mut moves);
        moves
    }

    /// Draws a tile.
    pub(crate) fn draw(&mut self, tile: Rest<'_>) -> Result<(), Fault> {
        if self.state.node() == Node::Over {
            return Err(game_over());
        }
        let mut words = Words::new(tile.text);
        let outcome = parse_outcome(&self.rules, &mut words)
            .and_then(|outcome| words.finish().map(|()| outcome))
            .map_err(|error| tile.notation(error))?;
        let refusal = self.state.draw_refusal(&self.rules, outcome);
        let why = || refusal.map_or_else(String::new, |refusal| format!(": {}", told(refusal)));
        if let Node::Decide { seat, decision } = self.state.node() {
            let what = format!(
                "no tile is to be drawn, p{} decides first (phase {}){}",
                seat.0,
                decision.name(),
                why()
            );
            return Err(Fault::new(0, what));
        }
        self.take(Entry::Draw(outcome)).map_err(|_| {
            let name = outcome_name(&self.rules, outcome);
            tile.fault(0, format!("`{name}` cannot be drawn now{}", why()))
        })
    }

    /// Plays a move for the seat that is asked.
    pub(crate) fn play(&mut self, text: Rest<'_>) -> Result<(), Fault> {
        let seat = match self.state.node() {
            Node::Decide { seat, .. } => seat,
            Node::Chance { .. } => return Err(draw_first()),
            Node::Over => return Err(game_over()),
        };
        let played = self.read_move(text)?;
        self.take(Entry::Move(seat, played))
            .map_err(|error| text.fault(0, error.to_string()))
    }

    /// Draws or plays an entry, and keeps the state before it.
    fn take(&mut self, entry: Entry) -> Result<(), IllegalMove> {
        let before = self.state.clone();
        entry.apply(&self.rules, &mut self.state, &mut Log::silent())?;
        self.past.push((entry, before));
        Ok(())
    }

    /// Reads a move that is legal here.
    fn read_move(&self, text: Rest<'_>) -> Result<Move, Fault> {
        let (rules, state) = (&self.rules, &self.state);
        let parsed = state.parse_move(rules, text.text);
        match parsed {
            Ok(parsed) if state.is_legal(rules, parsed) => Ok(parsed),
            // Mage and witch stand on a feature, whichever of its segments is named.
            other => find_move(rules, state, text.text).ok_or_else(|| match other {
                Err(error) => text.notation(error),
                Ok(parsed) => {
                    let why = match state.refusal(rules, parsed) {
                        Some(refusal) => format!(": {}", told(refusal)),
                        None => String::new(),
                    };
                    let what = format!(
                        "`{}` is not legal here{why}; `moves` lists what is",
                        text.text
                    );
                    text.fault(0, what)
                }
            }),
        }
    }

    /// Takes back the last draw or move.
    pub(crate) fn undo(&mut self) -> Result<(), Fault> {
        match self.past.pop() {
            Some((_, before)) => {
                self.state = before;
                Ok(())
            }
            None => Err(Fault::new(0, "nothing has been drawn or played yet")),
        }
    }

    pub(crate) fn record(&self) -> Result<String, Fault> {
        let Some(mut record) = self.head.clone() else {
            let what = match self.setup {
                Some(_) => {
                    "a game that begins with a position cannot be recorded: records begin with the first tile"
                }
                None => {
                    "a game set up from a trace cannot be recorded: records have no conformance profile"
                }
            };
            return Err(Fault::new(0, what));
        };
        for &(entry, _) in &self.past {
            record
                .apply(entry, &mut Log::silent())
                .map_err(|error| Fault::new(0, error.to_string()))?;
        }
        Ok(record.to_text())
    }
}

/// A move was asked for where chance decides.
pub(crate) fn draw_first() -> Fault {
    Fault::new(
        0,
        "no decision is open: a tile is to be drawn first, with `draw TILE`",
    )
}

/// Something was asked of a game that is over.
pub(crate) fn game_over() -> Fault {
    Fault::new(
        0,
        "the game is over; `undo` goes back, `setup` or `position` begins another",
    )
}
