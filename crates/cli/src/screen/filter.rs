//! Finding answers by their words: typing leaves those that contain it, without regard to case and accents.

/// The longest text that is looked for.
const MAX_TYPED: usize = 60;

/// What is typed, and the answers that it leaves.
#[derive(Clone, Debug)]
pub(super) struct Filter {
    typed: String,
    /// All answers in words, made plain.
    texts: Vec<String>,
    left: Vec<usize>,
}

impl Filter {
    /// Looks for nothing yet among these answers.
    pub(super) fn new(texts: impl IntoIterator<Item = String>) -> Self {
        let texts: Vec<String> = texts.into_iter().map(|text| plain(&text)).collect();
        Self {
            typed: String::new(),
            left: (0..texts.len()).collect(),
            texts,
        }
    }

    /// Returns what is typed.
    pub(super) fn typed(&self) -> &str {
        &self.typed
    }

    /// Returns the answers that are left, by their indexes.
    pub(super) fn left(&self) -> &[usize] {
        &self.left
    }

    /// Takes another letter.
    pub(super) fn push(&mut self, letter: char) {
        if !letter.is_control() && self.typed.chars().count() < MAX_TYPED {
            self.typed.push(letter);
            self.look();
        }
    }

    /// Takes the last letter back; returns whether there was one.
    pub(super) fn pop(&mut self) -> bool {
        let is_one = self.typed.pop().is_some();
        self.look();
        is_one
    }

    fn look(&mut self) {
        let wanted = plain(&self.typed);
        let has_all = |text: &String| wanted.split_whitespace().all(|word| text.contains(word));
        let texts = self.texts.iter().enumerate();
        let left = texts.filter(|(_, text)| has_all(text));
        self.left = left.map(|(ix, _)| ix).collect();
    }
}

/// Writes a text in small letters and as a keyboard without accents does, for the languages that are spoken here.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' => plain.push('a'),
            'ç' => plain.push('c'),
            'é' | 'è' | 'ê' | 'ë' => plain.push('e'),
            'í' | 'ì' | 'î' | 'ï' => plain.push('i'),
            'ñ' => plain.push('n'),
            'ó' | 'ò' | 'ô' | 'ö' | 'õ' | 'ø' => plain.push('o'),
            'ú' | 'ù' | 'û' | 'ü' => plain.push('u'),
            'ý' | 'ÿ' => plain.push('y'),
            'œ' => plain.push_str("oe"),
            'æ' => plain.push_str("ae"),
            'ß' => plain.push_str("ss"),
            '−' => plain.push('-'),
            '’' => plain.push('\''),
            other if other.is_whitespace() => plain.push(' '),
            other => plain.push(other),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_accents_and_order_do_not_matter() {
        let texts = [
            "Gefolgsmann auf die Straße",
            "Partisan dans le pré à (1, −2)",
            "EL DRAGÓN",
        ];
        let left = |typed: &str| {
            let mut filter = Filter::new(texts.map(str::to_owned));
            typed.chars().for_each(|letter| filter.push(letter));
            filter.left().to_vec()
        };
        assert_eq!(left(""), [0, 1, 2]);
        assert_eq!(left("strasse"), [0]);
        assert_eq!(left("STRASSE GEF"), [0]);
        assert_eq!(left("-2 pre"), [1]);
        assert_eq!(left("dragon"), [2]);
        assert_eq!(left("dragón"), [2]);
        assert_eq!(left("r"), [0, 1, 2]);
        assert!(left("xyz").is_empty());
    }

    #[test]
    fn what_is_taken_back_widens_again() {
        let mut filter = Filter::new(["road".to_owned(), "city".to_owned()]);
        filter.push('c');
        assert_eq!(filter.left(), [1]);
        assert!(filter.pop());
        assert_eq!(filter.left(), [0, 1]);
        assert!(!filter.pop());
    }
}
