//! The HTTP interface. Every route is registered together with its description, so that `/api/openapi.json` tells all of it.

mod art;
mod boards;
mod client;
mod games;
mod identities;
mod packed;
mod pages;
pub(crate) mod problem;
mod puzzles;
mod records;
mod reviews;
mod stream;
mod tables;

use std::net::{IpAddr, SocketAddr};

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{any, get};
use carcas_protocol::{Command, Problem};
use tokio::time::timeout;
use utoipa::OpenApi;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

use crate::app::App;
use crate::auth::{self, Grant};
use crate::game::{Hold, Refused, Request as GameRequest};
use crate::limits::Kind;
use crate::socket;
use crate::store::GameId;
pub(crate) use boards::Boards;
pub use client::Client;
pub(crate) use packed::Packs;
use problem::{ApiError, limited};

/// The largest body of a request; records may be larger.
const MAX_BODY: usize = 64 * 1024;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Carcas",
        description = "Tables for a tile game: create, join, play, watch and look back.",
        license(name = "MIT OR Apache-2.0")
    ),
    modifiers(&Bearer)
)]
struct Description;

struct Bearer;

impl utoipa::Modify for Bearer {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        let components = openapi.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(bearer));
    }
}

/// Returns everything that the server answers.
pub fn router(app: App) -> Router {
    let (api, description) = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(tables::create, games::lobby))
        .routes(routes!(games::look))
        .routes(routes!(games::take_seat))
        .routes(routes!(games::seat_bot))
        .routes(routes!(games::command))
        .routes(routes!(games::question))
        .routes(routes!(games::query))
        .routes(routes!(games::log))
        .routes(routes!(games::next))
        .routes(routes!(tables::catalogue))
        .routes(routes!(identities::create))
        .routes(routes!(identities::games))
        .routes(routes!(identities::link))
        .routes(routes!(identities::forget))
        .routes(routes!(records::download))
        .routes(routes!(records::at_move))
        .routes(routes!(records::bring).layer(DefaultBodyLimit::max(records::MAX_RECORD)))
        .routes(routes!(reviews::ask, reviews::look))
        .routes(routes!(reviews::go_on))
        .routes(routes!(puzzles::list))
        .routes(routes!(puzzles::one))
        .routes(routes!(puzzles::query))
        .routes(routes!(boards::svg))
        .routes(routes!(boards::png))
        .routes(routes!(stream::stream))
        .split_for_parts();
    let interface = pages::interface(&description);
    let description = description.to_json().unwrap_or_default();
    let api = api
        .route("/api/socket", any(socket::open))
        .merge(pages::limited_routes())
        .merge(art::routes())
        .layer(middleware::from_fn_with_state(app.clone(), limit))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .route(
            "/api/openapi.json",
            get(async move || ([(header::CONTENT_TYPE, "application/json")], description)),
        )
        .route("/api", get(async move || Html(interface)));
    api.merge(pages::routes())
        .method_not_allowed_fallback(async || {
            ApiError::wrong_method("this path is asked in another way; see /api")
        })
        .fallback(client::fallback)
        .layer(middleware::from_fn(secure))
        .with_state(app)
}

/// Holds an address to what it may do.
async fn limit(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let address = app.address(peer, request.headers());
    if !app.limits().allows(address, Kind::Request, app.now_ms()) {
        return limited(&app, Kind::Request, "too many requests").into_response();
    }
    // Whoever sends half a body would hold the connection for ever.
    let answered = timeout(app.config().request_in, next.run(request)).await;
    answered.unwrap_or_else(|_| ApiError::too_slow().into_response())
}

/// Adds what keeps browsers safe: nothing is loaded from elsewhere, nothing runs that we did not send, and no address of
/// ours, which may name a game, is told to other sites.
async fn secure(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let policy = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
                  connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, policy),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ];
    for (name, value) in fixed {
        let headers = response.headers_mut();
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
    response
}

/// What the token of a request opens.
pub(crate) struct Granted(Vec<Grant>);

impl Granted {
    /// Returns what may make seats of a game theirs who brought it.
    pub(crate) fn holds(&self, game: &GameId) -> Vec<Hold> {
        auth::holds(&self.0, game)
    }

    /// Returns the seat of a game that it lets somebody take.
    pub(crate) fn link(&self, game: &GameId) -> Option<u8> {
        self.0.iter().find_map(|grant| match grant {
            Grant::Link(of, seat) => (of == game).then_some(*seat),
            Grant::Seat(..) | Grant::Identity(_) => None,
        })
    }

    /// Refuses whoever has brought no token.
    pub(crate) fn needed(self) -> Result<Self, ApiError> {
        match self.0.is_empty() {
            true => Err(ApiError::no_token(
                "expected the token of a seat in the `Authorization` header",
            )),
            false => Ok(self),
        }
    }

    /// Returns the grants.
    pub(crate) fn grants(&self) -> &[Grant] {
        &self.0
    }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(str::trim)
}

impl FromRequestParts<App> for Granted {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let Some(token) = bearer(&parts.headers) else {
            return Ok(Self(Vec::new()));
        };
        match auth::grant(app, token).await? {
            Some(grant) => Ok(Self(vec![grant])),
            None => Err(socket::problem("unknown-token", "this token opens nothing here").into()),
        }
    }
}

/// The id of a game in a path.
pub(crate) struct GamePath(pub(crate) GameId);

impl FromRequestParts<App> for GamePath {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let path = axum::extract::RawPathParams::from_request_parts(parts, app).await;
        let unknown = || ApiError::not_found("there is no such game");
        let path = path.map_err(|_| unknown())?;
        let id = path.iter().find(|(key, _)| *key == "id");
        let id = id.and_then(|(_, id)| GameId::parse(id).ok());
        Ok(Self(id.ok_or_else(unknown)?))
    }
}

/// Refuses an address that talks too much, or makes too many tables after others.
pub(crate) async fn check_rate(
    app: &App,
    address: IpAddr,
    (game, command): (&GameId, &Command),
) -> Result<(), Problem> {
    let (kind, why) = match command {
        Command::Say { .. } => (Kind::Say, "too much talk; slow down"),
        Command::Rematch => {
            let look = app
                .directory()
                .ask(game, |reply| GameRequest::Look { reply });
            let game = look.await.map_err(socket::unreachable)?;
            // Only the first who wishes for it makes a table.
            if game.result().is_none() || game.next_game().is_some() {
                return Ok(());
            }
            (Kind::Create, "too many tables were made; wait a little")
        }
        _ => return Ok(()),
    };
    if !app.limits().allows(address, kind, app.now_ms()) {
        app.metrics().count_limited();
        return Err(socket::problem("too-many", why));
    }
    Ok(())
}

/// Answers a query about a game as it stands, or after so many moves and draws, beside the task that owns it.
pub(crate) async fn answer(
    app: &App,
    game: &GameId,
    (holds, at): (Vec<Hold>, Option<usize>),
    query: carcas_protocol::Query,
) -> Result<carcas_protocol::Answer, Problem> {
    let look = app
        .directory()
        .ask(game, |reply| GameRequest::Look { reply });
    let game = look.await.map_err(socket::unreachable)?;
    let answer = app.workshop().run(move || {
        let answer = |game: &crate::game::Game| {
            let seats = game.held(&holds);
            // Several people at one screen ask for the one who is to move.
            let asked = game.asked().filter(|asked| seats.contains(asked));
            match query {
                carcas_protocol::Query::Points {} => reviews::points(game),
                ref query => {
                    crate::game::view::answer(game, asked.or(seats.first().copied()), query)
                }
            }
        };
        match at {
            None => answer(&game),
            Some(_) => answer(&game.at(at)?),
        }
    });
    let answer = answer.await.map_err(socket::unreachable)?;
    answer.map_err(|refused| refused.problem())
}

/// Carries out a command of whoever may hold some seats, over whichever way it came.
pub(crate) async fn act(
    app: &App,
    game: &GameId,
    (holds, seat): (Vec<Hold>, Option<u8>),
    name: &str,
    command: Command,
    lag_ms: u32,
) -> Result<u64, Problem> {
    // Whoever has brought nothing for a game learns nothing of it.
    if holds.is_empty() {
        return Err(Refused::NotYourSeat.problem());
    }
    if matches!(command, Command::Say { .. }) {
        let row = crate::store::Store::game(app.store(), game).await;
        let row = row.map_err(|why| socket::problem("unavailable", &why.to_string()))?;
        if row.is_some_and(|row| row.flags.is_muted) {
            return Err(Refused::Muted.problem());
        }
    }
    let done = app.directory().ask(game, |reply| GameRequest::Do {
        holds,
        seat,
        id: name.to_owned(),
        command,
        lag_ms,
        reply,
    });
    let done = done.await.map_err(socket::unreachable)?;
    done.map_err(|refused| refused.problem())
}
