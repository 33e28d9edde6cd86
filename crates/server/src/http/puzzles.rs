//! Puzzles that come with the program: all of them, one, and the one of today.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use carcas_analysis::puzzle::{self, Puzzle};
use carcas_fair::Seed;
use carcas_protocol::{
    Aids, GradedMove, Problem, PuzzleAbout, PuzzleList, PuzzleView, Question, SetupSpec,
    TimeControl,
};

use super::problem::ApiError;
use crate::app::App;
use crate::game::{Begun, Created, Game, Place, view};
use crate::store::GameId;
use crate::time::now_ms;

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
fn of_today() -> Option<&'static Puzzle> {
    let puzzles = puzzle::shipped();
    let day = u64::try_from(now_ms() / 86_400_000).unwrap_or_default();
    puzzles.get(puzzle::of_day(day, puzzles.len()))
}

/// Lists all puzzles, and says which is the one of today.
#[utoipa::path(
    get, path = "/api/puzzles", tag = "puzzles",
    responses((status = 200, body = PuzzleList))
)]
pub(super) async fn list() -> Json<PuzzleList> {
    Json(PuzzleList {
        puzzles: puzzle::shipped().iter().map(about).collect(),
        daily: of_today().map(|puzzle| puzzle.id.clone()),
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
    let unknown = || ApiError::not_found("there is no such puzzle; `/api/puzzles` lists all");
    let Path(id) = path.map_err(|_| unknown())?;
    let found = match id.as_str() {
        DAILY => of_today(),
        id => puzzle::shipped().iter().find(|puzzle| puzzle.id == id),
    };
    let puzzle = found.ok_or_else(unknown)?;
    let shown = app.workshop().run(move || show(puzzle)).await?;
    Ok(Json(shown.map_err(|why| ApiError::not_found(&why))?))
}

/// Shows a puzzle as a table at which nobody sits.
fn show(puzzle: &Puzzle) -> Result<PuzzleView, String> {
    let record = &puzzle.record;
    let created = Created {
        rules_version: record.setup().version().number(),
        setup: SetupSpec::of(record.setup()),
        seats: vec![Place::Open; record.names().len()],
        aids: Aids::All,
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
    let game = Game::new(id, created)?;
    let (view, pages) = view::look(&game, &[], now_ms());
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
