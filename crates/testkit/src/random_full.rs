//! Starts for games of any boxes.

use carcas_bots::Rng;
use carcas_engine::{KindIx, Position, Rules, State};
use carcas_tiles::{Group, SegmentKind};

/// Returns a game at its start, often with a part of the bag, so that what is rare happens often.
///
/// # Panics
/// If the engine refuses a part of its own bag.
pub fn random_full_start(rng: &mut Rng, rules: &Rules) -> State {
    let kept = kept_tiles(rng, rules);
    let mut position = Position::new(rules, true);
    let copies = |kind: KindIx| {
        let n = position.state().n_in_bag(rules, kind);
        std::iter::repeat_n(kind, n)
    };
    let all = rules.kinds().flat_map(copies);
    let bag: Vec<KindIx> = match kept {
        Kept::All => return State::new(rules),
        Kept::Some(one_in) => all.filter(|_| rng.below(one_in) == 0).collect(),
        Kept::Special(one_in) => all
            .filter(|&kind| is_special(rules, kind) || rng.below(one_in) == 0)
            .collect(),
    };
    position
        .bag(&bag)
        .expect("the bag is a part of the full one");
    let seat = rng.below(rules.n_seats() as u32) as u8;
    let begun = position.turn(carcas_engine::Seat(seat));
    begun.expect("the seat is in the game");
    position.finish().expect("no figure stands on the board")
}

/// Which tiles a bag keeps.
enum Kept {
    All,
    /// Every tile with this chance.
    Some(u32),
    /// All tiles with symbols, rivers and caps of cities, and the others with this chance.
    Special(u32),
}

fn kept_tiles(rng: &mut Rng, rules: &Rules) -> Kept {
    let n_tiles: usize = rules.kinds().map(|kind| rules.n_copies(kind)).sum();
    match rng.below(8) {
        // Large bags take long, so they are played whole less often.
        0..2 if n_tiles < 120 || rng.below(2) == 0 => Kept::All,
        0..4 => Kept::Some(2 << rng.below(3)),
        _ => Kept::Special(2 << rng.below(4)),
    }
}

/// Tells whether a tile has something that the base game does not know.
fn is_special(rules: &Rules, kind: KindIx) -> bool {
    let printed = rules.tile_kind(kind);
    let has_mark = printed
        .segments
        .iter()
        .any(|segment| !segment.marks.is_empty() || segment.goods.is_some());
    let is_monastery = printed
        .segments
        .iter()
        .any(|segment| segment.kind == SegmentKind::Monastery);
    !printed.symbols.is_empty() || has_mark || is_monastery || printed.group != Group::Land
}
