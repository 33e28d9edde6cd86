//! Who plays a match: names of bots and commands of programs.

use anyhow::bail;
use carcas_arena::{Entrant, Program};
use carcas_bots::Bot;
use carcas_text::say;

use crate::contests::{check_bots, fault_told};
use crate::language::words;

/// The word that stands for the next program.
const ENGINE: &str = "engine";

/// Reads the two players: names in order, where `engine` is the next program; programs that are left come last.
///
/// # Errors
/// If there are more or fewer than two, or a name is that of no bot.
pub(crate) fn read(names: &[String], commands: &[String]) -> anyhow::Result<[Entrant; 2]> {
    let mut programs = commands.iter().cloned().map(Entrant::Program);
    let mut all: Vec<Entrant> = Vec::new();
    for name in names {
        match name.as_str() {
            ENGINE => match programs.next() {
                Some(program) => all.push(program),
                None => bail!(say!(words(), "terminal-match-no-engine")),
            },
            name => {
                check_bots(std::slice::from_ref(&name))?;
                all.push(Entrant::Bot(name.to_owned()));
            }
        }
    }
    all.extend(programs);
    match <[Entrant; 2]>::try_from(all) {
        Ok(two) => Ok(two),
        Err(all) => bail!(say!(
            words(),
            "terminal-match-two",
            n = all.len(),
            list = Bot::NAMES.join(", ")
        )),
    }
}

/// Starts every program once: one that cannot be started would lose every game before it has begun.
///
/// # Errors
/// If one cannot be started.
pub(super) fn check_programs(entrants: &[Entrant]) -> anyhow::Result<()> {
    for entrant in entrants {
        if let Entrant::Program(command) = entrant
            && let Err(fault) = Program::start(command)
        {
            bail!(fault_told(&fault));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entrants(names: &[&str], commands: &[&str]) -> anyhow::Result<[Entrant; 2]> {
        let owned =
            |texts: &[&str]| -> Vec<String> { texts.iter().map(ToString::to_string).collect() };
        read(&owned(names), &owned(commands))
    }

    #[test]
    fn programs_take_the_place_of_their_word_or_come_last() {
        let bot = |name: &str| Entrant::Bot(name.to_owned());
        let program = |name: &str| Entrant::Program(name.to_owned());
        let read = |names, commands| entrants(names, commands).expect("two players");
        assert_eq!(
            read(&["rival", "greedy"], &[]),
            [bot("rival"), bot("greedy")]
        );
        assert_eq!(read(&["rival"], &["x"]), [bot("rival"), program("x")]);
        assert_eq!(
            read(&["engine", "rival"], &["x"]),
            [program("x"), bot("rival")]
        );
        assert_eq!(read(&[], &["x", "y"]), [program("x"), program("y")]);
    }

    #[test]
    fn there_are_two_players() {
        for (names, commands) in [
            (&["rival"][..], &[][..]),
            (&["rival", "greedy"], &["x"]),
            (&[], &[]),
            (&["rival", "engine"], &[]),
        ] {
            assert!(entrants(names, commands).is_err(), "{names:?} {commands:?}");
        }
    }
}
