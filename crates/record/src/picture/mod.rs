//! Pictures of boards and tiles for terminals.
//!
//! A tile takes seven columns and three rows: `#` city, `P` pennant, `-` `|` `+` road, `*` crossing, `.` field, `~`
//! river, `M` monastery or abbey, `G` garden. Other signs stand for what other boxes print; [`key`] lists those of a
//! game. What does nothing in a game is not drawn. A figure is its seat's letter and its own: `Am` is a follower of the
//! first seat, `Ba` an abbot of the second. The last placed tile stands between `[` and `]`. Neutral figures are `D`
//! dragon, `F` fairy, `C` Count, `W` witch, `Z` mage.

mod signs;
mod tile;

use std::fmt;

use carcas_engine::{
    Cell, FigureKind, FigureView, Neutral, PlacedTile, Rules, Seat, Spot, State, Token,
};
use carcas_tiles::{Rotation, SegmentKind, TileKind};

use crate::moves::name_of;
use crate::view;
use tile::{HEIGHT, WIDTH};

pub use signs::{
    figure_letter, floors_sign, goods_sign, key, key_lines, mark_sign, neutral_letter,
    quarter_letters, seat_letter, symbol_sign, token_sign,
};
pub use tile::TileDrawing;

/// What a character of a picture shows, for whoever adds color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// Nothing.
    Blank,
    /// A coordinate.
    Margin,
    /// A field.
    Field,
    /// A city.
    City,
    /// A pennant.
    Pennant,
    /// A road or crossing.
    Road,
    /// A river.
    River,
    /// A monastery, abbey, garden, tower or quarter.
    Building,
    /// A mark or symbol that other boxes print on tiles.
    Symbol,
    /// A figure of a seat.
    Figure(Seat),
    /// A neutral figure.
    Neutral,
    /// The brackets around the last placed tile.
    LastTile,
    /// The number of a candidate cell.
    Candidate,
}

/// A character of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyph {
    /// The character.
    pub symbol: char,
    /// What it shows.
    pub style: Style,
}

impl Glyph {
    pub(crate) const BLANK: Self = Self {
        symbol: ' ',
        style: Style::Blank,
    };
}

/// What a picture shows beside tiles and figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureOptions {
    /// Cells with a number in them, such as those where the drawn tile may go. Those far from any tile are left out.
    pub candidates: Vec<(Cell, usize)>,
    /// Whether the last placed tile is marked.
    pub marks_last_tile: bool,
}

impl Default for PictureOptions {
    fn default() -> Self {
        Self {
            candidates: Vec::new(),
            marks_last_tile: true,
        }
    }
}

/// A picture as rows of styled characters; as text it has no color.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    rows: Vec<Vec<Glyph>>,
}

impl Drawing {
    /// Returns the rows from the top.
    pub fn rows(&self) -> &[Vec<Glyph>] {
        &self.rows
    }

    /// Returns a row as stretches of one style, without the blank rest.
    pub fn spans(&self, row: usize) -> Vec<(Style, String)> {
        let glyphs = self.rows.get(row).map_or(&[][..], Vec::as_slice);
        let n_shown = glyphs
            .iter()
            .rposition(|&glyph| glyph != Glyph::BLANK)
            .map_or(0, |ix| ix + 1);
        glyphs[..n_shown]
            .chunk_by(|a, b| a.style == b.style)
            .map(|span| {
                (
                    span[0].style,
                    span.iter().map(|glyph| glyph.symbol).collect(),
                )
            })
            .collect()
    }

    fn write(&mut self, row: usize, column: usize, text: &str, style: Style) {
        for (ix, symbol) in text.chars().enumerate() {
            self.put(row, column + ix, Glyph { symbol, style });
        }
    }

    fn put(&mut self, row: usize, column: usize, glyph: Glyph) {
        if let Some(place) = self.rows.get_mut(row).and_then(|row| row.get_mut(column)) {
            *place = glyph;
        }
    }
}

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..self.rows.len() {
            for (_, text) in self.spans(row) {
                f.write_str(&text)?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// Draws the board as text.
///
/// ```
/// use carcas_engine::{Edition, Rules, Setup, State};
/// use carcas_record::{PictureOptions, picture};
///
/// let rules = Rules::new(&Setup::new(Edition::ZmanC2, 2))?;
/// let drawn = picture(&rules, &State::new(&rules), &PictureOptions::default());
/// assert_eq!(drawn, "
///       0
///    .#####.
///  0[-------]
///    .......
/// ".trim_start_matches('\n'));
/// # Ok::<(), carcas_engine::SetupErrors>(())
/// ```
pub fn picture(rules: &Rules, state: &State, options: &PictureOptions) -> String {
    draw(rules, state, options).to_string()
}

/// Draws a tile kind in a rotation as three lines.
///
/// ```
/// let catalogue = carcas_tiles::catalogue();
/// let kind = catalogue.kind(catalogue.find("city-corner-curve-pennant").unwrap());
/// let drawn = carcas_record::tile_picture(kind, carcas_tiles::Rotation::R0);
/// assert_eq!(drawn, "####P#.\n###+---\n...|...\n");
/// ```
pub fn tile_picture(kind: &TileKind, rotation: Rotation) -> String {
    let tile = TileDrawing::printed(kind, rotation);
    let rows = (0..HEIGHT).map(|row| tile.row(row).collect()).collect();
    Drawing { rows }.to_string()
}

/// Draws the board as styled characters.
pub fn draw(rules: &Rules, state: &State, options: &PictureOptions) -> Drawing {
    let Some(frame) = Frame::around(state, &options.candidates) else {
        return Drawing::default();
    };
    let mut drawing = frame.empty();
    for tile in state.tiles() {
        let drawn = draw_placed(rules, state, tile);
        let (top, left) = frame.place(tile.cell);
        for row in 0..HEIGHT {
            for (ix, glyph) in drawn.row(row).enumerate() {
                drawing.put(top + row, left + ix, glyph);
            }
        }
    }
    for &(cell, number) in &options.candidates {
        if frame.contains(cell) && state.tile_at(cell).is_none() {
            let (top, left) = frame.place(cell);
            let text = format!("{:^WIDTH$.WIDTH$}", format!("({number})"));
            let n_blank = text.len() - text.trim_start().len();
            drawing.write(top + 1, left + n_blank, text.trim(), Style::Candidate);
        }
    }
    if let Some(last) = state.tiles().last().filter(|_| options.marks_last_tile) {
        let (top, left) = frame.place(last.cell);
        drawing.write(top + 1, left - 1, "[", Style::LastTile);
        drawing.write(top + 1, left + WIDTH, "]", Style::LastTile);
    }
    drawing
}

/// Draws a placed tile without figures: what is printed on it, and how high its tower is.
pub fn draw_bare(rules: &Rules, state: &State, tile: &PlacedTile) -> TileDrawing {
    let mut drawn = TileDrawing::in_game(rules, tile.kind, tile.rotation);
    let here = state.placed_tokens();
    for (token, spot, n) in here.filter(|(_, spot, _)| spot.cell == tile.cell) {
        if token == Token::Floor {
            drawn.put_floors(usize::from(spot.segment), n);
        }
    }
    let segments = 0..rules.segments(tile.kind).len() as u8;
    for segment in segments {
        let spot = Spot {
            cell: tile.cell,
            segment,
        };
        let feature = state.feature(rules, spot);
        if feature.is_some_and(|feature| feature.kind == SegmentKind::Castle) {
            drawn.put_castle(usize::from(segment));
        }
    }
    let mut bridges = state.bridges();
    if let Some((_, axis)) = bridges.find(|(spot, _)| spot.cell == tile.cell) {
        drawn.put_bridge(axis);
    }
    drawn
}

/// Draws a placed tile with everything that stands on it.
pub fn draw_placed(rules: &Rules, state: &State, tile: &PlacedTile) -> TileDrawing {
    let mut drawn = draw_bare(rules, state, tile);
    for figure in state.figures() {
        if figure.spot.cell == tile.cell {
            drawn.put_figure(usize::from(figure.spot.segment), figure.seat, figure.kind);
        }
    }
    let companion = state.figures().find(|figure| figure.has_fairy);
    let beside = companion.map(|figure| usize::from(figure.spot.segment));
    for neutral in Neutral::ALL
        .into_iter()
        .filter(|&neutral| rules.has_neutral(neutral))
    {
        if let Some(spot) = state.neutral(neutral)
            && spot.cell == tile.cell
        {
            let beside = beside.filter(|_| neutral == Neutral::Fairy);
            drawn.put_neutral(neutral, spot, beside);
        }
    }
    drawn
}

/// Says who is who in the notation: per seat the letter, the name, points, supply and figures on the board.
/// [`Speaker::seats`](crate::Speaker::seats) says it to people.
pub fn legend(rules: &Rules, state: &State, names: &[String]) -> String {
    let mut text = String::new();
    for seat in rules.seats() {
        let supply: Vec<String> = FigureKind::ALL
            .into_iter()
            .filter(|kind| rules.supply()[kind.ix()] > 0)
            .map(|kind| format!("{} {}", state.supply(seat)[kind.ix()], kind.name()))
            .collect();
        let letter = seat_letter(seat);
        let (name, score) = (name_of(names, seat), state.score(seat));
        text += &format!(
            "{letter} {name}: score {score}, supply {}",
            supply.join(", ")
        );
        for token in tokens_of(rules, state, seat) {
            text += &format!(", {token}");
        }
        if let Some(kind) = state.owed(seat) {
            text += &format!(", has {} to place", rules.tile_kind(kind).id);
        }
        for held in prisoners_of(state, names, seat) {
            text += &format!(", holds {held}");
        }
        for figure in state.figures().filter(|figure| figure.seat == seat) {
            let spot = state.spot_name(rules, figure.spot);
            text += &format!("; {} {spot}", figure.kind.name());
        }
        text.push('\n');
    }
    let standing: Vec<String> = Neutral::ALL
        .into_iter()
        .filter_map(|neutral| {
            let spot = state.neutral(neutral)?;
            let is_beside = |figure: &FigureView| neutral == Neutral::Fairy && figure.has_fairy;
            let place = match state.figures().find(is_beside) {
                Some(figure) => {
                    let (seat, kind) = (name_of(names, figure.seat), figure.kind.name());
                    format!(
                        "beside {seat} {kind} {}",
                        state.spot_name(rules, figure.spot)
                    )
                }
                None => state.spot_name(rules, spot),
            };
            Some(format!("{} {place}", neutral.name()))
        })
        .collect();
    let towers = view::floors(state);
    let towers = towers
        .iter()
        .map(|(cell, n)| format!("tower {cell} with {n}"));
    let standing: Vec<String> = standing.into_iter().chain(towers).collect();
    if !standing.is_empty() {
        text += &format!("{}\n", standing.join("; "));
    }
    let id = |kind| rules.tile_kind(kind).id.as_str();
    let lots: Vec<&str> = state.lots().map(id).collect();
    if !lots.is_empty() {
        text += &format!("at the bazaar: {}", lots.join(", "));
        if let Some((kind, bid, bidder)) = state.offer() {
            let bidder = name_of(names, bidder);
            text += &format!("; {} for {bid} to {bidder}", id(kind));
        }
        text.push('\n');
    }
    text
}

/// The part of the table that a picture shows.
struct Frame {
    min: (i32, i32),
    max: (i32, i32),
    margin: usize,
}

impl Frame {
    fn around(state: &State, candidates: &[(Cell, usize)]) -> Option<Self> {
        let at = |cell: Cell| (i32::from(cell.x), i32::from(cell.y));
        let first = at(state.tiles().first()?.cell);
        let mut frame = Self {
            min: first,
            max: first,
            margin: 0,
        };
        for tile in state.tiles() {
            frame.grow(at(tile.cell));
        }
        let (min, max) = (frame.min, frame.max);
        for &(cell, _) in candidates {
            let (x, y) = at(cell);
            if (min.0 - 1..=max.0 + 1).contains(&x) && (min.1 - 1..=max.1 + 1).contains(&y) {
                frame.grow((x, y));
            }
        }
        let longest = frame
            .min
            .1
            .to_string()
            .len()
            .max(frame.max.1.to_string().len());
        frame.margin = longest + 1;
        Some(frame)
    }

    fn grow(&mut self, (x, y): (i32, i32)) {
        self.min = (self.min.0.min(x), self.min.1.min(y));
        self.max = (self.max.0.max(x), self.max.1.max(y));
    }

    fn contains(&self, cell: Cell) -> bool {
        let (x, y) = (i32::from(cell.x), i32::from(cell.y));
        (self.min.0..=self.max.0).contains(&x) && (self.min.1..=self.max.1).contains(&y)
    }

    /// Returns row and column of a cell's top left character.
    fn place(&self, cell: Cell) -> (usize, usize) {
        let column = (i32::from(cell.x) - self.min.0) as usize * (WIDTH + 1) + self.margin + 1;
        let row = (i32::from(cell.y) - self.min.1) as usize * HEIGHT + 1;
        (row, column)
    }

    /// Returns a picture with coordinates only.
    fn empty(&self) -> Drawing {
        let n_columns = (self.max.0 - self.min.0 + 1) as usize;
        let n_rows = (self.max.1 - self.min.1 + 1) as usize;
        let width = self.margin + 1 + n_columns * (WIDTH + 1);
        let mut drawing = Drawing {
            rows: vec![vec![Glyph::BLANK; width]; n_rows * HEIGHT + 1],
        };
        for (ix, x) in (self.min.0..=self.max.0).enumerate() {
            let text = format!("{x:^WIDTH$}");
            let column = self.margin + 1 + ix * (WIDTH + 1);
            drawing.write(0, column, text.trim_end(), Style::Margin);
        }
        for (ix, y) in (self.min.1..=self.max.1).enumerate() {
            let text = format!("{y:>width$}", width = self.margin);
            drawing.write(ix * HEIGHT + 2, 0, &text, Style::Margin);
        }
        drawing
    }
}

/// Returns the tokens of a seat in words: `2 wine`, `king`, and a flock as `5 sheep`.
pub fn tokens_of(rules: &Rules, state: &State, seat: Seat) -> Vec<String> {
    let held = rules
        .tokens()
        .map(|token| (token, state.n_tokens(seat, token)));
    let held = held.filter(|&(token, n)| n > 0 && token.n_sheep() == 0);
    let mut words: Vec<String> = held
        .map(|(token, n)| match token.is_title() {
            true => token.name().to_owned(),
            false => format!("{n} {}", token.name()),
        })
        .collect();
    let n_sheep = state.n_sheep(seat);
    if n_sheep > 0 {
        words.push(format!("{n_sheep} sheep"));
    }
    words
}

/// Returns the prisoners that a seat holds in words: `2 meeple of blue`.
pub fn prisoners_of(state: &State, names: &[String], holder: Seat) -> Vec<String> {
    let held = state.prisoners().iter();
    let mut counts: Vec<(Seat, FigureKind, usize)> = Vec::new();
    for held in held.filter(|held| held.holder == holder) {
        let mut known = counts.iter_mut();
        match known.find(|count| (count.0, count.1) == (held.seat, held.kind)) {
            Some(count) => count.2 += 1,
            None => counts.push((held.seat, held.kind, 1)),
        }
    }
    counts.sort_unstable();
    let words = counts.into_iter();
    words
        .map(|(seat, kind, n)| format!("{n} {} of {}", kind.name(), name_of(names, seat)))
        .collect()
}
