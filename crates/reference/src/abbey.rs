//! Abbeys: instead of a draw, and in the round after the last turn.

use std::collections::{BTreeSet, VecDeque};

use carcas_engine::{AbbeyEndOfGame, Cell, Seat};
use carcas_tiles::{Group, KindId, Rotation, Side, catalogue};

use super::flow::{Flow, Next, Step};
use super::played::Part;
use super::table::Tile;
use super::{Answer, Case, Reference, Waiting};

impl Reference {
    /// Returns the empty cells with a tile at each side.
    ///
    /// Rule: AM-03.
    fn holes(&self) -> Vec<Cell> {
        let is_hole = |cell: &Cell| {
            let mut sides = Side::ALL.into_iter();
            sides.all(|side| self.table.tile(cell.step(side)).is_some())
        };
        self.table.frontier().into_iter().filter(is_hole).collect()
    }

    pub(super) fn can_place_abbey(&self, seat: Seat) -> bool {
        self.abbeys.contains(&seat) && !self.holes().is_empty()
    }

    /// Whether the seat may place its abbey instead of drawing.
    ///
    /// Rule: AM-02, AM-05, AM-53, AM-83, AM-107.
    pub(super) fn may_place_abbey(&self) -> bool {
        let owes = self.owed(self.seat).is_some();
        self.can_place_abbey(self.seat)
            && !owes
            && !self.bag.has_river()
            && self.flow.round.is_none()
    }

    /// Returns where an abbey may go.
    ///
    /// Rule: AM-03, AM-04.
    pub(super) fn abbey_answers(&self) -> BTreeSet<Answer> {
        let holes = self.holes().into_iter();
        holes
            .map(|hole| Answer::PlaceTile(hole, Rotation::R0))
            .collect()
    }

    /// T1 and T2: the asked seat places its abbey.
    pub(super) fn place_abbey(&mut self, cell: Cell) {
        self.seat = self.asked;
        self.abbeys.remove(&self.seat);
        self.cases.see(Case::AbbeyPlaced);
        let in_second = self.flow.is_second_part && self.bag.pool().is_empty();
        self.cases.see_if(in_second, Case::AbbeyAfterLastTile);
        self.cases
            .see_if(self.flow.is_second_part, Case::AbbeyInSecondPart);
        if let Some(round) = self.flow.round.take() {
            self.cases.see(Case::AbbeyInRound);
            self.flow = Flow::new(self.scores.len(), self.flow.placer);
            self.flow.round = Some(round);
        }
        let rotation = Rotation::R0;
        self.place_tile(
            cell,
            Tile {
                kind: abbey(),
                rotation,
            },
        );
    }

    /// Begins the round after the last turn.
    ///
    /// Rule: AM-13, BA-60.
    pub(super) fn begin_round(&mut self) -> Next {
        let is_held = self.played.has(Part::Abbey)
            && self.played.choices.abbey_end_of_game != AbbeyEndOfGame::Forfeit;
        if !is_held {
            return Next::Go(Step::BeginFinalLeave);
        }
        let places = 1..=self.scores.len();
        let seats: VecDeque<Seat> = places
            .map(|place| self.seat_after(self.flow.placer, place))
            .collect();
        self.flow.round = Some(seats);
        Next::Go(Step::AbbeyRound)
    }

    /// Asks the next seat of the round that can place an abbey.
    ///
    /// Rule: AM-13, AM-107.
    pub(super) fn round_step(&mut self) -> Next {
        while let Some(seat) = self.flow.round.as_mut().and_then(VecDeque::pop_front) {
            if self.can_place_abbey(seat) {
                self.asked = seat;
                return Next::Wait(Waiting::ForFinalAbbey);
            }
        }
        Next::Go(Step::BeginFinalLeave)
    }
}

fn abbey() -> KindId {
    let mut kinds = catalogue().kinds();
    let found = kinds.find(|(_, kind)| kind.group == Group::Seat);
    found.expect("the catalogue has the abbey").0
}
