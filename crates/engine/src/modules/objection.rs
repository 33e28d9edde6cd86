//! What was wrong with a refused move: each module says it in its own terms.

pub use super::abbey::AbbeyObjection;
pub use super::abbot::AbbotObjection;
pub use super::barn::BarnObjection;
pub use super::bazaars::BazaarsObjection;
pub use super::bridges::BridgesObjection;
pub use super::builder::BuilderObjection;
pub use super::castles::CastlesObjection;
pub use super::count::CountObjection;
pub use super::dragon::DragonObjection;
pub use super::fairy::FairyObjection;
pub use super::magic::MagicObjection;
pub use super::mayor::MayorObjection;
pub use super::pig::PigObjection;
pub use super::portal::PortalObjection;
pub use super::princess::PrincessObjection;
pub use super::river::RiverObjection;
pub use super::shepherd::ShepherdObjection;
pub use super::tower::TowerObjection;
pub use super::wagon::WagonObjection;
pub use crate::refusal::BaseObjection;

/// Lists who objects; every list becomes an objection by itself.
macro_rules! objectors {
    ($($(#[$doc:meta])* $name:ident($of:ty),)*) => {
        /// What was wrong with a refused move.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Objection {
            $($(#[$doc])* $name($of),)*
        }

        impl Objection {
            /// Who objects, each with the names of its objections.
            pub const NAMES: &[(&str, &[&str])] = &[$((stringify!($name), <$of>::NAMES)),*];

            /// Returns who objects, and the name of the objection.
            pub const fn name(self) -> (&'static str, &'static str) {
                match self {
                    $(Self::$name(objection) => (stringify!($name), objection.name()),)*
                }
            }
        }

        $(impl From<$of> for Objection {
            fn from(objection: $of) -> Self {
                Self::$name(objection)
            }
        })*
    };
}

objectors! {
    /// By the base game.
    Base(BaseObjection),
    /// By the river.
    River(RiverObjection),
    /// By abbots and gardens.
    Abbot(AbbotObjection),
    /// By the builder.
    Builder(BuilderObjection),
    /// By the pig.
    Pig(PigObjection),
    /// By the dragon.
    Dragon(DragonObjection),
    /// By princesses.
    Princess(PrincessObjection),
    /// By portals.
    Portal(PortalObjection),
    /// By the fairy.
    Fairy(FairyObjection),
    /// By towers.
    Tower(TowerObjection),
    /// By abbeys.
    Abbey(AbbeyObjection),
    /// By the mayor.
    Mayor(MayorObjection),
    /// By the wagon.
    Wagon(WagonObjection),
    /// By the barn.
    Barn(BarnObjection),
    /// By the Count.
    Count(CountObjection),
    /// By mage and witch.
    Magic(MagicObjection),
    /// By bridges.
    Bridges(BridgesObjection),
    /// By castles.
    Castles(CastlesObjection),
    /// By bazaars.
    Bazaars(BazaarsObjection),
    /// By shepherds.
    Shepherd(ShepherdObjection),
}
