//! The one list of games. A new game is a folder beside the others and a line here.

use super::any_line::AnyLine;
use super::line::Line;
use super::notation::{Notation, quote};
use super::rule_set::{Choices, RuleSet, read_rules};
use super::say::Say;
use super::table::Table;
use super::think::Think;

/// A game with all that a registered one must have.
pub trait Full: Table + Notation + RuleSet + Think {
    /// Its name on the command line and in records.
    const NAME: &'static str;
}

/// Code that is generic over games, to be run for the game that a name asks for.
pub trait Visitor {
    /// What it gives.
    type Out;

    /// Runs it for `game`.
    fn visit<G: Full>(self, game: G) -> Self::Out;
}

macro_rules! games {
    ($($module:ident::$game:ident = $name:literal,)*) => {
        $(impl Full for super::$module::$game {
            const NAME: &'static str = $name;
        })*

        /// The names of all games.
        pub const GAMES: &[&str] = &[$($name),*];

        /// Runs `visitor` for the game called `name` under the rules `rules`
        /// (empty for the default).
        ///
        /// # Errors
        /// Says what is unknown: the game, the preset or a toggle.
        pub fn visit<V: Visitor>(name: &str, rules: &str, visitor: V) -> Result<V::Out, Say> {
            match name {
                $($name => Ok(visitor.visit(read_rules::<super::$module::$game>(rules)?)),)*
                _ => Err(Say::new("game-unknown").with("game", quote(name)).with("games", GAMES.join(", "))),
            }
        }
    };
}

games! {
    enclos::Enclos = "enclos",
    barricade::Barricade = "barricade",
    tigers::Tigers = "tigers",
}

/// A match of `game` set up at the position that `text` says, with the seats it speaks of.
///
/// # Errors
/// Says what is wrong with the position.
pub fn set_up<G: Full>(game: &G, text: &str) -> Result<Line<G>, Say> {
    let game = game.seated(text);
    let position = game.read_position(text)?;
    Ok(Line::from(game, position))
}

/// What can be chosen in the rules of the game called `name`, and what `rules` choose.
///
/// # Errors
/// Says what is unknown.
pub fn choices(name: &str, rules: &str) -> Result<Choices, Say> {
    struct List;
    impl Visitor for List {
        type Out = Choices;

        fn visit<G: Full>(self, game: G) -> Choices {
            Choices::of(&game)
        }
    }
    visit(name, rules, List)
}

/// Opens a match of the game called `name` under `rules`, at `position` or at its start.
///
/// ```
/// let line = bergerie::rules::open("enclos", "french", None).unwrap();
/// assert_eq!(line.position(), "c3d5e3/c4d3e4/00000000000000000000000/w");
/// ```
///
/// # Errors
/// Says what is unknown, or what is wrong with the position.
pub fn open(name: &str, rules: &str, position: Option<&str>) -> Result<Box<dyn AnyLine>, Say> {
    struct Open<'a>(Option<&'a str>);
    impl Visitor for Open<'_> {
        type Out = Result<Box<dyn AnyLine>, Say>;

        fn visit<G: Full>(self, game: G) -> Self::Out {
            Ok(Box::new(match self.0 {
                None => Line::new(game),
                Some(text) => set_up(&game, text)?,
            }))
        }
    }
    visit(name, rules, Open(position))?
}
