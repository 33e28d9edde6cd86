//! Games: the log and what it says, the task that owns each, and what is told to whom.

mod bots;
mod change;
mod clock;
mod directory;
mod kept;
mod log;
mod outbox;
mod play;
mod refused;
mod request;
mod rules_of;
#[cfg(test)]
pub(crate) mod samples;
mod task;
pub(crate) mod view;

pub(crate) use bots::BotPool;
pub(crate) use directory::{Directory, Unreachable};
pub(crate) use kept::{Kept, append};
pub(crate) use log::{Begun, Continuation, Created, LogEntry, Logged, Place};
pub(crate) use outbox::Outbox;
pub(crate) use play::{Game, Hold, Sitting, Takeover};
pub(crate) use refused::Refused;
pub(crate) use request::{Arrival, Coming, Request};
pub(crate) use rules_of::rules_of;
pub(crate) use task::Shared;
