//! Writes sheets of all buildings and signs, for looking at them.
//!
//! The argument is the folder; the plots are drawn thin so that what sticks out is seen.

use std::fmt::Write as _;
use std::path::Path;

use carcas_art::canvas::{Canvas, Colors, Data, Shape, Stencil, Tint, fill, line};
use carcas_art::geometry::Point;
use carcas_art::stencils::{building, gate, ground, quarter, symbol};
use carcas_art::theme::{Role, Theme};

const PLOTS: &[(Stencil, f64)] = &[
    (building::MONASTERY, 150.0),
    (building::CATHEDRAL, 190.0),
    (building::VOLCANO, 205.0),
    (building::PRINCESS, 95.0),
    (building::INN, 95.0),
    (building::VILLAGE, 105.0),
    (building::HAMLET, 80.0),
    (building::WELL, 50.0),
    (building::BAZAAR, 125.0),
    (building::TOWER, 85.0),
    (ground::GARDEN, 105.0),
    (ground::VINEYARD, 115.0),
    (ground::PIG_HERD, 110.0),
    (ground::HILL, 150.0),
    (symbol::PENNANT, 72.0),
    (symbol::DRAGON, 84.0),
    (symbol::PORTAL, 105.0),
    (symbol::MAGIC, 84.0),
    (symbol::GOODS_WINE, 78.0),
    (symbol::GOODS_GRAIN, 78.0),
    (symbol::GOODS_CLOTH, 78.0),
    (gate::TOWER_CORNER, 48.0),
    (gate::GATE_SOUTH, 80.0),
    (gate::GATE_NORTH, 80.0),
    (gate::GATE_EAST, 80.0),
    (gate::GATE_WEST, 80.0),
    (gate::TUNNEL_SOUTH, 80.0),
    (gate::TUNNEL_NORTH, 80.0),
    (gate::TUNNEL_EAST, 80.0),
    (gate::TUNNEL_WEST, 80.0),
    (gate::BRIDGE_EW, 120.0),
    (gate::BRIDGE_NS, 120.0),
];

const LARGE: &[Stencil] = &[
    building::ABBEY,
    quarter::QUARTER_CASTLE,
    quarter::QUARTER_MARKET,
    quarter::QUARTER_BLACKSMITH,
    quarter::QUARTER_CATHEDRAL,
];

const COLUMNS: usize = 8;
const CELL: f64 = 560.0;

fn block(canvas: &mut Canvas, x0: f64, y0: f64, w: f64, h: f64, role: Role) {
    let mut data = Data::new();
    data.ring([
        Point::new(x0, y0),
        Point::new(x0 + w, y0),
        Point::new(x0 + w, y0 + h),
        Point::new(x0, y0 + h),
    ]);
    canvas.path(fill(role), &data.0);
}

/// Draws a road from its edge of the cell to a gate, tunnel or bridge, as the board would.
fn approach(canvas: &mut Canvas, name: &str, at: Point) {
    let half = CELL / 2.0;
    let (from, to) = match name.rsplit('-').next() {
        Some("south") => (Point::new(0.0, half), Point::ZERO),
        Some("north") => (Point::new(0.0, -half), Point::ZERO),
        Some("east") => (Point::new(half, 0.0), Point::ZERO),
        Some("west") => (Point::new(-half, 0.0), Point::ZERO),
        Some("ew") => (Point::new(-half, 0.0), Point::new(half, 0.0)),
        Some("ns") => (Point::new(0.0, -half), Point::new(0.0, half)),
        _ => return,
    };
    let mut data = Data::new();
    if name.starts_with("bridge") {
        let across = Point::new(from.y, from.x);
        data.line([at + across.to_vec2(), at - across.to_vec2()]);
        canvas.path(line(Role::Bank, 186.0).blunt(), &data.0);
        canvas.path(line(Role::Water, 170.0).blunt(), &data.0);
        data = Data::new();
    }
    data.line([at + from.to_vec2(), at + to.to_vec2()]);
    canvas.path(line(Role::RoadEdge, 122.0).blunt(), &data.0);
    canvas.path(line(Role::Road, 104.0).blunt(), &data.0);
}

fn sheet(theme: Theme, plots: bool) -> (Canvas, f64, f64) {
    let mut canvas = Canvas::new(Colors::Fixed(theme));
    let rows = PLOTS.len().div_ceil(COLUMNS) as f64;
    let width = COLUMNS as f64 * CELL;
    for (turn, role) in [Role::Field, Role::City].into_iter().enumerate() {
        let top = turn as f64 * rows * CELL;
        block(&mut canvas, 0.0, top, width, rows * CELL, role);
        for (ix, (stencil, radius)) in PLOTS.iter().enumerate() {
            let at = Point::new(
                ((ix % COLUMNS) as f64 + 0.5) * CELL,
                top + ((ix / COLUMNS) as f64 + 0.56) * CELL,
            );
            approach(&mut canvas, stencil.name, at);
            canvas.stamp(stencil, Tint::None, at, 1.0);
            if plots {
                canvas.ellipse(line(Role::Magic, 2.0), at, *radius, *radius);
            }
        }
    }
    let top = 2.0 * rows * CELL;
    block(&mut canvas, 0.0, top, width * 1.3, 1100.0, Role::City);
    for (ix, stencil) in LARGE.iter().enumerate() {
        let at = Point::new(550.0 + ix as f64 * 1120.0, top + 550.0);
        canvas.stamp(stencil, Tint::None, at, 1.0);
    }
    (canvas, width * 1.3, top + 1100.0)
}

/// Reports how far a stencil reaches to each side, and how large its data is.
fn measure(stencil: &Stencil) -> String {
    let mut bounds: Option<kurbo::Rect> = None;
    let mut bytes = 0;
    for stroke in stencil.strokes {
        let rect = match stroke.shape {
            Shape::Path(data) => {
                bytes += data.len();
                kurbo::Shape::bounding_box(&kurbo::BezPath::from_svg(data).expect(data))
            }
            Shape::Ellipse(x, y, rx, ry) => kurbo::Rect::new(x - rx, y - ry, x + rx, y + ry),
        };
        bounds = Some(bounds.map_or(rect, |before| before.union(rect)));
    }
    let bounds = bounds.unwrap_or_default();
    format!(
        "{:20} x {:5.0}..{:4.0} y {:5.0}..{:4.0} strokes {:2} bytes {bytes}",
        stencil.name,
        bounds.x0,
        bounds.x1,
        bounds.y0,
        bounds.y1,
        stencil.strokes.len()
    )
}

fn main() -> std::io::Result<()> {
    let folder = std::env::args()
        .nth(1)
        .unwrap_or_else(|| "/tmp/symbols".to_owned());
    std::fs::create_dir_all(&folder)?;
    let mut index = String::new();
    for theme in Theme::ALL {
        for pixels in [300.0, 100.0, 40.0] {
            let (canvas, width, height) = sheet(theme, theme == Theme::Day && pixels > 200.0);
            let view = kurbo::Rect::new(0.0, 0.0, width, height);
            let name = format!("{}-{pixels}.svg", theme.name());
            let svg = canvas.finish(view, width * pixels / 1000.0);
            std::fs::write(Path::new(&folder).join(&name), svg)?;
            let _ = writeln!(index, "{name}");
        }
    }
    for stencil in PLOTS.iter().map(|plot| &plot.0).chain(LARGE) {
        let _ = writeln!(index, "{}", measure(stencil));
    }
    print!("{index}");
    Ok(())
}
