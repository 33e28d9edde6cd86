//! Shepherds, their flocks and the token bag.

use std::collections::{BTreeMap, BTreeSet};

use carcas_engine::{Cell, ClosedFieldChoice, FigureKind, Seat, Spot, Token};
use carcas_tiles::SegmentKind;

use super::feature::Feature;
use super::flow::Next;
use super::flow::Step;
use super::played::Part;
use super::scoring::PlacedFigure;
use super::{Answer, Case, Reference, Waiting};

/// Returns how many sheep a token shows.
fn sheep(token: Token) -> i32 {
    match token {
        Token::OneSheep => 1,
        Token::TwoSheep => 2,
        Token::ThreeSheep => 3,
        Token::FourSheep => 4,
        _ => 0,
    }
}

/// Returns the token bag at the start of a game.
///
/// Rule: HS-01.
pub(super) fn full_bag() -> BTreeMap<Token, u32> {
    BTreeMap::from([
        (Token::OneSheep, 4),
        (Token::TwoSheep, 5),
        (Token::ThreeSheep, 5),
        (Token::FourSheep, 2),
        (Token::Wolf, 2),
    ])
}

impl Reference {
    /// Returns the tokens beside a seat's shepherd.
    pub fn flock(&self, seat: Seat) -> &[Token] {
        let flock = self.tokens.flocks.get(&seat);
        flock.map_or(&[], Vec::as_slice)
    }

    /// Returns every token that can be drawn now, with the number of copies.
    pub fn token_outcomes(&self) -> BTreeMap<Token, u32> {
        if self.waiting != Waiting::ForToken {
            return BTreeMap::new();
        }
        let mut bag = full_bag();
        for token in self.tokens.flocks.values().flatten() {
            *bag.get_mut(token).expect("a token of the bag") -= 1;
        }
        bag.retain(|_, n| *n > 0);
        bag
    }

    /// T4: the shepherd goes to a field of the new tile that holds no shepherd.
    ///
    /// Rule: HS-03, HS-04, HS-53, HS-54, HS-74.
    pub(super) fn shepherd_answers(&self, cell: Cell) -> BTreeSet<Answer> {
        let kind = FigureKind::Shepherd;
        if self.supply(self.seat, kind) == 0 || self.is_barred(cell) {
            return BTreeSet::new();
        }
        let is_free = |spot: &Spot| {
            let field = Feature::at(&self.table, *spot);
            field.kind == SegmentKind::Field && self.shepherds_in(&field).is_empty()
        };
        let spots = self.spots_on(cell).into_iter().filter(is_free);
        spots.map(|spot| Answer::PlaceFigure(kind, spot)).collect()
    }

    pub(super) fn shepherds_in(&self, field: &Feature) -> Vec<PlacedFigure> {
        let is_here = |figure: &&PlacedFigure| {
            figure.kind == FigureKind::Shepherd && field.spots.contains(&figure.spot)
        };
        self.figures.iter().filter(is_here).copied().collect()
    }

    /// Returns every field with a shepherd, once.
    fn fields_with_shepherds(&self) -> BTreeSet<Feature> {
        let shepherds = self
            .figures
            .iter()
            .filter(|figure| figure.kind == FigureKind::Shepherd);
        shepherds
            .map(|shepherd| Feature::at(&self.table, shepherd.spot))
            .collect()
    }

    /// Returns the field in which the active seat grows or herds: one with its shepherd that the new tile belongs to.
    ///
    /// Rule: HS-08, HS-15, HS-18, HS-67; `closed-field-choice`.
    fn field_of_choice(&self) -> Option<Feature> {
        let is_own = |field: &Feature| {
            let shepherds = self.shepherds_in(field);
            shepherds.iter().any(|one| one.seat == self.seat)
        };
        let is_dropped = |field: &Feature| {
            field.is_closed(&self.table)
                && self.played.choices.closed_field_choice == ClosedFieldChoice::HerdOnly
        };
        let fields = self.fields_with_shepherds().into_iter();
        fields
            .filter(|field| field.cells().contains(&self.flow.cell))
            .find(|field| is_own(field) && !is_dropped(field))
    }

    /// T5.1 and T5.2.
    ///
    /// Rule: HS-06, HS-08, HS-17.
    pub(super) fn flock_step(&mut self) -> Next {
        if !self.played.has(Part::Shepherd) {
            return Next::Go(Step::ClosedFields);
        }
        if std::mem::take(&mut self.flow.has_new_shepherd) {
            return Next::Wait(Waiting::ForToken);
        }
        let Some(choice) = self.field_of_choice() else {
            let mut fields = self.fields_with_shepherds().into_iter();
            let is_dropped = fields.any(|field| {
                let mut shepherds = self.shepherds_in(&field).into_iter();
                field.cells().contains(&self.flow.cell)
                    && shepherds.any(|one| one.seat == self.seat)
            });
            self.cases.see_if(is_dropped, Case::ClosedWithoutChoice);
            return Next::Go(Step::ClosedFields);
        };
        for field in self.fields_with_shepherds() {
            if field != choice && field.is_closed(&self.table) {
                self.cases.see(Case::HerdedBeforeChoice);
                self.tally_closed(&field);
                self.herd(&field);
            }
        }
        self.cases
            .see_if(choice.is_closed(&self.table), Case::ChoiceInClosedField);
        Next::Wait(Waiting::ForFlock)
    }

    /// T5.3: closed fields are herded.
    ///
    /// Rule: HS-17, HS-19.
    pub(super) fn herd_closed(&mut self) {
        for field in self.fields_with_shepherds() {
            if field.is_closed(&self.table) {
                self.cases.see(Case::ClosedFieldHerded);
                self.tally_closed(&field);
                self.herd(&field);
            }
        }
    }

    /// The answer to T5.2.
    pub(super) fn herd_own(&mut self) {
        if let Some(field) = self.field_of_choice() {
            self.herd(&field);
        }
        self.go(Step::ClosedFields);
    }

    /// Every seat with a shepherd in the field scores all sheep in it.
    ///
    /// Rule: HS-12, HS-13, HS-14, HS-60.
    fn herd(&mut self, field: &Feature) {
        let shepherds = self.shepherds_in(field);
        let tokens = shepherds.iter().flat_map(|one| self.flock(one.seat));
        let points: i32 = tokens.map(|&token| sheep(token)).sum();
        for shepherd in &shepherds {
            self.scores[shepherd.seat.ix()] += points;
            self.flow.gained[shepherd.seat.ix()] += points;
        }
        self.cases.see(Case::Herded);
        self.cases.see_if(shepherds.len() > 1, Case::HerdedTogether);
        self.leave_field(&shepherds);
    }

    /// Shepherds return, and their tokens go back into the token bag.
    fn leave_field(&mut self, shepherds: &[PlacedFigure]) {
        self.return_figures(|figure| shepherds.contains(figure));
    }

    /// Draws a token for the flock of the active seat.
    ///
    /// Rule: HS-06, HS-07, HS-10, HS-11.
    ///
    /// # Panics
    /// If the seat has no shepherd on the board.
    pub fn draw_token(&mut self, token: Token) {
        let is_own =
            |one: &&PlacedFigure| one.seat == self.seat && one.kind == FigureKind::Shepherd;
        let own = self.figures.iter().find(is_own).copied();
        let own = own.expect("a token is drawn for a shepherd");
        let is_first = self.flock(self.seat).is_empty();
        let is_closed = Feature::at(&self.table, own.spot).is_closed(&self.table);
        let case = match (is_first, token) {
            (true, _) => Case::ClosedWithNewShepherd,
            (false, Token::Wolf) => Case::WolfInClosedField,
            (false, _) => Case::GrownInClosedField,
        };
        self.cases.see_if(is_closed, case);
        if token != Token::Wolf {
            self.tokens.flocks.entry(self.seat).or_default().push(token);
            self.cases.see_if(!is_first, Case::FlockGrown);
        } else if is_first {
            self.cases.see(Case::WolfAtOnce);
            self.leave_field(&[own]);
        } else {
            let shepherds = self.shepherds_in(&Feature::at(&self.table, own.spot));
            self.cases.see(Case::WolfInField);
            self.cases
                .see_if(shepherds.len() > 1, Case::WolfScattersSeveral);
            self.leave_field(&shepherds);
        }
        self.go(Step::ClosedFields);
    }
}
