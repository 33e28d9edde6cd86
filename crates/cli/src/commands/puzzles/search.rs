//! Where puzzles are looked for: in records, or in games that bots play for it.

use std::time::Duration;

use carcas_analysis::puzzle::{Puzzle, Search, find};
use carcas_arena::{Budget, Deck, Entrant, Player, play_game};
use carcas_record::{Record, usual_names};

use super::FindArgs;
use crate::contests::{check_bots, progress_bar};
use crate::files;

/// Looks until there are enough, or until there is nothing more to look through.
pub(super) fn run(args: &FindArgs) -> anyhow::Result<Vec<Puzzle>> {
    check_bots(std::slice::from_ref(&args.bot))?;
    let bar = progress_bar(args.count as u64, true);
    let mut found: Vec<Puzzle> = Vec::new();
    let mut look = |record: &Record| -> bool {
        let search = Search {
            nodes: args.nodes,
            seed: args.seed,
            gap: f64::from(args.gap),
            ..Search::default()
        };
        for mut puzzle in find(record, search, |_| true) {
            puzzle.id = format!("{}-{:02}", args.name, found.len() + 1);
            found.push(puzzle);
            bar.inc(1);
            if found.len() >= args.count {
                return false;
            }
        }
        true
    };
    if args.records.is_empty() {
        let (setup, rules) = args.setup.prepare(2)?;
        for number in 0..args.games {
            let seed = args.seed.wrapping_add(number);
            let bot = Entrant::Bot(args.bot.clone());
            let mut players = [Player::new(bot, Budget::default(), Duration::ZERO)];
            let names = (&setup, usual_names(rules.n_seats()));
            let game = play_game(names, &[0, 0], &mut players, Deck::new(seed), seed)?;
            if !look(&game.record) {
                break;
            }
        }
    } else {
        for path in &args.records {
            let (record, _) = files::read_ended(path)?;
            if !look(&record) {
                break;
            }
        }
    }
    bar.finish_and_clear();
    Ok(found)
}
