//! An analysis as a drawing: chances to win over the game, and below them what moves lost and how lucky draws were.

use std::fmt::Write;

use carcas_engine::Seat;

use crate::Analysis;

/// Colors and words of a chart.
#[derive(Clone, Debug)]
pub struct Ink {
    /// The color of every seat, as SVG writes colors.
    pub seats: Vec<String>,
    /// The name of every seat.
    pub names: Vec<String>,
    /// The color behind everything.
    pub paper: String,
    /// The color of lines and letters.
    pub ink: String,
    /// What the upper part shows: chances to win.
    pub chances: String,
    /// What hangs down below: points that moves lost.
    pub losses: String,
    /// What the hollow bars are: luck of draws.
    pub luck: String,
}

const WIDTH: f64 = 960.0;
const LEFT: f64 = 48.0;
const RIGHT: f64 = 16.0;
/// Where the chances stand.
const TOP: (f64, f64) = (44.0, 264.0);
/// Where losses and luck stand.
const BOTTOM: (f64, f64) = (308.0, 448.0);
const HEIGHT: f64 = 470.0;
/// The least number of points that the height of the lower part stands for.
const LEAST_POINTS: f64 = 5.0;

/// Draws an analysis of a game of `n_entries` as SVG. The same analysis gives the same bytes.
pub fn chart(analysis: &Analysis, n_entries: usize, ink: &Ink) -> String {
    let mut svg = String::new();
    let _ = write!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" \
         height=\"{HEIGHT}\" font-family=\"sans-serif\" font-size=\"12\" fill=\"{}\">\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{}\"/>\n",
        escaped(&ink.ink),
        escaped(&ink.paper)
    );
    let x = |at: f64| LEFT + (WIDTH - LEFT - RIGHT) * at / n_entries.max(1) as f64;
    names(&mut svg, ink);
    chances(&mut svg, analysis, ink, x);
    bars(&mut svg, analysis, ink, x);
    svg.push_str("</svg>\n");
    svg
}

/// Writes the legend: the seats' colors, and what the parts show.
fn names(svg: &mut String, ink: &Ink) {
    let mut left = LEFT;
    for (name, color) in ink.names.iter().zip(&ink.seats) {
        let _ = writeln!(
            svg,
            "<rect x=\"{left:.0}\" y=\"8\" width=\"12\" height=\"12\" fill=\"{}\"/>\
             <text x=\"{:.0}\" y=\"18\">{}</text>",
            escaped(color),
            left + 17.0,
            escaped(name)
        );
        left += 35.0 + 7.5 * name.chars().count() as f64;
    }
    let text = |y: f64, what: &str| {
        format!(
            "<text x=\"{LEFT}\" y=\"{y}\" font-size=\"11\">{}</text>\n",
            escaped(what)
        )
    };
    svg.push_str(&text(TOP.0 - 8.0, &ink.chances));
    let below = format!("■ {}   □ {}", ink.losses, ink.luck);
    svg.push_str(&text(BOTTOM.0 - 12.0, &below));
}

/// Draws the chance of every seat as a line.
fn chances(svg: &mut String, analysis: &Analysis, ink: &Ink, x: impl Fn(f64) -> f64) {
    let y = |chance: f64| TOP.1 - (TOP.1 - TOP.0) * chance;
    for percent in [0, 25, 50, 75, 100] {
        let at = y(f64::from(percent) / 100.0);
        let _ = writeln!(
            svg,
            "<path d=\"M{LEFT} {at:.1}H{:.1}\" stroke=\"{}\" stroke-opacity=\"0.2\"/>\
             <text x=\"{:.0}\" y=\"{:.1}\" text-anchor=\"end\" font-size=\"11\">{percent}</text>",
            WIDTH - RIGHT,
            escaped(&ink.ink),
            LEFT - 6.0,
            at + 4.0
        );
    }
    for (ix, color) in ink.seats.iter().enumerate() {
        let points: Vec<String> = analysis
            .decisions
            .iter()
            .filter_map(|judged| {
                let chance = judged.win.get(ix)?;
                Some(format!("{:.1},{:.1}", x(judged.at as f64), y(*chance)))
            })
            .collect();
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\" stroke-linejoin=\"round\"/>",
            points.join(" "),
            escaped(color)
        );
    }
}

/// Draws what moves lost and how lucky draws were as bars: losses hang down, luck goes either way.
fn bars(svg: &mut String, analysis: &Analysis, ink: &Ink, x: impl Fn(f64) -> f64) {
    let losses = analysis.decisions.iter().map(|judged| judged.lost);
    let luck = analysis.draws.iter().map(|drawn| drawn.luck.abs());
    let most = losses.chain(luck).fold(LEAST_POINTS, f64::max);
    let middle = (BOTTOM.0 + BOTTOM.1) / 2.0;
    let y = |points: f64| middle - (BOTTOM.1 - BOTTOM.0) / 2.0 * points / most;
    for points in [most, 0.0, -most] {
        let _ = writeln!(
            svg,
            "<path d=\"M{LEFT} {:.1}H{:.1}\" stroke=\"{}\" stroke-opacity=\"0.2\"/>\
             <text x=\"{:.0}\" y=\"{:.1}\" text-anchor=\"end\" font-size=\"11\">{points:+.0}</text>",
            y(points),
            WIDTH - RIGHT,
            escaped(&ink.ink),
            LEFT - 6.0,
            y(points) + 4.0
        );
    }
    let width = (x(1.0) - x(0.0)).clamp(1.0, 8.0);
    let color = |seat: Seat| ink.seats.get(seat.ix()).map_or("gray", String::as_str);
    let mut bar = |at: usize, points: f64, fill: &str, stroke: &str| {
        let (top, bottom) = (y(points.max(0.0)), y(points.min(0.0)));
        let _ = writeln!(
            svg,
            "<rect x=\"{:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"{:.1}\" fill=\"{}\" stroke=\"{}\"/>",
            x(at as f64),
            (bottom - top).max(0.0),
            escaped(fill),
            escaped(stroke)
        );
    };
    for drawn in analysis
        .draws
        .iter()
        .filter(|drawn| drawn.luck.abs() >= 0.05)
    {
        bar(drawn.at, drawn.luck, "none", color(drawn.seat));
    }
    for judged in analysis
        .decisions
        .iter()
        .filter(|judged| judged.lost >= 0.05)
    {
        bar(judged.at, -judged.lost, color(judged.seat), "none");
    }
}

/// Writes a text so that it stays one inside of markup.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            c if c.is_control() => safe.push(' '),
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_names_inside_of_markup() {
        let ink = Ink {
            seats: vec!["red".to_owned()],
            names: vec!["<b>\"&\u{7}".to_owned()],
            paper: "white".to_owned(),
            ink: "black".to_owned(),
            chances: String::new(),
            losses: String::new(),
            luck: String::new(),
        };
        let svg = chart(&Analysis::default(), 0, &ink);
        assert!(svg.contains("&lt;b&gt;&quot;&amp; "), "{svg}");
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
    }
}
