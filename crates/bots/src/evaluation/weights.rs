//! The weights of the evaluation: numbers in a file, read once.

use std::fmt;
use std::sync::OnceLock;

use carcas_engine::{FigureKind, KindIx, Neutral, Rules};
use carcas_tiles::Symbol;

/// A subject that changes the worth of everything else where it is in play, less so the rarer its tiles are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Matter {
    /// A dragon that eats followers.
    Dragon,
    /// Builders, who give second parts of turns, and goods.
    Builders,
}

impl Matter {
    const ALL: [Self; 2] = [Self::Dragon, Self::Builders];

    /// Returns how much of a game it is, from 0 to 1.
    fn share(self, rules: &Rules) -> f64 {
        let is_in_play = match self {
            Self::Dragon => rules.has_neutral(Neutral::Dragon),
            Self::Builders => rules.supply()[FigureKind::Builder.ix()] > 0,
        };
        if !is_in_play {
            return 0.0;
        }
        let (mut n_tiles, mut n_own) = (0, 0);
        for kind in rules.kinds() {
            let n_copies = rules.n_copies(kind);
            n_tiles += n_copies;
            n_own += if self.is_on(rules, kind) { n_copies } else { 0 };
        }
        let density = n_own as f64 / f64::max(n_tiles as f64, 1.0);
        (2.0 * density / self.tuned_density() - 1.0).clamp(0.0, 1.0)
    }

    /// Whether a kind of tile belongs to it: one that sends the dragon off, or one with goods.
    fn is_on(self, rules: &Rules, kind: KindIx) -> bool {
        match self {
            Self::Dragon => rules.tile_kind(kind).symbols.contains(Symbol::Dragon),
            Self::Builders => rules.segments(kind).iter().any(|of| of.goods.is_some()),
        }
    }

    /// Returns what share of all tiles belonged to it where its weights were tuned: the base game with one box, or with two.
    const fn tuned_density(self) -> f64 {
        match self {
            Self::Dragon => 12.0 / 102.0,
            Self::Builders => 20.0 / 114.0,
        }
    }

    /// Returns the weights of games in which it counts in full.
    fn weights(self) -> &'static Weights {
        static WITH: [OnceLock<Weights>; Matter::ALL.len()] = [const { OnceLock::new() }; 2];
        WITH[self as usize].get_or_init(|| {
            let weights = Weights::usual().with(self.text());
            weights.expect("a test reads the file of weights")
        })
    }

    /// Returns the file that says which weights differ.
    const fn text(self) -> &'static str {
        match self {
            Self::Dragon => include_str!("weights-dragon.txt"),
            Self::Builders => include_str!("weights-builders.txt"),
        }
    }
}

/// A line of a file of weights that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeightsError {
    /// The line, counted from 1; 0 if the fault is a line that is missing.
    pub line: usize,
    /// What is wrong, and what would be right.
    pub what: String,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.what),
            line => write!(f, "line {line}: {}", self.what),
        }
    }
}

impl std::error::Error for WeightsError {}

macro_rules! weights {
    ($($(#[$doc:meta])* $field:ident $name:literal,)*) => {
        /// The weights of the evaluation, in points unless said otherwise.
        #[derive(Clone, Debug, PartialEq)]
        #[non_exhaustive]
        pub struct Weights { $($(#[$doc])* pub $field: f64,)* }

        impl Weights {
            /// The names of all weights, in the order of the file.
            pub const NAMES: &'static [&'static str] = &[$($name,)*];

            /// Returns all weights in the order of their names.
            pub fn to_vec(&self) -> Vec<f64> {
                vec![$(self.$field,)*]
            }

            /// Returns the weight of a name, to be changed.
            pub fn get_mut(&mut self, name: &str) -> Option<&mut f64> {
                match name {
                    $($name => Some(&mut self.$field),)*
                    _ => None,
                }
            }

            const ZERO: Self = Self { $($field: 0.0,)* };
        }
    };
}

weights! {
    /// How likely a tile in the bag that would close a cell of a city is placed there, per copy.
    city_rate "city-rate",
    /// The same for a tile that fits there but opens the city elsewhere.
    city_extending "city-extending",
    /// The same as `city_rate` for roads.
    road_rate "road-rate",
    /// How likely a fitting tile fills a cell beside a monastery, per copy.
    center_rate "center-rate",
    /// The chance to fill a cell beside a monastery that has no neighbors yet, early in the game.
    center_void "center-void",
    /// The number of tiles left at which that chance has halved.
    center_void_patience "center-void-patience",
    /// What each open cell of a road adds if it is completed.
    road_growth "road-growth",
    /// What each cell around a monastery brings that is likely to be filled.
    center_cell "center-cell",
    /// What each such cell brings if all are.
    center_complete "center-complete",
    /// The share of the chance of an open city that counts for fields.
    field_open_city "field-open-city",
    /// What a farmer costs at the beginning of the game, because he lies there so long.
    farmer_cost "farmer-cost",
    /// What a supply of 0 to 7 followers is worth.
    supply_0 "supply-0",
    /// See `supply_0`.
    supply_1 "supply-1",
    /// See `supply_0`.
    supply_2 "supply-2",
    /// See `supply_0`.
    supply_3 "supply-3",
    /// See `supply_0`.
    supply_4 "supply-4",
    /// See `supply_0`.
    supply_5 "supply-5",
    /// See `supply_0`.
    supply_6 "supply-6",
    /// See `supply_0`.
    supply_7 "supply-7",
    /// What each further follower is worth.
    supply_more "supply-more",
    /// By what share supplies are worth more at the beginning of the game.
    supply_early "supply-early",
    /// What a follower that surely comes home counts as in supply.
    supply_returning "supply-returning",
    /// With fewer own turns left supplies are worth less.
    use_turns "use-turns",
    /// What a follower that surely comes home is worth beyond that.
    return_value "return-value",
    /// The risk that somebody joins a city, per open cell.
    risk_city "risk-city",
    /// The risk that somebody joins a road, per open cell.
    risk_road "risk-road",
    /// The risk that somebody joins a field, at the beginning of the game.
    risk_field "risk-field",
    /// What remains of the risk for a seat that is ahead by two.
    risk_ahead "risk-ahead",
    /// Points per root of a tile left by which others that are behind the best other count less.
    rivals "rivals",
    /// Having the fairy beside one's own follower.
    fairy "fairy",
    /// How much of what the dragon would eat in its next journey counts, per tile that sends it off.
    dragon_journey "dragon-journey",
    /// How much of what it may eat some day counts, by distance.
    dragon_hazard "dragon-hazard",
    /// How much of an open city with one knight counts as lost, per tile with a princess that is left.
    princess "princess",
    /// A builder at work.
    builder "builder",
    /// A pig at work, beyond what its field brings.
    pig "pig",
    /// How much of the points for most goods counts.
    goods "goods",
    /// How much each tile left adds to what king or robber bring in the end.
    title_growth "title-growth",
    /// How likely king and robber are lost: the larger this weight, the likelier; with all tiles left, by the tiles of the
    /// feature to surpass.
    title_risk "title-risk",
    /// An abbey in hand.
    abbey "abbey",
    /// How likely a hole is filled with an abbey.
    abbey_fills "abbey-fills",
    /// A bridge in hand.
    bridge "bridge",
    /// A castle in hand.
    castle_token "castle-token",
    /// A castle with one's own lord.
    castle_lord "castle-lord",
    /// A follower in a quarter of the city of Carcassonne.
    quarter "quarter",
    /// How much of what it may join from there counts.
    quarter_join "quarter-join",
    /// What remains of that in the quarter of the Count.
    quarter_blocked "quarter-blocked",
    /// A floor of a tower in hand.
    floor "floor",
    /// A prisoner, to the seat that holds it.
    prisoner "prisoner",
    /// A follower that is held prisoner, to its owner.
    captive "captive",
    /// What a follower loses within reach of the next floor.
    tower_fear "tower-fear",
    /// The share of its feature that it loses there.
    tower_loss "tower-loss",
    /// The shepherd in supply.
    shepherd "shepherd",
    /// A sheep of a flock that a wolf may still scatter.
    sheep "sheep",
    /// The number of own turns left at which a sheep counts half of that.
    sheep_turns "sheep-turns",
    /// What other followers count as in supply.
    count_large "count-large",
    /// See `count_large`.
    count_wagon "count-wagon",
    /// See `count_large`.
    count_mayor "count-mayor",
    /// See `count_large`.
    count_abbot "count-abbot",
    /// How much less than one in supply an abbot on the board counts, at most, because he can be called back.
    abbot_recall "abbot-recall",
    /// How likely a tile in the bag that would connect features of several seats is placed between them, per copy.
    join_rate "join-rate",
    /// The same for fields of several seats.
    join_field "join-field",
    /// The share of a vacant city that counts for the seat that moves next.
    vacant_city "vacant-city",
    /// The same for roads.
    vacant_road "vacant-road",
    /// What a turn is worth: how much a seat that has just moved is overrated.
    tempo "tempo",
    /// How much more it is worth with a dragon.
    tempo_dragon "tempo-dragon",
    /// With large followers, inns and cathedrals.
    tempo_large "tempo-large",
    /// With builder, pig and goods.
    tempo_helpers "tempo-helpers",
    /// With towers.
    tempo_tower "tempo-tower",
    /// With abbeys.
    tempo_abbey "tempo-abbey",
    /// With mage and witch.
    tempo_magic "tempo-magic",
    /// With flocks.
    tempo_flocks "tempo-flocks",
    /// A second part of the turn.
    second_part "second-part",
    /// How much less likely features are completed with more than two seats: an exponent from 0 to 1.
    seats_rate "seats-rate",
    /// How many answers to a decision below the root are looked at.
    search_width "search-width",
    /// How many of the places that were best for a tile elsewhere in the search are tried; see `Look::list`.
    search_places "search-places",
    /// Points by which answers that seem worse are looked at less.
    search_temperature "search-temperature",
    /// Points by which seldom seen answers are given the benefit of the doubt.
    search_curiosity "search-curiosity",
    /// The share of what a long search looks at that goes into playouts of nearly equal ways.
    search_playouts "search-playouts",
}

impl Weights {
    /// Returns the weights that the bots play with where nothing else is said.
    pub fn usual() -> &'static Self {
        static USUAL: OnceLock<Weights> = OnceLock::new();
        USUAL.get_or_init(|| {
            Self::parse(include_str!("weights.txt")).expect("a test reads the file of weights")
        })
    }

    /// Returns the weights for a game: the usual ones, moved toward those of each matter by its share of the game.
    pub fn of_game(rules: &Rules) -> Self {
        let usual = Self::usual();
        let matters = Matter::ALL.map(|matter| (matter, matter.share(rules)));
        // Several matters together move the weights no farther than one alone could.
        let all = matters.iter().map(|(_, share)| share).sum::<f64>().max(1.0);
        let mut weights = usual.clone();
        for (matter, share) in matters {
            if share > 0.0 {
                weights.shift(usual, matter.weights(), share / all);
            }
        }
        weights
    }

    /// Moves these weights by a share of the way from some to others.
    fn shift(&mut self, from: &Self, to: &Self, share: f64) {
        let way = from.to_vec().into_iter().zip(to.to_vec());
        for (name, (from, to)) in Self::NAMES.iter().zip(way) {
            if let Some(weight) = self.get_mut(name) {
                *weight += share * (to - from);
            }
        }
    }

    /// Reads weights: a name and a number per line; empty lines and lines that begin with `#` say nothing.
    ///
    /// # Errors
    /// If a line is not of that form, or a weight is unknown, missing, said twice or not finite.
    pub fn parse(text: &str) -> Result<Self, WeightsError> {
        let mut weights = Self::ZERO;
        let found = weights.read(text)?;
        match Self::NAMES.iter().find(|name| !found.contains(name)) {
            None => Ok(weights),
            Some(missing) => Err(WeightsError {
                line: 0,
                what: format!("`{missing}` is missing; add a line with its number"),
            }),
        }
    }

    /// The same weights, except those that a text changes, which [`Weights::parse`] would read if it were complete.
    ///
    /// # Errors
    /// As for [`Weights::parse`], except that weights may be missing.
    pub fn with(&self, text: &str) -> Result<Self, WeightsError> {
        let mut weights = self.clone();
        weights.read(text)?;
        Ok(weights)
    }

    /// Takes over the weights of a text, and returns their names.
    fn read<'a>(&mut self, text: &'a str) -> Result<Vec<&'a str>, WeightsError> {
        let mut found: Vec<&str> = Vec::new();
        for (line, content) in (1..).zip(text.lines()) {
            let refuse = |what: String| Err(WeightsError { line, what });
            let content = content.trim();
            if content.is_empty() || content.starts_with('#') {
                continue;
            }
            let mut words = content.split_whitespace();
            let (Some(name), Some(number), None) = (words.next(), words.next(), words.next())
            else {
                return refuse(format!(
                    "`{content}` is no name and number, such as `city-rate 0.15`"
                ));
            };
            if found.contains(&name) {
                return refuse(format!("`{name}` is said twice; leave one out"));
            }
            let Some(weight) = self.get_mut(name) else {
                return refuse(format!(
                    "`{name}` is no weight; there are {}",
                    Self::NAMES.join(", ")
                ));
            };
            match number.parse::<f64>() {
                Ok(number) if number.is_finite() => *weight = number,
                _ => return refuse(format!("`{number}` is no finite number")),
            }
            found.push(name);
        }
        Ok(found)
    }
}

impl fmt::Display for Weights {
    /// Writes what [`Weights::parse`] reads.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, weight) in Self::NAMES.iter().zip(self.to_vec()) {
            writeln!(f, "{name} {weight:.4}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use carcas_engine::{Edition, Setup};

    use super::*;

    #[test]
    fn the_file_of_weights_can_be_read() {
        assert!(Weights::parse(include_str!("weights.txt")).is_ok());
        assert!(Weights::usual().supply_7 > Weights::usual().supply_0);
    }

    #[test]
    fn a_game_with_a_dragon_has_weights_of_its_own() {
        let mut setup = Setup::new(Edition::ZmanC2, 2);
        let base = Rules::new(&setup).unwrap();
        assert_eq!(Weights::of_game(&base), *Weights::usual());
        setup.add_box("princess-and-dragon").unwrap();
        let with_dragon = Rules::new(&setup).unwrap();
        let tuned = Weights::usual().with(include_str!("weights-dragon.txt"));
        let close = |a: f64, b: f64| (a - b).abs() < 1e-9;
        let known = Weights::of_game(&with_dragon).to_vec();
        assert!(
            known
                .iter()
                .zip(tuned.unwrap().to_vec())
                .all(|(&a, b)| close(a, b))
        );
        // Among many other tiles the dragon matters less.
        for name in ["inns-and-cathedrals", "abbey-and-mayor"] {
            setup.add_box(name).unwrap();
        }
        let between = Weights::of_game(&Rules::new(&setup).unwrap()).to_vec();
        let (mut n_between, usual) = (0, Weights::usual().to_vec());
        for ((name, weight), ends) in Weights::NAMES
            .iter()
            .zip(between)
            .zip(usual.into_iter().zip(known))
        {
            let (least, most) = (ends.0.min(ends.1), ends.0.max(ends.1));
            assert!(
                (least..=most).contains(&weight),
                "{name}: {least} {weight} {most}"
            );
            n_between += usize::from(least < weight && weight < most);
        }
        assert!(n_between > 10, "{n_between}");
    }

    #[test]
    fn a_game_with_builders_has_weights_of_its_own() {
        let with = |boxes: &[&str]| {
            let mut setup = Setup::new(Edition::ZmanC2, 2);
            for name in boxes {
                setup.add_box(name).unwrap();
            }
            Rules::new(&setup).unwrap()
        };
        let tuned = Weights::usual().with(Matter::Builders.text()).unwrap();
        assert_ne!(tuned, *Weights::usual());
        for boxes in [
            &["traders-and-builders"][..],
            &["inns-and-cathedrals", "traders-and-builders"],
        ] {
            let known = Weights::of_game(&with(boxes));
            for (a, b) in known.to_vec().into_iter().zip(tuned.to_vec()) {
                assert!((a - b).abs() < 1e-9, "{boxes:?}: {a} is not {b}");
            }
        }
        let inns = with(&["inns-and-cathedrals"]);
        assert_eq!(Weights::of_game(&inns), *Weights::usual());
    }

    #[test]
    fn matters_together_move_weights_no_farther_than_one_could() {
        let mut setup = Setup::new(Edition::ZmanC2, 2);
        for name in ["princess-and-dragon", "traders-and-builders"] {
            setup.add_box(name).unwrap();
        }
        let rules = Rules::new(&setup).unwrap();
        let shares = Matter::ALL.map(|matter| matter.share(&rules));
        assert!(shares.iter().all(|&share| share > 0.0), "{shares:?}");
        assert!(shares.iter().sum::<f64>() > 1.0, "{shares:?}");
        let mixed = Weights::of_game(&rules).to_vec();
        let ends = Matter::ALL.map(|matter| matter.weights().to_vec());
        for (ix, name) in Weights::NAMES.iter().enumerate() {
            let (a, b) = (ends[0][ix], ends[1][ix]);
            let (least, most) = (a.min(b) - 1e-9, a.max(b) + 1e-9);
            assert!((least..=most).contains(&mixed[ix]), "{name}: {}", mixed[ix]);
        }
    }

    #[test]
    fn weights_are_read_as_they_are_written() {
        let text = Weights::usual().to_string();
        let read = Weights::parse(&text).unwrap();
        assert_eq!(read.to_string(), text);
    }

    #[test]
    fn broken_weights_are_refused_with_their_line() {
        let usual = Weights::usual().to_string();
        for (broken, line, what) in [
            (
                format!("{usual}road-rate 1"),
                Weights::NAMES.len() + 1,
                "said twice",
            ),
            (
                usual.replacen("city-rate", "city-ratio", 1),
                1,
                "`city-ratio` is no weight",
            ),
            (
                usual.replacen("city-rate 0", "city-rate x0", 1),
                1,
                "no finite number",
            ),
            (
                usual.replacen("city-rate ", "city-rate", 1),
                1,
                "no name and number",
            ),
            (
                usual.replacen("city-rate", "# city-rate", 1),
                0,
                "`city-rate` is missing",
            ),
        ] {
            let error = Weights::parse(&broken).unwrap_err();
            assert_eq!(error.line, line, "{error}");
            assert!(error.to_string().contains(what), "{error}");
        }
    }
}
