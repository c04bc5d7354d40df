//! A lesson: the board, the coach's card, and one row of actions.

use egui::{
    Align, Key, Label, Layout, Modifiers, Rect, ScrollArea, TextEdit, Ui, UiBuilder, pos2, vec2,
};

use crate::app::board::{BoardMsg, board_ui};
use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{BUTTON_HEIGHT, GRID, Text};
use crate::app::names::VoiceNames;
use crate::app::widget::{
    Button, Step, card, coach_ui, hint_dots_ui, icon_button_ui, stars_ui, steps_ui, tone_card,
    turn_ui,
};
use crate::lesson::{AnswerState, Field, Find, StepKind, Tally};
use crate::message::{Arg, Message};
use crate::scene::{Input, Mark, Scene, Tone};
use crate::session::{Event, Mood, Session as _};
use crate::tutor::screen::LessonScreen;
use crate::tutor::{Msg, Route};

use super::castling::castling_ui;
use super::speech::{Squares, spoken_ui};

/// The right column at normal text size, in points, at least and at most.
const COLUMN: (f32, f32) = (320.0, 420.0);
/// The header over the board, in points.
const HEADER: f32 = 56.0;
/// The least room of a step in the header, with the gap beside it, in points.
const STEP_LEAST: f32 = 18.0;

/// Draws the lesson at hand.
pub(crate) fn lesson_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let Some(screen) = cx.tutor.lesson() else {
        return;
    };
    if screen.ending().is_some() {
        super::ending::ending_ui(screen, cx, chrome, ui, out);
        return;
    }
    keys(screen, chrome, ui, out);
    let space = ui.available_rect_before_wrap();
    let column = (space.width() * 0.32).clamp(COLUMN.0, COLUMN.1);
    let is_wide = space.width() - column >= space.height() * 0.62;
    if is_wide {
        let split = space.right() - column;
        let left = Rect::from_min_max(space.min, pos2(split - 2.0 * GRID, space.bottom()));
        let right = Rect::from_min_max(pos2(split, space.top()), space.max);
        part(ui, left, |ui| {
            header_ui(screen, cx, ui, out);
            board(screen, cx, chrome, ui, out);
        });
        part(ui, right, |ui| column_ui(screen, cx, chrome, ui, out));
    } else {
        let board_height = (space.height() * 0.56).min(space.width() + HEADER);
        let split = space.top() + board_height;
        let upper = Rect::from_min_max(space.min, pos2(space.right(), split));
        let lower = Rect::from_min_max(pos2(space.left(), split + GRID), space.max);
        part(ui, upper, |ui| {
            header_ui(screen, cx, ui, out);
            board(screen, cx, chrome, ui, out);
        });
        part(ui, lower, |ui| column_ui(screen, cx, chrome, ui, out));
    }
}

fn part(ui: &mut Ui, rect: Rect, add: impl FnOnce(&mut Ui)) {
    let builder = UiBuilder::new()
        .max_rect(rect)
        .layout(Layout::top_down(Align::Min));
    let mut inner = ui.new_child(builder);
    inner.set_clip_rect(rect.expand(4.0).intersect(ui.clip_rect()));
    add(&mut inner);
}

/// Keys that work whatever has the focus, but for a field that takes letters.
fn keys(screen: &LessonScreen, chrome: &mut Chrome, ui: &Ui, out: &mut Outbox) {
    if chrome.typed.is_some() {
        return;
    }
    let pressed =
        |modifiers: Modifiers, key: Key| ui.input_mut(|input| input.consume_key(modifiers, key));
    let session = &screen.session;
    if session.may_continue() && !chrome.board.is_busy() && pressed(Modifiers::NONE, Key::Enter) {
        out.send(Msg::Lesson(Event::Continued));
    }
    if pressed(Modifiers::NONE, Key::H) {
        out.send(Msg::Lesson(Event::HintAsked));
    }
    if pressed(Modifiers::NONE, Key::U) || pressed(Modifiers::COMMAND, Key::Z) {
        out.send(Msg::Lesson(Event::TookBack));
    }
    if pressed(Modifiers::NONE, Key::F) {
        out.send(Msg::Flip);
    }
    if takes_moves(screen) && pressed(Modifiers::NONE, Key::Slash) {
        chrome.typed = Some(String::new());
    }
}

fn takes_moves(screen: &LessonScreen) -> bool {
    let step = screen.session.step();
    step.is_some_and(|step| matches!(step.kind, StepKind::Ask(_) | StepKind::Drill(_)))
        && !screen.session.may_continue()
}

fn header_ui(screen: &LessonScreen, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let session = &screen.session;
    let lesson = session.lesson();
    ui.horizontal(|ui| {
        let back = icon_button_ui(Icon::ArrowLeft, &cx.word("lesson-to-map"), cx.look, ui);
        if back.clicked() {
            out.send(Msg::Go(Route::Learn));
        }
        let title = cx.voice().say(&Message::lesson(&lesson.id, "title", None));
        // A long title is cut short, so that the steps have room and the board stays in its place.
        let steps_least = lesson.steps.len() as f32 * STEP_LEAST;
        let room = ui.available_width() - 2.0 * GRID - steps_least;
        ui.scope(|ui| {
            ui.set_max_width(room.max(0.0));
            ui.add(Label::new(cx.look.text(title, Text::Heading)).truncate());
        });
        ui.add_space(GRID);
        let records = cx.tutor.records();
        let steps: Vec<Step> = lesson
            .steps
            .iter()
            .enumerate()
            .map(|(index, step)| {
                let known = records
                    .lesson(&lesson.id)
                    .and_then(|record| record.steps.get(&step.id));
                if index == session.step_index() {
                    return Step::Here;
                }
                match known.map(|known| known.best) {
                    Some(crate::session::AttemptOutcome::Skipped) => Step::Skipped,
                    Some(_) => Step::Done,
                    None => Step::Open,
                }
            })
            .collect();
        let name = |index: usize| {
            let id = match steps.get(index) {
                Some(Step::Done) => "step-done",
                Some(Step::Skipped) => "step-skipped",
                Some(Step::Here) => "step-here",
                Some(Step::Open) | None => "step-open",
            };
            cx.voice()
                .say(&Message::own(id).with("number", Arg::Number(index as i64 + 1)))
        };
        if let Some(index) = steps_ui(&steps, name, cx.look, ui) {
            out.send(Msg::Lesson(Event::JumpedTo(index)));
        }
    });
    ui.add_space(GRID);
}

fn board(screen: &LessonScreen, cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let mut scene = screen.scene();
    if let Some(square) = chrome.pointed.take() {
        scene.marks.push(Mark::Ring {
            square,
            tone: Tone::Idea,
        });
    }
    let settings = cx.tutor.settings();
    chrome.board.hides_coordinates = !settings.coordinates;
    chrome.board.hides_targets = !settings.legal_targets;
    ui.vertical_centered(|ui| {
        let names = VoiceNames(cx.voice());
        for msg in board_ui(
            &scene,
            &mut chrome.board,
            cx.look,
            &mut chrome.art,
            &names,
            ui,
        ) {
            out.send(Msg::Lesson(event_of(msg)));
        }
    });
}

fn event_of(msg: BoardMsg) -> Event {
    match msg {
        BoardMsg::Moved {
            from,
            to,
            promotion,
        } => Event::Moved {
            from,
            to,
            promotion,
        },
        BoardMsg::Clicked(square) => Event::Clicked(square),
        BoardMsg::Placed { piece, to, from } => Event::Placed { piece, to, from },
        BoardMsg::Removed(square) => Event::Removed(square),
    }
}

/// The coach's card and what belongs to the step, with the actions fixed at the foot.
fn column_ui(
    screen: &LessonScreen,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    let space = ui.available_rect_before_wrap();
    let foot = 2.0 * BUTTON_HEIGHT * cx.look.text_size.factor().max(1.0) + 2.0 * GRID;
    let body = Rect::from_min_max(space.min, pos2(space.right(), space.bottom() - foot - GRID));
    let actions = Rect::from_min_max(pos2(space.left(), space.bottom() - foot), space.max);
    part(ui, body, |ui| {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                coach_card_ui(screen, cx, chrome, ui);
                ui.add_space(GRID);
                answers_ui(screen, cx, ui, out);
                facts_ui(screen, cx, ui);
                if let Some(cards) = screen.session.castling_cards() {
                    castling_ui(&cards, &screen.session.castling_ways(), cx, ui);
                }
            });
    });
    part(ui, actions, |ui| actions_ui(screen, cx, chrome, ui, out));
}

fn coach_card_ui(screen: &LessonScreen, cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui) {
    let session = &screen.session;
    let speech = session.speech();
    let is_solved = session.may_continue() && session.step_stars().is_some();
    let squares = squares_may_light(session.step().map(|step| &step.kind));
    card(cx.look).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            let face = 56.0 * cx.look.text_size.factor();
            coach_ui(
                speech.mood,
                face,
                &cx.word(mood_word(speech.mood)),
                &mut chrome.art,
                ui,
            );
            ui.add_space(GRID / 2.0);
            ui.vertical(|ui| {
                // Once the step is solved, what was done is said; the task has had its time.
                if !is_solved || speech.messages.is_empty() {
                    let task = cx.voice().speak(&session.task());
                    spoken_ui(&task, Text::Coach, squares, cx, chrome, ui);
                } else {
                    said_ui(screen, cx, chrome, ui);
                }
                if let Some(stars) = session.step_stars() {
                    ui.add_space(GRID / 2.0);
                    let name =
                        Message::own("stars-of-three").with("stars", Arg::Number(i64::from(stars)));
                    stars_ui(stars, &cx.voice().say(&name), 26.0, cx.look, ui);
                }
            });
        });
    });
    if !is_solved && !speech.messages.is_empty() {
        ui.add_space(GRID);
        tone_card(cx.look, mood_tone(speech.mood)).show(ui, |ui| {
            ui.set_width(ui.available_width());
            said_ui(screen, cx, chrome, ui);
        });
    }
    if let Some(aside) = session.xiangqi_aside().filter(|_| cx.tutor.shows_xiangqi()) {
        ui.add_space(GRID);
        tone_card(cx.look, Tone::Idea).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(cx.look.text(cx.word("lesson-from-xiangqi"), Text::Small));
            spoken_ui(
                &cx.voice().speak(&aside),
                Text::Body,
                Squares::Light,
                cx,
                chrome,
                ui,
            );
        });
    }
}

fn said_ui(screen: &LessonScreen, cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui) {
    for message in &screen.session.speech().messages {
        spoken_ui(
            &cx.voice().speak(message),
            Text::Coach,
            Squares::Light,
            cx,
            chrome,
            ui,
        );
    }
}

/// Where a square is to be found by its name, the name must not show the way.
fn squares_may_light(kind: Option<&StepKind>) -> Squares {
    let finds_by_name = matches!(
        kind,
        Some(StepKind::Squares(
            Find::Square(_) | Find::File(_) | Find::Rank(_) | Find::Diagonal(..)
        ))
    );
    if finds_by_name {
        Squares::Plain
    } else {
        Squares::Light
    }
}

fn mood_word(mood: Mood) -> &'static str {
    match mood {
        Mood::Calm => "coach-calm",
        Mood::Happy => "coach-happy",
        Mood::Thinking => "coach-thinking",
        Mood::Concerned => "coach-concerned",
    }
}

fn mood_tone(mood: Mood) -> Tone {
    match mood {
        Mood::Calm | Mood::Thinking => Tone::Idea,
        Mood::Happy => Tone::Good,
        Mood::Concerned => Tone::Warning,
    }
}

fn answers_ui(screen: &LessonScreen, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    for (index, answer) in screen.session.answers().into_iter().enumerate() {
        let text = cx.voice().say(&answer.message);
        let button = match answer.state {
            AnswerState::Open => Button::quiet(&text),
            AnswerState::Right => Button::choice(&text, true).icon(Icon::Check),
            AnswerState::Wrong => Button::quiet(&text).icon(Icon::X),
        };
        let response = button.least_width(ui.available_width()).ui(cx.look, ui);
        if response.clicked() {
            out.send(Msg::Lesson(Event::Chose(index)));
        }
    }
}

/// Whose turn it is, and how far the step is.
fn facts_ui(screen: &LessonScreen, cx: Cx<'_>, ui: &mut Ui) {
    let scene: Scene = screen.session.scene();
    let session = &screen.session;
    // While the other side answers, its turn is told, so that nothing below jumps.
    let is_asked = session
        .step()
        .is_some_and(|step| matches!(step.kind, StepKind::Ask(_)));
    let is_move = matches!(scene.input, Input::Moves(_)) || (is_asked && !session.may_continue());
    let by_the_laws = session
        .step()
        .is_some_and(|step| matches!(step.field, Field::Game(_)));
    if let Some(turn) = scene.turn.filter(|_| is_move && by_the_laws) {
        let id = match turn {
            crate::rules::Color::White => "turn-white",
            crate::rules::Color::Black => "turn-black",
        };
        turn_ui(turn, &cx.word(id), cx.look, ui);
    }
    let message = match session.tally() {
        Some(Tally::Found { found, of }) => Message::own("tally-found")
            .with("found", Arg::Number(found as i64))
            .with("of", Arg::Number(of as i64)),
        Some(Tally::Placed { placed, of }) => Message::own("tally-placed")
            .with("placed", Arg::Number(placed as i64))
            .with("of", Arg::Number(of as i64)),
        Some(Tally::Moves {
            made,
            best: Some(best),
        }) => Message::own("tally-moves-best")
            .with("made", Arg::Number(i64::from(made)))
            .with("best", Arg::Number(i64::from(best))),
        Some(Tally::Moves { made, best: None }) => {
            Message::own("tally-moves").with("made", Arg::Number(i64::from(made)))
        }
        None => return,
    };
    ui.label(cx.look.text(cx.voice().say(&message), Text::Body));
}

fn actions_ui(
    screen: &LessonScreen,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    let session = &screen.session;
    ui.spacing_mut().item_spacing = vec2(GRID, GRID);
    ui.horizontal(|ui| {
        let mut icon = |icon, id: &'static str, msg: Msg, ui: &mut Ui| {
            let response = icon_button_ui(icon, &cx.word(id), cx.look, ui);
            if response.clicked() {
                out.send(msg);
            }
        };
        if session.step_index() > 0 {
            icon(
                Icon::ChevronLeft,
                "action-back",
                Msg::Lesson(Event::WentBack),
                ui,
            );
        }
        icon(Icon::ArrowUpDown, "action-flip", Msg::Flip, ui);
        if session.may_take_back() || session.step_stars().is_some() {
            icon(
                Icon::Undo2,
                "action-again",
                Msg::Lesson(Event::TookBack),
                ui,
            );
        }
        if session.may_replay() {
            icon(
                Icon::Play,
                "action-replay",
                Msg::Lesson(Event::Replayed),
                ui,
            );
        }
        if takes_moves(screen) {
            let name = cx.word("action-type");
            let response = icon_button_ui(Icon::Keyboard, &name, cx.look, ui);
            if response.clicked() {
                chrome.typed = Some(String::new());
            }
        }
        let hints = session.hints();
        if hints.of > 0 && !session.may_continue() {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let text = cx.word("action-hint");
                let response = ui
                    .add_enabled_ui(hints.taken < hints.of, |ui| {
                        Button::quiet(&text).icon(Icon::Lightbulb).ui(cx.look, ui)
                    })
                    .inner;
                if response.clicked() {
                    out.send(Msg::Lesson(Event::HintAsked));
                }
                let name = Message::own("hints-taken")
                    .with("taken", Arg::Number(i64::from(hints.taken)))
                    .with("of", Arg::Number(i64::from(hints.of)));
                let name = cx.voice().say(&name);
                hint_dots_ui(
                    u32::from(hints.taken),
                    u32::from(hints.of),
                    &name,
                    cx.look,
                    ui,
                );
            });
        }
    });
    if chrome.typed.is_some() {
        typed_ui(cx, chrome, ui, out);
        return;
    }
    let width = ui.available_width();
    if session.may_continue() {
        let text = cx.word("action-continue");
        let button = Button::primary(&text)
            .icon_after(Icon::ArrowRight)
            .least_width(width);
        let response = button.ui(cx.look, ui);
        if response.clicked() {
            out.send(Msg::Lesson(Event::Continued));
        }
    } else {
        let text = cx.word("action-skip");
        let response = Button::quiet(&text)
            .icon_after(Icon::SkipForward)
            .least_width(width)
            .ui(cx.look, ui);
        if response.clicked() {
            out.send(Msg::Lesson(Event::Skipped));
        }
    }
}

/// The field for a typed move. While it is open, letters belong to it.
fn typed_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let Some(text) = &mut chrome.typed else {
        return;
    };
    let hint = cx.look.text(cx.word("typed-hint"), Text::Small);
    let field = TextEdit::singleline(text)
        .font(cx.look.font(Text::Body))
        .hint_text(hint)
        .margin(vec2(12.0, 11.0))
        .desired_width(ui.available_width());
    let response = ui.add(field);
    let label = cx.word("action-type");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, &label));
    let (enter, escape) = ui.input(|input| {
        (
            input.key_pressed(Key::Enter),
            input.key_pressed(Key::Escape),
        )
    });
    if enter {
        let move_text = text.trim().to_owned();
        chrome.typed = None;
        if !move_text.is_empty() {
            out.send(Msg::Lesson(Event::Typed(move_text)));
        }
    } else if escape || (response.lost_focus() && !response.has_focus()) {
        chrome.typed = None;
    } else if !response.has_focus() {
        response.request_focus();
    }
}
