//! Animated GIF files: one palette, and of each frame only the rectangle that changed.

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use super::{Area, Palette, Pixels, RasterError};

/// The shortest time that programs show a frame, in hundredths of a second; some take less for an error.
const MIN_DELAY: u32 = 2;

/// An animation in the making.
pub(crate) struct GifFilm {
    encoder: Encoder<Vec<u8>>,
    palette: Palette,
    size: (u32, u32),
    last: Option<Pixels>,
    pending: Option<(Frame<'static>, u32)>,
}

impl GifFilm {
    /// Begins an animation that plays again and again.
    pub(crate) fn new(size: (u32, u32), palette: Palette) -> Result<Self, RasterError> {
        let [width, height] = [size.0, size.1].map(|side| side.min(u32::from(u16::MAX)) as u16);
        let mut encoder = Encoder::new(Vec::new(), width, height, &palette.bytes())
            .map_err(RasterError::refused("cannot begin a GIF file"))?;
        encoder
            .set_repeat(Repeat::Infinite)
            .map_err(RasterError::refused("cannot begin a GIF file"))?;
        Ok(Self {
            encoder,
            palette,
            size,
            last: None,
            pending: None,
        })
    }

    /// Shows a picture for some milliseconds, given the areas in which it may differ from the last; an equal picture only
    /// prolongs the last.
    pub(crate) fn add(
        &mut self,
        pixels: &Pixels,
        areas: &[Area],
        millis: u32,
    ) -> Result<(), RasterError> {
        let (width, height) = self.size;
        let area = match &self.last {
            None => Area::whole(width, height),
            Some(last) => match (pixels.changed_since(last, areas), &mut self.pending) {
                (Some(area), _) => area,
                (None, Some((_, shown))) => {
                    *shown = shown.saturating_add(millis);
                    return Ok(());
                }
                (None, None) => return Ok(()),
            },
        };
        let unchanged = self.palette.unchanged();
        let mut indexes = Vec::with_capacity(area.width() as usize * area.height() as usize);
        let mut older = self.last.iter().flat_map(|last| last.lines(area));
        for new in pixels.lines(area) {
            let old = older.next().unwrap_or_default();
            for (ix, pixel) in new.iter().enumerate() {
                let [red, green, blue, _] = *pixel;
                let is_old = old.get(ix) == Some(pixel);
                indexes.push(if is_old {
                    unchanged
                } else {
                    self.palette.index([red, green, blue])
                });
            }
        }
        drop(older);
        self.flush()?;
        let frame = Frame {
            dispose: DisposalMethod::Keep,
            transparent: Some(unchanged),
            left: area.left as u16,
            top: area.top as u16,
            width: area.width() as u16,
            height: area.height() as u16,
            buffer: indexes.into(),
            ..Frame::default()
        };
        self.pending = Some((frame, millis));
        match &mut self.last {
            Some(last) => last.take_over(pixels, area),
            None => self.last = Some(pixels.clone()),
        }
        Ok(())
    }

    /// Writes the frame that waits.
    fn flush(&mut self) -> Result<(), RasterError> {
        if let Some((mut frame, millis)) = self.pending.take() {
            let delay = millis.div_ceil(10).max(MIN_DELAY);
            frame.delay = u16::try_from(delay).unwrap_or(u16::MAX);
            self.encoder
                .write_frame(&frame)
                .map_err(RasterError::refused("cannot write a frame as GIF"))?;
        }
        Ok(())
    }

    /// Returns the whole file.
    pub(crate) fn finish(mut self) -> Result<Vec<u8>, RasterError> {
        self.flush()?;
        self.encoder
            .into_inner()
            .map_err(RasterError::refused("cannot end a GIF file"))
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::dotted;
    use super::*;

    #[test]
    fn animation_reads_back_with_small_frames() {
        let frames = [
            dotted(31, 17, None),
            dotted(31, 17, Some((7, 3))),
            dotted(31, 17, Some((7, 3))),
            dotted(31, 17, Some((9, 5))),
        ];
        let mut film = GifFilm::new((31, 17), Palette::of(&frames, &[])).unwrap();
        for frame in &frames {
            film.add(frame, &[Area::whole(31, 17)], 300).unwrap();
        }
        let file = film.finish().unwrap();
        assert_eq!(&file[..6], b"GIF89a");
        let mut reader = gif::DecodeOptions::new()
            .read_info(file.as_slice())
            .unwrap();
        assert_eq!((reader.width(), reader.height()), (31, 17));
        let mut seen = Vec::new();
        while let Some(frame) = reader.read_next_frame().unwrap() {
            seen.push((
                frame.left,
                frame.top,
                frame.width,
                frame.height,
                frame.delay,
            ));
        }
        assert_eq!(
            seen,
            [(0, 0, 31, 17, 30), (7, 3, 1, 1, 60), (7, 3, 3, 3, 30)]
        );
    }
}
