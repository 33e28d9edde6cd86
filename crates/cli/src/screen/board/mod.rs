//! The board: which part of the table is seen, and what is drawn there.

mod cell;
mod view;

use carcas_engine::{Cell, FeatureIx, KindIx, Rules, Spot, State};
use carcas_record::{Style as Shown, TileDrawing, draw_bare, draw_placed, seat_letter};
use carcas_tiles::{Rotation, SegmentKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::palette::Palette;
use cell::Dot;
pub(crate) use view::{View, Zoom};

/// What is drawn over the terrain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Overlay {
    #[default]
    Off,
    /// Fields show the letter of their owner.
    Fields,
    /// So do roads, cities and buildings.
    Features,
}

/// Signs of fields without owners: digits and letters with no other meaning on a board.
const FIELD_SIGNS: &str = "123456789jkmnpqrstuyJLNRSUX";

impl Overlay {
    /// Returns the one that the key shows next.
    pub(crate) fn next(self) -> Self {
        match self {
            Self::Off => Self::Fields,
            Self::Fields => Self::Features,
            Self::Features => Self::Off,
        }
    }

    pub(super) fn covers(self, kind: SegmentKind) -> bool {
        match self {
            Self::Off => false,
            Self::Fields => kind == SegmentKind::Field,
            Self::Features => kind != SegmentKind::River,
        }
    }
}

/// A spot with a number, as the list of answers has it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Label {
    pub(crate) spot: Spot,
    pub(crate) symbol: char,
    pub(crate) is_chosen: bool,
    /// Whether it is about the corner north-west of the tile.
    pub(crate) is_corner: bool,
}

/// Everything that is drawn.
#[derive(Debug)]
pub(crate) struct Scene<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) state: &'a State,
    pub(crate) view: View,
    pub(crate) palette: Palette,
    pub(crate) overlay: Overlay,
    /// The drawn tile where it would go.
    pub(crate) ghost: Option<(KindIx, Cell, Rotation)>,
    /// Where else it may go, and in how many rotations.
    pub(crate) open: Vec<(Cell, usize)>,
    pub(crate) labels: Vec<Label>,
    /// The tiles where the dragon was in this journey.
    pub(crate) path: Vec<Cell>,
    /// The tiles that others placed since the viewer's last turn.
    pub(crate) recent: Vec<Cell>,
    /// The features that were scored just now.
    pub(crate) scored: Vec<FeatureIx>,
}

impl Scene<'_> {
    /// Draws the board with its coordinates.
    pub(crate) fn render(&self, area: Rect, buffer: &mut Buffer) {
        let window = self.view.window(area);
        self.draw_margins(area, buffer);
        let lit = self.lit();
        let owners = self.owners();
        for tile in self.state.tiles() {
            let placed = draw_placed(self.rules, self.state, tile);
            let bare = draw_bare(self.rules, self.state, tile);
            let features = self.features(tile.cell, self.rules.segments(tile.kind).len());
            let mut dots = cell::dots(self.view.zoom, &placed, &bare);
            if self.view.zoom == Zoom::Near {
                self.number(&mut dots, &placed, tile.cell);
            } else {
                cell::stand(&mut dots, self.state, tile.cell);
                self.number_far(&mut dots, tile.cell);
            }
            for dot in &mut dots {
                let feature = dot.segment.and_then(|ix| match features.get(ix) {
                    Some(&feature) => feature,
                    None => self.feature(tile.cell, ix),
                });
                self.cover(dot, feature, &owners);
                let ix = feature.map(|(ix, _)| ix);
                dot.is_lit = ix.is_some() && ix == lit;
                dot.is_scored = ix.is_some_and(|ix| self.scored.contains(&ix));
            }
            self.put(&window, tile.cell, &dots, buffer);
        }
        self.draw_open(&window, buffer);
        self.draw_path(&window, buffer);
        for &cell in &self.recent {
            self.bracket(&window, cell, ('(', ')'), 1, buffer);
        }
        if let Some(last) = self.state.tiles().last() {
            self.bracket(&window, last.cell, ('[', ']'), 1, buffer);
        }
        self.draw_chosen(&window, buffer);
    }

    /// Returns the feature of the chosen spot.
    fn lit(&self) -> Option<FeatureIx> {
        let chosen = self.labels.iter().find(|label| label.is_chosen)?;
        let feature = self.state.feature(self.rules, chosen.spot)?;
        Some(feature.ix)
    }

    fn features(&self, cell: Cell, n: usize) -> Vec<Option<(FeatureIx, SegmentKind)>> {
        (0..n).map(|segment| self.feature(cell, segment)).collect()
    }

    fn feature(&self, cell: Cell, segment: usize) -> Option<(FeatureIx, SegmentKind)> {
        let segment = u8::try_from(segment).ok()?;
        let feature = self.state.feature(self.rules, Spot { cell, segment })?;
        Some((feature.ix, feature.kind))
    }

    /// Returns the sign of every feature that has one: its owner's letter, `%` where several share it.
    fn owners(&self) -> Vec<(FeatureIx, char, Style)> {
        let mut found = Vec::new();
        if self.overlay == Overlay::Off {
            return found;
        }
        self.state.for_each_standing(self.rules, |standing| {
            let Some(feature) = self.state.feature(self.rules, standing.spot) else {
                return;
            };
            let owners: Vec<_> = standing.contest.owners.iter().collect();
            let (symbol, style) = match owners.as_slice() {
                [] => return,
                [only] => (
                    seat_letter(*only).to_ascii_lowercase(),
                    self.palette.seat(*only),
                ),
                _ => ('%', self.palette.mark()),
            };
            found.push((feature.ix, symbol, style.add_modifier(Modifier::BOLD)));
        });
        if self.overlay == Overlay::Fields {
            self.number_fields(&mut found);
        }
        found
    }

    /// Gives every field that nobody owns a sign of its own, the largest first; where signs run out, the one whose fields
    /// are farthest away.
    fn number_fields(&self, found: &mut Vec<(FeatureIx, char, Style)>) {
        let mut fields: Vec<(FeatureIx, Vec<Cell>)> = Vec::new();
        for tile in self.state.tiles() {
            let n_segments = self.rules.segments(tile.kind).len();
            for (ix, kind) in self.features(tile.cell, n_segments).into_iter().flatten() {
                if kind != SegmentKind::Field || found.iter().any(|owner| owner.0 == ix) {
                    continue;
                }
                match fields.iter_mut().find(|field| field.0 == ix) {
                    Some((_, cells)) => cells.push(tile.cell),
                    None => fields.push((ix, vec![tile.cell])),
                }
            }
        }
        fields.sort_by_key(|(_, cells)| std::cmp::Reverse(cells.len()));
        let style = self.palette.board(Shown::Field);
        let mut given: Vec<(char, Vec<Cell>)> = Vec::new();
        for (ix, cells) in fields {
            let is_new = |sign: &char| given.iter().all(|(other, _)| other != sign);
            let distance = |sign: char| {
                let same = given.iter().filter(|(other, _)| *other == sign);
                same.map(|(_, other)| distance(&cells, other)).min()
            };
            let unused = FIELD_SIGNS.chars().find(is_new);
            let farthest = || FIELD_SIGNS.chars().max_by_key(|&sign| distance(sign));
            let sign = unused.or_else(farthest).unwrap_or('?');
            found.push((ix, sign, style));
            given.push((sign, cells));
        }
    }

    fn cover(
        &self,
        dot: &mut Dot,
        feature: Option<(FeatureIx, SegmentKind)>,
        owners: &[(FeatureIx, char, Style)],
    ) {
        let is_terrain = !matches!(
            dot.shown,
            Shown::Figure(_) | Shown::Neutral | Shown::Candidate | Shown::Symbol | Shown::Pennant
        );
        if let Some((ix, kind)) = feature
            && is_terrain
            && self.overlay.covers(kind)
            && let Some(&(_, symbol, style)) = owners.iter().find(|owner| owner.0 == ix)
        {
            dot.symbol = symbol;
            dot.style = Some(style);
        }
    }

    /// Writes the numbers of the answers on a tile.
    fn number(&self, dots: &mut [Dot], drawn: &TileDrawing, cell: Cell) {
        let mut taken: Vec<(usize, usize)> = Vec::new();
        let here = |label: &&Label| label.spot.cell == cell;
        let chosen_first = [true, false];
        for is_chosen in chosen_first {
            for label in self.labels.iter().filter(here) {
                if label.is_chosen != is_chosen {
                    continue;
                }
                let place = if label.spot.segment == Spot::WHOLE_TILE {
                    Some((1, 3))
                } else if label.is_corner {
                    Some((0, 0))
                } else {
                    drawn.anchor(usize::from(label.spot.segment))
                };
                let Some((row, column)) = place.filter(|place| !taken.contains(place)) else {
                    continue;
                };
                taken.push((row, column));
                let found = dots
                    .iter_mut()
                    .find(|dot| (dot.row, dot.column) == (row, column));
                if let Some(dot) = found {
                    dot.symbol = label.symbol;
                    dot.shown = Shown::Candidate;
                    dot.style = Some(self.label_style(label.is_chosen));
                }
            }
        }
    }

    /// Writes the number of an answer on a small tile: the chosen one, or the first.
    fn number_far(&self, dots: &mut [Dot], cell: Cell) {
        let here = || self.labels.iter().filter(|label| label.spot.cell == cell);
        let label = here()
            .find(|label| label.is_chosen)
            .or_else(|| here().next());
        if let (Some(label), Some(dot)) = (label, dots.last_mut()) {
            dot.symbol = label.symbol;
            dot.shown = Shown::Candidate;
            dot.style = Some(self.label_style(label.is_chosen));
        }
    }

    fn label_style(&self, is_chosen: bool) -> Style {
        let style = self.palette.mark();
        if is_chosen {
            style.add_modifier(Modifier::REVERSED)
        } else {
            style.add_modifier(Modifier::UNDERLINED)
        }
    }

    fn put(&self, window: &view::Window, cell: Cell, dots: &[Dot], buffer: &mut Buffer) {
        for dot in dots {
            let style = dot.style.unwrap_or_else(|| self.palette.board(dot.shown));
            let style = if dot.is_scored {
                style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
            } else {
                style
            };
            let style = if dot.is_lit {
                style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED | Modifier::REVERSED)
            } else {
                style
            };
            let symbol = dot.symbol;
            window.put(cell, (dot.row, dot.column), (symbol, style), buffer);
        }
    }

    fn draw_margins(&self, area: Rect, buffer: &mut Buffer) {
        let style = self.palette.board(Shown::Margin);
        for (x, text) in self.view.columns(area) {
            for (ix, symbol) in text.chars().enumerate() {
                let x = i32::from(x) + ix as i32;
                if let Ok(x) = u16::try_from(x)
                    && x < area.right()
                    && let Some(cell) = buffer.cell_mut((x, area.y))
                {
                    cell.set_char(symbol).set_style(style);
                }
            }
        }
        for (y, text) in self.view.rows(area) {
            buffer.set_stringn(area.x, y, text, usize::from(view::MARGIN), style);
        }
    }

    /// Shows where else the tile may go.
    fn draw_open(&self, window: &view::Window, buffer: &mut Buffer) {
        let style = self.palette.board(Shown::Candidate);
        for &(cell, n_rotations) in &self.open {
            let text = match self.view.zoom {
                Zoom::Near => format!("+{n_rotations}"),
                Zoom::Far => "+".to_owned(),
            };
            let (row, column) = self.view.zoom.middle();
            // A part of a mark would be read as something else.
            if !window.shows(cell, (row, column)) {
                continue;
            }
            for (ix, symbol) in text.chars().enumerate() {
                window.put(cell, (row, column + ix), (symbol, style), buffer);
            }
        }
    }

    /// Shows the steps of the dragon as numbers after a wave, so that they are not taken for those of answers.
    fn draw_path(&self, window: &view::Window, buffer: &mut Buffer) {
        let style = self.palette.board(Shown::Neutral);
        let (_, last) = self.view.zoom.size();
        let (width, _) = self.view.zoom.size();
        for (ix, &cell) in self.path.iter().enumerate() {
            let symbol = char::from_digit(ix as u32, 10).unwrap_or('*');
            if !window.shows(cell, (last - 1, width - 2)) {
                continue;
            }
            window.put(cell, (last - 1, width - 2), ('~', style), buffer);
            window.put(cell, (last - 1, width - 1), (symbol, style), buffer);
        }
    }

    fn draw_chosen(&self, window: &view::Window, buffer: &mut Buffer) {
        if let Some((kind, cell, rotation)) = self.ghost {
            let mut drawn = TileDrawing::in_game(self.rules, kind, rotation);
            let bridge = self.state.needed_bridge(self.rules, kind, (cell, rotation));
            if let Some((_, axis)) = bridge.filter(|&(over, _)| over == cell) {
                drawn.put_bridge(axis);
            }
            let mut dots = cell::dots(self.view.zoom, &drawn, &drawn);
            for dot in &mut dots {
                let style = self.palette.board(dot.shown);
                dot.style = Some(style.add_modifier(Modifier::BOLD | Modifier::REVERSED));
            }
            self.put(window, cell, &dots, buffer);
            let (_, height) = self.view.zoom.size();
            self.bracket(window, cell, ('>', '<'), height, buffer);
        }
        for label in self.labels.iter().filter(|label| label.is_chosen) {
            let (_, height) = self.view.zoom.size();
            self.bracket(window, label.spot.cell, ('>', '<'), height, buffer);
        }
    }

    /// Writes signs at both sides of a cell: on its middle row, or on all of them.
    fn bracket(
        &self,
        window: &view::Window,
        cell: Cell,
        (left, right): (char, char),
        n_rows: usize,
        buffer: &mut Buffer,
    ) {
        let style = self.palette.mark();
        let (width, height) = self.view.zoom.size();
        let first = (height - n_rows.min(height)) / 2;
        for row in first..first + n_rows.min(height) {
            window.put_before(cell, row, (left, style), buffer);
            window.put(cell, (row, width), (right, style), buffer);
        }
    }
}

/// Returns how many cells lie between two features, at least.
fn distance(some: &[Cell], others: &[Cell]) -> u16 {
    let between = |a: &Cell, b: &Cell| a.x.abs_diff(b.x).max(a.y.abs_diff(b.y));
    let all = some
        .iter()
        .flat_map(|cell| others.iter().map(move |other| between(cell, other)));
    all.min().unwrap_or(u16::MAX)
}
