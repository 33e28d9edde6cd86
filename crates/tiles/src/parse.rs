//! Reads the catalogue's notation.

use crate::Catalogue;

/// What is wrong with a catalogue file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CatalogueError {
    /// The name of the file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What was wrong and what would be right.
    pub reason: String,
}

pub(crate) fn parse(_files: &[(&str, &str)]) -> Result<Catalogue, Vec<CatalogueError>> {
    Ok(Catalogue::default())
}
