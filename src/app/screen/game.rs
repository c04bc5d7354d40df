//! A game: the board, both players with their clocks, the coach's card, the moves, and what can be done beside the board.

use egui::{ScrollArea, Ui, vec2};

use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{BUTTON_HEIGHT, GRID, Text};
use crate::app::widget::{Button, icon_button_ui, prose_ui, text_row_ui, tone_card, turn_ui};
use crate::coach::MoveRating;
use crate::message::{Arg, Message};
use crate::play::{Act, Character, GameSession, HouseRules};
use crate::rules::Color;
use crate::scene::Tone;
use crate::session::Event;
use crate::tutor::screen::PlayedGame;
use crate::tutor::{Msg, PlayMsg, Route};

use super::file::{GAMES_INTO, offered, path_ui};
use super::game_coach::{back_ui, help_ui, says_ui, talk_room, talk_ui, tries_ui};
use super::game_players::{FACE, player_ui};
use super::table::{
    BoardKey, Keyable, board_events_ui, board_keys, body_and_actions, fifty_moves_ui, halves,
    header_ui, part, typed_ui,
};

/// A column that is lower than this, in points, has both players in one row: both clocks can be seen.
const LOW: f32 = 360.0;
/// Room for the list of moves that a speech leaves, in points: two rows.
const MOVES_LEAST: f32 = 64.0;
/// The least height of what is said, in points at normal text size: two lines beside a face.
const SPEECH_LEAST: f32 = 92.0;
/// So many buttons at most stand in a row while a game is played.
const MOST_ACTIONS: f32 = 7.0;
/// A clock that runs is drawn again after so many milliseconds.
const CLOCK_MILLIS: u64 = 200;

/// Draws the game at hand.
pub(crate) fn game_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let Some(game) = &cx.tutor.play().game else {
        return;
    };
    keys(game, chrome, ui, out);
    let halves = halves(ui);
    part(ui, halves.board, |ui| {
        let title = title(game, cx);
        let back = ("play-to-choice", Msg::Go(Route::Play));
        let room = talk_room(&game.session);
        header_ui(&title, back, room, cx, ui, out, |ui, out| {
            talk_ui(&game.session, cx, ui, out);
        });
        for event in board_events_ui(game.scene(), cx, chrome, ui) {
            out.send(Msg::Play(PlayMsg::Session(event)));
        }
        touched(game, chrome, out);
    });
    part(ui, halves.column, |ui| {
        column_ui(game, cx, chrome, ui, out);
    });
    if game
        .session
        .clock()
        .is_some_and(|clock| clock.running().is_some())
    {
        let wait = std::time::Duration::from_millis(CLOCK_MILLIS);
        ui.ctx().request_repaint_after(wait);
    }
}

/// In a tournament the hand on a man counts.
fn touched(game: &PlayedGame, chrome: &Chrome, out: &mut Outbox) {
    let is_strict = game.session.agreement().rules != HouseRules::Casual;
    if let Some(square) = chrome.board.touched().filter(|_| is_strict)
        && game.session.touched_man().is_none()
    {
        out.send(act(Act::Touched(square)));
    }
}

pub(super) fn act(act: Act) -> Msg {
    Msg::Play(PlayMsg::Act(act))
}

fn keys(game: &PlayedGame, chrome: &mut Chrome, ui: &Ui, out: &mut Outbox) {
    let keyable = Keyable {
        goes_on: false,
        takes_moves: game.session.is_persons_turn(),
    };
    for key in board_keys(keyable, chrome, ui) {
        match key {
            BoardKey::GoOn => {}
            BoardKey::Hint => out.send(Msg::Play(PlayMsg::Session(Event::HintAsked))),
            BoardKey::TakeBack => out.send(Msg::Play(PlayMsg::Session(Event::TookBack))),
            BoardKey::Flip => out.send(Msg::Flip),
        }
    }
}

fn title(game: &PlayedGame, cx: Cx<'_>) -> String {
    match game.session.agreement().opponent() {
        Some((_, character)) => cx.voice().say(&character.name()),
        None => cx.word("play-two"),
    }
}

fn column_ui(game: &PlayedGame, cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let (body, actions) = body_and_actions(cx, ui);
    let below = game.scene().orientation;
    let factor = cx.look.text_size.factor();
    let is_low = body.height() < LOW * factor;
    let mut middle = body;
    if !is_low {
        // Whatever is said, the clock at the foot stays where it is.
        let mut foot = body;
        foot.min.y = body.bottom() - FACE * factor;
        middle.max.y = foot.top() - GRID;
        part(ui, foot, |ui| player_ui(game, below, cx, chrome, ui));
    }
    part(ui, middle, |ui| {
        if is_low {
            ui.scope(|ui| {
                let usual = std::mem::replace(&mut ui.spacing_mut().item_spacing.x, 4.0 * GRID);
                ui.columns(2, |halves| {
                    for (half, side) in halves.iter_mut().zip([!below, below]) {
                        half.spacing_mut().item_spacing.x = usual;
                        player_ui(game, side, cx, chrome, half);
                    }
                });
            });
        } else {
            player_ui(game, !below, cx, chrome, ui);
        }
        ui.add_space(GRID);
        // Where there is no room for both, a question goes before whatever was said.
        let is_asked = game.asks_to_resign || game.session.is_draw_offered();
        if !is_low || !is_asked {
            speech_ui(game, cx, chrome, ui);
            ui.add_space(GRID);
        }
        asked_ui(game, cx, ui, out);
        turn_row_ui(&game.session, cx, ui);
        // In the lowest column the last of them stays whole, rather than two be cut off.
        let row = cx.look.line_height(Text::Body) + GRID;
        let height = ui.available_height().max(row);
        moves_ui(&game.session, height, cx, ui, out);
    });
    part(ui, actions, |ui| actions_ui(game, cx, chrome, ui, out));
}

/// What is said, in what room the rest leaves: a long speech scrolls rather than push the moves out of sight.
fn speech_ui(game: &PlayedGame, cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui) {
    let session = &game.session;
    let factor = cx.look.text_size.factor();
    let line = |text| cx.look.line_height(text) + GRID;
    let turn = if session.is_over() {
        0.0
    } else {
        line(Text::Body)
    };
    let illegal = session.illegal_moves().map_or(0.0, |_| line(Text::Small));
    let question = if session.asks_if_sure() {
        BUTTON_HEIGHT * factor + 5.0 * GRID
    } else {
        0.0
    };
    let room = ui.available_height() - turn - illegal - question - MOVES_LEAST - 2.0 * GRID;
    ScrollArea::vertical()
        // Each speech is read from its beginning.
        .id_salt(("speech", session.game().len_plies(), session.is_showing()))
        .max_height(room.max(SPEECH_LEAST * factor))
        .auto_shrink([false, true])
        .show(ui, |ui| says_ui(game, cx, chrome, ui));
}

/// Questions that wait for the learner: the coach's, a draw that is offered, whether to give up.
fn asked_ui(game: &PlayedGame, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let session = &game.session;
    let mut question = |words: Option<String>, answers: [(&'static str, Msg); 2], ui: &mut Ui| {
        tone_card(cx.look, Tone::Warning).show(ui, |ui| {
            ui.set_width(ui.available_width());
            if let Some(words) = words {
                prose_ui(&words, Text::Body, cx.look, ui);
            }
            ui.horizontal_wrapped(|ui| {
                for (id, msg) in answers {
                    if Button::quiet(&cx.word(id)).ui(cx.look, ui).clicked() {
                        out.send(msg);
                    }
                }
            });
        });
        ui.add_space(GRID);
    };
    if session.asks_if_sure() {
        let answers = [
            ("play-think-again", act(Act::ThinkAgain)),
            ("play-play-it", act(Act::PlayIt)),
        ];
        question(None, answers, ui);
    }
    if session.is_draw_offered() {
        let other = cx.tutor.player_name(!session.game().position().turn());
        let words = Message::own("play-draw-offered").with("name", Arg::Name(other));
        let answers = [
            ("play-accept", act(Act::AcceptDraw)),
            ("play-decline", act(Act::DeclineDraw)),
        ];
        question(Some(cx.voice().say(&words)), answers, ui);
    }
    if game.asks_to_resign {
        let answers = [
            ("play-resign-yes", act(Act::Resign)),
            ("play-resign-no", Msg::Play(PlayMsg::AskToResign(false))),
        ];
        // Two people must know who of them is asked.
        let words = match session.agreement().person() {
            Some(_) => cx.word("play-resign-sure"),
            None => {
                let name = cx.tutor.player_name(session.game().position().turn());
                let words = Message::own("play-resign-sure-of").with("name", Arg::Name(name));
                cx.voice().say(&words)
            }
        };
        question(Some(words), answers, ui);
    }
}

/// Whose turn it is, how far the fifty-move rule is, and in a tournament how many illegal moves there were.
fn turn_row_ui(session: &GameSession, cx: Cx<'_>, ui: &mut Ui) {
    if !session.is_over() {
        let turn = session.game().position().turn();
        let id = match turn {
            Color::White => "turn-white",
            Color::Black => "turn-black",
        };
        turn_ui(turn, &cx.word(id), cx.look, ui);
    }
    fifty_moves_ui(session.fifty_moves().as_ref(), cx, ui);
    if let (Some([white, black]), HouseRules::Tournament { illegal_limit }) =
        (session.illegal_moves(), session.agreement().rules)
    {
        let message = Message::own("play-illegal-so-far")
            .with("white", Arg::Number(i64::from(white)))
            .with("black", Arg::Number(i64::from(black)))
            .with("limit", Arg::Number(i64::from(illegal_limit)));
        prose_ui(&cx.voice().say(&message), Text::Small, cx.look, ui);
    }
}

/// The moves, two in a row, with the coach's sign where it has one.
fn moves_ui(session: &GameSession, height: f32, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let game = session.game();
    ScrollArea::vertical()
        .id_salt("moves")
        .max_height(height)
        .auto_shrink([false, false])
        .stick_to_bottom(true)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            if game.len_plies() == 0 {
                tries_ui(session, 0, cx, ui, out);
                let words = cx.look.text(cx.word("play-move-none"), Text::Body);
                ui.label(words.color(cx.look.palette.muted));
                return;
            }
            let mut row = String::new();
            let plies = game.positions().zip(game.moves()).enumerate();
            for (ply, (before, mv)) in plies {
                if before.turn() == Color::White || row.is_empty() {
                    row = match before.turn() {
                        Color::White => format!("{}.", game.move_number_of(ply)),
                        Color::Black => format!("{}. …", game.move_number_of(ply)),
                    };
                }
                let sign = session.rating(ply).map_or("", sign);
                row.push_str(&format!("  {}{sign}", before.san(mv)));
                if before.turn() == Color::Black || ply + 1 == game.len_plies() {
                    text_row_ui(cx.look, ui, |ui| {
                        ui.label(cx.look.text(std::mem::take(&mut row), Text::Body));
                    });
                }
                tries_ui(session, ply, cx, ui, out);
            }
            tries_ui(session, game.len_plies(), cx, ui, out);
        });
}

/// The sign that a rating has beside a move.
pub(super) fn sign(rating: MoveRating) -> &'static str {
    match rating {
        MoveRating::Brilliant => "!!",
        MoveRating::Great => "!",
        MoveRating::Inaccuracy => "?!",
        MoveRating::Mistake | MoveRating::Missed => "?",
        MoveRating::Blunder => "??",
        MoveRating::Book
        | MoveRating::Best
        | MoveRating::Good
        | MoveRating::StillWinning
        | MoveRating::Forced => "",
    }
}

fn actions_ui(game: &PlayedGame, cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let session = &game.session;
    ui.spacing_mut().item_spacing = vec2(GRID, GRID);
    ui.horizontal(|ui| {
        if !session.is_over() {
            // In a narrow column all of them stand closer together, so that the last finds its place too.
            let room = ui.available_width() - MOST_ACTIONS * BUTTON_HEIGHT;
            ui.spacing_mut().item_spacing.x = (room / (MOST_ACTIONS - 1.0)).clamp(0.0, GRID);
        }
        let mut icon = |icon, id: &'static str, msg: Msg, ui: &mut Ui| {
            if icon_button_ui(icon, &cx.word(id), cx.look, ui).clicked() {
                out.send(msg);
            }
        };
        icon(Icon::ArrowUpDown, "action-flip", Msg::Flip, ui);
        if session.is_over() {
            let pgn = icon_button_ui(Icon::Copy, &cx.word("play-copy"), cx.look, ui);
            if pgn.clicked()
                && let Some(text) = cx.tutor.played_pgn()
            {
                ui.ctx().copy_text(text);
            }
            save_button_ui(cx, chrome, ui);
            icon(
                Icon::Pencil,
                "play-edit-this",
                Msg::Play(PlayMsg::EditThis),
                ui,
            );
            // Else it stands in the row below, where there is room for its words.
            if next_rung(session).is_some() {
                let msg = Msg::Play(PlayMsg::LookBack);
                icon(Icon::History, "play-look-back", msg, ui);
            }
            return;
        }
        // What cannot be done now keeps its place: nobody clicks on the flag where the handshake was.
        let mut when = |may: bool, sign, id: &'static str, msg: Msg, ui: &mut Ui| {
            ui.add_enabled_ui(may, |ui| icon(sign, id, msg, ui));
        };
        let is_casual = session.agreement().rules == HouseRules::Casual;
        if is_casual {
            let msg = Msg::Play(PlayMsg::Session(Event::TookBack));
            when(session.may_take_back(), Icon::Undo2, "play-undo", msg, ui);
        }
        // Whoever has offered already is told so.
        let may =
            session.is_persons_turn() && !session.is_draw_offered() && !session.asks_if_sure();
        when(may, Icon::Handshake, "play-offer", act(Act::OfferDraw), ui);
        if is_casual && session.agreement().opponent().is_some() {
            let may = session.may_swap() && session.game().len_plies() > 0;
            let msg = act(Act::SwapSides);
            when(may, Icon::ArrowLeftRight, "play-swap", msg, ui);
        }
        let msg = Msg::Play(PlayMsg::AskToResign(true));
        when(true, Icon::Flag, "play-resign", msg, ui);
        let name = cx.word("action-type");
        let types = ui.add_enabled_ui(session.is_persons_turn(), |ui| {
            icon_button_ui(Icon::Keyboard, &name, cx.look, ui).clicked()
        });
        if types.inner {
            chrome.typed = Some(String::new());
        }
        // Seldom there, and so at the end.
        if session.claimable().is_some() {
            let id = if session.is_claiming() {
                "play-claim-stop"
            } else {
                "play-claim"
            };
            let name = cx.word(id);
            if icon_button_ui(Icon::Scale, &name, cx.look, ui).clicked() {
                out.send(act(Act::ClaimDraw));
            }
        }
    });
    if let Some(text) = &mut chrome.saving {
        if let Some(path) = path_ui(GAMES_INTO, text, &mut chrome.chooser, cx, ui) {
            chrome.saving = None;
            out.send(Msg::Play(PlayMsg::Save(path)));
        }
        return;
    }
    if chrome.typed.is_some() {
        if let Some(text) = typed_ui(cx, chrome, ui) {
            out.send(Msg::Play(PlayMsg::Session(Event::Typed(text))));
        }
        return;
    }
    if session.is_showing() {
        back_ui(cx, ui, out);
    } else if session.is_over() {
        over_ui(session, cx, ui, out);
    } else if session.agreement().opponent().is_some() && !session.is_strict() {
        help_ui(session, cx, ui, out);
    }
}

/// Opens and closes the field for the file that the game is written into.
fn save_button_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui) {
    let name = cx.word("play-save");
    if icon_button_ui(Icon::Save, &name, cx.look, ui).clicked() {
        let [white, black] = [Color::White, Color::Black].map(|side| cx.tutor.player_name(side));
        let date = cx.tutor.played_on().unwrap_or_default();
        let offer = offered(&[&white, &black, &date], "pgn");
        chrome.saving = chrome.saving.take().xor(Some(offer));
    }
}

/// Who comes next after a game that was won.
fn next_rung(session: &GameSession) -> Option<&'static Character> {
    let won = session.agreement().person().is_some_and(|side| {
        session.outcome().and_then(crate::rules::Outcome::winner) == Some(side)
    });
    let opponent = session.agreement().opponent().filter(|_| won);
    opponent.and_then(|(_, character)| Character::ALL.get(character.rung()))
}

/// What comes after a game.
fn over_ui(session: &GameSession, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let width = ui.available_width();
    let next = next_rung(session);
    let half = (width - GRID) / 2.0;
    ui.horizontal(|ui| {
        let (again, leads) = (cx.word("play-again"), next.is_some());
        let button = if leads {
            Button::quiet(&again)
        } else {
            Button::primary(&again)
        };
        let button = button.icon(Icon::RotateCcw).least_width(half);
        if button.ui(cx.look, ui).clicked() {
            out.send(Msg::Play(PlayMsg::Start));
        }
        if let Some(next) = next {
            let message =
                Message::own("play-next").with("name", Arg::Clause(Box::new(next.name())));
            let words = cx.voice().say(&message);
            let button = Button::primary(&words).icon_after(Icon::ArrowRight);
            if button.least_width(half).ui(cx.look, ui).clicked() {
                out.send(Msg::Play(PlayMsg::Next));
            }
        } else {
            let back = cx.word("play-look-back");
            let button = Button::quiet(&back).icon(Icon::History).least_width(half);
            if button.ui(cx.look, ui).clicked() {
                out.send(Msg::Play(PlayMsg::LookBack));
            }
        }
    });
}
