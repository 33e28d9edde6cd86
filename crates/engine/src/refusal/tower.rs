//! Why a floor, a guard, a capture, an exchange or a ransom is refused.

use carcas_tiles::SegmentKind;

use super::{Asked, Refusal, because};
use crate::decision::Decision;
use crate::feature::SegmentIx;
use crate::figure::{FigureIx, FigureKind, Seat};
use crate::modules::tower;
use crate::moves::Spot;
use crate::token::Token;

impl Asked<'_> {
    pub(super) fn token(&self, token: Token, spot: Spot) -> Refusal {
        if token != Token::Floor || !self.has_towers() {
            return self.untimely("TO-05", "there are no such tokens in this game");
        }
        if self.decision != Decision::FigureAction {
            return self.question();
        }
        if !tower::is_triggered(self.rules, self.state) {
            return self.untimely(
                "TO-09",
                "in this game towers are used only after a tile with a foundation",
            );
        }
        let segment = self.state.segment(self.rules, spot);
        let Some(built) = segment.and_then(|segment| self.state.tower(segment)) else {
            return because(
                "TO-05",
                "a floor goes on a foundation or a tower, and there is none",
                "name the cell of a tile with a foundation: tower CELL",
            );
        };
        if self.state.n_tokens(self.seat, Token::Floor) == 0 {
            return self.untimely("TO-13", "the seat has no floor left");
        }
        if !tower::is_open(self.state, built) {
            return because(
                "TO-11",
                "the tower is closed, and no floor can be added",
                "choose a tower without a guard",
            );
        }
        self.question()
    }

    /// Refuses a guard, if the segment is a foundation.
    pub(super) fn guard(&self, figure: FigureKind, segment: SegmentIx) -> Option<Refusal> {
        let built = self.state.tower(segment)?;
        Some(
            if !matches!(figure, FigureKind::Follower | FigureKind::Large) {
                because(
                    "TO-38",
                    "only normal and large followers stand on towers",
                    "choose such a follower, or another place",
                )
            } else if !tower::is_triggered(self.rules, self.state) {
                self.untimely(
                    "TO-09",
                    "in this game towers are used only after a tile with a foundation",
                )
            } else if built.n == 0 {
                because(
                    "TO-10",
                    "the foundation has no floors, and nobody stands on it",
                    "choose a tower with floors",
                )
            } else {
                because(
                    "TO-11",
                    "the tower is closed: a guard stands or stood on it",
                    "choose an open tower with floors",
                )
            },
        )
    }

    pub(super) fn capture(&self, figure: FigureIx) -> Refusal {
        let Decision::Capture { tower } = self.decision else {
            return self.untimely(
                "TO-14",
                "a tower captures only directly after a floor was added",
            );
        };
        let remedy = "choose a follower in range of the tower, or pass";
        let Some(figure) = self.on_board(figure) else {
            return because("TO-14", "there is no such figure on the board", remedy);
        };
        if !figure.kind.is_follower() {
            return because("TO-19", "towers capture followers only", remedy);
        }
        if self.state.ground(figure) == SegmentKind::Castle {
            return because("TO-20", "nobody is captured in a castle", remedy);
        }
        if !tower::is_capturable(self.state, figure) {
            return because(
                "TO-20",
                "nobody is captured in the city of Carcassonne",
                remedy,
            );
        }
        let at = self.state.board.tile(tower).cell;
        let cell = self.state.spot(figure.segment).cell;
        if !tower::is_in_range(at, tower::height(self.state, tower), cell) {
            return because(
                "TO-15",
                "a tower reaches as many cells straight along its row and column as it has floors",
                remedy,
            );
        }
        if !tower::is_target(self.rules, self.state, figure.seat) {
            return because(
                "TO-22",
                "in this game towers capture opponents only",
                remedy,
            );
        }
        // Figures that stand alike are one choice; the notation reads the first.
        because("TO-17", "the follower stands for one like it", remedy)
    }

    pub(super) fn exchange(&self) -> Refusal {
        match self.decision {
            Decision::Exchange { .. } => because(
                "TO-28",
                "the other seat holds no such follower of the captor",
                "name a kind of follower that it holds: exchange SEAT FIGURE",
            ),
            _ => self.untimely(
                "TO-26",
                "followers are exchanged only right after a capture",
            ),
        }
    }

    pub(super) fn ransom(&self, holder: Seat, figure: FigureKind) -> Refusal {
        if !self.has_towers() {
            return self.untimely("TO-31", "there are no prisoners in this game");
        }
        if !tower::is_time_for_ransom(self.state, (self.seat, self.decision)) {
            return self.untimely("TO-43", "ransom is paid at an own question in the own turn, never between moves of the dragon");
        }
        let prisoners = self.state.prisoners();
        let is_held = prisoners
            .iter()
            .any(|held| (held.holder, held.seat, held.kind) == (holder, self.seat, figure));
        if !is_held {
            return self.untimely(
                "TO-36",
                "a seat frees its own followers only, and that seat holds no such one",
            );
        }
        if self.state.memory.tower.has_paid {
            return self.untimely("TO-34", "one ransom may be paid in a turn, and it has been");
        }
        self.untimely("TO-35", "ransom costs 3 points, and the seat has fewer")
    }

    fn has_towers(&self) -> bool {
        self.rules.tokens().any(|token| token == Token::Floor)
    }
}
