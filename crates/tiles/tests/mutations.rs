//! Random changes to the real files: read or refused, but never a crash.

use std::fs;
use std::path::Path;

use carcas_tiles::{Box, Catalogue, CatalogueError};

/// A small generator, so that every run tries the same texts.
struct Xorshift(u64);

impl Xorshift {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n.max(1) as u64) as usize
    }
}

const SCRAPS: &[&str] = &[
    "",
    " ",
    "\n",
    ",",
    "#",
    "N",
    "NL",
    "inner",
    "city N",
    "road E W",
    "field",
    "by city N",
    "beside N",
    "link a",
    "tile x",
    "like city-cap",
    "also spring",
    "replaces lake",
    "box base",
    "copies none",
    "copies new 1",
    "group seat",
    "at most",
    "18446744073709551616",
    "-1",
    "0",
    "256 pennants",
    "é",
    "\u{feff}",
    "\u{2028}",
    "🏰",
    "\0",
    "\r",
];

/// Puts a scrap in the place of a stretch of the text, or moves a line.
fn mutate(text: &str, random: &mut Xorshift) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    match random.below(4) {
        0 if !lines.is_empty() => {
            let (from, to) = (random.below(lines.len()), random.below(lines.len()));
            let line = lines[from];
            lines.insert(to, line);
            lines.join("\n")
        }
        1 if !lines.is_empty() => {
            lines.remove(random.below(lines.len()));
            lines.join("\n")
        }
        _ => {
            let mut chars: Vec<char> = text.chars().collect();
            let start = random.below(chars.len() + 1);
            let end = (start + random.below(6)).min(chars.len());
            let scrap = SCRAPS[random.below(SCRAPS.len())];
            chars.splice(start..end, scrap.chars());
            chars.into_iter().collect()
        }
    }
}

#[test]
fn mutated_files_are_read_or_refused_but_never_break_the_reader() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
    let texts = Box::ALL.map(|of| {
        let path = data.join(format!("{}.txt", of.name()));
        fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
    });
    let mut random = Xorshift(0x5eed_cafe);
    let mut n_accepted = 0;
    for round in 0..2000 {
        let ix = random.below(texts.len());
        let mut mutant = texts[ix].clone();
        for _ in 0..=random.below(3) {
            mutant = mutate(&mutant, &mut random);
        }
        let files = [("river-1.txt", texts[1].as_str()), ("mutant.txt", &mutant)];
        // River II refers to River I; the other files stand alone.
        match Catalogue::parse(if ix == 2 { &files } else { &files[1..] }) {
            Ok(read) => {
                n_accepted += 1;
                let boxes: Vec<_> = read.sets().iter().step_by(2).map(|set| set.of).collect();
                let printed: Vec<_> = boxes.iter().filter_map(|&of| read.print(of)).collect();
                let again: Vec<_> = printed
                    .iter()
                    .map(|text| ("printed", text.as_str()))
                    .collect();
                assert_eq!(
                    Catalogue::parse(&again),
                    Ok(read),
                    "round {round}:\n{mutant}"
                );
            }
            Err(errors) => {
                let last = mutant.lines().count().max(1);
                let sound = |e: &CatalogueError| {
                    (1..=last).contains(&e.line) && !e.reason.is_empty() && e.file == "mutant.txt"
                };
                assert!(
                    !errors.is_empty() && errors.iter().all(sound),
                    "round {round}: {errors:?}"
                );
            }
        }
    }
    assert!(
        (50..1950).contains(&n_accepted),
        "{n_accepted} of 2000 accepted"
    );
}
