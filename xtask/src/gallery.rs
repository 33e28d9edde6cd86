//! `cargo xtask gallery`: everything that is drawn, on one page, and the pictures of the documentation.

use std::fs;

use crate::program::{Profile, Program};
use crate::project::root;
use crate::{Outcome, exit_code, web};

/// Golden games whose boards are shown.
const GAMES: [&str; 9] = [
    "all-boxes-zman-c2.txt",
    "tower-zman-c2.txt",
    "abbey-and-mayor-filosofia-2010.txt",
    "bridges-castles-and-bazaars-rgg-2005.txt",
    "hills-and-sheep-devir.txt",
    "both-rivers-devir.txt",
    "princess-and-dragon-rgg-2005.txt",
    "count-filosofia-2010.txt",
    "mage-and-witch-zman-c2.txt",
];

/// Where the records of those games go, which the program reads.
const RECORDS: &str = "target/gallery";

/// Where the page goes.
const PAGE: &str = "target/gallery.html";

/// The pictures of the documentation, each with what the program is told to draw it.
const PICTURES: [&[&str]; 2] = [
    &[
        "render",
        "docs/example-game.txt",
        "--at",
        "150",
        "--width",
        "1200",
        "-o",
        "docs/board.webp",
    ],
    &[
        "tiles",
        "--sheet",
        "--with",
        "base",
        "--theme",
        "diagram",
        "-o",
        "docs/tiles-base.webp",
    ],
];

/// Builds the program and lets it write the page, or the pictures of the documentation.
pub(crate) fn run(args: &[String]) -> Outcome {
    let is_for_docs = match args {
        [] => false,
        [arg] if arg == "--pictures" => true,
        [arg, ..] => {
            let what = "`cargo xtask gallery` takes --pictures or nothing";
            return Err(format!("{what}, not `{arg}`").into());
        }
    };
    if is_for_docs {
        web::build()?;
    }
    let program = if is_for_docs {
        Program::Carcas
    } else {
        Program::Lab
    };
    if !program.build(Profile::Play).status()?.success() {
        return Err("the program could not be built".into());
    }
    if is_for_docs {
        return draw_pictures();
    }
    let page = root().join(PAGE);
    let mut program = program.run(Profile::Play)?;
    program.args(["gallery", "-o"]).arg(&page);
    let folder = root().join(RECORDS);
    fs::create_dir_all(&folder)?;
    for name in GAMES {
        let golden = fs::read_to_string(root().join("golden").join(name))?;
        let record = folder.join(name);
        fs::write(&record, record_in(&golden))?;
        program.arg(record);
    }
    let is_good = program.status()?.success();
    if is_good {
        println!("{PAGE} shows everything that is drawn");
    }
    Ok(exit_code(is_good))
}

/// Draws the pictures of the documentation anew.
fn draw_pictures() -> Outcome {
    for args in PICTURES {
        let status = Program::Carcas
            .run(Profile::Play)?
            .args(args)
            .current_dir(root())
            .status()?;
        if !status.success() {
            return Ok(exit_code(false));
        }
    }
    println!("docs/board.webp and docs/tiles-base.webp are drawn anew; look at them");
    photograph()
}

/// Takes pictures of the table in the browser, for the README.
fn photograph() -> Outcome {
    let Some(mut npm) = web::npm(&["run", "--silent", "pictures"]) else {
        return Err(format!(
            "the table in the browser is not photographed: {}",
            web::NO_NODE
        )
        .into());
    };
    npm.env("CARCAS", Program::Carcas.path(Profile::Play)?);
    let is_good = npm.status()?.success();
    if is_good {
        println!("docs/table-desktop.webp and docs/table-phone.webp are taken anew; look at them");
    }
    Ok(exit_code(is_good))
}

/// Returns the record inside a golden game, without what was observed.
fn record_in(golden: &str) -> String {
    let mut record = String::new();
    for line in golden.lines().filter(|line| !line.starts_with("  ")) {
        record += line.split_once("  > ").map_or(line, |(entry, _)| entry);
        record.push('\n');
    }
    record
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_replace_those_of_the_documentation() {
        for args in PICTURES {
            let file = args.last().unwrap();
            assert!(root().join(file).is_file(), "{file}");
        }
    }

    #[test]
    fn golden_games_hold_records() {
        for name in GAMES {
            let golden = fs::read_to_string(root().join("golden").join(name)).unwrap();
            let record = record_in(&golden);
            let mut lines = record.lines().filter(|line| !line.starts_with('#'));
            assert_eq!(lines.next(), Some("carcas-record 1"), "{name}");
            assert!(lines.any(|line| line.starts_with("draw ")), "{name}");
            assert!(!record.contains(" > "), "{name}");
        }
    }
}
