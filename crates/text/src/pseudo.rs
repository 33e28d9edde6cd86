//! The pseudo-language: English that is two fifths longer and full of marks.

use std::borrow::Cow;

/// Makes a piece of English two fifths longer, with marks on its vowels, so that what is not translated stands out.
pub(crate) fn lengthened(text: &str) -> Cow<'_, str> {
    let mut long = String::with_capacity(text.len() * 2);
    let mut n_letters = 0;
    for c in text.chars() {
        let (marked, is_vowel) = marked(c);
        long.push(marked);
        if !c.is_alphabetic() {
            continue;
        }
        n_letters += 1;
        // Two letters of every five are doubled, vowels where there are enough.
        if n_letters % 5 == 1 || n_letters % 5 == 3 || (is_vowel && n_letters % 11 == 0) {
            long.push(marked);
        }
    }
    Cow::Owned(long)
}

fn marked(c: char) -> (char, bool) {
    const PLAIN: &str = "aeiouyAEIOUY";
    const MARKED: &str = "åéîöûýÅÉÎÖÛÝ";
    let ix = PLAIN.chars().position(|plain| plain == c);
    match ix.and_then(|ix| MARKED.chars().nth(ix)) {
        Some(marked) => (marked, true),
        None => (c, false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_becomes_two_fifths_longer() {
        let text = "The dragon stops after three moves: there is no tile in the north.";
        let n_letters = text.chars().filter(|c| c.is_alphabetic()).count();
        let long = lengthened(text);
        let n_added = long.chars().count() - text.chars().count();
        assert!(n_added * 10 >= n_letters * 4, "{long}");
        assert!(!long.contains(['a', 'e', 'i', 'o', 'u']));
        assert_eq!(lengthened("12, (3)"), "12, (3)");
    }
}
