//! Encrypted servers: trusted by an authority of their own, or refused.

use std::path::Path;
use std::sync::Arc;

use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use crate::online::people::{Server, folder, run};

fn file(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/online/tls")
        .join(name)
}

/// Puts encryption in front of a server, as a proxy would, and returns the port.
fn encrypt(server: &Server) -> u16 {
    let certificate = CertificateDer::from_pem_file(file("server.pem")).unwrap();
    let key = PrivateKeyDer::from_pem_file(file("server-key.pem")).unwrap();
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate], key)
        .unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let behind = server.authority().to_owned();
    let (tell, port) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .unwrap();
        runtime.block_on(async {
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            tell.send(listener.local_addr().unwrap().port()).unwrap();
            while let Ok((stream, _)) = listener.accept().await {
                let (acceptor, behind) = (acceptor.clone(), behind.clone());
                tokio::spawn(async move {
                    // Who does not trust us hangs up.
                    let Ok(mut front) = acceptor.accept(stream).await else {
                        return;
                    };
                    let mut back = TcpStream::connect(behind).await.unwrap();
                    let _ = tokio::io::copy_bidirectional(&mut front, &mut back).await;
                });
            }
        });
    });
    port.recv().unwrap()
}

#[test]
fn an_encrypted_server_is_trusted_by_its_authority_only() {
    let folder = folder("encrypted");
    let server = Server::start(&folder);
    let port = encrypt(&server);
    let url = format!("https://localhost:{port}");
    let (code, text) = run(&folder, "ann", &["--server", &url], "");
    assert_eq!(code, 2, "{text}");
    assert!(text.contains("nobody we trust vouches for"), "{text}");
    assert!(text.contains("--ca FILE"), "{text}");
    let ca = file("authority.pem");
    let ca = ca.to_str().unwrap();
    let args = ["--server", &url, "--ca", ca, "--seat", "human,random"];
    let (code, text) = run(&folder, "ann", &args, &"1\n1a\n".repeat(300));
    assert_eq!(code, 0, "{text}");
    assert!(text.contains("The game is over: "), "{text}");
    // The certificate is for another name.
    let url = format!("https://127.0.0.1:{port}");
    let (code, text) = run(&folder, "ann", &["--server", &url, "--ca", ca], "");
    assert_eq!(code, 2, "{text}");
    assert!(
        text.contains("is for another name than 127.0.0.1"),
        "{text}"
    );
    // A plain server does not speak TLS.
    let url = format!("https://{}", server.authority());
    let (code, text) = run(&folder, "ann", &["--server", &url, "--ca", ca], "");
    assert_eq!(code, 2, "{text}");
    assert!(
        text.contains("does not speak TLS here; try http://"),
        "{text}"
    );
    let url = "https://localhost:1";
    let args = ["--server", url, "--ca", "Cargo.toml"];
    let (code, text) = run(&folder, "ann", &args, "");
    assert_eq!(code, 2, "{text}");
    assert!(text.contains("Cargo.toml"), "{text}");
}
