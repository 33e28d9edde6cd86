//! What a game plays, in the words of a language.

use carcas_engine::Edition;
use carcas_text::{Words, say};

use super::condition::Clause;
use super::played::{BoxInPlay, NoteInPlay, Played, RuleInPlay};

/// What a game plays, for whoever sits at its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesTold {
    /// The preset: `Devir`.
    pub preset: String,
    /// The boxes, in one line.
    pub boxes: String,
    /// The parts that are switched on, in one line; nothing for the base game alone.
    pub parts: Option<String>,
    /// How the game differs from its preset: a heading, or the sentence that it does not.
    pub house: String,
    /// One text per house rule, with what the preset says instead, and the switch as it is set.
    pub house_rules: Vec<String>,
    /// What is played: headings, each with its sentences.
    pub sections: Vec<(String, Vec<String>)>,
}

impl RulesTold {
    /// Returns everything as lines of any length; headings stand alone, what belongs to them is indented.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.preset.clone(), self.boxes.clone()];
        lines.extend(self.parts.clone());
        lines.push(self.house.clone());
        let item = |text: &String| format!("  - {text}");
        lines.extend(self.house_rules.iter().map(item));
        for (heading, sentences) in &self.sections {
            lines.push(heading.clone());
            lines.extend(sentences.iter().map(item));
        }
        lines
    }
}

impl Played {
    /// Says what is played and how it differs from the preset.
    pub fn told(&self, words: &Words) -> RulesTold {
        let preset = words.name_of("preset", self.edition.name());
        let house_rules: Vec<String> = self
            .house_rules()
            .map(|rule| {
                let told = [
                    Some(words.of(rule.sentence)),
                    rule.told_replaced(words),
                    rule.told_needs(words),
                    Some(format!("({}={})", rule.switch.key, rule.value)),
                ];
                let told: Vec<String> = told.into_iter().flatten().collect();
                told.join(" ")
            })
            .collect();
        let mut sections: Vec<(String, Vec<String>)> = Vec::new();
        for rule in self.rules.iter().filter(|rule| rule.has_effect()) {
            let (section, sentence) = (words.of(rule.section), words.of(rule.sentence));
            match sections.last_mut().filter(|(last, _)| *last == section) {
                Some((_, sentences)) => sentences.push(sentence),
                None => sections.push((section, vec![sentence])),
            }
        }
        RulesTold {
            boxes: self.told_boxes(words),
            parts: self.told_parts(words),
            house: match house_rules.is_empty() {
                true => say!(words, "rules-house-none", name = preset.as_str()),
                false => say!(words, "rules-house-heading", name = preset.as_str()),
            },
            preset,
            house_rules,
            sections,
        }
    }

    /// Lists the boxes in one line.
    pub fn told_boxes(&self, words: &Words) -> String {
        let boxes: Vec<String> = self.boxes.iter().map(|of| of.told(words)).collect();
        say!(words, "rules-boxes", list = boxes.join(", "))
    }

    /// Lists the parts that are switched on in one line, if there are any.
    pub fn told_parts(&self, words: &Words) -> Option<String> {
        let parts = self.parts.iter();
        let parts: Vec<String> = parts
            .map(|part| words.name_of("part", part.name()))
            .collect();
        (!parts.is_empty()).then(|| say!(words, "rules-parts", list = parts.join(", ")))
    }
}

impl BoxInPlay {
    /// Says the title, with the parts that are played if not all are.
    pub fn told(&self, words: &Words) -> String {
        told_box(words, &self.name)
    }
}

/// Says the title of a box that is named as [`Setup::add_box`](carcas_engine::Setup::add_box) reads it, with the parts that
/// are played if not all are.
///
/// ```
/// use carcas_record::rules_told::told_box;
///
/// let told = told_box(carcas_text::english(), "traders-and-builders:builder+pig");
/// assert_eq!(told, "Traders & Builders (builder, pig)");
/// ```
pub fn told_box(words: &Words, name: &str) -> String {
    let (of, parts) = match name.split_once(':') {
        Some((of, parts)) => (of, Some(parts)),
        None => (name, None),
    };
    let title = words.name_of("box", of);
    match parts {
        None => title,
        Some("none") => say!(words, "rules-box-plain", name = title),
        Some(parts) => {
            let parts = parts.split('+').map(|part| words.name_of("part", part));
            let list = parts.collect::<Vec<_>>().join(", ");
            say!(words, "rules-box-parts", name = title, list = list)
        }
    }
}

impl RuleInPlay {
    /// Says what the edition has instead of this house rule.
    pub fn told_replaced(&self, words: &Words) -> Option<String> {
        let own = words.of(self.replaced?);
        Some(say!(words, "rules-replaced", value = own))
    }

    /// Says what would have to be in play for the switch to matter.
    pub fn told_needs(&self, words: &Words) -> Option<String> {
        let needs = self.needs.iter();
        let needs: Vec<String> = needs.map(|clause: &&Clause| clause.told(words)).collect();
        (!needs.is_empty()).then(|| say!(words, "rules-no-effect", list = needs.join("; ")))
    }

    /// Says what an inferred value rests on.
    pub fn told_source(&self, words: &Words) -> Option<String> {
        let source = self.follows?.told(words);
        Some(say!(words, "rules-follows", text = source))
    }

    /// Says what other editions play; a star marks what is inferred.
    pub fn told_elsewhere(&self, words: &Words) -> Option<String> {
        let name = |edition: &Edition| {
            let is_inferred = self.switch.is_inferred(*edition);
            format!("{}{}", edition.name(), if is_inferred { "*" } else { "" })
        };
        let values = self.elsewhere.iter().map(|(short, editions)| {
            let names: Vec<String> = editions.iter().map(name).collect();
            format!("{} ({})", words.of(*short), names.join(", "))
        });
        let values: Vec<String> = values.collect();
        (!values.is_empty()).then(|| say!(words, "rules-elsewhere", list = values.join("; ")))
    }
}

impl NoteInPlay {
    /// Says what the book says and how we read it.
    pub fn told(&self, words: &Words) -> String {
        let (says, reading) = (words.of(self.says), words.of(self.reading));
        match self.is_misprint {
            true => say!(words, "rules-misprint", text = says, value = reading),
            false => say!(words, "rules-unclear", text = says, value = reading),
        }
    }
}
