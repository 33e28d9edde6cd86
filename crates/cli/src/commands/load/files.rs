//! Open files: every socket is one.

/// What the process needs beside its sockets.
#[cfg(unix)]
const BESIDE: u64 = 200;

/// Lets the process open so many sockets, if the system does.
#[cfg(unix)]
pub(super) fn allow(n_sockets: usize) -> anyhow::Result<()> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let needed = n_sockets as u64 + BESIDE;
    let limit = getrlimit(Resource::Nofile);
    if limit.current.is_none_or(|current| current >= needed) {
        return Ok(());
    }
    let raised = Rlimit {
        current: Some(needed),
        maximum: limit.maximum,
    };
    let is_allowed = limit.maximum.is_none_or(|most| most >= needed);
    anyhow::ensure!(
        is_allowed && setrlimit(Resource::Nofile, raised).is_ok(),
        "{n_sockets} sockets need {needed} open files, and the system allows this process {}: raise the hard limit \
         (`ulimit -Hn {needed}` as root, LimitNOFILE= in a systemd unit), for the server, too",
        limit.maximum.unwrap_or(0)
    );
    Ok(())
}

/// Lets the process open so many sockets: other systems set no such limit.
#[cfg(not(unix))]
pub(super) fn allow(_n_sockets: usize) -> anyhow::Result<()> {
    Ok(())
}
