//! The catalogue: every tile kind of every box, and how many copies each printing holds.

use std::sync::LazyLock;

use crate::parse::CatalogueError;
use crate::{Segment, SegmentKind, Side, SymbolSet, Terrain};

/// A box of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Box {
    /// The base game.
    Base,
    /// River I.
    River1,
    /// River II.
    River2,
    /// Inns & Cathedrals.
    InnsAndCathedrals,
    /// Traders & Builders.
    TradersAndBuilders,
    /// The Princess & the Dragon.
    PrincessAndDragon,
    /// The Tower.
    Tower,
    /// Abbey & Mayor.
    AbbeyAndMayor,
    /// The Count of Carcassonne.
    Count,
    /// King & Robber.
    KingAndRobber,
    /// Mage & Witch.
    MageAndWitch,
    /// Bridges, Castles & Bazaars.
    BridgesCastlesAndBazaars,
    /// Hills & Sheep.
    HillsAndSheep,
}

impl Box {
    /// All boxes, the base game first.
    pub const ALL: [Self; 13] = [
        Self::Base,
        Self::River1,
        Self::River2,
        Self::InnsAndCathedrals,
        Self::TradersAndBuilders,
        Self::PrincessAndDragon,
        Self::Tower,
        Self::AbbeyAndMayor,
        Self::Count,
        Self::KingAndRobber,
        Self::MageAndWitch,
        Self::BridgesCastlesAndBazaars,
        Self::HillsAndSheep,
    ];

    /// Returns the name used in files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::River1 => "river-1",
            Self::River2 => "river-2",
            Self::InnsAndCathedrals => "inns-and-cathedrals",
            Self::TradersAndBuilders => "traders-and-builders",
            Self::PrincessAndDragon => "princess-and-dragon",
            Self::Tower => "tower",
            Self::AbbeyAndMayor => "abbey-and-mayor",
            Self::Count => "count",
            Self::KingAndRobber => "king-and-robber",
            Self::MageAndWitch => "mage-and-witch",
            Self::BridgesCastlesAndBazaars => "bridges-castles-and-bazaars",
            Self::HillsAndSheep => "hills-and-sheep",
        }
    }

    /// Returns the title for people.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Base => "Base game",
            Self::River1 => "River I",
            Self::River2 => "River II",
            Self::InnsAndCathedrals => "Inns & Cathedrals",
            Self::TradersAndBuilders => "Traders & Builders",
            Self::PrincessAndDragon => "The Princess & the Dragon",
            Self::Tower => "The Tower",
            Self::AbbeyAndMayor => "Abbey & Mayor",
            Self::Count => "The Count of Carcassonne",
            Self::KingAndRobber => "King & Robber",
            Self::MageAndWitch => "Mage & Witch",
            Self::BridgesCastlesAndBazaars => "Bridges, Castles & Bazaars",
            Self::HillsAndSheep => "Hills & Sheep",
        }
    }

    /// Reads the name used in files and on the command line.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|item| item.name() == name)
    }
}

/// Which printing of a box: the art decides where the gardens are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Printing {
    /// The art of the first edition, without gardens.
    First,
    /// The art of the new edition, with gardens.
    New,
}

impl Printing {
    /// Both printings.
    pub const ALL: [Self; 2] = [Self::First, Self::New];

    /// Returns the word used in the catalogue.
    pub const fn name(self) -> &'static str {
        ["first", "new"][self as usize]
    }

    /// Reads the word used in the catalogue.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|printing| printing.name() == name)
    }
}

/// The part of a game's tiles that a kind belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Group {
    /// Shuffled with the land tiles.
    Land,
    /// The spring, on the table before the first turn.
    Spring,
    /// The fork, the first river tile played.
    Fork,
    /// Shuffled with the river tiles.
    River,
    /// The lake, the last river tile played.
    Lake,
    /// Part of the city of Carcassonne, laid out before the first turn.
    Carcassonne,
    /// Held by each seat, never in the bag.
    Seat,
}

impl Group {
    /// All groups.
    pub const ALL: [Self; 7] = [
        Self::Land,
        Self::Spring,
        Self::Fork,
        Self::River,
        Self::Lake,
        Self::Carcassonne,
        Self::Seat,
    ];

    /// Returns the word used in the catalogue.
    pub const fn name(self) -> &'static str {
        [
            "land",
            "spring",
            "fork",
            "river",
            "lake",
            "carcassonne",
            "seat",
        ][self as usize]
    }

    /// Reads the word used in the catalogue.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|group| group.name() == name)
    }
}

/// The index of a tile kind in its catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KindId(pub u16);

/// A printed design.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileKind {
    /// The readable id.
    pub id: String,
    /// The id that other programs and the conformance traces use.
    pub alias: String,
    /// The box whose file describes the kind; other boxes may hold copies of it, too.
    pub home: Box,
    /// Where the tile belongs.
    pub group: Group,
    /// Symbols of the tile as a whole.
    pub symbols: SymbolSet,
    /// The greatest number of copies in any game, whatever boxes are combined.
    pub at_most: Option<u8>,
    /// The segments, at most sixteen.
    pub segments: Vec<Segment>,
}

impl TileKind {
    /// Returns what the tile shows at a side in rotation 0.
    pub fn terrain(&self, side: Side) -> Terrain {
        let reaching = |kind| {
            self.segments.iter().any(|segment| {
                segment.kind == kind
                    && (segment.sides.contains(side) || segment.shared_sides.contains(side))
            })
        };
        if reaching(SegmentKind::City) {
            Terrain::City
        } else if reaching(SegmentKind::Road) {
            Terrain::Road
        } else if reaching(SegmentKind::River) {
            Terrain::River
        } else if self
            .segments
            .iter()
            .any(|segment| segment.halves.iter().any(|half| half.side() == side))
        {
            Terrain::Field
        } else {
            Terrain::Closed
        }
    }
}

/// The copies of one printing of a box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileSet {
    /// Which box.
    pub of: Box,
    /// Which printing.
    pub printing: Printing,
    /// How many copies of each kind, in the order of the catalogue.
    pub copies: Vec<(KindId, u8)>,
    /// Kinds of other boxes that stay out of a game with this one.
    pub replaces: Vec<KindId>,
}

impl TileSet {
    /// Returns the number of tiles.
    pub fn total(&self) -> usize {
        self.copies.iter().map(|&(_, n)| usize::from(n)).sum()
    }
}

/// All tile kinds and tile sets of a collection of boxes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Catalogue {
    pub(crate) kinds: Vec<TileKind>,
    pub(crate) sets: Vec<TileSet>,
}

impl Catalogue {
    /// Reads a catalogue from named texts, or lists everything that is wrong with them.
    ///
    /// ```
    /// use carcas_tiles::{Catalogue, Side, Terrain};
    ///
    /// let text = "
    /// box base
    /// tile city-cap
    ///   alias   BA/C
    ///   copies  first 5, new 4
    ///   city    N
    ///   field   EL ER SL SR WL WR, by city N
    /// ";
    /// let catalogue = Catalogue::parse(&[("base.txt", text)]).unwrap();
    /// let cap = catalogue.kind(catalogue.find("city-cap").unwrap());
    /// assert_eq!(cap.terrain(Side::N), Terrain::City);
    ///
    /// let errors = Catalogue::parse(&[("base.txt", &text.replace("WR,", ","))]).unwrap_err();
    /// assert_eq!(
    ///     errors[0].to_string(),
    ///     "base.txt:3: half-side WR is in no field and on no city side"
    /// );
    /// ```
    ///
    /// # Errors
    /// Every malformed entry, with its file, line and reason.
    pub fn parse(files: &[(&str, &str)]) -> Result<Self, Vec<CatalogueError>> {
        crate::parse::parse(files)
    }

    /// Returns all kinds with their indexes.
    pub fn kinds(&self) -> impl Iterator<Item = (KindId, &TileKind)> {
        self.kinds
            .iter()
            .enumerate()
            .map(|(ix, kind)| (KindId(ix as u16), kind))
    }

    /// Returns the kind with this index.
    ///
    /// # Panics
    /// If the index comes from another catalogue.
    pub fn kind(&self, id: KindId) -> &TileKind {
        &self.kinds[usize::from(id.0)]
    }

    /// Finds a kind by its readable id or by its alias.
    pub fn find(&self, name: &str) -> Option<KindId> {
        self.kinds()
            .find(|(_, kind)| kind.id == name || kind.alias == name)
            .map(|(id, _)| id)
    }

    /// Returns all tile sets.
    pub fn sets(&self) -> &[TileSet] {
        &self.sets
    }

    /// Returns the tile set of a box in a printing.
    pub fn set(&self, of: Box, printing: Printing) -> Option<&TileSet> {
        self.sets
            .iter()
            .find(|set| set.of == of && set.printing == printing)
    }
}

macro_rules! files {
    ($($name:literal)*) => {
        &[$(($name, include_str!(concat!("../data/", $name))),)*]
    };
}

static FILES: &[(&str, &str)] = files![
    "base.txt"
    "river-1.txt"
    "river-2.txt"
    "inns-and-cathedrals.txt"
    "traders-and-builders.txt"
    "princess-and-dragon.txt"
    "tower.txt"
    "abbey-and-mayor.txt"
    "count.txt"
    "king-and-robber.txt"
    "mage-and-witch.txt"
    "bridges-castles-and-bazaars.txt"
    "hills-and-sheep.txt"
];

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::parse(FILES)
        .expect("the shipped catalogue is well formed: the tests of this crate read it")
});

/// Returns the catalogue of all boxes.
///
/// ```
/// use carcas_tiles::{Box, Printing, catalogue};
///
/// let start = catalogue().find("city-cap-road").unwrap();
/// assert_eq!(catalogue().kind(start).alias, "BA/RCr");
/// let base = catalogue().set(Box::Base, Printing::New).unwrap();
/// assert!(base.copies.contains(&(start, 4)));
/// ```
pub fn catalogue() -> &'static Catalogue {
    &CATALOGUE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_files_are_well_formed() {
        if let Err(errors) = Catalogue::parse(FILES) {
            let lines: Vec<_> = errors.iter().map(ToString::to_string).collect();
            panic!("{}", lines.join("\n"));
        }
    }
}
