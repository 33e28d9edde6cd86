//! Colors: every paint has a role, and a theme says what color a role has.

/// What a paint stands for.
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
    /// Summer light on parchment.
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
    Letters "letters" "#4A3222" "#C9C6B6" "#000000" "#222222",
    /// Outlines of figures.
    InkFigure "ink-figure" "#22180F" "#05060A" "#000000" "#111111",
    /// Outlines of walls.
    InkWall "ink-wall" "#3A3538" "#0D0F16" "#000000" "#333333",
    /// The halo around figures and signs.
    Halo "halo" "#FFF6E0" "#DDE3EE" "#FFFFFF" "#FFFFFF",
    /// The table under the board.
    Table "table" "#EDE3C8" "#171B26" "#FFFFFF" "#FFFFFF",
    /// Grass.
    Field "field" "#C9CF97" "#4C5B52" "#7F9645" "#E4EDD3",
    /// Grass in the shade.
    FieldDark "field-dark" "#BBC487" "#445249" "#77903F" "#E4EDD3",
    /// Grass in the light.
    FieldLight "field-light" "#D6DAA9" "#566658" "#879E4C" "#E4EDD3",
    /// Trodden ground around buildings.
    Earth "earth" "#DDD5A4" "#5B6354" "#C9C48A" "#E9E4CC",
    /// Tufts of grass.
    Tuft "tuft" "#8F9A62" "#6C7B60" "#4C6026" "#B9C79C",
    /// Ripe grain.
    CropGold "crop-gold" "#DDCB82" "#7A7350" "#D9C66C" "#EFE8C4",
    /// Stubble.
    CropPale "crop-pale" "#CDBE74" "#6C694B" "#CBBB62" "#EFE8C4",
    /// Young crops.
    CropGreen "crop-green" "#B9BD73" "#5F6A4C" "#A9B45C" "#EFE8C4",
    /// Furrows.
    Furrow "furrow" "#98894E" "#3E4636" "#7A6C30" "#CFC59A",
    /// Leaves.
    Leaf "leaf" "#7F9A58" "#4E6A52" "#5C7F35" "#A9C48A",
    /// Leaves in the shade.
    LeafDark "leaf-dark" "#5F7C46" "#37503F" "#3C5C20" "#8CAA6C",
    /// Leaves in the light.
    LeafLight "leaf-light" "#A3B973" "#6B8862" "#85A74F" "#C3D8A8",
    /// Needles.
    Fir "fir" "#5C7A58" "#39544A" "#33552F" "#8CAA8A",
    /// Wood.
    Wood "wood" "#7A5536" "#3E3430" "#5A3A20" "#A08468",
    /// The surface of roads.
    Road "road" "#FBF2D8" "#B9B7A6" "#FFFDF4" "#FFFFFF",
    /// Ruts and joints of roads.
    Rut "rut" "#DEC795" "#94937F" "#D8C79A" "#FFFFFF",
    /// The edges of roads.
    RoadEdge "road-edge" "#6E4E34" "#1C202B" "#2A1A0C" "#555555",
    /// Places where roads end.
    Plaza "plaza" "#E3CB9B" "#8B8674" "#F0DDB0" "#E2D7BE",
    /// The ground of cities.
    City "city" "#C59256" "#6E5B4E" "#5F2E10" "#C9A27C",
    /// Streets of cities.
    Street "street" "#D8AC74" "#85705E" "#7A3F1C" "#D3B08C",
    /// Stone in the light.
    StoneLight "stone-light" "#DDD8CE" "#A7A8A6" "#FFFFFF" "#FFFFFF",
    /// Stone.
    Stone "stone" "#B9B1A5" "#7F8188" "#E2DCCB" "#DDDDDD",
    /// Stone in the shade.
    StoneDark "stone-dark" "#8F867C" "#5A5D68" "#A49A86" "#AAAAAA",
    /// The inner face of walls.
    StoneInner "stone-inner" "#967450" "#565063" "#4A220A" "#B79676",
    /// Roofs of tile.
    RoofA "roof-a" "#BC6046" "#7E4640" "#D4572F" "#B9603F",
    /// Roofs of tile in the shade.
    RoofADark "roof-a-dark" "#954935" "#5E3434" "#9C3818" "#94492F",
    /// Roofs of older tile.
    RoofB "roof-b" "#A8503C" "#6E3B38" "#BC4322" "#A85236",
    /// Roofs of older tile in the shade.
    RoofBDark "roof-b-dark" "#83402F" "#512C2E" "#872C12" "#863E28",
    /// Roofs of new tile.
    RoofC "roof-c" "#C97F5C" "#8C5548" "#E87A48" "#C97A58",
    /// Roofs of new tile in the shade.
    RoofCDark "roof-c-dark" "#A26044" "#6A3F38" "#B2502A" "#A05A3E",
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
    PlasterLight "plaster-light" "#F7EBD0" "#AFA794" "#FFF8E8" "#FFFFFF",
    /// Plaster.
    Plaster "plaster" "#F1DDB6" "#9C927F" "#F6E6C6" "#F6F0E4",
    /// Plaster in the shade.
    PlasterDark "plaster-dark" "#CDAF86" "#756C66" "#C9A878" "#D8CCB8",
    /// Lit windows; dark by day.
    Window "window" "#5B3F2C" "#F2C766" "#1E120A" "#555555",
    /// Water.
    Water "water" "#8DB0BE" "#3E5F78" "#5F9FC4" "#BCD6E4",
    /// Banks of water.
    Bank "bank" "#557889" "#22384C" "#1E5270" "#6E96AE",
    /// Ripples.
    Ripple "ripple" "#C4DBDF" "#6D90A6" "#D2EAF4" "#DCEBF2",
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
    Glow "glow" "#FFB000" "#FFC23A" "#FF9A00" "#FF9A00",
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

/// The looks of the six seats, apart in hue and in brightness.
pub const SEATS: [SeatLook; 6] = [
    SeatLook {
        name: "red",
        body: "#CE3B26",
        shade: "#86200F",
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
        body: "#1E8A62",
        shade: "#0C5238",
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
