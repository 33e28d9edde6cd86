//! Records survive printing and reading, and refuse everything else with a reason.

use carcas_bots::{Rng, random_move};
use carcas_engine::{Edition, Log, Node, SWITCHES, Setup};
use carcas_record::{Entry, Record, Teller};
use carcas_text::english;

fn names(n: u8) -> Vec<String> {
    let all = ["red", "blue", "green", "yellow", "black", "pink"];
    all.iter()
        .take(usize::from(n))
        .map(|&name| name.to_owned())
        .collect()
}

/// Returns a game with a random edition, random boxes, switches and seats.
fn random_record(rng: &mut Rng) -> Record {
    loop {
        let edition = Edition::ALL[rng.below(4) as usize];
        let seats = 1 + rng.below(6) as u8;
        let mut setup = Setup::new(edition, seats);
        for of in Setup::playable_boxes().skip(1) {
            if rng.below(2) == 0 {
                setup.add_box(of.name()).unwrap();
            }
        }
        for switch in SWITCHES {
            if rng.below(4) == 0 {
                let value = switch.values[rng.below(switch.values.len() as u32) as usize];
                if !value.is_for_conformance() {
                    setup.set(switch.key, value.0).unwrap();
                }
            }
        }
        if let Ok(record) = Record::new(setup, names(seats)) {
            return record;
        }
    }
}

/// Plays at random, up to a number of entries.
fn play(record: &mut Record, rng: &mut Rng, limit: usize) {
    let mut moves = Vec::new();
    while record.entries().len() < limit {
        match record.state().node() {
            Node::Over => return,
            Node::Chance { .. } => {
                let outcome = record
                    .state()
                    .sample(record.rules(), |n| rng.below(n))
                    .unwrap();
                record.draw(outcome, &mut Log::silent()).unwrap();
            }
            Node::Decide { .. } => {
                let chosen = random_move(record.rules(), record.state(), rng, &mut moves).unwrap();
                record.play(chosen, &mut Log::silent()).unwrap();
            }
        }
    }
}

#[test]
fn printing_and_reading_gives_the_same_game() {
    for seed in 0..60 {
        let mut rng = Rng::new(seed);
        let mut record = random_record(&mut rng);
        let limit = if seed % 3 == 0 {
            rng.below(150) as usize
        } else {
            usize::MAX
        };
        play(&mut record, &mut rng, limit);
        let text = record.to_text();
        let read =
            Record::parse(&text).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
        assert_eq!(read.to_text(), text, "seed {seed}");
        assert_eq!(read.entries(), record.entries(), "seed {seed}");
        assert_eq!(read.state(), record.state(), "seed {seed}");
        assert_eq!(read.setup(), record.setup(), "seed {seed}");
        assert_eq!(text.contains("\nend "), record.state().node() == Node::Over);
    }
}

#[test]
fn a_replay_passes_every_state_and_tells_what_happens() {
    let mut rng = Rng::new(7);
    let mut record = Record::new(Setup::new(Edition::ZmanC2, 3), names(3)).unwrap();
    play(&mut record, &mut rng, usize::MAX);
    let mut replay = record.replay();
    let mut n_told = 0;
    while let Some(step) = replay.step() {
        assert_eq!(step.entry, record.entries()[replay.n_done() - 1]);
        assert_eq!(
            step.line.starts_with("draw "),
            matches!(step.entry, Entry::Draw(_))
        );
        for event in &step.events {
            let teller = Teller {
                rules: record.rules(),
            };
            let sentence = teller.event(replay.state(), event);
            let sentence = english().tell_with(&sentence, record.names());
            assert!(!sentence.contains('?'), "{sentence}");
            n_told += 1;
        }
    }
    assert!(n_told > record.entries().len());
    assert_eq!(replay.state(), record.state());
    assert_eq!(&record.state_at(record.entries().len()), record.state());
    assert_eq!(
        record.state_at(0),
        Record::new(record.setup().clone(), names(3))
            .unwrap()
            .state_at(9)
    );
}

#[test]
fn a_replay_is_an_iterator_over_all_entries() {
    let mut rng = Rng::new(8);
    let mut record = Record::new(Setup::new(Edition::Devir, 2), names(2)).unwrap();
    play(&mut record, &mut rng, 50);
    assert_eq!(record.replay().count(), record.entries().len());
}

#[test]
fn every_beginning_of_a_game_is_a_record() {
    let mut rng = Rng::new(3);
    let mut record = Record::new(Setup::new(Edition::ZmanC2, 2), names(2)).unwrap();
    play(&mut record, &mut rng, 12);
    let text = record.to_text();
    let lines: Vec<&str> = text.lines().collect();
    for n in 4..=lines.len() {
        let beginning: String = lines[..n].iter().map(|line| format!("{line}\n")).collect();
        let read = Record::parse(&beginning).unwrap();
        assert_eq!(read.entries().len(), n - 4);
        assert_eq!(read.to_text(), beginning);
        assert_eq!(record.first_entries(n - 4).to_text(), beginning);
    }
}

const GAME: &str = "carcas-record 1
rules-version 2
rules zman-c2
with river-1
set farmers=off
seats red blue
draw river-straight
red tile river-straight 1,0 r0
draw river-bend
blue tile river-bend 2,0 r0
draw river-straight
";

#[test]
fn the_sample_is_read_as_it_is() {
    assert_eq!(Record::parse(GAME).unwrap().to_text(), GAME);
}

#[test]
fn aliases_comments_and_blank_lines_are_read_but_not_written() {
    let text = GAME
        .replace("tile river-straight", "tile  RI.1/IFI")
        .replace("seats", "# who plays\n\nseats")
        .replace('\n', "\r\n");
    assert_eq!(Record::parse(&text).unwrap().to_text(), GAME);
}

#[test]
fn broken_records_are_refused_with_line_column_and_reason() {
    let cases = [
        (
            "carcas-record 1",
            "carcas-record 3",
            "line 1, column 15: this record has format 3, newer than 2, which this program reads; use a newer",
        ),
        (
            "carcas-record 1",
            "carcas-record x",
            "line 1, column 15: `x` is no version",
        ),
        (
            "carcas-record 1\n",
            "",
            "line 1, column 1: found `rules-version`; expected `carcas-record 1`",
        ),
        (
            "rules-version 2",
            "rules-version 99",
            "line 2, column 15: rules version 99 is newer than 3, the newest that this program plays; use a newer",
        ),
        (
            "rules-version 2",
            "rules-version 1",
            "line 2, column 15: rules version 1 comes from before the first release and is no longer played; write 2",
        ),
        (
            "rules zman-c2",
            "rules zman",
            "line 3, column 7: unknown preset `zman`",
        ),
        (
            "rules zman-c2",
            "rules zman-c2 x",
            "line 3, column 15: `x` is one word too many",
        ),
        (
            "with river-1",
            "with rivers",
            "line 4, column 6: unknown box `rivers`",
        ),
        (
            "with river-1",
            "with",
            "line 4, column 5: the text ends where a box or switch was expected",
        ),
        (
            "set farmers=off",
            "set farmer=off",
            "line 5, column 5: unknown switch `farmer`",
        ),
        (
            "set farmers=off",
            "set farmers",
            "line 5, column 5: `farmers` names no value",
        ),
        (
            "set farmers=off",
            "sets farmers=off",
            "line 5, column 1: found `sets`; expected `seats red blue`",
        ),
        (
            "seats red blue",
            "seats red red",
            "line 6, column 11: two seats are called `red`",
        ),
        (
            "seats red blue",
            "seats red draw",
            "line 6, column 11: `draw` cannot name a seat",
        ),
        (
            "seats red blue",
            "seats",
            "line 6, column 1: a game has 1 to 6 seats, not 0",
        ),
        (
            "seats red blue",
            "seats a b c d e f",
            "line 6, column 1: six seats need",
        ),
        (
            "draw river-straight\nred",
            "draw monastery\nred",
            "line 7, column 6: that cannot be drawn now: No land tile is drawn before the last river tile. Draw a \
             river tile. (rule RV-05); the bag now holds",
        ),
        (
            "draw river-straight\nred",
            "draw\nred",
            "line 7, column 5: the text ends where the id of a tile",
        ),
        (
            "draw river-straight\nred",
            "draw nonsense\nred",
            "line 7, column 6: `nonsense` is no tile",
        ),
        (
            "draw river-straight\nred",
            "draw river-straight now\nred",
            "line 7, column 21: `now` is one word too many",
        ),
        (
            "draw river-straight\nred",
            "red",
            "line 7, column 1: found `red`, but a tile is to be drawn",
        ),
        (
            "red tile",
            "blue tile",
            "line 8, column 1: found `blue`, but red is to move; expected `red …` (rule BA-58)",
        ),
        (
            "red tile",
            "draw lake\nred tile",
            "line 8, column 6: nothing is to be drawn: a seat is to decide first: A drawn tile waits to be placed. \
             Place the drawn tile. Write `tile TILE CELL ROTATION`. (rule BA-05); legal are",
        ),
        (
            "red tile river-straight 1,0 r0",
            "red tile river-straight 0,1 r0",
            "line 8, column 5: A river tile must join an open end of the river",
        ),
        (
            "red tile river-straight 1,0 r0",
            "red tile river-straight 1,0 r1",
            "line 8, column 29: `r1` is no rotation",
        ),
        (
            "red tile river-straight 1,0 r0",
            "red pass",
            "line 8, column 5: A tile that fits must be placed",
        ),
        (
            "red tile river-straight 1,0 r0",
            "red",
            "line 8, column 4: the text ends where a move",
        ),
        (
            "red tile river-straight",
            "red tile lake",
            "line 8, column 10: the drawn tile is `river-straight`",
        ),
    ];
    for (old, new, message) in cases {
        let broken = GAME.replacen(old, new, 1);
        assert_ne!(broken, GAME);
        let error = Record::parse(&broken).unwrap_err().to_string();
        assert!(
            error.starts_with(message),
            "for `{new}`:\n  {error}\nexpected\n  {message}"
        );
    }
    assert_eq!(
        Record::parse("").unwrap_err().to_string(),
        "line 1, column 1: the record ends where `carcas-record 1` was expected"
    );
}

#[test]
fn the_end_is_checked() {
    let mut record = Record::new(Setup::new(Edition::ZmanC2, 2), names(2)).unwrap();
    play(&mut record, &mut Rng::new(1), usize::MAX);
    let text = record.to_text();
    let (game, end) = text.split_at(text.find("\nend ").unwrap() + 1);
    let last = text.lines().count();
    let refused = |text: String| Record::parse(&text).unwrap_err();
    assert_eq!(refused(game.to_owned()).line, last);
    assert!(
        refused(game.to_owned())
            .message
            .starts_with("the game is over here; expected `end red ")
    );
    let wrong = refused(format!("{game}end red 0, blue 0\n"));
    assert_eq!(wrong.line, last);
    assert!(wrong.message.contains(end.trim()), "{wrong}");
    assert_eq!(
        refused(format!("{text}{end}")).message,
        "nothing may follow the line `end …`"
    );
    assert!(
        refused(GAME.to_owned() + "end red 0, blue 0")
            .message
            .contains("red is to move")
    );
}

#[test]
fn absurd_texts_are_refused() {
    let error = Record::parse(&format!("{GAME}{}", "x".repeat(80_000))).unwrap_err();
    assert_eq!(
        (error.line, error.message.as_str()),
        (12, "the line is longer than 65536 bytes")
    );
    let error = Record::parse(&"\n".repeat(200_000)).unwrap_err();
    assert_eq!(
        (error.line, error.message.as_str()),
        (100_001, "the text has more than 100000 lines")
    );
    let error = Record::parse_bytes(b"carcas-record 1\nr\xC3\xA9\xFF").unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 2, column 3: the text is not UTF-8 here"
    );
}

#[test]
fn setups_for_conformance_runs_cannot_be_recorded() {
    let mut setup = Setup::new(Edition::ZmanC2, 2);
    setup.use_printing(carcas_tiles::Box::Base, carcas_tiles::Printing::First);
    let error = Record::new(setup, names(2)).unwrap_err();
    assert!(error.to_string().contains("conformance"));
    let error = Record::new(Setup::new(Edition::ZmanC2, 3), names(2)).unwrap_err();
    assert_eq!(error.to_string(), "there are 2 names for 3 seats");
}

#[test]
fn random_bytes_never_panic() {
    let mut rng = Rng::new(11);
    let mut record = random_record(&mut rng);
    play(&mut record, &mut rng, 60);
    for text in [record.to_text(), GAME.to_owned()] {
        for _ in 0..3000 {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..=rng.below(3) {
                let at = rng.below(bytes.len() as u32) as usize;
                match rng.below(4) {
                    0 => bytes[at] = rng.next_u64() as u8,
                    1 => drop(bytes.remove(at)),
                    2 => bytes.insert(at, b" ,:\n#=[\"-9\xC3"[rng.below(11) as usize]),
                    _ => bytes.truncate(at.max(1)),
                }
            }
            if let Ok(read) = Record::parse_bytes(&bytes) {
                let again = Record::parse(&read.to_text()).unwrap();
                assert_eq!(again.to_text(), read.to_text());
            }
        }
    }
}
