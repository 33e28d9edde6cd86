//! Setup: what people choose before a game, checked as a whole.

use std::fmt;

use carcas_tiles::{Box, Mark, Printing};

use super::choices::{Abbot, Choices, RiverSymbols, SixthPlayer, Switch, TileArt};
use super::{Edition, MAX_FIGURES, RiverWithCount, RulesVersion, SWITCHES};
use crate::figure::FigureKind;
use crate::modules::{Module, ModuleSet};
use crate::score::BitSet;

/// What people choose before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    version: RulesVersion,
    edition: Edition,
    boxes: Vec<Box>,
    landscapes: Vec<Box>,
    /// The number of seats.
    pub seats: u8,
    choices: Choices,
    printings: Vec<(Box, Printing)>,
    switched_off: ModuleSet,
    switched_on: ModuleSet,
    supply: [Option<u8>; FigureKind::N],
}

impl Setup {
    /// The base game of an edition.
    pub fn new(edition: Edition, seats: u8) -> Self {
        Self::in_version(RulesVersion::CURRENT, edition, seats)
    }

    /// The base game of an edition as a version of the rules plays it.
    pub fn in_version(version: RulesVersion, edition: Edition, seats: u8) -> Self {
        Self {
            version,
            edition,
            boxes: Vec::new(),
            landscapes: Vec::new(),
            seats,
            choices: edition.choices_in(version),
            printings: Vec::new(),
            switched_off: ModuleSet::default(),
            switched_on: ModuleSet::default(),
            supply: [None; FigureKind::N],
        }
    }

    /// Returns the version of the rules.
    pub fn version(&self) -> RulesVersion {
        self.version
    }

    /// Returns the edition whose choices the game started from.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// Adds a box, named as on the command line; parts of it may follow a colon, joined by `+`. With the part `none`
    /// its tiles are plain landscape and its symbols decoration.
    ///
    /// # Errors
    /// If there is no such box, if it was added before with other parts, or if it has no such part. Whether it can be played shows when the rules are prepared.
    pub fn add_box(&mut self, name: &str) -> Result<(), SetupError> {
        let whole = name;
        let (name, parts) = match name.split_once(':') {
            Some((name, parts)) => (name, Some(parts)),
            None => (name, None),
        };
        let of = Box::from_name(name).filter(|&of| of != Box::Base);
        let of = of.ok_or_else(|| SetupError::UnknownBox(name.to_owned()))?;
        if self.boxes.contains(&of) || self.landscapes.contains(&of) {
            let is_same = self.box_names().any(|known| known == whole);
            return if is_same {
                Ok(())
            } else {
                Err(SetupError::BoxTwice(of))
            };
        }
        let all = modules_of(of).unwrap_or_default();
        let chosen = match parts {
            None => &mut self.boxes,
            Some("none") if is_landscape(of) => &mut self.landscapes,
            Some(parts) => {
                let named: Vec<&str> = parts.split('+').collect();
                let is_part = |name: &&str| all.iter().any(|module| module.name() == *name);
                if all.len() < 2 || !named.iter().all(is_part) {
                    return Err(SetupError::UnknownPart(of, parts.to_owned()));
                }
                for &module in all.iter().filter(|module| !named.contains(&module.name())) {
                    self.switched_off.insert(module);
                }
                &mut self.boxes
            }
        };
        chosen.push(of);
        chosen.sort_unstable();
        Ok(())
    }

    /// Sets a switch, `key` and `value` named as in `docs/rules/README.md`.
    ///
    /// # Errors
    /// If there is no such switch or value.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        let switch =
            Switch::from_key(key).ok_or_else(|| SetupError::UnknownSwitch(key.to_owned()))?;
        let is_offered = switch
            .values
            .iter()
            .any(|known| known.0 == value && !known.is_for_conformance());
        if is_offered && switch.set(&mut self.choices, value) {
            Ok(())
        } else {
            Err(SetupError::UnknownValue(switch, value.to_owned()))
        }
    }

    /// Changes the choices directly: for conformance runs, which reproduce another engine's habits.
    pub fn choices_mut(&mut self) -> &mut Choices {
        &mut self.choices
    }

    /// Returns the value of every switch.
    pub fn choices(&self) -> Choices {
        self.choices
    }

    /// Returns the switches that differ from the edition's choice, with their values.
    pub fn overrides(&self) -> impl Iterator<Item = (&'static str, &'static str)> + '_ {
        let usual = self.edition.choices_in(self.version);
        SWITCHES
            .iter()
            .filter(move |switch| switch.value(&usual) != switch.value(&self.choices))
            .map(|switch| (switch.key, switch.value(&self.choices).0))
    }

    /// Uses a certain printing of one box, whatever the switch `tile-art` says.
    pub fn use_printing(&mut self, of: Box, printing: Printing) {
        self.printings.retain(|&(other, _)| other != of);
        self.printings.push((of, printing));
    }

    /// Turns the symbols of a module into decoration.
    pub fn switch_off(&mut self, module: Module) {
        self.switched_off.insert(module);
    }

    /// Plays a module without its box.
    pub fn switch_on(&mut self, module: Module) {
        self.switched_on.insert(module);
    }

    /// Gives every seat `n` figures of a kind, whatever the boxes hold. [`Rules::new`](super::Rules::new) refuses supplies
    /// of more than [`MAX_FIGURES`] in all.
    pub fn set_supply(&mut self, kind: FigureKind, n: u8) {
        self.supply[kind.ix()] = Some(n);
    }

    /// Returns how many figures of a kind every seat gets, if the number was set.
    pub(crate) fn supply(&self, kind: FigureKind) -> Option<u8> {
        self.supply[kind.ix()]
    }

    /// Returns the printing of a box.
    pub fn printing(&self, of: Box) -> Printing {
        let chosen = self.printings.iter().find(|&&(other, _)| other == of);
        chosen.map_or(
            match self.choices.tile_art {
                TileArt::First => Printing::First,
                TileArt::New => Printing::New,
            },
            |&(_, printing)| printing,
        )
    }

    /// Returns the base game and all boxes whose tiles are added to it.
    pub fn all_boxes(&self) -> impl Iterator<Item = Box> + '_ {
        std::iter::once(Box::Base).chain(self.boxes.iter().chain(&self.landscapes).copied())
    }

    /// Returns the boxes as [`Setup::add_box`] reads them.
    pub fn box_names(&self) -> impl Iterator<Item = String> + '_ {
        let played = self.boxes.iter().map(|&of| {
            let all = modules_of(of).unwrap_or_default();
            let on: Vec<&str> = all
                .iter()
                .filter(|&&module| !self.switched_off.contains(module))
                .map(|module| module.name())
                .collect();
            match on.len() {
                n if n == all.len() => of.name().to_owned(),
                0 => format!("{}:none", of.name()),
                _ => format!("{}:{}", of.name(), on.join("+")),
            }
        });
        played.chain(
            self.landscapes
                .iter()
                .map(|of| format!("{}:none", of.name())),
        )
    }

    /// Whether a box is played with its rules.
    pub fn has_box(&self, of: Box) -> bool {
        self.boxes.contains(&of)
    }

    /// Whether inn and pig herd of River II work without their boxes.
    fn has_lone_river_symbols(&self) -> bool {
        self.has_box(Box::River2) && self.choices.river_symbols == RiverSymbols::Always
    }

    /// Whether the symbols of a box are decoration.
    pub(crate) fn is_decoration(&self, of: Box) -> bool {
        self.landscapes.contains(&of)
    }

    /// Whether a mark on the tiles of a box means anything in this game.
    ///
    /// Rule: RV-22, RV-24, IC-103.
    pub(crate) fn is_mark_in_play(&self, of: Box, mark: Mark) -> bool {
        match (of, mark) {
            (_, Mark::Tunnel | Mark::NoCastle | Mark::AtCarcassonne) => true,
            (Box::River2, Mark::Inn) => {
                self.has_lone_river_symbols() || self.has_box(Box::InnsAndCathedrals)
            }
            (_, Mark::Inn) => self.has_box(Box::InnsAndCathedrals) && !self.is_decoration(of),
            (Box::River2, Mark::PigHerd) => {
                self.has_lone_river_symbols() || self.has_box(Box::TradersAndBuilders)
            }
            _ => !self.is_decoration(of),
        }
    }

    /// Returns the modules in play, or every reason why the setup is impossible.
    ///
    /// Rule: BA-01, IC-01, RV-101.
    pub(crate) fn check(&self) -> Result<ModuleSet, SetupErrors> {
        let mut errors = Vec::new();
        let mut modules = ModuleSet::default();
        for &of in &self.boxes {
            match modules_of(of) {
                Some(of_box) => of_box.iter().for_each(|&module| modules.insert(module)),
                None => errors.push(SetupError::NotPlayable(of)),
            }
        }
        if self.choices.abbot == Abbot::On {
            modules.insert(Module::Abbot);
            modules.insert(Module::Garden);
        }
        // Rule: RV-22, RV-24.
        if self.has_lone_river_symbols() {
            modules.insert(Module::Inns);
            modules.insert(Module::PigHerd);
        }
        if self.has_box(Box::TradersAndBuilders) {
            modules.insert(Module::PigHerd);
        }
        self.switched_on
            .iter()
            .for_each(|module| modules.insert(module));
        self.switched_off
            .iter()
            .for_each(|module| modules.remove(module));
        match self.seats {
            1..=5 => {}
            6 if self.has_box(Box::InnsAndCathedrals)
                || self.choices.sixth_player == SixthPlayer::Always => {}
            6 => errors.push(SetupError::SixSeats),
            _ => errors.push(SetupError::SeatCount(self.seats)),
        }
        let has_river = self.has_box(Box::River1) || self.has_box(Box::River2);
        if has_river
            && self.has_box(Box::Count)
            && self.choices.river_with_count == RiverWithCount::Forbidden
        {
            errors.push(SetupError::RiverWithCount);
        }
        if errors.is_empty() {
            Ok(modules)
        } else {
            Err(SetupErrors(errors))
        }
    }
}

/// Returns the modules of a box, or nothing if we cannot play it yet.
fn modules_of(of: Box) -> Option<&'static [Module]> {
    match of {
        Box::Base => Some(&[]),
        Box::River1 | Box::River2 => Some(&[Module::River]),
        Box::PrincessAndDragon => Some(&[
            Module::Dragon,
            Module::Princess,
            Module::Portal,
            Module::Fairy,
        ]),
        Box::Count => Some(&[Module::Count]),
        Box::MageAndWitch => Some(&[Module::MageAndWitch]),
        Box::InnsAndCathedrals => Some(&[Module::Inns, Module::Cathedrals, Module::LargeFollower]),
        Box::TradersAndBuilders => Some(&[Module::Goods, Module::Builder, Module::Pig]),
        Box::KingAndRobber => Some(&[Module::King, Module::Robber]),
        Box::Tower => Some(&[Module::Tower]),
        Box::BridgesCastlesAndBazaars => Some(&[Module::Bridges, Module::Castles, Module::Bazaars]),
        Box::AbbeyAndMayor => Some(&[Module::Abbey, Module::Mayor, Module::Wagon, Module::Barn]),
        Box::HillsAndSheep => Some(&[Module::Shepherd, Module::Hills, Module::Vineyards]),
    }
}

/// Whether the tiles of a box can be played as plain landscape.
///
/// The Count's tiles are laid out, not drawn.
fn is_landscape(of: Box) -> bool {
    !matches!(of, Box::River1 | Box::River2 | Box::Count)
}

pub(crate) fn playable_boxes() -> impl Iterator<Item = Box> {
    Box::ALL.into_iter().filter(|&of| modules_of(of).is_some())
}

impl Setup {
    /// Whether the tiles of a box can be played as plain landscape.
    pub fn is_landscape(of: Box) -> bool {
        is_landscape(of)
    }

    /// Returns the parts of a box that can be played one by one; none if the box is played as a whole or not at all.
    pub fn parts_of(of: Box) -> &'static [Module] {
        match modules_of(of) {
            Some(parts) if parts.len() > 1 => parts,
            _ => &[],
        }
    }

    /// Returns the boxes that can be played, the base game first.
    pub fn playable_boxes() -> impl Iterator<Item = Box> {
        playable_boxes()
    }
}

/// Why a setup is impossible.
#[derive(Clone, Debug)]
pub enum SetupError {
    /// There is no such edition.
    UnknownEdition(String),
    /// There is no such box.
    UnknownBox(String),
    /// The box has no such part.
    UnknownPart(Box, String),
    /// The box is named twice.
    BoxTwice(Box),
    /// The box is known, but not its rules.
    NotPlayable(Box),
    /// There is no such switch.
    UnknownSwitch(String),
    /// The switch has no such value.
    UnknownValue(&'static Switch, String),
    /// Too few or too many seats.
    SeatCount(u8),
    /// A sixth seat without its figures.
    SixSeats,
    /// River and Count, where the switch forbids both together.
    RiverWithCount,
    /// More figures in all supplies than a game can number.
    TooManyFigures(usize),
    /// More segments on all tiles than a game can number.
    TooManySegments(usize),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |names: Vec<&str>| names.join(", ");
        match self {
            Self::UnknownEdition(name) => {
                let names = Edition::ALL.map(Edition::name).to_vec();
                write!(f, "unknown preset `{name}`; there are {}", list(names))
            }
            Self::UnknownBox(name) => {
                let names = Box::ALL.iter().skip(1).map(|of| of.name()).collect();
                write!(f, "unknown box `{name}`; there are {}", list(names))
            }
            Self::UnknownPart(of, parts) => {
                let mut names: Vec<&str> = Vec::new();
                let all = modules_of(*of).unwrap_or_default();
                if all.len() > 1 {
                    names.extend(all.iter().map(|module| module.name()));
                }
                if is_landscape(*of) {
                    names.push("none (its tiles as plain landscape)");
                }
                let remedy = if names.is_empty() {
                    "leave it out".to_owned()
                } else {
                    format!("parts, joined by `+`, are {}", list(names))
                };
                write!(f, "the box `{}` has no part `{parts}`; {remedy}", of.name())
            }
            Self::BoxTwice(of) => {
                let name = of.name();
                write!(
                    f,
                    "the box `{name}` is named twice, with different parts; name it once and join its parts by `+`"
                )?;
                let parts: Vec<&str> = modules_of(*of)
                    .unwrap_or_default()
                    .iter()
                    .map(|module| module.name())
                    .collect();
                if parts.len() > 1 {
                    write!(f, ", such as {name}:{}", parts[..2].join("+"))?;
                }
                Ok(())
            }
            Self::NotPlayable(of) => {
                let names = playable_boxes().skip(1).map(Box::name).collect();
                let name = of.name();
                write!(
                    f,
                    "the box `{name}` is in the tile catalogue but cannot be played yet; "
                )?;
                if is_landscape(*of) {
                    write!(f, "`{name}:none` plays its tiles as plain landscape; ")?;
                }
                write!(f, "playable are {}", list(names))
            }
            Self::UnknownSwitch(key) => {
                write!(
                    f,
                    "unknown switch `{key}`; `carcas rules` lists all switches"
                )
            }
            Self::UnknownValue(switch, value) => {
                let values = switch
                    .values
                    .iter()
                    .filter(|known| !known.is_for_conformance());
                let values = values.map(|value| value.0).collect();
                write!(
                    f,
                    "`{}` has no value `{value}`; it can be {}",
                    switch.key,
                    list(values)
                )
            }
            Self::SeatCount(seats) => {
                write!(f, "a game has 1 to 6 seats, not {seats} (rule BA-01)")
            }
            Self::SixSeats => write!(
                f,
                "six seats need Inns & Cathedrals (inns-and-cathedrals) or the house rule sixth-player=always \
                 (rules BA-01, IC-01)"
            ),
            Self::RiverWithCount => write!(
                f,
                "a river and The Count of Carcassonne are not played together here (river-with-count=forbidden); leave \
                 out one of them, or set river-with-count=attach-spring (rule RV-101)"
            ),
            Self::TooManyFigures(n) => write!(
                f,
                "all seats together have {n} figures; a game has at most {MAX_FIGURES}"
            ),
            Self::TooManySegments(n) => write!(
                f,
                "the tiles of all boxes have {n} segments; a game has at most {}: leave out a box",
                BitSet::LIMIT
            ),
        }
    }
}

impl std::error::Error for SetupError {}

/// Every reason why a setup is impossible.
#[derive(Clone, Debug)]
pub struct SetupErrors(pub Vec<SetupError>);

impl fmt::Display for SetupErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (ix, error) in self.0.iter().enumerate() {
            write!(f, "{}{error}", if ix > 0 { "\n" } else { "" })?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupErrors {}
