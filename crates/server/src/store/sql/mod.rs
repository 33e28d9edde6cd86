//! What both databases have in common: the statements, and the little of a connection that they need.

mod reads;
mod writes;

pub(super) use reads::*;
pub(super) use writes::{apply, has_appended};

use super::{Result, StoreError};

/// A connection.
pub(super) trait Sql: Send {
    /// Runs a statement and returns how many rows it changed.
    fn run(
        &mut self,
        sql: &'static str,
        args: &[Arg<'_>],
    ) -> impl Future<Output = Result<u64>> + Send;

    /// Runs a query and returns its rows.
    fn rows(
        &mut self,
        sql: &'static str,
        args: &[Arg<'_>],
    ) -> impl Future<Output = Result<Vec<Row>>> + Send;
}

/// An argument of a statement.
#[derive(Clone, Copy, Debug)]
pub(super) enum Arg<'a> {
    Int(i64),
    Text(&'a str),
    /// No text; numbers are never absent.
    Null,
}

impl<'a> Arg<'a> {
    fn text_or_null(text: Option<&'a str>) -> Self {
        text.map_or(Self::Null, Self::Text)
    }
}

impl From<i64> for Arg<'_> {
    fn from(number: i64) -> Self {
        Self::Int(number)
    }
}

impl From<u32> for Arg<'_> {
    fn from(number: u32) -> Self {
        Self::Int(number.into())
    }
}

impl From<bool> for Arg<'_> {
    fn from(flag: bool) -> Self {
        Self::Int(flag.into())
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

/// A value of a row.
#[derive(Clone, Debug)]
pub(super) enum Cell {
    Int(i64),
    Text(String),
    Null,
}

/// A row, whose values are taken from left to right.
#[derive(Debug)]
pub(super) struct Row(std::vec::IntoIter<Cell>);

impl Row {
    pub(super) fn new(cells: Vec<Cell>) -> Self {
        Self(cells.into_iter())
    }

    pub(super) fn int(&mut self) -> Result<i64> {
        match self.0.next() {
            Some(Cell::Int(number)) => Ok(number),
            other => Err(unexpected("a number", other.as_ref())),
        }
    }

    fn version(&mut self) -> Result<u64> {
        let number = self.int()?;
        u64::try_from(number)
            .map_err(|_| StoreError::Broken(format!("a version below zero: {number}")))
    }

    fn flag(&mut self) -> Result<bool> {
        Ok(self.int()? != 0)
    }

    fn text(&mut self) -> Result<String> {
        match self.0.next() {
            Some(Cell::Text(text)) => Ok(text),
            other => Err(unexpected("a text", other.as_ref())),
        }
    }

    fn text_or_null(&mut self) -> Result<Option<String>> {
        match self.0.next() {
            Some(Cell::Text(text)) => Ok(Some(text)),
            Some(Cell::Null) => Ok(None),
            other => Err(unexpected("a text or nothing", other.as_ref())),
        }
    }
}

fn unexpected(wanted: &str, found: Option<&Cell>) -> StoreError {
    let found = match found {
        Some(Cell::Int(_)) => "a number",
        Some(Cell::Text(_)) => "a text",
        Some(Cell::Null) => "nothing",
        None => "no column",
    };
    StoreError::Broken(format!("the database has {found} in place of {wanted}"))
}

/// Turns a version into a number of the database.
fn stored(version: u64) -> Result<i64> {
    i64::try_from(version)
        .map_err(|_| StoreError::Invalid(format!("version {version} is too great")))
}
