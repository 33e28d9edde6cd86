//! Stencils: what is stamped again and again, from houses to figures.

pub mod bridge;
pub mod building;
pub mod figure;
pub mod gate;
pub mod ground;
pub mod house;
pub mod landmark;
pub mod nature;
pub mod quarter;
pub mod symbol;
pub mod token;
