//! Coming to a table and leaving it, before the game.

use carcas_protocol::{Holder, Status};

use super::Game;
use super::command::MAX_ENTRIES;
use crate::game::log::LogEntry;
use crate::game::refused::Refused;

impl Game {
    /// Chooses a seat for whoever comes without a link: their own if they sit here, else the last that is free, for people who
    /// make a table mostly keep the first ones for themselves.
    ///
    /// # Errors
    /// If no seat is free.
    pub(crate) fn seat_for(&self, identity: Option<&str>) -> Result<u8, Refused> {
        let mut seats = 0..self.seats.len() as u8;
        let own = seats.find(|&seat| self.seated_as(seat, identity).is_some());
        let free = self
            .seats
            .iter()
            .rposition(|place| place.holder == Holder::Open);
        own.or(free.map(|seat| seat as u8))
            .ok_or(Refused::SeatTaken)
    }

    /// Seats a person. The last one starts the game.
    ///
    /// # Errors
    /// If somebody sits there, there is no such seat, or the game was ended before everybody came.
    pub(crate) fn take_seat(
        &self,
        seat: u8,
        (identity, name): (Option<String>, String),
        nonce: String,
    ) -> Result<Vec<LogEntry>, Refused> {
        self.check_free(seat)?;
        let mut nonces = self.seat_nonces();
        nonces[usize::from(seat)] = Some(nonce.clone());
        let taken = LogEntry::SeatTaken {
            seat,
            identity,
            name,
            nonce,
        };
        self.fill(seat, taken, nonces)
    }

    /// Puts a bot in a free seat. The last one starts the game.
    ///
    /// # Errors
    /// If somebody sits there, there is no such seat, or the game was ended before everybody came.
    pub(crate) fn seat_bot(&self, seat: u8, level: String) -> Result<Vec<LogEntry>, Refused> {
        self.check_free(seat)?;
        // It adds nothing to the draws: the server, which knows the seed, would choose it.
        let nonces = self.seat_nonces();
        self.fill(seat, LogEntry::BotSeated { seat, level }, nonces)
    }

    /// Leaves a seat before the game, so that somebody else can sit down there.
    ///
    /// # Errors
    /// If the game has begun, or begins by itself.
    pub(crate) fn stand_up(&self, seat: u8) -> Result<Vec<LogEntry>, Refused> {
        self.check_person(seat)?;
        match self.status() {
            Status::Over => Err(Refused::Over),
            Status::Playing => Err(Refused::NoStandUp(
                "the game has started; resign, or let a bot play on for you",
            )),
            // Nobody would have a link to the seat.
            Status::Gathering if self.created.start_by_ms.is_some() => Err(Refused::NoStandUp(
                "a next game begins by itself, with everybody who played the one before",
            )),
            Status::Gathering if self.version >= MAX_ENTRIES => Err(Refused::NoStandUp(
                "too much has happened at this table; abort it and make a new one",
            )),
            Status::Gathering => Ok(vec![LogEntry::SeatLeft { seat }]),
        }
    }

    /// Refuses a seat that nobody can take.
    fn check_free(&self, seat: u8) -> Result<(), Refused> {
        let place = self.seats.get(usize::from(seat));
        let place = place.ok_or(Refused::NoSuchSeat(seat))?;
        if place.holder != Holder::Open {
            return Err(Refused::SeatTaken);
        }
        match self.status() {
            Status::Over => Err(Refused::Over),
            Status::Gathering | Status::Playing => Ok(()),
        }
    }

    /// Lets a seat be taken, and starts the game if all others are.
    fn fill(
        &self,
        seat: u8,
        taken: LogEntry,
        nonces: Vec<Option<String>>,
    ) -> Result<Vec<LogEntry>, Refused> {
        let mut others = (0..).zip(&self.seats).filter(|&(other, _)| other != seat);
        let is_last = others.all(|(_, place)| place.holder != Holder::Open);
        let mut entries = vec![taken];
        if is_last {
            entries.extend(self.start(nonces)?);
        }
        Ok(entries)
    }
}

#[cfg(test)]
mod tests {
    use carcas_protocol::TimeControl;

    use super::*;
    use crate::game::log::Logged;
    use crate::game::play::{Hold, Sitting};
    use crate::game::samples::{fold, table};
    use crate::secret;
    use crate::store::IdentityId;

    /// Seats somebody, with an identity.
    fn sit(game: &mut Game, seat: u8, identity: &str) {
        let nonce = secret::nonce().expect("random bits");
        let who = (Some(identity.to_owned()), identity.to_owned());
        let sat = game.take_seat(seat, who, nonce);
        fold(game, sat);
    }

    /// Lets the person of a seat leave by a command of that name.
    fn stand_up(game: &mut Game, seat: u8, id: &str) {
        let left = game.stand_up(seat).expect("a person before the game");
        let [entry] = <[LogEntry; 1]>::try_from(left).expect("one entry");
        let logged = Logged {
            id: Some(id.to_owned()),
            from: Some(seat),
            ..entry.into()
        };
        game.fold(&logged, 0).expect("an entry");
    }

    fn token(seat: u8, number: u32) -> [Hold; 1] {
        [Hold::Sitting(Sitting { seat, number })]
    }

    fn identity(id: &str) -> [Hold; 1] {
        [Hold::Identity(IdentityId::parse(id).expect("an id"))]
    }

    const ANN: &str = "ann000000000";
    const BO: &str = "bo0000000000";

    #[test]
    fn a_seat_that_was_left_is_as_if_nobody_had_sat_there() {
        let mut game = table(2, TimeControl::None, 0);
        sit(&mut game, 0, ANN);
        stand_up(&mut game, 0, "x");
        let place = &game.seats[0];
        assert_eq!(place.holder, Holder::Open);
        assert_eq!((place.name.as_str(), &place.identity), ("", &None));
        assert_eq!((&place.nonce, place.seated), (&None, None));
        assert_eq!(game.stand_up(0), Err(Refused::NotYourSeat));
        // Who comes then is not mixed up with who left.
        sit(&mut game, 0, BO);
        assert!(game.held(&token(0, 0)).is_empty());
        assert!(game.held(&identity(ANN)).is_empty());
        assert_eq!(game.held(&token(0, 1)), [0]);
        assert_eq!(game.held(&identity(BO)), [0]);
        sit(&mut game, 1, ANN);
        assert_eq!(game.status(), Status::Playing);
        assert!(matches!(game.stand_up(0), Err(Refused::NoStandUp(_))));
    }

    #[test]
    fn who_stands_up_again_by_the_same_name_has_done_so_once() {
        let mut game = table(2, TimeControl::None, 0);
        sit(&mut game, 0, ANN);
        stand_up(&mut game, 0, "x");
        let left = Some(game.version());
        sit(&mut game, 0, BO);
        for own in [token(0, 0), identity(ANN)] {
            assert_eq!(game.version_of(&own, None, "x"), left);
            assert_eq!(game.version_of(&own, Some(0), "x"), left);
            assert_eq!(game.version_of(&own, Some(1), "x"), None);
        }
        // The same name of somebody else is another command.
        for other in [token(0, 1), identity(BO)] {
            assert_eq!(game.version_of(&other, None, "x"), None);
        }
    }

    #[test]
    fn a_bot_that_was_seated_is_one_like_those_from_the_beginning() {
        let mut game = table(2, TimeControl::None, 0);
        sit(&mut game, 1, ANN);
        stand_up(&mut game, 1, "x");
        let seated = game.seat_bot(1, "regular".to_owned());
        fold(&mut game, seated);
        let level = "regular".to_owned();
        let since = None;
        assert_eq!(game.seats[1].holder, Holder::Bot { level, since });
        assert_eq!(game.seats[1].name, "regular");
        assert_eq!(game.status(), Status::Gathering);
        let again = game.seat_bot(1, "guest".to_owned());
        assert_eq!(again, Err(Refused::SeatTaken));
        let nowhere = game.seat_bot(2, "guest".to_owned());
        assert_eq!(nowhere, Err(Refused::NoSuchSeat(2)));
        let other = game.seat_bot(0, "guest".to_owned());
        fold(&mut game, other);
        assert_eq!(game.status(), Status::Playing);
        assert_eq!(game.nonces(), [None, None]);
        assert!(game.asked_bot().is_some());
    }

    #[test]
    fn a_table_that_is_over_takes_no_bot_and_lets_nobody_leave() {
        let mut game = table(2, TimeControl::None, 0);
        sit(&mut game, 0, ANN);
        let closed = game.close();
        fold(&mut game, closed);
        let bot = game.seat_bot(1, "regular".to_owned());
        assert_eq!(bot, Err(Refused::Over));
        assert_eq!(game.stand_up(0), Err(Refused::Over));
    }

    #[test]
    fn a_table_at_which_people_come_and_go_for_ever_stops_it() {
        let mut game = table(2, TimeControl::None, 0);
        sit(&mut game, 0, ANN);
        while game.version() < MAX_ENTRIES {
            stand_up(&mut game, 0, "x");
            sit(&mut game, 0, ANN);
        }
        assert!(matches!(game.stand_up(0), Err(Refused::NoStandUp(_))));
        sit(&mut game, 1, BO);
        assert_eq!(game.status(), Status::Playing);
    }
}
