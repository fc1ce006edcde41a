//! Why the program does not end well, and the code it ends with.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use crate::rules::Say;
use crate::words::Words;

/// What keeps a command from success.
#[derive(Debug)]
pub(super) enum Failure {
    /// The command line is wrong.
    Usage(Say),
    /// A position, a move or a file breaks a rule.
    Broken(Say),
    /// The answer cannot be written.
    NotWritten(io::Error),
}

impl From<io::Error> for Failure {
    fn from(fault: io::Error) -> Self {
        Failure::NotWritten(fault)
    }
}

impl Failure {
    /// Says it on standard error, and gives the code to end with.
    pub fn end(&self, words: &Words) -> ExitCode {
        let (code, say) = match self {
            Failure::Usage(say) => (2, say.clone()),
            Failure::Broken(say) => (1, say.clone()),
            // Whoever reads has read enough, as in `bergerie moves … | head -1`.
            Failure::NotWritten(fault) if fault.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::NotWritten(fault) => (1, Say::new("not-written").with("fault", fault.to_string())),
        };
        // Standard error may be closed; then there is nobody left to tell.
        let _ = writeln!(io::stderr(), "{}", words.say(&say));
        ExitCode::from(code)
    }
}
