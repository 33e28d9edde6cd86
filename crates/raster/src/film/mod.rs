//! A whole game as an animation.

mod patch;
mod scene;

use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use carcas_art::board::{Board, BoardStyle, Extent, Looks, Recent, extent, has_hats};
use carcas_art::frame::{Band, size_of, whole_view};
use carcas_art::geometry::Rect;
use carcas_engine::Rules;
use carcas_record::{Moment, Watched};

use self::patch::{Patch, Stage};
use self::scene::{Scene, scenes};
use super::{
    Area, GifFilm, MAX_FRAME_PIXELS, MAX_PIXELS, Palette, Pixels, RasterError, WebpFilm, check_size,
};

/// How much longer the last frame of an animation is shown.
const N_HELD: u32 = 8;

/// The format of an animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilmFormat {
    /// With one palette of 255 colors.
    Gif,
    /// Without loss.
    Webp,
}

/// What an animation looks like.
#[derive(Clone, Copy, Debug)]
pub struct FilmStyle {
    /// What of a board is drawn.
    pub looks: Looks,
    /// Colors and size.
    pub board: BoardStyle,
    /// Whether there is one frame for every turn instead of every move.
    pub is_by_turn: bool,
    /// How long a move or turn is shown, in milliseconds.
    pub millis: u32,
    /// Whether tiles drop, figures walk and points rise, or everything is there at once.
    pub has_motion: bool,
}

/// Returns the board as it is seen at a moment.
///
/// # Panics
/// If the moment belongs to other rules.
pub fn board_of(rules: &Rules, moment: &Moment, looks: Looks) -> Board {
    let recent = Recent {
        dragon_path: &moment.dragon_path,
        scored: &moment.scored,
    };
    Board::of(rules, &moment.state, recent, looks)
}

/// Returns all moments of a game as the frames of an animated file, with names and scores below the board. `progress` is
/// told how many frames are done, and how many there are.
///
/// # Errors
/// If a frame would be too small or too large, or the file too long.
pub fn film(
    watched: &Watched,
    style: &FilmStyle,
    format: FilmFormat,
    progress: impl FnMut(usize, usize),
) -> Result<Vec<u8>, RasterError> {
    Studio::new(watched, style).film(format, progress)
}

/// Everything that a frame needs.
#[derive(Clone, Copy, Debug)]
struct Studio<'a> {
    watched: &'a Watched,
    style: &'a FilmStyle,
    /// What all frames show.
    extent: Extent,
    /// Whether somebody's hat is over the northernmost row at any moment.
    has_hats: bool,
    /// Whether somebody is held or something auctioned at any moment, for which all frames keep room.
    has_shelf: bool,
}

impl<'a> Studio<'a> {
    fn new(watched: &'a Watched, style: &'a FilmStyle) -> Self {
        let last = board_of(&watched.rules, watched.last(), style.looks);
        let Watched { rules, names, .. } = watched;
        let extent = extent(&last);
        let mut moments = watched.moments.iter();
        let is_high = |moment: &Moment| {
            let board = board_of(rules, moment, style.looks);
            has_hats(&board, extent.0.y)
        };
        Self {
            watched,
            style,
            extent,
            has_hats: moments.clone().any(is_high),
            has_shelf: moments.any(|moment| Band::new(rules, &moment.state, names).has_shelf()),
        }
    }

    fn board(&self, moment: &Moment) -> Board {
        Board {
            extent: Some(self.extent),
            has_hats: self.has_hats,
            ..board_of(&self.watched.rules, moment, self.style.looks)
        }
    }

    fn band(&self, moment: &Moment) -> Band {
        let Watched { rules, names, .. } = self.watched;
        Band::new(rules, &moment.state, names).with_shelf(self.has_shelf)
    }

    /// Returns what all frames show of the plane, where the band begins, and the size of frames.
    fn stage(&self) -> Result<Stage, RasterError> {
        let last = self.watched.last();
        let (board, band) = (self.board(last), self.band(last));
        let view: Rect = whole_view(&board, Some(&band));
        let (width, height) = size_of(view, &self.style.board);
        let size = check_size(width, height, MAX_FRAME_PIXELS)?;
        Ok(Stage::new(
            self.style.board,
            view,
            whole_view(&board, None).y1,
            size,
        ))
    }

    /// Returns which moments become frames, by their numbers.
    fn frames(&self) -> Vec<usize> {
        let moments = &self.watched.moments;
        let last = moments.len() - 1;
        let is_frame = |&ix: &usize| {
            let moment = &moments[ix];
            let is_wanted = match self.style.is_by_turn {
                true => moment.ends_turn,
                false => !moment.is_draw,
            };
            ix == 0 || ix == last || is_wanted
        };
        (0..moments.len()).filter(is_frame).collect()
    }

    fn film(
        &self,
        format: FilmFormat,
        mut progress: impl FnMut(usize, usize),
    ) -> Result<Vec<u8>, RasterError> {
        let stage = self.stage()?;
        let scenes = scenes(self);
        progress(0, scenes.len());
        let n_threads = n_at_a_time(
            stage.size,
            thread::available_parallelism().map_or(1, usize::from),
        );
        thread::scope(|scope| {
            // Each thread draws every n-th frame and waits until it is taken, so that few are held at a time.
            let (stage, scenes) = (&stage, scenes.as_slice());
            let drawn: Vec<Receiver<Result<Patch, RasterError>>> = (0..n_threads)
                .map(|first| {
                    let (send, receive) = sync_channel(1);
                    scope.spawn(move || {
                        for ix in (first..scenes.len()).step_by(n_threads) {
                            let before = ix.checked_sub(1).map(|before| &scenes[before]);
                            if send.send(stage.patch(before, &scenes[ix])).is_err() {
                                return;
                            }
                        }
                    });
                    receive
                })
                .collect();
            // The palette is chosen while the first frames are drawn.
            let mut film = self.begin(format, stage, scenes.last())?;
            let mut land = stage.blank();
            let mut frame = stage.blank();
            for (ix, scene) in scenes.iter().enumerate() {
                let patch = drawn[ix % n_threads].recv();
                let patch = patch.map_err(RasterError::refused("a frame cannot be drawn"))??;
                let areas = patch.lay(&mut land, &mut frame);
                let n_times = if ix + 1 == scenes.len() { N_HELD } else { 1 };
                film.add(&frame, &areas, scene.millis.saturating_mul(n_times))?;
                progress(ix + 1, scenes.len());
            }
            film.finish()
        })
    }

    /// Begins a file; the last frame shows which colors there are.
    fn begin(
        &self,
        format: FilmFormat,
        stage: &Stage,
        last: Option<&Scene>,
    ) -> Result<Film, RasterError> {
        Ok(match format {
            FilmFormat::Gif => {
                let sample = last.map_or_else(|| Ok(stage.blank()), |scene| stage.whole(scene))?;
                let named = named_colors(self.style.board.colors);
                Film::Gif(GifFilm::new(stage.size, Palette::of([&sample], &named))?)
            }
            FilmFormat::Webp => Film::Webp(WebpFilm::new(stage.size)),
        })
    }
}

/// Returns the colors that a palette must have, however few pixels of a sample show them: those of seats and marks.
fn named_colors(colors: carcas_art::canvas::Colors) -> Vec<[u8; 3]> {
    use carcas_art::canvas::Colors;
    use carcas_art::theme::{Role, SEATS};
    let Colors::Fixed(theme) = colors else {
        return Vec::new();
    };
    let marks = [
        Role::Glow,
        Role::Gold,
        Role::Lava,
        Role::Dragon,
        Role::MagicGlow,
        Role::Halo,
    ];
    let marks = marks.map(|role| theme.color(role));
    let seats = SEATS
        .iter()
        .flat_map(|look| [look.body, look.shade, look.mark]);
    let all = seats.chain(marks);
    all.filter_map(|color| {
        let number = u32::from_str_radix(color.strip_prefix('#')?, 16).ok()?;
        let [_, red, green, blue] = number.to_be_bytes();
        Some([red, green, blue])
    })
    .collect()
}

/// Returns how many frames are drawn at a time: together they take no more memory than the largest picture.
fn n_at_a_time((width, height): (u32, u32), n_cores: usize) -> usize {
    let n_fitting = MAX_PIXELS / (u64::from(width) * u64::from(height)).max(1);
    usize::try_from(n_fitting).map_or(n_cores, |n| n.clamp(1, n_cores.max(1)))
}

/// An animation in either format.
enum Film {
    Gif(GifFilm),
    Webp(WebpFilm),
}

impl Film {
    fn add(&mut self, frame: &Pixels, areas: &[Area], millis: u32) -> Result<(), RasterError> {
        match self {
            Self::Gif(film) => film.add(frame, areas, millis),
            Self::Webp(film) => film.add(frame, areas, millis),
        }
    }

    fn finish(self) -> Result<Vec<u8>, RasterError> {
        match self {
            Self::Gif(film) => film.finish(),
            Self::Webp(film) => film.finish(),
        }
    }
}

#[cfg(test)]
mod tests {
    use carcas_art::board::Overlay;
    use carcas_art::canvas::Colors;
    use carcas_art::theme::Theme;
    use carcas_record::Keep;

    use super::*;

    #[test]
    fn frames_of_any_size_and_number_fit_into_the_memory() {
        assert_eq!(n_at_a_time((400, 300), 192), 192);
        assert_eq!(n_at_a_time((4096, 2048), 192), 8);
        assert_eq!(n_at_a_time((4096, 2048), 2), 2);
        assert_eq!(n_at_a_time((16_384, 16_384), 4), 1);
    }

    /// Returns the record inside a golden game.
    fn golden_record(golden: &str) -> String {
        golden
            .lines()
            .filter(|line| !line.starts_with("  "))
            .map(|line| line.split_once("  > ").map_or(line, |(entry, _)| entry))
            .flat_map(|line| [line, "\n"])
            .collect()
    }

    fn style(tile_px: f64, has_motion: bool) -> FilmStyle {
        FilmStyle {
            looks: Looks {
                overlay: Overlay::Fields,
                has_coordinates: true,
                ..Looks::default()
            },
            board: BoardStyle {
                colors: Colors::Fixed(Theme::Day),
                tile_px,
            },
            is_by_turn: false,
            millis: 600,
            has_motion,
        }
    }

    #[test]
    fn progress_is_told_frame_by_frame_from_the_start_to_the_end() {
        let golden = include_str!("../../../../golden/princess-and-dragon-rgg-2005.txt");
        let record = golden_record(golden);
        let mut watched = Watched::parse("game", &record, None, Keep::All).unwrap();
        watched.moments.truncate(6);
        let mut told = Vec::new();
        film(
            &watched,
            &style(24.0, true),
            FilmFormat::Gif,
            |done, all| {
                told.push((done, all));
            },
        )
        .unwrap();
        let n_frames = told[0].1;
        assert!(n_frames >= 6, "{told:?}");
        let wanted: Vec<(usize, usize)> = (0..=n_frames).map(|done| (done, n_frames)).collect();
        assert_eq!(told, wanted);
    }

    /// Returns the mean difference of the block of eight by eight pixels that differs most: the edge of a shape may fall
    /// differently in a picture that begins elsewhere, which changes a row of pixels, but nothing may be missing or cut.
    fn worst_block(one: &Pixels, other: &Pixels) -> u32 {
        let mut sums = std::collections::BTreeMap::new();
        for (ix, (a, b)) in one.iter().zip(other.iter()).enumerate() {
            let (x, y) = (ix as u32 % one.width, ix as u32 / one.width);
            let differences = a.iter().zip(b).map(|(a, b)| u32::from(a.abs_diff(b)));
            *sums.entry((x / 8, y / 8)).or_insert(0) += differences.sum::<u32>();
        }
        sums.into_values().max().unwrap_or(0) / (64 * 3)
    }

    /// Plays a part of a game, frame by frame, and compares frames with those that are drawn as a whole.
    fn compare(golden: &str, style: &FilmStyle, from: usize, n: usize) {
        let watched = Watched::parse("game", &golden_record(golden), None, Keep::All).unwrap();
        let studio = Studio::new(&watched, style);
        let stage = studio.stage().unwrap();
        let scenes = scenes(&studio);
        let from = scenes.len() * from / 100;
        let (mut land, mut frame) = (stage.blank(), stage.blank());
        stage
            .patch(None, &scenes[from])
            .unwrap()
            .lay(&mut land, &mut frame);
        for ix in from + 1..(from + n).min(scenes.len()) {
            let patch = stage.patch(Some(&scenes[ix - 1]), &scenes[ix]).unwrap();
            patch.lay(&mut land, &mut frame);
            if ix % 8 == 0 || ix + 1 == from + n {
                let whole = stage.whole(&scenes[ix]).unwrap();
                let worst = worst_block(&frame, &whole);
                assert!(worst <= 20, "frame {ix} differs by {worst}");
            }
        }
    }

    /// Frames put together from what changed look like frames drawn as a whole.
    #[test]
    fn patches_make_whole_frames() {
        let golden = include_str!("../../../../golden/all-boxes-zman-c2.txt");
        compare(golden, &style(24.0, false), 75, 40);
    }

    #[test]
    fn patches_make_whole_frames_while_things_move() {
        let golden = include_str!("../../../../golden/princess-and-dragon-rgg-2005.txt");
        compare(golden, &style(24.0, true), 40, 64);
    }

    #[test]
    fn patches_make_whole_frames_in_full_detail() {
        let golden = include_str!("../../../../golden/base-rgg-2005.txt");
        let style = FilmStyle {
            looks: Looks::default(),
            ..style(130.0, false)
        };
        compare(golden, &style, 20, 17);
    }

    /// The room for a hat in the northernmost row is there before and after somebody wears one.
    #[test]
    fn all_frames_have_room_for_hats_or_none() {
        let golden = include_str!("../../../../golden/hills-and-sheep-devir.txt");
        let style = style(24.0, false);
        let watched = Watched::parse("game", &golden_record(golden), None, Keep::All).unwrap();
        let studio = Studio::new(&watched, &style);
        assert!(studio.has_hats, "the game has no shepherd in the north");
        let (stage, scenes) = (studio.stage().unwrap(), scenes(&studio));
        for scene in [&scenes[0], &scenes[scenes.len() / 2]] {
            let whole = stage.whole(scene).unwrap();
            let mut north = whole.iter().take(20 * whole.width as usize);
            assert!(north.all(|[.., alpha]| alpha == 255));
        }
        compare(golden, &style, 20, 60);
    }

    #[test]
    fn motion_takes_no_time_from_the_game() {
        let golden = include_str!("../../../../golden/princess-and-dragon-rgg-2005.txt");
        let watched = Watched::parse("game", &golden_record(golden), None, Keep::All).unwrap();
        let shown = |has_motion| {
            let style = style(24.0, has_motion);
            let scenes = scenes(&Studio::new(&watched, &style));
            let time: u32 = scenes.iter().map(|scene| scene.millis).sum();
            (scenes.len(), time)
        };
        let ((n_still, still), (n_moving, moving)) = (shown(false), shown(true));
        assert_eq!(still, moving);
        assert!(
            n_moving > n_still * 3 / 2,
            "{n_moving} frames instead of {n_still}"
        );
    }
}
