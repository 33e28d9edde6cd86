//! Rules to read, cut to one game.

use std::sync::LazyLock;

use carcas_text::{Block, Key, Page, pages};
use carcas_tiles::Box;

use super::condition::{Condition, InPlay};

/// A page about a box, for every game.
#[derive(Debug)]
pub struct RulePage {
    /// The name of the box, or of the part that has a page of its own.
    pub name: &'static str,
    /// The title.
    pub title: Key,
    /// What the page tells, in order.
    pub blocks: Vec<PageBlock>,
    /// When the page is shown at all.
    condition: Condition,
}

/// A piece of a page, and when it is shown.
#[derive(Debug)]
pub struct PageBlock {
    /// The piece.
    pub block: Block,
    /// What must be in play.
    pub condition: Condition,
}

/// A page as one game needs it.
#[derive(Clone, Debug)]
pub struct PageInPlay {
    /// The name of the box or part.
    pub name: &'static str,
    /// The title.
    pub title: Key,
    /// What applies to the game, in order.
    pub blocks: Vec<&'static Block>,
}

/// Returns all pages, in the order of the boxes.
///
/// # Panics
/// Never: a test reads them.
pub fn rule_pages() -> &'static [RulePage] {
    static PAGES: LazyLock<Vec<RulePage>> =
        LazyLock::new(|| read().unwrap_or_else(|error| panic!("{error}")));
    &PAGES
}

/// Returns the pages of the base game and of every box in play, for this very game.
pub fn pages_of(game: &InPlay<'_>) -> Vec<PageInPlay> {
    let in_play = rule_pages().iter().filter(|page| page.is_in_play(game));
    in_play.map(|page| page.cut_to(game)).collect()
}

impl RulePage {
    /// Finds a page by its name.
    pub fn find(name: &str) -> Option<&'static Self> {
        rule_pages().iter().find(|page| page.name == name)
    }

    /// Tells whether a game has what the page is about.
    pub fn is_in_play(&self, game: &InPlay<'_>) -> bool {
        self.condition.holds(game)
    }

    /// Leaves out what does not apply to a game.
    pub fn cut_to(&'static self, game: &InPlay<'_>) -> PageInPlay {
        let blocks = self.blocks.iter();
        PageInPlay {
            name: self.name,
            title: self.title,
            blocks: blocks
                .filter(|block| block.condition.holds(game))
                .map(|block| &block.block)
                .collect(),
        }
    }
}

pub(super) fn read() -> Result<Vec<RulePage>, String> {
    let all = pages().map_err(|error| error.to_string())?;
    all.into_iter().map(read_page).collect()
}

fn read_page(page: Page) -> Result<RulePage, String> {
    let parse = |text: &'static str| {
        Condition::parse(text).map_err(|error| format!("page {}: {error}", page.name))
    };
    let condition = match page.name == Box::Base.name() {
        true => Condition::default(),
        false => parse(page.name)?,
    };
    let blocks = page.blocks.into_iter().map(|block| {
        let condition = block.condition.map(parse).transpose()?.unwrap_or_default();
        Ok(PageBlock { block, condition })
    });
    Ok(RulePage {
        name: page.name,
        title: page.title,
        blocks: blocks.collect::<Result<_, String>>()?,
        condition,
    })
}
