//! The list of known disagreements.

use super::*;

#[test]
fn known_disagreements_are_counted_and_unused_ones_reported() {
    let folder = Folder::new("known");
    let trace = folder.write(
        "trace.jsonl",
        changed(&[(r#""meeple 0,-1 field:NL","#, "")]),
    );
    let list = folder.write(
        "known.txt",
        "# A list for this test.
rule BA-19
  config   hand-made
  phase    figure
  tile     BA/C
  ours     meeple * field:*
  because  of a test

rule BA-20
  file     trace
  line     2
  seat     to decide
  because  of a test
",
    );
    let run = conform([text(&trace), "--known", text(&list)]);
    run.expect(
        0,
        "conform: traces=1 decisions=4 agree=3 known=1 unexplained=0 unsupported=0",
    );
    run.expect_shown(&["known: BA-19 decides 1 decision"]);
    let err = &run.err;
    assert!(
        err.contains("about BA-20 (line 9 of the list) was not needed"),
        "{err}"
    );
    assert!(!err.contains("BA-19"), "{err}");
}

/// Without farmers our rules forbid what this trace does: p0 places one and the game goes on.
#[test]
fn a_forbidden_figure_is_adopted_where_a_known_disagreement_covers_it() {
    let folder = Folder::new("adopted");
    let mut lines: Vec<String> = TRACE.lines().map(str::to_owned).collect();
    lines[0] = lines[0].replace(r#","farmers":true"#, "");
    lines[2] = lines[2].replace(
        r#""choice":"meeple 0,-1 city:S""#,
        r#""choice":"meeple 0,-1 field:NL""#,
    );
    for line in &mut lines[2..=4] {
        *line = line
            .replace(r#"[{"meeple":7},"#, r#"[{"meeple":6},"#)
            .replace("[]", r#"["p0 meeple 0,-1 field:NL"]"#)
            .replace(r#"["p1"#, r#"["p0 meeple 0,-1 field:NL","p1"#);
    }
    let trace = folder.write("trace.jsonl", lines.join("\n").replace("[4,", "[0,"));
    let list = folder.write(
        "known.txt",
        "rule BA-19\nconfig hand-made\nphase figure\ntheirs meeple * field:*\nbecause of a test\n",
    );
    conform([text(&trace), "--known", text(&list)]).expect(
        0,
        "conform: traces=1 decisions=4 agree=2 known=2 unexplained=0 unsupported=0",
    );
    conform([text(&trace)]).expect(
        1,
        "conform: traces=1 decisions=4 agree=1 known=0 unexplained=3 unsupported=0",
    );
}

#[test]
fn lists_that_excuse_everything_are_refused() {
    let folder = Folder::new("bad_list");
    let trace = folder.write("trace.jsonl", TRACE);
    let list = folder.write(
        "known.txt",
        "rule BA-19\nconfig *\nours *\nbecause of a test\n",
    );
    conform([text(&trace), "--known", text(&list)])
        .expect_refused(&["known.txt:1", "covers every trace"]);
    conform([text(&trace), "--known", "no-such-list.txt"]).expect_refused(&["no-such-list.txt"]);
}
