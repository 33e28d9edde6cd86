//! Policies: how a seat of a random game chooses among the legal moves.

use carcas_bots::Rng;
use carcas_engine::{FigureKind, Log, Move, Neutral, Rules, Spot, State};
use carcas_tiles::{SegmentKind, Side, Terrain};

/// How a seat chooses. Every policy now and then takes any legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Every legal move with the same chance.
    Uniform,
    /// Places tiles where they complete features or fill gaps, and followers wherever it may.
    Complete,
    /// Places followers in fields.
    Farmers,
    /// Like [`Policy::Complete`], but places abbots before others and recalls them late.
    Abbots,
    /// Places tiles so that few roads and cities stay open.
    Close,
    /// Never places a figure.
    Idle,
}

impl Policy {
    /// Returns a random policy; idle seats are rare.
    pub fn random(rng: &mut Rng) -> Self {
        match rng.below(13) {
            0..3 => Self::Uniform,
            3..7 => Self::Complete,
            7..9 => Self::Farmers,
            9..11 => Self::Abbots,
            11 => Self::Close,
            _ => Self::Idle,
        }
    }

    /// Chooses one of the legal moves.
    ///
    /// # Panics
    /// If there is none.
    pub fn choose(self, rules: &Rules, state: &State, moves: &[Move], rng: &mut Rng) -> Move {
        let any = moves[rng.below(moves.len() as u32) as usize];
        if self == Self::Uniform || rng.below(8) == 0 {
            return any;
        }
        // A few candidates are enough, and with many moves all of them would take long.
        let mut best = (self.appeal(rules, state, any), any);
        for _ in 0..24 {
            let candidate = moves[rng.below(moves.len() as u32) as usize];
            let appeal = self.appeal(rules, state, candidate);
            if appeal > best.0 {
                best = (appeal, candidate);
            }
        }
        best.1
    }

    /// Returns how much the policy likes a move.
    fn appeal(self, rules: &Rules, state: &State, candidate: Move) -> u32 {
        match (self, candidate) {
            (Self::Idle, Move::Pass) => 1,
            (Self::Complete | Self::Abbots, Move::PlaceTile { .. }) => {
                n_complete(rules, state, candidate)
            }
            (Self::Close, Move::PlaceTile { .. }) => {
                100_u32.saturating_sub(n_open(rules, state, candidate))
            }
            (Self::Complete | Self::Close, Move::PlaceFigure { figure, spot }) => {
                let is_helper = matches!(figure, FigureKind::Builder | FigureKind::Pig);
                let is_far = state
                    .placed_tile()
                    .is_some_and(|tile| tile.cell != spot.cell);
                let feature = state.feature(rules, spot);
                let is_complete = feature.is_some_and(|feature| feature.is_complete());
                1 + 2 * u32::from(is_helper) + 3 * u32::from(is_far && is_complete)
            }
            (Self::Complete | Self::Close, Move::Again) => 1,
            (Self::Farmers, Move::PlaceFigure { spot, .. }) => {
                u32::from(segment_kind(rules, state, spot) == Some(SegmentKind::Field))
            }
            (Self::Complete | Self::Abbots, Move::TakeBack { figure }) => {
                let found = state.figures().find(|other| other.ix == figure);
                let feature = found.and_then(|figure| state.feature(rules, figure.spot));
                3 * u32::from(feature.is_some_and(|feature| feature.is_complete()))
            }
            (
                Self::Abbots,
                Move::PlaceFigure {
                    figure: FigureKind::Abbot,
                    ..
                },
            ) => 2,
            _ => 0,
        }
    }
}

/// Counts the complete features near a tile after it is placed, and the tiles around it.
fn n_complete(rules: &Rules, state: &State, placement: Move) -> u32 {
    let Move::PlaceTile { cell, .. } = placement else {
        return 0;
    };
    let mut after = state.clone();
    if after.play(rules, placement, &mut Log::silent()).is_err() {
        return 0;
    }
    let is_complete = |spot: &Spot| {
        let feature = after.feature(rules, *spot);
        feature.is_some_and(|feature| feature.is_complete())
    };
    let is_centered = |spot: &Spot| {
        let kind = segment_kind(rules, &after, *spot);
        matches!(kind, Some(SegmentKind::Monastery | SegmentKind::Garden))
    };
    let spots = |cell| (0..16).map(move |segment| Spot { cell, segment });
    let near = cell.around().flat_map(spots).filter(is_centered);
    let n_complete = spots(cell).chain(near).filter(is_complete).count();
    let n_around = cell
        .around()
        .filter(|&other| state.tile_at(other).is_some())
        .count();
    let magic = |neutral| {
        let spot = after.neutral(neutral)?;
        Some(after.feature(rules, spot)?.ix)
    };
    let mage = magic(Neutral::Mage);
    let have_met = mage.is_some() && mage == magic(Neutral::Witch);
    (8 * n_complete + n_around) as u32 + if have_met { 50 } else { 0 }
}

/// Counts the open sides of roads and cities after a tile is placed.
fn n_open(rules: &Rules, state: &State, placement: Move) -> u32 {
    let mut after = state.clone();
    if after.play(rules, placement, &mut Log::silent()).is_err() {
        return u32::MAX;
    }
    let open = |tile: &carcas_engine::PlacedTile| {
        let sides = Side::ALL.into_iter();
        let is_open = |side: &Side| {
            let printed = side.turned(tile.rotation.inverse());
            let terrain = rules.tile_kind(tile.kind).terrain(printed);
            matches!(terrain, Terrain::Road | Terrain::City)
                && after.tile_at(tile.cell.step(*side)).is_none()
        };
        sides.filter(is_open).count() as u32
    };
    after.tiles().iter().map(open).sum()
}

fn segment_kind(rules: &Rules, state: &State, spot: Spot) -> Option<SegmentKind> {
    let tile = state.tile_at(spot.cell)?;
    let segments = &rules.tile_kind(tile.kind).segments;
    Some(segments.get(usize::from(spot.segment))?.kind)
}
