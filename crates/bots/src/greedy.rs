//! The greedy bot: looks at every way to finish its turn and takes the position it likes best.
//!
//! It counts in points: what occupied features are worth now, how likely they are to be completed, what the complete
//! ones would add, and what followers in supply are worth. It does not think about the next seat's reply.

use carcas_engine::{
    Decision, Draw, FigureKind, FigureView, Log, Move, Neutral, Node, Rules, Seat, Standing, State,
    Title, Token,
};
use carcas_tiles::{Goods, SegmentKind};

use crate::{Rng, Stop, bazaar};

/// Points for 0 to 7 followers in supply: the last ones are dear, a full hand is a waste.
const SUPPLY_VALUE: [f64; 8] = [-10.0, -5.0, -1.5, 0.0, 2.5, 3.75, 5.0, 6.0];

/// Points for a follower that will probably come home.
pub(crate) const RETURN_VALUE: f64 = 2.0;

/// Points for an abbot in supply: he can be taken back, so he is never lost.
const ABBOT_VALUE: f64 = 1.5;

/// Points for a follower in a quarter of Carcassonne, ready to join a scoring.
const QUARTER_VALUE: f64 = 1.6;

/// How it values the fairy.
#[derive(Clone, Copy, Debug)]
struct Fairy {
    /// Points for having her beside one's own follower: a point a turn, and three at the scoring.
    value: f64,
    /// Points against moving her, so that she is not sent to and fro for nothing.
    effort: f64,
}

impl Fairy {
    /// A follower is worth more than her company, which the next seat ends as easily.
    const NOW: Self = Self {
        value: 0.5,
        effort: 1.75,
    };

    /// As `greedy-1` sees it.
    const FIRST: Self = Self {
        value: 3.0,
        effort: 0.0,
    };
}

/// Points that a follower loses with each step that the dragon is nearer.
const DRAGON_FEAR: f64 = 0.25;

/// Points for a second part of the turn.
const SECOND_PART: f64 = 5.0;

/// Points for the large follower in supply, and for builder and pig at work.
const LARGE_VALUE: f64 = 2.0;
const BUILDER_AT_WORK: f64 = 3.5;
const PIG_AT_WORK: f64 = 3.0;

/// Points for a token of goods, and for being king or robber: what they promise at the end.
const GOODS_VALUE: f64 = 2.5;
const TITLE_VALUE: f64 = 4.0;

/// Points for a floor in supply, so that none is spent for nothing.
const FLOOR_VALUE: f64 = 0.3;

/// Points for the shepherd in supply, and for each sheep of a flock that a wolf may still scatter.
const SHEPHERD_VALUE: f64 = 1.5;
const SHEEP_VALUE: f64 = 0.75;

/// Points for a prisoner, to its holder and to its owner: it may be bought back or exchanged.
const PRISONER_VALUE: f64 = 1.5;
const CAPTIVE_VALUE: f64 = 0.75;

/// Points that a follower loses in value where the next floor of an open tower would reach it.
const TOWER_FEAR: f64 = 0.4;

/// Points against each of its own figures that a step of the dragon eats: more than any step is worth, so that it happens
/// only where no other step is free.
const OWN_MEAL: f64 = 1000.0;

/// With more than `MOST_ANSWERS`, as for a portal late in a game, only `MOST_AFAR` of the answers away from the tile are
/// tried with each of its places: those that were best with the first. Which they are hardly depends on where the tile lies,
/// and trying all takes seconds.
const MOST_ANSWERS: usize = 100;
const MOST_AFAR: usize = 6;

/// Moves whose values differ by less are equally good, and chance decides.
const TIE: f64 = 1e-6;

/// The greedy bot.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: Rng,
    fairy: Fairy,
    /// With more answers than this it does not try all of them.
    most_answers: usize,
    scratch: Option<(State, State)>,
}

impl Greedy {
    /// A bot whose choices among equal moves follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self::with((Fairy::NOW, MOST_ANSWERS), seed)
    }

    /// The version that newer ones are compared with: it prefers the fairy to a follower.
    pub fn first(seed: u64) -> Self {
        Self::with((Fairy::FIRST, usize::MAX), seed)
    }

    fn with((fairy, most_answers): (Fairy, usize), seed: u64) -> Self {
        Self {
            rng: Rng::new(seed),
            fairy,
            most_answers,
            scratch: None,
        }
    }

    /// Returns the move it likes best, or nothing if no decision is open.
    ///
    /// Once the signal is set it looks at no further move; at the first it always looks.
    pub fn choose(&mut self, rules: &Rules, state: &State, stop: &Stop) -> Option<Move> {
        let Node::Decide { seat, decision } = state.node() else {
            return None;
        };
        if let Some(answer) = bazaar::answer(rules, state) {
            return Some(answer);
        }
        let mut moves = Vec::new();
        state.legal_moves(rules, &mut moves);
        let (mut after, mut later) = self
            .scratch
            .take()
            .unwrap_or_else(|| (state.clone(), state.clone()));
        let mut best: Option<(f64, Move)> = None;
        let mut n_equal = 0;
        let mut afar = None;
        for &candidate in &moves {
            if best.is_some() && stop.is_set() {
                break;
            }
            after.clone_from(state);
            after.play_unchecked(rules, candidate, &mut Log::silent());
            let mut value = best_continuation(
                (rules, self.fairy),
                &after,
                (&mut later, seat),
                (&mut afar, self.most_answers),
            );
            if candidate == Move::Again {
                value += SECOND_PART;
            }
            if is_fairy_move(candidate) {
                value -= self.fairy.effort;
            }
            if decision == Decision::MoveDragon {
                value -= OWN_MEAL * (n_figures(state, seat) - n_figures(&after, seat));
            }
            let best_value = best.map_or(f64::NEG_INFINITY, |(value, _)| value);
            if value > best_value + TIE {
                (best, n_equal) = (Some((value, candidate)), 1);
            } else if value > best_value - TIE {
                n_equal += 1;
                if self.rng.below(n_equal) == 0 {
                    best = Some((value, candidate));
                }
            }
        }
        self.scratch = Some((after, later));
        best.map(|(_, chosen)| chosen)
    }
}

const fn is_fairy_move(candidate: Move) -> bool {
    match candidate {
        Move::MoveNeutral { neutral, .. } | Move::PutBeside { neutral, .. } => {
            matches!(neutral, Neutral::Fairy)
        }
        _ => false,
    }
}

fn n_figures(state: &State, seat: Seat) -> f64 {
    state.figures().filter(|figure| figure.seat == seat).count() as f64
}

/// Returns the value of a position once the seat has answered what is still asked of it in this turn. Where there are too many answers,
/// only the best of those away from the tile just laid are tried, as soon as they are known.
fn best_continuation(
    (rules, fairy): (&Rules, Fairy),
    state: &State,
    (later, seat): (&mut State, Seat),
    (afar, most_answers): (&mut Option<Vec<Move>>, usize),
) -> f64 {
    match state.node() {
        Node::Decide { seat: asked, .. } if asked == seat => {
            let mut moves = Vec::new();
            state.legal_moves(rules, &mut moves);
            let laid = state.tiles().last().map(|tile| tile.cell);
            let is_afar = |mv: &Move| match mv {
                Move::PlaceFigure { spot, .. } => Some(spot.cell) != laid,
                _ => false,
            };
            let is_many = moves.len() > most_answers;
            if let Some(best) = afar.as_ref().filter(|_| is_many) {
                moves.retain(|mv| !is_afar(mv) || best.contains(mv));
            }
            let mut values = Vec::with_capacity(moves.len());
            for &candidate in &moves {
                later.clone_from(state);
                later.play_unchecked(rules, candidate, &mut Log::silent());
                values.push((evaluate((rules, fairy), later, seat), candidate));
            }
            if is_many && afar.is_none() {
                values.sort_by(|(a, _), (b, _)| b.total_cmp(a));
                let best = values.iter().map(|&(_, mv)| mv);
                *afar = Some(best.filter(is_afar).take(MOST_AFAR).collect());
            }
            let values = values.into_iter().map(|(value, _)| value);
            values.fold(f64::NEG_INFINITY, f64::max)
        }
        _ => evaluate((rules, fairy), state, seat),
    }
}

/// Returns what each seat is expected to end with, in points.
fn totals_with((rules, fairy): (&Rules, Fairy), state: &State) -> [f64; Seat::MAX] {
    let mut totals = [0.0; Seat::MAX];
    for seat in rules.seats() {
        totals[seat.ix()] = f64::from(state.score(seat));
    }
    if state.node() != Node::Over {
        let n_left = state.bag_size() as f64;
        state.for_each_standing(rules, |standing| {
            add_standing(&mut totals, &standing, n_left);
        });
        // A supply is worth something only while tiles are left to use it on.
        let use_left = (n_left / rules.n_seats() as f64 / 8.0).min(1.0);
        for seat in rules.seats() {
            let supply = state.supply(seat);
            let followers = usize::from(supply[FigureKind::Follower.ix()]).min(7);
            totals[seat.ix()] += use_left * SUPPLY_VALUE[followers];
            totals[seat.ix()] += use_left * ABBOT_VALUE * f64::from(supply[FigureKind::Abbot.ix()]);
        }
        for seat in rules.seats() {
            let large = f64::from(state.supply(seat)[FigureKind::Large.ix()]);
            totals[seat.ix()] += use_left * LARGE_VALUE * large;
        }
        for figure in state.figures() {
            totals[figure.seat.ix()] += match figure.kind {
                FigureKind::Builder => use_left * BUILDER_AT_WORK,
                FigureKind::Pig => PIG_AT_WORK,
                _ => 0.0,
            };
        }
        add_tokens(rules, state, &mut totals);
        add_fairy(state, &mut totals, use_left * fairy.value);
        add_dragon(state, &mut totals);
        add_towers(rules, state, &mut totals, use_left);
        add_flocks(rules, state, &mut totals, use_left);
    }
    totals
}

/// Returns how much better a seat stands than the best of the others, in points.
fn evaluate((rules, fairy): (&Rules, Fairy), state: &State, seat: Seat) -> f64 {
    let totals = totals_with((rules, fairy), state);
    let others = rules
        .seats()
        .filter(|&other| other != seat)
        .map(|other| totals[other.ix()]);
    let best_other = others.fold(f64::NEG_INFINITY, f64::max);
    totals[seat.ix()]
        - if best_other.is_finite() {
            best_other
        } else {
            0.0
        }
}

fn add_standing(totals: &mut [f64; Seat::MAX], standing: &Standing, n_left: f64) {
    if standing.kind == SegmentKind::Quarter {
        for (total, &power) in totals.iter_mut().zip(&standing.contest.powers) {
            *total += QUARTER_VALUE * f64::from(power) * (n_left / 30.0).min(1.0);
        }
        return;
    }
    // A guard brings nothing and does not come home by itself.
    if standing.kind == SegmentKind::Tower {
        return;
    }
    let chance = completion_chance(standing, n_left);
    let now = f64::from(standing.value_now);
    let value = now + chance * (f64::from(standing.value_complete) - now);
    for owner in standing.contest.owners.iter() {
        totals[owner.ix()] += value;
    }
    if standing.kind != SegmentKind::Field {
        for (total, &power) in totals.iter_mut().zip(&standing.contest.powers) {
            *total += chance * RETURN_VALUE * f64::from(power);
        }
    }
}

/// Values goods and titles.
fn add_tokens(rules: &Rules, state: &State, totals: &mut [f64; Seat::MAX]) {
    for seat in rules.seats() {
        let n_goods: u32 = Goods::ALL
            .into_iter()
            .map(|goods| u32::from(state.n_tokens(seat, Token::from(goods))))
            .sum();
        let n_titles = Title::ALL
            .into_iter()
            .filter(|&title| state.holder(Token::from(title)) == Some(seat))
            .count();
        totals[seat.ix()] += GOODS_VALUE * f64::from(n_goods) + TITLE_VALUE * n_titles as f64;
    }
}

/// Values shepherds and flocks; where a token is about to be drawn, what it brings on average.
fn add_flocks(rules: &Rules, state: &State, totals: &mut [f64; Seat::MAX], use_left: f64) {
    let sum = |of: fn(Token) -> f64| -> f64 {
        let tokens = state.token_bag();
        tokens.map(|(token, n)| f64::from(n) * of(token)).sum()
    };
    for seat in rules.seats() {
        let in_supply = f64::from(state.supply(seat)[FigureKind::Shepherd.ix()]);
        totals[seat.ix()] += use_left * SHEPHERD_VALUE * in_supply;
        let mut n_sheep = f64::from(state.n_sheep(seat));
        let is_drawing = state.node() == (Node::Chance { draw: Draw::Flock });
        if is_drawing && seat == state.active_seat() {
            let n_tokens = sum(|_| 1.0).max(1.0);
            let n_wolves = sum(|token| f64::from(u8::from(token == Token::Wolf)));
            let drawn = sum(|token| f64::from(token.n_sheep()));
            n_sheep = n_sheep * (1.0 - n_wolves / n_tokens) + drawn / n_tokens;
        }
        totals[seat.ix()] += SHEEP_VALUE * n_sheep;
    }
}

/// Values the fairy for those who have her: the follower beside her, or every seat with a follower on her tile.
fn add_fairy(state: &State, totals: &mut [f64; Seat::MAX], value: f64) {
    let Some(at) = state.neutral(Neutral::Fairy) else {
        return;
    };
    let companion = state.fairy_companion();
    let mut has_her = [false; Seat::MAX];
    for figure in state.figures() {
        has_her[figure.seat.ix()] |= match companion {
            Some(_) => figure.has_fairy,
            None => figure.kind.is_follower() && figure.spot.cell == at.cell,
        };
    }
    for (total, has_her) in totals.iter_mut().zip(has_her) {
        *total += if has_her { value } else { 0.0 };
    }
}

/// Takes a little from followers near the dragon, unless the fairy protects them.
fn add_dragon(state: &State, totals: &mut [f64; Seat::MAX]) {
    let Some(at) = state.neutral(Neutral::Dragon) else {
        return;
    };
    let fairy = state.neutral(Neutral::Fairy);
    for FigureView { seat, spot, .. } in state.figures() {
        let is_protected = fairy.is_some_and(|fairy| fairy.cell == spot.cell);
        let distance = spot.cell.x.abs_diff(at.cell.x) + spot.cell.y.abs_diff(at.cell.y);
        if !is_protected && distance < 6 {
            totals[seat.ix()] -= DRAGON_FEAR * f64::from(6 - distance);
        }
    }
}

/// Values floors and prisoners, and takes a little from followers within reach of the next floor of an open tower.
fn add_towers(rules: &Rules, state: &State, totals: &mut [f64; Seat::MAX], use_left: f64) {
    for seat in rules.seats() {
        totals[seat.ix()] += use_left * FLOOR_VALUE * f64::from(state.n_tokens(seat, Token::Floor));
    }
    for held in state.prisoners() {
        totals[held.holder.ix()] += use_left * PRISONER_VALUE;
        totals[held.seat.ix()] += use_left * CAPTIVE_VALUE;
    }
    let towers = state.placed_tokens();
    for (_, at, height) in towers.filter(|&(token, ..)| token == Token::Floor) {
        if state.figures().any(|figure| figure.spot == at) {
            continue;
        }
        for FigureView {
            seat, kind, spot, ..
        } in state.figures()
        {
            let x = spot.cell.x.abs_diff(at.cell.x);
            let y = spot.cell.y.abs_diff(at.cell.y);
            if kind.is_follower() && (x == 0 || y == 0) && x.max(y) <= u16::from(height) + 1 {
                totals[seat.ix()] -= use_left * TOWER_FEAR;
            }
        }
    }
}

/// Estimates the chance that a feature will be complete before the bag is empty; for a field, that its open cities will.
fn completion_chance(standing: &Standing, n_left: f64) -> f64 {
    let (patience, n_needed) = match standing.kind {
        SegmentKind::Field => return 0.4 * n_left / (n_left + 20.0),
        SegmentKind::Road => (9.0, standing.open),
        SegmentKind::City => (16.0, standing.open),
        _ => (5.0, standing.open),
    };
    // Repeated multiplication gives the same bits on every machine.
    let each = n_left / (n_left + patience);
    (0..n_needed).fold(1.0, |chance, _| chance * each)
}

#[cfg(test)]
mod tests {
    use carcas_engine::{Edition, Setup};
    use carcas_tiles::Symbol;

    use super::*;
    use crate::random_move;

    #[test]
    fn some_answers_of_a_portal_do_nearly_as_well_as_all() {
        let mut setup = Setup::new(Edition::ZmanC2, 2);
        for name in [
            "princess-and-dragon",
            "inns-and-cathedrals",
            "abbey-and-mayor",
        ] {
            setup.add_box(name).unwrap();
        }
        let rules = Rules::new(&setup).unwrap();
        let (mut n_compared, mut lost) = (0, 0.0);
        for seed in 0..4 {
            let (mut state, mut rng, mut moves) = (State::new(&rules), Rng::new(seed), Vec::new());
            while state.node() != Node::Over {
                let Node::Decide { seat, decision } = state.node() else {
                    let outcome = state.sample(&rules, |n| rng.below(n)).unwrap();
                    state.draw(&rules, outcome, &mut Log::silent()).unwrap();
                    continue;
                };
                let is_portal = matches!(decision, Decision::PlaceTile { kind }
                    if rules.tile_kind(kind).symbols.contains(Symbol::Portal));
                if is_portal && state.tiles().len() > 40 {
                    let worth = |most_answers| {
                        let mut bot = Greedy::with((Fairy::NOW, most_answers), 1);
                        let chosen = bot.choose(&rules, &state, &Stop::never()).unwrap();
                        let mut after = state.clone();
                        after.play(&rules, chosen, &mut Log::silent()).unwrap();
                        let scratch = (&mut state.clone(), seat);
                        let all = (&mut None, usize::MAX);
                        best_continuation((&rules, Fairy::NOW), &after, scratch, all)
                    };
                    lost += worth(usize::MAX) - worth(MOST_ANSWERS);
                    n_compared += 1;
                }
                let chosen = random_move(&rules, &state, &mut rng, &mut moves).unwrap();
                state.play_unchecked(&rules, chosen, &mut Log::silent());
            }
        }
        let each = lost / f64::from(n_compared);
        println!("{n_compared} portals, {each} points each");
        assert!(
            n_compared > 5 && (0.0..0.5).contains(&each),
            "{n_compared}: {each}"
        );
    }
}
