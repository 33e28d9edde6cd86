//! Pages for people, and for machines that look after the server.

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;

use crate::app::App;
use crate::game::Kept;
use crate::store::{Page, Store};

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(lobby))
        .route("/game/{id}", get(lobby))
        .route("/api", get(api))
        .route("/page.css", get(style))
        .route("/healthz", get(async || "ok\n"))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
}

async fn ready(State(app): State<App>) -> Response {
    match app.store().ping().await {
        Ok(()) => "ready\n".into_response(),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")).into_response(),
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

fn page(title: &str, body: &str) -> Html<String> {
    Html(format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <link rel=\"stylesheet\" href=\"/page.css\">\n<h1>{title}</h1>\n{body}\n</html>\n"
    ))
}

async fn lobby(State(app): State<App>) -> Html<String> {
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
        let about = &kept.listed.about;
        let names: Vec<String> = about
            .seats
            .iter()
            .map(|seat| match seat.name.is_empty() {
                true => "free".to_owned(),
                false => escape(&seat.name),
            })
            .collect();
        let (id, status) = (&about.game, about.status.name());
        let preset = escape(&about.setup.preset);
        items += &format!(
            "<li><a href=\"/api/games/{id}/board.svg\">{}</a>, {preset}, {status}: <code>{id}</code></li>\n",
            names.join(", ")
        );
    }
    let list = match items.is_empty() {
        true => "<p>No public table is open.</p>".to_owned(),
        false => format!("<ul>\n{items}</ul>"),
    };
    page(
        "Carcas",
        &format!(
            "<p>A table for a tile game, unofficial and free. The table in the browser is being built; \
             until then programs play here, through the <a href=\"/api\">interface</a>: \
             <code>clients/python/online.py</code> is one.</p>\n<h2>Public tables</h2>\n{list}"
        ),
    )
}

async fn api() -> Html<String> {
    let routes = [
        ("POST /api/games", "make a table: setup, seats, clock, aids"),
        ("GET /api/games", "public tables"),
        ("GET /api/catalogue", "editions, boxes, switches, bots"),
        ("GET /api/games/{id}", "a game as it stands"),
        (
            "POST /api/games/{id}/seat",
            "sit down, with the token of the seat",
        ),
        ("GET /api/games/{id}/question", "what the seat is asked"),
        ("POST /api/games/{id}/commands", "move, undo, resign, say …"),
        (
            "POST /api/games/{id}/queries",
            "why, what fits, what it scores",
        ),
        ("GET /api/games/{id}/log", "what happened after a version"),
        (
            "GET /api/games/{id}/stream",
            "the game as lines of JSON, for bots",
        ),
        ("GET /api/games/{id}/record", "the game as a file"),
        (
            "GET /api/games/{id}/moves/{n}",
            "the game after n moves and draws",
        ),
        (
            "GET /api/games/{id}/board.svg",
            "the board as a picture; also .png",
        ),
        ("POST /api/games/{id}/next", "the seat in the next game"),
        ("POST /api/records", "bring a record along to look at"),
        (
            "POST /api/identities",
            "an anonymous identity for “my games”",
        ),
        ("GET /api/me/games", "the games of an identity"),
        ("GET /api/socket", "the live stream: a WebSocket"),
    ];
    let rows: String = routes
        .iter()
        .map(|(route, what)| format!("<dt><code>{route}</code></dt><dd>{what}</dd>\n"))
        .collect();
    page(
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
    fn text_from_people_is_no_markup() {
        let name = "<script>alert('x')</script> & \"co\"";
        let escaped = escape(name);
        assert!(!escaped.contains(['<', '>', '"', '\'']), "{escaped}");
    }
}
