//! Goods and titles.

use carcas_engine::{
    Decision, Draw, Event, FeatureIx, FeatureView, KingCountsCastles, Module, Node, Rules, Seat,
    Spot, State, Title, Token,
};
use carcas_tiles::{Goods, SegmentKind, SideSet};

use crate::verdict::{Verdict, law};
use crate::watch::Told;

/// Goods only grow and are those of all complete cities.
pub(crate) fn check_goods(rules: &Rules, told: &Told<'_>) -> Verdict {
    let is_on = rules.modules().contains(Module::Goods);
    let is_turn_over = is_turn_over(told.after);
    let complete = match is_turn_over && is_on {
        true => complete_features(rules, told.after, SegmentKind::City),
        false => Vec::new(),
    };
    for goods in Goods::ALL {
        let name = goods.name();
        let mut sum = 0;
        for seat in rules.seats() {
            let (old, new) = (
                told.before.n_tokens(seat, Token::from(goods)),
                told.after.n_tokens(seat, Token::from(goods)),
            );
            law!(new >= old, "seat {} had {old} {name}, now {new}", seat.0);
            sum += usize::from(new);
        }
        let of_city = |&city: &FeatureIx| n_symbols(rules, told.after, city, goods);
        let expected: usize = complete.iter().map(of_city).sum();
        law!(
            sum == expected || is_on && !is_turn_over,
            "the seats have {sum} {name}, but complete cities show {expected}"
        );
    }
    Ok(())
}

/// Whether everything that a tile completed has been scored.
fn is_turn_over(state: &State) -> bool {
    matches!(state.node(), Node::Chance { draw: Draw::Tile } | Node::Over)
}

/// Who holds a title, and what for.
#[derive(Clone, Debug)]
struct Held {
    title: Title,
    kind: SegmentKind,
    module: Module,
    /// The size of the largest complete feature.
    largest: u16,
    holder: Option<Seat>,
}

/// A title goes to who completes something larger and to nobody else.
#[derive(Clone, Debug)]
pub(crate) struct Titles {
    held: [Held; 2],
    placer: Seat,
}

impl Titles {
    pub(crate) fn new(rules: &Rules, start: &State) -> Self {
        let titles = [
            (Title::King, SegmentKind::City, Module::King),
            (Title::Robber, SegmentKind::Road, Module::Robber),
        ];
        Self {
            held: titles.map(|(title, kind, module)| Held {
                title,
                kind,
                module,
                largest: largest(rules, start, kind),
                holder: start.holder(Token::from(title)),
            }),
            placer: start.active_seat(),
        }
    }

    pub(crate) fn step(&mut self, rules: &Rules, told: &Told<'_>) -> Verdict {
        let state = told.after;
        for event in told.events {
            if let Event::TilePlaced { seat, .. } = *event {
                self.placer = seat;
            }
        }
        // Between two parts, when everything is scored, a tile may be at hand without a draw: an abbey or one that is owed.
        let is_within_part = match state.node() {
            Node::Decide { decision, .. } => !matches!(
                decision,
                Decision::Abbey { .. } | Decision::FinalAbbey { .. } | Decision::PlaceTile { .. }
            ),
            Node::Chance { draw } => draw == Draw::Flock,
            Node::Over => false,
        };
        if is_within_part {
            return Ok(());
        }
        let mut verdict = Ok(());
        for held in &mut self.held {
            let is_right = held.step(rules, state, self.placer);
            verdict = verdict.and(is_right);
        }
        verdict
    }
}

impl Held {
    fn step(&mut self, rules: &Rules, state: &State, placer: Seat) -> Verdict {
        let found = state.holder(Token::from(self.title));
        let name = self.title.name();
        if !rules.modules().contains(self.module) {
            law!(found.is_none(), "{found:?} is {name}, which nobody can be");
            return Ok(());
        }
        let old = self.largest;
        let new = largest(rules, state, self.kind);
        law!(new >= old, "a feature of {old} tiles is no longer complete");
        if new > old {
            self.largest = new;
            self.holder = Some(placer);
        }
        let expected = self.holder;
        law!(
            found == expected,
            "{found:?} is {name}, but {expected:?} should be"
        );
        Ok(())
    }
}

/// Returns the number of tiles of the largest complete feature of a kind; a castle has two, where it counts as a city.
///
/// Rule: KR-114, BC-73.
fn largest(rules: &Rules, state: &State, kind: SegmentKind) -> u16 {
    let counts_castles =
        kind == SegmentKind::City && rules.choices().king_counts_castles == KingCountsCastles::Yes;
    let mut placed = state.placed_tokens();
    let has_castle = counts_castles && placed.any(|placed| placed.0 == Token::Castle);
    let castle = if has_castle { 2 } else { 0 };
    let complete = complete_features(rules, state, kind);
    let n_tiles = |&feature: &FeatureIx| {
        let spot = state.spots_of(feature).next()?;
        Some(state.feature(rules, spot)?.n_tiles)
    };
    complete.iter().filter_map(n_tiles).fold(castle, u16::max)
}

/// Returns the complete features of a kind that somebody can complete: not the city of Carcassonne.
fn complete_features(rules: &Rules, state: &State, wanted: SegmentKind) -> Vec<FeatureIx> {
    let mut found = Vec::new();
    for tile in state.tiles() {
        for (ix, segment) in rules.segments(tile.kind).iter().enumerate() {
            if segment.kind != wanted || segment.sides == SideSet::EMPTY {
                continue;
            }
            let spot = Spot {
                cell: tile.cell,
                segment: ix as u8,
            };
            let feature = state.feature(rules, spot);
            let complete = feature.filter(FeatureView::is_complete);
            found.extend(complete.map(|feature| feature.ix));
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

fn n_symbols(rules: &Rules, state: &State, city: FeatureIx, goods: Goods) -> usize {
    let shows = |spot: &Spot| {
        let tile = state.tile_at(spot.cell);
        tile.is_some_and(|tile| {
            let segment = &rules.segments(tile.kind)[usize::from(spot.segment)];
            segment.goods == Some(goods)
        })
    };
    state.spots_of(city).filter(shows).count()
}
