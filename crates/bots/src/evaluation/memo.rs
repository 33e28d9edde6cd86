//! What positions after different answers to one decision have in common: features that an answer leaves alone are looked at
//! once for all answers.

use carcas_engine::{Cell, FeatureIx, Neutral, Seat, SegmentIx, Spot, State, Token};
use carcas_tiles::{SegmentKind, Side};

use super::features::Outlook;
use super::field_joins::FieldEnds;

/// A set of cells that does not distinguish cells eight rows or columns apart: if two sets have nothing in common, no cell
/// is in both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cells(u64);

impl Cells {
    const ALL: Self = Self(u64::MAX);
    pub(super) const NONE: Self = Self(0);

    #[inline]
    pub(super) fn add(&mut self, cell: Cell) {
        self.0 |= 1 << ((cell.x & 7) | (cell.y & 7) << 3);
    }

    /// Whether a cell may be in the set.
    #[inline]
    pub(super) fn may_contain(self, cell: Cell) -> bool {
        let mut one = Self::NONE;
        one.add(cell);
        self.meet(one)
    }

    /// Whether two sets may have a cell in common.
    #[inline]
    pub(super) const fn meet(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether changes here leave alone what depends on `cells`, which may be none.
    #[inline]
    const fn leave(self, cells: Self) -> bool {
        self.0 & cells.0 == 0 && self.0 != Self::ALL.0
    }
}

/// What is known of a feature as long as nothing happens at these cells.
#[derive(Clone, Copy, Debug)]
struct Entry {
    round: u32,
    cells: Cells,
    outlook: Outlook,
    worth: Option<(f64, f64)>,
}

/// What is known of the features of a position, used for positions with one tile more.
#[derive(Clone, Debug)]
pub(super) struct Memo {
    round: u32,
    n_tiles: usize,
    n_segments: usize,
    entries: Vec<Entry>,
    fields: Vec<(u32, FieldEnds)>,
    /// What else changes features and their outlook, beyond tiles: bridges and abbeys, by those that seats still hold,
    /// castles, and who stands where and makes features worth more or less.
    held: [[u8; 2]; Seat::MAX],
    castles: Vec<Spot>,
    magic: [Option<Spot>; 2],
    /// The open roads and cities.
    lines: Vec<FeatureIx>,
    /// Where the position that is evaluated differs, and the features that its new tile is part of.
    changed: Cells,
    /// The cell of the new tile.
    laid: Option<Cell>,
    joined: Vec<FeatureIx>,
}

impl Memo {
    pub(super) const fn new() -> Self {
        Self {
            round: 1,
            n_tiles: usize::MAX - 1,
            n_segments: 0,
            entries: Vec::new(),
            fields: Vec::new(),
            held: [[0; 2]; Seat::MAX],
            castles: Vec::new(),
            magic: [None; 2],
            lines: Vec::new(),
            changed: Cells::ALL,
            laid: None,
            joined: Vec::new(),
        }
    }

    /// Begins with a position whose answers are to be evaluated.
    pub(super) fn begin(&mut self, state: &State) {
        self.forget();
        self.held = held(state);
        self.castles.clear();
        self.castles.extend(castles(state));
        self.magic = magic(state);
        self.n_tiles = state.tiles().len();
        self.n_segments = state.n_segments();
        self.lines.clear();
        self.lines.extend(state.features().filter(|&feature| {
            let outline = state.outline(feature);
            outline.open > 0 && matches!(outline.kind, SegmentKind::Road | SegmentKind::City)
        }));
    }

    /// Forgets all that is known of features, because other tiles are left.
    pub(super) fn forget(&mut self) {
        self.round = self.round.wrapping_add(1);
    }

    /// Takes over a position that is to be evaluated.
    pub(super) fn follow(&mut self, state: &State) {
        self.changed = Cells::ALL;
        self.laid = None;
        self.joined.clear();
        if magic(state) != self.magic
            || held(state) != self.held
            || !castles(state).eq(self.castles.iter().copied())
        {
            return;
        }
        if state.tiles().len() == self.n_tiles {
            self.changed = Cells::default();
        } else if state.tiles().len() == self.n_tiles + 1
            && let Some(tile) = state.tiles().last()
        {
            self.changed = Cells::default();
            self.changed.add(tile.cell);
            self.laid = Some(tile.cell);
            for side in Side::ALL {
                self.changed.add(tile.cell.step(side));
            }
            let segments = self.n_segments..state.n_segments();
            let features = segments.map(|ix| state.feature_of(SegmentIx(ix as u16)));
            self.joined.extend(features);
        }
    }

    #[inline]
    fn entry(&self, feature: FeatureIx) -> Option<&Entry> {
        let entry = self.entries.get(usize::from(feature.0))?;
        let is_known = entry.round == self.round && self.changed.leave(entry.cells);
        is_known.then_some(entry)
    }

    #[inline]
    pub(super) fn outlook(&self, feature: FeatureIx) -> Option<Outlook> {
        self.entry(feature).map(|entry| entry.outlook)
    }

    /// Returns what a feature is worth now and complete, if that is known.
    #[inline]
    pub(super) fn worth(&self, feature: FeatureIx) -> Option<(f64, f64)> {
        self.entry(feature).and_then(|entry| entry.worth)
    }

    /// Keeps the outlook of a feature that ends at these cells, if it is not one that the new tile has changed.
    pub(super) fn keep(&mut self, feature: FeatureIx, cells: Cells, outlook: Outlook) {
        let ix = usize::from(feature.0);
        if !self.changed.leave(cells) || ix >= self.n_segments || self.joined.contains(&feature) {
            return;
        }
        let entry = Entry {
            round: self.round,
            cells,
            outlook,
            worth: None,
        };
        if self.entries.len() <= ix {
            let unknown = Entry { round: 0, ..entry };
            self.entries.resize(self.n_segments.max(ix + 1), unknown);
        }
        self.entries[ix] = entry;
    }

    /// Keeps the worth of a feature whose outlook is known.
    pub(super) fn keep_worth(&mut self, feature: FeatureIx, worth: (f64, f64)) {
        if self.entry(feature).is_some() {
            self.entries[usize::from(feature.0)].worth = Some(worth);
        }
    }

    /// Returns where a field ends, if it is known.
    #[inline]
    pub(super) fn field_ends(&self, field: FeatureIx) -> Option<&FieldEnds> {
        let (round, ends) = self.fields.get(usize::from(field.0))?;
        let is_known = *round == self.round && self.leaves_field(field, ends);
        is_known.then_some(ends)
    }

    /// Keeps where a field ends, if it is not one that the new tile has changed.
    pub(super) fn keep_field_ends(&mut self, field: FeatureIx, ends: &FieldEnds) {
        let ix = usize::from(field.0);
        if ix >= self.n_segments || !self.leaves_field(field, ends) {
            return;
        }
        if self.fields.len() <= ix {
            self.fields.resize(self.n_segments, (0, FieldEnds::NONE));
        }
        self.fields[ix] = (self.round, *ends);
    }

    /// Whether the new tile leaves alone a field and the cells that it ends at.
    fn leaves_field(&self, field: FeatureIx, ends: &FieldEnds) -> bool {
        self.changed != Cells::ALL
            && !self.joined.contains(&field)
            && self.laid.is_none_or(|cell| !ends.is_beside(cell))
    }

    /// Visits the open roads and cities of the position, and some that are closed.
    pub(super) fn visit_lines(&self, state: &State, mut visit: impl FnMut(FeatureIx)) {
        if self.changed == Cells::ALL {
            return state.features().for_each(visit);
        }
        let is_feature = |&feature: &FeatureIx| state.feature_of(SegmentIx(feature.0)) == feature;
        self.lines
            .iter()
            .copied()
            .filter(is_feature)
            .for_each(&mut visit);
        (self.n_segments..state.n_segments())
            .map(|ix| FeatureIx(ix as u16))
            .filter(is_feature)
            .for_each(visit);
    }
}

fn held(state: &State) -> [[u8; 2]; Seat::MAX] {
    let held_by = |seat| [Token::Bridge, Token::Abbey].map(|token| state.n_tokens(seat, token));
    std::array::from_fn(|seat| held_by(Seat(seat as u8)))
}

fn castles(state: &State) -> impl Iterator<Item = Spot> + '_ {
    let placed = state.placed_tokens();
    placed.filter_map(|(token, spot, _)| (token == Token::Castle).then_some(spot))
}

fn magic(state: &State) -> [Option<Spot>; 2] {
    [state.neutral(Neutral::Mage), state.neutral(Neutral::Witch)]
}

#[cfg(test)]
mod tests {
    use carcas_engine::{Edition, Log, Move, Node, Rules, Setup};

    use super::*;
    use crate::evaluation::{Evaluation, Weights};
    use crate::level::Knowledge;
    use crate::{Rng, random_move};

    #[test]
    fn what_answers_have_in_common_is_what_a_fresh_evaluation_finds() {
        let boxes = Setup::playable_boxes().map(carcas_tiles::Box::name);
        let mut n_compared = 0;
        for (seed, name) in (0..).zip(boxes.chain(["all"])) {
            let mut setup = Setup::new(Edition::ALL[seed as usize % 4], 2 + (seed % 3) as u8);
            for of in Setup::playable_boxes().filter(|of| name == "all" || name == of.name()) {
                // Some go only with others.
                let _ = setup.add_box(of.name());
            }
            let Ok(rules) = Rules::new(&setup) else {
                continue;
            };
            let make = || Evaluation::new(&rules, &Weights::of_game(&rules), Knowledge::ALL);
            let mut fast = make();
            let (mut state, mut rng, mut moves) = (State::new(&rules), Rng::new(seed), Vec::new());
            let mut n_decisions = 0;
            while state.node() != Node::Over {
                if state.node().is_chance() {
                    let outcome = state.sample(&rules, |n| rng.below(n)).unwrap();
                    state.draw(&rules, outcome, &mut Log::silent()).unwrap();
                    continue;
                }
                n_decisions += 1;
                if n_decisions % carcas_laws::daily_or_deep(20, 5) == 0 {
                    fast.begin_answers(&state);
                    moves.clear();
                    state.legal_moves(&rules, &mut moves);
                    for &mv in moves.iter().step_by(1 + moves.len() / 20) {
                        let mut after = state.clone();
                        after.play(&rules, mv, &mut Log::silent()).unwrap();
                        if after.is_legal(&rules, Move::Pass) {
                            after.play(&rules, Move::Pass, &mut Log::silent()).unwrap();
                        }
                        let (found, whole) =
                            (fast.totals(&rules, &after), make().totals(&rules, &after));
                        for seat in 0..rules.n_seats() {
                            assert!(
                                (found[seat] - whole[seat]).abs() < 1e-9,
                                "{name}, {}: {found:?} is not {whole:?}",
                                state.move_name(&rules, mv)
                            );
                        }
                        n_compared += 1;
                    }
                }
                let chosen = random_move(&rules, &state, &mut rng, &mut moves).unwrap();
                state.play(&rules, chosen, &mut Log::silent()).unwrap();
            }
        }
        let n_wanted = carcas_laws::daily_or_deep(500, 2_000);
        assert!(n_compared > n_wanted, "{n_compared}");
    }
}
