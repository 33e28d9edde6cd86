//! Laws: what holds of every step between two nodes.

use carcas_engine::{
    Decision, Event, FigureKind, FigureView, KindIx, Node, Rules, Seat, Spot, State,
};

use crate::verdict::{Verdict, law};
use crate::watch::Told;

/// Checks all laws that look at nothing but one step.
pub(crate) fn check(rules: &Rules, told: &Told<'_>) -> Verdict {
    let Told {
        before,
        events,
        after,
        ..
    } = *told;
    law!(before != after, "a step changes nothing");
    tiles_are_conserved(rules, before, after)?;
    scores_are_told(rules, before, events, after)?;
    supplies_change_as_told(rules, before, events, after)?;
    figures_move_as_told(before, events, after)
}

fn tiles_are_conserved(rules: &Rules, before: &State, after: &State) -> Verdict {
    let mut n_lost = 0;
    let counts = n_of_kinds(rules, before)
        .into_iter()
        .zip(n_of_kinds(rules, after));
    for (kind, (old, new)) in rules.kinds().zip(counts) {
        let id = &rules.tile_kind(kind).id;
        law!(
            new <= old,
            "there were {old} of the tile {id}, now there are {new}"
        );
        n_lost += old - new;
    }
    let n_discarded = after.n_discarded() - before.n_discarded();
    law!(
        n_lost == n_discarded,
        "{n_lost} tiles are lost, and {n_discarded} discarded"
    );
    Ok(())
}

/// Returns the number of copies of each kind that are not discarded.
fn n_of_kinds(rules: &Rules, state: &State) -> Vec<usize> {
    let held = |kind: KindIx| {
        state.n_in_bag(rules, kind) + state.n_aside(rules, kind) + state.n_held(rules, kind)
    };
    let mut counts: Vec<usize> = rules.kinds().map(held).collect();
    for tile in state.tiles() {
        counts[usize::from(tile.kind.0)] += 1;
    }
    if let Node::Decide {
        decision: Decision::PlaceTile { kind },
        ..
    } = state.node()
    {
        counts[usize::from(kind.0)] += 1;
    }
    counts
}

fn scores_are_told(rules: &Rules, before: &State, events: &[Event], after: &State) -> Verdict {
    let mut told = [0; Seat::MAX];
    for event in events {
        if let Event::Scored { seat, terms, .. } = event {
            told[seat.ix()] += terms.total();
        }
        if let Event::Paid {
            from, to, points, ..
        } = event
        {
            told[from.ix()] -= points;
            if let Some(to) = to {
                told[to.ix()] += points;
            }
        }
    }
    for seat in rules.seats() {
        let (gained, told) = (after.score(seat) - before.score(seat), told[seat.ix()]);
        law!(
            gained == told,
            "seat {} gains {gained} points, but is told {told}",
            seat.0
        );
    }
    Ok(())
}

fn supplies_change_as_told(
    rules: &Rules,
    before: &State,
    events: &[Event],
    after: &State,
) -> Verdict {
    let mut told = [[0; FigureKind::N]; Seat::MAX];
    for event in events {
        match event {
            Event::FigurePlaced { seat, figure, .. } => told[seat.ix()][figure.ix()] -= 1,
            Event::FigureReturned { seat, figure, .. }
            | Event::PrisonerFreed { seat, figure, .. } => told[seat.ix()][figure.ix()] += 1,
            _ => {}
        }
    }
    for seat in rules.seats() {
        for kind in FigureKind::ALL {
            let n = |state: &State| i32::from(state.supply(seat)[kind.ix()]);
            let (found, told) = (n(after) - n(before), told[seat.ix()][kind.ix()]);
            let name = kind.name();
            law!(
                found == told,
                "the supply of seat {} changes by {found} {name}, but {told} is told",
                seat.0
            );
        }
    }
    Ok(())
}

fn figures_move_as_told(before: &State, events: &[Event], after: &State) -> Verdict {
    let mut figures = standing(before);
    for event in events {
        let (gone, come) = match *event {
            Event::FigurePlaced { seat, figure, spot } => (None, Some((seat, figure, spot))),
            Event::FigureReturned {
                seat, figure, spot, ..
            }
            | Event::FigureCaptured {
                seat, figure, spot, ..
            } => (Some((seat, figure, spot)), None),
            Event::FigureMoved {
                seat,
                figure,
                from,
                to,
            } => (Some((seat, figure, from)), Some((seat, figure, to))),
            _ => (None, None),
        };
        if let Some(gone) = gone {
            let found = figures.iter().position(|one| *one == gone);
            law!(found.is_some(), "{gone:?} leaves, but did not stand there");
            if let Some(found) = found {
                figures.swap_remove(found);
            }
        }
        figures.extend(come);
    }
    figures.sort_unstable();
    let found = standing(after);
    law!(
        found == figures,
        "the figures are {found:?}, but {figures:?} are told"
    );
    Ok(())
}

/// Returns the figures on the board, sorted.
fn standing(state: &State) -> Vec<(Seat, FigureKind, Spot)> {
    let placed = |figure: FigureView| (figure.seat, figure.kind, figure.spot);
    let mut figures: Vec<_> = state.figures().map(placed).collect();
    figures.sort_unstable();
    figures
}

#[cfg(test)]
mod tests {
    use super::*;
    use carcas_engine::Log;

    use crate::RandomGame;

    fn checked(rules: &Rules, before: &State, events: &[Event], after: &State) -> Verdict {
        let told = Told {
            before,
            played: None,
            events,
            after,
        };
        check(rules, &told)
    }

    /// Plays until a law answers that a step with its events changed is wrong.
    fn breaks(change: impl Fn(&mut Vec<Event>)) -> String {
        for seed in 0..crate::daily_or_deep(6, 50) {
            let mut game = RandomGame::without_reference(seed);
            while let Some(entry) = game.choose() {
                assert!(game.take(entry).is_ok());
            }
            let mut replay = game.record().replay();
            let mut before = replay.state().clone();
            while let Some(mut step) = replay.step() {
                change(&mut step.events);
                if let Err(fault) =
                    checked(game.record().rules(), &before, &step.events, replay.state())
                {
                    return fault.why;
                }
                before.clone_from(replay.state());
            }
        }
        "no law is broken".to_owned()
    }

    #[test]
    fn laws_notice_what_is_not_told() {
        assert_eq!(breaks(|_| {}), "no law is broken");
        let silent = breaks(|events| events.retain(|event| !matches!(event, Event::Scored { .. })));
        assert!(silent.contains("points, but is told 0"), "{silent}");
        let silent = breaks(|events| {
            events.retain(|event| !matches!(event, Event::FigureReturned { .. }));
        });
        assert!(silent.contains("the supply of seat"), "{silent}");
    }

    #[test]
    fn laws_notice_tiles_that_appear_and_steps_that_do_nothing() {
        let mut game = RandomGame::new(3);
        let start = game.record().state().clone();
        for _ in 0..20 {
            let entry = game.choose().expect("the game has just begun");
            assert!(game.take(entry).is_ok());
        }
        let (rules, state) = (game.record().rules(), game.record().state());
        assert!(checked(rules, state, &[], state).is_err());
        let mut poor = start.clone();
        poor.empty_bag(rules, &mut Log::silent());
        let fault = checked(rules, &poor, &[], &start).expect_err("a bag was refilled");
        assert!(fault.why.contains("of the tile"), "{fault}");
    }
}
