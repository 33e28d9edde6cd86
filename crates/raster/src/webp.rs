//! Animated WebP files: a container of our own around frames without loss.

use image_webp::{ColorType, WebPEncoder};

use super::{Area, Pixels, RasterError};

/// The header of a file before its first chunk.
const HEADER: usize = 12;

/// What a file says about itself: that it is animated and that frames may be transparent.
const FLAGS: u8 = 0b0001_0010;

/// An animation in the making.
#[derive(Debug)]
pub(crate) struct WebpFilm {
    size: (u32, u32),
    last: Option<Pixels>,
    /// The frame that is shown last, and for how long; it is written when the next one comes.
    pending: Option<(Vec<u8>, Area, u32)>,
    frames: Vec<u8>,
}

impl WebpFilm {
    /// Begins an animation that plays again and again.
    pub(crate) const fn new(size: (u32, u32)) -> Self {
        Self {
            size,
            last: None,
            pending: None,
            frames: Vec::new(),
        }
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
                (Some(area), _) => even(area),
                (None, Some((.., shown))) => {
                    *shown = shown.saturating_add(millis);
                    return Ok(());
                }
                (None, None) => return Ok(()),
            },
        };
        let mut rgba = Vec::with_capacity(area.width() as usize * area.height() as usize * 4);
        let mut older = self.last.iter().flat_map(|last| last.lines(area));
        for new in pixels.lines(area) {
            let old = older.next().unwrap_or_default();
            for (ix, pixel) in new.iter().enumerate() {
                // What has not changed shines through, which takes fewer bytes than colors.
                let is_old = old.get(ix) == Some(pixel);
                rgba.extend(if is_old { &[0; 4] } else { pixel });
            }
        }
        drop(older);
        let mut file = Vec::new();
        WebPEncoder::new(&mut file)
            .encode(&rgba, area.width(), area.height(), ColorType::Rgba8)
            .map_err(RasterError::refused("cannot write a frame as WebP"))?;
        self.flush();
        self.pending = Some((file.split_off(HEADER), area, millis));
        match &mut self.last {
            Some(last) => last.take_over(pixels, area),
            None => self.last = Some(pixels.clone()),
        }
        Ok(())
    }

    /// Writes the frame that waits.
    fn flush(&mut self) {
        let Some((image, area, millis)) = self.pending.take() else {
            return;
        };
        let mut frame = Vec::with_capacity(image.len() + 16);
        push_u24(&mut frame, area.left / 2);
        push_u24(&mut frame, area.top / 2);
        push_u24(&mut frame, area.width() - 1);
        push_u24(&mut frame, area.height() - 1);
        push_u24(&mut frame, millis.min(0xFF_FFFF));
        // The first frame replaces what is there; the others are laid over it, so that it shines through.
        frame.push(if self.frames.is_empty() { 0b10 } else { 0 });
        frame.extend(image);
        push_chunk(&mut self.frames, b"ANMF", &frame);
    }

    /// Returns the whole file.
    pub(crate) fn finish(mut self) -> Result<Vec<u8>, RasterError> {
        self.flush();
        let (width, height) = self.size;
        let mut about = vec![FLAGS, 0, 0, 0];
        push_u24(&mut about, width - 1);
        push_u24(&mut about, height - 1);
        let mut body = b"WEBP".to_vec();
        push_chunk(&mut body, b"VP8X", &about);
        // An opaque white background, and no end to the repetitions.
        push_chunk(&mut body, b"ANIM", &[255, 255, 255, 255, 0, 0]);
        body.append(&mut self.frames);
        let length = u32::try_from(body.len()).unwrap_or(u32::MAX);
        if length >= u32::MAX - 1 {
            return Err(RasterError::FileTooLong);
        }
        let mut file = b"RIFF".to_vec();
        file.extend(length.to_le_bytes());
        file.append(&mut body);
        Ok(file)
    }
}

/// Returns an area whose left and top are even: the format knows no others.
const fn even(area: Area) -> Area {
    Area {
        left: area.left & !1,
        top: area.top & !1,
        ..area
    }
}

fn push_u24(bytes: &mut Vec<u8>, number: u32) {
    bytes.extend(&number.to_le_bytes()[..3]);
}

fn push_chunk(bytes: &mut Vec<u8>, name: &[u8; 4], data: &[u8]) {
    bytes.extend(name);
    bytes.extend((data.len() as u32).to_le_bytes());
    bytes.extend(data);
    if data.len() % 2 == 1 {
        bytes.push(0);
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::super::tests::dotted;
    use super::*;

    #[test]
    fn animation_reads_back_frame_by_frame() {
        let frames = [
            dotted(31, 17, None),
            dotted(31, 17, Some((7, 3))),
            dotted(31, 17, Some((7, 3))),
            dotted(31, 17, Some((30, 16))),
        ];
        let mut film = WebpFilm::new((31, 17));
        for frame in &frames {
            film.add(frame, &[Area::whole(31, 17)], 250).unwrap();
        }
        let file = film.finish().unwrap();
        let mut decoder = image_webp::WebPDecoder::new(Cursor::new(&file)).unwrap();
        assert!(decoder.is_animated());
        assert_eq!(decoder.dimensions(), (31, 17));
        assert_eq!(decoder.num_frames(), 3, "frames that look alike are one");
        let mut read = vec![0; decoder.output_buffer_size().unwrap()];
        for (expected, millis) in [(&frames[0], 250), (&frames[1], 500), (&frames[3], 250)] {
            assert_eq!(decoder.read_frame(&mut read).unwrap(), millis);
            // This decoder rounds what it lays over one another.
            let pairs = read.iter().zip(&expected.rgba);
            let worst = pairs.map(|(read, level)| read.abs_diff(*level)).max();
            assert!(worst <= Some(3), "{worst:?}");
        }
    }

    #[test]
    fn chunks_follow_one_another() {
        let mut film = WebpFilm::new((4, 4));
        film.add(&dotted(4, 4, None), &[Area::whole(4, 4)], 100)
            .unwrap();
        film.add(&dotted(4, 4, Some((3, 3))), &[Area::whole(4, 4)], 100)
            .unwrap();
        let file = film.finish().unwrap();
        assert_eq!(&file[..4], b"RIFF");
        let length = u32::from_le_bytes(file[4..8].try_into().unwrap());
        assert_eq!(length as usize + 8, file.len());
        let mut names = Vec::new();
        let mut at = HEADER;
        while at < file.len() {
            names.push(&file[at..at + 4]);
            let n = u32::from_le_bytes(file[at + 4..at + 8].try_into().unwrap()) as usize;
            at += 8 + n + n % 2;
        }
        assert_eq!(names, [b"VP8X", b"ANIM", b"ANMF", b"ANMF"]);
    }
}
