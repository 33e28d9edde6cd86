//! Games that are drawn so that they can be verified, or almost so.

use std::num::NonZeroU32;

use carcas_bots::{Bot, Stop};
use carcas_engine::{Edition, Log, Node, Outcome, Seat, Setup};
use carcas_fair::{Drawn, Draws, Nonce, Seed};
use carcas_record::{
    About, Aids, BotLevel, DisplayName, EndReason, GameResult, Record, TimeControl, TimeLeft,
};

pub(crate) const SEED: Seed = Seed([0x5e; 32]);

fn about() -> About {
    let base = NonZeroU32::new(600).expect("a clock has time");
    About::default()
        .with_player(Seat(0), DisplayName::new("Zoë 🐉").expect("a name"))
        .with_bot(Seat(1), BotLevel::new("greedy").expect("a level"))
        .with_clock(TimeControl::Increment { base, per_turn: 5 })
        .with_aids(Aids::All)
        .with_commitment(SEED.commitment())
        .with_nonce(Seat(0), Nonce([1; 16]))
}

/// Plays a whole game with tiles, lots and tokens to draw. The draw with the forged number is another one.
pub(crate) fn fair_game(bot_seed: u64, forged: Option<u64>) -> Record {
    let mut setup = Setup::new(Edition::ZmanC2, 2);
    for name in ["bridges-castles-and-bazaars", "hills-and-sheep"] {
        setup.add_box(name).expect("the box is known");
    }
    let names = vec!["red".to_owned(), "blue".to_owned()];
    let mut record = Record::new(setup, names).expect("the setup is possible");
    record.set_about(about()).expect("the seats are there");
    let draws = Draws::new(&SEED, &record.nonces().expect("all nonces are told"));
    let mut bots = ["random", "greedy"].map(|name| Bot::from_name(name, bot_seed).expect("a bot"));
    let (mut number, mut numbers) = (0, Drawn::default());
    let mut tenths = 6000;
    loop {
        match record.state().node() {
            Node::Over => break,
            Node::Chance { .. } => {
                let is_forged = forged == Some(number);
                let drawn = drawn(&record, &draws, &numbers, is_forged);
                numbers.count(record.state());
                record.draw(drawn, &mut Log::silent()).expect("in the bag");
                number += 1;
            }
            Node::Decide { seat, .. } => {
                let (rules, state) = (record.rules(), record.state());
                let chosen = bots[seat.ix()].choose(rules, state, &Stop::never());
                let chosen = chosen.expect("a move is legal");
                record.play(chosen, &mut Log::silent()).expect("legal");
                if seat == Seat(0) {
                    tenths -= 7;
                    record
                        .set_left(seat, TimeLeft { tenths })
                        .expect("after a move");
                }
            }
        }
    }
    let winners = record.state().winners(record.rules());
    record
        .set_result(GameResult::new(winners, EndReason::Finished))
        .expect("the game is over");
    record.reveal_seed(SEED).expect("it is that seed");
    record
}

/// Returns the draw after these, or another one.
fn drawn(record: &Record, draws: &Draws, numbers: &Drawn, is_forged: bool) -> Outcome {
    let (rules, state) = (record.rules(), record.state());
    let fair = draws
        .outcome(rules, state, numbers)
        .expect("a draw is open");
    let mut outcomes = Vec::new();
    state.outcomes(rules, &mut outcomes);
    let other = outcomes.iter().map(|&(outcome, _)| outcome);
    let mut other = other.filter(|&outcome| is_forged && outcome != fair);
    other.next().unwrap_or(fair)
}
