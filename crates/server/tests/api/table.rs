//! A table at which a test plays step by step.

use std::sync::atomic::{AtomicU64, Ordering};

use carcas_protocol::{
    Aids, Command, CreateGame, IdentityMade, Problem, SeatPlan, SetupSpec, TimeControl, View,
};

use serde_json::json;

use crate::api::http::Client;
use crate::api::player::Rng;
use crate::api::socket::Socket;

static N_COMMANDS: AtomicU64 = AtomicU64::new(0);

/// A table and the tokens of its seats.
pub(crate) struct Table {
    pub(crate) client: Client,
    pub(crate) game: String,
    pub(crate) tokens: Vec<Option<String>>,
    pub(crate) rng: Rng,
}

/// Two or more people with the base game, no clock and no time to undo.
pub(crate) fn people(n_seats: usize) -> CreateGame {
    CreateGame {
        setup: SetupSpec {
            preset: "zman-c2".to_owned(),
            ..SetupSpec::default()
        },
        seats: vec![SeatPlan::Open; n_seats],
        aids: Aids::All,
        clock: TimeControl::None,
        grace_ms: Some(0),
        is_public: false,
        best_of: 1,
    }
}

pub(crate) fn bot() -> SeatPlan {
    let level = "random".to_owned();
    SeatPlan::Bot { level }
}

impl Table {
    /// Makes a table at which nobody sits yet.
    pub(crate) async fn make(client: Client, wanted: &CreateGame) -> Self {
        let made = client.create(wanted).await.expect("a table");
        let mut tokens = vec![None; wanted.seats.len()];
        for seat in made.seats {
            tokens[usize::from(seat.seat)] = Some(seat.token);
        }
        Self {
            client,
            game: made.game,
            tokens,
            rng: Rng(7),
        }
    }

    /// Makes a table at which everybody sits.
    pub(crate) async fn full(client: Client, wanted: &CreateGame) -> Self {
        let mut table = Self::make(client, wanted).await;
        for seat in 0..wanted.seats.len() {
            if table.tokens[seat].is_some() {
                table.sit(seat as u8, &format!("person {seat}")).await;
            }
        }
        table
    }

    /// Sits down with the link of a seat, and keeps the token of the seat in its place.
    pub(crate) async fn sit(&mut self, seat: u8, name: &str) {
        let sat = self.client.sit(&self.game, self.token(seat), name).await;
        self.tokens[usize::from(seat)] = sat.expect("a free seat").token;
    }

    /// Sits down as somebody with an identity.
    pub(crate) async fn sit_as(&mut self, seat: u8, name: &str, who: &IdentityMade) {
        let body = json!({"name": name, "identity": who.token});
        let sat = self
            .client
            .sit_with(&self.game, self.token(seat), &body)
            .await;
        self.tokens[usize::from(seat)] = sat.expect("a free seat").token;
    }

    pub(crate) fn token(&self, seat: u8) -> &str {
        self.tokens[usize::from(seat)]
            .as_deref()
            .expect("the seat of a person")
    }

    pub(crate) async fn view(&self) -> View {
        self.client.view(&self.game).await
    }

    pub(crate) async fn version(&self) -> u64 {
        self.view().await.version
    }

    pub(crate) async fn asked(&self) -> u8 {
        self.view().await.awaits.seat.expect("a seat is asked")
    }

    /// Does something for a seat.
    pub(crate) async fn act(&self, seat: u8, command: Command) -> Result<u64, Problem> {
        let id = format!("c{}", N_COMMANDS.fetch_add(1, Ordering::Relaxed));
        self.client
            .act(&self.game, self.token(seat), &id, command)
            .await
    }

    /// Does something that is refused, and nothing changes; returns the code.
    pub(crate) async fn refused(&self, seat: u8, command: Command) -> String {
        let before = self.view().await;
        let problem = self.act(seat, command.clone()).await;
        let problem = problem.expect_err(&format!("{command:?} is refused"));
        assert_same(&before, &self.view().await);
        assert!(!problem.message.is_empty());
        problem.code
    }

    /// Returns a move of the asked seat.
    pub(crate) async fn some_move(&mut self) -> (u8, Command) {
        let view = self.view().await;
        let seat = view.awaits.seat.expect("a seat is asked");
        let question = self.client.question(&self.game, self.token(seat)).await;
        let moves = question.expect("its question").moves();
        let text = self.rng.pick(&moves).clone();
        let against = view.version;
        (seat, Command::Move { text, against })
    }

    /// Answers one question, and returns who did and the version of the answer.
    pub(crate) async fn step(&mut self) -> (u8, u64) {
        let (seat, command) = self.some_move().await;
        let version = self.act(seat, command).await.expect("a legal move");
        (seat, version)
    }

    /// Plays until another seat is asked, or nobody.
    pub(crate) async fn turn(&mut self) -> u8 {
        let seat = self.asked().await;
        while self.view().await.awaits.seat == Some(seat) {
            self.step().await;
        }
        seat
    }

    /// Opens the socket of a seat, which follows the game.
    pub(crate) async fn socket(&self, seat: u8) -> Socket {
        let mut socket = Socket::open(self.client.address, &[self.token(seat)]).await;
        socket.watch(&self.game, None).await;
        socket
    }
}

/// Asserts that a game is as it was, but for the time.
pub(crate) fn assert_same(before: &View, after: &View) {
    let timeless = |view: &View| {
        let mut view = view.clone();
        view.awaits.left_ms = None;
        view
    };
    assert_eq!(timeless(before), timeless(after));
}
