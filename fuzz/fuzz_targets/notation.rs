//! Arbitrary text as a move of a random game.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| carcas_laws::bytes::notation(bytes));
