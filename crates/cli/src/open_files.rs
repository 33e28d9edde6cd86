//! Open files: every socket is one. Systems allow a process few at first, and more on request.

use carcas_text::say;

use crate::language::words;

/// What the process needs beside its sockets: other connections and files.
const BESIDE: u64 = 200 + carcas_server::MAX_CONNECTIONS as u64;

/// Returns how many open files `n_sockets` need.
pub fn needed(n_sockets: u64) -> u64 {
    n_sockets.saturating_add(BESIDE)
}

/// Lets the process open as many files as the system permits, and returns how many; nothing means that no limit is known.
#[cfg(unix)]
pub fn raise() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limit.maximum,
        maximum: limit.maximum,
    };
    // Some systems name a hard limit that they do not grant; then what was allowed before stays.
    match setrlimit(Resource::Nofile, raised) {
        Ok(()) => limit.maximum,
        Err(_) => limit.current,
    }
}

/// Other systems set no such limit.
#[cfg(not(unix))]
pub fn raise() -> Option<u64> {
    None
}

/// Lets the process open `n_sockets`, if the system allows it.
pub fn allow(n_sockets: u64) -> anyhow::Result<()> {
    let needed = needed(n_sockets);
    let allowed = raise().unwrap_or(u64::MAX);
    anyhow::ensure!(
        allowed >= needed,
        say!(
            words(),
            "terminal-error-open-files",
            n = n_sockets,
            m = needed,
            value = allowed.to_string()
        )
    );
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn raised_limit_is_what_the_system_permits() {
        use rustix::process::{Resource, getrlimit};
        let raised = raise();
        let limit = getrlimit(Resource::Nofile);
        assert_eq!(limit.current, raised);
        assert_eq!(limit.current, limit.maximum);
    }

    #[test]
    fn too_many_sockets_are_refused_with_what_they_need() {
        if let Some(allowed) = raise() {
            let error = allow(allowed).expect_err("the files beside the sockets");
            let needed = (allowed + BESIDE).to_string();
            assert!(error.to_string().contains(&needed), "{error}");
        }
        assert!(allow(1).is_ok());
    }
}
