//! What is made once, packed and kept: drawings, and what a table can be made of.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
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

/// The packs that were made, by their names. There are little more than boxes, so all are kept.
#[derive(Debug, Default)]
pub(crate) struct Packs(Mutex<BTreeMap<String, Made>>);

/// Sends a pack, unless the browser has it; the first time it is made.
pub(super) async fn send(
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
            let made = made.ok_or_else(|| ApiError::not_found("there is nothing of that name"))?;
            packs().insert(name, made.clone());
            made
        }
    };
    let fixed = [
        (header::CONTENT_TYPE, "application/json"),
        // Another release may say otherwise; until then nothing is sent twice.
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
