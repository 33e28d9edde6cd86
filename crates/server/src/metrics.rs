//! What the server counts, in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

/// The counters and gauges.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    entries: AtomicU64,
    slow: AtomicU64,
    refused: AtomicU64,
    limited: AtomicU64,
    sockets: AtomicI64,
    games: AtomicI64,
    bots: AtomicI64,
}

impl Metrics {
    /// Counts entries that were stored.
    pub(crate) fn count_entries(&self, n: usize) {
        self.entries.fetch_add(n as u64, Ordering::Relaxed);
    }

    /// Counts a client that was too slow.
    pub(crate) fn count_slow(&self) {
        self.slow.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a command that was refused.
    pub(crate) fn count_refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a request that came too soon after others.
    pub(crate) fn count_limited(&self) {
        self.limited.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts sockets that open or close.
    pub(crate) fn add_sockets(&self, n: i64) -> i64 {
        self.sockets.fetch_add(n, Ordering::Relaxed) + n
    }

    /// Returns how many sockets are open.
    pub(crate) fn n_sockets(&self) -> i64 {
        self.sockets.load(Ordering::Relaxed)
    }

    /// Counts games that come into memory or leave it.
    pub(crate) fn add_games(&self, n: i64) {
        self.games.fetch_add(n, Ordering::Relaxed);
    }

    /// Counts bots that begin or stop to think.
    pub(crate) fn add_bots(&self, n: i64) {
        self.bots.fetch_add(n, Ordering::Relaxed);
    }

    /// Returns all of them as text.
    pub(crate) fn render(&self) -> String {
        let counter = |value: &AtomicU64| value.load(Ordering::Relaxed).to_string();
        let gauge = |value: &AtomicI64| value.load(Ordering::Relaxed).to_string();
        let lines = [
            (
                "carcas_log_entries_total",
                "counter",
                "Entries of games stored.",
                counter(&self.entries),
            ),
            (
                "carcas_slow_clients_total",
                "counter",
                "Clients told to come back because they were too slow.",
                counter(&self.slow),
            ),
            (
                "carcas_refused_total",
                "counter",
                "Commands refused.",
                counter(&self.refused),
            ),
            (
                "carcas_rate_limited_total",
                "counter",
                "Requests refused because too many came.",
                counter(&self.limited),
            ),
            (
                "carcas_sockets",
                "gauge",
                "Open sockets.",
                gauge(&self.sockets),
            ),
            (
                "carcas_games_in_memory",
                "gauge",
                "Games in memory.",
                gauge(&self.games),
            ),
            (
                "carcas_bots_thinking",
                "gauge",
                "Bots that think or wait to.",
                gauge(&self.bots),
            ),
            (
                "process_resident_memory_bytes",
                "gauge",
                "Memory in use.",
                resident_bytes().to_string(),
            ),
        ];
        let mut text = String::new();
        for (name, kind, help, value) in lines {
            let _ = writeln!(
                text,
                "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}"
            );
        }
        text
    }
}

/// Returns the memory in use, where the system tells.
fn resident_bytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kb = line.and_then(|line| line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok());
    kb.unwrap_or(0) * 1024
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_metric_is_explained() {
        let metrics = Metrics::default();
        metrics.count_entries(3);
        let text = metrics.render();
        assert!(text.contains("\ncarcas_log_entries_total 3\n"), "{text}");
        let names = text.lines().filter(|line| !line.starts_with('#')).count();
        assert_eq!(text.matches("# HELP").count(), names);
    }
}
