//! What a match says: who plays, who forfeits, and what it all amounts to.

use carcas_arena::stats::{Sprt, Summary, Tally, Verdict};
use carcas_arena::{Contest, Forfeit, Spent};
use carcas_text::say;

use crate::contests::fault_told;
use crate::language::words;

/// Says who plays, and what is tested.
pub(super) fn head(contest: &Contest, sprt: Option<&Sprt>) -> Vec<String> {
    let [one, other] = &contest.entrants;
    let n_seats = usize::from(contest.setup.seats);
    let mut lines = vec![match n_seats {
        2 => say!(
            words(),
            "terminal-match-head",
            who = one.name(),
            whom = other.name()
        ),
        _ => say!(
            words(),
            "terminal-match-head-seats",
            who = one.name(),
            whom = other.name(),
            n = n_seats,
            value = percent(1.0 / n_seats as f64)
        ),
    }];
    if let Some(sprt) = sprt {
        let (low, high) = sprt.bounds();
        lines.push(say!(
            words(),
            "terminal-match-sprt",
            from = format!("{}", sprt.elo0),
            value = format!("{}", sprt.elo1),
            list = format!("{} … {}", words().decimal(low, 2), words().decimal(high, 2))
        ));
    }
    lines
}

/// Says who lost a game without playing it to its end.
pub(super) fn forfeit(number: u64, contest: &Contest, forfeit: &Forfeit) -> String {
    say!(
        words(),
        "terminal-match-forfeit",
        number = number,
        who = contest.entrants[forfeit.player.min(1)].name(),
        text = fault_told(&forfeit.fault)
    )
}

/// Says in a few signs how it stands, beside the bar.
pub(super) fn progress(tally: &Tally, sprt: Option<&Sprt>) -> String {
    let Summary {
        win_rate, margin, ..
    } = tally.summary();
    let mut stand = percent(win_rate);
    if !margin.is_nan() {
        stand += &format!(" {}", words().signed(margin, 1));
    }
    match sprt {
        Some(sprt) => format!("{stand} LLR {}", words().signed(sprt.ratio(tally), 2)),
        None => stand,
    }
}

/// Says what it amounts to, for people.
pub(super) fn result(
    contest: &Contest,
    tally: &Tally,
    spent: [Spent; 2],
    n_forfeits: u64,
) -> Vec<String> {
    let words = words();
    let summary = tally.summary();
    let mut lines = vec![say!(
        words,
        "terminal-match-wins",
        who = contest.entrants[0].name(),
        value = percent(summary.win_rate),
        from = percent(summary.low),
        list = percent(summary.high),
        n = summary.games
    )];
    match (summary.margin, summary.margin_se) {
        // Every round had a forfeit, which is told below.
        (margin, _) if margin.is_nan() => {}
        (margin, error) if error.is_nan() => lines.push(say!(
            words,
            "terminal-match-margin-one",
            value = words.signed(margin, 2)
        )),
        (margin, error) => lines.push(say!(
            words,
            "terminal-match-margin",
            value = words.signed(margin, 2),
            text = words.decimal(error, 2)
        )),
    }
    lines.push(say!(
        words,
        "terminal-match-elo",
        value = elo(summary.elo),
        from = elo(summary.elo_low),
        list = elo(summary.elo_high)
    ));
    for (entrant, spent) in contest.entrants.iter().zip(spent) {
        lines.push(say!(
            words,
            "terminal-match-spent",
            who = entrant.name(),
            value = words.decimal(spent.ms_per_turn(), 2)
        ));
        if contest.budgets.iter().any(|budget| budget.time.is_some()) {
            lines.push(say!(
                words,
                "terminal-match-overrun",
                who = entrant.name(),
                value = words.decimal(spent.worst_overrun.as_secs_f64() * 1000.0, 1)
            ));
        }
    }
    if n_forfeits > 0 {
        lines.push(say!(words, "terminal-match-forfeits", n = n_forfeits));
    }
    lines
}

/// Says what the sequential test decided.
pub(super) fn verdict(sprt: &Sprt, tally: &Tally) -> String {
    let words = words();
    let ratio = words.decimal(sprt.ratio(tally), 2);
    match sprt.verdict(tally) {
        Verdict::Stronger => say!(
            words,
            "terminal-match-stronger",
            value = format!("{}", sprt.elo1),
            text = ratio
        ),
        Verdict::NotStronger => say!(
            words,
            "terminal-match-not-stronger",
            value = format!("{}", sprt.elo0),
            text = ratio
        ),
        Verdict::Open => say!(words, "terminal-match-open", text = ratio),
    }
}

/// The line that programs read, the same in every language.
pub(super) fn last_line(tally: &Tally, spent: Spent) -> String {
    let summary = tally.summary();
    format!(
        "match: games={} win_rate={:.4} low={:.4} high={:.4} margin={:.2} margin_se={:.2} elo={:.1} ms_per_turn={:.2}",
        summary.games,
        summary.win_rate,
        summary.low,
        summary.high,
        summary.margin,
        summary.margin_se,
        summary.elo,
        spent.ms_per_turn()
    )
}

fn percent(share: f64) -> String {
    words().percent(share, 1)
}

/// Writes a strength; one without end has the sign of infinity.
fn elo(value: f64) -> String {
    match value.is_finite() {
        true => words().signed(value, 0),
        false if value > 0.0 => "+∞".to_owned(),
        false => "−∞".to_owned(),
    }
}
