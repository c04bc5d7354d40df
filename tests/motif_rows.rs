//! Rows of motifs: what a line shows, what is only seen on the way, and what it is not.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::collections::BTreeSet;

use chess_tutor::motif::{Fact, Man, Story, found};
use chess_tutor::rules::{Move, Position};
use chess_tutor::theme::Theme;

/// The story of a row: its line, with the move in brackets as the one before.
fn story(fen: &str, line: &str) -> Result<Story, String> {
    let mut position = Position::from_fen(fen).map_err(|error| format!("{fen}: {error}"))?;
    let mut start = position.clone();
    let mut before = None;
    let mut moves: Vec<Move> = Vec::new();
    for text in line.split(' ') {
        let bare = text.trim_matches(['(', ')']);
        let mv = position
            .read_move(bare)
            .map_err(|error| format!("{fen} {line}: {text}: {error}"))?;
        position = position.play(mv).unwrap();
        if text.starts_with('(') {
            before = Some(mv);
            start = position.clone();
        } else {
            moves.push(mv);
        }
    }
    let story = Story::new(&start, &moves).ok_or("no moves")?;
    Ok(story.preceded_by(before))
}

fn squares(men: &[Man]) -> String {
    let names: Vec<String> = men.iter().map(|(square, _)| square.to_string()).collect();
    names.join(" ")
}

fn evidence(fact: &Fact) -> String {
    format!("{} > {}", squares(&fact.by), squares(&fact.on))
}

#[test]
fn lines_show_what_their_rows_say() {
    let mut wrong = Vec::new();
    for row in include_str!("data/motifs.tsv").lines() {
        if row.is_empty() || row.starts_with('#') {
            continue;
        }
        let [theme, verdict, fen, line, wanted] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}");
        };
        let theme = Theme::named(theme).unwrap_or_else(|| panic!("{theme}"));
        let story = match story(fen, line) {
            Ok(story) => story,
            Err(error) => {
                wrong.push(error);
                continue;
            }
        };
        let mut facts = found(&story);
        facts.retain(|fact| fact.theme == theme);
        let is_verdict = match verdict {
            "shown" => facts.iter().any(Fact::is_shown),
            "seen" => !facts.is_empty() && !facts.iter().any(Fact::is_shown),
            "no" => facts.is_empty(),
            other => panic!("{other}"),
        };
        let is_evidence = wanted == "-" || facts.iter().any(|fact| evidence(fact) == wanted);
        if !is_verdict || !is_evidence {
            let found: Vec<String> = facts
                .iter()
                .map(|fact| format!("{:?} {}", fact.proof, evidence(fact)))
                .collect();
            wrong.push(format!("{row}\n    found {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_theme_has_rows_for_and_against() {
    let rows = include_str!("data/motifs.tsv");
    let with = |verdicts: &[&str]| -> BTreeSet<&str> {
        rows.lines()
            .filter_map(|row| row.split_once('\t'))
            .filter(|(_, rest)| verdicts.iter().any(|v| rest.split('\t').next() == Some(*v)))
            .map(|(theme, _)| theme)
            .collect()
    };
    let (shown, not) = (with(&["shown"]), with(&["no", "seen"]));
    let missing: Vec<&str> = Theme::ALL
        .iter()
        .map(|theme| theme.name())
        .filter(|name| !shown.contains(name) || !not.contains(name))
        .collect();
    assert_eq!(missing, Vec::<&str>::new());
}
