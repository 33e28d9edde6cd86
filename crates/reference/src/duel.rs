//! One game in both worlds: the reference follows the engine and is compared with it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use carcas_engine::{
    Decision, Draw, FigureKind, Leaving, Move, Neutral, Node, Outcome, Prisoner, Rules, Seat,
    Setup, Spot, State, Title, Token,
};
use carcas_tiles::{Goods, KindId};

use super::{Answer, CaseCounts, Mirror, Reference, Start, Waiting};

/// The reference's side of a game that the engine plays.
#[derive(Clone, Debug)]
pub struct Duel {
    mirror: Mirror,
    reference: Reference,
}

/// Nothing, or what the two worlds tell differently.
type Verdict = Result<(), String>;

impl Duel {
    /// Begins a game; the engine has to begin with [`Mirror::start`] of the same start.
    pub fn new(setup: &Setup, rules: &Rules, start: &Start) -> Self {
        Self {
            mirror: Mirror::new(rules),
            reference: Reference::from_start(setup, start),
        }
    }

    /// Draws what the engine draws.
    ///
    /// # Panics
    /// If the game has no such kind.
    pub fn draw(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Tile(kind) => self.reference.draw(self.mirror.id(kind)),
            Outcome::Token(token) => self.reference.draw_token(token),
        }
    }

    /// Plays a move that is legal in the engine's state, which has been compared and not been changed yet.
    ///
    /// # Panics
    /// If the reference knows no such move.
    pub fn play(&mut self, state: &State, legal: Move) {
        self.reference.play(self.mirror.answer(state, legal));
    }

    /// Returns the cases met so far.
    pub fn cases(&self) -> &CaseCounts {
        self.reference.cases()
    }

    /// Compares everything that both worlds tell about this node.
    ///
    /// # Errors
    /// The first difference.
    pub fn compare(&self, rules: &Rules, state: &State) -> Verdict {
        let reference = &self.reference;
        same("node", &self.waiting(state), &Some(reference.waiting()))?;
        if let Node::Decide { seat, .. } = state.node() {
            same("seat asked", &seat, &reference.asked())?;
        }
        for seat in rules.seats() {
            same("score", &state.score(seat), &reference.score(seat))?;
        }
        same("discards", &state.n_discarded(), &reference.n_discarded())?;
        same("bag", &state.bag_size(), &reference.n_in_bag())?;
        same("hidden", &state.n_hidden(), &reference.n_unseen())?;
        let aside = rules.kinds().map(|kind| state.n_aside(rules, kind));
        same("set aside", &aside.sum(), &reference.n_aside())?;
        if reference.waiting() == Waiting::ForNothing {
            return same("winners", &state.winners(rules), &reference.winners());
        }
        // After the last turn it is nobody's turn.
        if !matches!(
            reference.waiting(),
            Waiting::ForLeaving(Leaving::Final) | Waiting::ForFinalAbbey
        ) {
            same("active seat", &state.active_seat(), &reference.seat())?;
        }
        for seat in rules.seats() {
            let n_tokens = |token| u32::from(state.n_tokens(seat, token));
            same(
                "bridges",
                &n_tokens(Token::Bridge),
                &reference.n_bridges(seat),
            )?;
            same(
                "castles",
                &n_tokens(Token::Castle),
                &reference.n_castles(seat),
            )?;
            let owed = state.owed(seat).map(|kind| self.mirror.id(kind));
            same("owed tile", &owed, &reference.owed(seat))?;
        }
        // The order in which they were turned up means nothing.
        let mut lots: Vec<KindId> = state.lots().map(|kind| self.mirror.id(kind)).collect();
        let mut expected = reference.lots().to_vec();
        lots.sort_unstable();
        expected.sort_unstable();
        same("tiles of the bazaar", &lots, &expected)?;
        self.compare_board(rules, state)?;
        self.compare_tokens(rules, state)?;
        self.compare_outcomes(rules, state)?;
        self.compare_moves(rules, state)
    }

    /// Returns what the engine waits for, in the words of the reference.
    fn waiting(&self, state: &State) -> Option<Waiting> {
        let Node::Decide { decision, .. } = state.node() else {
            return Some(match state.node() {
                Node::Chance { draw: Draw::Lot } => Waiting::ForLot,
                Node::Chance { draw: Draw::Tile } => Waiting::ForTile,
                Node::Chance { draw: Draw::Flock } => Waiting::ForToken,
                _ => Waiting::ForNothing,
            });
        };
        Some(match decision {
            Decision::PlaceTile { kind } => Waiting::ForPlacement(self.mirror.id(kind)),
            Decision::FigureAction => Waiting::ForFigure(state.placed_tile()?.cell),
            Decision::Princess => Waiting::ForPrincess,
            Decision::MoveFairy => Waiting::ForFairy,
            Decision::MoveDragon => Waiting::ForDragon,
            Decision::Magic => Waiting::ForMagic,
            Decision::ChooseScoring => Waiting::ForOrder,
            Decision::LeaveQuarter { leaving, .. } => Waiting::ForLeaving(leaving),
            Decision::EnterQuarter => Waiting::ForEntering,
            Decision::MoveCount => Waiting::ForCount,
            Decision::SecondPart => Waiting::ForSecondPart,
            Decision::Capture { tower } => {
                Waiting::ForCapture(state.tiles()[usize::from(tower.0)].cell)
            }
            Decision::Exchange { holder, captured } => Waiting::ForExchange(holder, captured),
            Decision::BuildBridge { is_late } => Waiting::ForBridge { is_late },
            Decision::Castle => Waiting::ForCastle,
            Decision::CastleScoring { castle } => {
                Waiting::ForCastleScoring(state.spots_of(castle).min()?)
            }
            Decision::Auction => Waiting::ForAuction,
            Decision::Bid => Waiting::ForBid,
            Decision::BuyOrSell => Waiting::ForBuyOrSell,
            Decision::TakeLot => Waiting::ForDraft,
            Decision::Abbey { .. } => Waiting::ForAbbey,
            Decision::FinalAbbey { .. } => Waiting::ForFinalAbbey,
            Decision::MoveWagon => Waiting::ForWagon,
            Decision::Flock => Waiting::ForFlock,
        })
    }

    fn compare_board(&self, rules: &Rules, state: &State) -> Verdict {
        let reference = &self.reference;
        for seat in rules.seats() {
            for kind in FigureKind::ALL {
                let supply = u32::from(state.supply(seat)[kind.ix()]);
                same("supply", &supply, &reference.supply(seat, kind))?;
            }
        }
        let mut figures = reference.figures().to_vec();
        figures.sort_unstable();
        same("figures", &self.mirror.figures(state), &figures)?;
        same("tiles", &self.mirror.table(state), reference.table())
    }

    fn compare_tokens(&self, rules: &Rules, state: &State) -> Verdict {
        let reference = &self.reference;
        for neutral in Neutral::ALL {
            let at = state.neutral(neutral);
            same(neutral.name(), &at, &reference.neutral(neutral))?;
        }
        let companion = self.mirror.companion(state);
        same("fairy's follower", &companion, &reference.companion())?;
        for title in Title::ALL {
            same(
                title.name(),
                &state.holder(Token::from(title)),
                &reference.holder(title),
            )?;
        }
        for seat in rules.seats() {
            let has_abbey = state.n_tokens(seat, Token::Abbey) > 0;
            same("abbey", &has_abbey, &reference.has_abbey(seat))?;
            for goods in Goods::ALL {
                let n = u32::from(state.n_tokens(seat, Token::from(goods)));
                same(goods.name(), &n, &reference.goods(seat, goods))?;
            }
            for token in Token::ALL {
                let is_sheep = token.name().starts_with("sheep");
                let flock = reference.flock(seat).iter();
                let n = flock.filter(|&&other| other == token).count();
                if is_sheep {
                    let held = usize::from(state.n_tokens(seat, token));
                    same(token.name(), &held, &n)?;
                }
            }
            let n = u32::from(state.n_tokens(seat, Token::Floor));
            same("floors left", &n, &reference.n_floors(seat))?;
        }
        let placed = state.placed_tokens();
        let floors: BTreeMap<Spot, u32> = placed
            .filter(|&(token, ..)| token == Token::Floor)
            .map(|(_, spot, n)| (spot, u32::from(n)))
            .collect();
        same("floors", &floors, reference.floors())?;
        same(
            "prisoners",
            &sorted(state.prisoners()),
            &sorted(reference.prisoners()),
        )
    }

    fn compare_outcomes(&self, rules: &Rules, state: &State) -> Verdict {
        let mut outcomes = Vec::new();
        state.outcomes(rules, &mut outcomes);
        let weights: BTreeMap<KindId, u32> = outcomes
            .iter()
            .filter_map(|&(outcome, weight)| match outcome {
                Outcome::Tile(kind) => Some((self.mirror.id(kind), weight)),
                Outcome::Token(_) => None,
            })
            .collect();
        same("outcomes", &weights, &self.reference.outcomes())?;
        let tokens: BTreeMap<Token, u32> = outcomes
            .iter()
            .filter_map(|&(outcome, weight)| match outcome {
                Outcome::Tile(_) => None,
                Outcome::Token(token) => Some((token, weight)),
            })
            .collect();
        same("tokens", &tokens, &self.reference.token_outcomes())?;
        let n_kinds = weights.len() + tokens.len();
        same("kinds of outcome", &outcomes.len(), &n_kinds)?;
        let sum: u32 = weights.values().chain(tokens.values()).sum();
        same("total weight", &state.total_weight(), &sum)
    }

    fn compare_moves(&self, rules: &Rules, state: &State) -> Verdict {
        let mut moves = Vec::new();
        state.legal_moves(rules, &mut moves);
        let answers = moves.iter().map(|&legal| self.mirror.answer(state, legal));
        let answers: BTreeSet<Answer> = answers.collect();
        let expected = self.reference.legal_answers();
        let missing: Vec<_> = expected.difference(&answers).collect();
        let extra: Vec<_> = answers.difference(&expected).collect();
        if !missing.is_empty() || !extra.is_empty() {
            return Err(format!(
                "the engine misses the moves {missing:?}, and {extra:?} are legal for it alone"
            ));
        }
        same("moves yielded", &moves.len(), &answers.len())
    }
}

/// Returns prisoners in an order of their own.
fn sorted(prisoners: &[Prisoner]) -> Vec<(Seat, Seat, FigureKind)> {
    let held = prisoners.iter();
    let mut held: Vec<_> = held.map(|one| (one.holder, one.seat, one.kind)).collect();
    held.sort_unstable();
    held
}

fn same<T: PartialEq + Debug>(what: &str, engine: &T, reference: &T) -> Verdict {
    if engine == reference {
        return Ok(());
    }
    Err(format!(
        "{what}: the engine says {engine:?}, the reference {reference:?}"
    ))
}
