//! Files that are no traces: refused with file, line and remedy.

use super::*;

const NO_TRACE: &str = "conform: traces=0 decisions=0 agree=0 known=0 unexplained=0 unsupported=0";

#[test]
fn a_folder_is_searched_for_plain_and_gzipped_traces() {
    let folder = Folder::new("folder");
    folder.write("a.jsonl", TRACE);
    folder.write("notes.txt", "no trace");
    fs::create_dir(folder.0.join("deeper")).unwrap();
    folder.write("deeper/b.jsonl.gz", gzipped(TRACE));
    conform([text(&folder.0), text(&folder.0.join("a.jsonl"))]).expect(
        0,
        "conform: traces=2 decisions=8 agree=8 known=0 unexplained=0 unsupported=0",
    );
}

#[track_caller]
fn expect_broken(name: &str, content: impl AsRef<[u8]>, parts: &[&str]) {
    let path = Folder::new(&format!("broken_{name}")).write(name, content);
    let run = conform([text(&path)]);
    run.expect_refused(parts);
    assert_eq!(run.last_line(), NO_TRACE, "{name}");
}

#[test]
fn damaged_text_is_refused_with_file_line_and_remedy() {
    let cut_in_a_line = &TRACE[..TRACE.len() / 2];
    let cut_at_a_line = &TRACE[..TRACE.rfind("{\"end\"").unwrap()];
    expect_broken("empty.jsonl", "", &["empty.jsonl:1:", "fetch it again"]);
    expect_broken("blank.jsonl", "\n\n", &["blank.jsonl:1:", "fetch it again"]);
    expect_broken(
        "cut.jsonl",
        cut_in_a_line,
        &["cut.jsonl:4:", "cut off, fetch it again"],
    );
    expect_broken(
        "no-end.jsonl",
        cut_at_a_line,
        &["no-end.jsonl:5:", "not the `end`"],
    );
    expect_broken(
        "latin.jsonl",
        b"{\n\xff}\n",
        &["latin.jsonl:2:", "not UTF-8"],
    );
    expect_broken(
        "zeros.jsonl",
        [0; 64],
        &["zeros.jsonl:1:", "fetch it again"],
    );
    expect_broken("deep.jsonl", "[".repeat(100_000), &["deep.jsonl:1:"]);
    expect_broken("deep2.jsonl", "[\n".repeat(100_000), &["deep2.jsonl:1:"]);
    let no_decisions = [
        TRACE.lines().next().unwrap(),
        r#"{"end":true,"scores":[0,0]}"#,
    ];
    expect_broken(
        "none.jsonl",
        no_decisions.join("\n"),
        &["none.jsonl:2:", "no decisions"],
    );
}

#[test]
fn damaged_archives_are_refused_with_file_and_remedy() {
    let packed = gzipped(TRACE);
    expect_broken(
        "text.jsonl.gz",
        TRACE,
        &["text.jsonl.gz:1:", "is not gzipped"],
    );
    expect_broken("packed.jsonl", &packed, &["packed.jsonl:1:", "rename it"]);
    let half = &packed[..packed.len() / 2];
    expect_broken(
        "half.jsonl.gz",
        half,
        &["half.jsonl.gz:", "fetch the file again"],
    );
}

#[test]
fn wrong_contents_are_refused_with_file_line_and_remedy() {
    for (test, line, from, to, part) in [
        ("version", 1, r#""trace":1"#, r#""trace":2"#, "version 1"),
        (
            "nobody",
            1,
            r#""players":2"#,
            r#""players":0"#,
            "at least one",
        ),
        ("negative", 1, r#""players":2"#, r#""players":-2"#, "column"),
        ("giant", 1, r#""players":2"#, r#""players":1e999"#, "column"),
        (
            "type",
            1,
            r#""players":2"#,
            r#""players":"two""#,
            "expected u64",
        ),
        (
            "key",
            1,
            r#""config":"#,
            r#""konfig":"#,
            "unknown field `konfig`",
        ),
        (
            "element",
            1,
            r#""farmers":true"#,
            r#""farmers":"yes""#,
            "`farmers`",
        ),
        (
            "bag",
            1,
            r#""bag":["BA/C""#,
            r#""bag":["BA/X""#,
            "no tile of any box",
        ),
        ("seat", 4, r#"{"player":1,"#, r#"{"player":2,"#, "no seat 2"),
        (
            "phase",
            3,
            r#""phase":"figure","#,
            "",
            "missing field `phase`",
        ),
        (
            "choice",
            3,
            r#""choice":"meeple"#,
            r#""choice":"abbot"#,
            "options",
        ),
        ("lists", 5, "[4,2]", "[4,2,0]", "3 entries for 2 players"),
        ("big", 5, "[4,2]", "[4,99999999999999999999]", "column"),
        (
            "end",
            6,
            r#""end":true"#,
            r#""end":1"#,
            "expected a boolean",
        ),
    ] {
        let run = conform_with(&format!("wrong_{test}"), &[(from, to)]);
        run.expect_refused(&[&format!("trace.jsonl:{line}:"), part]);
    }
}

#[test]
fn a_broken_file_does_not_stop_the_others() {
    let folder = Folder::new("mixed");
    folder.write("a.jsonl", "nonsense");
    folder.write("b.jsonl", TRACE);
    conform([text(&folder.0)]).expect(2, ALL_AGREE);
}

#[test]
fn paths_without_traces_are_refused() {
    let folder = Folder::new("no_traces");
    conform([text(&folder.0)]).expect_refused(&["no traces in the folder"]);
    conform([text(&folder.0.join("missing.jsonl"))]).expect_refused(&["missing.jsonl", "check"]);
    let notes = folder.write("notes.txt", "no trace");
    conform([text(&notes)]).expect_refused(&["not named like a trace"]);
    conform([]).expect_refused(&["PATH"]);
}
