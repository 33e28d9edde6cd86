//! The flags that choose edition, boxes, switches and seats.

use anyhow::bail;
use carcas_engine::{Edition, MAX_FIGURES, Rules, SWITCHES, Seat, Setup, SetupError};
use carcas_protocol::USUAL_EDITION;
use carcas_text::{Words, key, say};
use carcas_tiles::Box;
use clap::Args;

use crate::language;
use crate::near::near;

/// Names of the seats, in turn order.
pub const SEAT_NAMES: [&str; 6] = ["red", "blue", "green", "yellow", "white", "pink"];

/// Returns for every seat which of the colors it has: that of its name, or one that is left.
pub fn color_order(names: &[String]) -> [usize; Seat::MAX] {
    let named = |ix: usize| {
        let name = names.get(ix)?;
        SEAT_NAMES.iter().position(|known| known == name)
    };
    let mut order = [usize::MAX; Seat::MAX];
    for ix in 0..Seat::MAX {
        if let Some(color) = named(ix).filter(|color| !order.contains(color)) {
            order[ix] = color;
        }
    }
    for ix in 0..Seat::MAX {
        if order[ix] == usize::MAX {
            // Its own color first, so that games without our names look as always.
            let mut free = [ix].into_iter().chain(0..Seat::MAX);
            order[ix] = free.find(|color| !order.contains(color)).unwrap_or(ix);
        }
    }
    order
}

/// Edition, boxes and switches.
#[derive(Clone, Debug, Args)]
pub struct SetupArgs {
    /// The edition whose rules are played: rgg-2005, devir, filosofia-2010 or zman-c2 [default: zman-c2]
    #[arg(long, value_name = "PRESET")]
    pub rules: Option<String>,

    /// Boxes to play with, such as river-1,river-2; `carcas rules` lists them
    #[arg(long = "with", value_name = "BOX,…", value_delimiter = ',')]
    pub boxes: Vec<String>,

    /// A rule that differs from the edition, such as farmer-scoring=third-edition; may be repeated
    #[arg(long = "set", value_name = "SWITCH=VALUE", value_delimiter = ',')]
    pub switches: Vec<String>,
}

impl SetupArgs {
    /// Whether any of the flags was given.
    pub fn is_given(&self) -> bool {
        self.rules.is_some() || !self.boxes.is_empty() || !self.switches.is_empty()
    }

    /// Prepares the rules, or lists everything that is wrong with the flags.
    pub fn prepare(&self, seats: usize) -> anyhow::Result<(Setup, Rules)> {
        self.prepare_in(language::words(), seats)
    }

    /// Prepares the rules, or lists what is wrong in a language.
    pub fn prepare_in(&self, words: &Words, seats: usize) -> anyhow::Result<(Setup, Rules)> {
        let mut errors = Vec::new();
        let edition = match self.rules.as_deref() {
            None => USUAL_EDITION,
            Some(name) => Edition::from_name(name).unwrap_or_else(|| {
                errors.push(told(words, &SetupError::UnknownEdition(name.to_owned())));
                USUAL_EDITION
            }),
        };
        // A number that no seat count can hold is reported as it was typed.
        let n_seats = u8::try_from(seats).unwrap_or_else(|_| {
            errors.push(seat_count(words, seats));
            1
        });
        let mut setup = Setup::new(edition, n_seats);
        // The base game is always in play.
        let is_more = |name: &&String| !name.is_empty() && *name != Box::Base.name();
        for name in self.boxes.iter().filter(is_more) {
            errors.extend(setup.add_box(name).err().map(|error| told(words, &error)));
        }
        let mut set: Vec<(&str, &str)> = Vec::new();
        for switch in self.switches.iter().filter(|switch| !switch.is_empty()) {
            match switch.split_once('=') {
                Some((key, value)) => {
                    let before = set.iter().find(|(other, _)| *other == key);
                    if let Some((_, before)) = before.filter(|(_, before)| *before != value) {
                        errors.push(say!(
                            words,
                            "terminal-setup-twice",
                            name = key,
                            list = format!("{before}, {value}")
                        ));
                    }
                    set.push((key, value));
                    errors.extend(setup.set(key, value).err().map(|error| told(words, &error)));
                }
                None => errors.push(say!(
                    words,
                    "terminal-setup-no-value",
                    input = switch.as_str(),
                    name = "farmer-scoring=third-edition"
                )),
            }
        }
        match Rules::new(&setup) {
            Ok(rules) if errors.is_empty() => Ok((setup, rules)),
            outcome => {
                if let Err(more) = outcome {
                    errors.extend(more.0.iter().map(|error| told(words, error)));
                }
                match errors.as_slice() {
                    [only] => bail!("{only}"),
                    all => {
                        let head = words.of(key!("terminal-setup-wrong"));
                        bail!("{head}\n  - {}", all.join("\n  - "))
                    }
                }
            }
        }
    }
}

fn seat_count(words: &Words, seats: usize) -> String {
    say!(words, "terminal-setup-seats", n = seats, rule = "BA-01")
}

/// Says why a setup is impossible, and what would be right.
fn told(words: &Words, error: &SetupError) -> String {
    let list = |names: Vec<&str>| names.join(", ");
    let boxes = |all: Vec<Box>| list(all.into_iter().skip(1).map(Box::name).collect());
    match error {
        SetupError::UnknownEdition(name) => {
            let names = list(Edition::ALL.map(Edition::name).to_vec());
            say!(
                words,
                "terminal-error-edition",
                input = name.as_str(),
                list = names
            )
        }
        SetupError::UnknownBox(name) => {
            let names = boxes(Box::ALL.to_vec());
            say!(
                words,
                "terminal-error-box",
                input = name.as_str(),
                list = names
            )
        }
        SetupError::UnknownPart(of, parts) => {
            let plain = words.of(key!("terminal-error-landscape"));
            let mut names: Vec<&str> = Vec::new();
            let all = Setup::parts_of(*of);
            if all.len() > 1 {
                names.extend(all.iter().map(|module| module.name()));
            }
            if Setup::is_landscape(*of) {
                names.push(&plain);
            }
            let (name, input) = (of.name(), parts.as_str());
            match names.is_empty() {
                true => say!(
                    words,
                    "terminal-error-part-none",
                    name = name,
                    input = input
                ),
                false => say!(
                    words,
                    "terminal-error-part",
                    name = name,
                    input = input,
                    list = list(names)
                ),
            }
        }
        SetupError::BoxTwice(of) => match (of.name(), Setup::parts_of(*of)) {
            (name, [one, other, ..]) => {
                let joined = format!("{name}:{}+{}", one.name(), other.name());
                say!(
                    words,
                    "terminal-error-box-twice-parts",
                    name = name,
                    input = joined
                )
            }
            (name, _) => say!(words, "terminal-error-box-twice", name = name),
        },
        SetupError::NotPlayable(of) => {
            let (name, names) = (of.name(), boxes(Setup::playable_boxes().collect()));
            match Setup::is_landscape(*of) {
                true => say!(
                    words,
                    "terminal-error-not-playable-landscape",
                    name = name,
                    list = names
                ),
                false => say!(
                    words,
                    "terminal-error-not-playable",
                    name = name,
                    list = names
                ),
            }
        }
        SetupError::UnknownSwitch(key) => {
            let close = near(key, SWITCHES.iter().map(|switch| switch.key)).join(", ");
            match close.is_empty() {
                true => say!(words, "terminal-error-switch", input = key.as_str()),
                false => say!(
                    words,
                    "terminal-error-switch-close",
                    input = key.as_str(),
                    list = close
                ),
            }
        }
        SetupError::UnknownValue(switch, value) => {
            let known = switch.values.iter();
            let known = known.filter(|value| !value.is_for_conformance());
            let (key, names) = (switch.key, list(known.map(|value| value.0).collect()));
            say!(
                words,
                "terminal-error-switch-value",
                name = key,
                input = value.as_str(),
                list = names
            )
        }
        SetupError::SeatCount(seats) => seat_count(words, usize::from(*seats)),
        SetupError::SixSeats => words.of(key!("terminal-error-six-seats")),
        SetupError::RiverWithCount => words.of(key!("terminal-error-river-with-count")),
        SetupError::TooManyFigures(n) => {
            say!(words, "terminal-error-figures", n = *n, most = MAX_FIGURES)
        }
        SetupError::TooManySegments(n) => say!(words, "terminal-error-segments", n = *n),
    }
}

#[cfg(test)]
mod tests {
    use carcas_engine::SWITCHES;
    use carcas_text::{Language, english};

    use super::*;

    fn every_error() -> Vec<SetupError> {
        let named = "no-such".to_owned();
        let mut all = vec![
            SetupError::UnknownEdition(named.clone()),
            SetupError::UnknownBox(named.clone()),
            SetupError::UnknownSwitch(named.clone()),
            SetupError::UnknownValue(&SWITCHES[0], named.clone()),
            SetupError::SeatCount(9),
            SetupError::SixSeats,
            SetupError::RiverWithCount,
            SetupError::TooManyFigures(200),
        ];
        for of in Box::ALL {
            all.push(SetupError::UnknownPart(of, named.clone()));
            all.push(SetupError::BoxTwice(of));
            all.push(SetupError::NotPlayable(of));
        }
        all
    }

    #[test]
    fn setup_errors_in_english_are_those_of_the_rules() {
        for error in every_error() {
            assert_eq!(told(english(), &error), error.to_string());
        }
    }

    #[test]
    fn setup_errors_are_told_in_every_language() {
        for language in Language::ALL.into_iter().skip(1) {
            let words = Words::shared(language);
            for error in every_error() {
                assert_ne!(told(words, &error), error.to_string(), "{}", language.tag());
            }
        }
    }

    #[test]
    fn seats_keep_the_colors_of_their_names() {
        let order = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(ToString::to_string).collect();
            color_order(&names)
        };
        assert_eq!(order(&["red", "blue"]), [0, 1, 2, 3, 4, 5]);
        assert_eq!(order(&["red", "green", "pink"]), [0, 2, 5, 3, 4, 1]);
        assert_eq!(order(&["Ann", "Bob"]), [0, 1, 2, 3, 4, 5]);
        assert_eq!(order(&["blue", "Bob", "blue"]), [1, 0, 2, 3, 4, 5]);
    }
}
