//! Whoever makes an illegal move is told a rule that exists, what was wrong and what would be right.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, sync::Mutex};

use carcas_bots::Rng;
use carcas_engine::{
    Decision, FigureKind, KindIx, Log, Move, Neutral, Node, Outcome, Refusal, Rules, Setup, Spot,
    State,
};
use carcas_laws::{Game, random_candidate};
use carcas_testkit::Seeds;
use carcas_tiles::{Box, Rotation};

/// Returns every id that the rules define: the first bold word of a line.
fn defined_ids() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    let mut ids = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("the rules are there") {
        let path = entry.expect("the rules are readable").path();
        let name = path.file_name().map(|name| name.to_string_lossy());
        // Other files, such as the README, speak about ids but define none.
        if !name.is_some_and(|name| name.starts_with(|c: char| c.is_ascii_digit())) {
            continue;
        }
        for line in fs::read_to_string(path).expect("it is text").lines() {
            let line = line.trim_start_matches("- ");
            if let Some(id) = line.strip_prefix("**") {
                let end = id.find([' ', '*']).unwrap_or(id.len());
                ids.insert(id[..end].to_owned());
            }
        }
    }
    assert!(ids.contains("BA-01") && ids.contains("CO-A3"));
    ids
}

#[test]
fn every_illegal_move_is_refused_with_a_rule_and_a_remedy() {
    let ids = defined_ids();
    let met: Mutex<BTreeMap<&'static str, u64>> = Mutex::new(BTreeMap::new());
    let seeds = Seeds::from_env(40);
    seeds.for_each(|seed| {
        let mut game = Game::new(seed);
        let mut rng = Rng::new(seed);
        while let Some(entry) = game.choose() {
            game.take(entry)
                .unwrap_or_else(|finding| panic!("{finding}"));
            let record = game.record();
            let (rules, state) = (record.rules(), record.state());
            for kind in rules.kinds() {
                let Some(refusal) = check_draw(rules, state, kind) else {
                    continue;
                };
                let of = format!("{kind:?} at {:?}: {refusal}", state.node());
                assert!(ids.contains(refusal.rule), "there is no such rule: {of}");
                assert!(
                    is_of(record.setup(), refusal),
                    "the box is not in play: {of}"
                );
            }
            for candidate in candidates(rules, state, &mut rng) {
                let Some(refusal) = check(rules, state, candidate) else {
                    continue;
                };
                let of = format!("{candidate:?} at {:?}: {refusal}", state.node());
                assert!(ids.contains(refusal.rule), "there is no such rule: {of}");
                assert!(
                    is_of(record.setup(), refusal),
                    "the box is not in play: {of}"
                );
                let mut met = met.lock().expect("no other game failed");
                *met.entry(refusal.rule).or_default() += 1;
            }
        }
    });
    let met = met.into_inner().expect("no game failed");
    println!("{} rules refuse: {met:?}", met.len());
    if seeds.is_full() {
        for rule in ["BA-20", "PD-50", "CO-21", "MW-30", "RV-07", "TB-08"] {
            assert!(met.contains_key(rule), "{rule} never refuses a move");
        }
    }
}

/// Checks what is said about one tile that might be drawn.
fn check_draw(rules: &Rules, state: &State, kind: KindIx) -> Option<Refusal> {
    let outcome = Outcome::Tile(kind);
    let refusal = state.draw_refusal(rules, outcome);
    let mut outcomes = Vec::new();
    state.outcomes(rules, &mut outcomes);
    let is_open = outcomes.iter().any(|&(open, _)| open == outcome);
    let is_refused = state.node() != Node::Over && !is_open;
    let of = || format!("{kind:?} at {:?}: {refusal:?}", state.node());
    assert_eq!(refusal.is_some(), is_refused, "{}", of());
    refusal
}

/// Checks what is said about one move.
fn check(rules: &Rules, state: &State, candidate: Move) -> Option<Refusal> {
    let refusal = state.refusal(rules, candidate);
    let is_asked = matches!(state.node(), Node::Decide { .. });
    let is_refused = is_asked && !state.is_legal(rules, candidate);
    let of = || format!("{candidate:?} at {:?}: {refusal:?}", state.node());
    assert_eq!(refusal.is_some(), is_refused, "{}", of());
    let refusal = refusal?;
    for part in [refusal.why, refusal.remedy] {
        let is_clause = part.starts_with(|c: char| c.is_lowercase()) && !part.ends_with('.');
        assert!(is_clause, "this is no clause of a sentence: {}", of());
    }
    // Several moves may mean the same and only one is yielded. The notation reads that one, so nobody who types a move
    // should be sent from one to the other.
    let is_for_programs = ["stands for", "looks the same"]
        .iter()
        .any(|words| refusal.why.contains(words));
    if is_for_programs {
        let read = state.parse_move(rules, &state.move_name(rules, candidate));
        assert!(read != Ok(candidate), "this is no reason: {}", of());
    }
    let offered = unkept_offer(rules, state, candidate, refusal.remedy);
    assert!(
        offered.is_none(),
        "no legal move does this, {offered:?}: {}",
        of()
    );
    let mut after = state.clone();
    assert!(after.play(rules, candidate, &mut Log::silent()).is_err());
    assert!(after == *state, "a refused move changes nothing: {}", of());
    Some(refusal)
}

/// Returns words of a remedy that no legal move follows.
fn unkept_offer(
    rules: &Rules,
    state: &State,
    refused: Move,
    remedy: &'static str,
) -> Option<&'static str> {
    let mut legal = Vec::new();
    state.legal_moves(rules, &mut legal);
    let last = state.tiles().last().map(|tile| tile.cell);
    let is_fairy = |&legal: &Move| {
        matches!(
            legal,
            Move::MoveNeutral { neutral, .. } | Move::PutBeside { neutral, .. } if neutral == Neutral::Fairy
        )
    };
    let any = |is_meant: &dyn Fn(&Move) -> bool| legal.iter().any(is_meant);
    let offers = [
        ("or pass", any(&|&legal| legal == Move::Pass)),
        (
            "place a figure on the tile just placed",
            any(
                &|legal| matches!(legal, Move::PlaceFigure { spot, .. } if Some(spot.cell) == last),
            ),
        ),
        (
            "place a follower through the portal",
            any(
                &|legal| matches!(legal, Move::PlaceFigure { spot, .. } if Some(spot.cell) != last),
            ),
        ),
        ("move the fairy", any(&is_fairy)),
        (
            "take back",
            any(&|legal| matches!(legal, Move::TakeBack { .. })),
        ),
        (
            "send a knight",
            any(&|legal| matches!(legal, Move::SendHome { .. })),
        ),
        (
            "choose",
            match refused {
                Move::PlaceFigure { figure: of, .. } => {
                    any(&|legal| matches!(legal, Move::PlaceFigure { figure, .. } if *figure == of))
                }
                _ => any(&|legal| legal != &Move::Pass),
            },
        ),
    ];
    let unkept = offers
        .into_iter()
        .find(|&(words, is_kept)| remedy.contains(words) && !is_kept);
    unkept.map(|(words, _)| words)
}

/// Tells whether a rule is one of the game, unless it says that the game lacks something.
fn is_of(setup: &Setup, refusal: Refusal) -> bool {
    let has = |boxes: &[Box]| boxes.iter().any(|&of| setup.has_box(of));
    refusal.why.contains("in this game")
        || refusal.why.contains("this game has none")
        || match &refusal.rule[..2] {
            "BA" | "AB" => true,
            "RV" => has(&[Box::River1, Box::River2]),
            "TB" => has(&[Box::TradersAndBuilders]),
            "PD" => has(&[Box::PrincessAndDragon]),
            "CO" => has(&[Box::Count]),
            "MW" => has(&[Box::MageAndWitch]),
            _ => false,
        }
}

/// Returns moves of every kind, most of them near the point: about tiles, segments and figures that are there.
fn candidates(rules: &Rules, state: &State, rng: &mut Rng) -> Vec<Move> {
    let mut found: Vec<Move> = (0..4).map(|_| random_candidate(state, rng)).collect();
    // Two questions make up most of a game, so they are looked at more rarely.
    let is_looked_at = match state.node() {
        Node::Decide {
            decision: Decision::PlaceTile { .. } | Decision::FigureAction,
            ..
        } => rng.below(12) == 0,
        Node::Decide { .. } => rng.below(2) == 0,
        Node::Chance | Node::Over => false,
    };
    if !is_looked_at {
        return found;
    }
    found.extend([Move::Pass, Move::Again]);
    found.extend(Neutral::ALL.map(|neutral| Move::PutAside { neutral }));
    let tiles = state.tiles();
    let first = rng.below(tiles.len() as u32) as usize;
    let looked_at = [tiles.first(), tiles.get(first), tiles.last()];
    for tile in looked_at.into_iter().flatten() {
        let spots = (0..rules.segments(tile.kind).len()).map(|ix| Spot {
            cell: tile.cell,
            segment: ix as u8,
        });
        for spot in spots.chain([Spot::tile(tile.cell)]) {
            found.push(Move::Choose { spot });
            let figures = FigureKind::ALL.into_iter();
            found.extend(figures.map(|figure| Move::PlaceFigure { figure, spot }));
            let neutrals = Neutral::ALL.into_iter();
            found.extend(neutrals.map(|neutral| Move::MoveNeutral { neutral, to: spot }));
            for (figure, ..) in state.figures() {
                found.push(Move::MoveFigure { figure, to: spot });
            }
        }
        for cell in tile.cell.around().chain([tile.cell]) {
            let rotations = Rotation::ALL.into_iter();
            found.extend(rotations.map(|rotation| Move::PlaceTile { cell, rotation }));
        }
    }
    for (figure, ..) in state.figures() {
        found.extend([Move::TakeBack { figure }, Move::SendHome { figure }]);
        found.extend(Neutral::ALL.map(|neutral| Move::PutBeside { neutral, figure }));
    }
    found
}
