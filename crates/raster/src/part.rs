//! Parts of a drawing: only what they show is drawn.

use resvg::tiny_skia::{self, Pixmap, PixmapMut, Rect, Transform};
use resvg::usvg::{Group, Node, Paint, Path, Tree};

/// Pixels around a part that are drawn and left out: lines thinner than a pixel are bent where they are cut off.
const RIM: u32 = 2;

/// Replaces some pixels by what they show of a drawing. `transform` leads from the drawing to them.
///
/// Parts that touch show what the whole would show: there is no seam between them.
pub(super) fn draw_part(tree: &Tree, transform: Transform, pixels: &mut PixmapMut<'_>) {
    let (width, height) = (pixels.width(), pixels.height());
    let Some(mut rimmed) = Pixmap::new(width + 2 * RIM, height + 2 * RIM) else {
        return;
    };
    let transform = transform.post_translate(RIM as f32, RIM as f32);
    draw_rimmed(tree, transform, &mut rimmed.as_mut());
    let (rim, row) = (RIM as usize * 4, width as usize * 4);
    let rows = rimmed.data().chunks_exact(row + 2 * rim).skip(RIM as usize);
    for (pixels, rimmed) in pixels.data_mut().chunks_exact_mut(row).zip(rows) {
        pixels.copy_from_slice(&rimmed[rim..rim + row]);
    }
}

/// Draws what some pixels show of a drawing.
///
/// A board is thousands of shapes, and to find out that one lies outside costs nearly as much as to draw it.
fn draw_rimmed(tree: &Tree, transform: Transform, pixels: &mut PixmapMut<'_>) {
    let (width, height) = (pixels.width() as f32, pixels.height() as f32);
    // A rim of one pixel, for edges are smoothed.
    let shown = Rect::from_ltrb(-1.0, -1.0, width + 1.0, height + 1.0);
    match shown.filter(|_| can_part(tree.root())) {
        Some(shown) => {
            let part = Part {
                whole: transform,
                shown,
            };
            part.draw_children(tree.root(), transform, pixels);
        }
        None => resvg::render(tree, transform, pixels),
    }
}

/// Some of the pixels of a drawing.
struct Part {
    /// Leads from the whole drawing to the pixels.
    whole: Transform,
    /// Where pixels are.
    shown: Rect,
}

/// Whether the children of a group can be drawn one by one.
fn can_part(group: &Group) -> bool {
    let is_drawn_alone = |child: &Node| match child {
        Node::Path(path) => child.abs_layer_bounding_box().is_some() || color_of(path).is_some(),
        _ => true,
    };
    !group.should_isolate() && group.children().iter().all(is_drawn_alone)
}

/// Returns the color that a path is drawn with as a line, if it is one.
fn color_of(path: &Path) -> Option<tiny_skia::Color> {
    let stroke = path.stroke()?;
    match stroke.paint() {
        Paint::Color(color) => Some(tiny_skia::Color::from_rgba8(
            color.red,
            color.green,
            color.blue,
            stroke.opacity().to_u8(),
        )),
        _ => None,
    }
}

/// Draws a line straight across or down. It takes no room without its width, and what takes none is not drawn alone.
fn draw_line(path: &Path, transform: Transform, pixels: &mut PixmapMut<'_>) {
    if let Some((stroke, color)) = path.stroke().zip(color_of(path)) {
        let paint = tiny_skia::Paint {
            shader: tiny_skia::Shader::SolidColor(color),
            anti_alias: true,
            ..tiny_skia::Paint::default()
        };
        let stroke = stroke.to_tiny_skia();
        pixels.stroke_path(path.data(), &paint, &stroke, transform, None);
    }
}

impl Part {
    fn draw_children(&self, group: &Group, transform: Transform, pixels: &mut PixmapMut<'_>) {
        for child in group.children() {
            self.draw(child, transform, pixels);
        }
    }

    fn draw(&self, node: &Node, transform: Transform, pixels: &mut PixmapMut<'_>) {
        let place = node.abs_stroke_bounding_box().transform(self.whole);
        let is_shown = place.is_none_or(|place| {
            place.left() < self.shown.right()
                && place.right() > self.shown.left()
                && place.top() < self.shown.bottom()
                && place.bottom() > self.shown.top()
        });
        if !is_shown {
            return;
        }
        let is_inside = place.is_some_and(|place| {
            place.top() >= self.shown.top() && place.bottom() <= self.shown.bottom()
        });
        match node {
            Node::Group(group) if !is_inside && can_part(group) => {
                let transform = transform.pre_concat(group.transform());
                self.draw_children(group, transform, pixels);
            }
            _ => match (node.abs_layer_bounding_box(), node) {
                (None, Node::Path(path)) => draw_line(path, transform, pixels),
                (None, _) => {}
                (Some(origin), _) => {
                    // A node alone is drawn at the origin; here it stays where it is.
                    let there = transform.pre_translate(origin.x(), origin.y());
                    resvg::render_node(node, there, pixels);
                }
            },
        }
    }
}
