//! Motion: how what happens on a board is seen to happen, as data that browsers and animated pictures share.
//!
//! A [`Cue`] says what moves, from where to where; its [`Motion`] says how: for how long, in which act, and by which keys.
//! Acts follow one another; everything of one act moves at the same time. Without motion, leave all of it out: every board
//! is complete without.

mod cue;
mod ease;
mod event;
mod paint;
mod stencil;
mod table;
mod typescript;

pub use self::cue::{Actor, Cue, cues};
pub use self::ease::Ease;
pub use self::event::{EVENTS, EventMotions, motions_of};
pub use self::paint::{box_of, paint_cue, staged};
pub use self::stencil::{CLAW_PRINTS, FLAME, MAGIC_RING, MOTION_STENCILS, SCORCH};
pub use self::typescript::typescript;

/// The ways in which something moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Motion {
    /// A tile drops onto the table.
    TileDrops,
    /// A figure or token is set down.
    FigureComes,
    /// A figure hops over the board.
    FigureWalks,
    /// A magic portal opens where a figure leaves, and where it arrives.
    PortalOpens,
    /// The dragon walks to the next tile.
    DragonWalks,
    /// The dragon leaves prints of its claws and scorched grass.
    ClawPrints,
    /// The fairy flies.
    FairyFlies,
    /// The wall of a completed city shines.
    WallShines,
    /// A completed road shines.
    RoadShines,
    /// A completed place shines: a monastery, a garden.
    PlaceShines,
    /// Points rise from where they were scored.
    PointsRise,
    /// The dragon breathes fire.
    FireBreathes,
    /// The dragon eats a figure.
    FigureIsEaten,
    /// A figure goes home to its seat, or to the seat that captured it.
    FigureGoesHome,
}

/// One state on the way of what moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Key {
    /// When, in percent of the motion.
    pub at: u8,
    /// How far from start to end, 0 to 1.
    pub along: f64,
    /// How far above the ground, in units of a tile.
    pub up: f64,
    /// How large.
    pub scale: f64,
    /// How much of it shows, 0 to 1.
    pub opacity: f64,
    /// How it goes on to the next key.
    pub ease: Ease,
}

/// How a motion goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Timing {
    /// How long it takes.
    pub millis: u32,
    /// When it begins: acts follow one another, 0 first.
    pub act: u8,
    /// Its states, at 0 percent first, at 100 last.
    pub keys: &'static [Key],
}

/// How many acts there are at most.
pub const N_ACTS: u8 = 3;

/// Where something is at a moment of its motion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// How far from start to end, 0 to 1.
    pub along: f64,
    /// How far above the ground, in units of a tile.
    pub up: f64,
    /// How large.
    pub scale: f64,
    /// How much of it shows, 0 to 1.
    pub opacity: f64,
}

impl Motion {
    /// All motions.
    pub const ALL: [Self; 14] = [
        Self::TileDrops,
        Self::FigureComes,
        Self::FigureWalks,
        Self::PortalOpens,
        Self::DragonWalks,
        Self::ClawPrints,
        Self::FairyFlies,
        Self::WallShines,
        Self::RoadShines,
        Self::PlaceShines,
        Self::PointsRise,
        Self::FireBreathes,
        Self::FigureIsEaten,
        Self::FigureGoesHome,
    ];

    /// Returns the name used by browsers.
    pub const fn name(self) -> &'static str {
        match self {
            Self::TileDrops => "tile-drops",
            Self::FigureComes => "figure-comes",
            Self::FigureWalks => "figure-walks",
            Self::PortalOpens => "portal-opens",
            Self::DragonWalks => "dragon-walks",
            Self::ClawPrints => "claw-prints",
            Self::FairyFlies => "fairy-flies",
            Self::WallShines => "wall-shines",
            Self::RoadShines => "road-shines",
            Self::PlaceShines => "place-shines",
            Self::PointsRise => "points-rise",
            Self::FireBreathes => "fire-breathes",
            Self::FigureIsEaten => "figure-is-eaten",
            Self::FigureGoesHome => "figure-goes-home",
        }
    }

    /// Returns how it goes.
    pub const fn timing(self) -> &'static Timing {
        table::timing(self)
    }

    /// Returns where something is after a share of the motion; before it begins and after its end it stays.
    pub fn pose(self, share: f64) -> Pose {
        let keys = self.timing().keys;
        let percent = share.clamp(0.0, 1.0) * 100.0;
        let next = keys.iter().position(|key| f64::from(key.at) >= percent);
        let next = next.unwrap_or(keys.len() - 1).max(1);
        let (from, to) = (&keys[next - 1], &keys[next]);
        let span = f64::from(to.at) - f64::from(from.at);
        let part = from.ease.at((percent - f64::from(from.at)) / span);
        let mix = |a: f64, b: f64| a + (b - a) * part;
        Pose {
            along: mix(from.along, to.along),
            up: mix(from.up, to.up),
            scale: mix(from.scale, to.scale),
            opacity: mix(from.opacity, to.opacity),
        }
    }
}

/// Returns how long each act takes, given the motions that are played together.
pub fn acts(motions: impl IntoIterator<Item = Motion>) -> [u32; N_ACTS as usize] {
    let mut acts = [0; N_ACTS as usize];
    for motion in motions {
        let timing = motion.timing();
        let longest = &mut acts[usize::from(timing.act)];
        *longest = timing.millis.max(*longest);
    }
    acts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_motion_has_keys_from_beginning_to_end() {
        for motion in Motion::ALL {
            let Timing { millis, act, keys } = *motion.timing();
            assert!((100..=2_000).contains(&millis), "{motion:?}");
            assert!(act < N_ACTS, "{motion:?}");
            assert_eq!(
                (keys[0].at, keys[keys.len() - 1].at),
                (0, 100),
                "{motion:?}"
            );
            assert!(
                keys.windows(2).all(|two| two[0].at < two[1].at),
                "{motion:?}"
            );
            for key in keys {
                assert!((0.0..=1.0).contains(&key.opacity), "{motion:?}");
                assert!((0.0..=1.0).contains(&key.along), "{motion:?}");
            }
        }
    }

    /// What stays on the board ends as the board shows it, so that nothing jumps when the motion is over.
    #[test]
    fn what_stays_ends_where_it_stands_and_what_leaves_is_gone() {
        use Motion::{DragonWalks, FairyFlies, FigureComes, FigureWalks, TileDrops};
        for motion in Motion::ALL {
            let Pose {
                along,
                up,
                scale,
                opacity,
            } = motion.pose(1.0);
            match motion {
                TileDrops | FigureComes | FigureWalks | DragonWalks | FairyFlies => {
                    assert_eq!(
                        (along, up, scale, opacity),
                        (1.0, 0.0, 1.0, 1.0),
                        "{motion:?}"
                    );
                }
                _ => assert_eq!(opacity, 0.0, "{motion:?}"),
            }
        }
    }

    #[test]
    fn poses_lie_between_keys() {
        for motion in Motion::ALL {
            let keys = motion.timing().keys;
            assert_eq!(motion.pose(-1.0), motion.pose(0.0));
            assert_eq!(motion.pose(2.0), motion.pose(1.0));
            for key in keys {
                let pose = motion.pose(f64::from(key.at) / 100.0);
                assert!((pose.up - key.up).abs() < 1e-6, "{motion:?} at {}", key.at);
            }
            for step in 0..=50 {
                let pose = motion.pose(f64::from(step) / 50.0);
                assert!((0.0..=1.0).contains(&pose.opacity), "{motion:?}");
                assert!(pose.scale > 0.0, "{motion:?}");
            }
        }
    }

    #[test]
    fn acts_last_as_long_as_their_longest_motion() {
        assert_eq!(acts([]), [0; 3]);
        let together = acts([
            Motion::ClawPrints,
            Motion::DragonWalks,
            Motion::FireBreathes,
        ]);
        let longest = Motion::ClawPrints
            .timing()
            .millis
            .max(Motion::DragonWalks.timing().millis);
        assert_eq!(together, [longest, Motion::FireBreathes.timing().millis, 0]);
    }
}
