//! What a module contributes.

use std::ops::ControlFlow;

use carcas_tiles::SegmentKind;

use super::{MANIFESTS, Module, ModuleSet};
use crate::board::{Laid, TileIx};
use crate::decision::{Decision, Yield};
use crate::event::{Label, Log, Removal, Terms};
use crate::feature::{FeatureIx, SegmentIx};
use crate::figure::{Figure, FigureKind, Seat, SeatSet};
use crate::figure_action::Spots;
use crate::game::Draw;
use crate::geometry::Cell;
use crate::neutral::{Neutral, Stand};
use crate::notation::position::{MemoryText, QuestionText};
use crate::refusal::{Asked, Attempt, Refusal};
use crate::rules::{Edges, Kind, KindIx, RotationSet, Rules, Turns};
use crate::score::{Rates, Tally};
use crate::state::State;
use crate::token::Token;

/// A restriction on where tiles may go beyond matching edges.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MayPlaceTile {
    /// Whether the restriction concerns a kind at all; asked once per question.
    pub(crate) concerns: fn(&Kind) -> bool,
    /// Tells for each of eight cells whether such a tile might go there, with all bits of a nibble: a quick test, which most
    /// cells fail.
    pub(crate) may_allow: fn(&[Edges; 8]) -> u32,
    /// Returns in which of some rotations that fit the tile may go to a cell, given what the cell allows.
    pub(crate) allows: fn(&Rules, &State, KindIx, (Cell, Edges), RotationSet) -> RotationSet,
}
/// Placements of tiles whose edges do not fit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FitsToo {
    /// Whether the active seat can make such placements at all; asked once per question.
    pub(crate) is_open: fn(&Rules, &State) -> bool,
    /// Returns the rotations that fit each of eight cells, or might be allowed anyway, a nibble per cell: a quick test,
    /// which most cells fail.
    pub(crate) may_fit: fn(&Turns, &[Edges; 8]) -> u32,
    /// Returns in which of some rotations that do not fit a tile may still go to a cell, given what the cell allows.
    pub(crate) fits: fn(&Rules, &State, KindIx, (Cell, Edges), RotationSet) -> RotationSet,
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
    /// Whether there is anything to ask.
    pub(crate) can_act: fn(&Rules, &State) -> bool,
    /// Asks for it; the last answer resumes the scoring.
    pub(crate) ask: fn(&Rules, &mut State),
}
/// Acts on a feature that has been scored.
pub(crate) type FeatureScored = fn(&Rules, &mut State, FeatureIx, &mut Log<'_>);
/// Acts when a figure was taken back and scored.
pub(crate) type TakenBack = fn(&Rules, &mut State, &Figure, &mut Log<'_>);
/// Acts on what stands on a tile that the dragon enters, beside the figures of seats.
pub(crate) type TileDevoured = fn(&Rules, &mut State, (TileIx, Seat), &mut Log<'_>);
/// Whether the dragon lets a figure stand.
pub(crate) type SafeFromDragon = fn(&Rules, &State, &Figure) -> bool;
/// Acts when a figure was removed before its feature was scored.
pub(crate) type FigureRemoved = fn(&Rules, &mut State, &Figure, Removal, &mut Log<'_>);
/// Refuses a position that the module cannot go on from: the text says what is wrong and what would be right.
pub(crate) type CheckPosition = fn(&Rules, &State) -> Result<(), &'static str>;
/// Acts before a tile is drawn: may ask for something else, whose answer goes on at [`Turn::after_draw`](crate::turn::Turn::after_draw).
pub(crate) type BeforeDraw = fn(&Rules, &mut State, &mut Log<'_>);
/// Whether the active seat can play a part although no tile is left to draw.
pub(crate) type PlaysWithoutDraw = fn(&Rules, &State) -> bool;
/// Acts on a tile that is about to be placed, before it is known whether it fits.
pub(crate) type BeforePlacing = fn(&Rules, &mut State, KindIx);
/// Leaves some of the seats that are tied in a contest between the figures that pass the test.
pub(crate) type BreakTie = fn(&Rules, &State, SeatSet, &dyn Fn(&Figure) -> bool) -> SeatSet;
/// Acts on a tile that has been laid and joined to its neighbors, before it is known what is complete.
pub(crate) type TileLaid = fn(&Rules, &mut State, &Laid<'_>);
/// Whether a figure may stand on a segment where it is not placed like others.
pub(crate) type MayHold = fn(&Rules, &State, FigureKind, SegmentIx) -> bool;
/// Acts on a figure that has been placed.
pub(crate) type FigurePlaced = fn(&Rules, &mut State, &Figure);
/// Yields moves that may be made beside a question, which is asked again after them. They never make it be asked.
pub(crate) type Beside = fn(&Rules, &State, (Seat, Decision), &mut Yield<'_>) -> ControlFlow<()>;
/// A reason to set drawn tiles aside.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SetsAside {
    /// Whether tiles are set aside now.
    pub(crate) holds: fn(&State) -> bool,
    /// Whether that concerns a kind.
    pub(crate) concerns: fn(&Kind) -> bool,
}
/// Acts when a turn ends.
pub(crate) type TurnEnded = fn(&Rules, &mut State);
/// Explains why an attempt is refused, if that is for the module to say. The last module is asked first.
pub(crate) type Refuse = fn(&Asked<'_>, Attempt) -> Option<Refusal>;
/// Explains why a tile cannot be drawn, though a tile is to be drawn.
pub(crate) type RefuseDraw = fn(&Rules, &State, KindIx) -> Option<Refusal>;

/// Whether a neutral figure may stand somewhere in a position that is put together.
pub(crate) type MayStand = fn(&Rules, &State, Stand) -> bool;

/// Lets a neutral figure stand anywhere.
pub(crate) fn anywhere(_: &Rules, _: &State, _: Stand) -> bool {
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
    pub(crate) check: Option<CheckPosition>,
    /// What it draws beside the tile of a part.
    pub(crate) draws: Option<Draw>,
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
            check: None,
            draws: None,
            refuse: None,
            refuse_draw: None,
            owes_tiles: false,
            hides_tiles: false,
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
    pub(crate) checks: Vec<CheckPosition>,
    pub(crate) draws: Vec<Draw>,
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
            seams.checks.extend(manifest.check);
            seams.draws.extend(manifest.draws);
            seams.owes_tiles |= manifest.owes_tiles;
            seams.hides_tiles |= manifest.hides_tiles;
        }
        seams
    }
}
