//! A growing drawing: paths and stamps as SVG elements, always formatted the same way.

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use crate::geometry::Point;
use crate::theme::{Role, SEATS, Theme};

/// A number with at most one decimal and nothing needless.
#[derive(Clone, Copy, Debug)]
pub struct Num(pub f64);

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i64;
        let (whole, rest) = (tenths / 10, (tenths % 10).abs());
        if rest == 0 {
            return write!(f, "{whole}");
        }
        let sign = if tenths < 0 { "-" } else { "" };
        write!(f, "{sign}{}.{rest}", whole.abs())
    }
}

/// How a shape is painted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paint {
    /// The color inside.
    pub fill: Option<Role>,
    /// The color and width of the outline.
    pub line: Option<(Role, f64)>,
    /// How much of it shows, in percent.
    pub opacity: u8,
    /// Whether lines end at once instead of with a round cap.
    pub is_blunt: bool,
}

/// Returns a paint that fills.
pub const fn fill(role: Role) -> Paint {
    Paint {
        fill: Some(role),
        line: None,
        opacity: 100,
        is_blunt: false,
    }
}

/// Returns a paint that draws the outline only.
pub const fn line(role: Role, width: f64) -> Paint {
    Paint {
        fill: None,
        line: Some((role, width)),
        opacity: 100,
        is_blunt: false,
    }
}

impl Paint {
    /// Adds an outline.
    #[must_use]
    pub const fn lined(self, role: Role, width: f64) -> Self {
        Self {
            line: Some((role, width)),
            ..self
        }
    }

    /// Adds an outline in ink of the usual width.
    #[must_use]
    pub const fn inked(self) -> Self {
        self.lined(Role::Ink, 7.0)
    }

    /// Lets the ground show through.
    #[must_use]
    pub const fn faded(self, percent: u8) -> Self {
        Self {
            opacity: percent,
            ..self
        }
    }

    /// Ends lines at once.
    #[must_use]
    pub const fn blunt(self) -> Self {
        Self {
            is_blunt: true,
            ..self
        }
    }
}

/// One shape of a stencil.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    /// The data of a path.
    Path(&'static str),
    /// Middle and radii of an ellipse.
    Ellipse(f64, f64, f64, f64),
}

/// One shape of a stencil and its paint.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// How it is painted.
    pub paint: Paint,
    /// What it looks like.
    pub shape: Shape,
}

/// Returns a path of a stencil.
pub const fn path(paint: Paint, data: &'static str) -> Stroke {
    Stroke {
        paint,
        shape: Shape::Path(data),
    }
}

/// Returns an ellipse of a stencil.
pub const fn ellipse(paint: Paint, x: f64, y: f64, rx: f64, ry: f64) -> Stroke {
    Stroke {
        paint,
        shape: Shape::Ellipse(x, y, rx, ry),
    }
}

/// A drawing that is stamped again and again: a house, a tree, a symbol, a figure.
///
/// It stands on the point (0, 0) and reaches up from there, so `y` is mostly negative; units are those of a tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stencil {
    /// Its name, used as an id in the drawing.
    pub name: &'static str,
    /// What it is made of, from back to front.
    pub strokes: &'static [Stroke],
}

/// What a stencil's variable colors become.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tint {
    /// The stencil has no variable colors.
    #[default]
    None,
    /// Three roles for `TintA`, `TintB` and `TintC`.
    Roles(Role, Role, Role),
    /// The colors of a seat for `Seat` and `SeatDark`.
    Seat(u8),
}

/// How colors are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colors {
    /// As colors of a theme, for files that stand alone.
    Fixed(Theme),
    /// As classes and variables, so that the page that shows the drawing chooses the theme.
    Variable,
}

type StampKey = (&'static str, Tint);

/// A growing drawing.
#[derive(Clone, Debug)]
pub struct Canvas {
    /// The elements so far.
    pub body: String,
    colors: Colors,
    stamped: BTreeMap<StampKey, Stencil>,
}

impl Canvas {
    /// Returns an empty drawing.
    pub const fn new(colors: Colors) -> Self {
        Self {
            body: String::new(),
            colors,
            stamped: BTreeMap::new(),
        }
    }

    /// Returns how colors are written.
    pub const fn colors(&self) -> Colors {
        self.colors
    }

    /// Draws a path from its data.
    pub fn path(&mut self, paint: Paint, data: &str) {
        if data.is_empty() {
            return;
        }
        let _ = write!(self.body, "<path d=\"{data}\"");
        write_paint(&mut self.body, self.colors, paint, Tint::None);
        self.body.push_str("/>");
    }

    /// Draws an ellipse.
    pub fn ellipse(&mut self, paint: Paint, center: Point, rx: f64, ry: f64) {
        write_ellipse(&mut self.body, center.x, center.y, rx, ry);
        write_paint(&mut self.body, self.colors, paint, Tint::None);
        self.body.push_str("/>");
    }

    /// Stamps a stencil at a point, at its own size times `scale`.
    pub fn stamp(&mut self, stencil: &Stencil, tint: Tint, at: Point, scale: f64) {
        let known = self.stamped.entry((stencil.name, tint)).or_insert(*stencil);
        debug_assert_eq!(
            known.strokes, stencil.strokes,
            "two stencils are named {}",
            stencil.name
        );
        let _ = write!(self.body, "<use href=\"#{}", stencil.name);
        write_tint(&mut self.body, tint);
        self.body.push('"');
        if scale == 1.0 {
            let _ = write!(
                self.body,
                " x=\"{}\" y=\"{}\"/>",
                Num(at.x.round()),
                Num(at.y.round())
            );
        } else {
            let _ = write!(
                self.body,
                " transform=\"translate({} {})scale({})\"/>",
                Num(at.x.round()),
                Num(at.y.round()),
                Hundredths(scale)
            );
        }
    }

    /// Puts what `draw` draws into a group that is moved.
    pub fn moved(&mut self, by: Point, draw: impl FnOnce(&mut Self)) {
        let _ = write!(
            self.body,
            "<g transform=\"translate({} {})\">",
            Num(by.x),
            Num(by.y)
        );
        draw(self);
        self.body.push_str("</g>");
    }

    /// Opens a group with attributes that are written as they are; [`Canvas::close`] ends it.
    pub fn open(&mut self, attributes: &str) {
        self.body.push_str("<g");
        if !attributes.is_empty() {
            self.body.push(' ');
            self.body.push_str(attributes);
        }
        self.body.push('>');
    }

    /// Ends a group.
    pub fn close(&mut self) {
        self.body.push_str("</g>");
    }

    /// Returns the color of a role as the value of an attribute.
    pub fn color(&self, role: Role, tint: Tint) -> String {
        match (self.colors, tint) {
            (Colors::Fixed(theme), Tint::Seat(seat)) => seat_color(role, seat)
                .unwrap_or(theme.color(role))
                .to_owned(),
            (Colors::Fixed(theme), _) => theme.color(role).to_owned(),
            (Colors::Variable, Tint::Seat(seat)) if seat_color(role, seat).is_some() => {
                format!("var(--{}-{seat})", role.name())
            }
            (Colors::Variable, _) => format!("var(--{})", role.name()),
        }
    }

    /// Adds another drawing on top, with its stencils.
    pub fn append(&mut self, other: Self) {
        self.body.push_str(&other.body);
        self.stamped.extend(other.stamped);
    }

    /// Remembers the stencils of another drawing whose body is put elsewhere.
    pub fn adopt(&mut self, other: &Self) {
        for (key, stencil) in &other.stamped {
            self.stamped.entry(*key).or_insert(*stencil);
        }
    }

    /// Returns the definitions of all stencils that were stamped.
    pub fn definitions(&self) -> String {
        let mut out = String::new();
        for (id, body) in self.stencils() {
            let _ = write!(out, "<g id=\"{id}\">{body}</g>");
        }
        out
    }

    /// Returns all stencils that were stamped: their ids, and what they are made of.
    pub fn stencils(&self) -> Vec<(String, String)> {
        let mut found = Vec::with_capacity(self.stamped.len());
        for (&(name, tint), stencil) in &self.stamped {
            let mut id = name.to_owned();
            write_tint(&mut id, tint);
            let mut body = String::new();
            for stroke in stencil.strokes {
                match stroke.shape {
                    Shape::Path(data) => {
                        let _ = write!(body, "<path d=\"{data}\"");
                    }
                    Shape::Ellipse(x, y, rx, ry) => write_ellipse(&mut body, x, y, rx, ry),
                }
                write_paint(&mut body, self.colors, stroke.paint, tint);
                body.push_str("/>");
            }
            found.push((id, body));
        }
        found
    }

    /// Returns the finished file: this part of the plane, at this width in pixels.
    pub fn finish(&self, view: kurbo::Rect, width: f64) -> String {
        // A picture always has at least one pixel.
        let width = if width.is_finite() {
            width.max(1.0)
        } else {
            1.0
        };
        let height = (width * view.height() / view.width()).max(1.0);
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"{} {} {} {}\" \
             stroke-linejoin=\"round\" stroke-linecap=\"round\" fill=\"none\">",
            Num(width.round()),
            Num(height.round()),
            Num(view.x0),
            Num(view.y0),
            Num(view.width()),
            Num(view.height()),
        );
        if self.colors == Colors::Variable {
            out.push_str("<style>");
            out.push_str(&style_sheet());
            out.push_str("</style>");
        }
        let definitions = self.definitions();
        if !definitions.is_empty() {
            let _ = write!(out, "<defs>{definitions}</defs>");
        }
        out.push_str(&self.body);
        out.push_str("</svg>\n");
        out
    }
}

/// Puts a prefix before the ids of a finished drawing, so that the ids of drawings on one page do not clash.
///
/// Letters, digits and hyphens of the prefix are used; anything else is left out.
pub fn with_prefix(svg: &str, prefix: &str) -> String {
    let is_plain = |sign: &char| sign.is_ascii_alphanumeric() || *sign == '-';
    let prefix: String = prefix.chars().filter(is_plain).collect();
    // These are all the places where a drawing names an id; it holds no text that could look like one.
    let mut out = svg.to_owned();
    for mark in ["id=\"", "url(#", "href=\"#"] {
        out = out.replace(mark, &format!("{mark}{prefix}"));
    }
    out
}

/// A number with at most two decimals.
struct Hundredths(f64);

impl fmt::Display for Hundredths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{:.2}", self.0);
        f.write_str(text.trim_end_matches('0').trim_end_matches('.'))
    }
}

fn write_ellipse(out: &mut String, x: f64, y: f64, rx: f64, ry: f64) {
    let _ = write!(out, "<ellipse");
    if x != 0.0 {
        let _ = write!(out, " cx=\"{}\"", Num(x));
    }
    if y != 0.0 {
        let _ = write!(out, " cy=\"{}\"", Num(y));
    }
    let _ = write!(out, " rx=\"{}\" ry=\"{}\"", Num(rx), Num(ry));
}

fn write_tint(out: &mut String, tint: Tint) {
    let _ = match tint {
        Tint::None => Ok(()),
        Tint::Roles(a, b, c) => write!(out, "-{}-{}-{}", a as u8, b as u8, c as u8),
        Tint::Seat(seat) => write!(out, "-s{seat}"),
    };
}

/// Writes a color as the value of an attribute or class.
fn write_color(out: &mut String, colors: Colors, attribute: &str, role: Role, tint: Tint) {
    let role = match (role, tint) {
        (Role::TintA, Tint::Roles(a, _, _)) => a,
        (Role::TintB, Tint::Roles(_, b, _)) => b,
        (Role::TintC, Tint::Roles(_, _, c)) => c,
        _ => role,
    };
    if let Tint::Seat(seat) = tint
        && let Some(color) = seat_color(role, seat)
    {
        let _ = match colors {
            Colors::Fixed(_) => write!(out, " {attribute}=\"{color}\""),
            Colors::Variable => write!(out, " {attribute}=\"var(--{}-{seat})\"", role.name()),
        };
        return;
    }
    let _ = match colors {
        Colors::Fixed(theme) => write!(out, " {attribute}=\"{}\"", theme.color(role)),
        Colors::Variable => write!(out, " {attribute}=\"var(--{})\"", role.name()),
    };
}

/// Returns the color that a seat gives a role, if the role is the seat's.
fn seat_color(role: Role, seat: u8) -> Option<&'static str> {
    let look = SEATS[usize::from(seat) % SEATS.len()];
    match role {
        Role::Seat => Some(look.body),
        Role::SeatDark => Some(look.shade),
        Role::SeatMark => Some(look.mark),
        _ => None,
    }
}

fn write_paint(out: &mut String, colors: Colors, paint: Paint, tint: Tint) {
    if let Some(role) = paint.fill {
        write_color(out, colors, "fill", role, tint);
    }
    if let Some((role, width)) = paint.line {
        write_color(out, colors, "stroke", role, tint);
        let _ = write!(out, " stroke-width=\"{}\"", Num(width));
        if paint.is_blunt {
            out.push_str(" stroke-linecap=\"butt\"");
        }
    }
    if paint.opacity != 100 {
        // One alone needs no layer of its own, which would take most of the time of a picture.
        let what = match (paint.fill, paint.line) {
            (Some(_), None) => "fill-opacity",
            (None, Some(_)) => "stroke-opacity",
            _ => "opacity",
        };
        let _ = write!(out, " {what}=\".{:02}\"", paint.opacity);
    }
}

/// Returns the rules that give every role its color in every theme, as variables.
///
/// The day is the default; an ancestor with `data-theme` chooses another theme.
pub fn style_sheet() -> String {
    let mut out = String::new();
    for theme in Theme::ALL {
        let selector = match theme {
            Theme::Day => ":root,[data-theme=day]".to_owned(),
            theme => format!("[data-theme={}]", theme.name()),
        };
        let _ = write!(out, "{selector}{{");
        for &role in Role::ALL {
            let _ = write!(out, "--{}:{};", role.name(), theme.color(role));
        }
        if theme == Theme::Day {
            for (seat, look) in SEATS.iter().enumerate() {
                let _ = write!(
                    out,
                    "--seat-{seat}:{};--seat-dark-{seat}:{};--seat-mark-{seat}:{};",
                    look.body, look.shade, look.mark
                );
            }
        }
        out.push('}');
    }
    out
}

/// Collects the data of a path.
#[derive(Clone, Debug, Default)]
pub struct Data(pub String);

impl Data {
    /// Returns data without anything in it.
    pub const fn new() -> Self {
        Self(String::new())
    }

    /// Adds a line through points.
    pub fn line(&mut self, points: impl IntoIterator<Item = Point>) -> &mut Self {
        let mut before: Option<(i64, i64)> = None;
        for point in points {
            let here = (point.x.round() as i64, point.y.round() as i64);
            let _ = match before {
                None => write!(self.0, "M{} {}", here.0, here.1),
                Some(last) if last == here => Ok(()),
                Some(last) => {
                    let (dx, dy) = (here.0 - last.0, here.1 - last.1);
                    let gap = if dy < 0 { "" } else { " " };
                    write!(self.0, "l{dx}{gap}{dy}")
                }
            };
            before = Some(here);
        }
        self
    }

    /// Adds a closed line through points.
    pub fn ring(&mut self, points: impl IntoIterator<Item = Point>) -> &mut Self {
        let length = self.0.len();
        self.line(points);
        if self.0.len() > length {
            self.0.push('z');
        }
        self
    }

    /// Adds a soft closed line that has the points as its handles.
    pub fn blob(&mut self, points: &[Point]) -> &mut Self {
        let n = points.len();
        let between = |ix: usize| {
            let (p, q) = (points[ix % n], points[(ix + 1) % n]);
            p.midpoint(q)
        };
        let start = between(n - 1);
        let _ = write!(self.0, "M{} {}", Num(start.x.round()), Num(start.y.round()));
        for (ix, handle) in points.iter().enumerate() {
            let end = between(ix);
            let _ = write!(
                self.0,
                "Q{} {} {} {}",
                Num(handle.x.round()),
                Num(handle.y.round()),
                Num(end.x.round()),
                Num(end.y.round())
            );
        }
        self.0.push('z');
        self
    }

    /// Returns points along the contour that [`Data::blob`] draws.
    pub fn outline_of_blob(points: &[Point]) -> Vec<Point> {
        let n = points.len();
        let handles = (0..n).map(|ix| (points[(ix + n - 1) % n], points[ix], points[(ix + 1) % n]));
        let bend = |(before, handle, after): (Point, Point, Point)| {
            let (start, end) = (before.midpoint(handle), handle.midpoint(after));
            [0.0, 0.25, 0.5, 0.75].map(|share| {
                start
                    .lerp(handle, share)
                    .lerp(handle.lerp(end, share), share)
            })
        };
        handles.flat_map(bend).collect()
    }
}
