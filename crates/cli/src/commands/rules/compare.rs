//! Presets side by side: only what differs, and only where it matters.

use std::io::{self, Write};

use anstyle::Style;
use anyhow::bail;
use carcas_engine::{Edition, Rules, Setup};
use carcas_record::rules_told::{InPlay, RuleTexts, Section, SwitchText, told_box};
use carcas_text::{Key, Words, english, say};
use serde_json::{Map, Value, json};

use super::SEATS;
use super::layout::{Sheet, broken};
use crate::setup_args::SetupArgs;

/// Narrower columns are hard to read: the values stand below each other instead.
const NARROWEST: usize = 18;
/// The columns between two values.
const GAP: usize = 2;

/// How presets differ with some boxes.
pub(super) struct Comparison {
    editions: Vec<Edition>,
    boxes: Vec<String>,
    has_all_boxes: bool,
    differences: Vec<Difference>,
    /// Switches that differ without effect.
    left_out: Vec<&'static str>,
}

struct Difference {
    section: &'static Section,
    text: &'static SwitchText,
    cells: Vec<Cell>,
}

/// What a preset chooses.
struct Cell {
    edition: Edition,
    value: &'static str,
    has_effect: bool,
}

impl Comparison {
    /// Compares presets; without boxes, all are in play.
    pub(super) fn of(words: &Words, names: &[String], boxes: &[String]) -> anyhow::Result<Self> {
        let editions: Vec<Edition> = names
            .iter()
            .filter_map(|name| Edition::from_name(name))
            .collect();
        let is_twice = |(ix, edition): (usize, &Edition)| editions[..ix].contains(edition);
        let are_good = editions.len() == names.len()
            && (2..=Edition::ALL.len()).contains(&editions.len())
            && !editions.iter().enumerate().any(is_twice);
        if !are_good {
            bail!(say!(
                words,
                "terminal-rules-compare-refused",
                input = names.join(","),
                list = Edition::ALL.map(Edition::name).join(", ")
            ));
        }
        let all: Vec<String> = Setup::playable_boxes()
            .skip(1)
            .map(|of| of.name().to_owned())
            .collect();
        // Some switches matter only without a certain box: with all boxes, each is left out once, too.
        let (boxes, sets) = match boxes.is_empty() {
            true => {
                let without = |out: &String| all.iter().filter(|of| *of != out).cloned().collect();
                let mut sets: Vec<Vec<String>> = all.iter().map(without).collect();
                sets.insert(0, all.clone());
                (all, sets)
            }
            false => (boxes.to_vec(), vec![boxes.to_vec()]),
        };
        let games: Vec<Vec<(Setup, Rules)>> = editions
            .iter()
            .map(|edition| sets.iter().map(|set| game(*edition, set)).collect())
            .collect::<anyhow::Result<_>>()?;
        let mut compared = Self {
            has_all_boxes: sets.len() > 1,
            editions,
            boxes,
            differences: Vec::new(),
            left_out: Vec::new(),
        };
        for (section, text) in RuleTexts::ours().switches() {
            compared.add(section, text, &games);
        }
        Ok(compared)
    }

    fn add(
        &mut self,
        section: &'static Section,
        text: &'static SwitchText,
        games: &[Vec<(Setup, Rules)>],
    ) {
        let holds = |(setup, rules): &(Setup, Rules)| {
            let game = InPlay::of(setup, rules);
            section.condition.holds(&game) && text.condition.holds(&game)
        };
        let cells: Vec<Cell> = self
            .editions
            .iter()
            .zip(games)
            .map(|(&edition, games)| Cell {
                edition,
                value: text.switch.value(&edition.choices()).0,
                has_effect: games.iter().any(holds),
            })
            .collect();
        if cells.iter().all(|cell| cell.value == cells[0].value) {
            return;
        }
        if cells.iter().any(|cell| cell.has_effect) {
            self.differences.push(Difference {
                section,
                text,
                cells,
            });
        } else {
            self.left_out.push(text.switch.key);
        }
    }

    /// Prints the differences in columns.
    pub(super) fn print<W: Write>(&self, sheet: &mut Sheet<W>, words: &Words) -> io::Result<()> {
        sheet.heading(&say!(words, "terminal-rules-compare-heading"))?;
        let titles = self.editions.iter().map(|edition| {
            let title = words.name_of("preset", edition.name());
            format!("{title} ({})", edition.name())
        });
        let titles: Vec<String> = titles.collect();
        sheet.paragraph("", &titles.join(" / "))?;
        if self.has_all_boxes {
            sheet.paragraph("", &say!(words, "terminal-rules-compare-all"))?;
        } else {
            let list: Vec<String> = self
                .boxes
                .iter()
                .map(|name| told_box(words, name))
                .collect();
            sheet.paragraph("", &say!(words, "rules-boxes", list = list.join(", ")))?;
        }
        sheet.paragraph("", &say!(words, "rules-inferred"))?;
        let mut all = self.differences.iter().flat_map(|one| &one.cells);
        if all.any(|cell| !cell.has_effect) {
            sheet.paragraph("", &say!(words, "terminal-rules-compare-idle"))?;
        }
        if self.differences.is_empty() {
            sheet.blank()?;
            sheet.paragraph("", &say!(words, "terminal-rules-compare-none"))?;
        }
        let mut section = None;
        for difference in &self.differences {
            sheet.blank()?;
            if section != Some(difference.section.title) {
                section = Some(difference.section.title);
                sheet.heading(&words.of(difference.section.title))?;
            }
            difference.print(sheet, words)?;
        }
        if !self.left_out.is_empty() {
            let list = self.left_out.join(", ");
            sheet.blank()?;
            sheet.paragraph(
                "",
                &say!(words, "terminal-rules-compare-left-out", list = list),
            )?;
        }
        Ok(())
    }

    /// Says the same for programs.
    pub(super) fn as_json(&self) -> Value {
        let differences = self.differences.iter().map(|difference| {
            let cells: Map<String, Value> = difference
                .cells
                .iter()
                .map(|cell| {
                    (
                        cell.edition.name().to_owned(),
                        difference.cell_as_json(cell),
                    )
                })
                .collect();
            json!({
                "section": english().of(difference.section.title),
                "switch": difference.text.switch.key,
                "key": difference.text.title.name(),
                "about": english().of(difference.text.title),
                "presets": cells,
            })
        });
        json!({
            "presets": self.editions.iter().map(|edition| edition.name()).collect::<Vec<_>>(),
            "boxes": self.boxes,
            "differences": differences.collect::<Vec<_>>(),
            "left_out": self.left_out,
        })
    }
}

fn game(edition: Edition, boxes: &[String]) -> anyhow::Result<(Setup, Rules)> {
    let flags = SetupArgs {
        rules: Some(edition.name().to_owned()),
        boxes: boxes.to_vec(),
        switches: Vec::new(),
    };
    flags.prepare(SEATS)
}

impl Difference {
    fn print<W: Write>(&self, sheet: &mut Sheet<W>, words: &Words) -> io::Result<()> {
        let faint = Style::new().dimmed();
        let title = format!("{} ({})", words.of(self.text.title), self.text.switch.key);
        sheet.paragraph("", &title)?;
        let n = self.cells.len();
        let width = sheet.width.saturating_sub(2 + (n - 1) * GAP) / n;
        if width < NARROWEST {
            for cell in &self.cells {
                let text = format!("{}: {}", cell.edition.name(), self.told(cell, words));
                sheet.paragraph("  ", &text)?;
            }
            return Ok(());
        }
        let names = self.cells.iter().map(|cell| {
            let is_inferred = self.text.switch.is_inferred(cell.edition);
            let name = format!(
                "{}{}",
                cell.edition.name(),
                if is_inferred { "*" } else { "" }
            );
            format!("{name:<width$}")
        });
        let names = names.collect::<Vec<_>>().join(&" ".repeat(GAP));
        writeln!(sheet.out, "  {faint}{}{faint:#}", names.trim_end())?;
        let columns: Vec<Vec<String>> = self
            .cells
            .iter()
            .map(|cell| broken(&self.told(cell, words), width).collect())
            .collect();
        let height = columns.iter().map(Vec::len).max().unwrap_or(0);
        for line in 0..height {
            let cells = columns.iter().map(|column| {
                let text = column.get(line).map_or("", String::as_str);
                format!("{text:<width$}")
            });
            let cells = cells.collect::<Vec<_>>().join(&" ".repeat(GAP));
            writeln!(sheet.out, "  {}", cells.trim_end())?;
        }
        Ok(())
    }

    fn told(&self, cell: &Cell, words: &Words) -> String {
        let short = self.text.value(cell.value).map(|value| value.short);
        let short = short.map_or(cell.value.to_owned(), |short| words.of(short));
        match cell.has_effect {
            true => short,
            false => format!("({short})"),
        }
    }

    fn cell_as_json(&self, cell: &Cell) -> Value {
        let short = self.text.value(cell.value).map(|value| value.short);
        json!({
            "value": cell.value,
            "key": short.map(Key::name),
            "short": short.map(|short| english().of(short)),
            "inferred": self.text.switch.is_inferred(cell.edition),
            "has_effect": cell.has_effect,
        })
    }
}
