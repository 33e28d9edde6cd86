//! Points: the one way to give them, and what is told of it.

use carcas_tiles::SegmentKind;

use super::contest::{Contest, contest};
use crate::event::{Event, Log, Reason, Terms};
use crate::feature::{FeatureIx, SegmentIx};
use crate::figure::Seat;
use crate::moves::Spot;
use crate::rules::{FarmerScoring, KingRobberScoring, Rules};
use crate::state::State;

/// What points are for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Of {
    /// A feature that seats contend for.
    Feature(FeatureIx),
    /// A city that the farmers around it contend for.
    CityOfFields(FeatureIx, Contest),
    /// A feature that is scored without a contest in it.
    Place(SegmentKind, Spot),
    /// A tile or segment.
    Spot(Spot),
    /// Nothing on the board.
    Nothing,
}

impl State {
    /// Gives points to a seat and tells why. Points for features and herds count as brought by the tile of this part.
    ///
    /// Rule: CO-18, HS-60.
    pub(crate) fn award(
        &mut self,
        rules: &Rules,
        seat: Seat,
        (reason, of): (Reason, Of),
        terms: &Terms,
        log: &mut Log<'_>,
    ) {
        let points = terms.total();
        self.seats[seat.ix()].score += points;
        if matches!(
            reason,
            Reason::Complete
                | Reason::BarnPlaced
                | Reason::BarnJoined
                | Reason::Castle
                | Reason::Herd
        ) {
            self.flow.gained[seat.ix()] += points as i16;
        }
        log.tell(|| self.scored(rules, seat, (reason, of), terms));
    }

    fn scored(
        &self,
        rules: &Rules,
        seat: Seat,
        (reason, of): (Reason, Of),
        terms: &Terms,
    ) -> Event {
        let (feature, spot, contest) = match of {
            Of::Feature(feature) => {
                let kind = self.features.columns(feature).kind;
                let spot = spot_of_seat(self, feature, seat);
                (Some(kind), Some(spot), Some(contest(rules, self, feature)))
            }
            Of::CityOfFields(city, contest) => {
                let kind = self.features.columns(city).kind;
                let spot = self.spot(self.first_segment(city));
                (Some(kind), Some(spot), Some(contest))
            }
            Of::Place(kind, spot) => (Some(kind), Some(spot), None),
            Of::Spot(spot) => (None, Some(spot), None),
            Of::Nothing => (None, None, None),
        };
        Event::Scored {
            seat,
            rule: rule_of(rules, reason, feature),
            reason,
            feature,
            spot,
            terms: *terms,
            contest,
        }
    }
}

/// Returns the rule that gives the points.
fn rule_of(rules: &Rules, reason: Reason, kind: Option<SegmentKind>) -> &'static str {
    match (reason, kind) {
        (Reason::Complete, Some(SegmentKind::Road)) => "BA-36",
        (Reason::Complete, Some(SegmentKind::City)) => "BA-37",
        (Reason::Complete, Some(SegmentKind::Garden)) => "AB-05",
        (Reason::Complete, _) => "BA-39",
        (Reason::OpenAtEnd, Some(SegmentKind::Garden)) => "AB-14",
        (Reason::OpenAtEnd, _) => "BA-46",
        (Reason::FieldAtEnd | Reason::CityOfFieldsAtEnd, _) => match rules.choices.farmer_scoring {
            FarmerScoring::ThirdEdition => "BA-48",
            FarmerScoring::SecondEdition => "BA-51",
            FarmerScoring::FirstEdition => "BA-52",
            FarmerScoring::CityMajorityThree => "BA-53",
        },
        (Reason::TakenBack, _) => "AB-06",
        (Reason::FairyTurn, _) => "PD-52",
        (Reason::FairyBonus, _) => "PD-54",
        (Reason::Goods, _) => "TB-05",
        (Reason::Castle, _) => "BC-23",
        (Reason::Title(_), _) => match rules.choices.king_robber_scoring {
            KingRobberScoring::Continuous => "KR-14",
            KingRobberScoring::PerFeature
            | KingRobberScoring::TenEach
            | KingRobberScoring::FifteenForty => "KR-11",
        },
        (Reason::BarnPlaced, _) => "AM-40",
        (Reason::BarnJoined, _) => "AM-43",
        (Reason::BarnAtEnd, _) => "AM-46",
        (Reason::Herd, _) => "HS-12",
    }
}

/// Returns where a seat's first figure in a feature stands, to point at the feature.
fn spot_of_seat(state: &State, feature: FeatureIx, seat: Seat) -> Spot {
    let own = state
        .figures
        .iter()
        .find(|figure| figure.seat == seat && state.features.of(figure.segment) == feature)
        .map_or(SegmentIx(feature.0), |figure| figure.segment);
    state.spot(own)
}
