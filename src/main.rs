//! The program `chess-tutor`: parses its arguments, then answers on the command line or opens the window.

use std::process::ExitCode;

use chess_tutor::cli::{self, Arguments};
use clap::Parser as _;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match &arguments.command {
        Some(command) => cli::run(&arguments, command),
        None => open_window(&arguments),
    }
}

#[cfg(feature = "gui")]
fn open_window(arguments: &Arguments) -> ExitCode {
    cli::open_window(arguments)
}

#[cfg(not(feature = "gui"))]
fn open_window(_: &Arguments) -> ExitCode {
    cli::no_window()
}
