//! What is played: the switches, the parts of the boxes, and the boxes that are plain landscape.

use carcas_engine::{Choices, RiverSymbols, Setup, Spot};
use carcas_tiles::{Box, Goods, Mark, Symbol};

use super::feature::Feature;
use super::table::{Table, Tile};

/// A part of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Inns,
    Cathedrals,
    LargeFollower,
    Goods,
    Builder,
    Pig,
    Dragon,
    Princess,
    Portal,
    Fairy,
    Tower,
    Abbey,
    Mayor,
    Wagon,
    Barn,
    King,
    Robber,
    Count,
    Magic,
    Bridges,
    Castles,
    Bazaars,
    Shepherd,
    Hills,
    Vineyards,
}

/// The parts with the names of their boxes and their own.
const PARTS: [(Part, Box, &str); 25] = [
    (Part::Inns, Box::InnsAndCathedrals, "inns"),
    (Part::Cathedrals, Box::InnsAndCathedrals, "cathedrals"),
    (
        Part::LargeFollower,
        Box::InnsAndCathedrals,
        "large-follower",
    ),
    (Part::Goods, Box::TradersAndBuilders, "goods"),
    (Part::Builder, Box::TradersAndBuilders, "builder"),
    (Part::Pig, Box::TradersAndBuilders, "pig"),
    (Part::Dragon, Box::PrincessAndDragon, "dragon"),
    (Part::Princess, Box::PrincessAndDragon, "princess"),
    (Part::Portal, Box::PrincessAndDragon, "portal"),
    (Part::Fairy, Box::PrincessAndDragon, "fairy"),
    (Part::Tower, Box::Tower, "tower"),
    (Part::Abbey, Box::AbbeyAndMayor, "abbey"),
    (Part::Mayor, Box::AbbeyAndMayor, "mayor"),
    (Part::Wagon, Box::AbbeyAndMayor, "wagon"),
    (Part::Barn, Box::AbbeyAndMayor, "barn"),
    (Part::King, Box::KingAndRobber, "king"),
    (Part::Robber, Box::KingAndRobber, "robber"),
    (Part::Count, Box::Count, "count"),
    (Part::Magic, Box::MageAndWitch, "mage-and-witch"),
    (Part::Bridges, Box::BridgesCastlesAndBazaars, "bridges"),
    (Part::Castles, Box::BridgesCastlesAndBazaars, "castles"),
    (Part::Bazaars, Box::BridgesCastlesAndBazaars, "bazaars"),
    (Part::Shepherd, Box::HillsAndSheep, "shepherd"),
    (Part::Hills, Box::HillsAndSheep, "hills"),
    (Part::Vineyards, Box::HillsAndSheep, "vineyards"),
];

/// What is played.
#[derive(Clone, Debug)]
pub(super) struct Played {
    pub(super) choices: Choices,
    parts: Vec<Part>,
    /// The boxes whose symbols are decoration.
    plain: Vec<Box>,
    has_inn_box: bool,
    has_goods_box: bool,
}

impl Played {
    pub(super) fn new(setup: &Setup) -> Self {
        let names: Vec<String> = setup.box_names().collect();
        let is_on = |of: Box, part: &str| {
            names.iter().any(|name| match name.split_once(':') {
                None => name == of.name(),
                Some((name, parts)) => name == of.name() && parts.split('+').any(|one| one == part),
            })
        };
        let parts = PARTS.iter().filter(|(_, of, name)| is_on(*of, name));
        Self {
            choices: setup.choices(),
            parts: parts.map(|&(part, ..)| part).collect(),
            plain: setup
                .all_boxes()
                .filter(|&of| of != Box::Base && !setup.has_box(of))
                .collect(),
            has_inn_box: setup.has_box(Box::InnsAndCathedrals),
            has_goods_box: setup.has_box(Box::TradersAndBuilders),
        }
    }

    pub(super) fn has(&self, part: Part) -> bool {
        self.parts.contains(&part)
    }

    /// Whether a tile has a symbol that means something.
    pub(super) fn has_symbol(&self, tile: Tile, symbol: Symbol) -> bool {
        let part = match symbol {
            Symbol::Volcano | Symbol::Dragon => Part::Dragon,
            Symbol::Portal => Part::Portal,
            Symbol::Magic => Part::Magic,
            Symbol::Bazaar => Part::Bazaars,
            Symbol::Hill => Part::Hills,
            Symbol::Vineyard => Part::Vineyards,
        };
        let printed = tile.printed();
        self.has(part) && printed.symbols.contains(symbol) && !self.plain.contains(&printed.home)
    }

    /// Whether a feature has a mark that means something.
    ///
    /// Rule: RV-22, RV-24, IC-07, IC-102, IC-103.
    pub(super) fn has_mark(&self, table: &Table, feature: &Feature, mark: Mark) -> bool {
        feature.spots.iter().any(|&spot| {
            let Some(tile) = table.tile(spot.cell) else {
                return false;
            };
            let segment = table.segment(spot);
            let home = tile.printed().home;
            segment.is_some_and(|segment| segment.marks.contains(mark))
                && !self.plain.contains(&home)
                && self.counts(home, mark)
        })
    }

    /// Whether a mark on the tiles of a box that is played works.
    fn counts(&self, home: Box, mark: Mark) -> bool {
        let alone = home == Box::River2 && self.choices.river_symbols == RiverSymbols::Always;
        match mark {
            Mark::Inn => self.has(Part::Inns) || alone && !self.has_inn_box,
            Mark::PigHerd => self.has_goods_box || alone,
            Mark::Cathedral => self.has(Part::Cathedrals),
            Mark::Princess => self.has(Part::Princess),
            _ => true,
        }
    }

    /// Returns the goods of a city, one entry per symbol.
    pub(super) fn goods(&self, table: &Table, city: &Feature) -> Vec<Goods> {
        let on_spot = |&spot: &Spot| {
            let home = table.tile(spot.cell)?.printed().home;
            let goods = table.segment(spot)?.goods?;
            (!self.plain.contains(&home)).then_some(goods)
        };
        city.spots.iter().filter_map(on_spot).collect()
    }

    /// Returns the earliest rotation in which a tile looks the same. What a box in play prints makes a difference.
    pub(super) fn canonical(&self, tile: Tile) -> Tile {
        if self.plain.contains(&tile.printed().home) {
            tile.canonical()
        } else {
            // Rule: IC-103.
            tile.canonical_with_goods(self.has_inn_box)
        }
    }
}
