//! What the words of the traces mean to us, and the habits of the engine behind them (`docs/rules/README.md`, parts 3
//! and 6). A new box adds rows here.

use carcas_engine::{FigureKind, Module};
use carcas_tiles::Box;

/// Tile sets of the traces and the boxes they are.
pub(crate) const SETS: &[(&str, Box)] = &[
    ("basic", Box::Base),
    ("river/1", Box::River1),
    ("river/2", Box::River2),
    ("inns-and-cathedrals", Box::InnsAndCathedrals),
    ("traders-and-builders", Box::TradersAndBuilders),
    ("princess-and-dragon", Box::PrincessAndDragon),
    ("tower", Box::Tower),
    ("abbey-and-mayor", Box::AbbeyAndMayor),
    ("count", Box::Count),
    ("king-and-robber", Box::KingAndRobber),
    ("mage-and-witch", Box::MageAndWitch),
    ("bridges-castles-and-bazaars", Box::BridgesCastlesAndBazaars),
    ("hills-and-sheep", Box::HillsAndSheep),
];

/// What an element of a trace is to us.
#[derive(Clone, Copy)]
pub(crate) enum Element {
    /// A number of figures for each seat, which must be the number in our box.
    Figure(FigureKind),
    /// The same, and the module that brings them.
    FigureOf(FigureKind, Module),
    /// A module; where the element is missing, its symbols are decoration.
    Mechanism(Module),
    /// A module that cannot be left out of a game that holds its tiles.
    Indispensable(Module),
    /// A switch with a value for an element that is there and one for an element that is missing.
    Switch(&'static str, [&'static str; 2]),
}

/// Elements of the traces; an element may have several rows.
pub(crate) const ELEMENTS: &[(&str, Element)] = &[
    ("small-follower", Element::Figure(FigureKind::Follower)),
    ("farmers", Element::Switch("farmers", ["on", "off"])),
    ("abbot", Element::Switch("abbot", ["on", "off"])),
    ("abbot", Element::FigureOf(FigureKind::Abbot, Module::Abbot)),
    ("garden", Element::Mechanism(Module::Garden)),
    ("river", Element::Mechanism(Module::River)),
    ("inn", Element::Mechanism(Module::Inns)),
    ("cathedral", Element::Mechanism(Module::Cathedrals)),
    (
        "big-follower",
        Element::FigureOf(FigureKind::Large, Module::LargeFollower),
    ),
    (
        "builder",
        Element::FigureOf(FigureKind::Builder, Module::Builder),
    ),
    ("pig", Element::FigureOf(FigureKind::Pig, Module::Pig)),
    ("pig-herd", Element::Mechanism(Module::PigHerd)),
    ("traders", Element::Mechanism(Module::Goods)),
    ("king", Element::Mechanism(Module::King)),
    ("robber", Element::Mechanism(Module::Robber)),
    ("dragon", Element::Mechanism(Module::Dragon)),
    ("fairy", Element::Mechanism(Module::Fairy)),
    ("princess", Element::Mechanism(Module::Princess)),
    ("portal", Element::Mechanism(Module::Portal)),
    ("count", Element::Indispensable(Module::Count)),
    ("mage", Element::Mechanism(Module::MageAndWitch)),
    ("witch", Element::Mechanism(Module::MageAndWitch)),
    ("bridge", Element::Mechanism(Module::Bridges)),
    ("castle", Element::Mechanism(Module::Castles)),
    ("bazaar", Element::Mechanism(Module::Bazaars)),
    ("tower", Element::Mechanism(Module::Tower)),
    ("abbey", Element::Mechanism(Module::Abbey)),
    ("mayor", Element::FigureOf(FigureKind::Mayor, Module::Mayor)),
    ("wagon", Element::FigureOf(FigureKind::Wagon, Module::Wagon)),
    ("barn", Element::FigureOf(FigureKind::Barn, Module::Barn)),
    (
        "shepherd",
        Element::FigureOf(FigureKind::Shepherd, Module::Shepherd),
    ),
    ("hill", Element::Mechanism(Module::Hills)),
    ("vineyard", Element::Mechanism(Module::Vineyards)),
];

/// A rule choice of the traces: its key, our switch, and our value for each of theirs.
pub(crate) type RuleKey = (
    &'static str,
    &'static str,
    &'static [(&'static str, &'static str)],
);

/// Rule choices of the traces. A key that a trace leaves out is as in `zman-c2`.
pub(crate) const RULE_KEYS: &[RuleKey] = &[
    (
        "princess-action",
        "princess-action",
        &[("may", "may"), ("must", "must")],
    ),
    (
        "fairy-placement",
        "fairy-placement",
        &[("on-tile", "on-tile"), ("next-follower", "assigned")],
    ),
    (
        "dragon-move",
        "dragon-move",
        &[
            ("before-scoring", "before-scoring"),
            ("after-scoring", "after-scoring"),
        ],
    ),
    (
        "tiny-city-scoring",
        "small-city-scoring",
        &[("4", "four-points"), ("2", "two-points")],
    ),
    (
        "wagon-move",
        "wagon-move",
        &[("C1", "connected"), ("C2", "nearby")],
    ),
    (
        "barn-placement",
        "barn-placement",
        &[("not-occupied", "no-barn-present"), ("occupied", "any")],
    ),
    (
        "bazaar-no-auction",
        "bazaar-mode",
        &[("true", "draft"), ("false", "auction")],
    ),
    (
        "hill-tiebreaker",
        "hill-tiebreaker",
        &[
            ("at-least-one-follower", "at-least-one"),
            ("number-of-followers", "number-of-followers"),
        ],
    ),
    (
        "king-and-robber-scoring",
        "king-robber-scoring",
        &[
            ("default", "per-feature"),
            ("10/20", "ten-each"),
            ("15/40", "fifteen-forty"),
            ("continuously", "continuous"),
        ],
    ),
    (
        "coc-final-scoring",
        "count-final-quarters",
        &[("market-only", "market-only"), ("any-district", "all")],
    ),
    (
        "count-move",
        "count-move",
        &[
            ("by-player", "by-player"),
            ("clockwise", "clockwise"),
            ("follow-meeple", "follow-meeple"),
        ],
    ),
    (
        "inn-and-cathedral-final-scoring",
        "inn-cathedral-final",
        &[("zero", "zero"), ("ignore", "ignore")],
    ),
    (
        "vineyards-for-garden",
        "vineyards-for-gardens",
        &[("true", "yes"), ("false", "no")],
    ),
];

/// Tiles that traces draw once more than our rules: the beginning of their configuration's name, and the tile.
///
/// Rule: CO-02.
pub(crate) const SURPLUS: &[(&str, &str)] = &[("count", "BA/RCr")];

/// Tokens that the traces name differently: their name and ours.
pub const TOKENS: &[(&str, &str)] = &[("TOWER_PIECE", "FLOOR"), ("ABBEY_TILE", "ABBEY")];

/// The habits of the independent engine; all other switches are as in `zman-c2`.
pub(crate) const PROFILE: &[(&str, &str)] = &[
    ("farmer-scoring", "third-edition"),
    ("fairy-after-princess", "forbidden"),
    ("fairy-on-tile-points", "peer"),
    ("fairy-in-quarter", "peer"),
    ("deploy-on-dragon-tile", "forbidden"),
    ("dragon-visited-scope", "journey"),
    ("dragon-eats-mage-witch", "no"),
    ("builder-second-part", "mandatory"),
    ("river-u-turn", "keep-corridor"),
    ("river-start-tile", "into-land-stack"),
    ("river-volcano-turn", "none"),
    ("tower-capture-target", "any-player"),
    ("abbey-end-of-game", "peer"),
    ("bridge-timing", "peer"),
    ("castle-simultaneous", "largest"),
    ("bazaar-bid-limit", "unlimited"),
    ("count-final-order", "one-at-a-time"),
    ("count-fairy-points", "ignored"),
    ("count-abbot", "no"),
    ("count-deploy-in-double-turn", "per-tile"),
    ("count-market-at-barn", "allowed"),
    // It lends the sixth color to every game.
    ("sixth-player", "always"),
];

#[cfg(test)]
mod tests {
    use carcas_engine::{Edition, Switch};

    use super::*;

    fn exists(key: &str, value: &str) -> bool {
        let mut choices = Edition::ZmanC2.choices();
        Switch::from_key(key).is_some_and(|switch| switch.set(&mut choices, value))
    }

    #[test]
    fn every_switch_of_the_tables_exists() {
        for &(key, value) in PROFILE {
            assert!(exists(key, value), "{key}={value}");
        }
        for &(_, switch, values) in RULE_KEYS {
            for &(_, value) in values {
                assert!(exists(switch, value), "{switch}={value}");
            }
        }
        for &(_, element) in ELEMENTS {
            if let Element::Switch(key, values) = element {
                for value in values {
                    assert!(exists(key, value), "{key}={value}");
                }
            }
        }
    }

    #[test]
    fn every_box_has_a_set() {
        for of in Box::ALL {
            assert!(SETS.iter().any(|&(_, known)| known == of), "{}", of.name());
        }
    }
}
