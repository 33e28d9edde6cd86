//! The evaluation: what every seat is expected to have at the end of the game, in points.
//!
//! One file per subject. Each adds what it expects to the totals of the seats: [`features`] roads, cities and monasteries,
//! [`fields`] fields, [`supply`] what seats hold, and the others what single boxes bring.

mod castles;
mod dragon;
mod fairy;
mod features;
mod field_joins;
mod fields;
mod fits;
mod flocks;
mod follower;
mod helpers;
mod joins;
mod memo;
mod princess;
mod quarters;
mod supply;
mod tables;
mod tokens;
mod towers;
mod vacant;
mod weights;

use carcas_engine::{
    Choices, Decision, FeatureIx, FigureKind, KindIx, ModuleSet, Neutral, Node, Outline, Powers,
    Rules, Seat, SeatSet, State, Token,
};
use carcas_tiles::{Mark, SegmentKind, Symbol, TileKind};

use crate::arithmetic::exponential;
use crate::level::Knowledge;
use features::Ends;
use fits::Fits;
use memo::Memo;
use tables::Tables;
pub use weights::{Weights, WeightsError};

/// A number per seat.
pub(crate) type PerSeat = [f64; Seat::MAX];

/// The evaluation of a game, with what it keeps between positions.
#[derive(Clone, Debug)]
pub(crate) struct Evaluation {
    weights: Weights,
    tables: Tables,
    knowledge: Knowledge,
    fits: Fits,
    memo: Memo,
    /// What distinguishes games: seats, switches, parts, and what lies in the bag.
    n_seats: usize,
    choices: Choices,
    modules: ModuleSet,
    kinds: Vec<&'static TileKind>,
    /// Which places of the bag hold tiles that send the dragon off.
    dragon_places: Vec<usize>,
    /// Which hold tiles with a princess.
    princess_places: Vec<usize>,
    /// All tiles of the game.
    n_tiles: f64,
    /// What boxes bring into play.
    parts: Parts,
    /// What a turn is worth.
    tempo: f64,
    /// The occupied features of the position.
    occupied: Vec<Occupied>,
    /// Where a feature is found among them, or among the cities of fields.
    places: Places,
    cities: Vec<fields::City>,
    /// The fields with farmers that others may be connected with.
    field_parts: Vec<field_joins::Part>,
    /// How often the cities around a field were counted.
    n_visits: u64,
    /// Whether one more follower changes only its own feature and the supply, so that [`Evaluation::with_follower`] can tell
    /// the difference.
    is_additive: bool,
    /// What was added up for the last position.
    base: Option<Sums>,
    /// How many positions were valued since the search began.
    n_valued: u64,
}

/// What boxes bring into play, asked once.
#[derive(Clone, Copy, Debug)]
struct Parts {
    dragon: bool,
    fairy: bool,
    tower: bool,
    tokens: bool,
    flocks: bool,
    castles: bool,
    abbey: bool,
    quarters: bool,
    helpers: bool,
}

/// An occupied feature.
#[derive(Clone, Copy, Debug)]
struct Occupied {
    feature: FeatureIx,
    outline: Outline,
    powers: Powers,
    /// Followers by seat, whatever their strength.
    n_followers: Powers,
    /// Seats with an abbot there.
    has_abbot: SeatSet,
    owners: SeatSet,
    /// Where it ends, if it is a road or city.
    ends: Ends,
    /// The chance that it will be complete.
    chance: f64,
    /// What it brings each owner.
    value: f64,
}

/// What is known of a position, and what has been added up.
#[derive(Clone, Copy, Debug)]
struct Sums {
    /// Tiles left, and their share of all.
    n_left: f64,
    share_left: f64,
    /// How much of their worth followers still have.
    use_left: f64,
    /// Abbeys in hand, of all seats.
    n_abbeys: f64,
    /// Followers in supply.
    hands: PerSeat,
    /// What a whole supply counts as, in followers.
    supplies: PerSeat,
    /// Followers that are expected to come home.
    returning: PerSeat,
    /// The chance that the abbot comes home by himself, for seats that can call him back.
    abbots: [Option<f64>; Seat::MAX],
    /// What supplies and returning followers were worth.
    supply_values: PerSeat,
    /// What seats lose because others may join, by the seat that loses.
    lost: PerSeat,
    /// What nobody owns.
    vacant: f64,
    totals: PerSeat,
}

/// Finds a small number by the index of a feature, for one position after another without clearing.
#[derive(Clone, Debug, Default)]
struct Places {
    round: u32,
    entries: Vec<(u32, u16)>,
}

impl Places {
    fn begin(&mut self, n_features: usize) {
        self.round = self.round.wrapping_add(1);
        if self.entries.len() < n_features {
            self.entries.resize(n_features, (0, 0));
        }
        if self.round == 0 {
            self.entries.fill((0, 0));
            self.round = 1;
        }
    }

    #[inline]
    fn find(&self, feature: FeatureIx) -> Option<usize> {
        let (round, place) = self.entries[usize::from(feature.0)];
        (round == self.round).then_some(usize::from(place))
    }

    #[inline]
    fn set(&mut self, feature: FeatureIx, place: usize) {
        self.entries[usize::from(feature.0)] = (self.round, place as u16);
    }
}

impl Evaluation {
    pub(crate) fn new(rules: &Rules, weights: &Weights, knowledge: Knowledge) -> Self {
        let has_token = |wanted| rules.tokens().any(|token| token == wanted);
        let has_figure = |kind: FigureKind| rules.supply()[kind.ix()] > 0;
        let has_neutral = |neutral| rules.has_neutral(neutral);
        let places = |is_wanted: &dyn Fn(KindIx) -> bool| -> Vec<usize> {
            let kinds = (0..).zip(rules.bag_kinds());
            let wanted = kinds.filter(|&(_, kind)| is_wanted(kind));
            wanted.map(|(place, _)| place).collect()
        };
        let tempo = [
            (has_neutral(Neutral::Dragon), weights.tempo_dragon),
            (has_figure(FigureKind::Large), weights.tempo_large),
            (has_figure(FigureKind::Builder), weights.tempo_helpers),
            (has_token(Token::Floor), weights.tempo_tower),
            (has_token(Token::Abbey), weights.tempo_abbey),
            (has_neutral(Neutral::Mage), weights.tempo_magic),
            (has_figure(FigureKind::Shepherd), weights.tempo_flocks),
        ];
        let tempo = tempo.iter().filter(|(is_there, _)| *is_there);
        let n_tiles: usize = rules.kinds().map(|kind| rules.n_copies(kind)).sum();
        Self {
            weights: weights.clone(),
            tables: Tables::new(weights, rules.n_seats()),
            knowledge,
            fits: Fits::new(rules),
            memo: Memo::new(),
            n_seats: rules.n_seats(),
            choices: *rules.choices(),
            modules: rules.modules(),
            kinds: rules
                .bag_kinds()
                .map(|kind| rules.tile_kind(kind))
                .collect(),
            dragon_places: places(&|kind| rules.tile_kind(kind).symbols.contains(Symbol::Dragon)),
            princess_places: places(&|kind| {
                let mut segments = rules.segments(kind).iter();
                segments.any(|segment| segment.marks.contains(Mark::Princess))
            }),
            n_tiles: (n_tiles as f64).max(1.0),
            parts: Parts {
                dragon: has_neutral(Neutral::Dragon),
                fairy: has_neutral(Neutral::Fairy),
                tower: has_token(Token::Floor),
                tokens: rules.tokens().next().is_some(),
                flocks: has_figure(FigureKind::Shepherd),
                castles: has_token(Token::Castle),
                abbey: has_token(Token::Abbey),
                quarters: has_neutral(Neutral::Count),
                helpers: has_figure(FigureKind::Builder)
                    || has_figure(FigureKind::Pig)
                    || has_figure(FigureKind::Barn),
            },
            tempo: weights.tempo + tempo.map(|&(_, more)| more).sum::<f64>(),
            occupied: Vec::new(),
            places: Places::default(),
            cities: Vec::new(),
            field_parts: Vec::new(),
            n_visits: 0,
            is_additive: !(Neutral::ALL.into_iter().any(has_neutral)
                || has_token(Token::Floor)
                || has_token(Token::Castle)
                || has_figure(FigureKind::Shepherd)),
            base: None,
            n_valued: 0,
        }
    }

    /// Begins to count how many positions are valued.
    pub(crate) const fn begin_search(&mut self) {
        self.n_valued = 0;
    }

    /// Returns how many positions were valued since the search began.
    pub(crate) const fn n_valued(&self) -> u64 {
        self.n_valued
    }

    /// Prepares for evaluating the answers to an open decision.
    pub(crate) fn begin_answers(&mut self, state: &State) {
        self.memo.begin(state);
    }

    /// Returns what every seat is expected to have at the end of the game.
    pub(crate) fn totals(&mut self, rules: &Rules, state: &State) -> PerSeat {
        let mut totals = [0.0; Seat::MAX];
        for seat in rules.seats() {
            totals[seat.ix()] = f64::from(state.score(seat));
        }
        self.base = None;
        self.n_valued += 1;
        if state.node() == Node::Over {
            return totals;
        }
        if let Node::Decide {
            seat,
            decision: Decision::SecondPart,
        } = state.node()
        {
            totals[seat.ix()] += self.weights.second_part;
        }
        if self.fits.follow(state) {
            self.memo.forget();
        }
        self.memo.follow(state);
        let mut sums = self.begin(rules, state, totals);
        self.find_occupied(rules, state);
        self.add_features(rules, state, &mut sums);
        if self.knowledge.fields {
            self.add_fields(rules, state, &mut sums);
        }
        self.add_supplies(rules, state, &mut sums);
        if self.knowledge.threats {
            self.add_joins(rules, &mut sums);
            self.add_vacant(rules, state, &mut sums);
        }
        let parts = self.parts;
        if parts.helpers {
            self.add_helpers(rules, state, &mut sums);
        }
        if parts.tokens {
            self.add_tokens(rules, state, &mut sums);
        }
        if parts.castles {
            self.add_castles(rules, state, &mut sums);
        }
        if parts.quarters {
            self.add_quarters(rules, state, &mut sums);
        }
        if parts.fairy {
            self.add_fairy(state, &mut sums);
        }
        if parts.dragon {
            self.add_dragon(rules, state, &mut sums);
        }
        if !self.princess_places.is_empty() {
            self.add_princess(state, &mut sums);
        }
        if parts.tower {
            self.add_towers(rules, state, &mut sums);
        }
        if parts.flocks {
            self.add_flocks(rules, state, &mut sums);
        }
        self.base = Some(sums);
        sums.totals
    }

    /// Whether it was made for a game like this one: the same tiles, parts, switches and seats.
    pub(crate) fn is_for(&self, rules: &Rules) -> bool {
        self.n_seats == rules.n_seats()
            && self.choices == *rules.choices()
            && self.modules == rules.modules()
            && self.kinds.len() == rules.bag_kinds().count()
            && self
                .kinds
                .iter()
                .zip(rules.bag_kinds())
                .all(|(&known, kind)| std::ptr::eq(known, rules.tile_kind(kind)))
    }

    /// Returns the weights that it was made with.
    pub(crate) const fn weights(&self) -> &Weights {
        &self.weights
    }

    /// Returns what a turn is worth.
    pub(crate) const fn tempo(&self) -> f64 {
        self.tempo
    }

    /// Returns what a second part of a turn is worth.
    pub(crate) const fn second_part(&self) -> f64 {
        self.weights.second_part
    }

    pub(crate) const fn counts_others(&self) -> bool {
        self.knowledge.others
    }

    /// Whether one more follower changes only its own feature and the supply.
    pub(crate) const fn is_additive(&self) -> bool {
        self.is_additive
    }

    /// Returns by how many points each seat is expected to end ahead of the best other.
    pub(crate) fn margins(&mut self, rules: &Rules, state: &State) -> PerSeat {
        let totals = self.totals(rules, state);
        self.margins_of(rules, state, &totals)
    }

    /// Returns the margins that follow from totals. While many tiles are left, any seat may turn out to be the best other,
    /// more likely one that is ahead.
    pub(crate) fn margins_of(&self, rules: &Rules, state: &State, totals: &PerSeat) -> PerSeat {
        if !self.knowledge.others {
            return *totals;
        }
        let spread = self.weights.rivals * (state.bag_size() as f64).sqrt();
        margins(rules.n_seats(), totals, spread)
    }

    fn begin(&self, rules: &Rules, state: &State, totals: PerSeat) -> Sums {
        let n_left = state.bag_size() as f64;
        let turns_left = n_left / rules.n_seats() as f64;
        let mut hands = [0.0; Seat::MAX];
        for seat in rules.seats() {
            let supply = state.supply(seat);
            hands[seat.ix()] = f64::from(supply[FigureKind::Follower.ix()])
                + f64::from(supply[FigureKind::Large.ix()])
                + f64::from(supply[FigureKind::Wagon.ix()]);
        }
        Sums {
            n_left,
            share_left: (n_left / self.n_tiles).min(1.0),
            use_left: (turns_left / self.weights.use_turns.max(0.1)).min(1.0),
            n_abbeys: match self.parts.abbey {
                true => rules
                    .seats()
                    .map(|seat| f64::from(state.n_tokens(seat, Token::Abbey)))
                    .sum(),
                false => 0.0,
            },
            hands,
            supplies: [0.0; Seat::MAX],
            returning: [0.0; Seat::MAX],
            abbots: [None; Seat::MAX],
            supply_values: [0.0; Seat::MAX],
            lost: [0.0; Seat::MAX],
            vacant: 0.0,
            totals,
        }
    }

    /// Finds the features with figures, each with the power of every seat.
    fn find_occupied(&mut self, rules: &Rules, state: &State) {
        self.occupied.clear();
        self.places.begin(state.n_segments());
        for figure in state.placed_figures() {
            let feature = state.feature_of(figure.segment);
            let place = self.places.find(feature).unwrap_or_else(|| {
                let place = self.occupied.len();
                self.places.set(feature, place);
                self.occupied.push(Occupied {
                    feature,
                    outline: state.outline(feature),
                    powers: [0; Seat::MAX],
                    n_followers: [0; Seat::MAX],
                    has_abbot: SeatSet::EMPTY,
                    ends: Ends::NONE,
                    owners: SeatSet::EMPTY,
                    chance: 0.0,
                    value: 0.0,
                });
                place
            });
            let found = &mut self.occupied[place];
            found.powers[figure.seat.ix()] += state.strength(figure);
            found.n_followers[figure.seat.ix()] += u8::from(figure.kind.is_follower());
            if figure.kind == FigureKind::Abbot {
                found.has_abbot.insert(figure.seat);
            }
        }
        for found in &mut self.occupied {
            found.owners = match found.outline.kind == SegmentKind::Field && found.outline.has_barn
            {
                true => state.barn_owners(found.feature),
                false => state.owners_with(rules, found.feature, &found.powers),
            };
        }
    }
}

/// Returns by how many points each seat is ahead of the best other. With a `spread` all others count, and less the further
/// they are behind the best.
pub(crate) fn margins(n_seats: usize, totals: &PerSeat, spread: f64) -> PerSeat {
    if n_seats == 1 {
        return *totals;
    }
    let mut margins = [0.0; Seat::MAX];
    for seat in 0..n_seats {
        let others = (0..n_seats).filter(|&other| other != seat);
        let others = others.map(|other| totals[other]);
        let best = others.clone().fold(f64::NEG_INFINITY, f64::max);
        margins[seat] = totals[seat] - best;
        if n_seats > 2 && spread > 0.0 {
            let (mut sum, mut behind) = (0.0, 0.0);
            for other in others {
                let weight = exponential((other - best) / spread);
                sum += weight;
                behind += weight * (best - other);
            }
            margins[seat] += behind / sum;
        }
    }
    margins
}
