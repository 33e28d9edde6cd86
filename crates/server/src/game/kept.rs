//! What is stored of a game beside its log, and what is taken out of it when somebody wants to be forgotten.

use carcas_protocol::{ListedGame, Status};
use serde::{Deserialize, Serialize};

use super::log::{LogEntry, Logged};
use super::play::Game;
use super::view;
use crate::store::{self, Append, Appended, Entry, Holder, IdentityId, SeatRow, Summary};

/// What lists keep of a game, and what wakes it when the server starts again.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Kept {
    /// What lists show.
    pub listed: ListedGame,
    /// When something happens by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline_ms: Option<i64>,
    /// Whether a bot is asked.
    #[serde(default)]
    pub asks_bot: bool,
}

/// Returns what is stored with entries of a game that are folded in already.
pub(crate) fn append(game: &Game, first_version: u64, entries: &[Logged], now_ms: i64) -> Append {
    let kept = Kept {
        listed: ListedGame {
            about: view::about(game),
            updated_ms: now_ms,
            asked: game.asked(),
            scores: game
                .rules()
                .seats()
                .map(|seat| game.state().score(seat))
                .collect(),
        },
        deadline_ms: game.deadline(),
        asks_bot: game.asked_bot().is_some(),
    };
    let seed_hash = Some(kept.listed.about.seed_hash.clone());
    let status = match (game.status(), game.result()) {
        // A next game starts by itself, like one that runs.
        (Status::Gathering, _) if game.deadline().is_some() => store::Status::Running,
        (Status::Gathering, _) => store::Status::Waiting,
        (Status::Playing, _) => store::Status::Running,
        (Status::Over, Some(result)) if !result.winners.is_empty() => store::Status::Finished,
        (Status::Over, _) => store::Status::Abandoned,
    };
    let seats = (0..).zip(game.seats()).map(|(seat, place)| SeatRow {
        seat,
        holder: match &place.holder {
            carcas_protocol::Holder::Open => Holder::Open,
            carcas_protocol::Holder::Person => Holder::Person,
            carcas_protocol::Holder::Bot { level, .. } => Holder::Bot(level.clone()),
        },
        // Whoever let a bot play on is still whom the name and the words there are of.
        identity: place
            .identity
            .as_deref()
            .and_then(|id| IdentityId::parse(id).ok()),
        is_to_move: game.asked() == Some(seat),
    });
    Append {
        game: game.id().clone(),
        first_version,
        events: entries
            .iter()
            .map(|entry| Entry {
                at_ms: now_ms,
                body: entry.to_body(),
            })
            .collect(),
        summary: Summary {
            status,
            is_public: game.created().is_public,
            updated_ms: now_ms,
            json: serde_json::to_string(&kept).unwrap_or_default(),
        },
        seed_hash: seed_hash.filter(|hash| !hash.is_empty() && game.result().is_none()),
        seats: seats.collect(),
        left: entries
            .iter()
            .filter_map(|logged| left_by(game, logged))
            .collect(),
        tokens: Vec::new(),
        next_game: None,
    }
}

/// Returns whose seat an entry says was left, if they have an identity.
fn left_by(game: &Game, logged: &Logged) -> Option<IdentityId> {
    let LogEntry::SeatLeft { seat } = logged.entry else {
        return None;
    };
    let place = game.seats().get(usize::from(seat))?;
    IdentityId::parse(place.left_by()?).ok()
}

/// Returns what lists keep of a game whose names alone have changed.
pub(super) fn renamed(game: &Game, json: String) -> String {
    match serde_json::from_str::<Kept>(&json) {
        Ok(mut kept) => {
            kept.listed.about = view::about(game);
            serde_json::to_string(&kept).unwrap_or(json)
        }
        Err(_) => json,
    }
}

/// Returns the entries of a log that name an identity or repeat its words, without them, each with its version.
pub(super) fn without(identity: &str, events: &[Appended]) -> Vec<(u64, String)> {
    let (mut seats, mut bodies) = (Vec::new(), Vec::new());
    for event in events {
        let Ok(mut logged) = Logged::parse(&event.body) else {
            continue;
        };
        match &mut logged.entry {
            LogEntry::SeatTaken {
                seat,
                identity: whose,
                name,
                ..
            } if whose.as_deref() == Some(identity) => {
                seats.push(*seat);
                *whose = None;
                NOBODY.clone_into(name);
            }
            // Who sits down there next is somebody else.
            LogEntry::SeatLeft { seat } => {
                seats.retain(|own| own != seat);
                continue;
            }
            LogEntry::Said {
                seat: Some(seat),
                name,
                text,
            } if seats.contains(seat) => {
                NOBODY.clone_into(name);
                "…".clone_into(text);
            }
            _ => continue,
        }
        bodies.push((event.version, logged.to_body()));
    }
    bodies
}

/// The name of a person whose identity was deleted.
pub(super) const NOBODY: &str = "nobody";
