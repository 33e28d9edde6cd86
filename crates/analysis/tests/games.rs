//! Whole games, looked through.

use std::num::NonZeroUsize;

use carcas_analysis::{Analysis, Effort, analyze};
use carcas_bots::{Bot, Limit, Line, Rng, Stop, think};
use carcas_engine::{Edition, Log, Move, Node, Seat, Setup};
use carcas_record::{Entry, Record, usual_names};

/// Plays the first entries of a game between two bots.
fn game(bots: [&str; 2], boxes: &[&str], n_entries: usize) -> Record {
    let mut setup = Setup::new(Edition::ZmanC2, 2);
    for name in boxes {
        setup.add_box(name).expect("there is such a box");
    }
    let mut record = Record::new(setup, usual_names(2)).expect("a game");
    let mut rng = Rng::new(5);
    let mut bots = bots.map(|name| Bot::from_name(name, 3).expect("a bot"));
    while record.entries().len() < n_entries {
        let (rules, state) = (record.rules(), record.state());
        let entry = match state.node() {
            Node::Over => break,
            Node::Chance { .. } => {
                let outcome = state.sample(rules, |n| rng.below(n));
                Entry::Draw(outcome.expect("something is left"))
            }
            Node::Decide { seat, .. } => {
                let chosen = bots[seat.ix()].choose(rules, state, &Stop::never());
                Entry::Move(seat, chosen.expect("a move"))
            }
        };
        record.apply(entry, &mut Log::silent()).expect("legal");
    }
    record
}

const EFFORT: Effort = Effort {
    nodes: Some(40),
    threads: NonZeroUsize::MIN,
    seed: 1,
    n_best: 3,
};

fn look(record: &Record) -> Analysis {
    analyze(record, EFFORT, Stop::never, |_| true).expect("nobody breaks off")
}

#[test]
fn every_entry_is_looked_at_and_numbers_make_sense() {
    let record = game(["greedy", "random"], &["princess-and-dragon"], 50);
    let analysis = look(&record);
    let n_looked_at = analysis.decisions.len() + analysis.draws.len();
    assert_eq!(n_looked_at, record.entries().len());
    for judged in &analysis.decisions {
        assert!(matches!(record.entries()[judged.at], Entry::Move(seat, mv)
            if seat == judged.seat && mv == judged.played));
        assert!(judged.lost >= 0.0 && judged.lost.is_finite());
        assert!(
            (judged.win.iter().sum::<f64>() - 1.0).abs() < 1e-9,
            "{judged:?}"
        );
        // Three, and the one that was played.
        assert!((1..=4).contains(&judged.best.len()));
        let mut listed = judged.best.iter();
        assert!(listed.any(|line| line.mv == judged.played), "{judged:?}");
        assert!(!judged.is_forced || judged.lost == 0.0);
        let is_in_order = judged
            .best
            .is_sorted_by(|one, other| one.margin >= other.margin);
        assert!(is_in_order, "best first: {judged:?}");
        assert!(judged.best[0].margin == judged.margin, "{judged:?}");
        if judged.best[0].mv == judged.played {
            assert!(judged.lost == 0.0, "the best move loses nothing");
        }
        let chances = judged.best.iter().map(|line| line.win);
        for chance in chances.chain(judged.win.iter().copied()) {
            assert!((0.0..=1.0).contains(&chance), "{judged:?}");
        }
        assert!(
            (0.0..=judged.best[0].win).contains(&judged.lost_win),
            "{judged:?}"
        );
        if let Some(own) = judged.best.iter().find(|own| own.mv == judged.played) {
            let told = judged.margin - own.margin;
            assert!((told - judged.lost).abs() < 1e-9, "{judged:?}");
        }
    }
    for drawn in &analysis.draws {
        assert!(drawn.chance > 0.0 && drawn.chance <= 1.0 + 1e-9);
        assert!(drawn.chance < 1.0 - 1e-9 || drawn.luck.abs() < 1e-6);
    }
}

#[test]
fn the_end_of_a_game_is_told_as_it_is() {
    let record = game(["greedy", "greedy"], &[], usize::MAX);
    assert_eq!(record.state().node(), Node::Over);
    let all = Effort {
        n_best: usize::MAX,
        ..EFFORT
    };
    let analysis = analyze(&record, all, Stop::never, |_| true).expect("all of it");
    let mut replay = record.replay();
    let mut n_exact = 0;
    for judged in &analysis.decisions {
        let told = judged.win[judged.seat.ix()];
        assert!((told - judged.best[0].win).abs() < 1e-9, "{judged:?}");
        assert!(
            (judged.win.iter().sum::<f64>() - 1.0).abs() < 1e-9,
            "{judged:?}"
        );
        if judged.is_exact {
            while replay.n_done() < judged.at && replay.step().is_some() {}
            let mut moves = Vec::new();
            replay.state().legal_moves(record.rules(), &mut moves);
            assert_eq!(judged.best.len(), moves.len(), "{judged:?}");
            n_exact += 1;
        }
    }
    assert!(n_exact > 0, "nothing was exact");
}

#[test]
fn a_clock_cuts_no_first_sight_short() {
    let record = game(["random", "random"], &[], 30);
    let hurried = Effort {
        nodes: None,
        ..EFFORT
    };
    let over = || {
        let stop = Stop::new();
        stop.set();
        stop
    };
    let analysis = analyze(&record, hurried, over, |_| true).expect("all of it");
    let mut replay = record.replay();
    let mut n_compared = 0;
    for judged in &analysis.decisions {
        while replay.n_done() < judged.at && replay.step().is_some() {}
        let first_sight = Limit::nodes(0);
        let seen = think(record.rules(), replay.state(), first_sight, &Stop::never());
        let find = |mv: Move| seen.lines.iter().find(|line| line.mv == mv);
        let value = |line: &Line| line.value;
        let (best, own) = (find(judged.best[0].mv), find(judged.played));
        if let (Some(best), Some(own)) = (best.map(value), own.map(value)) {
            let lost = (best - own).max(0.0);
            assert!((judged.lost - lost).abs() < 1e-9, "{judged:?}");
            n_compared += 1;
        }
    }
    assert!(n_compared > 5, "{n_compared}");
}

#[test]
fn whoever_plays_at_random_loses_more() {
    let record = game(["rival", "random"], &[], 80);
    // A search finds a little more than any player that does not search; at first sight the difference is plain.
    let at_first_sight = Effort {
        nodes: Some(0),
        ..EFFORT
    };
    let analysis = analyze(&record, at_first_sight, Stop::never, |_| true).expect("all of it");
    let lost = |seat| analysis.lost_by(Seat(seat));
    assert!(lost(1) > 3.0 * lost(0), "{} {}", lost(0), lost(1));
    let worst = analysis.worst(3);
    assert!(worst.windows(2).all(|two| two[0].lost >= two[1].lost));
    assert_eq!(worst[0].seat, Seat(1));
}

#[test]
fn the_same_effort_finds_the_same() {
    let record = game(["random", "random"], &["count"], 40);
    assert_eq!(look(&record), look(&record));
    let other = Effort { seed: 2, ..EFFORT };
    let other = analyze(&record, other, Stop::never, |_| true);
    assert_ne!(other, Some(look(&record)), "another seed looks elsewhere");
    let threads = NonZeroUsize::new(2).expect("two");
    let shared = Effort { threads, ..EFFORT };
    let look_shared = || analyze(&record, shared, Stop::never, |_| true);
    assert_eq!(look_shared(), look_shared());
}

#[test]
fn whoever_listens_may_break_off() {
    let record = game(["random", "random"], &[], 20);
    assert_eq!(analyze(&record, EFFORT, Stop::never, |at| at < 5), None);
    let empty = game(["random", "random"], &[], 0);
    assert_eq!(look(&empty), Analysis::default());
}

/// Everything that could have been drawn is drawn: the luck of all of it, weighed by the chances, is none.
#[test]
fn luck_is_zero_on_average() {
    for n_entries in [3, 9] {
        let mut before = game(["greedy", "random"], &[], n_entries);
        while !before.state().node().is_chance() {
            before = game(["greedy", "random"], &[], before.entries().len() + 1);
        }
        let mut outcomes = Vec::new();
        before.state().outcomes(before.rules(), &mut outcomes);
        let total: f64 = outcomes.iter().map(|&(_, weight)| f64::from(weight)).sum();
        let (mut sum, mut most) = (0.0, 0.0_f64);
        for (outcome, weight) in outcomes {
            let mut record = before.clone();
            let draw = Entry::Draw(outcome);
            record.apply(draw, &mut Log::silent()).expect("a draw");
            let analysis = look(&record);
            let drawn = analysis.draws.last().expect("it is looked at");
            assert_eq!(drawn.outcome, outcome);
            assert!((drawn.chance - f64::from(weight) / total).abs() < 1e-9);
            sum += drawn.chance * drawn.luck;
            most = most.max(drawn.luck);
        }
        assert!(sum.abs() < 1e-6, "{sum} after {n_entries}");
        assert!(most > 0.1, "nothing is worth more than another: {most}");
    }
}
