//! A table: makes games one after the other and lets the sockets of it play them.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use carcas_bots::Rng;
use carcas_protocol::{ClientMessage, Command, GameMade, Question};
use tokio::sync::{Notify, Semaphore, mpsc, watch};
use tokio::time::{Instant, sleep_until, timeout};

use super::client::{Order, Orders};
use super::http;
use super::stats::Stats;
use carcas_cli::online::http::Server;

/// How long anything that is waited for may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// When the measurement begins and ends.
pub(super) type Span = Option<(Instant, Instant)>;

/// How a table plays.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    /// The time between moves; nobody moves without it.
    pub(super) period: Option<Duration>,
    /// The seed of its moves.
    pub(super) seed: u64,
}

/// A table with its sockets.
#[derive(Debug)]
pub(super) struct Table {
    server: Server,
    stats: Arc<Stats>,
    door: Arc<Semaphore>,
    pace: Pace,
    playing: Mutex<Playing>,
    changed: Notify,
}

/// The game that is played.
#[derive(Debug, Default)]
struct Playing {
    game: String,
    /// How many sockets have seen the game.
    n_here: usize,
    /// Who is asked, at which version.
    asked: Option<Asked>,
    is_over: bool,
    in_flight: Vec<InFlight>,
}

#[derive(Debug)]
struct Asked {
    version: u64,
    question: Question,
}

/// A move on its way.
#[derive(Debug)]
struct InFlight {
    /// The version that it makes.
    version: u64,
    sent: Instant,
    /// How many sockets have not seen it.
    n_left: usize,
}

impl Table {
    pub(super) fn new(server: Server, stats: Arc<Stats>, door: Arc<Semaphore>, pace: Pace) -> Self {
        Self {
            server,
            stats,
            door,
            pace,
            playing: Mutex::default(),
            changed: Notify::new(),
        }
    }

    /// Returns where the server is.
    pub(super) fn server(&self) -> &Server {
        &self.server
    }

    /// Counts something that must not happen.
    pub(super) fn count(&self, what: &str) {
        self.stats.count(what);
    }

    fn lock(&self) -> MutexGuard<'_, Playing> {
        // Nothing panics while the lock is held.
        self.playing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns how many sockets follow the game.
    pub(super) fn n_here(&self) -> usize {
        self.lock().n_here
    }

    /// Returns how many moves are on their way.
    pub(super) fn n_in_flight(&self) -> usize {
        self.lock().in_flight.len()
    }

    /// Makes a game.
    pub(super) async fn make(&self) -> anyhow::Result<GameMade> {
        let _turn = self.door.acquire().await?;
        http::make_game(&self.server).await
    }

    /// Plays one game after the other until the end.
    pub(super) async fn drive(
        &self,
        first: GameMade,
        clients: &[Orders],
        ready: &mpsc::UnboundedSender<()>,
        mut started: watch::Receiver<Span>,
    ) {
        let mut rng = Rng::new(self.pace.seed);
        let mut made = first;
        self.gather(made, clients).await;
        // The receiver is gone only if the whole measurement is.
        let _ = ready.send(());
        let Ok(&Some((begin, end))) = started.wait_for(Option::is_some).await.as_deref() else {
            return;
        };
        let Some(period) = self.pace.period else {
            return;
        };
        // Games are as far apart as people's are: by chance.
        let mut next = begin + period.mul_f64(f64::from(rng.below(1000)) / 1000.0);
        loop {
            while next < end {
                sleep_until(next).await;
                next = (next + period).max(Instant::now());
                match self.ask_for_move(&mut rng).await {
                    Some((seat, order)) => {
                        if let Some(client) = clients.get(usize::from(seat)) {
                            // A socket that is gone has said so.
                            let _ = client.send(order);
                        }
                    }
                    None => break,
                }
            }
            if Instant::now() >= end || next >= end {
                return;
            }
            made = match self.make().await {
                Ok(made) => made,
                Err(why) => {
                    self.count(&format!("cannot make another game: {why:#}"));
                    return;
                }
            };
            self.gather(made, clients).await;
            next = Instant::now();
        }
    }

    /// Lets everybody come to a game.
    async fn gather(&self, made: GameMade, clients: &[Orders]) {
        // The last moves of the game before are still measured.
        let seen = self.until(|playing| playing.in_flight.is_empty()).await;
        if !seen {
            let n = std::mem::take(&mut self.lock().in_flight).len();
            for _ in 0..n {
                self.count("a move was not seen by all sockets of its game");
            }
        }
        *self.lock() = Playing {
            game: made.game.clone(),
            ..Playing::default()
        };
        let game: Arc<str> = made.game.into();
        let mut tokens = made.seats.into_iter().map(|seat| seat.token);
        for client in clients {
            let join = Order::Join {
                game: Arc::clone(&game),
                token: tokens.next().map(Into::into),
            };
            // A socket that is gone has said so.
            let _ = client.send(join);
        }
        if !self.until(|playing| playing.n_here >= clients.len()).await {
            self.count("not all sockets came to their game");
        }
    }

    /// Waits until a seat is asked, and chooses a move for it; nothing if the game is over.
    async fn ask_for_move(&self, rng: &mut Rng) -> Option<(u8, Order)> {
        let is_asked = self
            .until(|playing| playing.asked.is_some() || playing.is_over)
            .await;
        let mut playing = self.lock();
        let Some(Asked { version, question }) = playing.asked.take() else {
            if !is_asked {
                self.stats.count("nobody was asked anything for long");
            }
            return None;
        };
        let mut moves = question.moves();
        if moves.is_empty() {
            self.stats.count("a question has no answer");
            return None;
        }
        let text = moves.swap_remove(rng.below(moves.len() as u32) as usize);
        let message = ClientMessage::Do {
            game: playing.game.clone(),
            id: format!("load-{version}"),
            seat: None,
            command: Command::Move {
                text,
                against: version,
            },
        };
        let message = serde_json::to_string(&message).unwrap_or_default();
        let version = version + 1;
        Some((question.seat, Order::Move { version, message }))
    }

    async fn until(&self, is_so: impl Fn(&Playing) -> bool) -> bool {
        let waited = async {
            loop {
                let changed = self.changed.notified();
                if is_so(&self.lock()) {
                    break;
                }
                changed.await;
            }
        };
        timeout(PATIENCE, waited).await.is_ok()
    }

    /// A socket sees the game for the first time.
    pub(super) fn came(&self) {
        self.lock().n_here += 1;
        self.changed.notify_one();
    }

    /// A socket is gone.
    pub(super) fn left(&self) {
        let mut playing = self.lock();
        playing.n_here = playing.n_here.saturating_sub(1);
    }

    /// A seat is asked.
    pub(super) fn asked(&self, version: u64, question: Question) {
        self.lock().asked = Some(Asked { version, question });
        self.changed.notify_one();
    }

    /// A game is over. Some sockets may say so when the next one is played already.
    pub(super) fn ended(&self, game: &str) {
        let mut playing = self.lock();
        if playing.game == game {
            playing.is_over = true;
            self.changed.notify_one();
        }
    }

    /// A move that makes a version is about to be sent.
    pub(super) fn sends(&self, version: u64) {
        let mut playing = self.lock();
        let n_left = playing.n_here;
        playing.in_flight.push(InFlight {
            version,
            sent: Instant::now(),
            n_left,
        });
    }

    /// A move was refused: nobody will see it.
    pub(super) fn forget_moves(&self) {
        self.lock().in_flight.clear();
        self.changed.notify_one();
    }

    /// A socket has seen the game up to a version, after another.
    pub(super) fn saw(&self, after: u64, version: u64) {
        let now = Instant::now();
        let mut playing = self.lock();
        let stats = &self.stats;
        playing.in_flight.retain_mut(|flight| {
            if (after + 1..=version).contains(&flight.version) {
                flight.n_left = flight.n_left.saturating_sub(1);
                if flight.n_left == 0 {
                    stats.note(now - flight.sent);
                }
            }
            flight.n_left > 0
        });
        if playing.in_flight.is_empty() {
            self.changed.notify_one();
        }
    }
}
