//! Names that may be meant by what somebody typed.

/// The most names that are offered.
const MOST: usize = 6;
/// What is longer is no slip of a name.
const LONGEST: usize = 40;

/// Returns the names nearest to what was typed: those that differ in the fewest letters, or of which a part does, or that
/// contain it.
pub(crate) fn near<'n>(typed: &str, names: impl IntoIterator<Item = &'n str>) -> Vec<&'n str> {
    let typed: Vec<char> = typed.to_lowercase().chars().collect();
    if typed.len() > LONGEST {
        return Vec::new();
    }
    let text: String = typed.iter().collect();
    let allowed = match typed.len() {
        0..=2 => 0,
        3..=5 => 1,
        6..=9 => 2,
        _ => 3,
    };
    let rank = |name: &str| {
        let name = name.to_lowercase();
        let whole = distance(&typed, &name);
        let parts = name.split(['-', ' ']);
        let part = parts.map(|part| distance(&typed, part)).min();
        let part = part.filter(|&n| n <= allowed).map(|n| (1, n));
        let is_inside = typed.len() > 2 && name.contains(&text);
        match whole <= allowed {
            true => Some((0, whole)),
            false => part.or(is_inside.then_some((2, 0))),
        }
    };
    let close: Vec<((u8, usize), &str)> = names
        .into_iter()
        .filter_map(|name| Some((rank(name)?, name)))
        .collect();
    let best = close.iter().map(|&(rank, _)| rank).min();
    let best = close.iter().filter(|(rank, _)| Some(*rank) == best);
    best.map(|&(_, name)| name).take(MOST).collect()
}

/// Returns how many letters must be added, dropped, changed or swapped with the next to turn one name into the other.
fn distance(typed: &[char], name: &str) -> usize {
    let name: Vec<char> = name.chars().collect();
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=name.len()).collect();
    for (row, &one) in typed.iter().enumerate() {
        let mut line = vec![row + 1];
        for (column, &other) in name.iter().enumerate() {
            let changed = above[column] + usize::from(one != other);
            let mut least = changed.min(above[column + 1] + 1).min(line[column] + 1);
            let is_swapped =
                row > 0 && column > 0 && one == name[column - 1] && typed[row - 1] == other;
            if is_swapped {
                least = least.min(before[column - 1] + 1);
            }
            line.push(least);
        }
        before = std::mem::replace(&mut above, line);
    }
    above.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_told_from_other_words() {
        let names = [
            "tower",
            "count",
            "greedy",
            "greedy-1",
            "princess-and-dragon",
        ];
        let of = |typed| near(typed, names);
        assert_eq!(of("towr"), ["tower"]);
        assert_eq!(of("conut"), ["count"], "swapped letters are one slip");
        assert_eq!(of("Gredy"), ["greedy"]);
        assert_eq!(of("dragn"), ["princess-and-dragon"], "a part of a name");
        assert_eq!(
            of("greedy"),
            ["greedy"],
            "nothing is as near as the name itself"
        );
        assert_eq!(of("princ"), ["princess-and-dragon"], "the beginning of one");
        for typed in ["", "x", "to", "elephant", "né\u{301}", &"tower".repeat(20)] {
            assert_eq!(of(typed), [""; 0], "{typed}");
        }
    }

    #[test]
    fn distances_are_counted_in_letters() {
        let of = |one: &str, other| distance(&one.chars().collect::<Vec<_>>(), other);
        assert_eq!(of("", ""), 0);
        assert_eq!(of("", "abc"), 3);
        assert_eq!(of("é", "e"), 1);
        assert_eq!(of("abcd", "acbd"), 1);
    }
}
