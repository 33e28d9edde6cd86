//! Sentences about a game on a server: who sits where, what happened beside the moves, how it ended.

use crate::language::words;
use carcas_protocol::Problem;
use carcas_protocol::{EndReason, GameResult, Holder, SeatAbout, TakeoverReason, What};
use carcas_record::usual_names;
use carcas_text::{Language, say};

use super::follow::Follow;
use crate::show::{color_of, told_apart};

impl Follow {
    /// Says what happened, if it is to be told.
    pub(super) fn sentence(&self, what: &What) -> Option<String> {
        Some(match what {
            What::SeatTaken { seat, .. } => {
                say!(words(), "terminal-online-sits-down", who = self.who(*seat))
            }
            What::SeatLeft { seat } => {
                say!(words(), "terminal-online-stands-up", who = self.who(*seat))
            }
            What::BotSeated { seat, level } => {
                let level = words().name_of("bot", &clean(level));
                let who = self.color(*seat);
                say!(
                    words(),
                    "terminal-online-bot-seated",
                    name = level,
                    who = who
                )
            }
            What::Started { .. } => say!(words(), "terminal-online-begins"),
            What::TakebackAsked { seat } => {
                say!(words(), "terminal-online-asks-back", who = self.who(*seat))
            }
            What::TakebackAnswered { seat, accepted } => {
                let who = self.who(*seat);
                match accepted {
                    true => say!(words(), "terminal-online-agrees", who = who),
                    false => say!(words(), "terminal-online-refuses", who = who),
                }
            }
            What::Resigned { seat } => {
                say!(words(), "terminal-online-gives-up", who = self.who(*seat))
            }
            What::FlagFell { seat } => say!(words(), "terminal-online-flag", who = self.who(*seat)),
            What::Resumed => say!(words(), "terminal-online-resumed"),
            What::TakenOver {
                seat,
                level,
                reason,
            } => {
                let why = match reason {
                    TakeoverReason::Time => "time",
                    TakeoverReason::Resigned => "resigned",
                    TakeoverReason::Absent => "absent",
                    TakeoverReason::Handed => "handed",
                };
                let (who, level) = (self.who(*seat), words().name_of("bot", &clean(level)));
                say!(
                    words(),
                    "terminal-online-taken-over",
                    cause = why,
                    name = level,
                    who = who
                )
            }
            What::Said { seat, name, text } => {
                let name = match seat {
                    Some(seat) => self.who(*seat),
                    None => clean(name),
                };
                format!("{name}: {}", clean(text))
            }
            What::Ended { .. } => self.outcome()?,
            What::Continued { .. } => say!(words(), "terminal-online-next-game"),
            _ => return None,
        })
    }

    /// Says how the game ended, if it did.
    pub(crate) fn outcome(&self) -> Option<String> {
        let GameResult {
            winners, reason, ..
        } = self.about.result.as_ref()?;
        let names: Vec<String> = winners.iter().map(|&seat| self.who(seat)).collect();
        let cause = match reason {
            EndReason::Finished => "finished",
            EndReason::Resigned => "resigned",
            EndReason::Time => "time",
            EndReason::Absent => "absent",
            EndReason::Aborted => "aborted",
            EndReason::Closed => "closed",
        };
        let winners = say!(
            words(),
            "terminal-online-wins",
            n = names.len(),
            list = names.join(", ")
        );
        Some(say!(
            words(),
            "terminal-online-ended",
            cause = cause,
            text = winners
        ))
    }

    /// Names a seat as the log does: by the person who sits there, or else by its color.
    pub(crate) fn who(&self, seat: u8) -> String {
        let people: Vec<Option<String>> = self.about.seats.iter().map(person).collect();
        let seats = (0..).zip(&people);
        let seats: Vec<(String, Option<&str>)> = seats
            .map(|(seat, name)| (self.color(seat), name.as_deref()))
            .collect();
        let mut all = told_apart(&seats).into_iter();
        all.nth(usize::from(seat)).unwrap_or_default()
    }

    pub(crate) fn color(&self, seat: u8) -> String {
        let names = usual_names(self.about.seats.len());
        let name = names.get(usize::from(seat));
        name.map(|name| color_of(name)).unwrap_or_default()
    }

    /// Says what stands beside the name of a seat: the color of a person, the level of a bot.
    pub(crate) fn beside(&self, seat: u8) -> String {
        match self.is_person(seat) {
            true => self.color(seat),
            false => self.player(seat),
        }
    }

    /// Says who sits in a seat.
    pub(crate) fn player(&self, seat: u8) -> String {
        let Some(place) = self.about.seats.get(usize::from(seat)) else {
            return String::new();
        };
        match &place.holder {
            Holder::Open => say!(words(), "lobby-free"),
            Holder::Person => clean(&place.name),
            Holder::Bot { level, .. } => {
                let level = words().name_of("bot", &clean(level));
                say!(words(), "terminal-online-bot", name = level)
            }
        }
    }
}

/// Returns the name of somebody who has, or had, a seat.
pub(super) fn person(seat: &SeatAbout) -> Option<String> {
    let is_person = match &seat.holder {
        Holder::Open => false,
        Holder::Person => true,
        Holder::Bot { since, .. } => since.is_some(),
    };
    Some(clean(&seat.name)).filter(|name| is_person && !name.is_empty())
}

/// Removes what could upset a terminal: the server may pass on what anybody wrote.
pub(crate) fn clean(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).collect()
}

/// Writes a time as a clock shows it.
pub(super) fn shown(ms: i64) -> String {
    let s = (ms + 999) / 1000;
    let (days, hours, minutes) = (s / 86_400, s / 3600 % 24, s / 60 % 60);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{:02}", s % 60),
        (0, _) => format!("{hours}:{minutes:02}:{:02}", s % 60),
        _ => format!("{days}d {hours}h"),
    }
}

/// Codes of refusals whose words leave out what the server says.
const SAYS_MORE: [&str; 10] = [
    "unreadable",
    "illegal",
    "no-undo",
    "no-takeback",
    "not-absent",
    "bad-text",
    "aids",
    "unsaved",
    "unavailable",
    "bad-request",
];

/// Says why a server refused something. Servers speak English and are exact, so English players read what they say; others
/// read their own words, with those of the server behind them where they tell more.
pub(super) fn refusal(words: &carcas_text::Words, problem: &Problem) -> String {
    let message = clean(&problem.message);
    let known = words.find(&format!("problem-{}", problem.code));
    match known.filter(|_| words.language() != Language::English) {
        None => message,
        Some(known) if SAYS_MORE.contains(&problem.code.as_str()) => {
            say!(
                words,
                "terminal-online-refused",
                text = known,
                input = message
            )
        }
        Some(known) => known,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_show_what_is_left() {
        assert_eq!(shown(0), "0:00");
        assert_eq!(shown(61_001), "1:02");
        assert_eq!(shown(3_600_000), "1:00:00");
        assert_eq!(shown(90_000_000), "1d 1h");
    }

    #[test]
    fn refusals_are_said_in_the_language_and_keep_what_only_the_server_knows() {
        let told = |language, code: &str, message: &str| {
            let problem = Problem {
                code: code.to_owned(),
                message: message.to_owned(),
                rule: None,
            };
            refusal(carcas_text::Words::shared(language), &problem)
        };
        let (german, english) = (Language::German, Language::English);
        assert_eq!(
            told(german, "over", "the game is over"),
            "Die Partie ist zu Ende."
        );
        assert_eq!(
            told(german, "illegal", "no road there"),
            "Die Regeln verbieten das. (no road there)"
        );
        assert_eq!(told(english, "illegal", "no road there"), "no road there");
        assert_eq!(told(german, "song", "sing first"), "sing first");
    }

    #[test]
    fn text_of_others_cannot_steer_a_terminal() {
        assert_eq!(clean("a\u{1b}[2Jb\r\n\u{7}"), "a[2Jb");
    }
}
