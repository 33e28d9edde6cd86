//! Arbitrary bytes as a game record.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| carcas_laws::bytes::record(bytes));
