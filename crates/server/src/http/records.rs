//! Games as files, games at a move, and files brought along to look at.

use std::net::SocketAddr;
use std::num::NonZero;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, PathRejection};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use carcas_engine::{Log, Seat};
use carcas_protocol::{EndReason, GameMade, Holder, ListedGame, Problem, SetupSpec, TimeControl};
use carcas_record::{
    About, Aids, BotLevel, DisplayName, EndReason as Recorded, GameResult, Record, TimeLeft,
    usual_names,
};

use super::GamePath;
use super::games::{WholeView, check_create, game_of};
use super::problem::ApiError;
use crate::app::App;
use crate::game::{Created, Game, Kept, LogEntry, Place, Refused, Takeover, view};
use crate::secret;
use crate::store::{GameId, Store};

/// The largest record that can be brought along.
pub(super) const MAX_RECORD: usize = 1024 * 1024;

/// Returns a game as a record. The seed is in it once the game is over.
#[utoipa::path(
    get, path = "/api/games/{id}/record", tag = "records", params(("id" = String, Path)),
    responses((status = 200, content_type = "text/plain"), (status = "4XX", body = Problem))
)]
pub(super) async fn download(
    State(app): State<App>,
    GamePath(id): GamePath,
) -> Result<Response, ApiError> {
    let game = game_of(&app, &id).await?;
    let text = match &game.created().record {
        // What somebody brought along is given back as it came, with its own seed, nonces, clocks and end.
        Some(text) => text.clone(),
        None => {
            let record = app.workshop().run(move || record_of(&game)).await?;
            let record = record.map_err(|why| ApiError::bad_request(&why))?;
            record.to_text()
        }
    };
    let disposition = format!("attachment; filename=\"{id}.txt\"");
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    Ok((headers, text).into_response())
}

/// Writes a game down as a record.
pub(crate) fn record_of(game: &Game) -> Result<Record, String> {
    let created = game.created();
    let n_seats = game.seats().len();
    let version = carcas_engine::RulesVersion::new(created.rules_version);
    let version = version.map_err(|why| why.to_string())?;
    let setup = created.setup.prepare_in(version, n_seats as u8);
    let setup = setup.map_err(|why| why.to_string())?;
    let record = Record::new(setup, usual_names(n_seats));
    let mut record = record.map_err(|why| why.to_string())?;
    record
        .set_about(about_of(game)?)
        .map_err(|why| why.to_string())?;
    let mut takeovers = game.takeovers().iter().peekable();
    let take_over = |record: &mut Record, takeover: &Takeover| {
        let level = BotLevel::new(takeover.level.clone()).map_err(|why| why.to_string())?;
        let noted = record.take_over(Seat(takeover.seat), level);
        noted.map_err(|why| why.to_string())
    };
    for (at, played) in game.played().iter().enumerate() {
        while let Some(takeover) = takeovers.next_if(|takeover| takeover.at <= at) {
            take_over(&mut record, takeover)?;
        }
        let applied = record.apply(played.entry, &mut Log::silent());
        applied.map_err(|why| why.to_string())?;
        if let (carcas_record::Entry::Move(seat, _), Some(left_ms)) = (played.entry, played.left_ms)
        {
            let tenths = u32::try_from(left_ms / 100).unwrap_or(0);
            let noted = record.set_left(seat, TimeLeft { tenths });
            noted.map_err(|why| why.to_string())?;
        }
    }
    // Bots that have not played yet.
    for takeover in takeovers {
        take_over(&mut record, takeover)?;
    }
    if let Some(result) = game.result() {
        let loser = || (0..n_seats as u8).find(|seat| !result.winners.contains(seat));
        let reason = match (result.reason, loser()) {
            (EndReason::Finished, _) => Recorded::Finished,
            (EndReason::Resigned, Some(seat)) => Recorded::Resigned(Seat(seat)),
            (EndReason::Time, Some(seat)) => Recorded::Time(Seat(seat)),
            (EndReason::Absent, Some(seat)) => Recorded::Absent(Seat(seat)),
            (EndReason::Aborted, _) => Recorded::Aborted,
            (EndReason::Closed | EndReason::Resigned | EndReason::Time | EndReason::Absent, _) => {
                Recorded::Closed
            }
        };
        let result = GameResult::new(result.winners.iter().map(|&seat| Seat(seat)), reason);
        record.set_result(result).map_err(|why| why.to_string())?;
    }
    if let Some(seed) = view::about(game).seed {
        let seed = seed.parse().map_err(|why| format!("{why}"))?;
        record.reveal_seed(seed).map_err(|why| why.to_string())?;
    }
    Ok(record)
}

fn about_of(game: &Game) -> Result<About, String> {
    let created = game.created();
    let told = view::about(game);
    let mut about = About::default();
    // Draws that have nothing to do with a seed are not told to.
    let has_seed = !told.seed_hash.is_empty();
    if has_seed {
        let commitment = told.seed_hash.parse().map_err(|why| format!("{why}"))?;
        about = about.with_commitment(commitment);
    }
    if let Some(aids) = Aids::from_name(created.aids.name()) {
        about = about.with_aids(aids);
    }
    if let Some(clock) = clock_of(created.clock) {
        about = about.with_clock(clock);
    }
    for (seat, nonce) in (0..).zip(&told.nonces) {
        if let Some(nonce) = nonce.as_ref().filter(|_| has_seed) {
            let nonce = nonce.parse().map_err(|why| format!("{why}"))?;
            about = about.with_nonce(Seat(seat), nonce);
        }
    }
    for (seat, place) in (0..).zip(game.seats()) {
        let seat = Seat(seat);
        match &place.holder {
            Holder::Open => {}
            Holder::Bot { level, since: None } => {
                let level = BotLevel::new(level.clone()).map_err(|why| why.to_string())?;
                about = about.with_bot(seat, level);
            }
            // A person for whom a bot plays on is still who sat there.
            Holder::Person | Holder::Bot { .. } => {
                if let Ok(name) = DisplayName::new(place.name.clone()) {
                    about = about.with_player(seat, name);
                }
            }
        }
    }
    Ok(about)
}

/// Returns a clock as records tell it.
fn clock_of(clock: TimeControl) -> Option<carcas_record::TimeControl> {
    use carcas_record::TimeControl as Kept;
    match clock {
        TimeControl::None => None,
        TimeControl::Increment { base_s, add_s } => Some(Kept::Increment {
            base: NonZero::new(base_s)?,
            per_turn: add_s,
        }),
        TimeControl::Delay { base_s, delay_s } => Some(Kept::Delay {
            base: NonZero::new(base_s)?,
            per_turn: delay_s,
        }),
        TimeControl::Days { days } => Some(Kept::Days(NonZero::new(u32::from(days))?)),
    }
}

/// Looks at a game after so many moves and draws.
#[utoipa::path(
    get, path = "/api/games/{id}/moves/{n}", tag = "records",
    params(("id" = String, Path), ("n" = usize, Path)),
    responses((status = 200, body = WholeView), (status = "4XX", body = Problem))
)]
pub(super) async fn at_move(
    State(app): State<App>,
    GamePath(id): GamePath,
    path: Result<Path<(String, String)>, PathRejection>,
) -> Result<Json<WholeView>, ApiError> {
    let bad = || ApiError::bad_request("expected a number of moves and draws, such as 12");
    let Path((_, n)) = path.map_err(|_| bad())?;
    let n = n.parse().map_err(|_| bad())?;
    let game = game_of(&app, &id).await?;
    let now_ms = app.now_ms();
    let view = move || Ok(WholeView::of(&game.at(Some(n))?, &[], now_ms));
    let view: Result<_, ApiError> = app.workshop().run(view).await?;
    Ok(Json(view?))
}

/// Returns the game that is played here by the seed of a hash, if there is one.
pub(super) async fn played_here(
    app: &App,
    seed_hash: &str,
) -> Result<Option<ListedGame>, ApiError> {
    if seed_hash.is_empty() {
        return Ok(None);
    }
    let row = app.store().game_by_seed(seed_hash).await?;
    let kept = row.map(|row| serde_json::from_str::<Kept>(&row.summary.json));
    let kept = kept
        .transpose()
        .map_err(|why| Refused::Broken(why.to_string()))?;
    Ok(kept.map(|kept| kept.listed))
}

/// Brings a record along, to look at it, share it and ask about it. That of a game that is still played here has the aids of
/// that game.
#[utoipa::path(
    post, path = "/api/records", tag = "records", request_body(content = String, content_type = "text/plain"),
    responses((status = 201, body = GameMade), (status = "4XX", body = Problem))
)]
pub(super) async fn bring(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, Json<GameMade>), ApiError> {
    check_create(&app, peer, &headers)?;
    let body = body.map_err(|_| ApiError::too_large("a record has at most 1 MB"))?;
    let parsed = app.workshop().run(move || Record::parse_bytes(&body));
    let record = parsed.await?;
    let record = record.map_err(|why| ApiError::bad_request(&why.to_string()))?;
    let hash = record.about().commitment().map(|hash| hash.to_string());
    // The record of a game that is still played tells no more than the game itself does.
    let aids = match played_here(&app, hash.as_deref().unwrap_or_default()).await? {
        Some(played) => played.about.aids,
        None => carcas_protocol::Aids::All,
    };
    let id = GameId::parse(&secret::id()?)?;
    let created = Created {
        rules_version: record.setup().version().number(),
        setup: SetupSpec::of(record.setup()),
        seats: vec![Place::Open; record.names().len()],
        aids,
        clock: TimeControl::None,
        grace_ms: 0,
        is_public: false,
        seed: match record.seed() {
            Some(seed) => seed,
            None => secret::seed()?,
        },
        numbers_by_kind: true,
        start_by_ms: None,
        series: None,
        seed_hash: match record.seed() {
            Some(_) => None,
            None => Some(hash.unwrap_or_default()),
        },
        record: Some(record.to_text()),
        begin: None,
    };
    app.directory()
        .create(id.clone(), created, entries_of(&record)?, Vec::new())
        .await?;
    let made = GameMade {
        watch: format!("/game/{id}"),
        game: id.to_string(),
        seats: Vec::new(),
        seed_hash: None,
    };
    Ok((StatusCode::CREATED, Json(made)))
}

/// Returns the entries of the log that show a record: nobody can play on, and nothing of it is drawn here.
fn entries_of(record: &Record) -> Result<Vec<LogEntry>, ApiError> {
    let mut entries = Vec::new();
    for (seat, name) in (0..).zip(record.names()) {
        let shown = record.about().player(Seat(seat));
        entries.push(LogEntry::SeatTaken {
            seat,
            identity: None,
            name: shown.map_or_else(|| name.clone(), |shown| shown.as_str().to_owned()),
            nonce: secret::nonce()?,
        });
    }
    let nonces = (0..record.names().len() as u8).map(|seat| record.about().nonce(Seat(seat)));
    entries.push(LogEntry::Started {
        nonces: nonces
            .map(|nonce| nonce.map(|nonce| nonce.to_string()))
            .collect(),
    });
    let (rules, mut replay) = (record.rules(), record.replay());
    loop {
        let state = replay.state().clone();
        let Some(step) = replay.step() else {
            break;
        };
        entries.push(match step.entry {
            carcas_record::Entry::Draw(outcome) => LogEntry::Drawn {
                outcome: carcas_engine::notation::outcome_name(rules, outcome).to_owned(),
            },
            carcas_record::Entry::Move(seat, played) => LogEntry::Moved {
                seat: seat.0,
                text: state.move_name(rules, played),
                by: carcas_protocol::By::Person,
                lag_ms: 0,
            },
        });
    }
    let state = record.state();
    let (winners, reason) = match record.result() {
        Some(result) => (result.winners().to_vec(), reason_of(result.reason())),
        None if state.node() == carcas_engine::Node::Over => {
            (state.winners(rules), EndReason::Finished)
        }
        None => (Vec::new(), EndReason::Closed),
    };
    entries.push(LogEntry::Ended {
        winners: winners.into_iter().map(|seat| seat.0).collect(),
        reason,
        scores: rules.seats().map(|seat| state.score(seat)).collect(),
    });
    Ok(entries)
}

/// Returns why a recorded game ended, as clients are told it.
fn reason_of(reason: Recorded) -> EndReason {
    match reason {
        Recorded::Finished => EndReason::Finished,
        Recorded::Resigned(_) => EndReason::Resigned,
        Recorded::Time(_) => EndReason::Time,
        Recorded::Absent(_) => EndReason::Absent,
        Recorded::Aborted => EndReason::Aborted,
        Recorded::Closed => EndReason::Closed,
    }
}
