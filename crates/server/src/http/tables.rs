//! Making tables: what there is to choose from, and what was chosen.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use carcas_bots::Bot;
use carcas_engine::RulesVersion;
use carcas_protocol::{
    Catalogue, CreateGame, GameMade, Problem, SeatPlan, Series, SetupSpec, TimeControl,
};
use serde::Serialize;

use super::Granted;
use super::games::{Body, check_create, seat_link, seat_token};
use super::packed;
use super::problem::ApiError;
use crate::app::App;
use crate::game::{Begun, Created, Game, Place, Refused, Request, rules_of, view};
use crate::secret;
use crate::socket::problem;
use crate::store::{GameId, TokenKind};

/// The usual time in which an answer can be taken back, where the clock allows as much.
const USUAL_GRACE_MS: u32 = 5000;

/// Makes a table.
#[utoipa::path(
    post, path = "/api/games", tag = "games", request_body = CreateGame,
    responses((status = 201, body = GameMade), (status = "4XX", body = Problem)),
    security((), ("token" = []))
)]
pub(super) async fn create(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    // Whoever brings a token that opens nothing is told so.
    _: Granted,
    body: Body<CreateGame>,
) -> Result<(StatusCode, Json<GameMade>), ApiError> {
    let Json(wanted) = body?;
    check_create(&app, peer, &headers)?;
    let made = make(&app, wanted).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

fn check(wanted: &CreateGame) -> Result<(), ApiError> {
    if !(1..=6).contains(&wanted.seats.len()) {
        let n = wanted.seats.len();
        return Err(ApiError::bad_request(&format!(
            "{n} seats; expected 1 to 6"
        )));
    }
    for plan in &wanted.seats {
        if let SeatPlan::Bot { level } = plan {
            check_level(level)?;
        }
    }
    if let Some(why) = wanted.clock.problem() {
        return Err(ApiError::bad_request(&why));
    }
    if let Some(grace) = wanted.grace_ms {
        check_grace(wanted.clock, grace)?;
    }
    if !matches!(wanted.best_of, 1 | 3 | 5) {
        return Err(ApiError::bad_request("a match has 1, 3 or 5 games"));
    }
    if wanted.best_of > 1 && wanted.seats.len() != 2 {
        return Err(ApiError::bad_request(
            "a match of several games has two seats",
        ));
    }
    Ok(())
}

/// Refuses a bot that there is not.
pub(super) fn check_level(level: &str) -> Result<(), ApiError> {
    if Bot::NAMES.contains(&level) {
        return Ok(());
    }
    let known = Bot::NAMES.join(", ");
    let why = format!("there is no bot `{level}`; expected one of {known}");
    Err(ApiError::bad_request(&why))
}

/// Refuses a time to take answers back that the clock does not allow.
fn check_grace(clock: TimeControl, grace_ms: u32) -> Result<(), ApiError> {
    let fast_s = TimeControl::FAST_S;
    match clock.max_grace_ms() {
        max if grace_ms <= max => Ok(()),
        0 => Err(ApiError::bad_request(&format!(
            "`graceMs` is {grace_ms}, and with a clock this fast nothing is taken back; expected 0, or a clock of {fast_s} \
             seconds or more"
        ))),
        max => Err(ApiError::bad_request(&format!(
            "`graceMs` is {grace_ms}; expected 0 to {max} milliseconds"
        ))),
    }
}

/// Makes a table with all its links in one transaction. Bots among themselves start with it.
async fn make(app: &App, wanted: CreateGame) -> Result<GameMade, ApiError> {
    make_from(app, wanted, None).await
}

/// Refuses a setup. What people run into while they choose has codes of its own, so that they are told in their language.
/// They are those of the version by which the table would be played, as the message is.
fn unplayable(setup: &SetupSpec, version: u32, n_seats: u8, why: &str) -> ApiError {
    let version = RulesVersion::new(version).ok();
    let refused = version.and_then(|version| setup.prepare_in(version, n_seats).err());
    let reasons = refused.map(|all| all.reasons);
    let keys = reasons.iter().flatten().map(|reason| reason.key.as_str());
    let refused = match keys.collect::<Vec<_>>()[..] {
        ["six-seats"] => problem("six-seats", why),
        ["not-together"] => problem("not-together", why),
        ["too-many-figures"] => problem("too-many-figures", why),
        ["too-many-segments"] => problem("too-many-segments", why),
        _ => return ApiError::bad_request(why),
    };
    ApiError::new(StatusCode::BAD_REQUEST, refused)
}

/// Makes a table that may go on from a position, by the version of the rules of that.
pub(super) async fn make_from(
    app: &App,
    wanted: CreateGame,
    begin: Option<(u32, Begun)>,
) -> Result<GameMade, ApiError> {
    check(&wanted)?;
    let n_seats = wanted.seats.len();
    let (version, begin) = match begin {
        Some((version, begin)) => (version, Some(begin)),
        None => (RulesVersion::CURRENT.number(), None),
    };
    // What came before was drawn elsewhere, so nothing can be checked by this seed.
    let seed_hash = begin.is_some().then(String::new);
    rules_of(&wanted.setup, version, n_seats as u8)
        .map_err(|why| unplayable(&wanted.setup, version, n_seats as u8, &why))?;
    let id = GameId::parse(&secret::id()?)?;
    let places = wanted.seats.iter().map(|plan| match plan {
        SeatPlan::Open => Place::Open,
        SeatPlan::Bot { level } => Place::Bot {
            level: level.clone(),
        },
    });
    let created = Created {
        rules_version: version,
        setup: wanted.setup,
        seats: places.collect(),
        aids: wanted.aids,
        clock: wanted.clock,
        grace_ms: wanted
            .grace_ms
            .unwrap_or_else(|| USUAL_GRACE_MS.min(wanted.clock.max_grace_ms())),
        is_public: wanted.is_public,
        seed: secret::seed()?,
        numbers_by_kind: true,
        start_by_ms: None,
        series: (wanted.best_of > 1).then(|| Series {
            best_of: wanted.best_of,
            games: Vec::new(),
            wins: vec![0; n_seats],
        }),
        record: None,
        begin,
        seed_hash,
    };
    let (mut rows, mut seats) = (Vec::new(), Vec::new());
    for (seat, plan) in (0..).zip(&wanted.seats) {
        if *plan == SeatPlan::Open {
            let (token, row) = seat_token(app, &id, seat, TokenKind::Link)?;
            seats.push(seat_link(&id, seat, &token));
            rows.push(row);
        }
    }
    let game = Game::new(id.clone(), created.clone()).map_err(Refused::Unreadable)?;
    let after = match seats.is_empty() {
        true => game.start(vec![None; n_seats])?,
        false => Vec::new(),
    };
    let has_begun = !after.is_empty();
    let directory = app.directory();
    directory.create(id.clone(), created, after, rows).await?;
    if has_begun {
        // The bots begin now; should that fail, the table is there and they begin when somebody looks at it.
        let _ = directory.send(&id, Request::Wake).await;
    }
    Ok(GameMade {
        watch: format!("/game/{id}"),
        game: id.to_string(),
        seats,
        seed_hash: Some(view::about(&game).seed_hash).filter(|hash| !hash.is_empty()),
    })
}

/// Returns the editions, boxes, switches and bots that a table can be made of.
#[utoipa::path(
    get, path = "/api/catalogue", tag = "games",
    responses((status = 200, body = ServerCatalogue))
)]
pub(super) async fn catalogue(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    // It is the same until another release, and the first page of the browser's table waits for it: it is packed.
    let make = || {
        let rated = |name| Some((name, Bot::rating(name)?));
        let ratings = Bot::NAMES.into_iter().filter_map(rated);
        let all = ServerCatalogue {
            catalogue: Catalogue::new(),
            bots: Bot::NAMES.map(str::to_owned).to_vec(),
            ratings: ratings.collect(),
        };
        serde_json::to_string(&all).ok()
    };
    packed::send(&app, &headers, "api/catalogue".to_owned(), make).await
}

/// What a table can be made of.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub(super) struct ServerCatalogue {
    /// Editions, boxes and switches.
    #[serde(flatten)]
    catalogue: Catalogue,
    /// Bots, weakest first.
    bots: Vec<String>,
    /// How strong bots were found to be, by their names: Elo among them, with two seats and no boxes, `greedy-1` at 1000. Not
    /// every bot was rated.
    ratings: BTreeMap<&'static str, i32>,
}
