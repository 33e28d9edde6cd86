//! Messages as data: which there are, and what each needs.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;

use crate::{Language, data};

/// Keys that begin so belong to one language alone: pieces that its own sentences refer to.
pub(crate) const PRIVATE: &str = "x-";

/// The messages of a language by their keys.
pub(crate) type Messages = BTreeMap<&'static str, Pattern<&'static str>>;

/// Reads the messages of a language.
///
/// # Errors
/// What is wrong with the files, a line each.
pub(crate) fn messages(language: Language) -> Result<Messages, Vec<String>> {
    let mut all = Messages::new();
    let mut wrong = Vec::new();
    for &(name, text) in data::files(language) {
        let file = format!("data/{}/{name}", language.tag());
        let read = parser::parse(text).unwrap_or_else(|(read, errors)| {
            for error in errors {
                let line = text[..error.pos.start].lines().count().max(1);
                wrong.push(format!("{file}:{line}: {}", error.kind));
            }
            read
        });
        for entry in read.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name;
                    let Some(value) = message.value else {
                        wrong.push(format!("{file}: `{key}` says nothing"));
                        continue;
                    };
                    if all.insert(key, value).is_some() {
                        wrong.push(format!("{file}: `{key}` is there twice"));
                    }
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                Entry::Term(term) => wrong.push(format!(
                    "{file}: `-{}` is a term; write a message `{PRIVATE}…`, which sees the arguments",
                    term.id.name
                )),
                Entry::Junk { content } => {
                    let begin = content.lines().next().unwrap_or_default();
                    wrong.push(format!("{file}: cannot be read: {begin}"));
                }
            }
        }
    }
    match wrong.is_empty() {
        true => Ok(all),
        false => Err(wrong),
    }
}

/// What a message refers to.
#[derive(Debug, Default)]
pub(crate) struct Needs {
    pub(crate) arguments: BTreeSet<&'static str>,
    pub(crate) messages: BTreeSet<&'static str>,
    /// What no message of ours may use.
    pub(crate) foreign: Vec<&'static str>,
}

/// Returns what a message needs, together with the messages that it refers to.
pub(crate) fn needs(all: &Messages, key: &str) -> Needs {
    let mut needs = Needs::default();
    let mut open: Vec<&Pattern<&'static str>> = all.get(key).into_iter().collect();
    while let Some(pattern) = open.pop() {
        let known = needs.messages.clone();
        visit(pattern, &mut needs);
        let new = needs.messages.difference(&known);
        open.extend(new.filter_map(|name| all.get(name)));
    }
    needs
}

fn visit(pattern: &Pattern<&'static str>, needs: &mut Needs) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            visit_expression(expression, needs);
        }
    }
}

fn visit_expression(expression: &Expression<&'static str>, needs: &mut Needs) {
    match expression {
        Expression::Inline(inline) => visit_inline(inline, needs),
        Expression::Select { selector, variants } => {
            visit_inline(selector, needs);
            for variant in variants {
                visit(&variant.value, needs);
            }
        }
    }
}

fn visit_inline(inline: &InlineExpression<&'static str>, needs: &mut Needs) {
    match inline {
        InlineExpression::VariableReference { id } => {
            needs.arguments.insert(id.name);
        }
        InlineExpression::MessageReference {
            id,
            attribute: None,
        } => {
            needs.messages.insert(id.name);
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::Placeable { expression } => visit_expression(expression, needs),
        InlineExpression::FunctionReference {
            id,
            arguments: CallArguments { .. },
        }
        | InlineExpression::TermReference { id, .. }
        | InlineExpression::MessageReference { id, .. } => needs.foreign.push(id.name),
    }
}
