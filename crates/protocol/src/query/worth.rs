//! Owners, worth and scores to come.

use carcas_engine::{Event, Log, Rules, Spot, Standing, State};
use carcas_tiles::SegmentKind;

use super::{
    FeatureDetail, Features, MoveScore, Projection, Query, QueryRefusal, WireContest, Worth,
};
use crate::place::{WireCell, WireSpot};
use crate::question::SpotAt;

/// Plays the move on a copy. The next seat's turn is another matter, although it begins without a question.
pub(super) fn move_score(
    rules: &Rules,
    state: &State,
    text: &str,
) -> Result<MoveScore, QueryRefusal> {
    let parsed = state.parse_move(rules, text);
    let parsed = parsed.map_err(|_| QueryRefusal::NotLegal {})?;
    let mut after = state.clone();
    let mut events = Vec::new();
    let played = after.play(rules, parsed, &mut Log::to(&mut events));
    played.map_err(|_| QueryRefusal::NotLegal {})?;
    let mut points = vec![0; rules.n_seats()];
    let is_begun = |event: &&Event| matches!(event, Event::TurnStarted { .. });
    for event in events.iter().take_while(|event| !is_begun(event)) {
        if let Event::Scored { seat, terms, .. } = event {
            points[seat.ix()] += terms.total();
        }
    }
    Ok(MoveScore {
        points,
        ends_game: events.contains(&Event::GameEnded),
    })
}

pub(super) fn projection(rules: &Rules, state: &State) -> Projection {
    let mut end = state.clone();
    end.end_now(rules, &mut Log::silent());
    let scores = |state: &State| rules.seats().map(|seat| state.score(seat)).collect();
    let before: Vec<i32> = scores(state);
    let after: Vec<i32> = scores(&end);
    let both = after.iter().zip(&before);
    Projection {
        gains: both.map(|(after, before)| after - before).collect(),
        scores: after,
    }
}

pub(super) fn features(rules: &Rules, state: &State, from: u16) -> Features {
    let mut all = Vec::new();
    state.for_each_standing(rules, |standing| all.push(standing));
    let told = all.iter().skip(usize::from(from));
    Features {
        from,
        n_features: all.len() as u16,
        features: told
            .take(Query::FEATURES_AT_ONCE)
            .map(|standing| Worth::of(rules, state, standing))
            .collect(),
    }
}

pub(super) fn feature(
    rules: &Rules,
    state: &State,
    cell: WireCell,
    segment: u8,
) -> Result<FeatureDetail, QueryRefusal> {
    let spot = Spot {
        cell: cell.into(),
        segment,
    };
    let found = state.feature(rules, spot);
    let found = found.ok_or(QueryRefusal::NoSegment { cell, segment })?;
    let mut worth = None;
    state.for_each_standing(rules, |standing| {
        let other = state.feature(rules, standing.spot);
        if other.is_some_and(|other| other.ix == found.ix) {
            worth = Some(Worth::of(rules, state, &standing));
        }
    });
    let spots = state.spots_of(found.ix);
    Ok(FeatureDetail {
        feature: found.kind.name().to_owned(),
        open: match found.kind {
            SegmentKind::Field => 0,
            _ => found.open,
        },
        is_complete: found.is_complete(),
        n_tiles: found.n_tiles,
        n_pennants: found.pennants,
        worth,
        name: WireSpot::of(rules, state, spot).name,
        spots: spots
            .map(|spot| SpotAt(spot.cell.x, spot.cell.y, spot.segment))
            .collect(),
    })
}

/// Returns what a segment is called, with its cell.
pub(super) fn spot_name(
    rules: &Rules,
    state: &State,
    SpotAt(x, y, segment): SpotAt,
) -> Result<String, QueryRefusal> {
    let cell = WireCell(x, y);
    let spot = Spot {
        cell: cell.into(),
        segment,
    };
    match state.feature(rules, spot) {
        Some(_) => Ok(WireSpot::of(rules, state, spot).name),
        None => Err(QueryRefusal::NoSegment { cell, segment }),
    }
}

impl Worth {
    fn of(rules: &Rules, state: &State, standing: &Standing) -> Self {
        Self {
            feature: standing.kind.name().to_owned(),
            spot: WireSpot::of(rules, state, standing.spot),
            contest: WireContest::of(rules, &standing.contest),
            open: standing.open,
            now: standing.value_now,
            complete: standing.value_complete,
        }
    }
}
