//! The switches that matter in a game, for whoever wants a rule of the house before it begins.

use std::sync::OnceLock;

use carcas_engine::{Rules, Setup, Switch};

use super::explain::explain;
use super::texts::Texts;

/// A switch that matters, and what it means as it is set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HouseSwitch {
    /// The box or part of a box.
    pub(crate) section: &'static str,
    pub(crate) key: &'static str,
    pub(crate) value: &'static str,
    /// The values that can be chosen.
    pub(crate) values: Vec<&'static str>,
    pub(crate) sentence: &'static str,
    /// The ids of the rules, in one text.
    pub(crate) rules: String,
    /// The edition's own choice in a few words, if it is another.
    pub(crate) replaced: Option<&'static str>,
    /// What it takes for the switch to matter, if something is missing.
    pub(crate) needs: Vec<String>,
}

/// Lists the switches that matter in a game, and those that are set without effect.
pub(crate) fn house_switches(setup: &Setup, rules: &Rules) -> Vec<HouseSwitch> {
    static TEXTS: OnceLock<Option<Texts>> = OnceLock::new();
    let Some(texts) = TEXTS.get_or_init(|| Texts::ours().ok()) else {
        return Vec::new();
    };
    let all = explain(texts, setup, rules).rules;
    all.into_iter()
        .filter(|rule| rule.needs.is_empty() || rule.house_rule)
        .filter_map(|rule| {
            let values = Switch::from_key(rule.switch)?.values.iter();
            Some(HouseSwitch {
                section: rule.section,
                key: rule.switch,
                value: rule.value,
                values: values
                    .filter(|value| !value.is_for_conformance())
                    .map(|value| value.0)
                    .collect(),
                sentence: rule.sentence,
                rules: rule.rules.join(", "),
                replaced: rule.replaced,
                needs: rule.needs,
            })
        })
        .collect()
}
