//! Events as sentences.

use carcas_engine::{
    Cause, Event, Label, Neutral, Obstacle, Payment, Reason, Release, Removal, Rules, Seat, State,
    Term, Title, Token,
};
use carcas_tiles::SegmentKind;

use crate::contest::{Contested, Ending};
use crate::moves::name_of;

/// Says in one sentence what happened. `state` is the state after the event, or any later one.
///
/// ```
/// use carcas_engine::{Edition, Event, Rules, Seat, Setup, State};
///
/// let rules = Rules::new(&Setup::new(Edition::ZmanC2, 2))?;
/// let names = ["red".to_owned(), "blue".to_owned()];
/// let event = Event::TurnStarted { seat: Seat(1) };
/// assert_eq!(carcas_record::explain(&rules, &State::new(&rules), &names, &event), "it is blue's turn");
/// # Ok::<(), carcas_engine::SetupErrors>(())
/// ```
pub fn explain(rules: &Rules, state: &State, names: &[String], event: &Event) -> String {
    let name = |seat: Seat| name_of(names, seat);
    let id = |kind| rules.tile_kind(kind).id.as_str();
    match *event {
        Event::TurnStarted { seat } => format!("it is {}'s turn", name(seat)),
        Event::Drawn { seat, kind } => format!("{} draws {}", name(seat), id(kind)),
        Event::Discarded { kind } => format!("{} fits nowhere and leaves the game", id(kind)),
        Event::Declined { seat, kind } => format!(
            "{} builds no bridge, and {} leaves the game",
            name(seat),
            id(kind)
        ),
        Event::TilePlaced {
            seat,
            kind,
            cell,
            rotation,
        } => format!(
            "{} places {} at {cell} r{}",
            name(seat),
            id(kind),
            rotation.degrees()
        ),
        Event::FigurePlaced { seat, figure, spot } => format!(
            "{} places {} on {}",
            name(seat),
            with_article(figure.name()),
            state.spot_name(rules, spot)
        ),
        Event::FigureReturned {
            seat,
            figure,
            spot,
            cause,
        } => {
            let whose = format!("{}'s {}", name(seat), figure.name());
            let from = state.spot_name(rules, spot);
            match cause {
                Cause::Completed | Cause::TakenBack => format!("{whose} returns from {from}"),
                Cause::Removed(by) => match by {
                    Removal::Dragon { mover } => {
                        let mover = name(mover);
                        format!("the dragon, moved by {mover}, sends {whose} home from {from}")
                    }
                    Removal::Princess { placer } => {
                        let placer = name(placer);
                        format!("the princess of {placer} sends {whose} home from {from}")
                    }
                    Removal::Capture { .. } => {
                        format!("{whose} is captured by its own seat and returns from {from}")
                    }
                },
                Cause::Orphaned(by) => {
                    let why = match by {
                        Removal::Dragon { .. } => {
                            "the dragon has eaten the last follower beside it"
                        }
                        Removal::Princess { .. } => "the last follower beside it had to leave",
                        Removal::Capture { .. } => "the last follower beside it was captured",
                    };
                    format!("{whose} returns from {from}: {why}")
                }
                Cause::Converted => {
                    format!("{whose} returns from {from}: the city becomes a castle")
                }
                Cause::CastleScored => format!("{whose} returns from the castle at {from}"),
                Cause::Barn => format!("{whose} leaves the field of a barn at {from}"),
                Cause::Wolf => format!("the wolf sends {whose} home from {from}"),
                Cause::Herded => format!("{whose} returns from {from} with the flock"),
            }
        }
        Event::DragonStopped { n_moves, obstacles } => {
            let moves = if n_moves == 1 { "move" } else { "moves" };
            let sides = ["north", "east", "south", "west"]
                .into_iter()
                .zip(obstacles);
            let why: Vec<String> = sides
                .map(|(side, obstacle)| format!("{} in the {side}", obstructing(obstacle)))
                .collect();
            format!(
                "the dragon stops after {n_moves} {moves}: {}",
                why.join(", ")
            )
        }
        Event::Scored {
            seat,
            reason,
            feature,
            terms,
            ..
        } => {
            let what = scored(reason, feature);
            let listed: Vec<String> = terms.as_slice().iter().copied().map(term).collect();
            if listed.is_empty() {
                return format!("{} scores nothing for {what}", name(seat));
            }
            let (points, listed) = (terms.total(), listed.join(" + "));
            format!("{} scores {points} for {what}: {listed}", name(seat))
        }
        Event::TokensTaken {
            seat,
            token,
            n_tokens,
        } => match token.is_title() {
            true => format!("{} becomes {}", name(seat), token.name()),
            false => format!("{} takes {n_tokens} {}", name(seat), token.name()),
        },
        Event::TokenDrawn { seat, token } => format!("{} draws {}", name(seat), sheep(token)),
        Event::TokenPlaced {
            seat,
            token,
            spot,
            n_tokens,
        } => match token {
            Token::Floor => {
                let floors = if n_tokens == 1 { "floor" } else { "floors" };
                let cell = spot.cell;
                format!(
                    "{} builds the tower at {cell} to {n_tokens} {floors}",
                    name(seat)
                )
            }
            Token::Bridge => format!(
                "{} builds a bridge over {}",
                name(seat),
                state.spot_name(rules, spot)
            ),
            Token::Castle => format!(
                "{} turns the city at {} into a castle",
                name(seat),
                spot.cell
            ),
            _ => format!(
                "{} puts {} on {}",
                name(seat),
                with_article(token.name()),
                state.spot_name(rules, spot)
            ),
        },
        Event::FigureCaptured {
            seat,
            figure,
            spot,
            captor,
        } => format!(
            "{} captures {}'s {} on {}",
            name(captor),
            name(seat),
            figure.name(),
            state.spot_name(rules, spot)
        ),
        Event::PrisonerFreed {
            seat,
            figure,
            holder,
            release,
        } => {
            let how = match release {
                Release::Exchange => "in exchange",
                Release::Ransom => "for a ransom",
            };
            format!(
                "{} gives {}'s {} back {how}",
                name(holder),
                name(seat),
                figure.name()
            )
        }
        Event::Paid {
            from,
            to,
            points,
            payment,
        } => {
            let what = match payment {
                Payment::Ransom => "as ransom",
                Payment::Bazaar => "at the bazaar",
            };
            match to {
                Some(to) => format!("{} pays {points} to {} {what}", name(from), name(to)),
                None => format!("{} pays {points} {what}", name(from)),
            }
        }
        Event::SetAside { kind } => format!("{} is set aside until a volcano is placed", id(kind)),
        Event::TilesReturned { n_tiles: 1 } => {
            "1 tile that was set aside goes back into the bag".to_owned()
        }
        Event::TilesReturned { n_tiles } => {
            format!("{n_tiles} tiles that were set aside go back into the bag")
        }
        Event::FigureMoved {
            seat,
            figure,
            from,
            to,
        } => format!(
            "{}'s {} moves from {} to {}",
            name(seat),
            figure.name(),
            state.spot_name(rules, from),
            state.spot_name(rules, to)
        ),
        Event::NeutralMoved { mover, neutral, to } => {
            let place = state.spot_name(rules, to);
            match neutral {
                Neutral::Dragon => format!("{} moves the dragon to {place}", name(mover)),
                Neutral::Fairy => format!("{} moves the fairy to {place}", name(mover)),
                Neutral::Count => format!("{} moves the Count to {place}", name(mover)),
                Neutral::Mage => format!("{} moves the mage to {place}", name(mover)),
                Neutral::Witch => format!("{} moves the witch to {place}", name(mover)),
            }
        }
        Event::NeutralAside { neutral, .. } => format!("the {} leaves the board", neutral.name()),
        Event::LotTurnedUp { kind } => format!("{} is turned up for the bazaar", id(kind)),
        Event::Offered { seat, kind, bid } => {
            format!("{} auctions {} and bids {bid}", name(seat), id(kind))
        }
        Event::Bid { seat, bid } => format!("{} bids {bid}", name(seat)),
        Event::LotTaken { seat, kind } => format!("{} gets {} at the bazaar", name(seat), id(kind)),
        Event::OwedTaken { seat, kind } => {
            format!("{} takes {} from the bazaar", name(seat), id(kind))
        }
        Event::GameEnded => "the game is over".to_owned(),
    }
}

/// Returns what a token of the token bag shows.
fn sheep(token: Token) -> String {
    match token.name().strip_prefix("sheep-") {
        Some(n_sheep) => format!("{n_sheep} sheep"),
        None => with_article(token.name()),
    }
}

/// Says who else contended for a scored feature: nothing if nobody did, or if the event is no such score.
///
/// The strongest come first, each seat with its power: `contested: red 2, blue 1`, `tied: red 1, blue 1`. Where
/// hills break a tie, those who win it follow: `tied: red 1, blue 1; on a hill: red`.
pub fn explain_contest(names: &[String], event: &Event) -> Option<String> {
    let contested = Contested::of(event, |seat| name_of(names, seat))?;
    let listed = contested.contenders;
    Some(match contested.ending {
        Ending::OnHill => format!("tied: {listed}; on a hill: {}", contested.winners),
        Ending::Tied => format!("tied: {listed}"),
        Ending::Won => format!("contested: {listed}"),
    })
}

fn with_article(word: &str) -> String {
    let article = if word.starts_with('a') { "an" } else { "a" };
    format!("{article} {word}")
}

fn scored(reason: Reason, feature: Option<SegmentKind>) -> String {
    let feature = feature.map_or("follower", SegmentKind::name);
    match reason {
        Reason::Complete => format!("a complete {feature}"),
        Reason::OpenAtEnd => format!("an open {feature} at the end"),
        Reason::FieldAtEnd => format!("{} at the end", with_article(feature)),
        Reason::CityOfFieldsAtEnd if feature == SegmentKind::Castle.name() => {
            "the farmers around a castle at the end".to_owned()
        }
        Reason::CityOfFieldsAtEnd => format!("the farmers around a complete {feature} at the end"),
        Reason::Castle => format!("a castle beside a complete {feature}"),
        Reason::TakenBack => format!("a figure taken back from {}", with_article(feature)),
        Reason::FairyTurn => "starting the turn with the fairy".to_owned(),
        Reason::FairyBonus => "a follower with the fairy".to_owned(),
        Reason::Goods => "the most goods of a kind".to_owned(),
        Reason::Title(title) => format!("being {}", title.name()),
        Reason::BarnPlaced => "the farmers of a field that gets a barn".to_owned(),
        Reason::BarnJoined => "the farmers of a field with a barn".to_owned(),
        Reason::BarnAtEnd => "a barn at the end".to_owned(),
        Reason::Herd => "the flocks of a field".to_owned(),
    }
}

fn term(term: Term) -> String {
    let Term { label, count, each } = term;
    let counted = |one: &str, many: &str| {
        let word = if count == 1 { one } else { many };
        format!("{count} {word} × {each}")
    };
    match label {
        Label::Tiles => counted("tile", "tiles"),
        Label::Pennants => counted("pennant", "pennants"),
        Label::Center => format!("{} for itself", term.points()),
        Label::Neighbors => counted("neighbor", "neighbors"),
        Label::Cities => counted("complete city", "complete cities"),
        Label::Castles => counted("castle", "castles"),
        Label::PigHerd => counted("city with a pig herd", "cities with a pig herd"),
        Label::Fairy => format!("{} from the fairy", term.points()),
        Label::Mage => format!("{} from the mage ({count} × {each})", term.points()),
        Label::Witch => format!("({} to the witch)", term.points()),
        Label::Pig => counted("city with a pig", "cities with a pig"),
        Label::MostGoods(goods) => format!("{} for {}", term.points(), goods.name()),
        Label::Titles(title) => match (title, each) {
            (Title::King, 1) => counted("complete city", "complete cities"),
            (Title::Robber, 1) => counted("complete road", "complete roads"),
            _ => format!("{} as {}", term.points(), title.name()),
        },
        Label::Vineyards => counted("vineyard", "vineyards"),
        Label::Sheep => counted("sheep", "sheep"),
    }
}

/// Says what is in the dragon's way.
const fn obstructing(obstacle: Obstacle) -> &'static str {
    match obstacle {
        Obstacle::NoTile => "no tile",
        Obstacle::Visited => "a tile it has visited",
        Obstacle::Fairy => "the fairy",
        Obstacle::Carcassonne => "the city of Carcassonne",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use carcas_engine::{Contest, SeatSet, Terms};

    fn told(powers: [u8; 3]) -> Option<String> {
        let mut contest = Contest {
            powers: [0; Seat::MAX],
            strongest: SeatSet::EMPTY,
            owners: SeatSet::EMPTY,
        };
        let greatest = powers.into_iter().max();
        for (seat, power) in (0..).map(Seat).zip(powers) {
            contest.powers[seat.ix()] = power;
            if Some(power) == greatest {
                contest.strongest.insert(seat);
            }
        }
        contest.owners = contest.strongest;
        let event = Event::Scored {
            seat: Seat(0),
            rule: "BA-34",
            reason: Reason::Complete,
            feature: Some(SegmentKind::City),
            spot: None,
            terms: Terms::EMPTY,
            contest: Some(contest),
        };
        explain_contest(&["red", "blue", "green"].map(str::to_owned), &event)
    }

    #[test]
    fn contests_are_told_where_others_contended() {
        assert_eq!(told([2, 0, 0]), None);
        let told = |powers| told(powers).unwrap();
        assert_eq!(told([1, 0, 2]), "contested: green 2, red 1");
        assert_eq!(told([1, 1, 0]), "tied: red 1, blue 1");
        assert_eq!(told([1, 2, 2]), "tied: blue 2, green 2, red 1");
    }

    #[test]
    fn nothing_is_told_where_nobody_contends() {
        assert_eq!(explain_contest(&[], &Event::GameEnded), None);
    }
}
