//! The flags that choose edition, boxes, switches and seats.

use anyhow::bail;
use carcas_engine::{Edition, Rules, Seat, Setup, SetupError};
use clap::Args;

/// Names of the seats, in turn order.
pub(crate) const SEAT_NAMES: [&str; 6] = ["red", "blue", "green", "yellow", "white", "pink"];

/// Returns for every seat which of the colors it has: that of its name, or one that is left.
pub(crate) fn color_order(names: &[String]) -> [usize; Seat::MAX] {
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
pub(crate) struct SetupArgs {
    /// The edition whose rules are played: rgg-2005, devir, filosofia-2010 or zman-c2 [default: zman-c2]
    #[arg(long, value_name = "PRESET")]
    pub(crate) rules: Option<String>,

    /// Boxes to play with, such as river-1,river-2; `carcas rules` lists them
    #[arg(long = "with", value_name = "BOX,…", value_delimiter = ',')]
    pub(crate) boxes: Vec<String>,

    /// A rule that differs from the edition, such as farmer-scoring=third-edition; may be repeated
    #[arg(long = "set", value_name = "SWITCH=VALUE", value_delimiter = ',')]
    pub(crate) switches: Vec<String>,
}

impl SetupArgs {
    /// Tells whether any of the flags was given.
    pub(crate) fn is_given(&self) -> bool {
        self.rules.is_some() || !self.boxes.is_empty() || !self.switches.is_empty()
    }

    /// Prepares the rules for so many seats, or lists everything that is wrong with the flags.
    pub(crate) fn prepare(&self, seats: usize) -> anyhow::Result<(Setup, Rules)> {
        let mut errors = Vec::new();
        let edition = match self.rules.as_deref() {
            None => Edition::ZmanC2,
            Some(name) => Edition::from_name(name).unwrap_or_else(|| {
                errors.push(SetupError::UnknownEdition(name.to_owned()).to_string());
                Edition::ZmanC2
            }),
        };
        // A number that no seat count can hold is reported as it was typed.
        let n_seats = u8::try_from(seats).unwrap_or_else(|_| {
            errors.push(format!("a game has 1 to 6 seats, not {seats} (rule BA-01)"));
            1
        });
        let mut setup = Setup::new(edition, n_seats);
        for name in self.boxes.iter().filter(|name| !name.is_empty()) {
            errors.extend(setup.add_box(name).err().map(|error| error.to_string()));
        }
        for switch in self.switches.iter().filter(|switch| !switch.is_empty()) {
            match switch.split_once('=') {
                Some((key, value)) => {
                    errors.extend(setup.set(key, value).err().map(|error| error.to_string()));
                }
                None => errors.push(format!(
                    "`--set {switch}` names no value; write it as farmer-scoring=third-edition"
                )),
            }
        }
        match Rules::new(&setup) {
            Ok(rules) if errors.is_empty() => Ok((setup, rules)),
            outcome => {
                if let Err(more) = outcome {
                    errors.extend(more.0.iter().map(ToString::to_string));
                }
                match errors.as_slice() {
                    [only] => bail!("{only}"),
                    all => bail!("this game cannot be set up:\n  - {}", all.join("\n  - ")),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
