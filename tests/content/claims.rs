//! What a success text claims, held against what truly stands and happened.

use chess_tutor::language::Language;
use chess_tutor::lesson::{Ask, Field, LessonSession, Step, StepKind, Wanted};
use chess_tutor::rules::{Board, Game, Move, Role, Square};
use chess_tutor::session::{Event, Session as _};

/// What truly stands and happened at the end of a step.
#[derive(Default)]
pub(crate) struct End {
    board: Board,
    has_castled: bool,
    is_mate: bool,
    is_stalemate: bool,
    has_promoted: bool,
    has_captured: bool,
    has_taken_in_passing: bool,
}

impl End {
    /// Only where something was asked that leaves a board behind.
    pub(crate) fn of(step: &Step, events: &[Event], session: &LessonSession) -> Option<Self> {
        let board = session.scene().board;
        let mut end = Self {
            board,
            ..Self::default()
        };
        match (&step.kind, &step.field) {
            (StepKind::Ask(ask), Field::Game(game)) => end.play(ask, game, events),
            (StepKind::Guess { line }, Field::Game(game)) => end.walk(line, game),
            (StepKind::Drill(_), _) => {
                end.has_captured =
                    end.board.occupied().count() < step.field.board().occupied().count();
            }
            (StepKind::Squares(_) | StepKind::Setup { .. }, _) => {
                // Nothing has happened here, but the board may be named for what it is.
                if let Field::Game(game) = &step.field {
                    end.is_mate = game.position().is_checkmate();
                    end.is_stalemate = game.position().is_stalemate();
                }
                end.has_taken_in_passing = true;
                end.has_captured = true;
            }
            (
                StepKind::Show { .. }
                | StepKind::Choice { .. }
                | StepKind::Legal { .. }
                | StepKind::Ask(_)
                | StepKind::Guess { .. }
                | StepKind::Opening(_)
                | StepKind::Play(_)
                | StepKind::Train(_),
                _,
            ) => {
                return None;
            }
        }
        Some(end)
    }

    fn play(&mut self, ask: &Ask, game: &Game, events: &[Event]) {
        let mut now = game.clone();
        let mut path = Vec::new();
        for event in events {
            let mv = match event {
                Event::Moved {
                    from,
                    to,
                    promotion,
                } => now.find(*from, *to, *promotion).unwrap(),
                _ => reply_to(ask, &path),
            };
            now.play(mv).unwrap();
            path.push(mv);
        }
        self.walk(&path, game);
    }

    /// What the learner's moves of a line did, and how the board stands after it.
    fn walk(&mut self, line: &[Move], game: &Game) {
        let mut game = game.clone();
        for (ply, mv) in line.iter().enumerate() {
            if ply % 2 == 0 {
                self.has_castled |= mv.castling().is_some();
                self.has_promoted |= mv.promotion().is_some();
                self.has_captured |= mv.captured().is_some();
                self.has_taken_in_passing |= mv.is_en_passant();
            }
            game.play(*mv).unwrap();
        }
        let position = game.position();
        assert_eq!(
            *position.board(),
            self.board,
            "the board shows what was played"
        );
        self.is_mate = position.is_checkmate();
        // "Black has to take, and then you have no move" is said one move before.
        let then = |mv: Move| position.play(mv).is_ok_and(|after| after.is_stalemate());
        let answers = position.legal_moves();
        self.is_stalemate =
            position.is_stalemate() || (!answers.is_empty() && answers.into_iter().all(then));
    }
}

/// The answer of the other side after a path.
fn reply_to(ask: &Ask, path: &[Move]) -> Move {
    match &ask.wanted {
        Wanted::Tree(tree) => {
            let node = path.iter().fold(tree, |node, mv| node.after(*mv).unwrap());
            node.branches[0].0
        }
        Wanted::Nature(_) | Wanted::Goal(_) => ask.solution[path.len()],
    }
}

/// Words that claim a deed: if a text has one of the first, and none of the second, the deed must have happened.
struct Claim {
    name: &'static str,
    english: &'static [&'static str],
    chinese: &'static [&'static str],
    unless: &'static [&'static str],
    holds: fn(&End) -> bool,
}

const CLAIMS: [Claim; 6] = [
    Claim {
        name: "nobody castled",
        english: &["castled", "castling"],
        chinese: &["易位"],
        unless: &[],
        holds: |end| end.has_castled,
    },
    Claim {
        name: "it is no mate",
        english: &[
            "checkmate.",
            "checkmate!",
            "checkmate:",
            "checkmate with",
            "^mate",
            "is mate",
            "mate!",
        ],
        chinese: &["^将死", "将死！", "将死了"],
        unless: &["not mate", "no mate", "不是将死"],
        holds: |end| end.is_mate,
    },
    Claim {
        name: "it is no stalemate",
        english: &["stalemate"],
        chinese: &["逼和"],
        unless: &["not stalemate", "no stalemate", "不是逼和"],
        holds: |end| end.is_stalemate,
    },
    Claim {
        name: "no pawn promoted",
        english: &["promot", "became a", "new piece", "piece you chose"],
        chinese: &["升变", "变成了", "新的子", "选的子"],
        unless: &[],
        holds: |end| end.has_promoted,
    },
    Claim {
        name: "nothing was taken",
        english: &["you took", "took the", "off the board"],
        chinese: &["吃掉了", "被吃掉", "吃掉 "],
        unless: &["took its way out", "pawns took", "took the dark"],
        holds: |end| end.has_captured,
    },
    Claim {
        name: "nobody took in passing",
        english: &["in passing", "en passant"],
        chinese: &["过路兵"],
        unless: &[],
        holds: |end| end.has_taken_in_passing,
    },
];

/// What a text claims that the board does not show.
pub(crate) fn false_claims(text: &str, language: Language, end: &End) -> Vec<String> {
    let lower = text.to_lowercase();
    let mut found = Vec::new();
    for claim in &CLAIMS {
        let words = match language {
            Language::English => claim.english,
            Language::Chinese => claim.chinese,
        };
        // `^` stands for the beginning of the text.
        let has = |word: &&str| match word.strip_prefix('^') {
            Some(word) => lower.starts_with(word),
            None => lower.contains(*word),
        };
        let is_made = words.iter().any(has) && !claim.unless.iter().any(has);
        if is_made && !(claim.holds)(end) {
            found.push(claim.name.to_owned());
        }
    }
    let named = match language {
        Language::English => men_in_english(&lower),
        Language::Chinese => men_in_chinese(&lower),
    };
    for (role, square) in named {
        if end.board.role_at(square) != Some(role) {
            found.push(format!("no {role:?} stands on {square}"));
        }
    }
    found
}

/// Men that an English text says stand somewhere: "the king is on g1, the rook on f1".
fn men_in_english(text: &str) -> Vec<(Role, Square)> {
    let words: Vec<&str> = text
        .split(|c: char| c.is_whitespace() || ",.:;?!".contains(c))
        .filter(|word| !word.is_empty())
        .collect();
    let roles = ["king", "queen", "rook", "bishop", "knight", "pawn"];
    let kinds = [
        Role::King,
        Role::Queen,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
        Role::Pawn,
    ];
    let mut men = Vec::new();
    for (index, word) in words.iter().enumerate() {
        let Some(kind) = roles.iter().position(|role| role == word) else {
            continue;
        };
        let before = &words[index.saturating_sub(2)..index];
        if before
            .iter()
            .any(|word| ["took", "take", "taken", "taking"].contains(word))
        {
            continue;
        }
        let mut rest = words[index + 1..].iter().peekable();
        while rest
            .next_if(|word| ["is", "stands", "now", "landed"].contains(*word))
            .is_some()
        {}
        if rest.next() != Some(&"on") {
            continue;
        }
        let Some(square) = rest.next().and_then(|word| word.parse().ok()) else {
            continue;
        };
        let is_gone = rest.next() == Some(&"is") && rest.next() == Some(&"gone");
        if !is_gone {
            men.push((kinds[kind], square));
        }
    }
    men
}

/// Men that a Chinese text says stand somewhere: “王在 g1”, “f1 的象”.
fn men_in_chinese(text: &str) -> Vec<(Role, Square)> {
    let roles = ['王', '后', '车', '象', '马', '兵'];
    let kinds = [
        Role::King,
        Role::Queen,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
        Role::Pawn,
    ];
    let letters: Vec<char> = text.chars().collect();
    let rest_is = |at: usize, words: &str| {
        letters[at.min(letters.len())..]
            .iter()
            .copied()
            .take(words.chars().count())
            .eq(words.chars())
    };
    let square_at = |at: usize| -> Option<Square> {
        letters
            .get(at..at + 2)?
            .iter()
            .collect::<String>()
            .parse()
            .ok()
    };
    let mut men = Vec::new();
    for (index, letter) in letters.iter().enumerate() {
        let Some(kind) = roles.iter().position(|role| role == letter) else {
            continue;
        };
        // What is taken or promoted stands there no more.
        let clause = letters.iter().skip(index + 1);
        let clause: String = clause
            .take_while(|c| !"，。！？：；".contains(**c))
            .collect();
        let gone = ["没了", "吃", "升变"]
            .iter()
            .any(|word| clause.contains(word));
        for place in ["在 ", "站在 ", "到了 ", "落在 ", "站到了 "] {
            if rest_is(index + 1, place)
                && !gone
                && let Some(square) = square_at(index + 1 + place.chars().count())
            {
                men.push((kinds[kind], square));
            }
        }
        let behind = if index > 0 && "白黑".contains(letters[index - 1]) {
            index - 1
        } else {
            index
        };
        if gone || behind < 4 || !rest_is(behind - 2, " 的") {
            continue;
        }
        let taken = behind >= 7 && rest_is(behind - 7, "吃掉 ");
        if let Some(square) = square_at(behind - 4).filter(|_| !taken) {
            men.push((kinds[kind], square));
        }
    }
    men
}

#[test]
fn claims_are_seen_where_they_are_made() {
    let start = Game::new(chess_tutor::rules::Position::start());
    let end = End {
        board: start.position().board().clone(),
        ..End::default()
    };
    for (language, text, count) in [
        (
            Language::English,
            "You castled: the king is on g1, the rook on h1.",
            2,
        ),
        (Language::English, "Checkmate. Well seen.", 1),
        (Language::English, "So this is not stalemate.", 0),
        (Language::English, "Stalemate, a draw.", 1),
        (Language::English, "It became a new piece.", 1),
        (Language::English, "The pawn on c5 is gone.", 0),
        (
            Language::English,
            "You took the rook on a5, and the knight on b1 helped.",
            1,
        ),
        (Language::Chinese, "易位好了：王在 g1，车在 h1。", 2),
        (Language::Chinese, "将死！", 1),
        (Language::Chinese, "所以不是逼和。", 0),
        (Language::Chinese, "逼和，和棋！", 1),
        (Language::Chinese, "兵变成了新的子。", 1),
        (Language::Chinese, "c5 的黑兵没了。", 0),
        (Language::Chinese, "你吃掉 a5 的车，g1 的马来了。", 1),
        (Language::Chinese, "f4 的象看着你。", 1),
    ] {
        assert_eq!(false_claims(text, language, &end).len(), count, "{text}");
    }
}
