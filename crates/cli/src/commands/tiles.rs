//! `carcas tiles`: the catalogue.

use crate::language::words;
use carcas_text::say;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anstyle::Style;
use anyhow::bail;
use carcas_art::canvas::Colors;
use carcas_art::sheet::sheet;
use carcas_record::describe_tile;
use carcas_record::tile_picture;
use carcas_tiles::{Box, Catalogue, KindId, Printing, Rotation, Side, Terrain, TileSet, catalogue};
use serde_json::json;

use crate::files;
use crate::near::near;
use crate::output::{Format, Output, theme_named};

/// Flags of `carcas tiles`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Show these tiles, by id or alias, in all rotations
    #[arg(value_name = "TILE")]
    tiles: Vec<String>,

    /// List the tiles of these boxes instead of all; base is the base game
    #[arg(long = "with", value_name = "BOX,…", value_delimiter = ',')]
    boxes: Vec<String>,

    /// Which printing: first or new
    #[arg(long, default_value = "new")]
    printing: String,

    /// Check a catalogue file of your own, for one of our boxes (docs/tiles.md), instead of listing ours
    #[arg(long, value_name = "FILE", conflicts_with_all = ["tiles", "boxes"])]
    check: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    json: bool,

    /// Draw a sheet with every tile of the boxes, its id and how many copies there are; needs -o
    #[arg(long, requires = "output", conflicts_with_all = ["tiles", "check", "json"])]
    sheet: bool,

    /// Where to draw the sheet; the ending chooses the format: .svg, .png or .webp
    #[arg(short, long, value_name = "FILE", requires = "sheet")]
    output: Option<PathBuf>,

    /// The colors of the sheet: day, night, contrast or diagram
    #[arg(long, default_value = "day")]
    theme: String,

    /// The side of a tile on the sheet in pixels
    #[arg(long, value_name = "PX", default_value = "120", value_parser = crate::run_args::whole(1_u32..=4096))]
    size: u32,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    if let Some(path) = &args.check {
        return check(path);
    }
    let Some(printing) = Printing::from_name(&args.printing) else {
        let input = args.printing.as_str();
        bail!(say!(words(), "terminal-error-printing", input = input));
    };
    if !args.tiles.is_empty() {
        return show(&args.tiles, args.json);
    }
    let mut boxes = Vec::new();
    for name in &args.boxes {
        match Box::from_name(name) {
            Some(of) => boxes.push(of),
            None => {
                let names = Box::ALL.map(Box::name).join(", ");
                bail!(say!(
                    words(),
                    "terminal-error-box",
                    input = name.as_str(),
                    list = names
                ));
            }
        }
    }
    if boxes.is_empty() {
        boxes.extend(Box::ALL);
    }
    if let Some(path) = args.output.as_ref().filter(|_| args.sheet) {
        return draw_sheet(args, path, &boxes, printing);
    }
    list(&boxes, printing, args.json)
}

fn draw_sheet(
    args: &Args,
    path: &Path,
    boxes: &[Box],
    printing: Printing,
) -> anyhow::Result<ExitCode> {
    let colors = Colors::Fixed(theme_named(&args.theme)?);
    if Format::of(path)? == Format::Gif {
        bail!(say!(
            words(),
            "terminal-error-sheet-animation",
            file = files::shown(path)
        ));
    }
    let sets: Vec<&TileSet> = boxes
        .iter()
        .filter_map(|&of| catalogue().set(of, printing))
        .collect();
    if sets.is_empty() {
        bail!(say!(words(), "terminal-error-no-tiles"));
    }
    let output = Output::begin(path)?;
    let (svg, size) = sheet(&sets, colors, f64::from(args.size));
    output.write_still(&svg, size)?;
    Ok(ExitCode::SUCCESS)
}

fn list(boxes: &[Box], printing: Printing, json: bool) -> anyhow::Result<ExitCode> {
    let mut out = anstream::stdout().lock();
    let mut sets = Vec::new();
    for &of in boxes {
        let Some(set) = catalogue().set(of, printing) else {
            continue;
        };
        if json {
            let tiles: Vec<_> = set
                .copies
                .iter()
                .map(|&(id, n)| tile_json(id, Some(n)))
                .collect();
            sets.push(json!({ "box": of.name(), "printing": printing.name(), "tiles": tiles }));
            continue;
        }
        let bold = Style::new().bold();
        let title = words().name_of("box", of.name());
        let heading = say!(
            words(),
            "terminal-tiles-heading",
            name = title,
            tiles = set.total()
        );
        writeln!(out, "{bold}{heading}{bold:#}")?;
        for &(id, n) in &set.copies {
            let kind = catalogue().kind(id);
            writeln!(
                out,
                "  {n:>2} x {:<36} {:<12} {}",
                kind.id,
                kind.alias,
                sides(id)
                    .map(|side| words().name_of("side", side))
                    .join(" ")
            )?;
        }
        writeln!(out)?;
    }
    if json {
        writeln!(out, "{:#}", serde_json::Value::Array(sets))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn show(names: &[String], json: bool) -> anyhow::Result<ExitCode> {
    let mut found = Vec::new();
    for name in names {
        match catalogue().find(name) {
            Some(id) => found.push(id),
            None => bail!(no_tile(name)),
        }
    }
    let mut out = anstream::stdout().lock();
    if json {
        let tiles: Vec<_> = found.iter().map(|&id| tile_json(id, None)).collect();
        writeln!(out, "{:#}", serde_json::Value::Array(tiles))?;
        return Ok(ExitCode::SUCCESS);
    }
    for id in found {
        let kind = catalogue().kind(id);
        writeln!(out, "{kind}")?;
        writeln!(out, "  {}\n", describe_tile(words(), kind, Rotation::R0))?;
        let pictures = Rotation::ALL.map(|rotation| tile_picture(kind, rotation));
        writeln!(out, "  r0         r90        r180       r270")?;
        for row in 0..3 {
            let line = |picture: &String| picture.lines().nth(row).unwrap_or("").to_owned();
            let cells: Vec<String> = pictures
                .iter()
                .map(|picture| format!("{:<9}", line(picture)))
                .collect();
            writeln!(out, "  {}", cells.join("  ").trim_end())?;
        }
        writeln!(out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Says that there is no tile of a name, and which may be meant.
fn no_tile(name: &str) -> String {
    let close = near(name, catalogue().kinds().map(|(_, kind)| kind.id.as_str()));
    match close.is_empty() {
        true => say!(words(), "terminal-error-no-tile", input = name),
        false => {
            let close = close.join(", ");
            say!(
                words(),
                "terminal-error-no-tile-close",
                input = name,
                list = close
            )
        }
    }
}

/// Returns what the four sides show, from north clockwise.
fn sides(id: KindId) -> [&'static str; 4] {
    let kind = catalogue().kind(id);
    Side::ALL.map(|side| match kind.terrain(side) {
        Terrain::Field => "field",
        Terrain::Road => "road",
        Terrain::City => "city",
        Terrain::River => "river",
        Terrain::Closed => "wall",
    })
}

fn tile_json(id: KindId, copies: Option<u8>) -> serde_json::Value {
    let kind = catalogue().kind(id);
    json!({
        "id": kind.id,
        "alias": kind.alias,
        "box": kind.home.name(),
        "copies": copies,
        "sides": sides(id),
        "entry": kind.to_string(),
    })
}

fn check(path: &Path) -> anyhow::Result<ExitCode> {
    let name = path.display().to_string();
    let text = files::read_text(path)?;
    match Catalogue::parse(&[(&name, &text)]) {
        Ok(read) if read.kinds().next().is_none() => {
            bail!(say!(words(), "terminal-error-catalogue-empty", file = name))
        }
        Ok(read) => {
            let mut out = anstream::stdout();
            let n = read.kinds().count();
            let told = say!(
                words(),
                "terminal-error-catalogue-right",
                file = name,
                n = n
            );
            writeln!(out, "{told}")?;
            Ok(ExitCode::SUCCESS)
        }
        Err(errors) => {
            let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
            let head = say!(words(), "terminal-error-catalogue-wrong", file = name);
            bail!("{head}\n  {}", lines.join("\n  "));
        }
    }
}
