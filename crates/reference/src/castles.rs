//! Castles: small cities converted, and what their lords score.

use std::collections::BTreeSet;

use carcas_engine::{
    Abbot, CastleSimultaneous, Cell, CountFairyPoints, FigureKind, KingCountsCastles, Seat, Spot,
    WagonFromCastle,
};
use carcas_tiles::{Mark, SegmentKind};

use super::feature::Feature;
use super::flow::{Next, Step};
use super::scoring::{PlacedFigure, complete_value, is_follower, powers};
use super::{Answer, Case, Reference, Waiting};

impl Reference {
    /// Returns how many castle tokens a seat has left.
    pub fn n_castles(&self, seat: Seat) -> u32 {
        self.castles_left.get(seat.ix()).copied().unwrap_or(0)
    }

    /// Rule: BC-C3.
    pub(super) fn is_castle_site(&self, city: &Feature) -> bool {
        let is_cap = |&spot: &Spot| {
            let segment = self.table.segment(spot);
            segment.is_some_and(|segment| {
                segment.sides.len() == 1
                    && segment.shared_sides.is_empty()
                    && !segment.marks.contains(Mark::NoCastle)
            })
        };
        city.kind == SegmentKind::City
            && city.is_complete(&self.table)
            && city.spots.len() == 2
            && city.spots.iter().all(is_cap)
    }

    /// Returns the cities that a seat may convert, each with every follower who may be its lord.
    ///
    /// Rule: BC-17, BC-86.
    pub(super) fn castle_answers(&self, seat: Seat) -> BTreeSet<Answer> {
        let mut answers = BTreeSet::new();
        if self.n_castles(seat) == 0 {
            return answers;
        }
        for city in &self.flow.unscored {
            let powers = powers(&self.table, city, &self.figures);
            let own = powers.get(&seat).copied().unwrap_or(0);
            let has_majority = own > 0
                && powers
                    .iter()
                    .all(|(&other, &power)| other == seat || power < own);
            if !has_majority || !self.is_castle_site(city) {
                continue;
            }
            for figure in &self.figures {
                let can_rule = is_follower(figure) && figure.kind != FigureKind::Mayor;
                if figure.seat == seat && can_rule && city.spots.contains(&figure.spot) {
                    answers.insert(Answer::Convert(figure.kind, figure.spot));
                }
            }
        }
        answers
    }

    /// T7: the owners decide, the active seat first.
    ///
    /// Rule: BC-17.
    pub(super) fn castle_step(&mut self) -> Next {
        while self.flow.castle_place < self.scores.len() {
            let seat = self.seat_after(self.seat, self.flow.castle_place);
            if !self.castle_answers(seat).is_empty() {
                self.asked = seat;
                return Next::Wait(Waiting::ForCastle);
            }
            self.flow.castle_place += 1;
        }
        Next::Go(match self.is_one_by_one() {
            true => Step::Order,
            false => Step::Leave,
        })
    }

    /// Rule: BC-18, BC-19, BC-59, BC-76, KR-114.
    pub(super) fn convert(&mut self, kind: FigureKind, spot: Spot) {
        let seat = self.asked;
        let lord = PlacedFigure { seat, kind, spot };
        let city = Feature::at(&self.table, spot);
        self.tally_conversion(&city, &lord);
        let mut lords = 0;
        let is_lord = |figure: &PlacedFigure| *figure == lord;
        let n_alike = self.figures.iter().filter(|one| is_lord(one)).count();
        self.return_figures(|figure| city.spots.contains(&figure.spot) && *figure != lord);
        // Of several followers who look alike one stays.
        while lords + 1 < n_alike {
            let ix = self.figures.iter().rposition(is_lord);
            self.figures.remove(ix.expect("they stand there"));
            *self.supplies[seat.ix()].entry(kind).or_insert(0) += 1;
            lords += 1;
        }
        self.remove_magic(&city);
        self.flow.unscored.retain(|other| *other != city);
        self.flow.completed.retain(|other| *other != city);
        if self.played.choices.king_counts_castles == KingCountsCastles::Yes {
            self.flow.converted_cities.push(city.clone());
        }
        self.table.fortify(&city.spots);
        self.castles_left[seat.ix()] -= 1;
        self.flow.converted.push(Feature::at(&self.table, spot));
        self.cases.see(Case::CastleBuilt);
    }

    /// Returns the six cells of a castle.
    ///
    /// Rule: BC-20.
    fn neighborhood(castle: &Feature) -> BTreeSet<Cell> {
        let cells: Vec<Cell> = castle.cells().into_iter().collect();
        let is_level = cells.iter().all(|cell| cell.y == cells[0].y);
        let (dx, dy) = if is_level { (0, 1) } else { (1, 0) };
        let three = |cell: &Cell| {
            [-1, 0, 1].map(|step: i16| Cell::new(cell.x + dx * step, cell.y + dy * step))
        };
        cells.iter().flat_map(three).collect()
    }

    /// Returns the castles whose lords may score now, each with its lord, in the order of seats from the active one.
    ///
    /// Rule: BC-21, BC-29, BC-85.
    fn ready_castles(&self) -> Vec<(Seat, Feature)> {
        let mut ready = Vec::new();
        for place in 0..self.scores.len() {
            let seat = self.seat_after(self.seat, place);
            for figure in self.figures.iter().filter(|figure| figure.seat == seat) {
                let castle = Feature::at(&self.table, figure.spot);
                let is_ready = castle.kind == SegmentKind::Castle
                    && !self.flow.converted.contains(&castle)
                    && self.flow.castles_scored.iter().all(|one| one.0 != castle);
                if is_ready {
                    ready.push((seat, castle));
                }
            }
        }
        ready
    }

    /// Returns what triggers a castle in this round, with the feature whose value it gives.
    ///
    /// Rule: BC-21, BC-22, BC-24, BC-28, BC-30, BC-52.
    pub(super) fn castle_triggers(&self, castle: &Feature) -> Vec<(Feature, Feature)> {
        let cells = Self::neighborhood(castle);
        let is_near = |feature: &Feature| feature.cells().iter().any(|cell| cells.contains(cell));
        let mut triggers = Vec::new();
        if self.flow.castle_round > 0 {
            for (scored, source) in &self.flow.castles_scored[..self.flow.castle_round] {
                if is_near(scored) {
                    triggers.push((scored.clone(), source.clone()));
                }
            }
            return triggers;
        }
        for feature in &self.flow.completed {
            let counts =
                feature.kind != SegmentKind::Garden || self.played.choices.abbot == Abbot::On;
            if counts && is_near(feature) {
                triggers.push((feature.clone(), feature.clone()));
            }
        }
        triggers
    }

    fn trigger_value(&self, source: &Feature) -> i32 {
        complete_value(&self.played, &self.table, source, self.magic_on(source))
    }

    /// T8d: castles score what triggers them, then those beside them, and so on.
    ///
    /// Rule: BC-23 to BC-30, BC-85.
    pub(super) fn score_castles_step(&mut self) -> Next {
        loop {
            for (seat, castle) in self.ready_castles() {
                let triggers = self.castle_triggers(&castle);
                let values: BTreeSet<i32> = triggers
                    .iter()
                    .map(|(_, source)| self.trigger_value(source))
                    .collect();
                let Some(&best) = values.last() else {
                    continue;
                };
                let chooses =
                    self.played.choices.castle_simultaneous == CastleSimultaneous::OwnerChooses;
                if values.len() > 1 && chooses {
                    self.asked = seat;
                    self.flow.choosing = Some(castle.clone());
                    return Next::Wait(Waiting::ForCastleScoring(castle.first()));
                }
                let mut sources = triggers.into_iter();
                let source = sources.find(|(_, source)| self.trigger_value(source) == best);
                let (_, source) = source.expect("one has the best value");
                self.tally_castle(&castle, &source, values.len());
                self.score_castle(seat, &castle, &source);
            }
            if self.flow.castle_round == self.flow.castles_scored.len() {
                break;
            }
            self.cases
                .see_if(self.flow.castle_round > 0, Case::CastleChain);
            self.flow.castle_round = self.flow.castles_scored.len();
        }
        self.flow.castle_round = 0;
        self.tally_new_castles();
        let scored = std::mem::take(&mut self.flow.castles_scored);
        // Rule: BC-27, AM-87.
        let may_move = self.played.choices.wagon_from_castle == WagonFromCastle::MayMove;
        self.return_figures(|figure| {
            let mut castles = scored.iter();
            let stays = may_move && figure.kind == FigureKind::Wagon;
            !stays && castles.any(|(castle, _)| castle.spots.contains(&figure.spot))
        });
        if may_move {
            self.flow.open_castles = scored.into_iter().map(|(castle, _)| castle).collect();
        }
        Next::Go(Step::EndScoring)
    }

    /// Rule: BC-23, BC-31, BC-68, BC-72.
    fn score_castle(&mut self, seat: Seat, castle: &Feature, source: &Feature) {
        let points = self.trigger_value(source);
        self.scores[seat.ix()] += points;
        self.flow.gained[seat.ix()] += points;
        let counts_fairy = self.played.choices.count_fairy_points == CountFairyPoints::Counted;
        for seat in self.fairy_seats(castle) {
            self.scores[seat.ix()] += 3;
            self.flow.gained[seat.ix()] += if counts_fairy { 3 } else { 0 };
        }
        let scored = (castle.clone(), source.clone());
        self.flow.castles_scored.push(scored);
        self.cases.see(Case::CastleScored);
    }

    pub(super) fn trigger_answers(&self) -> BTreeSet<Answer> {
        let castle = self.flow.choosing.iter();
        let triggers = castle.flat_map(|castle| self.castle_triggers(castle));
        triggers
            .map(|(trigger, _)| Answer::Score(trigger.first()))
            .collect()
    }

    /// Rule: BC-26, BC-85.
    pub(super) fn choose_trigger(&mut self, spot: Spot) {
        let castle = self.flow.choosing.take().expect("a castle is asked about");
        let mut triggers = self.castle_triggers(&castle).into_iter();
        let chosen = triggers.find(|(trigger, _)| trigger.spots.contains(&spot));
        let (_, source) = chosen.expect("a trigger was chosen");
        let mut figures = self.figures.iter();
        let lord = figures.find(|figure| castle.spots.contains(&figure.spot));
        let seat = lord.expect("the castle has a lord").seat;
        self.tally_castle(&castle, &source, 1);
        self.score_castle(seat, &castle, &source);
        self.cases.see(Case::CastleChoice);
        self.cases
            .see_if(self.flow.castle_round > 0, Case::CastleChainChoice);
        self.go(Step::ScoreCastles);
    }
}
