//! The mayor (`docs/rules/50-abbey-and-mayor.md`). Where he may stand and what he weighs is in [`FigureKind`].

use super::{Manifest, Module};
use crate::figure::FigureKind;

pub(crate) const MANIFEST: Manifest = Manifest {
    supply: &[(FigureKind::Mayor, 1)],
    ..Manifest::new(Module::Mayor)
};
