//! One game of a contest.

use std::time::Duration;

use carcas_engine::{Event, Log, Node, Seat, Setup};
use carcas_record::{Entry, Record, RecordError};

use crate::{Deck, Fault, Player, TurnTime};

/// A game that was played, to its end or until somebody forfeited it.
#[derive(Clone, Debug)]
pub struct Game {
    /// Everything that was drawn and played.
    pub record: Record,
    /// Who lost it without playing it to its end, and why.
    pub forfeit: Option<Forfeit>,
    /// What each player took, in the order of the players.
    pub spent: Vec<Spent>,
}

/// A game that was not played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forfeit {
    /// Which player is at fault.
    pub player: usize,
    /// What happened.
    pub fault: Fault,
}

/// What a player took for its decisions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spent {
    /// All of them together.
    pub time: Duration,
    /// How many turns its seats had.
    pub n_turns: u64,
    /// By how much the worst turn exceeded its time.
    pub worst_overrun: Duration,
}

impl Spent {
    /// Adds what was taken in another game.
    pub fn add(&mut self, other: Self) {
        self.time += other.time;
        self.n_turns += other.n_turns;
        self.worst_overrun = self.worst_overrun.max(other.worst_overrun);
    }

    /// Returns the mean of a turn in milliseconds.
    pub fn ms_per_turn(&self) -> f64 {
        self.time.as_secs_f64() * 1000.0 / self.n_turns.max(1) as f64
    }
}

impl Game {
    /// Returns a player's share of the win: all, nothing, or part of a tie. A forfeit gives everything to the others.
    pub fn share(&self, player: usize, seats: &[Seat]) -> f64 {
        if let Some(forfeit) = &self.forfeit {
            return f64::from(u8::from(forfeit.player != player));
        }
        let winners = self.record.state().winners(self.record.rules());
        let n_own = winners.iter().filter(|seat| seats.contains(seat)).count();
        n_own as f64 / winners.len().max(1) as f64
    }

    /// Returns by how many points the best of the given seats is ahead of the best other; nothing for a forfeit.
    pub fn margin(&self, seats: &[Seat]) -> Option<f64> {
        if self.forfeit.is_some() {
            return None;
        }
        let (rules, state) = (self.record.rules(), self.record.state());
        let best = |is_own: bool| {
            let of = rules.seats().filter(|seat| seats.contains(seat) == is_own);
            of.map(|seat| state.score(seat)).max()
        };
        Some(f64::from(best(true)?) - f64::from(best(false)?))
    }
}

/// Plays a game. `seating` has the player of each seat; a bot decides from the seed.
///
/// # Errors
/// If there can be no such game. What players do wrong is reported in the game.
pub fn play_game(
    (setup, names): (&Setup, Vec<String>),
    seating: &[usize],
    players: &mut [Player],
    mut deck: Deck,
    seed: u64,
) -> Result<Game, RecordError> {
    let record = Record::new(setup.clone(), names)?;
    let mut game = Game {
        spent: vec![Spent::default(); players.len()],
        record,
        forfeit: None,
    };
    for (ix, player) in players.iter_mut().enumerate() {
        if let Err(fault) = player.begin(setup, crate::deck::mix(seed, &[ix as u64])) {
            player.give_up();
            game.forfeit = Some(Forfeit { player: ix, fault });
            return Ok(game);
        }
    }
    if let Err((ix, fault)) = play_on(&mut game, seating, players, &mut deck) {
        players[ix].give_up();
        game.forfeit = Some(Forfeit { player: ix, fault });
    }
    Ok(game)
}

/// Plays to the end of the game, or to the first fault of a player.
fn play_on(
    game: &mut Game,
    seating: &[usize],
    players: &mut [Player],
    deck: &mut Deck,
) -> Result<(), (usize, Fault)> {
    let budget = players.iter().map(Player::time).collect::<Vec<_>>();
    let fresh = || -> Vec<Option<TurnTime>> {
        let times = seating.iter().map(|&ix| budget.get(ix).copied().flatten());
        times.map(|time| time.map(TurnTime::new)).collect()
    };
    let mut times = fresh();
    let mut is_first = true;
    loop {
        let (rules, state) = (game.record.rules(), game.record.state());
        let entry = match state.node() {
            Node::Over => {
                settle(game, seating, &times);
                return Ok(());
            }
            Node::Chance { .. } => match deck.draw(rules, state) {
                Some(outcome) => Entry::Draw(outcome),
                // The engine promises that an open draw has an outcome.
                None => return Ok(()),
            },
            Node::Decide { seat, .. } => {
                let ix = seating[seat.ix()];
                let share = times[seat.ix()].as_ref().map(TurnTime::share);
                let (chosen, took) = players[ix]
                    .choose(rules, state, share)
                    .map_err(|fault| (ix, fault))?;
                game.spent[ix].time += took;
                if let Some(time) = &mut times[seat.ix()] {
                    time.spend(took);
                }
                Entry::Move(seat, chosen)
            }
        };
        let before = state.clone();
        let mut events = Vec::new();
        let at = match entry {
            Entry::Draw(_) => 0,
            Entry::Move(seat, _) => seating[seat.ix()],
        };
        let applied = game.record.apply(entry, &mut Log::to(&mut events));
        applied.map_err(|_| (at, Fault::NoMove))?;
        for (ix, player) in players.iter_mut().enumerate() {
            let told = player.tell(game.record.rules(), &before, entry);
            told.map_err(|fault| (ix, fault))?;
        }
        let mut begun: Vec<Seat> = events
            .iter()
            .filter_map(|event| match event {
                Event::TurnStarted { seat } => Some(*seat),
                _ => None,
            })
            .collect();
        if std::mem::take(&mut is_first) && begun.is_empty() {
            begun.push(game.record.state().active_seat());
        }
        if !begun.is_empty() {
            settle(game, seating, &times);
            times = fresh();
        }
        for seat in begun {
            game.spent[seating[seat.ix()]].n_turns += 1;
        }
    }
}

/// Notes by how much seats exceeded their time in the turn that is over.
fn settle(game: &mut Game, seating: &[usize], times: &[Option<TurnTime>]) {
    for (&ix, time) in seating.iter().zip(times) {
        if let Some(time) = time {
            let spent = &mut game.spent[ix];
            spent.worst_overrun = spent.worst_overrun.max(time.overrun());
        }
    }
}
