//! What can be done with a game that is looked at: a row of small things over the one that comes next.

use egui::{Align, Color32, Layout, Ui, vec2};

use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{BUTTON_HEIGHT, GRID, Text};
use crate::app::widget::{Button, icon_button_ui};
use crate::review::{ReviewSession, ReviewView};
use crate::session::Event;
use crate::tutor::{Msg, ReviewMsg};

use super::file::{GAMES_INTO, offered, path_ui};
use super::review_game::{event, takes_moves};
use super::review_moves::moment_event;
use super::table::typed_ui;

/// Something to do: what it is called, and what it does.
#[derive(Clone, Debug)]
pub(super) struct Step {
    id: &'static str,
    icon: Icon,
    pub(super) msg: Msg,
}

impl Step {
    fn new(id: &'static str, icon: Icon, way: Event) -> Self {
        let msg = event(way);
        Self { id, icon, msg }
    }
}

pub(super) fn actions_ui(
    session: &ReviewSession,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    ui.spacing_mut().item_spacing = vec2(GRID, GRID);
    ui.horizontal(|ui| small_ui(session, cx, chrome, ui, out));
    if let Some(text) = &mut chrome.saving {
        if let Some(path) = path_ui(GAMES_INTO, text, &mut chrome.chooser, cx, ui) {
            chrome.saving = None;
            out.send(Msg::Review(ReviewMsg::Save(path)));
        }
        return;
    }
    if chrome.typed.is_some() {
        if let Some(text) = typed_ui(cx, chrome, ui) {
            out.send(event(Event::Typed(text)));
        }
        return;
    }
    foot_ui(session, cx, ui, out);
}

fn small_ui(
    session: &ReviewSession,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    let mut icon = |may: bool, icon, id: &'static str, msg: Msg, ui: &mut Ui| {
        let name = cx.word(id);
        ui.add_enabled_ui(may, |ui| {
            if icon_button_ui(icon, &name, cx.look, ui).clicked() {
                out.send(msg);
            }
        });
    };
    let to_game = event(Event::JumpedTo(session.plies()));
    let view = session.view();
    match view {
        ReviewView::Game | ReviewView::Aside { .. } => {
            let is_aside = matches!(view, ReviewView::Aside { .. });
            let is_over = if is_aside {
                session.is_aside_over()
            } else {
                session.is_at_end()
            };
            let may = is_aside || session.plies() > 0;
            let back = event(Event::WentBack);
            icon(may, Icon::ChevronLeft, "review-move-back", back, ui);
            let on = event(Event::Continued);
            icon(!is_over, Icon::ChevronRight, "review-move-on", on, ui);
            // At the end of a side line the big button leads back.
            if is_aside && !is_over {
                icon(true, Icon::Undo2, "review-to-game", to_game, ui);
            }
        }
        // Beside the next key moment the way back has a button with its name.
        ReviewView::Try {
            is_solved: true, ..
        } => {}
        ReviewView::Line | ReviewView::Try { .. } => {
            icon(true, Icon::ChevronLeft, "review-to-game", to_game, ui);
        }
    }
    icon(true, Icon::ArrowUpDown, "action-flip", Msg::Flip, ui);
    if takes_moves(session) {
        let name = cx.word("action-type");
        if icon_button_ui(Icon::Keyboard, &name, cx.look, ui).clicked() {
            chrome.typed = Some(String::new());
        }
        // The whole game goes out from where it is looked at, not from the middle of a try.
        let text = cx.word("action-hint");
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let button = Button::quiet(&text).icon(Icon::Lightbulb);
            if button.ui(cx.look, ui).clicked() {
                out.send(event(Event::HintAsked));
            }
        });
        return;
    }
    let copy = cx.word("review-copy");
    if icon_button_ui(Icon::ClipboardCopy, &copy, cx.look, ui).clicked()
        && let Some(pgn) = cx.tutor.reviewed_pgn()
    {
        ui.ctx().copy_text(pgn);
        out.send(Msg::Review(ReviewMsg::Copied));
    }
    let save = cx.word("review-save");
    if icon_button_ui(Icon::Save, &save, cx.look, ui).clicked() {
        let tag = |name| session.game().tag(name).unwrap_or_default();
        let offer = offered(&[tag("White"), tag("Black"), tag("Date")], "pgn");
        chrome.saving = chrome.saving.take().xor(Some(offer));
    }
}

/// The one thing that comes next, where there is one.
pub(super) fn next(session: &ReviewSession) -> Option<Step> {
    steps(session).0
}

/// What comes next, and what else may be done.
fn steps(session: &ReviewSession) -> (Option<Step>, Option<Step>) {
    let show = Step::new("action-show-me", Icon::Play, Event::Replayed);
    let retry = || {
        let ply = session.plies().saturating_sub(1);
        Step::new("review-retry", Icon::RotateCcw, Event::Chose(ply))
    };
    let to_game = || {
        let plies = session.plies();
        Step::new("review-to-game", Icon::Undo2, Event::JumpedTo(plies))
    };
    let on = || Step::new("review-next-move", Icon::ChevronRight, Event::Continued);
    let next_moment = || {
        let way = moment_event(session.next_moment()?);
        Some(Step::new("review-next-moment", Icon::ArrowRight, way))
    };
    match session.view() {
        ReviewView::Game if session.keeps_answer() => (Some(retry()), Some(show)),
        ReviewView::Game => {
            let moment =
                next_moment().filter(|_| session.is_at_moment() && session.can_be_bettered());
            match (moment, session.is_at_end()) {
                (Some(moment), _) => (Some(moment), Some(on())),
                (None, true) => end_steps(session),
                (None, false) => {
                    let again = session.can_be_bettered().then(retry);
                    (Some(on()), again)
                }
            }
        }
        ReviewView::Aside { .. } if session.is_aside_over() => (Some(to_game()), None),
        ReviewView::Aside { .. } => (Some(on()), None),
        ReviewView::Line => (Some(to_game()), None),
        ReviewView::Try {
            is_solved: true, ..
        } => match next_moment() {
            Some(moment) => (Some(moment), Some(to_game())),
            None => (Some(to_game()), None),
        },
        ReviewView::Try {
            is_tried: true,
            is_thinking: false,
            ..
        } => {
            let again = Step::new("action-again", Icon::RotateCcw, Event::TookBack);
            (Some(again), Some(show))
        }
        ReviewView::Try { .. } => (None, Some(show)),
    }
}

/// After the last move: what decided the game, or another game.
fn end_steps(session: &ReviewSession) -> (Option<Step>, Option<Step>) {
    let to_list = Step {
        id: "review-back-to-list",
        icon: Icon::List,
        msg: Msg::Review(ReviewMsg::Close),
    };
    match session.moments().first() {
        Some(first) => {
            let way = moment_event(first);
            let first = Step::new("review-first-moment", Icon::ArrowRight, way);
            (Some(first), Some(to_list))
        }
        None => (Some(to_list), None),
    }
}

/// What comes next, and beside it what else may be done: by its name where there is room for it, else by its icon.
fn foot_ui(session: &ReviewSession, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let (primary, quiet) = steps(session);
    let whole = ui.available_width();
    let half = (whole - GRID) / 2.0;
    let wanted = |step: &Step, ui: &Ui| {
        let (text, font) = (cx.word(step.id), cx.look.font(Text::Body));
        let words = ui
            .painter()
            .layout_no_wrap(text, font, Color32::PLACEHOLDER);
        words.size().x + cx.look.size(Text::Body) * 1.2 + 5.0 * GRID + 1.0
    };
    let one = |step: &Step, is_primary: bool, width: f32, ui: &mut Ui, out: &mut Outbox| {
        let text = cx.word(step.id);
        let button = if is_primary {
            Button::primary(&text)
        } else {
            Button::quiet(&text)
        };
        let button = button.icon(step.icon).least_width(width);
        if button.ui(cx.look, ui).clicked() {
            out.send(step.msg.clone());
        }
    };
    match (primary, quiet) {
        (Some(primary), Some(quiet)) => {
            let widths = [&primary, &quiet].map(|step| wanted(step, ui));
            let [first, second] = widths;
            ui.horizontal(|ui| {
                if widths.iter().all(|width| *width <= half) {
                    one(&primary, true, half, ui, out);
                    one(&quiet, false, half, ui, out);
                } else if first + GRID + second <= whole {
                    one(&primary, true, whole - GRID - second, ui, out);
                    one(&quiet, false, second, ui, out);
                } else {
                    one(&primary, true, whole - GRID - BUTTON_HEIGHT, ui, out);
                    let name = cx.word(quiet.id);
                    if icon_button_ui(quiet.icon, &name, cx.look, ui).clicked() {
                        out.send(quiet.msg);
                    }
                }
            });
        }
        (Some(primary), None) => one(&primary, true, whole, ui, out),
        (None, Some(quiet)) => one(&quiet, false, whole, ui, out),
        (None, None) => {}
    }
}
