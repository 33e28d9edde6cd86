//! A vector of plain records that keeps its capacity when it is cloned.
//!
//! The state of a game is a handful of these. All are sized at setup, so neither playing on nor copying into an
//! existing state allocates; a board of several thousand cells is the only exception.

use std::ops::{Deref, DerefMut};

/// A `Vec` of plain records whose clones can grow as far as the original without allocating.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Flat<T>(Vec<T>);

impl<T: Copy> Flat<T> {
    pub(crate) fn with_capacity(capacity: usize) -> Self {
        Self(Vec::with_capacity(capacity))
    }
}

impl<T: Copy> Clone for Flat<T> {
    fn clone(&self) -> Self {
        let mut copy = Vec::with_capacity(self.0.capacity());
        copy.extend_from_slice(&self.0);
        Self(copy)
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.0.clear();
        self.0.extend_from_slice(&source.0);
    }
}

impl<T> Deref for Flat<T> {
    type Target = Vec<T>;

    #[inline]
    fn deref(&self) -> &Vec<T> {
        &self.0
    }
}

impl<T> DerefMut for Flat<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Vec<T> {
        &mut self.0
    }
}
