//! Who sits in a seat: a person or a bot, with or without a name.

use anyhow::{anyhow, ensure};
use carcas_bots::Bot;
use carcas_record::{About, DisplayName, Record};
use carcas_text::say;

use crate::language::words;

/// The word for a person.
pub(crate) const HUMAN: &str = "human";

/// The longest name.
const MAX_NAME: usize = 64;

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sitter {
    /// `human`, or the name of a bot.
    pub(crate) player: String,
    /// How the player is called, if not by the color of the seat.
    pub(crate) name: Option<DisplayName>,
}

impl Sitter {
    /// Reads what `--seat` says: `human`, or `human:Ana` with a name.
    ///
    /// # Errors
    /// If there is no such player, or if the name cannot be one.
    pub(crate) fn parse(text: &str) -> anyhow::Result<Self> {
        let (player, name) = match text.split_once(':') {
            Some((player, name)) => (player, Some(name.trim())),
            None => (text, None),
        };
        ensure!(
            player == HUMAN || Bot::NAMES.contains(&player),
            say!(
                words(),
                "terminal-plain-no-player",
                input = text,
                list = format!("{HUMAN}, {}", Bot::NAMES.join(", "))
            )
        );
        let named = |name: &str| {
            let wrong = say!(
                words(),
                "terminal-plain-no-name",
                input = text,
                n = MAX_NAME
            );
            DisplayName::new(name).map_err(|_| anyhow!(wrong))
        };
        Ok(Self {
            player: player.to_owned(),
            name: name.map(named).transpose()?,
        })
    }

    /// Reads all seats.
    ///
    /// # Errors
    /// If one of them cannot be understood.
    pub(crate) fn parse_all(texts: &[impl AsRef<str>]) -> anyhow::Result<Vec<Self>> {
        let texts = texts.iter().map(AsRef::as_ref);
        texts.map(Self::parse).collect()
    }
}

/// Returns who plays, without names.
pub(crate) fn players(sitters: &[Sitter]) -> Vec<String> {
    let players = sitters.iter().map(|sitter| sitter.player.clone());
    players.collect()
}

/// Writes names into a record; seats without one keep what they are called.
///
/// # Errors
/// If the record cannot have names.
pub(crate) fn call(record: &mut Record, sitters: &[Sitter]) -> anyhow::Result<()> {
    let seats = record.rules().seats().zip(sitters);
    let named = seats.filter_map(|(seat, sitter)| Some((seat, sitter.name.clone()?)));
    let about: About = named.fold(record.about().clone(), |about, (seat, name)| {
        about.with_player(seat, name)
    });
    record.set_about(about)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_may_have_a_name() {
        let read = |text| {
            let sitter = Sitter::parse(text).unwrap();
            let name = sitter.name.as_ref().map(|name| name.as_str().to_owned());
            (sitter.player, name)
        };
        let named = |player: &str, name: &str| (player.to_owned(), Some(name.to_owned()));
        assert_eq!(read("human"), ("human".to_owned(), None));
        assert_eq!(read("human:Zoë 🐉"), named("human", "Zoë 🐉"));
        assert_eq!(read("greedy: R2:D2 "), named("greedy", "R2:D2"));
        let long = format!("human:{}", "a".repeat(MAX_NAME + 1));
        for wrong in ["human:", "human: ", "human:a\u{7}b", &long] {
            let why = Sitter::parse(wrong).unwrap_err().to_string();
            assert!(why.contains("a name has 1 to 64 characters"), "{why}");
        }
        for wrong in ["", "Ana", ":Ana", "bot:greedy"] {
            let why = Sitter::parse(wrong).unwrap_err().to_string();
            assert!(why.contains("is no player"), "{why}");
        }
    }
}
