//! What the log tells people: every sentence names who did it or why it happened, in every language.

use std::collections::BTreeSet;

use carcas_engine::{
    Cause, Cell, Departure, Edition, Event, FigureKind, KindIx, Log, Neutral, Node, Obstacle,
    Outcome, Payment, Reason, Release, Removal, Rules, Seat, Setup, Spot, State, Terms, Title,
    Token,
};
use carcas_record::{Record, Speaker};
use carcas_text::{Language, Words};
use carcas_tiles::{Rotation, SegmentKind};

const ANA: Seat = Seat(0);
const BEN: Seat = Seat(1);

/// What a sentence must have: a player, or in English these words that say why.
enum Must {
    Name(Seat),
    Say(&'static str),
}

/// Says what the sentence about an event must have, and numbers the kinds from 0. The compiler asks for new ones here.
fn must(event: &Event) -> (usize, Must) {
    use Must::{Name, Say};
    match *event {
        Event::TurnStarted { seat } => (0, Name(seat)),
        Event::Drawn { seat, .. } => (1, Name(seat)),
        Event::Discarded { .. } => (2, Say("fits nowhere")),
        Event::Declined { seat, .. } => (3, Name(seat)),
        Event::TilePlaced { seat, .. } => (4, Name(seat)),
        Event::FigurePlaced { seat, .. } => (5, Name(seat)),
        Event::FigureReturned { seat, cause, .. } => match cause {
            Cause::Removed(Removal::Dragon { mover }) => (6, Name(mover)),
            Cause::Removed(Removal::Princess { placer }) => (6, Name(placer)),
            _ => (6, Name(seat)),
        },
        Event::Scored { seat, .. } => (7, Name(seat)),
        Event::TokensTaken { seat, .. } => (8, Name(seat)),
        Event::TokenDrawn { seat, .. } => (9, Name(seat)),
        Event::TokenPlaced { seat, .. } => (10, Name(seat)),
        Event::FigureCaptured { captor, .. } => (11, Name(captor)),
        Event::PrisonerFreed { holder, .. } => (12, Name(holder)),
        Event::Paid { from, .. } => (13, Name(from)),
        Event::SetAside { .. } => (14, Say("until a volcano is placed")),
        Event::TilesReturned { .. } => (15, Say("The dragon is there")),
        Event::FigureMoved { seat, .. } => (16, Name(seat)),
        Event::NeutralMoved { mover, .. } => (17, Name(mover)),
        Event::NeutralAside { departure, .. } => match departure {
            Departure::Chosen { seat } => (18, Name(seat)),
            Departure::Completed => (18, Say("is complete")),
            Departure::Converted => (18, Say("becomes a castle")),
            Departure::Eaten { mover, .. } => (18, Name(mover)),
        },
        Event::DragonStopped { .. } => (19, Say("no tile to the north")),
        Event::LotTurnedUp { .. } => (20, Say("for the bazaar")),
        Event::Offered { seat, .. } => (21, Name(seat)),
        Event::Bid { seat, .. } => (22, Name(seat)),
        Event::LotTaken { seat, .. } => (23, Name(seat)),
        Event::OwedTaken { seat, .. } => (24, Name(seat)),
        Event::GameEnded => (25, Say("The game is over")),
    }
}

const N_KINDS: usize = 26;

fn every_kind() -> Vec<Event> {
    let (seat, kind) = (ANA, KindIx(0));
    let spot = Spot::tile(Cell::new(0, 0));
    let figure = FigureKind::Follower;
    let mut all = vec![
        Event::TurnStarted { seat },
        Event::Drawn { seat, kind },
        Event::Discarded { kind },
        Event::Declined { seat, kind },
        Event::TilePlaced {
            seat,
            kind,
            cell: spot.cell,
            rotation: Rotation::R0,
        },
        Event::FigurePlaced { seat, figure, spot },
        Event::TokenDrawn {
            seat,
            token: Token::Wolf,
        },
        Event::FigureCaptured {
            seat: BEN,
            figure,
            spot,
            captor: seat,
        },
        Event::SetAside { kind },
        Event::TilesReturned { n_tiles: 2 },
        Event::FigureMoved {
            seat,
            figure,
            from: spot,
            to: spot,
        },
        Event::DragonStopped {
            n_moves: 2,
            obstacles: [Obstacle::NoTile; 4],
        },
        Event::LotTurnedUp { kind },
        Event::Offered { seat, kind, bid: 3 },
        Event::Bid { seat, bid: 4 },
        Event::LotTaken { seat, kind },
        Event::OwedTaken { seat, kind },
        Event::GameEnded,
    ];
    let removals = [
        Removal::Dragon { mover: BEN },
        Removal::Princess { placer: BEN },
        Removal::Capture { captor: BEN },
    ];
    let causes = [
        Cause::Completed,
        Cause::TakenBack,
        Cause::Converted,
        Cause::CastleScored,
        Cause::Barn,
        Cause::Wolf,
        Cause::Herded,
    ];
    let causes = causes
        .into_iter()
        .chain(removals.map(Cause::Removed))
        .chain(removals.map(Cause::Orphaned));
    all.extend(causes.map(|cause| Event::FigureReturned {
        seat,
        figure,
        spot,
        cause,
    }));
    let reasons = [
        Reason::Complete,
        Reason::OpenAtEnd,
        Reason::FieldAtEnd,
        Reason::CityOfFieldsAtEnd,
        Reason::TakenBack,
        Reason::FairyTurn,
        Reason::FairyBonus,
        Reason::Goods,
        Reason::Title(Title::King),
        Reason::Title(Title::Robber),
        Reason::Castle,
        Reason::BarnPlaced,
        Reason::BarnJoined,
        Reason::BarnAtEnd,
        Reason::Herd,
    ];
    all.extend(reasons.map(|reason| Event::Scored {
        seat,
        rule: "BA-01",
        reason,
        feature: Some(SegmentKind::City),
        spot: Some(spot),
        terms: Terms::EMPTY,
        contest: None,
    }));
    all.extend([Token::King, Token::Wine].map(|token| Event::TokensTaken {
        seat,
        token,
        n_tokens: 1,
    }));
    let placed = [Token::Bridge, Token::Castle, Token::Floor];
    all.extend(placed.map(|token| Event::TokenPlaced {
        seat,
        token,
        spot,
        n_tokens: 1,
    }));
    let releases = [Release::Exchange, Release::Ransom];
    all.extend(releases.map(|release| Event::PrisonerFreed {
        seat: BEN,
        figure,
        holder: seat,
        release,
    }));
    let paid = [
        (None, Payment::Bazaar),
        (Some(BEN), Payment::Bazaar),
        (Some(BEN), Payment::Ransom),
    ];
    all.extend(paid.map(|(to, payment)| Event::Paid {
        from: seat,
        to,
        points: 3,
        payment,
    }));
    let neutrals = [
        Neutral::Dragon,
        Neutral::Fairy,
        Neutral::Count,
        Neutral::Mage,
        Neutral::Witch,
    ];
    all.extend(neutrals.map(|neutral| Event::NeutralMoved {
        mover: seat,
        neutral,
        to: spot,
    }));
    for neutral in [Neutral::Mage, Neutral::Witch] {
        let departures = [
            Departure::Chosen { seat },
            Departure::Completed,
            Departure::Converted,
            Departure::Eaten { mover: seat, spot },
        ];
        all.extend(departures.map(|departure| Event::NeutralAside { neutral, departure }));
    }
    all
}

fn told(language: Language) -> Vec<(Event, String)> {
    let rules = Rules::new(&Setup::new(Edition::ZmanC2, 2)).expect("the base game");
    let state = State::new(&rules);
    let names = ["Ana", "Ben"].map(str::to_owned);
    let speaker = Speaker {
        words: Words::shared(language),
        rules: &rules,
        names: &names,
    };
    let tell = |event: Event| (event, speaker.event(&state, &event));
    every_kind().into_iter().map(tell).collect()
}

#[test]
fn every_kind_of_event_is_tried() {
    let tried: BTreeSet<usize> = every_kind().iter().map(|event| must(event).0).collect();
    assert_eq!(tried, (0..N_KINDS).collect());
}

#[test]
fn every_event_names_who_did_it_or_why() {
    for (event, sentence) in told(Language::English) {
        let is_told = match must(&event).1 {
            Must::Name(seat) => sentence.contains(["Ana", "Ben"][seat.ix()]),
            Must::Say(why) => sentence.contains(why),
        };
        assert!(is_told, "{event:?}: {sentence}");
    }
}

#[test]
fn every_event_names_who_did_it_in_every_language() {
    let english = told(Language::English);
    for language in Language::ALL.into_iter().skip(1) {
        for ((event, sentence), (_, english)) in told(language).into_iter().zip(&english) {
            assert_ne!(&sentence, english, "{}", language.tag());
            for name in ["Ana", "Ben"] {
                let (here, there) = (sentence.contains(name), english.contains(name));
                assert_eq!(here, there, "{}: {event:?}: {sentence}", language.tag());
            }
        }
    }
}

/// A dragon that a volcano calls flies there; on a journey it is moved, also over volcanoes.
#[test]
fn the_dragon_flies_to_a_new_volcano_and_is_moved_on_journeys() {
    let mut setup = Setup::new(Edition::Devir, 2);
    setup.add_box("princess-and-dragon").unwrap();
    let names = ["red", "blue"].map(str::to_owned).to_vec();
    let mut record = Record::new(setup, names).unwrap();
    let draw = |record: &mut Record, tile: &str| {
        let kind = record.rules().find_kind(tile).unwrap();
        record
            .draw(Outcome::Tile(kind), &mut Log::silent())
            .unwrap();
    };
    let mut told = Vec::new();
    let mut play = |record: &mut Record, text: &str| {
        let legal = record.parse_move(text).unwrap();
        let mut events = Vec::new();
        record.play(legal, &mut Log::to(&mut events)).unwrap();
        let speaker = Speaker {
            words: Words::shared(Language::English),
            rules: record.rules(),
            names: record.names(),
        };
        told.extend(
            events
                .iter()
                .map(|event| speaker.event(record.state(), event)),
        );
    };
    draw(&mut record, "volcano-field");
    play(&mut record, "tile volcano-field 0,1 r0");
    draw(&mut record, "dragon-road-curve");
    play(&mut record, "tile dragon-road-curve 1,0 r0");
    play(&mut record, "pass");
    play(&mut record, "dragon 0,0");
    let told = told.join("\n");
    assert!(
        told.contains("The dragon flies to the volcano of red at (0, 1)."),
        "{told}"
    );
    assert!(
        told.contains("blue moves the dragon to the tile at (0, 0)."),
        "{told}"
    );
    assert!(!told.contains("red moves the dragon"), "{told}");
}

/// Plays a whole game without any plan, and returns everything that happened.
fn events_of_a_game(edition: Edition, boxes: &[&str]) -> Vec<Event> {
    let mut setup = Setup::new(edition, 2);
    for name in boxes {
        setup.add_box(name).unwrap();
    }
    let names = ["red", "blue"].map(str::to_owned).to_vec();
    let mut record = Record::new(setup, names).unwrap();
    let (mut outcomes, mut moves, mut events) = (Vec::new(), Vec::new(), Vec::new());
    let mut step: usize = 1;
    loop {
        step += 7;
        let mut log = Log::to(&mut events);
        match record.state().node() {
            Node::Chance { .. } => {
                outcomes.clear();
                record.state().outcomes(record.rules(), &mut outcomes);
                let (outcome, _) = outcomes[step * 31 % outcomes.len()];
                record.draw(outcome, &mut log).unwrap();
            }
            Node::Decide { .. } => {
                moves.clear();
                record.state().legal_moves(record.rules(), &mut moves);
                record
                    .play(moves[step * 17 % moves.len()], &mut log)
                    .unwrap();
            }
            Node::Over => return events,
        }
    }
}

#[test]
fn what_is_scored_at_the_end_says_where_it_lies() {
    let rules = Rules::new(&Setup::new(Edition::ZmanC2, 2)).expect("the base game");
    let state = State::new(&rules);
    let names = ["Ana", "Ben"].map(str::to_owned);
    let mut n_tried = [0; 3];
    for (edition, boxes) in [
        (Edition::ZmanC2, &["abbey-and-mayor"][..]),
        (Edition::Rgg2005, &[]),
        (Edition::Filosofia2010, &["inns-and-cathedrals"]),
    ] {
        for event in events_of_a_game(edition, boxes) {
            let Event::Scored { reason, spot, .. } = event else {
                continue;
            };
            match reason {
                Reason::OpenAtEnd => n_tried[0] += 1,
                Reason::FieldAtEnd => n_tried[1] += 1,
                Reason::CityOfFieldsAtEnd => n_tried[2] += 1,
                Reason::BarnAtEnd => {}
                _ => continue,
            }
            let spot = spot.expect("it lies somewhere");
            let place = carcas_text::arg::place(spot.cell.x, spot.cell.y);
            for language in Language::ALL {
                let speaker = Speaker {
                    words: Words::shared(language),
                    rules: &rules,
                    names: &names,
                };
                let told = speaker.event(&state, &event);
                assert!(told.contains(&place), "{told}");
            }
        }
    }
    assert!(n_tried.iter().all(|&n| n > 0), "{n_tried:?}");
}
