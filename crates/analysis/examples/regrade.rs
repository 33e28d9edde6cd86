//! Looks at the puzzles of a file again, after the bots have changed: those in which no move is clearly best any more are left
//! out, and the others say what moves lose and how hard they are by the judgment of today.
//!
//! `regrade puzzles/shipped.txt [NODES]` writes the file anew; tell it 1,500 or more positions for each of two searches.

use std::process::ExitCode;

use carcas_analysis::puzzle::{Search, look_again, parse, write};

fn main() -> ExitCode {
    match regrade() {
        Ok(()) => ExitCode::SUCCESS,
        Err(refusal) => {
            eprintln!("{refusal}");
            ExitCode::from(2)
        }
    }
}

fn regrade() -> Result<(), String> {
    let mut words = std::env::args().skip(1);
    let file = words
        .next()
        .ok_or("a file of puzzles is wanted: regrade FILE [NODES]")?;
    let nodes = match words.next() {
        None => Search::default().nodes,
        Some(word) => word
            .parse()
            .map_err(|_| format!("`{word}` is no number of positions"))?,
    };
    let search = Search {
        nodes,
        ..Search::default()
    };
    let text = std::fs::read_to_string(&file).map_err(|error| format!("`{file}`: {error}"))?;
    let puzzles = parse(&text).map_err(|error| format!("`{file}`: {error}"))?;
    let mut kept = Vec::new();
    for (n, puzzle) in (1..).zip(&puzzles) {
        let again = look_again(puzzle, search);
        let now = match &again {
            None => "left out".to_owned(),
            Some(again) if again.solution() != puzzle.solution() => "another move".to_owned(),
            Some(again) => format!("difficulty {} was {}", again.difficulty, puzzle.difficulty),
        };
        eprintln!("{n} of {}: {}: {now}", puzzles.len(), puzzle.id);
        kept.extend(again);
    }
    std::fs::write(&file, write(&kept)).map_err(|error| format!("`{file}`: {error}"))?;
    eprintln!("{} of {} puzzles are kept", kept.len(), puzzles.len());
    Ok(())
}
