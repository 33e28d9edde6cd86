//! The sentence of a group: what all its moves say, with places to fill in, and what it says of some spots alone.

use std::collections::BTreeMap;

use carcas_text::Sentence;

use super::{Group, NamedSpots, SaidGroup, SpotAt, WayOf};
use crate::said::Args;
use crate::{Said, SaidArg};

/// Places of a template, by the arguments that they are filled in for.
pub(super) type Places = &'static [(&'static str, &'static str)];

/// Returns a sentence with places to fill in.
pub(super) fn template(sentence: &Sentence, places: Places) -> Said {
    let mut said = Said::of(sentence);
    for (name, place) in places {
        if let Some(arg) = said.args.get_mut(*name) {
            *arg = SaidArg::Text((*place).to_owned());
        }
    }
    said
}

/// The ways in which spots are told, each once for all groups of a question.
#[derive(Default)]
pub(super) struct Ways(pub(super) Vec<Args>);

impl Ways {
    fn index(&mut self, way: Args) -> u16 {
        let known = self.0.iter().position(|other| *other == way);
        let ix = known.unwrap_or_else(|| {
            self.0.push(way);
            self.0.len() - 1
        });
        // A board has far fewer ways.
        ix as u16
    }
}

/// Spots of a group by their names, each with the sentence of a move there.
#[derive(Default)]
pub(super) struct SaidSpots(BTreeMap<String, Vec<(SpotAt, Said)>>);

impl SaidSpots {
    pub(super) fn add(&mut self, name: &str, spot: SpotAt, said: Said) {
        let named = self.0.entry(name.to_owned()).or_default();
        named.push((spot, said));
    }

    /// Returns the key that all sentences share.
    pub(super) fn key(&self) -> Option<&str> {
        self.0.values().flatten().next()?.1.key.as_deref()
    }

    /// Makes the group: it says once what its spots have in common, and the rest by their ways. Spots of a name that are
    /// told alike stand together.
    pub(super) fn group(self, ways: &mut Ways, of: impl FnOnce(NamedSpots) -> Group) -> SaidGroup {
        let all = || self.0.values().flatten().map(|(_, said)| said);
        let first = all().next().cloned().unwrap_or_default();
        let mut shared = first.args.clone();
        shared.retain(|name, arg| all().all(|said| said.args.get(name) == Some(arg)));
        let is_plain = all().all(|said| said.args.len() == shared.len());
        let mut spots = NamedSpots::new();
        let mut way_of = BTreeMap::new();
        for (name, found) in self.0 {
            let way = |(spot, mut said): (SpotAt, Said)| {
                said.args.retain(|name, _| !shared.contains_key(name));
                let way = if is_plain { 0 } else { ways.index(said.args) };
                (way, spot)
            };
            let mut found: Vec<(u16, SpotAt)> = found.into_iter().map(way).collect();
            found.sort_by_key(|&(way, _)| way);
            let runs = found.chunk_by(|one, other| one.0 == other.0);
            let runs = runs.map(|run| WayOf(run[0].0, run.len() as u16));
            if !is_plain {
                way_of.insert(name.clone(), runs.collect());
            }
            spots.insert(name, found.into_iter().map(|(_, spot)| spot).collect());
        }
        SaidGroup {
            group: of(spots),
            said: Some(Said {
                args: shared,
                ..first
            }),
            way_of,
        }
    }
}

impl From<Group> for SaidGroup {
    /// A group whose figures have sentences of their own.
    fn from(group: Group) -> Self {
        Self {
            group,
            said: None,
            way_of: BTreeMap::new(),
        }
    }
}
