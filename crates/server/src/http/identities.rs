//! Anonymous identities: a token that a browser keeps, for "my games" and "my turn".

use std::net::SocketAddr;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{ConnectInfo, Query as UrlQuery, State};
use axum::http::{HeaderMap, StatusCode};
use carcas_protocol::{IdentityMade, ListedGame, Problem};
use serde::Serialize;

use super::Granted;
use super::games::After;
use super::problem::{ApiError, limited};
use crate::app::App;
use crate::auth::{Grant, note_seen};
use crate::game::Kept;
use crate::limits::Kind;
use crate::secret::{self, Token};
use crate::store::{
    Holder, IdentityId, IdentityRow, SeatRow, Store, TokenHash, TokenKind, TokenRow, Write,
};

fn identity_of(granted: &Granted) -> Result<IdentityId, ApiError> {
    let found = granted.grants().iter().find_map(|grant| match grant {
        Grant::Identity(identity) => Some(identity.clone()),
        Grant::Seat(..) | Grant::Link(..) => None,
    });
    let missing = "expected the token of an identity in the `Authorization` header";
    found.ok_or_else(|| match granted.grants() {
        [] => ApiError::no_token(missing),
        _ => ApiError::forbidden(missing),
    })
}

fn identity_token(
    app: &App,
    identity: &IdentityId,
) -> Result<(Token, TokenRow), secret::NoRandomness> {
    let token = Token::random()?;
    let row = TokenRow {
        hash: TokenHash::new(&token.hash()),
        kind: TokenKind::Identity,
        game: None,
        identity: Some(identity.clone()),
        subject: String::new(),
        created_ms: app.now_ms(),
    };
    Ok((token, row))
}

/// Counts that an identity, or another token for one, is made.
fn check_identity(app: &App, peer: SocketAddr, headers: &HeaderMap) -> Result<(), ApiError> {
    let address = app.address(peer, headers);
    let what = "too many people came for the first time";
    match app.limits().allows(address, Kind::Identity, app.now_ms()) {
        true => Ok(()),
        false => Err(limited(app, Kind::Identity, what)),
    }
}

/// Makes an identity. Nothing is asked of the person, and nothing is known.
#[utoipa::path(
    post, path = "/api/identities", tag = "identities",
    responses((status = 201, body = IdentityMade), (status = "4XX", body = Problem))
)]
pub(super) async fn create(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<(StatusCode, Json<IdentityMade>), ApiError> {
    check_identity(&app, peer, &headers)?;
    let id = IdentityId::parse(&secret::id()?)?;
    let (token, row) = identity_token(&app, &id)?;
    let now = app.now_ms();
    let identity = IdentityRow {
        id: id.clone(),
        name: String::new(),
        created_ms: now,
        seen_ms: now,
    };
    app.store()
        .write(Write::CreateIdentity(identity, vec![row]))
        .await?;
    let made = IdentityMade {
        identity: id.to_string(),
        token: token.reveal().to_owned(),
    };
    Ok((StatusCode::CREATED, Json(made)))
}

/// A game of a person.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OwnGame {
    /// The game.
    listed: ListedGame,
    /// The person's seats, also those in which a bot plays on for them.
    seats: Vec<u8>,
    /// Whether one of them is asked.
    is_my_turn: bool,
}

/// Tells whether the person of a seat is asked, and no bot that plays on for them.
fn is_asked(row: &SeatRow) -> bool {
    row.is_to_move && row.holder == Holder::Person
}

/// Lists the games of an identity, the last touched first.
#[utoipa::path(
    get, path = "/api/me/games", tag = "identities", params(After),
    responses((status = 200, body = Vec<OwnGame>), (status = "4XX", body = Problem)),
    security(("token" = []))
)]
pub(super) async fn games(
    State(app): State<App>,
    granted: Granted,
    query: Result<UrlQuery<After>, QueryRejection>,
) -> Result<Json<Vec<OwnGame>>, ApiError> {
    let identity = identity_of(&granted)?;
    let UrlQuery(after) = query?;
    note_seen(&app, &identity).await?;
    let seated = app.store().games_of(&identity, &after.page()?).await?;
    let own = seated.iter().filter_map(|seated| {
        let kept: Kept = serde_json::from_str(&seated.row.summary.json).ok()?;
        Some(OwnGame {
            listed: kept.listed,
            seats: seated.seats.iter().map(|row| row.seat).collect(),
            is_my_turn: seated.seats.iter().any(is_asked),
        })
    });
    Ok(Json(own.collect()))
}

/// Makes another token for an identity, to take it to another device.
#[utoipa::path(
    post, path = "/api/me/links", tag = "identities",
    responses((status = 201, body = IdentityMade), (status = "4XX", body = Problem)),
    security(("token" = []))
)]
pub(super) async fn link(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    granted: Granted,
) -> Result<(StatusCode, Json<IdentityMade>), ApiError> {
    check_identity(&app, peer, &headers)?;
    let identity = identity_of(&granted)?;
    note_seen(&app, &identity).await?;
    let (token, row) = identity_token(&app, &identity)?;
    app.store().write(Write::PutTokens(vec![row])).await?;
    let made = IdentityMade {
        identity: identity.to_string(),
        token: token.reveal().to_owned(),
    };
    Ok((StatusCode::CREATED, Json(made)))
}

/// Deletes an identity: its games stay, without its names and words.
#[utoipa::path(
    delete, path = "/api/me", tag = "identities",
    responses((status = 204), (status = "4XX", body = Problem)),
    security(("token" = []))
)]
pub(super) async fn forget(
    State(app): State<App>,
    granted: Granted,
) -> Result<StatusCode, ApiError> {
    let identity = identity_of(&granted)?;
    crate::admin::delete_identity(&app, identity.as_str(), carcas_text::english()).await?;
    Ok(StatusCode::NO_CONTENT)
}
