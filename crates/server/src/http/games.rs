//! Sitting down, playing, looking.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{ConnectInfo, Query as UrlQuery, State};
use axum::http::HeaderMap;
use carcas_protocol::{
    Answer, DoBody, Done, GameList, ListedGame, Problem, Query, Question, SeatBot, SeatToken,
    Seated, TakeSeat, View,
};
use serde::{Deserialize, Serialize};
use std::net::SocketAddr;

use super::problem::{ApiError, limited};
use super::tables::check_level;
use super::{GamePath, Granted, act};
use crate::app::App;
use crate::auth::{self, Grant};
use crate::game::{Arrival, Coming, Game, Kept, Refused, Request, view};
use crate::limits::Kind;
use crate::secret::{self, Token};
use crate::shown::shown;
use crate::socket::{check_name, unreachable};
use crate::store::{GameId, Page, Store, TokenHash, TokenKind, TokenRow};

/// A body of a request, or why it is none.
pub(super) type Body<T> = Result<Json<T>, JsonRejection>;

/// Refuses an address that makes too much.
pub(super) fn check_create(
    app: &App,
    peer: SocketAddr,
    headers: &HeaderMap,
) -> Result<(), ApiError> {
    match may_create(app, peer, headers) {
        true => Ok(()),
        false => Err(limited(app, Kind::Create, "too many tables were made")),
    }
}

/// Refuses an address that fills the seats of everybody: it sits down without a link as often as it makes tables.
fn check_join(app: &App, peer: SocketAddr, headers: &HeaderMap) -> Result<(), ApiError> {
    match may_create(app, peer, headers) {
        true => Ok(()),
        false => Err(limited(app, Kind::Create, "too many seats were taken")),
    }
}

fn may_create(app: &App, peer: SocketAddr, headers: &HeaderMap) -> bool {
    let address = app.address(peer, headers);
    app.limits().allows(address, Kind::Create, app.now_ms())
}

/// Makes a token for a seat, or for a link to it, and what is kept of it.
pub(super) fn seat_token(
    app: &App,
    game: &GameId,
    seat: u8,
    kind: TokenKind,
) -> Result<(Token, TokenRow), secret::NoRandomness> {
    let token = Token::random()?;
    let row = TokenRow {
        hash: TokenHash::new(&token.hash()),
        kind,
        game: Some(game.clone()),
        identity: None,
        subject: seat.to_string(),
        created_ms: app.now_ms(),
    };
    Ok((token, row))
}

/// Says where a seat is for the person with its token.
pub(crate) fn seat_link(game: &GameId, seat: u8, token: &Token) -> SeatToken {
    let token = token.reveal();
    SeatToken {
        seat,
        token: token.to_owned(),
        link: format!("/game/{game}#seat={token}"),
    }
}

/// Refuses a name that cannot be shown.
pub(crate) fn check_player_name(name: &str) -> Result<String, ApiError> {
    let name = shown(name);
    let name = name.trim();
    match name.chars().count() {
        1..=40 => Ok(name.to_owned()),
        _ => Err(ApiError::bad_request("a name has 1 to 40 characters")),
    }
}

fn check_nonce(nonce: &str) -> Result<String, ApiError> {
    let parsed = nonce.parse::<carcas_fair::Nonce>();
    let parsed = parsed.map_err(|why| ApiError::bad_request(&why.to_string()))?;
    Ok(parsed.to_string())
}

/// Where a page of a list begins.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct After {
    /// The `next` of the page before.
    after: Option<String>,
}

impl After {
    pub(super) fn page(&self) -> Result<Page, ApiError> {
        let bad = || ApiError::bad_request("`after` is the `next` of another page");
        let after = match &self.after {
            None => None,
            Some(text) => {
                let (ms, id) = text.split_once('-').ok_or_else(bad)?;
                let ms = ms.parse().map_err(|_| bad())?;
                Some((ms, GameId::parse(id).map_err(|_| bad())?))
            }
        };
        Ok(Page { after, limit: 50 })
    }
}

/// Lists public tables, the newest first.
#[utoipa::path(
    get, path = "/api/games", tag = "games", params(After),
    responses((status = 200, body = GameList), (status = "4XX", body = Problem))
)]
pub(super) async fn lobby(
    State(app): State<App>,
    query: Result<UrlQuery<After>, QueryRejection>,
) -> Result<Json<GameList>, ApiError> {
    let UrlQuery(after) = query?;
    let rows = app.store().lobby(&after.page()?).await?;
    let listed = rows.iter().filter_map(|row| {
        let kept: Kept = serde_json::from_str(&row.summary.json).ok()?;
        Some(kept.listed)
    });
    let games: Vec<ListedGame> = listed.collect();
    let next = rows.last().filter(|_| rows.len() == 50);
    let next = next.map(|row| format!("{}-{}", row.summary.updated_ms, row.id));
    Ok(Json(GameList { games, next }))
}

/// A game with all its tiles.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub(super) struct WholeView {
    /// The game.
    pub(super) view: View,
    /// Its tiles.
    pub(super) pages: Vec<carcas_protocol::TablePage>,
}

impl WholeView {
    pub(super) fn of(game: &Game, seats: &[u8], now_ms: i64) -> Self {
        let (view, pages) = view::look(game, seats, now_ms);
        Self { view, pages }
    }
}

/// Looks at a game as it stands.
#[utoipa::path(
    get, path = "/api/games/{id}", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = WholeView), (status = "4XX", body = Problem)),
    security((), ("token" = []))
)]
pub(super) async fn look(
    State(app): State<App>,
    GamePath(id): GamePath,
    granted: Granted,
) -> Result<Json<WholeView>, ApiError> {
    let game = game_of(&app, &id).await?;
    let seats = game.held(&granted.holds(&id));
    Ok(Json(WholeView::of(&game, &seats, app.now_ms())))
}

/// Sits down. A link is good for one person at a time: it is answered with the token of the seat, which nobody else has. At a public
/// table whoever brings no token takes the last free seat, or finds the one that their identity has taken.
#[utoipa::path(
    post, path = "/api/games/{id}/seat", tag = "games", params(("id" = String, Path)),
    request_body = TakeSeat,
    responses((status = 200, body = Seated), (status = "4XX", body = Problem)),
    security((), ("token" = []))
)]
pub(super) async fn take_seat(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    GamePath(id): GamePath,
    granted: Granted,
    body: Body<TakeSeat>,
) -> Result<Json<Seated>, ApiError> {
    let Json(wanted) = body?;
    let name = check_player_name(&wanted.name)?;
    let nonce = match &wanted.nonce {
        Some(nonce) => check_nonce(nonce)?,
        None => secret::nonce()?,
    };
    let identity = match &wanted.identity {
        None => None,
        Some(token) => match auth::grant(&app, token).await? {
            Some(Grant::Identity(identity)) => {
                auth::note_seen(&app, &identity).await?;
                Some(identity.to_string())
            }
            _ => {
                return Err(ApiError::bad_request(
                    "`identity` is no token of an identity",
                ));
            }
        },
    };
    let (coming, token) = match (granted.link(&id), granted.grants()) {
        (Some(seat), _) => {
            let (token, row) = seat_token(&app, &id, seat, TokenKind::Seat)?;
            (Coming::WithLink(seat, row), Some(token))
        }
        (None, []) => {
            check_public(&app, &id).await?;
            check_join(&app, peer, &headers)?;
            let (token, row) = seat_token(&app, &id, 0, TokenKind::Seat)?;
            (Coming::AsStranger(row), Some(token))
        }
        (None, _) => match granted.holds(&id) {
            // Whoever has brought nothing for a game learns nothing of it.
            holds if holds.is_empty() => return Err(Refused::NotYourSeat.into()),
            holds => (Coming::Holding(holds), None),
        },
    };
    let who = Arrival {
        identity,
        name,
        nonce,
    };
    let taken = app
        .directory()
        .ask(&id, |reply| Request::TakeSeat { coming, who, reply });
    let (seat, version) = taken.await??;
    let token = token.map(|token| token.reveal().to_owned());
    Ok(Json(Seated {
        seat,
        version,
        token,
    }))
}

/// Puts a bot in a free seat, with the link of it: whoever has it decides who sits there. In the last
/// seat it starts the game.
#[utoipa::path(
    post, path = "/api/games/{id}/bot", tag = "games", params(("id" = String, Path)),
    request_body = SeatBot,
    responses((status = 200, body = Seated), (status = "4XX", body = Problem)),
    security(("token" = []))
)]
pub(super) async fn seat_bot(
    State(app): State<App>,
    GamePath(id): GamePath,
    granted: Granted,
    body: Body<SeatBot>,
) -> Result<Json<Seated>, ApiError> {
    let Json(SeatBot { level }) = body?;
    check_level(&level)?;
    let seat = match (granted.link(&id), granted.grants()) {
        (Some(seat), _) => seat,
        (None, []) => {
            return Err(ApiError::no_token(
                "expected the token of the link of a free seat in the `Authorization` header",
            ));
        }
        (None, _) => return Err(Refused::NotYourSeat.into()),
    };
    let seated = app
        .directory()
        .ask(&id, |reply| Request::SeatBot { seat, level, reply });
    let version = seated.await??;
    Ok(Json(Seated {
        seat,
        version,
        token: None,
    }))
}

/// Refuses a table that only those with a link may join.
async fn check_public(app: &App, id: &GameId) -> Result<(), ApiError> {
    match game_of(app, id).await?.created().is_public {
        true => Ok(()),
        false => Err(ApiError::no_token(
            "expected the token of a link in the `Authorization` header; only public tables do without",
        )),
    }
}

/// Does something for a seat.
#[utoipa::path(
    post, path = "/api/games/{id}/commands", tag = "games", params(("id" = String, Path)),
    request_body = DoBody,
    responses((status = 200, body = Done), (status = "4XX", body = Problem)),
    security(("token" = []))
)]
pub(super) async fn command(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    GamePath(id): GamePath,
    granted: Granted,
    body: Body<DoBody>,
) -> Result<Json<Done>, ApiError> {
    let granted = granted.needed()?;
    let Json(DoBody {
        id: name,
        seat,
        command,
    }) = body?;
    check_name(&name)?;
    super::check_rate(&app, app.address(peer, &headers), (&id, &command)).await?;
    let holds = granted.holds(&id);
    let version = act(&app, &id, (holds, seat), &name, command, 0).await?;
    Ok(Json(Done { version }))
}

/// Returns what the seat of the token is asked, or nothing.
#[utoipa::path(
    get, path = "/api/games/{id}/question", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = Option<Question>), (status = "4XX", body = Problem)),
    security(("token" = []))
)]
pub(super) async fn question(
    State(app): State<App>,
    GamePath(id): GamePath,
    granted: Granted,
) -> Result<Json<Option<Question>>, ApiError> {
    let granted = granted.needed()?;
    let game = game_of(&app, &id).await?;
    let seats = game.held(&granted.holds(&id));
    Ok(Json(view::question(&game, &seats)))
}

/// Which position is asked about.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct At {
    /// After so many moves and draws; without it, as the game stands.
    at: Option<usize>,
}

/// Asks about a position, within the aids of the game.
#[utoipa::path(
    post, path = "/api/games/{id}/queries", tag = "games", params(("id" = String, Path), At),
    request_body = Query,
    responses((status = 200, body = Answer), (status = "4XX", body = Problem)),
    security((), ("token" = []))
)]
pub(super) async fn query(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    GamePath(id): GamePath,
    granted: Granted,
    at: Result<UrlQuery<At>, QueryRejection>,
    body: Body<Query>,
) -> Result<Json<Answer>, ApiError> {
    let Json(query) = body?;
    let UrlQuery(At { at }) = at?;
    let address = app.address(peer, &headers);
    if !app.limits().allows(address, Kind::Query, app.now_ms()) {
        return Err(limited(&app, Kind::Query, "too many questions"));
    }
    let holds = granted.holds(&id);
    Ok(Json(super::answer(&app, &id, (holds, at), query).await?))
}

/// Which part of a log.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct LogQuery {
    /// The last version that the client has.
    #[serde(default)]
    after: u64,
}

/// Returns what happened in a game after a version, up to 200 entries.
#[utoipa::path(
    get, path = "/api/games/{id}/log", tag = "games", params(("id" = String, Path), LogQuery),
    responses((status = 200, body = Vec<carcas_protocol::Update>), (status = "4XX", body = Problem))
)]
pub(super) async fn log(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    GamePath(id): GamePath,
    query: Result<UrlQuery<LogQuery>, QueryRejection>,
) -> Result<Json<Vec<carcas_protocol::Update>>, ApiError> {
    let UrlQuery(LogQuery { after }) = query?;
    // As the description has it; no log is that long.
    if i64::try_from(after).is_err() {
        return Err(ApiError::bad_request("`after` is the version of an update"));
    }
    let address = app.address(peer, &headers);
    if !app.limits().allows(address, Kind::Log, app.now_ms()) {
        return Err(limited(&app, Kind::Log, "too many logs were asked for"));
    }
    let updates = app.directory().updates(&id, (after, 200), app.workshop());
    Ok(Json(updates.await?))
}

/// For which seat something is asked.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct OfSeat {
    /// The seat in this game; needed if the token opens several.
    seat: Option<u8>,
}

/// Returns the seat of the next game that the seat of the token has, with a token for it.
#[utoipa::path(
    post, path = "/api/games/{id}/next", tag = "games", params(("id" = String, Path), OfSeat),
    responses((status = 200, body = NextGame), (status = "4XX", body = Problem)),
    security(("token" = []))
)]
pub(super) async fn next(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    GamePath(id): GamePath,
    granted: Granted,
    of: Result<UrlQuery<OfSeat>, QueryRejection>,
) -> Result<Json<NextGame>, ApiError> {
    let UrlQuery(OfSeat { seat }) = of?;
    check_create(&app, peer, &headers)?;
    let granted = granted.needed()?;
    let holds = granted.holds(&id);
    let (game, seat) = crate::series::next_seat(&app, &id, (&holds, seat)).await?;
    let (token, row) = seat_token(&app, &game, seat, TokenKind::Seat)?;
    let write = crate::store::Write::PutTokens(vec![row]);
    app.store().write(write).await?;
    Ok(Json(NextGame {
        seat: seat_link(&game, seat, &token),
        game: game.to_string(),
    }))
}

/// A seat in the next game.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct NextGame {
    game: String,
    seat: SeatToken,
}

/// Refuses what is not there.
pub(super) async fn game_of(app: &App, id: &GameId) -> Result<Box<Game>, ApiError> {
    let game = app
        .directory()
        .ask(id, |reply| Request::Look { reply })
        .await;
    game.map_err(|why| unreachable(why).into())
}
