//! Puzzles that come with the program: all of them, one, and the one of today.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::HeaderMap;
use carcas_analysis::puzzle::{self, Puzzle};
use carcas_fair::Seed;
use carcas_protocol::{
    Aids, Answer, GradedMove, Problem, PuzzleAbout, PuzzleList, PuzzleView, Query, Question,
    SetupSpec, TimeControl,
};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use super::games::Body;
use super::problem::{ApiError, limited};
use crate::app::App;
use crate::game::{Begun, Created, Game, Place, view};
use crate::limits::Kind;
use crate::store::GameId;

/// The word for the puzzle of today.
const DAILY: &str = "daily";

fn about(puzzle: &Puzzle) -> PuzzleAbout {
    PuzzleAbout {
        id: puzzle.id.clone(),
        setup: SetupSpec::of(puzzle.record.setup()),
        theme: puzzle.theme.clone(),
        difficulty: puzzle.difficulty,
        seat: puzzle.seat().map_or(0, |seat| seat.0),
        at: puzzle.record.entries().len() as u32,
    }
}

/// Returns the puzzle of today, by UTC.
fn of_today(app: &App) -> Option<&'static Puzzle> {
    let puzzles = puzzle::shipped();
    let day = u64::try_from(app.now_ms() / 86_400_000).unwrap_or_default();
    puzzles.get(puzzle::of_day(day, puzzles.len()))
}

/// Lists all puzzles, and says which is the one of today.
#[utoipa::path(
    get, path = "/api/puzzles", tag = "puzzles",
    responses((status = 200, body = PuzzleList))
)]
pub(super) async fn list(State(app): State<App>) -> Json<PuzzleList> {
    Json(PuzzleList {
        puzzles: puzzle::shipped().iter().map(about).collect(),
        daily: of_today(&app).map(|puzzle| puzzle.id.clone()),
    })
}

/// Returns a puzzle by its name, or the one of today as `daily`.
#[utoipa::path(
    get, path = "/api/puzzles/{id}", tag = "puzzles", params(("id" = String, Path)),
    responses((status = 200, body = PuzzleView), (status = "4XX", body = Problem))
)]
pub(super) async fn one(
    State(app): State<App>,
    path: Result<Path<String>, PathRejection>,
) -> Result<Json<PuzzleView>, ApiError> {
    let puzzle = named(&app, path)?;
    let shown = app.workshop().run(move || show(puzzle)).await?;
    Ok(Json(shown.map_err(|why| ApiError::not_found(&why))?))
}

/// Asks about the position of a puzzle. Who owns what is told, as at a table; what moves bring is what the puzzle asks for.
#[utoipa::path(
    post, path = "/api/puzzles/{id}/queries", tag = "puzzles", params(("id" = String, Path)), request_body = Query,
    responses((status = 200, body = Answer), (status = "4XX", body = Problem))
)]
pub(super) async fn query(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    path: Result<Path<String>, PathRejection>,
    body: Body<Query>,
) -> Result<Json<Answer>, ApiError> {
    let puzzle = named(&app, path)?;
    let Json(query) = body?;
    let address = app.address(peer, &headers);
    if !app.limits().allows(address, Kind::Query, app.now_ms()) {
        return Err(limited(&app, Kind::Query, "too many questions"));
    }
    let seat = puzzle.seat().map(|seat| seat.0);
    let answered = app.workshop().run(move || {
        let game = laid_out(puzzle)?;
        Ok::<_, String>(view::answer(&game, seat, &query))
    });
    let answered = answered.await?.map_err(|why| ApiError::not_found(&why))?;
    Ok(Json(answered?))
}

/// Returns the puzzle that a path names.
fn named(
    app: &App,
    path: Result<Path<String>, PathRejection>,
) -> Result<&'static Puzzle, ApiError> {
    let unknown = || ApiError::not_found("there is no such puzzle; `/api/puzzles` lists all");
    let Path(id) = path.map_err(|_| unknown())?;
    let found = match id.as_str() {
        DAILY => of_today(app),
        id => puzzle::shipped().iter().find(|puzzle| puzzle.id == id),
    };
    found.ok_or_else(unknown)
}

/// Returns a puzzle as a table, with the aids of those who answer it. Each is laid out once: its record is a whole game, and
/// an overlay asks again and again. There are only so many that come with the program.
fn laid_out(puzzle: &'static Puzzle) -> Result<Arc<Game>, String> {
    static TABLES: LazyLock<Mutex<HashMap<&str, Arc<Game>>>> = LazyLock::new(Mutex::default);
    let tables = || TABLES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(game) = tables().get(puzzle.id.as_str()) {
        return Ok(Arc::clone(game));
    }
    let game = Arc::new(table_of(puzzle, Aids::Tabletop)?);
    tables().insert(&puzzle.id, Arc::clone(&game));
    Ok(game)
}

/// Lays out a puzzle as a table at which nobody sits.
fn table_of(puzzle: &Puzzle, aids: Aids) -> Result<Game, String> {
    let record = &puzzle.record;
    let created = Created {
        rules_version: record.setup().version().number(),
        setup: SetupSpec::of(record.setup()),
        seats: vec![Place::Open; record.names().len()],
        aids,
        clock: TimeControl::None,
        grace_ms: 0,
        is_public: false,
        // Nothing is drawn from it.
        seed: Seed([0; 32]),
        numbers_by_kind: true,
        start_by_ms: None,
        series: None,
        record: None,
        begin: Some(Begun {
            game: String::new(),
            record: record.to_text(),
        }),
        seed_hash: Some(String::new()),
    };
    let id = GameId::parse("000000000000").map_err(|why| why.to_string())?;
    Game::new(id, created)
}

/// Shows a puzzle.
fn show(puzzle: &Puzzle) -> Result<PuzzleView, String> {
    let record = &puzzle.record;
    let game = table_of(puzzle, Aids::All)?;
    // No clock runs.
    let (view, pages) = view::look(&game, &[], 0);
    let (rules, state) = (game.rules(), game.state());
    let question = Question::of(rules, state).ok_or("nobody is asked there")?;
    let answers = puzzle.answers.iter().map(|answer| GradedMove {
        text: state.move_name(rules, answer.mv),
        lost: answer.lost,
    });
    Ok(PuzzleView {
        about: about(puzzle),
        view,
        pages,
        question,
        answers: answers.collect(),
        margin: puzzle.margin,
        is_exact: puzzle.is_exact,
        record: record.to_text(),
    })
}
