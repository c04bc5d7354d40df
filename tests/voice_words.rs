//! The coach's own words: nothing is missing, nothing is left unfilled, and the common sentences stay as they were read aloud.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use chess_tutor::content::Pack;
use chess_tutor::language::Language;
use chess_tutor::message::{Arg, Message, MessageId};
use chess_tutor::rules::{
    Board, Color, DrawReason, FenError, Game, Outcome, Piece, Position, Reason, Role, SetupFault,
    Square, WinReason,
};
use chess_tutor::voice::{Catalogue, Voice, check_own_words};

fn voices() -> [Voice; 2] {
    let catalogue = Arc::new(Catalogue::new(Pack::embedded(), BTreeMap::new()));
    Language::ALL.map(|language| Voice::new(Arc::clone(&catalogue), language))
}

fn man(color: Color, role: Role) -> Piece {
    Piece { color, role }
}

fn one(square: Square, piece: Piece) -> Arg {
    Arg::Men(vec![(square, piece)])
}

/// Which place a reason has among the samples. A new reason stops the build here: give it a place and a sample.
fn place_of_reason(reason: &Reason) -> usize {
    match reason {
        Reason::GameOver { .. } => 0,
        Reason::NoPiece { .. } => 1,
        Reason::OtherSide { .. } => 2,
        Reason::NotHowItMoves { .. } => 3,
        Reason::Blocked { .. } => 4,
        Reason::OwnPiece { .. } => 5,
        Reason::PawnCannotCaptureForward { .. } => 6,
        Reason::PawnNothingToCapture { .. } => 7,
        Reason::PawnDoubleStepNotFromStart { .. } => 8,
        Reason::EnPassantExpired { .. } => 9,
        Reason::EnPassantNever { .. } => 10,
        Reason::KingAttacked { .. } => 11,
        Reason::KingNextToKing { .. } => 12,
        Reason::DoubleCheck { .. } => 13,
        Reason::DoesNotAnswerCheck { .. } => 14,
        Reason::Pinned { .. } => 15,
        Reason::NotOnSameRank { .. } => 16,
        Reason::KingHasMoved { .. } => 17,
        Reason::RookHasMoved { .. } => 18,
        Reason::CastlingRightGone { .. } => 19,
        Reason::NoRook { .. } => 20,
        Reason::CastlingBlocked { .. } => 21,
        Reason::CastlingInCheck { .. } => 22,
        Reason::CastlingThroughAttack { .. } => 23,
        Reason::CastlingIntoAttack { .. } => 24,
        Reason::PromotionMissing { .. } => 25,
        Reason::PromotionNotAllowed { .. } => 26,
        Reason::KingNeverTaken { .. } => 27,
    }
}
const REASONS: usize = 28;

/// The same for the ends of a game.
fn place_of_outcome(outcome: &Outcome) -> usize {
    match outcome {
        Outcome::Win { by, .. } => match by {
            WinReason::Checkmate => 0,
            WinReason::Resignation => 1,
            WinReason::Flag => 2,
        },
        Outcome::Draw { reason } => match reason {
            DrawReason::Stalemate => 3,
            DrawReason::DeadPosition => 4,
            DrawReason::Threefold => 5,
            DrawReason::Fivefold => 6,
            DrawReason::FiftyMoves => 7,
            DrawReason::SeventyFiveMoves => 8,
            DrawReason::Agreement => 9,
            DrawReason::FlagWithoutMatingMaterial => 10,
        },
    }
}
const OUTCOMES: usize = 11;

fn outcomes() -> Vec<Outcome> {
    let win = |winner, by| Outcome::Win { winner, by };
    let draw = |reason| Outcome::Draw { reason };
    vec![
        win(Color::White, WinReason::Checkmate),
        win(Color::Black, WinReason::Resignation),
        win(Color::White, WinReason::Flag),
        draw(DrawReason::Stalemate),
        draw(DrawReason::DeadPosition),
        draw(DrawReason::Threefold),
        draw(DrawReason::Fivefold),
        draw(DrawReason::FiftyMoves),
        draw(DrawReason::SeventyFiveMoves),
        draw(DrawReason::Agreement),
        draw(DrawReason::FlagWithoutMatingMaterial),
    ]
}

/// A man on every square, so that whatever a reason names is there.
fn crowded() -> Board {
    let mut board = Board::empty();
    for square in Square::ALL {
        board.set_piece_at(square, man(Color::Black, Role::Knight));
    }
    board
}

/// Every reason, with one attacker and with two where there may be several.
fn reasons() -> Vec<Reason> {
    use Square::{A5, B4, C8, D1, D5, D6, E1, E2, E3, E4, E5, E6, E8, F1, F3, F6, G1, G2, H1, H5};
    let how = |role| Reason::NotHowItMoves {
        from: E4,
        to: C8,
        piece: man(Color::White, role),
    };
    let mut list = vec![
        Reason::NoPiece { from: E4 },
        Reason::OtherSide {
            from: D5,
            piece: man(Color::Black, Role::Knight),
        },
        Reason::Blocked {
            from: F1,
            to: B4,
            by: E2,
        },
        Reason::OwnPiece {
            to: F3,
            piece: man(Color::White, Role::Pawn),
        },
        Reason::KingNeverTaken { to: E8 },
        Reason::PawnCannotCaptureForward { from: E4, to: E5 },
        Reason::PawnNothingToCapture { from: E5, to: D6 },
        Reason::PawnDoubleStepNotFromStart { from: E3, to: E5 },
        Reason::EnPassantExpired {
            from: E5,
            to: D6,
            pawn: D5,
        },
        Reason::EnPassantNever {
            from: E5,
            to: D6,
            pawn: D5,
            history_known: true,
        },
        Reason::EnPassantNever {
            from: E5,
            to: D6,
            pawn: D5,
            history_known: false,
        },
        Reason::KingNextToKing { to: E5, king: E6 },
        Reason::Pinned {
            from: E5,
            king: H5,
            by: vec![A5],
            en_passant: Some(D5),
        },
        Reason::NotOnSameRank { king: E1, rook: E8 },
        Reason::KingHasMoved {
            king: E1,
            ply: 4,
            move_number: 3,
        },
        Reason::RookHasMoved {
            rook: H1,
            ply: 22,
            move_number: 12,
        },
        Reason::CastlingRightGone { king: E1, rook: H1 },
        Reason::NoRook { corner: H1 },
        Reason::CastlingBlocked { squares: vec![F1] },
        Reason::CastlingBlocked {
            squares: vec![F1, G1],
        },
        Reason::PromotionMissing { to: E8 },
        Reason::PromotionNotAllowed {
            to: E8,
            role: Role::King,
        },
    ];
    list.extend(Role::ALL.map(how));
    list.extend(
        outcomes()
            .into_iter()
            .map(|outcome| Reason::GameOver { outcome }),
    );
    for by in [vec![E8], vec![E8, F6]] {
        list.extend([
            Reason::KingAttacked {
                to: E2,
                by: by.clone(),
            },
            Reason::DoubleCheck {
                king: E1,
                by: vec![E8, F3],
            },
            Reason::DoesNotAnswerCheck {
                king: E1,
                by: by.clone(),
            },
            Reason::Pinned {
                from: E2,
                king: E1,
                by: by.clone(),
                en_passant: None,
            },
            Reason::CastlingInCheck {
                king: E1,
                by: by.clone(),
            },
            Reason::CastlingThroughAttack {
                square: D1,
                by: by.clone(),
            },
            Reason::CastlingIntoAttack {
                square: G1,
                by: by.clone(),
            },
        ]);
    }
    list.push(Reason::KingAttacked {
        to: G2,
        by: vec![E8, F6, H1],
    });
    list
}

/// Every message that lessons and the command line say by themselves, with the arguments they give.
fn lesson_messages() -> Vec<Message> {
    use Square::{A1, C3, C8, D5, D8, E4, E8, F3, G1};
    let own = Message::own;
    let knight = man(Color::White, Role::Knight);
    let bishop = man(Color::Black, Role::Bishop);
    let piece = Arg::Piece(knight);
    let role = Arg::Role(Role::Knight);
    let white = one(C3, knight);
    let black = one(D5, bishop);
    let mut list = vec![
        own("move-mates"),
        own("move-stalemates").with("side", Arg::Color(Color::Black)),
        own("move-captures").with("man", black.clone()),
        own("move-checks")
            .with("men", black.clone())
            .with("count", Arg::Number(1)),
        own("move-castles"),
        own("move-attacks")
            .with("piece", piece.clone())
            .with("man", black.clone()),
        own("move-goes")
            .with("piece", piece.clone())
            .with("square", Arg::Square(C3)),
        own("move-leaves-undefended")
            .with("man", white.clone())
            .with("taker", black.clone()),
        own("move-leaves-loss")
            .with("man", white.clone())
            .with("taker", black.clone()),
        own("step-solved"),
        own("ask-go-on"),
        own("ask-look-again"),
        own("ask-good-too"),
        own("ask-looks-closer"),
        own("ask-another-way"),
        own("typed-not-a-move"),
        own("typed-no-such-man")
            .with("role", role.clone())
            .with("square", Arg::Square(E4)),
        own("typed-ambiguous"),
        own("drill-stuck"),
        own("hint-piece")
            .with("role", role.clone())
            .with("square", Arg::Square(G1)),
        own("hint-move")
            .with("role", role)
            .with("from", Arg::Square(G1))
            .with("to", Arg::Square(F3)),
        own("hint-square").with("square", Arg::Square(E4)),
        own("hint-setup-square").with("square", Arg::Square(A1)),
        own("hint-setup-man")
            .with("piece", piece.clone())
            .with("square", Arg::Square(G1)),
        own("legal-yes"),
        own("legal-no"),
        own("legal-which-rule"),
        own("legal-not-that-rule"),
        own("legal-is-allowed"),
        own("legal-no-rule-forbids"),
        own("squares-empty").with("square", Arg::Square(E4)),
        own("squares-not-reach")
            .with("square", Arg::Square(E4))
            .with("man", white.clone()),
        own("squares-not-attacked")
            .with("square", Arg::Square(E4))
            .with("man", white.clone()),
        own("drill-attacked-look"),
        own("squares-not-attacker").with("man", white.clone()),
        own("squares-not-attacker-look").with("target", Arg::Square(E4)),
        own("squares-not-defender-look").with("target", Arg::Square(E4)),
        own("squares-not-hanging-look"),
        own("squares-not-pinned-look"),
        own("squares-not-checker-look"),
        own("squares-not-safe-look"),
        own("squares-this-is-look"),
        own("squares-not-defender")
            .with("man", white.clone())
            .with("target", Arg::Square(E4)),
        own("squares-not-hanging").with("man", black.clone()),
        own("squares-not-pinned").with("man", black.clone()),
        own("squares-not-checker").with("man", black.clone()),
        own("squares-not-safe").with("square", Arg::Square(D8)),
        own("squares-not-movable").with("man", white),
        own("squares-this-is").with("square", Arg::Square(F3)),
        own("squares-this-file")
            .with("square", Arg::Square(F3))
            .with("file", Arg::Name("f".to_owned())),
        own("squares-this-rank")
            .with("square", Arg::Square(F3))
            .with("rank", Arg::Name("3".to_owned())),
        own("squares-not-diagonal").with("square", Arg::Square(F3)),
        own("squares-not-there").with("square", Arg::Square(F3)),
        own("squares-other-man").with("man", one(C8, bishop)),
        own("setup-not-here")
            .with("piece", piece)
            .with("square", Arg::Square(E4)),
        own("why-same-square"),
        own("hint-none"),
        own("why-allowed").with("move", Arg::San("Nf3".to_owned())),
        own("why-allowed").with("move", Arg::San("O-O+".to_owned())),
        own("drill-attacked")
            .with("square", Arg::Square(E4))
            .with("men", black)
            .with("count", Arg::Number(1)),
        own("drill-attacked")
            .with("square", Arg::Square(E4))
            .with(
                "men",
                Arg::Men(vec![(C8, bishop), (E8, man(Color::Black, Role::Rook))]),
            )
            .with("count", Arg::Number(2)),
        own("hint-squares-left").with("count", Arg::Number(1)),
        own("hint-squares-left").with("count", Arg::Number(5)),
    ];
    list.extend(RULES.map(own));
    list
}

/// The short names of the rules.
const RULES: [&str; REASONS] = [
    "rule-game-over",
    "rule-no-piece",
    "rule-other-side",
    "rule-not-how-it-moves",
    "rule-blocked",
    "rule-own-piece",
    "rule-pawn-cannot-capture-forward",
    "rule-pawn-nothing-to-capture",
    "rule-pawn-double-step-not-from-start",
    "rule-en-passant-expired",
    "rule-en-passant-never",
    "rule-king-attacked",
    "rule-king-next-to-king",
    "rule-double-check",
    "rule-does-not-answer-check",
    "rule-pinned",
    "rule-not-on-same-rank",
    "rule-king-has-moved",
    "rule-rook-has-moved",
    "rule-castling-right-gone",
    "rule-no-rook",
    "rule-castling-blocked",
    "rule-castling-in-check",
    "rule-castling-through-attack",
    "rule-castling-into-attack",
    "rule-promotion-missing",
    "rule-promotion-not-allowed",
    "rule-king-never-taken",
];

fn samples() -> Vec<Message> {
    let board = crowded();
    let mut list: Vec<Message> = reasons()
        .iter()
        .map(|reason| Message::refusal(reason, &board))
        .collect();
    list.extend(outcomes().iter().map(Message::from));
    list.extend(flags());
    list.extend(setups());
    list.extend(lesson_messages());
    list
}

/// Everything that can be wrong with a position.
fn setups() -> Vec<Message> {
    let faults = vec![
        SetupFault::MissingKing,
        SetupFault::TooManyKings,
        SetupFault::PawnsOnBackrank,
        SetupFault::CastlingRights,
        SetupFault::EnPassantSquare,
        SetupFault::OppositeCheck,
        SetupFault::KingsTouch,
        SetupFault::ImpossibleCheck,
        SetupFault::TooMuchMaterial,
    ];
    let empty = FenError::Illegal {
        faults: vec![SetupFault::EmptyBoard],
    };
    let others = FenError::Illegal { faults };
    [empty, others].iter().flat_map(Message::of_fen).collect()
}

/// Black's flag falls against a mate at hand, a rook, a pawn, two pieces, one that needs help, too little, and nothing.
fn flags() -> Vec<Message> {
    let fens = [
        "8/8/8/8/1B6/8/p7/k1K5 w - - 0 1",
        "8/8/4k3/8/8/4K3/4R3/8 b - - 0 1",
        "8/8/4k3/8/8/4K3/4P3/8 b - - 0 1",
        "8/8/4k3/8/8/4K3/4B1N1/8 b - - 0 1",
        "7k/8/8/8/1B6/8/p7/2K5 b - - 0 1",
        "8/8/4k3/8/8/4K2N/8/7q w - - 0 1",
        "8/8/4k3/8/8/4K3/8/7q b - - 0 1",
    ];
    let told = fens.iter().filter_map(|fen| {
        let position = Position::from_fen(fen).ok()?;
        let outcome = Game::new(position.clone()).flag(Color::Black)?;
        Some(Message::flag_fell(&position, Color::Black, outcome))
    });
    told.collect()
}

/// What a lesson screen has room for.
const MOST_ENGLISH_WORDS: usize = 35;
const MOST_HANZI: usize = 60;

/// What jars in a sentence, if anything.
fn fault(language: Language, text: &str) -> Option<String> {
    if text.trim() != text || text.is_empty() || text.contains("  ") || text.contains('\n') {
        return Some("spaces".to_owned());
    }
    let is_stray = |c: char| {
        matches!(c, '[' | ']' | '{' | '}' | '—') || ('\u{e000}'..='\u{f8ff}').contains(&c)
    };
    if let Some(stray) = text.chars().find(|c| is_stray(*c)) {
        return Some(format!("{stray:?} is no word"));
    }
    match language {
        Language::English => english_fault(text),
        Language::Chinese => chinese_fault(text),
    }
}

fn english_fault(text: &str) -> Option<String> {
    let words = text.split_whitespace().count();
    if words > MOST_ENGLISH_WORDS {
        return Some(format!("{words} words"));
    }
    let hanzi = text.chars().find(|c| is_hanzi(*c) || is_sign(*c))?;
    Some(format!("{hanzi} in English"))
}

fn chinese_fault(text: &str) -> Option<String> {
    let count = text
        .chars()
        .filter(|c| is_hanzi(*c) && !is_sign(*c))
        .count();
    if count > MOST_HANZI {
        return Some(format!("{count} hanzi"));
    }
    if let Some(half) = text.chars().find(|c| ",.?!:;()\"'".contains(*c)) {
        return Some(format!("{half:?} is not full width"));
    }
    let parts = text.split(|c: char| !(c.is_ascii_alphanumeric() || "-+#=".contains(c)));
    let has_letters = |word: &str| word.contains(|c: char| c.is_ascii_alphabetic());
    if let Some(word) = parts
        .into_iter()
        .find(|word| has_letters(word) && !is_notation(word))
    {
        return Some(format!("`{word}` in Chinese"));
    }
    // A name of a square is set off from hanzi by a space, and from signs by none.
    let letters: Vec<char> = text.chars().collect();
    let jars = |a: char, b: char| {
        let is_word = |c: char| is_hanzi(c) && !is_sign(c);
        (is_word(a) && b.is_ascii_alphanumeric())
            || (a.is_ascii_alphanumeric() && is_word(b))
            || (a == ' ' && is_sign(b))
            || (is_sign(a) && b == ' ')
    };
    letters.windows(2).find_map(|pair| match pair {
        [a, b] if jars(*a, *b) => Some(format!("a space between {a:?} and {b:?}")),
        _ => None,
    })
}

/// Hanzi and full-width signs.
fn is_hanzi(c: char) -> bool {
    ('\u{2e80}'..='\u{9fff}').contains(&c) || ('\u{ff00}'..='\u{ffef}').contains(&c)
}

/// Chinese punctuation, which takes no space.
fn is_sign(c: char) -> bool {
    "，。：；、？！“”（）《》".contains(c)
}

/// A file, a square, a move in UCI or in algebraic notation.
fn is_notation(word: &str) -> bool {
    let word = word.trim_end_matches(['+', '#']);
    if matches!(word, "O-O" | "O-O-O")
        || (word.len() == 1 && word.chars().all(|c| ('a'..='h').contains(&c)))
    {
        return true;
    }
    let plain = word.trim_start_matches(['K', 'Q', 'R', 'B', 'N']);
    let squares = plain
        .as_bytes()
        .chunks(2)
        .map(|pair| std::str::from_utf8(pair).unwrap_or_default());
    (1..=2).contains(&squares.clone().count())
        && squares.clone().all(|name| name.parse::<Square>().is_ok())
}

#[test]
fn the_two_languages_have_the_same_words() {
    let faults = check_own_words(&Pack::embedded());
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_reason_and_every_end_of_a_game_has_a_sample() {
    let places: BTreeSet<usize> = reasons().iter().map(place_of_reason).collect();
    assert_eq!(places, (0..REASONS).collect());
    let places: BTreeSet<usize> = outcomes().iter().map(place_of_outcome).collect();
    assert_eq!(places, (0..OUTCOMES).collect());
}

#[test]
fn every_message_of_the_lessons_has_a_sample() -> std::io::Result<()> {
    let beginnings = [
        "refusal-", "rule-", "outcome-", "hint-", "legal-", "move-", "squares-", "setup-",
        "drill-", "typed-", "ask-", "step-", "why-",
    ];
    let known: BTreeSet<&str> = samples()
        .iter()
        .filter_map(|message| match message.id {
            MessageId::Own(id) => Some(id),
            MessageId::Lesson { .. } | MessageId::Course { .. } | MessageId::Opening { .. } => None,
        })
        .collect();
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut said = BTreeSet::new();
    for file in ["lesson", "message", "cli"]
        .iter()
        .try_fold(Vec::new(), |list, folder| {
            rust_files(&src.join(folder)).map(|files| [list, files].concat())
        })?
    {
        let text = fs::read_to_string(file)?;
        for word in text.split('"').filter(|word| {
            beginnings
                .iter()
                .any(|beginning| word.starts_with(beginning))
        }) {
            // `hint-1` and the like are names that authors give.
            let is_id =
                word.chars().all(|c| c.is_ascii_lowercase() || c == '-') && !word.ends_with('-');
            if is_id {
                said.insert(word.to_owned());
            }
        }
    }
    assert!(
        said.len() > 90,
        "only {} found: is the source elsewhere?",
        said.len()
    );
    let missing: Vec<&String> = said
        .iter()
        .filter(|id| !known.contains(id.as_str()))
        .collect();
    assert!(missing.is_empty(), "without a sample here: {missing:?}");
    Ok(())
}

fn rust_files(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            files.push(path);
        }
    }
    Ok(files)
}

#[test]
fn every_message_is_a_whole_sentence_in_both_languages() {
    let mut faults = Vec::new();
    for voice in voices() {
        for message in samples() {
            let text = voice.say(&message);
            if !voice.knows(&message) {
                faults.push(format!(
                    "{:?} has no words for {message:?}",
                    voice.language()
                ));
            } else if let Some(fault) = fault(voice.language(), &text) {
                faults.push(format!("{fault}: {text}"));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_man_and_side_has_its_words() {
    for voice in voices() {
        let say = |arg: Arg| voice.say(&Message::own("squares-other-man").with("man", arg));
        for color in Color::ALL {
            for role in Role::ALL {
                let text = say(one(Square::E4, man(color, role)));
                assert_eq!(fault(voice.language(), &text), None, "{text}");
                assert_eq!(fault(voice.language(), &say(Arg::Role(role))), None);
            }
            assert_eq!(fault(voice.language(), &say(Arg::Color(color))), None);
        }
    }
}

#[test]
fn the_terms_in_a_refusal_can_be_pointed_at() {
    use chess_tutor::voice::Part;
    for voice in voices() {
        let reason = Reason::CastlingThroughAttack {
            square: Square::F1,
            by: vec![Square::F8],
        };
        let spoken = voice.speak(&Message::refusal(&reason, &crowded()));
        let is_castling =
            |part: &Part| matches!(part, Part::Term { name, .. } if name == "castling");
        assert!(spoken.parts.iter().any(is_castling), "{spoken:?}");
        for square in [Square::F1, Square::F8] {
            assert!(spoken.parts.contains(&Part::Square(square)), "{spoken:?}");
        }
    }
}

/// A try, and what the coach says of it first.
struct Row {
    fen: &'static str,
    moves: &'static str,
    attempt: &'static str,
    english: &'static str,
    chinese: &'static str,
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The common refusals, each from a board on which it happens, read aloud in both languages.
const GOLDEN: [Row; 33] = [
    Row {
        fen: START,
        moves: "",
        attempt: "e3e4",
        english: "There is no piece on e3. Start from a square where one of your pieces stands.",
        chinese: "e3 格上没有棋子。先选一个自己的棋子。",
    },
    Row {
        fen: START,
        moves: "",
        attempt: "e7e5",
        english: "The black pawn on e7 cannot move now, because it is White's turn.",
        chinese: "现在轮到白方走，e7 的黑兵不能动。",
    },
    Row {
        fen: START,
        moves: "",
        attempt: "e1e2",
        english: "The white pawn on e2 is on the same side. A piece never takes one of its own.",
        chinese: "e2 的白兵是自己的子，不能吃。一格里也站不下两个子。",
    },
    Row {
        fen: START,
        moves: "",
        attempt: "f1c4",
        english: "The pawn on e2 stands in the way to c4. Only a knight can jump over other pieces.",
        chinese: "e2 的兵挡住了去 c4 的路。只有马能跳过别的子。",
    },
    Row {
        fen: START,
        moves: "",
        attempt: "g1e3",
        english: "A knight jumps two squares straight and one to the side, like the letter L. From g1 that does not lead to e3.",
        chinese: "马走“日”字：直走两格，再往旁边走一格。从 g1 这样走，到不了 e3。",
    },
    Row {
        fen: START,
        moves: "e4 e5",
        attempt: "f1c5",
        english: "A bishop moves along a diagonal. From f1 that does not lead to c5.",
        chinese: "象只沿斜线走。从 f1 这样走，到不了 c5。",
    },
    Row {
        fen: START,
        moves: "e4 e5",
        attempt: "e4e5",
        english: "A pawn takes diagonally, never straight ahead. So it cannot take the pawn on e5.",
        chinese: "兵直着走，斜着吃，吃不了正前方 e5 的兵。",
    },
    Row {
        fen: START,
        moves: "",
        attempt: "e2d3",
        english: "A pawn moves diagonally only to take something, and d3 is empty.",
        chinese: "兵只有吃子的时候才斜着走，可 d3 是空的，没有子可吃。",
    },
    Row {
        fen: START,
        moves: "e3 e5",
        attempt: "e3e5",
        english: "A pawn may go two squares only from its starting square. From e3 it goes one square at most.",
        chinese: "兵只有在出发的格上，才能一步走两格。从 e3 最多走一格。",
    },
    Row {
        fen: START,
        moves: "",
        attempt: "e2e5",
        english: "A pawn steps one square ahead, or two from its starting square, and takes one square diagonally ahead. From e2 that does not lead to e5.",
        chinese: "兵往前直走一格，在出发的格上可以走两格；吃子往斜前方吃一格。从 e2 这样走，到不了 e5。",
    },
    Row {
        fen: START,
        moves: "e4 a6 e5 d5 a3 a5",
        attempt: "e5d6",
        english: "The pawn on d5 did go two squares, but not just now. En passant is possible only right after that step.",
        chinese: "d5 的兵是走过两格，可不是刚才那一着。吃过路兵要马上吃，过后就不行了。",
    },
    Row {
        fen: START,
        moves: "e4 d6 e5 d5 a3 a5",
        attempt: "e5d6",
        english: "The pawn on d5 did not go two squares at once, so it cannot be taken en passant.",
        chinese: "d5 的兵不是一下走两格过来的，所以不能吃过路兵。",
    },
    Row {
        fen: "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
        moves: "",
        attempt: "e5d6",
        english: "The pawn on d5 has not just gone two squares, so it cannot be taken en passant now.",
        chinese: "d5 的兵刚才没有一下走两格，所以现在不能吃过路兵。",
    },
    Row {
        fen: "4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1",
        moves: "",
        attempt: "e1f2",
        english: "On f2 the king would be attacked by the rook on e2. A king never steps onto an attacked square.",
        chinese: "王走到 f2，会被 e2 的车攻击。王不能自己走到被攻击的格。",
    },
    Row {
        fen: "4k3/8/8/8/8/8/4p3/R3K2r w - - 0 1",
        moves: "",
        attempt: "a1a2",
        english: "The king on e1 is in check from the rook on h1, and this move does not stop that. Can the king move away, or can you take or block?",
        chinese: "e1 的王正被 h1 的车将军，这一着解不了。王能躲开吗？能吃掉那个子，或者在中间挡住吗？",
    },
    Row {
        fen: "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1",
        moves: "",
        attempt: "e2c3",
        english: "The knight on e2 is pinned to the king on e1. After this move the rook on e4 would attack the king.",
        chinese: "e2 的马替 e1 的王挡着，被牵制住了。这样一走，e4 的车就攻击到王了。",
    },
    Row {
        fen: "8/8/8/r1pP3K/8/8/8/6k1 w - c6 0 1",
        moves: "",
        attempt: "d5c6",
        english: "If the pawn on d5 takes en passant, the other pawn leaves the board too. Then the rook on a5 would attack the king on h5.",
        chinese: "d5 的兵要是吃过路兵，被吃的兵也会离开棋盘。那样 a5 的车就攻击到 h5 的王了。",
    },
    Row {
        fen: "4k3/8/8/8/1b6/3n4/8/R3K2R w KQ - 0 1",
        moves: "",
        attempt: "a1a2",
        english: "The king on e1 is attacked by the knight on d3 and the bishop on b4 at the same time. In double check only the king can move.",
        chinese: "d3 的马和 b4 的象同时攻击 e1 的王，这叫双将。只有动王才能应。",
    },
    Row {
        fen: START,
        moves: "e4 e5 Ke2 Ke7 Ke1 Ke8 Nf3 Nf6 Bc4 Bc5",
        attempt: "e1g1",
        english: "The king already moved on move 2. So it may no longer castle.",
        chinese: "王在第 2 回合就动过了。动过的王不能再王车易位。",
    },
    Row {
        fen: START,
        moves: "Nf3 Nf6 Rg1 Rg8 Rh1 Rh8 g3 g6 Bg2 Bg7",
        attempt: "e1g1",
        english: "The rook that began on h1 left it on move 2. Castling needs a rook that has never left its square.",
        chinese: "原来在 h1 的车，第 2 回合就离开了那里。王车易位要用一直没离开原位的车。",
    },
    Row {
        fen: "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        moves: "",
        attempt: "e1g1",
        english: "In this position castling with the rook on h1 is no longer allowed: the king or this rook has moved before.",
        chinese: "在这个局面里，h1 这一边已经不能王车易位了：王或者 h1 的车以前动过。",
    },
    Row {
        fen: "4k3/8/8/8/8/8/7P/4K3 w - - 0 1",
        moves: "",
        attempt: "e1g1",
        english: "Castling needs a rook of the king's own side on h1, and none stands there.",
        chinese: "王车易位要用 h1 的车，可那里没有自己的车。",
    },
    Row {
        fen: START,
        moves: "",
        attempt: "e1g1",
        english: "The bishop on f1 and the knight on g1 stand in the way of king and rook. For castling their way must be empty.",
        chinese: "f1 的象和 g1 的马挡着王和车的路。路空出来，才能王车易位。",
    },
    Row {
        fen: "rn2k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1",
        moves: "",
        attempt: "e1c1",
        english: "The knight on b1 stands in the way of king and rook. For castling their way must be empty.",
        chinese: "b1 的马挡着王和车的路。路空出来，才能王车易位。",
    },
    Row {
        fen: "4k3/4r3/8/8/8/8/8/4K2R w K - 0 1",
        moves: "",
        attempt: "e1g1",
        english: "The king on e1 is in check from the rook on e7. A king in check may not castle.",
        chinese: "e1 的王正被 e7 的车将军。正被将军的时候，不能王车易位。",
    },
    Row {
        fen: "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
        moves: "",
        attempt: "e1g1",
        english: "The king would cross f1 and be attacked there by the rook on f8. In castling a king may not cross an attacked square.",
        chinese: "王要经过 f1，在那里会被 f8 的车攻击。王车易位的时候，王不能经过被攻击的格。",
    },
    Row {
        fen: "4k1r1/8/8/2b5/8/8/8/4K2R w K - 0 1",
        moves: "",
        attempt: "e1g1",
        english: "The king would land on g1 and be attacked there by the bishop on c5 and the rook on g8. In castling too, a king may not land on an attacked square.",
        chinese: "王会落在 g1，在那里会被 c5 的象和 g8 的车攻击。王车易位的时候，王也不能落在被攻击的格。",
    },
    Row {
        fen: "4R3/6k1/8/8/8/8/8/4K3 w - - 0 1",
        moves: "",
        attempt: "e1e3",
        english: "That would be castling with the rook on e8. King and rook must stand on the same rank.",
        chinese: "这样走，是想用 e8 的车来王车易位。可是王和车要在同一条横线上才行。",
    },
    Row {
        fen: "7k/4P3/8/8/8/8/8/4K3 w - - 0 1",
        moves: "",
        attempt: "e7e8",
        english: "A pawn that reaches the last rank must promote. Choose a queen, rook, bishop or knight.",
        chinese: "兵走到最后一条横线，就要升变。选一个：后、车、象或马。",
    },
    Row {
        fen: "7k/4P3/8/8/8/8/8/4K3 w - - 0 1",
        moves: "",
        attempt: "e7e8k",
        english: "With this move no pawn can become a king. A pawn promotes on the last rank, to a queen, rook, bishop or knight.",
        chinese: "这一着变不出王来。兵走到最后一条横线才升变，可以变后、车、象或马。",
    },
    Row {
        fen: "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
        moves: "",
        attempt: "a1b2",
        english: "A rook moves straight along its file or its rank. From a1 that does not lead to b2.",
        chinese: "车沿直线或横线走，不走斜的。从 a1 这样走，到不了 b2。",
    },
    Row {
        fen: "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1",
        moves: "",
        attempt: "a1b3",
        english: "A queen moves along a file, a rank or a diagonal and never turns a corner. From a1 that does not lead to b3.",
        chinese: "后横着、直着、斜着都能走，就是不拐弯。从 a1 这样走，到不了 b3。",
    },
    Row {
        fen: START,
        moves: "f3 e5 g4 Qh4#",
        attempt: "e1f2",
        english: "The game is over, so no piece moves any more. Checkmate: Black wins.",
        chinese: "这盘棋已经下完了，不能再走。将死，黑方胜。",
    },
];

#[test]
fn common_refusals_are_said_as_they_were_read_aloud() {
    let [english, chinese] = voices();
    let mut faults = Vec::new();
    for row in &GOLDEN {
        let Some(refusal) = refusal_of(row) else {
            faults.push(format!(
                "{} {} {}: is not refused",
                row.fen, row.moves, row.attempt
            ));
            continue;
        };
        let (reason, board) = refusal;
        let message = Message::refusal(&reason, &board);
        for (voice, expected) in [(&english, row.english), (&chinese, row.chinese)] {
            let said = voice.say(&message);
            if said != expected {
                faults.push(format!("{}: {said}\n  instead of: {expected}", row.attempt));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn refusal_of(row: &Row) -> Option<(Reason, Board)> {
    let mut game = Game::new(Position::from_fen(row.fen).ok()?);
    for text in row.moves.split_whitespace() {
        game.play_text(text).ok()?;
    }
    let read = game.read_attempt(row.attempt).ok()?;
    let refusal = read.verdict.err()?;
    Some((refusal.first().clone(), game.position().board().clone()))
}

#[test]
fn common_words_of_the_coach_are_said_as_they_were_read_aloud() {
    use Square::{C3, D5, E4, E8, G1};
    let knight = man(Color::White, Role::Knight);
    let bishop = man(Color::Black, Role::Bishop);
    let own = Message::own;
    let [english, chinese] = voices();
    for (message, en, zh) in [
        (
            own("move-captures").with("man", one(D5, bishop)),
            "This move takes the black bishop on d5.",
            "这一着吃掉了 d5 的黑象。",
        ),
        (
            own("move-leaves-undefended")
                .with("man", one(C3, knight))
                .with("taker", one(D5, bishop)),
            "The black bishop on d5 can now take the white knight on c3, and nothing protects it.",
            "d5 的黑象现在能吃 c3 的白马，而且没有子保护它。",
        ),
        (
            own("hint-piece")
                .with("role", Arg::Role(Role::Knight))
                .with("square", Arg::Square(G1)),
            "Look at the knight on g1. What can it do?",
            "看看 g1 的马，它能做什么？",
        ),
        (
            own("hint-squares-left").with("count", Arg::Number(1)),
            "One square is still to be found.",
            "还差 1 格。",
        ),
        (
            own("hint-squares-left").with("count", Arg::Number(3)),
            "3 squares are still to be found.",
            "还差 3 格。",
        ),
        (
            own("legal-is-allowed"),
            "Right, this is a legal move.",
            "对，这是合规则的着法。",
        ),
        (
            own("squares-not-reach")
                .with("square", Arg::Square(E4))
                .with("man", one(C3, bishop)),
            "The black bishop on c3 cannot go to e4 in one move.",
            "c3 的黑象一步走不到 e4。",
        ),
        (
            Message::refusal(
                &Reason::KingAttacked {
                    to: E4,
                    by: vec![C3, D5, E8],
                },
                &crowded(),
            ),
            "On e4 the king would be attacked by the knight on c3, the knight on d5 and the knight on e8. A king never steps onto an attacked square.",
            "王走到 e4，会被 c3 的马、d5 的马和 e8 的马攻击。王不能自己走到被攻击的格。",
        ),
    ] {
        assert_eq!(english.say(&message), en);
        assert_eq!(chinese.say(&message), zh);
    }
}
