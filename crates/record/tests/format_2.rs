//! What records of format 2 say around the game survives printing and reading; format 1 stays as it was.

use std::num::NonZeroU32;

use carcas_bots::{Rng, random_move};
use carcas_engine::{Edition, IllegalMove, Log, Node, Seat, Setup};
use carcas_fair::{Nonce, Seed};
use carcas_record::{
    About, AboutError, Aids, BotLevel, DisplayName, EndReason, GameResult, Note, Record,
    TimeControl, TimeLeft,
};

const SEED: Seed = Seed([7; 32]);

fn record(n_seats: u8) -> Record {
    let names = ["red", "blue", "green"].map(str::to_owned);
    let names = names[..usize::from(n_seats)].to_vec();
    Record::new(Setup::new(Edition::ZmanC2, n_seats), names).unwrap()
}

fn about() -> About {
    About::default()
        .with_player(Seat(0), DisplayName::new(r"  Zoë \o/ 🐉 ").unwrap())
        .with_player(Seat(1), DisplayName::new("draw monastery").unwrap())
        .with_bot(Seat(2), BotLevel::new("greedy").unwrap())
        .with_clock(TimeControl::Increment {
            base: NonZeroU32::new(600).unwrap(),
            per_turn: 5,
        })
        .with_aids(Aids::Tabletop)
        .with_commitment(SEED.commitment())
        .with_nonce(Seat(0), Nonce([1; 16]))
        .with_nonce(Seat(1), Nonce([2; 16]))
}

/// Plays some entries; draws are fair, and after every move the clock is told.
fn play(record: &mut Record, n_entries: usize) {
    let mut rng = Rng::new(3);
    let mut moves = Vec::new();
    let draws = carcas_fair::Draws::new(&SEED, &record.nonces().unwrap());
    let mut drawn = carcas_fair::Drawn::default();
    while record.entries().len() < n_entries && !record.has_ended() {
        if let Node::Decide { seat, .. } = record.state().node() {
            let chosen = random_move(record.rules(), record.state(), &mut rng, &mut moves).unwrap();
            record.play(chosen, &mut Log::silent()).unwrap();
            let tenths = 6000 - record.entries().len() as u32;
            record.set_left(seat, TimeLeft { tenths }).unwrap();
        } else {
            let outcome = draws.outcome(record.rules(), record.state(), &drawn);
            drawn.count(record.state());
            record.draw(outcome.unwrap(), &mut Log::silent()).unwrap();
        }
    }
}

fn fair_record() -> Record {
    let mut record = record(3);
    record.set_about(about()).unwrap();
    record
}

/// Reads what a record writes and compares everything.
fn round_trip(record: &Record) -> String {
    let text = record.to_text();
    let read = Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read.to_text(), text);
    assert_eq!(read.about(), record.about());
    assert_eq!(read.notes(), record.notes());
    assert_eq!(read.result(), record.result());
    assert_eq!(read.seed(), record.seed());
    assert_eq!(read.state(), record.state());
    text
}

#[test]
fn everything_survives() {
    let mut record = fair_record();
    let head = round_trip(&record);
    let hash = SEED.commitment();
    let (one, two) = ("01".repeat(16), "02".repeat(16));
    assert_eq!(
        head,
        format!(
            r"carcas-record 2
rules-version 3
rules zman-c2
seats red blue green
player red \u{{20}} Zoë \\o/ 🐉\u{{20}}
player blue draw monastery
bot green greedy
clock 600 increment 5
aids tabletop
seed-hash {hash}
nonce red {one}
nonce blue {two}
"
        )
    );
    play(&mut record, 20);
    record
        .take_over(Seat(1), BotLevel::new("greedy").unwrap())
        .unwrap();
    play(&mut record, 40);
    let text = round_trip(&record);
    assert!(text.contains("\nleft red 599.8\n"), "{text}");
    assert!(text.contains("\ntakeover blue greedy\n"), "{text}");
    assert!(record.draws().is_none(), "the seed is still secret");
    play(&mut record, usize::MAX);
    round_trip(&record);
    let winners = record.state().winners(record.rules());
    let result = GameResult::new(winners.clone(), EndReason::Finished);
    record.set_result(result).unwrap();
    record.reveal_seed(SEED).unwrap();
    let text = round_trip(&record);
    let name = &record.names()[winners[0].ix()];
    assert!(text.contains(&format!("\nresult won {name}, finished\nend red ")));
    assert!(text.ends_with(&format!("\nseed {SEED}\n")));
    assert!(record.draws().is_some());
}

#[test]
fn games_end_in_every_way() {
    for (winners, reason, line) in [
        (
            &[Seat(1), Seat(0)][..],
            EndReason::Resigned(Seat(2)),
            "result won red blue, resigned green",
        ),
        (
            &[Seat(2)],
            EndReason::Time(Seat(0)),
            "result won green, time red",
        ),
        (&[], EndReason::Time(Seat(0)), "result won nobody, time red"),
        (
            &[Seat(1)],
            EndReason::Absent(Seat(0)),
            "result won blue, absent red",
        ),
        (&[], EndReason::Aborted, "result won nobody, aborted"),
        (&[], EndReason::Closed, "result won nobody, closed"),
    ] {
        let mut record = fair_record();
        play(&mut record, 11);
        let result = GameResult::new(winners.iter().copied(), reason);
        record.set_result(result.clone()).unwrap();
        assert_eq!(record.set_result(result), Err(AboutError::Ended));
        record.reveal_seed(SEED).unwrap();
        let text = round_trip(&record);
        assert!(
            text.ends_with(&format!("\n{line}\nseed {SEED}\n")),
            "{text}"
        );
        // Nothing is played afterwards.
        let entry = record.entries()[0];
        let refused = record.apply(entry, &mut Log::silent());
        assert_eq!(refused, Err(IllegalMove::Over));
        let level = BotLevel::new("greedy").unwrap();
        assert_eq!(record.take_over(Seat(0), level), Err(AboutError::Ended));
        // What is left of a game that is taken back has not ended.
        let earlier = record.first_entries(5);
        assert_eq!((earlier.result(), earlier.seed()), (None, None));
        assert_eq!(earlier.about(), record.about());
        assert!(earlier.notes().iter().all(|(after, _)| *after <= 5));
        round_trip(&earlier);
    }
}

#[test]
fn all_clocks_survive() {
    let n = |n| NonZeroU32::new(n).unwrap();
    for (clock, line) in [
        (TimeControl::None, "clock none"),
        (
            TimeControl::Delay {
                base: n(90),
                per_turn: 0,
            },
            "clock 90 delay 0",
        ),
        (TimeControl::Days(n(3)), "clock days 3"),
    ] {
        let mut record = record(2);
        record
            .set_about(About::default().with_clock(clock))
            .unwrap();
        assert!(round_trip(&record).contains(&format!("\n{line}\n")));
    }
}

#[test]
fn what_does_not_fit_is_refused_by_type() {
    let mut record = record(2);
    let level = || BotLevel::new("greedy").unwrap();
    let left = TimeLeft { tenths: 5 };
    let no_seat = AboutError::NoSeat(Seat(2));
    let other = About::default().with_bot(Seat(2), level());
    assert_eq!(record.set_about(other), Err(no_seat.clone()));
    assert_eq!(record.take_over(Seat(2), level()), Err(no_seat.clone()));
    let result =
        |winners: &[u8], reason| GameResult::new(winners.iter().map(|&ix| Seat(ix)), reason);
    let mut refused =
        |winners: &[u8], reason| record.set_result(result(winners, reason)).unwrap_err();
    assert_eq!(refused(&[2], EndReason::Closed), no_seat);
    assert_eq!(refused(&[], EndReason::Time(Seat(2))), no_seat);
    assert_eq!(refused(&[0], EndReason::Finished), AboutError::NotFinished);
    assert_eq!(refused(&[0], EndReason::Aborted), AboutError::NobodyWins);
    let loser = AboutError::LoserWins(Seat(0));
    assert_eq!(refused(&[0, 1], EndReason::Resigned(Seat(0))), loser);
    let not_after_move = Err(AboutError::NotAfterMove(Seat(0)));
    assert_eq!(record.set_left(Seat(0), left), not_after_move);
    assert_eq!(record.reveal_seed(SEED), Err(AboutError::NoCommitment));
    let about = About::default().with_commitment(SEED.commitment());
    record.set_about(about).unwrap();
    assert_eq!(record.reveal_seed(SEED), Err(AboutError::EarlySeed));
    record.set_result(result(&[], EndReason::Aborted)).unwrap();
    assert_eq!(
        record.reveal_seed(Seed([8; 32])),
        Err(AboutError::OtherSeed)
    );
    record.reveal_seed(SEED).unwrap();
    assert_eq!(
        record.set_about(About::default()),
        Err(AboutError::NoCommitment)
    );
    assert_eq!(record.nonces(), Err(Seat(0)));
    assert!(record.draws().is_none());
}

#[test]
fn a_record_without_anything_new_is_written_as_format_1() {
    let mut record = record(2);
    assert_eq!(record.format(), 1);
    let text = record.to_text();
    let read = Record::parse(&text.replace("carcas-record 1", "carcas-record 2")).unwrap();
    assert_eq!(read.to_text(), text);
    let about = About::default().with_aids(Aids::None);
    record.set_about(about).unwrap();
    assert_eq!(record.format(), 2);
    record.set_about(About::default()).unwrap();
    assert_eq!(record.to_text(), text);
}

#[test]
fn seats_of_format_1_keep_names_that_format_2_needs() {
    let text = "carcas-record 1
rules-version 2
rules zman-c2
seats left nobody
draw monastery
left tile monastery 0,1 r0
left pass
draw road-curve
";
    let mut record = Record::parse(text).unwrap();
    assert_eq!(record.to_text(), text);
    let refused = Err(AboutError::SeatName("left".to_owned()));
    assert_eq!(
        record.set_about(About::default().with_aids(Aids::All)),
        refused
    );
    let aborted = GameResult::new([], EndReason::Aborted);
    assert_eq!(record.set_result(aborted), refused);
    assert_eq!(record.to_text(), text);
    let error = Record::parse(&text.replace("record 1", "record 2")).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 4, column 7: `left` cannot name a seat here: it is a word of format 2"
    );
}

#[test]
fn notes_tell_after_which_entry_they_stand() {
    let mut record = fair_record();
    play(&mut record, 2);
    let expected = (2, Note::Left(Seat(0), TimeLeft { tenths: 5998 }));
    assert_eq!(record.notes(), [expected]);
    assert_eq!(
        record.set_left(Seat(0), TimeLeft { tenths: 1 }),
        Err(AboutError::NotAfterMove(Seat(0)))
    );
}

#[test]
fn the_end_of_a_finished_game_is_checked() {
    let mut record = fair_record();
    play(&mut record, usize::MAX);
    let winners = record.state().winners(record.rules());
    let loser = record.rules().seats().find(|seat| !winners.contains(seat));
    let wrong = GameResult::new(loser, EndReason::Finished);
    let refused = record.set_result(wrong).unwrap_err();
    assert!(matches!(refused, AboutError::OtherResult(_)), "{refused}");
    record
        .set_result(GameResult::new(winners, EndReason::Finished))
        .unwrap();
    record.reveal_seed(SEED).unwrap();
    let text = round_trip(&record);
    let lines: Vec<&str> = text.lines().collect();
    let [game @ .., result, end, seed] = &lines[..] else {
        panic!("{text}")
    };
    let refused = |last: &[&str]| {
        let text = [game, last].concat().join("\n");
        Record::parse(&text).unwrap_err().message
    };
    let expected = refused(&["result won nobody, closed", end]);
    assert_eq!(expected, format!("the game is over; expected `{result}`"));
    assert!(
        refused(&[result, seed]).starts_with("found `seed`, but the game is over; expected `end ")
    );
    assert!(refused(&[result]).starts_with("the game is over here; expected `end "));
    assert_eq!(
        refused(&[end, result]),
        "nothing may follow the line `end …`"
    );
    assert_eq!(
        refused(&[end, seed, seed]),
        "nothing may follow the line `seed …`"
    );
    let text = [game, &[end, seed]].concat().join("\n") + "\n";
    assert_eq!(Record::parse(&text).unwrap().to_text(), text);
}

#[test]
fn random_bytes_never_panic() {
    let mut rng = Rng::new(12);
    let mut record = fair_record();
    play(&mut record, 12);
    record
        .set_result(GameResult::new([], EndReason::Aborted))
        .unwrap();
    record.reveal_seed(SEED).unwrap();
    let text = record.to_text();
    for _ in 0..5000 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=rng.below(3) {
            let at = rng.below(bytes.len() as u32) as usize;
            match rng.below(4) {
                0 => bytes[at] = rng.next_u64() as u8,
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, b" ,:\n#=\\u{-9\xC3"[rng.below(12) as usize]),
                _ => bytes.truncate(at.max(1)),
            }
        }
        if let Ok(read) = Record::parse_bytes(&bytes) {
            round_trip(&read);
        }
    }
}
