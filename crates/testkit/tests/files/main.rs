//! Every scenario, every pinned count of decision trees and every golden game is a test of its own, so that a name tells what is wrong
//! and a part of it runs one alone. They are found when the program runs, which the usual tests cannot do; so they are a program of their own.

mod golden;
mod perft;
mod scenarios;

use libtest_mimic::Arguments;

fn main() {
    let arguments = Arguments::from_args();
    let trials = [scenarios::trials(), perft::trials(), golden::trials()];
    libtest_mimic::run(&arguments, trials.into_iter().flatten().collect()).exit();
}
