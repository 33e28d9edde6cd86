//! King and robber (`docs/rules/61-king-and-robber.md`): who completed the largest city and the longest road.

use carcas_tiles::{Mark, SegmentKind};

use super::{Manifest, Module};
use crate::event::{Label, Log, Reason, Terms};
use crate::feature::Columns;
use crate::figure::Seat;
use crate::notation::NotationError;
use crate::notation::position::{Line, MemoryText, Section};
use crate::position::{Position, PositionError};
use crate::rules::{KingCountsCarcassonne, KingCountsCastles, KingRobberScoring, Rules};
use crate::score::{Of, Tally};
use crate::state::State;
use crate::token::{Title, Token};

pub(crate) const KING_MANIFEST: Manifest = Manifest {
    tokens: &[(Token::King, [0; Seat::MAX])],
    memory: Some(MemoryText {
        write: |state, line| write_record(state, Title::King, line),
        read: |_, state, section| read_record(state, Title::King, section),
    }),
    ..Manifest::new(Module::King)
};
pub(crate) const ROBBER_MANIFEST: Manifest = Manifest {
    tokens: &[(Token::Robber, [0; Seat::MAX])],
    memory: Some(MemoryText {
        write: |state, line| write_record(state, Title::Robber, line),
        read: |_, state, section| read_record(state, Title::Robber, section),
    }),
    ..Manifest::new(Module::Robber)
};

/// The sizes that won the tokens, by the order of [`Title`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Memory {
    records: [u16; 2],
}

/// Writes the size that won a title.
fn write_record(state: &State, title: Title, line: &mut Line<'_>) {
    let Memory { records } = &state.memory.king_and_robber;
    let record = records[title as usize];
    if record > 0 {
        line.word(format_args!("record={record}"));
    }
}

fn read_record(
    state: &mut State,
    title: Title,
    section: &mut Section<'_>,
) -> Result<(), NotationError> {
    while let Some(word) = section.next() {
        let (key, record) = word.halves('=', "record=5")?;
        if key.text != "record" {
            return key.error("record");
        }
        section.once(key)?;
        state.memory.king_and_robber.records[title as usize] = record.number(1, u16::MAX)?;
    }
    Ok(())
}

const fn module_of(title: Title) -> Module {
    [Module::King, Module::Robber][title as usize]
}

const fn feature_of(title: Title) -> SegmentKind {
    [SegmentKind::City, SegmentKind::Road][title as usize]
}

/// Whether features of a kind count for a title. A castle was a city.
///
/// Rule: KR-114, BC-73.
fn counts_for(rules: &Rules, title: Title, kind: SegmentKind) -> bool {
    let is_castle = kind == SegmentKind::Castle && title == Title::King;
    kind == feature_of(title)
        || (is_castle && rules.choices().king_counts_castles == KingCountsCastles::Yes)
}

/// Whether there is a token to win.
pub(crate) fn is_in_play(rules: &Rules) -> bool {
    titles(rules).next().is_some()
}

fn titles(rules: &Rules) -> impl Iterator<Item = Title> + use<> {
    let modules = rules.modules();
    Title::ALL
        .into_iter()
        .filter(move |title| modules.contains(module_of(*title)))
}

/// Compares what the tile completed with the records.
///
/// Rule: KR-02 to KR-10.
pub(crate) fn compare(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    let seat = state.flow.seat;
    for title in titles(rules) {
        let mut n_completed = 0;
        let mut largest = 0;
        for &feature in state.flow.completed.as_slice() {
            let tally = Tally::of(state, feature);
            if counts_for(rules, title, tally.kind) {
                n_completed += 1;
                largest = largest.max(tally.n_tiles);
            }
        }
        if n_completed == 0 {
            continue;
        }
        let holder = state.holder(Token::from(title));
        let is_continuous = rules.choices().king_robber_scoring == KingRobberScoring::Continuous;
        if let Some(holder) = holder.filter(|_| is_continuous) {
            let mut terms = Terms::EMPTY;
            terms.add(Label::Titles(title), n_completed, 1);
            let what = (Reason::Title(title), Of::Nothing);
            state.award(rules, holder, what, &terms, log);
        }
        let record = &mut state.memory.king_and_robber.records[title as usize];
        if largest > *record {
            *record = largest;
            if let Some(former) = holder.filter(|&former| former != seat) {
                state.seats[former.ix()].tokens.set(Token::from(title), 0);
            }
            if holder != Some(seat) {
                state.take_tokens(seat, Token::from(title), 1, log);
            }
        }
    }
}

/// Pays the holders when the game ends.
///
/// Rule: KR-11 to KR-14.
pub(crate) fn score(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    for title in titles(rules) {
        let Some(holder) = state.holder(Token::from(title)) else {
            continue;
        };
        let Some((count, each)) = points(rules, state, title) else {
            continue;
        };
        let mut terms = Terms::EMPTY;
        terms.add(Label::Titles(title), count, each);
        let what = (Reason::Title(title), Of::Nothing);
        state.award(rules, holder, what, &terms, log);
    }
}

/// Returns what a title would bring its holder if the game were over: a count, and the points for each.
///
/// Rule: KR-11, KR-14.
fn points(rules: &Rules, state: &State, title: Title) -> Option<(u16, i16)> {
    match rules.choices().king_robber_scoring {
        KingRobberScoring::PerFeature => Some((n_complete(rules, state, title), 1)),
        KingRobberScoring::TenEach => Some((1, 10)),
        KingRobberScoring::FifteenForty => {
            let [king, robber] = Title::ALL.map(|title| state.holder(Token::from(title)));
            let has_both = king.is_some() && king == robber;
            Some((1, if has_both { 20 } else { 15 }))
        }
        KingRobberScoring::Continuous => None,
    }
}

/// Counts the complete features on the board, whoever completed them.
///
/// Rule: KR-11, KR-12, KR-111, KR-114.
fn n_complete(rules: &Rules, state: &State, title: Title) -> u16 {
    let counts_carcassonne = rules.choices().king_counts_carcassonne == KingCountsCarcassonne::Yes;
    let counts = |columns: &Columns| {
        columns.is_closed()
            && counts_for(rules, title, columns.kind)
            && (counts_carcassonne || !columns.marks.contains(Mark::AtCarcassonne))
    };
    let features = state.features.iter();
    features.filter(|(_, columns)| counts(columns)).count() as u16
}

impl State {
    /// Returns the size that won a title; 0 if nobody has it.
    pub fn title_record(&self, title: Title) -> u16 {
        self.memory.king_and_robber.records[title as usize]
    }

    /// Returns how many points a title would bring its holder if the game were over, and whether every feature completed by
    /// then brings one more.
    pub fn title_points(&self, rules: &Rules, title: Title) -> (i32, bool) {
        let now = match points(rules, self, title) {
            Some((count, each)) => i32::from(count) * i32::from(each),
            None => 0,
        };
        let is_growing = matches!(
            rules.choices().king_robber_scoring,
            KingRobberScoring::PerFeature | KingRobberScoring::Continuous
        );
        (now, is_growing)
    }
}

impl Position<'_> {
    /// Makes a seat king or robber, with the size that won the title.
    ///
    /// # Errors
    /// If there is no such seat, or if the game has no such title.
    pub fn title(&mut self, title: Title, seat: Seat, record: u16) -> Result<(), PositionError> {
        for other in self.rules.seats() {
            self.tokens(other, Token::from(title), 0)?;
        }
        self.tokens(seat, Token::from(title), 1)?;
        self.state.memory.king_and_robber.records[title as usize] = record;
        Ok(())
    }
}
