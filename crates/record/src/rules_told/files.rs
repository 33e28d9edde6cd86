//! The files of texts about rules, inside the program.

/// The files with their names, in the order in which they are shown.
pub(super) const FILES: [(&str, &str); 15] = [
    (
        "00-base-game.txt",
        include_str!("../../data/rules/00-base-game.txt"),
    ),
    (
        "01-abbot-and-gardens.txt",
        include_str!("../../data/rules/01-abbot-and-gardens.txt"),
    ),
    (
        "05-river.txt",
        include_str!("../../data/rules/05-river.txt"),
    ),
    (
        "10-inns-and-cathedrals.txt",
        include_str!("../../data/rules/10-inns-and-cathedrals.txt"),
    ),
    (
        "20-traders-and-builders.txt",
        include_str!("../../data/rules/20-traders-and-builders.txt"),
    ),
    (
        "30-princess-and-dragon.txt",
        include_str!("../../data/rules/30-princess-and-dragon.txt"),
    ),
    (
        "40-tower.txt",
        include_str!("../../data/rules/40-tower.txt"),
    ),
    (
        "50-abbey-and-mayor.txt",
        include_str!("../../data/rules/50-abbey-and-mayor.txt"),
    ),
    (
        "60-count-of-carcassonne.txt",
        include_str!("../../data/rules/60-count-of-carcassonne.txt"),
    ),
    (
        "61-king-and-robber.txt",
        include_str!("../../data/rules/61-king-and-robber.txt"),
    ),
    (
        "70-mage-and-witch.txt",
        include_str!("../../data/rules/70-mage-and-witch.txt"),
    ),
    (
        "80-bridges-castles-and-bazaars.txt",
        include_str!("../../data/rules/80-bridges-castles-and-bazaars.txt"),
    ),
    (
        "90-hills-and-sheep.txt",
        include_str!("../../data/rules/90-hills-and-sheep.txt"),
    ),
    ("turn.txt", include_str!("../../data/rules/turn.txt")),
    ("books.txt", include_str!("../../data/rules/books.txt")),
];
