//! The board of a position, ready to be drawn.

use carcas_art::board::{
    Board, BoardFigure, BoardNeutral, BoardTile, FigureShape, NeutralShape, OwnedArea,
    QuarterFigure,
};
use carcas_art::tile::N_COPIES;
use carcas_engine::{Cell, FigureKind, KindIx, Neutral, Rules, Spot, State};
use carcas_tiles::{KindId, Segment, SegmentKind, catalogue};

use super::Moment;

/// Which features show their owners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Overlay {
    #[default]
    Off,
    Fields,
    Features,
}

/// What of a board is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Looks {
    pub(crate) overlay: Overlay,
    pub(crate) has_figures: bool,
    /// Whether the last tile, what was scored and the path of the dragon are marked.
    pub(crate) has_marks: bool,
    pub(crate) has_coordinates: bool,
}

impl Default for Looks {
    fn default() -> Self {
        Self {
            overlay: Overlay::Off,
            has_figures: true,
            has_marks: true,
            has_coordinates: false,
        }
    }
}

/// Returns the board as it is seen at a moment.
pub(crate) fn board_of(rules: &Rules, moment: &Moment, looks: Looks) -> Board {
    let state = &moment.state;
    let mut board = Board {
        tiles: tiles(rules, state),
        has_coordinates: looks.has_coordinates,
        ..Board::default()
    };
    if looks.has_figures {
        put_figures(rules, state, &mut board);
        board.neutrals = neutrals(rules, state);
    }
    if looks.has_marks {
        board.dragon_path = moment.dragon_path.iter().copied().map(pair).collect();
        board.highlights = scored(rules, moment);
        let placed = state.tiles().get(rules.start_tiles().len()..);
        let last = placed.and_then(<[_]>::last);
        board.last = last.map(|tile| pair(tile.cell)).into_iter().collect();
    }
    board.owned = owned(rules, state, looks.overlay);
    board
}

fn pair(cell: Cell) -> (i32, i32) {
    (i32::from(cell.x), i32::from(cell.y))
}

fn kind_id(rules: &Rules, kind: KindIx) -> KindId {
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
            cell: pair(tile.cell),
            rotation: tile.rotation,
            copy: (n_before % usize::from(N_COPIES)) as u8,
        });
    }
    tiles
}

fn put_figures(rules: &Rules, state: &State, board: &mut Board) {
    let companion = state.fairy_companion();
    for (ix, seat, kind, spot) in state.figures() {
        let figure = shape(kind);
        if let Some(quarter) = quarter(rules, state, spot) {
            board.quarters.push(QuarterFigure {
                quarter,
                figure,
                seat: seat.0,
            });
        } else if let Some(segment_ix) = printed(rules, state, spot) {
            board.figures.push(BoardFigure {
                cell: pair(spot.cell),
                segment_ix,
                figure,
                seat: seat.0,
                has_fairy: companion == Some(ix),
            });
        }
    }
}

const fn shape(kind: FigureKind) -> FigureShape {
    match kind {
        FigureKind::Follower => FigureShape::Follower,
        FigureKind::Large => FigureShape::LargeFollower,
        FigureKind::Abbot => FigureShape::Abbot,
        FigureKind::Builder => FigureShape::Builder,
        FigureKind::Pig => FigureShape::Pig,
        FigureKind::Mayor => FigureShape::Mayor,
        FigureKind::Wagon => FigureShape::Wagon,
        FigureKind::Barn => FigureShape::Barn,
        FigureKind::Shepherd => FigureShape::Shepherd,
    }
}

fn neutrals(rules: &Rules, state: &State) -> Vec<BoardNeutral> {
    let mut found = Vec::new();
    for neutral in Neutral::ALL {
        // Beside a follower she is drawn with him.
        let is_beside = neutral == Neutral::Fairy && state.fairy_companion().is_some();
        let Some(spot) = state.neutral(rules, neutral).filter(|_| !is_beside) else {
            continue;
        };
        found.push(BoardNeutral {
            cell: pair(spot.cell),
            shape: match neutral {
                Neutral::Dragon => NeutralShape::Dragon,
                Neutral::Fairy => NeutralShape::Fairy,
                Neutral::Count => NeutralShape::Count,
                Neutral::Mage => NeutralShape::Mage,
                Neutral::Witch => NeutralShape::Witch,
            },
            segment_ix: printed(rules, state, spot),
            quarter: quarter(rules, state, spot),
        });
    }
    found
}

/// Returns the features that were just scored, segment by segment.
fn scored(rules: &Rules, moment: &Moment) -> Vec<((i32, i32), usize)> {
    let state = &moment.state;
    let mut seen = Vec::new();
    let mut found = Vec::new();
    for &spot in &moment.scored {
        let Some(feature) = state.feature(rules, spot) else {
            continue;
        };
        if seen.contains(&feature.ix) {
            continue;
        }
        seen.push(feature.ix);
        let spots = state.spots_of(feature.ix);
        found
            .extend(spots.filter_map(|spot| Some((pair(spot.cell), printed(rules, state, spot)?))));
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
            Overlay::Features => standing.kind != SegmentKind::Quarter,
        };
        let seats: Vec<u8> = standing.owners().map(|seat| seat.0).collect();
        let Some(feature) = state.feature(rules, standing.spot).filter(|_| is_shown) else {
            return;
        };
        for spot in state.spots_of(feature.ix) {
            let Some(segment_ix) = printed(rules, state, spot) else {
                continue;
            };
            let cell = pair(spot.cell);
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

/// Returns the quarter of Carcassonne that a spot is, if it is one.
fn quarter(rules: &Rules, state: &State, spot: Spot) -> Option<u8> {
    let (_, segments) = segments(rules, state, spot)?;
    let first = segments
        .iter()
        .position(|segment| segment.kind == SegmentKind::Quarter)?;
    let ix = usize::from(spot.segment).checked_sub(first)?;
    u8::try_from(ix).ok().filter(|&ix| ix < 4)
}

/// Returns the segment as it is printed: the rules may cut segments, or add some that nobody sees.
fn printed(rules: &Rules, state: &State, spot: Spot) -> Option<usize> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::{Keep, Watched};

    fn board(text: &str, overlay: Overlay) -> Board {
        let watched = Watched::parse("test", text, None, Keep::Last).unwrap();
        let looks = Looks {
            overlay,
            ..Looks::default()
        };
        board_of(&watched.rules, watched.last(), looks)
    }

    const ROAD: &str = "title A road
rule BA-12
red tile road-straight 1,0 r0, meeple road:E
expect figures 1
";

    #[test]
    fn tiles_figures_and_marks_are_there() {
        let board = board(ROAD, Overlay::Off);
        assert_eq!(board.tiles.len(), 2);
        assert_eq!(board.figures.len(), 1);
        let figure = board.figures[0];
        assert_eq!((figure.cell, figure.seat), ((1, 0), 0));
        let kind = catalogue().kind(board.tiles[1].kind);
        assert_eq!(kind.segments[figure.segment_ix].kind, SegmentKind::Road);
        assert_eq!(board.last, [(1, 0)]);
        assert!(board.owned.is_empty());
    }

    #[test]
    fn owners_cover_the_whole_feature() {
        assert!(board(ROAD, Overlay::Fields).owned.is_empty());
        let owned = board(ROAD, Overlay::Features).owned;
        let cells: Vec<_> = owned.iter().map(|area| area.cell).collect();
        assert!(
            cells.contains(&(0, 0)) && cells.contains(&(1, 0)),
            "{cells:?}"
        );
        assert!(owned.iter().all(|area| area.seats == [0]));
    }

    #[test]
    fn equal_tiles_differ_as_long_as_they_can() {
        let mut text = "title A long road\nrule BA-12\n".to_owned();
        for (x, seat) in (1..=6).zip(["red", "blue"].into_iter().cycle()) {
            text += &format!("{seat} tile road-straight {x},0 r0, pass\n");
        }
        text += "expect figures 0\n";
        let board = board(&text, Overlay::Off);
        let copies: Vec<u8> = board.tiles.iter().map(|tile| tile.copy).collect();
        assert_eq!(copies, [0, 0, 1, 2, 3, 0, 1], "the first tile is another");
    }
}
