//! Stencils: what is stamped again and again, from houses to figures.

pub mod building;
pub mod figure;
pub mod house;
pub mod nature;
pub mod symbol;
pub mod token;
