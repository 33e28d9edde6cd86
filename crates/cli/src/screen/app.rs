//! What is on the screen: the start screen, a game or a recorded one.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::desk::Effect;
use super::game::GameScreen;
use super::key::{Key, Mouse};
use super::layout::Layout;
use super::online::OnlineScreen;
use super::start::Start;
use super::viewer::Viewer;

/// What is on the screen.
#[derive(Debug)]
#[allow(
    clippy::large_enum_variant,
    reason = "there is one of it, and it never moves while it is played"
)]
pub(crate) enum App {
    Start(Start),
    Game(GameScreen),
    Online(OnlineScreen),
    Viewer(Viewer),
}

impl App {
    /// Handles a key. A screen that is too small to show anything only knows how to leave.
    pub(crate) fn update(&mut self, key: Key, size: (u16, u16)) -> Vec<Effect> {
        if Layout::of(size).is_none() {
            return match key {
                Key::Char('q') | Key::Interrupt => vec![Effect::Leave],
                Key::Suspend => vec![Effect::Suspend],
                _ => Vec::new(),
            };
        }
        match self {
            Self::Start(start) => start.update(key),
            Self::Game(game) => game.update(key),
            Self::Online(online) => online.update(key),
            Self::Viewer(viewer) => viewer.update(key),
        }
    }

    /// Handles the mouse.
    pub(crate) fn mouse(&mut self, mouse: Mouse, size: (u16, u16)) -> Vec<Effect> {
        if Layout::of(size).is_none() {
            return Vec::new();
        }
        match self {
            Self::Start(start) => start.mouse(mouse, size),
            Self::Game(game) => game.mouse(mouse),
            Self::Online(online) => online.mouse(mouse),
            Self::Viewer(viewer) => viewer.mouse(mouse),
        }
    }

    /// Notes that the screen has another size.
    pub(crate) fn resize(&mut self, size: (u16, u16)) {
        match self {
            Self::Start(_) => {}
            Self::Game(game) => game.resize(size),
            Self::Online(online) => online.resize(size),
            Self::Viewer(viewer) => viewer.resize(size),
        }
    }

    /// Returns how long to wait before [`App::tick`], and a number that changes when the wait begins again.
    pub(crate) fn due(&self) -> Option<(usize, Duration)> {
        match self {
            Self::Game(game) => game.due(),
            Self::Start(_) | Self::Online(_) | Self::Viewer(_) => None,
        }
    }

    /// Does what the wait was for.
    pub(crate) fn tick(&mut self) -> Vec<Effect> {
        match self {
            Self::Game(game) => game.tick(),
            Self::Start(_) | Self::Online(_) | Self::Viewer(_) => Vec::new(),
        }
    }

    /// Takes in what a server has told; returns whether to draw the screen again.
    ///
    /// # Errors
    /// If a game cannot be followed any further.
    pub(crate) fn listen(&mut self) -> anyhow::Result<bool> {
        match self {
            Self::Online(online) => online.listen(),
            Self::Start(_) | Self::Game(_) | Self::Viewer(_) => Ok(false),
        }
    }

    /// Shows a remark until the next key.
    pub(crate) fn note(&mut self, text: String) {
        match self {
            Self::Start(start) => start.note = text,
            Self::Game(game) => game.desk.note = text,
            Self::Online(online) => online.game.desk.note = text,
            Self::Viewer(viewer) => viewer.desk.note = text,
        }
    }

    /// Draws the whole screen.
    pub(crate) fn view(&self, screen: Rect, buffer: &mut Buffer) {
        match self {
            Self::Start(start) => start.view(screen, buffer),
            Self::Game(game) => game.view(screen, buffer),
            Self::Online(online) => online.view(screen, buffer),
            Self::Viewer(viewer) => viewer.view(screen, buffer),
        }
    }
}
