//! Keys, signals and waiting: everything between the table and the world.

use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Context;
use carcas_engine::Node;
use carcas_record::Record;
use crossterm::event::{self, Event};
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;

use super::app::App;
use super::desk::Effect;
use super::game::GameScreen;
use super::key::{Key, Mouse};
use super::layout::{Layout, MIN_SIZE};
use super::palette::{Depth, Palette};
use super::start::{Start, Wanted};
use super::terminal::signals::{self, Signals};
use super::terminal::{Guard, Screen};
use super::viewer::Viewer;
use crate::commands::play::keep::Keep;
use crate::commands::play::table::Player;
use crate::files;

/// How often signals are looked for.
const GLANCE: Duration = Duration::from_millis(100);

/// A game that is about to be played.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) record: Record,
    pub(crate) players: Vec<Player>,
    pub(crate) keep: Keep,
    pub(crate) seed: u64,
    pub(crate) asks_to_confirm: bool,
}

/// What somebody wants on the start screen.
#[derive(Debug)]
pub(crate) enum Request {
    /// A new game.
    New(Wanted),
    /// The game played last.
    Resume,
}

/// Plays a game, or begins with the start screen if there is none yet.
pub(crate) fn play(
    table: Option<Table>,
    has_running_game: bool,
    open: &mut dyn FnMut(Request) -> anyhow::Result<Table>,
) -> anyhow::Result<ExitCode> {
    let palette = palette();
    let size = screen_size()?;
    let (app, keep) = match table {
        None => (App::Start(Start::new(palette, has_running_game)), None),
        Some(table) => {
            let (game, keep) = sit_down(table, palette, size)?;
            (App::Game(game), Some(keep))
        }
    };
    Driver::new(app, keep, size)?.run(open)
}

/// Shows a recorded game after so many entries.
pub(crate) fn replay(record: Record, at: usize) -> anyhow::Result<ExitCode> {
    let size = screen_size()?;
    let app = App::Viewer(Viewer::new(record, at, palette(), size));
    let mut never = |_| anyhow::bail!("a recorded game cannot be played");
    Driver::new(app, None, size)?.run(&mut never)
}

fn palette() -> Palette {
    Palette::new(Depth::detect(|name| std::env::var(name).ok()))
}

fn screen_size() -> anyhow::Result<(u16, u16)> {
    crossterm::terminal::size().context("the terminal does not tell its size; use --plain")
}

fn sit_down(
    table: Table,
    palette: Palette,
    size: (u16, u16),
) -> anyhow::Result<(GameScreen, Keep)> {
    let mut keep = table.keep;
    keep.write(&table.record)?;
    let habits = (table.seed, table.asks_to_confirm);
    let mut game = GameScreen::new(table.record, table.players, habits, (palette, size));
    game.desk.note = keep.take_notes().join("; ");
    Ok((game, keep))
}

/// How it ended.
enum End {
    Left,
    Signal(i32),
}

struct Driver {
    app: App,
    keep: Option<Keep>,
    size: (u16, u16),
    signals: Signals,
    /// When the wait ends, and the number of the wait.
    deadline: Option<(usize, Instant)>,
}

impl Driver {
    fn new(app: App, keep: Option<Keep>, size: (u16, u16)) -> anyhow::Result<Self> {
        Ok(Self {
            app,
            keep,
            size,
            signals: Signals::watch().context("cannot watch for signals")?,
            deadline: None,
        })
    }

    fn run(
        mut self,
        open: &mut dyn FnMut(Request) -> anyhow::Result<Table>,
    ) -> anyhow::Result<ExitCode> {
        let guard = Guard::take().context("cannot take over the terminal; use --plain")?;
        let outcome = self.watch(&guard, open);
        drop(guard);
        match outcome? {
            End::Signal(signal) => {
                signals::end_by(signal);
                Ok(ExitCode::from(
                    u8::try_from(128 + signal).unwrap_or(u8::MAX),
                ))
            }
            End::Left if Layout::of(self.size).is_none() => {
                self.farewell()?;
                let ((need_width, need_height), (width, height)) = (MIN_SIZE, self.size);
                anyhow::bail!(
                    "the terminal has {width}x{height} characters, but the table needs {need_width}x{need_height}; make it \
                     larger or use --plain"
                )
            }
            End::Left => {
                self.farewell()?;
                Ok(ExitCode::SUCCESS)
            }
        }
    }

    fn watch(
        &mut self,
        guard: &Guard,
        open: &mut dyn FnMut(Request) -> anyhow::Result<Table>,
    ) -> anyhow::Result<End> {
        let mut screen = Screen::new(CrosstermBackend::new(std::io::stdout()))?;
        let mut is_stale = true;
        loop {
            if let Some(signal) = self.signals.caught() {
                return Ok(End::Signal(signal));
            }
            if self.signals.takes_stop() {
                self.step_aside(guard, &mut screen)?;
                is_stale = true;
            }
            if is_stale {
                screen.draw(|frame| self.app.view(frame.area(), frame.buffer_mut()))?;
                is_stale = false;
            }
            let Some(effects) = self.next(&mut screen)? else {
                continue;
            };
            is_stale = true;
            for effect in effects {
                match effect {
                    Effect::Leave => return Ok(End::Left),
                    Effect::Suspend => self.step_aside(guard, &mut screen)?,
                    Effect::ToggleMouse => {
                        let note = if guard.toggle_mouse()? {
                            "the mouse points at the table"
                        } else {
                            "the mouse selects text; m takes it again"
                        };
                        self.app.note(note.to_owned());
                    }
                    Effect::Keep => self.write()?,
                    Effect::SaveAs(path) => self.save_as(&path),
                    Effect::Begin => {
                        if let App::Start(start) = &self.app {
                            self.open(open(Request::New(start.wanted())));
                        }
                    }
                    Effect::Resume => self.open(open(Request::Resume)),
                }
            }
        }
    }

    /// Goes into the background and comes back.
    fn step_aside(&mut self, guard: &Guard, screen: &mut Screen) -> anyhow::Result<()> {
        guard.give_back();
        signals::suspend();
        guard.take_again()?;
        self.size = screen_size()?;
        self.app.resize(self.size);
        let (width, height) = self.size;
        // Unlike `clear`, this asks the terminal nothing.
        screen.resize(Rect::new(0, 0, width, height))?;
        Ok(())
    }

    /// Waits for a key, a new size or the end of a pause; nothing if only a glance has passed.
    fn next(&mut self, screen: &mut Screen) -> anyhow::Result<Option<Vec<Effect>>> {
        let now = Instant::now();
        let due = self.app.due().filter(|_| Layout::of(self.size).is_some());
        self.deadline = match (due, self.deadline) {
            (None, _) => None,
            (Some((number, _)), Some(set)) if set.0 == number => Some(set),
            (Some((number, pause)), _) => Some((number, now + pause)),
        };
        let left = self
            .deadline
            .map(|(_, at)| at.saturating_duration_since(now));
        let patience = left.map_or(GLANCE, |left| left.min(GLANCE));
        if event::poll(patience)? {
            return Ok(match event::read()? {
                Event::Key(key) => Key::from_event(key).map(|key| {
                    panic_on_demand(key);
                    self.app.update(key, self.size)
                }),
                Event::Mouse(mouse) => {
                    Mouse::from_event(mouse).map(|mouse| self.app.mouse(mouse, self.size))
                }
                Event::Resize(width, height) => {
                    self.size = (width, height);
                    self.app.resize(self.size);
                    screen.autoresize()?;
                    Some(Vec::new())
                }
                _ => None,
            });
        }
        let is_over = self.deadline.is_some_and(|(_, at)| at <= Instant::now());
        if is_over {
            self.deadline = None;
            return Ok(Some(self.app.tick()));
        }
        Ok(None)
    }

    fn open(&mut self, opened: anyhow::Result<Table>) {
        let palette = palette();
        match opened.and_then(|table| sit_down(table, palette, self.size)) {
            Ok((game, keep)) => {
                self.app = App::Game(game);
                self.keep = Some(keep);
            }
            Err(error) => self.app.note(format!("{error:#}")),
        }
    }

    fn write(&mut self) -> anyhow::Result<()> {
        if let (App::Game(game), Some(keep)) = (&self.app, &mut self.keep) {
            keep.write(&game.record)?;
            let notes = keep.take_notes();
            if !notes.is_empty() {
                self.app.note(notes.join("; "));
            }
        }
        Ok(())
    }

    fn save_as(&mut self, path: &std::path::Path) {
        if let (App::Game(game), Some(keep)) = (&self.app, &self.keep) {
            let note = match keep.copy_to(path, &game.record) {
                Ok(()) => format!("saved as {}", path.display()),
                Err(error) => format!("{error:#}"),
            };
            self.app.note(note);
        }
    }

    /// Says on the usual screen how it ended and how to go on.
    fn farewell(&self) -> anyhow::Result<()> {
        let (App::Game(game), Some(keep)) = (&self.app, &self.keep) else {
            return Ok(());
        };
        let mut out = anstream::stdout();
        if game.record.state().node() != Node::Over {
            writeln!(out, "{}", keep.farewell())?;
            return Ok(());
        }
        writeln!(out, "{}", game.question())?;
        if let Some(path) = keep.path() {
            let (program, path) = (files::program(), path.display());
            writeln!(out, "Look at it again with: {program} replay --tui {path}")?;
        }
        Ok(())
    }
}

/// Lets tests see what a panic leaves behind; programs for people do not know this key.
fn panic_on_demand(key: Key) {
    let is_wanted = cfg!(debug_assertions)
        && key == Key::Char('!')
        && std::env::var_os("CARCAS_TEST_PANIC").is_some();
    assert!(!is_wanted, "a test wanted this panic");
}
