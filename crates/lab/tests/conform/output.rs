//! What is printed, and the published traces.

use super::*;

#[test]
fn differences_are_limited_and_can_be_silenced() {
    let folder = Folder::new("limited");
    let path = folder.write("trace.jsonl", changed(&[("[4,0]", "[3,0]")]));
    let run = conform([text(&path), "--limit", "1"]);
    run.expect_shown(&["not shown: 1 decision with"]);
    let run = conform([text(&path), "--quiet"]);
    assert_eq!(run.out.lines().count(), 1, "{}", run.out);
    assert_eq!(run.code, Some(1));
}

#[test]
fn json_tells_the_same_in_one_line() {
    let folder = Folder::new("json");
    let path = folder.write("trace.jsonl", changed(&[("[4,0]", "[3,0]")]));
    let run = conform([text(&path), "--json"]);
    assert_eq!(run.code, Some(1));
    assert_eq!(run.out.lines().count(), 1, "{}", run.out);
    let summary: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(summary["traces"], 1);
    assert_eq!(summary["decisions"], 4);
    assert_eq!(summary["agree"], 2);
    assert_eq!(summary["unexplained"], 2);
    let finding = &summary["findings"][0];
    assert_eq!(finding["line"], 3);
    assert_eq!(finding["differences"][0]["topic"], "after");
    assert_eq!(finding["differences"][0]["expected"], "3, 0");
    assert_eq!(finding["differences"][0]["got"], "4, 0");
}

/// The published traces lie beside the project; a checkout of the project alone does not have them.
#[test]
fn the_published_traces_of_base_game_and_river_agree() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/conformance");
    if !folder.is_dir() {
        println!(
            "skipped: there are no published traces at {}",
            folder.display()
        );
        return;
    }
    for (under, prefix) in [
        ("games", "base-"),
        ("games", "river"),
        ("scenarios", "basic-"),
    ] {
        let traces: Vec<PathBuf> = fs::read_dir(folder.join(under))
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                name.starts_with(prefix)
            })
            .collect();
        let run = conform(traces.iter().map(|path| text(path)));
        assert_eq!(run.code, Some(0), "{}{}", run.out, run.err);
        assert_eq!(run.err, "", "{prefix}");
        assert!(run.last_line().contains(" unexplained=0 "), "{}", run.out);
        // A scenario may need a later box, the games of these setups never do.
        let all_supported = run.last_line().ends_with(" unsupported=0");
        assert!(all_supported || under == "scenarios", "{}", run.out);
    }
}
