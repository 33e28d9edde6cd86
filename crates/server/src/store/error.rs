//! Why a store did not do what it was asked.

use std::fmt;

/// Why a store did not do what it was asked. Unless it says otherwise, nothing was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The log ends elsewhere: that version exists already, or versions before it are missing. A token or an identity of
    /// that name exists already.
    Conflict,
    /// The game or the identity is not there.
    NotFound,
    /// The store cannot keep this; the text says what it would take.
    Invalid(String),
    /// The disk is full.
    Full(String),
    /// Somebody else holds the database.
    Locked(String),
    /// The database does not answer.
    Unreachable(String),
    /// The connection was lost in the act of committing and the database has not come back: the events may be there or
    /// not. Read the log again before going on with the game.
    Unknown(String),
    /// The database is damaged, of another kind, or does something unexpected.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict => write!(f, "somebody else was first: read the log again"),
            Self::NotFound => write!(f, "there is no such game or identity"),
            Self::Invalid(text) => write!(f, "this cannot be stored: {text}"),
            Self::Full(text) => write!(f, "the disk is full: make room ({text})"),
            Self::Locked(text) => write!(
                f,
                "the database is locked: end the program that holds it ({text})"
            ),
            Self::Unreachable(text) => write!(f, "the database does not answer: {text}"),
            Self::Unknown(text) => write!(
                f,
                "the connection was lost while committing: read the log again ({text})"
            ),
            Self::Broken(text) => write!(f, "the database cannot be used: {text}"),
        }
    }
}

impl std::error::Error for StoreError {}
