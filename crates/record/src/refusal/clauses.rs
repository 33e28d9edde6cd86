//! The sentences of objections, found by their names: `refusal-BOX-NAME` says what was wrong, and `remedy-BOX-NAME`, if there
//! is one, what would be right. Tests hold that every objection is said.

use carcas_engine::{
    BaseObjection, BazaarsObjection, CountObjection, Neutral, Objection, TowerObjection,
};
use carcas_text::{Key, Sentence, key, sentence};
use carcas_tiles::SegmentKind;

use super::{Clauses, Remedied};

/// Remedies that several objections share.
const SHARED: &[(Key, &[&str])] = &[
    (
        key!("remedy-barn-corner"),
        &[
            "barn-wrong-ground",
            "barn-not-at-placed-tile",
            "barn-too-few-tiles",
            "barn-divided",
            "barn-not-the-corner",
            "barn-barn-there",
        ],
    ),
    (
        key!("remedy-base-decoration"),
        &["base-wrong-ground", "base-no-farmers", "river-in-the-river"],
    ),
    (
        key!("remedy-base-none-in-bag"),
        &["base-drawn-later", "dragon-set-aside"],
    ),
    (
        key!("remedy-base-not-on-placed-tile"),
        &[
            "portal-followers-only",
            "builder-not-on-placed-tile",
            "pig-not-on-placed-tile",
        ],
    ),
    (key!("remedy-base-occupied"), &["portal-occupied"]),
    (
        key!("remedy-bridges-another"),
        &[
            "bridges-no-tile",
            "bridges-has-bridge",
            "bridges-no-field-edge",
            "bridges-leads-nowhere",
            "bridges-too-far",
        ],
    ),
    (
        key!("remedy-bridges-other-place"),
        &["bridges-no-bridge-left", "bridges-no-bridge-helps"],
    ),
    (
        key!("remedy-castles-nobody-enters"),
        &["barn-field-taken", "count-city-itself"],
    ),
    (
        key!("remedy-castles-own-city"),
        &[
            "castles-no-small-city",
            "castles-no-majority",
            "castles-no-lord",
            "castles-stands-for-one-like-it",
        ],
    ),
    (key!("remedy-count-blocked"), &["count-market-at-the-end"]),
    (
        key!("remedy-dragon-another"),
        &[
            "dragon-fairy-there",
            "dragon-visited-on-journey",
            "dragon-visited-in-turn",
            "dragon-carcassonne",
        ],
    ),
    (
        key!("remedy-fairy-cell"),
        &[
            "fairy-no-tile",
            "fairy-on-that-tile",
            "fairy-quarter-tile",
            "fairy-no-follower-among-figures",
            "fairy-no-own-follower",
        ],
    ),
    (
        key!("remedy-fairy-follower"),
        &[
            "fairy-no-such-figure",
            "fairy-beside-that-follower",
            "fairy-in-quarter",
            "fairy-followers-only",
            "fairy-not-own-follower",
            "fairy-stands-for-one-like-it",
        ],
    ),
    (
        key!("remedy-magic-another"),
        &[
            "magic-no-segment",
            "magic-carcassonne",
            "magic-river",
            "magic-wrong-ground",
            "magic-complete",
            "magic-same-feature",
            "magic-other-figure-there",
        ],
    ),
    (
        key!("remedy-princess-knight"),
        &[
            "princess-no-such-figure",
            "princess-abbot",
            "princess-builder",
            "princess-no-knight",
            "princess-no-knight-or-builder",
            "princess-another-city",
            "princess-city-without-knight",
            "princess-stands-for-one-like-it",
        ],
    ),
    (
        key!("remedy-river-joins-two-ends"),
        &["river-faces-another-end"],
    ),
    (
        key!("remedy-tower-in-range"),
        &[
            "tower-no-such-figure",
            "tower-followers-only",
            "tower-sheltered",
            "tower-sheltered-castle",
            "tower-out-of-range",
            "tower-opponents-only",
            "tower-stands-for-one-like-it",
        ],
    ),
    (
        key!("remedy-wagon-target"),
        &[
            "wagon-no-segment",
            "wagon-never-there",
            "wagon-complete",
            "wagon-occupied",
            "wagon-not-connected",
            "wagon-not-nearby",
            "wagon-dragon-there",
        ],
    ),
];

/// What some remedies are in notation.
const NOTATIONS: &[(Key, &str)] = &[
    (key!("remedy-castles-no-trigger"), "score SEGMENT"),
    (key!("remedy-dragon-not-beside"), "dragon CELL"),
    (key!("remedy-fairy-cell"), "fairy CELL"),
    (key!("remedy-fairy-follower"), "fairy SEAT FIGURE SEGMENT"),
    (
        key!("remedy-fairy-stands-beside-follower"),
        "fairy SEAT FIGURE SEGMENT",
    ),
    (key!("remedy-fairy-stands-on-tile"), "fairy CELL"),
    (key!("remedy-tower-no-foundation"), "tower CELL"),
    (
        key!("remedy-tower-none-to-exchange"),
        "exchange SEAT FIGURE",
    ),
];

/// Returns what is said of an objection.
pub(super) fn clauses(objection: Objection) -> Clauses {
    let name = name(objection);
    Clauses {
        why: why(objection, &name),
        instead: remedy(objection, &name),
    }
}

/// Returns the name of an objection as keys have it: `base-must-place-tile`.
fn name(objection: Objection) -> String {
    let (by, what) = objection.name();
    let mut name = kebab(by) + "-" + &kebab(what);
    let of = match objection {
        Objection::Base(BaseObjection::NoSuchNeutral(Neutral::Witch)) => Neutral::Mage.name(),
        Objection::Base(BaseObjection::NoSuchNeutral(neutral)) => neutral.name(),
        Objection::Count(CountObjection::WrongKind(quarter)) => quarter.name(),
        Objection::Tower(TowerObjection::Sheltered(kind @ SegmentKind::Castle)) => kind.name(),
        _ => return name,
    };
    name += "-";
    name + of
}

/// Writes `MustPlaceTile` as `must-place-tile`.
fn kebab(name: &str) -> String {
    let mut words = String::new();
    for (at, letter) in name.char_indices() {
        if at > 0 && letter.is_uppercase() {
            words.push('-');
        }
        words.push(letter.to_ascii_lowercase());
    }
    words
}

fn why(objection: Objection, name: &str) -> Sentence {
    match objection {
        Objection::Bazaars(BazaarsObjection::TooLow { highest }) => {
            sentence!("refusal-bazaars-too-low", most = highest)
        }
        Objection::Tower(TowerObjection::RansomTooDear { score }) => {
            sentence!("refusal-tower-ransom-too-dear", points = score)
        }
        _ => match name {
            "fairy-quarter-tile" | "fairy-in-quarter" => key!("refusal-fairy-quarter"),
            // Tests hold that all are found.
            _ => Key::find(&format!("refusal-{name}")).unwrap_or(key!("remedy-wait")),
        }
        .into(),
    }
}

/// Returns which other move of the same sort would be right.
fn remedy(objection: Objection, name: &str) -> Option<Remedied> {
    if let Objection::Bazaars(BazaarsObjection::TooHigh { most }) = objection {
        return Some(sentence!("remedy-bazaars-too-high", most = most).into());
    }
    let mut shared = SHARED.iter();
    let shared = shared.find(|(_, names)| names.contains(&name));
    let key = match shared {
        Some((key, _)) => *key,
        None => Key::find(&format!("remedy-{name}"))?,
    };
    let mut notations = NOTATIONS.iter();
    let notation = notations.find(|(of, _)| *of == key);
    Some(Remedied {
        sentence: key.into(),
        notation: notation.map(|(_, notation)| *notation),
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Returns the names of all objections, as keys have them.
    fn names() -> BTreeSet<String> {
        let names = Objection::NAMES.iter();
        let names = names
            .flat_map(|&(by, names)| names.iter().map(move |name| kebab(by) + "-" + &kebab(name)));
        names.collect()
    }

    /// Objections that say more than their names, and keys that several share.
    const SPECIAL: [(&str, &[&str]); 5] = [
        (
            "base-no-such-neutral",
            &["-dragon", "-fairy", "-count", "-mage"],
        ),
        (
            "count-wrong-kind",
            &["-castle", "-market", "-blacksmith", "-cathedral"],
        ),
        ("tower-sheltered", &["", "-castle"]),
        ("fairy-quarter-tile", &[]),
        ("fairy-in-quarter", &[]),
    ];

    #[test]
    fn every_objection_says_what_was_wrong_and_nothing_is_said_in_vain() {
        let mut wanted = BTreeSet::from(["fairy-quarter".to_owned()]);
        for name in names() {
            match SPECIAL.iter().find(|(special, _)| *special == name) {
                Some((_, ends)) => wanted.extend(ends.iter().map(|end| format!("{name}{end}"))),
                None => {
                    wanted.insert(name);
                }
            }
        }
        let said = |family: &str| -> BTreeSet<String> {
            let keys = Key::all().filter_map(|(key, _)| key.strip_prefix(family));
            keys.map(str::to_owned).collect()
        };
        let mut why = said("refusal-");
        // What puts a refusal together.
        why.remove("told");
        assert_eq!(why, wanted);
        let shared: BTreeSet<&str> = SHARED.iter().map(|(key, _)| key.name()).collect();
        for remedy in said("remedy-") {
            let key = format!("remedy-{remedy}");
            let is_said = wanted.contains(&remedy) || shared.contains(&*key) || remedy == "wait";
            assert!(is_said, "{key}");
        }
    }

    #[test]
    fn shared_remedies_are_those_of_objections_without_their_own() {
        let mut seen = BTreeSet::new();
        let mut all = names();
        all.insert("tower-sheltered-castle".to_owned());
        for name in SHARED.iter().flat_map(|(_, names)| *names) {
            assert!(all.contains(*name), "{name}");
            assert!(seen.insert(name), "{name}");
            assert_eq!(Key::find(&format!("remedy-{name}")), None, "{name}");
        }
    }
}
