//! Tiles in words: in a few for logs and lists, and sentence by sentence for those who do not see them.

use std::collections::BTreeSet;

use carcas_engine::{KindIx, Rules};
use carcas_text::{Join, Key, Part, Sentence, Words, key, say, sentence};
use carcas_tiles::{Goods, Mark, Rotation, Segment, SegmentKind, SideSet, Symbol, TileKind};

use super::spot::{sides_of, sides_word};
use super::{Speaker, Teller};

impl Teller<'_> {
    /// Names a tile by what is on it, as a part of a sentence.
    pub fn tile(&self, kind: KindIx) -> Part {
        let said = named(&tile_in_game(self.rules, kind));
        Part::Tile(self.rules.tile_kind(kind).id.clone(), Box::new(said))
    }
}

impl Speaker<'_> {
    /// Names a tile by what is on it.
    pub fn tile(&self, kind: KindIx) -> String {
        tile_in_short(self.words, &tile_in_game(self.rules, kind))
    }
}

/// Returns a tile kind as it is shown and told in a game: without signs, gardens and towers that do nothing in it.
///
/// Fields that a tunnel cuts stay as they are printed; what borders what is counted, not looked up.
pub fn tile_in_game(rules: &Rules, kind: KindIx) -> TileKind {
    let mut tile = rules.tile_kind(kind).clone();
    let active = rules.active_segments(kind);
    for (printed, active) in tile.segments.iter_mut().zip(active) {
        // Games add segments behind those that are printed, or split fields and quarters, which have neither.
        if printed.kind == active.kind {
            printed.marks = active.marks;
            printed.goods = active.goods;
        }
    }
    tile.segments.retain(|segment| match segment.kind {
        SegmentKind::Garden | SegmentKind::Tower => rules.is_playable(segment.kind),
        _ => true,
    });
    tile.symbols = rules.active_symbols(kind);
    tile
}

/// Returns what is printed on tiles of a game and does nothing in it, by the names of `typescript/tiles.ts`: clients leave it
/// out when they tell of a tile. What does something on a single tile is not among it.
pub fn idle_signs(rules: &Rules) -> Vec<&'static str> {
    let names = |kinds: Vec<TileKind>| -> BTreeSet<&'static str> {
        let all = kinds.iter().flat_map(elements);
        all.map(|(name, _)| name).collect()
    };
    let told = names(
        rules
            .kinds()
            .map(|kind| tile_in_game(rules, kind))
            .collect(),
    );
    let printed = rules.kinds().map(|kind| rules.tile_kind(kind).clone());
    let printed = names(printed.collect());
    printed.difference(&told).copied().collect()
}

/// Names a tile by what is on it: `a tile with a city on two sides, a pennant and a road curve`.
///
/// ```
/// use carcas_text::english;
/// use carcas_tiles::catalogue;
///
/// let kind = catalogue().kind(catalogue().find("city-corner-curve-pennant").unwrap());
/// assert_eq!(
///     carcas_record::tile_in_short(english(), kind),
///     "a tile with a city on two sides, a pennant and a road curve"
/// );
/// ```
pub fn tile_in_short(words: &Words, kind: &TileKind) -> String {
    words.tell(&named(kind))
}

/// Names a tile by what is on it, as a sentence.
fn named(kind: &TileKind) -> Sentence {
    match whole_name(kind) {
        Some(name) => name.into(),
        None => {
            let said = |(name, n)| Sentence::counted("element", name, n).map(Part::from);
            let listed = elements(kind).into_iter().filter_map(said).collect();
            sentence!("tile-with", list = Part::List(Join::And, listed))
        }
    }
}

/// Returns the name of a tile that has one of its own, and is not told by what is on it.
fn whole_name(kind: &TileKind) -> Option<Key> {
    let has = |wanted| kind.segments.iter().any(|segment| segment.kind == wanted);
    if has(SegmentKind::Abbey) {
        return Some(key!("tile-abbey"));
    }
    if has(SegmentKind::Quarter) || kind.segments.is_empty() {
        return Some(key!("tile-carcassonne"));
    }
    elements(kind).is_empty().then_some(key!("tile-plain"))
}

/// Something on a tile, by its name in `element-NAME`, and how often it is there.
type Element = (&'static str, usize);

/// Returns what is on a tile, each thing once with its number.
fn elements(kind: &TileKind) -> Vec<Element> {
    let symbols = kind.symbols.iter().map(|symbol| match symbol {
        Symbol::Volcano => "volcano",
        Symbol::Dragon => "dragon",
        Symbol::Portal => "portal",
        Symbol::Magic => "magic",
        Symbol::Hill => "hill",
        Symbol::Vineyard => "vineyard",
        Symbol::Bazaar => "bazaar",
    });
    let segments = told_segments(kind);
    let on_segments = segments.iter().flat_map(|segment| {
        let itself = element(segment).map(|name| (name, 1));
        itself.into_iter().chain(extras(segment))
    });
    let mut elements: Vec<Element> = Vec::new();
    for (name, n) in on_segments.chain(symbols.map(|name| (name, 1))) {
        match elements.iter_mut().find(|(known, _)| *known == name) {
            Some((_, sum)) => *sum += n,
            None => elements.push((name, n)),
        }
    }
    elements
}

/// Lists things with their numbers.
fn listed(words: &Words, elements: &[Element]) -> String {
    let told = elements.iter().map(|&(name, n)| counted(words, name, n));
    words.together(&told.collect::<Vec<String>>())
}

/// Says how often something is on a tile; what is there once at most has no number in its words.
fn counted(words: &Words, name: &str, n: usize) -> String {
    words.counted("element", name, n)
}

/// Returns the segments as people see them: arms of a river that meet on a tile are one river that forks.
fn told_segments(kind: &TileKind) -> Vec<Segment> {
    let mut segments: Vec<Segment> = Vec::with_capacity(kind.segments.len());
    for segment in &kind.segments {
        let mut known = segments.iter_mut();
        let river = known.find(|known| known.kind == SegmentKind::River);
        match river.filter(|_| segment.kind == SegmentKind::River) {
            Some(river) => {
                let sides = river.sides.bits() | segment.sides.bits();
                river.sides = SideSet::from_bits(sides);
            }
            None => segments.push(*segment),
        }
    }
    segments
}

/// Returns what a segment is called in a list; fields are on nearly every tile and go without saying.
fn element(segment: &Segment) -> Option<&'static str> {
    let is_across = matches!(sides_word(segment.sides), "ns" | "ew");
    Some(match (segment.kind, segment.sides.len()) {
        (SegmentKind::City, 0 | 1) => "city-1",
        (SegmentKind::City, 2) if is_across => "city-across",
        (SegmentKind::City, 2) => "city-2",
        (SegmentKind::City, 3) => "city-3",
        (SegmentKind::City, _) => "city-4",
        (SegmentKind::Road, 0 | 1) => "road-end",
        (SegmentKind::Road, 2) if is_across => "road-straight",
        (SegmentKind::Road, 2) => "road-curve",
        (SegmentKind::Road, _) => "road-fork",
        (SegmentKind::River, 0 | 1) => "river-end",
        (SegmentKind::River, 2) if is_across => "river-straight",
        (SegmentKind::River, 2) => "river-curve",
        (SegmentKind::River, _) => "river-fork",
        (SegmentKind::Monastery, _) => "monastery",
        (SegmentKind::Garden, _) => "garden",
        (SegmentKind::Tower, _) => "tower",
        (
            SegmentKind::Field | SegmentKind::Abbey | SegmentKind::Quarter | SegmentKind::Castle,
            _,
        ) => return None,
    })
}

/// Returns what is printed on a segment.
fn extras(segment: &Segment) -> Vec<Element> {
    let mut extras = Vec::new();
    if segment.pennants > 0 {
        extras.push(("pennant", usize::from(segment.pennants)));
    }
    let marks = segment.marks.iter().filter_map(|mark| match mark {
        Mark::Inn => Some("inn"),
        Mark::Cathedral => Some("cathedral"),
        Mark::Princess => Some("princess"),
        Mark::PigHerd => Some("pig-herd"),
        Mark::Tunnel => Some("tunnel"),
        Mark::NoCastle | Mark::Well | Mark::AtCarcassonne => None,
    });
    let goods = segment.goods.map(|goods| match goods {
        Goods::Wine => "wine",
        Goods::Grain => "grain",
        Goods::Cloth => "cloth",
    });
    extras.extend(marks.chain(goods).map(|name| (name, 1)));
    extras
}

/// Describes a tile as it lies, one sentence per thing, cities first.
///
/// ```
/// use carcas_text::english;
/// use carcas_tiles::{Rotation, catalogue};
///
/// let kind = catalogue().kind(catalogue().find("city-corner-curve-pennant").unwrap());
/// assert_eq!(
///     carcas_record::describe_tile(english(), kind, Rotation::R0),
///     "A city in the north and west, with a pennant. A road from east to south. \
///      A field in the east and south, at the city. A field in the south-east."
/// );
/// ```
pub fn describe_tile(words: &Words, kind: &TileKind, rotation: Rotation) -> String {
    let segments = told_segments(kind);
    let mut sentences = Vec::new();
    for wanted in [
        SegmentKind::Abbey,
        SegmentKind::Quarter,
        SegmentKind::City,
        SegmentKind::Monastery,
        SegmentKind::Road,
        SegmentKind::River,
        SegmentKind::Garden,
        SegmentKind::Tower,
        SegmentKind::Field,
    ] {
        let described = segments.iter().filter(|segment| segment.kind == wanted);
        for segment in described {
            describe_segment(words, kind, (segment, rotation), &mut sentences);
        }
    }
    sentences.extend(kind.symbols.iter().map(|symbol| {
        words.of(match symbol {
            Symbol::Volcano => key!("describe-volcano"),
            Symbol::Dragon => key!("describe-dragon"),
            Symbol::Portal => key!("describe-portal"),
            Symbol::Magic => key!("describe-magic"),
            Symbol::Hill => key!("describe-hill"),
            Symbol::Vineyard => key!("describe-vineyard"),
            Symbol::Bazaar => key!("describe-bazaar"),
        })
    }));
    if sentences.is_empty() {
        sentences.push(words.of(key!("describe-houses")));
    }
    sentences.join(" ")
}

fn describe_segment(
    words: &Words,
    kind: &TileKind,
    (segment, rotation): (&Segment, Rotation),
    sentences: &mut Vec<String>,
) {
    let sides = sides_of(segment, rotation);
    let n_sides = segment.sides.len();
    sentences.push(match segment.kind {
        SegmentKind::City => match extras(segment) {
            extras if extras.is_empty() => say!(words, "describe-city", sides = sides),
            extras => {
                let list = listed(words, &extras);
                say!(words, "describe-city-with", sides = sides, list = list)
            }
        },
        SegmentKind::Road if n_sides == 1 => {
            let how = road_end(kind, segment);
            say!(words, "describe-road-end", sides = sides, how = how)
        }
        SegmentKind::Road => say!(words, "describe-road", sides = sides),
        SegmentKind::River if n_sides == 1 => {
            let how = match kind.id.contains("spring") {
                true => "spring",
                false => "lake",
            };
            say!(words, "describe-river-end", sides = sides, how = how)
        }
        SegmentKind::River => say!(words, "describe-river", sides = sides),
        SegmentKind::Field if segment.halves.is_empty() => words.of(key!("describe-field-inside")),
        SegmentKind::Field if !segment.borders.is_empty() => {
            let n_cities = segment.borders.iter().count();
            say!(words, "describe-field-city", sides = sides, n = n_cities)
        }
        SegmentKind::Field => say!(words, "describe-field", sides = sides),
        SegmentKind::Monastery => words.of(key!("describe-monastery")),
        SegmentKind::Garden => words.of(key!("describe-garden")),
        SegmentKind::Tower => words.of(key!("describe-tower")),
        SegmentKind::Abbey => words.of(key!("describe-abbey")),
        SegmentKind::Castle => words.of(key!("describe-castle")),
        SegmentKind::Quarter => words.of(key!("describe-quarter")),
    });
    let has = |mark| segment.marks.contains(mark);
    match segment.kind {
        SegmentKind::Road => {
            if has(Mark::Tunnel) {
                sentences.push(words.of(key!("describe-road-tunnel")));
            }
            if has(Mark::Inn) {
                sentences.push(say!(words, "describe-road-inn", sides = sides));
            }
        }
        SegmentKind::Field if has(Mark::PigHerd) => {
            sentences.push(say!(words, "describe-field-pig-herd", sides = sides));
        }
        _ => {}
    }
}

/// Returns the word for what a road ends at.
fn road_end(kind: &TileKind, road: &Segment) -> &'static str {
    let meets = |wanted| {
        let mut others = kind.segments.iter();
        others.any(|other| other.kind == wanted && other.links & road.links != 0)
    };
    let n_ends = kind
        .segments
        .iter()
        .filter(|other| other.kind == SegmentKind::Road && other.sides.len() == 1)
        .count();
    if meets(SegmentKind::City) {
        "city"
    } else if meets(SegmentKind::Monastery) {
        "monastery"
    } else if kind.symbols.contains(Symbol::Volcano) {
        "volcano"
    } else if kind.symbols.contains(Symbol::Bazaar) {
        "bazaar"
    } else if n_ends > 2 {
        "crossing"
    } else {
        "other"
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use carcas_engine::{Edition, Setup};
    use carcas_text::Language;
    use carcas_tiles::catalogue;

    use super::*;

    /// Returns what is on a tile as names of messages: `3 road-end, volcano`, or the message that names the whole tile.
    fn in_names(kind: &TileKind) -> String {
        if let Some(name) = whole_name(kind) {
            return name.name().to_owned();
        }
        let counted = elements(kind).into_iter().map(|(name, n)| match n {
            1 => name.to_owned(),
            n => format!("{n} {name}"),
        });
        counted.collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn browsers_know_what_is_on_every_tile() {
        let mut wanted = "// Generated by `cargo xtask bless tiles`: what is on each tile, as messages `element-NAME` with their numbers,\n\
                          // or the message that names the whole tile.\n\
                          export const onTiles: Record<string, string> = {\n"
            .to_owned();
        for (_, kind) in catalogue().kinds() {
            writeln!(wanted, "  \"{}\": \"{}\",", kind.id, in_names(kind)).unwrap();
        }
        wanted.push_str("};\n");
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/typescript/tiles.ts");
        if std::env::var_os("CARCAS_BLESS").is_some() {
            std::fs::write(path, &wanted).unwrap();
        }
        let found = std::fs::read_to_string(path).unwrap_or_default();
        assert!(
            found == wanted,
            "typescript/tiles.ts is stale: cargo xtask bless tiles"
        );
    }

    fn rules_with(boxes: &[&str]) -> Rules {
        let mut setup = Setup::new(Edition::Rgg2005, 2);
        for name in boxes {
            setup.add_box(name).unwrap();
        }
        Rules::new(&setup).unwrap()
    }

    #[test]
    fn signs_that_do_nothing_in_a_game_are_not_told() {
        let whole = rules_with(&["princess-and-dragon"]);
        let parts = rules_with(&["princess-and-dragon:fairy+portal"]);
        let idle = ["volcano", "dragon", "princess"];
        for language in Language::ALL {
            let words = Words::new(language);
            let signs = idle.map(|name| counted(&words, name, 1));
            let names_one = |rules: &Rules, kind| {
                let told = tile_in_short(&words, &tile_in_game(rules, kind));
                signs.iter().any(|sign| told.contains(sign))
            };
            assert!(whole.kinds().any(|kind| names_one(&whole, kind)));
            assert!(!parts.kinds().any(|kind| names_one(&parts, kind)));
        }
        let told = |rules: &Rules, id| {
            let kind = rules.find_kind(id).unwrap();
            let tile = tile_in_game(rules, kind);
            let english = carcas_text::english();
            (
                tile_in_short(english, &tile),
                describe_tile(english, &tile, Rotation::R0),
            )
        };
        for (id, sign) in [
            ("volcano-city-cap", "volcano"),
            ("dragon-city-cap-curve-right", "dragon"),
            ("princess-city-three", "princess"),
        ] {
            let (short, long) = told(&whole, id);
            assert!(
                short.contains(sign) && long.contains(sign),
                "{short} {long}"
            );
            let (short, long) = told(&parts, id);
            assert!(
                !short.contains(sign) && !long.contains(sign),
                "{short} {long}"
            );
        }
        let (portal, _) = told(&parts, "portal-two-curves");
        assert!(portal.contains("portal"), "{portal}");
    }

    #[test]
    fn clients_tell_tiles_of_a_game_by_leaving_out_idle_signs() {
        let idle = |boxes: &[&str]| idle_signs(&rules_with(boxes));
        assert_eq!(idle(&["princess-and-dragon"]), [""; 0]);
        let parts = ["princess-and-dragon:fairy+portal"];
        assert_eq!(idle(&parts), ["dragon", "princess", "volcano"]);
        // Whichever boxes and parts are played, a sign does something on all tiles or on none.
        let mut n_idle = 0;
        for edition in Edition::ALL {
            for boxes in some_games() {
                let mut setup = Setup::new(edition, 2);
                if boxes.iter().any(|name| setup.add_box(name).is_err()) {
                    continue;
                }
                let Ok(rules) = Rules::new(&setup) else {
                    continue;
                };
                let idle = idle_signs(&rules);
                n_idle += usize::from(!idle.is_empty());
                for kind in rules.kinds() {
                    let told = elements(&tile_in_game(&rules, kind));
                    let mut printed = elements(rules.tile_kind(kind));
                    printed.retain(|(name, _)| !idle.contains(name));
                    assert_eq!(told, printed, "{boxes:?} {}", rules.tile_kind(kind).id);
                }
            }
        }
        assert!(n_idle > 50, "{n_idle}");
    }

    /// Boxes with everything, with each part alone, without each part, and as plain landscape; each alone and with all others.
    fn some_games() -> Vec<Vec<String>> {
        let all: Vec<String> = Setup::playable_boxes()
            .map(|of| of.name().to_owned())
            .collect();
        let mut games = vec![all.clone()];
        for of in carcas_tiles::Box::ALL {
            let parts = Setup::parts_of(of).iter().map(|part| part.name());
            let parts: Vec<&str> = parts.collect();
            let mut forms = vec![of.name().to_owned(), format!("{}:none", of.name())];
            for part in &parts {
                forms.push(format!("{}:{part}", of.name()));
                let others = parts.iter().filter(|other| *other != part).copied();
                forms.push(format!(
                    "{}:{}",
                    of.name(),
                    others.collect::<Vec<_>>().join("+")
                ));
            }
            for form in forms {
                games.push(vec![form.clone()]);
                let others = all.iter().filter(|name| *name != of.name()).cloned();
                games.push(others.chain([form]).collect());
            }
        }
        games
    }

    #[test]
    fn every_tile_is_told_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            for (_, kind) in catalogue().kinds() {
                let short = tile_in_short(&words, kind);
                assert!(!short.is_empty() && !short.contains(['{', '}']), "{short}");
                for rotation in Rotation::ALL {
                    let text = describe_tile(&words, kind, rotation);
                    let is_whole = text.ends_with('.') && !text.contains("  ");
                    assert!(
                        is_whole && !text.contains(['{', '}']),
                        "{}: {text}",
                        kind.id
                    );
                }
            }
        }
    }

    #[test]
    fn what_is_several_times_on_a_tile_is_counted_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            let kinds = catalogue().kinds().map(|(_, kind)| kind);
            for (name, n) in kinds.flat_map(elements) {
                let key = format!("element-{name}");
                let is_there = Key::all().any(|(known, _)| known == key);
                assert!(is_there, "{key}");
                let (once, told) = (counted(&words, name, 1), counted(&words, name, n));
                assert_eq!(n > 1, once != told, "{told}");
            }
        }
        let short = |id: &str, language| {
            let kind = catalogue().kind(catalogue().find(id).unwrap());
            tile_in_short(&Words::new(language), kind)
        };
        let told = |id| Language::ALL.map(|language| short(id, language));
        assert_eq!(
            told("road-tee"),
            [
                "a tile with three roads that end",
                "una pieza con tres caminos que terminan",
                "une tuile avec trois routes qui s'arrêtent",
                "ein Plättchen mit drei Straßenenden",
            ]
        );
    }

    #[test]
    fn arms_of_a_river_that_meet_are_a_fork() {
        let kind = catalogue().kind(catalogue().find("river-fork").unwrap());
        let words = carcas_text::english();
        assert_eq!(
            tile_in_short(words, kind),
            "a tile with a fork of the river"
        );
        let told = describe_tile(words, kind, Rotation::R0);
        assert!(
            told.starts_with("A river that forks in the north, east and west."),
            "{told}"
        );
    }

    #[test]
    fn words_follow_the_rotation() {
        let kind = catalogue().kind(catalogue().find("city-three-road-pennant").unwrap());
        assert_eq!(
            describe_tile(carcas_text::english(), kind, Rotation::from_ix(1)),
            "A city in the north, east and south, with a pennant. A road in the west that ends at the city. \
             A field in the south-west, at the city. A field in the north-west, at the city."
        );
        let kind = catalogue().kind(catalogue().find("two-caps-opposite").unwrap());
        assert_eq!(
            describe_tile(carcas_text::english(), kind, Rotation::R0),
            "A city in the north. A city in the south. A field in the east and west, at 2 cities."
        );
    }
}
