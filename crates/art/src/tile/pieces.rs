//! What stands on the tile besides houses: landmarks, symbols, gates, bridges.

use carcas_tiles::{Goods, SegmentKind};

use super::{Detail, Easel};
use crate::canvas::{Data, Stencil, Tint, fill, line};
use crate::geometry::{Point, Vec2, at};
use crate::layout::place::{bridges, through_gates};
use crate::layout::{End, Piece, PieceKind, carcassonne};
use crate::stencils::{building, gate, ground, quarter, symbol};
use crate::theme::Role;

/// The stencil of a piece and the radius of ground that it was drawn for.
const fn stencil(kind: PieceKind) -> Option<(Stencil, f64)> {
    Some(match kind {
        PieceKind::Village => (building::VILLAGE, 105.0),
        PieceKind::Hamlet => (building::HAMLET, 80.0),
        PieceKind::Monastery => (building::MONASTERY, 150.0),
        PieceKind::Garden => (ground::GARDEN, 105.0),
        PieceKind::Volcano => (building::VOLCANO, 175.0),
        PieceKind::Dragon => (symbol::DRAGON, 84.0),
        PieceKind::Portal => (symbol::PORTAL, 105.0),
        PieceKind::Magic => (symbol::MAGIC, 84.0),
        PieceKind::Hill => (ground::HILL, 150.0),
        PieceKind::Vineyard => (ground::VINEYARD, 115.0),
        PieceKind::Bazaar => (building::BAZAAR, 125.0),
        PieceKind::Tower => (building::TOWER, 85.0),
        PieceKind::Inn => (building::INN, 95.0),
        PieceKind::Cathedral => (building::CATHEDRAL, 190.0),
        PieceKind::Princess => (building::PRINCESS, 106.0),
        PieceKind::PigHerd => (ground::PIG_HERD, 110.0),
        PieceKind::Well => (building::WELL, 50.0),
        PieceKind::Pennant => (symbol::PENNANT, 72.0),
        PieceKind::Goods(Goods::Wine) => (symbol::GOODS_WINE, 78.0),
        PieceKind::Goods(Goods::Grain) => (symbol::GOODS_GRAIN, 78.0),
        PieceKind::Goods(Goods::Cloth) => (symbol::GOODS_CLOTH, 78.0),
        PieceKind::Pond | PieceKind::Spring => return None,
    })
}

/// Whether a piece lies flat, so that figures and houses are drawn over it.
const fn is_flat(kind: PieceKind) -> bool {
    matches!(
        kind,
        PieceKind::Village | PieceKind::Hamlet | PieceKind::Hill | PieceKind::Bazaar
    )
}

/// Returns the drawing of a piece and its size.
pub(crate) fn piece_art(piece: &Piece, detail: Detail) -> Option<(Stencil, f64)> {
    let (stencil, drawn_for) = match piece.kind {
        // At a small size a house says nothing; its sign does.
        PieceKind::Inn if detail.is_flat() => (symbol::INN_SIGN, 95.0),
        kind => stencil(kind)?,
    };
    let grow = match piece.kind {
        kind if kind.is_sign() => detail.sign_scale(),
        PieceKind::Inn | PieceKind::Vineyard => detail.sign_scale(),
        PieceKind::Garden
        | PieceKind::PigHerd
        | PieceKind::Hill
        | PieceKind::Tower
        | PieceKind::Bazaar => detail.plot_scale(),
        _ => 1.0,
    };
    // Signs may overlap their neighbors a little, but they must be read.
    let least = match piece.kind {
        kind if kind.is_sign() => 0.92,
        PieceKind::Hill | PieceKind::Vineyard => 0.55,
        _ => 0.72,
    };
    let scale = (piece.radius / drawn_for).clamp(least, 1.2) * grow;
    Some((stencil, (scale * 50.0).round() / 50.0))
}

/// More than any foot on a tile.
const ABOVE_ALL: f64 = 2_000.0;

impl Easel<'_> {
    pub(super) fn place_pieces(&mut self) {
        let pieces = self.layout.pieces.clone();
        for piece in &pieces {
            self.place_piece(piece);
        }
        if self.detail.is_flat() {
            self.draw_tunnels();
        }
        self.place_gates();
        self.place_bridges();
        if self
            .kind
            .segments
            .iter()
            .any(|segment| segment.kind == SegmentKind::Abbey)
        {
            self.stamp(&building::ABBEY, Tint::None, at(500.0, 500.0), 1.0);
        }
        self.place_quarter();
    }

    fn place_piece(&mut self, piece: &Piece) {
        let Some((stencil, scale)) = piece_art(piece, self.detail) else {
            return;
        };
        if is_flat(piece.kind) {
            self.ground.stamp(&stencil, Tint::None, piece.at, scale);
            return;
        }
        let mut canvas = self.canvas();
        canvas.stamp(&stencil, Tint::None, piece.at, scale);
        // Signs hang above roofs, trees and walls, and no wall hides the foundation of a tower.
        let is_above = piece.kind.is_sign() || piece.kind == PieceKind::Tower;
        let lift = if is_above { ABOVE_ALL } else { 0.0 };
        self.stand(piece.at.y + piece.radius * 0.5 + lift, canvas);
    }

    /// Gates where roads end at walls and where they go on through them.
    fn place_gates(&mut self) {
        let roads = self.layout.roads.iter();
        let ends = roads.map(|way| (way.ends[1], way.line[way.line.len() - 1]));
        let ways: Vec<(End, Point)> = ends.collect();
        for (out, point) in through_gates(self.layout) {
            self.place_gate(out, point, true);
        }
        for (end, point) in ways {
            match end {
                End::Gate(out) => self.place_gate(out, point + out * 12.0, false),
                End::Tunnel(_) if self.detail.is_flat() => self.open_wall(point, Role::Road),
                End::Tunnel(out) => {
                    let stencil = by_direction(
                        out,
                        [
                            gate::TUNNEL_NORTH,
                            gate::TUNNEL_EAST,
                            gate::TUNNEL_SOUTH,
                            gate::TUNNEL_WEST,
                        ],
                    );
                    let mut canvas = self.canvas();
                    canvas.stamp(&stencil, Tint::None, point, 1.0);
                    self.stand(point.y + 10.0, canvas);
                }
                End::Border | End::Place => {}
            }
        }
    }

    /// A gate that looks out of a city. Where the road goes on through the city it stands open, as is seen from within.
    fn place_gate(&mut self, out: Vec2, foot: Point, goes_on: bool) {
        if self.detail.is_flat() {
            self.open_wall(foot, if goes_on { Role::Road } else { Role::InkWall });
            return;
        }
        let inside = if goes_on {
            gate::GATE_OPEN
        } else {
            gate::GATE_NORTH
        };
        let sides = [inside, gate::GATE_EAST, gate::GATE_SOUTH, gate::GATE_WEST];
        let mut canvas = self.canvas();
        canvas.stamp(&by_direction(out, sides), Tint::None, foot, 1.0);
        self.stand(foot.y + 24.0, canvas);
    }

    /// An opening in the stone, bold enough for small sizes: dark where a road ends, of its color where it goes on.
    fn open_wall(&mut self, point: Point, hole: Role) {
        let mut canvas = self.canvas();
        canvas.ellipse(
            fill(Role::StoneLight).lined(Role::InkWall, 18.0),
            point,
            66.0,
            66.0,
        );
        canvas.ellipse(fill(hole), point, 34.0, 34.0);
        self.stand(point.y, canvas);
    }

    /// A dashed line between the mouths of a tunnel, where no hill or wall is drawn below which it could be thought.
    fn draw_tunnels(&mut self) {
        let roads = self.layout.roads.iter();
        let mouths = roads.filter(|way| matches!(way.ends[1], End::Tunnel(_)));
        let mouths: Vec<(usize, Point)> = mouths
            .map(|way| (way.segment_ix, way.line[way.line.len() - 1]))
            .collect();
        for (ix, &(road, from)) in mouths.iter().enumerate() {
            for &(_, to) in mouths[ix + 1..].iter().filter(|other| other.0 == road) {
                let n_dashes = ((to - from).hypot() / 90.0).round().max(1.0);
                let dash = (to - from) / (2.0 * n_dashes + 1.0);
                let mut data = Data::new();
                for step in 0..n_dashes as i32 {
                    let start = from + dash * f64::from(2 * step + 1);
                    data.line([start, start + dash]);
                }
                self.ground
                    .path(line(Role::RoadEdge, 46.0).blunt(), &data.0);
                self.ground.path(line(Role::Road, 28.0).blunt(), &data.0);
            }
        }
    }

    /// Bridges where roads cross rivers or each other.
    fn place_bridges(&mut self) {
        let spots = bridges(self.layout);
        for (spot, along) in spots {
            if self.detail.is_flat() {
                self.draw_rails(spot, along);
                continue;
            }
            let stencil = if along.x.abs() > along.y.abs() {
                gate::BRIDGE_EW
            } else {
                gate::BRIDGE_NS
            };
            self.ground.stamp(&stencil, Tint::None, spot, 1.0);
        }
    }

    /// Two bold rails: what passes below does not end here.
    fn draw_rails(&mut self, spot: Point, along: Vec2) {
        let step = along / along.hypot().max(1e-9);
        let side = Vec2::new(-step.y, step.x) * 66.0;
        let mut data = Data::new();
        for rail in [spot + side, spot - side] {
            data.line([rail - step * 110.0, rail + step * 110.0]);
        }
        self.ground.path(line(Role::InkWall, 30.0), &data.0);
    }

    /// The quarter of Carcassonne whose middle lies on this tile.
    fn place_quarter(&mut self) {
        let Some((column, row)) = carcassonne::place(self.kind) else {
            return;
        };
        let corner = at(column as f64 * 1000.0, row as f64 * 1000.0);
        let stencils = [
            quarter::QUARTER_CASTLE,
            quarter::QUARTER_MARKET,
            quarter::QUARTER_BLACKSMITH,
            quarter::QUARTER_CATHEDRAL,
        ];
        for (middle, stencil) in carcassonne::QUARTERS.into_iter().zip(stencils) {
            let local = (middle - corner).to_point();
            // Houses of every tile keep away from the whole quarter.
            for dx in [-360.0, -120.0, 120.0, 360.0] {
                self.kept.push((at(local.x + dx, local.y), 260.0));
            }
            if (0.0..1000.0).contains(&local.x) && (0.0..1000.0).contains(&local.y) {
                self.stamp(&stencil, Tint::None, local, 1.0);
            }
        }
    }
}

/// Chooses by the side that a direction points to most.
fn by_direction(out: Vec2, [north, east, south, west]: [Stencil; 4]) -> Stencil {
    // Front views are clearer than side views, so they serve slanted gates as well.
    if out.y > 0.35 {
        south
    } else if out.y < -0.35 {
        north
    } else if out.x > 0.0 {
        east
    } else {
        west
    }
}
