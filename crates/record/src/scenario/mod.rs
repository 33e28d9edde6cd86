//! Scenarios: short games or positions that show a rule, with what must come of them.
//!
//! `docs/scenarios.md` explains the notation.

mod check;
mod cursor;
mod expectation;
mod failure;
mod head;
mod parse;
mod run;

use carcas_engine::{
    Axis, Cell, Edition, Event, FigureKind, Move, Neutral, Prisoner, Rules, Seat, Setup, State,
    Title, Token,
};
use carcas_tiles::Rotation;

use crate::error::ParseError;
use crate::tell::Pin;

pub use failure::Failure;

/// A test of a rule that a player can read.
///
/// ```
/// use carcas_record::Scenario;
///
/// let text = "
/// title   A city of two tiles
/// rule    BA-37
/// red     tile city-cap 0,-1 r180, meeple city:S
/// expect  red 4, blue 0
/// ";
/// let scenario = Scenario::parse("small-city.txt", text)?;
/// assert_eq!(scenario.rules_shown(), ["BA-37"]);
/// assert!(scenario.run().is_ok());
///
/// let wrong = Scenario::parse("small-city.txt", &text.replace("red 4", "red 5"))?;
/// let failure = wrong.run().unwrap_err();
/// assert!(failure.to_string().starts_with("small-city.txt:5:9: expected red 5, got red 4"));
/// # Ok::<(), carcas_record::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Scenario {
    name: String,
    title: String,
    ids: Vec<String>,
    names: Vec<String>,
    has_start: bool,
    cases: Vec<Case>,
    lines: Vec<StepLine>,
}

impl Scenario {
    /// Reads a scenario; `name` is its file, for messages.
    ///
    /// # Errors
    /// The first line that is not understood, or what is missing. Moves and segments are read when the scenario runs,
    /// because their meaning depends on the board.
    pub fn parse(name: &str, text: &str) -> Result<Self, ParseError> {
        parse::parse(name, text)
    }

    /// Returns what the scenario shows, in a sentence.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Returns the ids of the rules that the scenario shows, each once.
    pub fn rules_shown(&self) -> &[String] {
        &self.ids
    }

    /// Plays the scenario in all its cases.
    ///
    /// # Errors
    /// The first line that does not hold.
    pub fn run(&self) -> Result<(), Box<Failure>> {
        (0..self.cases.len()).try_for_each(|case| run::run(self, case))
    }

    /// Returns the names of the seats.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns the rules of the first case.
    pub fn rules(&self) -> &Rules {
        &self.cases[0].rules
    }

    /// Returns the setup of the first case.
    pub fn setup(&self) -> &Setup {
        &self.cases[0].setup
    }

    /// Returns all cases in the order of their lines.
    pub fn cases(&self) -> impl Iterator<Item = ScenarioCase<'_>> {
        let scenario = self;
        (0..self.cases.len()).map(move |ix| ScenarioCase { scenario, ix })
    }

    /// Plays the first case and returns what can be seen: the position before the first move, and a step for every move,
    /// draw and end. What the scenario expects is not checked, so a wrong one can be looked at, too.
    ///
    /// # Errors
    /// The first line that describes no position or no legal move.
    pub fn steps(&self) -> Result<(State, Vec<ScenarioStep>), Box<Failure>> {
        run::steps(self, 0)
    }
}

/// A scenario under the rules of one of its cases.
#[derive(Clone, Copy, Debug)]
pub struct ScenarioCase<'s> {
    scenario: &'s Scenario,
    ix: usize,
}

impl<'s> ScenarioCase<'s> {
    /// Returns the name of the case; a scenario without lines `case …` has one without a name.
    pub fn name(&self) -> Option<&'s str> {
        self.scenario.cases[self.ix].name.as_deref()
    }

    /// Returns its rules.
    pub fn rules(&self) -> &'s Rules {
        &self.scenario.cases[self.ix].rules
    }

    /// Returns its setup.
    pub fn setup(&self) -> &'s Setup {
        &self.scenario.cases[self.ix].setup
    }

    /// Plays it, as [`Scenario::steps`] does with the first case.
    ///
    /// # Errors
    /// The first line that describes no position or no legal move.
    pub fn steps(&self) -> Result<(State, Vec<ScenarioStep>), Box<Failure>> {
        run::steps(self.scenario, self.ix)
    }
}

/// What a move, draw or end of a scenario did.
#[derive(Clone, Debug)]
pub struct ScenarioStep {
    /// The state after it.
    pub state: State,
    /// The move, unless it was a draw or an end.
    pub played: Option<Move>,
    /// What happened.
    pub events: Vec<Event>,
}

/// The rules under which a scenario is run.
#[derive(Clone, Debug)]
struct Case {
    /// What the line `case` calls it, if there is one.
    name: Option<String>,
    /// The edition, if it is one of several in which the scenario runs.
    edition: Option<Edition>,
    setup: Setup,
    rules: Rules,
    /// The position of the line `position …`, if there is one.
    start: Option<State>,
}

impl Case {
    fn edition_name(&self) -> Option<&'static str> {
        self.edition.map(Edition::name)
    }

    /// Returns the words that tell it from the others, as a line in brackets says them.
    fn label(&self) -> Option<String> {
        match (&self.name, self.edition) {
            (Some(name), Some(edition)) => Some(format!("{name} {}", edition.name())),
            (Some(name), None) => Some(name.clone()),
            (None, edition) => edition.map(|edition| edition.name().to_owned()),
        }
    }
}

/// A part of a line that is read when the board is known.
#[derive(Clone, Debug)]
struct Span {
    /// The byte of the line where it begins.
    at: usize,
    text: String,
}

/// A line after the head.
#[derive(Clone, Debug)]
struct StepLine {
    number: usize,
    /// The line without comment.
    text: String,
    /// The byte where the first argument begins.
    at: usize,
    /// The cases that the line is for; none means all.
    only: Vec<usize>,
    step: Step,
}

impl StepLine {
    fn is_for(&self, case: usize) -> bool {
        self.only.is_empty() || self.only.contains(&case)
    }
}

/// What a line says.
#[derive(Clone, Debug)]
enum Step {
    Tile(Span, Cell, Rotation),
    Figure(Seat, FigureKind, Span),
    Score(Seat, i32),
    Supply(Seat, FigureKind, u8),
    Bag(Vec<Span>),
    Turn(Seat),
    Neutral(Neutral, Beside, Span),
    Aside(Vec<Span>),
    Tokens(Seat, Token, u8),
    Floors(Cell, u8),
    Prisoner(Prisoner),
    Title(Title, Seat, u16),
    Bridge(Cell, Axis),
    Castle(Span),
    Owed(Seat, Span),
    Play(Seat, Vec<Span>),
    Draw(Span),
    End,
    Check(Check),
}

impl Step {
    /// Returns the place in the order in which a position is put together, or nothing for what comes after it.
    const fn phase(&self) -> Option<u8> {
        match self {
            Self::Tile(..) | Self::Bridge(..) | Self::Castle(_) => Some(0),
            Self::Floors(..) => Some(1),
            Self::Figure(..) | Self::Prisoner(_) => Some(2),
            Self::Score(..)
            | Self::Supply(..)
            | Self::Turn(_)
            | Self::Neutral(..)
            | Self::Tokens(..)
            | Self::Title(..) => Some(3),
            Self::Aside(_) | Self::Owed(..) => Some(4),
            Self::Bag(_) => Some(5),
            Self::Play(..) | Self::Draw(_) | Self::End | Self::Check(_) => None,
        }
    }
}

/// What must hold.
#[derive(Clone, Debug)]
enum Check {
    /// A move that is not legal, and the rules of which one must decide that; any rule will do if there are none.
    Refuse(Seat, Span, Vec<String>),
    Allow(Seat, Span),
    Moves(Vec<Span>),
    Draws(Vec<Span>),
    RefuseDraw(Span, Vec<String>),
    Cells(Span, Vec<Cell>),
    Rotations(Span, Cell, Vec<Rotation>),
    Scores(Vec<(Seat, i32)>),
    Supply(Seat, FigureKind, u8),
    Figure {
        is_there: bool,
        seat: Seat,
        figure: FigureKind,
        spot: Span,
    },
    Figures(Option<Seat>, usize),
    Feature(Span, Vec<Fact>),
    Connected {
        is_same: bool,
        one: Span,
        other: Span,
    },
    Neutral(Neutral, Option<(Beside, Span)>),
    Aside(usize),
    Tokens(Seat, Token, u8),
    Floors(Cell, u8),
    /// So many figures of a kind that a seat holds of another.
    Prisoners(Prisoner, usize),
    Title(Title, Option<Seat>),
    Owed(Seat, Option<Span>),
    Discarded(usize),
    InBag(Option<Span>, usize),
    Turn(Seat),
    Decision(String),
    Winners(Vec<Seat>),
    /// Whether this happened.
    Told(bool, Pin),
}

/// The figure that a neutral figure stands beside, if it stands beside one.
type Beside = Option<(Seat, FigureKind)>;

/// What must hold of a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fact {
    Tiles(u16),
    Pennants(u8),
    Followers(u8),
    Complete,
    Open(Option<u16>),
}
