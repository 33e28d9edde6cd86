//! Figures and tokens coming and going: from the supply to the board, and home again.

use crate::event::{Cause, Event, Log, Payment, Release, Removal};
use crate::feature::{FeatureIx, SegmentIx};
use crate::figure::{Figure, FigureIx, FigureKind, Prisoner, Seat, SeatSet};
use crate::moves::Spot;
use crate::rules::{OrphanBuilderPig, Rules};
use crate::state::State;
use crate::token::{PlacedToken, Token};

impl State {
    /// Whether no earlier figure looks like this one: same seat, kind and segment.
    pub(crate) fn is_first_alike(&self, ix: usize) -> bool {
        let figure = self.figures[ix];
        // Nearly all stand on segments of their own.
        self.figures[..ix].iter().all(|earlier| {
            earlier.segment != figure.segment
                || (earlier.seat, earlier.kind) != (figure.seat, figure.kind)
        })
    }

    /// Gives a seat tokens.
    pub(crate) fn take_tokens(
        &mut self,
        seat: Seat,
        token: Token,
        n_tokens: u8,
        log: &mut Log<'_>,
    ) {
        self.seats[seat.ix()].tokens.add(token, n_tokens);
        log.tell(|| Event::TokensTaken {
            seat,
            token,
            n_tokens,
        });
    }

    /// Moves a figure from the supply to the board.
    pub(crate) fn place_figure(&mut self, seat: Seat, kind: FigureKind, segment: SegmentIx) {
        self.seats[seat.ix()].supply[kind.ix()] -= 1;
        self.figures.push(Figure {
            seat,
            kind,
            segment,
            has_fairy: false,
        });
        let feature = self.features.of(segment);
        let columns = self.features.columns_mut(feature);
        if kind.is_follower() {
            columns.n_followers += 1;
        } else if kind == FigureKind::Barn {
            columns.marks.add_barn();
        }
    }

    /// Sends a figure home that left its feature before it was scored.
    ///
    /// Rule: PD-21, PD-27, BA-108.
    pub(crate) fn send_home(&mut self, rules: &Rules, ix: usize, by: Removal, log: &mut Log<'_>) {
        let figure = self.return_figure(ix, Cause::Removed(by), log);
        self.after_leaving(rules, &figure, by, log);
    }

    fn after_leaving(&mut self, rules: &Rules, figure: &Figure, by: Removal, log: &mut Log<'_>) {
        for act in &rules.seams.figure_removed {
            act(rules, self, figure, by, log);
        }
    }

    /// Sends the helper home that a removed follower leaves alone.
    ///
    /// Rule: PD-26, PD-47, TO-23, TB-20, TB-27, TB-105.
    pub(crate) fn send_orphan_home(
        &mut self,
        rules: &Rules,
        helper: FigureKind,
        (removed, by): (&Figure, Removal),
        log: &mut Log<'_>,
    ) {
        let (seat, feature) = (removed.seat, self.features.of(removed.segment));
        if !removed.kind.is_follower()
            || rules.choices().orphan_builder_pig != OrphanBuilderPig::Return
            || self.has_follower(seat, feature)
        {
            return;
        }
        let is_orphan = |state: &Self, figure: &Figure| {
            (figure.seat, figure.kind) == (seat, helper)
                && state.features.of(figure.segment) == feature
        };
        while let Some(ix) = self
            .figures
            .iter()
            .position(|figure| is_orphan(self, figure))
        {
            self.return_figure(ix, Cause::Orphaned(by), log);
        }
    }

    #[inline]
    pub(crate) fn has_barn(&self, field: FeatureIx) -> bool {
        self.features.columns(field).marks.has_barn()
    }

    pub(crate) fn seats_with_barn(&self, field: FeatureIx) -> SeatSet {
        let mut seats = SeatSet::EMPTY;
        for figure in self.figures.iter() {
            if figure.kind == FigureKind::Barn && self.features.of(figure.segment) == field {
                seats.insert(figure.seat);
            }
        }
        seats
    }

    /// Whether a figure of a kind can be on the board: not all of the seat are in its supply. Asked before figures are
    /// searched for one.
    #[inline]
    pub(crate) fn is_out(&self, rules: &Rules, seat: Seat, kind: FigureKind) -> bool {
        self.supply(seat)[kind.ix()] < rules.supply[kind.ix()]
    }

    pub(crate) fn has_follower(&self, seat: Seat, feature: FeatureIx) -> bool {
        self.figures.iter().any(|figure| {
            figure.seat == seat
                && figure.kind.is_follower()
                && self.features.of(figure.segment) == feature
        })
    }

    /// Moves a figure from the board to its seat's supply.
    pub(crate) fn return_figure(&mut self, ix: usize, cause: Cause, log: &mut Log<'_>) -> Figure {
        let figure = self.lift_figure(ix);
        self.seats[figure.seat.ix()].supply[figure.kind.ix()] += 1;
        log.tell(|| Event::FigureReturned {
            seat: figure.seat,
            figure: figure.kind,
            spot: self.spot(figure.segment),
            cause,
        });
        figure
    }

    /// Moves a figure on the board. The fairy stays behind.
    ///
    /// Rule: CO-29, AM-34, AM-73.
    pub(crate) fn move_figure(
        &mut self,
        rules: &Rules,
        figure: FigureIx,
        to: Spot,
        log: &mut Log<'_>,
    ) {
        let ix = usize::from(figure.0);
        let (Some(&moved), Some(segment)) = (self.figures.get(ix), self.segment(rules, to)) else {
            return;
        };
        let (old, new) = (self.features.of(moved.segment), self.features.of(segment));
        self.features.columns_mut(old).n_followers -= 1;
        self.features.columns_mut(new).n_followers += 1;
        self.figures[ix].segment = segment;
        self.figures[ix].has_fairy = false;
        let from = self.spot(moved.segment);
        log.tell(|| Event::FigureMoved {
            seat: moved.seat,
            figure: moved.kind,
            from,
            to,
        });
    }

    /// Takes a figure off the board.
    fn lift_figure(&mut self, ix: usize) -> Figure {
        let figure = self.figures.remove(ix);
        debug_assert_ne!(figure.kind, FigureKind::Barn, "barns never leave");
        if figure.kind.is_follower() {
            let feature = self.features.of(figure.segment);
            self.features.columns_mut(feature).n_followers -= 1;
        }
        figure
    }

    /// Moves a figure from the board into the hands of another seat.
    ///
    /// Rule: TO-21, TO-23.
    pub(crate) fn capture_figure(
        &mut self,
        rules: &Rules,
        ix: usize,
        captor: Seat,
        log: &mut Log<'_>,
    ) {
        let figure = self.lift_figure(ix);
        self.prisoners.push(Prisoner {
            holder: captor,
            seat: figure.seat,
            kind: figure.kind,
        });
        log.tell(|| Event::FigureCaptured {
            seat: figure.seat,
            figure: figure.kind,
            spot: self.spot(figure.segment),
            captor,
        });
        self.after_leaving(rules, &figure, Removal::Capture { captor }, log);
    }

    /// Gives a prisoner back to its seat's supply, if there is such a one.
    ///
    /// Rule: TO-27, TO-33.
    pub(crate) fn free_prisoner(&mut self, freed: Prisoner, release: Release, log: &mut Log<'_>) {
        let found = self.prisoners.iter().position(|&held| held == freed);
        if let Some(ix) = found {
            self.prisoners.remove(ix);
            self.seats[freed.seat.ix()].supply[freed.kind.ix()] += 1;
            log.tell(|| Event::PrisonerFreed {
                seat: freed.seat,
                figure: freed.kind,
                holder: freed.holder,
                release,
            });
        }
    }

    /// Moves points from a seat to another, or to nobody. A payment is no score.
    pub(crate) fn pay(
        &mut self,
        from: Seat,
        to: Option<Seat>,
        (points, payment): (i32, Payment),
        log: &mut Log<'_>,
    ) {
        self.seats[from.ix()].score -= points;
        if let Some(to) = to {
            self.seats[to.ix()].score += points;
        }
        log.tell(|| Event::Paid {
            from,
            to,
            points,
            payment,
        });
    }

    /// Puts a token of a seat on a segment, on top of what lies there.
    pub(crate) fn place_token(
        &mut self,
        seat: Seat,
        token: Token,
        segment: SegmentIx,
        log: &mut Log<'_>,
    ) {
        self.seats[seat.ix()].tokens.take(token);
        let n_tokens = self.add_placed_token(token, segment);
        log.tell(|| Event::TokenPlaced {
            seat,
            token,
            spot: self.spot(segment),
            n_tokens,
        });
    }

    /// Puts a token on a segment and returns how many lie there now.
    pub(crate) fn add_placed_token(&mut self, token: Token, segment: SegmentIx) -> u8 {
        if self.token_place(token, segment).is_none() {
            self.placed_tokens.push(PlacedToken::none(token, segment));
        }
        let place = self.token_place(token, segment);
        place.map_or(0, |placed| {
            placed.n = placed.n.saturating_add(1);
            placed.n
        })
    }

    pub(crate) fn token_place(
        &mut self,
        token: Token,
        segment: SegmentIx,
    ) -> Option<&mut PlacedToken> {
        let mut placed = self.placed_tokens.iter_mut();
        placed.find(|placed| (placed.token, placed.segment) == (token, segment))
    }
}
