//! Events of the engine as events of the wire.

use carcas_engine::{
    Cause, Contest, Departure, Event, KindIx, Label, Obstacle, Payment, Reason, Release, Removal,
    Rules, SeatSet, Spot, State, Term,
};
use carcas_record::Teller;

use super::{
    SaidEvent, WireCause, WireContest, WireDeparture, WireEvent, WireObstacle, WireReason,
    WireRemoval, WireTerm,
};
use crate::Said;
use crate::place::WireSpot;

impl SaidEvent {
    /// Tells an event; `state` is the state after it.
    pub fn of(rules: &Rules, state: &State, event: &Event) -> Self {
        Self {
            event: WireEvent::of(rules, state, event),
            said: Some(Said::of(&Teller { rules }.event(state, event))),
        }
    }
}

impl WireEvent {
    /// Tells an event; `state` is the state after it, which knows the names of spots.
    pub fn of(rules: &Rules, state: &State, event: &Event) -> Self {
        let tile = |kind: KindIx| rules.tile_kind(kind).id.clone();
        let at = |spot: Spot| WireSpot::of(rules, state, spot);
        match *event {
            Event::TurnStarted { seat } => Self::TurnStarted { seat: seat.0 },
            Event::Drawn { seat, kind } => Self::Drawn {
                seat: seat.0,
                tile: tile(kind),
            },
            Event::Discarded { kind } => Self::Discarded { tile: tile(kind) },
            Event::Declined { seat, kind } => Self::Declined {
                seat: seat.0,
                tile: tile(kind),
            },
            Event::TilePlaced {
                seat,
                kind,
                cell,
                rotation,
            } => Self::TilePlaced {
                seat: seat.0,
                tile: tile(kind),
                cell: cell.into(),
                rotation: rotation.ix() as u8,
            },
            Event::FigurePlaced { seat, figure, spot } => Self::FigurePlaced {
                seat: seat.0,
                figure: figure.name().to_owned(),
                spot: at(spot),
            },
            Event::FigureReturned {
                seat,
                figure,
                spot,
                cause,
            } => Self::FigureReturned {
                seat: seat.0,
                figure: figure.name().to_owned(),
                spot: at(spot),
                cause: cause.into(),
                rule: cause.rule().to_owned(),
            },
            Event::Scored {
                seat,
                rule,
                reason,
                feature,
                spot,
                terms,
                contest,
            } => Self::Scored {
                seat: seat.0,
                rule: rule.to_owned(),
                reason: reason.into(),
                feature: feature.map(|kind| kind.name().to_owned()),
                spot: spot.map(at),
                points: terms.total(),
                terms: terms.as_slice().iter().map(WireTerm::of).collect(),
                contest: contest.map(|contest| WireContest::of(rules, &contest)),
            },
            Event::TokensTaken {
                seat,
                token,
                n_tokens,
            } => Self::TokensTaken {
                seat: seat.0,
                token: token.name().to_owned(),
                count: n_tokens,
            },
            Event::TokenDrawn { seat, token } => Self::TokenDrawn {
                seat: seat.0,
                token: token.name().to_owned(),
            },
            Event::TokenPlaced {
                seat,
                token,
                spot,
                n_tokens,
            } => Self::TokenPlaced {
                seat: seat.0,
                token: token.name().to_owned(),
                spot: at(spot),
                count: n_tokens,
            },
            Event::FigureCaptured {
                seat,
                figure,
                spot,
                captor,
            } => Self::FigureCaptured {
                seat: seat.0,
                figure: figure.name().to_owned(),
                spot: at(spot),
                captor: captor.0,
            },
            Event::PrisonerFreed {
                seat,
                figure,
                holder,
                release,
            } => Self::PrisonerFreed {
                seat: seat.0,
                figure: figure.name().to_owned(),
                holder: holder.0,
                release: release_key(release).to_owned(),
            },
            Event::Paid {
                from,
                to,
                points,
                payment,
            } => Self::Paid {
                from: from.0,
                to: to.map(|seat| seat.0),
                points,
                payment: payment_key(payment).to_owned(),
            },
            Event::SetAside { kind } => Self::SetAside { tile: tile(kind) },
            Event::TilesReturned { n_tiles } => Self::TilesReturned { count: n_tiles },
            Event::FigureMoved {
                seat,
                figure,
                from,
                to,
            } => Self::FigureMoved {
                seat: seat.0,
                figure: figure.name().to_owned(),
                from: at(from),
                to: at(to),
            },
            Event::NeutralMoved { mover, neutral, to } => Self::NeutralMoved {
                mover: Some(mover.0),
                neutral: neutral.name().to_owned(),
                to: at(to),
            },
            Event::NeutralAside { neutral, departure } => Self::NeutralAside {
                neutral: neutral.name().to_owned(),
                departure: Some(match departure {
                    Departure::Chosen { seat } => WireDeparture::Chosen { seat: seat.0 },
                    Departure::Completed => WireDeparture::Completed,
                    Departure::Converted => WireDeparture::Converted,
                    Departure::Eaten { mover, spot } => WireDeparture::Eaten {
                        mover: mover.0,
                        spot: at(spot),
                    },
                }),
            },
            Event::DragonStopped { n_moves, obstacles } => Self::DragonStopped {
                moves: n_moves,
                obstacles: obstacles.map(WireObstacle::from),
            },
            Event::LotTurnedUp { kind } => Self::LotTurnedUp { tile: tile(kind) },
            Event::Offered { seat, kind, bid } => Self::Offered {
                seat: seat.0,
                tile: tile(kind),
                bid,
            },
            Event::Bid { seat, bid } => Self::Bid { seat: seat.0, bid },
            Event::LotTaken { seat, kind } => Self::LotTaken {
                seat: seat.0,
                tile: tile(kind),
            },
            Event::OwedTaken { seat, kind } => Self::OwedTaken {
                seat: seat.0,
                tile: tile(kind),
            },
            Event::GameEnded => Self::GameEnded,
        }
    }
}

const fn release_key(release: Release) -> &'static str {
    match release {
        Release::Exchange => "exchange",
        Release::Ransom => "ransom",
    }
}

const fn payment_key(payment: Payment) -> &'static str {
    match payment {
        Payment::Ransom => "ransom",
        Payment::Bazaar => "bazaar",
    }
}

impl From<Cause> for WireCause {
    fn from(cause: Cause) -> Self {
        match cause {
            Cause::Completed => Self::Completed,
            Cause::TakenBack => Self::TakenBack,
            Cause::Removed(removal) => {
                let (by, seat) = removed(removal);
                Self::Removed { by, seat }
            }
            Cause::Orphaned(removal) => {
                let (by, seat) = removed(removal);
                Self::Orphaned { by, seat }
            }
            Cause::Converted => Self::Converted,
            Cause::CastleScored => Self::CastleScored,
            Cause::Barn => Self::Barn,
            Cause::Wolf => Self::Wolf,
            Cause::Herded => Self::Herded,
        }
    }
}

const fn removed(removal: Removal) -> (WireRemoval, u8) {
    match removal {
        Removal::Dragon { mover } => (WireRemoval::Dragon, mover.0),
        Removal::Princess { placer } => (WireRemoval::Princess, placer.0),
        Removal::Capture { captor } => (WireRemoval::Capture, captor.0),
    }
}

impl From<Reason> for WireReason {
    fn from(reason: Reason) -> Self {
        match reason {
            Reason::Complete => Self::Complete,
            Reason::OpenAtEnd => Self::OpenAtEnd,
            Reason::FieldAtEnd => Self::FieldAtEnd,
            Reason::CityOfFieldsAtEnd => Self::CityOfFieldsAtEnd,
            Reason::TakenBack => Self::TakenBack,
            Reason::FairyTurn => Self::FairyTurn,
            Reason::FairyBonus => Self::FairyBonus,
            Reason::Goods => Self::Goods,
            Reason::Title(title) => Self::Title {
                title: title.name().to_owned(),
            },
            Reason::Castle => Self::Castle,
            Reason::BarnPlaced => Self::BarnPlaced,
            Reason::BarnJoined => Self::BarnJoined,
            Reason::BarnAtEnd => Self::BarnAtEnd,
            Reason::Herd => Self::Herd,
        }
    }
}

impl From<Obstacle> for WireObstacle {
    fn from(obstacle: Obstacle) -> Self {
        match obstacle {
            Obstacle::NoTile => Self::NoTile,
            Obstacle::Visited => Self::Visited,
            Obstacle::Fairy => Self::Fairy,
            Obstacle::Carcassonne => Self::Carcassonne,
        }
    }
}

impl WireTerm {
    fn of(term: &Term) -> Self {
        let (label, of) = match term.label {
            Label::Tiles => ("tiles", None),
            Label::Pennants => ("pennants", None),
            Label::Center => ("center", None),
            Label::Neighbors => ("neighbors", None),
            Label::Cities => ("cities", None),
            Label::PigHerd => ("pig-herd", None),
            Label::Fairy => ("fairy", None),
            Label::Mage => ("mage", None),
            Label::Witch => ("witch", None),
            Label::Pig => ("pig", None),
            Label::MostGoods(goods) => ("most-goods", Some(goods.name())),
            Label::Titles(title) => ("titles", Some(title.name())),
            Label::Castles => ("castles", None),
            Label::Vineyards => ("vineyards", None),
            Label::Sheep => ("sheep", None),
        };
        Self {
            label: label.to_owned(),
            of: of.map(str::to_owned),
            count: term.count,
            each: term.each,
            total: term.points(),
        }
    }
}

impl WireContest {
    /// Tells a contest.
    pub fn of(rules: &Rules, contest: &Contest) -> Self {
        let seats = |set: SeatSet| set.iter().map(|seat| seat.0).collect();
        Self {
            powers: rules
                .seats()
                .map(|seat| contest.powers[seat.ix()])
                .collect(),
            strongest: seats(contest.strongest),
            owners: seats(contest.owners),
        }
    }
}
