//! Towers: floors, captures, prisoners and ransom.

use carcas_engine::{
    Cause, Cell, Decision, Event, FigureKind, Node, Payment, Prisoner, Release, Removal, Rules,
    Seat, Spot, State, Token, TowerCaptureTarget,
};
use carcas_tiles::SegmentKind;

use crate::verdict::{Verdict, law};
use crate::watch::Told;

/// The ransom paid in this turn.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ransoms {
    n_paid: u32,
}

impl Ransoms {
    /// Ransom is paid once in a turn, by the seat whose turn it is, for a follower of its own.
    pub(crate) fn step(&mut self, told: &Told<'_>) -> Verdict {
        for event in told.events {
            match *event {
                Event::TurnStarted { .. } => self.n_paid = 0,
                Event::Paid {
                    from,
                    to,
                    points,
                    payment: Payment::Ransom,
                } => {
                    self.n_paid += 1;
                    law!(self.n_paid == 1, "ransom is paid twice in a turn");
                    law!(points == 3, "{points} points are paid as ransom");
                    let active = told.before.active_seat();
                    law!(from == active, "seat {} pays out of its turn", from.0);
                    let freed = told.events.iter().filter_map(freed);
                    let freed: Vec<_> = freed.map(|held| (held.seat, Some(held.holder))).collect();
                    law!(
                        freed == [(from, to)],
                        "{freed:?} are freed, but seat {} pays {to:?}",
                        from.0
                    );
                }
                _ => {}
            }
        }
        Ok(())
    }
}

/// Floors are never lost and never taken down; captures are in range, prisoners are exchanged and come home.
pub(crate) fn check(rules: &Rules, told: &Told<'_>) -> Verdict {
    let (before, after) = (told.before, told.after);
    if before.prisoners().is_empty() && after.placed_tokens().next().is_none() {
        return Ok(());
    }
    let (old, new) = (n_floors(rules, before), n_floors(rules, after));
    law!(old == new, "there were {old} floors, now there are {new}");
    for (token, spot, n) in before.placed_tokens() {
        let now = height(after, spot);
        law!(
            token != Token::Floor || now >= n,
            "the tower at {} had {n} floors, now it has {now}",
            spot.cell
        );
    }
    let mut prisoners = before.prisoners().to_vec();
    for event in told.events {
        if let Event::FigureCaptured {
            seat,
            figure,
            spot,
            captor,
        } = *event
        {
            law!(seat != captor, "seat {} is its own prisoner", seat.0);
            law!(
                before.active_seat() == captor,
                "seat {} captures out of its turn",
                captor.0
            );
            can_be_captured(rules, before, figure, spot)?;
            prisoners.push(Prisoner {
                holder: captor,
                seat,
                kind: figure,
            });
        }
        if let Event::FigureReturned {
            seat,
            figure,
            spot,
            cause: Cause::Removed(Removal::Capture { captor }),
        } = *event
        {
            law!(seat == captor, "a capture sends another seat's figure home");
            law!(
                rules.choices().tower_capture_target == TowerCaptureTarget::AnyPlayer,
                "seat {} captures its own follower, where only opponents can be captured",
                seat.0
            );
            can_be_captured(rules, before, figure, spot)?;
        }
        if let Event::TokenPlaced {
            token: Token::Floor,
            spot,
            ..
        } = *event
        {
            let guard = before.figures().find(|figure| figure.spot == spot);
            law!(
                guard.is_none(),
                "a floor is added to the closed tower at {}",
                spot.cell
            );
        }
        if let Some(freed) = freed(event) {
            let found = prisoners.iter().position(|held| *held == freed);
            law!(found.is_some(), "{freed:?} is freed, but was not held");
            prisoners.remove(found.unwrap_or_default());
        }
    }
    let found = sorted(after.prisoners());
    let expected = sorted(&prisoners);
    law!(
        found == expected,
        "the prisoners are {found:?}, but {expected:?} are told"
    );
    exchanges_are_made(after)
}

/// Only followers in the row and column of the tower just built are captured, no further away than it is high, and none
/// in a quarter or a castle.
fn can_be_captured(rules: &Rules, before: &State, figure: FigureKind, spot: Spot) -> Verdict {
    let Node::Decide {
        decision: Decision::Capture { tower },
        ..
    } = before.node()
    else {
        law!(false, "{figure:?} is captured, but nobody was asked");
        return Ok(());
    };
    law!(figure.is_follower(), "{figure:?} is captured");
    let ground = before.feature(rules, spot).map(|feature| feature.kind);
    law!(
        !matches!(ground, Some(SegmentKind::Quarter | SegmentKind::Castle)),
        "{figure:?} is captured in a {ground:?}"
    );
    let at = before.tiles()[usize::from(tower.0)].cell;
    let towers = before.placed_tokens();
    let height = towers
        .filter(|tower| tower.1.cell == at)
        .map(|tower| tower.2);
    let height = u32::from(height.max().unwrap_or(0));
    let distance = distance(at, spot.cell);
    law!(
        distance.is_some_and(|distance| distance <= height),
        "the tower at {at} with {height} floors captures on {}",
        spot.cell
    );
    Ok(())
}

/// Returns how far a cell is along a row or column.
fn distance(from: Cell, to: Cell) -> Option<u32> {
    let (x, y) = (from.x.abs_diff(to.x), from.y.abs_diff(to.y));
    (x == 0 || y == 0).then(|| u32::from(x.max(y)))
}

/// No two seats hold followers of each other, unless one is being asked which one comes back.
fn exchanges_are_made(state: &State) -> Verdict {
    let is_asked = matches!(
        state.node(),
        Node::Decide {
            decision: Decision::Exchange { .. },
            ..
        }
    );
    let all = state.prisoners();
    let mutual = all.iter().find(|one| {
        let mut others = all.iter();
        others.any(|other| (other.holder, other.seat) == (one.seat, one.holder))
    });
    law!(
        mutual.is_none() || is_asked,
        "{mutual:?} and one of the holder are prisoners of each other"
    );
    Ok(())
}

fn freed(event: &Event) -> Option<Prisoner> {
    match *event {
        Event::PrisonerFreed {
            seat,
            figure,
            holder,
            release: Release::Exchange | Release::Ransom,
        } => Some(Prisoner {
            holder,
            seat,
            kind: figure,
        }),
        _ => None,
    }
}

fn sorted(prisoners: &[Prisoner]) -> Vec<(Seat, Seat, FigureKind)> {
    let held = prisoners.iter();
    let mut held: Vec<_> = held.map(|one| (one.holder, one.seat, one.kind)).collect();
    held.sort_unstable();
    held
}

fn height(state: &State, spot: Spot) -> u8 {
    let mut towers = state.placed_tokens();
    let tower = towers.find(|&(token, at, _)| (token, at) == (Token::Floor, spot));
    tower.map_or(0, |(.., n)| n)
}

/// Returns the floors of all seats and towers.
fn n_floors(rules: &Rules, state: &State) -> u32 {
    let held = rules.seats().map(|seat| state.n_tokens(seat, Token::Floor));
    let built = state.placed_tokens();
    let built = built.filter(|&(token, ..)| token == Token::Floor);
    held.chain(built.map(|(.., n)| n)).map(u32::from).sum()
}
