//! Reference rules: slow, plain, and independent of the engine.
//!
//! Written from `docs/rules` alone, for the base game, abbot and gardens, both rivers, Inns & Cathedrals, Traders &
//! Builders, The Princess & the Dragon, The Tower, Abbey & Mayor, the Count, King & Robber, Mage & Witch, Bridges, Castles &
//! Bazaars, and Hills & Sheep. The state is what lies on
//! a real table: tiles on cells, figures on segments, points, supplies and the bag. Everything else is found by walking
//! over the tiles whenever it is asked for, so that nothing can be out of date.
//!
//! [`Duel`] lets it follow a game of the engine and says where the two differ.
#![deny(missing_docs)]

mod abbey;
mod bag;
mod barn;
mod bazaar;
mod bridges;
mod case;
mod castles;
mod count;
mod dragon;
mod duel;
mod fairy;
mod feature;
mod fields;
mod figure_action;
mod flock;
mod flow;
mod hills;
mod magic;
mod mirror;
mod placement;
mod played;
mod princess;
mod river;
mod scoring;
mod start;
mod table;
mod tally;
mod tokens;
mod tower;
mod turn;
mod wagon;

use std::collections::{BTreeMap, BTreeSet};

use carcas_engine::{
    Abbot, Axis, Cell, FigureKind, Leaving, Neutral, Seat, Setup, Spot, Title, Token, TunnelFields,
};
use carcas_tiles::{Goods, KindId, Rotation};

use bag::Bag;
use bazaar::Bazaar;
use flow::{Flow, Step};
use played::{Part, Played};
use tokens::Tokens;
use tower::Towers;

pub use case::{Case, CaseCounts};
pub use duel::Duel;
pub use feature::Feature;
pub use mirror::Mirror;
pub use river::Obstacle;
pub use scoring::{PlacedFigure, owners, powers};
pub use start::{Belongings, Start};
pub use table::{Table, Tile};

/// What the reference waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// A tile is drawn.
    ForTile,
    /// The seat places the drawn tile.
    ForPlacement(KindId),
    /// The seat may place a figure on the tile of this cell, or do something else instead.
    ForFigure(Cell),
    /// The seat sends a knight home.
    ForPrincess,
    /// The seat may move the fairy after a knight has gone home.
    ForFairy,
    /// A seat moves the dragon.
    ForDragon,
    /// The seat moves mage or witch.
    ForMagic,
    /// The seat chooses which completed feature is scored next.
    ForOrder,
    /// A seat may move a follower out of a quarter.
    ForLeaving(Leaving),
    /// The seat may put a follower into a quarter.
    ForEntering,
    /// The seat may move the Count.
    ForCount,
    /// The seat may take a second part.
    ForSecondPart,
    /// A seat chooses which follower the tower on a cell captures.
    ForCapture(Cell),
    /// A seat chooses which of its figures comes back: who holds them, and what was captured.
    ForExchange(Seat, FigureKind),
    /// The seat may build a bridge.
    ForBridge {
        /// Whether the figure action is over.
        is_late: bool,
    },
    /// A seat may turn a small city into a castle.
    ForCastle,
    /// A seat chooses which feature the castle that begins at a spot takes its points from.
    ForCastleScoring(Spot),
    /// A tile is turned up for a bazaar.
    ForLot,
    /// A seat opens an auction.
    ForAuction,
    /// A seat may bid.
    ForBid,
    /// The auctioneer buys or sells.
    ForBuyOrSell,
    /// A seat takes a tile of a bazaar.
    ForDraft,
    /// The seat may place its abbey instead of drawing.
    ForAbbey,
    /// A seat may place its abbey after the last turn.
    ForFinalAbbey,
    /// A seat may move its wagon on.
    ForWagon,
    /// The seat lets its flock grow or herds.
    ForFlock,
    /// A token is drawn for the flock of the seat.
    ForToken,
    /// The game is over.
    ForNothing,
}

/// An answer of a seat. It names a figure on the board by what it is, not by an index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Answer {
    /// Places the drawn tile.
    PlaceTile(Cell, Rotation),
    /// Places a figure from the supply.
    PlaceFigure(FigureKind, Spot),
    /// Recalls the seat's figure at a spot.
    Recall(FigureKind, Spot),
    /// Moves an own figure from a spot to another.
    MoveFigure(FigureKind, Spot, Spot),
    /// Sends a figure of a seat home.
    SendHome(Seat, FigureKind, Spot),
    /// Moves a neutral figure.
    MoveNeutral(Neutral, Spot),
    /// Puts a neutral figure beside an own figure.
    PutBeside(Neutral, FigureKind, Spot),
    /// Takes a neutral figure off the board.
    PutAside(Neutral),
    /// Scores the feature that begins at a spot next.
    Score(Spot),
    /// Puts a token on the board.
    PlaceToken(Token, Spot),
    /// Captures a figure of a seat.
    Capture(Seat, FigureKind, Spot),
    /// Takes an own figure back in exchange.
    Exchange(FigureKind),
    /// Buys an own figure back from the seat that holds it.
    Ransom(Seat, FigureKind),
    /// Takes a second part.
    Again,
    /// Lets the seat's flock grow.
    Grow,
    /// Herds the field of the seat's shepherd.
    Herd,
    /// Declines.
    Pass,
    /// Builds a bridge over the tile on a cell.
    BuildBridge(Cell, Axis),
    /// Turns a city into a castle; the seat's figure at a spot becomes its lord.
    Convert(FigureKind, Spot),
    /// Opens the auction of a tile.
    Auction(KindId, u16),
    /// Bids for it.
    Bid(u16),
    /// Takes it and pays the highest bidder.
    Buy,
    /// Leaves it to the highest bidder.
    Sell,
    /// Takes a tile of a bazaar without an auction.
    TakeLot(KindId),
}

/// A game played by the reference rules.
#[derive(Clone, Debug)]
pub struct Reference {
    played: Played,
    table: Table,
    figures: Vec<PlacedFigure>,
    scores: Vec<i32>,
    supplies: Vec<BTreeMap<FigureKind, u32>>,
    bag: Bag,
    n_discarded: usize,
    seat: Seat,
    /// Who is asked: mostly the seat whose turn it is.
    asked: Seat,
    waiting: Waiting,
    flow: Flow,
    neutrals: BTreeMap<Neutral, Spot>,
    /// The follower beside which the fairy stands.
    companion: Option<PlacedFigure>,
    tokens: Tokens,
    bridges_left: Vec<u32>,
    castles_left: Vec<u32>,
    bazaar: Bazaar,
    /// The seats that have not placed their abbeys.
    abbeys: BTreeSet<Seat>,
    towers: Towers,
    cases: CaseCounts,
}

impl Reference {
    /// Sets up a game; seat 0 is about to draw.
    ///
    /// Rule: BA-02, BA-03, BA-04, AB-01, RV-01, IC-02, CO-01, CO-03, PD-02, MW-02, KR-01, TO-02.
    pub fn new(setup: &Setup) -> Self {
        Self::from_start(setup, &Start::default())
    }

    /// Sets up a game that goes on from a start of its own.
    pub fn from_start(setup: &Setup, start: &Start) -> Self {
        let played = Played::new(setup);
        let (bag, first) = Bag::new(setup);
        let mut supply = BTreeMap::from([(FigureKind::Follower, 7)]);
        if played.choices.abbot == Abbot::On {
            supply.insert(FigureKind::Abbot, 1);
        }
        for (part, kind) in [
            (Part::LargeFollower, FigureKind::Large),
            (Part::Builder, FigureKind::Builder),
            (Part::Pig, FigureKind::Pig),
            (Part::Mayor, FigureKind::Mayor),
            (Part::Wagon, FigureKind::Wagon),
            (Part::Barn, FigureKind::Barn),
            (Part::Shepherd, FigureKind::Shepherd),
        ] {
            if played.has(part) {
                supply.insert(kind, 1);
            }
        }
        let n_seats = usize::from(setup.seats);
        // Rule: BA-60.
        let before = Seat((start.seat.0 + setup.seats - 1) % setup.seats);
        let cuts_tunnel = played.choices.tunnel_fields == TunnelFields::Four;
        // Rule: BC-01.
        let deal = |part| {
            let each = match (played.has(part), n_seats) {
                (false, _) => 0,
                (true, 1..=4) => 3,
                (true, _) => 2,
            };
            vec![each; n_seats]
        };
        let mut reference = Self {
            table: Table::new(cuts_tunnel),
            figures: Vec::new(),
            scores: vec![0; n_seats],
            supplies: vec![supply; n_seats],
            bag,
            n_discarded: 0,
            seat: start.seat,
            asked: start.seat,
            waiting: Waiting::ForTile,
            flow: Flow::new(n_seats, before),
            neutrals: start.neutrals.iter().copied().collect(),
            companion: start.companion,
            tokens: Tokens::default(),
            bridges_left: deal(Part::Bridges),
            castles_left: deal(Part::Castles),
            bazaar: Bazaar::new(n_seats),
            abbeys: match played.has(Part::Abbey) {
                true => (0..setup.seats).map(Seat).collect(),
                false => BTreeSet::new(),
            },
            towers: if played.has(Part::Tower) {
                Towers::new(n_seats)
            } else {
                Towers::default()
            },
            cases: CaseCounts::default(),
            played,
        };
        reference.set_out(start, first);
        reference.flow.step = Step::StartTurn;
        reference.advance();
        reference
    }

    /// Adds the answer that declines.
    fn or_pass(&self, mut answers: BTreeSet<Answer>) -> BTreeSet<Answer> {
        answers.insert(Answer::Pass);
        answers
    }

    /// Puts a figure of a seat's supply on the board.
    fn stand(&mut self, figure: PlacedFigure) {
        let supply = &mut self.supplies[figure.seat.ix()];
        *supply.entry(figure.kind).or_insert(0) -= 1;
        self.figures.push(figure);
    }

    /// Returns what the game waits for.
    pub fn waiting(&self) -> Waiting {
        self.waiting
    }

    /// Returns the seat whose turn it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the seat that is asked.
    pub fn asked(&self) -> Seat {
        self.asked
    }

    /// Returns where a neutral figure stands.
    pub fn neutral(&self, neutral: Neutral) -> Option<Spot> {
        self.neutrals.get(&neutral).copied()
    }

    /// Returns the follower beside which the fairy stands.
    pub fn companion(&self) -> Option<PlacedFigure> {
        self.companion
    }

    /// Returns how many tokens of a kind of goods a seat has.
    pub fn goods(&self, seat: Seat, goods: Goods) -> u32 {
        self.tokens.goods.get(&(seat, goods)).copied().unwrap_or(0)
    }

    /// Whether a seat still has its abbey.
    pub fn has_abbey(&self, seat: Seat) -> bool {
        self.abbeys.contains(&seat)
    }

    /// Returns who is king or robber.
    pub fn holder(&self, title: Title) -> Option<Seat> {
        self.tokens.titles.get(&title).map(|holding| holding.0)
    }

    /// Returns the number of tiles that lie unseen under hills.
    fn n_hidden(&self) -> usize {
        self.bag.n_hidden()
    }

    /// Returns the number of tiles that have left the bag unseen: under hills, or face down for a bazaar.
    pub fn n_unseen(&self) -> usize {
        self.n_hidden() + self.bazaar.n_face_down
    }

    /// Returns the number of tiles set aside.
    pub fn n_aside(&self) -> usize {
        self.bag.n_aside()
    }

    /// Returns every legal answer; none unless a seat is asked.
    pub fn legal_answers(&self) -> BTreeSet<Answer> {
        let mut answers = match self.waiting {
            Waiting::ForPlacement(kind) => self.placements(kind),
            Waiting::ForFigure(cell) => self.figure_answers(cell),
            Waiting::ForPrincess => self.knights().into_iter().collect(),
            Waiting::ForFairy => self.or_pass(self.fairy_answers()),
            Waiting::ForDragon => self.dragon_answers(),
            Waiting::ForMagic => self.magic_answers(),
            Waiting::ForOrder => self.order_answers(),
            Waiting::ForLeaving(leaving) => self.or_pass(self.leaving_answers(leaving)),
            Waiting::ForEntering => self.or_pass(self.entering_answers()),
            Waiting::ForCount => self.or_pass(self.count_answers()),
            Waiting::ForSecondPart => BTreeSet::from([Answer::Again, Answer::Pass]),
            Waiting::ForCapture(cell) => self.or_pass(self.captives(cell)),
            Waiting::ForExchange(holder, _) => self.exchange_answers(holder),
            Waiting::ForBridge { .. } => self.or_pass(self.bridge_answers()),
            Waiting::ForCastle => self.or_pass(self.castle_answers(self.asked)),
            Waiting::ForCastleScoring(_) => self.trigger_answers(),
            Waiting::ForAuction => self.auction_answers(),
            Waiting::ForBid => self.or_pass(self.bid_answers()),
            Waiting::ForBuyOrSell => BTreeSet::from([Answer::Buy, Answer::Sell]),
            Waiting::ForDraft => self.draft_answers(),
            Waiting::ForAbbey | Waiting::ForFinalAbbey => self.or_pass(self.abbey_answers()),
            Waiting::ForWagon => self.or_pass(self.wagon_answers()),
            Waiting::ForFlock => BTreeSet::from([Answer::Grow, Answer::Herd]),
            Waiting::ForTile | Waiting::ForLot | Waiting::ForToken | Waiting::ForNothing => {
                BTreeSet::new()
            }
        };
        answers.extend(self.ransom_answers());
        answers
    }

    /// Returns every tile kind that can be drawn now, with the number of copies.
    pub fn outcomes(&self) -> BTreeMap<KindId, u32> {
        match self.waiting {
            Waiting::ForTile | Waiting::ForLot => self.bag.pool(),
            _ => BTreeMap::new(),
        }
    }

    /// Returns the placed tiles.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Returns the figures on the board.
    pub fn figures(&self) -> &[PlacedFigure] {
        &self.figures
    }

    /// Returns a seat's points.
    pub fn score(&self, seat: Seat) -> i32 {
        self.scores[seat.ix()]
    }

    /// Returns how many figures of a kind a seat may still place.
    pub fn supply(&self, seat: Seat, kind: FigureKind) -> u32 {
        self.supplies[seat.ix()].get(&kind).copied().unwrap_or(0)
    }

    /// Returns the number of tiles that were drawn and fitted nowhere.
    pub fn n_discarded(&self) -> usize {
        self.n_discarded
    }

    /// Returns the tiles not drawn yet, one entry per copy.
    pub fn bag(&self) -> Vec<KindId> {
        self.bag.tiles()
    }

    /// Returns the number of tiles that can still be drawn.
    pub fn n_in_bag(&self) -> usize {
        self.bag.tiles().len() - self.bazaar.n_face_down - self.n_hidden()
    }

    /// Returns the seats with the most points.
    ///
    /// Rule: BA-56.
    pub fn winners(&self) -> Vec<Seat> {
        let best = self.scores.iter().max();
        let seats = (0..).map(Seat).zip(&self.scores);
        let winners = seats.filter(|(_, score)| Some(*score) == best);
        winners.map(|(seat, _)| seat).collect()
    }

    /// Returns the cases met so far.
    pub fn cases(&self) -> &CaseCounts {
        &self.cases
    }
}
