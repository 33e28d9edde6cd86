//! All that can be observed of a game, as text.

use carcas_engine::{Event, FigureKind, Neutral, Node, Rules, State, Title, Token};
use carcas_record::{GOLDEN, ParseError, Record, Replay, ReplayStep, Teller, legend, pinned, view};
use carcas_tiles::Goods;

/// What follows [`GOLDEN`] at the head of a golden game.
const HEAD: &str = "\
(docs/testing.md), rewritten by `cargo xtask bless`.
# After each entry of the record: who is asked what, the number of legal moves, a digest of all that can be observed
# (tiles, figures, supplies, bag, neutral figures, tokens, legal moves in their order), and scores that have changed.
";

/// Divides an entry of the record from what is observed after it.
const MARK: &str = "  > ";

/// The moves of every so many-th entry are listed, if they are few.
const LIST_EVERY: usize = 23;
const LIST_MOST: usize = 16;

/// Returns everything that happens in a game.
pub(crate) fn observe(record: &Record) -> String {
    let text = record.to_text();
    let n_entries = record.entries().len();
    let lines: Vec<&str> = text.lines().collect();
    let is_over = record.state().node() == Node::Over;
    let n_head = lines.len() - n_entries - usize::from(is_over);
    let mut told = format!("{GOLDEN} {HEAD}{}\n", lines[..n_head].join("\n"));
    let mut replay = record.replay();
    told += &format!("  {}\n", node(record, replay.state()));
    let mut scores = scores_of(record.rules(), replay.state());
    while let Some(step) = replay.step() {
        observe_step(record, &replay, &step, &mut scores, &mut told);
    }
    told += &lines[n_head + n_entries..].join("\n");
    told.push('\n');
    for line in legend(record.rules(), record.state(), record.names()).lines() {
        told += &format!("  {}\n", line.trim_end());
    }
    told
}

/// Appends what one entry did.
fn observe_step(
    record: &Record,
    replay: &Replay<'_>,
    step: &ReplayStep<'_>,
    scores: &mut Vec<i32>,
    told: &mut String,
) {
    let (rules, state) = (record.rules(), replay.state());
    *told += &format!("{}{MARK}{}", step.line, node(record, state));
    let now = scores_of(rules, state);
    if now != *scores {
        let listed: Vec<String> = now.iter().map(ToString::to_string).collect();
        *told += &format!(", scores {}", listed.join(" "));
        *scores = now;
    }
    told.push('\n');
    for event in step.events.iter().filter(|event| is_told(event)) {
        let sentence = Teller { rules }.event(state, event);
        *told += &format!("  {}\n", pinned(&sentence, record.names()));
    }
    if replay.n_done().is_multiple_of(LIST_EVERY) {
        let names = move_names(rules, state);
        if (1..=LIST_MOST).contains(&names.len()) {
            *told += &format!("  moves: {}\n", names.join("; "));
        }
    }
}

/// Tells whether an event says more than the entry itself.
fn is_told(event: &Event) -> bool {
    !matches!(
        event,
        Event::TurnStarted { .. }
            | Event::Drawn { .. }
            | Event::TilePlaced { .. }
            | Event::FigurePlaced { .. }
            | Event::NeutralMoved { .. }
    )
}

/// Says what a state waits for, in a few words.
fn node(record: &Record, state: &State) -> String {
    let rules = record.rules();
    let names = move_names(rules, state);
    let digest = digest(rules, state, &names);
    match state.node() {
        Node::Chance { .. } => format!("draw of {} {digest:06x}", state.total_weight()),
        Node::Decide { seat, decision } => {
            let (name, decision) = (&record.names()[seat.ix()], decision.name());
            format!("{name} {decision} {} {digest:06x}", names.len())
        }
        Node::Over => format!("over {digest:06x}"),
    }
}

fn move_names(rules: &Rules, state: &State) -> Vec<String> {
    let mut moves = Vec::new();
    state.legal_moves(rules, &mut moves);
    let name = |&legal: &_| state.move_name(rules, legal);
    moves.iter().map(name).collect()
}

fn scores_of(rules: &Rules, state: &State) -> Vec<i32> {
    rules.seats().map(|seat| state.score(seat)).collect()
}

/// Returns 24 bits that change with anything that can be observed.
fn digest(rules: &Rules, state: &State, moves: &[String]) -> u64 {
    let mut text = moves.join(";");
    for tile in state.tiles() {
        let id = &rules.tile_kind(tile.kind).id;
        text += &format!(";{id} {} {}", tile.cell, tile.rotation.degrees());
    }
    let mut figures: Vec<String> = state
        .figures()
        .map(|figure| format!("{} {}", figure.seat.0, state.figure_name(rules, figure.ix)))
        .collect();
    figures.sort_unstable();
    text += &figures.join(";");
    for neutral in Neutral::ALL {
        if let Some(spot) = state.neutral(neutral) {
            text += &format!(";{} {}", neutral.name(), state.spot_name(rules, spot));
        }
    }
    if let Some(figure) = state.fairy_companion() {
        text += &format!(";beside {}", state.figure_name(rules, figure));
    }
    for seat in rules.seats() {
        let supply = FigureKind::ALL.map(|kind| state.supply(seat)[kind.ix()]);
        let goods = Goods::ALL.map(|goods| state.n_tokens(seat, Token::from(goods)));
        text += &format!(";{} {supply:?} {goods:?}", state.score(seat));
    }
    for title in Title::ALL {
        text += &format!(";{:?}", state.holder(Token::from(title)));
    }
    for kind in rules.kinds() {
        let (n_in_bag, n_aside) = (state.n_in_bag(rules, kind), state.n_aside(rules, kind));
        text += &format!(";{n_in_bag} {n_aside}");
    }
    text += &format!(";{}", state.n_discarded());
    for (cell, n_floors) in view::floors(state) {
        text += &format!(";tower {cell} {n_floors}");
    }
    for seat in rules.seats() {
        let (n_floors, held) = (
            state.n_tokens(seat, Token::Floor),
            view::captured(rules, state, seat),
        );
        if n_floors > 0 || !held.is_empty() {
            text += &format!(";{n_floors} {held:?}");
        }
    }
    fnv(text.as_bytes()) & 0xff_ffff
}

/// The hash FNV-1a: short, and the same everywhere.
fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Returns the record inside a golden file.
pub(crate) fn record_of(text: &str) -> Result<Record, ParseError> {
    let lines = text.lines().filter(|line| !line.starts_with("  "));
    let entries = lines.map(|line| line.split_once(MARK).map_or(line, |(entry, _)| entry));
    let mut record = String::new();
    for line in entries {
        record += line;
        record.push('\n');
    }
    Record::parse(&record)
}
