//! Many games: rounds with the same draws in which the first entrant has every seat once.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use carcas_engine::{Seat, Setup};
use carcas_record::RecordError;

use crate::deck::mix;
use crate::{Budget, Deck, Entrant, Game, Player, play_game};

/// A contest between two: one seat of the first against the second in all others.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The game that is played; its number of seats is the number of games of a round.
    pub setup: Setup,
    /// Who plays.
    pub entrants: [Entrant; 2],
    /// How much each may think.
    pub budgets: [Budget; 2],
    /// How long a program may take for an answer beyond its time.
    pub patience: Duration,
    /// Where draws and the choices of bots begin.
    pub seed: u64,
    /// How many games are played at the same time.
    pub n_threads: usize,
}

/// The games of one round, by the seat of the first entrant.
#[derive(Clone, Debug)]
pub struct Round {
    /// Which round, from 0.
    pub number: u64,
    /// One game per seat.
    pub games: Vec<Game>,
}

impl Round {
    /// Returns what part of the wins the first entrant has, per game.
    pub fn share(&self) -> f64 {
        let shares = self.games.iter().enumerate();
        let sum: f64 = shares.map(|(at, game)| game.share(0, &[seat(at)])).sum();
        sum / self.games.len().max(1) as f64
    }

    /// Returns the mean margin of the first entrant; nothing if a game was forfeited.
    pub fn margin(&self) -> Option<f64> {
        let margins = self.games.iter().enumerate();
        let all: Option<Vec<f64>> = margins.map(|(at, game)| game.margin(&[seat(at)])).collect();
        let all = all.filter(|all| !all.is_empty())?;
        Some(all.iter().sum::<f64>() / all.len() as f64)
    }
}

/// Games have at most as many seats as a byte counts.
fn seat(at: usize) -> Seat {
    Seat(u8::try_from(at).unwrap_or(u8::MAX))
}

impl Contest {
    /// Plays `n_rounds` and passes each on in order, until the listener has heard enough. The results do not depend on the
    /// number of threads, unless clocks or programs decide.
    ///
    /// # Errors
    /// If there can be no such game.
    pub fn run(
        &self,
        n_rounds: u64,
        mut listen: impl FnMut(Round) -> bool,
    ) -> Result<(), RecordError> {
        let (next, is_over) = (AtomicU64::new(0), AtomicBool::new(false));
        let (told, played) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.n_threads.max(1) {
                let (told, next, is_over) = (told.clone(), &next, &is_over);
                scope.spawn(move || {
                    let mut players = self.players();
                    while !is_over.load(Ordering::Relaxed) {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        let is_wanted = number < n_rounds;
                        if !is_wanted || told.send(self.round(number, &mut players)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(told);
            let mut waiting: BTreeMap<u64, Round> = BTreeMap::new();
            let mut number = 0;
            for round in played {
                let round = round.inspect_err(|_| is_over.store(true, Ordering::Relaxed))?;
                waiting.insert(round.number, round);
                while let Some(round) = waiting.remove(&number) {
                    number += 1;
                    if !listen(round) {
                        is_over.store(true, Ordering::Relaxed);
                        return Ok(());
                    }
                }
            }
            Ok(())
        })
    }

    fn players(&self) -> [Player; 2] {
        std::array::from_fn(|ix| {
            Player::new(self.entrants[ix].clone(), self.budgets[ix], self.patience)
        })
    }

    /// Plays the games of a round.
    fn round(&self, number: u64, players: &mut [Player; 2]) -> Result<Round, RecordError> {
        let n_seats = usize::from(self.setup.seats);
        let deck = Deck::new(mix(self.seed, &[number]));
        let mut games = Vec::with_capacity(n_seats);
        for at in 0..n_seats {
            let seating: Vec<usize> = (0..n_seats).map(|seat| usize::from(seat != at)).collect();
            let seed = mix(self.seed, &[number, 1 + at as u64]);
            let setup = (&self.setup, self.names(&seating));
            games.push(play_game(setup, &seating, players, deck.clone(), seed)?);
        }
        Ok(Round { number, games })
    }

    /// Returns a name for every seat, by who sits there.
    fn names(&self, seating: &[usize]) -> Vec<String> {
        let short: Vec<String> = seating
            .iter()
            .map(|&ix| self.entrants[ix].short_name())
            .collect();
        let named = short.iter().enumerate().map(|(at, name)| {
            match short.iter().filter(|other| *other == name).count() {
                1 => name.clone(),
                _ => format!("{name}-{}", at + 1),
            }
        });
        let named: Vec<String> = named.collect();
        match carcas_record::check_names(&named) {
            Ok(()) => named,
            // A name that records cannot have.
            Err(_) => carcas_record::usual_names(seating.len()),
        }
    }
}
