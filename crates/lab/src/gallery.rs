//! `carcas-lab gallery`: everything that we draw on one page, for people who work on the drawings.

use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use carcas_art::board::{BoardStyle, Looks, Overlay, draw_board, paint_tile};
use carcas_art::canvas::{Canvas, Colors, Stencil, Tint, fill, style_sheet, with_prefix};
use carcas_art::geometry::{Rect, at};
use carcas_art::letters::{Align, text};
use carcas_art::stencils::figure::{FIGURES, NEUTRALS};
use carcas_art::stencils::token::TOKENS;
use carcas_art::stencils::{building, ground, symbol};
use carcas_art::theme::{Role, SEATS, Theme};
use carcas_art::tile::{Detail, N_COPIES};
use carcas_raster::board_of;
use carcas_record::Keep;
use carcas_record::describe_tile;
use carcas_text::english;
use carcas_tiles::{Box, KindId, Printing, Rotation, catalogue};

use carcas_cli::files;

/// Flags of `carcas-lab gallery`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Records and scenarios whose boards are shown
    files: Vec<PathBuf>,

    /// Where the page goes
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

/// Sizes at which tiles are shown, in pixels: a small and a large phone, a laptop, a desktop.
const SIZES: [u32; 4] = [48, 64, 96, 160];

/// Tiles that have much to show.
const SAMPLES: [&str; 6] = [
    "city-cap-tee",
    "monastery-road",
    "city-corner-curve-pennant",
    "volcano-road-curve",
    "dragon-city-tube-tunnel",
    "road-cross",
];

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let output = files::Whole::begin(&args.output)?;
    let mut page = Page::new();
    let samples = samples()?;
    page.add_palette();
    page.add_sizes(&samples);
    page.add_small();
    page.add_figures();
    page.add_letters();
    for path in &args.files {
        page.add_board(path)?;
    }
    for of in Box::ALL {
        page.add_tiles(of);
    }
    output.finish(page.finish().as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// Returns a title and a style for every theme, and for the day in gray and for each kind of color blindness.
fn looks() -> impl Iterator<Item = (Theme, &'static str, &'static str)> {
    let themes = Theme::ALL.map(|theme| (theme, theme.name(), ""));
    let eyes = [
        (Theme::Day, "day in gray", "filter:grayscale(1)"),
        (Theme::Day, "day without long waves", "filter:url(#protan)"),
        (
            Theme::Day,
            "day without middle waves",
            "filter:url(#deutan)",
        ),
        (Theme::Day, "day without short waves", "filter:url(#tritan)"),
    ];
    themes.into_iter().chain(eyes)
}

/// The kinds of color blindness as filters; `crates/art/tests/color.rs` has the same numbers.
const EYES: &str = "<filter id=\"protan\"><feColorMatrix values=\".1706 .8294 0 0 0 .1706 .8294 0 0 0 -.0045 .0045 1 0 0 0 0 0 1 0\"/></filter>\
<filter id=\"deutan\"><feColorMatrix values=\".3307 .6693 0 0 0 .3307 .6693 0 0 0 -.0279 .0279 1 0 0 0 0 0 1 0\"/></filter>\
<filter id=\"tritan\"><feColorMatrix values=\"1 .1274 -.1274 0 0 0 .8739 .1261 0 0 0 .8739 .1261 0 0 0 0 0 1 0\"/></filter>";

/// Returns the tiles that have much to show, by name.
fn samples() -> anyhow::Result<Vec<(&'static str, KindId)>> {
    let find = |name| {
        let kind = catalogue().find(name);
        let kind = kind.with_context(|| format!("the catalogue has no tile `{name}` any more"))?;
        Ok((name, kind))
    };
    SAMPLES.into_iter().map(find).collect()
}

/// The page so far. Colors are variables, and what is stamped is defined once for all drawings.
struct Page {
    body: String,
    stamps: Canvas,
    n_boards: usize,
}

impl Page {
    fn new() -> Self {
        Self {
            body: String::new(),
            stamps: Canvas::new(Colors::Variable),
            n_boards: 0,
        }
    }

    fn heading(&mut self, title: &str) {
        let _ = writeln!(self.body, "<h2>{}</h2>", escaped(title));
    }

    /// Adds a drawing with a caption.
    fn figure(&mut self, canvas: &Canvas, view: Rect, px: f64, caption: &str, spoken: &str) {
        self.stamps.adopt(canvas);
        let (width, height) = (view.width(), view.height());
        let scale = px / 1000.0;
        let _ = writeln!(
            self.body,
            "<figure><svg role=\"img\" aria-label=\"{}\" width=\"{:.0}\" height=\"{:.0}\" \
             viewBox=\"{} {} {width} {height}\">{}</svg><figcaption>{}</figcaption></figure>",
            escaped(spoken),
            width * scale,
            height * scale,
            view.x0,
            view.y0,
            canvas.body,
            escaped(caption),
        );
    }

    fn tile(&mut self, kind: KindId, (rotation, copy): (Rotation, u8), px: u32, caption: &str) {
        let detail = Detail::of(f64::from(px), Colors::Variable);
        self.tile_in(detail, kind, (rotation, copy), px, caption);
    }

    fn tile_in(
        &mut self,
        detail: Detail,
        kind: KindId,
        (rotation, copy): (Rotation, u8),
        px: u32,
        caption: &str,
    ) {
        let mut canvas = Canvas::new(Colors::Variable);
        paint_tile(&mut canvas, kind, rotation, copy, detail);
        let spoken = describe_tile(english(), catalogue().kind(kind), rotation);
        // Towers reach over the tile.
        let view = Rect::new(-70.0, -170.0, 1070.0, 1070.0);
        self.figure(&canvas, view, f64::from(px), caption, &spoken);
    }

    /// Adds every role with its color in every theme, side by side.
    fn add_palette(&mut self) {
        self.heading("Palette");
        self.body.push_str("<div class=\"side\">");
        for theme in Theme::ALL {
            self.open(theme, theme.name(), "");
            for &role in Role::ALL {
                let mut canvas = Canvas::new(Colors::Variable);
                let paint = fill(role).lined(Role::InkSoft, 12.0);
                canvas.path(paint, "M20 20h560v320h-560z");
                let caption = format!("{} {}", role.name(), theme.color(role));
                let view = Rect::new(0.0, 0.0, 600.0, 360.0);
                self.figure(&canvas, view, 120.0, &caption, &caption);
            }
            self.body.push_str("</div>");
        }
        self.body.push_str("</div>");
    }

    /// Adds tiles at all sizes, for each size in all themes and as other eyes see them, side by side.
    fn add_sizes(&mut self, samples: &[(&str, KindId)]) {
        self.heading("Sizes and themes");
        for px in SIZES {
            let _ = writeln!(self.body, "<h3>{px} pixels</h3><div class=\"side\">");
            for (theme, title, style) in looks() {
                self.open(theme, title, style);
                // Diagrams are plans at any size.
                let detail = Detail::of(f64::from(px), Colors::Fixed(theme));
                for &(name, kind) in samples {
                    self.tile_in(detail, kind, (Rotation::R0, 0), px, name);
                }
                self.body.push_str("</div>");
            }
            self.body.push_str("</div>");
        }
    }

    /// Adds everything that is read on a board, as small as on a phone: the sheet that shows whether any two look alike.
    fn add_small(&mut self) {
        const PX: f64 = 48.0;
        self.heading("Signs, figures and tokens where a tile has 48 pixels");
        let detail = Detail::of(PX, Colors::Variable);
        let view = Rect::new(-500.0, -500.0, 500.0, 500.0);
        let mut canvases: Vec<(&str, Canvas)> = Vec::new();
        let mut add = |name, stamp: &dyn Fn(&mut Canvas)| {
            let mut canvas = Canvas::new(Colors::Variable);
            canvas.path(fill(Role::Field), "M-500-500h1000v1000h-1000z");
            stamp(&mut canvas);
            canvases.push((name, canvas));
        };
        for (stencil, scale) in [
            (symbol::PENNANT, detail.sign_scale()),
            (symbol::DRAGON, detail.sign_scale()),
            (symbol::PORTAL, detail.sign_scale()),
            (symbol::MAGIC, detail.sign_scale()),
            (symbol::GOODS_WINE, detail.sign_scale()),
            (symbol::GOODS_GRAIN, detail.sign_scale()),
            (symbol::GOODS_CLOTH, detail.sign_scale()),
            (building::PRINCESS, detail.sign_scale()),
            (building::INN, detail.sign_scale()),
            (ground::VINEYARD, detail.sign_scale()),
            (building::TOWER, 1.0),
            (building::VOLCANO, 1.0),
            (building::MONASTERY, 1.0),
            (building::CATHEDRAL, 1.0),
            (building::BAZAAR, 1.0),
            (ground::GARDEN, 1.0),
            (ground::PIG_HERD, 1.0),
            (ground::HILL, 1.0),
        ] {
            add(stencil.name, &|canvas| {
                canvas.stamp(&stencil, Tint::None, at(0.0, 0.0), scale);
            });
        }
        for stencil in NEUTRALS.into_iter().chain(TOKENS) {
            add(stencil.name, &|canvas| {
                canvas.stamp(&stencil, Tint::None, at(0.0, 100.0), 1.0);
            });
        }
        for (ix, art) in FIGURES.into_iter().enumerate() {
            let seat = (ix % SEATS.len()) as u8;
            add(art.stencil.name, &|canvas| {
                art.stamp(canvas, seat, at(0.0, 130.0), detail.figure_scale());
            });
        }
        self.body.push_str("<div class=\"side\">");
        for (theme, title, style) in looks() {
            self.open(theme, title, style);
            for (name, canvas) in &canvases {
                self.figure(canvas, view, PX, "", name);
            }
            self.body.push_str("</div>");
        }
        self.body.push_str("</div>");
    }

    /// Begins a part of the page in a theme.
    fn open(&mut self, theme: Theme, title: &str, style: &str) {
        let name = theme.name();
        let _ = writeln!(
            self.body,
            "<div class=\"table\" data-theme=\"{name}\" style=\"{style}\"><h4>{title}</h4>"
        );
    }

    fn add_figures(&mut self) {
        // The large ones reach far to both sides.
        let view = Rect::new(-270.0, -400.0, 280.0, 110.0);
        self.heading("Figures");
        for seat in 0..SEATS.len() as u8 {
            self.body.push_str("<div>");
            for art in FIGURES {
                let mut canvas = Canvas::new(Colors::Variable);
                art.stamp(&mut canvas, seat, at(0.0, 0.0), 1.0);
                let color = SEATS[usize::from(seat)].name;
                self.figure(&canvas, view, 300.0, color, color);
            }
            self.body.push_str("</div>");
        }
        self.add_stencils("Neutral figures", &NEUTRALS);
        self.add_stencils("Tokens", &TOKENS);
    }

    fn add_stencils(&mut self, title: &str, stencils: &[Stencil]) {
        // Bridges span a tile.
        let view = Rect::new(-520.0, -560.0, 520.0, 560.0);
        self.heading(title);
        self.body.push_str("<div>");
        for stencil in stencils {
            let mut canvas = Canvas::new(Colors::Variable);
            canvas.stamp(stencil, Tint::None, at(0.0, 0.0), 1.0);
            self.figure(&canvas, view, 220.0, stencil.name, stencil.name);
        }
        self.body.push_str("</div>");
    }

    fn add_letters(&mut self) {
        self.heading("Letters");
        let lines = [
            "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "abcdefghijklmnopqrstuvwxyz",
            "0123456789 -,.:'&()/+×%!?",
            "éèêàçñáíóúäöüß¿¡ ÄÖÜÉÇÑ",
        ];
        let mut canvas = Canvas::new(Colors::Variable);
        for (ix, line) in lines.into_iter().enumerate() {
            let base = at(40.0, 180.0 + 210.0 * ix as f64);
            text(&mut canvas, base, 100.0, Role::Letters, Align::Start, line);
        }
        let view = Rect::new(0.0, 0.0, 2400.0, 900.0);
        self.figure(&canvas, view, 400.0, "", "all letters");
    }

    fn add_board(&mut self, path: &std::path::Path) -> anyhow::Result<()> {
        let watched = files::read_watched(path, None, Keep::All)?;
        let name = path
            .file_stem()
            .map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        self.heading(&format!("Board: {name}"));
        let looks = Looks {
            overlay: Overlay::Fields,
            has_coordinates: true,
            ..Looks::default()
        };
        let middle = watched.moments.len() * 3 / 4;
        let board = board_of(&watched.rules, &watched.moments[middle], looks);
        // As the page is, and small in every theme.
        let small = Theme::ALL.map(|theme| (Colors::Fixed(theme), 48.0));
        for (colors, tile_px) in [(Colors::Variable, 110.0)].into_iter().chain(small) {
            self.n_boards += 1;
            let prefix = format!("b{}-", self.n_boards);
            let svg = draw_board(&board, &BoardStyle { colors, tile_px });
            self.body.push_str(&with_prefix(&svg, &prefix));
        }
        Ok(())
    }

    fn add_tiles(&mut self, of: Box) {
        self.heading(of.title());
        for (kind, n_copies) in copies(of) {
            let id = &catalogue().kind(kind).id;
            let _ = writeln!(self.body, "<section><h3>{}</h3>", escaped(id));
            for rotation in Rotation::ALL {
                let caption = format!("r{}", rotation.degrees());
                self.tile(kind, (rotation, 0), 160, &caption);
            }
            for copy in 1..n_copies.clamp(2, N_COPIES) {
                self.tile(
                    kind,
                    (Rotation::R0, copy),
                    160,
                    &format!("copy {}", copy + 1),
                );
            }
            self.body.push_str("</section>");
        }
    }

    fn finish(self) -> String {
        let mut buttons = String::new();
        for theme in Theme::ALL {
            let name = theme.name();
            let _ = write!(
                buttons,
                "<button onclick=\"document.documentElement.dataset.theme='{name}'\">{name}</button> "
            );
        }
        format!(
            "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Carcas: gallery</title>\
             <style>{}{STYLE}</style></head><body><h1>Gallery</h1><nav>{buttons}</nav>\
             <svg width=\"0\" height=\"0\"><defs>{EYES}{}</defs></svg>\n{}</body></html>\n",
            style_sheet(),
            self.stamps.definitions(),
            self.body
        )
    }
}

const STYLE: &str = "body{font:16px/1.4 Georgia,serif;margin:2rem;background:var(--table);color:var(--letters)}\
svg{fill:none;stroke-linejoin:round;stroke-linecap:round;max-width:100%}\
figure{display:inline-block;margin:.3rem;text-align:center;vertical-align:bottom}\
figcaption{font-size:.75rem}nav{position:sticky;top:0;padding:.5rem 0;background:var(--table)}\
.table{background:var(--table);color:var(--letters);padding:.5rem;flex:1 1 0;min-width:0}\
.side{display:flex;align-items:flex-start;overflow-x:auto}h4{margin:0}\
section{content-visibility:auto;contain-intrinsic-size:auto 260px}h3{margin:.8rem 0 0}";

/// Returns the kinds of a box in all printings, with the greatest number of their copies.
fn copies(of: Box) -> Vec<(KindId, u8)> {
    let mut found: Vec<(KindId, u8)> = Vec::new();
    for printing in Printing::ALL {
        for &(kind, n) in catalogue()
            .set(of, printing)
            .iter()
            .flat_map(|set| &set.copies)
        {
            match found.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, most)) => *most = n.max(*most),
                None => found.push((kind, n)),
            }
        }
    }
    found
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_are_in_the_catalogue() {
        assert_eq!(samples().unwrap().len(), SAMPLES.len());
    }
}
