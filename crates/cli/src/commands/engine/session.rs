//! A conversation: the game that is played, and what each command does with it.

use std::num::NonZeroUsize;
use std::time::Duration;

use carcas_arena::Alarm;
use carcas_bots::{Bot, Limit, Rng, Stop};
use carcas_engine::Node;
use carcas_engine::notation::parse_position;

use super::command::{Command, Go};
use super::game::{self, OpenGame};
use super::reply::{Fault, Reply};
use super::{setup, view};

/// The bot that answers unless another is named.
pub(crate) const USUAL_BOT: &str = "greedy";

/// A conversation with one client.
#[derive(Debug)]
pub(crate) struct Session {
    game: Option<OpenGame>,
    /// Gives every `go` its seed.
    seeds: Rng,
    /// The bot that answers unless another is named.
    usual_bot: String,
    /// Ends the thinking of bots; started with the first time that is granted.
    alarm: Option<Alarm>,
}

impl Session {
    pub(crate) fn new(seed: u64, usual_bot: &str) -> Self {
        Self {
            game: None,
            seeds: Rng::new(seed),
            usual_bot: usual_bot.to_owned(),
            alarm: None,
        }
    }

    /// Carries out a command. After a fault nothing has changed.
    pub(crate) fn answer(&mut self, command: Command<'_>) -> Result<Reply, Fault> {
        match command {
            Command::Ping => Ok(Reply::Ok),
            Command::Help => Ok(Reply::Help),
            Command::Quit => Ok(Reply::Bye),
            Command::Setup(rest) => {
                let game = setup::begin(rest)?;
                let reply = ok_or_over(&game);
                self.game = Some(game);
                Ok(reply)
            }
            Command::Position(line) => {
                let (setup, rules, state) =
                    parse_position(line.text).map_err(|error| line.notation(error))?;
                let game = OpenGame::of_position(setup, rules, state);
                let reply = ok_or_over(&game);
                self.game = Some(game);
                Ok(reply)
            }
            Command::Draw(tile) => {
                let game = self.game()?;
                game.draw(tile)?;
                Ok(ok_or_over(game))
            }
            Command::Play(text) => {
                let game = self.game()?;
                game.play(text)?;
                Ok(ok_or_over(game))
            }
            Command::Undo => self.game()?.undo().map(|()| Reply::Ok),
            Command::Moves => self.game().map(|game| Reply::Moves(moves(game))),
            Command::State => self.game().map(|game| Reply::State(view::state(game))),
            Command::Record => self.game()?.record().map(Reply::Record),
            Command::Go(go) => self.go(go),
        }
    }

    fn game(&mut self) -> Result<&mut OpenGame, Fault> {
        let what = "no game is set up; begin with `setup {…}` or `position …`";
        self.game.as_mut().ok_or_else(|| Fault::new(0, what))
    }

    /// Asks a bot. Without limits it looks at as many positions as its level does, and its move follows from the seed.
    fn go(&mut self, go: Go<'_>) -> Result<Reply, Fault> {
        let usual = self.usual_bot.clone();
        let (at, name) = go.bot.unwrap_or((0, &usual));
        let seed = self.seeds.clone().next_u64();
        let bot = Bot::from_name(name, seed).ok_or_else(|| {
            let names = Bot::NAMES.join(", ");
            Fault::new(at, format!("`{name}` is no bot; there are {names}"))
        })?;
        let threads = go
            .threads
            .and_then(|(_, n)| NonZeroUsize::try_from(n as usize).ok());
        let mut bot = match (go.nodes, go.time) {
            (None, None) => bot,
            (nodes, _) => bot.with_limit(Limit {
                nodes,
                threads: threads.unwrap_or(NonZeroUsize::MIN),
                seed: 0,
            }),
        };
        // A bot that answers at once must not depend on how busy the machine is.
        let stop = match go.time.filter(|_| bot.searches()) {
            Some(ms) => {
                let alarm = self.alarm.get_or_insert_with(Alarm::new);
                alarm.after(Duration::from_millis(ms))
            }
            None => Stop::never(),
        };
        let game = self.game()?;
        let (rules, state) = (game.rules(), game.state());
        let chosen = bot
            .choose(rules, state, &stop)
            .ok_or_else(|| match state.node() {
                Node::Over => game::game_over(),
                Node::Chance { .. } | Node::Decide { .. } => game::draw_first(),
            })?;
        let best = state.move_name(rules, chosen);
        self.seeds.next_u64();
        Ok(Reply::Best(best))
    }
}

fn ok_or_over(game: &OpenGame) -> Reply {
    match game.state().node() {
        Node::Over => Reply::Over(view::over(game)),
        Node::Chance { .. } | Node::Decide { .. } => Reply::Ok,
    }
}

fn moves(game: &OpenGame) -> Vec<String> {
    let name = |legal| game.state().move_name(game.rules(), legal);
    game.legal_moves().into_iter().map(name).collect()
}
