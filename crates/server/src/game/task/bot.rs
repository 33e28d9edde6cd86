//! The bots of a game: they think elsewhere and answer through the mailbox.

use std::sync::Arc;

use super::super::play::Answer;
use super::super::refused::Refused;
use super::super::request::Request;
use super::{Over, Task};

impl Task {
    /// Lets the bot think that is asked, unless it does.
    pub(super) fn wake_bot(&mut self) {
        // What changes no question, such as talk, lets nobody think again.
        let version = self.game.changed();
        let Some((seat, level)) = self.game.asked_bot() else {
            return;
        };
        if self.thinking == Some(version) {
            return;
        }
        let Some(mailbox) = self.own.upgrade() else {
            return;
        };
        self.thinking = Some(version);
        let position = (Arc::clone(self.game.rules()), self.game.state().clone());
        let has_people = self.game.has_people();
        self.shared
            .bots
            .think((level, has_people), position, move |text| {
                let moved = Request::BotMoved {
                    version,
                    seat,
                    text,
                };
                async move {
                    let _ = mailbox.send(moved).await;
                }
            });
    }

    pub(super) async fn bot_moved(
        &mut self,
        version: u64,
        seat: u8,
        text: Option<String>,
        now: i64,
    ) -> Result<(), Over> {
        if self.thinking == Some(version) {
            self.thinking = None;
        }
        // Something else happened meanwhile, such as a chat; if the question is still the same, so is the answer.
        if self.game.asked_bot().map(|(asked, _)| asked) != Some(seat) {
            return Ok(());
        }
        let answer = text.as_deref().map(|text| Answer {
            text,
            against: version,
            by: carcas_protocol::By::Bot,
            lag_ms: 0,
        });
        let entries = answer.map(|answer| self.game.answer(seat, &answer, now));
        match entries {
            Some(Ok(entries)) => match self.commit(entries.into(), now).await {
                Ok(()) => Ok(()),
                Err((_, Some(over))) => Err(over),
                Err((_, None)) => {
                    self.try_again(now);
                    Ok(())
                }
            },
            // The question was asked again meanwhile, so it is thought about again.
            Some(Err(Refused::Stale { .. })) => {
                self.wake_bot();
                Ok(())
            }
            Some(Err(_)) | None => {
                self.try_again(now);
                Ok(())
            }
        }
    }
}
