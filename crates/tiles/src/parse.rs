//! Reads the catalogue's notation, which `docs/tiles.md` explains.

mod check;
mod line;
mod segment;
mod tile;

use std::collections::BTreeMap;
use std::fmt;

use crate::{Box, Catalogue, KindId, Printing, TileSet};
use line::{Entry, Line};

/// What is wrong with a catalogue file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CatalogueError {
    /// The name of the file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What was wrong and what would be right.
    pub reason: String,
}

impl fmt::Display for CatalogueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.reason)
    }
}

impl std::error::Error for CatalogueError {}

/// Lines with what is wrong in them.
type Problems = Vec<(usize, String)>;

pub(crate) fn parse(files: &[(&str, &str)]) -> Result<Catalogue, Vec<CatalogueError>> {
    let mut reader = Reader::default();
    let mut errors = Vec::new();
    for &(file, text) in files {
        let mut problems = reader.read_file(text);
        problems.sort();
        errors.extend(problems.into_iter().map(|(line, reason)| CatalogueError {
            file: file.to_owned(),
            line,
            reason,
        }));
    }
    if errors.is_empty() {
        Ok(reader.catalogue)
    } else {
        Err(errors)
    }
}

/// The catalogue so far.
#[derive(Default)]
struct Reader {
    catalogue: Catalogue,
    /// Every id and alias in use. A refused tile has no kind, but its name must not cause errors elsewhere.
    names: BTreeMap<String, Option<KindId>>,
}

impl Reader {
    fn read_file(&mut self, text: &str) -> Problems {
        let (strays, entries) = line::entries(text);
        let mut problems = strays;
        let Some((first, rest)) = entries.split_first() else {
            problems.push((1, "a file starts with `box <name>`".to_owned()));
            return problems;
        };
        let of = match self.read_box(first) {
            Ok(of) => of,
            // Without its box nothing else in the file has a meaning.
            Err(problem) => {
                problems.push(problem);
                return problems;
            }
        };
        let mut sets = Printing::ALL.map(|printing| TileSet {
            of,
            printing,
            copies: Vec::new(),
            replaces: Vec::new(),
        });
        for entry in rest {
            if let Err(found) = self.read_entry(entry, &mut sets) {
                problems.extend(found);
            }
        }
        for mut set in sets {
            set.copies.sort();
            self.catalogue.sets.push(set);
        }
        problems
    }

    fn read_box(&self, entry: &Entry<'_>) -> Result<Box, (usize, String)> {
        let at = |reason: String| (entry.head.number, reason);
        if entry.head.keyword() != "box" {
            return Err(at("a file starts with `box <name>`".to_owned()));
        }
        let name = entry.head.only_word("name of a box").map_err(at)?;
        let of = Box::from_name(name).ok_or_else(|| {
            let all = Box::ALL.map(Box::name).join(", ");
            at(format!("unknown box `{name}`; known are {all}"))
        })?;
        if let Some(line) = entry.body.first() {
            let reason = "`box` takes no lines; they belong after `tile <id>`";
            return Err((line.number, reason.to_owned()));
        }
        if self.catalogue.sets.iter().any(|set| set.of == of) {
            return Err(at(format!("box `{name}` already has a file")));
        }
        Ok(of)
    }

    fn read_entry(&mut self, entry: &Entry<'_>, sets: &mut [TileSet; 2]) -> Result<(), Problems> {
        match entry.head.keyword() {
            "tile" => self.read_tile(entry, sets),
            "also" => self.read_also(entry, sets),
            "replaces" => self.read_replaces(entry, sets),
            _ => Err(entry.problem("a file describes one box: remove the second `box`")),
        }
    }

    fn read_tile(&mut self, entry: &Entry<'_>, sets: &mut [TileSet; 2]) -> Result<(), Problems> {
        let (id, pattern) = match *entry.head.only_clause().map_err(|r| entry.problem(r))? {
            [_, id] => (id, None),
            [_, id, "like", pattern] => (id, Some(pattern)),
            _ => return Err(entry.problem("expected `tile <id>` or `tile <id> like <id>`")),
        };
        tile::check_id(id).map_err(|reason| entry.problem(reason))?;
        self.check_unused(id)
            .map_err(|reason| entry.problem(reason))?;
        let pattern = pattern.map(|name| self.known(name));
        self.names.insert(id.to_owned(), None);
        let pattern = match pattern {
            None => None,
            Some(Ok(Some(kind))) => Some(self.catalogue.kind(kind)),
            // The pattern was refused; whatever follows from that would only hide the cause.
            Some(Ok(None)) => return Ok(()),
            Some(Err(reason)) => return Err(entry.problem(reason)),
        };
        let (kind, copies, alias_line) = tile::read(entry, id, pattern, sets[0].of)?;
        self.check_unused(&kind.alias)
            .map_err(|reason| vec![(alias_line, reason)])?;
        let ix = u16::try_from(self.catalogue.kinds.len())
            .map_err(|_| entry.problem("a catalogue holds at most 65536 tiles"))?;
        self.names.insert(id.to_owned(), Some(KindId(ix)));
        self.names.insert(kind.alias.clone(), Some(KindId(ix)));
        self.catalogue.kinds.push(kind);
        add_copies(sets, KindId(ix), copies);
        Ok(())
    }

    /// Reads copies of a tile that another box describes.
    fn read_also(&self, entry: &Entry<'_>, sets: &mut [TileSet; 2]) -> Result<(), Problems> {
        let id = entry
            .head
            .only_word("id of a tile of an earlier box")
            .map_err(|reason| entry.problem(reason))?;
        let kind = self.known(id).map_err(|reason| entry.problem(reason))?;
        let [line] = entry.body.as_slice() else {
            return Err(entry.problem("`also` takes one line `copies first <n>, new <n>`"));
        };
        let copies = read_also_copies(line).map_err(|reason| vec![(line.number, reason)])?;
        let Some(kind) = kind else {
            return Ok(());
        };
        if sets
            .iter()
            .any(|set| set.copies.iter().any(|&(other, _)| other == kind))
        {
            return Err(entry.problem(format!("this box already holds `{id}`")));
        }
        add_copies(sets, kind, copies);
        Ok(())
    }

    /// Reads which tiles of other boxes stay out when this box is in play.
    fn read_replaces(&self, entry: &Entry<'_>, sets: &mut [TileSet; 2]) -> Result<(), Problems> {
        let id = entry
            .head
            .only_word("id of a tile of an earlier box")
            .map_err(|reason| entry.problem(reason))?;
        if let Some(line) = entry.body.first() {
            let reason = "`replaces` takes no lines; they belong after `tile <id>`";
            return Err(vec![(line.number, reason.to_owned())]);
        }
        let Some(kind) = self.known(id).map_err(|reason| entry.problem(reason))? else {
            return Ok(());
        };
        if sets[0].replaces.contains(&kind) {
            return Err(entry.problem(format!("`{id}` is already replaced")));
        }
        for set in sets {
            set.replaces.push(kind);
        }
        Ok(())
    }

    fn known(&self, name: &str) -> Result<Option<KindId>, String> {
        self.names
            .get(name)
            .copied()
            .ok_or_else(|| format!("no tile `{name}` above this line or in an earlier file"))
    }

    fn check_unused(&self, name: &str) -> Result<(), String> {
        if self.names.contains_key(name) {
            return Err(format!("`{name}` is already the id or alias of a tile"));
        }
        Ok(())
    }
}

fn read_also_copies(line: &Line<'_>) -> Result<[u8; 2], String> {
    if line.keyword() != "copies" {
        return Err("`also` takes one line `copies first <n>, new <n>`".to_owned());
    }
    match tile::read_copies(line)? {
        [0, 0] => Err("leave the entry out instead of `copies none`".to_owned()),
        copies => Ok(copies),
    }
}

fn add_copies(sets: &mut [TileSet; 2], kind: KindId, copies: [u8; 2]) {
    for (set, n) in sets.iter_mut().zip(copies) {
        if n > 0 {
            set.copies.push((kind, n));
        }
    }
}
