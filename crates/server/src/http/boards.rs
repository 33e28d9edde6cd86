//! Boards as pictures, bounded and cached.

use std::net::SocketAddr;

use axum::extract::rejection::QueryRejection;
use axum::extract::{ConnectInfo, Query as UrlQuery, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use carcas_art::board::{Board, BoardStyle, Looks, Recent};
use carcas_art::canvas::Colors;
use carcas_art::frame::{draw_frame, size_of, whole_view};
use carcas_art::theme::Theme;
use carcas_protocol::Problem;
use serde::Deserialize;

use super::GamePath;
use super::games::game_of;
use super::problem::{ApiError, busy};
use crate::app::App;
use crate::game::Game;
use crate::limits::Kind;
use crate::store::GameId;
use crate::time::now_ms;

/// The most pixels of a picture that is made for somebody on the net.
const MAX_PIXELS: u64 = 4_000_000;

/// Which board, and how.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardQuery {
    /// After so many moves and draws; without it, as the game stands.
    at: Option<usize>,
    /// The side of a tile in pixels: 16 to 128.
    tile: Option<u16>,
    /// The colors: `day`, `night`, `contrast` or `diagram`.
    theme: Option<String>,
}

/// Draws a board as SVG.
#[utoipa::path(
    get, path = "/api/games/{id}/board.svg", tag = "games", params(("id" = String, Path), BoardQuery),
    responses((status = 200, content_type = "image/svg+xml"), (status = "4XX", body = Problem))
)]
pub(super) async fn svg(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    GamePath(id): GamePath,
    query: Result<UrlQuery<BoardQuery>, QueryRejection>,
) -> Result<Response, ApiError> {
    check(&app, peer, &headers)?;
    board(&app, &id, query?.0, "image/svg+xml", |svg, _| {
        Ok(svg.as_bytes().to_vec())
    })
    .await
}

/// Draws a board as PNG.
#[utoipa::path(
    get, path = "/api/games/{id}/board.png", tag = "games", params(("id" = String, Path), BoardQuery),
    responses((status = 200, content_type = "image/png"), (status = "4XX", body = Problem))
)]
pub(super) async fn png(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    GamePath(id): GamePath,
    query: Result<UrlQuery<BoardQuery>, QueryRejection>,
) -> Result<Response, ApiError> {
    check(&app, peer, &headers)?;
    board(&app, &id, query?.0, "image/png", pixels).await
}

/// Writes a drawing of some size in a format.
type WritePicture = fn(&str, (f64, f64)) -> Result<Vec<u8>, ApiError>;

/// Draws a board and writes it in some format.
async fn board(
    app: &App,
    id: &GameId,
    query: BoardQuery,
    kind: &'static str,
    write: WritePicture,
) -> Result<Response, ApiError> {
    let game = game_of(app, id).await?;
    let is_fixed = query.at.is_some();
    let bytes = off_thread(move || {
        let (svg, size) = draw(&game, &query)?;
        write(&svg, size)
    });
    Ok(picture(kind, bytes.await?, is_fixed))
}

fn pixels(svg: &str, (width, height): (f64, f64)) -> Result<Vec<u8>, ApiError> {
    let bad = |why: carcas_raster::RasterError| {
        ApiError::bad_request(&format!("{why}; choose smaller tiles"))
    };
    let size = carcas_raster::check_size(width, height, MAX_PIXELS).map_err(bad)?;
    let pixels = carcas_raster::render(svg, size).map_err(bad)?;
    carcas_raster::png(&pixels).map_err(bad)
}

fn check(app: &App, peer: SocketAddr, headers: &HeaderMap) -> Result<(), ApiError> {
    match app
        .limits()
        .allows(app.address(peer, headers), Kind::Board, now_ms())
    {
        true => Ok(()),
        false => {
            app.metrics().count_limited();
            Err(busy(
                "too many boards were drawn for this address; try again later",
            ))
        }
    }
}

/// Draws where nobody's move waits for it.
async fn off_thread<T: Send + 'static>(
    draw: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    match tokio::task::spawn_blocking(draw).await {
        Ok(drawn) => drawn,
        Err(_) => Err(ApiError::bad_request("this board cannot be drawn")),
    }
}

fn draw(game: &Game, query: &BoardQuery) -> Result<(String, (f64, f64)), ApiError> {
    let theme = query.theme.as_deref().unwrap_or("day");
    let theme = Theme::from_name(theme).ok_or_else(|| {
        ApiError::bad_request("there is no such theme; expected day, night, contrast or diagram")
    })?;
    let tile = query.tile.unwrap_or(64);
    if !(16..=128).contains(&tile) {
        return Err(ApiError::bad_request("a tile has 16 to 128 pixels"));
    }
    let game = game.at(query.at)?;
    let board = Board::of(
        game.rules(),
        game.state(),
        Recent::default(),
        Looks::default(),
    );
    let view = whole_view(&board, None);
    let style = BoardStyle {
        colors: Colors::Fixed(theme),
        tile_px: f64::from(tile),
    };
    let svg = draw_frame(&board, None, &style);
    Ok((svg, size_of(view, &style)))
}

fn picture(kind: &'static str, bytes: Vec<u8>, is_fixed: bool) -> Response {
    // A board at a move stays as it is unless moves are taken back.
    let cache = match is_fixed {
        true => "public, max-age=3600",
        false => "no-cache",
    };
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, cache)];
    (headers, bytes).into_response()
}
