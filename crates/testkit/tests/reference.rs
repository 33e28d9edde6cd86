//! The engine against the reference rules: random games, compared at every node.

use std::collections::BTreeMap;
use std::sync::Mutex;

use carcas_bots::Rng;
use carcas_engine::notation::outcome_name;
use carcas_engine::{
    Cell, Edition, Event, Log, Move, Neutral, Node, Outcome, Rules, Seat, Setup, Spot, State,
};
use carcas_laws::random_setup_among;
use carcas_reference::{Case, CaseCounts, Duel, Mirror, Reference, Start, Tile};
use carcas_testkit::{Policy, Seeds, describe, random_full_setup, random_outcome};
use carcas_testkit::{random_setup, random_start};
use carcas_tiles::{Box, Group, Rotation, Segment, SegmentKind, catalogue};

/// Games of the daily run; `CARCAS_GAMES` asks for more.
const N_GAMES: u64 = 1000;

/// Cases that a run of the usual length may miss: a test of its own meets the first ones, long runs the others.
const RARE: [Case; 23] = [
    Case::HillDiscarded,
    Case::TieBroken,
    Case::TieOnHills,
    Case::TieBrokenAtEnd,
    Case::VineyardForGarden,
    Case::WolfScattersSeveral,
    Case::HerdedBeforeChoice,
    Case::HillWithoutTile,
    Case::MagicJoined,
    Case::MagicJoinedByMagicTile,
    Case::MagicWithoutPlace,
    Case::MagicForcedAside,
    Case::JoinRefused,
    Case::EnteredInSecondPart,
    Case::PortalToCompleted,
    Case::FairyBonusForRecall,
    Case::EndedBySettingAside,
    Case::AbbeyAfterLastTile,
    Case::WagonLeftFairy,
    Case::TwoBarnsInField,
    Case::MarketAtBarn,
    Case::MarketAtBarnAtEnd,
    Case::FairyAtBarn,
];

#[test]
fn the_engine_agrees_with_the_reference_at_every_node() {
    let seeds = Seeds::from_env(N_GAMES);
    let total = Mutex::new(Total::default());
    seeds.for_each(|seed| {
        let part = play_one(seed);
        let mut total = total.lock().expect("no game has panicked");
        total.add(&part);
    });
    let total = total.into_inner().expect("no game has panicked");
    println!("{total}");
    if seeds.is_full() {
        total.assert_complete();
    }
}

#[test]
fn the_engine_agrees_where_mage_and_witch_meet_or_find_no_place() {
    let mut total = Total::default();
    for seed in 0..64 {
        let mut rng = Rng::new(seed);
        let mut setup = Setup::new(Edition::ALL[seed as usize % 4], 2);
        let added = setup.add_box("mage-and-witch");
        added.expect("the box can be played");
        let value = ["one-move", "two-moves"][seed as usize / 4 % 2];
        let done = setup.set("magic-join-on-magic-tile", value);
        done.expect("the switch has this value");
        total.add(&play_from(&setup, &magic_start(&mut rng), &mut rng));
    }
    println!("{total}");
    for case in [
        Case::MagicJoined,
        Case::MagicJoinedByMagicTile,
        Case::MagicWithoutPlace,
        Case::MagicForcedAside,
    ] {
        assert!(total.cases.count(case) > 0, "the run never met {case:?}");
    }
}

#[test]
fn the_engine_agrees_about_hills_and_sheep_with_any_other_box() {
    let seeds = Seeds::from_env(N_GAMES);
    let total = Mutex::new(Total::default());
    seeds.for_each(|seed| {
        let mut rng = Rng::new(seed);
        let setup = hills_setup(&mut rng);
        let rules = Rules::new(&setup).expect("a random setup can be played");
        let mut start = random_start(&mut rng, &setup, &rules);
        keep_hills(&mut rng, &setup, &mut start);
        let part = play_from(&setup, &start, &mut rng);
        let mut total = total.lock().expect("no game has panicked");
        total.add(&part);
    });
    let total = total.into_inner().expect("no game has panicked");
    println!("{total}");
    if seeds.is_full() {
        for case in HILLS {
            assert!(total.cases.count(case) > 0, "the run never met {case:?}");
        }
    }
}

/// What a run with the box meets.
const HILLS: [Case; 19] = [
    Case::TileHidden,
    Case::HillWithoutTile,
    Case::TieBroken,
    Case::TieOnHills,
    Case::TieBrokenAtEnd,
    Case::VineyardScored,
    Case::VineyardForGarden,
    Case::SharedEdge,
    Case::ShepherdPlaced,
    Case::WolfAtOnce,
    Case::FlockGrown,
    Case::WolfInField,
    Case::WolfScattersSeveral,
    Case::Herded,
    Case::HerdedTogether,
    Case::ClosedFieldHerded,
    Case::HerdedBeforeChoice,
    Case::ChoiceInClosedField,
    Case::ShepherdEaten,
];

/// Returns a random setup with Hills & Sheep, whole or in parts.
fn hills_setup(rng: &mut Rng) -> Setup {
    let others = [
        Box::River1,
        Box::River2,
        Box::InnsAndCathedrals,
        Box::TradersAndBuilders,
        Box::PrincessAndDragon,
        Box::Tower,
        Box::AbbeyAndMayor,
        Box::Count,
        Box::KingAndRobber,
        Box::MageAndWitch,
        Box::HillsAndSheep,
    ];
    loop {
        let setup = random_setup_among(rng, &others);
        if setup.has_box(Box::HillsAndSheep) {
            return setup;
        }
    }
}

/// Leaves the tiles of the box in the bag and few others, so that what they do happens often.
fn keep_hills(rng: &mut Rng, setup: &Setup, start: &mut Start) {
    start.bag = None;
    let one_in = 2 << rng.below(4);
    let mut left = Reference::from_start(setup, start).bag();
    left.retain(|&kind| {
        let kind = catalogue().kind(kind);
        let of_center = |segment: &Segment| {
            matches!(segment.kind, SegmentKind::Monastery | SegmentKind::Garden)
        };
        kind.home == Box::HillsAndSheep
            || kind.group != Group::Land
            || kind.segments.iter().any(of_center) && rng.below(2) == 0
            || rng.below(one_in) == 0
    });
    start.bag = Some(left);
}

/// Returns a board with two cities that face each other across a gap for a magic tile: one that completes both where
/// nothing else is open, or one that joins them. Mage and witch stand there or not.
fn magic_start(rng: &mut Rng) -> Start {
    let tile = |name: &str, x, y, degrees: u16| {
        let kind = catalogue().find(name).expect("the tile is known");
        let rotation = Rotation::from_ix((degrees / 90) as u8);
        (Cell::new(x, y), Tile { kind, rotation })
    };
    let joins = rng.below(2) == 0;
    let mut tiles = vec![
        tile("BA/C", 0, 1, 180),
        tile("BA/L", 1, 1, 0),
        tile(
            if joins { "BA/LR" } else { "BA/L" },
            1,
            2,
            if joins { 90 } else { 0 },
        ),
        tile("BA/L", 1, 3, 0),
        tile("BA/C", 0, 3, 0),
    ];
    if !joins {
        tiles.extend([
            tile("BA/C", 0, -1, 180),
            tile("BA/LR", 1, 0, 90),
            tile("BA/LR", -1, 0, 270),
        ]);
    }
    let magic = if joins { "MW/CRcR" } else { "MW/CFC" };
    let magic = catalogue().find(magic).expect("the tile is known");
    let spot = |y| Spot {
        cell: Cell::new(0, y),
        segment: 0,
    };
    let mut neutrals = vec![(Neutral::Mage, spot(1)), (Neutral::Witch, spot(3))];
    if !joins {
        neutrals.truncate(rng.below(3) as usize);
    }
    Start {
        tiles,
        neutrals,
        bag: Some(vec![magic]),
        ..Start::default()
    }
}

fn play_one(seed: u64) -> Total {
    let mut rng = Rng::new(seed);
    let setup = any_setup(&mut rng);
    let rules = Rules::new(&setup).expect("a random setup can be played");
    let start = random_start(&mut rng, &setup, &rules);
    play_from(&setup, &start, &mut rng)
}

/// Plays a game in both worlds.
fn play_from(setup: &Setup, start: &Start, rng: &mut Rng) -> Total {
    let rules = Rules::new(setup).expect("the setup can be played");
    let mut game = TwinGame::new(setup, &rules, start);
    let mut total = Total::default();
    total.see_setup(setup);
    let policies: Vec<Policy> = rules.seats().map(|_| Policy::random(rng)).collect();
    let mut moves = Vec::new();
    loop {
        game.compare();
        match game.state.node() {
            Node::Chance { .. } => game.draw(random_outcome(&rules, &game.state, rng)),
            Node::Decide { seat, .. } => {
                moves.clear();
                game.state.legal_moves(&rules, &mut moves);
                let policy = policies[seat.ix()];
                let chosen = policy.choose(&rules, &game.state, &moves, rng);
                game.play(seat, chosen);
                total.n_decisions += 1;
            }
            Node::Over => break,
        }
    }
    total.cases.add(game.duel.cases());
    total
}

fn any_setup(rng: &mut Rng) -> Setup {
    match rng.below(5) {
        0..2 => random_setup(rng),
        _ => random_full_setup(rng),
    }
}

/// One game in both worlds, and what a failure shows of it.
struct TwinGame<'r> {
    rules: &'r Rules,
    state: State,
    duel: Duel,
    history: Vec<String>,
    /// What the last step did, as the engine tells it.
    events: Vec<Event>,
}

impl<'r> TwinGame<'r> {
    fn new(setup: &Setup, rules: &'r Rules, start: &Start) -> Self {
        let state = Mirror::new(rules).start(rules, start);
        Self {
            state: state.unwrap_or_else(|error| panic!("{error}: {}", describe(setup))),
            duel: Duel::new(setup, rules, start),
            rules,
            history: vec![describe(setup), format!("{start:?}")],
            events: Vec::new(),
        }
    }

    fn draw(&mut self, outcome: Outcome) {
        let name = outcome_name(self.rules, outcome);
        self.history.push(format!("draw {name}"));
        self.events.clear();
        let log = &mut Log::to(&mut self.events);
        let drawn = self.state.draw(self.rules, outcome, log);
        drawn.expect("an outcome of the engine can be drawn");
        self.duel.draw(outcome);
    }

    fn play(&mut self, seat: Seat, chosen: Move) {
        let name = self.state.move_name(self.rules, chosen);
        self.history.push(format!("p{} {name}", seat.0));
        self.duel.play(&self.state, chosen);
        self.events.clear();
        let log = &mut Log::to(&mut self.events);
        let played = self.state.play(self.rules, chosen, log);
        played.expect("a move of the engine can be played");
    }

    fn compare(&self) {
        if let Err(difference) = self.duel.compare(self.rules, &self.state) {
            let history = self.history.join("\n");
            panic!("{difference}\n{history}\n{:#?}", self.events);
        }
    }
}

/// What a run has met.
#[derive(Default)]
struct Total {
    n_games: u64,
    n_decisions: u64,
    cases: CaseCounts,
    /// By a name of the setup: seats, rivers, presets.
    setups: BTreeMap<String, u64>,
}

impl Total {
    fn see_setup(&mut self, setup: &Setup) {
        self.n_games += 1;
        let rivers = [Box::River1, Box::River2].map(|of| setup.has_box(of));
        let rivers = match rivers {
            [false, false] => "no river",
            [true, false] => "river-1",
            [false, true] => "river-2",
            [true, true] => "both rivers",
        };
        let seats = format!("{} seats", setup.seats);
        for name in [seats, rivers.to_owned(), setup.edition().name().to_owned()] {
            *self.setups.entry(name).or_insert(0) += 1;
        }
    }

    fn add(&mut self, other: &Self) {
        self.n_games += other.n_games;
        self.n_decisions += other.n_decisions;
        self.cases.add(&other.cases);
        for (name, n) in &other.setups {
            *self.setups.entry(name.clone()).or_insert(0) += n;
        }
    }

    /// Fails if something never happened: a comparison that meets nothing shows nothing.
    fn assert_complete(&self) {
        let missing: Vec<_> = Case::ALL
            .iter()
            .filter(|&&case| self.cases.count(case) == 0 && !RARE.contains(&case))
            .collect();
        assert!(missing.is_empty(), "the run never met {missing:?}");
        // Six numbers of seats, four ways to combine rivers, four presets.
        assert_eq!(self.setups.len(), 14, "{:?}", self.setups);
    }
}

impl std::fmt::Display for Total {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(
            f,
            "compared {} decisions in {} games",
            self.n_decisions, self.n_games
        )?;
        for (name, n) in &self.setups {
            writeln!(f, "{n:>8} {name}")?;
        }
        for &case in Case::ALL {
            writeln!(f, "{:>8} {case:?}", self.cases.count(case))?;
        }
        Ok(())
    }
}
