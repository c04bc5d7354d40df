//! An opening that is practised: the board, the coach's card, the moves with their reasons, and one row of actions.

use egui::{Align, Layout, ScrollArea, Ui, vec2};

use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{GRID, Text};
use crate::app::widget::{Button, hint_dots_ui, icon_button_ui, prose_ui, turn_ui};
use crate::message::{Arg, Message};
use crate::opening::{Drill, Mode};
use crate::rules::{Color, Game};
use crate::session::Event;
use crate::tutor::screen::{DrillScreen, title_of};
use crate::tutor::{Msg, OpeningMsg};

use super::speech::{Squares, spoken_ui};
use super::table::{
    BoardKey, Keyable, board_events_ui, board_keys, body_and_actions, coach_card_ui, halves,
    header_ui, part, said_ui, typed_ui,
};

/// Draws the practice at hand.
pub(crate) fn drill_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let Some(screen) = &cx.tutor.openings().drill else {
        return;
    };
    keys(&screen.session, chrome, ui, out);
    let halves = halves(ui);
    part(ui, halves.board, |ui| {
        let title = cx.voice().say(&title_of(screen.session.tree()));
        let back = ("drill-leave", Msg::Opening(OpeningMsg::Leave));
        header_ui(&title, back, 0.0, cx, ui, out, |_, _| {});
        for event in board_events_ui(screen.scene(), cx, chrome, ui) {
            out.send(tell(event));
        }
    });
    part(ui, halves.column, |ui| {
        column_ui(screen, cx, chrome, ui, out)
    });
}

fn tell(event: Event) -> Msg {
    Msg::Opening(OpeningMsg::Event(event))
}

fn keys(session: &Drill, chrome: &mut Chrome, ui: &Ui, out: &mut Outbox) {
    let keyable = Keyable {
        goes_on: session.is_round_over(),
        takes_moves: session.is_asking(),
    };
    for key in board_keys(keyable, chrome, ui) {
        match key {
            BoardKey::GoOn => out.send(go_on(session)),
            BoardKey::Hint => out.send(tell(Event::HintAsked)),
            BoardKey::TakeBack => out.send(tell(Event::TookBack)),
            BoardKey::Flip => out.send(Msg::Opening(OpeningMsg::Flip)),
        }
    }
}

/// The next line or position; after the last one, back to the list.
fn go_on(session: &Drill) -> Msg {
    if session.has_more() {
        return tell(Event::Continued);
    }
    Msg::Opening(OpeningMsg::Leave)
}

fn column_ui(screen: &DrillScreen, cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let session = &screen.session;
    let (body, actions) = body_and_actions(cx, ui);
    part(ui, body, |ui| {
        coach_card_ui(session.speech().mood, cx, chrome, ui, |chrome, ui| {
            if session.speech().messages.is_empty() {
                said_ui(&[task(session)], cx, chrome, ui);
            } else {
                said_ui(&session.speech().messages, cx, chrome, ui);
            }
        });
        ui.add_space(GRID);
        facts_ui(session, cx, ui);
        ui.add_space(GRID);
        moves_ui(session, cx, chrome, ui);
    });
    part(ui, actions, |ui| actions_ui(session, cx, chrome, ui, out));
}

fn task(session: &Drill) -> Message {
    if session.is_finished() {
        return Message::own("opening-finished");
    }
    if !session.is_asking() {
        return Message::own("opening-task-wait");
    }
    Message::own(match (session.shows_arrow(), session.side()) {
        (true, Color::White) => "opening-task-learn-white",
        (true, Color::Black) => "opening-task-learn-black",
        (false, Color::White) => "opening-task-white",
        (false, Color::Black) => "opening-task-black",
    })
}

/// Whose turn it is, which line it is, and how it goes.
fn facts_ui(session: &Drill, cx: Cx<'_>, ui: &mut Ui) {
    let voice = cx.voice();
    let turn = session.game().position().turn();
    let id = match turn {
        Color::White => "turn-white",
        Color::Black => "turn-black",
    };
    turn_ui(turn, &cx.word(id), cx.look, ui);
    if let Some(title) = session.line_title() {
        prose_ui(&voice.say(&title), Text::Body, cx.look, ui);
    }
    let mut facts = Vec::new();
    if let Some((done, of)) = session.rounds() {
        let mode = if session.mode() == Mode::Today {
            "today"
        } else {
            "line"
        };
        let number = (done + 1).min(of.max(1));
        let message = Message::own("drill-round")
            .with("mode", Arg::Name(mode.to_owned()))
            .with("number", Arg::Number(number as i64))
            .with("of", Arg::Number(of as i64));
        facts.push(voice.say(&message));
    }
    let tally = session.tally();
    // Who still follows arrows is not counted.
    if tally.asked > 0 && session.mode() != Mode::Learn {
        let message = Message::own("drill-tally")
            .with("right", Arg::Number(i64::from(tally.right)))
            .with("asked", Arg::Number(i64::from(tally.asked)));
        facts.push(voice.say(&message));
    }
    prose_ui(&facts.join(" · "), Text::Small, cx.look, ui);
}

/// The moves so far, each with its reason.
fn moves_ui(session: &Drill, cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui) {
    ScrollArea::vertical()
        .id_salt("moves")
        .auto_shrink([false, false])
        .stick_to_bottom(true)
        .show(ui, |ui| {
            for (ply, entry) in session.moves().iter().enumerate() {
                let number = ply / 2 + 1;
                let dots = if ply % 2 == 0 { "." } else { "..." };
                ui.horizontal_top(|ui| {
                    let text = format!("{number}{dots} {}", entry.san);
                    let label = egui::Label::new(cx.look.text(text, Text::Body));
                    ui.allocate_ui_with_layout(
                        vec2(96.0 * cx.look.text_size.factor(), 0.0),
                        Layout::left_to_right(Align::Min),
                        |ui| {
                            ui.set_min_width(96.0 * cx.look.text_size.factor());
                            ui.add(label);
                        },
                    );
                    if let Some(note) = &entry.note {
                        ui.vertical(|ui| {
                            let spoken = cx.voice().speak(note);
                            spoken_ui(&spoken, Text::Small, Squares::Light, cx, chrome, ui);
                        });
                    }
                });
            }
        });
}

fn actions_ui(session: &Drill, cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    ui.spacing_mut().item_spacing = vec2(GRID, GRID);
    ui.horizontal(|ui| {
        let mut icon = |icon, id: &'static str, msg: Msg, ui: &mut Ui| {
            if icon_button_ui(icon, &cx.word(id), cx.look, ui).clicked() {
                out.send(msg);
            }
        };
        let flip = Msg::Opening(OpeningMsg::Flip);
        icon(Icon::ArrowUpDown, "action-flip", flip, ui);
        icon(Icon::RotateCcw, "drill-again", tell(Event::Replayed), ui);
        if session.may_play_on() {
            let choose = Msg::Opening(OpeningMsg::ChooseOpponent);
            icon(Icon::Swords, "drill-choose", choose, ui);
        }
        if session.is_asking() {
            let name = cx.word("action-type");
            if icon_button_ui(Icon::Keyboard, &name, cx.look, ui).clicked() {
                chrome.typed = Some(String::new());
            }
            let (taken, of) = session.hints();
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let text = cx.word("action-hint");
                let hint = Button::quiet(&text).icon(Icon::Lightbulb);
                let response = ui
                    .add_enabled_ui(taken < of, |ui| hint.ui(cx.look, ui))
                    .inner;
                if response.clicked() {
                    out.send(tell(Event::HintAsked));
                }
                let name = Message::own("hints-taken")
                    .with("taken", Arg::Number(i64::from(taken)))
                    .with("of", Arg::Number(i64::from(of)));
                let name = cx.voice().say(&name);
                hint_dots_ui(u32::from(taken), u32::from(of), &name, cx.look, ui);
            });
        }
    });
    if chrome.typed.is_some() {
        if let Some(text) = typed_ui(cx, chrome, ui) {
            out.send(tell(Event::Typed(text)));
        }
        return;
    }
    foot_ui(session, cx, ui, out);
}

/// What to do next, and a game from here.
fn foot_ui(session: &Drill, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let (play, msg) = if let Some(other) = session.other_game() {
        (play_other(other), OpeningMsg::PlayOther)
    } else if session.is_round_over() && session.may_play_on() {
        let name = cx.tutor.opponent(cx.now).name();
        let message = Message::own("drill-play-on").with("name", Arg::Message(Box::new(name)));
        (Some(message), OpeningMsg::PlayOn)
    } else {
        (None, OpeningMsg::PlayOn)
    };
    ui.horizontal(|ui| {
        let mut width = ui.available_width();
        if let Some(message) = play {
            width = ((width - GRID) / 2.0).floor();
            let word = cx.voice().say(&message);
            let play_on = Button::quiet(&word).least_width(width);
            if play_on.ui(cx.look, ui).clicked() {
                out.send(Msg::Opening(msg));
            }
            width = ui.available_width();
        }
        if session.is_round_over() {
            let word = cx.word(if session.has_more() {
                "drill-next"
            } else {
                "drill-done"
            });
            let next = Button::primary(&word).least_width(width);
            if next.ui(cx.look, ui).clicked() {
                out.send(go_on(session));
            }
        } else if session.has_more() {
            let word = cx.word("drill-skip");
            let skip = Button::quiet(&word).least_width(width);
            if skip.ui(cx.look, ui).clicked() {
                out.send(tell(Event::Skipped));
            }
        }
    });
}

/// A game can go on from a good move outside the tree.
fn play_other(other: &Game) -> Option<Message> {
    let mut before = other.clone();
    let mv = before.undo()?;
    let san = Arg::San(before.position().san(mv));
    Some(Message::own("drill-play-other").with("move", san))
}
