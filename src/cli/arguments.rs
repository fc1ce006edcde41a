//! What the command line says.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::time::Duration;

use lexopt::{Arg, Parser};

use super::bench;
use super::best::{self, Limit};
use super::contest::Asked;
use super::failure::Failure;
use super::setup::Setup;
use crate::PlayOptions;
use crate::rules::{GAMES, Level, Say, open, quote};
use crate::window_options::seats;
use crate::words::Language;

/// A command line, read.
#[derive(Debug)]
pub(super) struct Arguments {
    /// The language asked for, known even where the rest is wrong.
    pub language: Option<Language>,
    pub command: Result<Command, Failure>,
}

/// What is to be done, and where.
#[derive(Debug)]
pub(super) enum Command {
    Window(Option<PlayOptions>),
    Gallery {
        out: PathBuf,
        only: String,
        settings: String,
    },
    Film {
        file: PathBuf,
        out: PathBuf,
        size: [u32; 2],
        every: usize,
        settings: String,
        bare: bool,
        near: u32,
    },
    Here(Task),
}

/// What is done without a window.
#[derive(Debug)]
pub(super) enum Task {
    Help,
    Version,
    Credits,
    Moves(Setup),
    Apply { setup: Setup, json: bool },
    Perft { setup: Setup, depth: u32 },
    Best(best::Asked),
    Match(Asked),
    Replay(PathBuf),
    Bench { game: String, rules: String, span: Duration },
    Rules { game: String },
    Play(PlayOptions),
}

/// A sub-command's name and the options it takes.
struct Form {
    name: &'static str,
    options: &'static [&'static str],
}

const FORMS: &[Form] = &[
    Form { name: "play", options: &["terminal", "rules", "seats", "seed"] },
    Form { name: "moves", options: &["rules", "position", "die"] },
    Form { name: "apply", options: &["rules", "position", "json"] },
    Form { name: "perft", options: &["rules", "position", "depth"] },
    Form { name: "best", options: &["rules", "position", "die", "level", "nodes", "seconds", "json"] },
    Form { name: "match", options: &["rules", "seats", "games", "seed", "json"] },
    Form { name: "replay", options: &[] },
    Form { name: "bench", options: &["rules", "seconds"] },
    Form { name: "rules", options: &[] },
    Form { name: "gallery", options: &["out", "only", "set"] },
    Form { name: "film", options: &["out", "size", "every", "set", "bare", "near"] },
    Form { name: "credits", options: &[] },
    Form { name: "help", options: &[] },
];

/// The options that every command line may hold.
const EVERYWHERE: &[&str] = &["help", "version", "language"];

/// The options that take no value.
const FLAGS: &[&str] = &["help", "version", "terminal", "json", "bare"];

impl Arguments {
    /// Reads `args`, the program's name first.
    pub fn read(args: impl IntoIterator<Item = OsString>) -> Self {
        let mut given = Given::default();
        let mut parser = Parser::from_iter(args);
        let mut first_problem = None;
        // Whatever is wrong, the rest is read too: it may name the language to say it in.
        while let Some(read) = given.next(&mut parser).transpose() {
            if let Err(problem) = read {
                first_problem.get_or_insert(problem);
            }
        }
        let language = given.language();
        let command = match first_problem {
            _ if given.flag("help") => Ok(Command::Here(Task::Help)),
            _ if given.flag("version") => Ok(Command::Here(Task::Version)),
            Some(problem) => Err(problem),
            None => language.clone().and_then(|_| given.command()),
        };
        let command =
            command.map_err(|problem| Failure::Usage(Say::new("usage-wrong").with("problem", problem)));
        Arguments { language: language.ok().flatten(), command }
    }
}

/// The parts of a command line.
#[derive(Default)]
struct Given {
    form: Option<&'static Form>,
    options: Vec<(&'static str, OsString)>,
    operands: Vec<OsString>,
}

impl Given {
    /// Takes the next part in; `None` after the last.
    fn next(&mut self, parser: &mut Parser) -> Result<Option<()>, Say> {
        let name = match parser.next().map_err(problem)? {
            None => return Ok(None),
            Some(Arg::Value(value)) => {
                self.operand(value)?;
                return Ok(Some(()));
            }
            Some(Arg::Short('h')) => "help",
            Some(Arg::Short('V')) => "version",
            Some(Arg::Short(other)) => {
                return Err(Say::new("usage-option-unknown").with("option", quote(&format!("-{other}"))));
            }
            Some(Arg::Long(name)) => {
                let own = self.form.map_or(&[][..], |form| form.options);
                let known = own.iter().chain(EVERYWHERE).find(|&&known| known == name);
                known.copied().ok_or_else(|| {
                    Say::new("usage-option-unknown").with("option", quote(&format!("--{name}")))
                })?
            }
        };
        let value = if FLAGS.contains(&name) { OsString::new() } else { parser.value().map_err(problem)? };
        if self.option(name).is_some() {
            return Err(Say::new("usage-option-twice").with("option", name));
        }
        self.options.push((name, value));
        Ok(Some(()))
    }

    /// The first operand is the sub-command.
    fn operand(&mut self, value: OsString) -> Result<(), Say> {
        if self.form.is_some() {
            self.operands.push(value);
            return Ok(());
        }
        self.form = FORMS.iter().find(|form| form.name == value);
        self.form
            .map(|_| ())
            .ok_or_else(|| Say::new("usage-command-unknown").with("command", quote(&value.to_string_lossy())))
    }

    fn option(&self, name: &str) -> Option<&OsStr> {
        self.options.iter().find(|(given, _)| *given == name).map(|(_, value)| value.as_os_str())
    }

    fn flag(&self, name: &str) -> bool {
        self.option(name).is_some()
    }

    /// An option's value as text. What is not Unicode cannot be a game, a rule
    /// or a position: it is refused like any other text that is none.
    fn value(&self, name: &str) -> Option<String> {
        self.option(name).map(|value| value.to_string_lossy().into_owned())
    }

    fn number<N: std::str::FromStr>(&self, name: &'static str) -> Result<Option<N>, Say> {
        let Some(text) = self.value(name) else { return Ok(None) };
        let number = text
            .parse()
            .map_err(|_| Say::new("usage-number").with("option", name).with("value", quote(&text)))?;
        Ok(Some(number))
    }

    fn language(&self) -> Result<Option<Language>, Say> {
        let Some(tag) = self.value("language") else { return Ok(None) };
        Language::from_tag(&tag).map(Some).ok_or_else(|| {
            Say::new("usage-language-unknown")
                .with("language", quote(&tag))
                .with("languages", Language::ALL.map(Language::tag).join(", "))
        })
    }

    /// The command, checked as far as it can be without playing.
    fn command(self) -> Result<Command, Say> {
        let Some(form) = self.form else { return Ok(Command::Window(None)) };
        Ok(Command::Here(match form.name {
            "play" => {
                let here = self.flag("terminal");
                let play = self.play()?;
                if !here {
                    return Ok(Command::Window(Some(play)));
                }
                Task::Play(play)
            }
            "moves" => Task::Moves(self.setup()?),
            "apply" => Task::Apply { json: self.flag("json"), setup: self.setup()? },
            "perft" => {
                let depth = self.number("depth")?.ok_or_else(|| Say::new("usage-depth-missing"))?;
                Task::Perft { setup: self.setup()?, depth }
            }
            "best" => {
                let (limit, json) = (self.limit()?, self.flag("json"));
                Task::Best(best::Asked { limit, json, setup: self.setup()? })
            }
            "match" => Task::Match(self.contest()?),
            "replay" => {
                let file = self.only(1)?.first().ok_or_else(|| Say::new("usage-file-missing"))?;
                Task::Replay(file.into())
            }
            "rules" => {
                let game = self.game()?;
                open(&game, "", None)?;
                Task::Rules { game }
            }
            "film" => return self.film(),
            "gallery" => {
                let (out, only) = (self.out(), self.value("only").unwrap_or_default());
                let settings = self.value("set").unwrap_or_default();
                self.only(0)?;
                return Ok(Command::Gallery { out: out?, only, settings });
            }
            "bench" => {
                let rules = self.value("rules").unwrap_or_default();
                let span = self.seconds()?.unwrap_or(bench::SPAN);
                Task::Bench { rules, span, game: self.game()? }
            }
            "credits" => {
                self.only(0)?;
                Task::Credits
            }
            _ => {
                self.only(0)?;
                Task::Help
            }
        }))
    }

    fn play(&self) -> Result<PlayOptions, Say> {
        let game = self.game()?;
        PlayOptions::read(game, |name| self.value(name))
    }

    /// The folder for pictures.
    fn out(&self) -> Result<PathBuf, Say> {
        self.option("out").map(PathBuf::from).ok_or_else(|| Say::new("usage-out-missing"))
    }

    fn film(&self) -> Result<Command, Say> {
        let (out, size) = (self.out(), self.size()?);
        let every = self.number("every")?.unwrap_or(3);
        let settings = self.value("set").unwrap_or_default();
        let (bare, near) = (self.flag("bare"), self.number("near")?.unwrap_or(0));
        if every == 0 {
            return Err(Say::new("usage-every"));
        }
        let file = self.only(1)?.first().ok_or_else(|| Say::new("usage-file-missing"))?;
        Ok(Command::Film { file: file.into(), out: out?, size, every, settings, bare, near })
    }

    /// The size of a film: two numbers that a picture can have.
    fn size(&self) -> Result<[u32; 2], Say> {
        const SIZES: std::ops::RangeInclusive<u32> = 16..=4096;
        let Some(text) = self.value("size") else { return Ok([640, 360]) };
        let side = |text: &str| text.parse().ok().filter(|side| SIZES.contains(side));
        let sides = text.split_once('x').and_then(|(width, height)| Some([side(width)?, side(height)?]));
        sides.ok_or_else(|| {
            let (least, most) = (*SIZES.start() as usize, *SIZES.end() as usize);
            Say::new("usage-size").with("value", quote(&text)).with("least", least).with("most", most)
        })
    }

    fn contest(self) -> Result<Asked, Say> {
        let rules = self.value("rules").unwrap_or_default();
        let seats = seats(&self.value("seats").unwrap_or_default());
        let (seed, json) = (self.number("seed")?, self.flag("json"));
        let games = self.number("games")?.ok_or_else(|| Say::new("usage-games-missing"))?;
        Ok(Asked { rules, seats, games, seed, json, game: self.game()? })
    }

    /// How long the computer is to think: one option says so.
    fn limit(&self) -> Result<Limit, Say> {
        let level = self.value("level").map(|text| {
            let level = text.parse().ok().and_then(Level::numbered);
            let known = Level::ALL.map(|level| level.number().to_string()).join(", ");
            level.map(Limit::Level).ok_or_else(|| {
                Say::new("usage-level-unknown").with("level", quote(&text)).with("levels", known)
            })
        });
        let nodes = self.number("nodes")?.map(|nodes| Ok(Limit::Nodes(nodes)));
        let seconds = self.seconds().map(|seconds| seconds.map(Limit::Time)).transpose();
        let mut given = [level, nodes, seconds].into_iter().flatten();
        match (given.next(), given.next()) {
            (Some(limit), None) => limit,
            _ => Err(Say::new("usage-limit")),
        }
    }

    /// A time in seconds.
    fn seconds(&self) -> Result<Option<Duration>, Say> {
        let read = |text: String| {
            let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
            seconds.ok_or_else(|| Say::new("usage-seconds").with("value", quote(&text)))
        };
        self.value("seconds").map(read).transpose()
    }

    /// The operands, of which there may be `count`.
    fn only(&self, count: usize) -> Result<&[OsString], Say> {
        match self.operands.get(count) {
            None => Ok(&self.operands),
            Some(extra) => {
                Err(Say::new("usage-argument-extra").with("argument", quote(&extra.to_string_lossy())))
            }
        }
    }

    /// The game, where it is the only operand.
    fn game(&self) -> Result<String, Say> {
        let game = self.only(1)?.first().ok_or_else(game_missing)?;
        Ok(game.to_string_lossy().into_owned())
    }

    fn setup(self) -> Result<Setup, Say> {
        let (rules, position) = (self.value("rules").unwrap_or_default(), self.value("position"));
        let die = self.number("die")?;
        let mut operands = self.operands.into_iter().map(|operand| operand.to_string_lossy().into_owned());
        let game = operands.next().ok_or_else(game_missing)?;
        Ok(Setup { game, rules, position, die, moves: operands.collect() })
    }
}

fn game_missing() -> Say {
    Say::new("usage-game-missing").with("games", GAMES.join(", "))
}

/// What the parser finds wrong, as a sentence.
fn problem(error: lexopt::Error) -> Say {
    match error {
        lexopt::Error::MissingValue { option } => {
            Say::new("usage-value-missing").with("option", option.unwrap_or_default())
        }
        lexopt::Error::UnexpectedValue { option, .. } => {
            Say::new("usage-option-plain").with("option", quote(&option))
        }
        other => Say::new("usage-argument-extra").with("argument", quote(&other.to_string())),
    }
}
