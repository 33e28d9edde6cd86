//! What is printed on a tile: landscape, buildings, marks and symbols.

use std::cmp::Ordering;

use carcas_tiles::{Mark, Segment, SegmentKind, Side, SideSet, Symbol};

use super::shapes::{
    ASIDE, CENTER, IN_CITY, ON_ROAD, Place, city_places, halves_near, is_carcassonne, is_vertical,
    of_kind, places, road_center, two_curves, way,
};
use super::{Dot, HEIGHT, TileDrawing, WIDTH};
use crate::picture::signs::{goods_sign, mark_sign, symbol_sign};
use crate::picture::{Glyph, Style};

impl TileDrawing {
    pub(super) fn draw_fields(&mut self, segments: &[Segment]) {
        for place in places() {
            let field = halves_near(place).iter().find_map(|&half| {
                segments.iter().position(|segment| {
                    segment.kind == SegmentKind::Field
                        && segment.halves.iter().any(|reached| reached.name() == half)
                })
            });
            if let Some(field) = field {
                self.put(place, field, '.', Style::Field);
            }
        }
    }

    pub(super) fn draw_cities(&mut self, segments: &[Segment]) {
        let has_shape = |(_, segment): &(usize, &Segment)| !is_carcassonne(segment);
        for (ix, segment) in of_kind(segments, SegmentKind::City).filter(has_shape) {
            for place in city_places(segment.sides) {
                self.put(place, ix, '#', Style::City);
            }
        }
        for (ix, segment) in of_kind(segments, SegmentKind::City) {
            for side in segment.shared_sides.iter() {
                self.share(side, ix, segment.sides);
            }
        }
    }

    /// Gives a city its part of a side where another ends, too, with a gap between them.
    fn share(&mut self, side: Side, city: usize, own: SideSet) {
        let both: SideSet = own.iter().chain([side]).collect();
        let alone = city_places(own);
        for place in city_places(both) {
            if alone.contains(&place) {
                continue;
            }
            let (across, before, behind) = if is_vertical(side) {
                (place.1.cmp(&CENTER.1), Side::W, Side::E)
            } else {
                (place.0.cmp(&CENTER.0), Side::N, Side::S)
            };
            match across {
                Ordering::Equal => self.clear(place),
                Ordering::Less if own.contains(before) => self.put(place, city, '#', Style::City),
                Ordering::Greater if own.contains(behind) => {
                    self.put(place, city, '#', Style::City);
                }
                Ordering::Less | Ordering::Greater => {}
            }
        }
    }

    /// Leaves a gap between fields that only the tip of a city parts.
    pub(super) fn part_fields(&mut self) {
        let field = |(row, column): Place| {
            let segment = self.dot(row, column)?.segment?;
            (self.kind_of(segment) == Some(SegmentKind::Field)).then_some(segment)
        };
        // A third field between two others shows that they differ.
        let parts = |here: Place, one: Place, other: Place| match (field(one), field(other)) {
            (Some(one), Some(other)) => {
                one != other && [Some(one), Some(other)].contains(&field(here))
            }
            _ => false,
        };
        let is_across =
            |(row, column): Place| parts((row, column), (row, column - 1), (row, column + 1));
        let is_along =
            |(row, column): Place| parts((row, column), (row - 1, column), (row + 1, column));
        let gaps: Vec<Place> = if is_across(CENTER) {
            let column = (0..HEIGHT).map(|row| (row, CENTER.1));
            column.filter(|&place| is_across(place)).collect()
        } else if is_along(CENTER) {
            let row = (0..WIDTH).map(|column| (CENTER.0, column));
            row.filter(|&place| is_along(place)).collect()
        } else {
            Vec::new()
        };
        for place in gaps {
            self.clear(place);
        }
    }

    /// Leaves a place empty.
    fn clear(&mut self, (row, column): Place) {
        self.dots[row][column] = Dot {
            glyph: Glyph::BLANK,
            segment: None,
            is_taken: true,
        };
    }

    pub(super) fn draw_rivers(&mut self, segments: &[Segment]) {
        for (ix, segment) in of_kind(segments, SegmentKind::River) {
            for place in segment.sides.iter().flat_map(way).chain([CENTER]) {
                self.put(place, ix, '~', Style::River);
            }
        }
    }

    pub(super) fn draw_roads(&mut self, segments: &[Segment]) {
        let mut n_ends = 0;
        let mut is_crossed = false;
        for (ix, segment) in of_kind(segments, SegmentKind::Road) {
            for side in segment.sides.iter() {
                let symbol = if is_vertical(side) { '|' } else { '-' };
                for place in way(side) {
                    if self.kind_at(place) != Some(SegmentKind::City) {
                        self.put(place, ix, symbol, Style::Road);
                    }
                }
            }
            if segment.sides.len() == 1 {
                n_ends += 1;
            } else if self.kind_at(CENTER) != Some(SegmentKind::City) && !is_crossed {
                let curves = of_kind(segments, SegmentKind::Road).map(|(_, road)| road.sides);
                let symbol = two_curves(curves).unwrap_or_else(|| road_center(segment.sides));
                self.put(CENTER, ix, symbol, Style::Road);
                is_crossed = true;
            }
        }
        let is_covered = matches!(
            self.kind_at(CENTER),
            Some(SegmentKind::City | SegmentKind::River)
        );
        if n_ends > 0 && !is_crossed && !is_covered {
            self.dots[CENTER.0][CENTER.1] = Dot {
                glyph: Glyph {
                    symbol: '*',
                    style: Style::Road,
                },
                segment: None,
                is_taken: true,
            };
        }
    }

    /// Shows a field that reaches no side where nothing else is.
    pub(super) fn draw_inner_field(&mut self, segments: &[Segment]) {
        let is_inner = |(_, segment): &(usize, &Segment)| segment.halves.is_empty();
        if let Some((ix, _)) = of_kind(segments, SegmentKind::Field).find(is_inner) {
            for place in places() {
                if self.dots[place.0][place.1].glyph == Glyph::BLANK {
                    self.put(place, ix, '.', Style::Field);
                }
            }
        }
    }

    pub(super) fn draw_buildings(
        &mut self,
        segments: &[Segment],
        is_playable: impl Fn(SegmentKind) -> bool,
    ) {
        const MIDDLE: [Place; 5] = [CENTER, (0, 3), (2, 3), (1, 2), (1, 4)];
        for (ix, segment) in segments.iter().enumerate() {
            let (symbol, places): (char, &[Place]) = match segment.kind {
                SegmentKind::Monastery | SegmentKind::Abbey => ('M', &MIDDLE),
                SegmentKind::Garden => ('G', &ASIDE),
                SegmentKind::Tower => ('T', &ASIDE),
                SegmentKind::Road
                | SegmentKind::City
                | SegmentKind::Field
                | SegmentKind::River
                | SegmentKind::Quarter
                | SegmentKind::Castle => continue,
            };
            if !is_playable(segment.kind) {
                continue;
            }
            let is_open =
                |&&place: &&Place| matches!(self.kind_at(place), None | Some(SegmentKind::Field));
            let place = places.iter().find(is_open).copied().unwrap_or(CENTER);
            self.put(place, ix, symbol, Style::Building);
            self.dots[place.0][place.1].is_taken = true;
        }
    }

    pub(super) fn draw_marks(&mut self, segments: &[Segment]) {
        for (ix, segment) in segments.iter().enumerate() {
            let places: &[Place] = match segment.kind {
                SegmentKind::Road => &ON_ROAD,
                SegmentKind::Field => &ASIDE,
                _ => &IN_CITY,
            };
            for _ in 0..segment.pennants {
                self.draw_sign(places, Some(ix), 'P', Style::Pennant);
            }
            for mark in segment.marks.iter() {
                match mark_sign(mark) {
                    // The road goes on where something else is seen.
                    Some(sign) if mark == Mark::Tunnel => {
                        self.put(CENTER, ix, sign, Style::Road);
                        self.dots[CENTER.0][CENTER.1].is_taken = true;
                    }
                    Some(sign) => self.draw_sign(places, Some(ix), sign, Style::Symbol),
                    None => {}
                }
            }
            if let Some(goods) = segment.goods {
                self.draw_sign(places, Some(ix), goods_sign(goods), Style::Symbol);
            }
        }
    }

    pub(super) fn draw_symbol(&mut self, symbol: Symbol) {
        let sign = symbol_sign(symbol);
        let center = self.dots[CENTER.0][CENTER.1];
        let is_open = matches!(self.kind_at(CENTER), None | Some(SegmentKind::Field));
        // Roads end at a volcano, and nothing else is in the middle of most of its tiles.
        if symbol == Symbol::Volcano && is_open && center.glyph.style != Style::Building {
            self.dots[CENTER.0][CENTER.1] = Dot {
                glyph: Glyph {
                    symbol: sign,
                    style: Style::Symbol,
                },
                is_taken: true,
                ..center
            };
            return;
        }
        self.draw_sign(&ASIDE, None, sign, Style::Symbol);
    }

    /// Writes a sign at the first place that is free: on a segment, or anywhere, but rather on a field. A segment that
    /// has room for a figure keeps it.
    fn draw_sign(&mut self, wanted: &[Place], segment: Option<usize>, symbol: char, style: Style) {
        let had_room = self.segments_with_room();
        let rank = |place: Place| match self.kind_at(place) {
            _ if segment.is_some() => 0,
            Some(SegmentKind::Field) => 0,
            Some(SegmentKind::City) => 1,
            _ => 2,
        };
        let mut all: Vec<Place> = wanted.iter().copied().chain(places()).collect();
        all.retain(|&(row, column)| {
            let dot = self.dots[row][column];
            !dot.is_taken && (segment.is_none() || dot.segment == segment)
        });
        all.sort_by_key(|&place| rank(place));
        let is_good = |&(row, column): &Place| {
            let mut tried = self.clone();
            tried.dots[row][column].is_taken = true;
            tried.segments_with_room() == had_room
        };
        let place = all.iter().copied().find(is_good).or(all.first().copied());
        if let Some((row, column)) = place {
            let dot = &mut self.dots[row][column];
            dot.glyph = Glyph { symbol, style };
            dot.is_taken = true;
        }
    }

    /// Returns the segments that have two free places side by side.
    fn segments_with_room(&self) -> Vec<bool> {
        let has_room = |segment: usize| {
            places().any(|(row, column)| {
                let is_free = |column: usize| {
                    let dot = self.dot(row, column);
                    dot.is_some_and(|dot| !dot.is_taken && dot.segment == Some(segment))
                };
                is_free(column) && is_free(column + 1)
            })
        };
        (0..self.kinds.len()).map(has_room).collect()
    }
}
