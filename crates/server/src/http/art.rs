//! Drawings for the table in the browser: the packs of `carcas-art`, made when they are first asked for (`docs/adr/0023`).

use axum::Router;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use carcas_art::pack::{self, Size};

use super::packed::send;
use super::problem::ApiError;
use crate::app::App;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/art/pieces.json", get(pieces))
        .route("/art/tiles/{name}", get(tiles))
}

async fn pieces(State(app): State<App>, headers: HeaderMap) -> Result<Response, ApiError> {
    send(&app, &headers, "pieces".to_owned(), || Some(pack::pieces())).await
}

async fn tiles(
    State(app): State<App>,
    headers: HeaderMap,
    Path(name): Path<String>,
) -> Result<Response, ApiError> {
    let none = || ApiError::not_found("there are no drawings of such a box");
    let name = name.strip_suffix(".json").ok_or_else(none)?.to_owned();
    let of = name.clone();
    let make = move || pack::tiles_by_name(&of, Size::Large);
    send(&app, &headers, name, make).await
}
