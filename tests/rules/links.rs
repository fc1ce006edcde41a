//! Links to matches: short, and right or refused.

use std::fs;
use std::path::Path;

use bergerie::record::Match;

/// All valid records of the corpus, by their files' names.
fn records() -> Vec<(String, Match)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/valid");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let read = |path: &Path| Match::read(&fs::read(path).unwrap()).unwrap();
    paths.iter().map(|path| (path.display().to_string(), read(path))).collect()
}

/// All but the comments.
fn contents(game: &Match) -> String {
    let (line, tags) = (game.line(), game.tags().collect::<Vec<_>>());
    let plies: Vec<_> = game.plies().iter().map(|ply| &ply.text).collect();
    format!("{:?}", (line.game(), line.rules(), line.set_up(), line.position(), line.result(), tags, plies))
}

#[test]
fn every_record_comes_back_from_its_link() {
    for (name, game) in records() {
        let link = game.link();
        let again = Match::from_link(&link).unwrap_or_else(|say| panic!("{name}: {say}"));
        assert_eq!(contents(&again), contents(&game), "{name}");
        assert_eq!(again.link(), link, "{name}");
        assert!(link[3..].bytes().all(|letter| letter.is_ascii_alphanumeric() || b"-_".contains(&letter)));
    }
}

#[test]
fn a_match_of_nine_turns_is_short() {
    let (_, shortest) = records().into_iter().find(|(name, _)| name.ends_with("shortest.txt")).unwrap();
    let link = shortest.link();
    assert!(link.len() < 110, "{} letters: {link}", link.len());
}

#[test]
fn a_link_is_found_behind_the_address_of_a_page() {
    let (_, game) = records().remove(0);
    let page = format!("  https://example.org/bergerie/?lang=fr{}\n", game.link());
    assert!(Match::is_link(&page) && !Match::is_link("match.txt"));
    assert_eq!(contents(&Match::from_link(&page).unwrap()), contents(&game));
}

#[test]
fn letters_that_are_missing_or_wrong_are_noticed() {
    let (_, game) = records().into_iter().find(|(name, _)| name.ends_with("shortest.txt")).unwrap();
    let link = game.link();
    for end in 0..link.len() {
        assert!(Match::from_link(&link[..end]).is_err(), "{}", &link[..end]);
    }
    for at in 3..link.len() {
        let other = if &link[at..=at] == "A" { "B" } else { "A" };
        let wrong = format!("{}{other}{}", &link[..at], &link[at + 1..]);
        let say = Match::from_link(&wrong).expect_err(&wrong);
        assert!(["record-link-damaged", "record-link-version"].contains(&say.id), "{wrong}: {say}");
    }
    assert_eq!(Match::from_link("#m=a b").expect_err("a space").id, "record-link-letter");
}
