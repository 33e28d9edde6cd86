//! Why a store did not do what it was asked.

use std::fmt;

use carcas_text::{Words, key, say};

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
    /// Another server runs on this folder.
    Held(String),
    /// The database does not answer.
    Unreachable(String),
    /// The connection was lost in the act of committing and the database has not come back: the events may be there or
    /// not. Read the log again before going on with the game.
    Unknown(String),
    /// The database is damaged, of another kind, or does something unexpected.
    Broken(String),
}

impl StoreError {
    /// Tells whether it may be the fault of one write, and no reason to refuse its neighbors.
    pub(crate) fn is_about_one(&self) -> bool {
        match self {
            Self::Conflict | Self::NotFound | Self::Invalid(_) | Self::Broken(_) => true,
            Self::Full(_)
            | Self::Locked(_)
            | Self::Held(_)
            | Self::Unreachable(_)
            | Self::Unknown(_) => false,
        }
    }

    /// Says to the operator, in a language, what is wrong and what would help. What only happens in the course of a game is
    /// for the log, and English.
    pub fn told(&self, words: &Words) -> String {
        let (cause, text) = match self {
            Self::NotFound => return words.of(key!("terminal-admin-unknown")),
            Self::Held(folder) => {
                return say!(words, "terminal-error-folder-held", file = folder.as_str());
            }
            Self::Full(text) => ("full", text),
            Self::Locked(text) => ("locked", text),
            Self::Unreachable(text) => ("unreachable", text),
            Self::Broken(text) => ("broken", text),
            Self::Conflict | Self::Invalid(_) | Self::Unknown(_) => return self.to_string(),
        };
        let text = text.as_str();
        say!(words, "terminal-error-store", cause = cause, text = text)
    }
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
            Self::Held(folder) => write!(
                f,
                "another server runs on the folder {folder}; stop it, or choose another with --data"
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
