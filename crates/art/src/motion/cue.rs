//! From what happened to what moves.

use carcas_engine::{
    Cause, Cell, Event, FigureKind, Neutral, Reason, Removal, Rules, Seat, Spot, State,
};
use carcas_tiles::SegmentKind;

use super::Motion;
use crate::board::{Board, BoardFigure, BoardNeutral, BoardTile, printed};
use crate::geometry::{CENTER, Point, SIZE, Vec2, at};
use crate::tile::atlas;

/// What moves.
#[derive(Clone, Debug, PartialEq)]
pub enum Actor {
    /// A tile.
    Tile(BoardTile),
    /// A figure of a seat.
    Figure(BoardFigure),
    /// A figure of nobody.
    Neutral(BoardNeutral),
    /// The ground of a feature, segment by segment.
    Feature(Vec<(Cell, usize)>),
    /// Points of a seat.
    Points(Seat, i32),
    /// A sign that only motions show: fire, prints, the ring of a portal.
    Sign,
}

/// What moves, how, and from where to where in units of a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Cue {
    /// How.
    pub motion: Motion,
    /// What.
    pub actor: Actor,
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
}

/// How far a figure that goes home is seen to go.
const HOMEWARD: Vec2 = Vec2::new(0.0, 0.6 * SIZE);

/// Returns what moves between two boards of a game, given what happened and the position after it.
///
/// # Panics
/// If the state or the events belong to other rules.
pub fn cues(rules: &Rules, state: &State, events: &[Event], boards: [&Board; 2]) -> Vec<Cue> {
    let mut script = Script {
        rules,
        state,
        boards,
        dragon: spot_of_neutral(boards[0], Neutral::Dragon),
        tile: boards[0].last.last().copied(),
        cues: Vec::new(),
    };
    for event in events {
        script.follow(event);
    }
    script.cues
}

/// A list of cues in the making.
struct Script<'a> {
    rules: &'a Rules,
    state: &'a State,
    boards: [&'a Board; 2],
    /// Where the dragon is by now.
    dragon: Option<Cell>,
    /// The tile that was placed last.
    tile: Option<Cell>,
    cues: Vec<Cue>,
}

impl Script<'_> {
    fn add(&mut self, motion: Motion, actor: Actor, from: Point, to: Point) {
        self.cues.push(Cue {
            motion,
            actor,
            from,
            to,
        });
    }

    fn follow(&mut self, event: &Event) {
        match *event {
            Event::TilePlaced { cell, .. } => self.tile_placed(cell),
            Event::FigurePlaced { seat, figure, spot } => self.figure_placed(seat, figure, spot),
            Event::FigureReturned {
                seat,
                figure,
                spot,
                cause,
            } => self.figure_returned((seat, figure), spot, cause),
            Event::FigureCaptured {
                seat, figure, spot, ..
            } => self.goes_home((seat, figure), spot),
            Event::FigureMoved {
                seat,
                figure,
                from,
                to,
            } => {
                let ends = (self.point(from), self.point(to));
                if let Some(actor) = self.figure((seat, figure), to) {
                    self.add(Motion::FigureWalks, actor, ends.0, ends.1);
                }
            }
            Event::NeutralMoved { neutral, to, .. } => self.neutral_moved(neutral, to),
            Event::Scored {
                seat,
                reason,
                feature,
                spot: Some(spot),
                terms,
                ..
            } => self.scored(seat, (reason, feature), spot, terms.total()),
            _ => {}
        }
    }

    fn tile_placed(&mut self, cell: Cell) {
        self.tile = Some(cell);
        let tiles = &self.boards[1].tiles;
        if let Some(&tile) = tiles.iter().find(|tile| tile.cell == cell) {
            let middle = middle_of(cell);
            self.add(Motion::TileDrops, Actor::Tile(tile), middle, middle);
        }
    }

    fn figure_placed(&mut self, seat: Seat, kind: FigureKind, spot: Spot) {
        let at = self.point(spot);
        if let Some(tile) = self.tile.filter(|&tile| tile != spot.cell)
            && self.has_portal(tile)
        {
            for point in [middle_of(tile), at] {
                self.add(Motion::PortalOpens, Actor::Sign, point, point);
            }
        }
        if let Some(actor) = self.figure((seat, kind), spot) {
            self.add(Motion::FigureComes, actor, at, at);
        }
    }

    fn figure_returned(&mut self, whose: (Seat, FigureKind), spot: Spot, cause: Cause) {
        match cause {
            Cause::Removed(Removal::Dragon { .. }) | Cause::Orphaned(Removal::Dragon { .. }) => {
                let from = self.point(spot);
                // The dragon stands in the middle of its tile; the jaws are above.
                let jaws = middle_of(self.dragon.unwrap_or(spot.cell));
                if let Some(actor) = self.figure(whose, spot) {
                    self.add(Motion::FireBreathes, Actor::Sign, jaws, from);
                    self.add(Motion::FigureIsEaten, actor, from, jaws);
                }
            }
            _ => self.goes_home(whose, spot),
        }
    }

    fn goes_home(&mut self, whose: (Seat, FigureKind), spot: Spot) {
        let from = self.point(spot);
        if let Some(actor) = self.figure(whose, spot) {
            self.add(Motion::FigureGoesHome, actor, from, from + HOMEWARD);
        }
    }

    fn neutral_moved(&mut self, neutral: Neutral, to: Spot) {
        let from = match neutral {
            Neutral::Dragon => self.dragon.replace(to.cell),
            _ => spot_of_neutral(self.boards[0], neutral),
        };
        let actor = Actor::Neutral(BoardNeutral {
            cell: to.cell,
            neutral,
            segment_ix: printed(self.rules, self.state, to),
            quarter: None,
        });
        let end = middle_of(to.cell);
        let Some(from) = from.filter(|&from| from != to.cell) else {
            return self.add(Motion::FigureComes, actor, end, end);
        };
        let start = middle_of(from);
        let motion = match neutral {
            Neutral::Dragon => Motion::DragonWalks,
            Neutral::Fairy => Motion::FairyFlies,
            Neutral::Count | Neutral::Mage | Neutral::Witch => Motion::FigureWalks,
        };
        if neutral == Neutral::Dragon {
            self.add(Motion::ClawPrints, Actor::Sign, start, end);
        }
        self.add(motion, actor, start, end);
    }

    fn scored(
        &mut self,
        seat: Seat,
        (reason, kind): (Reason, Option<SegmentKind>),
        spot: Spot,
        points: i32,
    ) {
        let at = self.point(spot);
        if points != 0 {
            self.add(Motion::PointsRise, Actor::Points(seat, points), at, at);
        }
        let motion = match kind {
            Some(SegmentKind::City | SegmentKind::Castle) => Motion::WallShines,
            Some(SegmentKind::Road) => Motion::RoadShines,
            _ => Motion::PlaceShines,
        };
        if !matches!(reason, Reason::Complete | Reason::TakenBack) {
            return;
        }
        let Some(feature) = self.state.feature(self.rules, spot) else {
            return;
        };
        let spots = self.state.spots_of(feature.ix);
        let ground = spots.filter_map(|spot| {
            let segment_ix = printed(self.rules, self.state, spot)?;
            Some((spot.cell, segment_ix))
        });
        let actor = Actor::Feature(ground.collect());
        // Several owners make it shine once.
        let is_lit = self.cues.iter().any(|cue| cue.actor == actor);
        if !is_lit {
            self.add(motion, actor, at, at);
        }
    }

    /// Returns a figure as boards have it, unless it stands where boards show none.
    fn figure(&self, (seat, kind): (Seat, FigureKind), spot: Spot) -> Option<Actor> {
        let segment_ix = printed(self.rules, self.state, spot);
        let is_shown = segment_ix.is_some() || spot.segment == Spot::BRIDGE;
        is_shown.then_some(Actor::Figure(BoardFigure {
            cell: spot.cell,
            segment_ix,
            kind,
            seat,
            n_sheep: None,
            has_fairy: false,
        }))
    }

    fn point(&self, spot: Spot) -> Point {
        let segment_ix = printed(self.rules, self.state, spot);
        let mut tiles = self.boards[1].tiles.iter();
        let tile = tiles.find(|tile| tile.cell == spot.cell);
        let anchor = tile.zip(segment_ix).and_then(|(tile, ix)| {
            let layout = atlas().turned(tile.kind, tile.rotation);
            layout.anchors.get(ix).copied()
        });
        corner(spot.cell) + anchor.unwrap_or(CENTER).to_vec2()
    }

    fn has_portal(&self, cell: Cell) -> bool {
        let tile = self.state.tile_at(cell);
        tile.is_some_and(|tile| {
            let symbols = self.rules.tile_kind(tile.kind).symbols;
            symbols.contains(carcas_tiles::Symbol::Portal)
        })
    }
}

fn corner(cell: Cell) -> Point {
    at(f64::from(cell.x) * SIZE, f64::from(cell.y) * SIZE)
}

fn middle_of(cell: Cell) -> Point {
    corner(cell) + CENTER.to_vec2()
}

/// Returns the cell of a neutral figure, alone or beside a follower.
fn spot_of_neutral(board: &Board, neutral: Neutral) -> Option<Cell> {
    let alone = board.neutrals.iter().find(|item| item.neutral == neutral);
    let beside = || {
        let mut figures = board.figures.iter();
        let companion = figures.find(|figure| figure.has_fairy && neutral == Neutral::Fairy);
        companion.map(|figure| figure.cell)
    };
    alone.map(|item| item.cell).or_else(beside)
}
