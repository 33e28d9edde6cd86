//! Pages for people, and for machines that look after the server.

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::get;
use carcas_text::{Language, Words, key};
use utoipa::openapi::OpenApi;

use super::problem::ApiError;
use crate::app::App;
use crate::game::Kept;
use crate::store::{GameId, Page, Store};

/// Pages that ask the database, and so are limited as the interface is.
pub(super) fn limited_routes() -> Router<App> {
    Router::new()
        .route("/", get(lobby))
        .route("/new", get(page_of_client))
        .route("/games", get(page_of_client))
        .route("/puzzles", get(page_of_client))
        .route("/puzzle/{id}", get(page_of_client))
        .route("/game/{id}", get(table))
        .route("/game/{id}/replay", get(page_of_client))
        .route("/game/{id}/replay/{n}", get(page_of_client))
        .route("/readyz", get(ready))
}

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/page.css", get(style))
        .route("/healthz", get(async || "ok\n"))
        .route("/metrics", get(metrics))
}

async fn ready(State(app): State<App>) -> Response {
    let trouble = app.directory().shared().trouble.why(app.now_ms());
    let why = match app.store().ping().await {
        Ok(()) => trouble,
        Err(why) => Some(why.to_string()),
    };
    match why {
        None => "ready\n".into_response(),
        Some(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")).into_response(),
    }
}

async fn metrics(State(app): State<App>) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (kind, app.metrics().render()).into_response()
}

async fn style() -> Response {
    let css = "body { font: 1.1rem/1.5 serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; \
               background: #f6f1e4; color: #2b2620 }\n\
               code { background: #e8dfc8; padding: 0 .2rem }\n\
               @media (prefers-color-scheme: dark) { body { background: #211d18; color: #e9e2d2 } \
               code { background: #3a342b } a { color: #9fc3e8 } }\n";
    ([(header::CONTENT_TYPE, "text/css")], css).into_response()
}

/// Writes text from people so that a browser shows it as text.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            c => escaped.push(c),
        }
    }
    escaped
}

fn page(language: Language, title: &str, body: &str) -> Response {
    let html = Html(html(language, title, body));
    ([(header::VARY, "Accept-Language")], html).into_response()
}

fn html(language: Language, title: &str, body: &str) -> String {
    let tag = language.tag();
    format!(
        "<!doctype html>\n<html lang=\"{tag}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <link rel=\"stylesheet\" href=\"/page.css\">\n<h1>{title}</h1>\n{body}\n</html>\n"
    )
}

/// Returns the first language of a visitor that is spoken here.
fn language(headers: &HeaderMap) -> Language {
    let wanted = headers.get(header::ACCEPT_LANGUAGE);
    let wanted = wanted.and_then(|wanted| wanted.to_str().ok()).unwrap_or("");
    // Browsers list languages by weight, the dearest first.
    let mut tags = wanted
        .split(',')
        .map(|tag| tag.split(';').next().unwrap_or(tag).trim());
    tags.find_map(Language::from_tag).unwrap_or_default()
}

/// Says who plays a game, by which edition, and where it stands.
fn told(words: &Words, kept: &Kept) -> String {
    let about = &kept.listed.about;
    let name = |seat: &carcas_protocol::SeatAbout| match seat.name.is_empty() {
        true => words.of(key!("lobby-free")),
        false => escape(&seat.name),
    };
    let names: Vec<String> = about.seats.iter().map(name).collect();
    let status = words.name_of("status", about.status.name());
    let preset = escape(&words.name_of("preset", &about.setup.preset));
    format!("{}, {preset}, {status}", names.join(", "))
}

/// Tells whoever opens a link in a browser how to play with it. Which seat it opens is in the fragment, which browsers keep
/// to themselves, so the page speaks to both, who may play and who may watch.
async fn table(State(app): State<App>, Path(id): Path<String>, headers: HeaderMap) -> Response {
    if let Some(page) = app.config().client.page().await {
        return page;
    }
    let language = language(&headers);
    let words = Words::shared(language);
    let row = match GameId::parse(&id) {
        Ok(id) => app.store().game(&id).await,
        Err(_) => Ok(None),
    };
    let row = match row {
        Ok(row) => row,
        Err(why) => return ApiError::from(why).into_response(),
    };
    let lobby = format!(
        "<p><a href=\"/\">{}</a></p>",
        words.of(key!("lobby-tables"))
    );
    let Some(row) = row else {
        let body = format!("<p>{}</p>\n{lobby}", words.of(key!("game-link-none")));
        let title = words.of(key!("game-link-none-title"));
        return (StatusCode::NOT_FOUND, page(language, &title, &body)).into_response();
    };
    let seats = match serde_json::from_str::<Kept>(&row.summary.json) {
        Ok(kept) => format!(
            "<h2>{}</h2>\n<p>{}</p>\n",
            words.of(key!("game-link-seats")),
            told(words, &kept)
        ),
        Err(_) => String::new(),
    };
    let body = format!(
        "<p>{}</p>\n<p>{}</p>\n<p><code>carcas play --server '<em>{}</em>'</code></p>\n<p>{}</p>\n\
         {seats}<p><a href=\"/api/games/{id}/board.svg\">{}</a></p>\n{lobby}",
        words.of(key!("game-link-about")),
        words.of(key!("game-link-type")),
        words.of(key!("game-link-address")),
        words.of(key!("game-link-secret")),
        words.of(key!("game-link-board")),
    );
    page(language, &words.of(key!("game-link-title")), &body)
}

async fn lobby(State(app): State<App>, headers: HeaderMap) -> Response {
    if let Some(page) = app.config().client.page().await {
        return page;
    }
    let language = language(&headers);
    let words = Words::shared(language);
    let rows = app
        .store()
        .lobby(&Page::first(50))
        .await
        .unwrap_or_default();
    let mut items = String::new();
    for row in &rows {
        let Ok(kept) = serde_json::from_str::<Kept>(&row.summary.json) else {
            continue;
        };
        let (id, told) = (&kept.listed.about.game, told(words, &kept));
        items += &format!("<li><a href=\"/game/{id}\">{told}</a>: <code>{id}</code></li>\n");
    }
    let list = match items.is_empty() {
        true => format!("<p>{}</p>", words.of(key!("lobby-empty"))),
        false => format!("<ul>\n{items}</ul>"),
    };
    let body = format!(
        "<p>{}</p>\n<p>{} <code>carcas play --server URL</code></p>\n<p>{} <a href=\"/api\">{}</a></p>\n\
         <h2>{}</h2>\n{list}",
        words.of(key!("lobby-about")),
        words.of(key!("lobby-terminal")),
        words.of(key!("lobby-programs")),
        words.of(key!("lobby-interface")),
        words.of(key!("lobby-tables")),
    );
    page(language, "Carcas", &body)
}

/// Answers with the table in the browser, which knows what to show at this address.
async fn page_of_client(State(app): State<App>) -> Response {
    let page = app.config().client.page().await;
    page.unwrap_or_else(|| Redirect::to("/").into_response())
}

/// Writes the page that tells people what programs can ask, from the description that programs read.
pub(super) fn interface(description: &OpenApi) -> String {
    let mut rows = String::new();
    let mut add = |method: &str, path: &str, told: &str| {
        rows += &format!(
            "<dt><code>{method} {}</code></dt><dd>{}</dd>\n",
            escape(path),
            escape(told)
        );
    };
    for (path, item) in &description.paths.paths {
        let methods = [
            ("GET", &item.get),
            ("POST", &item.post),
            ("DELETE", &item.delete),
        ];
        for (method, operation) in methods {
            if let Some(operation) = operation {
                add(
                    method,
                    path,
                    operation.summary.as_deref().unwrap_or_default(),
                );
            }
        }
    }
    add("GET", "/api/socket", "The live stream: a WebSocket.");
    html(
        Language::English,
        "Interface",
        &format!(
            "<p>JSON in, JSON out. Tokens travel as <code>Authorization: Bearer …</code>. Everything is \
             described in <a href=\"/api/openapi.json\">openapi.json</a>.</p>\n<dl>\n{rows}</dl>"
        ),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn visitors_are_spoken_to_in_their_language() {
        let wanted = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, value.parse().unwrap());
            language(&headers)
        };
        assert_eq!(wanted("fr-CH, fr;q=0.9, en;q=0.8"), Language::French);
        assert_eq!(wanted("nl, de;q=0.5"), Language::German);
        assert_eq!(wanted("*"), Language::English);
        assert_eq!(wanted(";,;"), Language::English);
        assert_eq!(language(&HeaderMap::new()), Language::English);
    }

    #[test]
    fn text_from_people_is_no_markup() {
        let name = "<script>alert('x')</script> & \"co\"";
        let escaped = escape(name);
        assert!(!escaped.contains(['<', '>', '"', '\'']), "{escaped}");
    }
}
