//! The engine against the reference rules: random games, compared at every node.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::sync::Mutex;

use carcas_bots::Rng;
use carcas_engine::{
    Cell, CountMultiFeature, Decision, Edition, Event, FigureKind, Leaving, Log, Move, Neutral,
    Node, Outcome, Rules, Setup, Spot, State, Title,
};
use carcas_testkit::reference::{Answer, Case, Reference, Start, Tally, Tile, Waiting};
use carcas_testkit::{Mirror, Policy, Seeds, describe, random_full_setup, random_outcome};
use carcas_testkit::{random_setup, random_start};
use carcas_tiles::{Box, Goods, KindId, Rotation, catalogue};

/// Games of the daily run; `CARCAS_GAMES` asks for more.
const N_GAMES: u64 = 1000;

/// Cases that a run of the usual length may miss: a test of its own meets the first ones, long runs the others.
const RARE: [Case; 8] = [
    Case::MagicJoined,
    Case::MagicJoinedByMagicTile,
    Case::MagicWithoutPlace,
    Case::MagicForcedAside,
    Case::EnteredInSecondPart,
    Case::PortalToCompleted,
    Case::FairyBonusForRecall,
    Case::EndedBySettingAside,
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
        assert!(total.tally.count(case) > 0, "the run never met {case:?}");
    }
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
    let setup = known_setup(&mut rng);
    let rules = Rules::new(&setup).expect("a random setup can be played");
    let start = random_start(&mut rng, &setup, &rules);
    play_from(&setup, &start, &mut rng)
}

/// Plays a game in both worlds.
fn play_from(setup: &Setup, start: &Start, rng: &mut Rng) -> Total {
    let rules = Rules::new(setup).expect("the setup can be played");
    let mut duel = Duel::new(setup, &rules, start);
    let mut total = Total::default();
    total.see_setup(setup);
    let policies: Vec<Policy> = rules.seats().map(|_| Policy::random(rng)).collect();
    loop {
        duel.compare();
        match duel.state.node() {
            Node::Chance => {
                let Outcome::Tile(kind) = random_outcome(&rules, &duel.state, rng);
                duel.draw(duel.mirror.id(kind));
            }
            Node::Decide { seat, .. } => {
                let policy = policies[seat.ix()];
                let chosen = policy.choose(&rules, &duel.state, &duel.moves, rng);
                duel.play(chosen);
                total.n_decisions += 1;
            }
            Node::Over => break,
        }
    }
    total.tally.add(duel.reference.tally());
    total
}

/// Returns a random setup that the reference knows: it does not score features one by one.
fn known_setup(rng: &mut Rng) -> Setup {
    if rng.below(5) < 2 {
        return random_setup(rng);
    }
    loop {
        let setup = random_full_setup(rng);
        let is_one_by_one = setup.choices().count_multi_feature == CountMultiFeature::PerFeature;
        if !(setup.has_box(Box::Count) && is_one_by_one) {
            return setup;
        }
    }
}

/// One game in both worlds.
struct Duel<'r> {
    rules: &'r Rules,
    mirror: Mirror<'r>,
    state: State,
    reference: Reference,
    /// The legal moves of the node compared last.
    moves: Vec<Move>,
    history: Vec<String>,
    /// What the last step did, as the engine tells it.
    events: Vec<Event>,
}

impl<'r> Duel<'r> {
    fn new(setup: &Setup, rules: &'r Rules, start: &Start) -> Self {
        let mirror = Mirror::new(rules);
        let state = mirror.start(start);
        Self {
            state: state.unwrap_or_else(|error| panic!("{error}: {}", describe(setup))),
            reference: Reference::from_start(setup, start),
            mirror,
            rules,
            moves: Vec::new(),
            history: vec![describe(setup), format!("{start:?}")],
            events: Vec::new(),
        }
    }

    fn draw(&mut self, kind: KindId) {
        let outcome = Outcome::Tile(self.mirror.kind(kind));
        let printed = catalogue().kind(kind);
        self.history.push(format!("draw {}", printed.id));
        self.events.clear();
        let log = &mut Log::to(&mut self.events);
        let drawn = self.state.draw(self.rules, outcome, log);
        drawn.expect("an outcome of the engine can be drawn");
        self.reference.draw(kind);
    }

    fn play(&mut self, chosen: Move) {
        let answer = self.mirror.answer(&self.state, chosen);
        let seat = self.reference.asked().0;
        let name = self.state.move_name(self.rules, chosen);
        self.history.push(format!("p{seat} {name}"));
        self.events.clear();
        let log = &mut Log::to(&mut self.events);
        let played = self.state.play(self.rules, chosen, log);
        played.expect("a move of the engine can be played");
        self.reference.play(answer);
    }

    /// Compares everything that both worlds tell about this node.
    fn compare(&mut self) {
        let (state, reference) = (&self.state, &self.reference);
        let waiting = match state.node() {
            Node::Chance => Waiting::ForTile,
            Node::Over => Waiting::ForNothing,
            Node::Decide { decision, seat } => {
                self.same("seat asked", &seat, &reference.asked());
                match decision {
                    Decision::PlaceTile { kind } => Waiting::ForPlacement(self.mirror.id(kind)),
                    Decision::FigureAction => {
                        let placed = state.placed_tile().expect("a tile was placed");
                        Waiting::ForFigure(placed.cell)
                    }
                    Decision::Princess => Waiting::ForPrincess,
                    Decision::MoveFairy => Waiting::ForFairy,
                    Decision::MoveDragon => Waiting::ForDragon,
                    Decision::Magic => Waiting::ForMagic,
                    Decision::LeaveQuarter { leaving, .. } => Waiting::ForLeaving(leaving),
                    Decision::EnterQuarter => Waiting::ForEntering,
                    Decision::MoveCount => Waiting::ForCount,
                    Decision::SecondPart => Waiting::ForSecondPart,
                    other @ Decision::ChooseScoring => {
                        panic!("the reference does not know {other:?}")
                    }
                }
            }
        };
        self.same("node", &waiting, &reference.waiting());
        for seat in self.rules.seats() {
            self.same("score", &state.score(seat), &reference.score(seat));
        }
        self.same("discards", &state.n_discarded(), &reference.n_discarded());
        self.same("bag", &state.bag_size(), &reference.bag().len());
        let aside = self
            .rules
            .kinds()
            .map(|kind| state.n_aside(self.rules, kind));
        self.same("set aside", &aside.sum(), &reference.n_aside());
        if waiting == Waiting::ForNothing {
            self.same("winners", &state.winners(self.rules), &reference.winners());
            return;
        }
        // After the last turn it is nobody's turn.
        if waiting != Waiting::ForLeaving(Leaving::Final) {
            self.same("active seat", &state.active_seat(), &reference.seat());
        }
        self.compare_board();
        self.compare_tokens();
        self.compare_choices();
    }

    fn compare_board(&self) {
        let (state, reference) = (&self.state, &self.reference);
        for seat in self.rules.seats() {
            for kind in FigureKind::ALL {
                let supply = u32::from(state.supply(seat)[kind.ix()]);
                self.same("supply", &supply, &reference.supply(seat, kind));
            }
        }
        let mut figures = reference.figures().to_vec();
        figures.sort_unstable();
        self.same("figures", &self.mirror.figures(state), &figures);
        self.same("tiles", &self.mirror.table(state), reference.table());
    }

    fn compare_tokens(&self) {
        let (state, reference) = (&self.state, &self.reference);
        for neutral in Neutral::ALL {
            let at = state.neutral(self.rules, neutral);
            self.same(neutral.name(), &at, &reference.neutral(neutral));
        }
        let companion = self.mirror.companion(state);
        self.same("fairy's follower", &companion, &reference.companion());
        for title in Title::ALL {
            self.same(title.name(), &state.holder(title), &reference.holder(title));
        }
        for seat in self.rules.seats() {
            for goods in Goods::ALL {
                let n = u32::from(state.goods(seat, goods));
                self.same(goods.name(), &n, &reference.goods(seat, goods));
            }
        }
    }

    fn compare_choices(&mut self) {
        let mut outcomes = Vec::new();
        self.state.outcomes(self.rules, &mut outcomes);
        let weights: BTreeMap<KindId, u32> = outcomes
            .iter()
            .map(|&(Outcome::Tile(kind), weight)| (self.mirror.id(kind), weight))
            .collect();
        self.same("outcomes", &weights, &self.reference.outcomes());
        self.same("kinds of outcome", &outcomes.len(), &weights.len());
        let sum: u32 = weights.values().sum();
        self.same("total weight", &self.state.total_weight(), &sum);
        self.moves.clear();
        self.state.legal_moves(self.rules, &mut self.moves);
        let answers: BTreeSet<Answer> = self
            .moves
            .iter()
            .map(|&legal| self.mirror.answer(&self.state, legal))
            .collect();
        let expected = self.reference.legal_answers();
        let missing: Vec<_> = expected.difference(&answers).collect();
        let extra: Vec<_> = answers.difference(&expected).collect();
        self.same(
            "missing and extra moves",
            &(missing, extra),
            &(vec![], vec![]),
        );
        self.same("moves yielded", &self.moves.len(), &answers.len());
    }

    #[track_caller]
    fn same<T: PartialEq + Debug>(&self, what: &str, engine: &T, reference: &T) {
        assert!(
            engine == reference,
            "{what}: the engine says {engine:?}, the reference {reference:?}\n{}\n{:#?}",
            self.history.join("\n"),
            self.events
        );
    }
}

/// What a run has met.
#[derive(Default)]
struct Total {
    n_games: u64,
    n_decisions: u64,
    tally: Tally,
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
        self.tally.add(&other.tally);
        for (name, n) in &other.setups {
            *self.setups.entry(name.clone()).or_insert(0) += n;
        }
    }

    /// Fails if something never happened: a comparison that meets nothing shows nothing.
    fn assert_complete(&self) {
        let missing: Vec<_> = Case::ALL
            .iter()
            .filter(|&&case| self.tally.count(case) == 0 && !RARE.contains(&case))
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
            writeln!(f, "{:>8} {case:?}", self.tally.count(case))?;
        }
        Ok(())
    }
}
