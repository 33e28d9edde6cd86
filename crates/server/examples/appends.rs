//! Measures how fast games are written: `cargo run --release -p carcas-server --example appends -- [GAMES] [RATE] [SECONDS]
//! [postgres://…]`.
//!
//! Every game appends a move and a draw, RATE times a second, or with 0 as soon as the last ones are on disk.

use std::path::Path;
use std::time::Duration;

use carcas_server::store::{
    AnyStore, Append, Entry, GameId, Holder, SeatRow, Status, Store, StoreError, Summary,
};
use tokio::time::Instant;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |place: usize, default: u32| args.get(place).map_or(Ok(default), |text| text.parse());
    let (games, rate, seconds) = (number(0, 500)?, number(1, 1)?, number(2, 10)?);
    // Beside the code, not in a folder for temporary files, which may be no disk at all.
    let folder = Path::new("target").join(format!("appends-{}", std::process::id()));
    let store = AnyStore::open(&folder, args.get(3).map(String::as_str)).await?;
    let begin = Instant::now() + Duration::from_millis(500);
    let end = begin + Duration::from_secs(seconds.into());
    let tasks: Vec<_> = (0..games)
        .map(|game| tokio::spawn(play(store.clone(), game, games, rate, (begin, end))))
        .collect();
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await??);
    }
    store.close().await;
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    times.sort_unstable();
    let at = |part: f64| {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            clippy::cast_precision_loss,
            reason = "a place in a list"
        )]
        let place = (times.len() as f64 * part) as usize;
        times
            .get(place.min(times.len().saturating_sub(1)))
            .copied()
            .unwrap_or_default()
    };
    println!(
        "appends: games={games} appends={} per_second={} p50_ms={:.1} p99_ms={:.1} max_ms={:.1}",
        times.len(),
        times.len() / usize::try_from(seconds.max(1))?,
        at(0.5).as_secs_f64() * 1e3,
        at(0.99).as_secs_f64() * 1e3,
        at(1.0).as_secs_f64() * 1e3,
    );
    Ok(())
}

/// Plays one game and returns how long each append took.
async fn play(
    store: AnyStore,
    number: u32,
    games: u32,
    rate: u32,
    (begin, end): (Instant, Instant),
) -> Result<Vec<Duration>, StoreError> {
    let start = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let start = start.unwrap_or_default().as_millis() % 1_000_000;
    let game = GameId::parse(&format!("{start:06}{number:06}"))?;
    let mut version = 1;
    let mut times = Vec::new();
    // Games do not all move at the same moment.
    let mut next = match rate {
        0 => begin,
        rate => begin + Duration::from_secs(1) / rate * number / games.max(1),
    };
    store.append(append(&game, &mut version, 1)).await?;
    while next < end {
        tokio::time::sleep_until(next).await;
        let at = Instant::now();
        store.append(append(&game, &mut version, 2)).await?;
        times.push(at.elapsed());
        next = match rate {
            0 => Instant::now(),
            rate => next + Duration::from_secs(1) / rate,
        };
    }
    Ok(times)
}

/// A move and the draw that follows, as long as real ones.
fn append(game: &GameId, version: &mut u64, n_events: u64) -> Append {
    let first_version = *version;
    *version += n_events;
    let entry = |number| Entry {
        at_ms: 1_790_000_000_000,
        body: format!(
            "{{\"type\":\"moved\",\"seat\":1,\"move\":\"tile road-curve {number},0 r90\",\"ms\":1234}}"
        ),
    };
    let seat = |seat| SeatRow {
        seat,
        holder: Holder::Person,
        identity: None,
        is_to_move: first_version % 4 == u64::from(seat) * 2,
    };
    Append {
        game: game.clone(),
        first_version,
        events: (0..n_events)
            .map(|number| entry(first_version + number))
            .collect(),
        summary: Summary {
            status: Status::Running,
            is_public: true,
            updated_ms: 1_790_000_000_000 + i64::try_from(first_version).unwrap_or(0),
            json: "{\"preset\":\"base\",\"seats\":[\"Ann\",\"Zoë\"],\"turn\":17}".to_owned(),
        },
        seed_hash: None,
        seats: vec![seat(0), seat(1)],
        left: Vec::new(),
        tokens: Vec::new(),
        next_game: None,
    }
}
