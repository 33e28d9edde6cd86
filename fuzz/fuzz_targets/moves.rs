//! Arbitrary bytes as the draws and moves of a random setup.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| carcas_laws::bytes::moves(bytes));
