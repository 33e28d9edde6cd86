//! What games that are over were like, and going on from their positions.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use carcas_engine::Node;
use carcas_protocol::{
    AnalysisProgress, Answer, CreateGame, GameMade, GoOn, Points, Problem, Status, TimeControl,
};
use carcas_record::Record;

use super::GamePath;
use super::games::{check_create, game_of};
use super::problem::{ApiError, busy, limited};
use super::records::{played_here, record_of};
use super::tables::make_from;
use crate::app::App;
use crate::game::{Begun, Game, Refused};
use crate::limits::Kind;
use crate::store::GameId;

/// Returns a game that is over; nobody gets advice about one that may still be played. A record that was brought along
/// counts as over if it has an end, and the game that it is of is not still played here: anybody can write an end.
async fn over_game(app: &App, id: &GameId) -> Result<Arc<Game>, ApiError> {
    let game: Arc<Game> = Arc::from(game_of(app, id).await?);
    if let Some(hash) = &game.created().seed_hash
        && played_here(app, hash).await?.is_some()
    {
        return Err(Refused::NotOver.into());
    }
    let looked_at = Arc::clone(&game);
    let is_over = app.workshop().run(move || is_over(&looked_at)).await?;
    match is_over {
        true => Ok(game),
        false => Err(Refused::NotOver.into()),
    }
}

fn is_over(game: &Game) -> bool {
    let has_end = |record: Record| record.result().is_some() || record.state().node() == Node::Over;
    match &game.created().record {
        Some(text) => Record::parse(text).is_ok_and(has_end),
        None => game.status() == Status::Over,
    }
}

/// Returns the record of a game, also of one that was brought along.
fn whole_record(game: &Game) -> Result<Record, String> {
    match &game.created().record {
        Some(text) => Record::parse(text).map_err(|why| why.to_string()),
        None => record_of(game),
    }
}

/// Returns what every seat got its points for.
pub(super) fn points(game: &Game) -> Result<Answer, Refused> {
    let record = whole_record(game).map_err(Refused::Broken)?;
    Ok(Answer::Points(Points::of(&record)))
}

/// Asks for the analysis of a game that is over. It waits in a queue; look again with GET.
#[utoipa::path(
    post, path = "/api/games/{id}/analysis", tag = "records", params(("id" = String, Path)),
    responses((status = 202, body = AnalysisProgress), (status = "4XX", body = Problem))
)]
pub(super) async fn ask(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    GamePath(id): GamePath,
) -> Result<(StatusCode, Json<AnalysisProgress>), ApiError> {
    let reviews = app.reviews();
    if let Some(progress) = reviews.progress(&id) {
        return Ok((StatusCode::ACCEPTED, Json(progress)));
    }
    let game = over_game(&app, &id).await?;
    let address = app.address(peer, &headers);
    if !app.limits().allows(address, Kind::Analysis, app.now_ms()) {
        let what = "too many reviews were asked for";
        return Err(limited(&app, Kind::Analysis, what));
    }
    let asked = reviews.ask(&id, move || whole_record(&game));
    asked.map_err(|_| busy("too many games wait for their analysis; try again later"))?;
    let waiting = AnalysisProgress::Waiting { before: 0 };
    let progress = reviews.progress(&id).unwrap_or(waiting);
    Ok((StatusCode::ACCEPTED, Json(progress)))
}

/// Tells how far the analysis of a game is, and all of it once it is done.
#[utoipa::path(
    get, path = "/api/games/{id}/analysis", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = AnalysisProgress), (status = "4XX", body = Problem))
)]
pub(super) async fn look(
    State(app): State<App>,
    GamePath(id): GamePath,
) -> Result<Json<AnalysisProgress>, ApiError> {
    match app.reviews().progress(&id) {
        Some(progress) => Ok(Json(progress)),
        None => Err(ApiError::not_found(
            "there is no analysis of this game; ask for one with POST",
        )),
    }
}

/// Makes a table that goes on from a position of a game that is over.
#[utoipa::path(
    post, path = "/api/games/{id}/branches", tag = "records", params(("id" = String, Path)),
    request_body = GoOn,
    responses((status = 201, body = GameMade), (status = "4XX", body = Problem))
)]
pub(super) async fn go_on(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    GamePath(id): GamePath,
    body: Result<Json<GoOn>, JsonRejection>,
) -> Result<(StatusCode, Json<GameMade>), ApiError> {
    let Json(wanted) = body?;
    check_create(&app, peer, &headers)?;
    let game = over_game(&app, &id).await?;
    let n_seats = game.seats().len();
    if wanted.seats.len() != n_seats {
        let n = wanted.seats.len();
        let why =
            format!("{n} seats; that game has {n_seats}, and so has one that goes on from it");
        return Err(ApiError::bad_request(&why));
    }
    let (setup, version) = (game.created().setup.clone(), game.created().rules_version);
    let at = wanted.at as usize;
    let cut = app.workshop().run(move || {
        let record = whole_record(&game)?;
        let n_entries = record.entries().len();
        if at > n_entries {
            return Err(format!(
                "the game has {n_entries} moves and draws, not {at}"
            ));
        }
        let record = record.first_entries(at);
        match record.state().node() {
            Node::Over => Err("the game is over there; choose an earlier position".to_owned()),
            Node::Decide { .. } | Node::Chance { .. } => without_seed(&record),
        }
    });
    let record = cut.await?.map_err(|why| ApiError::bad_request(&why))?;
    let begin = Begun {
        game: id.to_string(),
        record,
    };
    let create = CreateGame {
        setup,
        seats: wanted.seats,
        aids: wanted.aids,
        clock: TimeControl::None,
        grace_ms: None,
        is_public: false,
        best_of: 1,
    };
    let made = make_from(&app, create, Some((version, begin))).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// Writes the moves and draws of a record, and nothing of who played it.
fn without_seed(record: &Record) -> Result<String, String> {
    let names = record.names().to_vec();
    let bare = Record::new(record.setup().clone(), names);
    let mut bare = bare.map_err(|why| why.to_string())?;
    for &entry in record.entries() {
        let applied = bare.apply(entry, &mut carcas_engine::Log::silent());
        applied.map_err(|why| why.to_string())?;
    }
    Ok(bare.to_text())
}
