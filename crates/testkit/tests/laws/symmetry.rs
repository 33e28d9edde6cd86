//! Turning or shifting the whole table, or renaming the seats, changes nothing else.

use std::collections::BTreeSet;

use carcas_bots::Rng;
use carcas_engine::{
    Axis, Cell, Decision, FigureKind, KindIx, Log, Move, Neutral, Node, Outcome, Position, Token,
};
use carcas_engine::{Rules, Seat, Setup, Spot, State, Title, TunnelFields};
use carcas_record::Entry;
use carcas_reference::{Answer, Mirror, PlacedFigure, Table, Tile};
use carcas_testkit::{Seeds, random_full_setup};
use carcas_tiles::{Box, HalfSide, KindId, MarkSet, Rotation, Segment, SegmentKind, SegmentSet};

use crate::laws::game::{Trial, legal_moves, take};

#[test]
fn turning_and_shifting_the_table_changes_nothing_else() {
    Seeds::from_env(80).for_each(|seed| {
        // The city of Carcassonne lies where it lies.
        let (game, mut rng) = usual_game(seed, |setup| !setup.has_box(Box::Count));
        let shift = |rng: &mut Rng| rng.below(2001) as i16 - 1000;
        let view = View {
            rules: &game.rules,
            mirror: Mirror::new(&game.rules),
            turn: Rotation::from_ix(rng.below(4) as u8),
            shift: Cell::new(shift(&mut rng), shift(&mut rng)),
            n_seats: game.rules.n_seats() as u8,
            next_seats: 0,
        };
        compare(&game, &view);
    });
}

#[test]
fn renaming_the_seats_changes_nothing_else() {
    Seeds::from_env(80).for_each(|seed| {
        let (game, mut rng) = usual_game(seed, |_| true);
        let n_seats = game.rules.n_seats() as u8;
        let view = View {
            rules: &game.rules,
            mirror: Mirror::new(&game.rules),
            turn: Rotation::R0,
            shift: Cell::new(0, 0),
            n_seats,
            next_seats: rng.below(u32::from(n_seats)) as u8,
        };
        compare(&game, &view);
    });
}

fn usual_game(seed: u64, is_wanted: impl Fn(&Setup) -> bool) -> (Trial, Rng) {
    let mut rng = Rng::new(seed);
    let setup = loop {
        let setup = random_full_setup(&mut rng);
        if is_wanted(&setup) {
            break setup;
        }
    };
    println!("seed {seed}: {}", carcas_testkit::describe(&setup));
    (Trial::of_setup(&setup, rng.clone()), rng)
}

/// Another way to look at the same table.
struct View<'r> {
    rules: &'r Rules,
    mirror: Mirror,
    turn: Rotation,
    shift: Cell,
    n_seats: u8,
    /// Every seat has the name of the seat that sits so many places further.
    next_seats: u8,
}

/// Plays a game and its mirror image side by side.
fn compare(game: &Trial, view: &View<'_>) {
    let (rules, mirror) = (view.rules, &view.mirror);
    // The start tile of a position is taken from the bag, so both bags are made the same.
    let mut image = view.position();
    let bag = bag_of(rules, image.state());
    image.bag(&bag).expect("the bag is part of itself");
    let mut plain = Position::new(rules, true);
    plain.bag(&bag).expect("the bag is part of the full one");
    let game = Trial {
        rules: Rules::clone(rules),
        start: plain.finish().unwrap(),
        rng: game.rng.clone(),
    };
    let mut image = image.finish().unwrap();
    let mut entries = game.play(|_, _| {}).into_iter();
    game.play(|state, _| {
        check_node(rules, view, state, &image);
        let table = mirror.table(state);
        let moves = legal_moves(rules, state);
        let answers = moves.iter().map(|&legal| mirror.answer(state, legal));
        let drawn = drawn(mirror, state);
        let seen = answers.map(|one| view.answer(&table, drawn, one));
        let expected: BTreeSet<Answer> = seen.collect();
        let found = legal_moves(rules, &image);
        let found_answers = found.iter().map(|&legal| mirror.answer(&image, legal));
        assert_eq!(found_answers.clone().collect::<BTreeSet<_>>(), expected);
        match entries.next() {
            Some(draw @ Entry::Draw(_)) => take(rules, &mut image, draw),
            Some(Entry::Move(_, chosen)) => {
                let wanted = view.answer(&table, drawn, mirror.answer(state, chosen));
                let mut pairs = found.iter().zip(found_answers);
                let same: Option<(&Move, Answer)> = pairs.find(|pair| pair.1 == wanted);
                let (&chosen, _) = same.expect("the image has the same moves");
                let played = image.play(rules, chosen, &mut Log::silent());
                played.expect("a legal move can be played");
            }
            None => {}
        }
    });
}

fn drawn(mirror: &Mirror, state: &State) -> Option<KindId> {
    match state.node() {
        Node::Decide { decision, .. } => decision.tile().map(|kind| mirror.id(kind)),
        Node::Chance { .. } | Node::Over => None,
    }
}

fn check_node(rules: &Rules, view: &View<'_>, state: &State, image: &State) {
    let mirror = &view.mirror;
    let renamed = match state.node() {
        Node::Decide { seat, decision } => Node::Decide {
            seat: view.seat(seat),
            decision: view.decision(decision),
        },
        other => other,
    };
    // The index of a castle follows from the order of segments, which a turned tile may exchange.
    let is_castle = |node: Node| {
        let Node::Decide { decision, .. } = node else {
            return false;
        };
        matches!(decision, Decision::CastleScoring { .. })
    };
    assert!(image.node() == renamed || is_castle(image.node()) && is_castle(renamed));
    assert_eq!(image.active_seat(), view.seat(state.active_seat()));
    for seat in rules.seats() {
        let other = view.seat(seat);
        assert_eq!(image.score(other), state.score(seat));
        assert_eq!(image.supply(other), state.supply(seat));
    }
    assert_eq!(image.n_discarded(), state.n_discarded());
    let outcomes = |state: &State| -> Vec<(Outcome, u32)> {
        let mut outcomes = Vec::new();
        state.outcomes(rules, &mut outcomes);
        outcomes
    };
    assert_eq!(outcomes(image), outcomes(state));
    let table = mirror.table(state);
    let mut figures: Vec<PlacedFigure> = mirror
        .figures(state)
        .into_iter()
        .map(|figure| PlacedFigure {
            seat: view.seat(figure.seat),
            spot: view.figure_spot(&table, figure.kind, figure.spot),
            ..figure
        })
        .collect();
    figures.sort_unstable();
    assert_eq!(mirror.figures(image), figures);
    for neutral in Neutral::ALL {
        let spot = state.neutral(neutral);
        let seen = spot.map(|spot| view.spot(&table, spot));
        assert_eq!(image.neutral(neutral), seen, "{}", neutral.name());
    }
    for title in Title::ALL {
        let seen = state.holder(Token::from(title)).map(|seat| view.seat(seat));
        assert_eq!(image.holder(Token::from(title)), seen, "{}", title.name());
    }
}

impl<'r> View<'r> {
    /// Returns the start tiles as they are seen.
    fn position(&self) -> Position<'r> {
        let rules = self.rules;
        let is_moved = (self.turn, self.shift) != (Rotation::R0, Cell::new(0, 0));
        let mut position = Position::new(rules, !is_moved);
        for &(kind, cell, rotation) in rules.start_tiles().iter().filter(|_| is_moved) {
            let laid = position.tile(kind, self.cell(cell), rotation.then(self.turn));
            laid.expect("the start tile can lie anywhere");
        }
        let begun = position.turn(self.seat(Seat(0)));
        begun.expect("the seat is in the game");
        position
    }

    fn decision(&self, decision: Decision) -> Decision {
        match decision {
            Decision::Exchange { holder, captured } => Decision::Exchange {
                holder: self.seat(holder),
                captured,
            },
            other => other,
        }
    }

    fn seat(&self, seat: Seat) -> Seat {
        Seat((seat.0 + self.next_seats) % self.n_seats)
    }

    /// A quarter turn clockwise takes north, towards smaller `y`, to east, towards greater `x`.
    fn cell(&self, cell: Cell) -> Cell {
        let mut turned = cell;
        for _ in 0..self.turn.ix() {
            turned = Cell::new(-turned.y, turned.x);
        }
        Cell::new(turned.x + self.shift.x, turned.y + self.shift.y)
    }

    fn tile(&self, tile: Tile) -> Tile {
        let kind = self.mirror.kind(tile.kind);
        let turned = tile.rotation.then(self.turn);
        Tile {
            rotation: self.rules.canonical_rotation(kind, turned),
            ..tile
        }
    }

    /// Returns where a segment lies in the image. A symmetric tile that lies in its canonical rotation there has
    /// exchanged its segments.
    fn spot(&self, table: &Table, spot: Spot) -> Spot {
        if table.segment(spot).is_none() {
            return Spot::tile(self.cell(spot.cell));
        }
        if spot.segment == Spot::BRIDGE {
            let cell = self.cell(spot.cell);
            return Spot { cell, ..spot };
        }
        let tile = table.tile(spot.cell).expect("a figure stands on a tile");
        let segment = table.segment(spot).expect("a figure stands on a segment");
        let image = self.tile(tile);
        let segment = if image.rotation == tile.rotation.then(self.turn) {
            spot.segment
        } else {
            let cuts_tunnel = self.rules.choices().tunnel_fields == TunnelFields::Four;
            let mut seen = Table::new(cuts_tunnel);
            seen.put(spot.cell, image);
            // Two inner fields of one tile can look alike; they keep their order.
            let wanted = look(tile, &segment, self.turn);
            let here = table.segments(spot.cell).iter();
            let is_before = |(ix, other): &&(u8, Segment)| {
                *ix < spot.segment && look(tile, other, self.turn) == wanted
            };
            let rank = here.filter(is_before).count();
            let there = seen.segments(spot.cell).iter();
            let mut alike = there.filter(|(_, other)| look(image, other, Rotation::R0) == wanted);
            let found = alike.nth(rank);
            found.expect("the image shows the same segments").0
        };
        Spot {
            cell: self.cell(spot.cell),
            segment,
        }
    }

    /// Returns where a figure stands in the image. A barn stands on a corner, which is named by the cell south-east of it:
    /// in the image that may be another of the four.
    fn figure_spot(&self, table: &Table, kind: FigureKind, spot: Spot) -> Spot {
        if kind != FigureKind::Barn {
            return self.spot(table, spot);
        }
        let around = [(0, 0, "NL"), (-1, 0, "NR"), (0, -1, "SR"), (-1, -1, "SL")];
        let around = around.map(|(x, y, half)| (Cell::new(spot.cell.x + x, spot.cell.y + y), half));
        let last = around.into_iter().max_by_key(|&(cell, _)| {
            let seen = self.cell(cell);
            seen.x + seen.y
        });
        let (cell, half) = last.expect("four cells lie around a corner");
        let half = HalfSide::from_name(half).expect("the name is one of the eight");
        let mut fields = table.segments(cell).iter();
        let field = fields.find(|(_, segment)| segment.halves.contains(half));
        let &(segment, _) = field.expect("a barn stands in a field");
        self.spot(table, Spot { cell, segment })
    }

    /// Returns an answer as it is seen; `drawn` is the tile that is being placed, if one is.
    fn answer(&self, table: &Table, drawn: Option<KindId>, answer: Answer) -> Answer {
        match answer {
            Answer::PlaceTile(cell, rotation) => {
                let kind = drawn.expect("a tile was drawn");
                let tile = self.tile(Tile { kind, rotation });
                Answer::PlaceTile(self.cell(cell), tile.rotation)
            }
            Answer::PlaceFigure(kind, spot) => {
                Answer::PlaceFigure(kind, self.figure_spot(table, kind, spot))
            }
            Answer::Recall(kind, spot) => Answer::Recall(kind, self.spot(table, spot)),
            Answer::MoveFigure(kind, from, to) => {
                Answer::MoveFigure(kind, self.spot(table, from), self.spot(table, to))
            }
            Answer::SendHome(seat, kind, spot) => {
                Answer::SendHome(self.seat(seat), kind, self.spot(table, spot))
            }
            Answer::MoveNeutral(neutral, spot) => {
                Answer::MoveNeutral(neutral, self.spot(table, spot))
            }
            Answer::PutBeside(neutral, kind, spot) => {
                Answer::PutBeside(neutral, kind, self.spot(table, spot))
            }
            // Features are scored one by one with the Count only, and his table is never turned.
            Answer::Score(spot) => Answer::Score(self.spot(table, spot)),
            Answer::PutAside(neutral) => Answer::PutAside(neutral),
            Answer::PlaceToken(token, spot) => Answer::PlaceToken(token, self.spot(table, spot)),
            Answer::Capture(seat, kind, spot) => {
                Answer::Capture(self.seat(seat), kind, self.spot(table, spot))
            }
            Answer::Exchange(kind) => Answer::Exchange(kind),
            Answer::Ransom(holder, kind) => Answer::Ransom(self.seat(holder), kind),
            Answer::Again => Answer::Again,
            Answer::Grow => Answer::Grow,
            Answer::Herd => Answer::Herd,
            Answer::Pass => Answer::Pass,
            Answer::BuildBridge(cell, axis) => {
                let side = axis.sides()[0].turned(self.turn);
                Answer::BuildBridge(self.cell(cell), Axis::of(side))
            }
            Answer::Convert(kind, spot) => Answer::Convert(kind, self.spot(table, spot)),
            Answer::Auction(..)
            | Answer::Bid(_)
            | Answer::Buy
            | Answer::Sell
            | Answer::TakeLot(_) => answer,
        }
    }
}

/// Returns what a segment shows after a further turn, without decoration, and the sides of the cities it borders.
fn look(tile: Tile, segment: &Segment, turn: Rotation) -> (Segment, Vec<u8>) {
    let printed = &tile.printed().segments;
    let cities = segment.borders.iter().map(|ix| printed[ix]);
    let turned = cities.map(|city| city.turned(tile.rotation.then(turn)).sides.bits());
    let mut cities: Vec<u8> = turned.collect();
    cities.sort_unstable();
    let plain = Segment {
        // A castle is printed as a city.
        kind: match segment.kind {
            SegmentKind::Castle => SegmentKind::City,
            kind => kind,
        },
        borders: SegmentSet::EMPTY,
        marks: MarkSet::EMPTY,
        goods: None,
        links: 0,
        ..segment.turned(turn)
    };
    (plain, cities)
}

fn bag_of(rules: &Rules, state: &State) -> Vec<KindIx> {
    let copies = |kind| std::iter::repeat_n(kind, state.n_in_bag(rules, kind));
    rules.kinds().flat_map(copies).collect()
}
