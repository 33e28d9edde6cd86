//! What is asked and what a move would do, in words.

use carcas_engine::{
    Axis, Cell, Decision, Event, FigureKind, Log, Move, Neutral, Node, Reason, Rules, Seat, Spot,
    State, Token,
};
use carcas_record::{Record, figure_letter, seat_letter};
use carcas_tiles::SegmentKind;

/// Says what a seat is asked.
pub(crate) fn question(
    (rules, state, names): (&Rules, &State, &[String]),
    decision: Decision,
) -> String {
    let name = |seat: Seat| names.get(seat.ix()).map_or("?", String::as_str);
    let id = |kind| rules.tile_kind(kind).id.as_str();
    let offer = state.offer();
    let text = match decision {
        Decision::PlaceTile { kind } => return format!("places {}", id(kind)),
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
        Decision::Capture { tower } => {
            let tile = state.tiles().get(usize::from(tower.0));
            let at = tile.map_or(String::new(), |tile| format!(" at {}", tile.cell));
            return format!("may capture a follower in range of the tower{at}");
        }
        Decision::Exchange { holder, .. } => {
            return format!(
                "chooses which of the figures that {} holds comes back in exchange",
                name(holder)
            );
        }
        Decision::BuildBridge { .. } => "may build a bridge",
        Decision::Castle => "may turn a small city into a castle",
        Decision::CastleScoring { .. } => "chooses which feature the castle takes its points from",
        Decision::Auction => "chooses a tile of the bazaar and names the first bid",
        Decision::Bid => match offer {
            Some((kind, bid, bidder)) => {
                let (id, bidder) = (id(kind), name(bidder));
                return format!("may bid more for {id}: {bidder} offers {bid}");
            }
            None => "may bid more",
        },
        Decision::BuyOrSell => match offer {
            Some((kind, bid, bidder)) => {
                let (id, bidder) = (id(kind), name(bidder));
                return format!("buys {id} or sells it: {bidder} offers {bid}");
            }
            None => "buys the tile or sells it to the highest bidder",
        },
        Decision::TakeLot => "takes a tile of the bazaar",
        Decision::Abbey { .. } => "may place the abbey instead of drawing a tile",
        Decision::FinalAbbey { .. } => "may place the abbey before the game ends",
        Decision::MoveWagon => "may move the wagon on, or take it back",
        Decision::Flock => "lets the flock grow or herds it",
    };
    text.to_owned()
}

/// Names a move as shortly as a list on the screen needs it: in words where the notation is long, and without the cell
/// if it is about the tile just placed.
pub(crate) fn short(record: &Record, item: Move) -> String {
    let state = record.state();
    let name = record.move_name(item);
    let stands = |figure| {
        let found = state.figures().find(|other| other.ix == figure);
        found.map(|one| {
            let (seat, letter) = (seat_letter(one.seat), figure_letter(one.kind));
            (
                format!("{seat}{letter}"),
                state.spot_name(record.rules(), one.spot),
            )
        })
    };
    let seat = |seat: Seat| record.names().get(seat.ix()).map_or("?", String::as_str);
    match item {
        Move::Again => "take the second part".to_owned(),
        Move::Grow => "let the flock grow".to_owned(),
        Move::Herd => "herd the flock".to_owned(),
        Move::MoveNeutral {
            neutral: Neutral::Count,
            ..
        } => name.replacen("count quarter:", "Count to the ", 1),
        Move::MoveNeutral {
            neutral: Neutral::Dragon,
            to,
        } => {
            let from = state.neutral(Neutral::Dragon);
            let way = from.and_then(|from| way(from.cell, to.cell));
            way.map_or(name, |way| format!("dragon {way} to {}", to.cell))
        }
        Move::MoveFigure { to, .. } => match state.node() {
            Node::Decide {
                decision: Decision::MoveWagon,
                ..
            } => format!("wagon to {}", state.spot_name(record.rules(), to)),
            _ => name,
        },
        Move::TakeBack { figure } => {
            stands(figure).map_or(name, |(who, at)| format!("{who} back from {at}"))
        }
        Move::Capture { figure } => {
            stands(figure).map_or(name, |(who, at)| format!("capture {who} {at}"))
        }
        Move::BuildBridge { cell, axis } => format!("bridge {cell} {}", axis_words(axis)),
        Move::PlaceFigure {
            figure: FigureKind::Barn,
            spot,
        } => format!("barn north-west of {}", spot.cell),
        Move::Buy | Move::Sell => match state.offer() {
            Some((_, bid, bidder)) if item == Move::Buy => {
                format!("buy: pay {bid} to {}", seat(bidder))
            }
            Some((_, bid, bidder)) => format!("sell: {} pays {bid}", seat(bidder)),
            None => name,
        },
        Move::TakeLot { kind } => record.rules().tile_kind(kind).id.clone(),
        Move::Choose { .. } => match points_of_castle(record.rules(), state, item) {
            Some(1) => format!("{name}: 1 point"),
            Some(points) => format!("{name}: {points} points"),
            None => name,
        },
        Move::Pass => match state.node() {
            Node::Decide { decision, .. } => declined(decision).to_owned(),
            _ => name,
        },
        Move::PlaceFigure { spot, .. } => match state.placed_tile() {
            Some(tile) if tile.cell == spot.cell => {
                name.replacen(&format!("{} ", tile.cell), "", 1)
            }
            _ => name,
        },
        _ => name,
    }
}

/// Says what passing means.
const fn declined(decision: Decision) -> &'static str {
    match decision {
        Decision::Abbey { .. } => "pass: draw a tile",
        Decision::FinalAbbey { .. } => "pass: keep the abbey",
        Decision::MoveWagon => "take the wagon back",
        Decision::Capture { .. } => "pass: capture nobody",
        Decision::BuildBridge { .. } => "pass: build no bridge",
        Decision::Castle => "pass: score the city",
        Decision::PlaceTile { .. } => "pass: discard the tile",
        _ => "pass",
    }
}

/// Returns the direction of a bridge in words.
pub(crate) const fn axis_words(axis: Axis) -> &'static str {
    match axis {
        Axis::NorthSouth => "north-south",
        Axis::EastWest => "east-west",
    }
}

/// Returns the word for a step to a neighboring cell.
fn way(from: Cell, to: Cell) -> Option<&'static str> {
    Some(match (to.x - from.x, to.y - from.y) {
        (0, -1) => "north",
        (1, 0) => "east",
        (0, 1) => "south",
        (-1, 0) => "west",
        _ => return None,
    })
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
        Move::PlaceFigure {
            figure: FigureKind::Barn,
            spot,
        } => Some(format!(
            "on the corner north-west of {}: farmers of the field score and go home, no more may come; it \
             scores at the end",
            spot.cell
        )),
        Move::PlaceFigure {
            figure: FigureKind::Mayor,
            spot,
        } => {
            let feature = state.feature(rules, spot)?;
            let pennants = counted(u16::from(feature.pennants), "pennant");
            Some(format!(
                "{pennants} in the city: he counts as many followers"
            ))
        }
        Move::Grow => {
            let wolves = state.token_bag().find(|&(token, _)| token == Token::Wolf);
            let n_wolves = wolves.map_or(0, |(_, n)| n);
            let n_tokens: u8 = state.token_bag().map(|(_, n)| n).sum();
            let n_sheep = state.n_sheep(state.active_seat());
            Some(format!(
                "{n_sheep} sheep so far; draws one of {n_tokens} tokens, {n_wolves} of them wolves: a \
                 wolf scatters all flocks of the field"
            ))
        }
        Move::Herd => Some(format!(
            "scores {} now for every shepherd in the field; they go home",
            state.sheep_of_field()
        )),
        Move::BuildBridge { .. } => {
            let n_left = state.n_tokens(state.active_seat(), Token::Bridge);
            let n_left = counted(u16::from(n_left), "bridge");
            let road = road_of_bridge(rules, state, item);
            Some(match road {
                Some(road) => format!("makes {road}; {n_left} in supply"),
                None => format!("{n_left} in supply"),
            })
        }
        Move::Convert { .. } => Some(
            "the city scores nothing; its lord takes the points of what is completed beside it"
                .to_owned(),
        ),
        Move::Capture { figure } => {
            let figure = state.figures().find(|other| other.ix == figure)?;
            Some(match state.node() {
                Node::Decide { seat, .. } if seat == figure.seat => "comes home to you".to_owned(),
                _ => "a prisoner, until exchanged or bought back for 3 points".to_owned(),
            })
        }
        Move::Buy => Some("you take the tile and place it in your next turn".to_owned()),
        Move::Sell => Some("the highest bidder takes the tile".to_owned()),
        Move::PlaceFigure { spot, .. } | Move::MoveFigure { to: spot, .. } => {
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

/// Returns what a castle gets for a choice among features, if that is asked.
fn points_of_castle(rules: &Rules, state: &State, choice: Move) -> Option<i32> {
    let Node::Decide {
        decision: Decision::CastleScoring { .. },
        ..
    } = state.node()
    else {
        return None;
    };
    let (mut after, mut events) = (state.clone(), Vec::new());
    after.play(rules, choice, &mut Log::to(&mut events)).ok()?;
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
fn road_of_bridge(rules: &Rules, state: &State, built: Move) -> Option<String> {
    let Move::BuildBridge { cell, .. } = built else {
        return None;
    };
    let mut after = state.clone();
    after.play(rules, built, &mut Log::silent()).ok()?;
    let segment = Spot::BRIDGE;
    let road = after.feature(rules, Spot { cell, segment })?;
    let n_tiles = counted(road.n_tiles, "tile");
    Some(match road.is_complete() {
        true => format!("a complete road of {n_tiles}"),
        false => {
            let open = counted(road.open, "open side");
            format!("a road of {n_tiles}, {open}")
        }
    })
}

fn height(state: &State, spot: Spot) -> u8 {
    let mut placed = state.placed_tokens();
    let tower = placed.find(|&(token, at, _)| (token, at) == (Token::Floor, spot));
    tower.map_or(0, |(.., n)| n)
}

fn counted(n: u16, word: &str) -> String {
    format!("{n} {word}{}", if n == 1 { "" } else { "s" })
}
