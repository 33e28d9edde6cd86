//! Coming to a table: an identity, making a table, sitting down, finding one's games.

use crate::language::{self, words};
use anyhow::{Context, bail, ensure};
use carcas_protocol::{
    About, CreateGame, GameList, GameMade, IdentityMade, ListedGame, Seated, Status, TakeSeat, View,
};
use carcas_text::say;
use serde::Deserialize;

use super::http::{Server, code_of};
use super::line::{Order, Ticket};
use super::memory::{self, Known, KnownGame, KnownSeat};
use super::promise;

/// A game of an identity.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OwnGame {
    pub(super) listed: ListedGame,
    pub(super) is_my_turn: bool,
}

/// Somebody at a server.
#[derive(Debug)]
pub(crate) struct Visitor {
    pub(crate) server: Server,
    /// The token of the identity.
    identity: String,
    name: String,
}

/// A table with the links that are for others.
#[derive(Debug)]
pub(crate) struct Joined {
    pub(crate) ticket: Ticket,
    pub(crate) links: Vec<(u8, String)>,
    pub(crate) watch: String,
}

impl Joined {
    /// Goes to another game of the same table, whose links are nobody's yet; returns what the line is told.
    pub(crate) fn go_to(&mut self, game: String) -> Order {
        self.ticket.game.clone_from(&game);
        self.links.clear();
        self.watch = format!("{}/game/{game}", self.ticket.server.address);
        Order::Go { game }
    }
}

/// The longest name.
const MAX_NAME: usize = 40;
/// How many tables that were made for others are asked for.
const MAX_MADE: usize = 20;

impl Visitor {
    /// Comes to a server, with the identity that it knows or a new one.
    pub(crate) async fn come(server: Server, name: Option<&str>) -> anyhow::Result<Self> {
        let known = memory::of(&server.address);
        let name = match name {
            Some(name) => {
                let name = name.trim();
                let n = name.chars().count();
                ensure!(
                    (1..=MAX_NAME).contains(&n),
                    say!(
                        words(),
                        "terminal-error-name-length",
                        most = MAX_NAME,
                        n = n
                    )
                );
                ensure!(
                    !name.chars().any(char::is_control),
                    say!(words(), "terminal-error-name-control")
                );
                name.to_owned()
            }
            None => known.name.clone().unwrap_or_else(usual_name),
        };
        let identity = match known.identity {
            Some(token) if is_known(&server, &token).await? => token,
            _ => {
                let made: IdentityMade = server.post("/api/identities", None, &()).await?;
                made.token
            }
        };
        let visitor = Self {
            server,
            identity,
            name,
        };
        visitor.remember(|known| {
            known.identity = Some(visitor.identity.clone());
            known.name = Some(visitor.name.clone());
        });
        Ok(visitor)
    }

    /// Remembers something; a machine that cannot is told so, and plays on.
    fn remember(&self, change: impl FnOnce(&mut Known)) {
        if let Err(why) = memory::change(&self.server.address, change) {
            let why = language::told(&why);
            let told = say!(words(), "terminal-error-not-remembered", text = why);
            anstream::eprintln!("{}", say!(words(), "terminal-error-note", text = told));
        }
    }

    /// Makes a table and sits down.
    pub(crate) async fn create(&self, wanted: &CreateGame, mine: &[u8]) -> anyhow::Result<Joined> {
        let made: GameMade = self
            .server
            .post("/api/games", Some(&self.identity), wanted)
            .await?;
        let mut known = KnownGame::default();
        // The server has fixed its part of the draws, so ours can be made now.
        known.promise.seed_hash.clone_from(&made.seed_hash);
        for seat in &made.seats {
            let is_mine = mine.contains(&seat.seat);
            known.seats.push(KnownSeat {
                seat: Some(seat.seat),
                link: seat.token.clone(),
                token: None,
                nonce: is_mine.then(promise::nonce).transpose()?,
                is_mine,
            });
        }
        self.remember_game(&made.game, &known);
        for ix in 0..known.seats.len() {
            let name = match (mine.len(), known.seats[ix].seat) {
                (2.., Some(seat)) => {
                    // Several people at one screen are told apart by their numbers.
                    let short: String = self.name.chars().take(MAX_NAME - 2).collect();
                    format!("{short} {}", seat + 1)
                }
                _ => self.name.clone(),
            };
            if known.seats[ix].is_mine {
                self.take_seat(&made.game, &mut known, ix, name).await?;
            }
        }
        self.remember_game(&made.game, &known);
        Ok(self.joined(&made.game, &known))
    }

    fn remember_game(&self, game: &str, of: &KnownGame) {
        self.remember(|known| {
            known.last_game = Some(game.to_owned());
            known.games.insert(game.to_owned(), of.clone());
        });
    }

    /// Sits down with the link of a seat, and notes its token and what we add to the draws.
    async fn take_seat(
        &self,
        game: &str,
        known: &mut KnownGame,
        ix: usize,
        name: String,
    ) -> anyhow::Result<()> {
        let KnownSeat { link, nonce, .. } = &known.seats[ix];
        let body = TakeSeat {
            name,
            nonce: nonce.clone(),
            identity: Some(self.identity.clone()),
        };
        let path = format!("/api/games/{game}/seat");
        let seated: Seated = self.server.post(&path, Some(link), &body).await?;
        let seat = &mut known.seats[ix];
        seat.seat = Some(seated.seat);
        seat.token = seated.token.or(seat.token.take());
        if let Some(nonce) = seat.nonce.clone() {
            known.promise.nonces.insert(seated.seat, nonce);
        }
        Ok(())
    }

    /// Sits down with the link of a seat, or comes back to it.
    pub(crate) async fn sit(&self, game: &str, token: &str) -> anyhow::Result<Joined> {
        let known = memory::of(&self.server.address).games.remove(game);
        let mut known = known.unwrap_or_default();
        let seat = known.seats.iter().position(|seat| seat.link == token);
        let ix = match seat {
            Some(ix) => ix,
            None => {
                known.seats.push(KnownSeat {
                    seat: None,
                    link: token.to_owned(),
                    token: None,
                    nonce: None,
                    is_mine: true,
                });
                known.seats.len() - 1
            }
        };
        let view = match self.look(game).await {
            Ok(view) => view,
            Err(why) => match code_of(&why) {
                Some("unknown-game" | "not-found") => return Err(self.no_game(game)),
                _ => return Err(why),
            },
        };
        // The hash is seen before our part of the draws is made. Who sits there already from elsewhere has made theirs.
        if known.promise.seed_hash.is_none() {
            known.promise.seed_hash = Some(view.about.seed_hash);
        }
        if known.seats[ix].nonce.is_none() && view.mine.is_empty() {
            known.seats[ix].nonce = Some(promise::nonce()?);
        }
        let was_known = known.seats[ix].token.is_some() || !view.mine.is_empty();
        self.remember(|all| {
            all.games.insert(game.to_owned(), known.clone());
        });
        known.seats[ix].is_mine = true;
        match self
            .take_seat(game, &mut known, ix, self.name.clone())
            .await
        {
            Ok(()) => {}
            Err(why) => match code_of(&why) {
                Some("seat-taken") if was_known => known.seats[ix].nonce = None,
                Some("seat-taken") => {
                    let watch = format!("{}/game/{game}", self.server.address);
                    bail!(say!(words(), "terminal-online-seat-taken", input = watch))
                }
                Some("unknown-token" | "not-your-seat") => {
                    bail!(say!(words(), "terminal-online-no-seat-link"))
                }
                Some("unknown-game" | "not-found") => return Err(self.no_game(game)),
                _ => return Err(why),
            },
        }
        self.remember_game(game, &known);
        Ok(self.joined(game, &known))
    }

    /// Looks at a game.
    async fn look(&self, game: &str) -> anyhow::Result<View> {
        #[derive(Deserialize)]
        struct Whole {
            view: View,
        }
        let path = format!("/api/games/{game}");
        let whole: Whole = self.server.get(&path, Some(&self.identity)).await?;
        Ok(whole.view)
    }

    fn no_game(&self, game: &str) -> anyhow::Error {
        let address = self.server.address.to_string();
        anyhow::anyhow!(say!(
            words(),
            "terminal-online-no-game",
            name = game,
            input = address
        ))
    }

    /// Comes to a game, in our seats if there are any.
    pub(crate) async fn open(&self, game: &str) -> anyhow::Result<Joined> {
        let is_word = !game.is_empty() && game.chars().all(|c| c.is_ascii_alphanumeric());
        let found = match is_word {
            true => self.look(game).await,
            false => Err(self.no_game(game)),
        };
        let found = match found {
            Ok(found) => found,
            Err(why) => match code_of(&why) {
                Some("unknown-game" | "not-found") => return Err(self.no_game(game)),
                _ => return Err(why),
            },
        };
        let known = memory::of(&self.server.address).games.remove(game);
        let known = known.unwrap_or_default();
        // The creator of a table for others comes back to its links.
        if !found.mine.is_empty() || !known.seats.is_empty() {
            self.remember(|known| known.last_game = Some(game.to_owned()));
        }
        Ok(self.joined(game, &known))
    }

    /// Goes on with the game played last that is not over.
    pub(crate) async fn resume(&self) -> anyhow::Result<Joined> {
        let games = self.games().await?;
        let last = memory::of(&self.server.address).last_game;
        let made = self.made_for_others().await;
        let mut running = games
            .iter()
            .map(|own| &own.listed.about)
            .chain(&made)
            .filter(|about| about.status != Status::Over);
        let first = running.clone().next();
        let wanted = running
            .find(|about| Some(&about.game) == last.as_ref())
            .or(first);
        match wanted {
            Some(about) => self.open(&about.game).await,
            None => bail!(say!(
                words(),
                "terminal-online-no-own-game",
                input = self.server.address.to_string()
            )),
        }
    }

    /// Returns our games, the last touched first.
    pub(super) async fn games(&self) -> anyhow::Result<Vec<OwnGame>> {
        self.server.get("/api/me/games", Some(&self.identity)).await
    }

    /// Returns the tables that were made here for others and are not over. Nobody of us sits there, so the server does not
    /// count them among our games, and their links are kept only here.
    pub(super) async fn made_for_others(&self) -> Vec<About> {
        let known = memory::of(&self.server.address);
        let made = known.games.iter();
        let made = made.filter(|(_, game)| !game.seats.iter().any(|seat| seat.is_mine));
        let mut made: Vec<&String> = made.map(|(game, _)| game).collect();
        made.sort_by_key(|&game| Some(game) != known.last_game.as_ref());
        let mut abouts = Vec::new();
        for game in made.into_iter().take(MAX_MADE) {
            let path = format!("/api/games/{game}");
            let found: anyhow::Result<serde_json::Value> = self.server.get(&path, None).await;
            // One that the server has deleted is none.
            let about = found.ok().map(|found| found["view"]["about"].clone());
            let about = about.and_then(|about| serde_json::from_value::<About>(about).ok());
            abouts.extend(about.filter(|about| about.status != Status::Over));
        }
        abouts
    }

    /// Returns the links of a game that are for others.
    pub(super) fn links(&self, game: &str) -> Vec<(u8, String)> {
        let seats = memory::of(&self.server.address).games.remove(game);
        self.joined(game, &seats.unwrap_or_default()).links
    }

    /// Returns the public tables, the newest first.
    pub(super) async fn lobby(&self) -> anyhow::Result<Vec<ListedGame>> {
        let list: GameList = self.server.get("/api/games", None).await?;
        Ok(list.games)
    }

    fn joined(&self, game: &str, known: &KnownGame) -> Joined {
        let address = &self.server.address;
        let watch = format!("{address}/game/{game}");
        let others = known.seats.iter().filter(|seat| !seat.is_mine);
        let links = others.filter_map(|known| {
            let seat = known.seat?;
            Some((seat, format!("{watch}#seat={}", known.link)))
        });
        let links = links.collect();
        let own = known.seats.iter().filter_map(|seat| seat.token.clone());
        Joined {
            links,
            ticket: Ticket {
                server: self.server.clone(),
                game: game.to_owned(),
                tokens: std::iter::once(self.identity.clone()).chain(own).collect(),
                promise: known.promise.clone(),
                is_kept: true,
            },
            watch,
        }
    }
}

async fn is_known(server: &Server, token: &str) -> anyhow::Result<bool> {
    let games: anyhow::Result<Vec<OwnGame>> = server.get("/api/me/games", Some(token)).await;
    match games {
        Ok(_) => Ok(true),
        Err(why) if code_of(&why) == Some("unknown-token") => Ok(false),
        Err(why) => Err(why).with_context(|| say!(words(), "terminal-error-unusable")),
    }
}

/// Returns the name of this machine's user.
fn usual_name() -> String {
    let told = ["USER", "LOGNAME", "USERNAME"].map(|name| std::env::var(name).ok());
    let found = told.into_iter().flatten().find_map(|name| fit_name(&name));
    found.or_else(asked_name).unwrap_or_else(|| {
        anstream::eprintln!("{}", say!(words(), "terminal-online-guest", name = GUEST));
        GUEST.to_owned()
    })
}

/// The name of a user without a name on this machine.
const GUEST: &str = "guest";

/// Asks the system who uses it, where the environment does not say, as in services and containers.
fn asked_name() -> Option<String> {
    let said = std::process::Command::new("whoami").output().ok()?;
    let name = said.status.success().then_some(said.stdout)?;
    let name = String::from_utf8(name).ok()?;
    // Some systems put the name of the machine in front.
    fit_name(name.trim().rsplit('\\').next()?)
}

/// Makes a name of what a system says, if it says anything.
fn fit_name(name: &str) -> Option<String> {
    let shown = name.chars().filter(|c| !c.is_control()).take(MAX_NAME);
    let name: String = shown.collect();
    let name = name.trim();
    (!name.is_empty()).then(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_systems_fit_or_are_none() {
        assert_eq!(fit_name(" ana\n").as_deref(), Some("ana"));
        assert_eq!(fit_name("\t"), None);
        let long = "x".repeat(50);
        assert_eq!(fit_name(&long).map(|name| name.len()), Some(MAX_NAME));
    }
}
