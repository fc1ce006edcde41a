//! What the browser tests play (`tests/browser/endings.json`): each link opens its
//! record, and each match ends as they expect.

use bergerie::record::Match;
use bergerie::rules::Touch;
use serde::Deserialize;

#[derive(Deserialize)]
struct Ending {
    name: String,
    record: String,
    link: String,
    touches: Vec<String>,
    result: String,
}

/// Touches the spots as a person does.
fn touch(game: &mut Match, spots: &[String]) {
    let mut made = Vec::new();
    for name in spots {
        let spot = game.line().board().find(name).unwrap_or_else(|| panic!("there is no {name}"));
        match game.line().touch(&made, spot) {
            Touch::Made(touches) => made = touches,
            Touch::Whole(way) => {
                game.play_way(&way).expect("it is legal");
                made.clear();
            }
            Touch::Throw => {
                game.throw().expect("the dice are the program's");
            }
            Touch::Refused(say) => panic!("{name}: {say:?}, but {:?}", game.line().moves()),
        }
    }
}

#[test]
fn what_is_played_in_a_browser_ends_as_it_is_told() {
    let endings: Vec<Ending> = serde_json::from_str(include_str!("../browser/endings.json")).unwrap();
    for Ending { name, record, link, touches, result } in endings {
        let mut game = Match::read(record.as_bytes()).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
        assert_eq!(game.link(), link, "{name}");
        assert_eq!(game.line().result(), "ongoing", "{name}");
        touch(&mut game, &touches);
        assert_eq!(game.line().result(), result, "{name}");
    }
}
