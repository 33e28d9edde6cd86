//! What comes after a game: a rematch with rotated seats, and the next game of a match.

use carcas_engine::RulesVersion;
use carcas_protocol::{EndReason, GameResult, Holder, Series};

use crate::app::App;
use crate::game::{
    Continuation, Created, Game, Hold, LogEntry, Logged, Place, Refused, Request, append, rules_of,
};
use crate::http::problem::ApiError;
use crate::secret;
use crate::store::{Append, GameId};

/// Where a seat sits in the next game: everybody moves up by one, so that another begins.
fn seat_after(seat: u8, n_seats: usize) -> u8 {
    ((usize::from(seat) + n_seats - 1) % n_seats) as u8
}

/// Returns who won a game of a match. With two seats a tie is won by the one who did not begin, as in the leagues.
fn winner(result: &GameResult, n_seats: usize) -> Option<u8> {
    match result.winners.as_slice() {
        [only] => Some(*only),
        [_, _] if n_seats == 2 => Some(1),
        _ => None,
    }
}

/// Tells whether a game was stopped rather than decided: it counts for no match.
fn is_stopped(result: &GameResult) -> bool {
    matches!(result.reason, EndReason::Aborted | EndReason::Closed)
}

/// Returns how a match stands after a game, by seats of that game; nothing if the game belongs to none.
fn standing(game: &Game) -> Option<Series> {
    let mut series = game.created().series.clone()?;
    if is_stopped(game.result()?) {
        return Some(series);
    }
    if let Some(winner) = winner(game.result()?, game.seats().len())
        && let Some(wins) = series.wins.get_mut(usize::from(winner))
    {
        *wins += 1;
    }
    series.games.push(game.id().to_string());
    Some(series)
}

/// Tells whether a match is decided.
fn is_decided(series: &Series) -> bool {
    let needed = series.best_of / 2 + 1;
    let n_games = series.games.len();
    series.wins.iter().any(|&wins| wins >= needed) || n_games >= usize::from(series.best_of)
}

/// Tells whether a game is over and another follows by itself: not after one that was stopped, for whoever stops a game does
/// not want the next.
pub(crate) fn goes_on(game: &Game) -> bool {
    let is_decisive = game.result().is_some_and(|result| !is_stopped(result));
    let has_next = game.next_game().is_some();
    is_decisive && !has_next && standing(game).is_some_and(|series| !is_decided(&series))
}

/// How long a next game waits for people to add to its draws, in milliseconds.
const START_WITHIN_MS: i64 = 10_000;

/// Makes the game after a game: the next of its match, or a rematch. Everybody sits already, and it starts when all people
/// have added to the draws, knowing the hash of the seed, or after a short time. Returns what the log of the first says of it, and the log of the second; they are to be stored together.
///
/// # Errors
/// If the game is not over, or not everybody had come.
pub(crate) fn follow(game: &Game, now_ms: i64) -> Result<(LogEntry, Append), Refused> {
    if game.result().is_none() {
        return Err(Refused::NotOver);
    }
    let unsaved = |why: &dyn std::fmt::Display| Refused::Unsaved(why.to_string());
    let n_seats = game.seats().len();
    let id = secret::id().map_err(|why| unsaved(&why))?;
    let id = GameId::parse(&id).map_err(|why| unsaved(&why))?;
    let mut places = vec![Place::Open; n_seats];
    let mut taken = Vec::new();
    let mut moves = Vec::new();
    for (from, seat) in (0..).zip(game.seats()) {
        let to = seat_after(from, n_seats);
        moves.push(Continuation { from, to });
        match &seat.holder {
            Holder::Bot { level, since: None } => {
                places[usize::from(to)] = Place::Bot {
                    level: level.clone(),
                };
            }
            // Nobody would have a link to that seat.
            Holder::Open => return Err(Refused::OpenSeats),
            // A person for whom a bot played on is a person again.
            Holder::Bot { .. } | Holder::Person => {
                taken.push((to, (seat.identity.clone(), seat.name.clone())));
            }
        }
    }
    let standing = standing(game);
    let created = Created {
        rules_version: version_after(game, standing.as_ref()),
        seats: places,
        seed: secret::seed().map_err(|why| unsaved(&why))?,
        numbers_by_kind: true,
        start_by_ms: Some(now_ms + START_WITHIN_MS),
        record: None,
        begin: None,
        seed_hash: None,
        series: standing.map(|series| rotated(series, n_seats)),
        ..game.created().clone()
    };
    let mut next = Game::new(id.clone(), created.clone()).map_err(Refused::Broken)?;
    let mut entries = vec![Logged::from(LogEntry::Created(Box::new(created)))];
    let mut fold = |next: &mut Game, happened: Vec<LogEntry>| {
        for logged in happened.into_iter().map(Logged::from) {
            next.fold(&logged, now_ms).map_err(Refused::Broken)?;
            entries.push(logged);
        }
        Ok::<(), Refused>(())
    };
    if taken.is_empty() {
        let started = next.start(vec![None; n_seats])?;
        fold(&mut next, started)?;
    }
    for (seat, (identity, name)) in taken {
        // For whoever adds nothing in time, so that every record of people has a nonce for each.
        let nonce = secret::nonce().map_err(|why| unsaved(&why))?;
        let sat = LogEntry::SeatTaken {
            seat,
            identity,
            name,
            nonce,
        };
        fold(&mut next, vec![sat])?;
    }
    let continued = LogEntry::Continued {
        game: id.to_string(),
        seats: moves,
    };
    Ok((continued, append(&next, 1, &entries, now_ms)))
}

/// Returns the version of the rules of the next game. All games of a match are of one version; others are of the newest, as new
/// games are, unless it cannot play what was chosen.
fn version_after(game: &Game, standing: Option<&Series>) -> u32 {
    let created = game.created();
    let newest = RulesVersion::CURRENT.number();
    let is_amid = standing.is_some_and(|series| !is_decided(series));
    let n_seats = game.seats().len() as u8;
    match !is_amid && rules_of(&created.setup, newest, n_seats).is_ok() {
        true => newest,
        false => created.rules_version,
    }
}

/// Returns the standing of a match by seats of its next game. A match that is decided begins anew.
fn rotated(series: Series, n_seats: usize) -> Series {
    let mut wins = vec![0; n_seats];
    if is_decided(&series) {
        let games = Vec::new();
        return Series {
            games,
            wins,
            ..series
        };
    }
    for (from, &n) in (0..).zip(&series.wins) {
        wins[usize::from(seat_after(from, n_seats))] = n;
    }
    Series { wins, ..series }
}

/// Returns the next game and where a seat sits there.
///
/// # Errors
/// If there is none, or the seat is not theirs who ask.
pub(crate) async fn next_seat(
    app: &App,
    id: &GameId,
    (holds, seat): (&[Hold], Option<u8>),
) -> Result<(GameId, u8), ApiError> {
    let look = |reply| Request::Look { reply };
    let game = app.directory().ask(id, look).await?;
    let seat = game.choose_seat(holds, seat, None)?;
    let next = game.next_game();
    let next = next.ok_or_else(|| ApiError::not_found("there is no next game"))?;
    Ok((GameId::parse(next)?, seat_after(seat, game.seats().len())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::samples::{fold, seat_people, started, table};

    #[test]
    fn another_begins_each_game() {
        assert_eq!([0, 1].map(|seat| seat_after(seat, 2)), [1, 0]);
        assert_eq!([0, 1, 2].map(|seat| seat_after(seat, 3)), [2, 0, 1]);
        assert_eq!(seat_after(0, 1), 0);
    }

    /// Returns a game of two people that was stopped.
    fn stopped() -> Game {
        let mut game = started(2, carcas_protocol::TimeControl::None);
        let closed = game.close();
        fold(&mut game, closed);
        game
    }

    /// Reads a game from the log that is to be stored.
    fn read(append: &Append) -> Game {
        let mut game = None;
        for event in &append.events {
            let logged = Logged::parse(&event.body).expect("an entry");
            match (&mut game, &logged.entry) {
                (None, LogEntry::Created(created)) => {
                    let made = Game::new(append.game.clone(), (**created).clone());
                    game = Some(made.expect("a setup"));
                }
                (Some(game), _) => drop(game.fold(&logged, event.at_ms).expect("an entry")),
                (None, _) => panic!("no beginning"),
            }
        }
        game.expect("a game")
    }

    #[test]
    fn no_game_follows_a_table_to_which_not_everybody_came() {
        let mut game = table(2, carcas_protocol::TimeControl::None, 0);
        let closed = game.close();
        fold(&mut game, closed);
        assert_eq!(follow(&game, 1000), Err(Refused::OpenSeats));
    }

    #[test]
    fn a_next_game_draws_nothing_before_people_could_add() {
        let (_, append) = follow(&stopped(), 1000).expect("it is over");
        let mut game = read(&append);
        assert_eq!(game.status(), carcas_protocol::Status::Gathering);
        assert_eq!(game.deadline(), Some(1000 + START_WITHIN_MS));
        let early = game.on_time(999 + START_WITHIN_MS).expect("it waits");
        assert_eq!(early, []);
        let nonce = "00112233445566778899aabbccddeeff";
        for entry in game.add_nonce(1, nonce).expect("a nonce") {
            game.fold(&entry.into(), 2000).expect("an entry");
        }
        assert_eq!(game.status(), carcas_protocol::Status::Gathering);
        // Who adds nothing in time is not waited for; who did is heard.
        let started = game.on_time(1000 + START_WITHIN_MS).expect("it starts");
        match &started[0] {
            LogEntry::Started { nonces } => assert_eq!(nonces[1].as_deref(), Some(nonce)),
            other => panic!("{other:?}"),
        }
        assert!(matches!(started[1], LogEntry::Drawn { .. }));
    }

    /// Returns the version of the rules of the game that follows one of the oldest version.
    fn version_after_the_oldest(series: Option<Series>) -> u32 {
        let made = table(2, carcas_protocol::TimeControl::None, 0);
        let created = Created {
            rules_version: RulesVersion::OLDEST.number(),
            series,
            ..made.created().clone()
        };
        let mut game = Game::new(made.id().clone(), created).expect("a setup");
        seat_people(&mut game);
        let resigned = game.resign(0);
        fold(&mut game, resigned);
        let (_, append) = follow(&game, 1000).expect("it is over");
        read(&append).created().rules_version
    }

    #[test]
    fn a_rematch_is_of_the_newest_rules_and_a_match_of_one_version() {
        let series = |best_of| {
            Some(Series {
                best_of,
                games: Vec::new(),
                wins: vec![0; 2],
            })
        };
        let (oldest, newest) = (RulesVersion::OLDEST, RulesVersion::CURRENT);
        assert_ne!(oldest, newest);
        assert_eq!(version_after_the_oldest(None), newest.number());
        assert_eq!(version_after_the_oldest(series(3)), oldest.number());
        // The game decides the match, and another begins.
        assert_eq!(version_after_the_oldest(series(1)), newest.number());
    }

    #[test]
    fn the_one_who_did_not_begin_wins_a_tie() {
        let result = |winners: &[u8]| GameResult {
            winners: winners.to_vec(),
            reason: EndReason::Finished,
            scores: vec![10, 10],
        };
        assert_eq!(winner(&result(&[0, 1]), 2), Some(1));
        assert_eq!(winner(&result(&[0]), 2), Some(0));
        assert_eq!(winner(&result(&[0, 1]), 3), None);
        assert_eq!(winner(&result(&[]), 2), None);
    }

    #[test]
    fn two_wins_of_three_decide() {
        let series = |wins: [u8; 2], n_games: usize| Series {
            best_of: 3,
            games: vec![String::new(); n_games],
            wins: wins.to_vec(),
        };
        assert!(!is_decided(&series([1, 0], 1)));
        assert!(!is_decided(&series([1, 1], 2)));
        assert!(is_decided(&series([2, 0], 2)));
        assert!(is_decided(&series([1, 1], 3)));
    }
}
