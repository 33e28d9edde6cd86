//! Drawings as pixels, and how bright people see them.

/// Red, green and blue as amounts of light.
pub(crate) type Light = [f64; 3];

pub(crate) fn light_of(rgb: [u8; 3]) -> Light {
    rgb.map(|value| {
        let value = f64::from(value) / 255.0;
        match value <= 0.04045 {
            true => value / 12.92,
            false => ((value + 0.055) / 1.055).powf(2.4),
        }
    })
}

/// The brightness of light as people see it.
pub(crate) fn brightness([red, green, blue]: Light) -> f64 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

pub(crate) fn contrast(one: Light, other: Light) -> f64 {
    let (a, b) = (brightness(one), brightness(other));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// A drawing as pixels.
pub(crate) struct Picture {
    pub(crate) width: usize,
    pub(crate) rgb: Vec<[u8; 3]>,
}

impl Picture {
    pub(crate) fn of(svg: &str) -> Self {
        let tree = resvg::usvg::Tree::from_str(svg, &resvg::usvg::Options::default()).unwrap();
        let size = tree.size().to_int_size();
        let mut pixels = resvg::tiny_skia::Pixmap::new(size.width(), size.height()).unwrap();
        let transform = resvg::tiny_skia::Transform::identity();
        resvg::render(&tree, transform, &mut pixels.as_mut());
        let rgb = pixels.data().chunks_exact(4).map(|p| [p[0], p[1], p[2]]);
        Self {
            width: size.width() as usize,
            rgb: rgb.collect(),
        }
    }
}
