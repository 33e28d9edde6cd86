//! Drawings as pixels, and how bright people see them.

/// Red, green and blue as amounts of light.
pub type Light = [f64; 3];

pub fn light_of(rgb: [u8; 3]) -> Light {
    rgb.map(|value| {
        let value = f64::from(value) / 255.0;
        match value <= 0.04045 {
            true => value / 12.92,
            false => ((value + 0.055) / 1.055).powf(2.4),
        }
    })
}

/// The brightness of light as people see it.
pub fn brightness([red, green, blue]: Light) -> f64 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

pub fn contrast(one: Light, other: Light) -> f64 {
    let (a, b) = (brightness(one), brightness(other));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// A drawing as pixels.
pub struct Picture {
    pub width: usize,
    pub rgb: Vec<[u8; 3]>,
}

impl Picture {
    pub fn of(svg: &str) -> Self {
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

    /// The pixel of middle brightness among those at some places.
    pub fn median(&self, places: impl Iterator<Item = (f64, f64)>) -> Light {
        let mut lights: Vec<Light> = places
            .map(|(x, y)| light_of(self.rgb[y as usize * self.width + x as usize]))
            .collect();
        lights.sort_by(|a, b| brightness(*a).total_cmp(&brightness(*b)));
        lights[lights.len() / 2]
    }
}
