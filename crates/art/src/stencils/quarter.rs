//! The four quarters of the city of Carcassonne, each in a box 1000 wide and 700 tall around (0, 0).

use crate::canvas::{Paint, Stencil, ellipse, fill, line, path};
use crate::theme::Role;

const SHADE: Paint = fill(Role::Shadow).faded(26);
const DARK: Paint = fill(Role::Ink);
const GLASS: Paint = fill(Role::Window);
const STONE: Paint = fill(Role::Stone).lined(Role::InkWall, 11.0);
const STONE_LIGHT: Paint = fill(Role::StoneLight).lined(Role::InkWall, 11.0);
const STONE_SHADE: Paint = fill(Role::StoneDark);
const PLASTER: Paint = fill(Role::PlasterLight).lined(Role::Ink, 11.0);
const PLASTER_SHADE: Paint = fill(Role::PlasterDark);

/// The castle: a great keep behind a wall with a gate.
pub const QUARTER_CASTLE: Stencil = Stencil {
    name: "quarter-castle",
    strokes: &[
        ellipse(fill(Role::Street), 0.0, 150.0, 490.0, 195.0),
        path(SHADE, "M-420 310H420L500 250V330L440 350H-380z"),
        path(STONE, "M-340 200V-130H-200V200zM200 200V-130H340V200z"),
        path(
            STONE_SHADE,
            "M-244 196V-124H-206V196zM296 196V-124H334V196z",
        ),
        path(
            fill(Role::Slate).lined(Role::InkWall, 11.0),
            "M-370 -118Q-306 -184 -270 -284Q-234 -184 -170 -118Q-270 -90 -370 -118zM170 -118Q234 -184 270 -284Q306 -184 370 -118Q270 -90 170 -118z",
        ),
        path(
            fill(Role::SlateDark),
            "M-264 -252Q-238 -176 -186 -119Q-220 -110 -244 -107zM276 -252Q302 -176 354 -119Q320 -110 296 -107z",
        ),
        path(
            STONE_LIGHT,
            "M-170 240V-270h58v44h54v-44h116v44h54v-44h58V240z",
        ),
        path(STONE_SHADE, "M90 236V-220h20v-44h54V236z"),
        path(
            line(Role::InkWall, 8.0),
            "M-168 -180H168M-120 40h50M-60 80h40M20 60h50M-130 -120h40",
        ),
        path(
            GLASS,
            "M-90 -30v-70a26 28 0 0 1 52 0v70zM30 -30v-70a26 28 0 0 1 52 0v70z",
        ),
        path(line(Role::Ink, 12.0), "M0 -226V-348"),
        path(
            fill(Role::Indigo).lined(Role::Ink, 9.0),
            "M4 -348Q56 -366 92 -346T160 -344L136 -314L160 -282Q112 -272 84 -286T4 -282z",
        ),
        path(fill(Role::Gold), "M68 -340l25 26l-25 26l-25 -26z"),
        path(
            STONE,
            "M-420 310V150h50v34h46v-34h64v34h46v-34h64v34h46v-34h208v34h46v-34h64v34h46v-34h64v34h46v-34h50V310z",
        ),
        path(
            STONE_LIGHT,
            "M-130 320V110h46v36h40v-36h88v36h40v-36h46V320z",
        ),
        path(
            STONE_LIGHT,
            "M-470 306V120h120v186a60 22 0 0 1 -120 0zM350 306V120h120v186a60 22 0 0 1 -120 0z",
        ),
        path(STONE_SHADE, "M-392 320V126h36V306zM428 320V126h36V306z"),
        path(
            fill(Role::RoofB).lined(Role::InkWall, 11.0),
            "M-496 130Q-440 76 -410 -4Q-380 76 -324 130Q-410 154 -496 130zM324 130Q380 76 410 -4Q440 76 496 130Q410 154 324 130z",
        ),
        path(
            fill(Role::RoofBDark),
            "M-404 26Q-382 82 -338 128Q-366 136 -390 138zM416 26Q438 82 482 128Q454 136 430 138z",
        ),
        path(DARK, "M-66 320V226a66 62 0 0 1 132 0V320z"),
        path(
            line(Role::StoneDark, 9.0),
            "M-36 318V186M0 318V172M36 318V186M-64 240H64M-64 284H64",
        ),
    ],
};

/// The market: an open hall with stalls in front.
pub const QUARTER_MARKET: Stencil = Stencil {
    name: "quarter-market",
    strokes: &[
        ellipse(
            fill(Role::Plaza).lined(Role::InkSoft, 9.0),
            0.0,
            160.0,
            490.0,
            188.0,
        ),
        path(SHADE, "M340 0L440 70V140L340 100z"),
        path(PLASTER, "M-340 100V-60H340V100z"),
        path(
            DARK,
            "M-300 100V0a50 54 0 0 1 100 0V100zm125 0V0a50 54 0 0 1 100 0V100zm125 0V0a50 54 0 0 1 100 0V100zm125 0V0a50 54 0 0 1 100 0V100zm125 0V0a50 54 0 0 1 100 0V100z",
        ),
        path(
            fill(Role::RoofA).lined(Role::Ink, 11.0),
            "M-390 -44Q-326 -140 -290 -238Q0 -222 290 -238Q326 -140 390 -44Q0 -30 -390 -44z",
        ),
        path(
            fill(Role::RoofADark),
            "M150 -226L285 -231Q320 -140 378 -50L230 -42z",
        ),
        path(
            line(Role::RoofADark, 9.0),
            "M-240 -190l-50 100m120 -100l-34 100m104 -80l-20 60m90 -80v70",
        ),
        path(PLASTER, "M-70 -180V-260H70V-180L0 -150z"),
        path(
            fill(Role::RoofC).lined(Role::Ink, 11.0),
            "M-96 -250L0 -340L96 -250z",
        ),
        ellipse(
            fill(Role::Gold).lined(Role::Ink, 8.0),
            0.0,
            -216.0,
            26.0,
            26.0,
        ),
        path(
            SHADE,
            "M-390 296H-180L-130 316L-150 330H-350zM-80 330H130L190 350H-40zM250 292H420L470 306L440 322H280z",
        ),
        path(
            fill(Role::Wood).lined(Role::Ink, 9.0),
            "M-400 200H-180V300H-400zM-90 230H130V334H-90zM230 200H420V296H230z",
        ),
        path(
            line(Role::FlowerGold, 34.0),
            "M-360 250h.1m50 0h.1m50 0h.1M270 246h.1m50 0h.1m50 0h.1",
        ),
        path(
            line(Role::FlowerRed, 34.0),
            "M-50 282h.1m50 0h.1m50 0h.1m-100 -2h.1",
        ),
        path(
            fill(Role::White).lined(Role::Ink, 11.0),
            "M-420 206L-380 100H-200L-160 206q-26 36 -52 0q-26 36 -52 0q-26 36 -52 0q-26 36 -52 0q-26 36 -52 0zM-110 236L-70 124H110L150 236q-26 36 -52 0q-26 36 -52 0q-26 36 -52 0q-26 36 -52 0q-26 36 -52 0zM210 202L246 104H404L440 202q-24 36 -46 0q-24 36 -46 0q-24 36 -46 0q-24 36 -46 0q-24 36 -46 0z",
        ),
        path(
            fill(Role::Indigo),
            "M-420 206L-380 100H-344L-368 206q-26 36 -52 0zM-316 206L-308 100H-272L-264 206q-26 36 -52 0zM-212 206L-236 100H-200L-160 206q-26 36 -52 0z",
        ),
        path(
            fill(Role::Wax),
            "M-110 236L-70 124H-34L-58 236q-26 36 -52 0zM-6 236L2 124H38L46 236q-26 36 -52 0zM98 236L74 124H110L150 236q-26 36 -52 0z",
        ),
        path(
            fill(Role::Copper),
            "M210 202L246 104H278L256 202q-24 36 -46 0zM302 202L310 104H342L348 202q-24 36 -46 0zM394 202L372 104H404L440 202q-24 36 -46 0z",
        ),
    ],
};

/// The smithy: a forge that glows and smokes, with an anvil as its sign.
pub const QUARTER_BLACKSMITH: Stencil = Stencil {
    name: "quarter-blacksmith",
    strokes: &[
        ellipse(fill(Role::Street), 0.0, 160.0, 480.0, 185.0),
        path(
            fill(Role::Smoke).lined(Role::Ink, 10.0),
            "M150 -250C80 -270 100 -330 160 -322C160 -370 260 -380 280 -340C320 -376 420 -360 410 -310C460 -270 400 -230 350 -252C320 -220 270 -226 250 -244C230 -226 180 -230 150 -250z",
        ),
        path(
            fill(Role::SmokeLight),
            "M130 -280Q140 -306 176 -304Q176 -276 130 -280zM200 -320Q220 -348 260 -336Q250 -308 200 -320zM310 -324Q340 -350 380 -330Q366 -300 310 -324z",
        ),
        path(SHADE, "M320 40L440 130V250L320 210z"),
        path(
            fill(Role::StoneDark).lined(Role::Ink, 11.0),
            "M130 0V-240H270V0z",
        ),
        path(
            fill(Role::Stone).lined(Role::Ink, 11.0),
            "M110 -214V-262H290V-214z",
        ),
        path(PLASTER, "M-320 210V-60H320V210z"),
        path(
            line(Role::Wood, 20.0),
            "M-308 200V-56M-150 200V-56M-308 70L-156 -50M100 200V-56M308 200V-56",
        ),
        path(
            fill(Role::Slate).lined(Role::Ink, 11.0),
            "M-370 -38Q-306 -116 -270 -192Q-20 -178 230 -192Q292 -112 370 -38Q0 -26 -370 -38z",
        ),
        path(
            fill(Role::SlateDark),
            "M110 -181L226 -185Q286 -110 354 -44L210 -38z",
        ),
        path(
            line(Role::SlateDark, 9.0),
            "M-210 -150l-50 80m120 -80l-34 80m104 -70l-16 50",
        ),
        path(
            fill(Role::RockDark).lined(Role::Ink, 11.0),
            "M130 210V80a70 74 0 0 1 140 0V210z",
        ),
        path(
            fill(Role::Lava),
            "M150 206Q150 130 176 150Q180 90 206 60Q210 110 232 120Q240 130 250 206z",
        ),
        path(
            fill(Role::FlowerGold),
            "M176 206Q180 160 200 130Q226 160 226 206z",
        ),
        path(GLASS, "M-110 120V20H60V120z"),
        path(line(Role::PlasterLight, 12.0), "M-25 120V20M-110 70H60"),
        path(SHADE, "M-360 320H-60L20 340H-300z"),
        path(
            fill(Role::Wood).lined(Role::Ink, 10.0),
            "M-270 340V250H-110V340z",
        ),
        path(
            fill(Role::InkWall).lined(Role::Halo, 14.0),
            "M-420 122H-10Q-30 178 -120 190Q-130 226 -80 258H-300Q-250 226 -260 192Q-390 190 -420 122z",
        ),
        path(line(Role::StoneLight, 12.0), "M-380 138H-60"),
        ellipse(
            fill(Role::Wood).lined(Role::Ink, 10.0),
            110.0,
            290.0,
            56.0,
            52.0,
        ),
        ellipse(
            fill(Role::Water).lined(Role::Ink, 8.0),
            110.0,
            256.0,
            48.0,
            18.0,
        ),
    ],
};

/// The great church of the city.
pub const QUARTER_CATHEDRAL: Stencil = Stencil {
    name: "quarter-cathedral",
    strokes: &[
        ellipse(fill(Role::Street), 0.0, 180.0, 490.0, 168.0),
        path(SHADE, "M-380 280H440L500 230V300L430 340H-330z"),
        path(
            fill(Role::Plaster).lined(Role::Ink, 11.0),
            "M300 250V0H380a70 60 0 0 1 70 60V220L400 250z",
        ),
        path(
            fill(Role::Copper).lined(Role::Ink, 11.0),
            "M290 10L330 -90Q440 -90 470 50Q400 70 290 10z",
        ),
        path(PLASTER, "M-120 260V20H330V260z"),
        path(
            fill(Role::Copper).lined(Role::Ink, 11.0),
            "M-140 30V-162Q90 -150 310 -162Q324 -60 352 30Q90 40 -140 30z",
        ),
        path(
            fill(Role::CopperDark),
            "M200 -151L305 -155Q320 -60 344 25L252 30z",
        ),
        path(
            line(Role::CopperDark, 9.0),
            "M-40 -120l-6 110m76 -120v120m70 -120l8 110",
        ),
        path(
            GLASS,
            "M-8 220V116a22 26 0 0 1 44 0V220zm104 0V116a22 26 0 0 1 44 0V220zm104 0V116a22 26 0 0 1 44 0V220z",
        ),
        path(
            fill(Role::Plaster).lined(Role::Ink, 8.0),
            "M50 270V70h14l18 40V270zM154 270V70h14l18 40V270zM258 270V70h14l18 40V270z",
        ),
        path(
            fill(Role::Copper).lined(Role::Ink, 9.0),
            "M80 -150L110 -290L140 -150z",
        ),
        path(PLASTER, "M-330 270V-40L-230 -190L-130 -40V270z"),
        path(PLASTER, "M-440 284V-150H-320V284zM-160 284V-150H-40V284z"),
        path(
            PLASTER_SHADE,
            "M-362 278V-144H-326V278zM-82 278V-144H-46V278z",
        ),
        path(
            fill(Role::Copper).lined(Role::Ink, 11.0),
            "M-464 -138Q-410 -206 -380 -304Q-350 -206 -296 -138zM-184 -138Q-130 -206 -100 -304Q-70 -206 -16 -138z",
        ),
        path(
            fill(Role::CopperDark),
            "M-374 -270Q-352 -198 -312 -144H-362zM-94 -270Q-72 -198 -32 -144H-82z",
        ),
        path(
            line(Role::Ink, 13.0),
            "M-380 -300v-48m-17 16h34M-100 -300v-48m-17 16h34M110 -290v-44m-15 16h30",
        ),
        path(
            GLASS,
            "M-400 -20V-84a20 22 0 0 1 40 0v64zM-120 -20V-84a20 22 0 0 1 40 0v64zM-400 120V56a20 22 0 0 1 40 0v64zM-120 120V56a20 22 0 0 1 40 0v64z",
        ),
        ellipse(
            fill(Role::Gold).lined(Role::Ink, 10.0),
            -240.0,
            0.0,
            58.0,
            58.0,
        ),
        path(
            line(Role::Ink, 9.0),
            "M-240 -58V58M-298 0H-182M-281 -41L-199 41M-199 -41L-281 41",
        ),
        path(DARK, "M-290 270V160a50 60 0 0 1 100 0V270z"),
    ],
};
