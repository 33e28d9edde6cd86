//! Where a server is, and what a link to one of its tables says.

use std::fmt;

use anyhow::{anyhow, bail, ensure};
use carcas_text::say;

use crate::language::words;

/// Where a server is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    is_encrypted: bool,
    /// The name or number of the machine; an IPv6 number without its brackets.
    pub(super) host: String,
    pub(super) port: u16,
}

/// What somebody typed for a server: its address, or a link to a table or a seat of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The server.
    pub address: Address,
    /// The id of the table.
    pub game: Option<String>,
    /// The token of a seat. It is told to nobody but the server.
    pub token: Option<String>,
}

impl Address {
    /// Reads the address of a server.
    pub fn parse(url: &str) -> anyhow::Result<Self> {
        let link = Link::parse(url)?;
        ensure!(
            link.game.is_none(),
            say!(
                words(),
                "terminal-error-address-table",
                input = url,
                name = link.address.to_string()
            )
        );
        Ok(link.address)
    }

    /// Whether connections are encrypted.
    pub fn is_encrypted(&self) -> bool {
        self.is_encrypted
    }

    /// Returns what requests call the host.
    pub(super) fn authority(&self) -> String {
        let host = match self.host.contains(':') {
            true => format!("[{}]", self.host),
            false => self.host.clone(),
        };
        let usual = if self.is_encrypted { 443 } else { 80 };
        match self.port == usual {
            true => host,
            false => format!("{host}:{}", self.port),
        }
    }

    /// Returns where sockets are opened.
    pub fn socket_url(&self) -> String {
        let scheme = if self.is_encrypted { "wss" } else { "ws" };
        format!("{scheme}://{}/api/socket", self.authority())
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_encrypted { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.authority())
    }
}

impl Link {
    /// Reads an address or a link.
    pub fn parse(url: &str) -> anyhow::Result<Self> {
        let url = url.trim();
        // A token must not stand in messages, which people copy.
        let shown = url.split('#').next().unwrap_or_default();
        let Some((scheme, rest)) = url.split_once("://") else {
            bail!(say!(
                words(),
                "terminal-error-address-scheme",
                input = shown
            ));
        };
        let is_encrypted = match scheme.to_ascii_lowercase().as_str() {
            "http" | "ws" => false,
            "https" | "wss" => true,
            _ => bail!(say!(
                words(),
                "terminal-error-address-other",
                input = shown,
                name = scheme
            )),
        };
        let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
        let (authority, path) = rest.split_at(end);
        ensure!(
            !authority.contains('@'),
            say!(words(), "terminal-error-address-user", input = shown)
        );
        let (host, port) = split_port(authority, is_encrypted)
            .filter(|(host, _)| is_host(host))
            .ok_or_else(|| {
                anyhow!(say!(
                    words(),
                    "terminal-error-address-machine",
                    input = shown
                ))
            })?;
        let address = Address {
            is_encrypted,
            host: host.to_owned(),
            port,
        };
        let (path, fragment) = match path.split_once('#') {
            Some((path, fragment)) => (path, Some(fragment)),
            None => (path, None),
        };
        let game = match path.trim_end_matches('/') {
            "" => None,
            path => match path.strip_prefix("/game/") {
                Some(game) if is_word(game) => Some(game.to_owned()),
                _ => bail!(say!(
                    words(),
                    "terminal-error-address-nothing",
                    input = shown
                )),
            },
        };
        let token = match fragment {
            None | Some("") => None,
            Some(fragment) => match fragment.strip_prefix("seat=") {
                Some(token) if is_word(token) && game.is_some() => Some(token.to_owned()),
                _ => bail!(say!(words(), "terminal-error-address-token", input = shown)),
            },
        };
        Ok(Self {
            address,
            game,
            token,
        })
    }
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && text.len() <= 64 && text.chars().all(|c| c.is_ascii_alphanumeric())
}

fn is_host(host: &str) -> bool {
    let is_fine = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_' | ':');
    !host.is_empty() && host.chars().all(is_fine)
}

/// Splits host and port.
fn split_port(authority: &str, is_encrypted: bool) -> Option<(&str, u16)> {
    let usual = if is_encrypted { 443 } else { 80 };
    let (host, rest) = match authority.strip_prefix('[') {
        Some(inside) => inside.split_once(']')?,
        None => {
            let end = authority.find(':').unwrap_or(authority.len());
            authority.split_at(end)
        }
    };
    match rest.strip_prefix(':') {
        Some(port) => Some((host, port.parse().ok().filter(|&port| port > 0)?)),
        None => rest.is_empty().then_some((host, usual)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_or_refused() {
        let url = |url| Address::parse(url).map(|address| address.socket_url());
        for (typed, read) in [
            ("http://localhost:7777/", "ws://localhost:7777/api/socket"),
            ("ws://[::1]", "ws://[::1]/api/socket"),
            ("http://[::1]:80", "ws://[::1]/api/socket"),
            ("HTTPS://example.org", "wss://example.org/api/socket"),
            ("https://a:8443/", "wss://a:8443/api/socket"),
        ] {
            assert_eq!(url(typed).ok().as_deref(), Some(read), "{typed}");
        }
        for wrong in [
            "localhost:7777",
            "http://",
            "http://a/b",
            "http://a:99999",
            "http://a:0",
            "http://a:b",
            "http://u:p@a",
            "ftp://a",
            "http://a b",
            "http://[::1",
            "http://a/game/x",
            "",
        ] {
            assert!(url(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn links_name_a_table_and_perhaps_a_seat() {
        let seat = Link::parse("http://a:1/game/ka86l3pw8sfi#seat=0123abc").unwrap();
        assert_eq!(seat.address.to_string(), "http://a:1");
        assert_eq!(seat.game.as_deref(), Some("ka86l3pw8sfi"));
        assert_eq!(seat.token.as_deref(), Some("0123abc"));
        let watch = Link::parse("https://a/game/ka86l3pw8sfi").unwrap();
        assert_eq!((watch.token, watch.address.port), (None, 443));
    }

    #[test]
    fn wrong_links_are_refused_without_telling_their_secret() {
        for wrong in [
            "http://a/game/x#seat=",
            "http://a/game/x#key=0123secret",
            "http://a/#seat=0123secret",
            "http://a/other/x#seat=0123secret",
            "http://a/game/#seat=0123secret",
            "a/game/x#seat=0123secret",
        ] {
            let why = Link::parse(wrong).unwrap_err().to_string();
            assert!(!why.contains("secret"), "{why}");
        }
    }
}
