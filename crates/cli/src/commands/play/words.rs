//! What is asked and what a move would do, in words.

use carcas_engine::{Decision, FigureKind, Move, Neutral, Rules, Spot, State, Token};
use carcas_record::{figure_letter, seat_letter};
use carcas_tiles::SegmentKind;

/// Says what a seat is asked.
pub(crate) fn question(decision: Decision) -> &'static str {
    match decision {
        Decision::PlaceTile { .. } => "places a tile",
        Decision::FigureAction => "may place a figure",
        Decision::Princess => "must send a knight home: the princess insists",
        Decision::MoveFairy => "may move the fairy",
        Decision::MoveDragon => "moves the dragon",
        Decision::Magic => "moves mage or witch",
        Decision::LeaveQuarter { .. } => "may move followers out of the city of Carcassonne",
        Decision::ChooseScoring => "chooses which feature is scored next",
        Decision::EnterQuarter => "may send a follower into the city of Carcassonne",
        Decision::MoveCount => "may move the Count",
        Decision::SecondPart => "may take a second part: the builder was at work",
        Decision::Capture { .. } => "may capture a follower in range of the tower",
        Decision::Exchange { .. } => "chooses which prisoner comes back in exchange",
        Decision::BuildBridge { .. } => "may build a bridge",
        Decision::Castle => "may turn a small city into a castle",
        Decision::CastleScoring { .. } => "chooses which feature the castle takes its points from",
        Decision::Auction => "chooses a tile of the bazaar and opens its auction",
        Decision::Bid => "may bid more",
        Decision::BuyOrSell => "buys the tile or sells it to the highest bidder",
        Decision::TakeLot => "takes a tile of the bazaar",
        Decision::Abbey { .. } => "may place the abbey instead of drawing a tile",
        Decision::FinalAbbey { .. } => "may place the abbey before the game ends",
        Decision::MoveWagon => "may move the wagon on, or take it back",
        Decision::Flock => "lets the flock grow or herds it",
    }
}

/// Says what a person wants to know about a move beside its name.
pub(crate) fn about(rules: &Rules, state: &State, item: Move) -> Option<String> {
    match item {
        Move::TakeBack { figure } => {
            let figure = state.figures().find(|other| other.ix == figure)?;
            let feature = state.feature(rules, figure.spot)?;
            Some(format!("scores {} now", feature.n_tiles))
        }
        Move::MoveNeutral {
            neutral: Neutral::Dragon,
            to,
        } => {
            let met = state.figures().filter(|figure| figure.spot.cell == to.cell);
            let names: Vec<String> = met
                .map(|one| format!("{}{}", seat_letter(one.seat), figure_letter(one.kind)))
                .collect();
            (!names.is_empty()).then(|| format!("meets {}", names.join(", ")))
        }
        Move::PlaceFigure {
            figure: FigureKind::Shepherd,
            ..
        } => Some("draws the first token of a flock".to_owned()),
        Move::Grow => {
            let wolves = state.token_bag().find(|&(token, _)| token == Token::Wolf);
            let n_wolves = wolves.map_or(0, |(_, n)| n);
            let n_tokens: u8 = state.token_bag().map(|(_, n)| n).sum();
            Some(format!(
                "draws one of {n_tokens} tokens, {n_wolves} of them wolves"
            ))
        }
        Move::Herd => Some(format!("scores {} now", state.sheep_of_field())),
        Move::PlaceFigure { spot, .. } => {
            let feature = state.feature(rules, spot)?;
            let n_tiles = counted(feature.n_tiles, "tile");
            Some(match feature.kind {
                SegmentKind::Quarter => return None,
                SegmentKind::Tower => {
                    let n_floors = counted(u16::from(height(state, spot)), "floor");
                    format!("a guard: closes the tower of {n_floors}")
                }
                SegmentKind::Field => {
                    let (complete, open) = state.cities_of_field(rules, spot).unwrap_or_default();
                    format!(
                        "a field, scored at the end; borders {complete} complete and {open} open cities"
                    )
                }
                _ if feature.is_complete() => format!("{n_tiles}, complete: scored now"),
                SegmentKind::Road | SegmentKind::City => {
                    format!("{n_tiles}, {}", counted(feature.open, "open side"))
                }
                _ => {
                    let around = counted(feature.n_tiles.saturating_sub(1), "tile");
                    format!("{around} around it")
                }
            })
        }
        Move::PlaceToken {
            token: Token::Floor,
            spot,
        } => {
            let n_floors = height(state, spot) + 1;
            Some(format!(
                "{}: reaches {} along row and column",
                counted(u16::from(n_floors), "floor"),
                counted(u16::from(n_floors), "cell")
            ))
        }
        Move::Ransom { .. } => Some("costs 3 points, once in a turn".to_owned()),
        _ => None,
    }
}

fn height(state: &State, spot: Spot) -> u8 {
    let mut placed = state.placed_tokens();
    let tower = placed.find(|&(token, at, _)| (token, at) == (Token::Floor, spot));
    tower.map_or(0, |(.., n)| n)
}

fn counted(n: u16, word: &str) -> String {
    format!("{n} {word}{}", if n == 1 { "" } else { "s" })
}
