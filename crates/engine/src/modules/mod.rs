//! Modules: the smallest parts of the game that can be switched, one file each.
//!
//! A module states in its manifest what it contributes; [`Rules`](crate::rules::Rules) filters the manifests once per game
//! into prepared lists. `MANIFESTS` is in rank order: where two modules act at one seam, the earlier acts first.

pub(crate) mod abbey;
pub(crate) mod abbot;
pub(crate) mod barn;
pub(crate) mod bazaars;
pub(crate) mod bridges;
pub(crate) mod builder;
pub(crate) mod castles;
mod cathedrals;
pub(crate) mod count;
pub(crate) mod dragon;
pub(crate) mod fairy;
pub(crate) mod goods;
mod hills;
mod inns;
pub(crate) mod king_and_robber;
mod large_follower;
pub(crate) mod magic;
pub(crate) mod manifest;
mod mayor;
pub(crate) mod objection;
mod pig;
mod pig_herd;
mod portal;
pub(crate) mod princess;
pub(crate) mod river;
pub(crate) mod shepherd;
pub(crate) mod tower;
mod vineyards;
pub(crate) mod wagon;

pub(crate) use manifest::{
    BeforeScoring, Beside, FitsToo, Manifest, MayPlaceTile, Seams, SetsAside, anywhere,
};
pub(crate) use objection::Objection;

/// A part of the game that can be switched on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Module {
    /// The river and its lakes.
    River,
    /// Abbots.
    Abbot,
    /// Gardens, which only abbots use.
    Garden,
    /// Inns at roads.
    Inns,
    /// Cathedrals in cities.
    Cathedrals,
    /// The large follower.
    LargeFollower,
    /// Wine, grain and cloth.
    Goods,
    /// The builder.
    Builder,
    /// The pig.
    Pig,
    /// Pig herds in fields.
    PigHerd,
    /// The dragon and its volcanoes.
    Dragon,
    /// Princesses.
    Princess,
    /// Magic portals.
    Portal,
    /// The fairy.
    Fairy,
    /// Towers.
    Tower,
    /// Abbeys that seats hold.
    Abbey,
    /// The mayor.
    Mayor,
    /// The wagon.
    Wagon,
    /// The barn.
    Barn,
    /// The Count and his city.
    Count,
    /// The king.
    King,
    /// The robber.
    Robber,
    /// Mage and witch.
    MageAndWitch,
    /// Bridges over tiles.
    Bridges,
    /// Small cities that become castles.
    Castles,
    /// Bazaars, where tiles are auctioned.
    Bazaars,
    /// Shepherds and their flocks.
    Shepherd,
    /// Hills.
    Hills,
    /// Vineyards around monasteries.
    Vineyards,
}

impl Module {
    /// All modules in rank order.
    pub const ALL: [Self; 29] = [
        Self::River,
        Self::Abbot,
        Self::Garden,
        Self::Inns,
        Self::Cathedrals,
        Self::LargeFollower,
        Self::Goods,
        Self::Builder,
        Self::Pig,
        Self::PigHerd,
        Self::Dragon,
        Self::Princess,
        Self::Portal,
        Self::Fairy,
        Self::Tower,
        Self::Abbey,
        Self::Mayor,
        Self::Wagon,
        Self::Barn,
        Self::Count,
        Self::King,
        Self::Robber,
        Self::MageAndWitch,
        Self::Bridges,
        Self::Castles,
        Self::Bazaars,
        Self::Shepherd,
        Self::Hills,
        Self::Vineyards,
    ];

    /// Returns the name used for parts of a box.
    pub const fn name(self) -> &'static str {
        match self {
            Self::River => "river",
            Self::Abbot => "abbot",
            Self::Garden => "garden",
            Self::Inns => "inns",
            Self::Cathedrals => "cathedrals",
            Self::LargeFollower => "large-follower",
            Self::Goods => "goods",
            Self::Builder => "builder",
            Self::Pig => "pig",
            Self::PigHerd => "pig-herd",
            Self::Dragon => "dragon",
            Self::Princess => "princess",
            Self::Portal => "portal",
            Self::Fairy => "fairy",
            Self::Tower => "tower",
            Self::Abbey => "abbey",
            Self::Mayor => "mayor",
            Self::Wagon => "wagon",
            Self::Barn => "barn",
            Self::Count => "count",
            Self::King => "king",
            Self::Robber => "robber",
            Self::MageAndWitch => "mage-and-witch",
            Self::Bridges => "bridges",
            Self::Castles => "castles",
            Self::Bazaars => "bazaars",
            Self::Shepherd => "shepherd",
            Self::Hills => "hills",
            Self::Vineyards => "vineyards",
        }
    }
}

/// A set of modules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ModuleSet(u32);

impl ModuleSet {
    /// Whether the set holds a module.
    pub const fn contains(self, module: Module) -> bool {
        self.0 >> module as u32 & 1 == 1
    }

    /// Adds a module.
    pub fn insert(&mut self, module: Module) {
        self.0 |= 1 << module as u32;
    }

    /// Takes a module out.
    pub fn remove(&mut self, module: Module) {
        self.0 &= !(1 << module as u32);
    }

    /// Returns the members in rank order.
    pub fn iter(self) -> impl Iterator<Item = Module> {
        Module::ALL
            .into_iter()
            .filter(move |&module| self.contains(module))
    }
}

/// All modules in rank order.
pub(crate) const MANIFESTS: &[Manifest] = &[
    river::MANIFEST,
    abbot::MANIFEST,
    abbot::GARDEN_MANIFEST,
    inns::MANIFEST,
    cathedrals::MANIFEST,
    large_follower::MANIFEST,
    goods::MANIFEST,
    builder::MANIFEST,
    pig::MANIFEST,
    pig_herd::MANIFEST,
    dragon::MANIFEST,
    princess::MANIFEST,
    portal::MANIFEST,
    fairy::MANIFEST,
    tower::MANIFEST,
    abbey::MANIFEST,
    mayor::MANIFEST,
    wagon::MANIFEST,
    barn::MANIFEST,
    count::MANIFEST,
    king_and_robber::KING_MANIFEST,
    king_and_robber::ROBBER_MANIFEST,
    magic::MANIFEST,
    bridges::MANIFEST,
    castles::MANIFEST,
    bazaars::MANIFEST,
    shepherd::MANIFEST,
    hills::MANIFEST,
    vineyards::MANIFEST,
];

/// What modules remember. All of it is always there, and empty where a module is off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Memory {
    pub(crate) dragon: dragon::Memory,
    pub(crate) count: count::Memory,
    pub(crate) magic: magic::Memory,
    pub(crate) builder: builder::Memory,
    pub(crate) king_and_robber: king_and_robber::Memory,
    pub(crate) tower: tower::Memory,
    pub(crate) bridges: bridges::Memory,
    pub(crate) castles: castles::Memory,
    pub(crate) bazaars: bazaars::Memory,
    pub(crate) abbey: abbey::Memory,
    pub(crate) barn: barn::Memory,
}

impl Memory {
    pub(crate) fn new() -> Self {
        Self {
            dragon: dragon::Memory::NONE,
            count: count::Memory::default(),
            magic: magic::Memory::default(),
            builder: builder::Memory::default(),
            king_and_robber: king_and_robber::Memory::default(),
            tower: tower::Memory::default(),
            bridges: bridges::Memory::default(),
            castles: castles::Memory::NONE,
            bazaars: bazaars::Memory::default(),
            abbey: abbey::Memory::default(),
            barn: barn::Memory::default(),
        }
    }
}
