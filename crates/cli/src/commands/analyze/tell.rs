//! An analysis as text: moves and draws in words, or in the notation for those who want it.

use std::io::{self, Write};

use carcas_analysis::{Analysis, Drawn, Judged};
use carcas_engine::{Event, Move, Seat, State};
use carcas_record::{Entry, Record};
use carcas_text::{key, say};

use crate::language::words;
use crate::show::{print_item, shown_names, speaker};

/// The most moves and draws that the summary names.
const N_NAMED: usize = 5;

/// A game as it is told.
pub(super) struct Story<'r> {
    record: &'r Record,
    names: Vec<String>,
    is_notation: bool,
    /// What was drawn or played, entry by entry.
    entries: Vec<String>,
}

impl<'r> Story<'r> {
    pub(super) fn new(record: &'r Record, is_notation: bool) -> Self {
        let mut story = Self {
            record,
            names: shown_names(record),
            is_notation,
            entries: Vec::new(),
        };
        let mut replay = record.replay();
        for (at, entry) in record.entries().iter().enumerate() {
            let before = replay.state().clone();
            let events = replay.step().map_or(Vec::new(), |step| step.events);
            let first = events.first().filter(|event| is_deed(event));
            let happened = first
                .map(|event| speaker(record.rules(), &story.names).event(replay.state(), event));
            story.entries.push(match (is_notation, entry, happened) {
                (true, ..) => record.line(at).to_owned(),
                (false, _, Some(happened)) => happened,
                (false, &Entry::Move(seat, mv), None) => story.played(&before, seat, mv),
                (false, Entry::Draw(_), None) => String::new(),
            });
        }
        story
    }

    /// Says what somebody plays.
    fn played(&self, state: &State, seat: Seat, mv: Move) -> String {
        say!(
            words(),
            "terminal-analyze-move",
            who = self.name(seat.ix()),
            text = self.move_told(state, mv)
        )
    }

    fn move_told(&self, state: &State, mv: Move) -> String {
        match self.is_notation {
            true => state.move_name(self.record.rules(), mv),
            false => speaker(self.record.rules(), &self.names).answer(state, mv),
        }
    }

    fn name(&self, seat: usize) -> &str {
        self.names.get(seat).map_or("", String::as_str)
    }

    /// Tells every draw and every decision, in order.
    pub(super) fn print(&self, out: &mut impl Write, analysis: &Analysis) -> io::Result<()> {
        let (mut draws, mut decisions) = (analysis.draws.iter(), analysis.decisions.iter());
        let (mut drawn, mut judged) = (draws.next(), decisions.next());
        let mut replay = self.record.replay();
        for (at, told) in self.entries.iter().enumerate() {
            if let Some(this) = drawn.filter(|drawn| drawn.at == at) {
                print_item(out, &numbered(at), told)?;
                print_item(out, INDENT, &of_draw(this))?;
                drawn = draws.next();
            }
            if let Some(this) = judged.filter(|judged| judged.at == at) {
                print_item(out, &numbered(at), told)?;
                self.print_decision(out, replay.state(), this)?;
                judged = decisions.next();
            }
            replay.step();
        }
        Ok(())
    }

    fn print_decision(
        &self,
        out: &mut impl Write,
        state: &State,
        judged: &Judged,
    ) -> io::Result<()> {
        let win = judged.win.get(judged.seat.ix()).copied();
        let expected = say!(
            words(),
            "terminal-analyze-decision",
            value = words().signed(judged.margin, 1),
            text = words().percent(win.unwrap_or_default(), 0)
        );
        print_item(out, INDENT, &expected)?;
        if judged.is_forced {
            return Ok(());
        }
        let lost = match judged.lost < 0.05 {
            true => words().of(key!("terminal-analyze-nothing-lost")),
            false => say!(
                words(),
                "terminal-analyze-lost",
                value = words().decimal(judged.lost, 1),
                text = words().percent(judged.lost_win, 0)
            ),
        };
        print_item(out, INDENT, &lost)?;
        let best = words().of(key!("terminal-analyze-best"));
        print_item(out, INDENT, &best)?;
        for line in &judged.best {
            let margin = words().signed(line.margin, 1);
            let win = words().percent(line.win, 0);
            let columns = format!("{INDENT}  {margin:>6}  {win:>5}  ");
            print_item(out, &columns, &self.move_told(state, line.mv))?;
        }
        Ok(())
    }

    /// Tells what everybody lost and how lucky they were, and which moves and draws mattered most.
    pub(super) fn print_summary(
        &self,
        out: &mut impl Write,
        analysis: &Analysis,
    ) -> io::Result<()> {
        writeln!(out)?;
        for seat in self.record.rules().seats() {
            let line = say!(
                words(),
                "terminal-analyze-seat",
                who = self.name(seat.ix()),
                value = words().decimal(analysis.lost_by(seat), 1),
                text = words().signed(analysis.luck_of(seat), 1)
            );
            print_item(out, "", &line)?;
        }
        let worst = analysis.worst(N_NAMED);
        if !worst.is_empty() {
            writeln!(out, "{}", words().of(key!("terminal-analyze-worst")))?;
        }
        for judged in worst {
            self.print_named(out, judged.at, -judged.lost)?;
        }
        let luckiest = analysis.luckiest(N_NAMED);
        if !luckiest.is_empty() {
            writeln!(out, "{}", words().of(key!("terminal-analyze-luckiest")))?;
        }
        for drawn in luckiest {
            self.print_named(out, drawn.at, drawn.luck)?;
        }
        Ok(())
    }

    fn print_named(&self, out: &mut impl Write, at: usize, points: f64) -> io::Result<()> {
        let points = words().signed(points, 1);
        let told = self.entries.get(at).map_or("", String::as_str);
        print_item(out, &format!("{}{points:>6}  ", numbered(at)), told)
    }
}

/// Whether an event says what somebody did, and not only what followed: passing, for example, is followed by the next turn.
fn is_deed(event: &Event) -> bool {
    !matches!(
        event,
        Event::TurnStarted { .. } | Event::Scored { .. } | Event::GameEnded
    )
}

/// Where what is said of an entry begins.
const INDENT: &str = "        ";

/// Writes the number of an entry, as `--at` counts them.
fn numbered(at: usize) -> String {
    format!("{:>5}  ", at + 1)
}

fn of_draw(drawn: &Drawn) -> String {
    say!(
        words(),
        "terminal-analyze-draw",
        value = words().signed(drawn.luck, 1),
        text = words().percent(drawn.chance, 0)
    )
}
