//! Events as sentences.

use carcas_engine::{
    Cause, Cell, Contest, Departure, Event, FigureKind, Label, Neutral, Obstacle, Payment, Reason,
    Release, Removal, Seat, Spot, Term, Terms, Title, Token,
};
use carcas_text::{Join, Part, Sentence, key, sentence};
use carcas_tiles::{SegmentKind, Symbol};

use super::spot::{Place, at_place, cell};
use super::{At, Teller, who};

impl Teller<'_> {
    /// Says what happened, and who else contended for what is scored. `state` is the state after the event, or any later
    /// one.
    ///
    /// ```
    /// use carcas_engine::{Edition, Event, Rules, Seat, Setup, State};
    /// use carcas_text::english;
    ///
    /// let rules = Rules::new(&Setup::new(Edition::ZmanC2, 2))?;
    /// let teller = carcas_record::Teller { rules: &rules };
    /// let told = teller.event(&State::new(&rules), &Event::TurnStarted { seat: Seat(1) });
    /// let names = ["Ana".to_owned(), "Ben".to_owned()];
    /// assert_eq!(english().tell_with(&told, &names), "It is the turn of Ben.");
    /// # Ok::<(), carcas_engine::SetupErrors>(())
    /// ```
    pub fn event(&self, state: At<'_>, event: &Event) -> Sentence {
        match *event {
            Event::TurnStarted { seat } => sentence!("event-turn-started", who = who(seat)),
            Event::Drawn { seat, kind } => {
                sentence!("event-drawn", who = who(seat), tile = self.tile(kind))
            }
            Event::Discarded { kind } => sentence!("event-discarded", tile = self.tile(kind)),
            Event::Declined { seat, kind } => {
                sentence!("event-declined", who = who(seat), tile = self.tile(kind))
            }
            Event::TilePlaced {
                seat,
                cell: at,
                rotation,
                ..
            } => sentence!(
                "event-tile-placed",
                who = who(seat),
                cell = cell(at),
                degrees = rotation.degrees()
            ),
            Event::FigurePlaced { seat, figure, spot } => {
                let at = self.place(state, spot);
                at_place!(
                    "event-figure-placed",
                    at,
                    who = who(seat),
                    figure = figure.name(),
                    how = role(figure, at.feature)
                )
            }
            Event::FigureReturned {
                seat,
                figure,
                spot,
                cause,
            } => returned(cause, seat, figure, self.place(state, spot)),
            Event::DragonStopped { n_moves, obstacles } => {
                let ways = ["north", "east", "south", "west"].into_iter();
                let why = ways.zip(obstacles);
                let why = why.map(|(way, what)| obstacle(what, way).into());
                let list = Part::List(Join::Commas, why.collect());
                sentence!("event-dragon-stopped", n = n_moves, list = list)
            }
            Event::Scored {
                seat,
                reason,
                feature,
                spot,
                terms,
                contest,
                ..
            } => {
                let scored = scored(seat, reason, why_scored(reason, feature, spot), &terms);
                match contest.and_then(|contest| contested(&contest)) {
                    Some(contest) => sentence!("event-contested", text = scored, list = contest),
                    None => scored,
                }
            }
            Event::TokensTaken {
                seat,
                token,
                n_tokens,
            } => match token.is_title() {
                true => sentence!("event-title-taken", who = who(seat), title = token.name()),
                false => sentence!(
                    "event-tokens-taken",
                    who = who(seat),
                    token = token.name(),
                    n = n_tokens
                ),
            },
            Event::TokenDrawn { seat, token } => match token.n_sheep() {
                0 => sentence!("event-wolf-drawn", who = who(seat)),
                n_sheep => sentence!("event-sheep-drawn", who = who(seat), n = n_sheep),
            },
            Event::TokenPlaced {
                seat,
                token,
                spot,
                n_tokens,
            } => {
                let (who, cell) = (who(seat), cell(spot.cell));
                match token {
                    Token::Bridge => sentence!("event-bridge-built", who = who, cell = cell),
                    Token::Castle => sentence!("event-castle-built", who = who, cell = cell),
                    // Floors are the only others that are put on the board.
                    _ => sentence!("event-floor-built", who = who, cell = cell, n = n_tokens),
                }
            }
            Event::FigureCaptured {
                seat,
                figure,
                spot,
                captor,
            } => at_place!(
                "event-figure-captured",
                self.place(state, spot),
                who = who(captor),
                whom = who(seat),
                figure = figure.name()
            ),
            Event::PrisonerFreed {
                seat,
                figure,
                holder,
                release,
            } => {
                let (who, whom, figure) = (who(holder), who(seat), figure.name());
                match release {
                    Release::Exchange => sentence!(
                        "event-prisoner-exchanged",
                        who = who,
                        whom = whom,
                        figure = figure
                    ),
                    Release::Ransom => sentence!(
                        "event-prisoner-ransomed",
                        who = who,
                        whom = whom,
                        figure = figure
                    ),
                }
            }
            Event::Paid {
                from,
                to,
                points,
                payment,
            } => paid(payment, from, to, points),
            Event::SetAside { kind } => sentence!("event-set-aside", tile = self.tile(kind)),
            Event::TilesReturned { n_tiles } => sentence!("event-tiles-returned", n = n_tiles),
            Event::FigureMoved {
                seat,
                figure,
                from,
                to,
            } => {
                let old = self.place(state, from);
                at_place!(
                    "event-figure-moved",
                    self.place(state, to),
                    whom = who(seat),
                    figure = figure.name(),
                    old_feature = old.feature,
                    from = cell(old.cell)
                )
            }
            Event::NeutralMoved {
                mover,
                neutral: Neutral::Dragon,
                to,
            } if self.is_new_volcano(state, to.cell) => {
                sentence!("event-dragon-flies", who = who(mover), cell = cell(to.cell))
            }
            Event::NeutralMoved { mover, neutral, to } => at_place!(
                "event-neutral-moved",
                self.place(state, to),
                who = who(mover),
                neutral = neutral.name()
            ),
            Event::NeutralAside { neutral, departure } => self.departed(state, neutral, departure),
            Event::LotTurnedUp { kind } => {
                sentence!("event-lot-turned-up", tile = self.tile(kind))
            }
            Event::Offered { seat, kind, bid } => sentence!(
                "event-offered",
                who = who(seat),
                tile = self.tile(kind),
                points = bid
            ),
            Event::Bid { seat, bid } => sentence!("event-bid", who = who(seat), points = bid),
            Event::LotTaken { seat, kind } => {
                sentence!("event-lot-taken", who = who(seat), tile = self.tile(kind))
            }
            Event::OwedTaken { seat, kind } => {
                sentence!("event-owed-taken", who = who(seat), tile = self.tile(kind))
            }
            Event::GameEnded => key!("event-game-ended").into(),
        }
    }

    /// Says why a neutral figure left the board.
    fn departed(&self, state: At<'_>, neutral: Neutral, departure: Departure) -> Sentence {
        let neutral = neutral.name();
        let by_itself = |cause| sentence!("event-neutral-aside", neutral = neutral, cause = cause);
        match departure {
            Departure::Chosen { seat } => {
                sentence!(
                    "event-neutral-put-aside",
                    who = who(seat),
                    neutral = neutral
                )
            }
            Departure::Completed => by_itself("completed"),
            Departure::Converted => by_itself("converted"),
            Departure::Eaten { mover, spot } => at_place!(
                "event-neutral-eaten",
                self.place(state, spot),
                who = who(mover),
                neutral = neutral
            ),
        }
    }

    /// Tells whether the volcano that was placed last is at a cell: there the dragon flies, and nobody moves it.
    fn is_new_volcano(&self, state: At<'_>, at: Cell) -> bool {
        let is_volcano = |kind| self.rules.active_symbols(kind).contains(Symbol::Volcano);
        let last = state.tiles().last();
        last.is_some_and(|last| last.cell == at && is_volcano(last.kind))
    }
}

fn returned(cause: Cause, seat: Seat, figure: FigureKind, at: Place) -> Sentence {
    // Every message of a figure that leaves says whose it is and where it stood.
    macro_rules! leaves {
        ($key:literal $(, $name:ident = $value:expr)*) => {
            at_place!($key, at, whom = who(seat), figure = figure.name() $(, $name = $value)*)
        };
    }
    match cause {
        Cause::Completed => leaves!("event-figure-returned"),
        Cause::TakenBack => leaves!("event-figure-taken-back"),
        Cause::Removed(Removal::Dragon { mover }) => {
            leaves!("event-figure-eaten", who = who(mover))
        }
        Cause::Removed(Removal::Princess { placer }) => {
            leaves!("event-figure-sent-home", who = who(placer))
        }
        Cause::Removed(Removal::Capture { .. }) => leaves!("event-figure-captured-own"),
        Cause::Orphaned(by) => {
            let cause = match by {
                Removal::Dragon { .. } => "dragon",
                Removal::Princess { .. } => "princess",
                Removal::Capture { .. } => "capture",
            };
            leaves!("event-figure-orphaned", cause = cause)
        }
        Cause::Converted => leaves!("event-figure-converted"),
        Cause::CastleScored => leaves!("event-figure-castle-scored"),
        Cause::Barn => leaves!("event-figure-barn"),
        Cause::Wolf => leaves!("event-figure-wolf"),
        Cause::Herded => leaves!("event-figure-herded"),
    }
}

fn paid(payment: Payment, from: Seat, to: Option<Seat>, points: i32) -> Sentence {
    let (from, to) = (who(from), to.map(who));
    match (to, payment) {
        (None, _) => sentence!("event-paid-bank", who = from, points = points),
        (Some(to), Payment::Ransom) => {
            sentence!("event-paid-ransom", who = from, whom = to, points = points)
        }
        (Some(to), Payment::Bazaar) => {
            sentence!("event-paid-bazaar", who = from, whom = to, points = points)
        }
    }
}

fn obstacle(obstacle: Obstacle, way: &'static str) -> Sentence {
    match obstacle {
        Obstacle::NoTile => sentence!("obstacle-no-tile", way = way),
        Obstacle::Visited => sentence!("obstacle-visited", way = way),
        Obstacle::Fairy => sentence!("obstacle-fairy", way = way),
        Obstacle::Carcassonne => sentence!("obstacle-carcassonne", way = way),
    }
}

fn scored(seat: Seat, reason: Reason, why: Sentence, terms: &Terms) -> Sentence {
    let points = terms.total();
    match terms.as_slice() {
        [] => sentence!("event-scored-nothing", who = who(seat), text = why),
        // The fairy's point needs no formula.
        [one] if one.count == 1 && is_plain(reason) => sentence!(
            "event-scored-plain",
            who = who(seat),
            points = points,
            text = why
        ),
        terms => {
            let listed = terms.iter().map(|&one| term(one).into()).collect();
            sentence!(
                "event-scored",
                who = who(seat),
                points = points,
                text = why,
                list = Part::List(Join::Sum, listed)
            )
        }
    }
}

/// Says why points are scored; at the end also where, since no tile was placed there just now.
fn why_scored(reason: Reason, feature: Option<SegmentKind>, spot: Option<Spot>) -> Sentence {
    let feature = feature.map_or("other", SegmentKind::name);
    let at = spot.map_or(Part::from(""), |spot| cell(spot.cell));
    match reason {
        Reason::Complete => sentence!("score-complete", feature = feature),
        Reason::OpenAtEnd => sentence!("score-open-at-end", feature = feature, cell = at),
        Reason::FieldAtEnd => sentence!("score-field-at-end", cell = at),
        Reason::CityOfFieldsAtEnd if feature == SegmentKind::Castle.name() => {
            sentence!("score-castle-of-fields-at-end", cell = at)
        }
        Reason::CityOfFieldsAtEnd => sentence!("score-city-of-fields-at-end", cell = at),
        Reason::Castle => sentence!("score-castle", feature = feature),
        Reason::TakenBack => sentence!("score-taken-back", feature = feature),
        Reason::FairyTurn => key!("score-fairy-turn").into(),
        Reason::FairyBonus => key!("score-fairy-bonus").into(),
        Reason::Goods => key!("score-goods").into(),
        Reason::Title(Title::King) => key!("score-king").into(),
        Reason::Title(Title::Robber) => key!("score-robber").into(),
        Reason::BarnPlaced => key!("score-barn-placed").into(),
        Reason::BarnJoined => key!("score-barn-joined").into(),
        Reason::BarnAtEnd => sentence!("score-barn-at-end", cell = at),
        Reason::Herd => key!("score-herd").into(),
    }
}

fn term(term: Term) -> Sentence {
    let Term { label, count, each } = term;
    let points = term.points();
    macro_rules! counted {
        ($key:literal) => {
            sentence!($key, n = count, each = each)
        };
    }
    match label {
        Label::Tiles => counted!("term-tiles"),
        Label::Pennants => counted!("term-pennants"),
        Label::Center => sentence!("term-center", points = points),
        Label::Neighbors => counted!("term-neighbors"),
        Label::Cities => counted!("term-cities"),
        Label::Castles => counted!("term-castles"),
        Label::PigHerd => counted!("term-pig-herd"),
        Label::Fairy => sentence!("term-fairy", points = points),
        Label::Mage => counted!("term-mage"),
        Label::Witch => sentence!("term-witch", points = points),
        Label::Pig => counted!("term-pig"),
        Label::MostGoods(goods) => {
            sentence!("term-most-goods", goods = goods.name(), points = points)
        }
        Label::Titles(Title::King) if each == 1 => counted!("term-cities"),
        Label::Titles(Title::Robber) if each == 1 => counted!("term-roads"),
        Label::Titles(title) => sentence!("term-title", title = title.name(), points = points),
        Label::Vineyards => counted!("term-vineyards"),
        Label::Sheep => counted!("term-sheep"),
    }
}

/// Says who contended for a feature and how it ended, if several did.
///
/// The strongest come first, each with its power. Where hills break a tie, those who win it follow.
fn contested(contest: &Contest) -> Option<Sentence> {
    let powers = (0..).map(Seat).zip(contest.powers);
    let mut contenders: Vec<(Seat, u8)> = powers.filter(|&(_, power)| power > 0).collect();
    if contenders.len() < 2 {
        return None;
    }
    // The sort is stable: who is equally strong stays in turn order.
    contenders.sort_by_key(|&(_, power)| std::cmp::Reverse(power));
    let strong = contenders.into_iter();
    let strong =
        strong.map(|(seat, power)| sentence!("contest-power", who = who(seat), n = power).into());
    let listed = Part::List(Join::Commas, strong.collect());
    Some(match contest.is_tie() {
        true if contest.owners != contest.strongest => {
            let winners = contest.owners.iter().map(who).collect();
            let winners = Part::List(Join::Commas, winners);
            sentence!("contest-hill", list = listed, others = winners)
        }
        true => sentence!("contest-tied", list = listed),
        false => sentence!("contest-contested", list = listed),
    })
}

/// Tells whether a single term says no more than the reason.
const fn is_plain(reason: Reason) -> bool {
    matches!(reason, Reason::FairyTurn | Reason::FairyBonus)
}

/// Returns the word for what a figure becomes on a feature; helpers become nothing.
fn role(figure: FigureKind, feature: &str) -> &'static str {
    let is_follower = matches!(
        figure,
        FigureKind::Follower | FigureKind::Large | FigureKind::Abbot
    );
    match feature {
        _ if !is_follower => "none",
        "city" => "knight",
        "road" | "bridge" => "thief",
        "monastery" | "abbey" => "monk",
        "field" => "farmer",
        "tower" => "guard",
        _ => "none",
    }
}

#[cfg(test)]
mod tests {
    use carcas_engine::SeatSet;
    use carcas_text::english;

    use super::*;

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
        let names = ["red", "blue", "green"].map(str::to_owned);
        contested(&contest).map(|said| english().tell_with(&said, &names))
    }

    #[test]
    fn contests_are_told_where_others_contended() {
        assert_eq!(told([2, 0, 0]), None);
        assert_eq!(told([0, 0, 0]), None);
        let is = |powers, wanted: &str| assert_eq!(told(powers).as_deref(), Some(wanted));
        is([1, 3, 0], "contested: blue 3, red 1");
        is([2, 1, 2], "tied: red 2, green 2, blue 1");
    }
}
