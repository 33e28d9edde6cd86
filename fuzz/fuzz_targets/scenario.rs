//! Arbitrary bytes as a scenario.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| carcas_laws::bytes::scenario(bytes));
