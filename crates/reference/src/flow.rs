//! The order of the steps of a turn.

use std::collections::{BTreeSet, VecDeque};

use carcas_engine::{BuilderSecondPart, Cell, DragonMove, Leaving, PrincessAction, Seat, Spot};

use super::feature::Feature;
use super::magic::Duty;
use super::played::Part;
use super::{Reference, Waiting};

/// Where a turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// T0.
    StartTurn,
    /// T1: abbey or draw.
    Choose,
    /// T1.
    Draw,
    /// T2: a bridge that is not needed.
    Bridge,
    /// T3.
    TileEffects,
    /// T3b.
    Magic,
    /// T3, T6 or T9: a journey may begin at this moment.
    BeginJourney(DragonMove),
    Journey(DragonMove),
    /// T4.0.
    Princess,
    /// After a removal.
    Fairy,
    /// T4.1.
    Figure,
    /// T4: a bridge after the figure.
    LateBridge,
    /// T7.
    Castle,
    /// T5.1 and T5.2.
    Flocks,
    /// T5.3.
    ClosedFields,
    /// T8a.
    BeginLeave,
    /// CO-A3: which feature is next, where features are scored one by one.
    Order,
    Leave,
    /// T8b.
    Score,
    /// T8c.
    Barns,
    /// T8d.
    ScoreCastles,
    /// T8e.
    EndScoring,
    /// T8f.
    Wagons,
    /// T8g.
    Enter,
    MoveCount,
    /// T9.
    EndPart,
    /// T10.
    Bazaar,
    EndTurn,
    /// After the last turn.
    BeginRound,
    AbbeyRound,
    /// Before final scoring.
    BeginFinalLeave,
    FinalLeave,
}

/// What has happened in this turn.
#[derive(Clone, Debug)]
pub(super) struct Flow {
    pub(super) step: Step,
    /// Where the tile of this part lies.
    pub(super) cell: Cell,
    pub(super) is_second_part: bool,
    /// Whether a builder gives a second part.
    pub(super) is_triggered: bool,
    /// Whether the volcano lake was placed in this turn.
    pub(super) is_lake_placed: bool,
    /// Whether ransom was paid in this turn.
    pub(super) has_paid: bool,
    /// What the magic step still has to do.
    pub(super) duties: Vec<Duty>,
    pub(super) n_dragon_moves: u8,
    pub(super) visited: Vec<Cell>,
    /// The features that this tile has completed, occupied or not.
    pub(super) completed: Vec<Feature>,
    /// Those of them that have not been scored yet.
    pub(super) unscored: Vec<Feature>,
    /// The one of them that is scored next, where features are scored one by one.
    pub(super) chosen: Option<Feature>,
    /// The points of every seat that this tile has caused.
    pub(super) gained: Vec<i32>,
    /// Whether the seat has placed its shepherd in this part.
    pub(super) has_new_shepherd: bool,
    /// Whether the seat has entered the city of Carcassonne in this turn.
    pub(super) has_entered: bool,
    /// The place of the seat that is asked to leave: 1 is left of the placer.
    pub(super) place: usize,
    pub(super) passed: BTreeSet<Seat>,
    /// Who placed the last tile.
    pub(super) placer: Seat,
    /// The cell of the bridge built with the tile of this part.
    pub(super) bridge: Option<Cell>,
    /// The place of the seat that is asked about castles: 0 is the active seat.
    pub(super) castle_place: usize,
    /// The castles built in this part.
    pub(super) converted: Vec<Feature>,
    /// The cities they were, where those count for the king.
    pub(super) converted_cities: Vec<Feature>,
    /// The castles that have scored in this part, with the feature whose value each took.
    pub(super) castles_scored: Vec<(Feature, Feature)>,
    /// How many of them had scored before this round.
    pub(super) castle_round: usize,
    /// The castles that wagons may leave.
    pub(super) open_castles: Vec<Feature>,
    /// The castle whose owner chooses.
    pub(super) choosing: Option<Feature>,
    /// Where a barn was placed in this part.
    pub(super) barn: Option<Spot>,
    /// Whether followers have been asked to leave for the fields of barns, where features are scored one by one.
    pub(super) is_barn_asked: bool,
    /// Who is still to be asked in the abbey round.
    pub(super) round: Option<VecDeque<Seat>>,
}

impl Flow {
    /// The flow of a turn; `placer` placed the last tile.
    pub(super) fn new(n_seats: usize, placer: Seat) -> Self {
        Self {
            step: Step::StartTurn,
            cell: Cell::new(0, 0),
            is_second_part: false,
            is_triggered: false,
            is_lake_placed: false,
            has_paid: false,
            duties: Vec::new(),
            n_dragon_moves: 0,
            visited: Vec::new(),
            completed: Vec::new(),
            unscored: Vec::new(),
            chosen: None,
            gained: vec![0; n_seats],
            has_new_shepherd: false,
            has_entered: false,
            place: 1,
            passed: BTreeSet::new(),
            placer,
            bridge: None,
            castle_place: 0,
            converted: Vec::new(),
            converted_cities: Vec::new(),
            castles_scored: Vec::new(),
            castle_round: 0,
            open_castles: Vec::new(),
            choosing: None,
            barn: None,
            is_barn_asked: false,
            round: None,
        }
    }
}

impl Reference {
    /// Goes on with a step.
    pub(super) fn go(&mut self, step: Step) {
        self.flow.step = step;
        self.advance();
    }

    /// Goes from step to step until a tile is drawn, a seat is asked or the game is over.
    ///
    /// A question whose only answer is pass is not asked (README part 4).
    pub(super) fn advance(&mut self) {
        loop {
            self.asked = self.seat;
            match self.step() {
                Next::Go(step) => self.flow.step = step,
                Next::Wait(waiting) => {
                    self.waiting = waiting;
                    return;
                }
            }
        }
    }

    fn step(&mut self) -> Next {
        match self.flow.step {
            Step::StartTurn => {
                self.start_turn();
                Next::Go(Step::Choose)
            }
            Step::Choose => {
                self.tally_hole();
                Next::or(
                    self.may_place_abbey().then_some(Waiting::ForAbbey),
                    Step::Draw,
                )
            }
            Step::Draw => match self.take_owed() {
                Some(kind) => Next::Wait(Waiting::ForPlacement(kind)),
                None if self.is_tile_left() => Next::Wait(Waiting::ForTile),
                None => Next::Go(Step::Bazaar),
            },
            Step::Bridge => self.bridge_step(),
            Step::TileEffects => {
                self.tile_effects();
                Next::Go(Step::Magic)
            }
            Step::LateBridge => self.late_bridge_step(),
            Step::Magic => self.magic_step(),
            Step::BeginJourney(moment) => {
                self.begin_journey();
                let is_now = self.played.choices.dragon_move == moment;
                Next::Go(if is_now {
                    Step::Journey(moment)
                } else {
                    after_journey(moment)
                })
            }
            Step::Journey(moment) => {
                if self.is_on_journey() {
                    self.asked = self.seat_after(self.seat, usize::from(self.flow.n_dragon_moves));
                    Next::Wait(Waiting::ForDragon)
                } else {
                    Next::Go(after_journey(moment))
                }
            }
            Step::Princess => {
                let must = self.played.choices.princess_action == PrincessAction::Must;
                if must && !self.knights().is_empty() {
                    Next::Wait(Waiting::ForPrincess)
                } else {
                    Next::Go(Step::Figure)
                }
            }
            Step::Figure => {
                self.tally_empty_stock();
                let has_answer = self.figure_answers(self.flow.cell).len() > 1;
                Next::or(
                    has_answer.then_some(Waiting::ForFigure(self.flow.cell)),
                    Step::LateBridge,
                )
            }
            Step::Fairy => {
                let may_move = self.may_move_fairy_after_princess();
                Next::or(may_move.then_some(Waiting::ForFairy), Step::LateBridge)
            }
            Step::Flocks => self.flock_step(),
            Step::ClosedFields => {
                self.herd_closed();
                Next::Go(Step::BeginJourney(DragonMove::BeforeScoring))
            }
            Step::BeginLeave => {
                self.note_completed();
                self.tally_castle_sites();
                Next::Go(Step::Castle)
            }
            Step::Castle => self.castle_step(),
            Step::ScoreCastles => self.score_castles_step(),
            Step::Order => self.order_step(),
            Step::Leave => self.leave_step(),
            Step::Score => {
                self.score_due();
                let is_done = self.flow.is_barn_asked || !self.is_one_by_one();
                Next::Go(if self.flow.unscored.is_empty() && is_done {
                    Step::Barns
                } else {
                    Step::Order
                })
            }
            Step::EndScoring => {
                self.end_scoring();
                Next::Go(Step::Wagons)
            }
            Step::Barns => {
                self.score_barn_fields();
                Next::Go(Step::ScoreCastles)
            }
            Step::Wagons => self.wagon_step(),
            Step::Enter => {
                let may_enter = !self.entering_answers().is_empty();
                Next::or(
                    may_enter.then_some(Waiting::ForEntering),
                    Step::BeginJourney(DragonMove::AfterScoring),
                )
            }
            Step::MoveCount => {
                let may_move = !self.count_answers().is_empty();
                Next::or(
                    may_move.then_some(Waiting::ForCount),
                    Step::BeginJourney(DragonMove::AfterScoring),
                )
            }
            Step::EndPart => {
                self.note_bazaar();
                self.end_part()
            }
            Step::Bazaar => self.bazaar_step(),
            Step::EndTurn if self.flow.round.is_some() => Next::Go(Step::AbbeyRound),
            Step::EndTurn => {
                self.end_turn();
                // The next turn begins only if there is a tile for it.
                let is_over = !self.is_tile_left() && !self.bazaar.is_any_owed();
                Next::Go(if is_over {
                    Step::BeginRound
                } else {
                    Step::StartTurn
                })
            }
            Step::BeginRound => self.begin_round(),
            Step::AbbeyRound => self.round_step(),
            Step::BeginFinalLeave => {
                (self.flow.place, self.flow.passed) = (1, BTreeSet::new());
                Next::Go(Step::FinalLeave)
            }
            Step::FinalLeave => match self.final_leaver() {
                Some(seat) => {
                    self.asked = seat;
                    Next::Wait(Waiting::ForLeaving(Leaving::Final))
                }
                None => {
                    self.score_at_end();
                    Next::Wait(Waiting::ForNothing)
                }
            },
        }
    }

    /// T9: the second part that a builder gives.
    ///
    /// Rule: TB-14 to TB-19.
    fn end_part(&mut self) -> Next {
        let is_given = self.flow.is_triggered
            && !self.flow.is_second_part
            && self.played.has(Part::Builder)
            && (self.is_tile_left() || self.may_place_abbey());
        if !is_given {
            return Next::Go(Step::Bazaar);
        }
        match self.played.choices.builder_second_part {
            BuilderSecondPart::Optional => Next::Wait(Waiting::ForSecondPart),
            BuilderSecondPart::Mandatory => {
                self.flow.is_second_part = true;
                Next::Go(Step::Choose)
            }
        }
    }

    /// Returns the seat `places` further, clockwise.
    pub(super) fn seat_after(&self, seat: Seat, places: usize) -> Seat {
        Seat(((seat.ix() + places) % self.scores.len()) as u8)
    }
}

/// What follows a step.
pub(super) enum Next {
    Go(Step),
    Wait(Waiting),
}

impl Next {
    fn or(waiting: Option<Waiting>, step: Step) -> Self {
        waiting.map_or(Self::Go(step), Self::Wait)
    }
}

fn after_journey(moment: DragonMove) -> Step {
    match moment {
        DragonMove::AfterTile => Step::Princess,
        DragonMove::BeforeScoring => Step::BeginLeave,
        DragonMove::AfterScoring => Step::EndPart,
    }
}
