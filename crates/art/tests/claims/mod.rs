//! Who may claim what.

use carcas_engine::FigureKind;
use carcas_tiles::SegmentKind;

/// Who may claim the segment that a drawing belongs to.
pub(crate) fn claimants(of: SegmentKind) -> &'static [FigureKind] {
    use FigureKind::{Abbot, Follower, Large, Mayor, Wagon};
    match of {
        SegmentKind::Garden => &[Abbot],
        SegmentKind::Monastery => &[Follower, Large, Abbot, Wagon],
        SegmentKind::City => &[Follower, Large, Mayor, Wagon],
        SegmentKind::Road => &[Follower, Large, Wagon],
        SegmentKind::Field => &[Follower, Large],
        _ => &[Follower],
    }
}
