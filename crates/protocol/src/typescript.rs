//! The TypeScript types: one file, compared with what the Rust types say.

use std::collections::BTreeMap;
use std::fs;

use ts_rs::{Config, TS, TypeVisitor};

use crate::{
    Aids, AnalysisProgress, Answer, Asked, Catalogue, ClientMessage, CreateGame, DoBody, Done,
    GameList, GameMade, GoOn, Group, IdentityMade, MAX_BYTES, PuzzleList, PuzzleView, Query,
    QueryRefusal, Question, SeatBot, Seated, ServerMessage, SetupProblem, SetupSpec, Table,
    TablePage, TakeSeat, VERSION, WireEvent,
};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/typescript/protocol.ts");

/// Declarations by their names.
struct Declarations {
    config: Config,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only types of our own are declared in a file.
        if T::output_path().is_none() {
            return T::visit_generics(self);
        }
        let name = T::ident(&self.config);
        if self.found.contains_key(&name) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let declared = T::decl(&self.config);
        self.found
            .insert(name, format!("{docs}export {declared}\n"));
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// Writes the types that are sent on their own, and all that they are made of.
fn typescript() -> String {
    let mut all = Declarations {
        // Versions and times stay far below what a number of JavaScript can hold.
        config: Config::new().with_large_int("number"),
        found: BTreeMap::new(),
    };
    all.visit::<Aids>();
    all.visit::<SetupSpec>();
    all.visit::<SetupProblem>();
    all.visit::<Catalogue>();
    all.visit::<Question>();
    all.visit::<Asked>();
    all.visit::<Group>();
    all.visit::<WireEvent>();
    all.visit::<Table>();
    all.visit::<TablePage>();
    all.visit::<Query>();
    all.visit::<Answer>();
    all.visit::<QueryRefusal>();
    all.visit::<ClientMessage>();
    all.visit::<ServerMessage>();
    all.visit::<CreateGame>();
    all.visit::<GameMade>();
    all.visit::<TakeSeat>();
    all.visit::<SeatBot>();
    all.visit::<Seated>();
    all.visit::<DoBody>();
    all.visit::<Done>();
    all.visit::<IdentityMade>();
    all.visit::<GameList>();
    all.visit::<AnalysisProgress>();
    all.visit::<GoOn>();
    all.visit::<PuzzleList>();
    all.visit::<PuzzleView>();
    let declarations: Vec<String> = all.found.into_values().collect();
    let declarations = declarations.join("\n");
    format!(
        "// Generated from crates/protocol/src by `cargo xtask bless protocol`; do not edit.\n\n\
         /** The version of what is told. */\nexport const VERSION = {VERSION};\n\n\
         /** The most bytes of a question, and of the head or a page of a table. */\n\
         export const MAX_BYTES = {MAX_BYTES};\n\n{}",
        with_short_comments(&declarations)
    )
}

/// Puts each comment on one line, before what it is about.
fn with_short_comments(declarations: &str) -> String {
    let mut text = String::new();
    let mut comment: Option<Vec<&str>> = None;
    let mut before = String::new();
    for line in declarations.lines() {
        match (line.trim(), &mut comment) {
            ("/**", _) => comment = Some(Vec::new()),
            ("*/", Some(words)) => {
                before = format!("/** {} */", words.join(" "));
                comment = None;
            }
            (told, Some(words)) => words.push(told.trim_start_matches('*').trim_start()),
            (code, None) => {
                // Declarations stand below their comments, fields beside them.
                let (indent, gap) = match code.starts_with("export ") || before.is_empty() {
                    true => ("", "\n"),
                    false => ("  ", " "),
                };
                if !before.is_empty() {
                    text += indent;
                    text += &before;
                    text += gap;
                    before.clear();
                }
                text += code;
                text += "\n";
            }
        }
    }
    text
}

#[test]
fn the_typescript_types_are_those_of_the_code() {
    let now = typescript();
    if std::env::var_os("CARCAS_BLESS").is_some() {
        fs::write(FILE, &now).expect("the file can be written");
    }
    let kept = fs::read_to_string(FILE).unwrap_or_default();
    assert!(
        kept == now,
        "typescript/protocol.ts is stale; `cargo xtask bless protocol` (or `CARCAS_BLESS=1 cargo test -p \
         carcas-protocol`) writes it anew"
    );
}
