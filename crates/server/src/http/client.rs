//! The table in the browser: the files of `web/dist`, from their folder or inside the binary (`docs/adr/0023`).
//!
//! Where there are none, the plain pages of `pages` answer instead.

use std::borrow::Cow;
use std::path::{Component, Path, PathBuf};

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use super::problem::ApiError;
use crate::app::App;

/// What `npm run build` made. A program that is copied elsewhere holds it; one that is worked on reads the folder, so that new pages need
/// no new program. Lints look at this code in a clone that has no pages yet.
#[cfg(feature = "pages")]
#[derive(rust_embed::RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// Where the files of the table in the browser come from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Client {
    /// From the binary, if it was built with them.
    #[default]
    Embedded,
    /// From a folder, whose files may change.
    Folder(PathBuf),
    /// These, by their paths without the leading slash; none at all leaves the plain pages.
    Given(&'static [(&'static str, &'static [u8])]),
}

/// The page that all pages of the table begin with.
const PAGE: &str = "index.html";

impl Client {
    /// Takes the pages of a folder, if it has any.
    pub fn in_folder(folder: &Path) -> Option<Self> {
        let client = Self::Folder(folder.to_owned());
        client.file(PAGE).is_some().then_some(client)
    }

    fn file(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        match self {
            #[cfg(feature = "pages")]
            Self::Embedded => Built::get(path).map(|file| file.data),
            #[cfg(not(feature = "pages"))]
            Self::Embedded => None,
            Self::Folder(folder) => {
                let path = Path::new(path);
                // Nothing beside or above the folder.
                let is_inside = path
                    .components()
                    .all(|part| matches!(part, Component::Normal(_)));
                let read = || std::fs::read(folder.join(path)).ok();
                is_inside.then(read).flatten().map(Cow::Owned)
            }
            Self::Given(files) => {
                let found = files.iter().find(|(name, _)| *name == path);
                found.map(|(_, bytes)| Cow::Borrowed(*bytes))
            }
        }
    }

    /// Returns the page that shows everything, if there is a table in the browser.
    pub(super) fn page(&self) -> Option<Response> {
        let html = self.file(PAGE)?;
        let fixed = [
            (header::CONTENT_TYPE, content_type(PAGE)),
            // The page names the files of its build, so it must not outlive them.
            (header::CACHE_CONTROL, "no-cache"),
        ];
        Some((fixed, html).into_response())
    }

    /// Returns what the pages are called: the hash of the one that names all other files, if there is one.
    pub(crate) fn name(&self) -> Option<String> {
        let digest = Sha256::digest(self.file(PAGE)?);
        let bytes = digest.iter().take(8);
        Some(bytes.map(|byte| format!("{byte:02x}")).collect())
    }

    /// Returns a file, packed if the browser can unpack it.
    fn send(&self, path: &str, headers: &HeaderMap) -> Option<Response> {
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
    let client = &app.config().client;
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
    fn a_folder_gives_its_files_and_none_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let pages = folder.path().join("pages");
        assert_eq!(Client::in_folder(&pages), None);
        std::fs::create_dir(&pages).unwrap();
        assert_eq!(Client::in_folder(&pages), None);
        std::fs::write(pages.join("index.html"), "one").unwrap();
        std::fs::write(folder.path().join("secret.txt"), "secret").unwrap();
        let client = Client::in_folder(&pages).expect("there is a page");
        let name = client.name();
        for outside in [
            "../secret.txt",
            "/etc/hostname",
            "assets/../../secret.txt",
            ".",
            "",
        ] {
            assert_eq!(client.file(outside), None, "{outside}");
        }
        // New pages are served without a new start, and clients are told that they are new.
        std::fs::write(pages.join("index.html"), "two").unwrap();
        assert_eq!(client.file("index.html").as_deref(), Some(&b"two"[..]));
        assert_ne!(client.name(), name);
    }

    #[test]
    fn no_files_are_no_page() {
        assert!(Client::Given(&[]).page().is_none());
        assert!(FILES.send("assets/b.js", &HeaderMap::new()).is_none());
    }
}
