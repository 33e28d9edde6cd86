//! The mayor (`docs/rules/50-abbey-and-mayor.md`). Where he may stand and what he weighs is in [`FigureKind`].

use super::{Manifest, Module};
use crate::figure::FigureKind;
use crate::moves::Move;
use crate::refusal::{Asked, Attempt, Refusal, objections, wrong};

pub(crate) const MANIFEST: Manifest = Manifest {
    supply: &[(FigureKind::Mayor, 1)],
    refuse: Some(refuse),
    ..Manifest::new(Module::Mayor)
};

objections! {
    /// What the mayor objects to.
    pub enum MayorObjection {
        /// A mayor stands in cities only.
        WrongGround,
    }
}

/// Rule: AM-17.
fn refuse(asked: &Asked<'_>, attempt: Attempt) -> Option<Refusal> {
    match attempt {
        Attempt::Move(Move::PlaceFigure {
            figure: figure @ FigureKind::Mayor,
            spot,
        }) => asked
            .placing(figure, spot)?
            .is_wrong_ground()
            .then(|| wrong("AM-17", MayorObjection::WrongGround)),
        _ => None,
    }
}
