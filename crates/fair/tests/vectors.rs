//! The vectors of `docs/fair-draws-vectors.txt`, here and in the Python script that was written from the document.

use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::process::Command;

use carcas_fair::{Commitment, Draws, Nonce, Seed};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn every_vector_holds() {
    let text = std::fs::read_to_string(root().join("docs/fair-draws-vectors.txt")).unwrap();
    let (mut n_commitments, mut n_points) = (0, 0);
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["commitment", seed, hash] => {
                let seed: Seed = seed.parse().unwrap();
                assert_eq!(seed.commitment(), hash.parse::<Commitment>().unwrap());
                n_commitments += 1;
            }
            ["point", seed, nonces, number, total, point] => {
                let nonces: Vec<Nonce> = match nonces {
                    "-" => Vec::new(),
                    some => some.split(',').map(|one| one.parse().unwrap()).collect(),
                };
                let draws = Draws::new(&seed.parse().unwrap(), &nonces);
                let total: NonZeroU32 = total.parse().unwrap();
                let computed = draws.point(number.parse().unwrap(), total);
                assert_eq!(computed.to_string(), point, "{line}");
                n_points += 1;
            }
            _ => panic!("`{line}` is no vector"),
        }
    }
    assert_eq!((n_commitments, n_points), (3, 25));
}

#[test]
fn python_agrees() {
    let run = Command::new("python3")
        .args([
            "clients/python/verify_draws.py",
            "docs/fair-draws-vectors.txt",
        ])
        .current_dir(root())
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .output();
    match run {
        Ok(output) => {
            let out = String::from_utf8_lossy(&output.stdout);
            assert!(output.status.success(), "{out}");
            assert_eq!(out.trim_end(), "vectors: checked=28 differ=0");
        }
        Err(error) => println!("python3 cannot be started ({error}): it was not asked"),
    }
}
