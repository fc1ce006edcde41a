//! `GAME [--rules RULES] [--die N] --position TEXT [MOVE…]`: where a command starts from.

use super::failure::Failure;
use crate::rules::{AnyLine, Arg, Full, Line, Say, SpotKind, Turn, Visitor, quote, set_up, visit};

/// A game, its rules, a position and the moves to play first.
#[derive(Debug)]
pub(super) struct Setup {
    pub game: String,
    pub rules: String,
    /// The game's own start where it is not given.
    pub position: Option<String>,
    pub moves: Vec<String>,
    /// What the die shows after them.
    pub die: Option<u32>,
}

/// What to do with the match once it is set up.
pub(super) trait Work {
    type Out;
    fn run<G: Full>(self, line: Line<G>) -> Self::Out;
}

impl Setup {
    /// Sets the match up and runs `work` on it.
    ///
    /// # Errors
    /// The command line is wrong where the game or its rules are unknown, or
    /// have no die to show anything; the position or a move may break a rule.
    pub fn run<W: Work>(&self, work: W) -> Result<W::Out, Failure> {
        visit(&self.game, &self.rules, Prepare { setup: self, work }).map_err(Failure::Usage)?
    }

    /// The match, set up.
    ///
    /// # Errors
    /// As [`run`](Self::run).
    pub fn open(&self) -> Result<Box<dyn AnyLine>, Failure> {
        struct Boxed;
        impl Work for Boxed {
            type Out = Box<dyn AnyLine>;

            fn run<G: Full>(self, line: Line<G>) -> Self::Out {
                Box::new(line)
            }
        }
        self.run(Boxed)
    }

    fn line<G: Full>(&self, game: &G) -> Result<Line<G>, Say> {
        let mut line = match &self.position {
            None => self.beginning(game),
            Some(text) => set_up(game, text)?,
        };
        for (number, text) in (1..).zip(&self.moves) {
            line.play_text(text).map_err(|problem| {
                Say::new("move-broken")
                    .with("number", Arg::Number(number))
                    .with("move", quote(text))
                    .with("problem", problem)
            })?;
        }
        if let Some(die) = self.die
            && !matches!(line.turn(), Turn::Over(_))
        {
            line.play_text(&die.to_string())?;
        }
        Ok(line)
    }

    /// The game's start. Only where the moves tell who begins is that left to them.
    fn beginning<G: Full>(&self, game: &G) -> Line<G> {
        let opening = Line::new(game.clone());
        let told = self.moves.first().is_some_and(|text| opening.clone().play_text(text).is_ok());
        if told { opening } else { Line::from(game.clone(), game.start()) }
    }
}

struct Prepare<'a, W> {
    setup: &'a Setup,
    work: W,
}

impl<W: Work> Visitor for Prepare<'_, W> {
    type Out = Result<W::Out, Failure>;

    fn visit<G: Full>(self, game: G) -> Self::Out {
        let has_die = game.board().iter().any(|(_, info)| info.kind == SpotKind::Die);
        if self.setup.die.is_some() && !has_die {
            return Err(Failure::Usage(Say::new("usage-no-die").with("game", G::NAME)));
        }
        Ok(self.work.run(self.setup.line(&game).map_err(Failure::Broken)?))
    }
}
