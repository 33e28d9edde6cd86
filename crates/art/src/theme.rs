//! Colors: every paint has a role, and a theme says what color a role has.

macro_rules! roles {
    ($($(#[$doc:meta])* $role:ident $name:literal $day:literal $night:literal $contrast:literal $diagram:literal,)*) => {
        /// What a paint stands for, whatever its color in a theme.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Role { $($(#[$doc])* $role,)* }

        impl Role {
            /// All roles.
            pub const ALL: &'static [Self] = &[$(Self::$role,)*];

            /// Returns the name used for classes and variables.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$role => $name,)* }
            }
        }

        impl Theme {
            /// Returns the color of a role.
            pub const fn color(self, role: Role) -> &'static str {
                match role {
                    $(Role::$role => match self {
                        Self::Day => $day,
                        Self::Night => $night,
                        Self::Contrast => $contrast,
                        Self::Diagram => $diagram,
                    },)*
                }
            }
        }
    };
}

/// A set of colors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Summer light, on a table of dark wood.
    #[default]
    Day,
    /// Moonlight, for dark rooms.
    Night,
    /// Strong steps of brightness between field, road and city.
    Contrast,
    /// Flat colors for print and documentation.
    Diagram,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 4] = [Self::Day, Self::Night, Self::Contrast, Self::Diagram];

    /// Returns the name used on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Day => "day",
            Self::Night => "night",
            Self::Contrast => "contrast",
            Self::Diagram => "diagram",
        }
    }

    /// Reads the name used on the command line.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

roles! {
    /// Outlines.
    Ink "ink" "#4A3222" "#10131C" "#000000" "#333333",
    /// Hatching and joints.
    InkSoft "ink-soft" "#7D5F42" "#262C3C" "#3A2A1C" "#777777",
    /// Words on the table.
    Letters "letters" "#F3E6C8" "#C9C6B6" "#FFFFFF" "#222222",
    /// Outlines of figures.
    InkFigure "ink-figure" "#22180F" "#05060A" "#000000" "#111111",
    /// Outlines of walls.
    InkWall "ink-wall" "#3A3538" "#0D0F16" "#000000" "#333333",
    /// The halo around figures and signs.
    Halo "halo" "#FFF6E0" "#DDE3EE" "#FFFFFF" "#FFFFFF",
    /// The table under the board.
    Table "table" "#54402F" "#0B0E15" "#000000" "#FFFFFF",
    /// Boards of the table in the shade, and the seams between them.
    TableDark "table-dark" "#413025" "#06080C" "#000000" "#FFFFFF",
    /// Boards of the table in the light.
    TableLight "table-light" "#594433" "#0F121A" "#050505" "#FFFFFF",
    /// Paper, for sheets and print.
    Sheet "sheet" "#EDE3C8" "#171B26" "#FFFFFF" "#FFFFFF",
    /// Words on paper.
    SheetLetters "sheet-letters" "#4A3222" "#C9C6B6" "#000000" "#222222",
    /// The cut edge of a tile.
    Card "card" "#CDBB8F" "#3C4A52" "#E6E6E6" "#999999",
    /// Grass.
    Field "field" "#B5C973" "#4D6B5A" "#7F9645" "#CFE0AE",
    /// Grass in the shade.
    FieldDark "field-dark" "#9AB35B" "#43604F" "#758D3D" "#CFE0AE",
    /// Grass in the light.
    FieldLight "field-light" "#C6D586" "#597866" "#8BA34F" "#CFE0AE",
    /// The ground of woods.
    Thicket "thicket" "#84A04A" "#3A5446" "#66802F" "#BFD49A",
    /// Trodden ground around buildings.
    Earth "earth" "#D5C98C" "#66705C" "#C9C48A" "#E9E4CC",
    /// Tufts of grass.
    Tuft "tuft" "#7B9844" "#3C5747" "#4C6026" "#B9C79C",
    /// Ripe grain.
    CropGold "crop-gold" "#E3C765" "#8A8155" "#D9C66C" "#EFE8C4",
    /// Stubble.
    CropPale "crop-pale" "#E9D58A" "#97906A" "#CBBB62" "#EFE8C4",
    /// Young crops.
    CropGreen "crop-green" "#9DB455" "#5C7650" "#A9B45C" "#EFE8C4",
    /// Furrows.
    Furrow "furrow" "#8E7C3C" "#363E30" "#7A6C30" "#CFC59A",
    /// Leaves.
    Leaf "leaf" "#6E9445" "#456450" "#5C7F35" "#A9C48A",
    /// Leaves in the shade.
    LeafDark "leaf-dark" "#46702F" "#2B4638" "#33521A" "#8CAA6C",
    /// Leaves in the light.
    LeafLight "leaf-light" "#9DBB5C" "#648568" "#85A74F" "#C3D8A8",
    /// Needles.
    Fir "fir" "#3F6B4A" "#2C4A42" "#33552F" "#8CAA8A",
    /// Wood.
    Wood "wood" "#6B4A2E" "#3E3430" "#5A3A20" "#A08468",
    /// The surface of roads.
    Road "road" "#FBF0D2" "#C4C2B2" "#FFFDF4" "#FFFFFF",
    /// Ruts and joints of roads.
    Rut "rut" "#DEC795" "#94937F" "#D8C79A" "#FFFFFF",
    /// The edges of roads.
    RoadEdge "road-edge" "#8D6A41" "#1A1E28" "#2A1A0C" "#555555",
    /// Trodden grass along roads.
    Verge "verge" "#A5B562" "#475F4F" "#6C8238" "#CFE0AE",
    /// Places where roads end.
    Plaza "plaza" "#E3CB9B" "#8B8674" "#F0DDB0" "#E2D7BE",
    /// The ground of cities.
    City "city" "#B68146" "#B08E70" "#5F2E10" "#C9A27C",
    /// Streets of cities.
    Street "street" "#D9B27A" "#C8AC90" "#7A3F1C" "#D3B08C",
    /// Cobbles of cities.
    Cobble "cobble" "#A9743D" "#8C6E54" "#4E240B" "#C09870",
    /// Stone in the light.
    StoneLight "stone-light" "#E4DFD5" "#B4B5B3" "#FFFFFF" "#FFFFFF",
    /// Stone.
    Stone "stone" "#BDB5A9" "#8B8D93" "#E2DCCB" "#B4B4B4",
    /// Stone that turns from the light.
    StoneShade "stone-shade" "#A59C91" "#74767F" "#C4BCA9" "#C4C4C4",
    /// Stone that has turned farther.
    StoneDeep "stone-deep" "#958C82" "#666973" "#B4AB98" "#B6B6B6",
    /// Stone in the shade.
    StoneDark "stone-dark" "#857C73" "#5A5D68" "#A49A86" "#AAAAAA",
    /// The inner face of walls.
    StoneInner "stone-inner" "#8A6845" "#5F5360" "#4A220A" "#B79676",
    /// Roofs of tile.
    RoofA "roof-a" "#A53E29" "#85463E" "#D4572F" "#B9603F",
    /// Roofs of tile in the shade.
    RoofADark "roof-a-dark" "#802B1B" "#5A2C29" "#9C3818" "#94492F",
    /// Roofs of older tile.
    RoofB "roof-b" "#8B3023" "#703934" "#BC4322" "#A85236",
    /// Roofs of older tile in the shade.
    RoofBDark "roof-b-dark" "#6A2118" "#4A2423" "#872C12" "#863E28",
    /// Roofs of new tile.
    RoofC "roof-c" "#A84629" "#8C5246" "#DA6838" "#C97A58",
    /// Roofs of new tile in the shade.
    RoofCDark "roof-c-dark" "#8A3720" "#633630" "#B2502A" "#A05A3E",
    /// Roofs of thatch.
    Thatch "thatch" "#C9A253" "#7A6847" "#C79A3A" "#D8C08A",
    /// Roofs of thatch in the shade.
    ThatchDark "thatch-dark" "#9D7A3A" "#584B36" "#8E6A1E" "#B79C64",
    /// Roofs of slate.
    Slate "slate" "#5F7788" "#4A5B74" "#3F6480" "#8496A4",
    /// Roofs of slate in the shade.
    SlateDark "slate-dark" "#465B6B" "#354359" "#274458" "#66798A",
    /// Roofs of weathered copper.
    Copper "copper" "#6FA08A" "#4E8078" "#35A07E" "#8FBFAA",
    /// Roofs of weathered copper in the shade.
    CopperDark "copper-dark" "#4C7A69" "#375C58" "#1C6E54" "#6A9C88",
    /// Plaster in the light.
    PlasterLight "plaster-light" "#FFF4DC" "#E2D9C2" "#F4E4C4" "#FFFFFF",
    /// Plaster.
    Plaster "plaster" "#F3E0BA" "#CCC1A8" "#EAD6AE" "#F6F0E4",
    /// Plaster in the shade.
    PlasterDark "plaster-dark" "#CDAF86" "#8A7F74" "#C9A878" "#D8CCB8",
    /// Lit windows; dark by day.
    Window "window" "#5B3F2C" "#F2C766" "#1E120A" "#555555",
    /// Water.
    Water "water" "#5FA3BF" "#2F5274" "#A8D8F0" "#BCD6E4",
    /// Banks of water.
    Bank "bank" "#2F6C88" "#152A40" "#08304A" "#6E96AE",
    /// Water under the northern bank.
    WaterDark "water-dark" "#4886A4" "#264664" "#8CC4E2" "#BCD6E4",
    /// Water in the middle of the stream.
    WaterLight "water-light" "#7BB8CD" "#3D6488" "#BEE4F6" "#BCD6E4",
    /// Sand along the water.
    Sand "sand" "#E2D2A0" "#6E7767" "#D9CFA0" "#EEE9D6",
    /// Ripples.
    Ripple "ripple" "#C9E6EC" "#7FA2BC" "#6FB4DA" "#DCEBF2",
    /// Gold and brass.
    Gold "gold" "#E7B93C" "#D9AE3C" "#FFC928" "#E8C96A",
    /// The cloth of pennants.
    Indigo "indigo" "#35407A" "#5562B0" "#1B2A86" "#35407A",
    /// Sealing wax.
    Wax "wax" "#8E2740" "#8E2740" "#7A0C2E" "#8E2740",
    /// Sealing wax in the light.
    WaxLight "wax-light" "#A93650" "#A93650" "#B0204A" "#A93650",
    /// Magic.
    Magic "magic" "#7C5BB0" "#7F63C0" "#5A2CA8" "#7C5BB0",
    /// Magic in the light.
    MagicLight "magic-light" "#A98BD8" "#AF96E6" "#9A74E0" "#A98BD8",
    /// Magic at its brightest.
    MagicGlow "magic-glow" "#E6DAF8" "#E6DAF8" "#F3ECFF" "#E6DAF8",
    /// Ribbons of the princess.
    Rose "rose" "#E58FB1" "#C8779A" "#F06A9C" "#E58FB1",
    /// Rock.
    Rock "rock" "#8C7568" "#5E5560" "#7C655A" "#A99C94",
    /// Rock in the light.
    RockLight "rock-light" "#AD9585" "#787080" "#A48C7E" "#C4BAB2",
    /// Rock in the shade.
    RockDark "rock-dark" "#66534C" "#423C48" "#4A3832" "#857870",
    /// Lava.
    Lava "lava" "#E8662B" "#FF7A33" "#FF5A14" "#E8662B",
    /// Smoke.
    Smoke "smoke" "#E9E2D2" "#8A8E9C" "#F2F2F2" "#EEEEEE",
    /// Smoke in the light.
    SmokeLight "smoke-light" "#F8F3E6" "#A6AAB8" "#FFFFFF" "#FFFFFF",
    /// Wool, feathers, linen.
    White "white" "#FFF8E6" "#D8DCE4" "#FFFFFF" "#FFFFFF",
    /// Skin.
    Skin "skin" "#F5D3A8" "#C9AE92" "#FFDDB4" "#F5D3A8",
    /// Pigs.
    Pig "pig" "#E2A08C" "#A87A74" "#EE9A84" "#E2A08C",
    /// Grapes and wine.
    Grape "grape" "#7B3F6B" "#84507A" "#6A1F58" "#7B3F6B",
    /// Scales of the dragon.
    Dragon "dragon" "#B3202C" "#B3303A" "#D0101C" "#B3202C",
    /// Scales of the dragon in the shade.
    DragonDark "dragon-dark" "#7A1220" "#6E1622" "#7A0010" "#7A1220",
    /// The wings of the dragon.
    DragonWing "dragon-wing" "#D4473F" "#C4504A" "#F04038" "#D4473F",
    /// The belly of the dragon.
    DragonBelly "dragon-belly" "#F0C987" "#C8AA78" "#FFD890" "#F0C987",
    /// Cast shadows, laid on thinly.
    Shadow "shadow" "#3B3A2A" "#05070C" "#1A1A10" "#FFFFFF",
    /// Flowers.
    FlowerRed "flower-red" "#C8456B" "#96506A" "#D02C5C" "#C8456B",
    /// Flowers.
    FlowerGold "flower-gold" "#F4D35E" "#BFA858" "#FFDC4A" "#F4D35E",
    /// Marks of what can be done or was done last.
    Glow "glow" "#FFB000" "#FFC23A" "#B0006A" "#FF9A00",
    /// The rims of such marks, which are seen where they are not.
    GlowRim "glow-rim" "#22180F" "#05060A" "#FFFFFF" "#111111",
    /// The body of a seat's figure; each seat has its own.
    Seat "seat" "#808080" "#808080" "#808080" "#808080",
    /// The shaded side of a seat's figure.
    SeatDark "seat-dark" "#505050" "#505050" "#505050" "#505050",
    /// The mark on a seat's figure.
    SeatMark "seat-mark" "#FFFFFF" "#FFFFFF" "#FFFFFF" "#FFFFFF",
    /// What a stencil gets from its tint: its main color.
    TintA "tint-a" "#C75B3A" "#7E4640" "#D4572F" "#B9603F",
    /// What a stencil gets from its tint: the main color in the shade.
    TintB "tint-b" "#9E4229" "#5E3434" "#9C3818" "#94492F",
    /// What a stencil gets from its tint: a second color.
    TintC "tint-c" "#F1DDB6" "#9C927F" "#F6E6C6" "#F6F0E4",
}

/// The color of a seat's figures and what tells them apart without color.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatLook {
    /// The name of the color.
    pub name: &'static str,
    /// The body.
    pub body: &'static str,
    /// The shaded side, and hatching of owned ground.
    pub shade: &'static str,
    /// The color of the mark on the body.
    pub mark: &'static str,
}

/// The looks of the six seats. Hues differ, brightness only in part: marks and hatches tell them apart for everybody.
pub const SEATS: [SeatLook; 6] = [
    SeatLook {
        name: "red",
        body: "#DC4A2E",
        shade: "#8E2410",
        mark: "#FFFFFF",
    },
    SeatLook {
        name: "blue",
        body: "#1F6FB8",
        shade: "#0D3F70",
        mark: "#FFFFFF",
    },
    SeatLook {
        name: "green",
        body: "#0F6246",
        shade: "#073526",
        mark: "#FFFFFF",
    },
    SeatLook {
        name: "yellow",
        body: "#F2C52C",
        shade: "#A47C06",
        mark: "#22180F",
    },
    SeatLook {
        name: "white",
        body: "#F4F2EC",
        shade: "#A39E92",
        mark: "#22180F",
    },
    SeatLook {
        name: "pink",
        body: "#E48FBE",
        shade: "#9C4878",
        mark: "#22180F",
    },
];
