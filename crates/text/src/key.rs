//! Keys of messages, checked when the program is built.

use crate::keys::KEYS;

/// The key of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key(&'static str);

impl Key {
    /// Returns the key of a message with exactly these arguments, in any order.
    ///
    /// # Panics
    /// If there is no such message, or if it has other arguments. [`say!`](macro@crate::say) and [`key!`](macro@crate::key) call it in
    /// constants, so that the compiler says it.
    pub const fn of(name: &'static str, arguments: &[&str]) -> Self {
        let Some(wanted) = arguments_of(name) else {
            panic!("no message has this key; crates/text/data/en has all messages");
        };
        let mut ix = 0;
        while ix < arguments.len() {
            assert!(
                holds(wanted, arguments[ix]),
                "the message does not have this argument"
            );
            ix += 1;
        }
        assert!(
            wanted.len() == arguments.len(),
            "the message has more arguments"
        );
        Self(name)
    }

    /// Returns the key of a message without arguments, if there is one.
    pub fn find(name: &str) -> Option<Self> {
        let (key, arguments) = Self::look_up(name)?;
        arguments.is_empty().then_some(key)
    }

    /// Returns a key with the names of its arguments.
    pub(crate) fn look_up(name: &str) -> Option<(Self, &'static [&'static str])> {
        let ix = KEYS.binary_search_by_key(&name, |entry| entry.0).ok()?;
        let (name, arguments) = KEYS[ix];
        Some((Self(name), arguments))
    }

    /// Returns all keys with the names of their arguments.
    pub fn all() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
        KEYS.iter().copied()
    }

    /// Returns the key as text.
    pub const fn name(self) -> &'static str {
        self.0
    }
}

/// Looks for a message by halving: the keys are sorted.
const fn arguments_of(name: &str) -> Option<&'static [&'static str]> {
    let (mut low, mut high) = (0, KEYS.len());
    while low < high {
        let middle = low + (high - low) / 2;
        let (key, arguments) = KEYS[middle];
        match compare(key.as_bytes(), name.as_bytes()) {
            0 => return Some(arguments),
            1.. => high = middle,
            _ => low = middle + 1,
        }
    }
    None
}

const fn holds(all: &[&str], wanted: &str) -> bool {
    let mut ix = 0;
    while ix < all.len() {
        if compare(all[ix].as_bytes(), wanted.as_bytes()) == 0 {
            return true;
        }
        ix += 1;
    }
    false
}

/// Compares as `Ord` does, which constants cannot call.
const fn compare(one: &[u8], other: &[u8]) -> i8 {
    let mut ix = 0;
    while ix < one.len() && ix < other.len() {
        if one[ix] != other[ix] {
            return if one[ix] < other[ix] { -1 } else { 1 };
        }
        ix += 1;
    }
    if one.len() == other.len() {
        0
    } else if one.len() < other.len() {
        -1
    } else {
        1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_found_with_their_arguments() {
        for (name, arguments) in Key::all() {
            assert_eq!(arguments_of(name), Some(arguments), "{name}");
            assert_eq!(Key::find(name).is_some(), arguments.is_empty());
        }
        assert_eq!(arguments_of("no-such-message"), None);
        assert_eq!(Key::find("no-such-message"), None);
    }

    #[test]
    fn wrong_arguments_are_refused() {
        let (name, arguments) = Key::all()
            .find(|(_, arguments)| !arguments.is_empty())
            .unwrap();
        assert_eq!(Key::of(name, arguments).name(), name);
        for wrong in [&[][..], &["no_such_argument"]] {
            let refused = std::panic::catch_unwind(|| Key::of(name, wrong));
            assert!(refused.is_err(), "{name} {wrong:?}");
        }
    }
}
