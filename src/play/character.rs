//! The opponents: who they are and where they stand on the ladder.

use crate::engine::{Glance, Lines, Question, Sight};
use crate::message::{Arg, Message};
use crate::rules::{Board, Color, Game, Role};

/// An opponent. In the order of the ladder, the weakest first; `chess-tutor ladder` measures how often each beats the one
/// before it; `README.md` beside this file has the figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Character {
    /// Knows how the men move, and nothing else.
    Chick,
    /// Takes what it sees, and sees little.
    Frog,
    /// Takes what stands free near by.
    Rabbit,
    /// Looks at its own move, not at the answer.
    Piglet,
    /// Looks at the answer too, when it is near.
    Puppy,
    /// Quick and full of tricks, forgets its own men.
    Cat,
    /// Solid, misses long ways.
    Goat,
    /// Sees two moves ahead.
    Panda,
    /// A player of the school club.
    Fox,
    /// Overlooks few things.
    Bear,
    /// A player of tournaments.
    Owl,
    /// Strong; quiet moves escape it now and then.
    Crane,
    /// Sees far; a knight may still surprise it.
    Wolf,
    /// Looks down on the whole board.
    Eagle,
    /// Hardly ever wrong.
    Tiger,
    /// Plays as if nothing could escape it, and little does.
    Lion,
    /// The engine itself, which overlooks nothing that it looks at.
    Dragon,
}

/// How a character plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// What it sees.
    pub sight: Sight,
    /// When it gives up.
    pub gives_up: GivesUp,
}

/// When a character gives up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GivesUp {
    /// When only its king and pawns are left against a queen or a rook: who beats it need not know how to mate yet.
    WithoutPieces,
    /// Never: mating is practice.
    Never,
}

/// How far the other side must be ahead of a character that gives up, in pawns.
const GIVES_UP_BEHIND: i32 = 8;

impl GivesUp {
    /// Does the side to move give up?
    #[must_use]
    pub fn now(self, game: &Game) -> bool {
        match self {
            Self::Never => false,
            Self::WithoutPieces => {
                let position = game.position();
                let (own, other) = (position.turn(), !position.turn());
                let board = position.board();
                let has_pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
                    .iter()
                    .any(|role| board.by_piece(role.of(own)).any());
                let has_heavy = [Role::Rook, Role::Queen]
                    .iter()
                    .any(|role| board.by_piece(role.of(other)).any());
                !has_pieces
                    && has_heavy
                    && material(board, other) - material(board, own) >= GIVES_UP_BEHIND
            }
        }
    }
}

impl Character {
    /// All, the weakest first.
    pub const ALL: [Self; 17] = [
        Self::Chick,
        Self::Frog,
        Self::Rabbit,
        Self::Piglet,
        Self::Puppy,
        Self::Cat,
        Self::Goat,
        Self::Panda,
        Self::Fox,
        Self::Bear,
        Self::Owl,
        Self::Crane,
        Self::Wolf,
        Self::Eagle,
        Self::Tiger,
        Self::Lion,
        Self::Dragon,
    ];

    /// The stable name, as files and the command line write it.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Chick => "chick",
            Self::Frog => "frog",
            Self::Rabbit => "rabbit",
            Self::Piglet => "piglet",
            Self::Puppy => "puppy",
            Self::Cat => "cat",
            Self::Goat => "goat",
            Self::Panda => "panda",
            Self::Fox => "fox",
            Self::Bear => "bear",
            Self::Owl => "owl",
            Self::Crane => "crane",
            Self::Wolf => "wolf",
            Self::Eagle => "eagle",
            Self::Tiger => "tiger",
            Self::Lion => "lion",
            Self::Dragon => "dragon",
        }
    }

    /// The character of a stable name.
    #[must_use]
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|character| character.id() == id)
    }

    /// Its rung, from 1.
    #[must_use]
    pub fn rung(self) -> usize {
        Self::ALL
            .iter()
            .position(|other| *other == self)
            .map_or(1, |at| at + 1)
    }

    /// What it sees and when it gives up.
    #[must_use]
    pub fn level(self) -> Level {
        let gives_up = match self {
            Self::Chick | Self::Frog | Self::Rabbit => GivesUp::WithoutPieces,
            Self::Piglet
            | Self::Puppy
            | Self::Cat
            | Self::Goat
            | Self::Panda
            | Self::Fox
            | Self::Bear
            | Self::Owl
            | Self::Crane
            | Self::Wolf
            | Self::Eagle
            | Self::Tiger
            | Self::Lion
            | Self::Dragon => GivesUp::Never,
        };
        Level {
            sight: self.sight(),
            gives_up,
        }
    }

    /// The numbers were set by `chess-tutor ladder`, rung by rung.
    fn sight(self) -> Sight {
        // depth, captures after it, overlooked, blur, choice, on impulse, nodes
        match self {
            Self::Chick => glance(1, 0, 900, 60, 30, 1_000, 500),
            Self::Frog => glance(1, 0, 900, 60, 40, 870, 500),
            Self::Rabbit => glance(1, 1, 870, 60, 35, 710, 1_000),
            Self::Piglet => glance(1, 1, 850, 60, 35, 585, 1_000),
            Self::Puppy => glance(1, 1, 850, 60, 35, 300, 1_000),
            Self::Cat => glance(1, 2, 760, 50, 25, 115, 2_000),
            Self::Goat => glance(2, 2, 630, 48, 22, 50, 4_000),
            Self::Panda => glance(2, 3, 500, 38, 17, 10, 6_000),
            Self::Fox => glance(3, 6, 370, 22, 11, 0, 20_000),
            Self::Bear => glance(3, 8, 200, 15, 8, 0, 40_000),
            Self::Owl => lines(1_400, 4, 300, 15),
            Self::Crane => lines(8_000, 5, 740, 19),
            Self::Wolf => lines(8_000, 5, 345, 13),
            Self::Eagle => lines(15_000, 4, 350, 10),
            Self::Tiger => lines(24_000, 3, 310, 8),
            Self::Lion => lines(34_000, 2, 180, 6),
            Self::Dragon => lines(40_000, 1, 0, 0),
        }
    }

    /// The question for its move; the seed decides what it overlooks this time.
    #[must_use]
    pub fn question(self, game: Game, seed: u64) -> Question {
        Question::Human {
            game,
            sight: self.level().sight,
            seed,
        }
    }

    /// Does it give the game up instead of moving?
    #[must_use]
    pub fn gives_up(self, game: &Game) -> bool {
        self.level().gives_up.now(game)
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> Message {
        self.speaks("character-name")
    }

    /// What it is: "the chick".
    #[must_use]
    pub fn kind(self) -> Message {
        self.speaks("character-kind")
    }

    /// What it is like, and where it is weak.
    #[must_use]
    pub fn about(self) -> Message {
        self.speaks("character-about")
    }

    /// What it says before the game.
    #[must_use]
    pub fn hello(self) -> Message {
        self.speaks("character-hello")
    }

    /// What it says when the game is over, by who has won.
    #[must_use]
    pub fn farewell(self, winner: Option<Color>, own: Color) -> Message {
        self.speaks(match winner {
            Some(winner) if winner == own => "character-won",
            Some(_) => "character-lost",
            None => "character-drew",
        })
    }

    fn speaks(self, id: &'static str) -> Message {
        Message::own(id).with("who", Arg::Name(self.id().to_owned()))
    }
}

/// What the men of a side are worth, in pawns.
fn material(board: &Board, side: Color) -> i32 {
    [
        (Role::Pawn, 1),
        (Role::Knight, 3),
        (Role::Bishop, 3),
        (Role::Rook, 5),
        (Role::Queen, 9),
    ]
    .iter()
    .map(|(role, worth)| worth * board.by_piece(role.of(side)).count() as i32)
    .sum()
}

fn glance(
    depth_plies: u8,
    exchange_plies: u8,
    overlooked_permille: u16,
    blur_cp: u16,
    choice_cp: u16,
    impulse_permille: u16,
    most_nodes: u32,
) -> Sight {
    Sight::Glance(Glance {
        depth_plies,
        exchange_plies,
        overlooked_permille,
        blur_cp,
        choice_cp,
        impulse_permille,
        most_nodes,
    })
}

/// Nodes, lines, overlooked, choice.
fn lines(nodes: u64, lines: u8, overlooked_permille: u16, choice_cp: u16) -> Sight {
    Sight::Lines(Lines {
        nodes,
        lines,
        overlooked_permille,
        choice_cp,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Answer, Builtin, Engine as _, Stop};
    use crate::rules::Position;

    fn moves(character: Character, fen: &str) -> Vec<String> {
        let game = Game::new(Position::from_fen(fen).unwrap());
        let mut engine = Builtin::new(1);
        (0..24)
            .map(|seed| {
                let question = character.question(game.clone(), seed);
                let answer = engine.answer(&question, &Stop::new(), &mut |_| ());
                let Ok(Answer::Best(lines)) = answer else {
                    panic!("no answer");
                };
                lines[0].first().unwrap().uci()
            })
            .collect()
    }

    #[test]
    fn a_name_leads_to_its_character_and_rungs_count_from_one() {
        for (at, character) in Character::ALL.into_iter().enumerate() {
            assert_eq!(Character::of_id(character.id()), Some(character));
            assert_eq!(character.rung(), at + 1);
        }
        assert_eq!(Character::of_id("nobody"), None);
    }

    #[test]
    fn the_same_seed_gives_the_same_move() {
        let fen = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";
        for character in [Character::Chick, Character::Cat, Character::Owl] {
            assert_eq!(moves(character, fen), moves(character, fen));
        }
    }

    #[test]
    fn a_man_is_taken_back_at_once_from_the_fox_on() {
        // The queen has just been taken on d5 by a queen; the pawn takes back.
        let mut game =
            Game::new(Position::from_fen("4k3/pp3ppp/2p5/3q4/8/8/PPP2PPP/3QK3 w - - 0 1").unwrap());
        game.play_text("Qxd5").unwrap();
        let mut engine = Builtin::new(1);
        for character in [Character::Fox, Character::Bear, Character::Owl] {
            for seed in 0..10 {
                let question = character.question(game.clone(), seed);
                let answer = engine.answer(&question, &Stop::new(), &mut |_| ());
                let Ok(Answer::Best(lines)) = answer else {
                    panic!("no answer");
                };
                let mv = lines[0].first().unwrap().uci();
                assert_eq!(mv, "c6d5", "{character:?} with seed {seed}");
            }
        }
    }

    #[test]
    fn the_weak_overlook_a_long_diagonal_more_often_than_the_strong() {
        // The bishop on a1 takes the queen on h8.
        let fen = "7q/2k5/8/8/8/8/5PPP/B5K1 w - - 0 1";
        let found = |character| {
            let moves = moves(character, fen);
            moves.iter().filter(|mv| *mv == "a1h8").count()
        };
        let (weak, middle, strong) = (
            found(Character::Rabbit),
            found(Character::Goat),
            found(Character::Fox),
        );
        assert!(
            weak < middle && middle <= strong,
            "{weak} {middle} {strong}"
        );
        assert!(strong >= 20, "{strong}");
    }

    #[test]
    fn a_lone_king_of_the_first_rungs_gives_up_and_others_play_on() {
        let lost = Game::new(Position::from_fen("4k3/8/8/8/8/8/8/Q3K3 b - - 0 1").unwrap());
        assert!(Character::Chick.gives_up(&lost));
        assert!(!Character::Dragon.gives_up(&lost));
        assert!(!Character::Chick.gives_up(&Game::default()));
    }
}
