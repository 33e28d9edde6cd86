//! Boards as pictures, bounded and cached.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::{ConnectInfo, Query as UrlQuery, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use carcas_art::board::{Board, BoardStyle, Looks, Recent};
use carcas_art::canvas::Colors;
use carcas_art::frame::{draw_frame, size_of, whole_view};
use carcas_art::theme::Theme;
use carcas_protocol::Problem;
use serde::Deserialize;

use super::GamePath;
use super::games::game_of;
use super::problem::{ApiError, limited};
use crate::app::App;
use crate::game::Game;
use crate::limits::Kind;
use crate::store::GameId;

/// The most pixels of a picture that is made for somebody on the net.
const MAX_PIXELS: u64 = 4_000_000;

/// Which board, and how.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
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
    responses((status = 200, content_type = "image/svg+xml"), (status = 304), (status = "4XX", body = Problem))
)]
pub(super) async fn svg(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    GamePath(id): GamePath,
    query: Result<UrlQuery<BoardQuery>, QueryRejection>,
) -> Result<Response, ApiError> {
    check(&app, peer, &headers)?;
    let kind: Picture = ("image/svg+xml", |svg, _| Ok(svg.as_bytes().to_vec()));
    board(&app, &headers, &id, query?.0, kind).await
}

/// Draws a board as PNG.
#[utoipa::path(
    get, path = "/api/games/{id}/board.png", tag = "games", params(("id" = String, Path), BoardQuery),
    responses((status = 200, content_type = "image/png"), (status = 304), (status = "4XX", body = Problem))
)]
pub(super) async fn png(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    GamePath(id): GamePath,
    query: Result<UrlQuery<BoardQuery>, QueryRejection>,
) -> Result<Response, ApiError> {
    check(&app, peer, &headers)?;
    board(&app, &headers, &id, query?.0, ("image/png", pixels)).await
}

/// A format, and how a drawing of some size is written in it.
type Picture = (
    &'static str,
    fn(&str, (f64, f64)) -> Result<Vec<u8>, ApiError>,
);

/// How many bytes of boards are kept. The largest that is drawn takes a few million.
const MAX_KEPT: usize = 32 * 1024 * 1024;

/// The boards that were drawn last, by their tags, the last used at the end.
#[derive(Debug, Default)]
pub(crate) struct Boards(Mutex<VecDeque<(String, Bytes)>>);

impl Boards {
    fn find(&self, tag: &str) -> Option<Bytes> {
        let mut boards = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = boards.iter().position(|(known, _)| known == tag)?;
        let found = boards.remove(at)?;
        let bytes = found.1.clone();
        boards.push_back(found);
        Some(bytes)
    }

    fn keep(&self, tag: &str, bytes: &Bytes) {
        let mut boards = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        boards.push_back((tag.to_owned(), bytes.clone()));
        let mut n_bytes: usize = boards.iter().map(|(_, board)| board.len()).sum();
        while n_bytes > MAX_KEPT
            && let Some((_, oldest)) = boards.pop_front()
        {
            n_bytes -= oldest.len();
        }
    }
}

/// Draws a board and writes it in some format, unless the client has it, or it was drawn a short time ago.
async fn board(
    app: &App,
    headers: &HeaderMap,
    id: &GameId,
    query: BoardQuery,
    (kind, write): Picture,
) -> Result<Response, ApiError> {
    let theme = query.theme.as_deref().unwrap_or("day");
    let theme = Theme::from_name(theme).ok_or_else(|| {
        ApiError::bad_request("there is no such theme; expected day, night, contrast or diagram")
    })?;
    let tile = query.tile.unwrap_or(64);
    if !(16..=128).contains(&tile) {
        return Err(ApiError::bad_request("a tile has 16 to 128 pixels"));
    }
    let game = game_of(app, id).await?;
    // A board at a move is another one after a take-back, so the tag holds the version of the last change.
    let (release, changed) = (env!("CARGO_PKG_VERSION"), game.changed());
    let at = query.at.unwrap_or(game.played().len());
    let theme_name = theme.name();
    let tag = format!("\"{release}-{id}-{changed}-{at}-{tile}-{theme_name}-{kind}\"");
    let known = headers.get(header::IF_NONE_MATCH);
    if known.is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response());
    }
    let bytes = match app.boards().find(&tag) {
        Some(bytes) => bytes,
        None => {
            let work = move || {
                let (svg, size) = draw(&game, at, (theme, tile))?;
                write(&svg, size)
            };
            let bytes = Bytes::from(app.easel().run(work).await??);
            app.boards().keep(&tag, &bytes);
            bytes
        }
    };
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    Ok((headers, [(header::ETAG, tag)], bytes).into_response())
}

fn pixels(svg: &str, (width, height): (f64, f64)) -> Result<Vec<u8>, ApiError> {
    let bad = |why: carcas_raster::RasterError| {
        ApiError::bad_request(&format!("{why}; choose smaller tiles"))
    };
    let size = carcas_raster::check_size(width, height, MAX_PIXELS).map_err(bad)?;
    // The workshop has as many at work as the machine should spare.
    let pixels = carcas_raster::render_on(1, svg, size).map_err(bad)?;
    carcas_raster::png(&pixels).map_err(bad)
}

fn check(app: &App, peer: SocketAddr, headers: &HeaderMap) -> Result<(), ApiError> {
    match app
        .limits()
        .allows(app.address(peer, headers), Kind::Board, app.now_ms())
    {
        true => Ok(()),
        false => Err(limited(app, Kind::Board, "too many boards were asked for")),
    }
}

fn draw(
    game: &Game,
    at: usize,
    (theme, tile): (Theme, u16),
) -> Result<(String, (f64, f64)), ApiError> {
    let game = game.at(Some(at))?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_bounded() {
        let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>"#;
        assert!(pixels(svg, (10.0, 10.0)).is_ok());
        for size in [(2001.0, 2000.0), (1e9, 1e9), (f64::NAN, 10.0)] {
            assert!(pixels(svg, size).is_err(), "{size:?}");
        }
    }

    #[test]
    fn the_boards_that_are_used_are_kept() {
        let boards = Boards::default();
        let board = Bytes::from(vec![0; MAX_KEPT / 8]);
        boards.keep("first", &board);
        for n in 0..16 {
            boards.keep(&n.to_string(), &board);
            assert_eq!(boards.find("first"), Some(board.clone()), "{n}");
        }
        assert_eq!(boards.find("8"), None);
        let n_kept = (0..16).filter(|n| boards.find(&n.to_string()).is_some());
        assert_eq!(n_kept.count(), 7);
    }
}
