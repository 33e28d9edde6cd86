//! Where a game begins: what lies on the table beside the first tile.

use std::collections::BTreeMap;

use carcas_engine::{Axis, Cell, FigureKind, Neutral, Prisoner, Quarter, Seat, Spot, Title, Token};
use carcas_tiles::{Goods, KindId, Rotation};

use super::Reference;
use super::played::Part;
use super::scoring::PlacedFigure;
use super::table::Tile;

/// What lies on the table beside the first tile when a game does not begin at its beginning.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Start {
    /// Whether not even the first tile lies there.
    pub is_bare: bool,
    /// More tiles, in an order in which each touches an earlier one.
    pub tiles: Vec<(Cell, Tile)>,
    /// Bridges over tiles.
    pub bridges: Vec<(Cell, Axis)>,
    /// A segment of every city that is a castle.
    pub castles: Vec<Spot>,
    /// The floors of towers.
    pub floors: Vec<(Spot, u8)>,
    /// Figures.
    pub figures: Vec<PlacedFigure>,
    /// Figures that another seat holds.
    pub prisoners: Vec<Prisoner>,
    /// Neutral figures: tiles for dragon and fairy, segments for the others.
    pub neutrals: Vec<(Neutral, Spot)>,
    /// The follower beside which the fairy stands.
    pub companion: Option<PlacedFigure>,
    /// What lies before each seat, if not what it begins with.
    pub belongings: Option<Vec<Belongings>>,
    /// Who is king or robber, with the size that won it.
    pub titles: Vec<(Title, Seat, u16)>,
    /// Tiles that are set aside.
    pub aside: Vec<KindId>,
    /// The tiles left in the bag, if not all of them are.
    pub bag: Option<Vec<KindId>>,
    /// The seat that begins.
    pub seat: Seat,
}

/// What lies before a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Belongings {
    /// Its points.
    pub score: i32,
    /// Its figures that stand nowhere.
    pub supply: BTreeMap<FigureKind, u8>,
    /// Its tokens; titles are not among them.
    pub tokens: BTreeMap<Token, u8>,
    /// The tile of a bazaar that it has to place.
    pub owed: Option<KindId>,
}

impl Reference {
    /// Sets out what lies on the table; `first` lies there in any case, unless nothing does.
    pub(super) fn set_out(&mut self, start: &Start, first: Vec<(KindId, Cell)>) {
        let mut spare: Vec<KindId> = Vec::new();
        for (kind, cell) in first {
            let rotation = Rotation::R0;
            match start.is_bare {
                true => spare.push(kind),
                false => self.table.put(cell, Tile { kind, rotation }),
            }
        }
        if self.played.has(Part::Count) {
            let castle = self.quarter_spot(Quarter::Castle);
            self.neutrals.entry(Neutral::Count).or_insert(castle);
        }
        for &(cell, tile) in &start.tiles {
            // The first tile has never been in the bag.
            match spare.iter().position(|&kind| kind == tile.kind) {
                Some(ix) => drop(spare.remove(ix)),
                None => self.bag.lose(tile.kind),
            }
            self.table.put(cell, tile);
        }
        for &(cell, axis) in &start.bridges {
            self.table.span(cell, axis);
        }
        for &spot in &start.castles {
            let city = super::Feature::at(&self.table, spot);
            self.table.fortify(&city.spots);
        }
        for &figure in &start.figures {
            self.stand(figure);
        }
        self.set_out_towers(&start.floors, &start.prisoners);
        for &(title, seat, record) in &start.titles {
            self.tokens.titles.insert(title, (seat, record));
        }
        for &kind in &start.aside {
            self.bag.lose(kind);
            self.bag.set_aside(kind);
        }
        for (ix, own) in start.belongings.iter().flatten().enumerate() {
            self.set_before(Seat(ix as u8), own);
        }
        if let Some(kept) = &start.bag {
            self.bag.keep(kept);
        }
    }

    fn set_before(&mut self, seat: Seat, own: &Belongings) {
        self.scores[seat.ix()] = own.score;
        let supply = own.supply.iter();
        self.supplies[seat.ix()] = supply.map(|(&kind, &n)| (kind, u32::from(n))).collect();
        if let Some(kind) = own.owed {
            self.bag.lose(kind);
            self.bazaar.owe(seat, kind);
        }
        for (&token, &n) in &own.tokens {
            let n = u32::from(n);
            let goods = Goods::ALL.into_iter();
            for goods in goods.filter(|&goods| Token::from(goods) == token) {
                self.tokens.goods.insert((seat, goods), n);
            }
            match token {
                Token::Floor => self.towers.left[seat.ix()] = n,
                Token::Bridge => self.bridges_left[seat.ix()] = n,
                Token::Castle => self.castles_left[seat.ix()] = n,
                Token::Abbey if n == 0 => drop(self.abbeys.remove(&seat)),
                Token::OneSheep | Token::TwoSheep | Token::ThreeSheep | Token::FourSheep => {
                    let flock = self.tokens.flocks.entry(seat).or_default();
                    flock.extend((0..n).map(|_| token));
                }
                _ => {}
            }
        }
    }
}
