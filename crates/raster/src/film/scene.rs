//! The frames of an animation: what each shows, and for how long.

use std::sync::Arc;

use carcas_art::board::Board;
use carcas_art::frame::Band;
use carcas_art::motion::{Cue, acts, cues, staged};

use super::Studio;

/// How long a frame is shown while something moves, in milliseconds.
const STEP: u32 = 100;

/// What one frame shows.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    /// The board whose tiles lie.
    pub(super) land: Arc<Board>,
    /// The board whose pieces stand.
    pub(super) pieces: Arc<Board>,
    /// What moves, and how far it has come.
    pub(super) cues: Vec<(Arc<Cue>, f64)>,
    /// Names and scores.
    pub(super) band: Arc<Band>,
    /// How long it is shown.
    pub(super) millis: u32,
}

/// Returns all frames of a game.
pub(super) fn scenes(studio: &Studio<'_>) -> Vec<Scene> {
    let mut scenes: Vec<Scene> = Vec::new();
    let mut done = 0;
    for ix in studio.frames() {
        let moment = &studio.watched.moments[ix];
        let board = Arc::new(studio.board(moment));
        let band = Arc::new(studio.band(moment));
        let mut millis = studio.style.millis;
        if let Some(before) = scenes.last().cloned().filter(|_| studio.style.has_motion) {
            let moving = between(studio, (done, ix), &before, &board);
            let is_moved = !moving.is_empty();
            millis -= moving.iter().map(|scene| scene.millis).sum::<u32>();
            scenes.extend(moving);
            // Scores change a moment after the board has come to rest. So no frame holds a tile and what is written far
            // below it, which would be a rectangle as large as the picture.
            if is_moved && before.band != band {
                let rest = STEP.min(millis / 2);
                millis -= rest;
                scenes.push(Scene {
                    land: board.clone(),
                    pieces: board.clone(),
                    cues: Vec::new(),
                    band: before.band,
                    millis: rest,
                });
            }
        }
        done = ix;
        scenes.push(Scene {
            land: board.clone(),
            pieces: board,
            cues: Vec::new(),
            band,
            millis,
        });
    }
    scenes
}

/// Returns the frames in which things move from one moment to a later one; together they take less time than the later
/// one is shown.
fn between(
    studio: &Studio<'_>,
    (done, ix): (usize, usize),
    before: &Scene,
    after: &Arc<Board>,
) -> Vec<Scene> {
    let moments = &studio.watched.moments[done + 1..=ix];
    let events: Vec<_> = moments
        .iter()
        .flat_map(|moment| &moment.events)
        .copied()
        .collect();
    let state = &studio.watched.moments[ix].state;
    let boards = [before.pieces.as_ref(), after.as_ref()];
    let cues = cues(&studio.watched.rules, state, &events, boards);
    let acts = acts(cues.iter().map(|cue| cue.motion));
    let total: u32 = acts.iter().sum();
    // At least half of the time everything stands still.
    let room = (studio.style.millis / 2).min(total);
    let mut scenes = Vec::new();
    for (act, &length) in acts.iter().enumerate() {
        let act = act as u8;
        let n_frames =
            u64::from(room) * u64::from(length) / u64::from(total.max(1)) / u64::from(STEP);
        if n_frames == 0 {
            continue;
        }
        let pieces = Arc::new(staged(boards, &cues, act));
        let playing = cues.iter().filter(|cue| cue.motion.timing().act == act);
        let playing: Vec<Arc<Cue>> = playing.cloned().map(Arc::new).collect();
        for frame in 0..n_frames {
            let elapsed = (frame as f64 + 0.5) / n_frames as f64 * f64::from(length);
            let share = |cue: &Arc<Cue>| elapsed / f64::from(cue.motion.timing().millis);
            scenes.push(Scene {
                land: if act == 0 {
                    before.land.clone()
                } else {
                    after.clone()
                },
                pieces: pieces.clone(),
                cues: playing
                    .iter()
                    .map(|cue| (cue.clone(), share(cue)))
                    .collect(),
                band: before.band.clone(),
                millis: STEP,
            });
        }
    }
    scenes
}
