//! Arbitrary bytes as a conversation with the engine.
#![no_main]

fn converse(sent: &[u8]) -> Vec<u8> {
    let mut said = Vec::new();
    let ended = carcas_cli::converse(sent, &mut said, 1);
    ended.expect("neither reading nor writing memory fails");
    said
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| carcas_laws::bytes::conversation(bytes, converse));
