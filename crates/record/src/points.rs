//! What every seat got its points for.

use carcas_engine::{Event, Reason};
use carcas_text::{Key, key};
use carcas_tiles::SegmentKind;

use crate::Record;

/// Where points come from, in the order of the table.
#[derive(Clone, Copy)]
enum Source {
    Roads,
    Cities,
    Monasteries,
    Gardens,
    Castles,
    Fields,
    Barns,
    Flocks,
    Fairy,
    Goods,
    Titles,
    Other,
    Payments,
}

impl Source {
    const ALL: [Self; 13] = [
        Self::Roads,
        Self::Cities,
        Self::Monasteries,
        Self::Gardens,
        Self::Castles,
        Self::Fields,
        Self::Barns,
        Self::Flocks,
        Self::Fairy,
        Self::Goods,
        Self::Titles,
        Self::Other,
        Self::Payments,
    ];

    /// Returns the word of a row.
    const fn key(self) -> Key {
        match self {
            Self::Roads => key!("points-roads"),
            Self::Cities => key!("points-cities"),
            Self::Monasteries => key!("points-monasteries"),
            Self::Gardens => key!("points-gardens"),
            Self::Castles => key!("points-castles"),
            Self::Fields => key!("points-fields"),
            Self::Barns => key!("points-barns"),
            Self::Flocks => key!("points-flocks"),
            Self::Fairy => key!("points-fairy"),
            Self::Goods => key!("points-goods"),
            Self::Titles => key!("points-titles"),
            Self::Other => key!("points-other"),
            Self::Payments => key!("points-payments"),
        }
    }

    fn of(reason: Reason, feature: Option<SegmentKind>) -> Self {
        match (reason, feature) {
            (Reason::Castle, _) => Self::Castles,
            (Reason::BarnAtEnd, _) => Self::Barns,
            (Reason::Herd, _) => Self::Flocks,
            (Reason::CityOfFieldsAtEnd, _) => Self::Fields,
            (Reason::FairyBonus | Reason::FairyTurn, _) => Self::Fairy,
            (Reason::Goods, _) => Self::Goods,
            (Reason::Title(_), _) => Self::Titles,
            (_, Some(SegmentKind::Road)) => Self::Roads,
            (_, Some(SegmentKind::City)) => Self::Cities,
            (_, Some(SegmentKind::Monastery | SegmentKind::Abbey)) => Self::Monasteries,
            (_, Some(SegmentKind::Garden)) => Self::Gardens,
            (_, Some(SegmentKind::Field)) => Self::Fields,
            _ => Self::Other,
        }
    }
}

/// What a source brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsRow {
    /// The message that names the source.
    pub source: Key,
    /// What it brought every seat; below zero if the seat paid.
    pub points: Vec<i32>,
}

/// Returns what every seat got its points for, source by source; what brought nobody any is left out. The rows of a seat add
/// up to its score.
pub fn points_by_source(record: &Record) -> Vec<PointsRow> {
    let n_seats = record.rules().n_seats();
    let mut rows = Source::ALL.map(|source| PointsRow {
        source: source.key(),
        points: vec![0; n_seats],
    });
    let mut replay = record.replay();
    while let Some(step) = replay.step() {
        for event in &step.events {
            match *event {
                Event::Scored {
                    seat,
                    reason,
                    feature,
                    terms,
                    ..
                } => {
                    let source = Source::of(reason, feature);
                    rows[source as usize].points[seat.ix()] += terms.total();
                }
                Event::Paid {
                    from, to, points, ..
                } => {
                    let paid = &mut rows[Source::Payments as usize].points;
                    paid[from.ix()] -= points;
                    if let Some(to) = to {
                        paid[to.ix()] += points;
                    }
                }
                _ => {}
            }
        }
    }
    let brings = |row: &PointsRow| row.points.iter().any(|&sum| sum != 0);
    rows.into_iter().filter(brings).collect()
}
