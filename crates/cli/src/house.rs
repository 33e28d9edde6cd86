//! The switches that matter in a game, to choose house rules before it begins.
//!
//! What is played at a table and how it differs from its preset is `Played::told` of `record`.

use carcas_engine::{Rules, Setup};
use carcas_record::rules_told::Played;
use carcas_text::Words;

/// A switch that matters, and what it means as it is set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HouseSwitch {
    /// The box or part of a box.
    pub(crate) section: String,
    /// What it decides.
    pub(crate) title: String,
    pub(crate) key: &'static str,
    pub(crate) value: &'static str,
    /// The value in a few words.
    pub(crate) short: String,
    /// The values that can be chosen.
    pub(crate) values: Vec<&'static str>,
    pub(crate) sentence: String,
    /// The ids of the rules, in one text.
    pub(crate) rules: String,
    /// The edition's own choice in a few words, if it is another.
    pub(crate) replaced: Option<String>,
    /// What it takes for the switch to matter, as a sentence, if something is missing.
    pub(crate) needs: Option<String>,
}

/// Lists the switches that matter in a game, and those that are set without effect.
pub(crate) fn house_switches(words: &Words, setup: &Setup, rules: &Rules) -> Vec<HouseSwitch> {
    let all = Played::of(setup, rules).rules;
    all.into_iter()
        .filter(|rule| rule.has_effect() || rule.is_house_rule())
        .map(|rule| HouseSwitch {
            section: words.of(rule.section),
            title: words.of(rule.title),
            key: rule.switch.key,
            value: rule.value,
            short: words.of(rule.short),
            values: rule
                .switch
                .values
                .iter()
                .filter(|value| !value.is_for_conformance())
                .map(|value| value.0)
                .collect(),
            sentence: words.of(rule.sentence),
            rules: rule.rules.join(", "),
            replaced: rule.replaced.map(|own| words.of(own)),
            needs: rule.told_needs(words),
        })
        .collect()
}
