//! The large follower (`docs/rules/10-inns-and-cathedrals.md`). Where he may stand and what he weighs is in
//! [`FigureKind`].

use super::{Manifest, Module};
use crate::figure::FigureKind;

/// Rule: IC-02.
pub(crate) const MANIFEST: Manifest = Manifest {
    supply: &[(FigureKind::Large, 1)],
    ..Manifest::new(Module::LargeFollower)
};
