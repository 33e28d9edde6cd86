//! Modules: the smallest parts of the game that can be switched, one file each.
//!
//! A module states in its manifest what it contributes; [`Rules`] filters the manifests once per game
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

use std::ops::ControlFlow;

pub(crate) use objection::Objection;

use carcas_tiles::{Rotation, SegmentKind};

use crate::board::TileIx;
use crate::decision::{Decision, Yield};
use crate::event::{Label, Log, Removal, Terms};
use crate::feature::{FeatureIx, SegmentIx};
use crate::figure::{Figure, FigureKind, Seat, SeatSet};
use crate::figure_action::Spots;
use crate::geometry::Cell;
use crate::neutral::{Neutral, Stand};
use crate::notation::position::{MemoryText, QuestionText};
use crate::refusal::{Asked, Attempt, Refusal};
use crate::rules::{Kind, KindIx, Rules};
use crate::score::{Rates, Tally};
use crate::state::State;
use crate::token::Token;

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
    /// Tells whether the set holds a module.
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

/// A restriction on where tiles may go beyond matching edges.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MayPlaceTile {
    /// Tells whether the restriction concerns a kind at all; asked once per question.
    pub(crate) concerns: fn(&Kind) -> bool,
    /// Tells whether the tile may go to a cell where its edges fit.
    pub(crate) allows: fn(&Rules, &State, KindIx, Cell, Rotation) -> bool,
}
/// Placements of tiles whose edges do not fit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FitsToo {
    /// Tells whether the active seat can make such placements at all; asked once per question.
    pub(crate) is_open: fn(&Rules, &State) -> bool,
    /// Tells whether a tile may go where its edges do not fit.
    pub(crate) fits: fn(&Rules, &State, KindIx, (Cell, Rotation)) -> bool,
}
/// Changes where figures may be placed in this part.
pub(crate) type FigureSpots = fn(&Rules, &State, &mut Spots);
/// Yields what may be done instead of placing a figure.
pub(crate) type FigureActions = fn(&Rules, &State, &mut Yield<'_>) -> ControlFlow<()>;
/// Replaces the points per tile and pennant of a road or city.
pub(crate) type ReplaceRates = fn(&Rules, &Tally, &mut Rates);
/// Adds a point per complete city to a seat's field.
pub(crate) type FieldBonus = fn(&Rules, &State, &Tally, Seat) -> Option<Label>;
/// Adds terms to the value of a feature other than a field.
pub(crate) type AddTerms = fn(&Rules, &State, &Tally, &mut Terms);
/// What a module does before completed features are scored.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BeforeScoring {
    /// Tells whether there is anything to ask.
    pub(crate) can_act: fn(&Rules, &State) -> bool,
    /// Asks for it; the last answer resumes the scoring.
    pub(crate) ask: fn(&Rules, &mut State),
}
/// Acts on a feature that has been scored.
pub(crate) type FeatureScored = fn(&Rules, &mut State, FeatureIx, &mut Log<'_>);
/// Acts when a figure was taken back and scored.
pub(crate) type TakenBack = fn(&Rules, &mut State, &Figure, &mut Log<'_>);
/// Acts on what stands on a tile that the dragon enters, beside the figures of seats.
pub(crate) type TileDevoured = fn(&Rules, &mut State, TileIx, &mut Log<'_>);
/// Tells whether the dragon lets a figure stand.
pub(crate) type SafeFromDragon = fn(&Rules, &State, &Figure) -> bool;
/// Acts when a figure was removed before its feature was scored.
pub(crate) type FigureRemoved = fn(&Rules, &mut State, &Figure, Removal, &mut Log<'_>);
/// Acts before a tile is drawn: may ask for something else, whose answer goes on at [`Rules::after_draw`].
pub(crate) type BeforeDraw = fn(&Rules, &mut State, &mut Log<'_>);
/// Tells whether the active seat can play a part although no tile is left to draw.
pub(crate) type PlaysWithoutDraw = fn(&Rules, &State) -> bool;
/// Acts on a tile that is about to be placed, before it is known whether it fits.
pub(crate) type BeforePlacing = fn(&Rules, &mut State, KindIx);
/// Leaves some of the seats that are tied in a contest, which is between the figures that the test names.
pub(crate) type BreakTie = fn(&Rules, &State, SeatSet, &dyn Fn(&Figure) -> bool) -> SeatSet;
/// Acts on a tile that has been laid and joined to its neighbors, before it is known what is complete.
pub(crate) type TileLaid = fn(&Rules, &mut State, TileIx);
/// Tells whether a figure may stand on a segment where it is not placed like others.
pub(crate) type MayHold = fn(&Rules, &State, FigureKind, SegmentIx) -> bool;
/// Acts on a figure that has been placed.
pub(crate) type FigurePlaced = fn(&Rules, &mut State, &Figure);
/// Yields moves that may be made beside a question, which is asked again after them. They never make it be asked.
pub(crate) type Beside = fn(&Rules, &State, (Seat, Decision), &mut Yield<'_>) -> ControlFlow<()>;
/// Tells whether a drawn tile is set aside.
pub(crate) type SetsAside = fn(&Rules, &State, KindIx) -> bool;
/// Acts when a turn ends.
pub(crate) type TurnEnded = fn(&Rules, &mut State);
/// Explains why what was tried is refused, if it is for the module to say. The last module is asked first.
pub(crate) type Refuse = fn(&Asked<'_>, Attempt) -> Option<Refusal>;
/// Explains why a tile cannot be drawn, though a tile is to be drawn.
pub(crate) type RefuseDraw = fn(&Rules, &State, KindIx) -> Option<Refusal>;

/// Tells whether a neutral figure may stand somewhere in a position that is put together.
pub(crate) type MayStand = fn(&Rules, &State, Stand) -> bool;

/// Lets a neutral figure stand anywhere.
fn anywhere(_: &Rules, _: &State, _: Stand) -> bool {
    true
}

/// What a module contributes.
pub(crate) struct Manifest {
    pub(crate) module: Module,
    /// Figures that every seat gets.
    pub(crate) supply: &'static [(FigureKind, u8)],
    /// Kinds of segments that figures can use only with this module.
    pub(crate) opens: &'static [SegmentKind],
    /// Tokens that come into play, and how many every seat gets in a game of one, two … seats.
    pub(crate) tokens: &'static [(Token, [u8; Seat::MAX])],
    /// Tokens that seats take from a common stock, and how many there are.
    pub(crate) stock: &'static [(Token, u8)],
    /// Neutral figures that come into play, and where they may stand.
    pub(crate) neutrals: &'static [(Neutral, MayStand)],
    pub(crate) may_place_tile: Option<MayPlaceTile>,
    pub(crate) fits_too: Option<FitsToo>,
    pub(crate) before_draw: Option<BeforeDraw>,
    pub(crate) plays_without_draw: Option<PlaysWithoutDraw>,
    pub(crate) before_placing: Option<BeforePlacing>,
    pub(crate) tile_laid: Option<TileLaid>,
    pub(crate) may_hold: Option<MayHold>,
    pub(crate) figure_placed: Option<FigurePlaced>,
    pub(crate) beside: Option<Beside>,
    pub(crate) figure_spots: Option<FigureSpots>,
    pub(crate) figure_actions: Option<FigureActions>,
    pub(crate) rates: Option<ReplaceRates>,
    pub(crate) field_bonus: Option<FieldBonus>,
    pub(crate) terms: Option<AddTerms>,
    pub(crate) break_tie: Option<BreakTie>,
    pub(crate) before_scoring: Option<BeforeScoring>,
    pub(crate) feature_scored: Option<FeatureScored>,
    pub(crate) taken_back: Option<TakenBack>,
    pub(crate) tile_devoured: Option<TileDevoured>,
    pub(crate) safe_from_dragon: Option<SafeFromDragon>,
    pub(crate) figure_removed: Option<FigureRemoved>,
    pub(crate) sets_aside: Option<SetsAside>,
    pub(crate) turn_ended: Option<TurnEnded>,
    /// How what it remembers is written in the text of a position.
    pub(crate) memory: Option<MemoryText>,
    /// How its questions are read from the text of a position.
    pub(crate) questions: &'static [QuestionText],
    pub(crate) refuse: Option<Refuse>,
    pub(crate) refuse_draw: Option<RefuseDraw>,
    /// Whether seats may owe a tile, which they place in their next turn.
    pub(crate) owes_tiles: bool,
    /// Whether tiles of the bag may lie unseen under others.
    pub(crate) hides_tiles: bool,
}

impl Manifest {
    /// A module that contributes nothing.
    pub(crate) const fn new(module: Module) -> Self {
        Self {
            module,
            supply: &[],
            opens: &[],
            tokens: &[],
            stock: &[],
            neutrals: &[],
            may_place_tile: None,
            fits_too: None,
            before_draw: None,
            plays_without_draw: None,
            before_placing: None,
            tile_laid: None,
            may_hold: None,
            figure_placed: None,
            beside: None,
            figure_spots: None,
            figure_actions: None,
            rates: None,
            field_bonus: None,
            terms: None,
            break_tie: None,
            before_scoring: None,
            feature_scored: None,
            taken_back: None,
            tile_devoured: None,
            safe_from_dragon: None,
            figure_removed: None,
            sets_aside: None,
            turn_ended: None,
            memory: None,
            questions: &[],
            refuse: None,
            refuse_draw: None,
            owes_tiles: false,
            hides_tiles: false,
        }
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

/// The prepared lists of a game: what its modules do at each seam.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seams {
    pub(crate) neutrals: Vec<(Neutral, MayStand)>,
    pub(crate) may_place_tile: Vec<MayPlaceTile>,
    pub(crate) fits_too: Vec<FitsToo>,
    pub(crate) before_draw: Vec<BeforeDraw>,
    pub(crate) plays_without_draw: Vec<PlaysWithoutDraw>,
    pub(crate) before_placing: Vec<BeforePlacing>,
    pub(crate) tile_laid: Vec<TileLaid>,
    pub(crate) may_hold: Vec<MayHold>,
    pub(crate) figure_placed: Vec<FigurePlaced>,
    pub(crate) beside: Vec<Beside>,
    pub(crate) figure_spots: Vec<FigureSpots>,
    pub(crate) figure_actions: Vec<FigureActions>,
    pub(crate) rates: Vec<ReplaceRates>,
    pub(crate) field_bonuses: Vec<FieldBonus>,
    pub(crate) terms: Vec<AddTerms>,
    pub(crate) break_ties: Vec<BreakTie>,
    pub(crate) before_scoring: Vec<BeforeScoring>,
    pub(crate) feature_scored: Vec<FeatureScored>,
    pub(crate) taken_back: Vec<TakenBack>,
    pub(crate) tile_devoured: Vec<TileDevoured>,
    pub(crate) safe_from_dragon: Vec<SafeFromDragon>,
    pub(crate) figure_removed: Vec<FigureRemoved>,
    pub(crate) sets_aside: Vec<SetsAside>,
    pub(crate) turn_ended: Vec<TurnEnded>,
    pub(crate) memories: Vec<(Module, MemoryText)>,
    pub(crate) questions: Vec<QuestionText>,
    pub(crate) refuse: Vec<Refuse>,
    pub(crate) refuse_draw: Vec<RefuseDraw>,
    pub(crate) owes_tiles: bool,
    pub(crate) hides_tiles: bool,
}

impl Seams {
    pub(crate) fn new(modules: ModuleSet) -> Self {
        let mut seams = Self::default();
        for manifest in MANIFESTS
            .iter()
            .filter(|manifest| modules.contains(manifest.module))
        {
            seams.neutrals.extend(manifest.neutrals);
            seams.may_place_tile.extend(manifest.may_place_tile);
            seams.fits_too.extend(manifest.fits_too);
            seams.before_draw.extend(manifest.before_draw);
            seams.plays_without_draw.extend(manifest.plays_without_draw);
            seams.before_placing.extend(manifest.before_placing);
            seams.tile_laid.extend(manifest.tile_laid);
            seams.may_hold.extend(manifest.may_hold);
            seams.figure_placed.extend(manifest.figure_placed);
            seams.beside.extend(manifest.beside);
            seams.figure_spots.extend(manifest.figure_spots);
            seams.figure_actions.extend(manifest.figure_actions);
            seams.rates.extend(manifest.rates);
            seams.field_bonuses.extend(manifest.field_bonus);
            seams.terms.extend(manifest.terms);
            seams.break_ties.extend(manifest.break_tie);
            seams.before_scoring.extend(manifest.before_scoring);
            seams.feature_scored.extend(manifest.feature_scored);
            seams.taken_back.extend(manifest.taken_back);
            seams.tile_devoured.extend(manifest.tile_devoured);
            seams.safe_from_dragon.extend(manifest.safe_from_dragon);
            seams.figure_removed.extend(manifest.figure_removed);
            seams.sets_aside.extend(manifest.sets_aside);
            seams.turn_ended.extend(manifest.turn_ended);
            let memory = manifest.memory.map(|text| (manifest.module, text));
            seams.memories.extend(memory);
            seams.questions.extend(manifest.questions);
            seams.refuse.extend(manifest.refuse);
            seams.refuse_draw.extend(manifest.refuse_draw);
            seams.owes_tiles |= manifest.owes_tiles;
            seams.hides_tiles |= manifest.hides_tiles;
        }
        seams
    }
}
