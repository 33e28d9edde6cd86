//! Names of seats.

/// Names for seats that nobody has named.
const USUAL: [&str; 6] = ["red", "blue", "green", "yellow", "white", "pink"];

/// Returns names for so many seats.
pub fn usual_names(n_seats: usize) -> Vec<String> {
    let names = USUAL.iter().take(n_seats);
    names.map(|&name| name.to_owned()).collect()
}

/// Words of the notation, of records and of scenarios, now and in boxes to come.
const RESERVED: &[&str] = &[
    "carcas-record",
    "rules-version",
    "rules",
    "with",
    "set",
    "seats",
    "draw",
    "end",
    "title",
    "rule",
    "case",
    "start",
    "position",
    "tile",
    "figure",
    "score",
    "supply",
    "bag",
    "turn",
    "refuse",
    "allow",
    "moves",
    "cells",
    "rotations",
    "expect",
    "because",
    "none",
    "empty",
    "figures",
    "no",
    "feature",
    "same",
    "different",
    "and",
    "discarded",
    "decision",
    "winner",
    "told",
    "retrieve",
    "pass",
    "meeple",
    "large",
    "abbot",
    "builder",
    "pig",
    "mayor",
    "wagon",
    "barn",
    "shepherd",
    "phantom",
    "fairy",
    "dragon",
    "princess",
    "mage",
    "witch",
    "remove",
    "count",
    "move",
    "from",
    "to",
    "tower",
    "capture",
    "exchange",
    "ransom",
    "bridge",
    "castle",
    "owed",
    "take",
    "auction",
    "bid",
    "bazaar",
    "buy",
    "sell",
    "flock",
    "expand",
    "quarter",
    "monastery",
    "garden",
    "abbey",
];
/// Words that only records of format 2 have. Seats of format 1 may be called so.
const WORDS_OF_FORMAT_2: &[&str] = &[
    "player",
    "bot",
    "clock",
    "aids",
    "seed-hash",
    "nonce",
    "takeover",
    "left",
    "result",
    "seed",
    "nobody",
];
const MAX_LENGTH: usize = 32;

/// Returns the first name that no seat can have in a record of format 2.
pub(crate) fn word_of_format_2(names: &[String]) -> Option<usize> {
    let is_word = |name: &String| WORDS_OF_FORMAT_2.contains(&name.as_str());
    names.iter().position(is_word)
}

/// Checks names of seats: letters, digits, `-` and `_`, all different, none a word of the notation.
///
/// # Errors
/// The index of the first name that cannot be used, and why.
pub fn check_names(names: &[impl AsRef<str>]) -> Result<(), (usize, String)> {
    for (ix, name) in names.iter().map(AsRef::as_ref).enumerate() {
        check(ix, name).map_err(|why| (ix, why))?;
        if names[..ix].iter().any(|other| other.as_ref() == name) {
            return Err((ix, format!("two seats are called `{name}`")));
        }
    }
    Ok(())
}

fn check(ix: usize, name: &str) -> Result<(), String> {
    let is_allowed = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    let is_seat_number = name
        .strip_prefix('p')
        .is_some_and(|digits| !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit()));
    if name.is_empty() || !name.chars().all(is_allowed) {
        Err(format!(
            "`{name}` is no name of a seat; expected letters, digits, `-` and `_`"
        ))
    } else if name.chars().count() > MAX_LENGTH {
        Err(format!(
            "the name of a seat has at most {MAX_LENGTH} characters"
        ))
    } else if RESERVED.contains(&name) {
        Err(format!(
            "`{name}` cannot name a seat: it is a word of the notation"
        ))
    } else if is_seat_number && name != format!("p{ix}") {
        Err(format!("`{name}` cannot name this seat, which is p{ix}"))
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_words_that_mean_nothing_else() {
        assert_eq!(check_names(&["red", "José-2", "p2"]), Ok(()));
        let refused = |names: &[&str]| check_names(names).unwrap_err().0;
        assert_eq!(refused(&["red", "red"]), 1);
        assert_eq!(refused(&["red", ""]), 1);
        assert_eq!(refused(&["two words"]), 0);
        assert_eq!(refused(&["draw"]), 0);
        assert_eq!(refused(&["p1", "p0"]), 0);
        assert_eq!(refused(&["a".repeat(33).as_str()]), 0);
    }
}
