//! Every move of a group, in notation and as a sentence.

use std::collections::BTreeMap;

use carcas_engine::Cell;
use carcas_tiles::Rotation;

use super::{FigureChoice, Group, NamedSpots, SaidGroup, SpotAt, WayOf};
use crate::place::WireCell;
use crate::said::Args;
use crate::{Said, SaidArg};

/// What stands for a place of the templates: in the notation, and in the sentence.
type Value = (&'static str, String, SaidArg);

impl SaidGroup {
    /// Appends every move of the group, in notation and as a sentence.
    pub(super) fn expand(&self, ways: &[Args], answers: &mut Vec<(String, Said)>) {
        let mut add = |text: &str, values: &[Value], more: &[&Args]| {
            let said = self.said.as_ref().map(|said| with(said, values, more));
            answers.push((filled(text, values), said.unwrap_or_default()));
        };
        match &self.group {
            Group::PlaceTile { text, cells, .. } => {
                for cell in cells {
                    for rotation in rotations(cell.2) {
                        add(text, &[at((cell.0, cell.1)), turned(rotation)], &[]);
                    }
                }
            }
            Group::PlaceTileWithBridge { text, cells, .. } => {
                for cell in cells {
                    for rotation in rotations(cell.2) {
                        let bridge = ("bridge", at((cell.3, cell.4)));
                        let bridge = (bridge.0, bridge.1.1, bridge.1.2);
                        let values = [at((cell.0, cell.1)), turned(rotation), bridge];
                        add(text, &values, &[]);
                    }
                }
            }
            Group::PlaceFigure {
                figures,
                text,
                spots,
            } => {
                for figure in figures {
                    self.each_spot(spots, ways, |named, way| {
                        let [cell, name] = named;
                        add(text, &[word("figure", figure), cell, name], &[way]);
                    });
                }
            }
            Group::MoveFigure {
                origins,
                text,
                spots,
            } => {
                for origin in origins {
                    self.each_spot(spots, ways, |named, way| {
                        let [cell, name] = named;
                        let values = [word("origin", &origin.text), cell, name];
                        add(text, &values, &[way, &origin.args]);
                    });
                }
            }
            Group::MoveNeutral {
                neutrals,
                text,
                spots,
            } => {
                for neutral in neutrals {
                    self.each_spot(spots, ways, |named, way| {
                        let [cell, name] = named;
                        add(text, &[word("neutral", neutral), cell, name], &[way]);
                    });
                }
            }
            Group::PlaceToken { text, spots, .. } | Group::Choose { text, spots } => {
                self.each_spot(spots, ways, |named, way| add(text, &named, &[way]));
            }
            Group::BuildBridge { text, cells, .. } => {
                for cell in cells {
                    add(text, &[at((cell.0, cell.1))], &[]);
                }
            }
            Group::TakeBack { figures }
            | Group::SendHome { figures }
            | Group::Capture { figures }
            | Group::Convert { figures }
            | Group::PutBeside { figures, .. } => {
                let chosen = |FigureChoice { text, said, .. }: &FigureChoice| {
                    (text.clone(), said.clone().unwrap_or_default())
                };
                answers.extend(figures.iter().map(chosen));
            }
            Group::Auction {
                text,
                lowest,
                highest,
                ..
            }
            | Group::Bid {
                text,
                lowest,
                highest,
            } => {
                for amount in *lowest..=*highest {
                    let said = SaidArg::Number(amount.into());
                    add(text, &[("amount", amount.to_string(), said)], &[]);
                }
            }
            Group::PutAside { text, .. }
            | Group::Exchange { text, .. }
            | Group::Ransom { text, .. }
            | Group::Buy { text }
            | Group::Sell { text }
            | Group::TakeLot { text, .. }
            | Group::Again { text }
            | Group::Grow { text }
            | Group::Herd { text }
            | Group::Pass { text } => add(text, &[], &[]),
        }
    }

    /// Calls with every spot, and with what the sentence says of it alone.
    fn each_spot(
        &self,
        spots: &NamedSpots,
        ways: &[Args],
        mut call: impl FnMut([Value; 2], &Args),
    ) {
        let nothing = Args::new();
        for (name, spots) in spots {
            let runs = self.way_of.get(name).into_iter().flatten();
            let runs = runs.flat_map(|&WayOf(way, n)| (0..n).map(move |_| usize::from(way)));
            let mut found = runs.map(|way| ways.get(way).unwrap_or(&nothing));
            for &SpotAt(x, y, _) in spots {
                let way = found.next().unwrap_or(&nothing);
                call([at((x, y)), word("name", name)], way);
            }
        }
    }
}

fn at((x, y): (i16, i16)) -> Value {
    let cell = WireCell(x, y);
    ("cell", Cell::from(cell).to_string(), SaidArg::Cell { cell })
}

fn turned(rotation: Rotation) -> Value {
    let degrees = rotation.degrees();
    let said = SaidArg::Number(degrees.into());
    ("rotation", format!("r{degrees}"), said)
}

fn word(place: &'static str, word: &str) -> Value {
    (place, word.to_owned(), SaidArg::Text(word.to_owned()))
}

fn rotations(bits: u8) -> impl Iterator<Item = Rotation> {
    let all = Rotation::ALL.into_iter();
    all.filter(move |rotation| bits >> rotation.ix() & 1 == 1)
}

fn filled(text: &str, values: &[Value]) -> String {
    let text = values
        .iter()
        .fold(text.to_owned(), |text, (place, value, _)| {
            text.replace(&format!("{{{place}}}"), value)
        });
    text.trim_end().to_owned()
}

/// Adds arguments to a sentence and fills in its places.
fn with(said: &Said, values: &[Value], more: &[&Args]) -> Said {
    let more = more.iter().flat_map(|args| args.iter());
    let args = said.args.iter().chain(more);
    let fill = |(name, arg): (&String, &SaidArg)| {
        let is_place =
            |place: &str| matches!(arg, SaidArg::Text(text) if *text == format!("{{{place}}}"));
        let value = values.iter().find(|(place, ..)| is_place(place));
        let filled = value.map_or(arg, |(.., said)| said);
        (name.clone(), filled.clone())
    };
    Said {
        args: args.map(fill).collect::<BTreeMap<_, _>>(),
        ..said.clone()
    }
}
