//! `carcas-lab crash`: the whole server killed or without power while people play, and a program that only writes.

use carcas_laws::daily_or_deep;

use crate::common;

/// Runs `carcas-lab crash` with so many crashes, in a deep run with as many as there, and returns the counts of its last line.
fn crash(kind: &str, (n_daily, n_deep): (u32, u32)) -> (u64, u64) {
    let n = daily_or_deep(n_daily, n_deep);
    let run = common::lab(&["crash", kind, &n.to_string()]);
    let out = common::out(&run);
    assert!(run.status.success(), "{out}{}", common::err(&run));
    let last = out.lines().last().unwrap_or_default();
    let count = |name: &str| {
        let words = last
            .split_whitespace()
            .find_map(|word| word.strip_prefix(name));
        let count = words.and_then(|count| count.parse().ok());
        count.unwrap_or_else(|| panic!("{name} is not in {last}"))
    };
    assert_eq!(
        count(&format!("{}=", kind.trim_start_matches("early-"))),
        u64::from(n)
    );
    (count("acknowledged="), count("lost="))
}

#[test]
fn nothing_acknowledged_is_lost_by_kills() {
    let (n_acknowledged, n_lost) = crash("kills", (4, 20));
    assert!(n_acknowledged > 0 && n_lost == 0);
}

#[test]
fn nothing_acknowledged_is_lost_without_power() {
    let (n_acknowledged, n_lost) = crash("cuts", (6, 20));
    assert!(n_acknowledged > 0 && n_lost == 0);
}

#[test]
fn an_acknowledgment_before_the_sync_is_found_out() {
    let (_, n_lost) = crash("early-cuts", (2, 20));
    assert!(n_lost > 0);
}

#[test]
fn what_was_acknowledged_survives_a_kill() {
    let (n_acknowledged, n_lost) = crash("writes", (6, 30));
    assert!(n_acknowledged > 0 && n_lost == 0);
}
