#![no_main]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| bergerie_fuzz::readers::link(bytes));
