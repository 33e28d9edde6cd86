//! Buildings: what stands on a plot of its own and gives a tile its meaning.
//!
//! The point (0, 0) is the middle of the plot, so that a plot of any size can be scaled around it.

use crate::canvas::{Paint, Stencil, ellipse, fill, line, path};
use crate::theme::Role;

const SHADE: Paint = fill(Role::Shadow).faded(26);
const DARK: Paint = fill(Role::Ink);
const GLASS: Paint = fill(Role::Window);
const WALL: Paint = fill(Role::PlasterLight).inked();
const WALL_SHADE: Paint = fill(Role::PlasterDark);
const STONE: Paint = fill(Role::Stone).inked();
const SLATE: Paint = fill(Role::Slate).inked();
const SLATE_SHADE: Paint = fill(Role::SlateDark);

/// Radius 150: a church with a spire in a walled yard that has a gate on every side.
pub const MONASTERY: Stencil = Stencil {
    name: "monastery",
    strokes: &[
        path(
            SHADE,
            "M-128 76L-50 146H76L150 74V10L172 34V92L104 160H-24z",
        ),
        path(
            fill(Role::Earth),
            "M-58 -120H58L130 -58V58L58 126H-58L-130 58V-58z",
        ),
        path(
            line(Role::Ink, 28.0).blunt(),
            "M-132 50V-56L-58 -122H58L132 -56V50",
        ),
        path(
            line(Role::StoneLight, 15.0).blunt(),
            "M-132 50V-56L-58 -122H58L132 -56V50",
        ),
        path(
            fill(Role::PlasterLight).inked(),
            "M-154 30v-42h44v42zM110 30v-42h44v42z",
        ),
        path(SLATE, "M-162 -10l30 -34l30 34zM102 -10l30 -34l30 34z"),
        path(WALL, "M-42 40H94V-24H-42z"),
        path(
            SLATE,
            "M-46 -20Q40 -16 106 -20Q92 -54 84 -98Q20 -90 -46 -98z",
        ),
        path(SLATE_SHADE, "M38 -91L81 -94Q88 -54 101 -23L60 -21z"),
        path(
            GLASS,
            "M-18 28v-22a10 11 0 0 1 20 0v22zm36 0v-22a10 11 0 0 1 20 0v22zm36 0v-22a10 11 0 0 1 20 0v22z",
        ),
        path(
            fill(Role::PlasterLight).lined(Role::Ink, 9.0),
            "M-102 46H-36V-122H-102z",
        ),
        path(WALL_SHADE, "M-60 42H-40V-119H-60z"),
        path(
            fill(Role::Slate).lined(Role::Ink, 9.0),
            "M-118 -112Q-87 -160 -69 -230Q-51 -160 -20 -112z",
        ),
        path(SLATE_SHADE, "M-66 -208Q-54 -158 -30 -117H-60z"),
        path(line(Role::Ink, 11.0), "M-69 -226v-40m-16 15h32"),
        path(
            GLASS,
            "M-82 -56v-30a12 13 0 0 1 24 0v30zM-84 46v-26a14 15 0 0 1 28 0v26z",
        ),
        path(
            fill(Role::Leaf).inked(),
            "M60 74a20 20 0 0 1 20 -22a20 20 0 0 1 18 22a20 16 0 0 1 -38 0z",
        ),
        path(STONE, "M-146 44L-62 118H62L146 44V70L62 142H-62L-146 70z"),
        path(
            fill(Role::StoneLight).inked(),
            "M-146 44H-118L-54 104H54L118 44H146L62 120H-62z",
        ),
        path(fill(Role::PlasterLight).inked(), "M-36 142V100H36V142z"),
        path(SLATE, "M-48 104L0 62L48 104z"),
        path(DARK, "M-18 142v-20a18 17 0 0 1 36 0v20z"),
    ],
};

/// A whole tile: a walled abbey with a great church, a court, gardens and a pond.
pub const ABBEY: Stencil = Stencil {
    name: "abbey",
    strokes: &[
        path(SHADE, "M-450 470H470V-430L500 -410V500H-420z"),
        path(fill(Role::FieldLight), "M-450 -440H450V440H-450z"),
        path(
            fill(Role::Road).lined(Role::Rut, 8.0),
            "M-36 440V160H-440V100H440V160H36V440z",
        ),
        path(line(Role::Ink, 48.0), "M-446 430V-440H446V430"),
        path(line(Role::StoneLight, 32.0), "M-446 430V-440H446V430"),
        path(
            fill(Role::PlasterLight).lined(Role::Ink, 9.0),
            "M-70 -400V-470H70V-400zM-484 160V80H-404V160zM404 160V80H484V160z",
        ),
        path(
            fill(Role::Slate).lined(Role::Ink, 9.0),
            "M-86 -462L-56 -500H56L86 -462zM-496 86L-464 30H-424L-392 86zM392 86L424 30H464L496 86z",
        ),
        path(
            line(Role::Ink, 96.0),
            "M-130 -330h.1M-180 -270h.1M150 -350h.1M230 -370h.1M340 -350h.1M190 -290h.1M300 -280h.1M370 -260h.1M-380 -330h.1",
        ),
        path(
            line(Role::Leaf, 80.0),
            "M-130 -330h.1M-180 -270h.1M150 -350h.1M230 -370h.1M340 -350h.1M190 -290h.1M300 -280h.1M370 -260h.1M-380 -330h.1",
        ),
        path(
            line(Role::LeafLight, 30.0),
            "M-146 -346h.1M-196 -286h.1M134 -366h.1M214 -386h.1M324 -366h.1M174 -306h.1M284 -296h.1M354 -276h.1M-396 -346h.1",
        ),
        path(SHADE, "M170 130H400L440 150V-20L400 -60z"),
        path(
            fill(Role::RoofA).lined(Role::Ink, 10.0),
            "M150 90V-120H390V90zM210 20H330V-60H210z",
        ),
        path(
            fill(Role::Leaf).lined(Role::Ink, 7.0),
            "M210 20H330V-50H210z",
        ),
        path(
            line(Role::RoofADark, 8.0),
            "M180 -90H360M180 -90V50M360 -90V50",
        ),
        ellipse(fill(Role::Water).inked(), 270.0, -14.0, 26.0, 16.0),
        path(
            fill(Role::PlasterLight).lined(Role::Ink, 10.0),
            "M150 130V60H390V130z",
        ),
        path(
            DARK,
            "M176 126V98a18 18 0 0 1 36 0v28zm50 0V98a18 18 0 0 1 36 0v28zm50 0V98a18 18 0 0 1 36 0v28zm50 0V98a18 18 0 0 1 36 0v28z",
        ),
        path(SHADE, "M130 134L200 160V110L130 60z"),
        path(
            fill(Role::PlasterLight).lined(Role::Ink, 11.0),
            "M-220 130V-30H130V130z",
        ),
        path(
            fill(Role::Slate).lined(Role::Ink, 11.0),
            "M-236 -20V-202Q-60 -190 100 -202Q116 -100 146 -20Q0 -12 -236 -20z",
        ),
        path(SLATE_SHADE, "M30 -191L95 -195Q112 -100 138 -25L66 -22z"),
        path(
            GLASS,
            "M-196 104V46a20 22 0 0 1 40 0v58zm60 0V46a20 22 0 0 1 40 0v58zM66 104V46a20 22 0 0 1 40 0v58z",
        ),
        path(
            fill(Role::PlasterLight).lined(Role::Ink, 11.0),
            "M-64 140V-80L-10 -170L44 -80V140z",
        ),
        path(
            fill(Role::Slate).lined(Role::Ink, 9.0),
            "M-84 -52L-10 -184L64 -52L46 -36L-10 -136L-66 -36z",
        ),
        ellipse(
            fill(Role::Gold).lined(Role::Ink, 7.0),
            -10.0,
            -50.0,
            30.0,
            30.0,
        ),
        path(DARK, "M-40 140V70a30 34 0 0 1 60 0V140z"),
        path(
            fill(Role::PlasterLight).lined(Role::Ink, 11.0),
            "M-360 146H-220V-230H-360z",
        ),
        path(WALL_SHADE, "M-264 141H-226V-224H-264z"),
        path(
            fill(Role::Slate).lined(Role::Ink, 11.0),
            "M-388 -212Q-322 -304 -290 -450Q-258 -304 -192 -212z",
        ),
        path(SLATE_SHADE, "M-284 -414Q-262 -304 -208 -219H-270z"),
        path(line(Role::Ink, 16.0), "M-290 -446v-74m-28 28h56"),
        path(
            GLASS,
            "M-314 -80v-70a24 26 0 0 1 48 0v70zM-310 30v-50a20 22 0 0 1 40 0v50z",
        ),
        path(
            fill(Role::Earth).lined(Role::InkSoft, 7.0),
            "M-390 200H-90V370H-390zM90 200H390V370H90z",
        ),
        path(
            line(Role::Leaf, 24.0),
            "M-360 236H-120M-360 286H-120M-360 336H-120M120 236H230M120 286H230M120 336H230",
        ),
        path(
            line(Role::FlowerRed, 18.0),
            "M-350 260h.1m50 0h.1m50 0h.1m50 0h.1m50 0h.1M140 260h.1m40 0h.1m40 0h.1",
        ),
        path(
            line(Role::FlowerGold, 18.0),
            "M-350 310h.1m50 0h.1m50 0h.1m50 0h.1m50 0h.1M140 310h.1m40 0h.1m40 0h.1",
        ),
        ellipse(
            fill(Role::Water).lined(Role::Bank, 10.0),
            316.0,
            286.0,
            56.0,
            50.0,
        ),
        path(line(Role::Ripple, 8.0), "M290 274h36m-16 24h34"),
        path(
            fill(Role::Stone).lined(Role::Ink, 9.0),
            "M-470 412H470V474H-470z",
        ),
        path(line(Role::StoneLight, 16.0), "M-460 420H460"),
        path(
            fill(Role::PlasterLight).lined(Role::Ink, 11.0),
            "M-90 482V390H90V482z",
        ),
        path(
            fill(Role::Slate).lined(Role::Ink, 11.0),
            "M-112 398L-78 330H78L112 398z",
        ),
        path(DARK, "M-44 482V446a44 40 0 0 1 88 0V482z"),
    ],
};

/// Radius 190: a church with two towers and a roof of copper.
pub const CATHEDRAL: Stencil = Stencil {
    name: "cathedral",
    strokes: &[
        ellipse(fill(Role::Street), 0.0, 36.0, 188.0, 148.0),
        path(SHADE, "M60 122H134L176 64L216 84L222 108L150 150H90z"),
        path(WALL, "M-172 62V-44H172V62z"),
        path(fill(Role::PlasterDark), "M138 58V-40H168V58z"),
        path(
            fill(Role::Copper).lined(Role::Ink, 9.0),
            "M-188 -36L-156 -112H156L188 -36z",
        ),
        path(
            GLASS,
            "M-162 34v-28a9 11 0 0 1 18 0v28zM144 34v-28a9 11 0 0 1 18 0v28z",
        ),
        path(
            fill(Role::Copper).lined(Role::Ink, 9.0),
            "M-66 -46L0 -152V-250L-66 -150z",
        ),
        path(
            fill(Role::CopperDark).lined(Role::Ink, 9.0),
            "M66 -46L0 -152V-250L66 -150z",
        ),
        path(
            fill(Role::PlasterLight).lined(Role::Ink, 9.0),
            "M-60 116V-50L0 -146L60 -50V116z",
        ),
        path(
            fill(Role::PlasterLight).lined(Role::Ink, 11.0),
            "M-134 122V-150H-54V122zM54 122V-150H134V122z",
        ),
        path(WALL_SHADE, "M-84 117V-146H-60V117zM104 117V-146H128V117z"),
        path(
            fill(Role::Copper).lined(Role::Ink, 11.0),
            "M-150 -142Q-114 -204 -94 -300Q-74 -204 -38 -142zM38 -142Q74 -204 94 -300Q114 -204 150 -142z",
        ),
        path(
            fill(Role::CopperDark),
            "M-91 -274Q-76 -200 -50 -148H-84zM97 -274Q112 -200 138 -148H104z",
        ),
        path(
            line(Role::Ink, 10.0),
            "M-94 -298v-38m-13 14h26M94 -298v-38m-13 14h26",
        ),
        path(
            GLASS,
            "M-108 -54v-50a13 14 0 0 1 26 0v50zM80 -54v-50a13 14 0 0 1 26 0v50z",
        ),
        ellipse(fill(Role::Gold).inked(), 0.0, -40.0, 33.0, 33.0),
        path(line(Role::Ink, 7.0), "M0 -73V-7M-33 -40H33"),
        path(DARK, "M-34 116V60a34 38 0 0 1 68 0V116z"),
    ],
};

/// Radius 205: a smoking mountain with lava in its crater.
pub const VOLCANO: Stencil = Stencil {
    name: "volcano",
    strokes: &[
        ellipse(fill(Role::Earth), 0.0, 100.0, 205.0, 84.0),
        path(SHADE, "M0 160L150 70L236 124Q200 194 60 192z"),
        path(
            fill(Role::Rock).lined(Role::Ink, 11.0),
            "M-180 124C-104 84 -84 -40 -66 -178H66C84 -40 104 84 180 124L120 158H-120z",
        ),
        path(
            fill(Role::RockDark),
            "M60 -172C80 -40 100 84 174 120L110 150H60L84 50L46 96L20 -60L34 -160z",
        ),
        path(
            fill(Role::RockLight),
            "M-170 118C-96 76 -80 -40 -58 -166C-58 -60 -78 60 -124 118z",
        ),
        path(
            fill(Role::Rock).lined(Role::Ink, 9.0),
            "M-204 136L-166 96L-132 128L-92 88L-56 146L-4 112L40 150L76 100L112 138L158 98L204 136Q150 186 0 188Q-150 186 -204 136z",
        ),
        path(
            fill(Role::RockDark),
            "M40 160L76 112L112 150L158 108L194 136Q150 174 30 183z",
        ),
        ellipse(
            fill(Role::RockDark).lined(Role::Ink, 11.0),
            0.0,
            -180.0,
            68.0,
            26.0,
        ),
        ellipse(fill(Role::Lava), 0.0, -174.0, 50.0, 17.0),
        path(
            fill(Role::Lava).inked(),
            "M-48 -168C-20 -110 -70 -60 -50 40Q-34 56 -24 30C-38 -46 18 -84 6 -160zM20 -164C30 -110 22 -70 46 -14Q58 -8 60 -28C46 -76 54 -120 48 -170z",
        ),
        path(
            line(Role::FlowerGold, 8.0),
            "M-22 -146C-6 -100 -46 -60 -40 4M36 -150Q34 -100 46 -50",
        ),
        path(
            fill(Role::Smoke).lined(Role::Ink, 9.0),
            "M-24 -196C-70 -216 -56 -272 -14 -268C-20 -316 50 -334 70 -300C84 -352 168 -350 166 -294C186 -260 140 -232 110 -250C92 -216 44 -220 34 -236C44 -206 6 -186 -24 -196z",
        ),
        path(
            fill(Role::SmokeLight),
            "M-34 -222Q-36 -250 -2 -254Q-2 -236 -34 -222zM6 -282Q20 -310 52 -300Q48 -274 6 -282zM84 -302Q104 -334 138 -318Q134 -294 84 -302z",
        ),
    ],
};

/// Radius 95: a slender rose tower that flies a crowned flag.
pub const PRINCESS: Stencil = Stencil {
    name: "princess",
    strokes: &[
        // As signs have: in a city it would be one more house. An arch, as no other sign has.
        path(
            line(Role::Halo, 40.0),
            "M-80 104V-112A100 100 0 0 1 120 -112V104z",
        ),
        path(
            fill(Role::Plaza).lined(Role::InkFigure, 13.0),
            "M-80 104V-112A100 100 0 0 1 120 -112V104z",
        ),
        path(
            fill(Role::PlasterLight).lined(Role::Ink, 9.0),
            "M-31 82V-16H31V82a31 12 0 0 1 -62 0z",
        ),
        path(
            fill(Role::PlasterLight).lined(Role::Ink, 9.0),
            "M-45 -50V-10L-30 12H30L45 -10V-50z",
        ),
        path(WALL_SHADE, "M18 7V-46H40V-12L28 7zM12 89V16H26V84z"),
        path(
            fill(Role::Rose).lined(Role::Ink, 9.0),
            "M-60 -44Q-20 -84 0 -136Q20 -84 60 -44Q0 -22 -60 -44z",
        ),
        path(
            fill(Role::FlowerRed),
            "M3 -114Q18 -78 50 -46Q32 -39 16 -37z",
        ),
        path(
            GLASS,
            "M-19 0v-18a14 15 0 0 1 28 0v18zM-14 92v-26a12 13 0 0 1 24 0v26z",
        ),
        path(line(Role::Ink, 10.0), "M0 -128v-56"),
        path(
            fill(Role::Rose).lined(Role::Ink, 9.0),
            "M4 -186Q34 -202 60 -186T112 -184L94 -151L112 -116Q78 -104 56 -116T4 -112z",
        ),
        path(
            fill(Role::Gold).lined(Role::Ink, 5.0),
            "M27 -130l-6 -38l16 14l14 -20l14 20l16 -14l-6 38z",
        ),
        path(
            line(Role::FlowerRed, 14.0),
            "M-36 84h.1M-22 62h.1M-40 62h.1M-28 42h.1",
        ),
    ],
};

/// Radius 95: a house by a pond with the sign of a mug.
pub const INN: Stencil = Stencil {
    name: "inn",
    strokes: &[
        ellipse(
            fill(Role::Water).lined(Role::Bank, 8.0),
            26.0,
            62.0,
            66.0,
            27.0,
        ),
        path(line(Role::Ripple, 7.0), "M0 56h40m-12 16h34"),
        path(SHADE, "M88 -4L124 22V46L88 38z"),
        path(WALL, "M-30 38H88V-26H-30z"),
        path(
            fill(Role::RoofC).inked(),
            "M-44 -19Q-28 -56 -18 -96Q28 -88 74 -96Q84 -56 102 -19Q30 -14 -44 -19z",
        ),
        path(
            fill(Role::RoofCDark),
            "M40 -89L71 -92Q80 -56 95 -22L62 -20z",
        ),
        path(fill(Role::Stone).inked(), "M44 -84v-36h24v36z"),
        path(GLASS, "M54 16V-8h22v24zM2 38V-4h26v42z"),
        path(line(Role::Ink, 11.0), "M-84 74V-112H-50"),
        ellipse(
            fill(Role::Halo).lined(Role::Ink, 10.0),
            -46.0,
            -58.0,
            46.0,
            46.0,
        ),
        path(
            fill(Role::Gold).lined(Role::Ink, 7.0),
            "M-66 -32V-72H-34V-32zM-34 -66h16v24h-16",
        ),
        path(
            fill(Role::White).lined(Role::Ink, 6.0),
            "M-70 -68a12 12 0 0 1 10 -18a14 12 0 0 1 22 2a10 10 0 0 1 6 16z",
        ),
    ],
};

/// Radius 105: a round square with a well; the houses around it are placed one by one.
pub const VILLAGE: Stencil = Stencil {
    name: "village",
    strokes: &[
        ellipse(
            fill(Role::Plaza).lined(Role::RoadEdge, 10.0),
            0.0,
            0.0,
            100.0,
            92.0,
        ),
        ellipse(line(Role::InkSoft, 5.0).faded(35), 0.0, 0.0, 70.0, 63.0),
        path(
            line(Role::InkSoft, 5.0).faded(35),
            "M-70 0H-94M70 0H94M-50 -45L-66 -60M50 -45L66 -60M-50 45L-66 60M50 45L66 60M0 -63V-86M0 63V86",
        ),
        path(SHADE, "M-20 26L30 22L66 32Q50 48 4 42z"),
        path(STONE, "M-34 -2V22a34 15 0 0 0 68 0V-2z"),
        ellipse(fill(Role::Water).inked(), 0.0, -2.0, 34.0, 15.0),
        path(line(Role::Wood, 9.0), "M-29 -2V-42M29 -2V-42M0 -44V-6"),
        path(fill(Role::RoofA).inked(), "M-46 -38L-18 -74H18L46 -38z"),
        path(fill(Role::RoofADark), "M4 -71H16L40 -41H16z"),
    ],
};

/// Radius 50: a well with a little roof.
pub const WELL: Stencil = Stencil {
    name: "well",
    strokes: &[
        path(SHADE, "M-20 34L40 28L70 42Q54 58 4 54z"),
        path(STONE, "M-40 2V30a40 17 0 0 0 80 0V2z"),
        path(line(Role::InkSoft, 5.0), "M-22 24h14M4 36h16M16 20h10"),
        ellipse(fill(Role::Water).inked(), 0.0, 2.0, 40.0, 17.0),
        path(line(Role::Wood, 10.0), "M-34 2V-44M34 2V-44M0 -46V-4"),
        path(fill(Role::RoofA).inked(), "M-52 -40L-22 -82H22L52 -40z"),
        path(fill(Role::RoofADark), "M4 -79H20L46 -43H18z"),
    ],
};

/// Radius 80: a thatched house with a hitching post at the end of a road.
pub const HAMLET: Stencil = Stencil {
    name: "hamlet",
    strokes: &[
        ellipse(
            fill(Role::Plaza).lined(Role::RoadEdge, 9.0),
            0.0,
            6.0,
            78.0,
            72.0,
        ),
        path(SHADE, "M46 -4L84 22V44L46 30z"),
        path(WALL, "M-50 30H46V-24H-50z"),
        path(
            fill(Role::Thatch).inked(),
            "M-66 -16Q-48 -44 -34 -84Q0 -94 32 -84Q44 -44 62 -16Q0 -6 -66 -16z",
        ),
        path(
            fill(Role::ThatchDark),
            "M12 -87Q24 -87 29 -81Q40 -44 56 -18Q40 -15 26 -14z",
        ),
        path(GLASS, "M-2 30V-6h24v36zM-34 12v-18h18v18z"),
        path(line(Role::Ink, 16.0), "M-46 64V40M14 64V40M-52 44H20"),
        path(line(Role::Thatch, 7.0), "M-46 62V42M14 62V42M-52 44H20"),
    ],
};

/// Radius 125: three striped tents on a square.
pub const BAZAAR: Stencil = Stencil {
    name: "bazaar",
    strokes: &[
        // As signs have: in a city it would be three more roofs.
        path(
            line(Role::Halo, 44.0),
            "M-112 8a112 104 0 0 1 224 0a112 104 0 0 1 -224 0zM-51 -112v-26M53 -112v-26",
        ),
        ellipse(
            fill(Role::Plaza).lined(Role::InkFigure, 14.0),
            0.0,
            8.0,
            116.0,
            108.0,
        ),
        path(
            SHADE,
            "M-80 0H-8L14 10L6 20H-60zM20 0H92L112 12L108 22H40zM-40 92H46L82 104L70 112H-20z",
        ),
        path(
            fill(Role::Wood).inked(),
            "M-88 -44H-14V4H-88zM16 -44H90V4H16z",
        ),
        path(
            fill(Role::White).inked(),
            "M-102 -40L-51 -112L0 -40q-12 22 -25 0q-13 22 -26 0q-13 22 -26 0q-13 22 -25 0z",
        ),
        path(
            fill(Role::Indigo),
            "M-98 -40L-52 -106L-77 -40q-12 20 -21 0zM-51 -40V-106L-26 -40q-12 20 -25 0z",
        ),
        path(
            fill(Role::White).inked(),
            "M2 -40L53 -112L104 -40q-12 22 -25 0q-13 22 -26 0q-13 22 -26 0q-13 22 -25 0z",
        ),
        path(
            fill(Role::Gold),
            "M6 -40L52 -106L27 -40q-12 20 -21 0zM53 -40V-106L78 -40q-12 20 -25 0z",
        ),
        path(fill(Role::Wood).inked(), "M-46 36H46V94H-46z"),
        path(
            fill(Role::White).lined(Role::Ink, 9.0),
            "M-66 40L0 -54L66 40q-17 26 -33 0q-17 26 -33 0q-17 26 -33 0q-17 26 -33 0z",
        ),
        path(
            fill(Role::Wax),
            "M-61 40L-2 -46L-33 40q-15 24 -28 0zM0 40V-46L33 40q-17 24 -33 0z",
        ),
        path(line(Role::Ink, 6.0), "M-51 -112v-26M53 -112v-26M0 -54v-30"),
        path(
            fill(Role::Rose).lined(Role::Ink, 5.0),
            "M-51 -138l26 9l-26 9zM53 -138l26 9l-26 9zM0 -84l30 10l-30 10z",
        ),
        path(line(Role::FlowerGold, 15.0), "M-24 74h.1m23 0h.1m23 0h.1"),
    ],
};

/// Radius 85: the round foundation of a tower, open for the floors to come.
pub const TOWER: Stencil = Stencil {
    name: "tower",
    strokes: &[
        path(
            SHADE,
            "M-60 60Q0 100 60 66L100 60Q110 96 40 102Q-20 104 -60 60z",
        ),
        path(
            line(Role::Halo, 38.0),
            "M-82 -12V20a82 62 0 0 0 164 0V-12a82 62 0 0 0 -164 0z",
        ),
        path(
            fill(Role::Stone).lined(Role::InkFigure, 14.0),
            "M-82 -12V20a82 62 0 0 0 164 0V-12z",
        ),
        path(
            fill(Role::StoneDark),
            "M22 48V77Q76 66 77 22V-6Q72 30 22 48z",
        ),
        ellipse(
            fill(Role::StoneLight).lined(Role::Ink, 9.0),
            0.0,
            -12.0,
            82.0,
            64.0,
        ),
        ellipse(fill(Role::StoneInner).inked(), 0.0, -10.0, 48.0, 36.0),
        ellipse(fill(Role::Earth), 0.0, -1.0, 41.0, 26.0),
        path(
            line(Role::Ink, 6.0),
            "M-48 -12H-80M48 -12H80M-34 -36L-58 -56M34 -36L58 -56M0 -47V-74M-34 16L-58 33M34 16L58 33M0 27V50M-30 54V76M30 54V76",
        ),
    ],
};
