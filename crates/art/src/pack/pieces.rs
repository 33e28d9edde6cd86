//! Figures, tokens, signs of motions, and the colors of themes and seats.

use kurbo::{BezPath, Rect, Shape as _};

use super::json::{Json, plain};
use crate::canvas::{Canvas, Colors, Num, Shape, Stencil, Tint};
use crate::geometry::Point;
use crate::motion::MOTION_STENCILS;
use crate::stencils::figure::{FIGURES, FigureArt, NEUTRALS, SEAT_HATCHES, SEAT_MARKS};
use crate::stencils::token::{TOKENS, TOWER_HALO, TOWER_PIECE};
use crate::theme::{Role, SEATS, Theme};

/// Returns everything that boards show besides tiles. Colors of seats are the variables `seat`, `seat-dark` and
/// `seat-mark`, so that a figure can have any color.
pub fn pieces() -> String {
    let mut json = Json::default();
    json.open('{');
    json.name("themes").open('{');
    for theme in Theme::ALL {
        json.name(theme.name()).open('{');
        for &role in Role::ALL {
            json.name(role.name()).string(theme.color(role));
        }
        json.close('}');
    }
    json.close('}');
    json.name("seats").open('[');
    for (look, (mark, hatch)) in SEATS.iter().zip(SEAT_MARKS.iter().zip(SEAT_HATCHES)) {
        json.open('{');
        json.name("name").string(look.name);
        json.name("seat").string(look.body);
        json.name("seat-dark").string(look.shade);
        json.name("seat-mark").string(look.mark);
        json.name("mark").string(mark.name);
        json.name("hatch").string(hatch);
        json.close('}');
    }
    json.close(']');
    json.name("figures").open('{');
    for figure in &FIGURES {
        write_figure(&mut json, figure);
    }
    json.close('}');
    json.name("stencils").open('{');
    let others = NEUTRALS.iter().chain(&TOKENS).chain(&SEAT_MARKS);
    let mut written: Vec<&str> = Vec::new();
    for stencil in others
        .chain(&MOTION_STENCILS)
        .chain([&TOWER_HALO, &TOWER_PIECE])
    {
        if !written.contains(&stencil.name) {
            written.push(stencil.name);
            json.name(stencil.name).open('{');
            write_stencil(&mut json, stencil);
            json.close('}');
        }
    }
    json.close('}').close('}');
    json.text
}

fn write_figure(json: &mut Json, figure: &FigureArt) {
    json.name(figure.stencil.name).open('{');
    write_stencil(json, &figure.stencil);
    let (x, y) = figure.mark_at;
    json.name("mark").open('[');
    json.raw(Num(x)).raw(Num(y)).raw(figure.mark_scale);
    json.close(']').close('}');
}

fn write_stencil(json: &mut Json, stencil: &Stencil) {
    let mut canvas = Canvas::new(Colors::Variable);
    canvas.stamp(stencil, Tint::None, Point::ZERO, 1.0);
    let body = canvas.stencils().pop().map(|(_, body)| body);
    json.name("body").string(&plain(&body.unwrap_or_default()));
    let around = box_of(stencil);
    json.name("box").open('[');
    for side in [around.x0, around.y0, around.width(), around.height()] {
        json.raw(Num(side));
    }
    json.close(']');
}

/// Returns the part of the plane that a stencil takes, in whole units.
fn box_of(stencil: &Stencil) -> Rect {
    let mut around: Option<Rect> = None;
    for stroke in stencil.strokes {
        let shape = match stroke.shape {
            Shape::Path(data) => BezPath::from_svg(data).map(|path| path.bounding_box()),
            Shape::Ellipse(x, y, rx, ry) => Ok(Rect::new(x - rx, y - ry, x + rx, y + ry)),
        };
        let Ok(shape) = shape else {
            continue;
        };
        let reach = stroke.paint.line.map_or(0.0, |(_, width)| width / 2.0);
        let shape = shape.inflate(reach, reach);
        around = Some(around.map_or(shape, |around| around.union(shape)));
    }
    around.unwrap_or_default().expand()
}
