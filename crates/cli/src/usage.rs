//! Help about commands and flags, and refusals of what was typed, in the language of the program.
//!
//! The flags are declared with English doc comments, which a test holds equal to the English messages. [`told`] puts the
//! messages of the language in their place: `terminal-usage-COMMAND` and `terminal-usage-COMMAND-FLAG`, or
//! `terminal-usage-any-FLAG` for a flag that several commands share.

use std::ffi::OsString;

use carcas_text::{Words, key, say};
use clap::builder::{Resettable, Styles};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, Error};

use crate::commands::engine;

/// Returns the command with its texts, and those of all below it, in a language.
pub(crate) fn told(mut command: Command, words: &Words) -> Command {
    command.build();
    tell(command, words, "")
}

/// Tells about a command whose place is `path`: empty for the program, then `play`, `admin-list`.
fn tell(command: Command, words: &Words, path: &str) -> Command {
    let mut command = command.mut_args(|arg| tell_arg(arg, words, path));
    // It shows the names of values, which are told by now.
    let usage = usage(&mut command, words);
    if let Some(about) = about(words, path) {
        command = command.about(about);
    }
    if let Some(more) = more(words, path) {
        command = command.after_help(more);
    }
    let heading = Styles::styled().get_usage().to_owned();
    let title = words.of(key!("terminal-usage-title"));
    command
        .help_template(format!(
            "{{before-help}}{{about-with-newline}}\n{heading}{title}{heading:#} {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
        .override_usage(usage)
        .subcommand_help_heading(words.of(key!("terminal-usage-commands")))
        .mut_subcommands(|sub| {
            let name = sub.get_name().to_owned();
            let below = match (path, name.as_str()) {
                // The commands below `help` are those beside it.
                ("", "help") => "",
                ("", name) => name,
                (path, "help") => path,
                (path, name) => &format!("{path}-{name}"),
            };
            let sub = tell(sub, words, below);
            match name.as_str() {
                "help" => sub.about(words.of(key!("terminal-usage-help"))),
                _ => sub,
            }
        })
}

fn about(words: &Words, path: &str) -> Option<String> {
    match path {
        "" => Some(words.of(key!("terminal-usage"))),
        path => words.find(&format!("terminal-usage-{path}")),
    }
}

/// Returns what stands below the flags.
fn more(words: &Words, path: &str) -> Option<String> {
    match path {
        "engine" => Some(engine::protocol(words)),
        path => words.find(&format!("terminal-usage-{path}-more")),
    }
}

/// Finds the text about something of a command, or the one for all commands.
fn find(words: &Words, path: &str, name: &str) -> Option<String> {
    let own = match path {
        "" => None,
        path => words.find(&format!("terminal-usage-{path}-{name}")),
    };
    own.or_else(|| words.find(&format!("terminal-usage-any-{name}")))
}

/// Returns what follows the title, with the words for what may be typed.
fn usage(command: &mut Command, words: &Words) -> String {
    let shown = command.render_usage().ansi().to_string();
    let (_, shown) = shown.split_once("Usage:").unwrap_or(("", &shown));
    let shown = shown.trim_start_matches("\u{1b}[0m").trim_start();
    let options = words.of(key!("terminal-usage-value-options"));
    let sub = words.of(key!("terminal-usage-value-command"));
    shown.replace("OPTIONS", &options).replace("COMMAND", &sub)
}

/// The name by which texts call a flag or a value.
fn name_of(arg: &Arg) -> String {
    let id = arg.get_id().as_str().replace('_', "-");
    arg.get_long().map_or(id, str::to_owned)
}

fn tell_arg(arg: Arg, words: &Words, path: &str) -> Arg {
    let said = find(words, path, &name_of(&arg));
    let mut said =
        said.unwrap_or_else(|| arg.get_help().map(ToString::to_string).unwrap_or_default());
    if let Some(env) = arg.get_env().and_then(|name| name.to_str()) {
        said += &format!(" [{}]", say!(words, "terminal-usage-env", name = env));
    }
    let usual: Vec<_> = arg
        .get_default_values()
        .iter()
        .filter_map(|value| value.to_str())
        .collect();
    if takes_value(&arg) && !usual.is_empty() {
        let usual = usual.join(", ");
        said += &format!(
            " [{}]",
            say!(words, "terminal-usage-default", value = usual)
        );
    }
    let heading = match (arg.get_help_heading(), arg.is_positional()) {
        (Some(_), _) => key!("terminal-usage-on-server"),
        (None, true) => key!("terminal-usage-arguments"),
        (None, false) => key!("terminal-usage-options"),
    };
    let names: Vec<String> = arg
        .get_value_names()
        .unwrap_or_default()
        .iter()
        .map(|name| value_name(words, name))
        .collect();
    let mut arg = arg
        .help(said)
        .long_help(Resettable::Reset)
        .help_heading(words.of(heading))
        .hide_default_value(true)
        .hide_env(true);
    if takes_value(&arg) && !names.is_empty() {
        arg = arg.value_names(names);
    }
    arg
}

fn takes_value(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::Set | ArgAction::Append)
}

/// Says what stands for a value, such as `FILE`; names of things that look the same in every language have no message.
fn value_name(words: &Words, name: &str) -> String {
    match words.find(&value_key(name)) {
        Some(said) if name.ends_with(MORE) => said + MORE,
        Some(said) => said,
        None => name.to_owned(),
    }
}

/// Behind the name of a value that may be a list.
const MORE: &str = ",…";

fn value_key(name: &str) -> String {
    let name = name.strip_suffix(MORE).unwrap_or(name).to_ascii_lowercase();
    let name = name.replace(|c: char| !c.is_ascii_alphanumeric(), "-");
    format!("terminal-usage-value-{name}")
}

/// Whether somebody is shown help or the version, so that nothing is wrong.
pub(crate) fn is_help(error: &Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    )
}

/// Says why arguments are refused, and what would be right.
pub(crate) fn refusal(words: &Words, error: &Error, command: &str) -> String {
    let one = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(all)) if !all.is_empty() => Some(all.join(", ")),
        _ => None,
    };
    let arg = one(ContextKind::InvalidArg).unwrap_or_default();
    let value = one(ContextKind::InvalidValue).unwrap_or_default();
    let text = match error.kind() {
        ErrorKind::UnknownArgument => match one(ContextKind::SuggestedArg) {
            Some(close) => say!(
                words,
                "terminal-error-unexpected-close",
                input = arg,
                name = close
            ),
            None => say!(words, "terminal-error-unexpected", input = arg),
        },
        ErrorKind::InvalidSubcommand => {
            let input = one(ContextKind::InvalidSubcommand).unwrap_or_default();
            match one(ContextKind::SuggestedSubcommand) {
                Some(close) => say!(
                    words,
                    "terminal-error-no-command-close",
                    input = input,
                    list = close
                ),
                None => say!(words, "terminal-error-no-command", input = input),
            }
        }
        ErrorKind::MissingSubcommand => {
            let list = one(ContextKind::ValidSubcommand).unwrap_or_default();
            say!(words, "terminal-error-which-command", list = list)
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            say!(words, "terminal-error-no-value", name = arg)
        }
        ErrorKind::InvalidValue => match one(ContextKind::ValidValue) {
            Some(list) => say!(
                words,
                "terminal-error-one-of",
                name = arg,
                input = value,
                list = list
            ),
            None => say!(words, "terminal-error-value", name = arg, input = value),
        },
        ErrorKind::ValueValidation => match std::error::Error::source(error) {
            Some(why) => {
                let why = why.to_string();
                say!(
                    words,
                    "terminal-error-value-why",
                    name = arg,
                    input = value,
                    text = why
                )
            }
            None => say!(words, "terminal-error-value", name = arg, input = value),
        },
        ErrorKind::ArgumentConflict => match one(ContextKind::PriorArg) {
            Some(other) if other == arg => say!(words, "terminal-error-twice", name = arg),
            Some(other) => say!(words, "terminal-error-together", name = arg, list = other),
            None => say!(words, "terminal-error-unexpected", input = arg),
        },
        ErrorKind::MissingRequiredArgument => say!(words, "terminal-error-missing", list = arg),
        ErrorKind::TooManyValues => {
            say!(
                words,
                "terminal-error-too-many-values",
                name = arg,
                input = value
            )
        }
        ErrorKind::InvalidUtf8 => words.of(key!("terminal-error-utf8")),
        // None of our flags can cause this.
        _ => error.to_string(),
    };
    let more = say!(
        words,
        "terminal-error-more",
        input = format!("{command} --help")
    );
    format!("{text}\n\n{more}")
}

/// Returns the command that was typed, without its flags, for pointing to its help.
pub(crate) fn typed(command: &Command, program: &str, args: &[OsString]) -> String {
    let (mut at, mut typed) = (command, program.to_owned());
    for arg in args.iter().skip(1).filter_map(|arg| arg.to_str()) {
        if let Some(below) = at.find_subcommand(arg).filter(|_| arg != "help") {
            at = below;
            typed = format!("{typed} {arg}");
        }
    }
    typed
}

#[cfg(test)]
mod tests;
