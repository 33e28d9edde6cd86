//! `carcas match`: many games between two players, with the same draws and every seat for both.

pub(crate) mod entrants;
mod records;
mod report;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use carcas_arena::stats::{Sprt, Tally, Verdict};
use carcas_arena::{Contest, Round, Spent, end_programs, set_engine};
use carcas_text::say;
use indicatif::ProgressBar;

use crate::contests::{ThinkingArgs, progress_bar};
use crate::language::words;
use crate::run_args::{seed, whole};
use crate::screen::signals::{self, Signals};
use crate::setup_args::SetupArgs;

/// The most games that a sequential test plays: far more than it takes if strengths differ.
const MOST_SPRT_GAMES: u64 = 100_000;

/// How often it is looked whether somebody ends the match.
const LOOK: Duration = Duration::from_millis(50);

/// Flags of `carcas match`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The players: bots by name, or `engine` for the next program of --engine
    #[arg(value_name = "BOT", num_args = 0..=2)]
    bots: Vec<String>,

    #[command(flatten)]
    setup: SetupArgs,

    /// The number of seats: one for the first player, all others for the second
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = whole(2_usize..=6))]
    seats: usize,

    /// Play so many games, rounded up to whole rounds in which the first player has every seat once
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole(1_u64..=1_000_000))]
    games: u64,

    /// Play until a sequential test decides whether the first player is stronger by the second of these Elo rather than by the first, each with a chance of 5% to be wrong
    #[arg(
        long,
        value_name = "ELO,ELO",
        num_args = 0..=1,
        default_missing_value = "0,20",
        require_equals = true,
        conflicts_with = "games",
        value_parser = strengths
    )]
    sprt: Option<Strengths>,

    #[command(flatten)]
    thinking: ThinkingArgs,

    /// The number of games that are played at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole(1_usize..=256))]
    threads: usize,

    /// The seed that draws and bots follow from
    #[arg(long, value_name = "X", default_value_t = 1, allow_negative_numbers = true, value_parser = seed)]
    seed: u64,

    /// A program that plays: its command with arguments; it speaks the engine protocol (docs/engine-protocol.md); may be repeated
    #[arg(long, value_name = "CMD")]
    engine: Vec<String>,

    /// How long a program may take for an answer beyond its time before it loses the game, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 10_000, value_parser = whole(1_u64..=86_400_000))]
    patience: u64,

    /// Write the record of every game into this folder
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
}

/// Two strengths in Elo, the first below the second.
#[derive(Clone, Copy, Debug)]
struct Strengths(f64, f64);

fn strengths(text: &str) -> Result<Strengths, String> {
    let two = text.split_once(',');
    let read = two.and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    match read {
        Some((low, high)) if -2000.0 <= low && low < high && high <= 2000.0 => {
            Ok(Strengths(low, high))
        }
        _ => Err(say!(words(), "terminal-match-strengths", input = "0,20")),
    }
}

/// What has been seen of a match so far.
#[derive(Clone, Copy)]
struct Seen {
    tally: Tally,
    spent: [Spent; 2],
    n_forfeits: u64,
}

/// A match that is played: its terms and its results so far.
struct Match {
    contest: Contest,
    sprt: Option<Sprt>,
    bar: ProgressBar,
    seen: Mutex<Seen>,
    /// Whether somebody has ended it: what programs do from then on does not count.
    is_ended: AtomicBool,
}

impl Match {
    fn seen(&self) -> MutexGuard<'_, Seen> {
        // Numbers are added up whole or not at all.
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says what the games that were played amount to.
    fn tell(&self, seen: &Seen) -> io::Result<()> {
        self.bar.finish_and_clear();
        let mut out = anstream::stdout().lock();
        for line in report::result(&self.contest, &seen.tally, seen.spent, seen.n_forfeits) {
            writeln!(out, "{line}")?;
        }
        if let Some(sprt) = &self.sprt {
            writeln!(out, "{}", report::verdict(sprt, &seen.tally))?;
        }
        writeln!(out, "{}", report::last_line(&seen.tally, seen.spent[0]))?;
        out.flush()
    }

    /// Says how it stands if somebody ends the match, and ends the program then. Rounds may take minutes, and nobody waits for
    /// them. Programs are ended first, because the reader of the result may be slow.
    fn tell_when_ended(self: &Arc<Self>) -> io::Result<()> {
        let (signals, this) = (Signals::note()?, Arc::clone(self));
        thread::spawn(move || {
            loop {
                thread::sleep(LOOK);
                let Some(signal) = signals.caught() else {
                    continue;
                };
                this.is_ended.store(true, Ordering::SeqCst);
                end_programs();
                let seen = *this.seen();
                if seen.tally.summary().games > 0 {
                    let _ = this.tell(&seen);
                }
                signals::end_by(signal);
            }
        });
        Ok(())
    }

    fn is_ended(&self) -> bool {
        self.is_ended.load(Ordering::SeqCst)
    }

    /// Waits for the end of the program if somebody has ended the match, so that nothing else is printed.
    fn give_way(&self) {
        while self.is_ended() {
            thread::park();
        }
    }
}

impl Seen {
    fn add(&mut self, round: &Round) {
        let (share, margin) = (round.share(), round.margin());
        self.tally.add(round.games.len(), share, margin);
        for game in &round.games {
            self.n_forfeits += u64::from(game.forfeit.is_some());
            for (all, &one) in self.spent.iter_mut().zip(&game.spent) {
                all.add(one);
            }
        }
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let entrants = entrants::read(&args.bots, &args.engine)?;
    let (setup, _) = args.setup.prepare(args.seats)?;
    if let Ok(own) = std::env::current_exe() {
        set_engine(own);
    }
    let budget = args.thinking.budget();
    let contest = Contest {
        setup,
        entrants,
        budgets: [budget; 2],
        patience: Duration::from_millis(args.patience),
        seed: args.seed,
        n_threads: args.threads,
    };
    let sprt = args.sprt.map(|Strengths(elo0, elo1)| Sprt {
        elo0,
        elo1,
        alpha: 0.05,
        beta: 0.05,
    });
    let n_games = match sprt {
        Some(_) => MOST_SPRT_GAMES,
        None => args.games,
    };
    let n_rounds = n_games.div_ceil(args.seats as u64);
    let bar = progress_bar(n_rounds, sprt.is_some());
    let this = Arc::new(Match {
        contest,
        sprt,
        bar,
        seen: Mutex::new(Seen {
            tally: Tally::new(args.seats),
            spent: [Spent::default(); 2],
            n_forfeits: 0,
        }),
        is_ended: AtomicBool::new(false),
    });
    // From now on programs run that Ctrl-C does not reach.
    this.tell_when_ended()?;
    let checked = entrants::check_programs(&this.contest.entrants);
    this.give_way();
    checked?;
    if let Some(folder) = &args.records {
        records::prepare(folder)?;
    }
    for line in report::head(&this.contest, sprt.as_ref()) {
        writeln!(anstream::stdout(), "{line}")?;
    }
    let mut trouble = None;
    let played = this.contest.run(n_rounds, |round| {
        let mut seen = this.seen();
        if this.is_ended() {
            return false;
        }
        seen.add(&round);
        for (number, game) in (1 + round.number * args.seats as u64..).zip(&round.games) {
            if let Some(forfeit) = &game.forfeit {
                let line = report::forfeit(number, &this.contest, forfeit);
                // On a terminal the bar stands in the last line; nobody else sees it.
                this.bar.suspend(|| {
                    let _ = writeln!(anstream::stderr(), "{line}");
                });
            }
            if let Some(folder) = &args.records {
                trouble = trouble
                    .take()
                    .or(records::write(folder, number, game).err());
            }
        }
        this.bar.inc(1);
        let stand = report::progress(&seen.tally, sprt.as_ref());
        this.bar.set_message(stand);
        let is_decided = sprt.is_some_and(|sprt| sprt.verdict(&seen.tally) != Verdict::Open);
        trouble.is_none() && !is_decided
    });
    this.give_way();
    played?;
    if let Some(trouble) = trouble {
        return Err(trouble);
    }
    let seen = *this.seen();
    this.tell(&seen)?;
    Ok(ExitCode::SUCCESS)
}
