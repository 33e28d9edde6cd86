//! Positions as text: a whole game at one moment, on one line (`docs/position-format.md`).
//!
//! ```text
//! carcas1 zman-c2 version 2 seats 2; turn p0 placer=p1 next=volcano; ask p0:tile:road-curve; seats p0 0 meeple*7 …
//! ```
//!
//! The first part is the setup. Each other part is a section: a name and words that each say one thing, in no order but
//! that of the parts here. Equal positions have equal lines, whatever the order in which their tiles and figures came:
//! [`State::key`] is equal exactly when the lines are.
//!
//! A position that was read has the same moves as the one that was written, and goes on in the same way. Only the order
//! in which moves are generated may differ, since it follows from the history of a game, which a line does not tell.
//!
//! The core writes and reads its own sections. What a module remembers, and what it asks, is in its own file, and its
//! manifest names it: [`MemoryText`] and [`QuestionText`].

mod line;
mod question;
mod read;
mod table;
mod write;

use super::{NotationError, Result};
use crate::rules::{Rules, Setup, read_setup, write_setup};
use crate::state::State;

pub(crate) use line::{Line, Part, Section, spot_word};
pub(crate) use question::{Details, QuestionText, write as write_question};
pub(crate) use write::write_memory;

/// The first word of a line: the name of the format and its version.
pub const FORMAT: &str = "carcas1";

/// What stands between the setup and the sections.
const SEPARATOR: &str = "; ";

/// How the memory of a module is written, as a section with the module's name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MemoryText {
    /// Writes what the module remembers, and no word if that is nothing.
    pub(crate) write: fn(&State, &mut Line<'_>),
    /// Reads it again.
    pub(crate) read: fn(&Rules, &mut State, &mut Section<'_>) -> Result<()>,
}

impl State {
    /// Writes the position without the setup of its game: `turn p0 …; seats …; tiles …`.
    ///
    /// Equal positions have equal texts, whatever the order in which their tiles and figures came.
    pub fn text(&self, rules: &Rules) -> String {
        let mut text = String::new();
        write::write(rules, self, &mut Line::new(&mut text));
        text.split_off(SEPARATOR.len())
    }

    /// Reads a position of a game whose rules are known.
    ///
    /// # Errors
    /// What was not understood or is impossible, and where.
    pub fn parse_text(rules: &Rules, text: &str) -> std::result::Result<Self, NotationError> {
        read::read(rules, line::sections(text, 0)?, text.len())
    }
}

/// Writes a position with the setup of its game.
///
/// What a setup holds beyond edition, boxes, switches and seats, as conformance runs may set it, is not written.
pub fn write_position(setup: &Setup, rules: &Rules, state: &State) -> String {
    let (setup, text) = (write_setup(setup), state.text(rules));
    format!("{FORMAT} {setup}{SEPARATOR}{text}")
}

/// Reads a position: setup, rules and state.
///
/// ```
/// use carcas_engine::notation::{parse_position, write_position};
/// use carcas_engine::{Edition, Rules, Setup, State};
///
/// let setup = Setup::new(Edition::ZmanC2, 2);
/// let rules = Rules::new(&setup)?;
/// let state = State::new(&rules);
/// let line = write_position(&setup, &rules, &state);
/// assert!(line.starts_with("carcas1 zman-c2 version 3 seats 2; turn p0 "));
/// let (_, _, read) = parse_position(&line)?;
/// assert_eq!(read.key(&rules), state.key(&rules));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// What was not understood or is impossible, and where.
pub fn parse_position(text: &str) -> std::result::Result<(Setup, Rules, State), NotationError> {
    let end = text.find(';').unwrap_or(text.len());
    let setup = read_setup(super::Words::new(&text[..end]))?;
    let rules = Rules::new(&setup).map_err(|why| {
        let why = why.to_string().replace('\n', "; ");
        super::error(0, why)
    })?;
    let sections = line::sections(text, end + 1)?;
    let state = read::read(&rules, sections, text.len())?;
    Ok((setup, rules, state))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::modules::Module;
    use crate::rules::Edition;

    /// The sections of the base game after its first tile was drawn.
    const HEAD: &str = "carcas1 zman-c2 version 2 seats 2";
    const SEATS: &str = "seats p0 0 meeple*7 p1 0 meeple*7";
    const ASKED: &str = "turn p0 next=figure-action; ask p0:tile:monastery";

    #[test]
    fn refusals_name_the_place_and_what_was_expected() {
        let refused = |text: &str| parse_position(text).expect_err(text);
        let cases = [
            ("", "", "carcas1 zman-c2"),
            ("carcas2 zman-c2", "carcas2", "this program reads `carcas1`"),
            ("carcas1 nowhere", "nowhere", "unknown preset"),
            (HEAD, "", "no section `seats`"),
            (&format!("{HEAD}; {SEATS}; {ASKED}"), "", "no answer here"),
            (
                &format!("{HEAD}; {SEATS}; turn p0 wait=tile next=end-turn"),
                "",
                "bag is empty",
            ),
            (&format!("{HEAD}; {SEATS}; turn p0"), "", "nothing is asked"),
            (
                &format!("{HEAD}; {SEATS}; {ASKED}; dragon 0,0"),
                "dragon",
                "a section of this game",
            ),
            (&format!("{HEAD}; {SEATS}; {SEATS}"), "seats", "comes twice"),
            (
                &format!("{HEAD}; seats p0 0 meeple*8 p1 0"),
                "meeple*8",
                "at most 7",
            ),
            (
                &format!("{HEAD}; tiles start monastery 5,5"),
                "5,5",
                "touches no other tile",
            ),
            (
                &format!("{HEAD}; tiles start monastery 0,0"),
                "0,0",
                "there is a tile at 0,0 already",
            ),
            (
                &format!("{HEAD}; bag monastery*5"),
                "monastery*5",
                "the game has 4",
            ),
            (
                &format!("{HEAD}; {SEATS}; {ASKED}:2"),
                "2",
                "one part too many",
            ),
        ];
        for (text, word, why) in cases {
            let error = refused(text);
            assert!(error.message.contains(why), "{text}: {error}");
            assert!(text[error.at..].starts_with(word), "{text}: {error:?}");
        }
    }

    /// Checks that a position with boxes is refused at a word, and why.
    fn refuses(boxes: &str, sections: &str, word: &str, why: &str) {
        let text = format!("{HEAD} {boxes}; {sections}");
        let error = parse_position(&text).expect_err(&text);
        assert!(error.message.contains(why), "{text}: {error}");
        assert!(text[error.at..].starts_with(word), "{text}: {error:?}");
    }

    #[test]
    fn a_game_that_asks_for_its_start_tiles_has_them() {
        let asked = "turn p0 next=end-turn; ask p0:count-follower";
        let (city, seats) = ("with count", format!("{SEATS}; {asked}"));
        refuses(city, &seats, "", "add `; tiles start`");
        let tiles = format!("{seats}; tiles monastery 0,0");
        refuses(city, &tiles, "tiles monastery", "write `tiles start …`");
        let read = parse_position(&format!("{HEAD} {city}; {seats}; tiles start"));
        assert!(read.is_ok(), "{read:?}");
    }

    #[test]
    fn tiles_are_owed_and_hidden_only_where_a_module_uses_them() {
        let owed = format!("{ASKED}; tiles start; seats p0 0 owed=monastery p1 0");
        refuses("", &owed, "owed=monastery", "no seat owes a tile");
        let hidden = format!("{SEATS}; turn p0 hidden=1");
        refuses("", &hidden, "hidden=1", "no tile lies under others");
    }

    #[test]
    fn nothing_is_more_than_the_game_has() {
        let traders = "with traders-and-builders";
        for (boxes, seats, word, why) in [
            (traders, "p0 0 wine*255 p1 0", "wine*255", "at most 9"),
            (
                traders,
                "p0 0 wine*5 p1 0 wine*5",
                "wine*5",
                "the game has 9",
            ),
            ("with tower", "p0 0 floor*11 p1 0", "floor*11", "at most 10"),
            (
                "with abbey-and-mayor",
                "p0 0 abbey*2 p1 0",
                "abbey*2",
                "at most 1",
            ),
            (
                "with king-and-robber",
                "p0 0 king*2 p1 0",
                "king*2",
                "at most 1",
            ),
            (
                "with king-and-robber",
                "p0 0 king*1 p1 0 king*1",
                "king*1",
                "the game has 1",
            ),
        ] {
            refuses(boxes, &format!("seats {seats}"), word, why);
        }
        let tower = "with tower traders-and-builders";
        let held = "seats p0 0 floor*10 p1 0 floor*8";
        let tiles = "tiles start tower-field-garden 0,1";
        let floors = format!("{held}; {tiles}; tokens floor*255@0,1/tower");
        refuses(tower, &floors, "floor*255", "the game has 20");
        let floors = format!("{held}; {tiles}; tokens floor*1@0,1/tower floor*1@0,1/tower");
        refuses(tower, &floors, "floor*1@", "comes twice");
        let helper = "seats p0 0 p1 0; prisoners p1:p0.builder";
        refuses(tower, helper, "p1:p0.builder", "only followers");
        let exchange =
            "seats p0 0 p1 0; turn p0 next=end-turn; tiles start; ask p0:exchange:p1:meeple";
        refuses(tower, exchange, "meeple", "p0 holds no such prisoner of p1");
    }

    #[test]
    fn nothing_is_said_twice() {
        let seats = "seats p0 0 meeple*1 meeple*2 p1 0";
        refuses("", seats, "meeple", "comes twice");
        refuses(
            "",
            "bag monastery*1 monastery*2",
            "monastery",
            "comes twice",
        );
        let turn = format!("{SEATS}; turn p0 next=end-turn next=end-turn");
        refuses("", &turn, "next", "comes twice");
        let start = format!("{SEATS}; tiles start; turn p0 next=figure-action");
        let two = format!("{start}; ask p0:tile:monastery p0:tile:monastery");
        refuses("", &two, "p0:tile", "one question waits at a time");
        let castle = "count@0,0/quarter:castle";
        let counts = format!("{start}; neutrals {castle} {castle}");
        refuses("with count", &counts, "count", "comes twice");
        for (boxes, memory) in [
            ("with count", "count entered entered"),
            ("with traders-and-builders", "builder triggered triggered"),
            ("with mage-and-witch", "mage-and-witch due due"),
            ("with tower", "tower ransom-paid ransom-paid"),
            ("with king-and-robber", "king record=5 record=6"),
            ("with abbey-and-mayor", "abbey next=1 next=2"),
            ("with bridges-castles-and-bazaars", "bridges built built"),
            ("with bridges-castles-and-bazaars", "bazaars due due"),
            ("with bridges-castles-and-bazaars", "bazaars bid=1 bid=2"),
            ("with princess-and-dragon", "dragon moves=1 moves=2"),
            ("with princess-and-dragon", "dragon 0,0 0,0"),
        ] {
            let (_, again) = memory.rsplit_once(' ').expect("two words");
            let again = again.split('=').next().expect("a word");
            refuses(boxes, &format!("{start}; {memory}"), again, "comes twice");
        }
    }

    #[test]
    fn modules_refuse_what_they_cannot_go_on_from() {
        let bazaars = "with bridges-castles-and-bazaars";
        let start = format!("{SEATS}; tiles start; turn p0 next=end-turn; bag road-curve*3");
        let asked = format!("{start}; ask p0:auction; bazaars auctioneer=p0 bid=0 bidder=p0");
        refuses(bazaars, &asked, "", "a bazaar has no tile");
        refuses(
            bazaars,
            &format!("{asked} lot=1 lot=2 lot=3"),
            "",
            "more tiles are turned up",
        );
        let offered = format!("{asked} lot=1 lot=2 offer=3");
        refuses(bazaars, &offered, "", "none of the `lot=`");
        let face_down = format!("{start}; ask p0:tile:monastery; bazaars due face-down=2");
        refuses(bazaars, &face_down, "", "not hidden");
        let sheep = "with hills-and-sheep";
        let flock = format!("{start}; ask p0:flock");
        refuses(sheep, &flock, "", "no shepherd on the board");
        let held = "seats p0 0 meeple*7 sheep-1*1 p1 0; tiles start; turn p0 next=end-turn; ask p0:tile:monastery";
        refuses(sheep, held, "", "without a shepherd");
        let lot =
            format!("{SEATS}; tiles start; bag road-curve*3; turn p0 next=end-turn wait=bazaar");
        refuses("", &lot, "bazaar", "tile or over");
        let abbey = "with abbey-and-mayor";
        let drawn = format!("{start}; ask p0:tile:abbey");
        refuses(abbey, &drawn, "abbey", "never drawn");
        let none = format!("{start}; ask p0:abbey");
        refuses(abbey, &none, "", "no answer here");
        let one =
            format!("{start}; ask p0:auction; bazaars auctioneer=p0 bid=1 bidder=p0 lot=3 lot=4");
        let key = |text: &str| {
            let text = format!("{HEAD} {bazaars}; {text}");
            let (_, rules, state) = parse_position(&text).expect("the line is a position");
            state.key(&rules)
        };
        assert_eq!(key(&one), key(&one.replace("lot=3 lot=4", "lot=4 lot=3")));
    }

    #[test]
    fn the_count_stands_in_a_quarter_and_the_dragon_visits_no_more_than_two_journeys() {
        let start = format!("{SEATS}; turn p0 next=figure-action; tiles start");
        let road = format!("{start}; neutrals count@-2,-1/road:W");
        refuses(
            "with count",
            &road,
            "-2,-1/road:W",
            "the count cannot stand there",
        );
        let roads = "1,0 2,0 3,0 4,0 5,0 6,0 7,0 road-straight-garden 8,0";
        let visited_roads = roads.replace("road-straight-garden ", "");
        let (monasteries, others) = ("1,1 2,1 3,1 4,1", "5,1 6,1");
        let tiles =
            format!("road-straight {roads} monastery {monasteries} monastery-road {others}");
        let visited = format!("{start} {tiles}; dragon 0,0 {visited_roads} {monasteries} {others}");
        refuses(
            "with princess-and-dragon",
            &visited,
            "6,1",
            "at most 14 tiles",
        );
    }

    #[test]
    fn the_order_in_which_tiles_came_changes_neither_text_nor_key() {
        let rules = Rules::new(&Setup::new(Edition::ZmanC2, 2)).expect("the base game");
        let monastery = rules
            .find_kind("monastery")
            .expect("a tile of the base game");
        let (start, south) = (rules.start[0], crate::geometry::Cell::new(0, 1));
        let beside = (monastery, south, carcas_tiles::Rotation::R0);
        let [one, other] = [[start, beside], [beside, start]].map(|tiles| {
            let mut position = crate::position::Position::new(&rules, false);
            for (kind, cell, rotation) in tiles {
                position.tile(kind, cell, rotation).expect("it fits");
            }
            position.finish().expect("a position")
        });
        assert_eq!(one.text(&rules), other.text(&rules));
        assert_eq!(one.key(&rules), other.key(&rules));
    }

    #[test]
    fn sections_of_modules_and_of_the_core_have_different_names() {
        for module in Module::ALL {
            assert!(!read::is_core(module.name()), "{}", module.name());
        }
    }

    #[test]
    fn the_setup_is_read_as_it_was_written() {
        let mut setup = Setup::new(Edition::Rgg2005, 3);
        for name in ["river-2", "princess-and-dragon:fairy+portal", "tower:none"] {
            setup.add_box(name).expect("there is such a box");
        }
        setup.set("abbot", "on").expect("there is such a switch");
        let text = write_setup(&setup);
        let text = format!("{FORMAT} {text}");
        assert_eq!(read_setup(crate::notation::Words::new(&text)), Ok(setup));
    }
}
