//! Kills the whole server, or cuts its power, at random moments while people play, as often as one likes:
//! `cargo run --release -p carcas-server --example crash -- kills 1000` (or `cuts 1000`). `CARCAS_SEED` repeats the moments.

#[path = "../tests/crash/mod.rs"]
mod crash;

use crash::drive;

fn main() -> Result<(), String> {
    drive::serve_if_told();
    let args: Vec<String> = std::env::args().skip(1).collect();
    let usage = "expected `kills N`, `cuts N` or `early-cuts N`";
    let [kind, number] = args.as_slice() else {
        return Err(usage.to_owned());
    };
    let number = number.parse().map_err(|_| usage.to_owned())?;
    let summary = match kind.as_str() {
        "kills" => drive::kill(number, drive::seed()),
        "cuts" => drive::cut_power(number, drive::seed(), drive::Order::SyncFirst),
        "early-cuts" => drive::cut_power(number, drive::seed(), drive::Order::AnswerFirst),
        _ => return Err(usage.to_owned()),
    };
    for odd in summary.odd.iter().take(20) {
        println!("{odd}");
    }
    println!("{summary}");
    if kind != "early-cuts" {
        summary.check();
    }
    Ok(())
}
