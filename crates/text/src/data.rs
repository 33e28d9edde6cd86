//! The files of all languages, inside the program.

use crate::Language;

/// The files of a language, with their names.
type Files = &'static [(&'static str, &'static str)];

macro_rules! languages {
    ($($file:literal),* $(,)?) => {
        const ENGLISH: Files = &[$(($file, include_str!(concat!("../data/en/", $file)))),*];
        const SPANISH: Files = &[$(($file, include_str!(concat!("../data/es/", $file)))),*];
        const FRENCH: Files = &[$(($file, include_str!(concat!("../data/fr/", $file)))),*];
        const GERMAN: Files = &[$(($file, include_str!(concat!("../data/de/", $file)))),*];
    };
}

macro_rules! pages {
    ($($file:literal),* $(,)?) => {
        /// The skeletons of the pages, with the names of their files.
        pub(crate) const PAGES: Files =
            &[$(($file, include_str!(concat!("../data/pages/", $file)))),*];
    };
}

languages![
    "event.ftl",
    "page-00-base-game.ftl",
    "page-01-abbot-and-gardens.ftl",
    "page-05-river.ftl",
    "page-10-inns-and-cathedrals.ftl",
    "page-20-traders-and-builders.ftl",
    "page-30-princess-and-dragon.ftl",
    "page-40-tower.ftl",
    "page-50-abbey-and-mayor.ftl",
    "page-60-count-of-carcassonne.ftl",
    "page-61-king-and-robber.ftl",
    "page-70-mage-and-witch.ftl",
    "page-80-bridges-castles-and-bazaars.ftl",
    "page-90-hills-and-sheep.ftl",
    "question.ftl",
    "refusal.ftl",
    "rules-command.ftl",
    "rules.ftl",
    "server.ftl",
    "terminal-error.ftl",
    "terminal-online.ftl",
    "terminal-plain.ftl",
    "terminal-screen.ftl",
    "terminal-strength.ftl",
    "terminal-usage.ftl",
    "thing.ftl",
    "web-around.ftl",
    "web-table.ftl",
    "web.ftl",
];

pages![
    "00-base-game.txt",
    "01-abbot-and-gardens.txt",
    "05-river.txt",
    "10-inns-and-cathedrals.txt",
    "20-traders-and-builders.txt",
    "30-princess-and-dragon.txt",
    "40-tower.txt",
    "50-abbey-and-mayor.txt",
    "60-count-of-carcassonne.txt",
    "61-king-and-robber.txt",
    "70-mage-and-witch.txt",
    "80-bridges-castles-and-bazaars.txt",
    "90-hills-and-sheep.txt",
];

/// Returns the files of a language; the pseudo-language is made of English.
pub(crate) const fn files(language: Language) -> Files {
    match language {
        Language::English | Language::Pseudo => ENGLISH,
        Language::Spanish => SPANISH,
        Language::French => FRENCH,
        Language::German => GERMAN,
    }
}
