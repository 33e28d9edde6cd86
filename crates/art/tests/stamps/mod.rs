//! What of a stamped drawing is in sight, as pixels.

use std::fmt::Write;

/// Counts the pixels of some drawings on a board, each painted in a color of its own.
pub(crate) fn pixels_of(svg: &str, names: &[&str]) -> Vec<usize> {
    let mut svg = svg.replacen("<svg ", "<svg shape-rendering=\"crispEdges\" ", 1);
    for (ix, name) in names.iter().enumerate() {
        let open = format!("<g id=\"{name}\">");
        let Some(from) = svg.find(&open).map(|at| at + open.len()) else {
            continue;
        };
        let to = from + svg[from..].find("</g>").unwrap();
        let mut flat = String::new();
        for shape in svg[from..to].split_inclusive("/>") {
            // Shadows are no part of it.
            if shape.contains("opacity") {
                continue;
            }
            let mut words: Vec<String> = shape.split(' ').map(str::to_owned).collect();
            for word in &mut words {
                for what in ["fill", "stroke"] {
                    if word.starts_with(&format!("{what}=\"#")) {
                        let end = &word[what.len() + 10..];
                        *word = format!("{what}=\"{}\"{end}", color(ix));
                    }
                }
            }
            let _ = write!(flat, "{}", words.join(" "));
        }
        svg.replace_range(from..to, &flat);
    }
    let tree = resvg::usvg::Tree::from_str(&svg, &resvg::usvg::Options::default()).unwrap();
    let size = tree.size().to_int_size();
    let mut pixels = resvg::tiny_skia::Pixmap::new(size.width(), size.height()).unwrap();
    let transform = resvg::tiny_skia::Transform::identity();
    resvg::render(&tree, transform, &mut pixels.as_mut());
    let mut counts = vec![0; names.len()];
    for pixel in pixels.data().chunks_exact(4) {
        if pixel[0] == 255 && pixel[1] == 0 && pixel[2] >= 128 {
            counts[usize::from(pixel[2] - 128)] += 1;
        }
    }
    counts
}

fn color(ix: usize) -> String {
    format!("#FF00{:02X}", 128 + ix)
}

/// Keeps only what is stamped with some names.
pub(crate) fn alone(svg: &str, names: &[&str]) -> String {
    let body = svg.find("</defs>").unwrap() + "</defs>".len();
    let mut out = svg[..body].to_owned();
    for stamp in svg[body..]
        .split('<')
        .filter(|part| part.starts_with("use "))
    {
        if names
            .iter()
            .any(|name| stamp.contains(&format!("\"#{name}\"")))
        {
            let _ = write!(out, "<{stamp}");
        }
    }
    out + "</svg>"
}
