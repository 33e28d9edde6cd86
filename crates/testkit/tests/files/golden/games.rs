//! The golden games: which setups, and how a new one is played.

use carcas_bots::{Bot, Rng, Stop, random_move};
use carcas_engine::{Edition, Log, Node, RulesVersion, Setup};
use carcas_record::Record;

/// One golden game.
pub(crate) struct Golden {
    pub(crate) name: &'static str,
    /// The version of the rules that last changed such a game: it is played as it was begun, whatever changes elsewhere.
    version: u32,
    edition: Edition,
    boxes: &'static [&'static str],
    switches: &'static [(&'static str, &'static str)],
    seats: u8,
}

const ABBOT: &[(&str, &str)] = &[("abbot", "on"), ("tile-art", "new")];

/// Everything that can be played.
const ALL: &[&str] = &[
    "river-1",
    "river-2",
    "inns-and-cathedrals",
    "traders-and-builders",
    "princess-and-dragon",
    "tower",
    "abbey-and-mayor",
    "count",
    "king-and-robber",
    "mage-and-witch",
    "bridges-castles-and-bazaars",
    "hills-and-sheep",
];

const ALL_SWITCHES: &[(&str, &str)] = &[
    ("abbot", "on"),
    ("tile-art", "new"),
    ("river-with-count", "attach-spring"),
];

/// Since then bids may exceed the score in the first editions.
const BIDS: u32 = 3;

const fn golden(
    name: &'static str,
    edition: Edition,
    boxes: &'static [&'static str],
    seats: u8,
) -> Golden {
    Golden {
        name,
        version: RulesVersion::OLDEST.number(),
        edition,
        boxes,
        switches: &[],
        seats,
    }
}

/// Every box with one edition, everything with all editions.
pub(crate) const GAMES: [Golden; 20] = {
    use Edition::{Devir, Filosofia2010, Rgg2005, ZmanC2};
    [
        golden("base-rgg-2005", Rgg2005, &[], 2),
        golden("base-zman-c2", ZmanC2, &[], 3),
        Golden {
            switches: ABBOT,
            ..golden("abbot-devir", Devir, &[], 2)
        },
        golden("river-1-filosofia-2010", Filosofia2010, &["river-1"], 2),
        golden("river-2-zman-c2", ZmanC2, &["river-2"], 2),
        golden("both-rivers-devir", Devir, &["river-1", "river-2"], 3),
        golden(
            "inns-and-cathedrals-rgg-2005",
            Rgg2005,
            &["inns-and-cathedrals"],
            6,
        ),
        golden(
            "traders-and-builders-zman-c2",
            ZmanC2,
            &["traders-and-builders"],
            3,
        ),
        golden(
            "princess-and-dragon-rgg-2005",
            Rgg2005,
            &["princess-and-dragon"],
            3,
        ),
        golden("tower-zman-c2", ZmanC2, &["tower"], 3),
        golden(
            "abbey-and-mayor-filosofia-2010",
            Filosofia2010,
            &["abbey-and-mayor"],
            4,
        ),
        golden("count-filosofia-2010", Filosofia2010, &["count"], 3),
        golden("king-and-robber-devir", Devir, &["king-and-robber"], 2),
        golden("mage-and-witch-zman-c2", ZmanC2, &["mage-and-witch"], 2),
        Golden {
            version: BIDS,
            ..golden(
                "bridges-castles-and-bazaars-rgg-2005",
                Rgg2005,
                &["bridges-castles-and-bazaars"],
                3,
            )
        },
        golden("hills-and-sheep-devir", Devir, &["hills-and-sheep"], 3),
        Golden {
            version: BIDS,
            switches: ALL_SWITCHES,
            ..golden("all-boxes-rgg-2005", Rgg2005, ALL, 4)
        },
        Golden {
            version: BIDS,
            switches: ALL_SWITCHES,
            ..golden("all-boxes-devir", Devir, ALL, 2)
        },
        Golden {
            version: BIDS,
            switches: ALL_SWITCHES,
            ..golden("all-boxes-filosofia-2010", Filosofia2010, ALL, 5)
        },
        Golden {
            switches: ALL_SWITCHES,
            ..golden("all-boxes-zman-c2", ZmanC2, ALL, 3)
        },
    ]
};

impl Golden {
    pub(crate) fn setup(&self) -> Setup {
        let version = RulesVersion::new(self.version).expect("the version can be played");
        let mut setup = Setup::in_version(version, self.edition, self.seats);
        for name in self.boxes {
            setup.add_box(name).expect("the box can be played");
        }
        for (key, value) in self.switches {
            setup.set(key, value).expect("the switch has this value");
        }
        setup
    }

    /// Plays a new game: every other move is a good one, so that much happens.
    pub(crate) fn play(&self) -> Record {
        let names = ["red", "blue", "green", "yellow", "white", "pink"];
        let names = names[..usize::from(self.seats)].iter();
        let names = names.map(|&name| name.to_owned()).collect();
        let mut record = Record::new(self.setup(), names).expect("the game can be recorded");
        let mut rng = Rng::new(self.name.len() as u64);
        let mut bot = Bot::from_name("greedy", 1).expect("there is a greedy bot");
        let mut moves = Vec::new();
        let log = &mut Log::silent();
        loop {
            let (rules, state) = (record.rules(), record.state());
            match state.node() {
                Node::Chance { .. } => {
                    let outcome = state.sample(rules, |n| rng.below(n));
                    let outcome = outcome.expect("every point below the weight is an outcome");
                    record.draw(outcome, log).expect("it can be drawn");
                }
                Node::Decide { .. } => {
                    let chosen = match rng.below(2) {
                        0 => random_move(rules, state, &mut rng, &mut moves),
                        _ => bot.choose(rules, state, &Stop::never()),
                    };
                    let chosen = chosen.expect("a decision has a move");
                    record.play(chosen, log).expect("the move is legal");
                }
                Node::Over => return record,
            }
        }
    }
}
