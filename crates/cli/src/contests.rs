//! What commands share in which bots and programs play many games: flags, a progress bar, and messages about those that
//! fail.

use std::io::{self, IsTerminal};
use std::time::Duration;

use anyhow::ensure;
use carcas_arena::{Budget, Fault};
use carcas_bots::Bot;
use carcas_text::{key, say};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::language::words;
use crate::near::near;
use crate::run_args::whole;

/// The bot that never changes and that ratings are measured by, and its rating.
pub const ANCHOR: (&str, f64) = ("greedy-1", 1000.0);

/// How much players may think.
#[derive(Clone, Debug, clap::Args)]
pub struct ThinkingArgs {
    /// Milliseconds that a player has for a turn [default: the nodes of each level]
    #[arg(long, value_name = "MS", value_parser = whole(1_u64..=86_400_000), conflicts_with = "nodes")]
    pub time: Option<u64>,

    /// Positions that a player may look at for a decision [default: those of each level]
    #[arg(long, value_name = "N", value_parser = whole(1_u64..=1_000_000_000_000))]
    pub nodes: Option<u64>,
}

impl ThinkingArgs {
    /// Returns what they may use up.
    pub fn budget(&self) -> Budget {
        Budget {
            time: self.time.map(Duration::from_millis),
            nodes: self.nodes,
        }
    }
}

/// Makes a bar that only a terminal shows.
pub fn progress_bar(length: u64, is_open: bool) -> ProgressBar {
    let template = match is_open {
        true => "{spinner} {pos} {msg}",
        false => "{wide_bar} {pos}/{len} {msg}",
    };
    let style =
        ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    let target = match io::stderr().is_terminal() {
        true => ProgressDrawTarget::stderr(),
        false => ProgressDrawTarget::hidden(),
    };
    ProgressBar::with_draw_target(Some(length), target).with_style(style)
}

/// Refuses names that are those of no bot.
pub fn check_bots(names: &[impl AsRef<str>]) -> anyhow::Result<()> {
    for name in names.iter().map(AsRef::as_ref) {
        ensure!(Bot::NAMES.contains(&name), unknown_bot(name));
    }
    Ok(())
}

/// Says what a player did wrong.
pub fn fault_told(fault: &Fault) -> String {
    let words = words();
    match fault {
        Fault::UnknownBot(name) => unknown_bot(name),
        Fault::NotStarted(why) => say!(words, "terminal-match-not-started", text = why.as_str()),
        Fault::Ended(how) => say!(words, "terminal-match-ended", text = how.as_str()),
        Fault::Silent { line, after } => say!(
            words,
            "terminal-match-silent",
            input = line.as_str(),
            n = after.as_millis() as u64
        ),
        Fault::Answered { line, reply } => say!(
            words,
            "terminal-match-answered",
            input = line.as_str(),
            text = reply.as_str()
        ),
        Fault::Illegal { reply, why } => say!(
            words,
            "terminal-match-illegal",
            input = reply.as_str(),
            text = why.as_str()
        ),
        Fault::NoMove => words.of(key!("terminal-match-no-move")),
    }
}

/// Says that there is no such bot, which may be meant, and which there are.
fn unknown_bot(name: &str) -> String {
    let (words, all) = (words(), Bot::NAMES.join(", "));
    let close = near(name, Bot::NAMES);
    match close.is_empty() {
        true => say!(
            words,
            "terminal-match-unknown-bot",
            input = name,
            list = all
        ),
        false => say!(
            words,
            "terminal-match-unknown-bot-close",
            input = name,
            name = close.join(", "),
            list = all
        ),
    }
}
