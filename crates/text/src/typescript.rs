//! The catalogues of the browser: the same messages as typed functions.

use std::collections::BTreeSet;
use std::fmt::Write;

use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

use crate::arg::{self, Kind};
use crate::tree::{self, Messages, PRIVATE};
use crate::{Language, pseudo};

/// Messages that only a terminal says begin so; browsers do without.
const TERMINAL: [&str; 2] = ["terminal-", "x-terminal-"];

/// Messages that begin so explain rules and refusals: read after a while, and as long as all others together. Browsers load
/// them when a table is there.
const EXPLAINS: [&str; 10] = [
    "page-",
    "value-",
    "refusal-",
    "remedy-",
    "step-",
    "note-",
    "describe-",
    "source-",
    "section-",
    "rules-",
];

/// The two files of a language.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// What is said at once.
    Said,
    /// What explains.
    Explains,
}

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
        let tag = language.tag();
        files.push((format!("{tag}.ts"), catalogue(language, Part::Said)?));
        let name = format!("{tag}-rules.ts");
        files.push((name, catalogue(language, Part::Explains)?));
    }
    Ok(files)
}

fn is_for_browsers(key: &str) -> bool {
    !TERMINAL.iter().any(|prefix| key.starts_with(prefix))
}

fn part_of(key: &str) -> Part {
    match EXPLAINS.iter().any(|prefix| key.starts_with(prefix)) {
        true => Part::Explains,
        false => Part::Said,
    }
}

/// Writes the types: every key with the arguments of its message.
fn types() -> Result<String, Vec<String>> {
    let all = tree::messages(Language::English)?;
    let mut text = HEAD.to_owned();
    let parts = [
        (
            Part::Said,
            "/** The messages of a language: what each needs, and that it gives a text. */\nexport interface Messages {\n",
        ),
        (
            Part::Explains,
            "\n/** Those that explain rules and refusals, in a file of their own. */\nexport interface RuleMessages {\n",
        ),
    ];
    for (part, head) in parts {
        text.push_str(head);
        let said = all.keys().filter(|key| !key.starts_with(PRIVATE));
        let said = said.filter(|key| is_for_browsers(key) && part_of(key) == part);
        for key in said {
            let arguments = tree::needs(&all, key).arguments;
            let typed: Vec<String> = arguments.iter().map(|name| typed(name)).collect();
            let needs = match typed.is_empty() {
                true => String::new(),
                false => format!("a: {{ {} }}", typed.join("; ")),
            };
            let _ = writeln!(text, "  \"{key}\": ({needs}) => string;");
        }
        text.push_str("}\n");
    }
    Ok(text)
}

fn typed(name: &str) -> String {
    let kind = match arg::kind_of(name) {
        Some(Kind::Number) => "number",
        Some(Kind::Word | Kind::Text) | None => "string",
    };
    format!("{name}: {kind}")
}

fn catalogue(language: Language, part: Part) -> Result<String, Vec<String>> {
    let of_people = match language {
        Language::Pseudo => Language::English,
        other => other,
    };
    let writer = Writer {
        all: tree::messages(of_people)?,
        is_pseudo: language == Language::Pseudo,
    };
    let mut text = HEAD.to_owned();
    let typed = match part {
        Part::Said => "Messages",
        Part::Explains => "RuleMessages",
    };
    let _ = writeln!(text, "import type {{ {typed} }} from \"./messages\";\n");
    let _ = writeln!(
        text,
        "const plurals = new Intl.PluralRules(\"{}\");",
        of_people.tag()
    );
    text.push_str(RUNTIME);
    let mut bodies = String::new();
    let mut referred = BTreeSet::new();
    let said = writer.all.iter();
    let said = said.filter(|(key, _)| !key.starts_with(PRIVATE) && is_for_browsers(key));
    for (key, pattern) in said.filter(|(key, _)| part_of(key) == part) {
        let needs = tree::needs(&writer.all, key);
        referred.extend(needs.messages);
        let parameter = if needs.arguments.is_empty() { "" } else { "a" };
        let body = writer.pattern(pattern);
        let _ = writeln!(bodies, "  \"{key}\": ({parameter}) => {body},");
    }
    for key in referred {
        if let Some(pattern) = writer.all.get(key) {
            let body = writer.pattern(pattern);
            let name = function(key);
            let _ = writeln!(text, "const {name} = (a: Any): string => {body};");
        }
    }
    let _ = write!(text, "\nexport const messages: {typed} = {{\n{bodies}}};\n");
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
