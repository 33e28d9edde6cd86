//! Writing records.

use carcas_engine::Node;

use super::around::Around;
use super::{FIRST_FORMAT, FORMAT_VERSION, Record};
use crate::moves::name_of;

impl Record {
    /// Returns the version of the format that the text has: 1 unless something is said that only 2 can say.
    pub fn format(&self) -> u32 {
        match self.around == Around::default() {
            true => FIRST_FORMAT,
            false => FORMAT_VERSION,
        }
    }

    /// Returns the text of the record.
    pub fn to_text(&self) -> String {
        let (format, version) = (self.format(), self.setup.version().number());
        let mut text = format!("carcas-record {format}\nrules-version {version}\n");
        text += &format!("rules {}\n", self.setup.edition().name());
        for name in self.setup.box_names() {
            text += &format!("with {name}\n");
        }
        for (key, value) in self.setup.overrides() {
            text += &format!("set {key}={value}\n");
        }
        text += &format!("seats {}\n", self.names.join(" "));
        text += &self.around.about.to_text(&self.names);
        let mut notes = self.around.notes.iter().peekable();
        for n_done in 0..=self.lines.len() {
            while let Some((_, note)) = notes.next_if(|(after, _)| *after <= n_done) {
                text += &note.to_text(&self.names);
            }
            if let Some(line) = self.lines.get(n_done) {
                text += line;
                text.push('\n');
            }
        }
        if let Some(result) = &self.around.result {
            text += &result.to_text(&self.names);
            text.push('\n');
        }
        if self.state.node() == Node::Over {
            text += &format!("end {}\n", self.final_scores());
        }
        if let Some(seed) = self.around.seed {
            text += &format!("seed {seed}\n");
        }
        text
    }

    pub(super) fn final_scores(&self) -> String {
        let scores: Vec<String> = self
            .rules
            .seats()
            .map(|seat| format!("{} {}", name_of(&self.names, seat), self.state.score(seat)))
            .collect();
        scores.join(", ")
    }
}
