//! `cargo xtask gallery`: everything that is drawn, on one page.

use std::fs;

use crate::project::root;
use crate::{Outcome, exit_code, release};

/// Games whose boards are shown.
const GAMES: [&str; 5] = [
    "golden/all-boxes-zman-c2.txt",
    "golden/both-rivers-devir.txt",
    "golden/princess-and-dragon-rgg-2005.txt",
    "golden/count-filosofia-2010.txt",
    "golden/mage-and-witch-zman-c2.txt",
];

/// Where the page goes.
const PAGE: &str = "target/gallery.html";

/// Builds the program and lets it write the page.
pub(crate) fn run(args: &[String]) -> Outcome {
    if let Some(arg) = args.first() {
        return Err(format!("`cargo xtask gallery` takes no argument, not `{arg}`").into());
    }
    if !release::build().status()?.success() {
        return Err("the program could not be built".into());
    }
    let page = root().join(PAGE);
    fs::create_dir_all(root().join("target"))?;
    let mut program = release::program(&["gallery", "-o"]);
    program.arg(&page);
    program.args(GAMES.map(|game| root().join(game)));
    let is_good = program.status()?.success();
    if is_good {
        println!("{PAGE} shows everything that is drawn");
    }
    Ok(exit_code(is_good))
}
