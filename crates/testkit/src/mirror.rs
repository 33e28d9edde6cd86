//! Translation between the engine's words and those of the reference.

use carcas_engine::{KindIx, Move, Position, PositionError, Rules, State};
use carcas_tiles::{KindId, catalogue};

use crate::reference::{Answer, Standing, Start, Table, Tile};

/// Translates tiles, moves and boards of one game.
#[derive(Debug)]
pub struct Mirror<'r> {
    rules: &'r Rules,
    ids: Vec<(KindIx, KindId)>,
}

impl<'r> Mirror<'r> {
    /// Prepares the translation for a game.
    ///
    /// # Panics
    /// If a kind of the game is not in the catalogue.
    pub fn new(rules: &'r Rules) -> Self {
        let id = |kind| {
            let id = catalogue().find(&rules.tile_kind(kind).id);
            (kind, id.expect("every kind comes from the catalogue"))
        };
        let ids = rules.kinds().map(id).collect();
        Self { rules, ids }
    }

    /// Returns the catalogue's index of a kind.
    ///
    /// # Panics
    /// If the game has no such kind.
    pub fn id(&self, kind: KindIx) -> KindId {
        let found = self.ids.iter().find(|pair| pair.0 == kind);
        found.expect("the kind is one of this game").1
    }

    /// Returns the game's index of a kind.
    ///
    /// # Panics
    /// If the game has no such kind.
    pub fn kind(&self, id: KindId) -> KindIx {
        let found = self.ids.iter().find(|pair| pair.1 == id);
        found.expect("the kind is one of this game").0
    }

    /// Returns the state at a start: the engine's own if it is the usual one, otherwise a position put together.
    ///
    /// # Errors
    /// Why the engine does not accept the start.
    pub fn start(&self, start: &Start) -> Result<State, PositionError> {
        if *start == Start::default() {
            return Ok(State::new(self.rules));
        }
        let mut position = Position::new(self.rules, true);
        for &(cell, tile) in &start.tiles {
            position.tile(self.kind(tile.kind), cell, tile.rotation)?;
        }
        for figure in &start.figures {
            position.figure(figure.seat, figure.kind, figure.spot)?;
        }
        if let Some(kept) = &start.bag {
            let kinds: Vec<KindIx> = kept.iter().map(|&id| self.kind(id)).collect();
            position.bag(&kinds)?;
        }
        position.turn(start.seat)?;
        position.finish()
    }

    /// Returns the placed tiles as a table of the reference.
    pub fn table(&self, state: &State) -> Table {
        let mut table = Table::default();
        for tile in state.tiles() {
            let kind = self.id(tile.kind);
            let rotation = tile.rotation;
            table.put(tile.cell, Tile { kind, rotation });
        }
        table
    }

    /// Returns the figures on the board, sorted.
    pub fn figures(&self, state: &State) -> Vec<Standing> {
        let figures = state.figures();
        let mut figures: Vec<Standing> = figures
            .map(|(_, seat, kind, spot)| Standing { seat, kind, spot })
            .collect();
        figures.sort_unstable();
        figures
    }

    /// Returns a legal move in the words of the reference.
    ///
    /// # Panics
    /// If the move names a figure that does not stand on the board.
    pub fn answer(&self, state: &State, legal: Move) -> Answer {
        match legal {
            Move::PlaceTile { cell, rotation } => Answer::PlaceTile(cell, rotation),
            Move::PlaceFigure { figure, spot } => Answer::PlaceFigure(figure, spot),
            Move::TakeBack { figure } => {
                let found = state.figures().find(|&(ix, ..)| ix == figure);
                let (_, seat, kind, spot) = found.expect("the figure stands on the board");
                assert_eq!(seat, state.active_seat(), "only own figures are recalled");
                Answer::Recall(kind, spot)
            }
            Move::Pass => Answer::Pass,
            other => panic!("the reference does not know {other:?}"),
        }
    }
}
