//! Whole games in motion: everything that happens on the board is seen to happen, and nobody is seen twice.

use std::collections::BTreeMap;

use carcas_art::board::{Board, BoardFigure, Looks};
use carcas_art::motion::{Actor, Cue, Motion, N_ACTS, cues, motions_of, staged};
use carcas_engine::{Cause, Event, Neutral, Removal};
use carcas_raster::board_of;
use carcas_record::{Keep, Moment, Watched};
use carcas_tiles::SegmentKind;

const DRAGON: &str = include_str!("../../../golden/princess-and-dragon-rgg-2005.txt");
const ALL: &str = include_str!("../../../golden/all-boxes-zman-c2.txt");

/// Returns the game inside a golden game.
fn game(golden: &str) -> Watched {
    let record: String = golden
        .lines()
        .filter(|line| !line.starts_with("  "))
        .map(|line| line.split_once("  > ").map_or(line, |(entry, _)| entry))
        .flat_map(|line| [line, "\n"])
        .collect();
    Watched::parse("game", &record, None, Keep::All).unwrap()
}

/// Calls a function with every moment, the boards before and after it, and what moves.
fn watch(watched: &Watched, mut look: impl FnMut(&Moment, [&Board; 2], &[Cue])) {
    let boards = watched
        .moments
        .iter()
        .map(|moment| board_of(&watched.rules, moment, Looks::default()));
    let boards: Vec<Board> = boards.collect();
    for (moment, pair) in watched.moments[1..].iter().zip(boards.windows(2)) {
        let pair = [&pair[0], &pair[1]];
        let cues = cues(&watched.rules, &moment.state, &moment.events, pair);
        look(moment, pair, &cues);
    }
}

fn n_of(cues: &[Cue], motion: Motion) -> usize {
    cues.iter().filter(|cue| cue.motion == motion).count()
}

#[test]
fn what_happens_to_tiles_and_neutral_figures_is_seen() {
    let watched = game(DRAGON);
    let mut n_steps = 0;
    watch(&watched, |moment, _, cues| {
        let n_events =
            |is: fn(&Event) -> bool| moment.events.iter().filter(|event| is(event)).count();
        let n_tiles = n_events(|event| matches!(event, Event::TilePlaced { .. }));
        assert_eq!(n_of(cues, Motion::TileDrops), n_tiles);
        let n_dragon = n_events(|event| {
            matches!(
                event,
                Event::NeutralMoved {
                    neutral: Neutral::Dragon,
                    ..
                }
            )
        });
        assert!(n_of(cues, Motion::DragonWalks) <= n_dragon);
        assert_eq!(
            n_of(cues, Motion::DragonWalks),
            n_of(cues, Motion::ClawPrints)
        );
        n_steps += n_of(cues, Motion::DragonWalks);
        let n_eaten = n_events(|event| {
            matches!(
                event,
                Event::FigureReturned {
                    cause: Cause::Removed(Removal::Dragon { .. }),
                    ..
                }
            )
        });
        assert!(n_of(cues, Motion::FigureIsEaten) >= n_eaten);
        assert_eq!(
            n_of(cues, Motion::FigureIsEaten),
            n_of(cues, Motion::FireBreathes)
        );
    });
    assert!(n_steps > 20, "the dragon walked {n_steps} times");
}

/// The dragon's ways join: each begins where the one before has ended.
#[test]
fn the_dragon_walks_from_tile_to_neighboring_tile() {
    watch(&game(DRAGON), |_, _, cues| {
        for cue in cues.iter().filter(|cue| cue.motion == Motion::DragonWalks) {
            let Actor::Neutral(dragon) = cue.actor else {
                panic!("somebody else walks");
            };
            assert_eq!(dragon.neutral, Neutral::Dragon);
            // It flies to a volcano, wherever that is; otherwise it goes one step.
            let way = cue.to - cue.from;
            assert!(way.hypot() >= 999.0, "{way:?}");
        }
    });
}

#[test]
fn every_motion_is_seen_in_some_game() {
    let mut seen: BTreeMap<Motion, usize> = BTreeMap::new();
    for golden in [DRAGON, ALL] {
        watch(&game(golden), |_, _, cues| {
            for cue in cues {
                *seen.entry(cue.motion).or_default() += 1;
                assert!(cue.from.is_finite() && cue.to.is_finite());
            }
        });
    }
    for motion in Motion::ALL {
        assert!(
            seen.contains_key(&motion),
            "{motion:?} is never seen: {seen:?}"
        );
    }
}

#[test]
fn completed_cities_and_roads_shine_once_and_points_rise_for_every_owner() {
    for golden in [DRAGON, ALL] {
        watch(&game(golden), |moment, _, cues| {
            let mut lit: Vec<&Actor> = cues
                .iter()
                .map(|cue| &cue.actor)
                .filter(|actor| matches!(actor, Actor::Feature(_)))
                .collect();
            let n_lit = lit.len();
            lit.dedup();
            assert_eq!(lit.len(), n_lit);
            let rising = moment.events.iter().filter(|event| {
                matches!(event, Event::Scored { spot: Some(_), terms, .. } if terms.total() != 0)
            });
            assert_eq!(n_of(cues, Motion::PointsRise), rising.count());
        });
    }
}

/// Returns the kind of an event in the words of the protocol, and what decides beside it.
fn told(event: &Event) -> (&'static str, Option<&'static str>) {
    match *event {
        Event::TilePlaced { .. } => ("tile-placed", None),
        Event::FigurePlaced { .. } => ("figure-placed", None),
        Event::FigureMoved { .. } => ("figure-moved", None),
        Event::FigureCaptured { .. } => ("figure-captured", None),
        Event::FigureReturned { cause, .. } => {
            let by_dragon = matches!(
                cause,
                Cause::Removed(Removal::Dragon { .. }) | Cause::Orphaned(Removal::Dragon { .. })
            );
            ("figure-returned", by_dragon.then_some("dragon"))
        }
        Event::NeutralMoved { neutral, .. } => ("neutral-moved", Some(neutral.name())),
        Event::Scored { feature, .. } => ("scored", feature.map(SegmentKind::name)),
        _ => ("another", None),
    }
}

/// Browsers find motions by the table, pictures by the events themselves; both see the same.
#[test]
fn motions_are_those_of_the_table() {
    for golden in [DRAGON, ALL] {
        let watched = game(golden);
        watch(&watched, |moment, boards, _| {
            for event in &moment.events {
                let (kind, which) = told(event);
                let allowed = motions_of(kind, which);
                let seen = cues(&watched.rules, &moment.state, &[*event], boards);
                for cue in seen {
                    assert!(
                        allowed.contains(&cue.motion),
                        "{event:?} brings {:?}",
                        cue.motion
                    );
                }
            }
        });
    }
}

/// During each act a figure either stands or moves.
#[test]
fn nobody_stands_and_moves_at_the_same_time() {
    let same = |a: &BoardFigure, b: &BoardFigure| {
        (a.seat, a.kind, a.cell, a.segment_ix) == (b.seat, b.kind, b.cell, b.segment_ix)
    };
    let mut n_moving = 0;
    for golden in [DRAGON, ALL] {
        watch(&game(golden), |_, boards, cues| {
            for act in 0..N_ACTS {
                let stage = staged(boards, cues, act);
                for cue in cues.iter().filter(|cue| cue.motion.timing().act == act) {
                    let Actor::Figure(figure) = cue.actor else {
                        continue;
                    };
                    n_moving += 1;
                    let standing = stage
                        .figures
                        .iter()
                        .filter(|other| same(other, &figure))
                        .count();
                    // Several of one seat may stand on one spot: guests of a castle, farmers of a joined field.
                    let others = boards[1]
                        .figures
                        .iter()
                        .filter(|other| same(other, &figure))
                        .count();
                    assert!(
                        standing <= others.saturating_sub(usize::from(act == 0)),
                        "{cue:?}"
                    );
                }
            }
            let last = staged(boards, cues, N_ACTS - 1);
            assert_eq!(last.figures, boards[1].figures);
        });
    }
    assert!(n_moving > 100, "{n_moving} moved");
}
