//! Mage and witch.

use std::collections::BTreeSet;

use carcas_engine::{MagicJoinOnMagicTile, MagicUnoccupiedCompleted, Neutral, Spot};
use carcas_tiles::{SegmentKind, Symbol};

use super::feature::Feature;
use super::flow::{Next, Step};
use super::scoring::{Magic, powers};
use super::{Answer, Case, Reference, Waiting};

/// What the magic step has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Duty {
    /// MW-03: the magic tile.
    MagicTile,
    /// MW-10: the figures have met.
    Separation,
}

const BOTH: [Neutral; 2] = [Neutral::Mage, Neutral::Witch];

impl Reference {
    /// Returns the feature of a magic figure.
    fn magic_feature(&self, neutral: Neutral) -> Option<Feature> {
        let spot = self.neutral(neutral)?;
        Some(Feature::at(&self.table, spot))
    }

    /// Rule: MW-03, MW-10, MW-12, MW-49.
    pub(super) fn note_duties(&mut self) {
        let [mage, witch] = BOTH.map(|neutral| self.magic_feature(neutral));
        let have_met = mage.is_some() && mage == witch;
        let is_magic = self.has_symbol(self.flow.cell, Symbol::Magic);
        let are_two =
            self.played.choices.magic_join_on_magic_tile == MagicJoinOnMagicTile::TwoMoves;
        self.flow.duties = match (is_magic, have_met) {
            (true, true) if are_two => vec![Duty::Separation, Duty::MagicTile],
            (_, true) => vec![Duty::Separation],
            (true, false) => vec![Duty::MagicTile],
            (false, false) => vec![],
        };
        self.cases.see_if(have_met, Case::MagicJoined);
        self.cases
            .see_if(have_met && is_magic, Case::MagicJoinedByMagicTile);
        let has_bridge = self.flow.bridge.is_some();
        self.cases
            .see_if(have_met && has_bridge, Case::MagicJoinedByBridge);
    }

    /// Takes magic figures off a city that becomes a castle.
    ///
    /// Rule: BC-76, MW-50.
    pub(super) fn remove_magic(&mut self, city: &Feature) {
        for neutral in BOTH {
            let spot = self.neutral(neutral);
            if spot.is_some_and(|spot| city.spots.contains(&spot)) {
                self.neutrals.remove(&neutral);
                self.cases.see(Case::MagicInCastle);
            }
        }
    }

    pub(super) fn magic_step(&mut self) -> Next {
        if self.flow.duties.is_empty() {
            return Next::Go(Step::BeginJourney(carcas_engine::DragonMove::AfterTile));
        }
        if self.magic_answers().is_empty() {
            self.cases.see(Case::MagicWithoutPlace);
            self.flow.duties.remove(0);
            return Next::Go(Step::Magic);
        }
        Next::Wait(Waiting::ForMagic)
    }

    /// Rule: MW-03 to MW-08, MW-10, MW-13.
    pub(super) fn magic_answers(&self) -> BTreeSet<Answer> {
        let mut answers = BTreeSet::new();
        let taken: Vec<Feature> = BOTH
            .iter()
            .filter_map(|&one| self.magic_feature(one))
            .collect();
        for feature in Feature::all(&self.table) {
            let can_hold = matches!(feature.kind, SegmentKind::Road | SegmentKind::City);
            if !can_hold || feature.is_complete(&self.table) || taken.contains(&feature) {
                continue;
            }
            for &spot in &feature.spots {
                answers.extend(BOTH.map(|neutral| Answer::MoveNeutral(neutral, spot)));
            }
        }
        if answers.is_empty() {
            let on_board = BOTH.iter().filter(|one| self.neutrals.contains_key(one));
            answers.extend(on_board.map(|&one| Answer::PutAside(one)));
        }
        answers
    }

    pub(super) fn put_magic(&mut self, neutral: Neutral, spot: Option<Spot>) {
        match spot {
            Some(spot) => {
                self.neutrals.insert(neutral, spot);
            }
            None => {
                self.neutrals.remove(&neutral);
                self.cases.see(Case::MagicForcedAside);
            }
        }
        self.flow.duties.remove(0);
    }

    /// Returns what the magic figure on a feature does to it.
    pub(super) fn magic_on(&self, feature: &Feature) -> Magic {
        let is_there = |neutral| {
            let spot = self.neutral(neutral);
            spot.is_some_and(|spot| feature.spots.contains(&spot))
        };
        if is_there(Neutral::Mage) {
            Magic::Mage
        } else if is_there(Neutral::Witch) {
            Magic::Witch
        } else {
            Magic::None
        }
    }

    /// T8e: takes magic figures off completed features, their followers still standing.
    ///
    /// Rule: MW-20, MW-23.
    pub(super) fn put_magic_aside(&mut self, completed: &[Feature]) {
        let stays =
            self.played.choices.magic_unoccupied_completed == MagicUnoccupiedCompleted::Stays;
        for feature in completed {
            let is_occupied = !powers(&self.table, feature, &self.figures).is_empty();
            for neutral in BOTH {
                let spot = self.neutral(neutral);
                let is_there = spot.is_some_and(|spot| feature.spots.contains(&spot));
                if is_there && (is_occupied || !stays) {
                    self.neutrals.remove(&neutral);
                    self.cases.see(match neutral {
                        Neutral::Mage => Case::MageScored,
                        _ => Case::WitchScored,
                    });
                }
                self.cases
                    .see_if(is_there && !is_occupied, Case::MagicOnUnoccupied);
            }
        }
    }
}
