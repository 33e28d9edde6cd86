//! The measured strength of bots, read from the table that `carcas-lab ladder` writes.

/// The table of ratings.
const LADDER: &str = include_str!("../../../docs/ladder.md");

/// Returns the rating of a bot, if the table has it.
pub(crate) fn rating(name: &str) -> Option<i32> {
    LADDER.lines().find_map(|line| {
        let mut cells = line.split('|').map(str::trim).skip(1);
        let is_wanted = cells.next()? == name;
        let (rating, _) = cells.next()?.split_once(" ± ")?;
        is_wanted.then(|| rating.parse().ok())?
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_is_rated() {
        for name in crate::Bot::NAMES {
            assert!(
                rating(name).is_some(),
                "{name}: `carcas-lab ladder -o docs/ladder.md` rates all bots"
            );
        }
    }

    #[test]
    fn the_table_is_read_as_the_ladder_writes_it() {
        assert_eq!(rating("greedy-1"), Some(1_000), "the anchor");
        let bounds = [rating("random"), rating("master")].map(Option::unwrap);
        assert!(bounds[0] < 1_000 && bounds[1] > 1_000, "{bounds:?}");
        for none in ["", "bot", "--:", "Master", "greedy-2"] {
            assert_eq!(rating(none), None);
        }
    }
}
