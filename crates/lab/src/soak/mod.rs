//! `carcas-lab soak`: random games with random setups, held to the laws for a given time.

mod provoke;

use std::cell::{Cell, RefCell};
use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use carcas_laws::{CaseCounts, Finding, RandomGame};
use carcas_record::Entry;

use carcas_cli::run_args::{RunArgs, decimal};

/// How many findings are enough.
const MOST_FINDINGS: u64 = 20;

/// How often progress is told.
const PROGRESS: Duration = Duration::from_secs(10);

/// What stands below the flags of its help.
pub(crate) const MORE: &str = "Every game has a random preset, boxes, parts, switches, seats and habits. At every node: a decision has a move \
    and never only pass, generated moves are legal and others are refused with a rule and without a trace, figures \
    and tiles are conserved, scores, supplies and figures change as told, features are what a walk over the board \
    finds, builder, goods, titles, dragon, Count, mage and witch keep their own laws, a part that is off does \
    nothing, copies are equal, moves and records are read as they were written, and the reference, a second set of \
    rules that is slow and plain, tells the same node, board, scores and moves. A broken law or a panic is printed \
    with the game up to there, then with the smallest record that was found to show the same; the exit code is \
    then 1.";

/// Flags of `carcas-lab soak`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Play for N minutes
    #[arg(
        long,
        value_name = "N",
        default_value_t = 1.0,
        value_parser = decimal,
        conflicts_with = "games"
    )]
    minutes: f64,

    #[command(flatten)]
    run: RunArgs,

    /// Play without the reference rules; many more games in the same time
    #[arg(long)]
    without_reference: bool,

    /// Tell how often each case that the reference distinguishes was met, the rarest first
    #[arg(long, conflicts_with = "without_reference")]
    cases: bool,

    /// Read a game that may panic from standard input and play it: how a panic is shown by a smaller game
    #[arg(long, hide = true)]
    provoke: bool,
}

/// What all threads have done so far.
#[derive(Debug, Default)]
struct Totals {
    next: AtomicU64,
    games: AtomicU64,
    /// Games that the reference followed.
    referenced: AtomicU64,
    decisions: AtomicU64,
    findings: AtomicU64,
    cases: Mutex<CaseCounts>,
}

impl Totals {
    fn line(&self) -> String {
        let read = |number: &AtomicU64| number.load(Ordering::Relaxed);
        format!(
            "soak: games={} with_reference={} decisions={} findings={}",
            read(&self.games),
            read(&self.referenced),
            read(&self.decisions),
            read(&self.findings)
        )
    }
}

thread_local! {
    /// This thread has told a finding and looks for a smaller record.
    static IS_SHRINKING: Cell<bool> = const { Cell::new(false) };
    /// The game that this thread plays, with the entry that it is about to take.
    static PLAYED: RefCell<(u64, Vec<Entry>)> = const { RefCell::new((0, Vec::new())) };
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    if args.provoke {
        return provoke::child();
    }
    let minutes = ("--minutes", args.minutes, 100_000.0);
    let limit = args.run.limit(minutes, Duration::from_secs(60))?;
    let totals = Arc::new(Totals::default());
    report_panics(&totals);
    let begin = Instant::now();
    let totals = &*totals;
    let work = |is_first: bool| {
        let mut told = begin;
        loop {
            let game = totals.next.fetch_add(1, Ordering::Relaxed);
            if limit.is_reached(game) || totals.findings.load(Ordering::Relaxed) >= MOST_FINDINGS {
                return;
            }
            play(args, args.run.seed_of(game), totals);
            if is_first && told.elapsed() >= PROGRESS {
                told = Instant::now();
                anstream::eprintln!("{:>6} s  {}", begin.elapsed().as_secs(), totals.line());
            }
        }
    };
    thread::scope(|scope| {
        for ix in 0..args.run.threads {
            scope.spawn(move || work(ix == 0));
        }
    });
    let mut out = anstream::stdout();
    if args.cases {
        let cases = totals.cases.lock().unwrap_or_else(PoisonError::into_inner);
        for (case, n) in cases.rarest_first() {
            writeln!(out, "{n:>8} {case:?}")?;
        }
    }
    writeln!(out, "{}", totals.line())?;
    match totals.findings.load(Ordering::Relaxed) {
        0 => Ok(ExitCode::SUCCESS),
        _ => Ok(ExitCode::FAILURE),
    }
}

/// Plays one game and prints what it breaks.
fn play(args: &Args, seed: u64, totals: &Totals) {
    PLAYED.replace((seed, Vec::new()));
    let mut game = match args.without_reference {
        true => RandomGame::without_reference(seed),
        false => RandomGame::new(seed),
    };
    let mut n_decisions = 0;
    while let Some(entry) = game.choose() {
        PLAYED.with_borrow_mut(|played| played.1.push(entry));
        n_decisions += u64::from(matches!(entry, Entry::Move(..)));
        if let Err(finding) = game.take(entry) {
            totals.findings.fetch_add(1, Ordering::Relaxed);
            anstream::println!("{finding}");
            // Both rules run again and may panic, but the finding is told.
            IS_SHRINKING.set(true);
            let smallest = finding.smallest();
            IS_SHRINKING.set(false);
            anstream::println!("the smallest record that shows it:\n{smallest}");
            break;
        }
    }
    if let Some(met) = game.cases() {
        let mut cases = totals.cases.lock().unwrap_or_else(PoisonError::into_inner);
        cases.add(met);
    }
    totals.games.fetch_add(1, Ordering::Relaxed);
    let is_referenced = u64::from(!args.without_reference);
    totals
        .referenced
        .fetch_add(is_referenced, Ordering::Relaxed);
    totals.decisions.fetch_add(n_decisions, Ordering::Relaxed);
}

/// Reports a panic of the engine as a finding. A released program cannot go on after one, so it is the last.
fn report_panics(totals: &Arc<Totals>) {
    let totals = Arc::clone(totals);
    let telling = Mutex::new(());
    std::panic::set_hook(Box::new(move |panic| {
        // Another thread that panics meanwhile waits here until the program ends.
        let _telling = telling.lock();
        if IS_SHRINKING.get() {
            anstream::println!("panic while a smaller record was sought: {panic}");
        } else if let Ok((seed, entries)) = PLAYED.try_with(|played| played.borrow().clone()) {
            totals.findings.fetch_add(1, Ordering::Relaxed);
            let finding = Finding::of_panic(seed, &entries, format!("panic: {panic}"));
            anstream::println!("{finding}");
            match provoke::smallest(&finding, panic) {
                Some(smallest) => {
                    anstream::println!("the smallest record that shows it:\n{smallest}");
                }
                None => anstream::println!("no smaller record shows it"),
            }
        }
        anstream::println!("{}", totals.line());
        std::process::exit(1);
    }));
}
