//! What earlier versions have kept can be read for ever.

use std::fs;
use std::path::{Path, PathBuf};

use bergerie::record::Match;

/// The files that every version so far has left.
fn kept() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let versions = fs::read_dir(root).unwrap().map(|entry| entry.unwrap().path());
    let files =
        versions.flat_map(|version| fs::read_dir(version).unwrap().map(|entry| entry.unwrap().path()));
    let mut files: Vec<_> = files.collect();
    files.sort();
    files
}

/// Where each match was left: game, plies before the cursor and in all, what had
/// been played of the next, result, title.
const LEFT: [(&str, &str); 4] = [
    ("v1/match-barricade.txt", "barricade 3/3 3: ongoing "),
    ("v1/match-enclos.txt", "enclos 1/2 - ongoing Sunday"),
    ("v1/match-finished.txt", "enclos 9/9 - won w blocked "),
    ("v1/match-resigned.txt", "tigers 2/2 - won T resigned "),
];

#[test]
fn all_matches_are_where_they_were_left() {
    let matches: Vec<_> =
        kept().into_iter().filter(|path| path.extension().is_some_and(|end| end == "txt")).collect();
    assert_eq!(matches.len(), LEFT.len());
    for (path, (name, left)) in matches.iter().zip(LEFT) {
        assert!(path.ends_with(name), "{}", path.display());
        let game = Match::resume(&fs::read(path).unwrap()).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let begun = game.line().begun().map_or("-".to_owned(), |ply| ply.text);
        let title = game.tag("Title").unwrap_or_default();
        let (line, plies) = (game.line(), format!("{}/{}", game.cursor(), game.plies().len()));
        assert_eq!(format!("{} {plies} {begun} {} {title}", line.game(), line.result()), left, "{name}");
    }
}
