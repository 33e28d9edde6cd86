//! Encrypted connections: which servers we trust, and what is said when one cannot be trusted.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, ensure};
use carcas_text::say;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{CertificateError, ClientConfig, Error, RootCertStore};

use super::http::Stream;
use crate::files;
use crate::language::words;

/// A file of certificates is small.
const MAX_FILE_BYTES: u64 = 4 << 20;

/// Whom we trust to vouch for servers.
#[derive(Clone)]
pub(crate) struct Trust(TlsConnector);

impl std::fmt::Debug for Trust {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Trust").finish()
    }
}

impl Trust {
    /// Trusts the authorities that browsers trust, and those of a file.
    pub(crate) fn new(ca: Option<&Path>) -> anyhow::Result<Self> {
        let mut roots = RootCertStore::empty();
        roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
        if let Some(path) = ca {
            let wrong = || say!(words(), "terminal-error-ca", file = files::shown(path));
            let bytes = files::read_up_to(path, MAX_FILE_BYTES)?;
            let mut n = 0;
            for certificate in CertificateDer::pem_slice_iter(&bytes) {
                roots
                    .add(certificate.with_context(wrong)?)
                    .with_context(wrong)?;
                n += 1;
            }
            ensure!(n > 0, wrong());
        }
        let config = ClientConfig::builder_with_provider(Arc::new(
            tokio_rustls::rustls::crypto::ring::default_provider(),
        ))
        .with_safe_default_protocol_versions()
        .with_context(|| say!(words(), "terminal-error-encrypt", name = "TLS"))?
        .with_root_certificates(roots)
        .with_no_client_auth();
        Ok(Self(TlsConnector::from(Arc::new(config))))
    }

    /// Encrypts a connection to a host.
    pub(super) async fn wrap(
        &self,
        host: &str,
        stream: tokio::net::TcpStream,
    ) -> anyhow::Result<Stream> {
        let name = ServerName::try_from(host.to_owned())
            .with_context(|| say!(words(), "terminal-error-host-name", name = host))?;
        match self.0.connect(name, stream).await {
            Ok(stream) => Ok(Box::new(stream)),
            Err(why) => Err(explained(host, why)),
        }
    }
}

/// A server that cannot be trusted: trying again does not help.
#[derive(Debug)]
pub(super) struct Untrusted(String);

impl std::fmt::Display for Untrusted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Untrusted {}

fn explained(host: &str, why: std::io::Error) -> anyhow::Error {
    let inner = why.get_ref().and_then(|why| why.downcast_ref::<Error>());
    let text = match inner {
        Some(Error::InvalidCertificate(CertificateError::UnknownIssuer)) => {
            say!(words(), "terminal-error-issuer", name = host)
        }
        Some(Error::InvalidCertificate(
            CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
        )) => say!(words(), "terminal-error-other-name", name = host),
        Some(Error::InvalidCertificate(
            CertificateError::Expired | CertificateError::ExpiredContext { .. },
        )) => say!(words(), "terminal-error-expired", name = host),
        Some(Error::InvalidCertificate(why)) => {
            let why = why.to_string();
            say!(words(), "terminal-error-untrusted", name = host, text = why)
        }
        Some(Error::InvalidMessage(_)) => say!(words(), "terminal-error-no-tls", name = host),
        _ => {
            let told = say!(words(), "terminal-error-encrypt", name = host);
            return anyhow::Error::new(why).context(told);
        }
    };
    Untrusted(text).into()
}
