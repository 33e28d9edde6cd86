//! Colors, as many as the terminal has. Every color comes with a letter or a sign, so that none is needed.

use carcas_engine::Seat;
use carcas_record::Style as Shown;
use ratatui::style::{Color, Modifier, Style};

/// How many colors the terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Palette {
    /// None: `NO_COLOR` is set.
    Plain,
    /// The sixteen that every terminal has.
    Sixteen,
    /// All of them: `COLORTERM` says so.
    True,
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

impl Palette {
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

    fn color(self, sixteen: Color, (red, green, blue): (u8, u8, u8)) -> Style {
        match self {
            Self::Plain => Style::new(),
            Self::Sixteen => Style::new().fg(sixteen),
            Self::True => Style::new().fg(Color::Rgb(red, green, blue)),
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

    /// Returns the color of a seat.
    pub(crate) fn seat(self, seat: Seat) -> Style {
        let ix = seat.ix() % Seat::MAX;
        match self {
            Self::Plain => Style::new(),
            Self::Sixteen => Style::new().fg(SEATS_16[ix]),
            Self::True => Style::new().fg(SEATS_TRUE[ix]),
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
            Palette::detect(move |asked| (asked == name).then(|| value.to_owned()))
        };
        assert_eq!(with("COLORTERM", "truecolor"), Palette::True);
        assert_eq!(with("COLORTERM", "yes"), Palette::Sixteen);
        assert_eq!(with("NO_COLOR", "1"), Palette::Plain);
        assert_eq!(with("NO_COLOR", ""), Palette::Sixteen);
    }
}
