//! What a law answers.

use std::fmt;

/// How a law is broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Which law: the sentence before numbers and names are filled in.
    pub law: &'static str,
    /// The sentence.
    pub why: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.why)
    }
}

/// What a law answers: nothing, or how it is broken.
pub type Verdict = Result<(), Fault>;

/// Says how a law is broken, unless it holds.
macro_rules! law {
    ($holds:expr, $why:literal $($values:tt)*) => {
        if !$holds {
            return Err(crate::verdict::Fault {
                law: $why,
                why: format!($why $($values)*),
            });
        }
    };
}

pub(crate) use law;
