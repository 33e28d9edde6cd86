//! What a person types at the table.

use std::collections::BTreeMap;

use carcas_engine::{Cell, KindIx, Move, Node};
use carcas_record::{Record, told};
use carcas_text::{key, say};
use carcas_tiles::Rotation;

use crate::language::words;

/// A line that a person typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    Move(Move),
    /// A cell was named, but the tile fits there in several ways.
    ChooseRotation(Cell, Vec<Rotation>),
    Undo,
    Hint,
    Moves,
    Board,
    Bag,
    Rules,
    Fields,
    Save(Option<String>),
    Help,
    Quit,
    /// Nothing that can be done: why, and what would be right.
    Wrong(String),
}

/// The moves that a person can choose from, as they are numbered on the screen.
#[derive(Clone, Debug)]
pub(crate) struct Menu {
    /// The cells of a tile placement, row by row, with the rotations that fit.
    pub(crate) cells: Vec<(Cell, Vec<Rotation>)>,
    /// The other moves.
    pub(crate) moves: Vec<Move>,
}

impl Menu {
    pub(crate) fn new(record: &Record) -> Self {
        let mut legal = Vec::new();
        record.state().legal_moves(record.rules(), &mut legal);
        let mut cells: BTreeMap<(i16, i16), Vec<Rotation>> = BTreeMap::new();
        let mut moves = Vec::new();
        for item in legal {
            match item {
                Move::PlaceTile { cell, rotation } => {
                    cells.entry((cell.y, cell.x)).or_default().push(rotation);
                }
                other => moves.push(other),
            }
        }
        let cells = cells
            .into_iter()
            .map(|((y, x), turns)| (Cell::new(x, y), turns))
            .collect();
        Self { cells, moves }
    }

    /// Returns what to type for a move: its number, and a letter where a cell has several rotations.
    pub(crate) fn label(&self, labeled: Move) -> String {
        if let Move::PlaceTile { cell, rotation } = labeled
            && let Some(ix) = self.cells.iter().position(|(other, _)| *other == cell)
        {
            let rotations = &self.cells[ix].1;
            let letter = rotations.iter().position(|&other| other == rotation);
            return match letter {
                Some(letter) if rotations.len() > 1 => {
                    format!("{}{}", ix + 1, char::from(b'a' + letter as u8))
                }
                _ => (ix + 1).to_string(),
            };
        }
        match labeled {
            Move::Auction { kind, bid } => {
                let lot = self.lots().iter().position(|&lot| lot == kind);
                return lot.map_or_else(String::new, |lot| format!("{} {bid}", lot + 1));
            }
            Move::Bid { bid } => return bid.to_string(),
            Move::Pass if self.bids().is_some() => return "pass".to_owned(),
            _ => {}
        }
        let ix = self.moves.iter().position(|&other| other == labeled);
        ix.map_or_else(String::new, |ix| self.number(ix).to_string())
    }

    /// Returns what to type for a move, and its name if that is another word.
    pub(crate) fn named(&self, record: &Record, named: Move) -> String {
        let (label, name) = (self.label(named), record.move_name(named));
        match label == name {
            true => name,
            false => format!("{label:>3}  {name}"),
        }
    }

    /// Returns the tiles of a bazaar that can be chosen, each once.
    pub(crate) fn lots(&self) -> Vec<KindIx> {
        let mut lots = Vec::new();
        for item in &self.moves {
            if let Move::Auction { kind, .. } | Move::TakeLot { kind } = *item
                && !lots.contains(&kind)
            {
                lots.push(kind);
            }
        }
        lots
    }

    /// Returns the least and the highest bid, where one is asked for.
    pub(crate) fn bids(&self) -> Option<(u16, u16)> {
        let bids = || self.moves.iter().filter_map(|&item| bid_of(item));
        Some((bids().min()?, bids().max()?))
    }

    /// Returns the number of one of the other moves; they are numbered behind the cells.
    pub(crate) fn number(&self, ix: usize) -> usize {
        self.cells.len() + ix + 1
    }

    /// Returns all moves in the order of their numbers.
    pub(crate) fn all(&self) -> Vec<Move> {
        let tiles = self.cells.iter().flat_map(|(cell, rotations)| {
            let cell = *cell;
            rotations
                .iter()
                .map(move |&rotation| Move::PlaceTile { cell, rotation })
        });
        tiles.chain(self.moves.iter().copied()).collect()
    }

    /// Understands a line.
    pub(crate) fn read(&self, record: &Record, line: &str) -> Answer {
        let (rules, state) = (record.rules(), record.state());
        let line = line.trim();
        let (word, rest) = line
            .split_once(' ')
            .map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match word.to_ascii_lowercase().as_str() {
            "" => return Answer::Wrong(words().of(key!("terminal-plain-empty"))),
            "undo" | "u" => return Answer::Undo,
            "hint" => return Answer::Hint,
            "moves" | "m" => return Answer::Moves,
            "board" | "b" => return Answer::Board,
            "bag" => return Answer::Bag,
            "rules" => return Answer::Rules,
            "fields" => return Answer::Fields,
            "save" => return Answer::Save((!rest.is_empty()).then(|| rest.to_owned())),
            "help" | "h" | "?" => return Answer::Help,
            "quit" | "q" | "exit" => return Answer::Quit,
            _ => {}
        }
        let number = match self.bids() {
            Some(limits) => self.read_bid(line, limits),
            None => self.read_number(line),
        };
        if let Some(answer) = number {
            return answer;
        }
        let full = match state.node() {
            // A cell and a rotation are enough for the drawn tile.
            Node::Decide { decision, .. } if word.contains(',') => match decision.tile() {
                Some(kind) => format!("tile {} {line}", rules.tile_kind(kind).id),
                None => line.to_owned(),
            },
            _ => line.to_owned(),
        };
        match record.parse_move(&full) {
            Ok(parsed) if state.is_legal(rules, parsed) => Answer::Move(parsed),
            Ok(parsed) => {
                let why = match state.refusal(rules, parsed) {
                    Some(refusal) => told(refusal).say(words()),
                    None => say!(words(), "terminal-plain-not-legal", input = line),
                };
                let more = words().of(key!("terminal-plain-see-moves"));
                Answer::Wrong(format!("{why} {more}"))
            }
            Err(error) => {
                let why = say!(
                    words(),
                    "terminal-plain-no-move",
                    input = line,
                    text = error.to_string()
                );
                let more = words().of(key!("terminal-plain-see-help"));
                Answer::Wrong(format!("{why} {more}"))
            }
        }
    }

    /// Reads `5` for a bid of five points, or `2 5` for one for the second tile.
    fn read_bid(&self, line: &str, (least, most): (u16, u16)) -> Option<Answer> {
        let mut typed = line.split_whitespace();
        let first: u16 = typed.next()?.parse().ok()?;
        let second: Option<&str> = typed.next();
        let lots = self.lots();
        if lots.is_empty() {
            let bid = Move::Bid { bid: first };
            let is_bid = second.is_none() && self.moves.contains(&bid);
            return Some(match is_bid {
                true => Answer::Move(bid),
                false => Answer::Wrong(say!(
                    words(),
                    "terminal-plain-no-bid",
                    input = line,
                    least = least,
                    most = most
                )),
            });
        }
        let kind = usize::from(first)
            .checked_sub(1)
            .and_then(|ix| lots.get(ix));
        let bid = second.and_then(|word| word.parse().ok());
        let opened = kind
            .zip(bid)
            .map(|(&kind, bid)| Move::Auction { kind, bid });
        let opened = opened.filter(|opened| typed.next().is_none() && self.moves.contains(opened));
        Some(opened.map_or_else(
            || {
                Answer::Wrong(say!(
                    words(),
                    "terminal-plain-no-auction",
                    input = line,
                    n = lots.len(),
                    least = least,
                    most = most
                ))
            },
            Answer::Move,
        ))
    }

    /// Reads `3`, or `3b` for the second rotation at cell 3.
    fn read_number(&self, line: &str) -> Option<Answer> {
        let digits = line.trim_end_matches(|c: char| c.is_ascii_alphabetic());
        let number: usize = digits.parse().ok()?;
        let letter = &line[digits.len()..];
        if self.cells.is_empty() {
            let n = self.moves.len();
            return Some(
                match number.checked_sub(1).and_then(|ix| self.moves.get(ix)) {
                    Some(&chosen) if letter.is_empty() => Answer::Move(chosen),
                    _ => Answer::Wrong(no_choice(line, n)),
                },
            );
        }
        let n = self.cells.len() + self.moves.len();
        let beside = number.checked_sub(self.cells.len() + 1);
        if let Some(&chosen) = beside.and_then(|ix| self.moves.get(ix)) {
            return Some(match letter {
                "" => Answer::Move(chosen),
                _ => Answer::Wrong(say!(words(), "terminal-plain-no-turns", number = number)),
            });
        }
        let Some((cell, rotations)) = number.checked_sub(1).and_then(|ix| self.cells.get(ix))
        else {
            return Some(Answer::Wrong(no_choice(line, n)));
        };
        Some(match (letter, rotations.as_slice()) {
            ("", &[rotation]) => Answer::Move(Move::PlaceTile {
                cell: *cell,
                rotation,
            }),
            ("", _) => Answer::ChooseRotation(*cell, rotations.clone()),
            (letter, rotations) => {
                let ix = letter
                    .bytes()
                    .next()
                    .map_or(0, |byte| byte.to_ascii_lowercase() - b'a');
                match rotations.get(usize::from(ix)) {
                    Some(&rotation) if letter.len() == 1 => Answer::Move(Move::PlaceTile {
                        cell: *cell,
                        rotation,
                    }),
                    _ if rotations.len() == 1 => {
                        Answer::Wrong(say!(words(), "terminal-plain-one-turn", number = number))
                    }
                    _ => {
                        let letters = ('a'..).take(rotations.len());
                        let typed: Vec<String> =
                            letters.map(|letter| format!("{number}{letter}")).collect();
                        Answer::Wrong(say!(
                            words(),
                            "terminal-plain-turns",
                            number = number,
                            n = rotations.len(),
                            list = typed.join(", ")
                        ))
                    }
                }
            }
        })
    }
}

/// Says that a number stands for nothing.
fn no_choice(line: &str, n: usize) -> String {
    say!(words(), "terminal-plain-no-choice", input = line, n = n)
}

/// Returns how much a move bids.
pub(crate) const fn bid_of(item: Move) -> Option<u16> {
    match item {
        Move::Auction { bid, .. } | Move::Bid { bid } => Some(bid),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use carcas_engine::{Edition, Log, Outcome, Setup};

    use super::*;

    fn table(tile: &str) -> Record {
        let names = vec!["red".to_owned(), "blue".to_owned()];
        let mut record = Record::new(Setup::new(Edition::ZmanC2, 2), names).unwrap();
        let kind = record.rules().find_kind(tile).unwrap();
        record
            .draw(Outcome::Tile(kind), &mut Log::silent())
            .unwrap();
        record
    }

    #[test]
    fn a_cell_number_is_enough_where_one_rotation_fits() {
        let record = table("city-cap");
        let menu = Menu::new(&record);
        let chosen = Move::PlaceTile {
            cell: Cell::new(0, -1),
            rotation: Rotation::from_ix(2),
        };
        assert_eq!(menu.read(&record, "1"), Answer::Move(chosen));
        assert_eq!(menu.read(&record, "0,-1 r180"), Answer::Move(chosen));
        assert_eq!(
            menu.read(&record, "tile city-cap 0,-1 r180"),
            Answer::Move(chosen)
        );
    }

    #[test]
    fn a_letter_chooses_among_rotations() {
        let record = table("city-cap");
        let menu = Menu::new(&record);
        assert!(matches!(
            menu.read(&record, "2"),
            Answer::ChooseRotation(..)
        ));
        let chosen = Move::PlaceTile {
            cell: Cell::new(0, 1),
            rotation: Rotation::from_ix(2),
        };
        assert_eq!(menu.read(&record, "2b"), Answer::Move(chosen));
        assert!(matches!(menu.read(&record, "2d"), Answer::Wrong(_)));
        assert!(matches!(menu.read(&record, "2bb"), Answer::Wrong(_)));
    }

    #[test]
    fn every_move_can_be_typed_by_its_label() {
        let record = table("city-cap");
        let menu = Menu::new(&record);
        for legal in menu.all() {
            assert_eq!(menu.read(&record, &menu.label(legal)), Answer::Move(legal));
        }
    }

    /// Returns a game of two seats after these draws, each with the moves that follow it.
    fn played(setup: Setup, draws: &[(&str, &[&str])]) -> Record {
        let names = vec!["red".to_owned(), "blue".to_owned()];
        let mut record = Record::new(setup, names).unwrap();
        let log = &mut Log::silent();
        for (tile, moves) in draws {
            let kind = record.rules().find_kind(tile).unwrap();
            record.draw(Outcome::Tile(kind), log).unwrap();
            for text in *moves {
                let played = record.parse_move(text).unwrap();
                record.play(played, log).unwrap();
            }
        }
        record
    }

    /// Returns a game in which blue opens an auction of two tiles.
    fn table_with_a_bazaar() -> Record {
        let mut setup = Setup::new(Edition::ZmanC2, 2);
        setup
            .add_box("bridges-castles-and-bazaars:bazaars")
            .unwrap();
        setup.set("bazaar-bid-limit", "unlimited").unwrap();
        played(
            setup,
            &[
                ("bazaar-field", &["tile bazaar-field 0,1 r0", "pass"]),
                ("road-curve", &[]),
                ("monastery", &[]),
            ],
        )
    }

    #[test]
    fn bids_are_typed_as_amounts() {
        let mut record = table_with_a_bazaar();
        let menu = Menu::new(&record);
        for legal in menu.all() {
            assert_eq!(menu.read(&record, &menu.label(legal)), Answer::Move(legal));
        }
        let Answer::Move(opened) = menu.read(&record, "1 7") else {
            panic!("`1 7` bids 7 for the first tile");
        };
        assert_eq!(record.move_name(opened), "auction monastery bid 7");
        for line in ["2", "3 1", "0 1", "1 x", "1 1 1", "1 9999", "99999999"] {
            assert!(
                matches!(menu.read(&record, line), Answer::Wrong(_)),
                "{line}"
            );
        }
        record.play(opened, &mut Log::silent()).unwrap();
        let menu = Menu::new(&record);
        for legal in menu.all() {
            assert_eq!(menu.read(&record, &menu.label(legal)), Answer::Move(legal));
        }
        assert_eq!(menu.read(&record, "9"), Answer::Move(Move::Bid { bid: 9 }));
        assert_eq!(menu.named(&record, Move::Pass), "pass");
        assert_eq!(menu.named(&record, Move::Bid { bid: 9 }), "  9  bid 9");
        let (_, most) = menu.bids().unwrap();
        let Answer::Wrong(why) = menu.read(&record, "bid 1000") else {
            panic!("nobody may bid so much");
        };
        assert!(why.contains(&format!("Bid {most} at most")), "{why}");
        for line in ["7", "0", "8 8", "1000"] {
            assert!(
                matches!(menu.read(&record, line), Answer::Wrong(_)),
                "{line}"
            );
        }
    }

    /// Returns a game in which red is to place a tile while blue holds one of its followers.
    fn table_with_a_prisoner(affordability: &str) -> Record {
        let mut setup = Setup::new(Edition::ZmanC2, 2);
        setup.add_box("tower").unwrap();
        setup.set("ransom-affordability", affordability).unwrap();
        played(
            setup,
            &[
                (
                    "road-straight",
                    &["tile road-straight 1,0 r0", "meeple 1,0 road:E"],
                ),
                (
                    "tower-monastery",
                    &[
                        "tile tower-monastery 1,1 r0",
                        "tower 1,1",
                        "capture red meeple 1,0 road:E",
                    ],
                ),
                ("city-cap", &[]),
            ],
        )
    }

    #[test]
    fn ransom_is_numbered_behind_the_cells() {
        let record = table_with_a_prisoner("may-go-negative");
        let menu = Menu::new(&record);
        assert_eq!(menu.moves.len(), 1);
        let ransom = menu.moves[0];
        assert_eq!(menu.label(ransom), (menu.cells.len() + 1).to_string());
        for legal in menu.all() {
            assert_eq!(menu.read(&record, &menu.label(legal)), Answer::Move(legal));
        }
        let typed = menu.read(&record, "ransom meeple from blue");
        assert_eq!(typed, Answer::Move(ransom));
        let beyond = (menu.cells.len() + 2).to_string();
        let wrong = |line: &str| match menu.read(&record, line) {
            Answer::Wrong(why) => why,
            other => panic!("`{line}` was understood as {other:?}"),
        };
        let range = format!("“{beyond}” is no choice; type 1 to ");
        assert!(wrong(&beyond).starts_with(&range), "{}", wrong(&beyond));
        for line in [&beyond, "ransom abbot from blue", "ransom meeple from red"] {
            assert!(matches!(menu.read(&record, line), Answer::Wrong(_)));
        }
    }

    #[test]
    fn a_ransom_that_is_too_dear_is_refused_with_the_points_of_the_seat() {
        let record = table_with_a_prisoner("needs-3-points");
        let read = Menu::new(&record).read(&record, "ransom meeple from blue");
        let Answer::Wrong(why) = read else {
            panic!("red has no points");
        };
        assert!(why.contains("3 points"), "{why}");
        assert!(why.ends_with("“moves” lists what is allowed."), "{why}");
    }

    #[test]
    fn nonsense_is_answered_with_a_remedy() {
        let record = table("city-cap");
        let menu = Menu::new(&record);
        for line in [
            "",
            "99",
            "0",
            "-1",
            "tile",
            "0,-1",
            "0,-1 r45",
            "meeple 9,9 road:E",
            "é",
            "99999999999999999999",
            "1,1 r0",
        ] {
            match menu.read(&record, line) {
                Answer::Wrong(why) => assert!(!why.is_empty()),
                other => panic!("`{line}` was understood as {other:?}"),
            }
        }
    }
}
