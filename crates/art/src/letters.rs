//! Lettering: letters as strokes of a broad pen, so that drawings need no fonts.
//!
//! Letters stand on the line `y = 0`. Capitals are 700 units high, small letters 470.

use std::fmt::Write;

use crate::canvas::{Canvas, line};
use crate::geometry::Point;
use crate::theme::Role;

/// The height of a capital, in the units of the letters.
const CAPITAL: f64 = 700.0;

/// The width of the pen across its nib.
const PEN: f64 = 54.0;

/// Where the nib touches the paper around the middle of a stroke: its slant makes strokes thick and thin.
const NIB: [(i32, i32); 2] = [(-18, 14), (18, -14)];

/// The room between two letters.
const GAP: i32 = 126;

/// The room that a blank takes.
const BLANK: i32 = 215;

/// Which point of a text is given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Align {
    /// Its beginning.
    #[default]
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

/// Strokes of letters: the width, then strokes that begin at a point and go on by relative commands of a path.
type Strokes = (char, i32, &'static str);

const LETTERS: &[Strokes] = &[
    (
        'A',
        520,
        "0 0q160-340 260-700q100 360 260 700;95-235q170 6 330 0",
    ),
    (
        'B',
        440,
        "45-690v685;0-688c120-20 375-35 375 158c0 120-120 165-235 170h-95;140-360c150-8 300 30 300 190c0 170-230 190-440 166",
    ),
    (
        'C',
        480,
        "465-605c-55-70-130-100-205-100c-150 0-260 150-260 355c0 210 115 355 275 355c90 0 155-40 210-115",
    ),
    (
        'D',
        510,
        "45-690v685;0-688c270-40 510 50 510 338c0 295-230 385-510 344",
    ),
    (
        'E',
        390,
        "45-690v685;0-688q190 2 360-14;45-362q130 4 255-4;0-4q200 4 390-12",
    ),
    ('F', 370, "45-690v695;0-688q190 2 370-14;45-355q130 4 250-4"),
    (
        'G',
        500,
        "475-605c-55-70-135-100-215-100c-150 0-260 150-260 355c0 210 110 355 275 355c85 0 160-25 220-70v-235q-80 4-150 2",
    ),
    ('H', 480, "45-700v700;440-700v700;45-362q200 6 395-2"),
    ('I', 90, "45-700v700"),
    (
        'J',
        260,
        "215-700v520c0 135-65 187-140 187c-35 0-60-8-75-25",
    ),
    (
        'K',
        460,
        "45-700v700;420-700q-170 215-370 360;165-420q140 240 300 425",
    ),
    ('L', 370, "45-700v692q170 10 330-14"),
    (
        'M',
        620,
        "10 0q40-350 80-700q100 250 220 490q120-240 220-490q40 350 80 700",
    ),
    ('N', 490, "45 0v-700q200 340 400 700v-700"),
    (
        'O',
        570,
        "285-705c-170 0-285 150-285 355c0 210 115 355 285 355c170 0 285-145 285-355c0-205-115-355-285-355z",
    ),
    (
        'P',
        420,
        "45 5v-695;0-688c130-22 420-40 420 188c0 175-175 222-330 204",
    ),
    (
        'Q',
        570,
        "285-705c-170 0-285 150-285 355c0 210 115 355 285 355c170 0 285-145 285-355c0-205-115-355-285-355z;330-160q100 150 260 225",
    ),
    (
        'R',
        450,
        "45 5v-695;0-688c130-22 400-40 400 180c0 165-165 212-310 200;195-318q110 190 265 325",
    ),
    (
        'S',
        390,
        "365-620c-55-60-115-85-175-85c-110 0-170 70-170 150c0 210 360 170 360 385c0 110-90 175-195 175c-80 0-145-35-185-95",
    ),
    ('T', 480, "0-685q240 4 480-14;240-690v692"),
    (
        'U',
        480,
        "40-700v450c0 170 75 255 200 255c125 0 200-85 200-255v-450",
    ),
    ('V', 520, "0-700q160 340 260 700q100-360 260-700"),
    (
        'W',
        760,
        "0-700q120 340 205 700q95-290 175-590q80 300 175 590q85-360 205-700",
    ),
    ('X', 460, "5-700q210 330 450 700;445-700q-210 340-440 700"),
    (
        'Y',
        480,
        "0-700q110 190 240 375q130-185 240-375;240-330v332",
    ),
    ('Z', 450, "15-688q215 6 425-4q-235 335-440 686q235-6 455-4"),
    (
        'a',
        430,
        "368-365c-45-72-105-108-175-105c-110 4-193 110-193 240c0 140 73 235 175 235c85 0 155-60 193-160;368-465v375c0 62 24 92 66 88",
    ),
    (
        'b',
        415,
        "42-730v725;42-300c40-110 108-170 190-170c110 0 183 90 183 235c0 150-83 240-205 240c-70 0-128-40-168-100",
    ),
    (
        'c',
        360,
        "352-390c-38-55-90-80-147-80c-120 0-205 100-205 240c0 140 85 235 205 235c65 0 118-30 155-85",
    ),
    (
        'd',
        440,
        "376-730v640c0 62 24 92 66 88;376-365c-45-72-105-108-175-105c-118 0-201 105-201 245c0 140 73 230 178 230c90 0 160-65 198-170",
    ),
    (
        'e',
        390,
        "5-242c130 2 250-12 378-48c-10-112-78-180-178-180c-120 0-205 100-205 240c0 145 88 235 213 235c75 0 133-30 177-85",
    ),
    (
        'f',
        265,
        "285-690c-25-30-55-42-90-42c-80 0-112 55-112 145v592;0-452q130 4 245-8",
    ),
    (
        'g',
        410,
        "368-365c-45-72-105-108-175-105c-110 0-193 100-193 235c0 135 73 225 175 225c85 0 155-65 193-165;368-465v480c0 140-73 205-188 205c-70 0-123-25-163-75",
    ),
    (
        'h',
        395,
        "42-730v735;42-290c40-115 108-180 193-180c95 0 143 60 143 175v300",
    ),
    (
        'i',
        84,
        "42-465v470;30-658q16-18 32 0q2 24-16 30q-20-6-16-30z",
    ),
    (
        'j',
        130,
        "110-465v520c0 110-40 160-110 160c-22 0-40-4-55-14;98-658q16-18 32 0q2 24-16 30q-20-6-16-30z",
    ),
    (
        'k',
        380,
        "42-730v735;335-465q-125 150-290 232;138-272q120 130 248 280",
    ),
    ('l', 120, "42-730v630c0 72 25 108 78 102"),
    (
        'm',
        655,
        "42-465v470;42-290c35-115 95-180 172-180c85 0 120 60 120 165v310;334-290c35-115 95-180 172-180c85 0 125 60 125 165v310",
    ),
    (
        'n',
        395,
        "42-465v470;42-290c40-115 108-180 193-180c95 0 143 60 143 175v300",
    ),
    (
        'o',
        424,
        "212-470c-122 0-212 100-212 238c0 140 90 237 212 237c122 0 212-97 212-237c0-138-90-238-212-238z",
    ),
    (
        'p',
        415,
        "42-465v675;42-300c40-110 108-170 190-170c110 0 183 90 183 235c0 150-83 240-205 240c-70 0-128-40-168-100",
    ),
    (
        'q',
        410,
        "368-365c-45-72-105-108-175-105c-110 0-193 105-193 240c0 140 73 235 175 235c85 0 155-65 193-165;368-465v675",
    ),
    (
        'r',
        275,
        "42-465v470;42-265c35-135 105-210 185-205c20 0 40 4 55 12",
    ),
    (
        's',
        320,
        "295-400c-40-45-88-70-142-70c-85 0-130 48-130 108c0 145 292 105 292 250c0 72-67 117-152 117c-70 0-128-25-163-75",
    ),
    (
        't',
        270,
        "92-612v487c0 90 35 130 95 130c35 0 60-10 85-28;0-452q130 4 240-8",
    ),
    (
        'u',
        425,
        "40-465v280c0 125 45 190 130 190c85 0 153-60 190-170;360-465v375c0 62 24 92 66 88",
    ),
    ('v', 390, "0-465q125 220 195 468q70-248 195-468"),
    (
        'w',
        600,
        "0-465q100 220 160 468q80-200 140-405q60 205 140 405q60-248 160-468",
    ),
    ('x', 360, "5-465q165 220 350 468;345-465q-165 222-345 468"),
    (
        'y',
        390,
        "0-465q115 215 200 445;390-465q-85 260-190 500c-45 110-98 172-172 172",
    ),
    ('z', 350, "15-456q160 4 320-4q-165 218-335 454q165-4 345-4"),
    (
        'ß',
        395,
        "42 5v-525c0-140 68-212 170-212c98 0 155 60 155 145c0 120-128 130-128 220c0 85 155 90 155 220c0 95-73 152-163 152c-45 0-82-10-112-35",
    ),
    ('ı', 84, "42-465v470"),
    (
        '0',
        440,
        "220-705c-130 0-210 150-210 355c0 210 80 355 210 355c130 0 210-145 210-355c0-205-80-355-210-355z",
    ),
    ('1', 440, "105-585q100-35 170-120v710"),
    (
        '2',
        440,
        "30-560c25-95 95-145 185-145c110 0 180 70 180 175c0 150-185 330-380 524q205-6 410-4",
    ),
    (
        '3',
        440,
        "45-625c45-52 100-80 170-80c105 0 165 65 165 155c0 110-90 170-200 175;180-375c140 0 235 70 235 190c0 115-90 190-215 190c-85 0-150-35-190-95",
    ),
    ('4', 440, "305 5v-710q-135 260-300 492q215 2 430-10"),
    (
        '5',
        440,
        "385-695q-145 8-290 2q-15 150-45 300c50-40 110-58 165-58c120 0 205 85 205 215c0 140-95 240-230 240c-75 0-135-30-180-85",
    ),
    (
        '6',
        440,
        "365-665c-40-28-80-40-125-40c-130 0-220 160-220 400c0 195 75 310 200 310c115 0 195-90 195-215c0-125-75-210-185-210c-95 0-175 65-210 185",
    ),
    ('7', 440, "20-688q205 6 395-4q-165 330-245 697"),
    (
        '8',
        440,
        "220-705c-100 0-170 62-170 150c0 180 355 190 355 385c0 105-80 175-185 175c-105 0-185-70-185-175c0-190 350-205 350-385c0-88-65-150-165-150z",
    ),
    (
        '9',
        440,
        "75-35c40 28 80 40 125 40c130 0 220-160 220-400c0-195-75-310-200-310c-115 0-195 90-195 215c0 125 75 210 185 210c95 0 175-65 210-185",
    ),
    ('-', 260, "20-258q110 6 220-4"),
    ('–', 360, "0-258q180 6 360-4"),
    ('—', 520, "0-258q260 6 520-4"),
    ('_', 400, "0 70h400"),
    (',', 80, "50-12q5 75-45 130"),
    ('.', 80, "28-16q16-18 32 0q2 24-16 30q-20-6-16-30z"),
    (
        ':',
        80,
        "28-16q16-18 32 0q2 24-16 30q-20-6-16-30z;28-410q16-18 32 0q2 24-16 30q-20-6-16-30z",
    ),
    (
        ';',
        80,
        "50-12q5 75-45 130;32-410q16-18 32 0q2 24-16 30q-20-6-16-30z",
    ),
    ('\'', 70, "42-725q0 95-25 165"),
    ('’', 70, "42-725q0 95-25 165"),
    ('"', 190, "42-725q0 95-25 165;160-725q0 95-25 165"),
    ('·', 80, "28-280q16-18 32 0q2 24-16 30q-20-6-16-30z"),
    (
        '…',
        400,
        "28-16q16-18 32 0q2 24-16 30q-20-6-16-30z;188-16q16-18 32 0q2 24-16 30q-20-6-16-30z;348-16q16-18 32 0q2 24-16 30q-20-6-16-30z",
    ),
    (
        '&',
        520,
        "520 5q-160-130-285-335c-70-105-100-160-100-225c0-90 58-150 135-150c75 0 125 55 125 130c0 150-390 200-390 405c0 105 85 175 195 175c160 0 265-140 305-340",
    ),
    ('(', 150, "145-770q-260 425 0 905"),
    (')', 150, "5-770q260 425 0 905"),
    ('/', 290, "5 90q145-430 280-850"),
    ('+', 380, "20-300q170 6 340-2;190-470v340"),
    ('=', 380, "20-380h340;20-200h340"),
    ('×', 340, "40-430l260 260;300-430l-260 260"),
    ('*', 300, "150-700v280;30-630l240 140;270-630l-240 140"),
    (
        '#',
        460,
        "170-660l-60 620;350-660l-60 620;40-460h400;20-240h400",
    ),
    (
        '%',
        600,
        "130-700c-80 0-130 60-130 150c0 90 50 150 130 150c80 0 130-60 130-150c0-90-50-150-130-150z;470-295c-80 0-130 60-130 150c0 90 50 150 130 150c80 0 130-60 130-150c0-90-50-150-130-150z;505-700q-190 340-410 705",
    ),
    (
        '!',
        84,
        "44-700q4 250-4 480;30-16q16-18 32 0q2 24-16 30q-20-6-16-30z",
    ),
    (
        '?',
        350,
        "10-590c30-75 88-115 163-115c100 0 172 60 172 155c0 155-165 165-165 345;168-16q16-18 32 0q2 24-16 30q-20-6-16-30z",
    ),
    (
        '¡',
        84,
        "30-475q16-18 32 0q2 24-16 30q-20-6-16-30z;42-250q-6 230 2 455",
    ),
    (
        '¿',
        350,
        "162-475q16-18 32 0q2 24-16 30q-20-6-16-30z;172-258c0 180-167 190-167 345c0 95 72 155 172 155c75 0 133-40 163-115",
    ),
];

/// What stands over or under a letter.
#[derive(Clone, Copy, Debug)]
enum Accent {
    Acute,
    Grave,
    Circumflex,
    Dieresis,
    Tilde,
    Ring,
    Cedilla,
}

impl Accent {
    /// Returns its strokes around the middle of a letter; what is above stands on the line `y = 0`.
    const fn strokes(self) -> &'static str {
        match self {
            Self::Acute => "-40-5l95-125",
            Self::Grave => "40-5l-95-125",
            Self::Circumflex => "-105-5l105-120l105 120",
            Self::Dieresis => {
                "-110-80q16-18 32 0q2 24-16 30q-20-6-16-30z;86-80q16-18 32 0q2 24-16 30q-20-6-16-30z"
            }
            Self::Tilde => "-130-35c50-75 90-65 130-35c40 30 80 35 130-35",
            Self::Ring => {
                "0-130c-45 0-70 30-70 65c0 35 25 65 70 65c45 0 70-30 70-65c0-35-25-65-70-65z"
            }
            Self::Cedilla => "15 10q-10 40-25 65c60 0 90 25 90 60c0 50-60 70-125 55",
        }
    }
}

/// Letters with accents: the letter, the accent, and both together.
const ACCENTED: &[(Accent, &str, &str)] = &[
    (Accent::Acute, "aeıouyAEIOUY", "áéíóúýÁÉÍÓÚÝ"),
    (Accent::Grave, "aeıouAEIOU", "àèìòùÀÈÌÒÙ"),
    (Accent::Circumflex, "aeıouAEIOU", "âêîôûÂÊÎÔÛ"),
    (Accent::Dieresis, "aeıouyAEIOUY", "äëïöüÿÄËÏÖÜŸ"),
    (Accent::Tilde, "anoANO", "ãñõÃÑÕ"),
    (Accent::Ring, "aA", "åÅ"),
    (Accent::Cedilla, "cC", "çÇ"),
];

/// What is drawn for a letter that the pen does not know.
const UNKNOWN: Strokes = ('\u{fffd}', 300, "20 0v-480h260v480z");

fn find(letter: char) -> (&'static Strokes, Option<Accent>) {
    let plain = |letter: char| LETTERS.iter().find(|&&(known, ..)| known == letter);
    if let Some(strokes) = plain(letter) {
        return (strokes, None);
    }
    for &(accent, bases, composed) in ACCENTED {
        let pair = bases.chars().zip(composed.chars());
        let base = pair.into_iter().find(|&(_, whole)| whole == letter);
        if let Some(strokes) = base.and_then(|(base, _)| plain(base)) {
            return (strokes, Some(accent));
        }
    }
    (&UNKNOWN, None)
}

/// Returns the width of a text in the units of the letters.
fn units(text: &str) -> i32 {
    let widths = text.chars().map(|letter| match letter {
        letter if letter.is_whitespace() => BLANK,
        letter => find(letter).0.1 + GAP,
    });
    let total: i32 = widths.sum();
    let ends_in_letter = text.chars().next_back().is_some_and(|c| !c.is_whitespace());
    total - if ends_in_letter { GAP } else { 0 }
}

/// Returns the width of a text whose capitals have this height.
pub fn width_of(height: f64, text: &str) -> f64 {
    f64::from(units(text)) * height / CAPITAL
}

/// Writes a text: its line goes through `at`, its capitals have this height. Unknown characters become a small box.
pub fn text(canvas: &mut Canvas, at: Point, height: f64, role: Role, align: Align, text: &str) {
    let data = data_of(text);
    let scale = height / CAPITAL;
    if data.is_empty() || !scale.is_finite() || scale <= 0.0 {
        return;
    }
    let left = match align {
        Align::Start => at.x,
        Align::Middle => at.x - width_of(height, text) / 2.0,
        Align::End => at.x - width_of(height, text),
    };
    canvas.open(&format!(
        "transform=\"translate({:.1} {:.1})scale({scale:.4})\"",
        left, at.y
    ));
    canvas.path(line(role, PEN), &data);
    canvas.close();
}

fn data_of(text: &str) -> String {
    let mut data = String::new();
    let mut x = 0;
    for letter in text.chars() {
        if letter.is_whitespace() {
            x += BLANK;
            continue;
        }
        let (&(base, width, strokes), accent) = find(letter);
        write_strokes(&mut data, (x, 0), strokes);
        if let Some(accent) = accent {
            let y = match accent {
                Accent::Cedilla => 0,
                _ if base.is_uppercase() => -790,
                _ => -570,
            };
            write_strokes(&mut data, (x + width / 2, y), accent.strokes());
        }
        x += width + GAP;
    }
    data
}

/// Adds strokes, once for each point of the nib.
fn write_strokes(data: &mut String, (dx, dy): (i32, i32), strokes: &str) {
    for stroke in strokes.split(';') {
        let Some((x, y, rest)) = begin(stroke) else {
            continue;
        };
        for (nib_x, nib_y) in NIB {
            let (x, y) = (x + dx + nib_x, y + dy + nib_y);
            let gap = if y < 0 { "" } else { " " };
            let _ = write!(data, "M{x}{gap}{y}{rest}");
        }
    }
}

/// Splits a stroke into the point where it begins and what follows.
fn begin(stroke: &str) -> Option<(i32, i32, &str)> {
    let (x, rest) = number(stroke)?;
    let (y, rest) = number(rest.trim_start())?;
    Some((x, y, rest))
}

fn number(text: &str) -> Option<(i32, &str)> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let n_digits = digits.bytes().take_while(u8::is_ascii_digit).count();
    let end = text.len() - digits.len() + n_digits;
    Some((text[..end].parse().ok()?, &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canvas::Colors;
    use crate::theme::Theme;

    const ALL: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-,.:'&()/+×%!?éèêàçñáíóúäöüß¿¡";

    #[test]
    fn every_letter_that_we_promise_is_known() {
        for letter in ALL.chars() {
            assert_ne!(find(letter).0.0, UNKNOWN.0, "{letter}");
        }
    }

    #[test]
    fn every_stroke_is_understood() {
        let accents = ACCENTED.iter().map(|(accent, ..)| accent.strokes());
        for strokes in LETTERS.iter().map(|letter| letter.2).chain(accents) {
            for stroke in strokes.split(';') {
                let (.., rest) = begin(stroke).expect(stroke);
                assert!(
                    rest.starts_with(|c: char| c.is_ascii_lowercase()),
                    "{stroke}"
                );
                let path = kurbo::BezPath::from_svg(&format!("M0 0{rest}"));
                assert!(path.is_ok(), "{stroke}");
            }
        }
    }

    #[test]
    fn accents_have_a_letter_for_each_base() {
        for (_, bases, composed) in ACCENTED {
            assert_eq!(bases.chars().count(), composed.chars().count());
            for letter in composed.chars() {
                assert!(find(letter).1.is_some(), "{letter}");
            }
        }
    }

    #[test]
    fn anything_can_be_written() {
        let mut canvas = Canvas::new(Colors::Fixed(Theme::Day));
        for word in ["", " ", "\u{0}", "漢字 🐉", "a\nb"] {
            text(
                &mut canvas,
                Point::ZERO,
                50.0,
                Role::Ink,
                Align::Middle,
                word,
            );
            text(
                &mut canvas,
                Point::ZERO,
                f64::NAN,
                Role::Ink,
                Align::End,
                word,
            );
        }
        assert!(!canvas.body.contains("NaN"));
    }

    #[test]
    fn width_grows_with_height_and_letters() {
        assert!(width_of(10.0, "") == 0.0);
        assert!((width_of(20.0, "Road") - 2.0 * width_of(10.0, "Road")).abs() < 1e-9);
        assert!(width_of(10.0, "Roads") > width_of(10.0, "Road"));
    }
}
