//! Setups as clients ask for them, and what they can choose from.

use std::collections::BTreeMap;
use std::fmt;

use carcas_engine::{Edition, Rules, RulesVersion, SWITCHES, Setup, SetupError, Switch};
use carcas_record::rules_told::RuleTexts;
use carcas_text::{Key, english};
use carcas_tiles::{Box, Printing, TileSet, catalogue};
use serde::{Deserialize, Serialize};

/// The edition that is played where nobody chooses one: what is sold now.
pub const USUAL_EDITION: Edition = Edition::ZmanC2;

/// Preset, boxes and switches of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SetupSpec {
    /// The name of the preset: the edition whose choices the game starts from.
    pub preset: String,
    /// Boxes, perhaps with parts behind a colon, joined by `+`.
    #[serde(default)]
    pub boxes: Vec<String>,
    /// Switches that differ from the preset's choice, with their values.
    #[serde(default)]
    pub switches: BTreeMap<String, String>,
}

impl SetupSpec {
    /// Makes a setup that can be played by so many seats.
    ///
    /// # Errors
    /// Every reason why there is no such game.
    pub fn prepare(&self, seats: u8) -> Result<Setup, SetupProblem> {
        self.prepare_in(RulesVersion::CURRENT, seats)
    }

    /// Makes a setup by a version of the rules, which a game that began by it goes on with.
    ///
    /// # Errors
    /// Every reason why there is no such game.
    pub fn prepare_in(&self, version: RulesVersion, seats: u8) -> Result<Setup, SetupProblem> {
        let mut errors = Vec::new();
        let edition = Edition::from_name(&self.preset).unwrap_or_else(|| {
            errors.push(SetupError::UnknownEdition(self.preset.clone()));
            USUAL_EDITION
        });
        let mut setup = Setup::in_version(version, edition, seats);
        for name in &self.boxes {
            errors.extend(setup.add_box(name).err());
        }
        for (key, value) in &self.switches {
            errors.extend(setup.set(key, value).err());
        }
        errors.extend(Rules::new(&setup).err().into_iter().flat_map(|more| more.0));
        match errors.is_empty() {
            true => Ok(setup),
            false => Err(SetupProblem {
                reasons: errors.iter().map(SetupReason::of).collect(),
            }),
        }
    }

    /// Says how a setup is asked for.
    pub fn of(setup: &Setup) -> Self {
        let switches = setup.overrides();
        Self {
            preset: setup.edition().name().to_owned(),
            boxes: setup.box_names().collect(),
            switches: switches
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
                .collect(),
        }
    }
}

/// Every reason why a setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SetupProblem {
    /// The reasons, at least one.
    pub reasons: Vec<SetupReason>,
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (ix, reason) in self.reasons.iter().enumerate() {
            write!(f, "{}{}", if ix > 0 { "\n" } else { "" }, reason.text)?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupProblem {}

/// One reason why a setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SetupReason {
    /// What sort of reason it is, such as `unknown-box`.
    pub key: String,
    /// What is wrong and what would be right, in English.
    pub text: String,
}

impl SetupReason {
    fn of(error: &SetupError) -> Self {
        let key = match error {
            SetupError::UnknownEdition(_) => "unknown-preset",
            SetupError::UnknownBox(_) => "unknown-box",
            SetupError::UnknownPart(..) => "unknown-part",
            SetupError::BoxTwice(_) => "box-twice",
            SetupError::NotPlayable(_) => "not-playable",
            SetupError::UnknownSwitch(_) => "unknown-switch",
            SetupError::UnknownValue(..) => "unknown-value",
            SetupError::SeatCount(_) => "seat-count",
            SetupError::SixSeats => "six-seats",
            SetupError::RiverWithCount => "not-together",
            SetupError::TooManyFigures(_) => "too-many-figures",
            SetupError::TooManySegments(_) => "too-many-segments",
        };
        Self {
            key: key.to_owned(),
            text: error.to_string(),
        }
    }
}

/// What a client can offer before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Catalogue {
    /// The version of the rules that new games are played by.
    pub rules_version: u32,
    /// The presets.
    pub presets: Vec<CataloguePreset>,
    /// The preset of a game for which nobody chose one; earlier servers do not tell it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub usual_preset: Option<String>,
    /// The boxes that can be added to the base game.
    pub boxes: Vec<CatalogueBox>,
    /// All switches.
    pub switches: Vec<CatalogueSwitch>,
}

/// A preset: the choices of a printed edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CataloguePreset {
    /// Its name.
    pub name: String,
    /// Its title for people.
    pub title: String,
}

/// A box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CatalogueBox {
    /// Its name.
    pub name: String,
    /// Its title for people.
    pub title: String,
    /// How many tiles it adds.
    pub tiles: u16,
    /// The parts that can be chosen one by one: `NAME:PART+PART`; none if it is played as a whole.
    pub parts: Vec<String>,
    /// Whether its rules can be played.
    pub is_playable: bool,
    /// Whether its tiles can be played as plain landscape: `NAME:none`.
    pub is_landscape: bool,
}

/// A switch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CatalogueSwitch {
    /// Its name.
    pub key: String,
    /// What it decides, in plain English.
    pub about: String,
    /// The box, or part of one, that it belongs to.
    pub section: String,
    /// Its values.
    pub values: Vec<CatalogueValue>,
    /// What each preset chooses.
    pub presets: BTreeMap<String, PresetChoice>,
}

/// A value of a switch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CatalogueValue {
    /// Its name.
    pub name: String,
    /// What it means, in a few English words.
    pub short: String,
    /// What it means, in an English sentence.
    pub sentence: String,
    /// The ids of the rules behind it.
    pub rules: Vec<String>,
}

/// What a preset chooses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PresetChoice {
    /// The value.
    pub value: String,
    /// Whether no text of that publisher on this point is known.
    pub is_inferred: bool,
}

impl Catalogue {
    /// Lists everything that can be chosen.
    pub fn new() -> Self {
        let boxes = Box::ALL.into_iter().filter(|&of| of != Box::Base);
        Self {
            rules_version: RulesVersion::CURRENT.number(),
            presets: Edition::ALL
                .map(|edition| CataloguePreset {
                    name: edition.name().to_owned(),
                    title: edition.title().to_owned(),
                })
                .to_vec(),
            usual_preset: Some(USUAL_EDITION.name().to_owned()),
            boxes: boxes.map(CatalogueBox::of).collect(),
            switches: SWITCHES.iter().map(CatalogueSwitch::of).collect(),
        }
    }
}

impl Default for Catalogue {
    fn default() -> Self {
        Self::new()
    }
}

impl CatalogueBox {
    fn of(of: Box) -> Self {
        let tiles = catalogue().set(of, Printing::New).map(TileSet::total);
        let parts = Setup::parts_of(of).iter();
        Self {
            name: of.name().to_owned(),
            title: of.title().to_owned(),
            tiles: tiles.and_then(|n| n.try_into().ok()).unwrap_or(0),
            parts: parts.map(|part| part.name().to_owned()).collect(),
            is_playable: Setup::playable_boxes().any(|playable| playable == of),
            is_landscape: Setup::is_landscape(of),
        }
    }
}

impl CatalogueSwitch {
    fn of(switch: &Switch) -> Self {
        let text = RuleTexts::ours().switch(switch.key);
        let values = switch.values.iter();
        let offered = values.filter(|value| !value.is_for_conformance());
        let values = offered.map(|value| {
            let text = text.and_then(|(_, text)| text.value(value.0));
            let said = |key: Option<Key>| key.map(|key| english().of(key)).unwrap_or_default();
            let rules = text.into_iter().flat_map(|text| &text.rules);
            CatalogueValue {
                name: value.0.to_owned(),
                short: said(text.map(|text| text.short)),
                sentence: said(text.map(|text| text.sentence)),
                rules: rules.map(ToString::to_string).collect(),
            }
        });
        let section = text.map(|(section, _)| english().of(section.title));
        let choice = |edition: Edition| PresetChoice {
            value: switch.value(&edition.choices()).0.to_owned(),
            is_inferred: switch.is_inferred(edition),
        };
        Self {
            key: switch.key.to_owned(),
            about: switch.about.to_owned(),
            section: section.unwrap_or_default(),
            values: values.collect(),
            presets: Edition::ALL
                .into_iter()
                .map(|edition| (edition.name().to_owned(), choice(edition)))
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_in_the_catalogue_has_its_words() {
        let catalogue = Catalogue::new();
        for switch in &catalogue.switches {
            assert!(!switch.section.is_empty(), "{switch:?}");
            assert_eq!(switch.presets.len(), catalogue.presets.len());
            for value in &switch.values {
                let is_told = !value.short.is_empty() && !value.sentence.is_empty();
                assert!(is_told && !value.rules.is_empty(), "{value:?}");
            }
            for choice in switch.presets.values() {
                assert!(switch.values.iter().any(|value| value.name == choice.value));
            }
        }
    }

    #[test]
    fn whatever_the_catalogue_offers_can_be_played() {
        let catalogue = Catalogue::new();
        for preset in &catalogue.presets {
            let spec = |boxes: Vec<String>| SetupSpec {
                preset: preset.name.clone(),
                boxes,
                switches: BTreeMap::new(),
            };
            for of in &catalogue.boxes {
                let name = &of.name;
                let parts = of.parts.iter().map(|part| format!("{name}:{part}"));
                let whole = of.is_playable.then(|| name.clone());
                let none = of.is_landscape.then(|| format!("{name}:none"));
                for chosen in parts.chain(whole).chain(none) {
                    let spec = spec(vec![chosen]);
                    let setup = spec.prepare(2).expect("it is offered");
                    assert_eq!(SetupSpec::of(&setup), spec);
                }
            }
        }
        for switch in &catalogue.switches {
            for value in &switch.values {
                let spec = SetupSpec {
                    preset: catalogue.presets[0].name.clone(),
                    switches: BTreeMap::from([(switch.key.clone(), value.name.clone())]),
                    ..SetupSpec::default()
                };
                let setup = spec.prepare(2).expect("it is offered");
                assert_eq!(
                    setup,
                    SetupSpec::of(&setup).prepare(2).expect("it was just")
                );
            }
        }
    }

    #[test]
    fn all_reasons_are_told_at_once() {
        let spec: SetupSpec = serde_json::from_str(
            r#"{"preset":"x","boxes":["y","tower:z"],"switches":{"a":"b","abbot":"c"}}"#,
        )
        .expect("it is a setup");
        let problem = spec.prepare(7).expect_err("nothing of it is right");
        let keys: Vec<&str> = problem.reasons.iter().map(|one| one.key.as_str()).collect();
        let expected = [
            "unknown-preset",
            "unknown-box",
            "unknown-part",
            "unknown-switch",
            "unknown-value",
            "seat-count",
        ];
        assert_eq!(keys, expected);
        assert!(serde_json::from_str::<SetupSpec>(r#"{"preset":"x","more":1}"#).is_err());
    }
}
