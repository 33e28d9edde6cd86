//! The whole server killed or without power at random moments, under load: what was acknowledged is there, and once.
//! `cargo run --release -p carcas-server --example crash` does the same for as long as one likes.

mod client;
pub(crate) mod drive;
mod ledger;
mod player;

/// The program that is killed; without the name of a folder it has nothing to do.
#[test]
fn child() {
    drive::serve_if_told();
}

#[test]
fn nothing_acknowledged_is_lost_by_kills() {
    let summary = drive::kill(20, drive::seed());
    println!("{summary}");
    summary.check();
}

#[test]
fn nothing_acknowledged_is_lost_without_power() {
    let summary = drive::cut_power(20, drive::seed(), drive::Order::SyncFirst);
    println!("{summary}");
    summary.check();
}

#[test]
fn an_acknowledgment_before_the_sync_is_found_out() {
    let summary = drive::cut_power(20, drive::seed(), drive::Order::AnswerFirst);
    println!("{summary}");
    assert!(summary.n_lost > 0, "nothing was lost: {summary}");
}
