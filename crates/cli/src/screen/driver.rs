//! Keys, signals and waiting: everything between the table and the world.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use anyhow::Context;
use carcas_engine::Node;
use carcas_record::Record;
use carcas_text::say;
use crossterm::event::{self, Event};
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;

use super::app::App;
use super::desk::Effect;
use super::game::GameScreen;
use super::key::{Key, Mouse};
use super::layout::{Layout, MIN_SIZE};
use super::online::OnlineScreen;
use super::palette::{Depth, Palette};
use super::start::{Offered, Start, Wanted};
use super::terminal::signals::{self, Signals};
use super::terminal::{Guard, Screen};
use super::viewer::Viewer;
use crate::files;
use crate::language::{self, words};
use crate::online::Sitting;
use crate::online::line::News;
use crate::table::keep::Keep;
use crate::table::plain::Player;

/// How often signals are looked for.
const GLANCE: Duration = Duration::from_millis(100);
/// How often it is looked for what a server has told.
const ONLINE_GLANCE: Duration = Duration::from_millis(25);

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
    /// The game in this file.
    Resume(PathBuf),
}

/// Plays a game, or begins with the start screen if there is none yet.
pub(crate) fn play(
    table: Option<Table>,
    offered: Offered,
    open: &mut dyn FnMut(Request) -> anyhow::Result<Table>,
) -> anyhow::Result<ExitCode> {
    let palette = palette();
    let size = screen_size()?;
    let (app, keep) = match table {
        None => (App::Start(Start::new(palette, offered)), None),
        Some(table) => {
            let (game, keep) = sit_down(table, palette, size)?;
            (App::Game(game), Some(keep))
        }
    };
    Driver::new(app, keep, size)?.run(open)
}

/// Plays a game on a server.
pub(crate) fn play_online(sitting: Sitting, news: Receiver<News>) -> anyhow::Result<ExitCode> {
    let size = screen_size()?;
    let app = App::Online(OnlineScreen::new(sitting, news, (palette(), size)));
    let mut never = |_| anyhow::bail!("a game on a server is begun in another way");
    Driver::new(app, Some(Keep::nowhere()), size)?.run(&mut never)
}

/// Shows a recorded game after `at` entries.
pub(crate) fn replay(record: Record, at: usize) -> anyhow::Result<ExitCode> {
    let size = screen_size()?;
    let app = App::Viewer(Viewer::new(record, at, palette(), size));
    let mut never = |_| anyhow::bail!("a recorded game cannot be played");
    Driver::new(app, None, size)?.run(&mut never)
}

fn palette() -> Palette {
    Palette::new(Depth::detect(|name| std::env::var(name).ok()))
}

/// Refuses a terminal that is too small for a table.
pub(crate) fn check_size() -> anyhow::Result<()> {
    let (width, height) = screen_size()?;
    if Layout::of((width, height)).is_none() {
        anyhow::bail!(say!(
            words(),
            "terminal-online-small",
            least = MIN_SIZE.0,
            most = MIN_SIZE.1,
            n = width,
            m = height
        ));
    }
    Ok(())
}

fn screen_size() -> anyhow::Result<(u16, u16)> {
    crossterm::terminal::size().with_context(|| say!(words(), "terminal-no-size"))
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
    game.desk.note = words().apart(&keep.take_notes());
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
            signals: Signals::watch().with_context(|| say!(words(), "terminal-error-signals"))?,
            deadline: None,
        })
    }

    fn run(
        mut self,
        open: &mut dyn FnMut(Request) -> anyhow::Result<Table>,
    ) -> anyhow::Result<ExitCode> {
        let guard = Guard::take().with_context(|| say!(words(), "terminal-no-screen"))?;
        let outcome = self.watch(&guard, open);
        drop(guard);
        if outcome.is_err() && matches!(self.app, App::Online(_)) {
            self.farewell()?;
        }
        match outcome? {
            End::Signal(signal) => {
                if matches!(self.app, App::Online(_)) {
                    // The terminal may be gone, too.
                    let _ = self.farewell();
                }
                signals::end_by(signal);
                Ok(ExitCode::from(
                    u8::try_from(128 + signal).unwrap_or(u8::MAX),
                ))
            }
            End::Left if Layout::of(self.size).is_none() => {
                self.farewell()?;
                let ((need_width, need_height), (width, height)) = (MIN_SIZE, self.size);
                anyhow::bail!(say!(
                    words(),
                    "terminal-screen-too-small",
                    input = format!("{width}x{height}"),
                    value = format!("{need_width}x{need_height}")
                ))
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
            if self.app.listen()? {
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
                            say!(words(), "terminal-mouse-on")
                        } else {
                            say!(words(), "terminal-mouse-off")
                        };
                        self.app.note(note);
                    }
                    Effect::Keep => self.write()?,
                    // The table on a server has sent it.
                    Effect::Play(_) => {}
                    Effect::SaveAs(path) => self.save_as(&path),
                    Effect::Begin => {
                        if let App::Start(start) = &self.app {
                            self.open(open(Request::New(start.wanted())));
                        }
                    }
                    Effect::Resume(path) => self.open(open(Request::Resume(path))),
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
        let glance = match self.app {
            App::Online(_) => ONLINE_GLANCE,
            App::Start(_) | App::Game(_) | App::Viewer(_) => GLANCE,
        };
        let patience = left.map_or(glance, |left| left.min(glance));
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
            Err(error) => self.app.note(language::told(&error)),
        }
    }

    fn write(&mut self) -> anyhow::Result<()> {
        if let (App::Game(game), Some(keep)) = (&self.app, &mut self.keep) {
            keep.write(&game.record)?;
            let notes = keep.take_notes();
            if !notes.is_empty() {
                self.app.note(words().apart(&notes));
            }
        }
        Ok(())
    }

    fn save_as(&mut self, path: &std::path::Path) {
        let Some(keep) = &self.keep else { return };
        let game = match &mut self.app {
            App::Game(game) => game,
            App::Online(online) => &mut online.game,
            App::Start(_) | App::Viewer(_) => return,
        };
        let saved = keep.copy_to(path, &game.record);
        game.desk.is_saved(match saved {
            Ok(()) => Ok(say!(
                words(),
                "terminal-saved-as",
                file = path.display().to_string()
            )),
            Err(error) => Err(language::told(&error)),
        });
    }

    /// Says on the usual screen how it ended and how to go on.
    fn farewell(&self) -> anyhow::Result<()> {
        if let App::Online(online) = &self.app {
            writeln!(anstream::stdout(), "{}", online.farewell())?;
        }
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
            let input = format!("{program} replay --tui {path}");
            writeln!(
                out,
                "{}",
                say!(words(), "terminal-look-again", input = input)
            )?;
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
