//! Figures: the people, animals and carts of the seats, and those that belong to nobody.
//!
//! All stand on (0, 0), look a little to the left, carry a heavy outline and a pale halo, and are lit from the left, so
//! that they read at once on grass, roads and roofs.

use crate::canvas::{Canvas, Paint, Stencil, Tint, fill, line};
use crate::geometry::Point;
use crate::theme::Role::{self, InkFigure};

/// Builds a stencil from its name and its shapes, each a paint and then the data of a path or the four numbers of an
/// ellipse.
///
/// Figures have many shapes; one line each keeps the whole figure in view.
macro_rules! stencil {
    ($name:literal; $($paint:ident $shape:tt),* $(,)?) => {
        $crate::canvas::Stencil {
            name: $name,
            strokes: &[$($crate::stencils::figure::stencil!(@ $paint $shape)),*],
        }
    };
    (@ $paint:ident ($x:literal $y:literal $rx:literal $ry:literal)) => {
        $crate::canvas::ellipse($paint, $x as f64, $y as f64, $rx as f64, $ry as f64)
    };
    (@ $paint:ident $data:tt) => {
        $crate::canvas::path($paint, $data)
    };
}
pub(super) use stencil;

/// A figure of a seat: its stencil and where the seat's mark goes on it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FigureArt {
    /// The figure without its mark, in the colors of a seat.
    pub stencil: Stencil,
    /// Where the middle of the mark is.
    pub mark_at: (f64, f64),
    /// The size of the mark; 1 is a box of 60 units.
    pub mark_scale: f64,
}

impl FigureArt {
    /// Whether it lies or is no higher than who lies.
    pub fn is_low(&self) -> bool {
        [FOLLOWER_LYING, LARGE_FOLLOWER_LYING, PIG]
            .iter()
            .any(|art| art.stencil.name == self.stencil.name)
    }

    /// Stamps the figure and the mark of its seat.
    pub fn stamp(&self, canvas: &mut Canvas, seat: u8, at: Point, scale: f64) {
        let mark = &SEAT_MARKS[usize::from(seat) % SEAT_MARKS.len()];
        let (x, y) = self.mark_at;
        let mark_at = Point::new(at.x + x * scale, at.y + y * scale);
        canvas.stamp(&self.stencil, Tint::Seat(seat), at, scale);
        canvas.stamp(mark, Tint::Seat(seat), mark_at, self.mark_scale * scale);
    }
}

// Paints are named in full words and kept here, because one hand draws all figures: same outlines, same light.

/// Wide enough to leave a clear pale rim outside of the outline.
pub(super) const HALO: Paint = fill(Role::Halo).lined(Role::Halo, 50.0);
/// The halo of a line: a staff, a tail.
pub(super) const ROD_HALO: Paint = line(Role::Halo, 60.0);
pub(super) const CAST: Paint = fill(Role::Shadow).faded(30);
const SEAT: Paint = fill(Role::Seat).lined(InkFigure, 15.0);
const SEAT_DEEP: Paint = fill(Role::SeatDark).lined(InkFigure, 13.0);
const SHADE: Paint = fill(Role::SeatDark);
const FOLD: Paint = line(Role::SeatDark, 11.0);
pub(super) const SHINE: Paint = line(Role::Halo, 10.0).faded(75);
pub(super) const SKIN: Paint = fill(Role::Skin).lined(InkFigure, 12.0);
const FACE: Paint = fill(Role::Skin);
const NOSE: Paint = fill(Role::Skin).lined(InkFigure, 7.0);
const CHEEK: Paint = fill(Role::Rose).faded(70);
pub(super) const DOT: Paint = fill(InkFigure);
pub(super) const INK: Paint = line(InkFigure, 15.0);
pub(super) const PEN: Paint = line(InkFigure, 8.0);
pub(super) const ROD: Paint = line(InkFigure, 30.0);
const ROD_WOOD: Paint = line(Role::Wood, 12.0);
const ROPE: Paint = line(Role::Thatch, 11.0);
const ROD_SKIN: Paint = line(Role::Skin, 11.0);
const ROD_GOLD: Paint = line(Role::Gold, 13.0);
const HAIR: Paint = fill(Role::Wood);
pub(super) const WOOD: Paint = fill(Role::Wood).lined(InkFigure, 12.0);
pub(super) const STRAW: Paint = fill(Role::Thatch).lined(InkFigure, 12.0);
const STRAW_DEEP: Paint = line(Role::ThatchDark, 9.0);
pub(super) const GOLD: Paint = fill(Role::Gold).lined(InkFigure, 10.0);
pub(super) const WHITE: Paint = fill(Role::White).lined(InkFigure, 12.0);
pub(super) const LINEN: Paint = fill(Role::White);
pub(super) const STONE: Paint = fill(Role::StoneLight).lined(InkFigure, 12.0);
const SNOUT: Paint = fill(Role::Pig).lined(InkFigure, 10.0);
const SCALES: Paint = fill(Role::Dragon).lined(InkFigure, 16.0);
const SCALES_DEEP: Paint = fill(Role::DragonDark);
const RIB: Paint = line(Role::DragonDark, 10.0);
const WING_DEEP: Paint = fill(Role::DragonDark).lined(InkFigure, 15.0);
const WING: Paint = fill(Role::DragonWing).lined(InkFigure, 15.0);
const BELLY: Paint = fill(Role::DragonBelly);
const SMILE: Paint = line(InkFigure, 6.0);
const BROW: Paint = line(InkFigure, 13.0);
const CLAW: Paint = fill(Role::DragonBelly).lined(InkFigure, 8.0);
const HORN: Paint = fill(Role::DragonBelly).lined(InkFigure, 11.0);
const GAUZE: Paint = fill(Role::Ripple).lined(InkFigure, 12.0);
const GAUZE_LIGHT: Paint = fill(Role::SmokeLight);
const GOWN: Paint = fill(Role::MagicGlow).lined(InkFigure, 14.0);
const GOWN_DEEP: Paint = fill(Role::MagicLight).faded(70);
const GOLD_FLAT: Paint = fill(Role::Gold);
const WINE: Paint = fill(Role::Wax).lined(InkFigure, 15.0);
const WINE_LIGHT: Paint = fill(Role::WaxLight);
const BLUE: Paint = fill(Role::Indigo).lined(InkFigure, 15.0);
const MAGIC: Paint = fill(Role::Magic).lined(InkFigure, 15.0);
const MAGIC_FLAT: Paint = fill(Role::Magic);
const ORB: Paint = fill(Role::MagicGlow).lined(InkFigure, 11.0);
const GREEN: Paint = fill(Role::Fir).lined(InkFigure, 15.0);
const GREEN_LIGHT: Paint = fill(Role::LeafLight).faded(60);
const GREEN_SKIN: Paint = fill(Role::LeafLight).lined(InkFigure, 12.0);
const GRAY: Paint = fill(Role::SlateDark).lined(InkFigure, 15.0);
const GRAY_LIGHT: Paint = fill(Role::Slate);
const SACK: Paint = fill(Role::PlasterDark).lined(InkFigure, 14.0);
const LIMB_HALO: Paint = line(Role::Halo, 84.0);
const LIMB: Paint = line(InkFigure, 50.0);
const LIMB_SEAT: Paint = line(Role::SeatDark, 24.0);
const SPOKE: Paint = line(Role::Thatch, 9.0);
const EAVES: Paint = line(Role::Thatch, 12.0);
const RUBY: Paint = fill(Role::WaxLight).lined(InkFigure, 6.0);
const EMBER: Paint = fill(Role::Lava).lined(InkFigure, 11.0);
const SOCK: Paint = line(InkFigure, 46.0);
const SOCK_WHITE: Paint = line(Role::White, 24.0);
const STRIPE: Paint = line(Role::Magic, 10.0);
const MAGIC_LIGHT: Paint = fill(Role::MagicLight);
const WINE_BAND: Paint = line(Role::WaxLight, 14.0).blunt();
const MARK: Paint = fill(Role::SeatMark);
const MARK_LINE: Paint = line(Role::SeatMark, 15.0);

const CLOAK: &str = "M-30 -178C-70 -170 -84 -130 -88 -90C-92 -60 -100 -40 -110 -20C-92 -6 -72 -8 -56 -20C-38 -6 -14 -6 4 -18C24 -4 46 -6 62 -18C80 -6 104 -8 118 -30C100 -60 94 -90 88 -110C80 -150 66 -172 30 -178Z";
const HOOD: &str = "M-60 -164C-84 -226 -56 -286 6 -294C52 -300 104 -292 116 -238C98 -256 80 -258 66 -250C76 -220 72 -190 58 -164C30 -148 -30 -148 -60 -164Z";

/// A follower on a road, in a city or in a monastery: a wayfarer in a hooded cloak.
pub const FOLLOWER_STANDING: FigureArt = FigureArt {
    stencil: stencil!["follower";
        CAST "M-80 4C-20 -16 120 -4 196 40C170 66 50 60 0 30Z",
        HALO CLOAK, HALO HOOD, HALO "M-52 -20V8H48V-20Z",
        WOOD "M-56 -24V-2C-60 12 -52 14 -40 14H-14C-6 14 -6 2 -8 -8V-24Z",
        WOOD "M14 -24V-4C10 8 12 14 20 14H50C60 14 60 4 58 -2V-24Z",
        SEAT CLOAK,
        SHADE "M44 -166C66 -146 72 -110 82 -80C90 -56 98 -44 107 -31C94 -18 80 -22 64 -32C74 -80 66 -130 44 -166Z",
        SHINE "M-64 -136C-72 -120 -76 -100 -78 -82",
        SEAT HOOD,
        SHADE "M62 -254C72 -220 68 -190 54 -168L38 -162C58 -200 52 -250 26 -286C60 -290 92 -282 104 -256C90 -262 74 -262 62 -254Z",
        SKIN (-10 -208 43 41),
        HAIR "M-50 -214C-46 -246 -12 -254 20 -240C6 -222 -24 -216 -50 -214Z",
        DOT (-26 -206 7 10), DOT (6 -206 7 10), CHEEK (-36 -190 9 7), CHEEK (16 -190 9 7),
        PEN "M-18 -187Q-10 -180 -2 -187",
        GOLD (-6 -157 13 13),
    ],
    mark_at: (-6.0, -86.0),
    mark_scale: 1.8,
};

const REST: &str =
    "M-70 -8C-88 -64 -56 -118 -6 -120C40 -120 70 -96 82 -44C88 -22 86 -8 80 4C30 12 -30 10 -70 -8Z";
const REST_HAT: &str = "M-158 -42C-172 -46 -174 -60 -160 -70C-180 -112 -138 -156 -94 -132C-84 -142 -68 -138 -66 -124C-84 -92 -116 -56 -158 -42Z";
const SHIN: &str = "M60 -12L122 -14";
const CALF: &str = "M60 -40L116 -42L126 -92";
const BOOT: &str = "M110 -36H136C142 -44 164 -42 166 -26C166 -6 152 10 134 10H110Z";
const BOOT_UP: &str =
    "M102 -92L150 -96C168 -96 182 -108 180 -126C178 -142 164 -142 150 -140L98 -134Z";

/// A follower on a field: the same wayfarer, stretched out under a straw hat.
pub const FOLLOWER_LYING: FigureArt = FigureArt {
    stencil: stencil!["farmer";
        CAST "M-130 4C-40 -16 140 -10 216 22C190 46 -40 46 -130 4Z",
        HALO REST, HALO REST_HAT, HALO (-92 -62 48 46), LIMB_HALO SHIN, LIMB_HALO CALF, HALO BOOT, HALO BOOT_UP,
        LIMB CALF, LIMB_SEAT CALF, WOOD BOOT_UP, LIMB SHIN, LIMB_SEAT SHIN, WOOD BOOT,
        SEAT REST,
        SHADE "M-60 -14C-20 -20 30 -16 78 -34C80 -20 79 -10 75 -2C30 4 -20 4 -60 -14Z",
        SHINE "M-50 -84C-42 -98 -28 -106 -12 -108",
        SKIN (-92 -62 48 46),
        HAIR "M-136 -58C-130 -90 -100 -108 -64 -98C-80 -80 -104 -62 -136 -58Z",
        DOT (-98 -56 7 10), DOT (-66 -60 7 10), CHEEK (-106 -38 9 7), CHEEK (-60 -42 9 7),
        PEN "M-90 -36Q-82 -30 -74 -38",
        STRAW REST_HAT,
        STRAW_DEEP "M-152 -72C-130 -82 -110 -100 -98 -122",
    ],
    mark_at: (10.0, -58.0),
    mark_scale: 1.95,
};

const HABIT: &str = "M-34 -176C-68 -168 -80 -130 -84 -96C-90 -56 -98 -26 -106 0Q0 26 106 0C98 -26 90 -56 84 -96C80 -130 68 -168 34 -176Z";

/// A follower in a monastery: a tonsured monk with a rope for a belt.
pub const FOLLOWER_MONK: FigureArt = FigureArt {
    stencil: stencil!["monk";
        CAST "M-80 10C-20 -10 120 0 196 44C170 70 50 64 0 36Z",
        HALO HABIT, HALO (0 -214 62 58),
        SEAT HABIT,
        SHADE "M40 -168C66 -150 70 -110 78 -76C84 -44 92 -20 97 -6Q76 2 54 6C64 -60 62 -120 40 -168Z",
        SHINE "M-62 -126C-68 -110 -72 -90 -74 -72",
        ROD "M-92 -44Q0 -22 92 -44", ROPE "M-92 -44Q0 -22 92 -44", ROD "M30 -32L24 -4M40 -34L46 -8", ROPE "M30 -32L24 -4M40 -34L46 -8",
        SEAT_DEEP "M-68 -166C-44 -192 44 -192 68 -166C52 -132 -52 -132 -68 -166Z",
        WOOD (0 -216 58 54), FACE "M-46 -210C-44 -184 -26 -168 0 -168C26 -168 44 -184 46 -210L32 -224L18 -214L2 -226L-14 -214L-30 -224Z",
        FACE "M-40 -248C-34 -270 34 -270 40 -248C20 -238 -20 -238 -40 -248Z",
        DOT (-20 -202 7 10), DOT (14 -202 7 10), CHEEK (-29 -186 9 7), CHEEK (24 -186 9 7),
        PEN "M-12 -182Q-3 -175 6 -182",
    ],
    mark_at: (-2.0, -98.0),
    mark_scale: 1.5,
};

const GIANT: &str = "M-64 -240C-124 -232 -150 -186 -164 -142C-170 -118 -158 -104 -140 -98L-106 -88C-112 -60 -120 -40 -128 -20C-80 4 80 4 128 -20C120 -40 112 -60 106 -88L140 -98C158 -104 170 -118 164 -142C150 -186 124 -232 64 -240Z";
const GIANT_HEAD: &str =
    "M-68 -318C-80 -384 80 -384 68 -318C74 -256 56 -226 0 -216C-56 -226 -74 -256 -68 -318Z";

/// The large follower: a bearded giant with his fists on his hips.
pub const LARGE_FOLLOWER: FigureArt = FigureArt {
    stencil: stencil!["large-follower";
        CAST "M-110 6C-20 -20 160 -6 262 48C230 84 70 76 0 36Z",
        HALO GIANT, HALO GIANT_HEAD, HALO "M-80 -20V10H80V-20Z",
        WOOD "M-90 -28V-2C-94 14 -84 18 -70 18H-26C-14 18 -14 2 -20 -10V-28Z",
        WOOD "M22 -28V-6C16 6 18 18 28 18H74C90 18 92 4 88 -4V-28Z",
        SEAT GIANT,
        SHADE "M84 -226C120 -206 142 -166 154 -132C156 -118 148 -112 136 -108L102 -98C104 -146 100 -196 84 -226ZM60 -54C80 -54 94 -56 110 -60L117 -24C98 -16 78 -12 58 -10Z",
        SHINE "M-112 -204C-130 -184 -140 -164 -148 -142",
        PEN "M-106 -92C-94 -112 -96 -140 -106 -160M106 -92C94 -112 96 -140 106 -160",
        SKIN (-106 -92 22 18), SKIN (106 -92 22 18),
        WOOD "M-112 -74Q0 -46 112 -74L117 -48Q0 -20 -117 -48Z", GOLD "M-24 -66h48v42h-48Z",
        WHITE "M-92 -226C-104 -256 -60 -270 -40 -260C-20 -268 20 -268 40 -260C60 -270 104 -256 92 -226C80 -206 56 -212 44 -202C28 -192 12 -204 0 -194C-12 -204 -28 -192 -44 -202C-56 -212 -80 -206 -92 -226Z",
        SKIN (0 -290 62 52),
        WOOD "M-68 -312C-78 -258 -52 -220 0 -206C52 -220 78 -258 68 -312C60 -284 36 -272 14 -276Q0 -280 -14 -276C-36 -272 -60 -284 -68 -312Z",
        PEN "M-18 -254Q0 -246 18 -254",
        NOSE (-2 -280 15 13), DOT (-26 -296 7 10), DOT (22 -296 7 10),
        SEAT "M-66 -316C-84 -394 84 -394 66 -316Q0 -340 -66 -316Z",
        SEAT_DEEP "M-74 -328Q0 -358 74 -328V-304Q0 -332 -74 -304Z",
    ],
    mark_at: (0.0, -138.0),
    mark_scale: 1.75,
};

const HILL: &str =
    "M-92 -12C-112 -84 -70 -164 16 -170C96 -172 132 -116 156 -76L160 -4C80 12 -40 12 -92 -12Z";
const HILL_BOOT: &str = "M134 8C130 -16 134 -38 148 -44C158 -52 152 -76 142 -92C134 -120 168 -138 188 -118C200 -104 200 -60 200 8Z";
const HILL_BOOT_FAR: &str = "M160 -8C156 -30 160 -52 174 -58C184 -66 178 -90 170 -106C162 -132 196 -148 214 -130C226 -118 226 -74 226 -8Z";
const HILL_HAT: &str = "M-206 -52C-222 -58 -222 -76 -206 -86C-224 -140 -172 -190 -118 -160C-104 -172 -84 -166 -82 -148C-106 -106 -150 -66 -206 -52Z";

/// The large follower on a field, asleep, his belly rising like a hill.
pub const LARGE_FOLLOWER_LYING: FigureArt = FigureArt {
    stencil: stencil!["large-farmer";
        CAST "M-160 2C-40 -24 180 -12 276 24C240 54 -50 54 -160 2Z",
        HALO HILL, HALO HILL_BOOT, HALO HILL_BOOT_FAR, HALO HILL_HAT, HALO (-120 -76 62 58),
        WOOD HILL_BOOT_FAR, SEAT HILL,
        SHADE "M-82 -18C-20 -28 60 -26 151 -54L153 -10C80 4 -30 4 -82 -18Z",
        WOOD HILL_BOOT, PEN "M182 -108C188 -80 186 -40 186 -4",
        SHINE "M-58 -116C-44 -142 -18 -154 4 -156",
        SKIN (-120 -76 62 58),
        WOOD "M-150 -36C-124 -54 -100 -60 -62 -96C-40 -60 -52 -16 -84 2C-112 4 -140 -8 -150 -36Z",
        PEN "M-104 -34Q-92 -32 -82 -44", NOSE (-104 -62 15 13), PEN "M-142 -70Q-134 -58 -122 -66M-100 -92Q-92 -82 -82 -92",
        STRAW HILL_HAT, STRAW_DEEP "M-196 -88C-168 -100 -138 -122 -124 -150",
    ],
    mark_at: (36.0, -82.0),
    mark_scale: 2.2,
};

const MITRE: &str = "M-52 -226C-66 -274 -44 -318 0 -350C44 -318 66 -274 52 -226Q0 -248 -52 -226Z";
const CROZIER: &str = "M104 12V-250C104 -302 160 -306 162 -264C162 -236 132 -232 132 -256";

/// The abbot with mitre and crozier.
pub const ABBOT: FigureArt = FigureArt {
    stencil: stencil!["abbot";
        CAST "M-80 10C-20 -10 120 0 196 44C170 70 50 64 0 36Z",
        HALO HABIT, HALO (0 -206 50 46), HALO MITRE, ROD_HALO CROZIER,
        ROD CROZIER, ROD_GOLD CROZIER,
        SEAT HABIT,
        SHADE "M40 -168C66 -150 70 -110 78 -76C84 -44 92 -20 97 -6Q76 2 54 6C64 -60 62 -120 40 -168Z",
        SHINE "M-62 -130C-68 -112 -72 -90 -74 -72",
        GOLD "M-101 -28Q0 -4 101 -28L106 0Q0 26 -106 0Z",
        SEAT "M48 -158C86 -160 116 -140 112 -112C96 -96 72 -104 58 -116Z", SKIN (104 -116 19 17),
        WHITE "M-58 -172C-30 -188 30 -188 58 -172C44 -142 -44 -142 -58 -172Z",
        SKIN (0 -206 48 44),
        DOT (-20 -208 7 10), DOT (14 -208 7 10), CHEEK (-30 -190 9 7), CHEEK (24 -190 9 7),
        PEN "M-12 -186Q-3 -179 6 -186",
        SEAT MITRE,
        SHADE "M12 -332C44 -306 54 -274 46 -238L30 -240C40 -280 34 -306 12 -332Z",
        GOLD "M-52 -224Q0 -248 52 -224L58 -252Q0 -278 -58 -252Z", GOLD "M-10 -270V-322H10V-270Z",
    ],
    mark_at: (-4.0, -90.0),
    mark_scale: 1.6,
};

const SMOCK: &str = "M-32 -178C-80 -170 -104 -130 -112 -96C-114 -76 -96 -70 -84 -80L-84 -34Q0 -12 84 -34L80 -104C96 -112 124 -140 134 -182C126 -200 106 -202 94 -192C86 -176 70 -174 32 -178Z";
const HARD_CAP: &str = "M-70 -232C-74 -248 -60 -252 -48 -252C-50 -308 50 -308 48 -252C60 -252 74 -248 70 -232Q0 -216 -70 -232Z";
const MALLET: &str = "M70 -318L172 -302L164 -244L62 -260Z";

/// The builder with hard cap, mallet and belt.
pub const BUILDER: FigureArt = FigureArt {
    stencil: stencil!["builder";
        CAST "M-80 4C-20 -16 120 -4 196 40C170 66 50 60 0 30Z",
        HALO SMOCK, HALO HARD_CAP, HALO MALLET, HALO (0 -208 46 42), HALO "M-60 -40V8H64V-40Z",
        WOOD "M-64 -50V-8C-78 -6 -78 14 -64 14H-12L-4 -40Z", WOOD "M4 -40L12 14H68C80 14 80 -6 64 -8V-50Z",
        ROD "M102 -170L116 -270", ROD_WOOD "M102 -170L116 -270",
        STONE MALLET, PEN "M94 -308L86 -262",
        SEAT SMOCK,
        SHADE "M50 -166C80 -162 100 -176 124 -184C114 -150 96 -122 72 -112L76 -42Q66 -38 52 -36C60 -90 60 -130 50 -166Z",
        SHINE "M-70 -142C-84 -128 -92 -112 -96 -96",
        SKIN (108 -190 20 19),
        WOOD "M-86 -62Q0 -40 86 -62V-36Q0 -14 -86 -36Z", GOLD "M-18 -56h36v34h-36Z",
        SKIN (0 -208 46 42),
        DOT (-20 -206 7 10), DOT (14 -206 7 10), CHEEK (-30 -188 9 7), CHEEK (24 -188 9 7),
        PEN "M-14 -185Q-3 -176 8 -185",
        GOLD HARD_CAP, PEN "M-46 -250Q0 -240 46 -250", SHINE "M-28 -264C-26 -276 -18 -282 -8 -284",
    ],
    mark_at: (-4.0, -114.0),
    mark_scale: 1.6,
};

const SWINE: &str = "M-112 -30C-150 -70 -100 -160 10 -164C96 -164 146 -122 140 -64C138 -40 128 -24 118 -20L114 8H68L64 -14C30 -8 0 -8 -30 -14L-34 8H-80L-84 -16C-98 -20 -106 -24 -112 -30Z";
const SWINE_HEAD: &str = "M-150 -52C-176 -80 -170 -132 -146 -148L-166 -200C-130 -196 -110 -184 -100 -168L-64 -194C-48 -170 -48 -150 -54 -138C-36 -100 -56 -50 -100 -46C-120 -44 -136 -44 -150 -52Z";
const CURL: &str = "M140 -104C168 -104 186 -134 166 -146C146 -150 146 -118 188 -122";

/// The pig.
pub const PIG: FigureArt = FigureArt {
    stencil: stencil!["pig";
        CAST "M-110 2C-20 -16 150 -8 226 28C190 56 -30 50 -110 2Z",
        HALO SWINE, HALO SWINE_HEAD, ROD_HALO CURL, HALO (-160 -86 30 26),
        INK CURL, SEAT SWINE,
        SHADE "M-70 -26C-20 -34 60 -30 132 -74C130 -50 122 -34 110 -28L107 1H75L70 -22C30 -14 0 -14 -36 -22L-40 1H-73L-77 -22Z",
        SHINE "M-30 -144C-10 -152 10 -154 30 -152",
        SEAT SWINE_HEAD,
        SHADE "M-152 -186C-132 -184 -118 -176 -110 -164L-138 -152ZM-92 -162L-66 -180C-58 -166 -58 -150 -62 -142Z",
        SNOUT (-158 -86 32 27), DOT (-168 -88 6 9), DOT (-148 -88 6 9),
        DOT (-138 -124 8 10), DOT (-90 -122 8 10), PEN "M-124 -64Q-108 -58 -98 -68",
    ],
    mark_at: (46.0, -94.0),
    mark_scale: 1.5,
};

const STATELY: &str = "M-40 -180C-96 -170 -112 -124 -118 -84C-120 -48 -124 -22 -130 0Q0 28 130 0C124 -22 120 -48 118 -84C112 -124 96 -170 40 -180Z";
const BERET: &str = "M-70 -232C-116 -250 -116 -306 -50 -320C30 -336 124 -320 118 -262C112 -236 84 -240 66 -232Q0 -252 -70 -232Z";
const PLUME: &str = "M30 -276C40 -340 104 -376 156 -344C152 -300 110 -270 66 -262Z";

/// The mayor with a feathered hat and a chain of office.
pub const MAYOR: FigureArt = FigureArt {
    stencil: stencil!["mayor";
        CAST "M-100 10C-20 -14 140 0 220 46C190 74 50 68 0 38Z",
        HALO STATELY, HALO BERET, HALO PLUME, HALO (0 -208 50 46),
        SEAT STATELY,
        SHADE "M56 -168C92 -150 100 -110 106 -76C110 -48 114 -24 119 -8Q96 0 70 4C84 -60 82 -120 56 -168Z",
        SHINE "M-84 -134C-92 -116 -98 -96 -100 -76",
        WHITE "M-124 -22C-106 -34 -96 -8 -74 -18C-56 -26 -44 0 -22 -8C-4 -14 8 4 28 -8C46 -18 56 0 76 -14C92 -24 108 -12 124 -22L130 2Q0 30 -130 2Z",
        GOLD "M-78 -164L-58 -176C-46 -138 46 -138 58 -176L78 -164C66 -104 -66 -104 -78 -164Z",
        PEN "M-50 -154L-58 -130M-22 -144L-24 -118M22 -144L24 -118M50 -154L58 -130",
        SKIN (0 -208 50 46),
        WOOD "M-4 -192C-30 -204 -48 -190 -52 -176C-30 -168 -12 -174 -4 -182C6 -174 26 -168 46 -176C42 -190 22 -204 -4 -192Z",
        DOT (-22 -214 7 10), DOT (14 -214 7 10), NOSE (-4 -198 12 10),
        SEAT BERET, SHADE "M50 -318C100 -310 116 -280 104 -256C96 -248 82 -248 70 -244C86 -274 80 -300 50 -318Z",
        SHINE "M-80 -286C-72 -300 -56 -306 -40 -308",
        SEAT_DEEP "M-62 -250Q0 -272 62 -250V-226Q0 -248 -62 -226Z",
        WHITE PLUME, PEN "M50 -268C70 -300 100 -330 134 -338",
    ],
    mark_at: (0.0, -66.0),
    mark_scale: 1.6,
};

const TILT: &str = "M-121 -87C-134 -143 -156 -190 -161 -220C-161 -240 -144 -244 -126 -237C-59 -213 59 -213 126 -237C144 -244 161 -240 161 -220C156 -190 134 -143 121 -87Z";
const CART: &str = "M-155 -94H155L139 -44H-139Z";
const POLE: &str = "M-134 -62C-160 -62 -180 -50 -193 -34";

/// The wagon, its cover in the color of the seat.
pub const WAGON: FigureArt = FigureArt {
    stencil: stencil!["wagon";
        CAST "M-134 3C-34 -17 151 -8 235 30C202 55 -34 47 -134 3Z",
        HALO TILT, HALO CART, ROD_HALO POLE, HALO (-86 -39 44 44), HALO (86 -39 44 44),
        ROD POLE, ROD_WOOD POLE,
        SEAT TILT,
        SHADE "M128 -230C141 -235 155 -234 154 -220C150 -190 128 -143 116 -92H81C99 -134 118 -185 128 -230Z",
        FOLD "M-71 -215C-71 -176 -71 -134 -67 -94M71 -215C71 -176 71 -134 67 -94", SHINE "M-144 -210C-139 -185 -129 -160 -123 -138",
        STRAW CART, STRAW_DEEP "M-139 -69H139",
        STONE (-86 -39 44 44), STONE (86 -39 44 44),
        WOOD (-86 -39 37 37), WOOD (86 -39 37 37),
        SPOKE "M-86 -72V-5M-119 -39H-52M-109 -62L-62 -15M-109 -15L-62 -62M86 -72V-5M52 -39H119M62 -62L109 -15M62 -15L109 -62",
        GOLD (-86 -39 13 13), GOLD (86 -39 13 13),
    ],
    mark_at: (0.0, -153.0),
    mark_scale: 1.6,
};

const GABLE: &str = "M-150 6V-150L-110 -236L-20 -282L70 -236L110 -150V6Z";
const FLANK: &str = "M110 6V-150L70 -236L-20 -282L60 -300L150 -262L192 -176V-24Z";

/// The barn, its front in the color of the seat.
pub const BARN: FigureArt = FigureArt {
    stencil: stencil!["barn";
        CAST "M-140 6L120 -6L190 -30L300 30C260 60 140 60 90 40Z",
        HALO GABLE, HALO FLANK,
        SEAT_DEEP "M106 6V-150L192 -176V-24Z",
        STRAW "M-20 -282L60 -304L154 -264L202 -170L120 -142L76 -240Z",
        STRAW_DEEP "M96 -262L136 -160M20 -286L118 -246M126 -262L166 -172",
        SEAT GABLE,
        ROD "M-166 -142L-116 -244L-20 -294L76 -244L126 -142", EAVES "M-166 -142L-116 -244L-20 -294L76 -244L126 -142",
        WOOD "M-80 6V-96H40V6Z", SPOKE "M-66 -84L26 -4M26 -84L-66 -4M-20 -90V0",
    ],
    mark_at: (-20.0, -172.0),
    mark_scale: 1.6,
};

const MANTLE: &str = "M-72 -176C-106 -168 -120 -130 -126 -92C-130 -54 -138 -26 -146 0Q-44 26 56 0C48 -26 42 -60 36 -100C30 -150 10 -172 -12 -176Z";
const FELT: &str = "M-118 -226C-118 -244 -100 -250 -86 -252C-84 -304 4 -302 4 -248C20 -246 38 -236 36 -218Q-44 -244 -118 -226Z";
const CROOK: &str = "M-160 10V-256C-160 -330 -84 -330 -88 -286";
const FLEECE: &str = "M34 -40C14 -56 28 -92 56 -88C66 -112 104 -110 114 -92C140 -98 160 -66 144 -46C152 -22 124 -6 106 -16C90 -2 64 -4 56 -16C38 -10 24 -26 34 -40Z";

/// The shepherd with crook and sheep.
pub const SHEPHERD: FigureArt = FigureArt {
    stencil: stencil!["shepherd";
        CAST "M-110 8C-20 -14 140 -4 226 34C190 64 0 60 -40 34Z",
        HALO MANTLE, HALO FELT, HALO FLEECE, HALO (-42 -208 48 44), ROD_HALO CROOK, HALO (146 -78 22 26),
        ROD CROOK, ROD_WOOD CROOK,
        SEAT MANTLE,
        SHADE "M2 -166C22 -150 24 -110 30 -80C34 -50 42 -24 47 -8Q26 0 4 4C14 -60 14 -120 2 -166Z",
        SEAT "M-78 -162C-116 -158 -150 -146 -154 -118C-138 -98 -112 -104 -96 -118Z", SKIN (-158 -122 19 18),
        SKIN (-42 -208 48 44),
        DOT (-62 -206 7 10), DOT (-28 -206 7 10), CHEEK (-72 -188 9 7), CHEEK (-18 -188 9 7),
        PEN "M-54 -184Q-45 -177 -36 -184",
        SEAT_DEEP FELT, PEN "M-86 -252Q-42 -262 4 -248",
        INK "M66 -16V8M112 -16V8", WHITE FLEECE, PEN "M56 -52Q66 -40 78 -50M88 -72Q98 -60 110 -70",
        DOT (146 -78 22 26), LINEN (140 -82 6 7), LINEN (154 -82 6 7),
    ],
    mark_at: (-50.0, -84.0),
    mark_scale: 1.6,
};

/// All figures of a seat.
pub const FIGURES: [FigureArt; 12] = [
    FOLLOWER_STANDING,
    FOLLOWER_LYING,
    FOLLOWER_MONK,
    LARGE_FOLLOWER,
    LARGE_FOLLOWER_LYING,
    ABBOT,
    BUILDER,
    PIG,
    MAYOR,
    WAGON,
    BARN,
    SHEPHERD,
];

const DRAKE: &str = "M-150 -272C-136 -232 -146 -196 -136 -160C-172 -128 -182 -72 -158 -26L-172 -14C-184 4 -176 8 -160 8H-92L-96 -34C-60 -18 0 -18 34 -34L22 -16C10 4 18 8 34 8H108C118 -36 110 -62 100 -80C153 -63 225 -54 252 -99C270 -135 243 -171 207 -162L225 -198L162 -180L194 -135C207 -135 211 -117 198 -110C162 -97 126 -171 36 -189C-18 -200 -45 -198 -54 -207C-50 -234 -36 -252 -32 -279C-24 -330 -60 -366 -112 -362C-132 -360 -148 -352 -160 -342C-190 -346 -228 -338 -248 -324C-268 -312 -270 -288 -254 -278C-250 -256 -236 -252 -222 -252C-194 -250 -172 -256 -150 -272Z";
const SAIL: &str = "M-40 -176C-30 -300 50 -390 200 -424C184 -382 202 -362 236 -342C202 -324 200 -298 216 -268C172 -270 152 -244 156 -212C108 -224 60 -204 24 -168C8 -150 -40 -150 -40 -176Z";
const FAR_SAIL: &str = "M-74 -190C-80 -290 -40 -370 36 -420C32 -380 44 -364 76 -350L20 -200Z";
const HORNS: &str = "M-92 -352L-58 -424L-48 -342ZM-136 -352L-120 -410L-98 -352Z";

/// The dragon.
pub const DRAGON: Stencil = stencil!["dragon";
    CAST "M-150 6C0 -20 200 -60 300 -40C390 0 340 66 200 70C60 76 -120 50 -150 6Z",
    HALO DRAKE, HALO SAIL, HALO FAR_SAIL, HALO HORNS,
    WING_DEEP FAR_SAIL, HORN HORNS, HORN "M52 -182L84 -210L92 -158ZM96 -160L130 -182L132 -134Z", SCALES DRAKE,
    BELLY "M-140 -264C-126 -232 -136 -196 -126 -158C-160 -124 -170 -76 -149 -32C-130 -30 -112 -34 -106 -46C-96 -90 -102 -130 -92 -158C-104 -190 -96 -236 -98 -262C-112 -268 -128 -268 -140 -264Z",
    RIB "M-130 -232Q-116 -224 -100 -230M-132 -196Q-118 -186 -102 -194M-124 -156Q-112 -146 -96 -152M-150 -112Q-128 -98 -101 -108M-156 -70Q-130 -58 -104 -68",
    SCALES_DEEP "M-88 -36C-50 -48 0 -46 36 -66C80 -84 110 -82 150 -66C120 -64 106 -70 96 -84C106 -50 106 -24 101 0H72C78 -30 70 -52 50 -52C40 -40 20 -28 -30 -28C-60 -28 -80 -30 -88 -36Z",
    WING SAIL, RIB "M-20 -180C-2 -279 66 -360 178 -404M0 -174C32 -252 102 -306 212 -334M18 -168C50 -216 92 -243 192 -262",
    CLAW "M-184 8C-182 -12 -170 -16 -160 8ZM-158 8C-154 -12 -142 -16 -134 8ZM10 8C12 -12 24 -16 34 8ZM36 8C40 -12 52 -16 60 8Z",
    LINEN (-142 -314 22 22), PEN (-142 -314 22 22), DOT (-148 -311 10 11), BROW "M-172 -338L-122 -336",
    PEN "M-252 -280C-214 -274 -190 -278 -168 -292", LINEN "M-234 -275L-226 -258L-216 -275Z", DOT (-244 -306 7 6),
];

const WINGS: &str = "M-12 -150C-70 -290 -200 -300 -190 -212C-184 -164 -120 -144 -24 -140C-108 -124 -144 -72 -100 -44C-66 -24 -30 -84 -12 -132L12 -132C30 -84 66 -24 100 -44C144 -72 108 -124 24 -140C120 -144 184 -164 190 -212C200 -300 70 -290 12 -150Z";
const SPARK: &str = "M118 -160L132 -116L176 -102L132 -88L118 -44L104 -88L60 -102L104 -116Z";

/// The fairy.
pub const FAIRY: Stencil = stencil!["fairy";
    CAST "M-60 10C-20 -8 90 0 150 34C120 54 30 48 0 30Z",
    HALO WINGS, HALO "M-22 -176C-46 -110 -56 -50 -74 0Q0 26 74 0C56 -50 46 -110 22 -176Z", HALO (0 -216 50 50), HALO SPARK,
    GAUZE WINGS,
    GAUZE_LIGHT "M-50 -178C-90 -250 -168 -264 -164 -212C-160 -184 -120 -172 -50 -178ZM50 -178C90 -250 168 -264 164 -212C160 -184 120 -172 50 -178Z",
    GOWN "M-22 -176C-46 -110 -56 -50 -74 0C-50 20 -40 2 -22 14C-6 24 6 4 24 14C40 20 54 14 74 0C56 -50 46 -110 22 -176Z",
    GOWN_DEEP "M24 -150C40 -100 48 -50 64 -4C54 4 44 8 30 6C36 -50 34 -100 24 -150Z",
    ROD "M24 -144L92 -110", ROD_SKIN "M24 -144L92 -110",
    GOLD "M-44 -200C-64 -280 64 -280 44 -200C60 -170 40 -160 34 -170H-34C-40 -160 -60 -170 -44 -200Z", GOLD (4 -268 20 17),
    SKIN (-2 -210 38 36),
    GOLD_FLAT "M-36 -214C-34 -244 30 -244 34 -214C14 -222 2 -230 -6 -236C-12 -226 -22 -218 -36 -214Z",
    DOT (-16 -206 7 10), DOT (12 -206 7 10), CHEEK (-24 -190 8 6), CHEEK (20 -190 8 6), SMILE "M-10 -188Q-2 -181 6 -188",
    GOLD SPARK,
];

const CAPE: &str = "M-44 -184C-88 -172 -100 -124 -106 -84C-112 -44 -126 -16 -142 2C-60 26 40 26 96 8C130 6 160 -4 176 -26C136 -64 124 -120 100 -154C84 -176 60 -182 44 -184Z";
const ERMINE: &str = "M-86 -150C-98 -176 -70 -198 -44 -200H44C70 -198 100 -176 88 -150C72 -132 56 -146 42 -134C26 -124 14 -138 0 -128C-14 -138 -26 -124 -42 -134C-56 -146 -70 -132 -86 -150Z";
const CORONET: &str = "M-52 -244L-68 -318L-32 -286L0 -334L32 -286L68 -318L52 -244Q0 -262 -52 -244Z";

/// The count in a fur cape.
pub const COUNT: Stencil = stencil!["count";
    CAST "M-100 10C-20 -14 160 -4 256 40C220 70 50 68 0 38Z",
    HALO CAPE, HALO ERMINE, HALO CORONET, HALO (0 -226 54 50),
    WINE CAPE, WINE_LIGHT "M-78 -140C-88 -100 -96 -40 -118 -4C-90 4 -70 6 -52 8C-60 -50 -64 -100 -78 -140Z",
    GOLD "M-30 -150H34L52 12Q2 22 -46 12Z", PEN "M0 -140L2 14",
    DOT (0 -96 8 8), DOT (2 -60 8 8), DOT (2 -24 8 8),
    WHITE ERMINE, PEN "M-62 -166v14M-30 -164v14M32 -164v14M64 -166v14M0 -158v12",
    WOOD "M-58 -248C-70 -206 -72 -186 -60 -172H60C72 -186 70 -206 58 -248Z",
    FACE "M-42 -244C-46 -196 -28 -176 -2 -174C26 -176 42 -196 40 -244Z", PEN "M-44 -236C-46 -196 -28 -174 -2 -172C26 -174 44 -196 42 -236",
    HAIR "M-4 -194C-22 -204 -36 -192 -42 -178C-24 -180 -14 -182 -14 -182C-12 -168 -8 -154 -2 -146C4 -154 10 -168 10 -182C18 -182 28 -180 38 -178C32 -192 14 -204 -4 -194Z",
    DOT (-20 -216 7 10), DOT (14 -216 7 10),
    GOLD CORONET, RUBY (0 -272 10 12), RUBY (-36 -264 7 8), RUBY (36 -264 7 8),
];

const WIZARD: &str = "M-38 -184C-84 -170 -98 -110 -104 -80C-108 -46 -116 -20 -126 2Q0 28 118 2C108 -24 100 -60 96 -90C90 -130 76 -176 38 -184Z";
const POINTED: &str = "M-98 -236C-100 -256 -76 -262 -58 -266C-36 -320 -22 -370 -6 -422C22 -380 44 -320 58 -266C78 -262 102 -256 98 -236Q0 -216 -98 -236Z";
const STAFF: &str = "M118 12V-250";

/// The mage: a tall straight hat and a staff.
pub const MAGE: Stencil = stencil!["mage";
    CAST "M-90 10C-20 -14 140 0 216 46C180 74 50 68 0 38Z",
    HALO WIZARD, HALO POINTED, ROD_HALO STAFF, HALO (118 -280 36 38),
    ROD STAFF, ROD_WOOD STAFF, ORB (118 -280 36 38), MAGIC_FLAT (126 -270 18 18), LINEN (106 -292 9 10),
    BLUE WIZARD, MAGIC_FLAT "M-70 -140C-82 -100 -92 -40 -106 -4C-86 4 -70 6 -54 8C-60 -50 -60 -100 -70 -140Z",
    BLUE "M44 -160C90 -166 136 -150 134 -112C122 -84 84 -90 62 -104Z", SKIN (118 -122 19 18),
    SKIN (0 -214 48 40),
    WHITE "M-52 -216C-62 -170 -48 -110 -6 -58C40 -106 62 -170 52 -216C40 -190 20 -186 0 -188C-20 -186 -40 -190 -52 -216Z",
    PEN "M-20 -130C-16 -116 -10 -104 -6 -96M18 -136C14 -122 10 -112 8 -104M-18 -166Q0 -158 18 -166",
    NOSE (-3 -190 13 11), DOT (-22 -206 7 10), DOT (16 -206 7 10),
    BLUE POINTED, MAGIC_FLAT "M-8 -394C-20 -350 -34 -306 -46 -272C-36 -274 -24 -274 -14 -274C-18 -310 -16 -350 -8 -394Z",
    GOLD "M-64 -270Q0 -250 64 -270L70 -246Q0 -226 -70 -246Z",
    GOLD_FLAT "M14 -338L20 -318L40 -312L20 -306L14 -286L8 -306L-12 -312L8 -318Z",
];

const FLIGHT: &str = "M-44 -206C-84 -186 -80 -120 -92 -72C-50 -48 20 -44 66 -60C90 -90 130 -112 188 -128C168 -150 164 -172 172 -198C120 -186 80 -196 40 -208Z";
const BENT_HAT: &str = "M-140 -250C-144 -272 -112 -284 -88 -286C-82 -340 -54 -396 12 -398C64 -400 96 -366 100 -322C74 -346 44 -344 34 -322C28 -306 28 -298 26 -288C52 -284 76 -270 68 -250Q-30 -276 -140 -250Z";
const STICK: &str = "M-214 -104L120 -56";
const BROOM: &str =
    "M104 -82C150 -96 196 -92 232 -108C222 -72 226 -30 230 8C190 -10 150 -14 98 -26Z";

/// The witch: a bent hat, riding on a broom.
pub const WITCH: Stencil = stencil!["witch";
    CAST (40 40 150 26),
    HALO FLIGHT, HALO BENT_HAT, HALO (-36 -232 48 42), ROD_HALO STICK, HALO BROOM, HALO "M-60 -70L-90 0L-122 22L-56 32L0 -60Z",
    ROD STICK, ROD_WOOD STICK, STRAW BROOM, STRAW_DEEP "M130 -56L212 -72M130 -48L210 -34M126 -40L206 -12", WOOD "M98 -84L116 -86L110 -20L92 -26Z",
    SOCK "M-20 -60L-60 -10", SOCK_WHITE "M-20 -60L-60 -10", STRIPE "M-44 -52L-24 -34M-60 -34L-40 -16",
    WOOD "M-82 -20L-44 0L-56 32L-122 22C-128 6 -116 -2 -92 0Z",
    MAGIC FLIGHT, MAGIC_LIGHT "M50 -192C84 -182 120 -176 158 -184C154 -168 158 -150 168 -136C130 -126 100 -112 76 -90C90 -130 80 -166 50 -192Z",
    GREEN "M-44 -206C-84 -186 -80 -120 -92 -72C-50 -48 20 -44 66 -60C76 -110 66 -170 30 -206Z", GREEN_LIGHT "M-58 -180C-70 -150 -70 -110 -80 -80C-70 -76 -62 -72 -50 -70C-56 -110 -58 -150 -58 -180Z",
    GREEN "M-12 -168C-40 -160 -86 -130 -104 -108L-84 -76C-50 -88 -10 -104 6 -124Z", GREEN_SKIN (-104 -92 19 17),
    EMBER "M-78 -258C-92 -220 -92 -190 -86 -176C-70 -180 -60 -190 -56 -200L6 -204C14 -190 26 -184 36 -186C40 -210 34 -240 20 -262Z",
    GREEN_SKIN "M-82 -252C-84 -228 -96 -218 -110 -208C-100 -202 -88 -204 -80 -206C-74 -190 -56 -182 -34 -182C-4 -184 8 -214 4 -252Z",
    DOT (-60 -232 7 10), DOT (-28 -232 7 10), PEN "M-60 -202Q-40 -196 -24 -210",
    MAGIC BENT_HAT, MAGIC_LIGHT "M-68 -296C-62 -340 -40 -378 4 -386C-24 -360 -36 -330 -40 -300Z",
    GOLD "M-94 -290Q-32 -310 30 -290L34 -268Q-30 -290 -98 -266Z",
];

const THRONE: &str = "M-112 6V-300C-100 -340 -60 -340 0 -372C60 -340 100 -340 112 -300V6Z";
const ROBE: &str = "M-44 -180C-92 -170 -104 -120 -112 -84L-138 -80V-52L-116 -48L-130 8Q0 32 130 8L116 -48L138 -52V-80L112 -84C104 -120 92 -170 44 -180Z";

/// The king on his throne.
pub const KING: Stencil = stencil!["king";
    CAST "M-110 12C-20 -14 160 0 246 46C210 78 50 72 0 42Z",
    HALO THRONE, HALO ROBE, HALO (-112 -318 18 18), HALO (112 -318 18 18),
    GOLD THRONE, WINE "M-88 0V-284C-70 -308 -50 -312 0 -338C50 -312 70 -308 88 -284V0Z", GOLD (-112 -320 19 19), GOLD (112 -320 19 19),
    BLUE ROBE, WINE_LIGHT "M-40 -140H40L56 16Q0 24 -56 16Z", PEN "M-40 -130L-56 16M40 -130L56 16",
    GOLD "M-128 -8Q0 16 128 -8L132 8Q0 36 -132 8Z",
    WHITE ERMINE, PEN "M-62 -166v14M-30 -158v12M32 -158v12M64 -166v14",
    SKIN (-122 -72 21 18), SKIN (122 -72 21 18),
    SKIN (0 -222 50 44),
    WHITE "M-56 -228C-66 -170 -42 -120 0 -98C42 -120 66 -170 56 -228C44 -204 22 -198 0 -200C-22 -198 -44 -204 -56 -228Z",
    PEN "M-16 -176Q0 -168 16 -176", NOSE (-3 -202 13 11), DOT (-24 -220 7 10), DOT (18 -220 7 10),
    GOLD CORONET, RUBY (0 -274 11 13), RUBY (-36 -264 7 8), RUBY (36 -264 7 8),
];

const PROWL: &str = "M-40 -172C-84 -160 -96 -120 -100 -84C-102 -56 -110 -36 -118 -18C-100 -8 -84 -12 -70 -22C-50 -8 -20 -8 0 -20C20 -8 50 -8 66 -20C84 -10 100 -14 112 -30C96 -60 92 -90 86 -120C78 -152 60 -170 26 -176Z";
const BAG: &str = "M34 -176C20 -216 40 -244 60 -254L48 -284L92 -286L88 -258C150 -254 190 -190 174 -130C160 -86 90 -84 62 -112Z";
const SLOUCH: &str = "M-104 -220C-106 -242 -84 -246 -66 -248C-66 -300 -36 -304 -12 -294C20 -310 40 -290 42 -248C58 -244 72 -234 66 -214Q-20 -236 -104 -220Z";

/// The robber with mask and sack.
pub const ROBBER: Stencil = stencil!["robber";
    CAST "M-90 4C-20 -16 150 -10 236 34C200 64 50 60 0 30Z",
    HALO PROWL, HALO BAG, HALO SLOUCH, HALO (-20 -200 48 42), HALO "M-62 -20V10H54V-20Z",
    WOOD "M-64 -26V-4C-84 0 -84 14 -70 14H-22C-14 14 -16 2 -18 -8V-26Z", WOOD "M16 -26V-4C2 0 2 14 14 14H56C64 14 64 2 60 -2V-26Z",
    SACK BAG, PEN "M50 -256L92 -260M110 -216C130 -200 140 -180 140 -160M90 -206C100 -196 106 -186 108 -176",
    GRAY PROWL, GRAY_LIGHT "M-66 -146C-84 -120 -84 -70 -104 -26C-92 -20 -82 -24 -70 -34C-62 -70 -70 -110 -66 -146Z",
    GRAY "M-8 -158C20 -180 40 -206 52 -236L90 -222C84 -176 60 -136 22 -116Z", SKIN (72 -240 22 20),
    SKIN (-20 -200 48 42),
    DOT "M-68 -214C-40 -222 0 -222 28 -214C28 -196 14 -186 2 -186C-8 -186 -14 -194 -20 -198C-28 -190 -36 -186 -46 -186C-60 -188 -68 -198 -68 -214Z",
    LINEN (-44 -203 9 8), LINEN (0 -203 9 8), DOT (-47 -202 4 5), DOT (-3 -202 4 5), PEN "M-38 -172Q-24 -166 -8 -176",
    GRAY SLOUCH, WINE_BAND "M-64 -240Q-12 -252 42 -238",
];

/// All figures that belong to nobody.
pub const NEUTRALS: [Stencil; 7] = [DRAGON, FAIRY, COUNT, MAGE, WITCH, KING, ROBBER];

/// The marks of the six seats: dot, bar, chevron, ring, cross, star, each in a box of 60 units around (0, 0).
pub const SEAT_MARKS: [Stencil; 6] = [
    stencil!["mark-dot"; MARK (0 0 26 26)],
    stencil!["mark-bar"; MARK "M-31 -15H31V15H-31Z"],
    stencil!["mark-chevron"; MARK "M-30 6L0 -28L30 6V28L0 -4L-30 28Z"],
    stencil!["mark-ring"; MARK_LINE (0 0 22 22)],
    stencil!["mark-cross"; MARK "M-10 -30H10V-10H30V10H10V30H-10V10H-30V-10H-10Z"],
    stencil!["mark-star"; MARK "M0 -32L9 -11L31 -10L14 5L20 28L0 15L-20 28L-14 5L-31 -10L-9 -11Z"],
];

/// The hatches of ground owned by the six seats, as data of lines in a cell of 40 units that repeats without seams.
///
/// They are drawn as lines of 5 units, which closes the small rings of the first to dots.
pub const SEAT_HATCHES: [&str; 6] = [
    "M7 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0M27 30a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
    "M0 10H40M0 30H40",
    "M0 30L20 10L40 30",
    "M10 0V40M30 0V40",
    "M0 0L40 40M0 40L40 0",
    "M-10 10L10 -10M0 40L40 0M30 50L50 30",
];
