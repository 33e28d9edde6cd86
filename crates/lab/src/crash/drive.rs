//! Starts servers, lets people play, and takes the servers away.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Child;
use std::time::{Duration, Instant};

use carcas_server::store::{AnyStore, Memory, PowerLoss, Store};
use carcas_server::{Config, Server};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::crash::ledger::{Ledger, Summary};
use crate::crash::player::{Place, Player, Rng};
use crate::crash::{UNHARMED_FOR, victim};

/// How many people play at once.
const N_PLAYERS: u64 = 16;
/// How long players may take to hear of everything that is on its way.
const PATIENCE: Duration = Duration::from_secs(120);
/// After so long players are not waited for before the next crash.
const STUCK: Duration = Duration::from_secs(20);
/// The same while nothing comes to the disk, once something was lost: new tables are not found there, so those without one hear
/// nothing any more.
const BRIEF: Duration = Duration::from_millis(500);
/// So many acknowledgments are more than can have been on their way to the players: the last ones are of what came later.
const N_LOST: u64 = 2 * N_PLAYERS;

/// When the store answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// When it is safe.
    SyncFirst,
    /// Too early.
    AnswerFirst,
}

/// Starts the threads of a server, or of those who play.
pub(super) fn runtime() -> Runtime {
    let runtime = Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build();
    runtime.expect("a runtime")
}

fn config(folder: PathBuf) -> Config {
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        limits: 0.0,
        data: folder,
        ..Config::default()
    }
}

/// Is the server that is killed.
pub(super) fn serve_until_killed(folder: &Path) {
    runtime().block_on(async {
        let server = Server::start(config(folder.to_owned())).await;
        let server = server.expect("data that a kill left");
        println!("{}", server.address());
        server.serve(tokio::time::sleep(UNHARMED_FOR)).await;
    });
}

/// A server in a program of its own, until it is dropped: on Unix that is kill -9.
struct Program(Child);

impl Program {
    fn start(folder: &Path) -> Self {
        Self(victim("serve", folder))
    }

    fn address(&mut self) -> SocketAddr {
        let stdout = self.0.stdout.as_mut().expect("a pipe");
        let mut line = String::new();
        let read = BufReader::new(stdout).read_line(&mut line);
        read.expect("the server starts");
        line.trim_end().parse().expect("an address")
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _gone = self.0.kill();
        let _gone = self.0.wait();
    }
}

/// Those who play.
struct People {
    ledger: Ledger,
    place: watch::Sender<Place>,
    players: JoinSet<()>,
}

impl People {
    fn come(runtime: &Runtime, seed: u64) -> Self {
        // Nobody listens there yet.
        let address = SocketAddr::from(([127, 0, 0, 1], 1));
        let is_last = false;
        let (place, _) = watch::channel(Place { address, is_last });
        let ledger = Ledger::default();
        let mut players = JoinSet::new();
        for n in 0..N_PLAYERS {
            let player = Player {
                place: place.subscribe(),
                ledger: ledger.clone(),
                rng: Rng(seed.wrapping_add(n << 32)),
                kind: n % 4,
            };
            players.spawn_on(player.run(), runtime.handle());
        }
        Self {
            ledger,
            place,
            players,
        }
    }

    /// Waits until so many more acknowledgments were heard, but not for ever; does something every millisecond. Counted by
    /// what players hear, not by time: however slow the machine, they get to play between two crashes.
    /// Tells whether so many were heard.
    fn wait_for(&self, n_more: u64, at_most: Duration, mut meanwhile: impl FnMut()) -> bool {
        let (begin, wanted) = (Instant::now(), self.ledger.n_heard() + n_more);
        while self.ledger.n_heard() < wanted && begin.elapsed() < at_most {
            std::thread::sleep(Duration::from_millis(1));
            meanwhile();
        }
        self.ledger.n_heard() >= wanted
    }

    fn tell(&self, address: SocketAddr, is_last: bool) {
        self.place.send_replace(Place { address, is_last });
    }

    /// Waits until nothing is on its way, and compares what everybody was told with what is there.
    async fn finish(mut self, address: SocketAddr, store: &AnyStore) -> Summary {
        self.tell(address, true);
        let all = async { while self.players.join_next().await.is_some() {} };
        let all = tokio::time::timeout(PATIENCE, all).await;
        all.expect("everything is acknowledged in the end");
        self.ledger.compare(address, store).await
    }
}

/// Kills a server so often.
pub(crate) fn kill(n_kills: u32, seed: u64) -> Summary {
    let folder = tempfile::tempdir().expect("a folder");
    let runtime = runtime();
    let mut rng = Rng(seed);
    let people = People::come(&runtime, seed);
    for _ in 0..n_kills {
        let mut program = Program::start(folder.path());
        // Now and then it does not get as far as listening.
        if rng.below(10) > 0 {
            people.tell(program.address(), false);
            people.wait_for(rng.below(12), STUCK, || {});
        }
        std::thread::sleep(Duration::from_millis(rng.below(40)));
    }
    let mut program = Program::start(folder.path());
    let address = program.address();
    let summary = runtime.block_on(async {
        let store = AnyStore::open(folder.path(), None).await.expect("a file");
        let summary = people.finish(address, &store).await;
        store.close().await;
        summary
    });
    Summary {
        n_crashes: n_kills,
        kind: "kills",
        ..summary
    }
}

/// Starts a server in a runtime of its own, with which it vanishes.
fn serve(store: AnyStore) -> (Runtime, SocketAddr) {
    let runtime = runtime();
    let folder = PathBuf::from("no-folder-for-a-store-in-memory");
    let server = runtime.block_on(Server::start_with(config(folder), store));
    let server = server.expect("it starts");
    let address = server.address();
    runtime.spawn(server.serve(std::future::pending()));
    (runtime, address)
}

/// Cuts the power of a server so often.
pub(crate) fn cut_power(n_cuts: u32, seed: u64, order: Order) -> Summary {
    let runtime = runtime();
    let mut rng = Rng(seed);
    let people = People::come(&runtime, seed);
    let mut disk = Memory::new();
    let mut has_lost = false;
    for _ in 0..n_cuts {
        let store = match order {
            Order::SyncFirst => PowerLoss::new(disk),
            Order::AnswerFirst => PowerLoss::that_answers_early(disk),
        };
        store.hold();
        let (server, address) = serve(AnyStore::PowerLoss(store.clone()));
        people.tell(address, false);
        // Until something is lost, players get to their tables before the disk holds still, and are waited for as long as those
        // who are stuck.
        let must_lose = order == Order::AnswerFirst && !has_lost;
        let n_heard = if must_lose { N_LOST } else { rng.below(12) };
        people.wait_for(n_heard, STUCK, || {
            let n_waiting = store.n_waiting() as u64;
            store.sync(rng.below(n_waiting + 1) as usize);
        });
        match order {
            Order::SyncFirst => std::thread::sleep(Duration::from_millis(rng.below(20))),
            // Of what is heard while nothing is synced, nothing is left.
            Order::AnswerFirst if must_lose => has_lost = people.wait_for(N_LOST, STUCK, || {}),
            Order::AnswerFirst => {
                people.wait_for(8, BRIEF, || {});
            }
        }
        disk = store.cut();
        server.shutdown_background();
    }
    let store = AnyStore::Memory(disk);
    let (server, address) = serve(store.clone());
    let summary = runtime.block_on(people.finish(address, &store));
    server.shutdown_background();
    Summary {
        n_crashes: n_cuts,
        kind: "cuts",
        ..summary
    }
}
