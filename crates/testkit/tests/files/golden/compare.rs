//! Says where two texts first differ.

/// How many lines before a difference are shown.
const BEFORE: usize = 3;

/// Compares line by line.
pub(crate) fn compare(pinned: &str, found: &str) -> Result<(), String> {
    if pinned == found {
        return Ok(());
    }
    let (pinned, found): (Vec<_>, Vec<_>) = (pinned.lines().collect(), found.lines().collect());
    let same = pinned.iter().zip(&found);
    let n_same = same.take_while(|(one, other)| one == other).count();
    let mut text = format!("line {} differs\n", n_same + 1);
    for line in &pinned[n_same.saturating_sub(BEFORE)..n_same] {
        text += &format!("          {line}\n");
    }
    let line = |lines: &[&str]| (*lines.get(n_same).unwrap_or(&"(the end)")).to_owned();
    text += &format!("  pinned  {}\n  found   {}\n", line(&pinned), line(&found));
    text += "`cargo xtask bless golden` rewrites the file, if that should have changed";
    Err(text)
}
