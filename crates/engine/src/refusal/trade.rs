//! Why a bridge, a castle or a word at a bazaar is refused.

use carcas_tiles::{SegmentKind, Side, Terrain};

use super::{Asked, Refusal, because};
use crate::board::Axis;
use crate::decision::Decision;
use crate::feature::SegmentIx;
use crate::figure::FigureIx;
use crate::geometry::Cell;
use crate::modules::{bazaars, bridges, castles};
use crate::rules::{BridgeTiming, Edges, KindIx};
use crate::score;
use crate::token::Token;

/// What would be right where a placement could be saved by a bridge.
const OTHER_PLACE: &str = "turn the tile or choose another cell";

impl Asked<'_> {
    /// What the questions of the box ask for.
    pub(super) fn trade_question(&self) -> Refusal {
        match self.decision {
            Decision::BuildBridge { .. } => because(
                "BC-02",
                "now one bridge may be built",
                "name tile and direction: bridge CELL road:N or road:E, or pass",
            ),
            Decision::Castle => because(
                "BC-17",
                "now the owner of a small city may turn it into a castle",
                "name the city: castle SEGMENT, or pass",
            ),
            Decision::CastleScoring { .. } => because(
                "BC-26",
                "several features trigger the castle, and its owner must choose one",
                "name the feature whose value the castle takes: score SEGMENT",
            ),
            Decision::Auction => because(
                "BC-39",
                "the auctioneer must choose a tile of the bazaar and open with a bid",
                "name tile and bid: auction TILE bid N",
            ),
            Decision::Bid => because(
                "BC-40",
                "now the seat may bid more once, or pass",
                "name a higher bid: bid N, or pass",
            ),
            Decision::BuyOrSell => because(
                "BC-43",
                "the auctioneer must buy from the highest bidder or sell to it",
                "say which: bazaar buy or bazaar sell",
            ),
            _ => because(
                "BC-50",
                "the seat must take one of the tiles of the bazaar",
                "name a tile: take TILE",
            ),
        }
    }

    pub(super) fn bridge(&self, cell: Cell, axis: Axis) -> Refusal {
        if !bridges::is_in_play(self.rules) {
            return self.untimely("BA-57", "there are no bridges in this game");
        }
        let is_asked = match self.decision {
            Decision::BuildBridge { .. } => true,
            Decision::FigureAction => self.rules.choices().bridge_timing == BridgeTiming::Peer,
            _ => false,
        };
        if !is_asked {
            return self.untimely(
                "BC-02",
                "a bridge is built with the tile, or directly after the figure where the edition allows it, and one with \
                 each tile at most",
            );
        }
        if self.state.n_tokens(self.seat, Token::Bridge) == 0 {
            return self.untimely("BC-02", "the seat has no bridge left");
        }
        let Some(tile) = self.state.board.tile_at(cell) else {
            return because(
                "BC-03",
                "a bridge stands over a tile, and there is none",
                "choose the tile just placed or one beside it",
            );
        };
        if self.state.bridge_over(tile).is_some() {
            return because("BC-06", "a tile carries one bridge", "choose another tile");
        }
        let placed = self.state.board.tile(tile);
        let edges = self.rules.kind(placed.kind).edges(placed.rotation);
        let is_field = |side| edges.at(side) == Edges::bit(Terrain::Field);
        if !axis.sides().into_iter().all(is_field) {
            return because(
                "BC-04",
                "a bridge begins and ends at field edges of its tile",
                "choose another direction or another tile",
            );
        }
        if !bridges::can_span(self.rules, self.state, tile, axis) {
            return because(
                "BC-05",
                "beyond each end of a bridge there is an empty cell or a road",
                "choose another direction or another tile",
            );
        }
        because(
            "BC-03",
            "a bridge goes on the tile just placed or on one beside it",
            "choose such a tile",
        )
    }

    /// Refuses a placement that a bridge does not save, if bridges could.
    pub(super) fn unbridged(&self, edges: Edges, allowed: Edges) -> Option<Refusal> {
        let (field, road) = (Edges::bit(Terrain::Field), Edges::bit(Terrain::Road));
        let is_saved = |side: Side| {
            let (mine, theirs) = (edges.at(side), allowed.at(side));
            (mine, theirs) == (field, road) || (mine, theirs) == (road, field)
        };
        let is_wrong = |side: &Side| edges.at(*side) & !allowed.at(*side) != 0;
        let mut wrong = Side::ALL.into_iter().filter(is_wrong);
        if !bridges::is_in_play(self.rules) || !wrong.all(is_saved) {
            return None;
        }
        Some(match self.state.n_tokens(self.seat, Token::Bridge) {
            0 => because(
                "BC-07",
                "a road would meet a field, and the seat has no bridge left to carry it on",
                OTHER_PLACE,
            ),
            _ => because(
                "BC-07",
                "a road would meet a field, and no single bridge makes every edge match",
                OTHER_PLACE,
            ),
        })
    }

    pub(super) fn convert(&self, figure: FigureIx) -> Refusal {
        if !castles::is_in_play(self.rules) {
            return self.untimely("BA-57", "there are no castles in this game");
        }
        if self.decision != Decision::Castle {
            return self.untimely(
                "BC-17",
                "a castle is built when a small city has been completed, before it is scored",
            );
        }
        let Some(lord) = self.on_board(figure) else {
            return self.question();
        };
        let city = self.state.features.of(lord.segment);
        if !self.state.flow.completed.contains(city)
            || self.state.features.columns(city).kind != SegmentKind::City
        {
            return self.untimely(
                "BC-17",
                "only a small city that the tile of this part completed can become a castle",
            );
        }
        if !castles::is_small_city(self.rules, self.state, city) {
            return self.untimely(
                "BC-C3",
                "only two plain caps that make a city of two tiles can become a castle",
            );
        }
        if self.state.n_tokens(self.seat, Token::Castle) == 0 {
            return self.untimely("BC-17", "the seat has no castle left");
        }
        let strongest = score::contest(self.rules, self.state, city).strongest;
        if lord.seat != self.seat || !strongest.contains(self.seat) || strongest.len() > 1 {
            return self.untimely(
                "BC-17",
                "the seat with the majority alone may turn a city into its castle",
            );
        }
        if !castles::may_be_lord(lord.kind) {
            return self.untimely("BC-86", "a mayor and a helper do not become lords");
        }
        // Figures that stand alike are one choice; the notation reads the first.
        self.question()
    }

    pub(super) fn is_castle(&self, segment: SegmentIx) -> bool {
        castles::is_castle(self.state, self.state.features.of(segment))
    }

    pub(super) fn auction(&self, kind: KindIx) -> Refusal {
        match self.decision {
            Decision::Auction if self.state.lots().all(|lot| lot != kind) => because(
                "BC-39",
                "that tile is not among those turned up and left",
                "choose a tile of the bazaar",
            ),
            Decision::Auction => because(
                "BC-49",
                "the bid is higher than this game allows the seat",
                "open with a lower bid",
            ),
            _ => self.no_bazaar("BC-39", "auctions are opened only at a bazaar"),
        }
    }

    pub(super) fn bid(&self, bid: u16) -> Refusal {
        if self.decision != Decision::Bid {
            return self.no_bazaar(
                "BC-40",
                "bids are made in turn while a tile is auctioned, one by each seat",
            );
        }
        let highest = self.state.offer().map_or(0, |(_, highest, _)| highest);
        if bid <= highest {
            return because(
                "BC-41",
                "a bid must be higher than the highest so far",
                "bid more or pass",
            );
        }
        debug_assert!(bid > bazaars::limit(self.rules, self.state, self.seat));
        because(
            "BC-49",
            "the bid is higher than this game allows the seat",
            "bid less or pass",
        )
    }

    pub(super) fn buy_or_sell(&self) -> Refusal {
        self.no_bazaar(
            "BC-43",
            "the auctioneer buys or sells when everybody has bid and another bid is highest",
        )
    }

    pub(super) fn lot(&self) -> Refusal {
        match self.decision {
            Decision::TakeLot => because(
                "BC-50",
                "that tile is not among those turned up and left",
                "choose a tile of the bazaar",
            ),
            _ => self.no_bazaar("BC-50", "tiles are taken only at a bazaar without auction"),
        }
    }

    fn no_bazaar(&self, rule: &'static str, why: &'static str) -> Refusal {
        match bazaars::is_in_play(self.rules) {
            true => self.untimely(rule, why),
            false => self.untimely("BA-57", "there are no bazaars in this game"),
        }
    }
}
