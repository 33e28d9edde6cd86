//! What comes after a game: a rematch with rotated seats, and the next game of a match.

use carcas_protocol::{GameResult, Holder, Problem, Series};

use crate::app::App;
use crate::game::{Continuation, Created, Game, LogEntry, Place, Refused, Request};
use crate::http::problem::ApiError;
use crate::secret;
use crate::socket::{problem, unreachable};
use crate::store::{GameId, StoreError};

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

/// Returns how a match stands after a game, by seats of that game; nothing if the game belongs to none.
fn standing(game: &Game) -> Option<Series> {
    let about = game.about();
    let (mut series, result) = (about.series?, about.result?);
    if let Some(winner) = winner(&result, game.seats().len())
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

/// Goes on with a match when a game of it is over, unless it is decided.
///
/// # Errors
/// If the next game cannot be made.
pub(crate) async fn go_on(app: &App, id: &GameId) -> Result<(), Problem> {
    let _one = app.follow().await;
    let game = look(app, id).await?;
    match standing(&game) {
        Some(series) if !is_decided(&series) && game.next_game().is_none() => {
            follow(app, &game, Some(series)).await.map(|_| ())
        }
        _ => Ok(()),
    }
}

async fn look(app: &App, id: &GameId) -> Result<Box<Game>, Problem> {
    let game = app
        .directory()
        .ask(id, |reply| Request::Look { reply })
        .await;
    game.map_err(unreachable)
}

/// Makes another game of the same people.
///
/// # Errors
/// If the game is not over.
pub(crate) async fn rematch(app: &App, id: &GameId) -> Result<u64, Problem> {
    let _one = app.follow().await;
    let game = look(app, id).await?;
    if game.result().is_none() {
        return Err(Refused::NotOver.problem());
    }
    if game.next_game().is_some() {
        return Ok(game.version());
    }
    let series = game.created().series.as_ref().map(|series| Series {
        best_of: series.best_of,
        games: Vec::new(),
        wins: vec![0; game.seats().len()],
    });
    follow(app, &game, series).await
}

/// Makes the game after a game. Everybody sits already, and it starts at once.
async fn follow(app: &App, game: &Game, series: Option<Series>) -> Result<u64, Problem> {
    let unavailable = |why: &dyn std::fmt::Display| problem("unavailable", &why.to_string());
    let n_seats = game.seats().len();
    let id = secret::id().map_err(|why| unavailable(&why))?;
    let id = GameId::parse(&id).map_err(|why: StoreError| unavailable(&why))?;
    let mut places = vec![Place::Open; n_seats];
    let mut taken = Vec::new();
    let mut moves = Vec::new();
    for (from, seat) in (0..).zip(game.seats()) {
        let to = seat_after(from, n_seats);
        moves.push(Continuation { from, to });
        let was_bot = matches!(game.created().seats[usize::from(from)], Place::Bot { .. });
        match &seat.holder {
            Holder::Bot { level, .. } if was_bot => {
                places[usize::from(to)] = Place::Bot {
                    level: level.clone(),
                };
            }
            // Nobody sat there, so nobody does.
            Holder::Open => {}
            // A person for whom a bot played on is a person again.
            Holder::Bot { .. } | Holder::Person => {
                taken.push((to, seat.identity.clone(), seat.name.clone()));
            }
        }
    }
    let rotate = |series: Series| {
        let mut wins = vec![0; n_seats];
        for (from, &n) in (0..).zip(&series.wins) {
            wins[usize::from(seat_after(from, n_seats))] = n;
        }
        Series { wins, ..series }
    };
    let created = Created {
        seats: places,
        seed: secret::seed().map_err(|why| unavailable(&why))?,
        series: series.map(rotate),
        ..game.created().clone()
    };
    let created_game = app
        .directory()
        .create(id.clone(), created, Vec::new(), Vec::new());
    created_game.await.map_err(|refused| refused.problem())?;
    for (seat, identity, name) in taken {
        let nonce = secret::nonce().map_err(|why| unavailable(&why))?;
        let sat = app.directory().ask(&id, |reply| Request::TakeSeat {
            seat,
            identity,
            name,
            nonce,
            reply,
        });
        let sat = sat.await.map_err(unreachable)?;
        sat.map_err(|refused| refused.problem())?;
    }
    let entry = Box::new(LogEntry::Continued {
        game: id.to_string(),
        seats: moves,
    });
    let noted = app
        .directory()
        .ask(game.id(), |reply| Request::Note { entry, reply });
    let noted = noted.await.map_err(unreachable)?;
    noted.map_err(|refused| refused.problem())
}

/// Returns the next game and where a seat sits there.
///
/// # Errors
/// If there is none.
pub(crate) async fn next_seat(app: &App, id: &GameId, seat: u8) -> Result<(GameId, u8), ApiError> {
    let game = look(app, id).await?;
    let next = game.next_game();
    let next = next.ok_or_else(|| ApiError::not_found("there is no next game"))?;
    Ok((GameId::parse(next)?, seat_after(seat, game.seats().len())))
}

#[cfg(test)]
mod tests {
    use carcas_protocol::EndReason;

    use super::*;

    #[test]
    fn another_begins_each_game() {
        assert_eq!([0, 1].map(|seat| seat_after(seat, 2)), [1, 0]);
        assert_eq!([0, 1, 2].map(|seat| seat_after(seat, 3)), [2, 0, 1]);
        assert_eq!(seat_after(0, 1), 0);
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
