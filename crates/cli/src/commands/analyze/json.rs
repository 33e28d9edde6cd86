//! An analysis as JSON, in English whatever the language.

use carcas_analysis::{Analysis, Candidate};
use carcas_engine::State;
use carcas_record::Record;
use serde_json::{Value, json};

/// Returns everything as one object.
pub(super) fn told(record: &Record, analysis: &Analysis) -> Value {
    let rules = record.rules();
    let mut decisions = Vec::new();
    let mut replay = record.replay();
    for judged in &analysis.decisions {
        while replay.n_done() < judged.at && replay.step().is_some() {}
        let state = replay.state();
        let best: Vec<Value> = judged
            .best
            .iter()
            .map(|line| candidate(record, state, line))
            .collect();
        decisions.push(json!({
            "at": judged.at,
            "seat": judged.seat.0,
            "played": state.move_name(rules, judged.played),
            "margin": rounded(judged.margin),
            "win": judged.win.iter().copied().map(rounded).collect::<Vec<_>>(),
            "lost": rounded(judged.lost),
            "lost_win": rounded(judged.lost_win),
            "best": best,
            "forced": judged.is_forced,
            "exact": judged.is_exact,
        }));
    }
    let draws = analysis.draws.iter().map(|drawn| {
        json!({
            "at": drawn.at,
            "seat": drawn.seat.0,
            "drawn": carcas_engine::notation::outcome_name(rules, drawn.outcome),
            "chance": rounded(drawn.chance),
            "margin": rounded(drawn.margin),
            "luck": rounded(drawn.luck),
        })
    });
    let seats = rules.seats().zip(record.names()).map(|(seat, name)| {
        json!({
            "name": name,
            "lost": rounded(analysis.lost_by(seat)),
            "luck": rounded(analysis.luck_of(seat)),
        })
    });
    json!({
        "entries": record.entries().len(),
        "seats": seats.collect::<Vec<_>>(),
        "decisions": decisions,
        "draws": draws.collect::<Vec<_>>(),
    })
}

fn candidate(record: &Record, state: &State, line: &Candidate) -> Value {
    json!({
        "move": state.move_name(record.rules(), line.mv),
        "margin": rounded(line.margin),
        "win": rounded(line.win),
    })
}

/// Three digits behind the point are more than anybody knows.
fn rounded(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0 + 0.0
}
