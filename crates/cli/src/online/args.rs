//! The flags of `carcas play` that are about a server, and what they ask for together.

use std::path::PathBuf;

use anyhow::{anyhow, bail, ensure};
use carcas_bots::Bot;
use carcas_protocol::{Aids, CreateGame, SeatPlan, SetupSpec, TimeControl};
use carcas_text::{Key, key, say};

use super::address::Link;
use crate::language::words;
use crate::run_args::whole_from;
use crate::setup_args::SetupArgs;

/// Flags about a server.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "On a server")]
pub(crate) struct OnlineArgs {
    /// Play on a server. With its address, such as `https://example.org`, a table is made: the links for the others are
    /// shown, and `--seat` may say `open` for a friend. With the link of a seat (in quotes), sit down there; with the
    /// link of a table, watch it
    #[arg(long, value_name = "URL")]
    pub(crate) server: Option<String>,

    /// List the public tables of the server and your own games
    #[arg(long, requires = "server", conflicts_with = "resume")]
    pub(crate) list: bool,

    /// The name that others see [default: the one used last, or your name on this machine]
    #[arg(long, value_name = "NAME", requires = "server")]
    pub(crate) name: Option<String>,

    /// Keep time: 10+5 is ten minutes for each and five seconds more per turn, 10d5 ten minutes that run only after five
    /// seconds of each turn, 3days three days per turn
    #[arg(long, value_name = "CLOCK", requires = "server")]
    pub(crate) clock: Option<String>,

    /// What people may look up: all, tabletop (no counting of tiles) or none [default: all]
    #[arg(long, value_name = "AIDS", requires = "server")]
    pub(crate) aids: Option<String>,

    /// For how many seconds the last answer of a turn can be taken back before the next tile is drawn, 0 to 60
    /// [default: 5, or 0 with a fast clock]
    #[arg(long, value_name = "SECONDS", requires = "server", value_parser = whole_from(0_u32))]
    pub(crate) grace: Option<u32>,

    /// Show the table in the lobby, where everybody can watch it
    #[arg(long, requires = "server")]
    pub(crate) public: bool,

    /// Trust the certificate authorities in this PEM file, too, for a server of your own
    #[arg(long, value_name = "FILE", requires = "server")]
    pub(crate) ca: Option<PathBuf>,
}

/// What the other flags say.
#[derive(Debug)]
pub(crate) struct Others<'a> {
    pub(crate) setup: &'a SetupArgs,
    pub(crate) seats: &'a [String],
    /// `--resume`, with the id of a game or without.
    pub(crate) resume: Option<Option<&'a str>>,
    /// What is said to flags that mean nothing on a server.
    pub(crate) local: Vec<Key>,
}

/// What somebody wants of a server.
#[derive(Debug)]
pub(crate) enum Wanted {
    /// Make a table, with these seats played from here.
    Create(Box<CreateGame>, Vec<u8>),
    /// Sit down with the token of a link.
    Sit { game: String, token: String },
    /// Go on with a game, or watch it if no seat is ours.
    Open { game: String },
    /// Go on with the game played last.
    Resume,
    /// List games.
    List,
}

impl OnlineArgs {
    /// Understands the flags together.
    ///
    /// # Errors
    /// If some contradict others.
    pub(crate) fn wanted(&self, url: &str, others: &Others<'_>) -> anyhow::Result<(Link, Wanted)> {
        if let Some(&refusal) = others.local.first() {
            bail!(words().of(refusal));
        }
        let link = Link::parse(url)?;
        let come = |game: &String| match link.token.clone() {
            Some(token) => Wanted::Sit {
                game: game.clone(),
                token,
            },
            None => Wanted::Open { game: game.clone() },
        };
        let wanted = match (&link.game, others.resume) {
            (Some(game), None) if !self.list => come(game),
            (Some(game), Some(None)) => come(game),
            (None, Some(Some(game))) => Wanted::Open {
                game: game.to_owned(),
            },
            (None, Some(None)) => Wanted::Resume,
            (Some(_), Some(Some(_))) => {
                bail!(say!(words(), "terminal-error-two-games"))
            }
            (Some(_), None) => {
                let address = link.address.to_string();
                bail!(say!(words(), "terminal-error-list-table", input = address))
            }
            (None, None) if self.list => Wanted::List,
            (None, None) => {
                let (game, mine) = self.table(others)?;
                return Ok((link, Wanted::Create(Box::new(game), mine)));
            }
        };
        let setup = words().of(key!("terminal-error-setup-flags"));
        let given = [
            (others.setup.is_given(), setup.as_str()),
            (!others.seats.is_empty(), "--seat"),
            (self.clock.is_some(), "--clock"),
            (self.aids.is_some(), "--aids"),
            (self.grace.is_some(), "--grace"),
            (self.public, "--public"),
        ];
        let given: Vec<&str> = given
            .into_iter()
            .filter_map(|(is_given, flag)| is_given.then_some(flag))
            .collect();
        ensure!(
            given.is_empty(),
            say!(
                words(),
                "terminal-error-new-table",
                list = given.join(", "),
                input = link.address.to_string()
            )
        );
        Ok((link, wanted))
    }

    fn table(&self, others: &Others<'_>) -> anyhow::Result<(CreateGame, Vec<u8>)> {
        let usual = ["human".to_owned(), "greedy".to_owned()];
        let seats = match others.seats {
            [] => &usual,
            seats => seats,
        };
        let (setup, _) = others.setup.prepare(seats.len())?;
        let (mut plans, mut mine) = (Vec::new(), Vec::new());
        for (seat, name) in (0..).zip(seats) {
            plans.push(match name.as_str() {
                // The own seats are taken one by one, so that they can add to the draws.
                "human" => {
                    mine.push(seat);
                    SeatPlan::Open
                }
                "open" => SeatPlan::Open,
                level if Bot::NAMES.contains(&level) => SeatPlan::Bot {
                    level: level.to_owned(),
                },
                name => {
                    let list = format!("human, {}", Bot::NAMES.join(", "));
                    bail!(say!(
                        words(),
                        "terminal-error-online-seat",
                        input = name,
                        list = list
                    ))
                }
            });
        }
        let aids = match self.aids.as_deref() {
            None | Some("all") => Aids::All,
            Some("tabletop") => Aids::Tabletop,
            Some("none") => Aids::None,
            Some(other) => bail!(say!(words(), "terminal-error-aids", input = other)),
        };
        let clock = self.clock.as_deref().map(read_clock).transpose()?;
        if let Some(grace) = self.grace {
            ensure!(
                grace <= 60,
                say!(words(), "terminal-error-grace", n = grace)
            );
        }
        let game = CreateGame {
            setup: SetupSpec::of(&setup),
            seats: plans,
            aids,
            clock: clock.unwrap_or_default(),
            grace_ms: self.grace.map(|seconds| seconds * 1000),
            is_public: self.public,
            best_of: 1,
        };
        Ok((game, mine))
    }
}

/// Reads a clock: `10+5`, `10d5` or `3days`.
fn read_clock(text: &str) -> anyhow::Result<TimeControl> {
    let wrong = || anyhow!(say!(words(), "terminal-error-clock", input = text));
    let days = text.strip_suffix("days").or(text.strip_suffix("day"));
    let clock = if let Some(days) = days {
        TimeControl::Days {
            days: days.trim().parse().map_err(|_| wrong())?,
        }
    } else {
        let at = text.find(['+', 'd']).ok_or_else(wrong)?;
        let minutes: f64 = text[..at].parse().map_err(|_| wrong())?;
        let step: u32 = text[at + 1..].parse().map_err(|_| wrong())?;
        ensure!((0.0..=1e6).contains(&minutes), wrong());
        let base_s = (minutes * 60.0).round() as u32;
        match text[at..].starts_with('+') {
            true => TimeControl::Increment {
                base_s,
                add_s: step,
            },
            false => TimeControl::Delay {
                base_s,
                delay_s: step,
            },
        }
    };
    match clock.problem() {
        None => Ok(clock),
        Some(_) => bail!(say!(
            words(),
            "terminal-error-clock-range",
            input = text,
            n = TimeControl::MAX_BASE_S / 3600,
            m = TimeControl::MAX_STEP_S,
            most = TimeControl::MAX_DAYS
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_or_refused() {
        let increment = TimeControl::Increment {
            base_s: 600,
            add_s: 5,
        };
        assert_eq!(read_clock("10+5").ok(), Some(increment));
        let delay = TimeControl::Delay {
            base_s: 30,
            delay_s: 2,
        };
        assert_eq!(read_clock("0.5d2").ok(), Some(delay));
        assert_eq!(
            read_clock("3days").ok(),
            Some(TimeControl::Days { days: 3 })
        );
        for wrong in [
            "", "10", "+", "x+5", "10+x", "0+0", "99days", "-1+5", "NaN+1", "10+é", "é",
        ] {
            assert!(read_clock(wrong).is_err(), "{wrong}");
        }
    }
}
