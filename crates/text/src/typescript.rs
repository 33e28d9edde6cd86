//! The catalogues of the browser: the same messages as typed functions.

use std::fmt::Write;

use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

use crate::arg::{self, Kind};
use crate::tree::{self, Messages, PRIVATE};
use crate::{Language, pseudo};

/// Messages that only a terminal says begin so; browsers do without.
const TERMINAL: [&str; 2] = ["terminal-", "x-terminal-"];

/// What every catalogue begins with.
const HEAD: &str =
    "// Generated from crates/text/data by `cargo xtask bless text`; do not edit.\n\n";

/// Writes all files: their names and their texts.
///
/// # Errors
/// What cannot be read of the messages, a line each.
pub fn typescript() -> Result<Vec<(String, String)>, Vec<String>> {
    let mut files = vec![("messages.ts".to_owned(), types()?)];
    for language in Language::ALL.into_iter().chain([Language::Pseudo]) {
        let name = format!("{}.ts", language.tag());
        files.push((name, catalogue(language)?));
    }
    Ok(files)
}

fn is_for_browsers(key: &str) -> bool {
    !TERMINAL.iter().any(|prefix| key.starts_with(prefix))
}

/// Writes the types: every key with the arguments of its message.
fn types() -> Result<String, Vec<String>> {
    let all = tree::messages(Language::English)?;
    let mut text = HEAD.to_owned();
    text.push_str(
        "/** The messages of a language: what each needs, and that it gives a text. */\n",
    );
    text.push_str("export interface Messages {\n");
    let said = all.keys().filter(|key| !key.starts_with(PRIVATE));
    for key in said.filter(|key| is_for_browsers(key)) {
        let arguments = tree::needs(&all, key).arguments;
        let typed: Vec<String> = arguments.iter().map(|name| typed(name)).collect();
        let needs = match typed.is_empty() {
            true => String::new(),
            false => format!("a: {{ {} }}", typed.join("; ")),
        };
        let _ = writeln!(text, "  \"{key}\": ({needs}) => string;");
    }
    text.push_str("}\n");
    Ok(text)
}

fn typed(name: &str) -> String {
    let kind = match arg::kind_of(name) {
        Some(Kind::Number) => "number",
        Some(Kind::Word | Kind::Text) | None => "string",
    };
    format!("{name}: {kind}")
}

fn catalogue(language: Language) -> Result<String, Vec<String>> {
    let of_people = match language {
        Language::Pseudo => Language::English,
        other => other,
    };
    let writer = Writer {
        all: tree::messages(of_people)?,
        is_pseudo: language == Language::Pseudo,
    };
    let mut text = HEAD.to_owned();
    text.push_str("import type { Messages } from \"./messages\";\n\n");
    let _ = writeln!(
        text,
        "const plurals = new Intl.PluralRules(\"{}\");",
        of_people.tag()
    );
    text.push_str(RUNTIME);
    let mut bodies = String::new();
    for (key, pattern) in writer.all.iter().filter(|(key, _)| is_for_browsers(key)) {
        let body = writer.pattern(pattern);
        match key.starts_with(PRIVATE) {
            true => {
                let _ = writeln!(
                    text,
                    "const {} = (a: Any): string => {body};",
                    function(key)
                );
            }
            false => {
                let has_arguments = !tree::needs(&writer.all, key).arguments.is_empty();
                let parameter = if has_arguments { "a" } else { "" };
                let _ = writeln!(bodies, "  \"{key}\": ({parameter}) => {body},");
            }
        }
    }
    let _ = write!(
        text,
        "\nexport const messages: Messages = {{\n{bodies}}};\n"
    );
    Ok(text)
}

/// How a message chooses: by a word, or by a number, exactly or by its plural; and how it writes numbers.
const RUNTIME: &str = "\
type Any = any;
type Variants = Record<string, () => string>;
const word = (by: string, of: Variants, other: () => string): string => (Object.hasOwn(of, by) ? of[by]! : other)();
const whole = (n: number): string => (n < 0 ? `−${-n}` : String(n));
const count = (n: number, of: Variants, other: () => string): string => word(Object.hasOwn(of, String(n)) ? String(n) : plurals.select(n), of, other);
";

struct Writer {
    all: Messages,
    is_pseudo: bool,
}

impl Writer {
    fn pattern(&self, pattern: &Pattern<&'static str>) -> String {
        let mut text = "`".to_owned();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(&self.literal(value)),
                PatternElement::Placeable { expression } => {
                    let _ = write!(text, "${{{}}}", self.expression(expression));
                }
            }
        }
        text.push('`');
        text
    }

    fn literal(&self, value: &str) -> String {
        let said = match self.is_pseudo {
            true => pseudo::lengthened(value).into_owned(),
            false => value.to_owned(),
        };
        said.replace('\\', "\\\\")
            .replace('`', "\\`")
            .replace("${", "\\${")
    }

    fn expression(&self, expression: &Expression<&'static str>) -> String {
        match expression {
            Expression::Inline(inline) if is_number(inline) => {
                format!("whole({})", self.inline(inline))
            }
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => self.select(selector, variants),
        }
    }

    fn select(
        &self,
        selector: &InlineExpression<&'static str>,
        variants: &[Variant<&'static str>],
    ) -> String {
        let is_number = is_number(selector);
        let chooser = if is_number { "count" } else { "word" };
        let mut listed = String::new();
        let mut other = "``".to_owned();
        for variant in variants {
            let value = self.pattern(&variant.value);
            let name = match variant.key {
                VariantKey::Identifier { name } => name,
                VariantKey::NumberLiteral { value } => value,
            };
            if variant.default {
                other.clone_from(&value);
            }
            // The other plural is the default already.
            if !(variant.default && is_number) {
                let _ = write!(listed, "\"{name}\": () => {value}, ");
            }
        }
        let by = self.inline(selector);
        let listed = listed.trim_end_matches(", ");
        format!("{chooser}({by}, {{ {listed} }}, () => {other})")
    }

    fn inline(&self, inline: &InlineExpression<&'static str>) -> String {
        match inline {
            InlineExpression::VariableReference { id } => format!("a.{}", id.name),
            InlineExpression::MessageReference { id, .. } => format!("{}(a)", function(id.name)),
            InlineExpression::StringLiteral { value } => format!("\"{value}\""),
            InlineExpression::NumberLiteral { value } => format!("\"{value}\""),
            InlineExpression::Placeable { expression } => self.expression(expression),
            // A test holds that no message has these.
            InlineExpression::FunctionReference { .. } | InlineExpression::TermReference { .. } => {
                "\"\"".to_owned()
            }
        }
    }
}

fn is_number(inline: &InlineExpression<&'static str>) -> bool {
    matches!(inline, InlineExpression::VariableReference { id } if arg::kind_of(id.name) == Some(Kind::Number))
}

/// Returns the name of the function of a private message.
fn function(key: &str) -> String {
    key.replace('-', "_")
}
