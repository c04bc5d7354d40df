//! The coach in a game: its card, its help, how much it talks, and the moves that were taken back.

use egui::{Popup, PopupCloseBehavior, Sense, Ui, WidgetInfo, vec2};

use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{BUTTON_HEIGHT, GRID, Text};
use crate::app::widget::{Button, card, icon_button_ui, portrait_ui, prose_ui};
use crate::message::{Arg, Message};
use crate::play::{Act, CoachTalk, GameSession};
use crate::session::{Event, Mood};
use crate::tutor::screen::PlayedGame;
use crate::tutor::{Msg, PlayMsg};

use super::game::{act, sign};
use super::table::{coach_card_ui, said_ui};

/// The portrait of a character that speaks, as large as the coach's face, in points.
const SPEAKER: f32 = 56.0;

/// What the coach or the character says.
pub(super) fn says_ui(game: &PlayedGame, cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui) {
    let session = &game.session;
    let speech = session.speech();
    let is_quiet = speech.messages.is_empty();
    let thinking = session
        .agreement()
        .opponent()
        .filter(|_| is_quiet && session.is_thinking())
        .map(|(_, character)| {
            Message::own("play-thinking").with("name", Arg::Clause(Box::new(character.name())))
        });
    let mood = if is_quiet { Mood::Calm } else { speech.mood };
    if let Some(character) = session.speaker() {
        card(cx.look).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_top(|ui| {
                let face = SPEAKER * cx.look.text_size.factor();
                let alt = cx.voice().say(&character.kind());
                portrait_ui(character.id(), face, &alt, &mut chrome.art, ui);
                ui.add_space(GRID / 2.0);
                ui.vertical(|ui| {
                    ui.set_min_height(2.0 * cx.look.line_height(Text::Coach));
                    said_ui(&speech.messages, cx, chrome, ui);
                });
            });
        });
        return;
    }
    coach_card_ui(mood, cx, chrome, ui, |chrome, ui| {
        // The card keeps its height while nothing is said, so that nothing below jumps.
        ui.set_min_height(2.0 * cx.look.line_height(Text::Coach));
        match &thinking {
            Some(message) => said_ui(std::slice::from_ref(message), cx, chrome, ui),
            None if speech.messages.is_empty() => {
                let is_strict = session.is_strict() && !session.is_over();
                let id = match session.agreement().talk {
                    _ if session.agreement().opponent().is_none() => "play-coach-two",
                    _ if is_strict => "play-coach-strict",
                    CoachTalk::Silent => "play-coach-silent",
                    CoachTalk::EveryMove | CoachTalk::MistakesOnly | CoachTalk::WhenAsked => {
                        "play-coach-quiet"
                    }
                };
                prose_ui(&cx.word(id), Text::Small, cx.look, ui);
            }
            None => said_ui(&speech.messages, cx, chrome, ui),
        }
    });
}

/// The room that [`talk_ui`] needs in the header.
pub(super) fn talk_room(session: &GameSession) -> f32 {
    if may_talk(session) {
        2.0 * (BUTTON_HEIGHT + GRID)
    } else {
        0.0
    }
}

/// Where nobody helps there is nothing to silence.
fn may_talk(session: &GameSession) -> bool {
    session.agreement().opponent().is_some() && !session.is_strict()
}

/// One click silences the coach, and one lets it talk again; beside it, how much it talks.
pub(super) fn talk_ui(session: &GameSession, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    if !may_talk(session) {
        return;
    }
    let talk = session.agreement().talk;
    let (icon, id) = match talk {
        CoachTalk::Silent => (Icon::MessageCircleOff, "play-unhush"),
        CoachTalk::EveryMove | CoachTalk::MistakesOnly | CoachTalk::WhenAsked => {
            (Icon::MessageCircle, "play-hush")
        }
    };
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        let levels = icon_button_ui(
            Icon::SlidersHorizontal,
            &cx.word("option-talk"),
            cx.look,
            ui,
        );
        Popup::menu(&levels)
            .close_behavior(PopupCloseBehavior::CloseOnClick)
            .show(|ui| {
                ui.set_width(26.0 * GRID * cx.look.text_size.factor());
                ui.spacing_mut().item_spacing = vec2(GRID, GRID);
                for (id, level) in [
                    ("talk-every", CoachTalk::EveryMove),
                    ("talk-mistakes", CoachTalk::MistakesOnly),
                    ("talk-asked", CoachTalk::WhenAsked),
                    ("talk-silent", CoachTalk::Silent),
                ] {
                    let words = cx.word(id);
                    let width = ui.available_width();
                    let button = Button::choice(&words, talk == level).least_width(width);
                    if button.ui(cx.look, ui).clicked() {
                        out.send(act(Act::Talk(level)));
                    }
                }
            });
        if icon_button_ui(icon, &cx.word(id), cx.look, ui).clicked() {
            out.send(act(Act::Hush));
        }
    });
}

/// The way back from a line that is shown.
pub(super) fn back_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let words = cx.word("review-to-game");
    let width = ui.available_width();
    let button = Button::primary(&words).icon(Icon::Undo2).least_width(width);
    if button.ui(cx.look, ui).clicked() {
        out.send(Msg::Play(PlayMsg::Session(Event::Continued)));
    }
}

/// The moves that were taken back at a ply; a click plays the line on the board.
pub(super) fn tries_ui(
    session: &GameSession,
    ply: usize,
    cx: Cx<'_>,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    let tries = session.tries().iter().enumerate();
    for (index, tried) in tries.filter(|(_, tried)| tried.ply == ply) {
        let line = session.try_text(tried);
        let (first, rest) = line.split_once(' ').unwrap_or((&line, ""));
        let sign = tried.rating().map_or("", sign);
        let line = format!("{first}{sign} {rest}");
        let message = Message::own("play-try-row").with("line", Arg::Name(line.trim().to_owned()));
        let name = cx.voice().say(&message);
        let text = cx.look.text(&name, Text::Small).color(cx.look.palette.idea);
        let response = ui.add(
            egui::Label::new(text)
                .sense(Sense::click())
                .selectable(false),
        );
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
        let response = response
            .on_hover_cursor(egui::CursorIcon::PointingHand)
            .on_hover_text(cx.word("action-show-me"));
        if response.clicked() {
            out.send(Msg::Play(PlayMsg::Session(Event::Chose(index))));
        }
    }
}

/// The coach's help.
pub(super) fn help_ui(session: &GameSession, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    // The question needs more room than the hint; in a narrow column both stay in one line.
    let room = ui.available_width() - GRID;
    let (less, more) = (room * 0.42, room * 0.58);
    ui.horizontal(|ui| {
        let hint = cx.word("play-hint");
        let button = Button::quiet(&hint).icon(Icon::Lightbulb).least_width(less);
        let response = ui
            .add_enabled_ui(session.may_ask_hint(), |ui| button.ui(cx.look, ui))
            .inner;
        if response.clicked() {
            out.send(Msg::Play(PlayMsg::Session(Event::HintAsked)));
        }
        // What was said can be seen; asking again would bring the same words.
        if session.may_show() {
            let show = cx.word("action-show-me");
            let button = Button::quiet(&show).icon(Icon::Play).least_width(more);
            if button.ui(cx.look, ui).clicked() {
                out.send(Msg::Play(PlayMsg::Session(Event::Replayed)));
            }
            return;
        }
        let ask = cx.word("play-ask-coach");
        let button = Button::quiet(&ask)
            .icon(Icon::MessageCircle)
            .least_width(more);
        let may = session.may_ask_coach();
        let response = ui.add_enabled_ui(may, |ui| button.ui(cx.look, ui)).inner;
        if response.clicked() {
            out.send(act(Act::AskCoach));
        }
    });
}
