//! Drawings for the table in the browser: the packs of `carcas-art`, made when they are first asked for (`docs/adr/0023`).

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Mutex, PoisonError};

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use carcas_art::pack::{self, Size};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use super::client::accepts_gzip;
use super::problem::ApiError;
use crate::app::App;

/// A pack that was made.
#[derive(Clone, Debug)]
struct Made {
    /// What it is called by caches: the hash of what is in it.
    tag: String,
    plain: Bytes,
    gzip: Bytes,
}

/// The packs that were made, by their names. There are as many as boxes, so all are kept.
#[derive(Debug, Default)]
pub(crate) struct Packs(Mutex<BTreeMap<String, Made>>);

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

/// Sends a pack, unless the browser has it.
async fn send(
    app: &App,
    headers: &HeaderMap,
    name: String,
    make: impl FnOnce() -> Option<String> + Send + 'static,
) -> Result<Response, ApiError> {
    let packs = || {
        let packs = &app.packs().0;
        packs.lock().unwrap_or_else(PoisonError::into_inner)
    };
    let known = packs().get(&name).cloned();
    let made = match known {
        Some(made) => made,
        None => {
            let made = app.workshop().run(|| make().map(wrap)).await?;
            let made =
                made.ok_or_else(|| ApiError::not_found("there are no drawings of such a box"))?;
            packs().insert(name, made.clone());
            made
        }
    };
    let fixed = [
        (header::CONTENT_TYPE, "application/json"),
        // Another release may draw otherwise; until then nothing is sent twice.
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "Accept-Encoding"),
    ];
    let tag = [(header::ETAG, made.tag.clone())];
    let known = headers.get(header::IF_NONE_MATCH);
    if known.is_some_and(|known| known.as_bytes() == made.tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, fixed, tag).into_response());
    }
    Ok(match accepts_gzip(headers) {
        true => {
            let packed = [(header::CONTENT_ENCODING, "gzip")];
            (fixed, tag, packed, made.gzip).into_response()
        }
        false => (fixed, tag, made.plain).into_response(),
    })
}

fn wrap(text: String) -> Made {
    let digest = Sha256::digest(text.as_bytes());
    let hex: String = digest
        .iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    // Writing to memory does not fail; were it to, the pack would be empty, and the browser would say so.
    let written = encoder.write_all(text.as_bytes());
    let gzip = written.and_then(|()| encoder.finish()).unwrap_or_default();
    Made {
        tag: format!("\"{hex}\""),
        plain: Bytes::from(text),
        gzip: Bytes::from(gzip),
    }
}
