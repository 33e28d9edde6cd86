//! The Python client against the real program.

use std::path::Path;
use std::process::{Command, Output};

/// Runs Python in the folder of the client, or says that there is none.
fn python(args: &[&str]) -> Option<Output> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../clients/python");
    let run = Command::new("python3")
        .args(args)
        .current_dir(folder)
        .env("CARCAS", env!("CARGO_BIN_EXE_carcas"))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("PYTHONIOENCODING", "utf-8")
        .output();
    match run {
        Ok(output) => Some(output),
        Err(error) => {
            println!("python3 cannot be started ({error}): the Python client was not tested");
            None
        }
    }
}

#[test]
fn the_random_player_plays_games() {
    for boxes in [
        "",
        "river-2",
        "princess-and-dragon,count,mage-and-witch",
        "traders-and-builders",
    ] {
        let Some(run) = python(&["carcas.py", "--games", "2", "--seats", "3", "--with", boxes])
        else {
            return;
        };
        let out = String::from_utf8_lossy(&run.stdout);
        let err = String::from_utf8_lossy(&run.stderr);
        assert!(run.status.success(), "{boxes}: {err}");
        assert_eq!(out.lines().count(), 3, "{out}");
        assert!(out.contains("random: games=2 steps="), "{out}");
    }
}

#[test]
fn the_client_reports_what_the_engine_refuses() {
    let Some(run) = python(&["carcas.py", "--with", "no-such-box"]) else {
        return;
    };
    assert_eq!(run.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&run.stderr).contains("unknown box `no-such-box`"));
}

#[test]
fn the_class_does_everything_that_the_protocol_offers() {
    let script = r#"
import random
from carcas import Engine, EngineError, draw_random

with Engine() as engine:
    engine.setup(rules="devir", boxes=["count"], switches={"farmers": "off"}, seats=["ann", "bob"])
    first = engine.state()
    assert first["phase"] == "draw" and first["draw"] == "tile" and engine.moves() == []
    draw_random(engine, random.Random(1))
    best = engine.go(bot="greedy", time_ms=10, nodes=10, threads=2)
    assert best in engine.moves()
    assert engine.play(best) is None
    assert engine.record().startswith("carcas-record 1\n")
    engine.undo()
    engine.undo()
    assert engine.state() == first
    for wrong in ("play pass", "nonsense", "", "draw x"):
        try:
            engine.ask(wrong)
            raise SystemExit("no error")
        except EngineError as error:
            assert str(error).startswith("line "), error
    engine.setup_json({"players": 2, "sets": {"basic:1": 1}, "elements": {"small-follower": 7}, "rules": {}})
    assert engine.close() == 0
print("done")
"#;
    let Some(run) = python(&["-c", script]) else {
        return;
    };
    let err = String::from_utf8_lossy(&run.stderr);
    assert_eq!(String::from_utf8_lossy(&run.stdout).trim(), "done", "{err}");
}
