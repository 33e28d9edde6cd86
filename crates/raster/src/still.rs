//! Pictures that stand still.

use image_webp::{ColorType, WebPEncoder};

use super::{Pixels, RasterError};

/// Returns a picture as a PNG file.
///
/// # Errors
/// If the encoder refuses, which it does for no picture of ours.
pub fn png(pixels: &Pixels) -> Result<Vec<u8>, RasterError> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, pixels.width, pixels.height);
    // A board should take less than a second, and this takes a fraction of the time of drawing.
    encoder.set_compression(png::Compression::Fast);
    encoder.set_depth(png::BitDepth::Eight);
    let opaque = rgb(pixels);
    encoder.set_color(match opaque {
        Some(_) => png::ColorType::Rgb,
        None => png::ColorType::Rgba,
    });
    let write = |encoder: png::Encoder<'_, &mut Vec<u8>>| {
        let mut writer = encoder.write_header()?;
        writer.write_image_data(opaque.as_ref().unwrap_or(&pixels.rgba))?;
        writer.finish()
    };
    write(encoder).map_err(RasterError::refused("cannot write the picture as PNG"))?;
    Ok(file)
}

/// Returns a picture as a WebP file, without loss.
///
/// # Errors
/// If the encoder refuses, which it does for sides of more than 16,384 pixels.
pub fn webp(pixels: &Pixels) -> Result<Vec<u8>, RasterError> {
    let mut file = Vec::new();
    let (width, height) = (pixels.width, pixels.height);
    let encoder = WebPEncoder::new(&mut file);
    match rgb(pixels) {
        Some(rgb) => encoder.encode(&rgb, width, height, ColorType::Rgb8),
        None => encoder.encode(&pixels.rgba, width, height, ColorType::Rgba8),
    }
    .map_err(RasterError::refused("cannot write the picture as WebP"))?;
    Ok(file)
}

/// Returns the colors of a picture that nothing shines through.
fn rgb(pixels: &Pixels) -> Option<Vec<u8>> {
    let mut rgb = Vec::with_capacity(pixels.rgba.len() / 4 * 3);
    for [red, green, blue, alpha] in pixels.iter() {
        if alpha != u8::MAX {
            return None;
        }
        rgb.extend([red, green, blue]);
    }
    Some(rgb)
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::super::tests::dotted;
    use super::*;

    #[test]
    fn png_reads_back() {
        let mut pixels = dotted(5, 3, Some((2, 1)));
        let file = png(&pixels).unwrap();
        let mut reader = png::Decoder::new(Cursor::new(&file)).read_info().unwrap();
        let mut read = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut read).unwrap();
        assert_eq!((info.width, info.height), (5, 3));
        assert_eq!(read, rgb(&pixels).unwrap());
        pixels.rgba[3] = 0;
        let file = png(&pixels).unwrap();
        let reader = png::Decoder::new(Cursor::new(&file)).read_info().unwrap();
        assert_eq!(reader.info().color_type, png::ColorType::Rgba);
    }

    #[test]
    fn webp_reads_back() {
        let pixels = dotted(5, 3, Some((2, 1)));
        let file = webp(&pixels).unwrap();
        let mut decoder = image_webp::WebPDecoder::new(Cursor::new(&file)).unwrap();
        assert_eq!(decoder.dimensions(), (5, 3));
        let mut read = vec![0; decoder.output_buffer_size().unwrap()];
        decoder.read_image(&mut read).unwrap();
        assert_eq!(read, rgb(&pixels).unwrap());
    }
}
