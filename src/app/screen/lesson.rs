//! A lesson: the board, the coach's card, and one row of actions.

use egui::{Align, Layout, ScrollArea, Ui, vec2};

use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{GRID, Text};
use crate::app::widget::{
    Button, Step, hint_dots_ui, icon_button_ui, prose_ui, stars_ui, steps_ui, tone_card, turn_ui,
};
use crate::lesson::{Field, Find, StepKind, Tally};
use crate::message::{Arg, Message};
use crate::scene::{Input, Scene, Tone};
use crate::session::{Event, Session as _};
use crate::tutor::screen::LessonScreen;
use crate::tutor::{Msg, PlayMsg, Route};

use super::answers::{answers_ui, is_trained};
use super::castling::{Castling, castling_ui};
use super::speech::{Squares, spoken_ui};
use super::table::{
    BoardKey, Keyable, board_events_ui, board_keys, body_and_actions, coach_card_ui, halves,
    header_ui, part, said_card_ui, said_ui, typed_ui,
};

/// The least room of a step in the header that shows its number, with the gap beside it, in points.
const STEP_LEAST: f32 = 22.0;

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
    let halves = halves(ui);
    part(ui, halves.board, |ui| {
        header(screen, cx, ui, out);
        for event in board_events_ui(screen.scene(), cx, chrome, ui) {
            out.send(Msg::Lesson(event));
        }
    });
    part(ui, halves.column, |ui| {
        column_ui(screen, cx, chrome, ui, out);
    });
}

/// Keys that work whatever has the focus, but for a field that takes letters.
fn keys(screen: &LessonScreen, chrome: &mut Chrome, ui: &Ui, out: &mut Outbox) {
    let keyable = Keyable {
        goes_on: screen.session.may_continue(),
        takes_moves: takes_moves(screen),
    };
    for key in board_keys(keyable, chrome, ui) {
        match key {
            BoardKey::GoOn => out.send(Msg::Lesson(Event::Continued)),
            BoardKey::Hint => out.send(Msg::Lesson(Event::HintAsked)),
            BoardKey::TakeBack => out.send(Msg::Lesson(Event::TookBack)),
            BoardKey::Flip => out.send(Msg::Flip),
        }
    }
}

fn takes_moves(screen: &LessonScreen) -> bool {
    let step = screen.session.step();
    step.is_some_and(|step| {
        matches!(
            step.kind,
            StepKind::Ask(_)
                | StepKind::Drill(_)
                | StepKind::Guess { .. }
                | StepKind::Opening(_)
                | StepKind::Play(_)
        )
    }) && !screen.session.may_continue()
}

fn header(screen: &LessonScreen, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let session = &screen.session;
    let lesson = session.lesson();
    let title = cx.voice().say(&Message::lesson(&lesson.id, "title", None));
    // A long title gives way, so that the steps have room for their numbers and the board stays in its place.
    let steps_least = lesson.steps.len() as f32 * STEP_LEAST;
    let back = ("lesson-to-map", Msg::Go(Route::Learn));
    header_ui(&title, back, steps_least, cx, ui, out, |ui, out| {
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
}

/// The coach's card and what belongs to the step, with the actions fixed at the foot.
fn column_ui(
    screen: &LessonScreen,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    let (body, actions) = body_and_actions(cx, ui);
    // What is left of the column below what it holds already, however far it is scrolled.
    let room = |ui: &Ui| body.height() - (ui.cursor().top() - ui.min_rect().top());
    part(ui, body, |ui| {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                says_ui(screen, cx, chrome, ui, out);
                ui.add_space(GRID);
                if let Some(prompt) = screen.session.prompt() {
                    let said = cx.voice().say(&prompt);
                    prose_ui(&said, Text::Heading, cx.look, ui);
                    ui.add_space(GRID);
                }
                // How far a row of questions is stands over its answers, or a long question pushes it out of sight.
                let is_trained = is_trained(screen);
                if is_trained {
                    facts_ui(screen, cx, ui);
                    ui.add_space(GRID / 2.0);
                }
                answers_ui(screen, room(ui), cx, ui, out);
                if !is_trained {
                    facts_ui(screen, cx, ui);
                }
                if let Some(cards) = screen.session.castling_cards() {
                    let castling = Castling {
                        cards: &cards,
                        ways: &screen.session.castling_ways(),
                        is_past: screen.session.has_castled(),
                    };
                    castling_ui(&castling, room(ui), cx, ui);
                }
            });
    });
    part(ui, actions, |ui| actions_ui(screen, cx, chrome, ui, out));
}

fn says_ui(screen: &LessonScreen, cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let session = &screen.session;
    let speech = session.speech();
    let is_solved =
        session.may_continue() && session.step_stars().is_some() && !session.is_missed();
    let squares = squares_may_light(session.step().map(|step| &step.kind));
    coach_card_ui(speech.mood, cx, chrome, ui, |chrome, ui| {
        // Once the step is solved, what was done is said; the task has had its time.
        if !is_solved || speech.messages.is_empty() {
            let task = cx.voice().speak(&session.task());
            spoken_ui(&task, Text::Coach, squares, cx, chrome, ui);
        } else {
            said_ui(&speech.messages, cx, chrome, ui);
        }
        // In a test it is the score that counts.
        if let Some(stars) = session.step_stars().filter(|_| !session.is_test()) {
            ui.add_space(GRID / 2.0);
            let name = Message::own("stars-of-three").with("stars", Arg::Number(i64::from(stars)));
            stars_ui(stars, &cx.voice().say(&name), 26.0, cx.look, ui);
        }
    });
    if !is_solved && !speech.messages.is_empty() {
        ui.add_space(GRID);
        said_card_ui(speech.mood, &speech.messages, cx, chrome, ui);
        if session.may_show() {
            ui.add_space(GRID);
            let show = cx.word("action-show-me");
            if Button::quiet(&show)
                .icon(Icon::Play)
                .ui(cx.look, ui)
                .clicked()
            {
                out.send(Msg::Lesson(Event::Replayed));
            }
        }
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

/// Where a square is to be found by its name, the name must not show the way.
fn squares_may_light(kind: Option<&StepKind>) -> Squares {
    let finds_by_name = matches!(
        kind,
        Some(
            StepKind::Squares(Find::Square(_) | Find::File(_) | Find::Rank(_) | Find::Diagonal(..))
                | StepKind::Train(_)
        )
    );
    if finds_by_name {
        Squares::Plain
    } else {
        Squares::Light
    }
}

/// Whose turn it is, and how far the step is.
fn facts_ui(screen: &LessonScreen, cx: Cx<'_>, ui: &mut Ui) {
    let scene: Scene = screen.session.scene();
    let session = &screen.session;
    // While the other side answers, its turn is told, so that nothing below jumps.
    let is_asked = session.step().is_some_and(|step| {
        matches!(
            step.kind,
            StepKind::Ask(_) | StepKind::Guess { .. } | StepKind::Opening(_) | StepKind::Play(_)
        )
    });
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
    if let Some(title) = session.line_title() {
        prose_ui(&cx.voice().say(&title), Text::Body, cx.look, ui);
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
        Some(Tally::Row { done, of, in_a_row }) => Message::own("tally-row")
            .with("done", Arg::Number(i64::from(done)))
            .with("of", Arg::Number(i64::from(of)))
            .with("row", Arg::Number(i64::from(in_a_row))),
        Some(Tally::Line { number, of }) => Message::own("drill-round")
            .with("mode", Arg::Name("line".to_owned()))
            .with("number", Arg::Number(i64::from(number)))
            .with("of", Arg::Number(i64::from(of))),
        Some(Tally::Within { made, of }) => Message::own("tally-within")
            .with("made", Arg::Number(i64::from(made)))
            .with("of", Arg::Number(i64::from(of))),
        Some(Tally::Held { made, of }) => Message::own("tally-held")
            .with("made", Arg::Number(i64::from(made)))
            .with("of", Arg::Number(i64::from(of))),
        Some(Tally::Points {
            points,
            of,
            at,
            moves,
        }) => Message::own("tally-points")
            .with("points", Arg::Number(i64::from(points)))
            .with("of", Arg::Number(i64::from(of)))
            .with("at", Arg::Number(i64::from(at)))
            .with("moves", Arg::Number(i64::from(moves))),
        None => return,
    };
    prose_ui(&cx.voice().say(&message), Text::Body, cx.look, ui);
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
        if session.step_index() > 0 && !session.is_test() {
            icon(
                Icon::ChevronLeft,
                "action-back",
                Msg::Lesson(Event::WentBack),
                ui,
            );
        }
        icon(Icon::ArrowUpDown, "action-flip", Msg::Flip, ui);
        let is_over = session.step_stars().is_some() && !session.is_test();
        if session.may_take_back() || is_over {
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
        if session.may_continue() && cx.tutor.lesson_position().is_some() {
            let name = cx.word("lesson-play-on");
            if icon_button_ui(Icon::Swords, &name, cx.look, ui).clicked() {
                out.send(Msg::Play(PlayMsg::FromLesson));
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
        if let Some(text) = typed_ui(cx, chrome, ui) {
            out.send(Msg::Lesson(Event::Typed(text)));
        }
        return;
    }
    let width = ui.available_width();
    if session.is_showing() {
        let text = cx.word("action-to-task");
        let button = Button::primary(&text).icon(Icon::Undo2).least_width(width);
        if button.ui(cx.look, ui).clicked() {
            out.send(Msg::Lesson(Event::Continued));
        }
    } else if session.may_continue() {
        let text = cx.word("action-continue");
        let button = Button::primary(&text)
            .icon_after(Icon::ArrowRight)
            .least_width(width);
        let response = button.ui(cx.look, ui);
        if response.clicked() {
            out.send(Msg::Lesson(Event::Continued));
        }
    } else {
        let text = cx.word(if session.is_test() {
            "action-dont-know"
        } else {
            "action-skip"
        });
        let response = Button::quiet(&text)
            .icon_after(Icon::SkipForward)
            .least_width(width)
            .ui(cx.look, ui);
        if response.clicked() {
            out.send(Msg::Lesson(Event::Skipped));
        }
    }
}
