//! Arbitrary bytes as the text of a position.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| carcas_laws::bytes::position(bytes));
