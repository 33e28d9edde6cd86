//! Translation between the engine's words and those of the reference.

use carcas_engine::{
    Decision, FigureIx, FigureKind, FigureView, KindIx, Move, Neutral, Node, Position,
    PositionError, Rules, Seat, State, Title, Token, TunnelFields,
};
use carcas_tiles::{KindId, catalogue};

use crate::{Answer, Belongings, Feature, PlacedFigure, Start, Table, Tile};

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
        let mut position = Position::new(rules, !start.is_bare);
        let mut bridges = start.bridges.clone();
        for &(cell, tile) in &start.tiles {
            position.tile(self.kind(tile.kind), cell, tile.rotation)?;
            // As early as they fit: later tiles may need them.
            bridges.retain(|&(cell, axis)| position.bridge(cell, axis).is_err());
        }
        for &(cell, axis) in &bridges {
            let mut built = position.state().bridges();
            // A tile that fits only with a bridge has brought it along.
            let is_built = built.any(|(spot, other)| (spot.cell, other) == (cell, axis));
            drop(built);
            if !is_built {
                position.bridge(cell, axis)?;
            }
        }
        for &spot in &start.castles {
            position.castle(spot)?;
        }
        for &(spot, n) in &start.floors {
            position.placed_tokens(Token::Floor, spot, n)?;
        }
        for figure in &start.figures {
            position.figure(figure.seat, figure.kind, figure.spot)?;
        }
        for held in &start.prisoners {
            position.prisoner(held.holder, held.seat, held.kind)?;
        }
        for &(neutral, spot) in &start.neutrals {
            position.neutral(neutral, spot)?;
        }
        if let Some(one) = start.companion {
            position.fairy_beside(one.seat, one.kind, one.spot)?;
        }
        for &(title, seat, record) in &start.titles {
            position.title(title, seat, record)?;
        }
        for &kind in &start.aside {
            position.aside(self.kind(kind))?;
        }
        for (seat, own) in rules.seats().zip(start.belongings.iter().flatten()) {
            position.score(seat, own.score)?;
            for (&kind, &n) in &own.supply {
                position.supply(seat, kind, n)?;
            }
            for (&token, &n) in &own.tokens {
                position.tokens(seat, token, n)?;
            }
            if let Some(kind) = own.owed {
                position.owed(seat, self.kind(kind))?;
            }
        }
        if let Some(kept) = &start.bag {
            let kinds: Vec<KindIx> = kept.iter().map(|&id| self.kind(id)).collect();
            position.bag(&kinds)?;
        }
        position.turn(start.seat)?;
        position.finish()
    }

    /// Returns a start at which everything lies as in a state. The turn begins again.
    pub fn read(&self, rules: &Rules, state: &State) -> Start {
        let copies = |n_copies: &dyn Fn(KindIx) -> usize| -> Vec<KindId> {
            let kinds = rules.kinds();
            kinds
                .flat_map(|kind| std::iter::repeat_n(self.id(kind), n_copies(kind)))
                .collect()
        };
        let first = rules.start_tiles();
        let lies_first = state
            .tiles()
            .iter()
            .map(|tile| (tile.kind, tile.cell, tile.rotation));
        let is_bare = !lies_first.take(first.len()).eq(first.iter().copied());
        let n_first = if is_bare { 0 } else { first.len() };
        let tile = |tile: &carcas_engine::PlacedTile| {
            let kind = self.id(tile.kind);
            let rotation = tile.rotation;
            (tile.cell, Tile { kind, rotation })
        };
        let placed = |token| {
            state
                .placed_tokens()
                .filter(move |placed| placed.0 == token)
        };
        let titles = Title::ALL.into_iter().filter_map(|title| {
            let holder = state.holder(Token::from(title))?;
            Some((title, holder, state.title_record(title)))
        });
        let neutral = |neutral| Some((neutral, state.neutral(neutral)?));
        Start {
            is_bare,
            tiles: state.tiles()[n_first..].iter().map(tile).collect(),
            bridges: state
                .bridges()
                .map(|(spot, axis)| (spot.cell, axis))
                .collect(),
            castles: placed(Token::Castle).map(|placed| placed.1).collect(),
            floors: placed(Token::Floor)
                .map(|placed| (placed.1, placed.2))
                .collect(),
            figures: state.figures().map(self::placed).collect(),
            prisoners: state.prisoners().to_vec(),
            neutrals: Neutral::ALL.into_iter().filter_map(neutral).collect(),
            companion: self.companion(state),
            belongings: Some(
                rules
                    .seats()
                    .map(|seat| self.belongings(rules, state, seat))
                    .collect(),
            ),
            titles: titles.collect(),
            aside: copies(&|kind| state.n_aside(rules, kind)),
            bag: Some(copies(&|kind| state.n_in_bag(rules, kind))),
            seat: state.active_seat(),
        }
    }

    fn belongings(&self, rules: &Rules, state: &State, seat: Seat) -> Belongings {
        let supply = state.supply(seat);
        let is_title = |token| Title::ALL.into_iter().any(|one| Token::from(one) == token);
        // A tile that the seat is about to place instead of drawing has left its place.
        let in_hand = match state.node() {
            Node::Decide {
                decision: Decision::PlaceTile { kind },
                ..
            } if state.active_seat() == seat => Some(kind),
            _ => None,
        };
        Belongings {
            score: state.score(seat),
            supply: FigureKind::ALL
                .into_iter()
                .map(|kind| (kind, supply[kind.ix()]))
                .collect(),
            tokens: rules
                .tokens()
                .filter(|&token| !is_title(token))
                .map(|token| (token, state.n_tokens(seat, token)))
                .collect(),
            owed: state.owed(seat).or(in_hand).map(|kind| self.id(kind)),
        }
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
