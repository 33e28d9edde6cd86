//! What there is to know about an answer beside what it does, for lists that have the room.

use carcas_engine::{Cell, FigureKind, FigureView, Log, Move, Neutral, Node, Spot, State, Token};
use carcas_text::{key, say};
use carcas_tiles::SegmentKind;

use super::answer::found;
use super::{At, Speaker};

impl Speaker<'_> {
    /// Says what a person wants to know about a move beside what it does.
    pub fn about(&self, state: At<'_>, item: Move) -> Option<String> {
        let words = self.words;
        Some(match item {
            Move::TakeBack { figure } => {
                let feature = state.feature(self.rules, found(state, figure)?.spot)?;
                say!(words, "about-take-back", points = feature.n_tiles)
            }
            Move::MoveNeutral {
                neutral: Neutral::Dragon,
                to,
            } => {
                let met = state.figures().filter(|one| one.spot.cell == to.cell);
                let met: Vec<String> = met.map(|one| self.figure_of(one)).collect();
                if met.is_empty() {
                    return None;
                }
                say!(words, "about-meets", list = Self::list(&met))
            }
            Move::PlaceFigure { figure, spot } => match figure {
                FigureKind::Shepherd => words.of(key!("about-shepherd")),
                FigureKind::Barn => words.of(key!("about-barn")),
                FigureKind::Mayor => {
                    let feature = state.feature(self.rules, spot)?;
                    say!(words, "about-mayor", n = feature.pennants)
                }
                _ => self.about_spot(state, spot)?,
            },
            Move::MoveFigure { to, .. } => self.about_spot(state, to)?,
            Move::Grow => {
                let wolves = state.token_bag().find(|&(token, _)| token == Token::Wolf);
                let n_tokens: u8 = state.token_bag().map(|(_, n)| n).sum();
                say!(
                    words,
                    "about-grow",
                    n = state.n_sheep(state.active_seat()),
                    tiles = n_tokens,
                    m = wolves.map_or(0, |(_, n)| n)
                )
            }
            Move::Herd => say!(words, "about-herd", points = state.sheep_of_field()),
            Move::BuildBridge { cell, .. } => {
                let mut about: Vec<String> =
                    self.road_of_bridge(state, item, cell).into_iter().collect();
                let n_left = state.n_tokens(state.active_seat(), Token::Bridge);
                about.push(say!(words, "about-bridges-left", n = n_left));
                words.apart(&about)
            }
            Move::Convert { .. } => words.of(key!("about-castle")),
            Move::Capture { figure } => {
                let one = found(state, figure)?;
                match state.node() {
                    Node::Decide { seat, .. } if seat == one.seat => {
                        words.of(key!("about-capture-own"))
                    }
                    _ => words.of(key!("about-capture")),
                }
            }
            Move::Buy => words.of(key!("about-buy")),
            Move::Sell => words.of(key!("about-sell")),
            Move::PlaceToken {
                token: Token::Floor,
                spot,
            } => say!(words, "about-floor", n = height(state, spot) + 1),
            Move::Ransom { .. } => words.of(key!("about-ransom")),
            _ => return None,
        })
    }

    /// Names a figure with its player.
    pub fn figure_of(&self, one: FigureView) -> String {
        say!(
            self.words,
            "about-figure",
            figure = one.kind.name(),
            whom = self.name(one.seat)
        )
    }

    fn about_spot(&self, state: At<'_>, spot: Spot) -> Option<String> {
        let words = self.words;
        let feature = state.feature(self.rules, spot)?;
        Some(match feature.kind {
            SegmentKind::Quarter => return None,
            SegmentKind::Tower => say!(words, "about-guard", n = height(state, spot)),
            SegmentKind::Field => {
                let (complete, open) = state.cities_of_field(self.rules, spot).unwrap_or_default();
                say!(words, "about-field", n = complete, m = open)
            }
            _ if feature.is_complete() => say!(words, "about-complete", tiles = feature.n_tiles),
            SegmentKind::Road | SegmentKind::City => {
                say!(
                    words,
                    "about-open",
                    tiles = feature.n_tiles,
                    n = feature.open
                )
            }
            _ => say!(words, "about-around", n = feature.n_tiles.saturating_sub(1)),
        })
    }

    /// Says what road a bridge belongs to once it is built.
    fn road_of_bridge(&self, state: At<'_>, built: Move, cell: Cell) -> Option<String> {
        let mut after = state.clone();
        after.play(self.rules, built, &mut Log::silent()).ok()?;
        let segment = Spot::BRIDGE;
        let road = after.feature(self.rules, Spot { cell, segment })?;
        let words = self.words;
        Some(match road.is_complete() {
            true => say!(words, "about-bridge-complete", tiles = road.n_tiles),
            false => say!(
                words,
                "about-bridge-open",
                tiles = road.n_tiles,
                n = road.open
            ),
        })
    }
}

fn height(state: &State, spot: Spot) -> u8 {
    let mut placed = state.placed_tokens();
    let tower = placed.find(|&(token, at, _)| (token, at) == (Token::Floor, spot));
    tower.map_or(0, |(.., n)| n)
}
