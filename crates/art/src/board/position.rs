//! The board of a position, ready to be drawn.

use carcas_engine::{
    Cell, FigureKind, FigureView, KindIx, Neutral, Quarter, Rules, Seat, Spot, State, Token,
};
use carcas_tiles::{KindId, Segment, SegmentKind, catalogue};

use super::{
    Board, BoardBridge, BoardCastle, BoardFigure, BoardNeutral, BoardTile, BoardTower, OwnedArea,
    QuarterFigure, extent, has_hats,
};
use crate::tile::N_COPIES;

/// Which features show their owners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Overlay {
    /// None.
    #[default]
    Off,
    /// Fields.
    Fields,
    /// All but the quarters of Carcassonne and towers.
    Features,
}

/// What of a board is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Looks {
    /// Which features show their owners.
    pub overlay: Overlay,
    /// Whether anything stands on the tiles.
    pub has_figures: bool,
    /// Whether the last tile, what was scored and the path of the dragon are marked.
    pub has_marks: bool,
    /// Whether rows and columns are numbered.
    pub has_coordinates: bool,
    /// Whether tiles are a plain map instead of cards on a wooden table; diagrams always are.
    pub is_plain: bool,
}

impl Default for Looks {
    fn default() -> Self {
        Self {
            overlay: Overlay::Off,
            has_figures: true,
            has_marks: true,
            has_coordinates: false,
            is_plain: false,
        }
    }
}

/// What happened just before a position, which a position itself does not tell.
#[derive(Clone, Copy, Debug, Default)]
pub struct Recent<'a> {
    /// Where the dragon has been, if it has just walked.
    pub dragon_path: &'a [Cell],
    /// A segment of each feature that was just scored.
    pub scored: &'a [Spot],
}

impl Board {
    /// Returns the board of a position.
    ///
    /// # Panics
    /// If the state belongs to other rules.
    pub fn of(rules: &Rules, state: &State, recent: Recent<'_>, looks: Looks) -> Self {
        let mut board = Self {
            tiles: tiles(rules, state),
            has_coordinates: looks.has_coordinates,
            is_plain: looks.is_plain,
            ..Self::default()
        };
        if looks.has_figures {
            put_figures(rules, state, &mut board);
            board.has_hats = has_hats(&board, extent(&board).0.y);
            board.neutrals = neutrals(rules, state);
            board.towers = towers(rules, state);
            board.bridges = bridges(state);
            board.castles = castles(rules, state);
        }
        if looks.has_marks {
            board.dragon_path = recent.dragon_path.to_vec();
            board.highlights = scored(rules, state, recent.scored);
            let placed = state.tiles().get(rules.start_tiles().len()..);
            let last = placed.and_then(<[_]>::last);
            board.last = last.map(|tile| tile.cell).into_iter().collect();
        }
        board.owned = owned(rules, state, looks.overlay);
        board
    }
}

/// Returns the kind of a game by its place in the catalogue.
pub(crate) fn kind_id(rules: &Rules, kind: KindIx) -> KindId {
    let id = &rules.tile_kind(kind).id;
    catalogue()
        .find(id)
        .expect("every kind of a game is in the catalogue")
}

fn tiles(rules: &Rules, state: &State) -> Vec<BoardTile> {
    let placed = state.tiles();
    let mut tiles = Vec::with_capacity(placed.len());
    for (order, tile) in placed.iter().enumerate() {
        // Equal tiles differ as long as they can, and none changes its look during a game.
        let before = placed[..order].iter();
        let n_before = before.filter(|other| other.kind == tile.kind).count();
        tiles.push(BoardTile {
            kind: kind_id(rules, tile.kind),
            cell: tile.cell,
            rotation: tile.rotation,
            copy: (n_before % usize::from(N_COPIES)) as u8,
        });
    }
    tiles
}

fn put_figures(rules: &Rules, state: &State, board: &mut Board) {
    for figure in state.figures() {
        let FigureView {
            seat, kind, spot, ..
        } = figure;
        if let Some(quarter) = quarter(rules, state, spot) {
            board.quarters.push(QuarterFigure {
                quarter,
                kind,
                seat,
            });
            continue;
        }
        let segment_ix = printed(rules, state, spot);
        if segment_ix.is_some() || spot.segment == Spot::BRIDGE {
            board.figures.push(BoardFigure {
                cell: spot.cell,
                segment_ix,
                kind,
                seat,
                n_sheep: (kind == FigureKind::Shepherd).then(|| state.n_sheep(seat)),
                has_fairy: figure.has_fairy,
            });
        }
    }
}

fn towers(rules: &Rules, state: &State) -> Vec<BoardTower> {
    let floors = state.placed_tokens();
    let floors = floors.filter(|&(token, ..)| token == Token::Floor);
    floors
        .filter_map(|(_, spot, n_floors)| {
            Some(BoardTower {
                cell: spot.cell,
                segment_ix: printed(rules, state, spot)?,
                n_floors,
            })
        })
        .collect()
}

fn bridges(state: &State) -> Vec<BoardBridge> {
    let bridges = state.bridges();
    let bridges = bridges.map(|(spot, axis)| BoardBridge {
        cell: spot.cell,
        axis,
    });
    bridges.collect()
}

fn castles(rules: &Rules, state: &State) -> Vec<BoardCastle> {
    let mut seen = Vec::new();
    let mut found = Vec::new();
    for tile in state.tiles() {
        for segment in 0..rules.segments(tile.kind).len() as u8 {
            let cell = tile.cell;
            let feature = state.feature(rules, Spot { cell, segment });
            let castle = feature.filter(|feature| feature.kind == SegmentKind::Castle);
            let Some(castle) = castle.filter(|castle| !seen.contains(&castle.ix)) else {
                continue;
            };
            seen.push(castle.ix);
            let spots = state.spots_of(castle.ix);
            let segments = spots.filter_map(|spot| Some((spot.cell, printed(rules, state, spot)?)));
            found.push(BoardCastle {
                segments: segments.collect(),
            });
        }
    }
    found
}

fn neutrals(rules: &Rules, state: &State) -> Vec<BoardNeutral> {
    let mut found = Vec::new();
    for neutral in Neutral::ALL {
        // Beside a follower she is drawn with him.
        let is_beside = neutral == Neutral::Fairy && state.fairy_companion().is_some();
        let Some(spot) = state.neutral(neutral).filter(|_| !is_beside) else {
            continue;
        };
        found.push(BoardNeutral {
            cell: spot.cell,
            neutral,
            segment_ix: printed(rules, state, spot),
            quarter: quarter(rules, state, spot),
        });
    }
    found
}

/// Returns the features that were just scored, segment by segment.
fn scored(rules: &Rules, state: &State, spots: &[Spot]) -> Vec<(Cell, usize)> {
    let mut seen = Vec::new();
    let mut found = Vec::new();
    for &spot in spots {
        let Some(feature) = state.feature(rules, spot) else {
            continue;
        };
        if seen.contains(&feature.ix) {
            continue;
        }
        seen.push(feature.ix);
        let spots = state.spots_of(feature.ix);
        found.extend(spots.filter_map(|spot| Some((spot.cell, printed(rules, state, spot)?))));
    }
    found
}

fn owned(rules: &Rules, state: &State, overlay: Overlay) -> Vec<OwnedArea> {
    let mut found: Vec<OwnedArea> = Vec::new();
    if overlay == Overlay::Off {
        return found;
    }
    state.for_each_standing(rules, |standing| {
        let is_shown = match overlay {
            Overlay::Off => false,
            Overlay::Fields => standing.kind == SegmentKind::Field,
            Overlay::Features => {
                !matches!(standing.kind, SegmentKind::Quarter | SegmentKind::Tower)
            }
        };
        let seats: Vec<Seat> = standing.contest.owners.iter().collect();
        let Some(feature) = state.feature(rules, standing.spot).filter(|_| is_shown) else {
            return;
        };
        for spot in state.spots_of(feature.ix) {
            let Some(segment_ix) = printed(rules, state, spot) else {
                continue;
            };
            let cell = spot.cell;
            // A field that a tunnel cuts is drawn as one: its parts share the ground.
            let same = |area: &&mut OwnedArea| (area.cell, area.segment_ix) == (cell, segment_ix);
            match found.iter_mut().find(same) {
                Some(area) => {
                    area.seats.extend(&seats);
                    area.seats.sort_unstable();
                    area.seats.dedup();
                }
                None if !seats.is_empty() => found.push(OwnedArea {
                    cell,
                    segment_ix,
                    seats: seats.clone(),
                }),
                None => {}
            }
        }
    });
    found
}

fn segments<'r>(rules: &'r Rules, state: &State, spot: Spot) -> Option<(KindIx, &'r [Segment])> {
    let kind = state.tile_at(spot.cell)?.kind;
    Some((kind, rules.segments(kind)))
}

fn quarter(rules: &Rules, state: &State, spot: Spot) -> Option<Quarter> {
    let (_, segments) = segments(rules, state, spot)?;
    let first = segments
        .iter()
        .position(|segment| segment.kind == SegmentKind::Quarter)?;
    let ix = usize::from(spot.segment).checked_sub(first)?;
    Quarter::ALL.get(ix).copied()
}

/// Returns the segment as it is printed: the rules may cut segments, or add some that nobody sees.
pub(crate) fn printed(rules: &Rules, state: &State, spot: Spot) -> Option<usize> {
    let (kind, segments) = segments(rules, state, spot)?;
    let played = segments.get(usize::from(spot.segment))?;
    let printed = &rules.tile_kind(kind).segments;
    let is_same = |printed: &Segment| {
        printed.kind == played.kind
            && printed.sides == played.sides
            && played
                .halves
                .iter()
                .all(|half| printed.halves.contains(half))
    };
    let at = usize::from(spot.segment);
    if printed.get(at).is_some_and(is_same) {
        return Some(at);
    }
    printed.iter().position(is_same)
}
