//! The kinds of steps: what each table must hold, and proofs of what it claims.

use std::collections::BTreeSet;

use toml::Spanned;

use crate::content::Span;
use crate::content::{Faults, suggestion};
use crate::lesson::draft::{
    AskDraft, CaptureDraft, ChoiceDraft, GoalDraft, SetupDraft, ShowDraft, SquaresDraft, Text,
};
use crate::lesson::field::{Field, Find, diagonal};
use crate::lesson::goal::{Deeds, Goal};
use crate::lesson::lesson::{Ask, Drill, Nature, Step, StepKind, Tree, Wanted};
use crate::lesson::proof::{prove_drill, still_mates};
use crate::motif::mate_in;
use crate::rules::{
    AttemptedMove, CastlingSide, Color, File, Game, Move, Piece, Position, Practice, PracticeMove,
    Rank, Role, Square,
};

use super::board::{
    Boards, play_on, read_card, read_color, read_field, read_line, read_marks, read_move,
    read_orientation, read_square,
};

/// Mates in more moves are left to the engine's prover.
const MOST_MATE_MOVES: u32 = 3;

/// One kind's table.
pub(super) enum Kind<'a> {
    Show(&'a Spanned<ShowDraft>),
    Ask(&'a Spanned<AskDraft>),
    Squares(&'a Spanned<SquaresDraft>),
    Choice(&'a Spanned<ChoiceDraft>),
    Setup(&'a Spanned<SetupDraft>),
}

impl Kind<'_> {
    pub(super) fn span(&self) -> Span {
        match self {
            Self::Show(draft) => draft.span(),
            Self::Ask(draft) => draft.span(),
            Self::Squares(draft) => draft.span(),
            Self::Choice(draft) => draft.span(),
            Self::Setup(draft) => draft.span(),
        }
    }

    /// Reads the table; nothing when a fault stands in the way, which is then reported.
    pub(super) fn check(
        &self,
        id: &str,
        words: BTreeSet<String>,
        faults: &mut Faults<'_>,
        claims: &mut usize,
    ) -> Option<Step> {
        let span = self.span();
        let board = match self {
            Self::Show(draft) => draft.get_ref().board(),
            Self::Ask(draft) => draft.get_ref().board(),
            Self::Squares(draft) => draft.get_ref().board(),
            Self::Choice(draft) => draft.get_ref().board(),
            Self::Setup(draft) => draft.get_ref().board(),
        };
        let marks = read_marks(board, faults);
        let castling_card = read_card(board, faults);
        let boards = match self {
            Self::Show(_) | Self::Squares(_) => Boards::Either,
            Self::Choice(draft) if draft.get_ref().legal.is_none() => Boards::Either,
            Self::Ask(draft) if is_practice(draft.get_ref(), faults) => Boards::Drill,
            Self::Ask(_) | Self::Choice(_) => Boards::Legal,
            Self::Setup(_) => Boards::Either,
        };
        let field = read_field(board, boards, span.clone(), faults);
        let usual = match (self, &field) {
            (Self::Ask(_), Some(field)) => field.turn(),
            _ => Color::White,
        };
        let orientation = read_orientation(board, usual, faults);
        let field = field?;
        let kind = match self {
            Self::Show(draft) => show(draft.get_ref(), &field, faults, claims),
            Self::Ask(draft) => ask(draft.get_ref(), &field, span, faults, claims),
            Self::Squares(draft) => squares(draft.get_ref(), &field, span, faults, claims),
            Self::Choice(draft) => choice(draft.get_ref(), &field, span, faults, claims),
            Self::Setup(draft) => setup(draft.get_ref(), &field, faults),
        }?;
        Some(Step {
            id: id.to_owned(),
            field,
            marks,
            orientation,
            castling_card,
            kind,
            words,
        })
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
    claims: &mut usize,
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
    *claims += draft.line.len();
    read_line(game, &draft.line, faults).map(|(line, _)| StepKind::Show { line })
}

fn squares(
    draft: &SquaresDraft,
    field: &Field,
    span: Span,
    faults: &mut Faults<'_>,
    claims: &mut usize,
) -> Option<StepKind> {
    let Some(find) = &draft.find else {
        faults.error("missing-key", span, "missing key `find`");
        return None;
    };
    let read = read_find(find, draft.of.as_ref(), field, faults)?;
    *claims += 1;
    if read.squares(field).is_empty() {
        let message = format!(
            "there is no square to click: `{}` finds none here",
            find.get_ref()
        );
        faults.error("nothing-to-find", find.span(), message);
        return None;
    }
    Some(StepKind::Squares(read))
}

/// The names of [`Find`], for a suggestion.
const FINDS: [&str; 17] = [
    "reach",
    "attacked-by",
    "attackers",
    "defenders",
    "hanging",
    "pinned",
    "checkers",
    "safe-king",
    "movable",
    "square",
    "file",
    "rank",
    "diagonal",
    "centre",
    "extended-centre",
    "corners",
    "men",
];

fn read_find(
    find: &Text,
    of: Option<&Text>,
    field: &Field,
    faults: &mut Faults<'_>,
) -> Option<Find> {
    let name = find.get_ref().as_str();
    let lone = match name {
        "checkers" => Some(Find::Checkers),
        "safe-king" => Some(Find::SafeKing),
        "movable" => Some(Find::Movable),
        "centre" => Some(Find::Centre),
        "extended-centre" => Some(Find::ExtendedCentre),
        "corners" => Some(Find::Corners),
        _ => None,
    };
    if let (Some(_), Some(of)) = (lone, of) {
        faults.error("unused-key", of.span(), format!("`{name}` takes no `of`"));
    }
    if lone.is_some() {
        return lone;
    }
    if !FINDS.contains(&name) {
        let help =
            suggestion(name, FINDS).unwrap_or_else(|| format!("known: {}", FINDS.join(", ")));
        faults.error_with_help(
            "unknown-find",
            find.span(),
            format!("unknown `find` value `{name}`"),
            help,
        );
        return None;
    }
    let Some(of) = of else {
        faults.error("missing-key", find.span(), format!("`{name}` needs `of`"));
        return None;
    };
    let man = |faults: &mut Faults<'_>| {
        let square = read_square(of, faults)?;
        if field.board().piece_at(square).is_none() {
            faults.error("no-man", of.span(), format!("nothing stands on {square}"));
            return None;
        }
        Some(square)
    };
    match name {
        "reach" => man(faults).map(Find::Reach),
        "attacked-by" => man(faults).map(Find::AttackedBy),
        "defenders" => man(faults).map(Find::Defenders),
        "attackers" => read_square(of, faults).map(Find::Attackers),
        "square" => read_square(of, faults).map(Find::Square),
        "hanging" => read_color(of, faults).map(Find::Hanging),
        "pinned" => read_color(of, faults).map(Find::Pinned),
        _ => {
            let text = of.get_ref().as_str();
            let letter = || text.chars().next().filter(|_| text.chars().count() == 1);
            let read = match name {
                "file" => letter().and_then(File::from_char).map(Find::File),
                "rank" => letter().and_then(Rank::from_char).map(Find::Rank),
                "men" => letter().and_then(Piece::from_char).map(Find::Men),
                _ => read_diagonal(text),
            };
            if read.is_none() {
                let help = match name {
                    "file" => "a letter a to h",
                    "rank" => "a digit 1 to 8",
                    "men" => "a FEN letter: K is the white king, p a black pawn",
                    _ => "the two ends of a diagonal: `a1h8`",
                };
                faults.error_with_help("bad-of", of.span(), format!("`{text}` is no {name}"), help);
            }
            read
        }
    }
}

fn read_diagonal(text: &str) -> Option<Find> {
    let a: Square = text.get(0..2)?.parse().ok()?;
    let b: Square = text.get(2..)?.parse().ok()?;
    (!diagonal(a, b).is_empty()).then_some(Find::Diagonal(a, b))
}

fn choice(
    draft: &ChoiceDraft,
    field: &Field,
    span: Span,
    faults: &mut Faults<'_>,
    claims: &mut usize,
) -> Option<StepKind> {
    if let Some(legal) = &draft.legal {
        if let Some(extra) = draft.answers.first().or(draft.correct.as_ref()) {
            let message = "with `legal` the answers come from the rules";
            faults.error_with_help(
                "unused-key",
                extra.span(),
                message,
                "take `answers` and `correct` out",
            );
        }
        let Field::Game(game) = field else {
            return None;
        };
        *claims += 1;
        return legal_choice(legal, game, faults);
    }
    if !(2..=4).contains(&draft.answers.len()) {
        faults.error("wrong-number", span, "a choice has two to four `answers`");
        return None;
    }
    let Some(correct) = &draft.correct else {
        faults.error("missing-key", span, "missing key `correct`");
        return None;
    };
    let keys: Vec<String> = draft
        .answers
        .iter()
        .map(|text| text.get_ref().clone())
        .collect();
    for (index, key) in draft.answers.iter().enumerate() {
        if keys
            .iter()
            .take(index)
            .any(|earlier| earlier == key.get_ref())
        {
            faults.error(
                "duplicate-id",
                key.span(),
                format!("the answer `{}` is there twice", key.get_ref()),
            );
        }
    }
    let Some(index) = keys.iter().position(|key| key == correct.get_ref()) else {
        let help = suggestion(correct.get_ref(), keys.iter().map(String::as_str))
            .unwrap_or_else(|| format!("answers: {}", keys.join(", ")));
        let message = format!("`{}` is none of the answers", correct.get_ref());
        faults.error_with_help("unknown-answer", correct.span(), message, help);
        return None;
    };
    Some(StepKind::Choice {
        answers: keys,
        correct: index,
    })
}

/// `legal = MOVE`: any from-to pair, or SAN that some rule forbids.
fn legal_choice(text: &Text, game: &Game, faults: &mut Faults<'_>) -> Option<StepKind> {
    match game.read_attempt(text.get_ref()) {
        Ok(AttemptedMove { from, to, verdict }) => Some(StepKind::Legal {
            from,
            to,
            verdict: verdict.map_err(Box::new),
        }),
        Err(error) => {
            let message = format!("`{}`: {error}", text.get_ref());
            let help = "write the two squares: `e1g1`";
            faults.error_with_help("unreadable-move", text.span(), message, help);
            None
        }
    }
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

fn ask(
    draft: &AskDraft,
    field: &Field,
    span: Span,
    faults: &mut Faults<'_>,
    claims: &mut usize,
) -> Option<StepKind> {
    let given = [
        ("accept", !draft.accept.is_empty()),
        ("line", !draft.line.is_empty()),
        ("lines", !draft.lines.is_empty()),
        ("any", draft.any.is_some()),
        ("goal", draft.goal.is_some()),
    ];
    let named: Vec<&str> = given
        .iter()
        .filter(|(_, there)| *there)
        .map(|(name, _)| *name)
        .collect();
    if named.len() != 1 {
        let message = if named.is_empty() {
            "nothing is asked".to_owned()
        } else {
            format!("{} ask for different things", named.join(" and "))
        };
        faults.error_with_help(
            "wrong-ask",
            span,
            message,
            "give one of accept, line, lines, any, goal",
        );
        return None;
    }
    match field {
        Field::Drill(practice) => drill(draft, practice, span, faults, claims).map(StepKind::Drill),
        Field::Game(game) => ask_by_the_laws(draft, game, span, faults, claims).map(StepKind::Ask),
    }
}

fn drill(
    draft: &AskDraft,
    practice: &Practice,
    span: Span,
    faults: &mut Faults<'_>,
    claims: &mut usize,
) -> Option<Drill> {
    let Some(goal_draft) = &draft.goal else {
        faults.error("wrong-ask", span, "a practice board asks by `goal`");
        return None;
    };
    if let Some(mistake) = draft.mistakes.first() {
        let help = "give `.on-<uci>` words instead";
        faults.error_with_help(
            "unused-key",
            mistake.span(),
            "a practice board has no `mistakes`",
            help,
        );
    }
    let goal = read_goal(goal_draft, practice.board(), practice.turn(), faults)?;
    if goal.mate_claim().is_some() {
        faults.error(
            "bad-goal",
            goal_draft.span(),
            "there is no mate on a practice board",
        );
        return None;
    }
    let mut board = practice.clone();
    let mut solution: Vec<PracticeMove> = Vec::new();
    for text in &draft.solution {
        match board.read_move(text.get_ref()) {
            Ok(mv) => {
                board = board.play(mv).unwrap_or(board);
                solution.push(mv);
            }
            Err(error) => {
                faults.error(
                    "illegal-move",
                    text.span(),
                    format!("`{}`: {error}", text.get_ref()),
                );
                return None;
            }
        }
    }
    if solution.is_empty() {
        faults.error("missing-key", span, "missing key `solution`");
        return None;
    }
    let drill = Drill {
        goal,
        safe: goal_draft
            .get_ref()
            .safe
            .as_ref()
            .is_some_and(|safe| *safe.get_ref()),
        within: goal_draft
            .get_ref()
            .within
            .as_ref()
            .map(|within| *within.get_ref()),
        solution,
    };
    let (wrong, looked_at) = prove_drill(practice, &drill);
    *claims += looked_at;
    for message in wrong {
        faults.error("false-claim", goal_draft.span(), message);
    }
    Some(drill)
}

fn ask_by_the_laws(
    draft: &AskDraft,
    game: &Game,
    span: Span,
    faults: &mut Faults<'_>,
    claims: &mut usize,
) -> Option<Ask> {
    let errors_before = faults.error_count();
    let position = game.position();
    let within = draft
        .goal
        .as_ref()
        .and_then(|goal| goal.get_ref().within.as_ref())
        .map(|w| *w.get_ref());
    let wanted = if let Some(any) = &draft.any {
        Wanted::Nature(read_nature(any, faults)?)
    } else if let Some(goal) = &draft.goal {
        if let Some(safe) = &goal.get_ref().safe {
            faults.error(
                "bad-goal",
                safe.span(),
                "`safe` belongs to practice boards; use `any = \"safe\"`",
            );
        }
        Wanted::Goal(read_goal(goal, position.board(), position.turn(), faults)?)
    } else {
        let singles = draft.accept.iter().map(std::slice::from_ref);
        let lines = draft.lines.iter().map(Vec::as_slice);
        let line = (!draft.line.is_empty()).then_some(draft.line.as_slice());
        let mut tree = Tree::default();
        for line in singles.chain(line).chain(lines) {
            if let Some((moves, _)) = read_line(game, line, faults) {
                *claims += 1;
                if moves.len() % 2 == 0 {
                    let at = line.last().map_or(span.clone(), Spanned::span);
                    faults.error(
                        "bad-line",
                        at,
                        "the line ends with the opponent's move; end it with the learner's",
                    );
                }
                tree.add(&moves);
            }
        }
        Wanted::Tree(tree)
    };
    let solution = match &wanted {
        Wanted::Tree(tree) => {
            if let Some(extra) = draft.solution.first() {
                faults.error(
                    "unused-key",
                    extra.span(),
                    "the accepted moves are the solution",
                );
            }
            tree.main_line()
        }
        Wanted::Nature(_) | Wanted::Goal(_) => {
            if draft.solution.is_empty() {
                faults.error("missing-key", span.clone(), "missing key `solution`");
            }
            read_line(game, &draft.solution, faults)?.0
        }
    };
    let mistakes = draft
        .mistakes
        .iter()
        .filter_map(|text| read_move(position, text, faults))
        .collect();
    let ask = Ask {
        wanted,
        solution,
        mistakes,
        within,
    };
    if faults.error_count() == errors_before {
        prove_ask(draft, &ask, game, span, faults, claims);
    }
    Some(ask)
}

/// Proves what an ask by the laws of chess claims.
fn prove_ask(
    draft: &AskDraft,
    ask: &Ask,
    game: &Game,
    span: Span,
    faults: &mut Faults<'_>,
    claims: &mut usize,
) {
    let position = game.position();
    let solution_span = draft
        .solution
        .last()
        .map_or_else(|| span.clone(), |last| last.span());
    match &ask.wanted {
        Wanted::Nature(nature) => {
            *claims += 1;
            match ask.solution.as_slice() {
                [mv] if nature.fits(position, *mv) => {}
                [_] => {
                    let message = "the solution is not of the nature that `any` asks for";
                    faults.error("false-claim", solution_span, message);
                }
                _ => faults.error(
                    "bad-line",
                    solution_span,
                    "the solution of `any` is one move",
                ),
            }
        }
        Wanted::Goal(goal) => {
            *claims += 2;
            prove_goal(goal, ask, game, &solution_span, faults);
        }
        Wanted::Tree(tree) => prove_tree(tree, position, &span, faults),
    }
    for (text, mv) in draft.mistakes.iter().zip(&ask.mistakes) {
        *claims += 1;
        if accepts_first(ask, game, *mv) {
            let message = format!(
                "`{}` is listed as a mistake, but it is accepted",
                text.get_ref()
            );
            faults.error("false-claim", text.span(), message);
        }
    }
}

/// Is this first move accepted?
fn accepts_first(ask: &Ask, game: &Game, mv: Move) -> bool {
    match &ask.wanted {
        Wanted::Tree(tree) => tree.after(mv).is_some(),
        Wanted::Nature(nature) => nature.fits(game.position(), mv),
        Wanted::Goal(goal) => {
            let after = play_on(game.clone(), mv);
            let learner = game.position().turn();
            let keeps_the_mate = goal
                .mate_claim()
                .is_some_and(|moves| moves > 1 && still_mates(after.position(), moves - 1));
            keeps_the_mate || goal.is_reached(&Deeds::default().after_move(mv, &after, learner))
        }
    }
}

/// Where one accepted move mates, every mating move must be accepted: a good move is never called wrong.
fn prove_tree(tree: &Tree, position: &Position, span: &Span, faults: &mut Faults<'_>) {
    let mates = |mv: Move| position.play(mv).is_ok_and(|after| after.is_checkmate());
    if tree.branches.iter().any(|(mv, _)| mates(*mv)) {
        for mv in position.legal_moves() {
            if mates(mv) && tree.after(mv).is_none() {
                let message = format!("{} mates too, but is not accepted", position.san(mv));
                let help = "add it, or ask for `any = \"mate\"`";
                faults.error_with_help("false-claim", span.clone(), message, help);
            }
        }
    }
}

fn prove_goal(goal: &Goal, ask: &Ask, game: &Game, at: &Span, faults: &mut Faults<'_>) {
    let learner = game.position().turn();
    let mut now = game.clone();
    let mut deeds = Deeds::default();
    deeds.look(&now, learner);
    if goal.is_reached(&deeds) {
        faults.error(
            "false-claim",
            at.clone(),
            "the goal is reached before the first move",
        );
    }
    let mut learner_moves = 0;
    for (ply, mv) in ask.solution.iter().enumerate() {
        if goal.is_reached(&deeds) {
            faults.error(
                "false-claim",
                at.clone(),
                "the goal is reached before the solution ends",
            );
            break;
        }
        now = play_on(now, *mv);
        if ply % 2 == 0 {
            learner_moves += 1;
            deeds = deeds.after_move(*mv, &now, learner);
        } else {
            deeds.look(&now, learner);
        }
    }
    if !goal.is_reached(&deeds) {
        faults.error(
            "false-claim",
            at.clone(),
            "the solution does not reach the goal",
        );
    }
    if ask.within.is_some_and(|within| learner_moves > within) {
        let message =
            format!("the solution takes {learner_moves} moves, more than `within` allows");
        faults.error("false-claim", at.clone(), message);
    }
    let Some(claimed) = goal.mate_claim() else {
        return;
    };
    if claimed == 0 || claimed > MOST_MATE_MOVES {
        let message = format!("mates in 1 to {MOST_MATE_MOVES} moves can be proved");
        faults.error("bad-goal", at.clone(), message);
        return;
    }
    match mate_in(game.position(), claimed) {
        None => faults.error(
            "false-claim",
            at.clone(),
            format!("there is no mate in {claimed}"),
        ),
        Some(proof) if proof.moves != claimed => {
            let message = format!("there is a mate in {}, quicker than {claimed}", proof.moves);
            faults.error("false-claim", at.clone(), message);
        }
        Some(_) => {}
    }
}

fn read_nature(text: &Text, faults: &mut Faults<'_>) -> Option<Nature> {
    let known = Nature::ALL.iter().find(|(name, _)| *name == text.get_ref());
    if known.is_none() {
        let names: Vec<&str> = Nature::ALL.iter().map(|(name, _)| *name).collect();
        let help = suggestion(text.get_ref(), names.iter().copied())
            .unwrap_or_else(|| format!("known: {}", names.join(", ")));
        faults.error_with_help(
            "unknown-nature",
            text.span(),
            format!("unknown `any` value `{}`", text.get_ref()),
            help,
        );
    }
    known.map(|(_, nature)| *nature)
}

fn read_goal(
    draft: &Spanned<GoalDraft>,
    board: &crate::rules::Board,
    learner: Color,
    faults: &mut Faults<'_>,
) -> Option<Goal> {
    let goal = draft.get_ref();
    let mut all = Vec::new();
    if let Some(squares) = &goal.reach {
        let read: Vec<Square> = squares
            .iter()
            .filter_map(|text| read_square(text, faults))
            .collect();
        all.push(Goal::Reach(read));
    }
    if let Some(capture) = &goal.capture {
        all.push(read_capture(capture, board, learner, faults)?);
    }
    if let Some(mate) = &goal.mate {
        all.push(Goal::Mate(*mate.get_ref()));
    }
    if goal.stalemate == Some(true) {
        all.push(Goal::Stalemate);
    }
    if let Some(role) = &goal.promote {
        let read = match role.get_ref().as_str() {
            "queen" => Some(Role::Queen),
            "rook" => Some(Role::Rook),
            "bishop" => Some(Role::Bishop),
            "knight" => Some(Role::Knight),
            "any" => None,
            other => {
                let help = "queen, rook, bishop, knight or any";
                faults.error_with_help(
                    "bad-goal",
                    role.span(),
                    format!("no pawn becomes `{other}`"),
                    help,
                );
                return None;
            }
        };
        all.push(Goal::Promote(read));
    }
    if let Some(castle) = &goal.castle {
        let read = match castle.get_ref().as_str() {
            "short" => Some(CastlingSide::KingSide),
            "long" => Some(CastlingSide::QueenSide),
            "any" => None,
            other => {
                let message = format!("there is no castling `{other}`");
                faults.error_with_help("bad-goal", castle.span(), message, "short, long or any");
                return None;
            }
        };
        all.push(Goal::Castle(read));
    }
    let mut nested = |goals: &[Spanned<GoalDraft>]| -> Option<Vec<Goal>> {
        goals
            .iter()
            .map(|goal| read_goal(goal, board, learner, faults))
            .collect()
    };
    if let Some(goals) = &goal.any {
        all.push(Goal::Any(nested(goals)?));
    }
    if let Some(goals) = &goal.all {
        all.push(Goal::All(nested(goals)?));
    }
    if let Some(not) = &goal.not {
        all.push(Goal::Not(Box::new(read_goal(not, board, learner, faults)?)));
    }
    match all.len() {
        0 => {
            faults.error("bad-goal", draft.span(), "the goal says nothing to reach");
            None
        }
        1 => all.pop(),
        _ => Some(Goal::All(all)),
    }
}

fn read_capture(
    capture: &Spanned<CaptureDraft>,
    board: &crate::rules::Board,
    learner: Color,
    faults: &mut Faults<'_>,
) -> Option<Goal> {
    match capture.get_ref() {
        CaptureDraft::Word(word) if word == "all" => {
            let men: Vec<Square> = board
                .by_color(!learner)
                .without(board.kings())
                .into_iter()
                .collect();
            if men.is_empty() {
                faults.error("bad-goal", capture.span(), "there is nothing to capture");
                return None;
            }
            Some(Goal::Capture(men))
        }
        CaptureDraft::Word(word) => {
            let message = format!("`{word}` is nothing to capture");
            faults.error_with_help(
                "bad-goal",
                capture.span(),
                message,
                "\"all\", or a list of squares",
            );
            None
        }
        CaptureDraft::Squares(squares) => {
            let mut men = Vec::new();
            for text in squares {
                match text.parse::<Square>() {
                    Ok(square) if board.color_at(square) == Some(!learner) => men.push(square),
                    _ => {
                        let message = format!("no man of the other side stands on `{text}`");
                        faults.error("bad-goal", capture.span(), message);
                        return None;
                    }
                }
            }
            Some(Goal::Capture(men))
        }
    }
}
