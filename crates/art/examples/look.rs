use carcas_art::board::paint_tile;
use carcas_art::canvas::{Canvas, Colors};
use carcas_art::geometry::at;
use carcas_art::theme::Theme;
use carcas_art::tile::Detail;
use carcas_tiles::{Rotation, catalogue};
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let theme = Theme::from_name(&args[1]).unwrap();
    let px: f64 = args[2].parse().unwrap();
    let mut canvas = Canvas::new(Colors::Fixed(theme));
    let cols = 8;
    let mut n: usize = 0;
    for word in &args[3..] {
        let (name, rot) = word.split_once('/').unwrap_or((word, "0"));
        for (id, kind) in catalogue().kinds() {
            if !(kind.id == name
                || name.ends_with('*') && kind.id.starts_with(name.trim_end_matches('*')))
            {
                continue;
            }
            let rotation = Rotation::from_ix(rot.parse().unwrap());
            canvas.moved(
                at((n % cols) as f64 * 1120.0, (n / cols) as f64 * 1200.0),
                |canvas| {
                    paint_tile(canvas, id, rotation, (n % 4) as u8, Detail::of(px));
                },
            );
            n += 1;
        }
    }
    let rows = n.div_ceil(cols);
    let w = n.min(cols);
    let view = kurbo::Rect::new(-60.0, -200.0, w as f64 * 1120.0, rows as f64 * 1200.0);
    println!("{}", canvas.finish(view, view.width() / 1000.0 * px));
}
