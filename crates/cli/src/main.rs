//! The binary `carcas`.

use std::process::ExitCode;

fn main() -> ExitCode {
    carcas_cli::main()
}
