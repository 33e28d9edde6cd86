//! Translation between the engine's words and those of the reference.

use carcas_engine::{
    FigureIx, FigureView, KindIx, Move, Neutral, Node, Position, PositionError, Rules, State,
    Token, TunnelFields,
};
use carcas_tiles::{KindId, catalogue};

use crate::{Answer, Feature, PlacedFigure, Start, Table, Tile};

/// Translates tiles, moves and boards of one game.
#[derive(Clone, Debug)]
pub struct Mirror {
    cuts_tunnel: bool,
    ids: Vec<(KindIx, KindId)>,
}

impl Mirror {
    /// Prepares the translation for a game.
    ///
    /// # Panics
    /// If a kind of the game is not in the catalogue.
    pub fn new(rules: &Rules) -> Self {
        let id = |kind| {
            let id = catalogue().find(&rules.tile_kind(kind).id);
            (kind, id.expect("every kind comes from the catalogue"))
        };
        let ids = rules.kinds().map(id).collect();
        let cuts_tunnel = rules.choices().tunnel_fields == TunnelFields::Four;
        Self { cuts_tunnel, ids }
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
    pub fn start(&self, rules: &Rules, start: &Start) -> Result<State, PositionError> {
        if *start == Start::default() {
            return Ok(State::new(rules));
        }
        let mut position = Position::new(rules, true);
        for &(cell, tile) in &start.tiles {
            position.tile(self.kind(tile.kind), cell, tile.rotation)?;
        }
        for figure in &start.figures {
            position.figure(figure.seat, figure.kind, figure.spot)?;
        }
        for &(neutral, spot) in &start.neutrals {
            position.neutral(neutral, spot)?;
        }
        if let Some(one) = start.companion {
            position.fairy_beside(one.seat, one.kind, one.spot)?;
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
        let mut table = Table::new(self.cuts_tunnel);
        for tile in state.tiles() {
            let kind = self.id(tile.kind);
            let rotation = tile.rotation;
            table.put(tile.cell, Tile { kind, rotation });
        }
        for (spot, axis) in state.bridges() {
            table.span(spot.cell, axis);
        }
        let placed = state.placed_tokens();
        for (_, spot, _) in placed.filter(|(token, ..)| *token == Token::Castle) {
            let city = Feature::at(&table, spot);
            table.fortify(&city.spots);
        }
        table
    }

    /// Returns the figures on the board, sorted.
    pub fn figures(&self, state: &State) -> Vec<PlacedFigure> {
        let figures = state.figures();
        let mut figures: Vec<PlacedFigure> = figures.map(placed).collect();
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
                let own = self.own(state, figure);
                Answer::Recall(own.kind, own.spot)
            }
            Move::MoveFigure { figure, to } => {
                let own = self.own(state, figure);
                Answer::MoveFigure(own.kind, own.spot, to)
            }
            Move::SendHome { figure } => {
                let one = self.standing(state, figure);
                Answer::SendHome(one.seat, one.kind, one.spot)
            }
            Move::MoveNeutral { neutral, to } => Answer::MoveNeutral(neutral, to),
            Move::PutBeside { neutral, figure } => {
                let own = self.own(state, figure);
                Answer::PutBeside(neutral, own.kind, own.spot)
            }
            Move::PutAside { neutral } => Answer::PutAside(neutral),
            Move::PlaceToken { token, spot } => Answer::PlaceToken(token, spot),
            Move::Capture { figure } => {
                let one = self.standing(state, figure);
                Answer::Capture(one.seat, one.kind, one.spot)
            }
            Move::Exchange { figure } => Answer::Exchange(figure),
            Move::Ransom { holder, figure } => Answer::Ransom(holder, figure),
            Move::Again => Answer::Again,
            Move::Grow => Answer::Grow,
            Move::Herd => Answer::Herd,
            Move::Pass => Answer::Pass,
            Move::BuildBridge { cell, axis } => Answer::BuildBridge(cell, axis),
            Move::Convert { figure } => {
                let own = self.own(state, figure);
                Answer::Convert(own.kind, own.spot)
            }
            Move::Auction { kind, bid } => Answer::Auction(self.id(kind), bid),
            Move::Bid { bid } => Answer::Bid(bid),
            Move::Buy => Answer::Buy,
            Move::Sell => Answer::Sell,
            Move::TakeLot { kind } => Answer::TakeLot(self.id(kind)),
            Move::Choose { spot } => {
                let feature = Feature::at(&self.table(state), spot);
                Answer::Score(feature.first())
            }
        }
    }

    /// Returns the follower beside which the fairy stands.
    pub fn companion(&self, state: &State) -> Option<PlacedFigure> {
        state.neutral(Neutral::Fairy)?;
        state.figures().find(|figure| figure.has_fairy).map(placed)
    }

    /// Returns a figure of the seat that is asked.
    fn own(&self, state: &State, figure: FigureIx) -> PlacedFigure {
        let one = self.standing(state, figure);
        let Node::Decide { seat, .. } = state.node() else {
            panic!("nobody is asked");
        };
        assert_eq!(one.seat, seat, "only own figures are moved or taken back");
        one
    }

    fn standing(&self, state: &State, figure: FigureIx) -> PlacedFigure {
        let found = state.figures().find(|other| other.ix == figure);
        placed(found.expect("the figure stands on the board"))
    }
}

fn placed(figure: FigureView) -> PlacedFigure {
    PlacedFigure {
        seat: figure.seat,
        kind: figure.kind,
        spot: figure.spot,
    }
}
