//! The turn of the reference: draw, place, figure, scoring, next seat; and the end of the game.

use std::collections::BTreeSet;

use carcas_engine::{
    BuilderTrigger, Cell, CountFairyPoints, DragonMove, FarmerScoring, Farmers, FigureKind,
    Neutral, RiverVolcanoTurn, Seat, Spot,
};
use carcas_tiles::{KindId, SegmentKind, Side, Symbol};

use super::feature::{Feature, all_sides, is_center};
use super::flow::{Flow, Step};
use super::hills::winners;
use super::scoring::{Magic, PlacedFigure, complete_value, incomplete_value, powers};
use super::table::Tile;
use super::{Answer, Case, Reference, Waiting, fields};

impl Reference {
    /// T0: a new turn.
    pub(super) fn start_turn(&mut self) {
        self.flow = Flow::new(self.scores.len(), self.flow.placer);
        self.give_fairy_point();
    }

    /// T1: a tile is drawn. One that fits nowhere leaves the game, and the same seat draws again.
    ///
    /// Rule: BA-05, BA-09, BA-10, RV-15, PD-09, PD-13, HS-24 to HS-26.
    pub fn draw(&mut self, kind: KindId) {
        if self.waiting == Waiting::ForLot {
            return self.turn_up(kind);
        }
        self.bag.draw(kind);
        self.tally_draw(kind);
        let rotation = carcas_tiles::Rotation::R0;
        let has_dragon = self
            .played
            .has_symbol(Tile { kind, rotation }, Symbol::Dragon);
        if has_dragon && !self.neutrals.contains_key(&Neutral::Dragon) {
            self.bag.set_aside(kind);
            self.cases.see(Case::SetAside);
            let is_last = !self.is_tile_left();
            self.cases.see_if(is_last, Case::EndedBySettingAside);
            self.go(Step::Draw);
            return;
        }
        let is_hill = self.hide_under(kind);
        if self.placements(kind).is_empty() {
            self.n_discarded += 1;
            self.cases.see_if(is_hill, Case::HillDiscarded);
            self.tally_discard(kind);
            self.go(Step::Draw);
        } else {
            self.waiting = Waiting::ForPlacement(kind);
        }
    }

    /// Hides a tile of the bag under a hill that is about to be placed; returns whether it is one.
    ///
    /// Rule: HS-24, HS-25, HS-69.
    pub(super) fn hide_under(&mut self, kind: KindId) -> bool {
        let rotation = carcas_tiles::Rotation::R0;
        let is_hill = self
            .played
            .has_symbol(Tile { kind, rotation }, Symbol::Hill);
        if is_hill && self.is_tile_left() {
            self.bag.hide();
            self.cases.see(Case::TileHidden);
        } else if is_hill {
            self.cases.see(Case::HillWithoutTile);
        }
        is_hill
    }

    /// Plays a legal answer.
    ///
    /// # Panics
    /// If the answer is to another question.
    pub fn play(&mut self, answer: Answer) {
        let after_figure = Step::LateBridge;
        let seat = self.seat;
        match (self.waiting, answer) {
            (Waiting::ForPlacement(kind), Answer::PlaceTile(cell, rotation)) => {
                self.place_tile(cell, Tile { kind, rotation });
            }
            (Waiting::ForFigure(_), Answer::PlaceFigure(kind, spot)) => {
                self.place_figure(kind, spot);
                self.go(after_figure);
            }
            (Waiting::ForFigure(_), Answer::Recall(kind, spot)) => {
                self.recall(kind, spot);
                self.go(after_figure);
            }
            (Waiting::ForFigure(_) | Waiting::ForFairy, Answer::MoveNeutral(_, spot)) => {
                self.put_fairy(spot, None);
                self.go(after_figure);
            }
            (Waiting::ForFigure(_) | Waiting::ForFairy, Answer::PutBeside(_, kind, spot)) => {
                self.put_fairy(spot, Some(PlacedFigure { seat, kind, spot }));
                self.go(after_figure);
            }
            (Waiting::ForFigure(_) | Waiting::ForPrincess, Answer::SendHome(seat, kind, spot)) => {
                self.remove_knight(&PlacedFigure { seat, kind, spot });
                self.go(Step::Fairy);
            }
            (Waiting::ForFigure(_) | Waiting::ForFairy, Answer::Pass) => self.go(after_figure),
            (Waiting::ForDragon, Answer::MoveNeutral(_, spot)) => {
                self.move_dragon(spot.cell);
                self.advance();
            }
            (Waiting::ForMagic, Answer::MoveNeutral(neutral, spot)) => {
                self.put_magic(neutral, Some(spot));
                self.advance();
            }
            (Waiting::ForMagic, Answer::PutAside(neutral)) => {
                self.put_magic(neutral, None);
                self.advance();
            }
            (Waiting::ForOrder, Answer::Score(spot)) => {
                self.choose_scoring(spot);
                self.go(Step::Leave);
            }
            (Waiting::ForLeaving(leaving), Answer::MoveFigure(kind, from, to)) => {
                self.leave(kind, from, to);
                self.after_leaving(leaving, false);
            }
            (Waiting::ForLeaving(leaving), Answer::Pass) => self.after_leaving(leaving, true),
            (Waiting::ForEntering, Answer::PlaceFigure(kind, spot)) => {
                let next = self.enter(kind, spot);
                self.go(next);
            }
            (Waiting::ForCount, Answer::MoveNeutral(neutral, spot)) => {
                self.neutrals.insert(neutral, spot);
                self.cases.see(Case::CountMoved);
                self.go(Step::BeginJourney(DragonMove::AfterScoring));
            }
            (Waiting::ForEntering | Waiting::ForCount, Answer::Pass) => {
                self.go(Step::BeginJourney(DragonMove::AfterScoring));
            }
            (Waiting::ForFlock, Answer::Grow) => self.waiting = Waiting::ForToken,
            (Waiting::ForFlock, Answer::Herd) => self.herd_own(),
            (Waiting::ForFigure(_), Answer::PlaceToken(_, spot)) => self.add_floor(spot),
            (Waiting::ForCapture(tower), Answer::Capture(seat, kind, spot)) => {
                self.capture(tower, &PlacedFigure { seat, kind, spot });
            }
            (Waiting::ForCapture(_), Answer::Pass) => {
                self.cases.see(Case::CaptureDeclined);
                self.go(after_figure);
            }
            (Waiting::ForExchange(holder, captured), Answer::Exchange(kind)) => {
                self.cases.see(Case::ExchangeChosen);
                self.exchange((holder, captured), kind);
            }
            (Waiting::ForAbbey | Waiting::ForFinalAbbey, Answer::PlaceTile(cell, _)) => {
                self.place_abbey(cell);
            }
            (Waiting::ForAbbey, Answer::Pass) => {
                self.cases.see(Case::AbbeyDeclined);
                self.go(Step::Draw);
            }
            (Waiting::ForFinalAbbey, Answer::Pass) => self.go(Step::AbbeyRound),
            (Waiting::ForWagon, Answer::MoveFigure(_, _, to)) => {
                self.drive(Some(to));
                self.advance();
            }
            (Waiting::ForWagon, Answer::Pass) => {
                self.drive(None);
                self.advance();
            }
            (_, Answer::Ransom(holder, kind)) => self.pay_ransom(holder, kind),
            (Waiting::ForSecondPart, Answer::Again) => {
                self.flow.is_second_part = true;
                self.go(Step::Choose);
            }
            (Waiting::ForSecondPart, Answer::Pass) => self.go(Step::Bazaar),
            (Waiting::ForPlacement(_), Answer::Pass) => {
                self.n_discarded += 1;
                self.cases.see(Case::BridgeDeclined);
                self.go(Step::Draw);
            }
            (Waiting::ForBridge { is_late }, Answer::BuildBridge(cell, axis)) => {
                self.answer_bridge(is_late, Some((cell, axis)));
            }
            (Waiting::ForBridge { is_late }, Answer::Pass) => self.answer_bridge(is_late, None),
            (Waiting::ForCastle, Answer::Convert(kind, spot)) => {
                self.convert(kind, spot);
                self.advance();
            }
            (Waiting::ForCastle, Answer::Pass) => {
                self.cases.see(Case::CastleDeclined);
                self.flow.castle_place += 1;
                self.advance();
            }
            (Waiting::ForCastleScoring(_), Answer::Score(spot)) => self.choose_trigger(spot),
            (
                Waiting::ForAuction | Waiting::ForBid | Waiting::ForBuyOrSell | Waiting::ForDraft,
                answer,
            ) => self.play_at_bazaar(answer),
            (waiting, answer) => panic!("{answer:?} is no answer to {waiting:?}"),
        }
    }

    /// T2 and T3: the tile is placed and does what it does.
    pub(super) fn place_tile(&mut self, cell: Cell, tile: Tile) {
        self.build_compulsory(cell, tile);
        self.flow.cell = cell;
        self.flow.placer = self.seat;
        self.flow.is_lake_placed |= self.is_volcano_lake(cell);
        self.flow.gained.fill(0);
        self.tally_placed(cell, tile);
        self.go(Step::Bridge);
    }

    /// T3: what the tile does.
    pub(super) fn tile_effects(&mut self) {
        self.fly(self.flow.cell);
        self.note_duties();
        self.note_trigger();
    }

    /// T3c.
    ///
    /// Rule: TB-11, TB-12, TB-13, TB-15, TB-112, AM-15, AM-107.
    fn note_trigger(&mut self) {
        if self.flow.is_second_part {
            return;
        }
        let completed = match self.played.choices.builder_trigger {
            BuilderTrigger::Extend => BTreeSet::new(),
            BuilderTrigger::ExtendOrComplete => self.touched_features(self.flow.cell),
        };
        let own = self
            .figures
            .iter()
            .filter(|figure| figure.seat == self.seat);
        let mut builders = own.filter(|figure| figure.kind == FigureKind::Builder);
        self.flow.is_triggered = builders.any(|builder| {
            let feature = Feature::at(&self.table, builder.spot);
            let mut here = feature
                .spots
                .iter()
                .filter(|spot| spot.cell == self.flow.cell);
            let by_bridge = here.all(|spot| spot.segment == Spot::BRIDGE);
            let is_here = feature.cells().contains(&self.flow.cell);
            self.cases
                .see_if(is_here && by_bridge, Case::BuilderTriggeredByBridge);
            is_here || completed.contains(&feature) && feature.is_complete(&self.table)
        });
        self.cases
            .see_if(self.flow.is_triggered, Case::BuilderTriggered);
    }

    /// T4.
    ///
    /// Rule: BA-19, AB-02.
    fn place_figure(&mut self, kind: FigureKind, spot: Spot) {
        let seat = self.seat;
        let figure = PlacedFigure { seat, kind, spot };
        self.stand(figure);
        self.flow.has_new_shepherd = kind == FigureKind::Shepherd;
        self.tally_figure(&figure);
        self.note_guard(spot);
        if kind == FigureKind::Barn {
            self.flow.barn = Some(spot);
        }
    }

    /// T4: the abbot comes home and brings the present value of its feature.
    ///
    /// Rule: AB-06, AB-07, AB-12, AB-13; 9 points for a complete feature (file 01, part 4).
    fn recall(&mut self, kind: FigureKind, spot: Spot) {
        let feature = Feature::at(&self.table, spot);
        self.tally_recall(&feature);
        let seat = self.seat;
        let abbot = PlacedFigure { seat, kind, spot };
        let points = if feature.is_complete(&self.table) {
            complete_value(&self.played, &self.table, &feature, Magic::None)
        } else {
            incomplete_value(&self.played, &self.table, &feature, Magic::None)
        };
        let bonus = self.fairy_bonus_for_recall(&abbot);
        self.cases.see_if(bonus > 0, Case::FairyBonusForRecall);
        self.scores[seat.ix()] += points + bonus;
        self.return_one(&abbot);
    }

    /// Notes what the tile has completed, before followers leave the city of Carcassonne for it.
    pub(super) fn note_completed(&mut self) {
        let mut completed: Vec<Feature> =
            self.touched_features(self.flow.cell).into_iter().collect();
        completed.retain(|feature| feature.is_complete(&self.table));
        self.flow.unscored = completed.clone();
        self.flow.completed = completed;
        self.flow.chosen = None;
        self.flow.is_barn_asked = false;
        self.flow.place = 1;
        self.flow.castle_place = 0;
        self.flow.converted.clear();
        self.flow.converted_cities.clear();
        self.flow.castle_round = 0;
        self.flow.open_castles.clear();
    }

    /// Returns what is scored next: the chosen feature, or all that are left.
    pub(super) fn due_features(&self) -> &[Feature] {
        match &self.flow.chosen {
            Some(chosen) => std::slice::from_ref(chosen),
            None => &self.flow.unscored,
        }
    }

    /// T8b: scores what is due of the features that the tile has completed.
    ///
    /// Rule: BA-31, BA-32, BA-35, AB-05, PD-54.
    pub(super) fn score_due(&mut self) {
        let due = self.due_features().to_vec();
        self.flow.unscored.retain(|feature| !due.contains(feature));
        self.flow.chosen = None;
        let is_occupied =
            |feature: &&Feature| !powers(&self.table, feature, &self.figures).is_empty();
        let scored: Vec<Feature> = due.iter().filter(is_occupied).cloned().collect();
        let counts_fairy = self.played.choices.count_fairy_points == CountFairyPoints::Counted;
        for feature in &scored {
            let magic = self.magic_on(feature);
            let points = complete_value(&self.played, &self.table, feature, magic);
            for seat in winners(&self.played, &self.table, feature, &self.figures) {
                self.scores[seat.ix()] += points;
                self.flow.gained[seat.ix()] += points;
            }
            for seat in self.fairy_seats(feature) {
                self.scores[seat.ix()] += 3;
                self.flow.gained[seat.ix()] += if counts_fairy { 3 } else { 0 };
                self.cases.see(Case::FairyBonus);
            }
        }
        self.tally_completed(&scored);
    }

    /// T8e: what leaves the completed features, and what the seat gets for them.
    ///
    /// Rule: BA-40, BA-41, BA-43, AB-16, PD-57.
    pub(super) fn end_scoring(&mut self) {
        let completed = std::mem::take(&mut self.flow.completed);
        self.put_magic_aside(&completed);
        // A builder without followers has nothing left to build, so it comes home too. Wagons wait.
        self.return_figures(|figure| {
            let mut features = completed.iter();
            figure.kind != FigureKind::Wagon
                && features.any(|feature| feature.spots.contains(&figure.spot))
        });
        self.return_farmers();
        self.take_goods(&completed);
        let mut for_titles = completed;
        for_titles.extend(std::mem::take(&mut self.flow.converted_cities));
        self.take_titles(&for_titles);
    }

    /// Returns the features that a tile may have completed, each once. What touches its edges is joined with it.
    ///
    /// Rule: BA-30.
    pub(super) fn touched_features(&self, cell: Cell) -> BTreeSet<Feature> {
        let is_centered = |spot: &Spot| {
            let segment = self.table.segment(*spot);
            segment.is_some_and(|segment| is_center(segment.kind))
        };
        let is_feature = |spot: &Spot| {
            let segment = self.table.segment(*spot);
            segment.is_some_and(|segment| segment.kind != SegmentKind::River)
        };
        // What ends at an abbey is not joined with it. Rule: AM-06, AM-07, HS-C3.
        let ending = Side::ALL.into_iter().flat_map(|side| {
            let beside = self.spots_on(cell.step(side)).into_iter();
            beside.filter(move |&spot| {
                let segment = self.table.segment(spot);
                segment.is_some_and(|segment| {
                    segment.kind != SegmentKind::River
                        && all_sides(&segment).contains(&side.opposite())
                })
            })
        });
        let near = cell.around().flat_map(|near| self.spots_on(near));
        let here = self.spots_on(cell).into_iter().filter(is_feature);
        let bridge = self.flow.bridge.map(|cell| Spot {
            cell,
            segment: Spot::BRIDGE,
        });
        here.chain(bridge)
            .chain(ending)
            .chain(near.filter(is_centered))
            .map(|spot| Feature::at(&self.table, spot))
            .collect()
    }

    /// Returns figures to their supplies; the fairy stays where she is, and flocks go with their shepherds.
    ///
    /// Rule: PD-57, PD-58, PD-69, HS-13, HS-48.
    pub(super) fn return_figures(&mut self, returns: impl Fn(&PlacedFigure) -> bool) {
        let standing = self.figures.iter().copied();
        let gone: Vec<PlacedFigure> = standing.filter(returns).collect();
        for figure in gone {
            self.return_one(&figure);
        }
    }

    /// Returns one figure to its supply, whatever else stands there.
    pub(super) fn return_one(&mut self, figure: &PlacedFigure) {
        self.take_off(figure);
        let supply = &mut self.supplies[figure.seat.ix()];
        *supply.entry(figure.kind).or_insert(0) += 1;
    }

    /// Takes one figure off the board, of several that look alike one.
    ///
    /// # Panics
    /// If it does not stand there.
    pub(super) fn take_off(&mut self, figure: &PlacedFigure) {
        let ix = self.figures.iter().position(|other| other == figure);
        self.figures.remove(ix.expect("the figure stands there"));
        if self.companion == Some(*figure) {
            self.companion = None;
        }
        if figure.kind == FigureKind::Shepherd {
            self.tokens.flocks.remove(&figure.seat);
        }
    }

    /// T10: the next seat, or the same one again after the volcano lake.
    ///
    /// Rule: BA-45, RV-17.
    pub(super) fn end_turn(&mut self) {
        self.end_settling();
        let gives_turn = self.played.choices.river_volcano_turn == RiverVolcanoTurn::ExtraTurn;
        if !(self.flow.is_lake_placed && gives_turn) {
            self.seat = Seat((self.seat.0 + 1) % self.scores.len() as u8);
        }
    }

    /// FS-1 to FS-3.
    ///
    /// Rule: BA-25, BA-46, BA-47, AB-14, BA-48 to BA-55, PD-56, PD-109, TO-42.
    pub(super) fn score_at_end(&mut self) {
        let standing = self.figures.iter();
        let occupied: BTreeSet<Feature> = standing
            .map(|figure| Feature::at(&self.table, figure.spot))
            .filter(|feature| !powers(&self.table, feature, &self.figures).is_empty())
            .filter(|feature| {
                use SegmentKind::{Castle, Quarter, Tower};
                !matches!(feature.kind, Quarter | Tower | Castle)
            })
            .collect();
        let has_farmers = self.played.choices.farmers == Farmers::On;
        let (fields, others): (BTreeSet<Feature>, BTreeSet<Feature>) = occupied
            .into_iter()
            .partition(|feature| feature.kind == SegmentKind::Field);
        for feature in &others {
            let magic = self.magic_on(feature);
            let points = incomplete_value(&self.played, &self.table, feature, magic);
            for seat in winners(&self.played, &self.table, feature, &self.figures) {
                self.scores[seat.ix()] += points;
            }
            self.score_fairy_at_end(feature);
        }
        self.tally_at_end(&others);
        if has_farmers {
            let awards = fields::awards(&self.played, &self.table, &self.figures);
            for (seat, _, points) in &awards {
                self.scores[seat.ix()] += points;
            }
            self.tally_fields(&awards);
            self.score_barns_at_end();
            let is_per_field = matches!(
                self.played.choices.farmer_scoring,
                FarmerScoring::SecondEdition | FarmerScoring::ThirdEdition
            );
            for field in &fields {
                if is_per_field {
                    self.tally_hills(field, (Case::FieldTieBroken, Case::TieOnHills));
                }
                self.score_fairy_at_end(field);
            }
        }
        self.score_goods();
        self.score_titles();
        let is_left_over = |figure: &PlacedFigure| {
            Feature::at(&self.table, figure.spot).kind == SegmentKind::Quarter
        };
        let n_left = self
            .figures
            .iter()
            .filter(|figure| is_left_over(figure))
            .count();
        self.cases.see_if(n_left > 0, Case::LeftOverInQuarter);
        self.tally_left_over();
    }

    /// Rule: PD-56, PD-109.
    fn score_fairy_at_end(&mut self, feature: &Feature) {
        for seat in self.fairy_seats(feature) {
            self.scores[seat.ix()] += 3;
            self.cases.see(Case::FairyBonusAtEnd);
        }
    }
}
