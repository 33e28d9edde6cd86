//! Solving puzzles, line by line.

use std::io::{BufRead, Write};
use std::process::ExitCode;

use carcas_analysis::puzzle::Puzzle;
use carcas_engine::{Move, Node};
use carcas_record::{PictureOptions, tile_in_game};
use carcas_text::{key, say};

use crate::games::game_told;
use crate::language::words;
use crate::show::{
    print_board, print_item, print_seats, print_tile, print_wrapped, shown_names, speaker,
    waits_for,
};

/// Asks one puzzle after the other until the input ends or somebody has had enough.
pub(super) fn all<'p>(
    puzzles: impl Iterator<Item = &'p Puzzle>,
    help: &str,
) -> anyhow::Result<ExitCode> {
    let mut out = anstream::stdout().lock();
    let mut lines = std::io::stdin().lock().lines();
    let (mut n_asked, mut n_solved, mut lost) = (0_u64, 0_u64, 0.0);
    writeln!(out, "{help}")?;
    'puzzles: for puzzle in puzzles {
        show(&mut out, puzzle)?;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let Some(line) = lines.next().transpose()? else {
                break 'puzzles;
            };
            match read(puzzle, line.trim()) {
                Typed::Quit => break 'puzzles,
                Typed::Next => continue 'puzzles,
                Typed::Moves => list(&mut out, puzzle)?,
                Typed::Unclear(why) => writeln!(out, "{why}")?,
                Typed::Answer(mv) => {
                    let points = puzzle.grade(mv).unwrap_or_default();
                    n_asked += 1;
                    lost += points;
                    n_solved += u64::from(puzzle.solution() == Some(mv));
                    writeln!(out, "{}\n", verdict(puzzle, mv, points))?;
                    continue 'puzzles;
                }
            }
        }
    }
    if n_asked > 0 {
        let told = say!(
            words(),
            "terminal-puzzles-score",
            n = n_solved,
            m = n_asked,
            value = words().decimal(lost, 1)
        );
        writeln!(out, "\n{told}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What somebody typed.
enum Typed {
    Quit,
    Next,
    Moves,
    Answer(Move),
    Unclear(String),
}

fn read(puzzle: &Puzzle, line: &str) -> Typed {
    let listed = listed(puzzle);
    match line {
        "quit" | "q" => return Typed::Quit,
        "next" | "n" => return Typed::Next,
        "moves" | "m" | "" => return Typed::Moves,
        "help" | "?" => return Typed::Unclear(words().of(key!("terminal-puzzles-help"))),
        _ => {}
    }
    if let Ok(number) = line.parse::<usize>() {
        let found = number.checked_sub(1).and_then(|ix| listed.get(ix));
        return match found {
            Some(&mv) => Typed::Answer(mv),
            None => Typed::Unclear(say!(
                words(),
                "terminal-puzzles-number",
                n = number,
                m = listed.len()
            )),
        };
    }
    let parsed = puzzle.record.parse_move(line);
    match parsed {
        Ok(mv) if listed.contains(&mv) => Typed::Answer(mv),
        Ok(_) => Typed::Unclear(words().of(key!("terminal-puzzles-illegal"))),
        Err(error) => Typed::Unclear(error.message),
    }
}

/// Returns the legal moves as the game lists them, which tells nothing of how good they are.
fn listed(puzzle: &Puzzle) -> Vec<Move> {
    let mut moves = Vec::new();
    puzzle
        .record
        .state()
        .legal_moves(puzzle.record.rules(), &mut moves);
    moves
}

fn list(out: &mut impl Write, puzzle: &Puzzle) -> std::io::Result<()> {
    for (ix, mv) in listed(puzzle).into_iter().enumerate() {
        let number = format!("{:>4}  ", ix + 1);
        print_item(out, &number, &in_words(puzzle, mv))?;
    }
    Ok(())
}

/// Says a move in the language of the program.
fn in_words(puzzle: &Puzzle, mv: Move) -> String {
    let names = shown_names(&puzzle.record);
    speaker(puzzle.record.rules(), &names).answer(puzzle.record.state(), mv)
}

fn show(out: &mut impl Write, puzzle: &Puzzle) -> std::io::Result<()> {
    let (rules, state) = (puzzle.record.rules(), puzzle.record.state());
    let head = say!(
        words(),
        "terminal-puzzles-head",
        name = puzzle.id.as_str(),
        text = game_told(puzzle.record.setup()),
        value = super::theme_of(puzzle),
        n = puzzle.difficulty
    );
    writeln!(out, "\n{head}")?;
    let (names, shown) = (puzzle.record.names(), shown_names(&puzzle.record));
    print_board(out, rules, state, names, &PictureOptions::default())?;
    print_seats(out, rules, state, &shown)?;
    print_wrapped(out, &waits_for(rules, state, &shown))?;
    if let Node::Decide { decision, .. } = state.node()
        && let Some(kind) = decision.tile()
    {
        print_tile(out, &tile_in_game(rules, kind))?;
    }
    let seat = puzzle.seat();
    let who = seat.and_then(|seat| shown.get(seat.ix()));
    let who = who.map_or("", String::as_str);
    let asked = say!(
        words(),
        "terminal-puzzles-asked",
        who = who,
        n = state.bag_size(),
        m = puzzle.answers.len()
    );
    writeln!(out, "{asked}")
}

fn verdict(puzzle: &Puzzle, mv: Move, points: f64) -> String {
    match puzzle.solution() {
        Some(best) if best != mv => say!(
            words(),
            "terminal-puzzles-loses",
            value = words().decimal(points, 1),
            input = in_words(puzzle, best)
        ),
        _ => words().of(key!("terminal-puzzles-right")),
    }
}
