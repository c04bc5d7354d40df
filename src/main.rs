//! The program `chess-tutor`: parses its arguments, then answers on the command line or opens the window.

use std::process::ExitCode;

use chess_tutor::cli::{self, Arguments};
use clap::Parser as _;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match &arguments.command {
        Some(command) => cli::run(&arguments, command),
        None => ExitCode::SUCCESS,
    }
}
