//! The TypeScript types: one file, compared with what the Rust types say.

use std::collections::BTreeMap;
use std::fs;

use ts_rs::{Config, TS, TypeVisitor};

use crate::{
    Aids, Answer, Asked, Catalogue, MAX_BYTES, Query, QueryRefusal, Question, SetupProblem,
    SetupSpec, Table, TablePage, VERSION, WireEvent,
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
        config: Config::new(),
        found: BTreeMap::new(),
    };
    all.visit::<Aids>();
    all.visit::<SetupSpec>();
    all.visit::<SetupProblem>();
    all.visit::<Catalogue>();
    all.visit::<Question>();
    all.visit::<Asked>();
    all.visit::<WireEvent>();
    all.visit::<Table>();
    all.visit::<TablePage>();
    all.visit::<Query>();
    all.visit::<Answer>();
    all.visit::<QueryRefusal>();
    let declarations: Vec<String> = all.found.into_values().collect();
    let declarations = declarations.join("\n");
    let lines: Vec<&str> = declarations.lines().map(str::trim_end).collect();
    format!(
        "// Generated from crates/protocol/src by `cargo xtask bless protocol`; do not edit.\n\n\
         /** The version of what is told. */\nexport const VERSION = {VERSION};\n\n\
         /** The most bytes of a question, and of the head or a page of a table. */\n\
         export const MAX_BYTES = {MAX_BYTES};\n\n{}\n",
        lines.join("\n")
    )
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
