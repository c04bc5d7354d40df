//! The tutor as learners live it: each `tests/transcripts/*.txt` is a script and what came of it.
//!
//! Lines at the margin are what the learner does, indented ones what the program answered (see `support/stage.rs` for the
//! words). A run plays the script again and compares; `UPDATE=1 cargo test --test transcripts` writes what came of it, and
//! the difference is reviewed like prose.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::wildcard_enum_match_arm,
    reason = "a transcript that cannot be played should fail loudly"
)]

#[path = "support/player.rs"]
mod player;
#[path = "support/scripted.rs"]
mod scripted;
#[path = "support/stage.rs"]
mod stage;

use std::fs;
use std::path::PathBuf;

use stage::Stage;

/// Lines that are shown around a difference.
const AROUND: usize = 3;

#[test]
fn every_transcript_is_lived_through_as_written() {
    let is_update = std::env::var_os("UPDATE").is_some();
    let mut faults = Vec::new();
    let transcripts = transcripts();
    assert!(transcripts.len() >= 10, "the transcripts were found");
    for path in transcripts {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let written = fs::read_to_string(&path).unwrap();
        match Stage::new().play(&written) {
            Err(fault) => faults.push(format!("{name}: {fault}")),
            Ok(lived) if lived == written => {}
            Ok(lived) if is_update => fs::write(&path, lived).unwrap(),
            Ok(lived) => faults.push(format!("{name}:\n{}", difference(&written, &lived))),
        }
    }
    assert!(
        faults.is_empty(),
        "{}\n\nIf the new answers are better: UPDATE=1 cargo test --test transcripts",
        faults.join("\n\n")
    );
}

#[test]
fn a_difference_is_shown_with_its_neighbours() {
    let before = "a\nb\nc\nd\ne\nf\ng\nh\n";
    let after = "a\nb\nc\nd\nX\nf\ng\nh\n";
    assert_eq!(
        difference(before, after),
        "  b\n  c\n  d\n- e\n+ X\n  f\n  g\n  h"
    );
    assert_eq!(difference("a\n", "a\nb\n"), "  a\n+ b");
}

fn transcripts() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "txt"))
        .collect();
    paths.sort();
    paths
}

/// The lines that differ (`-` written, `+` lived), with a few around them.
fn difference(written: &str, lived: &str) -> String {
    let (a, b): (Vec<&str>, Vec<&str>) = (written.lines().collect(), lived.lines().collect());
    // Longest common subsequence, from the end.
    let mut common = vec![vec![0_usize; b.len() + 1]; a.len() + 1];
    for i in (0..a.len()).rev() {
        for j in (0..b.len()).rev() {
            common[i][j] = if a[i] == b[j] {
                common[i + 1][j + 1] + 1
            } else {
                common[i + 1][j].max(common[i][j + 1])
            };
        }
    }
    let mut lines: Vec<(char, &str)> = Vec::new();
    let (mut i, mut j) = (0, 0);
    while i < a.len() || j < b.len() {
        if i < a.len() && j < b.len() && a[i] == b[j] {
            lines.push((' ', a[i]));
            (i, j) = (i + 1, j + 1);
        } else if i < a.len() && (j == b.len() || common[i + 1][j] >= common[i][j + 1]) {
            lines.push(('-', a[i]));
            i += 1;
        } else {
            lines.push(('+', b[j]));
            j += 1;
        }
    }
    let is_near = |at: usize| {
        let near = at.saturating_sub(AROUND)..(at + AROUND + 1).min(lines.len());
        lines[near].iter().any(|(sign, _)| *sign != ' ')
    };
    let mut shown = Vec::new();
    let mut skipped = false;
    for (at, (sign, line)) in lines.iter().enumerate() {
        if is_near(at) {
            if skipped && !shown.is_empty() {
                shown.push("  …".to_owned());
            }
            skipped = false;
            shown.push(format!("{sign} {line}"));
        } else {
            skipped = true;
        }
    }
    shown.join("\n")
}
