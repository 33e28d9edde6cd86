//! The language that a command speaks: that of `--lang`, or that of the environment.

use std::ffi::OsString;
use std::io::ErrorKind;
use std::sync::OnceLock;

use anyhow::bail;
use carcas_text::{Language, Words, say};

/// What was chosen when the program began. Like the colors of the terminal it is the same for everything that the program
/// writes, so it is not handed from function to function.
static SPOKEN: OnceLock<Language> = OnceLock::new();

/// Chooses the language that the program speaks from now on.
pub(crate) fn speak(language: Language) {
    // The first choice counts; a program has one command.
    let _ = SPOKEN.set(language);
}

/// Returns the words that the program speaks: English until a language is chosen, and in tests.
pub(crate) fn words() -> &'static Words {
    #[cfg(test)]
    if let Some(language) = tried::language() {
        return Words::shared(language);
    }
    Words::shared(SPOKEN.get().copied().unwrap_or_default())
}

#[cfg(test)]
pub(crate) use tried::speaking;

/// Finds the language among the arguments, before they are read: that of `--lang`, or that of the environment.
pub(crate) fn wanted(args: &[OsString]) -> Language {
    let texts: Vec<&str> = args.iter().map(|arg| arg.to_str().unwrap_or("")).collect();
    let typed = texts.iter().zip(1..).find_map(|(arg, next)| match *arg {
        "--lang" => texts.get(next).copied(),
        arg => arg.strip_prefix("--lang="),
    });
    let usual = || Language::from_environment(|name| std::env::var(name).ok());
    typed.and_then(Language::from_tag).unwrap_or_else(usual)
}

/// Refuses a language that is not spoken here; `tag` is what `--lang` says, if it was given.
pub(crate) fn check(tag: Option<&str>) -> anyhow::Result<()> {
    let Some(tag) = tag.filter(|tag| Language::from_tag(tag).is_none()) else {
        return Ok(());
    };
    let all = Language::ALL.into_iter();
    // The pseudo-language is for finding untranslated text, and is not offered.
    let names: Vec<String> = all
        .map(|language| format!("{} ({})", language.tag(), language.name()))
        .collect();
    bail!(say!(
        words(),
        "terminal-unknown-language",
        input = tag,
        list = names.join(", ")
    ))
}

/// Tells an error with all its causes, each behind what it caused.
pub(crate) fn told(error: &anyhow::Error) -> String {
    let mut causes = error.chain().rev().map(cause);
    let first = causes.next().unwrap_or_default();
    causes.fold(first, |why, what| {
        say!(words(), "terminal-error-why", text = what, list = why)
    })
}

/// Tells one cause: what a system says is told in our words where it has a kind that people meet.
fn cause(error: &(dyn std::error::Error + 'static)) -> String {
    let system = error.downcast_ref::<std::io::Error>();
    let Some(kind) = system.and_then(system_kind) else {
        return error.to_string();
    };
    say!(words(), "terminal-error-system", cause = kind)
}

/// Returns the word for what a system refuses; errors that carry one of ours inside have none.
fn system_kind(error: &std::io::Error) -> Option<&'static str> {
    error.raw_os_error()?;
    Some(match error.kind() {
        ErrorKind::NotFound => "not-found",
        ErrorKind::PermissionDenied => "denied",
        ErrorKind::AlreadyExists => "exists",
        ErrorKind::IsADirectory => "folder",
        ErrorKind::NotADirectory => "no-folder",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "full",
        ErrorKind::ReadOnlyFilesystem => "read-only",
        ErrorKind::InvalidFilename => "name",
        ErrorKind::ConnectionRefused => "refused",
        ErrorKind::ConnectionReset | ErrorKind::ConnectionAborted | ErrorKind::BrokenPipe => {
            "broken"
        }
        ErrorKind::HostUnreachable | ErrorKind::NetworkUnreachable | ErrorKind::NetworkDown => {
            "unreachable"
        }
        ErrorKind::TimedOut => "slow",
        ErrorKind::AddrInUse => "taken",
        ErrorKind::AddrNotAvailable => "no-address",
        _ => return None,
    })
}

/// Languages that tests try, each on its own thread.
#[cfg(test)]
mod tried {
    use std::cell::Cell;

    use carcas_text::Language;

    thread_local! {
        static TRIED: Cell<Option<Language>> = const { Cell::new(None) };
    }

    pub(super) fn language() -> Option<Language> {
        TRIED.get()
    }

    /// Does something while the program speaks another language.
    pub(crate) fn speaking<T>(language: Language, does: impl FnOnce() -> T) -> T {
        TRIED.set(Some(language));
        let done = does();
        TRIED.set(None);
        done
    }
}
