//! The table in the browser: the files of `web/dist` inside the binary (`docs/adr/0023`).
//!
//! A binary that was built without them has none, and the plain pages of `pages` answer instead.

use std::borrow::Cow;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use super::problem::ApiError;
use crate::app::App;

/// What `npm run build` made. Builds for debugging read the folder when they run.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// Where the files of the table in the browser come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Client {
    /// From the binary, if it was built with them.
    #[default]
    Embedded,
    /// These, by their paths without the leading slash; none at all leaves the plain pages.
    Given(&'static [(&'static str, &'static [u8])]),
}

/// The page that all pages of the table begin with.
const PAGE: &str = "index.html";

impl Client {
    fn file(self, path: &str) -> Option<Cow<'static, [u8]>> {
        match self {
            Self::Embedded => Built::get(path).map(|file| file.data),
            Self::Given(files) => {
                let found = files.iter().find(|(name, _)| *name == path);
                found.map(|(_, bytes)| Cow::Borrowed(*bytes))
            }
        }
    }

    /// Returns the page that shows everything, if there is a table in the browser.
    pub(super) fn page(self) -> Option<Response> {
        let html = self.file(PAGE)?;
        let fixed = [
            (header::CONTENT_TYPE, content_type(PAGE)),
            // The page names the files of its build, so it must not outlive them.
            (header::CACHE_CONTROL, "no-cache"),
        ];
        Some((fixed, html).into_response())
    }

    /// Returns what the pages are called: the hash of the one that names all other files, if there is one.
    pub(crate) fn name(self) -> Option<String> {
        let digest = Sha256::digest(self.file(PAGE)?);
        let bytes = digest.iter().take(8);
        Some(bytes.map(|byte| format!("{byte:02x}")).collect())
    }

    /// Returns a file, packed if the browser can unpack it.
    fn send(self, path: &str, headers: &HeaderMap) -> Option<Response> {
        let packed = accepts_gzip(headers).then(|| self.file(&format!("{path}.gz")));
        let packed = packed.flatten();
        let is_packed = packed.is_some();
        let bytes = packed.or_else(|| self.file(path))?;
        // The names of these files change with what is in them.
        let lifetime = match path.starts_with("assets/") {
            true => "public, max-age=31536000, immutable",
            false => "no-cache",
        };
        let fixed = [
            (header::CONTENT_TYPE, content_type(path)),
            (header::CACHE_CONTROL, lifetime),
            (header::VARY, "Accept-Encoding"),
        ];
        let mut response = (fixed, bytes).into_response();
        if is_packed {
            let gzip = HeaderValue::from_static("gzip");
            response
                .headers_mut()
                .insert(header::CONTENT_ENCODING, gzip);
        }
        Some(response)
    }
}

/// Answers whatever no other route does: with a file, or with the page, which says to people that there is nothing here.
pub(super) async fn fallback(State(app): State<App>, headers: HeaderMap, uri: Uri) -> Response {
    let client = app.config().client;
    let path = uri.path().trim_start_matches('/');
    let is_api = path == "api" || path.starts_with("api/");
    if !is_api
        && path != PAGE
        && let Some(file) = client.send(path, &headers)
    {
        return file;
    }
    let wants_page = headers
        .get(header::ACCEPT)
        .and_then(|accept| accept.to_str().ok())
        .is_some_and(|accept| accept.contains("text/html"));
    match client.page().filter(|_| wants_page && !is_api) {
        Some(page) => (StatusCode::NOT_FOUND, page).into_response(),
        None => ApiError::not_found("there is nothing here; see /api").into_response(),
    }
}

/// Tells whether a browser can unpack what is packed.
pub(super) fn accepts_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING);
    let accepted = accepted
        .and_then(|accepted| accepted.to_str().ok())
        .unwrap_or("");
    let mut kinds = accepted.split(',').map(str::trim);
    kinds.any(|kind| kind == "gzip" || kind.starts_with("gzip;") && !kind.ends_with("q=0"))
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILES: Client = Client::Given(&[
        ("index.html", b"<!doctype html>"),
        ("assets/a-1.js", b"let a"),
        ("assets/a-1.js.gz", b"packed"),
        ("favicon.svg", b"<svg/>"),
    ]);

    fn sent(path: &str, encoding: &'static str) -> Response {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(encoding));
        FILES.send(path, &headers).expect("the file is there")
    }

    #[test]
    fn hashed_files_may_be_kept_for_ever_and_others_not() {
        let hashed = sent("assets/a-1.js", "");
        assert!(
            hashed.headers()[header::CACHE_CONTROL]
                .to_str()
                .unwrap()
                .contains("immutable")
        );
        let plain = sent("favicon.svg", "");
        assert_eq!(plain.headers()[header::CACHE_CONTROL], "no-cache");
        assert_eq!(plain.headers()[header::CONTENT_TYPE], "image/svg+xml");
        let page = FILES.page().expect("the page is there");
        assert_eq!(page.headers()[header::CACHE_CONTROL], "no-cache");
    }

    #[test]
    fn packed_files_go_to_those_who_can_unpack_them() {
        let packed = sent("assets/a-1.js", "br, gzip");
        assert_eq!(packed.headers()[header::CONTENT_ENCODING], "gzip");
        assert_eq!(packed.headers()[header::CONTENT_TYPE], content_type("a.js"));
        for refused in ["", "br", "gzip;q=0"] {
            let plain = sent("assets/a-1.js", refused);
            assert!(!plain.headers().contains_key(header::CONTENT_ENCODING));
        }
        let only_plain = sent("favicon.svg", "gzip");
        assert!(!only_plain.headers().contains_key(header::CONTENT_ENCODING));
    }

    #[test]
    fn no_files_are_no_page() {
        assert!(Client::Given(&[]).page().is_none());
        assert!(FILES.send("assets/b.js", &HeaderMap::new()).is_none());
    }
}
