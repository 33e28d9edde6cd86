//! Laying tiles: joining what meets, and noting what is complete.

use carcas_tiles::{Rotation, SegmentKind, Side, Terrain};

use crate::board::{Axis, Block, Bridge, Laid, PlacedTile, TileIx};
use crate::feature::{Bordered, Columns, FeatureIx, SegmentIx};
use crate::flow::Completed;
use crate::geometry::Cell;
use crate::rules::{Border, Edges, Kind, KindIx, NO_SEGMENT, Rules};
use crate::state::State;

impl State {
    /// Lays the start tiles and joins what belongs together on them.
    pub(crate) fn lay_start(&mut self, rules: &Rules) {
        for &(kind, cell, rotation) in &rules.start {
            self.lay_tile(rules, kind, cell, rotation);
        }
        for &(a, b) in &rules.start_joins {
            self.features.join(a, b);
        }
        for &(neutral, stand) in &rules.start_neutrals {
            self.neutrals.put(neutral, Some(stand));
        }
        self.flow.completed = Completed::NONE;
    }

    /// Lays a tile on the board, joins its segments with those of its neighbors and notes what is complete.
    ///
    /// Rule: BA-12 to BA-18.
    pub(crate) fn lay_tile(
        &mut self,
        rules: &Rules,
        kind_ix: KindIx,
        cell: Cell,
        rotation: Rotation,
    ) -> TileIx {
        let kind = rules.kind(kind_ix);
        let first_segment = self.features.len() as u16;
        let tile = PlacedTile {
            kind: kind_ix,
            rotation,
            cell,
            first_segment,
        };
        let has_center = !kind.centers.is_empty();
        let (tile_ix, around, fits) = self.board.lay(tile, kind.edges(rotation), has_center);
        self.features.push_all(tile_ix, &kind.columns);
        for (side, neighbor) in around.sides() {
            let neighbor = self.board.tile(neighbor);
            let theirs = rules.kind(neighbor.kind);
            self.join_edge(
                (first_segment, kind.border(side, rotation)),
                (
                    neighbor.first_segment,
                    theirs.border(side.opposite(), neighbor.rotation),
                ),
            );
        }
        self.flow.completed = Completed::NONE;
        if !self.bridges.is_empty() {
            self.join_bridges(rules, tile_ix, &around);
        }
        if !kind.has_landscape() {
            self.close_edges(rules, &tile, &around);
        }
        for act in &rules.seams.tile_laid {
            let laid = Laid {
                tile: tile_ix,
                around: &around,
                fits,
            };
            act(rules, self, &laid);
        }
        self.complete_lines(kind, first_segment);
        self.surround_centers(rules, kind, first_segment, &around);
        tile_ix
    }

    /// Notes the roads, then the cities, that the new tile completes.
    ///
    /// Rule: BA-26, BA-27, BA-30, BA-AM-05.
    #[inline]
    fn complete_lines(&mut self, kind: &Kind, first_segment: u16) {
        for ix in kind.roads.iter().chain(kind.cities.iter()) {
            let feature = self.features.of(SegmentIx(first_segment + ix as u16));
            if self.features.columns(feature).is_closed() {
                self.flow.completed.add(feature);
            }
        }
    }

    /// Counts the new tile for every center around it, and the tiles around for its own, and notes which are complete.
    ///
    /// Rule: BA-28, BA-30, AB-05.
    #[inline]
    fn surround_centers(&mut self, rules: &Rules, kind: &Kind, first_segment: u16, block: &Block) {
        for center in kind.centers.iter() {
            let feature = FeatureIx(first_segment + center as u16);
            // Nine cells, less the tiles around; the tile itself is counted below like any other.
            self.features.columns_mut(feature).open = 10 - block.n_tiles();
        }
        for neighbor in block.centers() {
            let neighbor = self.board.tile(neighbor);
            for center in rules.kind(neighbor.kind).centers.iter() {
                let feature = FeatureIx(neighbor.first_segment + center as u16);
                let open = &mut self.features.columns_mut(feature).open;
                *open -= 1;
                if *open == 0 {
                    self.flow.completed.add(feature);
                }
            }
        }
    }

    /// Joins what meets across one edge: the borders of two tiles, each with the first segment of its tile.
    #[inline]
    fn join_edge(&mut self, (first, mine): (u16, Border), (other_first, theirs): (u16, Border)) {
        let meeting = |mine: u8, theirs: u8| {
            (mine != NO_SEGMENT && theirs != NO_SEGMENT).then_some((
                SegmentIx(first.wrapping_add(u16::from(mine))),
                SegmentIx(other_first.wrapping_add(u16::from(theirs))),
            ))
        };
        if mine.also != NO_SEGMENT || theirs.also != NO_SEGMENT {
            self.join_shared((first, mine), (other_first, theirs));
        } else if let Some((mine, theirs)) = meeting(mine.line, theirs.line) {
            self.features.join_open(mine, theirs);
        }
        let ([left, right], [other_left, other_right]) = (mine.fields, theirs.fields);
        // Seen from the other side of the edge, left is right.
        for (mine, theirs) in [(left, other_right), (right, other_left)] {
            if let Some((mine, theirs)) = meeting(mine, theirs) {
                self.features.join_open(mine, theirs);
            }
        }
    }

    /// Joins all cities that end on an edge.
    ///
    /// Rule: HS-C3.
    #[cold]
    fn join_shared(&mut self, (first, mine): (u16, Border), (other_first, theirs): (u16, Border)) {
        let mut cities = [SegmentIx(0); 4];
        let mut n = 0;
        for (first, segment) in [
            (first, mine.line),
            (first, mine.also),
            (other_first, theirs.line),
            (other_first, theirs.also),
        ] {
            if segment != NO_SEGMENT {
                cities[n] = SegmentIx(first + u16::from(segment));
                n += 1;
            }
        }
        // Beside a tile that is closed there is nothing to join.
        let both = mine.line != NO_SEGMENT && theirs.line != NO_SEGMENT;
        if both {
            self.features.join_shared(&cities[..n]);
        }
    }

    /// Closes what ends at a tile that shows nothing at its sides, without joining it, and notes what that completes: roads,
    /// then cities.
    ///
    /// Rule: AM-06, AM-07, AM-11, HS-C3.
    #[cold]
    fn close_edges(&mut self, rules: &Rules, tile: &PlacedTile, around: &Block) {
        let mut closed = Completed::NONE;
        for (side, neighbor_ix) in around.sides() {
            let neighbor = *self.board.tile(neighbor_ix);
            let border = rules
                .kind(neighbor.kind)
                .border(side.opposite(), neighbor.rotation);
            debug_assert_eq!(tile.cell.step(side), neighbor.cell);
            let fields = border.fields.into_iter();
            let fields = fields
                .filter(|&field| field != NO_SEGMENT)
                .map(|field| SegmentIx(neighbor.first_segment + u16::from(field)));
            let lines = self.lines_at(rules, neighbor_ix, side.opposite());
            for segment in lines.chain(fields) {
                let feature = self.features.close(segment);
                let columns = self.features.columns(feature);
                if columns.is_complete() {
                    closed.add(feature);
                }
            }
        }
        for wanted in [SegmentKind::Road, SegmentKind::City] {
            for &feature in closed.as_slice() {
                if self.features.columns(feature).kind == wanted {
                    self.flow.completed.add(feature);
                }
            }
        }
    }

    /// Returns the bridge that ends at a side of a placed tile.
    fn bridge_at(&self, tile: TileIx, side: Side) -> Option<SegmentIx> {
        let bridge = self.bridge_over(tile)?;
        (bridge.axis == Axis::of(side)).then_some(bridge.segment)
    }

    /// Returns the roads and cities that end at a side of a placed tile; a bridge is a road.
    pub(crate) fn lines_at(
        &self,
        rules: &Rules,
        tile: TileIx,
        side: Side,
    ) -> impl Iterator<Item = SegmentIx> + use<> {
        let placed = *self.board.tile(tile);
        let border = rules.kind(placed.kind).border(side, placed.rotation);
        [border.line, border.also]
            .into_iter()
            .filter(|&line| line != NO_SEGMENT)
            .map(move |line| SegmentIx(placed.first_segment + u16::from(line)))
            .chain(self.bridge_at(tile, side))
    }

    /// Returns the road or city that ends at a side of a placed tile; a bridge is a road.
    fn line_at(&self, rules: &Rules, tile: TileIx, side: Side) -> Option<SegmentIx> {
        let placed = self.board.tile(tile);
        match rules.kind(placed.kind).border(side, placed.rotation).line {
            NO_SEGMENT => self.bridge_at(tile, side),
            line => Some(SegmentIx(placed.first_segment + u16::from(line))),
        }
    }

    /// Returns what a side of a placed tile shows to its neighbor; the end of a bridge is a road.
    ///
    /// Rule: BC-05, BC-09.
    pub(crate) fn edge_at(&self, rules: &Rules, tile: TileIx, side: Side) -> u16 {
        let placed = self.board.tile(tile);
        match self.bridge_at(tile, side) {
            Some(_) => Edges::bit(Terrain::Road),
            None => rules.kind(placed.kind).edges(placed.rotation).at(side),
        }
    }

    /// Joins the roads of a new tile to the bridges that end beside it.
    ///
    /// Rule: BC-09.
    #[cold]
    fn join_bridges(&mut self, rules: &Rules, tile: TileIx, around: &Block) {
        for (side, neighbor) in around.sides() {
            if let Some(bridge) = self.bridge_at(neighbor, side)
                && let Some(line) = self.line_at(rules, tile, side)
            {
                self.features.join_open(line, bridge);
            }
        }
    }

    /// Builds a bridge over a placed tile, joins it to the roads at its ends and notes whether that completes one. What
    /// lies below is untouched: fields meet under the ends of a bridge as if it were not there.
    ///
    /// Rule: BC-09 to BC-12, BC-15.
    pub(crate) fn span(&mut self, rules: &Rules, tile: TileIx, axis: Axis) {
        let placed = *self.board.tile(tile);
        let segment = SegmentIx(self.features.len() as u16);
        let road = rules.bridge(axis, placed.rotation);
        self.features
            .push_all(tile, &[(Columns::of(road), Bordered::BRIDGE)]);
        self.bridges.push(Bridge {
            tile,
            axis,
            segment,
        });
        for side in axis.sides() {
            let beyond = placed.cell.step(side);
            self.board
                .set_edge(beyond, side.opposite(), Edges::bit(Terrain::Road));
            if let Some(neighbor) = self.board.tile_at(beyond)
                && let Some(line) = self.line_at(rules, neighbor, side.opposite())
            {
                self.features.join_open(segment, line);
            }
        }
        let feature = self.features.of(segment);
        if self.features.columns(feature).is_closed() {
            self.flow.completed.add(feature);
        }
    }
}
