//! Games on a server: `carcas play --server`, and what `carcas-lab load` shares with it.
//!
//! `join` comes to a table over HTTP. `line` then holds a socket to it in a thread of its own and opens it again when it
//! breaks. `follow` turns what the line tells into entries of a record, so that the screens for games on this machine
//! show it; moves go out as notation and are played here only when they come back.

pub mod address;
pub(crate) mod args;
pub(crate) mod follow;
pub mod http;
pub(crate) mod join;
pub(crate) mod line;
mod lobby;
mod memory;
mod plain;
pub(crate) mod promise;
pub(crate) mod record;
mod tls;
mod told;
pub(crate) mod wish;

use crate::language::words;
use carcas_text::say;
use std::process::ExitCode;
use std::sync::mpsc;
use std::time::Instant;

use anyhow::{Context, bail};
use carcas_record::Record;

use crate::{files, screen};
use args::{OnlineArgs, Others, Wanted};
use follow::Follow;
use http::Server;
use join::{Joined, Visitor};
use line::{News, Orders};

/// A table on a server that is about to be played.
#[derive(Debug)]
pub(crate) struct Sitting {
    pub(crate) follow: Follow,
    pub(crate) record: Record,
    pub(crate) orders: Orders,
    pub(crate) joined: Joined,
}

impl Sitting {
    /// Says how to come back to the table.
    pub(crate) fn farewell(follow: &Follow, joined: &Joined) -> String {
        let (program, address) = (files::program(), &joined.ticket.server.address);
        let game = &follow.about.game;
        // The creator of a table for others finds its links again by resuming.
        match follow.mine.is_empty() && joined.links.is_empty() {
            true => {
                let typed = format!("{program} play --server {address}/game/{game}");
                say!(words(), "terminal-online-watch-again", input = typed)
            }
            false => {
                let typed = format!("{program} play --server {address} --resume");
                say!(words(), "terminal-online-go-on", input = typed)
            }
        }
    }
}

/// Plays on a server.
pub(crate) fn run(
    args: &OnlineArgs,
    url: &str,
    others: &Others<'_>,
    is_plain: bool,
) -> anyhow::Result<ExitCode> {
    let (link, wanted) = args.wanted(url, others)?;
    let is_plain = is_plain || !screen::is_possible();
    if !is_plain && !matches!(wanted, Wanted::List) {
        // Nobody is to find out at a table that was just made.
        screen::check_size()?;
    }
    let server = Server::new(link.address, args.ca.as_deref())?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .with_context(|| say!(words(), "terminal-error-thread"))?;
    let joined = runtime.block_on(async {
        let visitor = Visitor::come(server, args.name.as_deref()).await?;
        Ok(match wanted {
            Wanted::List => {
                lobby::print(&visitor).await?;
                None
            }
            Wanted::Create(game, mine) => Some(visitor.create(&game, &mine).await?),
            Wanted::Sit { game, token } => Some(visitor.sit(&game, &token).await?),
            Wanted::Open { game } => Some(visitor.open(&game).await?),
            Wanted::Resume => Some(visitor.resume().await?),
        })
    });
    drop(runtime);
    let joined: anyhow::Result<Option<Joined>> = joined;
    let Some(joined) = joined? else {
        return Ok(ExitCode::SUCCESS);
    };
    match is_plain {
        true => plain::play(joined),
        false => {
            let (tell, news) = mpsc::channel();
            let orders = line::open(joined.ticket.clone(), move |news| {
                // A receiver that is gone has left.
                let _ = tell.send(news);
            })?;
            let (follow, record) = first_view(|| news.recv().ok())?;
            screen::play_online(
                Sitting {
                    follow,
                    record,
                    orders,
                    joined,
                },
                news,
            )
        }
    }
}

/// Waits for the first view of a game.
fn first_view(mut next: impl FnMut() -> Option<News>) -> anyhow::Result<(Follow, Record)> {
    let mut clock = (0, Instant::now());
    loop {
        match next() {
            Some(News::Here { now_ms }) => clock = (now_ms, Instant::now()),
            Some(News::View(view)) => return Follow::new(view, clock),
            Some(News::Gone { why }) => bail!("{why}"),
            Some(News::Lost { why }) => {
                anstream::eprintln!(
                    "{}",
                    say!(words(), "terminal-online-lost", text = told::clean(&why))
                );
            }
            Some(_) => {}
            None => bail!(say!(words(), "terminal-error-unseen")),
        }
    }
}
