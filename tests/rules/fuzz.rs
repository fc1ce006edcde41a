//! Every reader on its stored corpus, and on texts near to it: a bounded run of the fuzz targets.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use rand::{RngExt, rngs::StdRng};

use crate::common::{pick, seeded};
use crate::readers;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The stored texts of a reader, in the order of their names. Records have folders of their own.
fn corpus(reader: &str) -> Vec<Vec<u8>> {
    let folders = if reader == "record" {
        vec!["tests/records/valid".into(), "tests/records/invalid".into()]
    } else {
        vec![format!("tests/corpus/{reader}")]
    };
    let mut paths: Vec<_> = folders
        .iter()
        .flat_map(|folder| {
            fs::read_dir(root().join(folder)).unwrap_or_else(|fault| panic!("{folder}: {fault}"))
        })
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

/// `text` with bits turned, bytes lost or doubled, or a part of `other` in it.
fn damaged(text: &[u8], other: &[u8], rng: &mut StdRng) -> Vec<u8> {
    let telling = b"\n\r;[]\"\\ .,0123456789-+=/:#@abcdefghTSxBG\0\xff";
    let mut bytes = text.to_vec();
    for _ in 0..rng.random_range(1..4) {
        let at = rng.random_range(0..=bytes.len());
        let end = rng.random_range(at..=bytes.len().min(at + 8));
        match rng.random_range(0..5) {
            0 if at < bytes.len() => bytes[at] ^= 1 << rng.random_range(0..8),
            1 => drop(bytes.drain(at..end)),
            2 => bytes.insert(at, *pick(telling, rng)),
            3 => drop(bytes.splice(at..end, bytes[at..end].repeat(2))),
            _ => {
                let from = rng.random_range(0..=other.len());
                let to = rng.random_range(from..=other.len());
                bytes.splice(at..end, other[from..to].iter().copied());
            }
        }
    }
    bytes
}

/// Reads the stored texts, about `runs` of their beginnings (all of them where they are fewer), and as many damaged texts.
fn exercise(reader: &str, read: fn(&[u8]), runs: usize) {
    let (corpus, mut rng) = (corpus(reader), seeded(1986));
    assert!(!corpus.is_empty(), "{reader} has no corpus");
    for text in &corpus {
        read(text);
    }
    let beginnings = corpus.iter().flat_map(|text| (0..text.len()).map(|length| &text[..length]));
    let all: usize = corpus.iter().map(Vec::len).sum();
    beginnings.step_by(all.div_ceil(runs)).for_each(read);
    for _ in 0..runs {
        let (text, other) = (pick(&corpus, &mut rng), pick(&corpus, &mut rng));
        read(&damaged(text, other, &mut rng));
    }
}

macro_rules! readers {
    ($($reader:ident $runs:literal)*) => {
        $(#[test]
        fn $reader() {
            exercise(stringify!($reader), readers::$reader, $runs);
        })*

        /// Each reader is a target of `cargo fuzz`, and no other.
        #[test]
        fn each_is_a_fuzz_target() {
            let readers = BTreeSet::from([$(stringify!($reader)),*].map(str::to_owned));
            let source = include_str!("readers.rs");
            let public = source.split("\npub fn ").skip(1).filter_map(|rest| Some(rest.split_once('(')?.0.to_owned()));
            assert_eq!(public.collect::<BTreeSet<_>>(), readers);
            let files = fs::read_dir(root().join("fuzz/fuzz_targets")).unwrap();
            let named = files.map(|entry| entry.unwrap().path().file_stem().unwrap().to_str().unwrap().to_owned());
            assert_eq!(named.collect::<BTreeSet<_>>(), readers);
            let manifest = include_str!("../../fuzz/Cargo.toml");
            for reader in readers {
                let target = format!("name = \"{reader}\"\npath = \"fuzz_targets/{reader}.rs\"\n");
                assert!(manifest.contains(&target), "fuzz/Cargo.toml lacks {reader}");
            }
        }
    };
}

readers! {
    barricade_moves 1000
    barricade_position 1000
    command_line 1000
    enclos_moves 1000
    enclos_position 1000
    libbaghchal_match 1000
    link 1000
    obx_position 1000
    pypi_match 1000
    pypi_position 1000
    record 800
    rules 1000
    save 800
    tag 1000
    tigers_moves 1000
    tigers_position 1000
    typed 60
}
