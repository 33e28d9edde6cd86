//! Where everything stands on the screen.

use ratatui::layout::Rect;

/// The smallest screen that shows a table.
pub(crate) const MIN_SIZE: (u16, u16) = (80, 24);

/// The parts of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) title: Rect,
    pub(crate) board: Rect,
    pub(crate) log: Rect,
    pub(crate) panel: Rect,
    pub(crate) question: Rect,
    pub(crate) keys: Rect,
}

impl Layout {
    /// Divides a screen, unless it is too small.
    pub(crate) fn of((width, height): (u16, u16)) -> Option<Self> {
        if width < MIN_SIZE.0 || height < MIN_SIZE.1 {
            return None;
        }
        let panel_width = (u32::from(width) * 3 / 10).clamp(31, 48) as u16;
        let main_height = height - 3;
        let log_height = (main_height / 4).clamp(6, 18);
        let left = width - panel_width;
        let rect = |x, y, width, height| Rect {
            x,
            y,
            width,
            height,
        };
        Some(Self {
            title: rect(0, 0, width, 1),
            board: rect(0, 1, left, main_height - log_height),
            log: rect(0, 1 + main_height - log_height, left, log_height),
            panel: rect(left, 1, panel_width, main_height),
            question: rect(0, height - 2, width, 1),
            keys: rect(0, height - 1, width, 1),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_is_divided_without_rest_and_overlap() {
        assert_eq!(Layout::of((79, 24)), None);
        assert_eq!(Layout::of((80, 23)), None);
        for size in [(80, 24), (120, 40), (500, 200), (u16::MAX, 24)] {
            let parts = Layout::of(size).unwrap();
            let all = [
                parts.title,
                parts.board,
                parts.log,
                parts.panel,
                parts.question,
                parts.keys,
            ];
            let area = |rect: &Rect| u64::from(rect.width) * u64::from(rect.height);
            let sum: u64 = all.iter().map(area).sum();
            assert_eq!(sum, u64::from(size.0) * u64::from(size.1));
        }
    }
}
