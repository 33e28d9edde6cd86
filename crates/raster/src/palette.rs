//! One palette for all frames of an animation.

use std::collections::BTreeMap;

use super::Pixels;

/// The most colors of a palette; one more index means that what is there stays.
const MAX_COLORS: usize = 255;

/// As how many pixels a color counts that is only told.
const N_SEEN: u64 = 256;

/// The colors of an animation.
#[derive(Clone, Debug)]
pub(crate) struct Palette {
    colors: Vec<[u8; 3]>,
    /// The nearest color of each cell of the cube, with six bits per channel; found when it is first asked for.
    nearest: Vec<Option<u8>>,
}

impl Palette {
    /// Chooses the colors that stand for those of some pictures, and for some more that may be seen later: the box of
    /// colors with the greatest spread is halved until there are enough boxes, and each becomes its mean.
    pub(crate) fn of<'a>(pictures: impl IntoIterator<Item = &'a Pixels>, more: &[[u8; 3]]) -> Self {
        let mut counts: BTreeMap<[u8; 3], u64> = BTreeMap::new();
        for [red, green, blue, _] in pictures.into_iter().flat_map(Pixels::iter) {
            *counts
                .entry([red, green, blue].map(|level| level & !3))
                .or_default() += 1;
        }
        for &color in more {
            *counts.entry(color.map(|level| level & !3)).or_default() += N_SEEN;
        }
        let mut boxes = vec![ColorBox::new(counts.into_iter().collect())];
        while boxes.len() < MAX_COLORS {
            let widest = (0..boxes.len()).max_by_key(|&ix| (boxes[ix].weight(), ix));
            match widest.and_then(|ix| boxes[ix].halve()) {
                Some(other) => boxes.push(other),
                None => break,
            }
        }
        let mut colors: Vec<[u8; 3]> = boxes.iter().filter_map(ColorBox::mean).collect();
        colors.sort_unstable();
        colors.dedup();
        Self {
            colors,
            nearest: vec![None; 1 << 18],
        }
    }

    /// Returns red, green and blue of every color, and of the index that is no color.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.colors.iter().flatten().copied().collect();
        bytes.extend([0; 3]);
        bytes
    }

    /// Returns the index that is no color.
    pub(crate) fn unchanged(&self) -> u8 {
        self.colors.len() as u8
    }

    /// Returns the index of the color that is nearest.
    pub(crate) fn index(&mut self, [red, green, blue]: [u8; 3]) -> u8 {
        let cell = [red, green, blue]
            .into_iter()
            .fold(0, |cell, level| cell << 6 | usize::from(level >> 2));
        if let Some(index) = self.nearest[cell] {
            return index;
        }
        let middle = [red, green, blue].map(|level| i32::from(level & !3));
        let distance = |color: &[u8; 3]| -> i32 {
            // The eye sees green best and blue worst.
            let weights = [3, 5, 2];
            let parts = color.iter().zip(middle).zip(weights);
            parts
                .map(|((&level, middle), weight)| weight * (i32::from(level) - middle).pow(2))
                .sum()
        };
        let nearest = (0..self.colors.len()).min_by_key(|&ix| distance(&self.colors[ix]));
        let index = nearest.unwrap_or(0) as u8;
        self.nearest[cell] = Some(index);
        index
    }
}

/// Colors near one another, with how often each is seen.
struct ColorBox {
    colors: Vec<([u8; 3], u64)>,
    /// How far apart its colors are in each channel.
    spans: [u8; 3],
    n_seen: u64,
}

impl ColorBox {
    fn new(colors: Vec<([u8; 3], u64)>) -> Self {
        let spans = [0, 1, 2].map(|channel| {
            let levels = colors.iter().map(|(color, _)| color[channel]);
            levels.clone().max().unwrap_or(0) - levels.min().unwrap_or(0)
        });
        let n_seen = colors.iter().map(|&(_, n)| n).sum();
        Self {
            colors,
            spans,
            n_seen,
        }
    }

    /// Returns how much the box deserves to be halved: far colors count more than frequent ones, so that the few pixels
    /// of a figure keep their color beside a field of grass.
    fn weight(&self) -> u64 {
        let span = u64::from(self.spans.into_iter().max().unwrap_or(0));
        span * span * (64 - u64::from(self.n_seen.leading_zeros()))
    }

    /// Gives away half of what it has, and returns it.
    fn halve(&mut self) -> Option<Self> {
        let channel = (0..3).max_by_key(|&channel| self.spans[channel])?;
        if self.spans[channel] == 0 {
            return None;
        }
        self.colors
            .sort_unstable_by_key(|&(color, _)| (color[channel], color));
        let levels = self.colors.iter().map(|(color, _)| color[channel]);
        let (low, high) = (levels.clone().min()?, levels.max()?);
        let middle = low + (high - low) / 2;
        let cut = self
            .colors
            .partition_point(|(color, _)| color[channel] <= middle);
        let other = self.colors.split_off(cut);
        *self = Self::new(std::mem::take(&mut self.colors));
        Some(Self::new(other))
    }

    fn mean(&self) -> Option<[u8; 3]> {
        if self.n_seen == 0 {
            return None;
        }
        let sum = |channel: usize| -> u64 {
            let parts = self.colors.iter();
            parts.map(|&(color, n)| u64::from(color[channel]) * n).sum()
        };
        Some([0, 1, 2].map(|channel| {
            let level = sum(channel) / self.n_seen;
            // Colors were rounded down; this is their middle again, and black and white stay what they are.
            let level = level + level * 3 / 252;
            level.min(255) as u8
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::dotted;
    use super::*;

    #[test]
    fn few_colors_are_kept() {
        let mut palette = Palette::of([&dotted(8, 8, Some((3, 3)))], &[]);
        assert_eq!(palette.colors.len(), 2);
        assert_eq!(palette.unchanged(), 2);
        let dot = palette.index([0, 0, 255]);
        assert_ne!(dot, palette.index([200, 100, 50]));
        assert_eq!(palette.colors[usize::from(dot)], [0, 0, 255]);
        assert_eq!(palette.bytes().len(), 9);
    }

    #[test]
    fn many_colors_become_a_palette_full() {
        let rgba: Vec<u8> = (0..4096_u32)
            .flat_map(|n| [(n & 15) * 17, (n >> 4 & 15) * 17, (n >> 8) * 17, 255])
            .map(|level| level as u8)
            .collect();
        let pixels = Pixels {
            width: 64,
            height: 64,
            rgba,
        };
        let mut palette = Palette::of([&pixels], &[]);
        assert!((200..=MAX_COLORS).contains(&palette.colors.len()));
        for [red, green, blue, _] in pixels.iter() {
            let index = palette.index([red, green, blue]);
            let near = palette.colors[usize::from(index)];
            for (level, near) in [red, green, blue].into_iter().zip(near) {
                assert!(level.abs_diff(near) < 64);
            }
        }
    }

    #[test]
    fn colors_that_come_later_have_their_place() {
        let later = [12, 200, 40];
        let mut palette = Palette::of([&dotted(8, 8, None)], &[later]);
        let index = palette.index(later);
        assert_eq!(palette.colors.len(), 2);
        assert!(palette.colors[usize::from(index)][1] > 190);
    }

    #[test]
    fn nothing_gives_an_empty_palette() {
        let mut palette = Palette::of([], &[]);
        assert_eq!(palette.index([1, 2, 3]), 0);
    }
}
