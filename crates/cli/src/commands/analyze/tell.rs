//! An analysis as text.

use std::fmt::Write;

use carcas_analysis::{Analysis, Drawn, Judged};
use carcas_engine::State;
use carcas_record::Record;
use carcas_text::{key, say};

use crate::language::words;

/// The most moves and draws that the summary names.
const N_NAMED: usize = 5;

/// Tells every draw and every decision, in order.
pub(super) fn entries(record: &Record, analysis: &Analysis) -> String {
    let mut text = String::new();
    let (mut draws, mut decisions) = (analysis.draws.iter(), analysis.decisions.iter());
    let (mut drawn, mut judged) = (draws.next(), decisions.next());
    let mut replay = record.replay();
    for at in 0..record.entries().len() {
        if let Some(this) = drawn.filter(|drawn| drawn.at == at) {
            let _ = writeln!(text, "{}", of_draw(record, this));
            drawn = draws.next();
        }
        if let Some(this) = judged.filter(|judged| judged.at == at) {
            let _ = writeln!(text, "{}", of_decision(record, replay.state(), this));
            judged = decisions.next();
        }
        replay.step();
    }
    text
}

fn of_draw(record: &Record, drawn: &Drawn) -> String {
    say!(
        words(),
        "terminal-analyze-draw",
        number = drawn.at + 1,
        input = record.line(drawn.at),
        value = signed(drawn.luck),
        text = percent(drawn.chance)
    )
}

fn of_decision(record: &Record, state: &State, judged: &Judged) -> String {
    let win = judged.win.get(judged.seat.ix()).copied();
    let head = say!(
        words(),
        "terminal-analyze-decision",
        number = judged.at + 1,
        input = record.line(judged.at),
        value = signed(judged.margin),
        text = percent(win.unwrap_or_default())
    );
    if judged.is_forced {
        return head;
    }
    let lost = match judged.lost < 0.05 {
        true => words().of(key!("terminal-analyze-nothing-lost")),
        false => say!(
            words(),
            "terminal-analyze-lost",
            value = format!("{:.1}", judged.lost),
            text = percent(judged.lost_win)
        ),
    };
    let best = judged.best.iter().map(|line| {
        let name = state.move_name(record.rules(), line.mv);
        format!("{name} {} {}", signed(line.margin), percent(line.win))
    });
    let best: Vec<String> = best.collect();
    let best = say!(words(), "terminal-analyze-best", list = best.join("; "));
    format!("{head}\n      {lost}\n      {best}")
}

/// Tells what everybody lost and how lucky they were, and which moves and draws mattered most.
pub(super) fn summary(record: &Record, analysis: &Analysis) -> String {
    let mut text = String::from("\n");
    for (seat, name) in record.rules().seats().zip(record.names()) {
        let line = say!(
            words(),
            "terminal-analyze-seat",
            who = name.as_str(),
            value = format!("{:.1}", analysis.lost_by(seat)),
            text = signed(analysis.luck_of(seat))
        );
        let _ = writeln!(text, "{line}");
    }
    let worst = analysis.worst(N_NAMED);
    if !worst.is_empty() {
        let _ = writeln!(text, "{}", words().of(key!("terminal-analyze-worst")));
        for judged in worst {
            let (number, line) = (judged.at + 1, record.line(judged.at));
            let _ = writeln!(text, "  {number:>4}  {line}  −{:.1}", judged.lost);
        }
    }
    let luckiest = analysis.luckiest(N_NAMED);
    if !luckiest.is_empty() {
        let _ = writeln!(text, "{}", words().of(key!("terminal-analyze-luckiest")));
        for drawn in luckiest {
            let name = record.names().get(drawn.seat.ix());
            let (number, line) = (drawn.at + 1, record.line(drawn.at));
            let name = name.map_or("", String::as_str);
            let _ = writeln!(
                text,
                "  {number:>4}  {name}: {line}  {}",
                signed(drawn.luck)
            );
        }
    }
    text
}

fn signed(points: f64) -> String {
    // A loss that rounds to nothing has no sign.
    let rounded = (points * 10.0).round() / 10.0;
    format!("{:+.1}", rounded + 0.0).replace('-', "−")
}

fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}
