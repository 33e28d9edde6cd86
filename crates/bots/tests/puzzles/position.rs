//! Positions from lines of text, and bots that play a turn in them.

use std::fmt;

use carcas_bots::{Bot, Limit, Stop, Weights};
use carcas_engine::notation::{Words, parse_cell, parse_kind, parse_rotation, parse_segment};
use carcas_engine::{
    Edition, FigureKind, KindIx, Log, Move, Neutral, Node, Outcome, Position, Rules, Seat, Setup,
    Spot, State, Token,
};

/// Puts a position together from lines such as `tile city-cap 0,0 r90`, `figure p0 meeple 0,0 city:E`,
/// `neutral dragon 0,0`, `neutral count 0,0 quarter:market`, `supply p1 meeple 0`, `token p0 sheep-3 1`, `score p0 20`, `bag monastery road-curve`
/// and `also king record=3` (a section of a position as text); with `start` the start tiles lie there, and with `turn p1` it is
/// the turn of seat 1 instead of seat 0. The seat draws the tile, or is about to if none is named.
pub(crate) fn position(rules: &Rules, lines: &[&str], drawn: &str) -> State {
    let mut position = Position::new(rules, lines.contains(&"start"));
    let (mut turn, mut sections) = (Seat(0), String::new());
    for line in lines {
        let mut words = Words::new(line);
        let (_, verb) = words.next_word().unwrap();
        let seat = |words: &mut Words<'_>| {
            let (_, word) = words.next_word().unwrap();
            Seat(word.trim_start_matches('p').parse().unwrap())
        };
        let figure = |words: &mut Words<'_>| {
            let (_, word) = words.next_word().unwrap();
            FigureKind::from_name(word).unwrap()
        };
        match verb {
            "start" => {}
            "tile" => {
                let kind = parse_kind(rules, &mut words).unwrap();
                let cell = parse_cell(&mut words).unwrap();
                let rotation = parse_rotation(&mut words).unwrap();
                position.tile(kind, cell, rotation).unwrap();
            }
            "figure" => {
                let (seat, kind) = (seat(&mut words), figure(&mut words));
                let cell = parse_cell(&mut words).unwrap();
                let tile = *position.state().tile_at(cell).unwrap();
                let spot = parse_segment(rules, &tile, &mut words).unwrap();
                position.figure(seat, kind, spot).unwrap();
            }
            "neutral" => {
                let (_, word) = words.next_word().unwrap();
                let neutral = Neutral::from_name(word).unwrap();
                let cell = parse_cell(&mut words).unwrap();
                let tile = *position.state().tile_at(cell).unwrap();
                let spot = match neutral.is_on_tile() {
                    true => Spot::tile(cell),
                    false => parse_segment(rules, &tile, &mut words).unwrap(),
                };
                position.neutral(neutral, spot).unwrap();
            }
            "supply" => {
                let (seat, kind) = (seat(&mut words), figure(&mut words));
                let (_, n) = words.next_word().unwrap();
                position.supply(seat, kind, n.parse().unwrap()).unwrap();
            }
            "token" => {
                let seat = seat(&mut words);
                let (_, word) = words.next_word().unwrap();
                let token = Token::from_name(word).unwrap();
                let (_, n) = words.next_word().unwrap();
                position.tokens(seat, token, n.parse().unwrap()).unwrap();
            }
            "score" => {
                let seat = seat(&mut words);
                let (_, points) = words.next_word().unwrap();
                position.score(seat, points.parse().unwrap()).unwrap();
            }
            "bag" => {
                let mut kinds: Vec<KindIx> = Vec::new();
                while let Some((_, name)) = words.next_word() {
                    kinds.push(rules.find_kind(name).unwrap());
                }
                position.bag(&kinds).unwrap();
            }
            "turn" => turn = seat(&mut words),
            "also" => {
                sections += "; ";
                sections += line.trim_start_matches("also ");
            }
            _ => panic!("`{verb}` is unknown"),
        }
    }
    position.turn(turn).unwrap();
    let mut state = position.finish().unwrap();
    if !sections.is_empty() {
        let text = state.text(rules) + &sections;
        state = State::parse_text(rules, &text).unwrap();
    }
    if drawn.is_empty() {
        return state;
    }
    while let Node::Decide { .. } = state.node() {
        state.play(rules, Move::Pass, &mut Log::silent()).unwrap();
    }
    let kind = rules.find_kind(drawn).unwrap();
    state
        .draw(rules, Outcome::Tile(kind), &mut Log::silent())
        .unwrap();
    state
}

/// Plays moves that are said as text.
pub(crate) fn play(rules: &Rules, state: &mut State, moves: &[&str]) {
    for text in moves {
        let mv = state.parse_move(rules, text).unwrap();
        state.play(rules, mv, &mut Log::silent()).unwrap();
    }
}

pub(crate) fn rules(edition: Edition, boxes: &[&str]) -> Rules {
    let mut setup = Setup::new(edition, 2);
    for name in boxes {
        setup.add_box(name).unwrap();
    }
    Rules::new(&setup).unwrap()
}

/// What a bot did until seat 0 had played its turn.
pub(crate) struct Told {
    pub(crate) name: String,
    pub(crate) moves: Vec<String>,
    pub(crate) after: State,
}

impl fmt::Debug for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name, self.moves.join(", "))
    }
}

impl Told {
    /// Whether one of the moves begins so and says that somewhere behind it.
    pub(crate) fn does(&self, begin: &str, part: &str) -> bool {
        let mut moves = self.moves.iter();
        moves.any(|told| told.starts_with(begin) && told.contains(part))
    }

    /// Whether one of the moves begins so.
    pub(crate) fn has(&self, begin: &str) -> bool {
        self.moves.iter().any(|told| told.starts_with(begin))
    }
}

/// Lets a bot answer for everybody until something is drawn or the turn of another seat begins.
fn turn_of(rules: &Rules, state: &State, mut bot: Bot, name: &str) -> Told {
    let (mut after, mut moves) = (state.clone(), Vec::new());
    let active = state.active_seat();
    while let Node::Decide { seat, .. } = after.node() {
        let chosen = bot.choose(rules, &after, &Stop::never()).unwrap();
        if seat == Seat(0) {
            moves.push(after.move_name(rules, chosen));
        }
        after.play(rules, chosen, &mut Log::silent()).unwrap();
        if after.active_seat() != active {
            break;
        }
    }
    let name = name.to_owned();
    Told { name, moves, after }
}

/// Lets levels that should see it play the turn.
pub(crate) fn turns(rules: &Rules, state: &State) -> Vec<Told> {
    let levels = [("rival", 7), ("expert", 7)];
    let play = |(name, seed)| turn_with_seed(rules, state, name, seed);
    levels.into_iter().map(play).collect()
}

/// The same with more seeds of the level that searches, whose draws differ.
pub(crate) fn turns_of_seeds(rules: &Rules, state: &State) -> Vec<Told> {
    let more = [1, 2, 3].map(|seed| turn_with_seed(rules, state, "expert", seed));
    turns(rules, state).into_iter().chain(more).collect()
}

fn turn_with_seed(rules: &Rules, state: &State, name: &str, seed: u64) -> Told {
    let bot = Bot::from_name(name, seed).unwrap();
    turn_of(rules, state, bot.with_limit(Limit::nodes(200)), name)
}

/// Lets a player that misses something play the turn: a bot by its name, or `rival` with some weights changed. A puzzle that
/// such a bot solves, too, tests nothing.
pub(crate) fn blind(rules: &Rules, state: &State, who: &str) -> Told {
    let bot = match Bot::from_name(who, 7) {
        Some(bot) => bot,
        None => {
            let weights = Weights::of_game(rules).with(who).unwrap();
            Bot::from_name("rival", 7).unwrap().with_weights(weights)
        }
    };
    turn_of(rules, state, bot, who)
}

pub(crate) fn with<'a>(first: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    first.iter().chain(more).copied().collect()
}
