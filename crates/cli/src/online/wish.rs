//! What people want at a table beside answering its questions: talk, take back, give up, play again.

use carcas_protocol::{Command, Status};
use carcas_record::{Entry, Record};
use carcas_text::{key, say};

use super::follow::Follow;
use super::line::Order;
use crate::language::words;
use crate::screen::wrapped;
use crate::show::WIDTH;

/// What somebody wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    Say(String),
    /// Take the last answer back, or ask the others to agree to it.
    Undo,
    /// End the turn now.
    Confirm,
    /// Agree to a take-back, or refuse it.
    Takeback(bool),
    Resign,
    Abort,
    /// Claim the game of somebody who is absent.
    Claim(u8),
    /// Let a bot play on for somebody who is absent.
    Replace(u8),
    /// Let a bot play on.
    HandOver,
    /// Play another game with the same people.
    Rematch,
}

/// Says what can be typed line by line.
pub(crate) fn help() -> String {
    let lines = [
        ("say TEXT", key!("terminal-online-help-say")),
        ("undo", key!("terminal-online-help-undo")),
        ("yes, no", key!("terminal-online-help-yes")),
        ("who", key!("terminal-online-help-who")),
        ("links", key!("terminal-online-help-links")),
        ("resign", key!("terminal-online-help-resign")),
        ("abort", key!("terminal-online-help-abort")),
        ("claim COLOR", key!("terminal-online-help-claim")),
        ("replace COLOR", key!("terminal-online-help-replace")),
        ("bot", key!("terminal-online-help-bot")),
        ("rematch", key!("terminal-online-help-rematch")),
        ("quit", key!("terminal-online-help-quit")),
    ];
    let mut help = words().of(key!("terminal-online-help-head"));
    for (typed, key) in lines {
        let broken = wrapped(&words().of(key), WIDTH - 16);
        for (ix, line) in broken.iter().enumerate() {
            let typed = if ix == 0 { typed } else { "" };
            help += &format!("\n  {typed:<13} {line}");
        }
    }
    help
}

impl Wish {
    /// Understands a line, if it is about the table and not about the question.
    ///
    /// # Errors
    /// What would be right.
    pub(crate) fn read(line: &str, follow: &Follow) -> Result<Option<Self>, String> {
        let line = line.trim();
        let (word, rest) = line
            .split_once(char::is_whitespace)
            .map_or((line, ""), |(word, rest)| (word, rest.trim()));
        Ok(Some(match word.to_ascii_lowercase().as_str() {
            "say" if rest.is_empty() => return Err(say!(words(), "terminal-online-say-what")),
            "say" => Self::Say(rest.to_owned()),
            "undo" | "u" | "takeback" => Self::Undo,
            "yes" | "accept" => Self::Takeback(true),
            "no" | "refuse" => Self::Takeback(false),
            "resign" => Self::Resign,
            "abort" => Self::Abort,
            "bot" => Self::HandOver,
            "rematch" => Self::Rematch,
            word @ ("claim" | "replace") => {
                let mut others = (0..follow.about.seats.len() as u8)
                    .filter(|&seat| follow.is_person(seat) && !follow.mine.contains(&seat));
                let found = match rest {
                    "" => others.find(|&seat| follow.is_away(seat)),
                    rest => others.find(|&seat| {
                        follow.color(seat).eq_ignore_ascii_case(rest)
                            || follow.player(seat).eq_ignore_ascii_case(rest)
                    }),
                };
                let wrong = || say!(words(), "terminal-online-nobody-absent");
                let absent = found.ok_or_else(wrong)?;
                match word {
                    "claim" => Self::Claim(absent),
                    _ => Self::Replace(absent),
                }
            }
            _ => return Ok(None),
        }))
    }

    /// Returns what the server is told.
    ///
    /// # Errors
    /// Why this cannot be wanted now.
    pub(crate) fn order(self, follow: &Follow, record: &Record) -> Result<Order, String> {
        let acting = follow.acting(record);
        let seat = acting.ok_or_else(|| say!(words(), "terminal-online-only-watch"))?;
        let is_over = follow.about.status == Status::Over;
        let (seat, command) = match self {
            Self::Say(text) => (seat, Command::Say { text }),
            Self::Rematch if is_over => (seat, Command::Rematch),
            Self::Rematch => return Err(say!(words(), "problem-not-over")),
            _ if is_over => return Err(say!(words(), "problem-over")),
            Self::Undo => match follow.may_undo(record) {
                Some(seat) => (seat, Command::Undo),
                None => (seat, Command::AskTakeback),
            },
            Self::Confirm => match follow.may_confirm(record) {
                Some((seat, _)) => (seat, Command::Confirm),
                None => return Err(say!(words(), "terminal-online-no-confirm")),
            },
            Self::Takeback(accept) => match follow.takeback_for() {
                Some(seat) => (seat, Command::AnswerTakeback { accept }),
                None => return Err(say!(words(), "terminal-online-no-takeback")),
            },
            Self::Resign => (seat, Command::Resign),
            Self::Abort => (seat, Command::Abort),
            Self::Claim(absent) => (seat, Command::Claim { seat: absent }),
            Self::Replace(absent) => (seat, Command::Replace { seat: absent }),
            Self::HandOver => (seat, Command::HandOver),
        };
        Ok(Order::Do { seat, command })
    }

    /// Whether it cannot be undone, so that it must be said twice.
    pub(crate) fn is_grave(&self) -> bool {
        matches!(
            self,
            Self::Resign | Self::Abort | Self::Claim(_) | Self::Replace(_) | Self::HandOver
        )
    }

    /// Says what it does.
    pub(crate) fn words(&self, follow: &Follow) -> String {
        match self {
            Self::Say(_) => say!(words(), "terminal-online-wish-say"),
            Self::Undo => say!(words(), "terminal-online-wish-undo"),
            Self::Confirm => say!(words(), "terminal-online-wish-confirm"),
            Self::Takeback(true) => say!(words(), "terminal-online-wish-agree"),
            Self::Takeback(false) => say!(words(), "terminal-online-wish-refuse"),
            Self::Resign => say!(words(), "terminal-online-wish-resign"),
            Self::Abort => say!(words(), "terminal-online-wish-abort"),
            Self::Claim(seat) => say!(
                words(),
                "terminal-online-wish-claim",
                who = follow.who(*seat)
            ),
            Self::Replace(seat) => say!(
                words(),
                "terminal-online-wish-replace",
                who = follow.who(*seat)
            ),
            Self::HandOver => say!(words(), "terminal-online-wish-bot"),
            Self::Rematch if follow.about.next_game.is_some() => {
                say!(words(), "terminal-online-wish-next")
            }
            Self::Rematch => say!(words(), "terminal-online-wish-rematch"),
        }
    }

    /// Returns what can be wanted now.
    pub(crate) fn offered(follow: &Follow, record: &Record) -> Vec<Self> {
        if follow.mine.is_empty() {
            return Vec::new();
        }
        let mut offered = vec![Self::Say(String::new())];
        match follow.about.status {
            Status::Gathering => offered.push(Self::Abort),
            Status::Over => offered.push(Self::Rematch),
            Status::Playing => {
                if follow.takeback_for().is_some() {
                    offered.extend([Self::Takeback(true), Self::Takeback(false)]);
                }
                if !record.entries().is_empty() {
                    offered.push(Self::Undo);
                }
                let seats = 0..follow.about.seats.len() as u8;
                let away =
                    seats.filter(|&seat| follow.is_away(seat) && !follow.mine.contains(&seat));
                offered.extend(away.flat_map(|seat| [Self::Claim(seat), Self::Replace(seat)]));
                offered.extend([Self::HandOver, Self::Resign]);
                let is_draw = |entry: &&Entry| matches!(entry, Entry::Draw(_));
                if record.entries().iter().filter(is_draw).count() <= 1 {
                    offered.push(Self::Abort);
                }
            }
        }
        offered
    }
}

#[cfg(test)]
mod tests {
    use carcas_text::Language;

    use super::*;
    use crate::language::speaking;

    #[test]
    fn help_is_broken_between_words_in_every_language() {
        for language in Language::ALL {
            let help = speaking(language, help);
            let longest = help.lines().map(|line| line.chars().count()).max();
            assert!(longest.unwrap() <= WIDTH, "{help}");
        }
    }
}
