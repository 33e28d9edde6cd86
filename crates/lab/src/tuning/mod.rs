//! Tools that tune and measure bots, and what they share: the command line, games to play and weights, each refused with a sentence
//! if it is no good.

pub(crate) mod budgets;
pub(crate) mod calibrate;
pub(crate) mod doubt;
pub(crate) mod duel;
pub(crate) mod horizon;
pub(crate) mod judge;
pub(crate) mod tune;

use std::process::ExitCode;

use carcas_bots::{Bot, Rng, Stop, Weights};
use carcas_engine::{Edition, Log, Node, Rules, Seat, Setup, State};

/// A refusal: what is wrong and what would be right.
pub(crate) type Refusal = String;

/// The words of a command line: those that stand alone, and flags with their values.
#[derive(Debug)]
pub(crate) struct Flags {
    pub(crate) words: Vec<String>,
    values: Vec<(String, String)>,
    switches: Vec<String>,
}

impl Flags {
    /// Reads the command line, given the flags that take a value and those that take none.
    fn read(args: &[String], valued: &[&str], switches: &[&str]) -> Result<Self, Refusal> {
        let mut flags = Self {
            words: Vec::new(),
            values: Vec::new(),
            switches: Vec::new(),
        };
        let mut args = args.iter().cloned();
        while let Some(arg) = args.next() {
            if valued.contains(&arg.as_str()) {
                match args.next() {
                    Some(value) => flags.values.push((arg, value)),
                    None => return Err(format!("`{arg}` wants a value after it")),
                }
            } else if switches.contains(&arg.as_str()) {
                flags.switches.push(arg);
            } else if arg.starts_with("--") {
                let known = [valued, switches].concat().join(", ");
                return Err(format!("there is no flag `{arg}`; there are {known}"));
            } else {
                flags.words.push(arg);
            }
        }
        Ok(flags)
    }

    /// Returns the value of a flag, if it was given.
    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        let known = self.values.iter().find(|(flag, _)| flag == name);
        known.map(|(_, value)| value.as_str())
    }

    /// Whether a flag without a value was given.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.switches.iter().any(|switch| switch == name)
    }

    /// Returns the number that a flag gives, or the usual one.
    pub(crate) fn number<N: std::str::FromStr>(&self, name: &str, usual: N) -> Result<N, Refusal> {
        match self.value(name) {
            Some(text) => number(name, text),
            None => Ok(usual),
        }
    }

    /// Returns the game that `--rules`, `--seats` and `--with` describe.
    pub(crate) fn rules(&self) -> Result<Rules, Refusal> {
        rules(
            self.value("--rules").unwrap_or("zman-c2"),
            self.number("--seats", 2)?,
            self.value("--with").unwrap_or(""),
        )
    }
}

/// What is typed behind the name of a tool.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Words and flags of the tool; `--help` lists them
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    words: Vec<String>,
}

impl Args {
    /// Runs a tool, and says what is wrong if it refuses.
    fn run(
        &self,
        usage: &str,
        (valued, switches): (&[&str], &[&str]),
        tool: impl FnOnce(&Flags) -> Result<(), Refusal>,
    ) -> ExitCode {
        if self
            .words
            .iter()
            .any(|word| word == "--help" || word == "-h")
        {
            println!("carcas-lab {usage}");
            return ExitCode::SUCCESS;
        }
        match Flags::read(&self.words, valued, switches).and_then(|flags| tool(&flags)) {
            Ok(()) => ExitCode::SUCCESS,
            Err(refusal) => {
                eprintln!("{refusal}\ncarcas-lab {usage}");
                ExitCode::from(2)
            }
        }
    }
}

/// Reads a number.
pub(crate) fn number<N: std::str::FromStr>(name: &str, text: &str) -> Result<N, Refusal> {
    text.parse()
        .map_err(|_| format!("`{name}` wants a number, not `{text}`"))
}

/// Makes the rules of a game; `all` among the boxes stands for all that can be played together.
pub(crate) fn rules(edition: &str, n_seats: u8, boxes: &str) -> Result<Rules, Refusal> {
    let known = || Edition::ALL.map(Edition::name).join(", ");
    let edition = Edition::ALL
        .into_iter()
        .find(|known| known.name() == edition)
        .ok_or_else(|| format!("there is no edition `{edition}`; there are {}", known()))?;
    let mut setup = Setup::new(edition, n_seats);
    for name in boxes.split(',').filter(|name| !name.is_empty()) {
        if name == "all" {
            for of in Setup::playable_boxes().filter(|of| of.name() != "base") {
                // Some exclude each other or do not exist in the edition; the rest is played.
                let _ = setup.add_box(of.name());
            }
        } else {
            setup
                .add_box(name)
                .map_err(|error| format!("`{name}` cannot be added: {error}"))?;
        }
    }
    Rules::new(&setup).map_err(|error| format!("that cannot be played: {error}"))
}

/// Makes a bot.
pub(crate) fn bot(name: &str, seed: u64) -> Result<Bot, Refusal> {
    let known = || Bot::NAMES.join(", ");
    Bot::from_name(name, seed)
        .ok_or_else(|| format!("there is no bot `{name}`; there are {}", known()))
}

/// Reads a file of weights.
pub(crate) fn weights(path: &str) -> Result<Weights, Refusal> {
    let text = std::fs::read_to_string(path)
        .map_err(|error| format!("`{path}` cannot be read: {error}"))?;
    Weights::parse(&text).map_err(|error| format!("`{path}` holds no weights: {error}"))
}

/// Draws what follows from the numbers.
pub(crate) fn draw(rules: &Rules, state: &mut State, rng: &mut Rng) {
    let outcome = state.sample(rules, |n| rng.below(n)).expect("a draw");
    let drawn = state.draw(rules, outcome, &mut Log::silent());
    drawn.expect("the outcome is possible");
}

/// Returns a `rival` for every seat.
pub(crate) fn rivals(rules: &Rules, seed: u64) -> Result<Vec<Bot>, Refusal> {
    let seats = 0..rules.n_seats() as u64;
    seats
        .map(|seat| bot("rival", seed.wrapping_mul(10).wrapping_add(seat)))
        .collect()
}

/// Plays the decisions of a turn with a bot, up to the next draw or somebody else's decision.
pub(crate) fn play_turn(rules: &Rules, state: &State, seat: Seat, bot: &mut Bot) -> State {
    let mut state = state.clone();
    while let Node::Decide { seat: asked, .. } = state.node()
        && asked == seat
    {
        let chosen = bot.choose(rules, &state, &Stop::never());
        state.play_unchecked(rules, chosen.expect("a move"), &mut Log::silent());
    }
    state
}

/// Lets `rival`s play a position on, to the end or for a number of draws. The draws follow from the seed.
pub(crate) fn play_on(
    rules: &Rules,
    from: &State,
    (draws, seed): (Option<u64>, u64),
) -> Result<State, Refusal> {
    let (mut state, mut rng) = (from.clone(), Rng::new(seed));
    let mut bots = rivals(rules, seed)?;
    let mut n_drawn = 0;
    loop {
        match state.node() {
            Node::Over => return Ok(state),
            Node::Chance { .. } if Some(n_drawn) == draws => return Ok(state),
            Node::Chance { .. } => {
                n_drawn += 1;
                draw(rules, &mut state, &mut rng);
            }
            Node::Decide { seat, .. } => {
                let chosen = bots[seat.ix()].choose(rules, &state, &Stop::never());
                state.play_unchecked(rules, chosen.expect("a move"), &mut Log::silent());
            }
        }
    }
}

/// Returns by how much a seat is ahead of the best other.
pub(crate) fn margin(rules: &Rules, seat: Seat, of: impl Fn(Seat) -> f64) -> f64 {
    let others = rules.seats().filter(|&other| other != seat);
    of(seat) - others.map(&of).reduce(f64::max).unwrap_or(0.0)
}

/// Returns the mean of numbers and its standard error.
pub(crate) fn mean(numbers: &[f64]) -> (f64, f64) {
    let n = (numbers.len() as f64).max(1.0);
    let mean = numbers.iter().sum::<f64>() / n;
    let squares = numbers.iter().map(|one| (one - mean).powi(2));
    let variance = squares.sum::<f64>() / (n - 1.0).max(1.0);
    (mean, (variance / n).sqrt())
}
