//! The kinds of steps: which table a step has, and what every kind of them shares.

use std::collections::BTreeSet;

use toml::Spanned;

use crate::content::{Faults, Span, suggestion};
use crate::lesson::claim::Claim;
use crate::lesson::draft::{
    AskDraft, ChoiceDraft, DrillDraft, GuessDraft, PlayDraft, SetupDraft, ShowDraft, SquaresDraft,
    TrainDraft,
};
use crate::lesson::field::Field;
use crate::lesson::lesson::{Aim, Play, Step, StepKind, Train, Training};
use crate::rules::{Color, Piece, Practice, Square};

use super::Claims;
use super::ask::ask;
use super::board::{
    Boards, check_marks, read_card, read_claim, read_field, read_line, read_marks, read_orientation,
};
use super::choice::choice;
use super::drill::drill;
use super::find::squares;

/// One kind's table.
pub(super) enum Kind<'a> {
    Show(&'a Spanned<ShowDraft>),
    Ask(&'a Spanned<AskDraft>),
    Squares(&'a Spanned<SquaresDraft>),
    Choice(&'a Spanned<ChoiceDraft>),
    Setup(&'a Spanned<SetupDraft>),
    Guess(&'a Spanned<GuessDraft>),
    Drill(&'a Spanned<DrillDraft>),
    Play(&'a Spanned<PlayDraft>),
    Train(&'a Spanned<TrainDraft>),
}

impl Kind<'_> {
    pub(super) fn span(&self) -> Span {
        match self {
            Self::Show(draft) => draft.span(),
            Self::Ask(draft) => draft.span(),
            Self::Squares(draft) => draft.span(),
            Self::Choice(draft) => draft.span(),
            Self::Setup(draft) => draft.span(),
            Self::Guess(draft) => draft.span(),
            Self::Drill(draft) => draft.span(),
            Self::Play(draft) => draft.span(),
            Self::Train(draft) => draft.span(),
        }
    }

    /// Reads the table; nothing when a fault stands in the way, which is then reported.
    pub(super) fn check(
        &self,
        id: &str,
        words: BTreeSet<String>,
        faults: &mut Faults<'_>,
        claims: &mut Claims,
    ) -> Option<Step> {
        if let Self::Drill(draft) = self {
            return drill(draft.get_ref(), id, words, faults, claims);
        }
        let span = self.span();
        let board = match self {
            Self::Show(draft) => draft.get_ref().board(),
            Self::Ask(draft) => draft.get_ref().board(),
            Self::Squares(draft) => draft.get_ref().board(),
            Self::Choice(draft) => draft.get_ref().board(),
            Self::Setup(draft) => draft.get_ref().board(),
            Self::Guess(draft) => draft.get_ref().board(),
            Self::Drill(_) => return None,
            Self::Play(draft) => draft.get_ref().board(),
            Self::Train(draft) => draft.get_ref().board(),
        };
        let mut drawn = read_marks(board, faults);
        let castling_card = read_card(board, faults);
        let boards = match self {
            Self::Show(_) | Self::Squares(_) => Boards::Either,
            Self::Choice(draft) if draft.get_ref().legal.is_none() => Boards::Either,
            Self::Ask(draft) if is_practice(draft.get_ref(), faults) => Boards::Drill,
            Self::Ask(_) | Self::Choice(_) | Self::Guess(_) | Self::Drill(_) | Self::Play(_) => {
                Boards::Legal
            }
            Self::Setup(_) | Self::Train(_) => Boards::Either,
        };
        let field = read_field(board, boards, span.clone(), faults);
        let usual = match (self, &field) {
            (Self::Ask(_) | Self::Guess(_) | Self::Play(_), Some(field)) => field.turn(),
            _ => Color::White,
        };
        let orientation = read_orientation(board, usual, faults);
        let field = field?;
        read_claim(board, &field, faults, claims);
        let kind = match self {
            Self::Show(draft) => show(draft.get_ref(), &field, faults, claims),
            Self::Ask(draft) => ask(draft.get_ref(), &field, span, faults, claims),
            Self::Squares(draft) => squares(draft.get_ref(), &field, span, faults, claims),
            Self::Choice(draft) => choice(draft.get_ref(), &field, span, faults, claims),
            Self::Setup(draft) => setup(draft.get_ref(), &field, faults),
            Self::Guess(draft) => guess(draft.get_ref(), &field, span, faults, claims),
            Self::Drill(_) => None,
            Self::Play(draft) => play(draft.get_ref(), &field, span, faults, claims),
            Self::Train(draft) => train(draft.get_ref(), &field, span, faults, claims),
        }?;
        let step = Step {
            id: id.to_owned(),
            about: None,
            field,
            marks: drawn.remove(&0).unwrap_or_default(),
            later_marks: drawn,
            orientation,
            castling_card,
            kind,
            words,
        };
        check_marks(board, &step.later_marks, step.line_length(), faults);
        Some(step)
    }
}

fn is_practice(draft: &AskDraft, faults: &mut Faults<'_>) -> bool {
    let Some(rules) = &draft.rules else {
        return false;
    };
    if rules.get_ref() != "practice" {
        let message = format!("there are no rules `{}`", rules.get_ref());
        faults.error_with_help(
            "unknown-rules",
            rules.span(),
            message,
            "`rules = \"practice\"`, or leave it out",
        );
    }
    true
}

fn show(
    draft: &ShowDraft,
    field: &Field,
    faults: &mut Faults<'_>,
    claims: &mut Claims,
) -> Option<StepKind> {
    let Field::Game(game) = field else {
        if let Some(mv) = draft.line.first() {
            let help = "a board without kings cannot play a line; add kings, or use an ask with practice rules";
            faults.error_with_help(
                "line-on-drill-board",
                mv.span(),
                "a drill board shows no line",
                help,
            );
        }
        return Some(StepKind::Show { line: Vec::new() });
    };
    claims.rules += draft.line.len();
    read_line(game, &draft.line, faults).map(|(line, _)| StepKind::Show { line })
}

fn guess(
    draft: &GuessDraft,
    field: &Field,
    span: Span,
    faults: &mut Faults<'_>,
    claims: &mut Claims,
) -> Option<StepKind> {
    let Field::Game(game) = field else {
        return None;
    };
    if draft.line.is_empty() {
        faults.error("missing-key", span, "missing key `line`");
        return None;
    }
    claims.rules += draft.line.len();
    read_line(game, &draft.line, faults).map(|(line, _)| StepKind::Guess { line })
}

fn train(
    draft: &TrainDraft,
    field: &Field,
    span: Span,
    faults: &mut Faults<'_>,
    claims: &mut Claims,
) -> Option<StepKind> {
    let Some(what) = &draft.what else {
        faults.error("missing-key", span, "missing key `what`");
        return None;
    };
    let names = Training::ALL.map(|(name, _)| name);
    let Some((_, training)) = Training::ALL
        .iter()
        .find(|(name, _)| name == what.get_ref())
    else {
        let help = suggestion(what.get_ref(), names)
            .unwrap_or_else(|| format!("known: {}", names.join(", ")));
        let message = format!("unknown `what` value `{}`", what.get_ref());
        faults.error_with_help("unknown-training", what.span(), message, help);
        return None;
    };
    let rounds = draft.rounds.as_ref().map_or(8, |rounds| *rounds.get_ref());
    if !(1..=30).contains(&rounds) {
        let at = draft.rounds.as_ref().map_or(span, Spanned::span);
        faults.error("wrong-number", at, "`rounds` goes from 1 to 30");
        return None;
    }
    claims.rules += 1;
    let moves = match field {
        Field::Game(game) => game.position().legal_moves().len(),
        Field::Drill(_) => 0,
    };
    if training.needs_moves() && moves < 4 {
        let message = "reading and writing moves needs a position with at least four legal moves";
        faults.error("false-claim", what.span(), message);
        return None;
    }
    Some(StepKind::Train(Train {
        what: *training,
        rounds,
    }))
}

fn play(
    draft: &PlayDraft,
    field: &Field,
    span: Span,
    faults: &mut Faults<'_>,
    claims: &mut Claims,
) -> Option<StepKind> {
    let Field::Game(game) = field else {
        return None;
    };
    let (Some(goal), Some(within)) = (&draft.goal, &draft.within) else {
        for (key, is_there) in [
            ("goal", draft.goal.is_some()),
            ("within", draft.within.is_some()),
        ] {
            if !is_there {
                faults.error("missing-key", span.clone(), format!("missing key `{key}`"));
            }
        }
        return None;
    };
    let names = Aim::ALL.map(|(name, _)| name);
    let Some((_, aim)) = Aim::ALL.iter().find(|(name, _)| name == goal.get_ref()) else {
        let help = suggestion(goal.get_ref(), names)
            .unwrap_or_else(|| format!("known: {}", names.join(", ")));
        let message = format!("unknown `goal` value `{}`", goal.get_ref());
        faults.error_with_help("unknown-goal", goal.span(), message, help);
        return None;
    };
    if !(1..=50).contains(within.get_ref()) {
        faults.error("wrong-number", within.span(), "`within` goes from 1 to 50");
        return None;
    }
    let play = Play {
        aim: *aim,
        within: *within.get_ref(),
    };
    claims.rules += 1;
    if game.outcome().is_some() {
        faults.error(
            "false-claim",
            span,
            "the game is over before the first move",
        );
        return None;
    }
    let is_won = play.aim == Aim::Win && play.is_won(game, game.position().turn());
    if is_won {
        let message = format!(
            "the learner is {} pawns' worth ahead already; ask for `mate`",
            Play::WON_BY
        );
        faults.error("false-claim", goal.span(), message);
        return None;
    }
    claims.engine.push((span, Claim::Play(game.clone(), play)));
    Some(StepKind::Play(play))
}

fn setup(draft: &SetupDraft, field: &Field, faults: &mut Faults<'_>) -> Option<StepKind> {
    let Some(start) = &draft.start else {
        return Some(StepKind::Setup { placed: Vec::new() });
    };
    let begun = match Practice::from_fen(start.get_ref()) {
        Ok(begun) => begun,
        Err(error) => {
            faults.error("bad-fen", start.span(), format!("{error}"));
            return None;
        }
    };
    let placed: Vec<(Square, Piece)> = begun.board().iter().collect();
    let astray = placed
        .iter()
        .find(|(square, piece)| field.board().piece_at(*square) != Some(*piece));
    if let Some((square, _)) = astray {
        let message = format!("the man on {square} does not stand there at the end");
        faults.error("bad-start", start.span(), message);
        return None;
    }
    if placed.len() == field.board().occupied().count() {
        faults.error("bad-start", start.span(), "everything stands there already");
        return None;
    }
    Some(StepKind::Setup { placed })
}
