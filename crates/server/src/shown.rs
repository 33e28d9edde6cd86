//! Text from people as everybody is shown it.

/// Leaves out what is not to be seen and what would turn the text around it: control characters and marks of direction.
pub(crate) fn shown(text: &str) -> String {
    let turns = |c| matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let is_shown = |c: &char| !c.is_control() && !turns(*c);
    text.chars().filter(is_shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_turns_the_text_around_it() {
        assert_eq!(shown("A\u{202e}na\u{2066}\n\u{7}!"), "Ana!");
        assert_eq!(shown("José, Zoë und 王さん"), "José, Zoë und 王さん");
        assert_eq!(shown("שלום"), "שלום");
    }
}
