//! Rule sets as text, both ways.

use crate::common::{garbled, pick, seeded};
use bergerie::rules::{
    Full, GAMES, RuleSet, Say, Visitor, enclos::Enclos, open, read_rules, visit, write_rules,
};
use rand::RngExt;

fn read(text: &str) -> Result<String, String> {
    read_rules::<Enclos>(text).map(|game| write_rules(&game)).map_err(|say| say.to_string())
}

#[test]
fn rules_are_read_and_written_canonically() {
    for (text, canonical) in [
        ("", "french"),
        ("french", "french"),
        (" french ", "french"),
        ("french,supply=none", "french"),
        ("french,supply=60", "french,supply=60"),
        ("french,supply=1", "french,supply=1"),
        ("french,supply=90", "french,supply=90"),
        ("french, supply = 60 , on_exhausted = draw", "french,supply=60,on_exhausted=draw"),
        (",supply=60", "french,supply=60"),
        // In the order of the list, not of the text.
        ("french,loss_check=turn_end,fence_used=off", "french,fence_used=off,loss_check=turn_end"),
        // The last word counts.
        ("french,supply=60,supply=none", "french"),
        ("french,self_block=illegal,self_block=loss", "french,self_block=loss"),
        ("french,on_exhausted=move_only,fence_used=on,self_block=illegal,loss_check=turn_start", "french"),
    ] {
        assert_eq!(read(text).as_deref(), Ok(canonical), "{text:?}");
        assert_eq!(read(canonical).as_deref(), Ok(canonical), "{canonical:?}");
    }
}

#[test]
fn unknown_rules_are_named() {
    let toggles = "supply, on_exhausted, fence_used, self_block, loss_check";
    for (text, says) in [
        ("german", r#"rules-preset-unknown preset="german" presets="french""#.to_owned()),
        ("French", r#"rules-preset-unknown preset="French" presets="french""#.to_owned()),
        ("supply=60", r#"rules-preset-unknown preset="supply=60" presets="french""#.to_owned()),
        ("french,", format!(r#"rules-toggle-unknown toggle="" toggles="{toggles}""#)),
        ("french,sheep=4", format!(r#"rules-toggle-unknown toggle="sheep" toggles="{toggles}""#)),
        ("french,Supply=4", format!(r#"rules-toggle-unknown toggle="Supply" toggles="{toggles}""#)),
        ("french,supply", value_unknown("supply", "", "none, 1-90")),
        ("french,supply=", value_unknown("supply", "", "none, 1-90")),
        ("french,supply=0", value_unknown("supply", "0", "none, 1-90")),
        ("french,supply=91", value_unknown("supply", "91", "none, 1-90")),
        ("french,supply=-1", value_unknown("supply", "-1", "none, 1-90")),
        ("french,supply=346", value_unknown("supply", "346", "none, 1-90")),
        (
            "french,supply=99999999999999999999999",
            value_unknown("supply", "99999999999999999999999", "none, 1-90"),
        ),
        ("french,supply=4=5", value_unknown("supply", "4=5", "none, 1-90")),
        ("french,on_exhausted=win", value_unknown("on_exhausted", "win", "move_only, draw")),
        ("french,fence_used=true", value_unknown("fence_used", "true", "on, off")),
        ("french,self_block=on", value_unknown("self_block", "on", "illegal, loss")),
        ("french,loss_check=turn_start turn_end", {
            value_unknown("loss_check", "turn_start turn_end", "turn_start, turn_end")
        }),
    ] {
        assert_eq!(read(text), Err(says), "{text:?}");
    }
}

fn value_unknown(toggle: &str, value: &str, values: &str) -> String {
    format!(r#"rules-value-unknown toggle="{toggle}" value="{value}" values="{values}""#)
}

#[test]
fn toggles_give_back_what_they_were_set_to() {
    let mut game = Enclos::default();
    let values: [&[&str]; 5] = [
        &["1", "60", "90", "none"],
        &["draw", "move_only"],
        &["off", "on"],
        &["loss", "illegal"],
        &["turn_end", "turn_start"],
    ];
    assert_eq!(values.len(), Enclos::TOGGLES.len());
    for (toggle, values) in Enclos::TOGGLES.iter().zip(values) {
        for value in values {
            assert_eq!(game.set(toggle.name, value), Some(()), "{}={value}", toggle.name);
            assert_eq!(game.get(toggle.name), *value, "{}", toggle.name);
            assert_eq!(game.set(toggle.name, "nonsense"), None, "{}", toggle.name);
            assert_eq!(game.get(toggle.name), *value, "{}: a refused value changes nothing", toggle.name);
        }
    }
    assert_eq!(write_rules(&game), "french", "back where it began");
    assert_eq!(game.set("nonsense", "on"), None);
}

#[test]
fn a_match_knows_its_rules() {
    let line = open("enclos", "french,loss_check=turn_end,supply=7", None).expect("known rules");
    assert_eq!((line.game(), line.rules().as_str()), ("enclos", "french,supply=7,loss_check=turn_end"));
    let games = GAMES.join(", ");
    for name in ["", "Enclos", "chess"] {
        let Err(say) = open(name, "", None) else { panic!("{name} is played") };
        assert_eq!(say, Say::new("game-unknown").with("game", name).with("games", games.clone()));
    }
    assert_eq!(open("enclos", "german", None).err().map(|say| say.id), Some("rules-preset-unknown"));
}

/// Reads garbled rules of every game.
struct Garbled;

impl Visitor for Garbled {
    type Out = [usize; 2];

    fn visit<G: Full>(self, game: G) -> [usize; 2] {
        assert_eq!(write_rules(&game), G::PRESETS[0], "the default is the first preset");
        let (mut rng, mut counts) = (seeded(8), [0, 0]);
        for _ in 0..20_000 {
            let mut text = (*pick(G::PRESETS, &mut rng)).to_owned();
            for _ in 0..rng.random_range(0..3) {
                let toggle = pick(G::TOGGLES, &mut rng);
                let values: Vec<&str> = toggle.values.split(", ").collect();
                text += &format!(",{}={}", toggle.name, pick(&values, &mut rng));
            }
            if rng.random_range(0..4) > 0 {
                text = garbled(&text, &mut rng);
            }
            match read_rules::<G>(&text) {
                Ok(game) => {
                    let canonical = write_rules(&game);
                    let again =
                        read_rules::<G>(&canonical).unwrap_or_else(|say| panic!("{canonical}: {say}"));
                    assert_eq!(write_rules(&again), canonical, "{text:?}");
                    for toggle in G::TOGGLES {
                        assert_eq!(
                            again.get(toggle.name),
                            game.get(toggle.name),
                            "{text:?}: {}",
                            toggle.name
                        );
                    }
                    counts[0] += 1;
                }
                Err(say) => {
                    assert!(say.id.starts_with("rules-"), "{text:?}: {say}");
                    counts[1] += 1;
                }
            }
        }
        counts
    }
}

#[test]
fn garbled_rules_are_read_canonically_or_refused() {
    for name in GAMES {
        let [read, refused] = visit(name, "", Garbled).expect("a name of the list");
        assert!(read > 1000 && refused > 1000, "{name}: {read} read, {refused} refused");
    }
}
