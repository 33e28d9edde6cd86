//! Languages, and which one a person wants.

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, as it is spoken in America.
    #[default]
    English,
    /// Spanish.
    Spanish,
    /// French.
    French,
    /// German.
    German,
    /// English with marks and longer words, to find what does not fit and what is not translated.
    Pseudo,
}

impl Language {
    /// All that people speak.
    pub const ALL: [Self; 4] = [Self::English, Self::Spanish, Self::French, Self::German];

    /// Returns the tag: `en`, `es`, `fr`, `de`, or `qps` for the pseudo-language.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Spanish => "es",
            Self::French => "fr",
            Self::German => "de",
            Self::Pseudo => "qps",
        }
    }

    /// Returns the name of the language in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Spanish => "Español",
            Self::French => "Français",
            Self::German => "Deutsch",
            Self::Pseudo => "[Þšéûðö]",
        }
    }

    /// Reads a tag as people and systems write it: `de`, `de-AT`, `de_DE.UTF-8`. None for languages that are not spoken here.
    ///
    /// ```
    /// use carcas_text::Language;
    ///
    /// assert_eq!(Language::from_tag("fr_CA.UTF-8"), Some(Language::French));
    /// assert_eq!(Language::from_tag("nl"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Self> {
        let end = tag.find(['-', '_', '.', '@']).unwrap_or(tag.len());
        let wanted = tag[..end].to_ascii_lowercase();
        let all = Self::ALL.into_iter().chain([Self::Pseudo]);
        all.into_iter().find(|language| language.tag() == wanted)
    }

    /// Returns the language that the environment asks for: the first of `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` that
    /// says something decides, as in other programs; English if it is spoken nowhere here.
    ///
    /// `variable` returns the value of a variable.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let value = |name: &str| variable(name).filter(|value| !value.is_empty());
        let locale = value("LC_ALL")
            .or_else(|| value("LC_MESSAGES"))
            .or_else(|| value("LANG"))
            .unwrap_or_default();
        // The plain locale of systems switches every translation off, whatever the list says.
        if locale.is_empty() || locale == "C" || locale.starts_with("C.") || locale == "POSIX" {
            return Self::English;
        }
        let list = value("LANGUAGE").unwrap_or_default();
        let wanted = list.split(':').chain([locale.as_str()]);
        wanted.filter_map(Self::from_tag).next().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(variables: &[(&str, &str)]) -> Language {
        Language::from_environment(|name| {
            let found = variables.iter().find(|(other, _)| *other == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_environment_chooses_the_language() {
        assert_eq!(wanted(&[]), Language::English);
        assert_eq!(wanted(&[("LANG", "de_DE.UTF-8")]), Language::German);
        assert_eq!(
            wanted(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "es_MX")]),
            Language::Spanish
        );
        assert_eq!(
            wanted(&[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "fr_FR@euro")]),
            Language::French
        );
        assert_eq!(
            wanted(&[("LANG", "nl_NL.UTF-8"), ("LANGUAGE", "nl:de:fr")]),
            Language::German
        );
        assert_eq!(
            wanted(&[("LANG", "C.UTF-8"), ("LANGUAGE", "de")]),
            Language::English
        );
        assert_eq!(
            wanted(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C")]),
            Language::English
        );
        assert_eq!(wanted(&[("LC_ALL", ""), ("LANG", "fr")]), Language::French);
        assert_eq!(wanted(&[("LANG", "é")]), Language::English);
    }

    #[test]
    fn tags_are_read_back() {
        for language in Language::ALL.into_iter().chain([Language::Pseudo]) {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
        }
    }
}
