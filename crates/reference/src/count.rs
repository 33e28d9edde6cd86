//! The Count and the quarters of his city.

use std::collections::BTreeSet;

use carcas_engine::{
    CountAbbot, CountDeployInDoubleTurn, CountFinalOrder, CountFinalQuarters, CountMarketAtBarn,
    CountMove, CountMultiFeature, DeployOnDragonTile, Farmers, FigureKind, Leaving, Neutral,
    Quarter, Seat, Spot,
};
use carcas_tiles::SegmentKind;

use super::feature::Feature;
use super::flow::{Next, Step};
use super::played::Part;
use super::scoring::PlacedFigure;
use super::{Answer, Case, Reference, Waiting};

impl Reference {
    /// Returns the place of a quarter: the quarters are segments of one tile, clockwise from the castle.
    ///
    /// # Panics
    /// If the city is not on the table.
    pub(super) fn quarter_spot(&self, quarter: Quarter) -> Spot {
        let spots = self.table.spots().into_iter();
        let mut quarters = spots.filter(|&spot| {
            let segment = self.table.segment(spot);
            segment.is_some_and(|segment| segment.kind == SegmentKind::Quarter)
        });
        let found = quarters.nth(quarter as usize);
        found.expect("the city of Carcassonne lies on the table")
    }

    fn quarter_at(&self, spot: Spot) -> Option<Quarter> {
        let segment = self.table.segment(spot)?;
        let mut quarters = Quarter::ALL.into_iter();
        quarters.find(|&quarter| {
            segment.kind == SegmentKind::Quarter && self.quarter_spot(quarter) == spot
        })
    }

    fn may_use(&self, quarter: Quarter) -> bool {
        quarter != Quarter::Market || self.played.choices.farmers == Farmers::On
    }

    /// Whether completed features are scored one by one.
    pub(super) fn is_one_by_one(&self) -> bool {
        self.played.has(Part::Count)
            && self.played.choices.count_multi_feature == CountMultiFeature::PerFeature
    }

    /// T8a: the seat chooses which feature is next; not asked where the order changes nothing.
    ///
    /// Rule: CO-27, CO-A3.
    pub(super) fn order_step(&mut self) -> Next {
        match self.flow.unscored.len() {
            0 => {
                self.flow.is_barn_asked = true;
                self.flow.place = 1;
                Next::Go(Step::Leave)
            }
            1 => {
                self.choose_scoring(self.flow.unscored[0].first());
                Next::Go(Step::Leave)
            }
            _ => {
                let has_exit = (0..self.scores.len()).any(|place| {
                    self.asked = self.seat_after(self.seat, place);
                    !self.leaving_answers(Leaving::Scoring).is_empty()
                });
                self.asked = self.seat;
                if !has_exit {
                    return Next::Go(Step::Score);
                }
                self.cases.see(Case::OrderChosen);
                Next::Wait(Waiting::ForOrder)
            }
        }
    }

    /// Returns the features that can be scored next.
    pub(super) fn order_answers(&self) -> BTreeSet<Answer> {
        let unscored = self.flow.unscored.iter();
        unscored
            .map(|feature| Answer::Score(feature.first()))
            .collect()
    }

    pub(super) fn choose_scoring(&mut self, spot: Spot) {
        let mut unscored = self.flow.unscored.iter();
        let chosen = unscored.find(|feature| feature.spots.contains(&spot));
        self.flow.chosen = chosen.cloned();
        self.flow.place = 1;
    }

    /// T8a: asks the seats one after the other, beginning left of the placer.
    ///
    /// Rule: CO-22, CO-23.
    pub(super) fn leave_step(&mut self) -> Next {
        if !self.played.has(Part::Count) {
            return Next::Go(Step::Score);
        }
        while self.flow.place <= self.scores.len() {
            self.asked = self.seat_after(self.seat, self.flow.place);
            if !self.leaving_answers(Leaving::Scoring).is_empty() {
                return Next::Wait(Waiting::ForLeaving(Leaving::Scoring));
            }
            self.flow.place += 1;
        }
        Next::Go(Step::Score)
    }

    /// Returns who is asked next in the final moves.
    ///
    /// Rule: CO-40, CO-44.
    pub(super) fn final_leaver(&mut self) -> Option<Seat> {
        if !self.played.has(Part::Count) {
            return None;
        }
        let n_seats = self.scores.len();
        let is_single = self.played.choices.count_final_order == CountFinalOrder::SinglePass;
        let last = if is_single {
            n_seats
        } else {
            self.flow.place + n_seats - 1
        };
        while self.flow.place <= last {
            let seat = self.seat_after(self.flow.placer, self.flow.place);
            self.asked = seat;
            let may_leave = !self.leaving_answers(Leaving::Final).is_empty();
            if may_leave && !self.flow.passed.contains(&seat) {
                return Some(seat);
            }
            self.flow.place += 1;
        }
        None
    }

    /// Goes on after a seat has left a quarter or passed.
    pub(super) fn after_leaving(&mut self, leaving: Leaving, has_passed: bool) {
        let is_single = leaving == Leaving::Scoring
            || self.played.choices.count_final_order == CountFinalOrder::SinglePass;
        if has_passed {
            self.flow.passed.insert(self.asked);
        }
        if has_passed || !is_single {
            self.flow.place += 1;
        }
        self.advance();
    }

    /// Returns the moves of the asked seat out of the city.
    ///
    /// Rule: CO-21, CO-24 to CO-27, CO-41 to CO-45, CO-51, CO-69.
    pub(super) fn leaving_answers(&self, leaving: Leaving) -> BTreeSet<Answer> {
        let mut answers = BTreeSet::new();
        for figure in self
            .figures
            .iter()
            .filter(|figure| figure.seat == self.asked)
        {
            let Some(quarter) = self.quarter_at(figure.spot) else {
                continue;
            };
            if self.neutral(Neutral::Count) == Some(figure.spot) {
                continue;
            }
            for to in self.table.spots() {
                if self.may_leave(leaving, figure, quarter, to) {
                    answers.insert(Answer::MoveFigure(figure.kind, figure.spot, to));
                }
            }
        }
        answers
    }

    fn may_leave(
        &self,
        leaving: Leaving,
        figure: &PlacedFigure,
        quarter: Quarter,
        to: Spot,
    ) -> bool {
        let Some(segment) = self.table.segment(to) else {
            return false;
        };
        let leads_to = match quarter {
            Quarter::Castle => segment.kind == SegmentKind::City,
            Quarter::Blacksmith => segment.kind == SegmentKind::Road,
            Quarter::Market => segment.kind == SegmentKind::Field,
            Quarter::Cathedral => {
                matches!(segment.kind, SegmentKind::Monastery | SegmentKind::Abbey)
                    || segment.kind == SegmentKind::Garden && figure.kind == FigureKind::Abbot
            }
        };
        let is_dragon_there = self.neutral_cell(Neutral::Dragon) == Some(to.cell)
            && self.played.choices.deploy_on_dragon_tile == DeployOnDragonTile::Forbidden;
        if !leads_to || is_dragon_there {
            return false;
        }
        match leaving {
            Leaving::Scoring => {
                let mut due = self.due_features().iter();
                due.any(|feature| feature.spots.contains(&to))
                    || quarter == Quarter::Market && self.may_join_barn(to)
            }
            Leaving::Final => {
                let is_usable = quarter == Quarter::Market
                    || self.played.choices.count_final_quarters == CountFinalQuarters::All;
                is_usable && !Feature::at(&self.table, to).is_complete(&self.table)
            }
        }
    }

    /// Whether a follower in the market may join a field that is about to be scored because of a barn.
    ///
    /// Rule: CO-25, AM-76.
    fn may_join_barn(&self, to: Spot) -> bool {
        let is_next =
            self.flow.chosen.is_none() && (!self.is_one_by_one() || self.flow.unscored.is_empty());
        let is_allowed = self.played.choices.count_market_at_barn == CountMarketAtBarn::Allowed;
        let mut fields = self.barn_fields().into_iter();
        is_next && is_allowed && fields.any(|(field, _)| field.spots.contains(&to))
    }

    /// Rule: CO-24, CO-29.
    pub(super) fn leave(&mut self, kind: FigureKind, from: Spot, to: Spot) {
        let seat = self.asked;
        let gone = PlacedFigure {
            seat,
            kind,
            spot: from,
        };
        let ix = self.figures.iter().position(|figure| *figure == gone);
        let ix = ix.expect("a follower that leaves stands in the quarter");
        self.figures[ix].spot = to;
        let at_barn = self.has_barn(&Feature::at(&self.table, to));
        self.cases.see_if(at_barn, Case::MarketAtBarn);
        self.cases.see(match self.quarter_at(from) {
            Some(Quarter::Castle) => Case::LeftCastle,
            Some(Quarter::Market) => Case::LeftMarket,
            Some(Quarter::Blacksmith) => Case::LeftBlacksmith,
            _ => Case::LeftCathedral,
        });
    }

    /// Returns how the seat may enter the city.
    ///
    /// Rule: CO-10 to CO-17, CO-48, CO-50, CO-55, CO-59, CO-60.
    pub(super) fn entering_answers(&self) -> BTreeSet<Answer> {
        let mut answers = BTreeSet::new();
        let is_used = self.flow.has_entered
            && self.played.choices.count_deploy_in_double_turn
                == CountDeployInDoubleTurn::OncePerTurn;
        let own = self.flow.gained[self.seat.ix()];
        let is_entitled = own == 0 && self.flow.gained.iter().any(|&points| points > 0);
        if !self.played.has(Part::Count) || !is_entitled || is_used {
            return answers;
        }
        for quarter in Quarter::ALL
            .into_iter()
            .filter(|&quarter| self.may_use(quarter))
        {
            for kind in FigureKind::ALL {
                let is_abbot_allowed = quarter == Quarter::Cathedral
                    && self.played.choices.count_abbot == CountAbbot::Yes;
                let is_allowed = match kind {
                    FigureKind::Follower | FigureKind::Large => true,
                    FigureKind::Abbot => is_abbot_allowed,
                    FigureKind::Mayor => quarter == Quarter::Castle,
                    FigureKind::Wagon => quarter != Quarter::Market,
                    _ => false,
                };
                if is_allowed && self.supply(self.seat, kind) > 0 {
                    answers.insert(Answer::PlaceFigure(kind, self.quarter_spot(quarter)));
                }
            }
        }
        answers
    }

    /// Rule: CO-12, CO-19.
    pub(super) fn enter(&mut self, kind: FigureKind, spot: Spot) -> Step {
        let seat = self.seat;
        self.stand(PlacedFigure { seat, kind, spot });
        self.flow.has_entered = true;
        self.cases.see(Case::Entered);
        match kind {
            FigureKind::Mayor => self.cases.see(Case::MayorEntered),
            FigureKind::Wagon => self.cases.see(Case::WagonEntered),
            _ => {}
        }
        self.cases
            .see_if(self.flow.is_second_part, Case::EnteredInSecondPart);
        match self.played.choices.count_move {
            CountMove::ByPlayer => return Step::MoveCount,
            CountMove::FollowMeeple => {
                self.neutrals.insert(Neutral::Count, spot);
            }
            CountMove::Clockwise => {
                let at = self
                    .neutral(Neutral::Count)
                    .and_then(|at| self.quarter_at(at));
                let at = at.expect("the Count is in his city") as usize;
                let mut next = (1..4).map(|ix| Quarter::ALL[(at + ix) % 4]);
                let next = next.find(|&quarter| self.may_use(quarter));
                let next = self.quarter_spot(next.expect("three quarters can be used"));
                self.neutrals.insert(Neutral::Count, next);
            }
        }
        Step::BeginJourney(carcas_engine::DragonMove::AfterScoring)
    }

    /// Rule: CO-19, CO-48.
    pub(super) fn count_answers(&self) -> BTreeSet<Answer> {
        let quarters = Quarter::ALL
            .into_iter()
            .filter(|&quarter| self.may_use(quarter));
        let spots = quarters.map(|quarter| self.quarter_spot(quarter));
        let others = spots.filter(|&spot| self.neutral(Neutral::Count) != Some(spot));
        others
            .map(|spot| Answer::MoveNeutral(Neutral::Count, spot))
            .collect()
    }
}
