//! Why nobody enters, leaves or is scored, and why the Count stays.

use carcas_tiles::{Mark, SegmentKind};

use super::{barn_fields, is_blocked, leads_to, quarter_of};
use crate::decision::{Decision, Leaving};
use crate::feature::{FeatureIx, SegmentIx};
use crate::figure::{Figure, FigureIx, FigureKind};
use crate::modules::dragon;
use crate::moves::{Move, Spot};
use crate::neutral::{Neutral, Quarter};
use crate::refusal::{
    Answer, Asked, Attempt, BaseObjection, Refusal, Remedy, asks, because, objections, wrong,
    wrong_or_pass,
};
use crate::rules::{CountAbbot, CountFinalQuarters, CountMove, CountMultiFeature};

objections! {
    /// What the Count and his city object to.
    pub enum CountObjection {
        /// Followers may leave for what is scored.
        MayLeave,
        /// Followers may leave for the last time.
        MayLeaveAtTheEnd,
        /// The order of scoring must be chosen.
        MustChooseScoring,
        /// A follower may enter.
        MayEnter,
        /// The Count may be moved.
        MayMoveCount,
        /// The seats move followers out in turn.
        InTurn,
        /// A follower enters only after its tile brought points to others alone.
        NotEntitled,
        /// The city itself is never claimed.
        CityItself,
        /// Builder and pig never enter.
        HelpersStayOut,
        /// The seat has no such follower in its supply.
        NotInSupply,
        /// A follower goes to a quarter.
        QuartersOnly,
        /// Without farmers the market is closed.
        MarketClosed,
        /// Abbots never enter.
        NoAbbots,
        /// Abbots enter the cathedral quarter only.
        AbbotsToCathedral,
        /// Nobody is taken back from the city.
        NotTakenBack,
        /// A seat moves its own followers only.
        NotOwnFollower,
        /// The Count is in the quarter.
        Blocked,
        /// It is no time to leave.
        LeavesLater,
        /// There is no such segment to move to.
        NoSegment,
        /// Followers do not move from quarter to quarter.
        FromQuarterToQuarter,
        /// The dragon stands on the tile.
        DragonThere,
        /// Another follower stands for this one.
        StandsForOneLikeIt,
        /// Followers leave the market at the end only.
        MarketAtTheEnd,
        /// Followers leave the market for the fields of barns that are scored.
        NoBarnThere,
        /// Mayors enter the castle only.
        MayorsToCastle,
        /// Wagons enter every quarter but the market.
        WagonsNotToMarket,
        /// Only abbots move to a garden that is scored.
        GardenForAbbots,
        /// Only abbots move to a garden, at the end to one that is open.
        OpenGardenForAbbots,
        /// The quarter leads to other features.
        WrongKind(Quarter),
        /// The tile has not completed the feature that is to be moved to.
        NotCompleted,
        /// Another feature is scored next.
        NotScoredNext,
        /// Only followers in the market leave at the end.
        OnlyMarketAtTheEnd,
        /// The feature has been scored.
        ScoredLongAgo,
        /// The Count moves by himself.
        MovesByHimself,
        /// The Count moves when a follower has entered.
        NobodyEntered,
        /// The Count stays in the quarters.
        CountStaysInCity,
        /// The Count is there already.
        CountIsThere,
        /// Features are scored together.
        ScoredTogether,
        /// There is no order to choose.
        NoOrder,
        /// There is no such segment to score.
        NothingToScore,
        /// The tile has not completed the feature that is to be scored.
        NotCompletedByTile,
        /// The feature has been scored in this part.
        ScoredAlready,
        /// Another segment stands for the feature.
        AnotherSegment,
    }
}

use CountObjection as Count;

pub(super) fn refuse(asked: &Asked<'_>, attempt: Attempt) -> Option<Refusal> {
    const COUNT: Neutral = Neutral::Count;
    match attempt {
        Attempt::Question => question(asked.decision),
        Attempt::Seat => match asked.decision {
            Decision::LeaveQuarter { leaving, .. } => {
                let rule = match leaving {
                    Leaving::Scoring => "CO-22",
                    Leaving::Final => "CO-44",
                };
                Some(because(rule, Count::InTurn, Remedy::Wait))
            }
            _ => None,
        },
        Attempt::Draw | Attempt::Move(Move::PlaceTile { .. }) => {
            let is_over = matches!(
                asked.decision,
                Decision::LeaveQuarter {
                    leaving: Leaving::Final,
                    ..
                }
            );
            is_over.then(|| asked.untimely("BA-45", BaseObjection::LastTileLies))
        }
        Attempt::Move(Move::PlaceFigure { figure, spot }) => match asked.decision {
            Decision::EnterQuarter => Some(entry(asked, figure, spot)),
            _ => placement(asked, figure, spot),
        },
        Attempt::Move(Move::MoveFigure { figure, to }) => figure_move(asked, figure, to),
        Attempt::Move(Move::TakeBack { figure }) => take_back(asked, figure),
        Attempt::Move(Move::MoveNeutral { neutral: COUNT, to }) => Some(count(asked, to)),
        Attempt::Move(
            Move::PutBeside { neutral: COUNT, .. } | Move::PutAside { neutral: COUNT },
        ) => Some(asked.untimely("CO-20", Count::CountStaysInCity)),
        Attempt::Move(Move::Choose { spot }) => Some(scoring(asked, spot)),
        Attempt::Move(_) => None,
    }
}

fn question(decision: Decision) -> Option<Refusal> {
    Some(match decision {
        Decision::LeaveQuarter {
            leaving: Leaving::Scoring,
            ..
        } => asks("CO-23", Count::MayLeave, Answer::LeaveQuarter),
        Decision::LeaveQuarter {
            leaving: Leaving::Final,
            ..
        } => asks("CO-40", Count::MayLeaveAtTheEnd, Answer::LeaveQuarter),
        Decision::ChooseScoring => asks("CO-A3", Count::MustChooseScoring, Answer::ChooseScoring),
        Decision::EnterQuarter => asks("CO-12", Count::MayEnter, Answer::EnterQuarter),
        Decision::MoveCount => asks("CO-19", Count::MayMoveCount, Answer::MoveCount),
        _ => return None,
    })
}

/// Whether a segment belongs to the city of Carcassonne itself, not to the land around it.
fn is_carcassonne(asked: &Asked<'_>, segment: SegmentIx) -> bool {
    let printed = asked.state.printed(asked.rules, segment);
    printed.kind == SegmentKind::City && printed.marks.contains(Mark::AtCarcassonne)
}

/// Refuses figures in the figure step.
///
/// Rule: CO-06, CO-12.
fn placement(asked: &Asked<'_>, figure: FigureKind, spot: Spot) -> Option<Refusal> {
    let placing = asked.placing(figure, spot)?;
    if placing.kind == SegmentKind::Quarter && !placing.spots.everywhere {
        return Some(wrong_or_pass("CO-12", Count::NotEntitled));
    }
    is_carcassonne(asked, placing.segment).then(|| wrong("CO-06", Count::CityItself))
}

/// Why a follower does not enter the city.
///
/// Rule: CO-12, CO-48, CO-50, CO-56.
fn entry(asked: &Asked<'_>, figure: FigureKind, spot: Spot) -> Refusal {
    match figure {
        FigureKind::Builder | FigureKind::Pig => {
            return asked.untimely("CO-56", Count::HelpersStayOut);
        }
        FigureKind::Barn => return asked.untimely("CO-60", Count::HelpersStayOut),
        _ => {}
    }
    if asked.n_in_supply(figure) == 0 {
        return asked.untimely("CO-12", Count::NotInSupply);
    }
    let segment = asked.state.segment(asked.rules, spot);
    let Some(quarter) = segment.and_then(|segment| quarter_of(asked.rules, segment)) else {
        return asked.untimely("CO-12", Count::QuartersOnly);
    };
    if quarter == Quarter::Market && !asked.rules.has_farmers() {
        return wrong_or_pass("CO-48", Count::MarketClosed);
    }
    match figure {
        FigureKind::Abbot if asked.rules.choices().count_abbot == CountAbbot::No => {
            wrong_or_pass("CO-50", Count::NoAbbots)
        }
        FigureKind::Abbot => wrong("CO-50", Count::AbbotsToCathedral),
        FigureKind::Mayor => wrong("CO-59", Count::MayorsToCastle),
        FigureKind::Wagon => wrong("CO-59", Count::WagonsNotToMarket),
        _ => asked.question(),
    }
}

/// Why a follower in a quarter does not move.
///
/// Rule: CO-06, CO-21, CO-23, CO-32, CO-43, CO-69.
fn figure_move(asked: &Asked<'_>, figure: FigureIx, to: Spot) -> Option<Refusal> {
    let figure = asked.on_board(figure)?;
    let quarter = quarter_of(asked.rules, figure.segment)?;
    if figure.seat != asked.seat {
        return Some(asked.untimely("CO-23", Count::NotOwnFollower));
    }
    let is_blocked = is_blocked(asked.state, figure);
    let Decision::LeaveQuarter { leaving, .. } = asked.decision else {
        return Some(match is_blocked {
            true => asked.untimely("CO-21", Count::Blocked),
            false => asked.untimely("CO-32", Count::LeavesLater),
        });
    };
    if is_blocked {
        let rule = match leaving {
            Leaving::Scoring => "CO-21",
            Leaving::Final => "CO-43",
        };
        return Some(wrong_or_pass(rule, Count::Blocked));
    }
    let Some(segment) = asked.state.segment(asked.rules, to) else {
        return Some(asked.untimely("BA-59", Count::NoSegment));
    };
    if is_carcassonne(asked, segment) {
        return Some(wrong("CO-06", Count::CityItself));
    }
    if quarter_of(asked.rules, segment).is_some() {
        return Some(wrong_or_pass("CO-32", Count::FromQuarterToQuarter));
    }
    let feature = asked.state.features.of(segment);
    let refusal = match leaving {
        Leaving::Scoring => no_exit(asked, figure, quarter, feature),
        Leaving::Final => no_final_exit(asked, figure, quarter, feature),
    };
    Some(refusal.unwrap_or_else(|| {
        match dragon::keeps_off(asked.rules, asked.state, segment) {
            true => wrong_or_pass("CO-69", Count::DragonThere),
            // Figures that stand alike are one choice; the notation reads the first.
            false => asked.untimely("CO-23", Count::StandsForOneLikeIt),
        }
    }))
}

/// Refuses features that a follower does not reach before a scoring.
///
/// Rule: CO-24, CO-25, CO-51, CO-A3.
fn no_exit(
    asked: &Asked<'_>,
    figure: &Figure,
    quarter: Quarter,
    feature: FeatureIx,
) -> Option<Refusal> {
    let kind = asked.state.features.columns(feature).kind;
    let completed = &asked.state.flow.completed;
    if quarter == Quarter::Market {
        let has_barn = barn_fields(asked.rules, asked.state).next().is_some();
        let is_joined = barn_fields(asked.rules, asked.state).any(|field| field == feature);
        match has_barn {
            true => (!is_joined).then(|| wrong_or_pass("AM-76", Count::NoBarnThere)),
            false => Some(wrong_or_pass("CO-25", Count::MarketAtTheEnd)),
        }
    } else if is_barred_garden(quarter, figure, kind) {
        Some(wrong_or_pass("CO-51", Count::GardenForAbbots))
    } else if !leads_to(quarter, figure.kind, kind) {
        Some(wrong_or_pass("CO-24", Count::WrongKind(quarter)))
    } else if !completed.as_slice().contains(&feature) {
        Some(wrong_or_pass("CO-24", Count::NotCompleted))
    } else {
        (!completed.is_due(feature)).then(|| wrong_or_pass("CO-A3", Count::NotScoredNext))
    }
}

/// Refuses features that a follower does not reach at the end of the game.
///
/// Rule: CO-41, CO-42, CO-51.
fn no_final_exit(
    asked: &Asked<'_>,
    figure: &Figure,
    quarter: Quarter,
    feature: FeatureIx,
) -> Option<Refusal> {
    let columns = asked.state.features.columns(feature);
    let is_led = leads_to(quarter, figure.kind, columns.kind);
    if quarter == Quarter::Market {
        return (!is_led).then(|| wrong_or_pass("CO-41", Count::WrongKind(quarter)));
    }
    if asked.rules.choices().count_final_quarters == CountFinalQuarters::MarketOnly {
        Some(wrong_or_pass("CO-41", Count::OnlyMarketAtTheEnd))
    } else if is_barred_garden(quarter, figure, columns.kind) {
        Some(wrong_or_pass("CO-51", Count::OpenGardenForAbbots))
    } else if !is_led {
        Some(wrong_or_pass("CO-42", Count::WrongKind(quarter)))
    } else {
        columns
            .is_closed()
            .then(|| wrong_or_pass("CO-42", Count::ScoredLongAgo))
    }
}

/// Whether a follower would go to a garden that only an abbot may choose.
///
/// Rule: CO-51.
fn is_barred_garden(quarter: Quarter, figure: &Figure, kind: SegmentKind) -> bool {
    quarter == Quarter::Cathedral && kind == SegmentKind::Garden && figure.kind != FigureKind::Abbot
}

/// Rule: CO-32.
fn take_back(asked: &Asked<'_>, figure: FigureIx) -> Option<Refusal> {
    let figure = asked.on_board(figure)?;
    let is_own_abbot = figure.kind == FigureKind::Abbot && figure.seat == asked.seat;
    let is_time = asked.decision == Decision::FigureAction;
    (is_time && is_own_abbot && asked.state.is_in_quarter(figure))
        .then(|| asked.untimely("CO-32", Count::NotTakenBack))
}

/// Why the Count does not move.
///
/// Rule: CO-19, CO-20, CO-48, CO-A9.
fn count(asked: &Asked<'_>, to: Spot) -> Refusal {
    if asked.rules.choices().count_move != CountMove::ByPlayer {
        return asked.untimely("CO-19", Count::MovesByHimself);
    }
    if asked.decision != Decision::MoveCount {
        return asked.untimely("CO-20", Count::NobodyEntered);
    }
    let segment = asked.state.segment(asked.rules, to);
    match segment.and_then(|segment| quarter_of(asked.rules, segment)) {
        None => asked.untimely("CO-20", Count::CountStaysInCity),
        Some(Quarter::Market) if !asked.rules.has_farmers() => {
            wrong_or_pass("CO-48", Count::MarketClosed)
        }
        Some(_) => asked.untimely("CO-A9", Count::CountIsThere),
    }
}

/// Why a feature is not scored next.
///
/// Rule: CO-27, CO-A3.
fn scoring(asked: &Asked<'_>, spot: Spot) -> Refusal {
    if asked.decision != Decision::ChooseScoring {
        return match asked.rules.choices().count_multi_feature {
            CountMultiFeature::SinglePass => asked.untimely("CO-27", Count::ScoredTogether),
            CountMultiFeature::PerFeature => asked.untimely("CO-A3", Count::NoOrder),
        };
    }
    let segment = asked.state.segment(asked.rules, spot);
    let feature = segment.map(|segment| asked.state.features.of(segment));
    let completed = &asked.state.flow.completed;
    match feature {
        None => asked.untimely("BA-59", Count::NothingToScore),
        Some(feature) if !completed.as_slice().contains(&feature) => {
            asked.untimely("CO-A3", Count::NotCompletedByTile)
        }
        Some(feature) if !completed.is_due(feature) => {
            asked.untimely("CO-A3", Count::ScoredAlready)
        }
        // The move knows a feature by one of its segments; the notation finds it by any.
        Some(_) => asked.untimely("CO-A3", Count::AnotherSegment),
    }
}
