//! The program `chess-tutor`.

fn main() {}
