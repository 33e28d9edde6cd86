//! `carcas soak`: random games with random setups, held to the laws for as long as one likes.

use std::cell::RefCell;
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use carcas_engine::Log;
use carcas_laws::{Finding, Game};
use carcas_record::Entry;

use crate::run_args::RunArgs;

/// What the games are held to, for the help text.
const ABOUT_LAWS: &str = "Every game has a random preset, boxes, parts, switches, seats and habits. At every node: a \
decision has a move and never only pass, generated moves are legal and others are refused without a trace, figures and \
tiles are conserved, scores and supplies change as told, copies are equal, moves and records are read as they were \
written, and the reference, a second set of rules that is slow and plain, tells the same node, board, scores and moves. A \
broken law is printed with the smallest record that was found to show it; the exit code is then 1.";

/// So many findings are enough.
const MOST_FINDINGS: u64 = 20;

/// Progress is told so often.
const PROGRESS: Duration = Duration::from_secs(10);

/// Flags of `carcas soak`.
#[derive(Debug, clap::Args)]
#[command(after_help = ABOUT_LAWS)]
pub(crate) struct Args {
    /// Play for so many minutes
    #[arg(
        long,
        value_name = "N",
        default_value_t = 1.0,
        conflicts_with = "games"
    )]
    minutes: f64,

    #[command(flatten)]
    run: RunArgs,

    /// Play without the reference rules; many more games in the same time
    #[arg(long)]
    without_reference: bool,
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
    /// The game that this thread plays, with the entry that it is about to take.
    static PLAYED: RefCell<(u64, Vec<Entry>)> = const { RefCell::new((0, Vec::new())) };
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
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
    writeln!(anstream::stdout(), "{}", totals.line())?;
    match totals.findings.load(Ordering::Relaxed) {
        0 => Ok(ExitCode::SUCCESS),
        _ => Ok(ExitCode::FAILURE),
    }
}

/// Plays one game and prints what it breaks.
fn play(args: &Args, seed: u64, totals: &Totals) {
    PLAYED.replace((seed, Vec::new()));
    let mut game = match args.without_reference {
        true => Game::without_reference(seed),
        false => Game::new(seed),
    };
    let mut n_decisions = 0;
    while let Some(entry) = game.choose() {
        PLAYED.with_borrow_mut(|played| played.1.push(entry));
        n_decisions += u64::from(matches!(entry, Entry::Move(..)));
        if let Err(finding) = game.take(entry) {
            totals.findings.fetch_add(1, Ordering::Relaxed);
            anstream::println!("{finding}");
            break;
        }
    }
    totals.games.fetch_add(1, Ordering::Relaxed);
    let is_referenced = u64::from(!args.without_reference);
    totals
        .referenced
        .fetch_add(is_referenced, Ordering::Relaxed);
    totals.decisions.fetch_add(n_decisions, Ordering::Relaxed);
}

/// Makes a panic of the engine a finding like any other. A released program cannot go on after one, so it is the last.
fn report_panics(totals: &Arc<Totals>) {
    let totals = Arc::clone(totals);
    std::panic::set_hook(Box::new(move |panic| {
        totals.findings.fetch_add(1, Ordering::Relaxed);
        // Nothing is borrowed while a game is played.
        if let Ok((seed, entries)) = PLAYED.try_with(|played| played.borrow().clone()) {
            anstream::println!("{}", shown(seed, &entries, &format!("panic: {panic}")));
        }
        anstream::println!("{}", totals.line());
        std::process::exit(1);
    }));
}

/// Returns the finding of a game that panicked; its last entry may be what does it, so it is only named.
fn shown(seed: u64, entries: &[Entry], law: &str) -> String {
    let mut record = Game::without_reference(seed).record().clone();
    let Some((last, entries)) = entries.split_last() else {
        let law = law.to_owned();
        return Finding { seed, law, record }.to_string();
    };
    for &entry in entries {
        let log = &mut Log::silent();
        let _ = match entry {
            Entry::Draw(outcome) => record.draw(outcome, log),
            Entry::Move(_, played) => record.play(played, log),
        };
    }
    let last = match *last {
        Entry::Draw(outcome) => format!("{outcome:?}"),
        Entry::Move(_, played) => record.move_name(played),
    };
    let law = law.to_owned();
    format!("{}# then: {last}", Finding { seed, law, record })
}
