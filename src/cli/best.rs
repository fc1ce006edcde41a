//! `best`: what the computer would play.

use std::io::Write;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::commands::write_json;
use super::failure::Failure;
use super::setup::{Setup, Work};
use crate::rules::{Answer, Effort, Full, Level, Line, Progress, Say, think};

/// What `best` is asked for.
#[derive(Debug)]
pub(super) struct Asked {
    pub setup: Setup,
    pub limit: Limit,
    pub json: bool,
}

/// When the computer has thought enough.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Limit {
    /// As a level says.
    Level(Level),
    /// After so many nodes.
    Nodes(u64),
    /// After so long.
    Time(Duration),
}

/// The nodes between two looks at the clock.
const SLICE: u64 = 1000;

/// What `best --json` answers.
#[derive(Serialize)]
struct Told {
    #[serde(rename = "move")]
    text: String,
    score: i32,
    depth: u32,
    nodes: u64,
    pv: Vec<String>,
}

impl Work for Limit {
    type Out = Option<Answer>;

    fn run<G: Full>(self, line: Line<G>) -> Self::Out {
        let (start, effort) = (
            Instant::now(),
            match self {
                Limit::Level(level) => line.game().effort(level, 0),
                Limit::Nodes(nodes) => Effort::nodes(nodes),
                Limit::Time(_) => Effort::nodes(u64::MAX),
            },
        );
        let mut thinker = think(&line, &effort)?;
        let late = || matches!(self, Limit::Time(time) if start.elapsed() >= time);
        while !late() && thinker.step(SLICE) == Progress::Thinking {}
        Some(thinker.answer())
    }
}

/// Writes what the computer would play.
pub(super) fn best(asked: &Asked, out: &mut dyn Write) -> Result<(), Failure> {
    let answer = asked.setup.run(asked.limit)?;
    let answer = answer.ok_or_else(|| Failure::Broken(Say::new("best-nobody")))?;
    let Answer { text, line, score, depth, nodes, .. } = answer;
    if !asked.json {
        writeln!(out, "{text}")?;
        return Ok(());
    }
    write_json(&Told { text, score, depth, nodes, pv: line }, out)
}
