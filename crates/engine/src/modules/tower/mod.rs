//! Towers: floors, guards, captures, exchange and ransom (`docs/rules/40-tower.md`).
//!
//! A foundation is a segment of its tile, and a guard is a figure on it like any other: a tower with a figure is closed.
//! Floors are tokens on that segment. Prisoners are figures that another seat holds.

mod refusal;

use std::ops::ControlFlow;

use carcas_tiles::SegmentKind;

pub use refusal::TowerObjection;

use super::{Beside, Manifest, Module};
use crate::board::{Laid, TileIx};
use crate::decision::{Decision, Yield};
use crate::event::{Log, Payment, Release, Removal};
use crate::feature::SegmentIx;
use crate::figure::{Figure, FigureIx, FigureKind, FigureSet, Prisoner, Seat};
use crate::geometry::Cell;
use crate::moves::{Move, Spot};
use crate::notation::position::{MemoryText, QuestionText};
use crate::rules::{
    RansomAffordability, Rules, TowerActionTrigger, TowerCaptureTarget, TowerDragonEatsGuard,
    TowerReopens,
};
use crate::state::State;
use crate::token::{PlacedToken, Token};

/// Rule: TO-02.
pub(crate) const MANIFEST: Manifest = Manifest {
    tokens: &[(Token::Floor, [10, 10, 9, 7, 6, 5])],
    tile_laid: Some(lay_foundation),
    figure_placed: Some(seal),
    may_hold: Some(may_hold),
    figure_actions: Some(offer_actions),
    beside: Some(Beside {
        offer: offer_ransom,
        answer: pay_ransom,
    }),
    safe_from_dragon: Some(is_spared_guard),
    turn_ended: Some(turn_ended),
    memory: Some(MEMORY),
    questions: &[
        QuestionText {
            name: "capture",
            read: |_, state, details| {
                let tower = details.next("the cell of the tower")?.tile(state)?;
                Ok(Decision::Capture { tower })
            },
        },
        QuestionText {
            name: "exchange",
            read: |rules, state, details| {
                let holder = details.next("the seat that holds them")?.seat(rules)?;
                let figure = details.next("what was captured")?;
                let captured = figure.figure()?;
                if !is_held(state, holder, (state.flow.seat, captured)) {
                    return figure.refuse(format_args!(
                        "p{} holds no such prisoner of p{}; add it to the section `prisoners`",
                        state.flow.seat.0, holder.0
                    ));
                }
                Ok(Decision::Exchange { holder, captured })
            },
        },
    ],
    refuse: Some(refusal::refuse),
    ..Manifest::new(Module::Tower)
};

/// Rule: TO-38.
const GUARDS: [FigureKind; 2] = [FigureKind::Follower, FigureKind::Large];

/// The price of a prisoner.
const RANSOM: i32 = 3;

/// What has happened in this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Memory {
    pub(crate) has_paid: bool,
}

/// `ransom-paid`.
const MEMORY: MemoryText = MemoryText {
    write: |state, line| {
        let &Memory { has_paid } = &state.memory.tower;
        if has_paid {
            line.word("ransom-paid");
        }
    },
    read: |_, state, section| {
        while let Some(word) = section.next() {
            section.once(word)?;
            match word.text {
                "ransom-paid" => state.memory.tower.has_paid = true,
                _ => return word.error("ransom-paid"),
            }
        }
        Ok(())
    },
};

/// Notes the foundation of a tile, without floors.
fn lay_foundation(rules: &Rules, state: &mut State, laid: &Laid<'_>) {
    let placed = state.board.tile(laid.tile);
    for ix in rules.kind(placed.kind).towers.iter() {
        let segment = SegmentIx(placed.first_segment + ix as u16);
        state
            .placed_tokens
            .push(PlacedToken::none(Token::Floor, segment));
    }
}

impl State {
    /// Returns the foundations on the board with their floors.
    fn towers(&self) -> impl Iterator<Item = &PlacedToken> + '_ {
        let placed = self.placed_tokens.iter();
        placed.filter(|placed| placed.token == Token::Floor)
    }

    pub(crate) fn tower(&self, segment: SegmentIx) -> Option<&PlacedToken> {
        self.towers().find(|tower| tower.segment == segment)
    }
}

/// Whether a tower takes floors and guards.
///
/// Rule: TO-11, TO-41.
pub(crate) fn is_open(state: &State, tower: &PlacedToken) -> bool {
    let feature = state.features.of(tower.segment);
    !tower.is_sealed && state.features.columns(feature).n_followers == 0
}

/// Whether a figure may stand on a segment: one guard on floors.
///
/// Rule: TO-07, TO-10, TO-11, TO-38.
fn may_hold(_: &Rules, state: &State, figure: FigureKind, segment: SegmentIx) -> bool {
    let may_guard = |tower: &PlacedToken| tower.n > 0 && is_open(state, tower);
    GUARDS.contains(&figure) && state.tower(segment).is_some_and(may_guard)
}

/// Whether the tile of this part lets towers be used.
///
/// Rule: TO-09.
pub(crate) fn is_triggered(rules: &Rules, state: &State) -> bool {
    match rules.choices().tower_action_trigger {
        TowerActionTrigger::AnyTile => true,
        TowerActionTrigger::FoundationTile => {
            let placed = state.placed_tile();
            placed.is_some_and(|placed| !rules.kind(placed.kind).towers.is_empty())
        }
    }
}

/// Yields floors for every open tower, and guards for those with floors.
///
/// Rule: TO-05 to TO-13, TO-46, TO-62.
fn offer_actions(rules: &Rules, state: &State, yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    if !is_triggered(rules, state) {
        return ControlFlow::Continue(());
    }
    let seat = state.flow.seat;
    let has_floor = state.n_tokens(seat, Token::Floor) > 0;
    let supply = state.supply(seat);
    let in_supply = GUARDS.into_iter().filter(|guard| supply[guard.ix()] > 0);
    let guards = in_supply.collect::<FigureSet>();
    for tower in state.towers() {
        let takes_guard = tower.n > 0 && !guards.is_empty();
        if !(has_floor || takes_guard) || !is_open(state, tower) {
            continue;
        }
        let spot = state.spot(tower.segment);
        if has_floor {
            let token = Token::Floor;
            yield_move(Move::PlaceToken { token, spot })?;
        }
        if takes_guard {
            for figure in guards.iter() {
                yield_move(Move::PlaceFigure { figure, spot })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Adds a floor, and asks which follower it captures.
///
/// Rule: TO-03, TO-05, TO-06, TO-14.
pub(crate) fn build(rules: &Rules, state: &mut State, spot: Spot, log: &mut Log<'_>) {
    let seat = state.flow.seat;
    let Some(segment) = state.segment(rules, spot) else {
        return;
    };
    state.place_token(seat, Token::Floor, segment, log);
    let tower = state.features.tile(segment);
    if captives(rules, state, tower, &mut |_| ControlFlow::Break(())).is_break() {
        state.pending.push(seat, Decision::Capture { tower });
    }
}

pub(crate) fn height(state: &State, tile: TileIx) -> u8 {
    let mut towers = state.towers();
    let tower = towers.find(|tower| state.features.tile(tower.segment) == tile);
    tower.map_or(0, |tower| tower.n)
}

/// Whether a cell is in range of a tower of some height.
///
/// Rule: TO-15, TO-16.
pub(crate) fn is_in_range(tower: Cell, height: u8, cell: Cell) -> bool {
    let (x, y) = (tower.x.abs_diff(cell.x), tower.y.abs_diff(cell.y));
    (x == 0 || y == 0) && x.max(y) <= u16::from(height)
}

/// Whether a tower may capture a figure, wherever it stands and whoever owns it.
///
/// Rule: TO-19, TO-20, TO-67, TO-75.
pub(crate) fn is_capturable(state: &State, figure: &Figure) -> bool {
    let is_safe = matches!(
        state.ground(figure),
        SegmentKind::Quarter | SegmentKind::Castle
    );
    figure.kind.is_follower() && !is_safe
}

/// Whether a tower of the active seat may capture figures of a seat.
///
/// Rule: TO-22.
pub(crate) fn is_target(rules: &Rules, state: &State, seat: Seat) -> bool {
    seat != state.flow.seat || rules.choices().tower_capture_target == TowerCaptureTarget::AnyPlayer
}

/// Yields every follower that a tower may capture.
///
/// Rule: TO-14 to TO-20, TO-22, TO-60.
fn captives(
    rules: &Rules,
    state: &State,
    tower: TileIx,
    yield_move: &mut Yield<'_>,
) -> ControlFlow<()> {
    let at = state.board.tile(tower).cell;
    let height = height(state, tower);
    for (ix, figure) in state.figures.iter().enumerate() {
        let cell = state.board.tile(state.features.tile(figure.segment)).cell;
        if is_in_range(at, height, cell)
            && is_capturable(state, figure)
            && is_target(rules, state, figure.seat)
            && state.is_first_alike(ix)
        {
            yield_move(Move::Capture {
                figure: FigureIx(ix as u8),
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Yields the followers in range, and pass.
pub(crate) fn ask_capture(
    rules: &Rules,
    state: &State,
    tower: TileIx,
    yield_move: &mut Yield<'_>,
) -> ControlFlow<()> {
    captives(rules, state, tower, yield_move)?;
    yield_move(Move::Pass)
}

/// Rule: PD-99, TO-59.
fn is_spared_guard(rules: &Rules, state: &State, figure: &Figure) -> bool {
    rules.choices().tower_dragon_eats_guard == TowerDragonEatsGuard::No
        && state.ground(figure) == SegmentKind::Tower
}

/// Captures a follower; if its owner holds one of the captor's, two of them go home at once.
///
/// Rule: TO-21 to TO-29.
pub(crate) fn answer_capture(rules: &Rules, state: &mut State, answer: Move, log: &mut Log<'_>) {
    let captor = state.flow.seat;
    let Move::Capture { figure } = answer else {
        return;
    };
    let ix = usize::from(figure.0);
    let Some(&captured) = state.figures.get(ix) else {
        return;
    };
    if captured.seat == captor {
        state.send_home(rules, ix, Removal::Capture { captor }, log);
        return;
    }
    state.capture_figure(rules, ix, captor, log);
    let holder = captured.seat;
    let mut kinds = FigureKind::ALL
        .into_iter()
        .filter(|&kind| is_held(state, captor, (holder, kind)));
    match (kinds.next(), kinds.next()) {
        (None, _) => {}
        (Some(kind), None) => exchange(state, (holder, captured.kind), kind, log),
        (Some(_), Some(_)) => {
            let decision = Decision::Exchange {
                holder,
                captured: captured.kind,
            };
            state.pending.push(captor, decision);
        }
    }
}

/// Whether a seat's follower of a kind is held by another.
fn is_held(state: &State, seat: Seat, (holder, kind): (Seat, FigureKind)) -> bool {
    let wanted = Prisoner { holder, seat, kind };
    state.prisoners.contains(&wanted)
}

/// Sends one follower of each side home: the one just captured, and one of the captor's.
///
/// Rule: TO-26, TO-27.
fn exchange(
    state: &mut State,
    (holder, captured): (Seat, FigureKind),
    kind: FigureKind,
    log: &mut Log<'_>,
) {
    let captor = state.flow.seat;
    let theirs = Prisoner {
        holder: captor,
        seat: holder,
        kind: captured,
    };
    let own = Prisoner {
        holder,
        seat: captor,
        kind,
    };
    for prisoner in [theirs, own] {
        state.free_prisoner(prisoner, Release::Exchange, log);
    }
}

/// Yields each kind of follower that can come back in exchange.
///
/// Rule: TO-28.
pub(crate) fn ask_exchange(
    state: &State,
    (seat, holder): (Seat, Seat),
    yield_move: &mut Yield<'_>,
) -> ControlFlow<()> {
    for figure in FigureKind::ALL {
        if is_held(state, seat, (holder, figure)) {
            yield_move(Move::Exchange { figure })?;
        }
    }
    ControlFlow::Continue(())
}

/// Rule: TO-26, TO-28.
pub(crate) fn answer_exchange(
    state: &mut State,
    taken: (Seat, FigureKind),
    answer: Move,
    log: &mut Log<'_>,
) {
    if let Move::Exchange { figure } = answer {
        exchange(state, taken, figure, log);
    }
}

/// Whether ransom may be paid at a question: one of the active seat, but not between moves of the dragon or at a bazaar.
///
/// Rule: TO-43.
pub(crate) fn is_time_for_ransom(state: &State, (seat, decision): (Seat, Decision)) -> bool {
    let is_never = decision == Decision::MoveDragon
        || decision.is_at_bazaar()
        || decision.is_after_last_turn();
    seat == state.flow.seat && !is_never
}

/// Whether a seat has the points for a ransom.
///
/// Rule: TO-35.
pub(crate) fn can_afford(rules: &Rules, state: &State, seat: Seat) -> bool {
    state.score(seat) >= RANSOM
        || rules.choices().ransom_affordability == RansomAffordability::MayGoNegative
}

/// Yields every prisoner that the active seat may buy back, beside what a question asks for.
///
/// Rule: TO-31 to TO-36, TO-43, TO-44.
fn offer_ransom(
    rules: &Rules,
    state: &State,
    asked: (Seat, Decision),
    yield_move: &mut Yield<'_>,
) -> ControlFlow<()> {
    let seat = state.flow.seat;
    if state.prisoners.is_empty()
        || state.memory.tower.has_paid
        || !is_time_for_ransom(state, asked)
        || !can_afford(rules, state, seat)
    {
        return ControlFlow::Continue(());
    }
    let mut held = [FigureSet::default(); Seat::MAX];
    for prisoner in state.prisoners.iter().filter(|own| own.seat == seat) {
        held[prisoner.holder.ix()].insert(prisoner.kind);
    }
    for holder in rules.seats() {
        for figure in held[holder.ix()].iter() {
            yield_move(Move::Ransom { holder, figure })?;
        }
    }
    ControlFlow::Continue(())
}

/// Buys a prisoner back, if the move is that.
///
/// Rule: TO-31 to TO-34, TO-37.
fn pay_ransom(state: &mut State, answer: Move, log: &mut Log<'_>) -> bool {
    let Move::Ransom { holder, figure } = answer else {
        return false;
    };
    let seat = state.flow.seat;
    state.memory.tower.has_paid = true;
    state.pay(seat, Some(holder), (RANSOM, Payment::Ransom), log);
    let freed = Prisoner {
        holder,
        seat,
        kind: figure,
    };
    state.free_prisoner(freed, Release::Ransom, log);
    true
}

/// Where towers never open again, the first guard closes one for good.
///
/// Rule: TO-41.
fn seal(rules: &Rules, state: &mut State, guard: &Figure) {
    if rules.choices().tower_reopens == TowerReopens::No
        && let Some(tower) = state.token_place(Token::Floor, guard.segment)
    {
        tower.is_sealed = true;
    }
}

/// Rule: TO-34.
fn turn_ended(_: &Rules, state: &mut State) {
    state.memory.tower.has_paid = false;
}
