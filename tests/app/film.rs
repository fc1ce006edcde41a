//! A film of a short match, drawn in earnest.

use std::path::Path;

use bergerie::FilmOptions;
use bergerie::app::film;
use bergerie::record::read_file;
use bergerie::words::Language;

#[test]
fn a_match_is_filmed_to_its_end() {
    if !bergerie::app::graphics_available() {
        return;
    }
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("film");
    let _ = std::fs::remove_dir_all(&out);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/valid/shortest.txt");
    let record = read_file(&file).expect("a record");
    let options = FilmOptions {
        language: Some(Language::English),
        record,
        out: out.clone(),
        size: [160, 90],
        // Few pictures are enough to see that it goes on.
        every: 60,
        settings: "picture=low".into(),
        bare: false,
        near: 0,
    };
    assert_eq!(format!("{:?}", film::run(options)), format!("{:?}", std::process::ExitCode::SUCCESS));
    let mut names: Vec<_> = std::fs::read_dir(&out)
        .expect("the folder was made")
        .map(|entry| entry.expect("a file").path())
        .collect();
    names.sort();
    // Nine plies of a second and more each, at one picture in two seconds.
    assert!((5..40).contains(&names.len()), "{} pictures", names.len());
    assert!(names[0].ends_with("00000.png"), "{names:?}");
    let pictures: Vec<_> = names.iter().map(|name| std::fs::read(name).expect("a picture")).collect();
    let header = |bytes: &[u8]| (bytes[16..20].to_vec(), bytes[20..24].to_vec());
    for bytes in &pictures {
        assert_eq!(header(bytes), (160u32.to_be_bytes().to_vec(), 90u32.to_be_bytes().to_vec()));
    }
    assert_ne!(pictures.first(), pictures.last(), "something has happened");
}
