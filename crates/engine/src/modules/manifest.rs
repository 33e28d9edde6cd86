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
use crate::moves::Move;
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
/// What a module does before completed features are scored.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BeforeScoring {
    /// Whether there is anything to ask.
    pub(crate) can_act: fn(&Rules, &State) -> bool,
    /// Asks for it; the last answer resumes the scoring.
    pub(crate) ask: fn(&Rules, &mut State),
}
/// Moves that may be made beside a question, which is asked again after them. They never make it be asked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beside {
    /// Yields them.
    pub(crate) offer: fn(&Rules, &State, (Seat, Decision), &mut Yield<'_>) -> ControlFlow<()>,
    /// Applies one; `false` if the move is none of them.
    pub(crate) answer: fn(&mut State, Move, &mut Log<'_>) -> bool,
}
/// A reason to set drawn tiles aside.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SetsAside {
    /// Whether tiles are set aside now.
    pub(crate) holds: fn(&State) -> bool,
    /// Whether that concerns a kind.
    pub(crate) concerns: fn(&Kind) -> bool,
}
/// Whether a neutral figure may stand somewhere in a position that is put together.
pub(crate) type MayStand = fn(&Rules, &State, Stand) -> bool;

/// Lets a neutral figure stand anywhere.
pub(crate) fn anywhere(_: &Rules, _: &State, _: Stand) -> bool {
    true
}

/// Makes of each seam, which is said once, a field of [`Manifest`] and the list of [`Seams`].
macro_rules! seams {
    ($($(#[$doc:meta])* $seam:ident: $at:ty,)*) => {
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
            /// How what it remembers is written in the text of a position.
            pub(crate) memory: Option<MemoryText>,
            /// How its questions are read from the text of a position.
            pub(crate) questions: &'static [QuestionText],
            /// Whether seats may owe a tile, which they place in their next turn.
            pub(crate) owes_tiles: bool,
            /// Whether tiles of the bag may lie unseen under others.
            pub(crate) hides_tiles: bool,
            $($(#[$doc])* pub(crate) $seam: Option<$at>,)*
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
                    memory: None,
                    questions: &[],
                    owes_tiles: false,
                    hides_tiles: false,
                    $($seam: None,)*
                }
            }
        }

        /// The prepared lists of a game: what its modules do at each seam.
        #[derive(Clone, Debug, Default)]
        pub(crate) struct Seams {
            pub(crate) neutrals: Vec<(Neutral, MayStand)>,
            pub(crate) memory: Vec<(Module, MemoryText)>,
            pub(crate) questions: Vec<QuestionText>,
            pub(crate) owes_tiles: bool,
            pub(crate) hides_tiles: bool,
            $($(#[$doc])* pub(crate) $seam: Vec<$at>,)*
        }

        impl Seams {
            pub(crate) fn new(modules: ModuleSet) -> Self {
                let mut seams = Self::default();
                let in_play = |manifest: &&Manifest| modules.contains(manifest.module);
                for manifest in MANIFESTS.iter().filter(in_play) {
                    seams.neutrals.extend(manifest.neutrals);
                    let memory = manifest.memory.map(|text| (manifest.module, text));
                    seams.memory.extend(memory);
                    seams.questions.extend(manifest.questions);
                    seams.owes_tiles |= manifest.owes_tiles;
                    seams.hides_tiles |= manifest.hides_tiles;
                    $(seams.$seam.extend(manifest.$seam);)*
                }
                seams
            }
        }
    };
}

seams! {
    may_place_tile: MayPlaceTile,
    fits_too: FitsToo,
    /// Acts before a tile is drawn: may ask for something else, whose answer goes on at
    /// [`Turn::after_draw`](crate::turn::Turn::after_draw).
    before_draw: fn(&Rules, &mut State, &mut Log<'_>),
    /// Whether the active seat can play a part although no tile is left to draw.
    plays_without_draw: fn(&Rules, &State) -> bool,
    /// Acts on a tile that is about to be placed, before it is known whether it fits.
    before_placing: fn(&Rules, &mut State, KindIx),
    /// Acts on a tile that has been laid and joined to its neighbors, before it is known what is complete.
    tile_laid: fn(&Rules, &mut State, &Laid<'_>),
    /// Whether a figure may stand on a segment where it is not placed like others.
    may_hold: fn(&Rules, &State, FigureKind, SegmentIx) -> bool,
    /// Acts on a figure that has been placed.
    figure_placed: fn(&Rules, &mut State, &Figure),
    beside: Beside,
    /// Changes where figures may be placed in this part.
    figure_spots: fn(&Rules, &State, &mut Spots),
    /// Yields what may be done instead of placing a figure.
    figure_actions: fn(&Rules, &State, &mut Yield<'_>) -> ControlFlow<()>,
    /// Replaces the points per tile and pennant of a road or city.
    rates: fn(&Rules, &Tally, &mut Rates),
    /// Adds a point per complete city to a seat's field.
    field_bonus: fn(&Rules, &State, &Tally, Seat) -> Option<Label>,
    /// Adds terms to the value of a feature other than a field.
    terms: fn(&Rules, &State, &Tally, &mut Terms),
    /// Leaves some of the seats that are tied in a contest between the figures that pass the test.
    break_tie: fn(&Rules, &State, SeatSet, &dyn Fn(&Figure) -> bool) -> SeatSet,
    before_scoring: BeforeScoring,
    /// Acts on a feature that has been scored.
    feature_scored: fn(&Rules, &mut State, FeatureIx, &mut Log<'_>),
    /// Acts when a figure was taken back and scored.
    taken_back: fn(&Rules, &mut State, &Figure, &mut Log<'_>),
    /// Acts on what stands on a tile that the dragon enters, beside the figures of seats.
    tile_devoured: fn(&Rules, &mut State, (TileIx, Seat), &mut Log<'_>),
    /// Whether the dragon lets a figure stand.
    safe_from_dragon: fn(&Rules, &State, &Figure) -> bool,
    /// Acts when a figure was removed before its feature was scored.
    figure_removed: fn(&Rules, &mut State, &Figure, Removal, &mut Log<'_>),
    sets_aside: SetsAside,
    /// Acts when a turn ends.
    turn_ended: fn(&Rules, &mut State),
    /// Refuses a position that the module cannot go on from: the text says what is wrong and what would be right.
    check: fn(&Rules, &State) -> Result<(), &'static str>,
    /// What it draws beside the tile of a part.
    draws: Draw,
    /// Explains why an attempt is refused, if that is for the module to say. The last module is asked first.
    refuse: fn(&Asked<'_>, Attempt) -> Option<Refusal>,
    /// Explains why a tile cannot be drawn, though a tile is to be drawn.
    refuse_draw: fn(&Rules, &State, KindIx) -> Option<Refusal>,
}
