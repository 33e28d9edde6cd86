//! Events as sentences for people.

use carcas_engine::{
    Cause, Cell, Departure, Event, FigureKind, Label, Neutral, Obstacle, Payment, Reason, Release,
    Removal, Seat, Spot, Term, Terms, Title, Token,
};
use carcas_text::{key, say};
use carcas_tiles::{SegmentKind, Symbol};

use super::spot::{Place, cell};
use super::{At, Teller};
use crate::contest::{Contested, Ending};

impl Teller<'_> {
    /// Says in one sentence what happened. `state` is the state after the event, or any later one.
    pub fn event(&self, state: At<'_>, event: &Event) -> String {
        let words = self.words;
        let name = |seat: Seat| self.name(seat);
        match *event {
            Event::TurnStarted { seat } => say!(words, "event-turn-started", who = name(seat)),
            Event::Drawn { seat, kind } => {
                say!(
                    words,
                    "event-drawn",
                    who = name(seat),
                    tile = self.tile(kind)
                )
            }
            Event::Discarded { kind } => say!(words, "event-discarded", tile = self.tile(kind)),
            Event::Declined { seat, kind } => {
                say!(
                    words,
                    "event-declined",
                    who = name(seat),
                    tile = self.tile(kind)
                )
            }
            Event::TilePlaced {
                seat,
                cell: at,
                rotation,
                ..
            } => say!(
                words,
                "event-tile-placed",
                who = name(seat),
                cell = cell(at),
                degrees = rotation.degrees()
            ),
            Event::FigurePlaced { seat, figure, spot } => {
                let at = self.place(state, spot);
                say!(
                    words,
                    "event-figure-placed",
                    who = name(seat),
                    figure = figure.name(),
                    feature = at.feature,
                    sides = at.sides,
                    cell = at.cell,
                    how = role(figure, at.feature),
                )
            }
            Event::FigureReturned {
                seat,
                figure,
                spot,
                cause,
            } => self.returned(cause, figure, name(seat), &self.place(state, spot)),
            Event::DragonStopped { n_moves, obstacles } => {
                let ways = ["north", "east", "south", "west"].into_iter();
                let why: Vec<String> = ways
                    .zip(obstacles)
                    .map(|(way, obstacle)| self.obstacle(obstacle, way))
                    .collect();
                say!(
                    words,
                    "event-dragon-stopped",
                    n = n_moves,
                    list = Self::list(&why)
                )
            }
            Event::Scored {
                seat,
                reason,
                feature,
                spot,
                terms,
                ..
            } => {
                let text = self.reason(reason, feature, spot);
                self.scored(name(seat), (reason, text), &terms)
            }
            Event::TokensTaken {
                seat,
                token,
                n_tokens,
            } => match token {
                Token::King | Token::Robber => say!(
                    words,
                    "event-title-taken",
                    who = name(seat),
                    title = token.name()
                ),
                _ => say!(
                    words,
                    "event-tokens-taken",
                    who = name(seat),
                    token = token.name(),
                    n = n_tokens
                ),
            },
            Event::TokenDrawn { seat, token } => match token.n_sheep() {
                0 => say!(words, "event-wolf-drawn", who = name(seat)),
                n_sheep => say!(words, "event-sheep-drawn", who = name(seat), n = n_sheep),
            },
            Event::TokenPlaced {
                seat,
                token,
                spot,
                n_tokens,
            } => {
                let (who, cell) = (name(seat), cell(spot.cell));
                match token {
                    Token::Bridge => say!(words, "event-bridge-built", who = who, cell = cell),
                    Token::Castle => say!(words, "event-castle-built", who = who, cell = cell),
                    // Floors are the only others that are put on the board.
                    _ => say!(
                        words,
                        "event-floor-built",
                        who = who,
                        cell = cell,
                        n = n_tokens
                    ),
                }
            }
            Event::FigureCaptured {
                seat,
                figure,
                spot,
                captor,
            } => {
                let at = self.place(state, spot);
                say!(
                    words,
                    "event-figure-captured",
                    who = name(captor),
                    whom = name(seat),
                    figure = figure.name(),
                    feature = at.feature,
                    sides = at.sides,
                    cell = at.cell,
                )
            }
            Event::PrisonerFreed {
                seat,
                figure,
                holder,
                release,
            } => {
                let (who, whom, figure) = (name(holder), name(seat), figure.name());
                match release {
                    Release::Exchange => say!(
                        words,
                        "event-prisoner-exchanged",
                        who = who,
                        whom = whom,
                        figure = figure
                    ),
                    Release::Ransom => say!(
                        words,
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
            } => {
                let who = name(from);
                match (to.map(name), payment) {
                    (None, _) => say!(words, "event-paid-bank", who = who, points = points),
                    (Some(whom), Payment::Ransom) => {
                        say!(
                            words,
                            "event-paid-ransom",
                            who = who,
                            whom = whom,
                            points = points
                        )
                    }
                    (Some(whom), Payment::Bazaar) => {
                        say!(
                            words,
                            "event-paid-bazaar",
                            who = who,
                            whom = whom,
                            points = points
                        )
                    }
                }
            }
            Event::SetAside { kind } => say!(words, "event-set-aside", tile = self.tile(kind)),
            Event::TilesReturned { n_tiles } => say!(words, "event-tiles-returned", n = n_tiles),
            Event::FigureMoved {
                seat,
                figure,
                from,
                to,
            } => {
                let (old, new) = (self.place(state, from), self.place(state, to));
                say!(
                    words,
                    "event-figure-moved",
                    whom = name(seat),
                    figure = figure.name(),
                    old_feature = old.feature,
                    from = old.cell,
                    feature = new.feature,
                    sides = new.sides,
                    cell = new.cell,
                )
            }
            Event::NeutralMoved {
                mover,
                neutral: Neutral::Dragon,
                to,
            } if self.is_new_volcano(state, to.cell) => say!(
                words,
                "event-dragon-flies",
                who = self.name(mover),
                cell = cell(to.cell)
            ),
            Event::NeutralMoved { mover, neutral, to } => {
                let at = self.place(state, to);
                say!(
                    words,
                    "event-neutral-moved",
                    who = self.name(mover),
                    neutral = neutral.name(),
                    feature = at.feature,
                    sides = at.sides,
                    cell = at.cell,
                )
            }
            Event::NeutralAside { neutral, departure } => {
                let neutral = neutral.name();
                match departure {
                    Departure::Chosen { seat } => say!(
                        words,
                        "event-neutral-put-aside",
                        who = name(seat),
                        neutral = neutral
                    ),
                    Departure::Completed => {
                        say!(
                            words,
                            "event-neutral-aside",
                            neutral = neutral,
                            cause = "completed"
                        )
                    }
                    Departure::Converted => {
                        say!(
                            words,
                            "event-neutral-aside",
                            neutral = neutral,
                            cause = "converted"
                        )
                    }
                    Departure::Eaten { mover, spot } => {
                        let at = self.place(state, spot);
                        say!(
                            words,
                            "event-neutral-eaten",
                            who = name(mover),
                            neutral = neutral,
                            feature = at.feature,
                            sides = at.sides,
                            cell = at.cell,
                        )
                    }
                }
            }
            Event::LotTurnedUp { kind } => {
                say!(words, "event-lot-turned-up", tile = self.tile(kind))
            }
            Event::Offered { seat, kind, bid } => say!(
                words,
                "event-offered",
                who = name(seat),
                tile = self.tile(kind),
                points = bid
            ),
            Event::Bid { seat, bid } => say!(words, "event-bid", who = name(seat), points = bid),
            Event::LotTaken { seat, kind } => {
                say!(
                    words,
                    "event-lot-taken",
                    who = name(seat),
                    tile = self.tile(kind)
                )
            }
            Event::OwedTaken { seat, kind } => {
                say!(
                    words,
                    "event-owed-taken",
                    who = name(seat),
                    tile = self.tile(kind)
                )
            }
            Event::GameEnded => words.of(key!("event-game-ended")),
        }
    }

    fn returned(&self, cause: Cause, figure: FigureKind, whom: &str, at: &Place) -> String {
        let words = self.words;
        let figure = figure.name();
        let (feature, sides, cell) = (at.feature, at.sides, at.cell.as_str());
        // Every message of a figure that leaves says whose it is and where it stood.
        macro_rules! leaves {
            ($key:literal $(, $name:ident = $value:expr)*) => {
                say!(
                    words, $key, whom = whom, figure = figure, feature = feature, sides = sides,
                    cell = cell $(, $name = $value)*
                )
            };
        }
        match cause {
            Cause::Completed => leaves!("event-figure-returned"),
            Cause::TakenBack => leaves!("event-figure-taken-back"),
            Cause::Removed(Removal::Dragon { mover }) => {
                leaves!("event-figure-eaten", who = self.name(mover))
            }
            Cause::Removed(Removal::Princess { placer }) => {
                leaves!("event-figure-sent-home", who = self.name(placer))
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

    fn obstacle(&self, obstacle: Obstacle, way: &'static str) -> String {
        let words = self.words;
        match obstacle {
            Obstacle::NoTile => say!(words, "obstacle-no-tile", way = way),
            Obstacle::Visited => say!(words, "obstacle-visited", way = way),
            Obstacle::Fairy => say!(words, "obstacle-fairy", way = way),
            Obstacle::Carcassonne => say!(words, "obstacle-carcassonne", way = way),
        }
    }

    fn scored(&self, who: &str, (reason, text): (Reason, String), terms: &Terms) -> String {
        let words = self.words;
        let listed: Vec<String> = terms
            .as_slice()
            .iter()
            .map(|&term| self.term(term))
            .collect();
        let points = terms.total();
        match terms.as_slice() {
            [] => say!(words, "event-scored-nothing", text = text, who = who),
            // The fairy's point needs no formula.
            [one]
                if one.count == 1
                    && one.points() == points
                    && listed.len() == 1
                    && is_plain(reason) =>
            {
                say!(
                    words,
                    "event-scored-plain",
                    text = text,
                    who = who,
                    points = points
                )
            }
            _ => say!(
                words,
                "event-scored",
                text = text,
                who = who,
                list = listed.join(" + "),
                points = points
            ),
        }
    }

    /// Says why points are scored; at the end also where, since no tile was placed there just now.
    fn reason(&self, reason: Reason, feature: Option<SegmentKind>, spot: Option<Spot>) -> String {
        let words = self.words;
        let feature = feature.map_or("other", SegmentKind::name);
        let at = spot.map_or(String::new(), |spot| cell(spot.cell));
        match reason {
            Reason::Complete => say!(words, "score-complete", feature = feature),
            Reason::OpenAtEnd => say!(words, "score-open-at-end", feature = feature, cell = at),
            Reason::FieldAtEnd => say!(words, "score-field-at-end", cell = at),
            Reason::CityOfFieldsAtEnd if feature == SegmentKind::Castle.name() => {
                say!(words, "score-castle-of-fields-at-end", cell = at)
            }
            Reason::CityOfFieldsAtEnd => say!(words, "score-city-of-fields-at-end", cell = at),
            Reason::Castle => say!(words, "score-castle", feature = feature),
            Reason::TakenBack => say!(words, "score-taken-back", feature = feature),
            Reason::FairyTurn => words.of(key!("score-fairy-turn")),
            Reason::FairyBonus => words.of(key!("score-fairy-bonus")),
            Reason::Goods => words.of(key!("score-goods")),
            Reason::Title(Title::King) => words.of(key!("score-king")),
            Reason::Title(Title::Robber) => words.of(key!("score-robber")),
            Reason::BarnPlaced => words.of(key!("score-barn-placed")),
            Reason::BarnJoined => words.of(key!("score-barn-joined")),
            Reason::BarnAtEnd => say!(words, "score-barn-at-end", cell = at),
            Reason::Herd => words.of(key!("score-herd")),
        }
    }

    fn term(&self, term: Term) -> String {
        let words = self.words;
        let Term { label, count, each } = term;
        let points = term.points();
        match label {
            Label::Tiles => say!(words, "term-tiles", n = count, each = each),
            Label::Pennants => say!(words, "term-pennants", n = count, each = each),
            Label::Center => say!(words, "term-center", points = points),
            Label::Neighbors => say!(words, "term-neighbors", n = count, each = each),
            Label::Cities => say!(words, "term-cities", n = count, each = each),
            Label::Castles => say!(words, "term-castles", n = count, each = each),
            Label::PigHerd => say!(words, "term-pig-herd", n = count, each = each),
            Label::Fairy => say!(words, "term-fairy", points = points),
            Label::Mage => say!(words, "term-mage", n = count, each = each),
            Label::Witch => say!(words, "term-witch", points = points),
            Label::Pig => say!(words, "term-pig", n = count, each = each),
            Label::MostGoods(goods) => {
                say!(
                    words,
                    "term-most-goods",
                    goods = goods.name(),
                    points = points
                )
            }
            Label::Titles(Title::King) if each == 1 => {
                say!(words, "term-cities", n = count, each = each)
            }
            Label::Titles(Title::Robber) if each == 1 => {
                say!(words, "term-roads", n = count, each = each)
            }
            Label::Titles(title) => {
                say!(words, "term-title", title = title.name(), points = points)
            }
            Label::Vineyards => say!(words, "term-vineyards", n = count, each = each),
            Label::Sheep => say!(words, "term-sheep", n = count, each = each),
        }
    }

    /// Tells whether the volcano that was placed last is at a cell: there the dragon flies, and nobody moves it.
    fn is_new_volcano(&self, state: At<'_>, at: Cell) -> bool {
        let is_volcano = |kind| self.rules.active_symbols(kind).contains(Symbol::Volcano);
        let last = state.tiles().last();
        last.is_some_and(|last| last.cell == at && is_volcano(last.kind))
    }

    /// Says who else contended for a scored feature: nothing if nobody did, or if the event is no such score.
    ///
    /// The strongest come first, each with its power. Where hills break a tie, those who win it follow.
    pub fn contest(&self, event: &Event) -> Option<String> {
        let contested = Contested::of(event, |seat| self.name(seat))?;
        let (words, listed) = (self.words, contested.contenders);
        Some(match contested.ending {
            Ending::OnHill => {
                let winners = contested.winners;
                say!(words, "contest-hill", list = listed, others = winners)
            }
            Ending::Tied => say!(words, "contest-tied", list = listed),
            Ending::Won => say!(words, "contest-contested", list = listed),
        })
    }
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
