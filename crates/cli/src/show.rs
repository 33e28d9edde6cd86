//! Boards and sentences on the terminal, in color where it shows.

use std::io::{self, Write};

use crate::setup_args::color_order;
use anstyle::{AnsiColor, Style};
use carcas_engine::{Event, Node, Rules, Seat, State};
use carcas_record::{
    Drawing, PictureOptions, Style as Shown, draw, explain, key_lines, legend, quarters,
};

/// The colors of the seats; letters tell them apart where color does not.
const SEAT_COLORS: [AnsiColor; Seat::MAX] = [
    AnsiColor::BrightRed,
    AnsiColor::BrightBlue,
    AnsiColor::BrightGreen,
    AnsiColor::BrightYellow,
    AnsiColor::BrightWhite,
    AnsiColor::BrightMagenta,
];

fn style_of(shown: Shown, colors: &[usize; Seat::MAX]) -> Style {
    let color = |color: AnsiColor| Style::new().fg_color(Some(color.into()));
    match shown {
        Shown::Blank => Style::new(),
        Shown::Margin => Style::new().dimmed(),
        Shown::Field => color(AnsiColor::Green),
        Shown::City => color(AnsiColor::Yellow),
        Shown::Pennant => color(AnsiColor::BrightYellow).bold(),
        Shown::Road => color(AnsiColor::White),
        Shown::River => color(AnsiColor::Blue),
        Shown::Building => color(AnsiColor::BrightWhite).bold(),
        Shown::Symbol => color(AnsiColor::Magenta).bold(),
        Shown::Figure(seat) => color(SEAT_COLORS[colors[seat.ix() % Seat::MAX]])
            .bold()
            .invert(),
        Shown::Neutral => color(AnsiColor::BrightMagenta).bold().invert(),
        Shown::LastTile => color(AnsiColor::BrightCyan).bold(),
        Shown::Candidate => color(AnsiColor::BrightCyan),
    }
}

/// Prints a drawing.
fn print_drawing(out: &mut impl Write, drawing: &Drawing, names: &[String]) -> io::Result<()> {
    let colors = color_order(names);
    for row in 0..drawing.rows().len() {
        for (shown, text) in drawing.spans(row) {
            let style = style_of(shown, &colors);
            write!(out, "{style}{text}{style:#}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Prints the board.
pub(crate) fn print_board(
    out: &mut impl Write,
    rules: &Rules,
    state: &State,
    names: &[String],
    options: &PictureOptions,
) -> io::Result<()> {
    print_drawing(out, &draw(rules, state, options), names)
}

/// Prints a position: the board, what lies and stands on it, and what is asked with its legal moves.
pub(crate) fn print_position(
    out: &mut impl Write,
    rules: &Rules,
    state: &State,
    names: &[String],
) -> io::Result<()> {
    print_board(out, rules, state, names, &PictureOptions::default())?;
    writeln!(out)?;
    write!(out, "{}", legend(rules, state, names))?;
    write!(out, "{}", quarters(rules, state))?;
    writeln!(
        out,
        "{} tiles in the bag, {} discarded",
        state.bag_size(),
        state.n_discarded()
    )?;
    for line in key_lines(rules, 76) {
        writeln!(out, "  {line}")?;
    }
    match state.node() {
        Node::Chance { draw } => {
            let name = &names[state.active_seat().ix()];
            writeln!(out, "\n{name} is to draw {}", draw.what())
        }
        Node::Decide { seat, decision } => {
            let name = &names[seat.ix()];
            writeln!(out, "\n{name} is to decide ({}):", decision.name())?;
            for legal in legal_names(rules, state) {
                writeln!(out, "  {legal}")?;
            }
            Ok(())
        }
        Node::Over => writeln!(out, "\nthe game is over"),
    }
}

/// Returns the legal moves as text, in the order of the alphabet.
pub(crate) fn legal_names(rules: &Rules, state: &State) -> Vec<String> {
    let mut legal = Vec::new();
    state.legal_moves(rules, &mut legal);
    let names = legal.iter().map(|&legal| state.move_name(rules, legal));
    let mut names: Vec<String> = names.collect();
    names.sort_unstable();
    names
}

/// Prints what happened, one sentence a line; scores stand out.
pub(crate) fn print_events(
    out: &mut impl Write,
    rules: &Rules,
    state: &State,
    names: &[String],
    events: &[Event],
) -> io::Result<()> {
    for event in events {
        let sentence = explain(rules, state, names, event);
        let style = match event {
            Event::Scored { .. } => Style::new().bold(),
            Event::TurnStarted { .. } => Style::new().underline(),
            _ => Style::new(),
        };
        writeln!(out, "  {style}{sentence}{style:#}")?;
    }
    Ok(())
}
