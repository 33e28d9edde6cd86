//! Prints the signature of engine and bots, a line per set of boxes; `cargo xtask signature` runs it.

use std::process::ExitCode;

fn main() -> ExitCode {
    match carcas_laws::signatures() {
        Ok(signatures) => {
            for signature in signatures {
                println!("{signature}");
            }
            ExitCode::SUCCESS
        }
        Err(errors) => {
            eprintln!("error: a set of boxes cannot be played: {errors}");
            ExitCode::FAILURE
        }
    }
}
