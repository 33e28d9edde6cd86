//! A position in the words of the notation, as plain data: what programs are told, whatever the format they read.
//!
//! The words are those of a trace's `after` (`docs/conformance.md`), so that a view can be compared with one.

use std::collections::BTreeMap;

use carcas_engine::notation::outcome_name;
use carcas_engine::{
    Decision, FigureKind, KindIx, Neutral, Node, Prisoner, Rules, Seat, State, Token,
};

/// What is on the table and what the game waits for. Tiles are named by their ids, lists by seat begin with seat 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionView {
    /// The points of every seat.
    pub scores: Vec<i64>,
    /// What every seat may still place, without kinds of which it has none.
    pub supply: Vec<BTreeMap<&'static str, u64>>,
    /// The figures on the board, sorted as text.
    pub figures: Vec<String>,
    /// Where the neutral figures stand; the fairy is named by the figure beside her, if there is one.
    pub neutral: BTreeMap<&'static str, String>,
    /// The tokens of every seat, named in capitals, without those that it lacks.
    pub tokens: Vec<BTreeMap<String, u64>>,
    /// The heights of the towers by their cells, without foundations that have no floor.
    pub floors: BTreeMap<String, u64>,
    /// The prisoners that every seat holds, such as `p0 meeple x2`, sorted as text.
    pub captured: Vec<Vec<String>>,
    /// The bridges, such as `1,0 road:E`, sorted as text.
    pub bridges: Vec<String>,
    /// A segment of every castle, such as `0,0 castle:N`, sorted as text.
    pub castles: Vec<String>,
    /// The tiles of a bazaar that nobody has.
    pub lots: Vec<String>,
    /// The tile that is auctioned, the highest bid, and who made it.
    pub offer: Option<(String, u16, Seat)>,
    /// The tile of a bazaar that each seat is to place.
    pub owed: Vec<Option<String>>,
    /// What is to come: the name of the decision, `draw` or `over`.
    pub phase: &'static str,
    /// Who decides or draws; nobody when the game is over.
    pub seat: Option<Seat>,
    /// Whose turn it is.
    pub turn: Seat,
    /// The tile to be placed.
    pub drawn: Option<DrawnTile>,
    /// How many moves are legal.
    pub n_legal: usize,
    /// The tiles that can be drawn and the weight of each, if one is to be drawn.
    pub outcomes: Option<BTreeMap<String, usize>>,
    /// How many tiles are in the bag.
    pub n_in_bag: usize,
    /// How many tiles of each kind are in the bag.
    pub left: BTreeMap<String, usize>,
    /// How many tiles of each kind are set aside.
    pub aside: BTreeMap<String, usize>,
    /// How many tiles were discarded.
    pub n_discarded: usize,
    /// The tiles on the board in the order in which they were placed, such as `monastery 0,1 r90`.
    pub tiles: Vec<String>,
}

/// A tile that was drawn and is to be placed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnTile {
    /// Its id.
    pub id: String,
    /// Its short id.
    pub alias: String,
}

impl PositionView {
    /// Looks at a position.
    ///
    /// # Panics
    /// If the state belongs to other rules.
    pub fn of(rules: &Rules, state: &State) -> Self {
        let node = state.node();
        let (phase, seat, placed) = match node {
            Node::Chance { .. } => ("draw", Some(state.active_seat()), None),
            Node::Over => ("over", None, None),
            Node::Decide { seat, decision } => {
                let placed = match decision {
                    Decision::PlaceTile { kind } => Some(rules.tile_kind(kind)),
                    _ => None,
                };
                (decision.name(), Some(seat), placed)
            }
        };
        let mut moves = Vec::new();
        state.legal_moves(rules, &mut moves);
        let kinds = || rules.kinds();
        let left = kinds().map(|kind| (kind, state.n_in_bag(rules, kind)));
        let aside = kinds().map(|kind| (kind, state.n_aside(rules, kind)));
        let tiles = state.tiles().iter().map(|tile| {
            let id = &rules.tile_kind(tile.kind).id;
            format!("{id} {} r{}", tile.cell, tile.rotation.degrees())
        });
        Self {
            scores: scores(rules, state),
            supply: rules.seats().map(|seat| supply(state, seat)).collect(),
            figures: figures(rules, state),
            neutral: neutral(rules, state),
            tokens: rules
                .seats()
                .map(|seat| tokens(rules, state, seat))
                .collect(),
            floors: floors(state),
            bridges: sorted(
                state
                    .bridges()
                    .map(|(spot, _)| state.spot_name(rules, spot)),
            ),
            castles: sorted(castles(rules, state)),
            lots: state.lots().map(|kind| id_of(rules, kind)).collect(),
            offer: state
                .offer()
                .map(|(kind, bid, bidder)| (id_of(rules, kind), bid, bidder)),
            owed: rules
                .seats()
                .map(|seat| state.owed(seat).map(|kind| id_of(rules, kind)))
                .collect(),
            captured: rules
                .seats()
                .map(|seat| captured(rules, state, seat))
                .collect(),
            phase,
            seat,
            turn: state.active_seat(),
            drawn: placed.map(|kind| DrawnTile {
                id: kind.id.clone(),
                alias: kind.alias.clone(),
            }),
            n_legal: moves.len(),
            outcomes: node.is_chance().then(|| outcomes(rules, state)),
            n_in_bag: state.bag_size(),
            left: counts(rules, left),
            aside: counts(rules, aside),
            n_discarded: state.n_discarded(),
            tiles: tiles.collect(),
        }
    }
}

/// Returns what can be drawn and the weight of each; those of a kind in several pools are added up.
fn outcomes(rules: &Rules, state: &State) -> BTreeMap<String, usize> {
    let mut outcomes = Vec::new();
    state.outcomes(rules, &mut outcomes);
    let mut weights = BTreeMap::new();
    for (outcome, n) in outcomes {
        let name = outcome_name(rules, outcome).to_owned();
        *weights.entry(name).or_default() += n as usize;
    }
    weights
}

/// Returns numbers of tiles by their ids, without those that are zero.
fn counts(rules: &Rules, kinds: impl Iterator<Item = (KindIx, usize)>) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for (kind, n) in kinds.filter(|&(_, n)| n > 0) {
        *counts.entry(rules.tile_kind(kind).id.clone()).or_default() += n;
    }
    counts
}

/// Returns the points of every seat.
pub fn scores(rules: &Rules, state: &State) -> Vec<i64> {
    let score = |seat| i64::from(state.score(seat));
    rules.seats().map(score).collect()
}

/// Returns what a seat may still place; kinds of which it has none are left out.
pub fn supply(state: &State, seat: Seat) -> BTreeMap<&'static str, u64> {
    let in_supply = state.supply(seat);
    FigureKind::ALL
        .into_iter()
        .map(|kind| (kind.name(), u64::from(in_supply[kind.ix()])))
        .filter(|&(_, n)| n > 0)
        .collect()
}

/// Returns the figures on the board, sorted as text.
pub fn figures(rules: &Rules, state: &State) -> Vec<String> {
    let mut figures: Vec<String> = state
        .figures()
        .map(|figure| state.figure_name(rules, figure.ix))
        .collect();
    figures.sort_unstable();
    figures
}

/// Returns where the neutral figures stand; the fairy is named by the figure beside her, if there is one.
pub fn neutral(rules: &Rules, state: &State) -> BTreeMap<&'static str, String> {
    let place = |neutral: Neutral| {
        let beside = state
            .fairy_companion()
            .filter(|_| neutral == Neutral::Fairy);
        let at = match beside {
            Some(figure) => state.figure_name(rules, figure),
            None => state.spot_name(rules, state.neutral(neutral)?),
        };
        Some((neutral.name(), at))
    };
    Neutral::ALL.into_iter().filter_map(place).collect()
}

/// Returns the tokens of a seat, named in capitals; those that it lacks are left out.
pub fn tokens(rules: &Rules, state: &State, seat: Seat) -> BTreeMap<String, u64> {
    let held = rules
        .tokens()
        .map(|token| (token.name(), u64::from(state.n_tokens(seat, token))));
    held.filter(|&(_, n)| n > 0)
        .map(|(name, n)| (name.to_uppercase(), n))
        .collect()
}

fn id_of(rules: &Rules, kind: KindIx) -> String {
    rules.tile_kind(kind).id.clone()
}

fn sorted(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut names: Vec<String> = names.collect();
    names.sort_unstable();
    names
}

/// Names a segment of every castle.
fn castles<'s>(rules: &'s Rules, state: &'s State) -> impl Iterator<Item = String> + 's {
    let placed = state.placed_tokens();
    let castles = placed.filter(|&(token, ..)| token == Token::Castle);
    castles.map(|(_, spot, _)| state.spot_name(rules, spot))
}

/// Returns the heights of the towers by their cells; foundations without floors are left out.
pub fn floors(state: &State) -> BTreeMap<String, u64> {
    let placed = state.placed_tokens();
    let floors = placed.filter(|&(token, ..)| token == Token::Floor);
    floors
        .map(|(_, spot, n)| (spot.cell.to_string(), u64::from(n)))
        .collect()
}

/// Returns the prisoners that a seat holds, such as `p0 meeple x2`, sorted as text.
pub fn captured(rules: &Rules, state: &State, holder: Seat) -> Vec<String> {
    let mut captured = Vec::new();
    for seat in rules.seats() {
        for kind in FigureKind::ALL {
            let wanted = Prisoner { holder, seat, kind };
            let held = state.prisoners().iter().filter(|&&held| held == wanted);
            match held.count() {
                0 => {}
                n => captured.push(format!("p{} {} x{n}", seat.0, kind.name())),
            }
        }
    }
    captured.sort_unstable();
    captured
}
