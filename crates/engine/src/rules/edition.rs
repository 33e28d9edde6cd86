//! Editions: the printed rulebooks whose choices a game can start from.

/// A printed edition. Its table of choices is [`Edition::choices`], in `choices.rs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Edition {
    /// Rio Grande Games, English, 2005.
    Rgg2005,
    /// Devir, Spanish.
    Devir,
    /// Filosofia, French, 2010.
    Filosofia2010,
    /// Z-Man Games, English, new edition.
    ZmanC2,
}

impl Edition {
    /// All editions.
    pub const ALL: [Self; 4] = [
        Self::Rgg2005,
        Self::Devir,
        Self::Filosofia2010,
        Self::ZmanC2,
    ];

    /// Returns the name of its preset.
    pub const fn name(self) -> &'static str {
        ["rgg-2005", "devir", "filosofia-2010", "zman-c2"][self as usize]
    }

    /// Returns the title for people.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Rgg2005 => "Rio Grande Games, English, 2005",
            Self::Devir => "Devir, Spanish",
            Self::Filosofia2010 => "Filosofia, French, 2010",
            Self::ZmanC2 => "Z-Man Games, English, new edition",
        }
    }

    /// Finds an edition by the name of its preset.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.name() == name)
    }
}
