//! Answers for people: what a move does, and what there is to know about it.

use carcas_engine::{
    Axis, Cell, Decision, Event, FigureIx, FigureKind, FigureView, Log, Move, Neutral, Node,
    Reason, Spot, State, Token,
};
use carcas_text::{key, say};
use carcas_tiles::{Rotation, SegmentKind};

use super::spot::{Place, cell};
use super::{At, Teller};

/// Says a message about a place that is named with its cell.
macro_rules! say_there {
    ($words:expr, $key:literal, $at:expr $(, $name:ident = $value:expr)*) => {
        say!(
            $words,
            $key,
            $($name = $value,)*
            feature = $at.feature,
            sides = $at.sides,
            how = "there",
            cell = $at.cell
        )
    };
}

impl Teller<'_> {
    /// Says what a move does, as short as a list needs it; places on the tile just placed go without their cell.
    pub fn answer(&self, state: At<'_>, item: Move) -> String {
        let words = self.words;
        match item {
            Move::PlaceTile { cell, rotation } => self.tile_placement(state, cell, rotation),
            Move::PlaceFigure {
                figure: FigureKind::Barn,
                spot,
            } => say!(words, "answer-barn", cell = cell(spot.cell)),
            Move::PlaceFigure { figure, spot } => {
                let at = self.place(state, spot);
                if at.feature == SegmentKind::Tower.name() {
                    return say!(words, "answer-guard", cell = at.cell);
                }
                say!(
                    words,
                    "answer-figure",
                    figure = figure.name(),
                    feature = at.feature,
                    sides = at.sides,
                    how = how(state, spot.cell),
                    cell = at.cell
                )
            }
            Move::MoveFigure { figure, to } => {
                let at = self.place(state, to);
                let (kind, old) = match found(state, figure) {
                    Some(one) => (one.kind.name(), self.place(state, one.spot)),
                    None => (FigureKind::Follower.name(), at.clone()),
                };
                say!(
                    words,
                    "answer-move-figure",
                    figure = kind,
                    old_feature = old.feature,
                    from = old.cell,
                    feature = at.feature,
                    sides = at.sides,
                    how = how(state, to.cell),
                    cell = at.cell
                )
            }
            Move::MoveNeutral { neutral, to } => self.neutral_move(state, neutral, to),
            Move::PutBeside { figure, .. } => {
                let Some((at, one)) = self.standing(state, figure) else {
                    return words.of(key!("answer-pass-fairy"));
                };
                say_there!(
                    words,
                    "answer-fairy-figure",
                    at,
                    figure = one.kind.name(),
                    whom = self.name(one.seat)
                )
            }
            Move::PutAside { neutral } => say!(words, "answer-put-aside", neutral = neutral.name()),
            Move::PlaceToken { spot, .. } => say!(words, "answer-floor", cell = cell(spot.cell)),
            Move::TakeBack { figure } => {
                let Some((at, one)) = self.standing(state, figure) else {
                    return words.of(key!("answer-pass"));
                };
                say_there!(words, "answer-take-back", at, figure = one.kind.name())
            }
            Move::SendHome { figure } | Move::Capture { figure } => {
                let Some((at, one)) = self.standing(state, figure) else {
                    return words.of(key!("answer-pass"));
                };
                let (kind, whom) = (one.kind.name(), self.name(one.seat));
                match item {
                    Move::SendHome { .. } => {
                        say_there!(words, "answer-send-home", at, figure = kind, whom = whom)
                    }
                    _ => say_there!(words, "answer-capture", at, figure = kind, whom = whom),
                }
            }
            Move::Exchange { figure } => {
                let whom = match state.node() {
                    Node::Decide {
                        decision: Decision::Exchange { holder, .. },
                        ..
                    } => self.name(holder),
                    _ => "",
                };
                say!(
                    words,
                    "answer-exchange",
                    figure = figure.name(),
                    whom = whom
                )
            }
            Move::Ransom { holder, figure } => say!(
                words,
                "answer-ransom",
                figure = figure.name(),
                whom = self.name(holder)
            ),
            Move::BuildBridge { cell: over, axis } => say!(
                words,
                "answer-bridge",
                axis = axis_word(axis),
                cell = cell(over)
            ),
            Move::Convert { figure } => {
                let Some((at, one)) = self.standing(state, figure) else {
                    return words.of(key!("answer-pass-castle"));
                };
                say_there!(words, "answer-castle", at, figure = one.kind.name())
            }
            Move::Choose { spot } => {
                let at = self.place(state, spot);
                match self.points_of_castle(state, item) {
                    Some(points) => say_there!(words, "answer-score-castle", at, points = points),
                    None => say_there!(words, "answer-score", at),
                }
            }
            Move::Auction { kind, bid } => {
                say!(
                    words,
                    "answer-auction",
                    tile = self.tile(kind),
                    points = bid
                )
            }
            Move::Bid { bid } => say!(words, "answer-bid", points = bid),
            Move::Buy | Move::Sell => {
                let (bid, whom) = match state.offer() {
                    Some((_, bid, bidder)) => (bid, self.name(bidder)),
                    None => (0, ""),
                };
                match item {
                    Move::Buy => say!(words, "answer-buy", points = bid, whom = whom),
                    _ => say!(words, "answer-sell", points = bid, whom = whom),
                }
            }
            Move::TakeLot { kind } => say!(words, "answer-take-lot", tile = self.tile(kind)),
            Move::Again => words.of(key!("answer-again")),
            Move::Grow => words.of(key!("answer-grow")),
            Move::Herd => words.of(key!("answer-herd")),
            Move::Pass => self.pass(state),
        }
    }

    fn tile_placement(&self, state: At<'_>, at: Cell, rotation: Rotation) -> String {
        let words = self.words;
        let drawn = match state.node() {
            Node::Decide { decision, .. } => decision.tile(),
            _ => None,
        };
        let bridge = drawn.and_then(|kind| state.needed_bridge(self.rules, kind, (at, rotation)));
        match bridge {
            Some((over, axis)) => say!(
                words,
                "answer-tile-bridge",
                cell = cell(at),
                degrees = rotation.degrees(),
                axis = axis_word(axis),
                from = cell(over)
            ),
            None => say!(
                words,
                "answer-tile",
                cell = cell(at),
                degrees = rotation.degrees()
            ),
        }
    }

    fn neutral_move(&self, state: At<'_>, neutral: Neutral, to: Spot) -> String {
        let words = self.words;
        let at = self.place(state, to);
        match neutral {
            Neutral::Dragon => {
                let from = state.neutral(Neutral::Dragon);
                let way = from.map_or("other", |from| way(from.cell, to.cell));
                say!(words, "answer-dragon", way = way, cell = at.cell)
            }
            Neutral::Fairy => say!(words, "answer-fairy-tile", cell = at.cell),
            Neutral::Count => say_there!(words, "answer-count", at),
            Neutral::Mage | Neutral::Witch => {
                say_there!(words, "answer-magic", at, neutral = neutral.name())
            }
        }
    }

    /// Says what passing means.
    fn pass(&self, state: At<'_>) -> String {
        let Node::Decide { decision, .. } = state.node() else {
            return self.words.of(key!("answer-pass"));
        };
        self.words.of(match decision {
            Decision::MoveFairy => key!("answer-pass-fairy"),
            Decision::LeaveQuarter { .. } => key!("answer-pass-leave-quarter"),
            Decision::EnterQuarter => key!("answer-pass-enter-quarter"),
            Decision::MoveCount => key!("answer-pass-count"),
            Decision::SecondPart => key!("answer-pass-second-part"),
            Decision::Bid => key!("answer-pass-bid"),
            Decision::Abbey { .. } => key!("answer-pass-abbey"),
            Decision::FinalAbbey { .. } => key!("answer-pass-final-abbey"),
            Decision::MoveWagon => key!("answer-pass-wagon"),
            Decision::Capture { .. } => key!("answer-pass-capture"),
            Decision::BuildBridge { .. } => key!("answer-pass-bridge"),
            Decision::Castle => key!("answer-pass-castle"),
            Decision::PlaceTile { .. } => key!("answer-pass-tile"),
            Decision::FigureAction
            | Decision::Princess
            | Decision::MoveDragon
            | Decision::Magic
            | Decision::ChooseScoring
            | Decision::Exchange { .. }
            | Decision::CastleScoring { .. }
            | Decision::Auction
            | Decision::BuyOrSell
            | Decision::TakeLot
            | Decision::Flock => key!("answer-pass"),
        })
    }

    fn standing(&self, state: At<'_>, figure: FigureIx) -> Option<(Place, FigureView)> {
        let one = found(state, figure)?;
        Some((self.place(state, one.spot), one))
    }

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

    /// Returns what a castle gets for a choice among features, if that is asked.
    fn points_of_castle(&self, state: At<'_>, choice: Move) -> Option<i32> {
        let Node::Decide {
            decision: Decision::CastleScoring { .. },
            ..
        } = state.node()
        else {
            return None;
        };
        let (mut after, mut events) = (state.clone(), Vec::new());
        after
            .play(self.rules, choice, &mut Log::to(&mut events))
            .ok()?;
        events.iter().find_map(|event| match event {
            Event::Scored {
                reason: Reason::Castle,
                terms,
                ..
            } => Some(terms.total()),
            _ => None,
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

fn found(state: &State, figure: FigureIx) -> Option<FigureView> {
    state.figures().find(|other| other.ix == figure)
}

/// Returns the word for whether a place is on the tile just placed.
fn how(state: &State, cell: Cell) -> &'static str {
    match state.placed_tile() {
        Some(tile) if tile.cell == cell => "here",
        _ => "there",
    }
}

const fn axis_word(axis: Axis) -> &'static str {
    match axis {
        Axis::NorthSouth => "ns",
        Axis::EastWest => "ew",
    }
}

/// Returns the word for a step to a neighboring cell.
const fn way(from: Cell, to: Cell) -> &'static str {
    match (to.x - from.x, to.y - from.y) {
        (0, -1) => "north",
        (1, 0) => "east",
        (0, 1) => "south",
        (-1, 0) => "west",
        _ => "other",
    }
}

fn height(state: &State, spot: Spot) -> u8 {
    let mut placed = state.placed_tokens();
    let tower = placed.find(|&(token, at, _)| (token, at) == (Token::Floor, spot));
    tower.map_or(0, |(.., n)| n)
}
