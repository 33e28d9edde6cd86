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
            "M-58 -126H58L134 -58V58L58 126H-58L-134 58V-58z",
        ),
        path(line(Role::Ink, 30.0), "M-134 58V-58L-58 -126H58L134 -58V58"),
        path(
            line(Role::StoneLight, 16.0),
            "M-134 58V-58L-58 -126H58L134 -58V58",
        ),
        path(STONE, "M-152 24v-50h36v50zM116 24v-50h36v50z"),
        path(SLATE, "M-158 -22l24 -32l24 32zM110 -22l24 -32l24 32z"),
        path(WALL, "M-44 44H98V-22H-44z"),
        path(SLATE, "M-48 -18H108L90 -92H-48z"),
        path(SLATE_SHADE, "M40 -89H88L104 -22H62z"),
        path(
            GLASS,
            "M-16 30v-20a10 11 0 0 1 20 0v20zm38 0v-20a10 11 0 0 1 20 0v20zm38 0v-20a10 11 0 0 1 20 0v20z",
        ),
        path(
            fill(Role::PlasterLight).lined(Role::Ink, 9.0),
            "M-104 52H-40V-120H-104z",
        ),
        path(WALL_SHADE, "M-62 48H-44V-117H-62z"),
        path(
            fill(Role::Slate).lined(Role::Ink, 9.0),
            "M-116 -114H-28L-72 -228z",
        ),
        path(SLATE_SHADE, "M-69 -214L-38 -119H-64z"),
        path(line(Role::Ink, 10.0), "M-72 -228v-40m-15 15h30"),
        path(GLASS, "M-83 -60v-28a11 12 0 0 1 22 0v28z"),
        path(line(Role::Leaf, 10.0), "M40 70h58M52 88h32M-86 74h32"),
        path(STONE, "M-134 44V70L-58 138H58L134 70V44L58 110H-58z"),
        path(line(Role::StoneLight, 9.0), "M-130 48L-57 111H57L130 48"),
        path(fill(Role::StoneLight).inked(), "M-34 142V78H34V142z"),
        path(SLATE, "M-46 82L0 38L46 82z"),
        path(DARK, "M-18 142v-30a18 19 0 0 1 36 0v30z"),
    ],
};

/// A whole tile: a walled abbey with a great church, a cloister, gardens and a pond.
pub const ABBEY: Stencil = Stencil {
    name: "abbey",
    strokes: &[
        path(SHADE, "M-470 440H440V-440L490 -400V490H-430z"),
        path(fill(Role::FieldLight), "M-440 -440H440V440H-440z"),
        path(line(Role::Ink, 50.0), "M-440 420V-440H440V420"),
        path(line(Role::StoneLight, 34.0), "M-440 420V-440H440V420"),
        path(
            fill(Role::Road).lined(Role::Rut, 7.0),
            "M-46 420V190H-330V110H330V190H46V420z",
        ),
        path(
            fill(Role::Earth).lined(Role::InkSoft, 7.0),
            "M-380 240H-110V380H-380zM110 240H380V380H110z",
        ),
        path(
            line(Role::Leaf, 22.0),
            "M-350 276H-140M-350 344H-140M140 276H230M140 344H230",
        ),
        path(
            line(Role::FlowerRed, 17.0),
            "M-340 310h1m49 0h1m49 0h1m49 0h1m49 0h1M150 310h1m39 0h1m39 0h1",
        ),
        ellipse(
            fill(Role::Water).lined(Role::Bank, 10.0),
            310.0,
            310.0,
            56.0,
            44.0,
        ),
        path(line(Role::Ripple, 8.0), "M284 300h36m-16 22h34"),
        path(
            fill(Role::PlasterLight).lined(Role::Ink, 9.0),
            "M130 150V20H390V150z",
        ),
        path(
            fill(Role::RoofA).lined(Role::Ink, 9.0),
            "M114 30L150 -100H370L406 30z",
        ),
        path(fill(Role::RoofADark), "M290 -95H366L400 25H320z"),
        path(GLASS, "M164 116V66h36v50zm76 0V66h36v50zm76 0V66h36v50z"),
        path(SHADE, "M110 130L190 160V60H110z"),
        path(
            fill(Role::PlasterLight).lined(Role::Ink, 11.0),
            "M-190 150V-20H110V150z",
        ),
        path(
            fill(Role::Slate).lined(Role::Ink, 11.0),
            "M-210 -10V-190H90L130 -10z",
        ),
        path(SLATE_SHADE, "M0 -184H86L122 -16H36z"),
        path(
            line(Role::SlateDark, 6.0),
            "M-150 -150l-8 90m58 -100l-6 110m60 -90l-2 70",
        ),
        path(
            GLASS,
            "M-140 120V58a22 24 0 0 1 44 0v62zm78 0V58a22 24 0 0 1 44 0v62zm78 0V58a22 24 0 0 1 44 0v62z",
        ),
        path(
            fill(Role::PlasterLight).lined(Role::Ink, 11.0),
            "M-340 166H-180V-220H-340z",
        ),
        path(WALL_SHADE, "M-230 160H-186V-214H-230z"),
        path(
            fill(Role::Slate).lined(Role::Ink, 11.0),
            "M-364 -208H-156L-260 -440z",
        ),
        path(SLATE_SHADE, "M-254 -418L-170 -214H-240z"),
        path(line(Role::Gold, 15.0), "M-260 -446v-74m-28 26h56"),
        path(GLASS, "M-286 -60v-70a26 28 0 0 1 52 0v70z"),
        path(DARK, "M-296 166v-80a36 40 0 0 1 72 0v80z"),
        path(
            fill(Role::Stone).lined(Role::Ink, 9.0),
            "M-464 400H464V466H-464z",
        ),
        path(line(Role::StoneLight, 16.0), "M-456 408H456"),
        path(
            fill(Role::Stone).lined(Role::Ink, 11.0),
            "M-110 474V340H110V474z",
        ),
        path(
            fill(Role::Slate).lined(Role::Ink, 11.0),
            "M-134 346L-100 250H100L134 346z",
        ),
        path(DARK, "M-52 474V416a52 50 0 0 1 104 0V474z"),
    ],
};

/// Radius 190: a church with two towers and a roof of copper.
pub const CATHEDRAL: Stencil = Stencil {
    name: "cathedral",
    strokes: &[
        ellipse(fill(Role::Street), 0.0, 40.0, 186.0, 142.0),
        path(SHADE, "M-120 118H128L214 84L222 110L150 160H-80z"),
        path(
            fill(Role::PlasterDark).inked(),
            "M60 104L172 62V-56L60 -10z",
        ),
        path(GLASS, "M134 40v-44a9 11 0 0 1 18 -6v44z"),
        path(
            fill(Role::Copper).lined(Role::Ink, 9.0),
            "M0 -150L112 -196L184 -52L84 -8z",
        ),
        path(
            line(Role::CopperDark, 8.0),
            "M50 -150l60 110m-10 -130l56 104",
        ),
        path(
            fill(Role::PlasterLight).lined(Role::Ink, 9.0),
            "M-60 116V-56L0 -154L60 -56V116z",
        ),
        path(
            fill(Role::PlasterLight).lined(Role::Ink, 11.0),
            "M-134 122V-150H-54V122zM54 122V-150H134V122z",
        ),
        path(WALL_SHADE, "M-84 117V-146H-60V117zM104 117V-146H128V117z"),
        path(
            fill(Role::Copper).lined(Role::Ink, 11.0),
            "M-146 -144H-42L-94 -296zM42 -144H146L94 -296z",
        ),
        path(
            fill(Role::CopperDark),
            "M-91 -278L-52 -150H-84zM97 -278L136 -150H104z",
        ),
        path(
            line(Role::Gold, 11.0),
            "M-94 -302v-34m-13 13h26M94 -302v-34m-13 13h26",
        ),
        path(
            GLASS,
            "M-108 -54v-50a13 14 0 0 1 26 0v50zM80 -54v-50a13 14 0 0 1 26 0v50z",
        ),
        ellipse(fill(Role::Gold).inked(), 0.0, -44.0, 32.0, 32.0),
        path(line(Role::Ink, 7.0), "M0 -76V-12M-32 -44H32"),
        path(DARK, "M-34 116V60a34 38 0 0 1 68 0V116z"),
    ],
};

/// Radius 205: a smoking mountain with lava in its crater.
pub const VOLCANO: Stencil = Stencil {
    name: "volcano",
    strokes: &[
        ellipse(fill(Role::Earth), 0.0, 96.0, 205.0, 84.0),
        path(SHADE, "M0 160L150 60L236 120Q200 190 60 190z"),
        path(
            fill(Role::Rock).lined(Role::Ink, 11.0),
            "M-196 118C-110 80 -84 -40 -64 -178H64C84 -40 110 80 196 118Q150 164 0 172Q-150 164 -196 118z",
        ),
        path(
            fill(Role::RockDark),
            "M58 -170C80 -40 106 80 188 119Q150 156 60 164L84 60L44 110L20 -60L34 -160z",
        ),
        path(
            fill(Role::RockLight),
            "M-186 119C-100 76 -80 -40 -58 -166C-60 -60 -84 60 -186 119z",
        ),
        path(
            fill(Role::Rock).lined(Role::Ink, 8.0),
            "M-204 132L-166 96L-132 128L-92 88L-56 146L-4 112L40 150L76 100L112 138L158 98L204 132Q150 184 0 186Q-150 184 -204 132z",
        ),
        ellipse(
            fill(Role::RockDark).lined(Role::Ink, 11.0),
            0.0,
            -180.0,
            66.0,
            25.0,
        ),
        ellipse(fill(Role::Lava), 0.0, -174.0, 48.0, 16.0),
        path(
            fill(Role::Lava).inked(),
            "M-46 -168C-20 -110 -64 -60 -46 26Q-30 40 -22 16C-34 -50 18 -84 4 -160zM20 -164C30 -110 22 -70 44 -24Q56 -18 58 -38C44 -80 52 -120 46 -170z",
        ),
        path(
            fill(Role::Smoke).lined(Role::Ink, 8.0),
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
        path(SHADE, "M-20 86L38 74L104 98Q80 118 10 110z"),
        path(
            fill(Role::PlasterLight).lined(Role::Ink, 9.0),
            "M-38 78V-34H38V78a38 15 0 0 1 -76 0z",
        ),
        path(WALL_SHADE, "M12 88V-30H33V80Q26 86 12 88z"),
        path(
            fill(Role::Rose).lined(Role::Ink, 9.0),
            "M-52 -30L0 -118L52 -30Q0 -4 -52 -30z",
        ),
        path(fill(Role::FlowerRed), "M3 -104L44 -32Q30 -24 14 -21z"),
        path(GLASS, "M-15 24v-28a15 17 0 0 1 30 0v28z"),
        path(
            fill(Role::FlowerRed).lined(Role::Ink, 5.0),
            "M-22 24h44v14h-44z",
        ),
        path(line(Role::Ink, 9.0), "M0 -112v-66"),
        path(
            fill(Role::Rose).lined(Role::Ink, 8.0),
            "M4 -178Q34 -194 60 -178T106 -176L88 -146L106 -114Q76 -104 54 -116T4 -112z",
        ),
        path(
            fill(Role::Gold).lined(Role::Ink, 4.0),
            "M26 -130l-4 -32l14 12l12 -16l12 16l14 -12l-4 32z",
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
        path(SHADE, "M-20 40H90L118 52V20L86 0z"),
        path(WALL, "M-30 38H88V-26H-30z"),
        path(fill(Role::RoofC).inked(), "M-42 -20L-18 -94H74L100 -20z"),
        path(fill(Role::RoofCDark), "M40 -91H71L95 -23H62z"),
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
        ellipse(line(Role::Rut, 6.0), 0.0, 0.0, 74.0, 67.0),
        path(SHADE, "M-20 20L30 20L66 30Q50 46 4 40z"),
        path(STONE, "M-32 -4V20a32 14 0 0 0 64 0V-4z"),
        ellipse(fill(Role::Water).inked(), 0.0, -4.0, 32.0, 14.0),
        path(line(Role::Wood, 8.0), "M-28 -4V-42M28 -4V-42M0 -44V-8"),
        path(fill(Role::RoofA).inked(), "M-44 -38L-18 -72H18L44 -38z"),
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
        path(SHADE, "M-30 34H50L92 50L90 24L48 0z"),
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
        ellipse(
            fill(Role::Plaza).lined(Role::RoadEdge, 9.0),
            0.0,
            8.0,
            121.0,
            112.0,
        ),
        path(
            SHADE,
            "M-84 -2H-8L20 14V-20zM20 -2H92L118 10V-24zM-40 92H46L92 104V64z",
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
            "M-102 -40L-51 -112L-77 -40q-13 22 -25 0zM-51 -40V-112L-26 -40q-12 22 -25 0z",
        ),
        path(
            fill(Role::White).inked(),
            "M2 -40L53 -112L104 -40q-12 22 -25 0q-13 22 -26 0q-13 22 -26 0q-13 22 -25 0z",
        ),
        path(
            fill(Role::Gold),
            "M2 -40L53 -112L27 -40q-13 22 -25 0zM53 -40V-112L78 -40q-12 22 -25 0z",
        ),
        path(fill(Role::Wood).inked(), "M-44 36H44V94H-44z"),
        path(
            fill(Role::White).lined(Role::Ink, 9.0),
            "M-64 40L0 -54L64 40q-16 26 -32 0q-16 26 -32 0q-16 26 -32 0q-16 26 -32 0z",
        ),
        path(
            fill(Role::Wax),
            "M-64 40L0 -54L-32 40q-16 26 -32 0zM0 40V-54L32 40q-16 26 -32 0z",
        ),
        path(line(Role::Ink, 6.0), "M-51 -112v-26M53 -112v-26M0 -54v-30"),
        path(
            fill(Role::Rose).lined(Role::Ink, 5.0),
            "M-51 -138l26 9l-26 9zM53 -138l26 9l-26 9zM0 -84l30 10l-30 10z",
        ),
        path(line(Role::FlowerGold, 15.0), "M-24 74h1m23 0h1m23 0h1"),
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
            fill(Role::Stone).lined(Role::Ink, 9.0),
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
