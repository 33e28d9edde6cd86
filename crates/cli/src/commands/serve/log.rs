//! The log of the server, for its operator: on standard error, as text or as JSON, one line for each thing that happened.

use clap::ValueEnum;
use serde::Deserialize;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

/// How a line looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Form {
    /// For people
    #[default]
    Text,
    /// For programs: an object per line
    Json,
}

/// How much is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Level {
    /// What went wrong
    Error,
    /// What may go wrong soon, too
    Warn,
    /// What an operator wants to know
    #[default]
    Info,
    /// Games that come into memory and leave it, and clients that are dropped
    Debug,
}

impl Level {
    fn filter(self) -> LevelFilter {
        match self {
            Self::Error => LevelFilter::ERROR,
            Self::Warn => LevelFilter::WARN,
            Self::Info => LevelFilter::INFO,
            Self::Debug => LevelFilter::DEBUG,
        }
    }
}

/// Starts to write the log.
pub(super) fn start(form: Form, level: Level) {
    // Libraries tell at most what may go wrong: what they see on the way, such as requests, may hold secrets.
    let targets = Targets::new()
        .with_default(level.filter().min(LevelFilter::WARN))
        .with_target("carcas", level.filter());
    let lines = fmt::layer().with_writer(std::io::stderr);
    let lines = match form {
        Form::Text => lines.with_target(false).boxed(),
        Form::Json => lines.with_target(false).json().flatten_event(true).boxed(),
    };
    // It fails only when there is a log already, which does not happen: one process serves once.
    let _ = tracing_subscriber::registry()
        .with(lines.with_filter(targets))
        .try_init();
}
