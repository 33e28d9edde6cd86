//! Gathering the legal moves of a question into groups.

use std::collections::BTreeMap;

use carcas_engine::{
    Axis, Cell, Decision, FigureIx, FigureKind, KindIx, Move, Neutral, Node, Rules, Spot, State,
    Token,
};
use carcas_record::Teller;
use carcas_tiles::Rotation;

use super::template::{Places, SaidSpots, Ways, template};
use super::{BridgedCell, CellRotations, FigureChoice, Group, Origin, SaidGroup, SpotAt};
use crate::Said;
use crate::place::{FigureAt, WireCell};
use crate::said::Args;

/// Returns the groups of all legal moves, and the ways in which their spots are told; `tile` is the tile that is to be placed, if there is one.
pub(super) fn groups(
    rules: &Rules,
    state: &State,
    tile: Option<KindIx>,
) -> (Vec<SaidGroup>, Vec<Args>) {
    let mut moves = Vec::new();
    state.legal_moves(rules, &mut moves);
    let mut gathering = Gathering {
        rules,
        state,
        tile,
        groups: Vec::new(),
        barns: Targets::default(),
        figures: Targets::default(),
        origins: Targets::default(),
        neutrals: Targets::default(),
        tokens: BTreeMap::new(),
        choices: Targets::default(),
    };
    for legal in moves {
        gathering.add(legal);
    }
    gathering.finish()
}

/// Spots, each with a bit for everything that can go there.
#[derive(Default)]
struct Targets {
    /// What can go somewhere; the bits are its indexes. There are far fewer than bits.
    actors: Vec<u8>,
    /// In the order in which they were found.
    spots: Vec<(Spot, u128)>,
    /// Where a spot stands in the list.
    places: BTreeMap<Spot, usize>,
}

impl Targets {
    fn add(&mut self, actor: u8, spot: Spot) {
        let known = self.actors.iter().position(|&other| other == actor);
        let ix = known.unwrap_or_else(|| {
            self.actors.push(actor);
            self.actors.len() - 1
        });
        let place = *self.places.entry(spot).or_insert_with(|| {
            self.spots.push((spot, 0));
            self.spots.len() - 1
        });
        self.spots[place].1 |= 1 << ix;
    }

    /// Returns what the bits of a mask stand for.
    fn of_mask(&self, mask: u128) -> impl Iterator<Item = u8> + '_ {
        let actors = self.actors.iter().enumerate();
        actors
            .filter(move |&(ix, _)| mask >> ix & 1 == 1)
            .map(|(_, &actor)| actor)
    }
}

/// How the notation names a spot.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// By its cell alone.
    Cell,
    /// By its cell and a name on it.
    CellAndName,
    /// By a name that needs no cell.
    Name,
}

impl Form {
    const fn text(self) -> &'static str {
        match self {
            Self::Cell => "{cell}",
            Self::CellAndName => "{cell} {name}",
            Self::Name => "{name}",
        }
    }
}

/// Spots that the same figures reach and whose notation is alike.
struct Cluster {
    mask: u128,
    form: Form,
    spots: SaidSpots,
}

/// Where what is filled in stands in sentences.
const CELL: (&str, &str) = ("cell", "{cell}");
const ROTATION: (&str, &str) = ("degrees", "{rotation}");
const FIGURE: (&str, &str) = ("figure", "{figure}");
const NEUTRAL: (&str, &str) = ("neutral", "{neutral}");
const AMOUNT: (&str, &str) = ("points", "{amount}");

/// What the sentence of a moved figure says of the figure.
const OF_ORIGINS: [&str; 3] = ["figure", "old_feature", "from"];

struct Gathering<'a> {
    rules: &'a Rules,
    state: &'a State,
    tile: Option<KindIx>,
    groups: Vec<SaidGroup>,
    /// Apart from other figures, as they are told otherwise.
    barns: Targets,
    figures: Targets,
    origins: Targets,
    neutrals: Targets,
    tokens: BTreeMap<Token, Targets>,
    choices: Targets,
}

impl Gathering<'_> {
    fn add(&mut self, legal: Move) {
        match legal {
            Move::PlaceTile { cell, rotation } => self.add_placement(cell, rotation),
            Move::PlaceFigure { figure, spot } => match figure {
                FigureKind::Barn => self.barns.add(figure.ix() as u8, spot),
                _ => self.figures.add(figure.ix() as u8, spot),
            },
            Move::MoveFigure { figure, to } => self.origins.add(figure.0, to),
            Move::MoveNeutral { neutral, to } => self.neutrals.add(neutral as u8, to),
            Move::PlaceToken { token, spot } => {
                self.tokens.entry(token).or_default().add(0, spot);
            }
            Move::Choose { spot } => self.choices.add(0, spot),
            Move::BuildBridge { cell, axis } => self.add_bridge(cell, axis),
            Move::Auction { kind, bid } => self.add_auction(kind, bid),
            Move::Bid { bid } => self.add_bid(bid),
            Move::TakeBack { figure }
            | Move::SendHome { figure }
            | Move::Capture { figure }
            | Move::Convert { figure }
            | Move::PutBeside { figure, .. } => self.add_figure(legal, figure),
            Move::PutAside { .. }
            | Move::Exchange { .. }
            | Move::Ransom { .. }
            | Move::Again
            | Move::Grow
            | Move::Herd
            | Move::Pass
            | Move::Buy
            | Move::Sell
            | Move::TakeLot { .. } => {
                if let Some(group) = self.single(legal) {
                    self.push(group, legal, &[]);
                }
            }
        }
    }

    /// Adds a group that one of its moves tells of.
    fn push(&mut self, group: Group, legal: Move, places: Places) {
        let said = Some(self.said(legal, places));
        self.groups.push(SaidGroup {
            said,
            ..SaidGroup::from(group)
        });
    }

    /// Says a move, with places to fill in.
    fn said(&self, legal: Move, places: Places) -> Said {
        let teller = Teller { rules: self.rules };
        template(&teller.answer(self.state, legal), places)
    }

    fn add_placement(&mut self, cell: Cell, rotation: Rotation) {
        let Some(kind) = self.tile else { return };
        // Only a drawn tile is placed with a bridge.
        let needed = match self.state.node() {
            Node::Decide {
                decision: Decision::PlaceTile { kind },
                ..
            } => self.state.needed_bridge(self.rules, kind, (cell, rotation)),
            _ => None,
        };
        let (x, y, bit) = (cell.x, cell.y, 1 << rotation.ix());
        let id = &self.rules.tile_kind(kind).id;
        if let Some((bridge, built)) = needed {
            let at = self.groups.iter_mut().find_map(|of| match &mut of.group {
                Group::PlaceTileWithBridge { axis, cells, .. } if *axis == built.into() => {
                    Some(cells)
                }
                _ => None,
            });
            let is_same = |known: &&mut BridgedCell| {
                (known.0, known.1, known.3, known.4) == (x, y, bridge.x, bridge.y)
            };
            let bridged = BridgedCell(x, y, bit, bridge.x, bridge.y);
            match at {
                Some(cells) => match cells.iter_mut().find(is_same) {
                    Some(known) => known.2 |= bit,
                    None => cells.push(bridged),
                },
                None => {
                    let group = Group::PlaceTileWithBridge {
                        text: format!(
                            "tile {id} {{cell}} {{rotation}} {}",
                            bridge_text(built, "{bridge}")
                        ),
                        tile: id.clone(),
                        axis: built.into(),
                        cells: vec![bridged],
                    };
                    let legal = Move::PlaceTile { cell, rotation };
                    self.push(group, legal, &[CELL, ROTATION, ("from", "{bridge}")]);
                }
            }
            return;
        }
        let at = self.groups.iter_mut().find_map(|of| match &mut of.group {
            Group::PlaceTile { cells, .. } => Some(cells),
            _ => None,
        });
        let is_same = |known: &&mut CellRotations| (known.0, known.1) == (x, y);
        match at {
            Some(cells) => match cells.iter_mut().find(is_same) {
                Some(known) => known.2 |= bit,
                None => cells.push(CellRotations(x, y, bit)),
            },
            None => {
                let group = Group::PlaceTile {
                    text: format!("tile {id} {{cell}} {{rotation}}"),
                    tile: id.clone(),
                    cells: vec![CellRotations(x, y, bit)],
                };
                let legal = Move::PlaceTile { cell, rotation };
                self.push(group, legal, &[CELL, ROTATION]);
            }
        }
    }

    fn add_bridge(&mut self, cell: Cell, built: Axis) {
        let at = self.groups.iter_mut().find_map(|of| match &mut of.group {
            Group::BuildBridge { axis, cells, .. } if *axis == built.into() => Some(cells),
            _ => None,
        });
        match at {
            Some(cells) => cells.push(cell.into()),
            None => {
                let group = Group::BuildBridge {
                    axis: built.into(),
                    text: bridge_text(built, "{cell}"),
                    cells: vec![WireCell::from(cell)],
                };
                self.push(group, Move::BuildBridge { cell, axis: built }, &[CELL]);
            }
        }
    }

    fn add_auction(&mut self, kind: KindIx, bid: u16) {
        let id = &self.rules.tile_kind(kind).id;
        for of in &mut self.groups {
            if let Group::Auction { tile, highest, .. } = &mut of.group
                && tile == id
                && highest.checked_add(1) == Some(bid)
            {
                *highest = bid;
                return;
            }
        }
        let group = Group::Auction {
            tile: id.clone(),
            text: format!("auction {id} bid {{amount}}"),
            lowest: bid,
            highest: bid,
        };
        self.push(group, Move::Auction { kind, bid }, &[AMOUNT]);
    }

    fn add_bid(&mut self, bid: u16) {
        for of in &mut self.groups {
            if let Group::Bid { highest, .. } = &mut of.group
                && highest.checked_add(1) == Some(bid)
            {
                *highest = bid;
                return;
            }
        }
        let group = Group::Bid {
            text: "bid {amount}".to_owned(),
            lowest: bid,
            highest: bid,
        };
        self.push(group, Move::Bid { bid }, &[AMOUNT]);
    }

    /// Adds a move that chooses a figure on the board.
    fn add_figure(&mut self, legal: Move, chosen: FigureIx) {
        let Some(at) = self.figure(chosen) else {
            return;
        };
        let choice = FigureChoice {
            text: self.state.move_name(self.rules, legal),
            seat: at.seat,
            figure: at.figure,
            spot: at.spot,
            said: Some(self.said(legal, &[])),
        };
        let known = self
            .groups
            .iter_mut()
            .find_map(|of| match (&mut of.group, legal) {
                (Group::TakeBack { figures }, Move::TakeBack { .. })
                | (Group::SendHome { figures }, Move::SendHome { .. })
                | (Group::Capture { figures }, Move::Capture { .. })
                | (Group::Convert { figures }, Move::Convert { .. }) => Some(figures),
                (Group::PutBeside { neutral, figures }, Move::PutBeside { neutral: put, .. }) => {
                    (*neutral == put.name()).then_some(figures)
                }
                _ => None,
            });
        if let Some(figures) = known {
            figures.push(choice);
            return;
        }
        let figures = vec![choice];
        let group = match legal {
            Move::TakeBack { .. } => Some(Group::TakeBack { figures }),
            Move::SendHome { .. } => Some(Group::SendHome { figures }),
            Move::Capture { .. } => Some(Group::Capture { figures }),
            Move::Convert { .. } => Some(Group::Convert { figures }),
            Move::PutBeside { neutral, .. } => Some(Group::PutBeside {
                neutral: neutral.name().to_owned(),
                figures,
            }),
            _ => None,
        };
        self.groups.extend(group.map(SaidGroup::from));
    }

    /// Returns the group of a move that has no other like it.
    fn single(&self, legal: Move) -> Option<Group> {
        let text = self.state.move_name(self.rules, legal);
        Some(match legal {
            Move::PutAside { neutral } => Group::PutAside {
                neutral: neutral.name().to_owned(),
                text,
            },
            Move::Exchange { figure } => Group::Exchange {
                seat: self.asked(),
                figure: figure.name().to_owned(),
                text,
            },
            Move::Ransom { holder, figure } => Group::Ransom {
                holder: holder.0,
                figure: figure.name().to_owned(),
                text,
            },
            Move::TakeLot { kind } => Group::TakeLot {
                tile: self.rules.tile_kind(kind).id.clone(),
                text,
            },
            Move::Again => Group::Again { text },
            Move::Grow => Group::Grow { text },
            Move::Herd => Group::Herd { text },
            Move::Pass => Group::Pass { text },
            Move::Buy => Group::Buy { text },
            Move::Sell => Group::Sell { text },
            _ => return None,
        })
    }

    fn asked(&self) -> u8 {
        match self.state.node() {
            Node::Decide { seat, .. } => seat.0,
            Node::Chance { .. } | Node::Over => self.state.active_seat().0,
        }
    }

    fn figure(&self, ix: FigureIx) -> Option<FigureAt> {
        let mut figures = self.state.figures();
        let figure = figures.find(|figure| figure.ix == ix)?;
        Some(FigureAt::of(self.rules, self.state, &figure))
    }

    /// Puts spots together that the same figures reach and that are told alike; `legal` makes the moves.
    fn clusters(
        &self,
        targets: &Targets,
        places: Places,
        legal: impl Fn(u8, Spot) -> Move,
    ) -> Vec<Cluster> {
        let mut clusters: Vec<Cluster> = Vec::new();
        for &(spot, mask) in &targets.spots {
            let cell = spot.cell;
            let whole = self.state.spot_name(self.rules, spot);
            let (form, name) = match whole.strip_prefix(&cell.to_string()) {
                Some("") => (Form::Cell, ""),
                Some(name) if name.starts_with(' ') => (Form::CellAndName, &name[1..]),
                _ => (Form::Name, whole.as_str()),
            };
            let actor = targets.of_mask(mask).next().unwrap_or_default();
            let mut said = self.said(legal(actor, spot), places);
            said.args
                .retain(|name, _| !OF_ORIGINS.contains(&&**name) || places.contains(&FIGURE));
            let is_alike = |other: &Cluster| {
                (other.mask, other.form) == (mask, form) && other.spots.key() == said.key.as_deref()
            };
            let known = clusters.iter().position(is_alike);
            let ix = known.unwrap_or_else(|| {
                clusters.push(Cluster {
                    mask,
                    form,
                    spots: SaidSpots::default(),
                });
                clusters.len() - 1
            });
            let at = SpotAt(cell.x, cell.y, spot.segment);
            clusters[ix].spots.add(name, at, said);
        }
        clusters
    }

    /// Adds the groups of all spots behind those that were found before, but before passing.
    fn finish(mut self) -> (Vec<SaidGroup>, Vec<Args>) {
        let (mut found, mut ways) = (Vec::new(), Ways::default());
        for targets in [&self.figures, &self.barns] {
            let legal = |ix: u8, spot| Move::PlaceFigure {
                figure: FigureKind::ALL[usize::from(ix)],
                spot,
            };
            for cluster in self.clusters(targets, &[CELL, FIGURE], legal) {
                let kinds = targets.of_mask(cluster.mask);
                let kinds = kinds.map(|ix| FigureKind::ALL[usize::from(ix)]);
                found.push(cluster.spots.group(&mut ways, |spots| Group::PlaceFigure {
                    figures: kinds.map(|kind| kind.name().to_owned()).collect(),
                    text: format!("{{figure}} {}", cluster.form.text()),
                    spots,
                }));
            }
        }
        let legal = |ix, to| Move::MoveFigure {
            figure: FigureIx(ix),
            to,
        };
        for cluster in self.clusters(&self.origins, &[CELL], legal) {
            let figures = self.origins.of_mask(cluster.mask);
            let origins = figures.filter_map(|ix| self.origin(FigureIx(ix)));
            found.push(cluster.spots.group(&mut ways, |spots| Group::MoveFigure {
                origins: origins.collect(),
                text: format!("{{origin}} to {}", cluster.form.text()),
                spots,
            }));
        }
        let legal = |ix: u8, to| Move::MoveNeutral {
            neutral: Neutral::ALL[usize::from(ix)],
            to,
        };
        for cluster in self.clusters(&self.neutrals, &[CELL, NEUTRAL], legal) {
            let neutrals = self.neutrals.of_mask(cluster.mask);
            let neutrals = neutrals.map(|ix| Neutral::ALL[usize::from(ix)]);
            found.push(cluster.spots.group(&mut ways, |spots| Group::MoveNeutral {
                neutrals: neutrals.map(|neutral| neutral.name().to_owned()).collect(),
                text: format!("{{neutral}} {}", cluster.form.text()),
                spots,
            }));
        }
        for (&token, targets) in &self.tokens {
            let legal = |_, spot| Move::PlaceToken { token, spot };
            for cluster in self.clusters(targets, &[CELL], legal) {
                let text = match token {
                    Token::Floor => "tower {cell}".to_owned(),
                    _ => format!("{} {}", token.name(), cluster.form.text()),
                };
                found.push(cluster.spots.group(&mut ways, |spots| Group::PlaceToken {
                    token: token.name().to_owned(),
                    text,
                    spots,
                }));
            }
        }
        for cluster in self.clusters(&self.choices, &[CELL], |_, spot| Move::Choose { spot }) {
            found.push(cluster.spots.group(&mut ways, |spots| Group::Choose {
                text: format!("score {}", cluster.form.text()),
                spots,
            }));
        }
        let is_pass = |of: &SaidGroup| matches!(of.group, Group::Pass { .. });
        let end = self.groups.iter().position(is_pass);
        let end = end.unwrap_or(self.groups.len());
        self.groups.splice(end..end, found);
        (self.groups, ways.0)
    }

    fn origin(&self, figure: FigureIx) -> Option<Origin> {
        let at = self.figure(figure)?;
        let &(to, _) = self.origins.spots.first()?;
        let mut args: Args = self.said(Move::MoveFigure { figure, to }, &[]).args;
        args.retain(|name, _| OF_ORIGINS.contains(&&**name));
        Some(Origin {
            text: format!("move {} from {}", at.figure, at.spot.name),
            seat: at.seat,
            figure: at.figure,
            from: at.spot,
            args,
        })
    }
}

fn bridge_text(axis: Axis, cell: &str) -> String {
    format!("bridge {cell} road:{}", axis.sides()[0].name())
}
