//! Towers: floors, guards, captures, exchange and ransom.

use std::collections::{BTreeMap, BTreeSet};

use carcas_engine::{
    Cell, FigureKind, Leaving, Prisoner, RansomAffordability, Seat, Spot, Token,
    TowerActionTrigger, TowerCaptureTarget, TowerReopens,
};
use carcas_tiles::SegmentKind;

use super::flow::Step;
use super::played::Part;
use super::scoring::{PlacedFigure, is_follower};
use super::{Answer, Case, Reference, Waiting};

/// What belongs to towers.
#[derive(Clone, Debug, Default)]
pub(super) struct Towers {
    /// The floors that every seat has left.
    pub(super) left: Vec<u32>,
    /// The floors on the board.
    built: BTreeMap<Spot, u32>,
    /// The towers that stay closed whatever happens.
    sealed: BTreeSet<Spot>,
    prisoners: Vec<Prisoner>,
}

impl Towers {
    /// Deals the floors.
    ///
    /// Rule: TO-02.
    pub(super) fn new(n_seats: usize) -> Self {
        let each = match n_seats {
            1 | 2 => 10,
            3 => 9,
            4 => 7,
            5 => 6,
            _ => 5,
        };
        Self {
            left: vec![each; n_seats],
            ..Self::default()
        }
    }
}

impl Reference {
    /// Returns how many floors a seat has left.
    pub fn n_floors(&self, seat: Seat) -> u32 {
        self.towers.left.get(seat.ix()).copied().unwrap_or(0)
    }

    /// Returns the floors on the board.
    pub fn floors(&self) -> &BTreeMap<Spot, u32> {
        &self.towers.built
    }

    /// Returns the figures that another seat holds.
    pub fn prisoners(&self) -> &[Prisoner] {
        &self.towers.prisoners
    }

    /// Sets out towers; figures that stand on them are their guards.
    pub(super) fn set_out_towers(&mut self, floors: &[(Spot, u8)], prisoners: &[Prisoner]) {
        for &(spot, n) in floors {
            self.towers.built.insert(spot, u32::from(n));
        }
        let guards = self.figures.clone();
        for guard in guards {
            self.seal(guard.spot);
        }
        for &held in prisoners {
            *self.supplies[held.seat.ix()].entry(held.kind).or_insert(0) -= 1;
            self.towers.prisoners.push(held);
        }
    }

    pub(super) fn is_foundation(&self, spot: Spot) -> bool {
        let segment = self.table.segment(spot);
        segment.is_some_and(|segment| segment.kind == SegmentKind::Tower)
    }

    fn height(&self, spot: Spot) -> u32 {
        self.towers.built.get(&spot).copied().unwrap_or(0)
    }

    /// Rule: TO-11, TO-41.
    pub(super) fn is_open(&self, tower: Spot) -> bool {
        let is_guarded = self.figures.iter().any(|figure| figure.spot == tower);
        !is_guarded && !self.towers.sealed.contains(&tower)
    }

    /// Returns the floors and guards that the seat may place.
    ///
    /// Rule: TO-05 to TO-13, TO-38, TO-46, TO-62.
    pub(super) fn tower_answers(&self) -> BTreeSet<Answer> {
        let mut answers = BTreeSet::new();
        let has_foundation = self
            .spots_on(self.flow.cell)
            .into_iter()
            .any(|spot| self.is_foundation(spot));
        let is_triggered = match self.played.choices.tower_action_trigger {
            TowerActionTrigger::AnyTile => true,
            TowerActionTrigger::FoundationTile => has_foundation,
        };
        if !self.played.has(Part::Tower) || !is_triggered {
            return answers;
        }
        let foundations = self.table.spots().into_iter();
        for spot in foundations.filter(|&spot| self.is_foundation(spot)) {
            if !self.is_open(spot) {
                continue;
            }
            if self.n_floors(self.seat) > 0 {
                answers.insert(Answer::PlaceToken(Token::Floor, spot));
            }
            for kind in [FigureKind::Follower, FigureKind::Large] {
                if self.height(spot) > 0 && self.supply(self.seat, kind) > 0 {
                    answers.insert(Answer::PlaceFigure(kind, spot));
                }
            }
        }
        answers
    }

    /// Notes a figure that was put on a tower.
    ///
    /// Rule: TO-41.
    pub(super) fn note_guard(&mut self, spot: Spot) {
        if !self.is_foundation(spot) {
            return;
        }
        self.cases.see(Case::GuardPlaced);
        self.seal(spot);
    }

    /// Closes a guarded tower for good, where towers stay closed.
    ///
    /// Rule: TO-41.
    fn seal(&mut self, spot: Spot) {
        let stays_closed = self.played.choices.tower_reopens == TowerReopens::No;
        if stays_closed && self.is_foundation(spot) {
            self.towers.sealed.insert(spot);
        }
    }

    /// T4.1 and T4.2: a floor is added, and somebody may be captured.
    ///
    /// Rule: TO-03, TO-05, TO-06, TO-14.
    pub(super) fn add_floor(&mut self, spot: Spot) {
        self.towers.left[self.seat.ix()] -= 1;
        *self.towers.built.entry(spot).or_insert(0) += 1;
        self.cases.see(Case::FloorAdded);
        self.tally_floor(spot);
        if self.captives(spot.cell).is_empty() {
            self.go(AFTER_FIGURE);
        } else {
            self.waiting = Waiting::ForCapture(spot.cell);
        }
    }

    /// Returns the followers that the tower on a cell may capture.
    ///
    /// Rule: TO-14 to TO-20, TO-22, TO-60, TO-67.
    pub(super) fn captives(&self, at: Cell) -> BTreeSet<Answer> {
        let mut built = self.towers.built.iter();
        let height = built
            .find(|(spot, _)| spot.cell == at)
            .map_or(0, |(_, &n)| n as i32);
        let is_in_range = |cell: Cell| {
            let x = i32::from(cell.x) - i32::from(at.x);
            let y = i32::from(cell.y) - i32::from(at.y);
            (x == 0 && y.abs() <= height) || (y == 0 && x.abs() <= height)
        };
        let takes_own = self.played.choices.tower_capture_target == TowerCaptureTarget::AnyPlayer;
        let is_captive = |figure: &&PlacedFigure| {
            let ground = self.table.segment(figure.spot);
            is_follower(figure)
                && is_in_range(figure.spot.cell)
                && ground.is_some_and(|ground| {
                    !matches!(ground.kind, SegmentKind::Quarter | SegmentKind::Castle)
                })
                && (takes_own || figure.seat != self.seat)
        };
        let captives = self.figures.iter().filter(is_captive);
        captives
            .map(|figure| Answer::Capture(figure.seat, figure.kind, figure.spot))
            .collect()
    }

    /// Rule: TO-21 to TO-29.
    pub(super) fn capture(&mut self, tower: Cell, captive: &PlacedFigure) {
        self.tally_captive(captive, tower);
        if captive.seat == self.seat {
            self.cases.see(Case::OwnCaptured);
            self.send_home(captive);
            return self.go(AFTER_FIGURE);
        }
        self.cases.see(Case::Captured);
        let is_guard = self.is_foundation(captive.spot);
        self.cases.see_if(is_guard, Case::GuardCaptured);
        self.take_off(captive);
        self.towers.prisoners.push(Prisoner {
            holder: self.seat,
            seat: captive.seat,
            kind: captive.kind,
        });
        let has_orphan = self.return_orphans(captive);
        self.cases.see_if(has_orphan, Case::OrphanAfterCapture);
        let own = self.towers.prisoners.iter().filter(|held| {
            let sides = (held.holder, held.seat);
            sides == (captive.seat, self.seat)
        });
        let kinds: BTreeSet<FigureKind> = own.map(|held| held.kind).collect();
        match kinds.len() {
            0 => self.go(AFTER_FIGURE),
            1 => {
                let kind = kinds.into_iter().next().expect("there is one");
                self.cases.see(Case::ExchangedAtOnce);
                self.exchange((captive.seat, captive.kind), kind);
            }
            _ => self.waiting = Waiting::ForExchange(captive.seat, captive.kind),
        }
    }

    /// Returns what may come back from a seat.
    ///
    /// Rule: TO-28.
    pub(super) fn exchange_answers(&self, holder: Seat) -> BTreeSet<Answer> {
        let held = self.towers.prisoners.iter();
        held.filter(|held| (held.holder, held.seat) == (holder, self.seat))
            .map(|held| Answer::Exchange(held.kind))
            .collect()
    }

    /// Rule: TO-26, TO-27.
    pub(super) fn exchange(&mut self, (other, captured): (Seat, FigureKind), own: FigureKind) {
        self.free(self.seat, other, captured);
        self.free(other, self.seat, own);
        self.go(AFTER_FIGURE);
    }

    fn free(&mut self, holder: Seat, seat: Seat, kind: FigureKind) {
        let freed = Prisoner { holder, seat, kind };
        let mut held = self.towers.prisoners.iter();
        let ix = held.position(|&held| held == freed);
        self.towers
            .prisoners
            .remove(ix.expect("only prisoners are freed"));
        *self.supplies[seat.ix()].entry(kind).or_insert(0) += 1;
    }

    /// Returns the figures that the seat may buy back beside answering.
    ///
    /// Rule: TO-31 to TO-36, TO-43, TO-44.
    pub(super) fn ransom_answers(&self) -> BTreeSet<Answer> {
        let is_own_question = match self.waiting {
            Waiting::ForTile | Waiting::ForNothing | Waiting::ForDragon => false,
            Waiting::ForToken | Waiting::ForLot | Waiting::ForAuction | Waiting::ForBid => false,
            Waiting::ForBuyOrSell | Waiting::ForDraft => false,
            Waiting::ForLeaving(Leaving::Final) | Waiting::ForFinalAbbey => false,
            _ => self.asked == self.seat,
        };
        let may_owe =
            self.played.choices.ransom_affordability == RansomAffordability::MayGoNegative;
        let can_pay = may_owe || self.score(self.seat) >= 3;
        if !is_own_question || !can_pay || self.flow.has_paid {
            return BTreeSet::new();
        }
        let held = self.towers.prisoners.iter();
        held.filter(|held| held.seat == self.seat)
            .map(|held| Answer::Ransom(held.holder, held.kind))
            .collect()
    }

    /// Buys a figure back; the question stands.
    ///
    /// Rule: TO-31 to TO-34, TO-37.
    pub(super) fn pay_ransom(&mut self, holder: Seat, kind: FigureKind) {
        self.tally_ransom(kind);
        self.flow.has_paid = true;
        self.scores[self.seat.ix()] -= 3;
        self.scores[holder.ix()] += 3;
        self.free(holder, self.seat, kind);
    }
}

/// What follows the figure step.
const AFTER_FIGURE: Step = Step::LateBridge;
