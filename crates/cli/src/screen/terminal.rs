//! The terminal: taken over as a whole, and given back as it was, whatever happens.

use std::cell::Cell;
use std::io::{self, Stdout, Write};
use std::panic;
use std::sync::Once;

use crossterm::cursor::{Hide, Show};
use crossterm::style::Print;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{execute, queue};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

/// The screen that is drawn on.
pub(super) type Screen = Terminal<CrosstermBackend<Stdout>>;

/// The terminal while it is ours; dropping it gives it back.
#[derive(Debug)]
pub(super) struct Guard {
    /// Whether clicks come to us. While they do, selecting text needs shift in most terminals.
    has_mouse: Cell<bool>,
}

/// Presses and the wheel, with coordinates beyond 223, but not every move of the hand: that would travel over ssh for
/// nothing.
const MOUSE_ON: &str = "\x1b[?1000h\x1b[?1006h";
const MOUSE_OFF: &str = "\x1b[?1006l\x1b[?1000l";

impl Guard {
    /// Takes the terminal.
    pub(super) fn take() -> io::Result<Self> {
        restore_after_panic();
        let guard = Self {
            has_mouse: Cell::new(true),
        };
        guard.take_again()?;
        Ok(guard)
    }

    /// Takes the terminal after it was given back for a while.
    pub(super) fn take_again(&self) -> io::Result<()> {
        enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen, Hide)?;
        self.point(self.has_mouse.get())
    }

    /// Gives the mouse back to the terminal or takes it again; returns whether it is ours now.
    pub(super) fn toggle_mouse(&self) -> io::Result<bool> {
        let has_mouse = !self.has_mouse.get();
        self.has_mouse.set(has_mouse);
        self.point(has_mouse)?;
        Ok(has_mouse)
    }

    #[allow(
        clippy::unused_self,
        reason = "only who holds the terminal may do this"
    )]
    fn point(&self, is_ours: bool) -> io::Result<()> {
        execute!(
            io::stdout(),
            Print(if is_ours { MOUSE_ON } else { MOUSE_OFF })
        )
    }

    /// Gives the terminal back for a while.
    #[allow(
        clippy::unused_self,
        reason = "only who holds the terminal may do this"
    )]
    pub(super) fn give_back(&self) {
        restore();
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        restore();
    }
}

/// Gives the terminal back. A terminal that is gone needs nothing.
fn restore() {
    let _ = disable_raw_mode();
    let mut out = io::stdout();
    let _ = queue!(out, Print(MOUSE_OFF), LeaveAlternateScreen, Show);
    let _ = out.flush();
}

/// Restores the terminal before a panic prints its message.
fn restore_after_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            restore();
            usual(info);
        }));
    });
}

/// Signals that end the program, noted until somebody looks.
#[cfg(unix)]
pub(crate) mod signals {
    use std::io::{self, IsTerminal};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
    use std::thread;
    use std::time::Duration;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};

    /// How often the watchman looks.
    const ROUND: Duration = Duration::from_millis(300);
    /// How long the table may take to end by itself.
    const GRACE: Duration = Duration::from_millis(1_200);
    /// How long restoring the terminal may take; one that no longer reads would take forever.
    const LAST_WORDS: Duration = Duration::from_millis(500);

    #[derive(Debug)]
    pub(crate) struct Signals {
        caught: Arc<AtomicUsize>,
        is_stopped: Arc<AtomicBool>,
    }

    impl Signals {
        pub(crate) fn watch() -> io::Result<Self> {
            let signals = Self::note()?;
            signal_hook::flag::register(SIGTSTP, Arc::clone(&signals.is_stopped))?;
            signals.post_watchman()?;
            Ok(signals)
        }

        /// Notes signals that end the program, for a program that leaves the terminal as it is.
        pub(crate) fn note() -> io::Result<Self> {
            let caught = Arc::new(AtomicUsize::new(0));
            for signal in [SIGTERM, SIGINT, SIGHUP, SIGQUIT] {
                let noted = usize::try_from(signal).unwrap_or(0);
                signal_hook::flag::register_usize(signal, Arc::clone(&caught), noted)?;
            }
            let is_stopped = Arc::new(AtomicBool::new(false));
            Ok(Self { caught, is_stopped })
        }

        /// Ends the program if it does not end by itself after a signal or with its terminal.
        ///
        /// Waiting for keys never returns from a terminal that is gone, so the table alone cannot do it.
        fn post_watchman(&self) -> io::Result<()> {
            let caught = Arc::clone(&self.caught);
            let watch = move || {
                loop {
                    thread::sleep(ROUND);
                    let signal = i32::try_from(caught.load(Ordering::Relaxed)).unwrap_or(0);
                    if signal == 0 && io::stdin().is_terminal() {
                        continue;
                    }
                    thread::sleep(GRACE);
                    thread::spawn(super::restore);
                    thread::sleep(LAST_WORDS);
                    end_by(if signal == 0 { SIGHUP } else { signal });
                }
            };
            thread::Builder::new()
                .name("watchman".to_owned())
                .spawn(watch)
                .map(drop)
        }

        /// Whether somebody wants the program in the background, once.
        pub(crate) fn takes_stop(&self) -> bool {
            self.is_stopped.swap(false, Ordering::Relaxed)
        }

        /// Returns the signal that came.
        pub(crate) fn caught(&self) -> Option<i32> {
            let signal = self.caught.load(Ordering::Relaxed);
            i32::try_from(signal).ok().filter(|&signal| signal != 0)
        }
    }

    /// Ends the program as the signal would have done.
    pub(crate) fn end_by(signal: i32) {
        let _ = signal_hook::low_level::emulate_default_handler(signal);
    }

    /// Steps into the background until somebody calls.
    pub(crate) fn suspend() {
        let _ = signal_hook::low_level::emulate_default_handler(SIGTSTP);
    }
}

/// Elsewhere the keys are all there is.
#[cfg(not(unix))]
pub(crate) mod signals {
    #[derive(Debug)]
    pub(crate) struct Signals;

    impl Signals {
        pub(crate) fn watch() -> std::io::Result<Self> {
            Ok(Self)
        }

        pub(crate) fn note() -> std::io::Result<Self> {
            Ok(Self)
        }

        pub(crate) fn caught(&self) -> Option<i32> {
            None
        }

        pub(crate) fn takes_stop(&self) -> bool {
            false
        }
    }

    pub(crate) fn end_by(_: i32) {}

    pub(crate) fn suspend() {}
}
