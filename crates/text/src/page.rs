//! Rules to read: what a page tells, in which order and when; the sentences are messages.
//!
//! The format is that of `docs/texts.md`.

use std::fmt;

use crate::{Key, data};

/// A page about a box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The name of the box, or of the part that has a page of its own.
    pub name: &'static str,
    /// The title.
    pub title: Key,
    /// What the page tells, in order.
    pub blocks: Vec<Block>,
}

/// A piece of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// What it is.
    pub kind: BlockKind,
    /// The ids of the rules that it tells.
    pub rules: Vec<&'static str>,
    /// What must be in play, in the grammar of `docs/rule-texts.md`; nothing means always.
    pub condition: Option<&'static str>,
}

/// What a piece of a page is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BlockKind {
    /// A heading.
    Heading(Key),
    /// A paragraph.
    Text(Key),
    /// One of several points.
    Item(Key),
    /// Tiles to look at, by their ids.
    Tiles(Vec<&'static str>),
}

/// What is wrong with a page, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageError {
    /// The file and the line.
    pub place: String,
    /// What was wrong and what would be right.
    pub why: String,
}

impl fmt::Display for PageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.why)
    }
}

impl std::error::Error for PageError {}

/// Reads all pages, in the order of the boxes.
///
/// # Errors
/// The first line that is not as it should be; tests show that there is none.
pub fn pages() -> Result<Vec<Page>, PageError> {
    data::PAGES
        .iter()
        .map(|(file, text)| read(file, text))
        .collect()
}

fn read(file: &str, text: &'static str) -> Result<Page, PageError> {
    let mut page: Option<Page> = None;
    for (ix, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        add(&mut page, line).map_err(|why| PageError {
            place: format!("data/pages/{file}:{}", ix + 1),
            why,
        })?;
    }
    page.ok_or_else(|| PageError {
        place: format!("data/pages/{file}"),
        why: "expected `page NAME`".to_owned(),
    })
}

fn add(page: &mut Option<Page>, line: &'static str) -> Result<(), String> {
    let is_indented = line.starts_with(' ');
    let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
    let rest = rest.trim();
    let Some(page) = page else {
        if word != "page" || is_indented {
            return Err("expected `page NAME` first".to_owned());
        }
        *page = Some(Page {
            name: rest,
            title: key(&format!("page-{rest}"))?,
            blocks: Vec::new(),
        });
        return Ok(());
    };
    if is_indented {
        let block = page.blocks.last_mut();
        return match (word, block) {
            ("if", Some(block)) if block.condition.is_none() => {
                block.condition = Some(rest);
                Ok(())
            }
            _ => Err(format!(
                "`{word}` cannot stand here; expected one `if CONDITION` below a block"
            )),
        };
    }
    let named = |name: &str| key(&format!("page-{}-{name}", page.name));
    let (kind, rules) = match word {
        "heading" => (BlockKind::Heading(named(rest)?), Vec::new()),
        "text" | "item" => {
            let (name, ids) = rest
                .split_once(": ")
                .ok_or("expected `NAME: IDS of rules`")?;
            let key = named(name)?;
            let kind = match word {
                "text" => BlockKind::Text(key),
                _ => BlockKind::Item(key),
            };
            (kind, ids.split(", ").collect())
        }
        "picture" => {
            let tiles = rest
                .strip_prefix("tiles ")
                .ok_or("expected `tiles ID, …`")?;
            (BlockKind::Tiles(tiles.split(", ").collect()), Vec::new())
        }
        _ => {
            return Err(format!(
                "`{word}` begins no block; expected heading, text, item or picture"
            ));
        }
    };
    page.blocks.push(Block {
        kind,
        rules,
        condition: None,
    });
    Ok(())
}

fn key(name: &str) -> Result<Key, String> {
    Key::find(name).ok_or_else(|| format!("there is no message `{name}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_can_be_read() {
        let pages = pages().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(pages.len(), data::PAGES.len());
    }

    #[test]
    fn every_sentence_of_a_page_is_used_once() {
        let pages = pages().unwrap_or_else(|error| panic!("{error}"));
        let mut used: Vec<&str> = Vec::new();
        for page in &pages {
            used.push(page.title.name());
            used.extend(page.blocks.iter().filter_map(|block| match &block.kind {
                BlockKind::Heading(key) | BlockKind::Text(key) | BlockKind::Item(key) => {
                    Some(key.name())
                }
                BlockKind::Tiles(_) => None,
            }));
        }
        used.sort_unstable();
        let all = Key::all().map(|(name, _)| name);
        let there: Vec<&str> = all.filter(|name| name.starts_with("page-")).collect();
        assert_eq!(used, there);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let wrong = |text| read("x.txt", text).unwrap_err().to_string();
        assert_eq!(wrong(""), "data/pages/x.txt: expected `page NAME`");
        assert_eq!(
            wrong("# title\nheading x"),
            "data/pages/x.txt:2: expected `page NAME` first"
        );
        assert_eq!(
            wrong("page no-such-box"),
            "data/pages/x.txt:1: there is no message `page-no-such-box`"
        );
    }
}
