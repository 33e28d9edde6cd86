//! Figures and tokens coming and going: from the supply to the board, and home again.

use crate::event::{Cause, Event, Log};
use crate::feature::{FeatureIx, SegmentIx};
use crate::figure::{Figure, FigureKind, Seat};
use crate::rules::{OrphanBuilderPig, Rules};
use crate::state::State;
use crate::token::Token;

impl State {
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
        if kind.is_follower() {
            let feature = self.features.of(segment);
            self.features.columns_mut(feature).n_followers += 1;
        }
    }

    /// Sends a figure home that left its feature before it was scored.
    ///
    /// Rule: PD-21, PD-27, BA-108.
    pub(crate) fn send_home(&mut self, rules: &Rules, ix: usize, cause: Cause, log: &mut Log<'_>) {
        let figure = self.return_figure(ix, cause, log);
        if figure.kind.is_follower()
            && rules.choices().orphan_builder_pig == OrphanBuilderPig::Return
        {
            self.send_orphans_home(figure.seat, self.features.of(figure.segment), log);
        }
    }

    /// Sends builder and pig home whose last follower has left.
    ///
    /// Rule: PD-26, PD-47, TB-20, TB-27, TB-105.
    fn send_orphans_home(&mut self, seat: Seat, feature: FeatureIx, log: &mut Log<'_>) {
        if self.has_follower(seat, feature) {
            return;
        }
        let is_orphan = |state: &Self, figure: &Figure| {
            figure.seat == seat
                && matches!(figure.kind, FigureKind::Builder | FigureKind::Pig)
                && state.features.of(figure.segment) == feature
        };
        while let Some(ix) = self
            .figures
            .iter()
            .position(|figure| is_orphan(self, figure))
        {
            self.return_figure(ix, Cause::Orphaned, log);
        }
    }

    /// Tells whether a seat has a follower in a feature.
    pub(crate) fn has_follower(&self, seat: Seat, feature: FeatureIx) -> bool {
        self.figures.iter().any(|figure| {
            figure.seat == seat
                && figure.kind.is_follower()
                && self.features.of(figure.segment) == feature
        })
    }

    /// Moves a figure from the board to its seat's supply.
    pub(crate) fn return_figure(&mut self, ix: usize, cause: Cause, log: &mut Log<'_>) -> Figure {
        let figure = self.figures.remove(ix);
        self.seats[figure.seat.ix()].supply[figure.kind.ix()] += 1;
        if figure.kind.is_follower() {
            let feature = self.features.of(figure.segment);
            self.features.columns_mut(feature).n_followers -= 1;
        }
        log.tell(|| Event::FigureReturned {
            seat: figure.seat,
            figure: figure.kind,
            spot: self.spot(figure.segment),
            cause,
        });
        figure
    }
}
