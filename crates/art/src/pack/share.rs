//! What several drawings of a pack have in common, written once: copies of a tile have the same walls, roads and water.

use std::collections::BTreeMap;

/// Shorter elements are not worth a name.
const LEAST: usize = 60;

/// Elements that are written once, as stencils.
#[derive(Debug, Default)]
pub(super) struct Shared {
    /// How often an element is drawn, and the number of its stencil once it has one.
    elements: BTreeMap<String, (u32, Option<usize>)>,
    stencils: Vec<(String, String)>,
}

impl Shared {
    /// Counts the elements of a drawing.
    pub(super) fn count(&mut self, body: &str) {
        for element in elements(body).filter(|element| can_be_shared(element)) {
            self.elements.entry(element.to_owned()).or_default().0 += 1;
        }
    }

    /// Returns a drawing that stamps everything it shares with others. All drawings have been counted before.
    pub(super) fn shortened(&mut self, body: &str) -> String {
        let mut short = String::with_capacity(body.len());
        for element in elements(body) {
            match self.elements.get_mut(element) {
                Some((2.., number)) => {
                    let number = *number.get_or_insert_with(|| {
                        let next = self.stencils.len();
                        self.stencils.push((name(next), element.to_owned()));
                        next
                    });
                    short += &format!("<use href='#{}' x='0' y='0'/>", name(number));
                }
                _ => short += element,
            }
        }
        short
    }

    /// Returns names and elements of what is stamped.
    pub(super) fn stencils(&self) -> &[(String, String)] {
        &self.stencils
    }
}

/// No stencil of a drawing is named so.
fn name(number: usize) -> String {
    format!("s{number}")
}

/// What stamps something itself is not shared, so that no stencil needs another one.
fn can_be_shared(element: &str) -> bool {
    element.len() > LEAST && !element.contains("href")
}

/// Returns the outermost elements of a drawing.
fn elements(body: &str) -> impl Iterator<Item = &str> {
    let mut rest = body;
    std::iter::from_fn(move || {
        let (element, more) = rest.split_at(end_of_first(rest));
        rest = more;
        (!element.is_empty()).then_some(element)
    })
}

/// Returns where the first element ends, with everything inside it.
fn end_of_first(text: &str) -> usize {
    let mut depth = 0_u32;
    let mut at = 0;
    while let Some(length) = text[at..].find('>') {
        let tag = &text[at..=at + length];
        at += length + 1;
        if tag.starts_with("</") {
            depth = depth.saturating_sub(1);
        } else if !tag.ends_with("/>") {
            depth += 1;
        }
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_one_element() {
        let body =
            "<path d='M0 0'/><g transform='scale(2)'><g><path d='M1 1'/></g></g><use href='#oak'/>";
        let found: Vec<&str> = elements(body).collect();
        assert_eq!(found.len(), 3, "{found:?}");
        assert_eq!(found.concat(), body);
        assert_eq!(elements("").count(), 0);
    }

    #[test]
    fn what_two_drawings_have_is_written_once() {
        let wall = format!("<path d='M{}' fill='var(--stone)'/>", "1 2 ".repeat(20));
        let own = format!("<path d='M{}' fill='var(--leaf)'/>", "3 4 ".repeat(20));
        let stamp = format!("<use href='#oak' transform='{}'/>", "scale(2)".repeat(9));
        let bodies = [format!("{wall}{stamp}"), format!("{own}{wall}{stamp}")];
        let mut shared = Shared::default();
        for body in &bodies {
            shared.count(body);
        }
        let short = bodies.map(|body| shared.shortened(&body));
        let used = "<use href='#s0' x='0' y='0'/>";
        assert_eq!(
            short,
            [format!("{used}{stamp}"), format!("{own}{used}{stamp}")]
        );
        assert_eq!(shared.stencils(), [("s0".to_owned(), wall)]);
    }
}
