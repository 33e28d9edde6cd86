//! Arbitrary bytes as a file of the tile catalogue.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| carcas_laws::bytes::catalogue(bytes));
