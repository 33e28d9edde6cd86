//! What of a game is told to whom. This is the only place where anything is cut: whatever leaves the server of a game is made
//! here, from the game and who looks.

use axum::extract::ws::Utf8Bytes;
use carcas_engine::{Event, RulesVersion, Seat};
use carcas_protocol::{
    Answer, GameResult, ListedGame, Query, ServerMessage, Status, Table, TablePage, Update, View,
    What, WireEvent,
};
use serde::{Deserialize, Serialize};

use super::log::{LogEntry, Logged};
use super::play::Game;
use super::refused::Refused;
use crate::store::{self, Append, Appended, Entry, Holder, IdentityId, SeatRow, Summary};

/// An update as everybody gets it.
#[derive(Clone, Debug)]
pub(super) struct Told {
    pub(super) version: u64,
    pub(super) text: String,
}

/// Writes a message.
pub(crate) fn text(message: &ServerMessage) -> Option<Utf8Bytes> {
    // Wire types are made of strings, numbers, lists and maps with string keys: they can always be written.
    serde_json::to_string(message).ok().map(Utf8Bytes::from)
}

/// Returns what everybody is told of an entry that was folded in: the same for all, because nobody at this table knows more
/// than the others. What is asked goes to the asked seat alone, and the seed to nobody before the end.
pub(crate) fn update(game: &Game, entry: &LogEntry, events: &[Event], at_ms: i64) -> Update {
    let wire = |event: &Event| WireEvent::of(game.rules(), game.state(), event);
    Update {
        game: game.id().to_string(),
        version: game.version(),
        at_ms,
        what: what(game, entry),
        events: events.iter().map(wire).collect(),
        awaits: game.awaits(at_ms),
    }
}

/// Writes an update.
pub(super) fn told(update: Update) -> Told {
    Told {
        version: update.version,
        text: serde_json::to_string(&ServerMessage::Update(Box::new(update))).unwrap_or_default(),
    }
}

/// Returns what an entry says that everybody may know.
fn what(game: &Game, entry: &LogEntry) -> What {
    match entry.clone() {
        LogEntry::Created(_) => What::Created,
        LogEntry::SeatTaken { seat, name, .. } => What::SeatTaken { seat, name },
        LogEntry::NonceAdded { seat, .. } => What::NonceAdded { seat },
        LogEntry::Started { nonces } => What::Started { nonces },
        LogEntry::Moved { seat, text, by, .. } => What::Moved { seat, text, by },
        LogEntry::Drawn { outcome } => What::Drawn { outcome },
        LogEntry::Undone { n_entries, seat } => What::Undone { n_entries, seat },
        LogEntry::TakebackAsked { seat } => What::TakebackAsked { seat },
        LogEntry::TakebackAnswered { seat, accepted } => What::TakebackAnswered { seat, accepted },
        LogEntry::Resigned { seat } => What::Resigned { seat },
        LogEntry::FlagFell { seat } => What::FlagFell { seat },
        LogEntry::TakenOver {
            seat,
            level,
            reason,
        } => What::TakenOver {
            seat,
            level,
            reason,
        },
        LogEntry::Said { seat, name, text } => What::Said { seat, name, text },
        LogEntry::Ended {
            winners,
            reason,
            scores,
        } => What::Ended {
            result: GameResult {
                winners,
                reason,
                scores,
            },
            seed: game.about().seed.unwrap_or_default(),
        },
        LogEntry::Continued { game, seats } => What::Continued {
            game,
            seats: seats.iter().map(|seat| seat.to).collect(),
        },
    }
}

/// Returns the game as it stands, for somebody with some seats.
pub(super) fn full(game: &Game, seats: &[u8], now_ms: i64) -> Vec<Utf8Bytes> {
    let (view, pages) = look(game, seats, now_ms);
    let (name, version) = (game.id(), game.version());
    let pages = pages.into_iter().map(|page| ServerMessage::ViewPage {
        game: name.to_string(),
        version,
        page,
    });
    let view = ServerMessage::View(Box::new(view));
    std::iter::once(view)
        .chain(pages)
        .filter_map(|message| text(&message))
        .collect()
}

/// Returns the game as it stands, and the pages of its tiles.
pub(crate) fn look(game: &Game, seats: &[u8], now_ms: i64) -> (View, Vec<TablePage>) {
    let table = Table::of(game.rules(), game.state(), game.created().aids);
    let pages = table.pages().collect();
    let view = View {
        version: game.version(),
        about: game.about(),
        table: table.head,
        awaits: game.awaits(now_ms),
        mine: seats.to_vec(),
    };
    (view, pages)
}

/// Answers a query within the aids of the game.
pub(crate) fn answer(game: &Game, seat: Option<u8>, query: &Query) -> Result<Answer, Refused> {
    let created = game.created();
    let answer = query
        .answer(game.rules(), game.state(), seat.map(Seat), created.aids)
        .map_err(|why| Refused::Aids(why.to_string()))?;
    let Answer::Rule(text) = answer else {
        return Ok(answer);
    };
    // What players read of a rule depends on what is played.
    let version = RulesVersion::new(created.rules_version);
    let setup = version.ok().and_then(|version| {
        let n_seats = game.seats().len() as u8;
        created.setup.prepare_in(version, n_seats).ok()
    });
    Ok(Answer::Rule(match setup {
        Some(setup) => text.in_game(&setup, game.rules()),
        None => text,
    }))
}

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
            about: game.about(),
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
            carcas_protocol::Holder::Person => Holder::Person(
                place
                    .identity
                    .as_deref()
                    .and_then(|id| IdentityId::parse(id).ok()),
            ),
            carcas_protocol::Holder::Bot { level, .. } => Holder::Bot(level.clone()),
        },
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
        seats: seats.collect(),
        tokens: Vec::new(),
        next_game: None,
    }
}

/// Returns what lists keep of a game whose names alone have changed.
pub(super) fn renamed(game: &Game, json: String) -> String {
    match serde_json::from_str::<Kept>(&json) {
        Ok(mut kept) => {
            kept.listed.about = game.about();
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
