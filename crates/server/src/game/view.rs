//! What of a game is told to whom. This is the only place where anything is cut: whatever leaves the server of a game is made
//! here, from the game and who looks.

use axum::extract::ws::Utf8Bytes;
use carcas_engine::{Event, RulesVersion, Seat};
use carcas_protocol::{
    About, Answer, Beginning, GameResult, Query, Question, SaidEvent, SeatAbout, ServerMessage,
    Table, TablePage, Update, View, What,
};

use super::log::LogEntry;
use super::play::Game;
use super::refused::Refused;

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
    let wire = |event: &Event| SaidEvent::of(game.rules(), game.state(), event);
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
        LogEntry::SeatLeft { seat } => What::SeatLeft { seat },
        LogEntry::BotSeated { seat, level } => What::BotSeated { seat, level },
        LogEntry::NonceAdded { seat, .. } => What::NonceAdded { seat },
        LogEntry::Started { nonces } => What::Started { nonces },
        LogEntry::Moved { seat, text, by, .. } => What::Moved { seat, text, by },
        LogEntry::Drawn { outcome } => What::Drawn { outcome },
        LogEntry::Undone {
            n_entries, seat, ..
        } => What::Undone { n_entries, seat },
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
        LogEntry::Resumed { .. } => What::Resumed,
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
            seed: about(game).seed.unwrap_or_default(),
        },
        LogEntry::Continued { game, seats } => What::Continued {
            game,
            seats: seats.iter().map(|seat| seat.to).collect(),
        },
    }
}

/// Returns the table as everybody sees it. The seed is told when the game is over, unless it is not ours to tell.
pub(crate) fn about(game: &Game) -> About {
    let created = game.created();
    let seats = game.seats().iter().map(|seat| SeatAbout {
        holder: seat.holder.clone(),
        name: seat.name.clone(),
    });
    let is_told = game.result().is_some() && created.seed_hash.is_none();
    About {
        game: game.id().to_string(),
        setup: created.setup.clone(),
        rules_version: created.rules_version,
        seats: seats.collect(),
        aids: created.aids,
        clock: created.clock,
        grace_ms: created.grace_ms,
        is_public: created.is_public,
        seed_hash: match &created.seed_hash {
            Some(hash) => hash.clone(),
            None => created.seed.commitment().to_string(),
        },
        nonces: game.nonces().to_vec(),
        seed: is_told.then(|| created.seed.to_string()),
        start_by_ms: created.start_by_ms,
        status: game.status(),
        result: game.result().cloned(),
        series: created.series.clone(),
        next_game: game.next_game().map(str::to_owned),
        begin: created.begin.as_ref().map(|begin| Beginning {
            game: begin.game.clone(),
            at: game.n_begun() as u32,
        }),
    }
}

/// Returns what is asked, if it is one of these seats that is asked: nobody else is told the moves.
pub(crate) fn question(game: &Game, seats: &[u8]) -> Option<Question> {
    game.asked().filter(|seat| seats.contains(seat))?;
    Question::of(game.rules(), game.state())
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
        about: about(game),
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
        .map_err(Refused::Query)?;
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
