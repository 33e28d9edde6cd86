//! Colors, as many as the terminal has. Every color comes with a letter or a sign, so that none is needed.

use crate::setup_args::color_order;
use carcas_engine::Seat;
use carcas_record::Style as Shown;
use ratatui::style::{Color, Modifier, Style};

/// How many colors the terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Depth {
    /// None: `NO_COLOR` is set.
    Plain,
    /// The sixteen that every terminal has.
    Sixteen,
    /// All of them: `COLORTERM` says so.
    True,
}

/// Colors for a table: as many as the terminal shows, and which seat has which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Palette {
    depth: Depth,
    /// The color of each seat.
    seats: [usize; Seat::MAX],
}

const SEATS_16: [Color; Seat::MAX] = [
    Color::LightRed,
    Color::LightBlue,
    Color::LightGreen,
    Color::LightYellow,
    Color::White,
    Color::LightMagenta,
];

/// Okabe and Ito's colors as far as they resemble the names of the seats; lightness differs, too.
const SEATS_TRUE: [Color; Seat::MAX] = [
    Color::Rgb(230, 97, 60),
    Color::Rgb(86, 160, 233),
    Color::Rgb(0, 190, 130),
    Color::Rgb(240, 228, 66),
    Color::Rgb(245, 245, 245),
    Color::Rgb(224, 130, 180),
];

impl Depth {
    /// Asks the environment.
    pub(crate) fn detect(var: impl Fn(&str) -> Option<String>) -> Self {
        if var("NO_COLOR").is_some_and(|value| !value.is_empty()) {
            return Self::Plain;
        }
        match var("COLORTERM").as_deref() {
            Some("truecolor" | "24bit") => Self::True,
            _ => Self::Sixteen,
        }
    }
}

impl Palette {
    pub(crate) const fn new(depth: Depth) -> Self {
        Self {
            depth,
            seats: [0, 1, 2, 3, 4, 5],
        }
    }

    /// Gives seats the colors that they are named for.
    #[must_use]
    pub(crate) fn for_names(self, names: &[String]) -> Self {
        Self {
            seats: color_order(names),
            ..self
        }
    }

    fn color(self, sixteen: Color, (red, green, blue): (u8, u8, u8)) -> Style {
        match self.depth {
            Depth::Plain => Style::new(),
            Depth::Sixteen => Style::new().fg(sixteen),
            Depth::True => Style::new().fg(Color::Rgb(red, green, blue)),
        }
    }

    /// Returns how a part of the board is shown.
    pub(crate) fn board(self, shown: Shown) -> Style {
        match shown {
            Shown::Blank => Style::new(),
            Shown::Margin => self.faint(),
            Shown::Field => self.color(Color::Green, (96, 150, 80)),
            Shown::City => self.color(Color::Yellow, (196, 140, 80)),
            Shown::Pennant => self
                .color(Color::LightYellow, (250, 210, 90))
                .add_modifier(Modifier::BOLD),
            Shown::Road => self.color(Color::White, (225, 220, 205)),
            Shown::River => self.color(Color::Blue, (90, 140, 220)),
            Shown::Building => self
                .color(Color::White, (255, 255, 255))
                .add_modifier(Modifier::BOLD),
            Shown::Symbol => self
                .color(Color::Magenta, (232, 150, 232))
                .add_modifier(Modifier::BOLD),
            Shown::Figure(seat) => self
                .seat(seat)
                .add_modifier(Modifier::BOLD | Modifier::REVERSED),
            Shown::Neutral => self
                .color(Color::LightMagenta, (220, 130, 255))
                .add_modifier(Modifier::BOLD | Modifier::REVERSED),
            Shown::LastTile => self.mark(),
            Shown::Candidate => self.color(Color::LightCyan, (120, 220, 230)),
        }
    }

    pub(crate) fn seat(self, seat: Seat) -> Style {
        let ix = self.seats[seat.ix() % Seat::MAX];
        match self.depth {
            Depth::Plain => Style::new(),
            Depth::Sixteen => Style::new().fg(SEATS_16[ix]),
            Depth::True => Style::new().fg(SEATS_TRUE[ix]),
        }
    }

    /// Returns how signs are shown that draw the eye.
    pub(crate) fn mark(self) -> Style {
        self.color(Color::LightCyan, (120, 220, 230))
            .add_modifier(Modifier::BOLD)
    }

    /// Returns how frames and remarks are shown.
    pub(crate) fn faint(self) -> Style {
        self.color(Color::DarkGray, (130, 130, 130))
    }

    /// Returns how trouble is shown.
    pub(crate) fn warning(self) -> Style {
        self.color(Color::LightRed, (255, 110, 90))
            .add_modifier(Modifier::BOLD)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_says_how_many_colors_there_are() {
        let with = |name: &'static str, value: &'static str| {
            Depth::detect(move |asked| (asked == name).then(|| value.to_owned()))
        };
        assert_eq!(with("COLORTERM", "truecolor"), Depth::True);
        assert_eq!(with("COLORTERM", "yes"), Depth::Sixteen);
        assert_eq!(with("NO_COLOR", "1"), Depth::Plain);
        assert_eq!(with("NO_COLOR", ""), Depth::Sixteen);
    }
}
