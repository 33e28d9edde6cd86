//! `carcas-lab conform` from outside: counts, messages and exit codes.

mod compare;
mod input;
mod known;
mod output;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A game of three tiles that agrees with our rules: a discarded tile, a city scored at once, a road at the end.
const TRACE: &str = concat!(
    r#"{"trace":1,"config":"hand-made","title":"Three tiles","players":2,"sets":{"basic:1":1},"elements":{"small-follower":7,"farmers":true},"rules":{"tiny-city-scoring":"4","vineyards-for-garden":false},"start":[{"tile":"BA/RCr","x":0,"y":0,"rotation":0}],"bag":["BA/C","BA/Cccc+","BA/RFr"]}"#,
    "\n",
    r#"{"player":0,"phase":"tile","options":["tile BA/C 0,-1 r180","tile BA/C 0,1 r180","tile BA/C 0,1 r270","tile BA/C 0,1 r90"],"choice":"tile BA/C 0,-1 r180","after":{"scores":[0,0],"supply":[{"meeple":7},{"meeple":7}],"figures":[],"neutral":{}}}"#,
    "\n",
    r#"{"player":0,"phase":"figure","options":["meeple 0,-1 city:S","meeple 0,-1 field:NL","pass"],"choice":"meeple 0,-1 city:S","after":{"scores":[4,0],"supply":[{"meeple":7},{"meeple":7}],"figures":[],"neutral":{}}}"#,
    "\n",
    r#"{"player":1,"phase":"tile","options":["tile BA/RFr -1,-1 r270","tile BA/RFr -1,-1 r90","tile BA/RFr -1,0 r0","tile BA/RFr -1,0 r180","tile BA/RFr 0,-2 r0","tile BA/RFr 0,-2 r180","tile BA/RFr 0,1 r0","tile BA/RFr 0,1 r180","tile BA/RFr 1,-1 r270","tile BA/RFr 1,-1 r90","tile BA/RFr 1,0 r0","tile BA/RFr 1,0 r180"],"choice":"tile BA/RFr 1,0 r180","discarded":["BA/Cccc+"],"after":{"scores":[4,0],"supply":[{"meeple":7},{"meeple":7}],"figures":[],"neutral":{}}}"#,
    "\n",
    r#"{"player":1,"phase":"figure","options":["meeple 1,0 field:ER","meeple 1,0 field:NL","meeple 1,0 road:E","pass"],"choice":"meeple 1,0 road:E","after":{"scores":[4,2],"supply":[{"meeple":7},{"meeple":6}],"figures":["p1 meeple 1,0 road:E"],"neutral":{}}}"#,
    "\n",
    r#"{"end":true,"scores":[4,2],"turns":3,"final":[[{"player":1,"points":2,"name":"road.incomplete","at":"0,0 road:E"}]]}"#,
    "\n",
);

const ALL_AGREE: &str = "conform: traces=1 decisions=4 agree=4 known=0 unexplained=0 unsupported=0";
const ONE_DIFFERS: &str =
    "conform: traces=1 decisions=4 agree=3 known=0 unexplained=1 unsupported=0";

/// A folder for one test, emptied when the test begins.
struct Folder(PathBuf);

impl Folder {
    fn new(test: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join("conform")
            .join(test);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn write(&self, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, content).unwrap();
        path
    }
}

/// What a run printed and returned.
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Run {
    fn last_line(&self) -> &str {
        self.out.lines().last().unwrap_or_default()
    }

    #[track_caller]
    fn expect(&self, code: i32, last_line: &str) {
        let Self { out, err, .. } = self;
        assert_eq!(
            self.last_line(),
            last_line,
            "stdout:\n{out}\nstderr:\n{err}"
        );
        assert_eq!(self.code, Some(code), "stdout:\n{out}\nstderr:\n{err}");
    }

    #[track_caller]
    fn expect_shown(&self, parts: &[&str]) {
        for part in parts {
            assert!(self.out.contains(part), "no `{part}` in: {}", self.out);
        }
    }

    /// A refused file: a message that names what the test expects of it.
    #[track_caller]
    fn expect_refused(&self, parts: &[&str]) {
        let err = &self.err;
        assert_eq!(self.code, Some(2), "{err}");
        assert!(!err.contains("panicked"), "{err}");
        for part in parts {
            assert!(err.contains(part), "no `{part}` in: {err}");
        }
    }
}

fn conform<'a>(args: impl IntoIterator<Item = &'a str>) -> Run {
    let Output {
        status,
        stdout,
        stderr,
    } = Command::new(env!("CARGO_BIN_EXE_carcas-lab"))
        .arg("conform")
        .args(args)
        .output()
        .unwrap();
    Run {
        code: status.code(),
        out: String::from_utf8(stdout).unwrap(),
        err: String::from_utf8(stderr).unwrap(),
    }
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// Runs the hand-made trace with some texts replaced.
#[track_caller]
fn conform_with(test: &str, changes: &[(&str, &str)]) -> Run {
    let path = Folder::new(test).write("trace.jsonl", changed(changes));
    conform([text(&path)])
}

#[track_caller]
fn changed(changes: &[(&str, &str)]) -> String {
    let mut trace = TRACE.to_owned();
    for (from, to) in changes {
        assert!(trace.contains(from), "nothing to change: {from}");
        trace = trace.replace(from, to);
    }
    trace
}

fn gzipped(content: &str) -> Vec<u8> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packer.write_all(content.as_bytes()).unwrap();
    packer.finish().unwrap()
}
