//! Everything that could be broken in a file: small changes of its source, each of which still compiles as a rule.

use std::ops::Range;

use anyhow::Context;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    Arm, Attribute, BinOp, Block, Expr, ExprBinary, ExprClosure, ExprLit, ExprMethodCall, Lit,
    Local, Pat, RangeLimits, ReturnType, Signature, Stmt, Type, UnOp,
};

use super::operators;

/// One small change of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mutant {
    pub(super) place: Place,
    /// The bytes of the file that it concerns.
    pub(super) range: Range<usize>,
    pub(super) form: Form,
    /// The word `const` of its function, which calls something that is not constant as soon as it can be broken.
    pub(super) constness: Option<Range<usize>>,
}

/// What names a mutant as long as its function stays as it is, wherever that stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Place {
    pub(super) file: String,
    /// Counts from 1; it may move.
    pub(super) line: usize,
    /// The function, with its type.
    pub(super) function: String,
    /// The hash of the function's text.
    pub(super) hash: String,
    /// The change in words of Rust.
    pub(super) change: String,
    /// Tells apart equal changes of one function: 0 is the first.
    pub(super) nth: usize,
}

/// How a change is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// An expression becomes another one.
    Instead(String),
    /// A statement is left out.
    Without,
    /// The function returns at once, maybe with a value.
    Return(String),
    /// An arm of a `match` never matches.
    Never,
}

/// Adaptors whose closure tells yes or no.
const ASKING: [&str; 12] = [
    "all",
    "any",
    "filter",
    "find",
    "is_none_or",
    "is_some_and",
    "partition",
    "position",
    "retain",
    "rposition",
    "skip_while",
    "take_while",
];

/// Methods that are easily taken for each other.
const SWAPPED: [(&str, &str); 6] = [
    ("any", "all"),
    ("min", "max"),
    ("is_some", "is_none"),
    ("first", "last"),
    ("saturating_add", "saturating_sub"),
    ("is_some_and", "is_none_or"),
];

/// Methods whose arguments say how much space is taken beforehand; nobody can observe it.
const CAPACITY: [&str; 3] = ["with_capacity", "reserve", "reserve_exact"];

/// Returns all changes of a file, in their order.
pub(super) fn list(file: &str, source: &str) -> anyhow::Result<Vec<Mutant>> {
    let tree = syn::parse_file(source).with_context(|| file.to_owned())?;
    let mut lister = Lister {
        file,
        source,
        types: Vec::new(),
        function: None,
        must_leave: false,
        found: Vec::new(),
    };
    lister.visit_file(&tree);
    Ok(lister.found)
}

struct Lister<'a> {
    file: &'a str,
    source: &'a str,
    types: Vec<String>,
    function: Option<Function>,
    /// Whether the code ahead has to leave its block: what follows `else` of a `let`.
    must_leave: bool,
    found: Vec<Mutant>,
}

#[derive(Clone)]
struct Function {
    name: String,
    hash: String,
    constness: Option<Range<usize>>,
}

impl<'a> Lister<'a> {
    fn text(&self, part: &impl Spanned) -> &'a str {
        &self.source[part.span().byte_range()]
    }

    /// Notes a change of what stands in a range, unless it is outside of a function.
    fn add(&mut self, range: Range<usize>, form: Form, change: &str) {
        let Some(function) = self.function.clone() else {
            return;
        };
        let change = squeezed(change);
        let is_same = |other: &&Mutant| {
            other.place.function == function.name
                && other.place.hash == function.hash
                && other.place.change == change
        };
        let nth = self.found.iter().filter(is_same).count();
        let line = 1 + self.source[..range.start].matches('\n').count();
        self.found.push(Mutant {
            place: Place {
                file: self.file.to_owned(),
                line,
                function: function.name,
                hash: function.hash,
                change,
                nth,
            },
            range,
            form,
            constness: function.constness,
        });
    }

    fn instead(&mut self, expression: &Expr, new: &str) {
        let change = format!("`{}` → `{new}`", self.text(expression));
        let range = expression.span().byte_range();
        self.add(range, Form::Instead(new.to_owned()), &change);
    }

    /// Like [`Self::instead`], for what is too short to be recognized without its line.
    fn instead_in_line(&mut self, expression: &Expr, new: &str) {
        let range = expression.span().byte_range();
        let begin = self.source[..range.start]
            .rfind('\n')
            .map_or(0, |at| at + 1);
        let end = self.source[range.end..].find('\n');
        let end = end.map_or(self.source.len(), |at| range.end + at);
        let line = self.source[begin..end].trim();
        let change = format!("`{}` → `{new}` in `{line}`", self.text(expression));
        self.add(range, Form::Instead(new.to_owned()), &change);
    }

    fn enter(&mut self, attributes: &[Attribute], signature: &Signature, block: &Block) {
        if attributes.iter().any(|attribute| self.is_test(attribute)) {
            return;
        }
        let begin = signature.fn_token.span().byte_range().start;
        let text = &self.source[begin..block.span().byte_range().end];
        let mut name = self.types.join("::");
        if !name.is_empty() {
            name += "::";
        }
        let function = Function {
            name: name + &signature.ident.to_string(),
            hash: super::hash(text),
            constness: signature
                .constness
                .as_ref()
                .map(|word| word.span().byte_range()),
        };
        let outside = self.function.replace(function);
        self.return_at_once(signature, block);
        self.visit_block(block);
        self.function = outside;
    }

    fn is_test(&self, attribute: &Attribute) -> bool {
        let text = self.text(attribute);
        text == "#[test]" || text == "#[cfg(test)]"
    }

    /// A function that does nothing, or tells nothing.
    fn return_at_once(&mut self, signature: &Signature, block: &Block) {
        let values: &[&str] = match &signature.output {
            ReturnType::Default if block.stmts.is_empty() => &[],
            ReturnType::Default => &[""],
            ReturnType::Type(_, of) => match self.kind_of(of) {
                "bool" => &["true", "false"],
                "Option" => &["None"],
                "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" => &["0"],
                "ControlFlow" if self.text(of) == "ControlFlow<()>" => {
                    &["ControlFlow::Continue(())"]
                }
                _ => &[],
            },
        };
        let body = block.span().byte_range();
        let said = self.source[body.start + 1..body.end - 1].trim();
        for value in values.iter().filter(|value| **value != said) {
            let space = if value.is_empty() { "" } else { " " };
            let change = format!("`return{space}{value};` at once");
            let form = Form::Return((*value).to_owned());
            self.add(body.start + 1..body.start + 1, form, &change);
        }
    }

    /// Returns the outermost word of a type.
    fn kind_of(&self, of: &Type) -> &'a str {
        let text = self.text(of);
        text.split('<').next().unwrap_or(text)
    }

    /// The opposite of a condition, unless its parts are changed anyhow.
    fn negate(&mut self, condition: &Expr) {
        let is_simple = match condition {
            Expr::Binary(_) | Expr::Let(_) | Expr::Lit(_) | Expr::Block(_) => false,
            Expr::Unary(unary) => !matches!(unary.op, UnOp::Not(_)),
            Expr::Match(_) | Expr::If(_) => false,
            _ => true,
        };
        if is_simple {
            let new = format!("!({})", self.text(condition));
            self.instead(condition, &new);
        }
    }

    fn binary(&mut self, whole: &Expr, binary: &ExprBinary) {
        for new in operators::instead_of(&binary.op) {
            let is_logical = matches!(binary.op, BinOp::And(_) | BinOp::Or(_));
            if is_logical && holds_let(whole) {
                continue;
            }
            let (left, right) = (self.text(&binary.left), self.text(&binary.right));
            self.instead(whole, &format!("{left} {new} {right}"));
        }
        let neutral = match binary.op {
            BinOp::And(_) => "true",
            BinOp::Or(_) => "false",
            _ => return,
        };
        for operand in [&*binary.left, &*binary.right] {
            let is_chain = matches!(operand, Expr::Binary(inner) if operators::are_same_logic(&inner.op, &binary.op));
            if !is_chain && !holds_let(operand) {
                let change = format!(
                    "`{}` → `{neutral}` in `{}`",
                    self.text(operand),
                    self.text(whole)
                );
                let form = Form::Instead(neutral.to_owned());
                self.add(operand.span().byte_range(), form, &change);
            }
        }
    }

    fn literal(&mut self, whole: &Expr, literal: &ExprLit) {
        match &literal.lit {
            Lit::Bool(is) => self.instead_in_line(whole, if is.value { "false" } else { "true" }),
            Lit::Int(number) => {
                let Ok(value) = number.base10_parse::<u64>() else {
                    return;
                };
                for new in [value.checked_add(1), value.checked_sub(1)]
                    .into_iter()
                    .flatten()
                {
                    self.instead_in_line(whole, &format!("{new}{}", number.suffix()));
                }
            }
            _ => {}
        }
    }

    fn method(&mut self, whole: &Expr, call: &ExprMethodCall) {
        let name = call.method.to_string();
        let other = SWAPPED
            .iter()
            .find_map(|&(one, other)| match name.as_str() {
                name if name == one => Some(other),
                name if name == other => Some(one),
                _ => None,
            });
        if let Some(other) = other {
            let (whole_range, named) = (whole.span().byte_range(), call.method.span().byte_range());
            let before = &self.source[whole_range.start..named.start];
            let after = &self.source[named.end..whole_range.end];
            let range = whole_range.clone();
            let tail = format!("{name}{after}");
            let change = format!("`.{tail}` → `.{other}{after}`");
            self.add(
                range,
                Form::Instead(format!("{before}{other}{after}")),
                &change,
            );
        }
        if ASKING.contains(&name.as_str())
            && let Some(Expr::Closure(closure)) = call.args.first()
        {
            self.negate(&closure.body);
        }
    }
}

impl<'ast> Visit<'ast> for Lister<'_> {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !item.attrs.iter().any(|attribute| self.is_test(attribute)) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.enter(&item.attrs, &item.sig, &item.block);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let traits = item.trait_.as_ref().map(|(path, _)| self.text(path));
        // What is shown to programmers is no rule.
        if traits.is_some_and(|name| name.ends_with("Debug") || name.ends_with("Display")) {
            return;
        }
        self.types.push(self.kind_of(&item.self_ty).to_owned());
        visit::visit_item_impl(self, item);
        self.types.pop();
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.enter(&item.attrs, &item.sig, &item.block);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.enter(&item.attrs, &item.sig, block);
        }
    }

    // What is fixed when the program is built cannot be chosen when it runs.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_type(&mut self, _: &'ast Type) {}
    fn visit_attribute(&mut self, _: &'ast Attribute) {}

    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_pat(&mut self, pattern: &'ast Pat) {
        if let Pat::Guard(guarded) = pattern {
            self.negate(&guarded.guard);
            self.visit_expr(&guarded.guard);
        }
    }

    fn visit_expr_if(&mut self, asked: &'ast syn::ExprIf) {
        self.negate(&asked.cond);
        visit::visit_expr_if(self, asked);
    }

    fn visit_expr_while(&mut self, asked: &'ast syn::ExprWhile) {
        self.negate(&asked.cond);
        visit::visit_expr_while(self, asked);
    }

    fn visit_expr_closure(&mut self, closure: &'ast ExprClosure) {
        self.visit_expr(&closure.body);
    }

    fn visit_expr_match(&mut self, asked: &'ast syn::ExprMatch) {
        let catches_all = |arm: &Arm| matches!(&arm.pat, Pat::Wild(_) | Pat::Ident(_));
        let has_rest = asked.arms.last().is_some_and(catches_all);
        for arm in &asked.arms {
            if has_rest && !catches_all(arm) {
                let (range, change) = match &arm.pat {
                    Pat::Guard(guarded) => (guarded.guard.span().byte_range(), "guard"),
                    pattern => {
                        let end = pattern.span().byte_range().end;
                        (end..end, "arm")
                    }
                };
                let form = match change {
                    "guard" => Form::Instead("false".to_owned()),
                    _ => Form::Never,
                };
                if !matches!(&arm.pat, Pat::Guard(guarded) if holds_let(&guarded.guard)) {
                    let change = format!("without the arm `{}`", self.text(&arm.pat));
                    self.add(range, form, &change);
                }
            }
            if let Pat::Guard(guarded) = &arm.pat
                && !holds_let(&guarded.guard)
            {
                let change = format!("without the guard of `{}`", self.text(&arm.pat));
                let range = guarded.guard.span().byte_range();
                self.add(range, Form::Instead("true".to_owned()), &change);
            }
        }
        visit::visit_expr_match(self, asked);
    }

    fn visit_local(&mut self, local: &'ast Local) {
        if let Some(init) = &local.init {
            self.visit_expr(&init.expr);
            if let Some((_, diverge)) = &init.diverge {
                self.must_leave = true;
                self.visit_expr(diverge);
                self.must_leave = false;
            }
        }
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        if let Stmt::Expr(expression, Some(_)) = statement {
            let is_call =
                |expression: &Expr| matches!(expression, Expr::Call(_) | Expr::MethodCall(_));
            let may_go = match expression {
                Expr::Assign(_) => true,
                Expr::Try(tried) => is_call(&tried.expr),
                Expr::Return(_) | Expr::Continue(_) | Expr::Break(_) => !self.must_leave,
                expression => is_call(expression),
            };
            let is_capacity = matches!(expression, Expr::MethodCall(call) if CAPACITY.contains(&call.method.to_string().as_str()));
            if may_go && !is_capacity {
                let change = format!("without `{}`", self.text(statement));
                self.add(statement.span().byte_range(), Form::Without, &change);
            }
        }
        visit::visit_stmt(self, statement);
    }

    fn visit_expr(&mut self, expression: &'ast Expr) {
        match expression {
            Expr::Binary(binary) => self.binary(expression, binary),
            Expr::Lit(literal) => self.literal(expression, literal),
            Expr::Unary(unary) if matches!(unary.op, UnOp::Not(_)) => {
                let new = self.text(&unary.expr);
                self.instead(expression, new);
            }
            Expr::MethodCall(call) => {
                self.method(expression, call);
                if CAPACITY.contains(&call.method.to_string().as_str()) {
                    return;
                }
            }
            Expr::Range(range) => {
                if let (Some(_), Some(end)) = (&range.start, &range.end) {
                    let sign = match range.limits {
                        RangeLimits::HalfOpen(_) => '+',
                        RangeLimits::Closed(_) => '-',
                    };
                    if !matches!(&**end, Expr::Lit(_)) {
                        let new = format!("{} {sign} 1", self.text(end));
                        self.instead_in_line(end, &new);
                    }
                }
            }
            Expr::Call(call) if self.text(&call.func).ends_with("::with_capacity") => return,
            _ => {}
        }
        visit::visit_expr(self, expression);
    }
}

fn holds_let(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(binary) => holds_let(&binary.left) || holds_let(&binary.right),
        Expr::Paren(inside) => holds_let(&inside.expr),
        _ => false,
    }
}

/// Returns a text on one line, not too long.
fn squeezed(text: &str) -> String {
    const LONGEST: usize = 160;
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}
