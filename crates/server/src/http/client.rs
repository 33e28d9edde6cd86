//! The table in the browser: the files of `web/dist`, from their folder or inside the binary (`docs/adr/0023`).
//!
//! Where there are none, the plain pages of `pages` answer instead.

use std::borrow::Cow;
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};

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
    Folder(Folder),
    /// These, by their paths without the leading slash; none at all leaves the plain pages.
    Given(&'static [(&'static str, &'static [u8])]),
}

/// A folder with pages.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
    /// What the pages are called, and when the one that names all others was written.
    name: Arc<Mutex<Option<(SystemTime, String)>>>,
}

impl PartialEq for Folder {
    fn eq(&self, other: &Self) -> bool {
        self.path == other.path
    }
}

impl Eq for Folder {}

impl Folder {
    fn file(&self, path: &str) -> Option<Vec<u8>> {
        let path = Path::new(path);
        // Nothing beside or above the folder.
        let is_inside = path
            .components()
            .all(|part| matches!(part, Component::Normal(_)));
        let read = || std::fs::read(self.path.join(path)).ok();
        is_inside.then(read).flatten()
    }

    /// Returns what its pages are called. Whoever comes asks for it, so it is worked out once for each build.
    fn name(&self) -> Option<String> {
        let about = std::fs::metadata(self.path.join(PAGE)).ok()?;
        let written = about.modified().ok();
        // Nothing panics while the lock is held; a poisoned one holds what it held.
        let known = || self.name.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((since, name)) = &*known()
            && Some(*since) == written
        {
            return Some(name.clone());
        }
        let name = name_of(&self.file(PAGE)?);
        let is_settled = |at: &SystemTime| at.elapsed().is_ok_and(|age| age >= SETTLED);
        *known() = written.filter(is_settled).map(|at| (at, name.clone()));
        Some(name)
    }
}

/// A file that was written longer ago is not written again in the same moment, as coarse as times of files may be.
const SETTLED: Duration = Duration::from_secs(3);

/// Returns what pages are called whose first page is this.
fn name_of(page: &[u8]) -> String {
    let digest = Sha256::digest(page);
    let bytes = digest.iter().take(8);
    bytes.map(|byte| format!("{byte:02x}")).collect()
}

/// The page that all pages of the table begin with.
const PAGE: &str = "index.html";

impl Client {
    /// Takes the pages of a folder, if it has any.
    pub fn in_folder(folder: &Path) -> Option<Self> {
        let client = Self::Folder(Folder {
            path: folder.to_owned(),
            name: Arc::default(),
        });
        client.file(PAGE).is_some().then_some(client)
    }

    fn file(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        match self {
            #[cfg(feature = "pages")]
            Self::Embedded => Built::get(path).map(|file| file.data),
            #[cfg(not(feature = "pages"))]
            Self::Embedded => None,
            Self::Folder(folder) => folder.file(path).map(Cow::Owned),
            Self::Given(files) => {
                let found = files.iter().find(|(name, _)| *name == path);
                found.map(|(_, bytes)| Cow::Borrowed(*bytes))
            }
        }
    }

    /// Looks something up where nobody waits behind it: a folder may lie on a slow disk.
    async fn look<T: Send + 'static>(
        &self,
        up: impl FnOnce(&Self) -> Option<T> + Send + 'static,
    ) -> Option<T> {
        match self {
            Self::Folder(_) => {
                let client = self.clone();
                let found = tokio::task::spawn_blocking(move || up(&client)).await;
                found.ok().flatten()
            }
            Self::Embedded | Self::Given(_) => up(self),
        }
    }

    /// Returns the page that shows everything, if there is a table in the browser.
    pub(super) async fn page(&self) -> Option<Response> {
        self.look(Self::page_now).await
    }

    /// Returns what the pages are called: the hash of the one that names all other files, if there is one.
    pub(crate) async fn name(&self) -> Option<String> {
        self.look(Self::name_now).await
    }

    /// Returns a file, packed if the browser can unpack it.
    async fn send(&self, path: &str, headers: &HeaderMap) -> Option<Response> {
        let (path, unpacks) = (path.to_owned(), accepts_gzip(headers));
        self.look(move |client| client.send_now(&path, unpacks))
            .await
    }

    fn page_now(&self) -> Option<Response> {
        let html = self.file(PAGE)?;
        let fixed = [
            (header::CONTENT_TYPE, content_type(PAGE)),
            // The page names the files of its build, so it must not outlive them.
            (header::CACHE_CONTROL, "no-cache"),
        ];
        Some((fixed, html).into_response())
    }

    fn name_now(&self) -> Option<String> {
        match self {
            Self::Folder(folder) => folder.name(),
            Self::Embedded | Self::Given(_) => Some(name_of(&self.file(PAGE)?)),
        }
    }

    fn send_now(&self, path: &str, unpacks: bool) -> Option<Response> {
        let packed = unpacks.then(|| self.file(&format!("{path}.gz")));
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
        && let Some(file) = client.send(path, &headers).await
    {
        return file;
    }
    let wants_page = headers
        .get(header::ACCEPT)
        .and_then(|accept| accept.to_str().ok())
        .is_some_and(|accept| accept.contains("text/html"));
    match client.page().await.filter(|_| wants_page && !is_api) {
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

    async fn sent(path: &str, encoding: &'static str) -> Response {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(encoding));
        let sent = FILES.send(path, &headers).await;
        sent.expect("the file is there")
    }

    #[tokio::test]
    async fn hashed_files_may_be_kept_for_ever_and_others_not() {
        let hashed = sent("assets/a-1.js", "").await;
        assert!(
            hashed.headers()[header::CACHE_CONTROL]
                .to_str()
                .unwrap()
                .contains("immutable")
        );
        let plain = sent("favicon.svg", "").await;
        assert_eq!(plain.headers()[header::CACHE_CONTROL], "no-cache");
        assert_eq!(plain.headers()[header::CONTENT_TYPE], "image/svg+xml");
        let page = FILES.page().await.expect("the page is there");
        assert_eq!(page.headers()[header::CACHE_CONTROL], "no-cache");
    }

    #[tokio::test]
    async fn packed_files_go_to_those_who_can_unpack_them() {
        let packed = sent("assets/a-1.js", "br, gzip").await;
        assert_eq!(packed.headers()[header::CONTENT_ENCODING], "gzip");
        assert_eq!(packed.headers()[header::CONTENT_TYPE], content_type("a.js"));
        for refused in ["", "br", "gzip;q=0"] {
            let plain = sent("assets/a-1.js", refused).await;
            assert!(!plain.headers().contains_key(header::CONTENT_ENCODING));
        }
        let only_plain = sent("favicon.svg", "gzip").await;
        assert!(!only_plain.headers().contains_key(header::CONTENT_ENCODING));
    }

    #[tokio::test]
    async fn a_folder_gives_its_files_and_none_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let pages = folder.path().join("pages");
        assert_eq!(Client::in_folder(&pages), None);
        std::fs::create_dir(&pages).unwrap();
        assert_eq!(Client::in_folder(&pages), None);
        std::fs::write(pages.join("index.html"), "one").unwrap();
        std::fs::write(folder.path().join("secret.txt"), "secret").unwrap();
        let client = Client::in_folder(&pages).expect("there is a page");
        let name = client.name().await;
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
        let newer = client.name().await;
        assert_ne!(newer, name);
        // What was written long ago is read once.
        let page = std::fs::File::create(pages.join("index.html")).unwrap();
        let written = SystemTime::now() - Duration::from_secs(3600);
        page.set_modified(written).unwrap();
        let settled = client.name().await;
        assert_ne!(settled, newer);
        std::fs::write(pages.join("index.html"), "three").unwrap();
        page.set_modified(written).unwrap();
        assert_eq!(client.name().await, settled);
        page.set_modified(written + Duration::from_secs(1)).unwrap();
        assert_ne!(client.name().await, settled);
    }

    #[tokio::test]
    async fn no_files_are_no_page() {
        assert!(Client::Given(&[]).page().await.is_none());
        let sent = FILES.send("assets/b.js", &HeaderMap::new()).await;
        assert!(sent.is_none());
    }
}
