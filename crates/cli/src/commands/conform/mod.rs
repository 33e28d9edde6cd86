//! `carcas conform`.

use std::process::ExitCode;

/// Flags of `carcas conform`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(_args: &Args) -> anyhow::Result<ExitCode> {
    anyhow::bail!("not there yet")
}
