//! Programs with everything they start: a script may call others, and those must not outlive the game.
//!
//! Every program leads a process group of its own, so keys that interrupt this program do not reach it; the interrupted
//! program calls [`end_programs`].

use std::io;
use std::process::{Child, Command};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The families that are running; none may begin once they were ended.
static RUNNING: Mutex<Option<Vec<u32>>> = Mutex::new(Some(Vec::new()));

fn running() -> MutexGuard<'static, Option<Vec<u32>>> {
    // Numbers are added and taken out whole.
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends all programs at once and lets none begin any more, before this program ends.
pub fn end_programs() {
    for leader in running().take().unwrap_or_default() {
        end_group(leader);
    }
}

/// A program and its descendants, by the number of the first.
#[derive(Debug)]
pub(super) struct Family(u32);

impl Family {
    /// Starts a program that leads a family.
    pub(super) fn spawn(command: &mut Command) -> io::Result<(Child, Self)> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let mut running = running();
        let Some(leaders) = running.as_mut() else {
            return Err(io::ErrorKind::Interrupted.into());
        };
        let child = command.spawn()?;
        let family = Self(child.id());
        leaders.push(family.0);
        Ok((child, family))
    }

    /// Ends all of it.
    pub(super) fn end(&self) {
        let mut running = running();
        if let Some(leaders) = running.as_mut() {
            leaders.retain(|&leader| leader != self.0);
        }
        end_group(self.0);
    }
}

#[cfg(unix)]
fn end_group(leader: u32) {
    let leader = i32::try_from(leader).ok();
    if let Some(leader) = leader.and_then(rustix::process::Pid::from_raw) {
        // An empty group needs nothing.
        let _ = rustix::process::kill_process_group(leader, rustix::process::Signal::KILL);
    }
}

/// Elsewhere there are no groups; the holder ends the program itself.
#[cfg(not(unix))]
fn end_group(_: u32) {}
