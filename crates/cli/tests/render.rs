//! Pictures as a person makes them: what the files hold, and what is refused.

use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const RECORD: &str = "carcas-record 1
rules-version 2
rules zman-c2
seats red blue
draw road-tee
red tile road-tee 1,0 r90
red meeple 1,0 road:W
draw monastery
blue tile monastery 0,1 r0
blue meeple 0,1 monastery
draw city-cap
red tile city-cap 0,-1 r180
red meeple 0,-1 city:S
";

const SCENARIO: &str = "title   A city of two tiles
rule    BA-37
red     tile city-cap 0,-1 r180, meeple city:S
expect  red 4, blue 0
";

/// A folder of its own for each test, with a record and a scenario in it.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("render-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("game.txt"), RECORD).unwrap();
    std::fs::write(folder.join("city.txt"), SCENARIO).unwrap();
    folder
}

fn carcas(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_carcas"))
        .args(args)
        .current_dir(folder)
        .output()
        .unwrap()
}

/// Runs a command that must succeed, and returns the file that it wrote.
fn written(folder: &Path, args: &[&str], file: &str) -> Vec<u8> {
    let output = carcas(folder, args);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {errors}");
    assert!(errors.is_empty(), "{errors}");
    let beside = folder.join(format!("{file}.new"));
    assert!(!beside.exists(), "nothing else is left");
    std::fs::read(folder.join(file)).unwrap()
}

/// Runs a command that must be refused, and returns what it says.
fn refused(folder: &Path, args: &[&str]) -> String {
    let output = carcas(folder, args);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {errors}");
    errors
}

fn png_size(file: &[u8]) -> (u32, u32) {
    let reader = png::Decoder::new(Cursor::new(file)).read_info().unwrap();
    (reader.info().width, reader.info().height)
}

#[test]
fn still_pictures_have_the_size_that_was_asked_for() {
    let folder = folder("still");
    let file = written(
        &folder,
        &["render", "game.txt", "-o", "board.png", "--width", "300"],
        "board.png",
    );
    assert_eq!(png_size(&file).0, 300);
    let small = ["render", "game.txt", "-o", "small.png", "--size", "20"];
    let large = ["render", "game.txt", "-o", "large.png", "--size", "40"];
    let small = png_size(&written(&folder, &small, "small.png"));
    let large = png_size(&written(&folder, &large, "large.png"));
    assert!(large.0.abs_diff(2 * small.0) <= 1 && large.1.abs_diff(2 * small.1) <= 1);
    let args = ["render", "city.txt", "-o", "board.webp", "--width", "200"];
    let file = written(&folder, &args, "board.webp");
    let decoder = image_webp::WebPDecoder::new(Cursor::new(file)).unwrap();
    assert_eq!(decoder.dimensions().0, 200);
    assert!(!decoder.is_animated());
}

#[test]
fn drawing_needs_no_fonts_and_nothing_from_elsewhere() {
    let folder = folder("svg");
    let args = [
        "render",
        "game.txt",
        "-o",
        "board.svg",
        "--coordinates",
        "--scores",
        "--features",
    ];
    let file = String::from_utf8(written(&folder, &args, "board.svg")).unwrap();
    assert!(file.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width="));
    for banned in ["<text", "font", "<image", "href=\"http", "NaN", "inf"] {
        assert!(!file.contains(banned), "{banned}");
    }
    let numbers = file.split(|c: char| !c.is_ascii_digit() && c != '.');
    let decimals = numbers.filter_map(|number| Some(number.split_once('.')?.1.len()));
    assert!(decimals.max() <= Some(4), "every number is rounded");
}

#[test]
fn tiny_pictures_are_pictures() {
    let folder = folder("tiny");
    let args = |file| ["render", "city.txt", "-o", file, "--width", "1"];
    let svg = String::from_utf8(written(&folder, &args("a.svg"), "a.svg")).unwrap();
    assert!(svg.contains("width=\"1\" height=\"2\""), "{svg}");
    let png = written(&folder, &args("a.png"), "a.png");
    assert_eq!(png_size(&png), (1, 2));
    let webp = written(&folder, &args("a.webp"), "a.webp");
    let decoder = image_webp::WebPDecoder::new(Cursor::new(webp)).unwrap();
    assert_eq!(decoder.dimensions(), (1, 2));
    let gif = written(&folder, &args("a.gif"), "a.gif");
    let reader = gif::DecodeOptions::new().read_info(gif.as_slice()).unwrap();
    assert_eq!((reader.width(), reader.height()), (1, 2));
}

#[test]
fn every_flag_changes_the_picture() {
    let folder = folder("flags");
    let draw = |flags: &[&str]| {
        let mut args = vec!["render", "game.txt", "-o", "board.svg"];
        args.extend(flags);
        written(&folder, &args, "board.svg")
    };
    let flags: [&[&str]; 10] = [
        &[],
        &["--at", "5"],
        &["--theme", "night"],
        &["--size", "30"],
        &["--width", "777"],
        &["--coordinates"],
        &["--features"],
        &["--no-figures"],
        &["--no-marks"],
        &["--scores"],
    ];
    let mut files: Vec<Vec<u8>> = flags.iter().map(|flags| draw(flags)).collect();
    files.sort_unstable();
    files.dedup();
    assert_eq!(files.len(), flags.len());
}

#[test]
fn animated_webp_has_a_frame_for_every_move() {
    let folder = folder("webp");
    let args = [
        "render",
        "game.txt",
        "-o",
        "game.webp",
        "--animate",
        "--size",
        "20",
        "--every",
        "100",
    ];
    let file = written(&folder, &args, "game.webp");
    let mut decoder = image_webp::WebPDecoder::new(Cursor::new(file)).unwrap();
    assert!(decoder.is_animated());
    assert_eq!(decoder.num_frames(), 7, "the beginning and six moves");
    let mut pixels = vec![0; decoder.output_buffer_size().unwrap()];
    let shown: Vec<u32> = (0..7)
        .map(|_| decoder.read_frame(&mut pixels).unwrap())
        .collect();
    assert!(shown[6] > shown[0], "the last frame is held: {shown:?}");
}

#[test]
fn animated_gif_has_a_frame_for_every_move_or_turn() {
    let folder = folder("gif");
    let frames = |flags: &[&str]| {
        let mut args = vec!["render", "game.txt", "-o", "game.gif", "--size", "20"];
        args.extend(flags);
        let file = written(&folder, &args, "game.gif");
        let mut reader = gif::DecodeOptions::new()
            .read_info(file.as_slice())
            .unwrap();
        let whole = (reader.width(), reader.height());
        let mut areas = Vec::new();
        while let Some(frame) = reader.read_next_frame().unwrap() {
            areas.push((frame.width, frame.height));
        }
        assert_eq!(areas[0], whole);
        areas
    };
    let areas = frames(&["--no-motion"]);
    assert_eq!(areas.len(), 7);
    assert!(areas[2].0 < areas[0].0, "only what changes is drawn again");
    assert!(frames(&["--every-turn", "--no-motion"]).len() < 7);
    assert!(frames(&[]).len() > 14, "tiles drop and figures come");
}

#[test]
fn only_animations_have_motion() {
    let folder = folder("motion");
    let args = ["render", "game.txt", "-o", "a.png", "--no-motion"];
    let said = refused(&folder, &args);
    assert!(said.contains("--no-motion is for animations"), "{said}");
}

#[test]
fn same_input_gives_the_same_bytes() {
    let folder = folder("same");
    for file in ["one.svg", "one.png", "one.webp", "one.gif"] {
        let args = ["render", "game.txt", "-o", file, "--size", "24"];
        let first = written(&folder, &args, file);
        assert_eq!(written(&folder, &args, file), first, "{file}");
    }
    let args = ["tiles", "--sheet", "--with", "river-1", "-o", "sheet.svg"];
    let first = written(&folder, &args, "sheet.svg");
    assert_eq!(written(&folder, &args, "sheet.svg"), first);
}

#[test]
fn sheet_of_tiles_is_drawn() {
    let folder = folder("sheet");
    let args = [
        "tiles",
        "--sheet",
        "--with",
        "base",
        "-o",
        "sheet.png",
        "--size",
        "20",
    ];
    let (width, height) = png_size(&written(&folder, &args, "sheet.png"));
    assert!(width > 160 && height > 80);
    let errors = refused(&folder, &["tiles", "--sheet"]);
    assert!(errors.contains("--output"), "{errors}");
    let errors = refused(&folder, &["tiles", "--sheet", "-o", "sheet.gif"]);
    assert!(errors.contains("choose .svg, .png or .webp"), "{errors}");
    let errors = refused(
        &folder,
        &["tiles", "--sheet", "-o", "a.png", "--size", "4096"],
    );
    assert!(errors.contains("16384"), "{errors}");
}

#[test]
fn bad_input_is_refused_with_a_reason() {
    let folder = folder("bad");
    let broken = RECORD.replace("city:S", "city:N");
    std::fs::write(folder.join("broken.txt"), broken).unwrap();
    std::fs::write(folder.join("else.txt"), "no game at all\n").unwrap();
    std::fs::write(folder.join("empty.txt"), "").unwrap();
    std::fs::write(folder.join("bytes.txt"), [b'c', 0xFF, 0xFE]).unwrap();
    std::fs::write(folder.join("wrong.txt"), "title A\nrule BA-37\nnonsense\n").unwrap();
    let mut wide = "title A long road\nrule BA-12\n".to_owned();
    for (x, seat) in (1..=4).zip(["red", "blue"].into_iter().cycle()) {
        wide += &format!("{seat} tile road-straight {x},0 r0, pass\n");
    }
    wide += "expect figures 0\n";
    std::fs::write(folder.join("wide.txt"), wide).unwrap();
    std::fs::create_dir(folder.join("folder.png")).unwrap();
    let cases: [(&[&str], &str); 20] = [
        (
            &["broken.txt", "-o", "a.png"],
            "broken.txt is not a game record",
        ),
        (&["else.txt", "-o", "a.png"], "neither a game record"),
        (&["empty.txt", "-o", "a.png"], "neither a game record"),
        (&["bytes.txt", "-o", "a.png"], "not text in UTF-8"),
        (&["wrong.txt", "-o", "a.png"], "wrong.txt is not a scenario"),
        (&["absent.txt", "-o", "a.png"], "cannot read absent.txt"),
        (&[".", "-o", "a.png"], "is a folder"),
        (
            &["game.txt", "-o", "a.png", "--at", "10"],
            "N can be 0 to 9",
        ),
        (&["city.txt", "-o", "a.png", "--at", "3"], "N can be 0 to 2"),
        (&["game.txt", "-o", "a.bmp"], ".svg, .png, .webp or .gif"),
        (&["game.txt", "-o", "a"], ".svg, .png, .webp or .gif"),
        (&["game.txt", "-o", "absent/a.png"], "cannot write absent"),
        (&["game.txt", "-o", "folder.png"], "it is a folder"),
        (
            &["game.txt", "-o", "a.png", "--theme", "pink"],
            "there are day",
        ),
        (
            &["game.txt", "-o", "a.png", "--animate"],
            "choose .webp or .gif",
        ),
        (&["game.txt", "-o", "a.png", "--size", "0"], "--size"),
        (
            &["wide.txt", "-o", "a.png", "--width", "1"],
            "a larger --size",
        ),
        (&["wide.txt", "-o", "a.svg", "--width", "1"], "1×0 pixels"),
        (&["wide.txt", "-o", "a.gif", "--width", "1"], "1×0 pixels"),
        (
            &["game.txt", "-o", "a.gif", "--size", "4000"],
            "smaller --size",
        ),
    ];
    for (args, reason) in cases {
        let mut all = vec!["render"];
        all.extend(args);
        let errors = refused(&folder, &all);
        assert!(errors.contains(reason), "{args:?}: {errors}");
        for left in ["a.png", "a.svg", "a.gif", "a.png.new", "a.gif.new"] {
            assert!(!folder.join(left).exists(), "{left} is left behind");
        }
    }
}

#[test]
fn old_file_stays_until_the_new_one_is_whole() {
    let folder = folder("whole");
    std::fs::write(folder.join("a.png"), "old").unwrap();
    refused(
        &folder,
        &["render", "game.txt", "-o", "a.png", "--at", "99"],
    );
    assert_eq!(std::fs::read(folder.join("a.png")).unwrap(), b"old");
    let args = ["render", "game.txt", "-o", "a.png", "--size", "20"];
    assert!(png_size(&written(&folder, &args, "a.png")).0 > 20);
}

#[test]
fn files_of_the_user_stay_whatever_their_names() {
    let folder = folder("beside");
    for name in ["a.png.new", "a.png.new2"] {
        std::fs::write(folder.join(name), "mine").unwrap();
    }
    let args = ["render", "game.txt", "-o", "a.png", "--size", "20"];
    let output = carcas(&folder, &args);
    assert_eq!(output.status.code(), Some(0));
    assert!(png_size(&std::fs::read(folder.join("a.png")).unwrap()).0 > 20);
    refused(
        &folder,
        &["render", "game.txt", "-o", "a.png", "--width", "16384"],
    );
    for name in ["a.png.new", "a.png.new2"] {
        assert_eq!(std::fs::read(folder.join(name)).unwrap(), b"mine", "{name}");
    }
    assert!(!folder.join("a.png.new3").exists(), "nothing else is left");
}
