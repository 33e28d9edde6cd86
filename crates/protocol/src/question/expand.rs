//! The notation of every move of a group.

use carcas_engine::Cell;
use carcas_tiles::Rotation;

use super::{Group, NamedSpots, SpotAt};

impl Group {
    /// Appends the notation of every move of the group.
    pub fn expand(&self, texts: &mut Vec<String>) {
        match self {
            Self::PlaceTile { text, cells, .. } => {
                for cell in cells {
                    let at = with_cell(text, (cell.0, cell.1));
                    expand_rotations(&at, cell.2, texts);
                }
            }
            Self::PlaceTileWithBridge { text, cells, .. } => {
                for cell in cells {
                    let at = with_cell(text, (cell.0, cell.1));
                    let bridge = Cell::new(cell.3, cell.4).to_string();
                    expand_rotations(&at.replace("{bridge}", &bridge), cell.2, texts);
                }
            }
            Self::PlaceFigure {
                figures,
                text,
                spots,
            } => {
                let figures = figures.iter().map(String::as_str);
                expand_spots(text, ("{figure}", figures), spots, texts);
            }
            Self::MoveFigure {
                origins,
                text,
                spots,
            } => {
                let origins = origins.iter().map(|origin| origin.text.as_str());
                expand_spots(text, ("{origin}", origins), spots, texts);
            }
            Self::MoveNeutral {
                neutrals,
                text,
                spots,
            } => {
                let neutrals = neutrals.iter().map(String::as_str);
                expand_spots(text, ("{neutral}", neutrals), spots, texts);
            }
            Self::PlaceToken { text, spots, .. } | Self::Choose { text, spots } => {
                expand_spots(text, ("", std::iter::once("")), spots, texts);
            }
            Self::BuildBridge { text, cells, .. } => {
                texts.extend(cells.iter().map(|cell| with_cell(text, (cell.0, cell.1))));
            }
            Self::TakeBack { figures }
            | Self::SendHome { figures }
            | Self::Capture { figures }
            | Self::Convert { figures }
            | Self::PutBeside { figures, .. } => {
                texts.extend(figures.iter().map(|figure| figure.text.clone()));
            }
            Self::Auction {
                text,
                lowest,
                highest,
                ..
            }
            | Self::Bid {
                text,
                lowest,
                highest,
            } => {
                let amounts = *lowest..=*highest;
                texts.extend(amounts.map(|amount| text.replace("{amount}", &amount.to_string())));
            }
            Self::PutAside { text, .. }
            | Self::Exchange { text, .. }
            | Self::Ransom { text, .. }
            | Self::Buy { text }
            | Self::Sell { text }
            | Self::TakeLot { text, .. }
            | Self::Again { text }
            | Self::Grow { text }
            | Self::Herd { text }
            | Self::Pass { text } => texts.push(text.clone()),
        }
    }
}

fn with_cell(text: &str, (x, y): (i16, i16)) -> String {
    text.replace("{cell}", &Cell::new(x, y).to_string())
}

fn expand_rotations(text: &str, bits: u8, texts: &mut Vec<String>) {
    let rotations = Rotation::ALL.into_iter();
    let legal = rotations.filter(|rotation| bits >> rotation.ix() & 1 == 1);
    texts.extend(
        legal.map(|rotation| text.replace("{rotation}", &format!("r{}", rotation.degrees()))),
    );
}

/// Fills in each of the words at every spot; an empty place stands nowhere in the text.
fn expand_spots<'a>(
    text: &str,
    (place, words): (&str, impl Iterator<Item = &'a str>),
    spots: &NamedSpots,
    texts: &mut Vec<String>,
) {
    for word in words {
        let text = match place {
            "" => text.to_owned(),
            _ => text.replace(place, word),
        };
        for (name, spots) in spots {
            let named = text.replace("{name}", name);
            texts.extend(
                spots
                    .iter()
                    .map(|&SpotAt(x, y, _)| with_cell(&named, (x, y))),
            );
        }
    }
}
