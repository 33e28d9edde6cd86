//! Limits: how much one address may do.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

/// What is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    /// Any request, and any message of a socket.
    Request,
    /// Making tables and records to look at, and sitting down without a link.
    Create,
    /// Making identities: everybody who comes needs one, also to join, to watch and to list.
    Identity,
    /// Drawing boards.
    Board,
    /// Looking back at what was told.
    Log,
    /// Asking about positions.
    Query,
    /// Bringing a token over a socket, which may bring many with one message.
    Token,
    /// Talking.
    Say,
    /// Asking for the analysis of a game.
    Analysis,
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

/// What everybody has left.
#[derive(Debug, Default)]
struct Buckets {
    of: HashMap<(IpAddr, Kind), Bucket>,
    /// When those were last taken out that have everything left.
    swept_ms: i64,
}

/// How many of something every address has open.
#[derive(Debug, Default)]
struct Open(Mutex<HashMap<IpAddr, u32>>);

impl Open {
    /// Counts one more, unless there are so many.
    fn open(&self, address: IpAddr, max: u32) -> bool {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let n = open.entry(household(address)).or_default();
        let is_allowed = *n < max;
        *n += u32::from(is_allowed);
        is_allowed
    }

    /// Counts one less.
    fn close(&self, address: IpAddr) {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let address = household(address);
        if let Some(n) = open.get_mut(&address) {
            *n = n.saturating_sub(1);
            if *n == 0 {
                open.remove(&address);
            }
        }
    }
}

/// The limits and who has used how much of them.
#[derive(Debug)]
pub(crate) struct Limits {
    buckets: Mutex<Buckets>,
    sockets: Open,
    /// Connections that are not sockets.
    connections: Open,
    max_sockets: u32,
    factor: f64,
}

/// How many more connections than sockets an address may have.
const MORE_CONNECTIONS: u32 = 64;
/// Addresses are forgotten when there are so many of them.
const MANY: usize = 50_000;
/// Looking through all of them takes a while, so it is done at most so often.
const SWEEP_EVERY_MS: i64 = 1000;

/// Returns whom an address counts for: with IPv6 one household or machine has a whole network of 64 bits.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = u128::from(address) >> 64 << 64;
            IpAddr::V6(network.into())
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}

impl Limits {
    /// Sets limits: sockets per address, and a factor for everything else; 0 takes the limits away.
    pub(crate) fn new(max_sockets: u32, factor: f64) -> Self {
        Self {
            buckets: Mutex::default(),
            sockets: Open::default(),
            connections: Open::default(),
            max_sockets,
            factor,
        }
    }

    fn limit(&self, kind: Kind) -> Limit {
        let (burst, per_second) = match kind {
            Kind::Request => (200.0, 50.0),
            Kind::Create => (30.0, 0.5),
            // As many as a school or a club behind one address needs.
            Kind::Identity => (500.0, 5.0),
            Kind::Board => (20.0, 1.0),
            // A long game is read in a dozen pages.
            Kind::Log => (60.0, 5.0),
            Kind::Query => (60.0, 10.0),
            Kind::Token => (512.0, 10.0),
            Kind::Say => (20.0, 0.5),
            // Each takes a processor for seconds.
            Kind::Analysis => (6.0, 0.05),
        };
        Limit {
            // However little an address may do, with patience it can.
            burst: (burst * self.factor).max(1.0),
            per_second: per_second * self.factor,
        }
    }

    /// Returns after how many seconds at most an address that was refused something may do it again.
    pub(crate) fn wait_s(&self, kind: Kind) -> u64 {
        (1.0 / self.limit(kind).per_second).ceil() as u64
    }

    /// Lets an address do something, or not, at a time.
    pub(crate) fn allows(&self, address: IpAddr, kind: Kind, now_ms: i64) -> bool {
        if self.factor == 0.0 {
            return true;
        }
        let limit = self.limit(kind);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.of.len() >= MANY && now_ms - buckets.swept_ms >= SWEEP_EVERY_MS {
            // Whoever has not come for a minute has everything left again.
            buckets
                .of
                .retain(|_, bucket| now_ms - bucket.at_ms < 60_000);
            buckets.swept_ms = now_ms;
        }
        let address = household(address);
        let bucket = buckets.of.entry((address, kind)).or_insert(Bucket {
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
        self.sockets.open(address, self.max_sockets)
    }

    /// Counts a socket that is closed.
    pub(crate) fn close_socket(&self, address: IpAddr) {
        self.sockets.close(address);
    }

    /// Counts a connection of an address, unless it has too many. Streams of lines are among them, which count as sockets,
    /// and whoever has too many of those is to be told so.
    pub(crate) fn open_connection(&self, address: IpAddr) -> bool {
        let max = self.max_sockets.saturating_add(MORE_CONNECTIONS);
        self.connections.open(address, max)
    }

    /// Counts a connection that is closed, or a socket now.
    pub(crate) fn close_connection(&self, address: IpAddr) {
        self.connections.close(address);
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
    fn whoever_waits_as_told_is_let_in() {
        for (factor, wait_s) in [(1.0, 2), (0.001, 2000)] {
            let limits = Limits::new(2, factor);
            assert_eq!(limits.wait_s(Kind::Create), wait_s);
            while limits.allows(ADDRESS, Kind::Create, 0) {}
            assert!(limits.allows(ADDRESS, Kind::Identity, 0));
            let later = i64::try_from(wait_s).expect("a time") * 1000;
            assert!(limits.allows(ADDRESS, Kind::Create, later), "{factor}");
        }
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
    fn connections_are_counted_beside_sockets() {
        let limits = Limits::new(2, 1.0);
        let n = (0..100).filter(|_| limits.open_connection(ADDRESS)).count();
        assert_eq!(n, 66);
        assert!(limits.open_socket(ADDRESS));
        limits.close_connection(ADDRESS);
        assert!(limits.open_connection(ADDRESS));
        assert!(!limits.open_connection(ADDRESS));
    }

    #[test]
    fn a_network_of_64_bits_counts_as_one_address() {
        let limits = Limits::new(1, 1.0);
        let at = |text: &str| text.parse().expect("an address");
        assert!(limits.open_socket(at("2001:db8:0:1::1")));
        assert!(!limits.open_socket(at("2001:db8:0:1:ffff::2")));
        assert!(limits.open_socket(at("2001:db8:0:2::1")));
        limits.close_socket(at("2001:db8:0:1:ffff::2"));
        assert!(limits.open_socket(at("2001:db8:0:1::3")));
        assert!(limits.open_socket(at("192.0.2.1")) && limits.open_socket(at("192.0.2.2")));
        assert!(!limits.open_socket(at("::ffff:192.0.2.1")));
    }

    #[test]
    fn many_addresses_are_looked_through_once_in_a_while() {
        let limits = Limits::new(1, 1.0);
        let come = |n: u32, now_ms| limits.allows(IpAddr::V4(n.into()), Kind::Request, now_ms);
        assert!((0..MANY as u32).all(|n| come(n, 100)));
        let known = || limits.buckets.lock().expect("a lock").of.len();
        assert!(come(u32::MAX, 60_050));
        assert_eq!(known(), MANY + 1, "nobody has been away for long");
        assert!(come(u32::MAX - 1, 60_200));
        assert_eq!(known(), MANY + 2, "it was looked at a moment ago");
        assert!(come(u32::MAX - 2, 61_100));
        assert_eq!(known(), 3);
    }

    #[test]
    fn a_factor_of_zero_takes_limits_away() {
        let limits = Limits::new(2, 0.0);
        assert!((0..1000).all(|_| limits.allows(ADDRESS, Kind::Board, 0)));
    }
}
