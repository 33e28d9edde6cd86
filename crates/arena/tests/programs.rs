//! Programs that play, and what happens to those that do not: the game is lost, the contest goes on.
#![cfg(unix)]

mod pulse;

use std::time::Duration;

use carcas_arena::stats::Tally;
use carcas_arena::{Budget, Contest, Entrant, Fault, Program, Round};
use carcas_engine::{Edition, Setup};
use pulse::Pulse;

/// A program in the language of the shell.
fn shell(script: &str) -> Entrant {
    Entrant::Program(format!("sh -c '{script}'"))
}

/// Longer than any program takes that answers at all.
const PATIENCE: Duration = Duration::from_secs(60);

/// Plays two rounds of `random` against a program.
fn rounds(program: Entrant, n_seats: u8, patience: Duration) -> Vec<Round> {
    let contest = Contest {
        setup: Setup::new(Edition::ZmanC2, n_seats),
        entrants: [Entrant::Bot("random".to_owned()), program],
        budgets: [Budget::default(); 2],
        patience,
        seed: 1,
        n_threads: 1,
    };
    let mut rounds = Vec::new();
    let run = contest.run(2, |round| {
        rounds.push(round);
        true
    });
    run.expect("the setup is possible");
    rounds
}

/// Returns why the program lost every game.
fn faults(program: Entrant) -> Vec<Fault> {
    faults_within(program, PATIENCE)
}

fn faults_within(program: Entrant, patience: Duration) -> Vec<Fault> {
    let rounds = rounds(program, 2, patience);
    assert_eq!(rounds.len(), 2, "the contest goes on");
    let mut tally = Tally::new(2);
    let mut faults = Vec::new();
    for round in rounds {
        assert_eq!(round.games.len(), 2);
        assert!(
            (round.share() - 1.0).abs() < 1e-9,
            "whoever did not forfeit wins"
        );
        assert_eq!(round.margin(), None);
        tally.add(2, round.share(), round.margin());
        for game in round.games {
            let forfeit = game.forfeit.expect("a forfeit");
            assert_eq!(forfeit.player, 1);
            faults.push(forfeit.fault);
        }
    }
    assert!((tally.summary().win_rate - 1.0).abs() < 1e-9);
    faults
}

#[test]
fn an_unknown_bot_loses() {
    for fault in faults(Entrant::Bot("nobody".to_owned())) {
        assert_eq!(fault, Fault::UnknownBot("nobody".to_owned()));
    }
}

#[test]
fn a_program_that_cannot_be_started_loses() {
    let missing = Entrant::Program("no-such-program-anywhere".to_owned());
    for fault in faults(missing) {
        assert!(matches!(fault, Fault::NotStarted(_)), "{fault}");
    }
}

#[test]
fn a_program_that_crashes_loses() {
    for fault in faults(shell("read a; echo ok; read a; exit 7")) {
        assert!(
            matches!(&fault, Fault::Ended(how) if how.contains('7')),
            "{fault}"
        );
    }
}

#[test]
fn what_a_program_has_started_ends_with_it() {
    let folder = std::env::temp_dir().join(format!("carcas-family-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    // The one leaves when it is told to, the other does not listen.
    for (name, then) in [("leaves", "read a"), ("stays", "sleep 600")] {
        let pulse = Pulse::new(&folder.join(name));
        let script = format!("sh -c '({}) & echo started; {then}'", pulse.script());
        let mut program = Program::start(&script).expect("a shell");
        program
            .expect("hello", &["started"], Duration::from_secs(20))
            .expect("an answer");
        pulse.wait_for(1);
        drop(program);
        pulse.wait_for_end(name);
    }
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn a_program_that_hangs_loses() {
    let patience = Duration::from_millis(300);
    for fault in faults_within(shell("read a; echo ok; exec sleep 60"), patience) {
        // Where the shell itself takes longer than that, it is the line before.
        let is_asked = |line: &str| line.starts_with("draw ") || line.starts_with("setup ");
        assert!(
            matches!(&fault, Fault::Silent { line, after } if is_asked(line) && *after == patience),
            "{fault}"
        );
    }
}

#[test]
fn a_program_that_answers_nonsense_loses() {
    for fault in faults(shell("while read a; do echo moo; done")) {
        assert!(
            matches!(&fault, Fault::Answered { line, reply } if line.starts_with("setup ") && reply == "moo"),
            "{fault}"
        );
    }
}

#[test]
fn a_program_that_refuses_the_game_loses() {
    for fault in faults(shell("while read a; do echo error no such box; done")) {
        assert!(fault.to_string().contains("error no such box"), "{fault}");
    }
}

#[test]
fn a_program_that_chooses_an_illegal_move_loses() {
    for answer in [
        "best tile city-cap 40,40 r0",
        "best moo",
        "best",
        "best pass",
    ] {
        let script = format!(
            "while read a b; do if [ $a = go ]; then echo {answer}; else echo ok; fi; done"
        );
        for fault in faults(shell(&script)) {
            assert!(matches!(fault, Fault::Illegal { .. }), "{answer}: {fault}");
        }
    }
}

#[test]
fn with_more_seats_the_first_has_each_of_them_once() {
    let rounds = rounds(Entrant::Bot("random".to_owned()), 4, PATIENCE);
    for round in rounds {
        assert_eq!(round.games.len(), 4);
        for (at, game) in round.games.iter().enumerate() {
            let names = game.record.names();
            assert_eq!(names.len(), 4);
            assert_eq!(game.forfeit, None);
            assert!(game.spent[0].n_turns > 0 && game.spent[1].n_turns > game.spent[0].n_turns);
            assert!(names[at].starts_with("random"), "{names:?}");
        }
        assert!((0.0..=1.0).contains(&round.share()));
    }
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let play = |n_threads| {
        let contest = Contest {
            setup: Setup::new(Edition::ZmanC2, 2),
            entrants: ["greedy", "random"].map(|name| Entrant::Bot(name.to_owned())),
            budgets: [Budget::default(); 2],
            patience: Duration::ZERO,
            seed: 3,
            n_threads,
        };
        let mut all = Vec::new();
        let run = contest.run(4, |round| {
            let games = round.games.iter().map(|game| game.record.to_text());
            all.push((round.number, games.collect::<Vec<_>>()));
            true
        });
        run.expect("the setup is possible");
        all
    };
    let one = play(1);
    assert_eq!(one, play(3));
    assert_eq!(one.len(), 4);
}

#[test]
fn games_of_a_round_draw_the_same_tiles() {
    for round in rounds(Entrant::Bot("greedy".to_owned()), 2, PATIENCE) {
        let draws = |ix: usize| {
            let text = round.games[ix].record.to_text();
            let lines = text.lines().filter(|line| line.starts_with("draw "));
            lines.map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(draws(0), draws(1));
        assert_ne!(
            round.games[0].record.to_text(),
            round.games[1].record.to_text()
        );
    }
}

#[test]
fn a_listener_who_has_heard_enough_ends_the_contest() {
    let contest = Contest {
        setup: Setup::new(Edition::ZmanC2, 2),
        entrants: ["random", "random"].map(|name| Entrant::Bot(name.to_owned())),
        budgets: [Budget::default(); 2],
        patience: Duration::ZERO,
        seed: 3,
        n_threads: 2,
    };
    let mut n_heard = 0;
    let run = contest.run(1_000_000, |_| {
        n_heard += 1;
        n_heard < 3
    });
    run.expect("the setup is possible");
    assert_eq!(n_heard, 3);
}
