//! Limits: how much one address may do.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

/// What is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    /// Any request, and any message of a socket.
    Request,
    /// Making tables, identities and records to look at.
    Create,
    /// Drawing boards.
    Board,
    /// Asking about positions.
    Query,
}

/// How much of one kind an address may do: so many at once, and so many per second after that.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Limit {
    /// How many at once.
    pub(crate) burst: f64,
    /// How many per second.
    pub(crate) per_second: f64,
}

/// What an address has left of one kind.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at_ms: i64,
}

/// The limits and who has used how much of them.
#[derive(Debug)]
pub(crate) struct Limits {
    buckets: Mutex<HashMap<(IpAddr, Kind), Bucket>>,
    sockets: Mutex<HashMap<IpAddr, u32>>,
    max_sockets: u32,
    factor: f64,
}

/// Addresses are forgotten when there are so many of them.
const MANY: usize = 50_000;

impl Limits {
    /// Sets limits: sockets per address, and a factor for everything else; 0 takes the limits away.
    pub(crate) fn new(max_sockets: u32, factor: f64) -> Self {
        Self {
            buckets: Mutex::default(),
            sockets: Mutex::default(),
            max_sockets,
            factor,
        }
    }

    fn limit(&self, kind: Kind) -> Limit {
        let (burst, per_second) = match kind {
            Kind::Request => (200.0, 50.0),
            Kind::Create => (30.0, 0.5),
            Kind::Board => (20.0, 2.0),
            Kind::Query => (60.0, 10.0),
        };
        Limit {
            burst: burst * self.factor,
            per_second: per_second * self.factor,
        }
    }

    /// Lets an address do something, or not, at a time.
    pub(crate) fn allows(&self, address: IpAddr, kind: Kind, now_ms: i64) -> bool {
        if self.factor == 0.0 {
            return true;
        }
        let limit = self.limit(kind);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MANY {
            // Whoever has not come for a minute has everything left again.
            buckets.retain(|_, bucket| now_ms - bucket.at_ms < 60_000);
        }
        let bucket = buckets.entry((address, kind)).or_insert(Bucket {
            left: limit.burst,
            at_ms: now_ms,
        });
        let seconds = (now_ms - bucket.at_ms).max(0) as f64 / 1000.0;
        bucket.left = (bucket.left + seconds * limit.per_second).min(limit.burst);
        bucket.at_ms = now_ms;
        let is_allowed = bucket.left >= 1.0;
        bucket.left -= f64::from(u8::from(is_allowed));
        is_allowed
    }

    /// Counts a socket of an address, unless it has too many.
    pub(crate) fn open_socket(&self, address: IpAddr) -> bool {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let n = sockets.entry(address).or_default();
        let is_allowed = *n < self.max_sockets;
        *n += u32::from(is_allowed);
        is_allowed
    }

    /// Counts a socket that is closed.
    pub(crate) fn close_socket(&self, address: IpAddr) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(n) = sockets.get_mut(&address) {
            *n = n.saturating_sub(1);
            if *n == 0 {
                sockets.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADDRESS: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn a_burst_is_allowed_and_then_so_many_per_second() {
        let limits = Limits::new(2, 1.0);
        let n = (0..100)
            .filter(|_| limits.allows(ADDRESS, Kind::Create, 0))
            .count();
        assert_eq!(n, 30);
        let n = (0..100)
            .filter(|_| limits.allows(ADDRESS, Kind::Create, 10_000))
            .count();
        assert_eq!(n, 5);
        assert!(limits.allows(ADDRESS, Kind::Board, 0));
    }

    #[test]
    fn sockets_are_counted_per_address() {
        let limits = Limits::new(2, 1.0);
        assert!(limits.open_socket(ADDRESS) && limits.open_socket(ADDRESS));
        assert!(!limits.open_socket(ADDRESS));
        limits.close_socket(ADDRESS);
        assert!(limits.open_socket(ADDRESS));
    }

    #[test]
    fn a_factor_of_zero_takes_limits_away() {
        let limits = Limits::new(2, 0.0);
        assert!((0..1000).all(|_| limits.allows(ADDRESS, Kind::Board, 0)));
    }
}
