//! A game that is looked at: board, graph, accuracy, key moments, the moves with their ratings, and the coach.

use egui::{
    Align, Align2, CornerRadius, Layout, Response, ScrollArea, Sense, Ui, UiBuilder, Vec2,
    WidgetInfo, vec2,
};
use egui_plot::{Line, Plot, PlotPoints, VLine};

use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{GRID, Text};
use crate::app::widget::{Button, icon_button_ui, progress_bar_ui};
use crate::coach::{MoveRating, sign};
use crate::message::{Arg, Message};
use crate::puzzle::pick::Mode;
use crate::review::{MomentKind, ReviewSession, ReviewView, ReviewedMove};
use crate::rules::Color;
use crate::scene::{Sign, Tone};
use crate::session::{Event, Session as _};
use crate::tutor::{Msg, PuzzleMsg, ReviewMsg};

use super::file::{offered, path_ui};
use super::review::step_keys;
use super::table::{
    BoardKey, Keyable, board_events_ui, board_keys, body_and_actions, coach_card_ui, halves,
    header_ui, part, said_ui, typed_ui,
};

/// The height of the graph at normal text size, in points.
const GRAPH: f32 = 96.0;
/// A row of the list of moves, and the number before it, at normal text size, in points.
const MOVE: f32 = 32.0;
const NUMBER: f32 = 40.0;

/// Draws the game at hand.
pub(super) fn review_game_ui(
    session: &ReviewSession,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    let tries = takes_moves(session);
    for key in board_keys(keyable(tries), chrome, ui) {
        match key {
            BoardKey::GoOn => out.send(event(Event::Continued)),
            BoardKey::Hint => out.send(event(Event::HintAsked)),
            BoardKey::TakeBack => out.send(event(Event::TookBack)),
            BoardKey::Flip => out.send(Msg::Flip),
        }
    }
    if !tries && let Some(step) = step_keys(ui) {
        let way = if step > 0 {
            Event::Continued
        } else {
            Event::WentBack
        };
        out.send(event(way));
    }
    let halves = halves(ui);
    part(ui, halves.board, |ui| {
        let back = ("review-to-list", Msg::Review(ReviewMsg::Close));
        header_ui(&title(session, cx), back, 0.0, cx, ui, out, |_, _| {});
        for done in board_events_ui(session.scene(), cx, chrome, ui) {
            out.send(event(done));
        }
    });
    part(ui, halves.column, |ui| {
        column_ui(session, cx, chrome, ui, out)
    });
}

fn event(event: Event) -> Msg {
    Msg::Review(ReviewMsg::Session(event))
}

fn keyable(takes_moves: bool) -> Keyable {
    Keyable {
        goes_on: false,
        takes_moves,
    }
}

fn takes_moves(session: &ReviewSession) -> bool {
    match session.view() {
        ReviewView::Try { is_tried, .. } => !is_tried,
        ReviewView::Game | ReviewView::Line => false,
    }
}

fn title(session: &ReviewSession, cx: Cx<'_>) -> String {
    let name = |tag| match session.game().tag(tag) {
        None | Some("" | "?") => cx.word("review-somebody"),
        Some(name) => name.to_owned(),
    };
    let result = session.game().result.text();
    format!("{} – {}  {result}", name("White"), name("Black"))
}

fn column_ui(
    session: &ReviewSession,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    let (body, actions) = body_and_actions(cx, ui);
    ui.scope_builder(UiBuilder::new().max_rect(body), |ui| {
        ui.set_clip_rect(body.expand(4.0));
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                speech_ui(session, cx, chrome, ui);
                ui.add_space(GRID);
                progress_ui(session, cx, ui, out);
                graph_ui(session, cx, ui, out);
                accuracy_ui(session, cx, ui);
                if session.retry().is_none() {
                    moments_ui(session, cx, ui, out);
                    puzzles_ui(cx, ui, out);
                    moves_ui(session, cx, ui, out);
                }
            });
    });
    ui.scope_builder(UiBuilder::new().max_rect(actions), |ui| {
        actions_ui(session, cx, chrome, ui, out);
    });
}

fn speech_ui(session: &ReviewSession, cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui) {
    let speech = session.speech();
    coach_card_ui(speech.mood, cx, chrome, ui, |chrome, ui| {
        if speech.messages.is_empty() {
            let id = match (session.plies(), session.is_running()) {
                (0, _) => "review-begin",
                (_, true) => "review-looking",
                (_, false) => "review-not-looked-at",
            };
            said_ui(&[Message::own(id)], cx, chrome, ui);
            return;
        }
        said_ui(&speech.messages, cx, chrome, ui);
    });
}

/// How far the analysis is, and the way to stop it or go on.
fn progress_ui(session: &ReviewSession, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    if session.analysis().is_finished() {
        return;
    }
    let share = session.analysis().progress();
    let percent = (share * 100.0).floor() as i64;
    let message = Message::own("review-progress").with("percent", Arg::Number(percent));
    ui.horizontal(|ui| {
        ui.label(cx.look.text(cx.voice().say(&message), Text::Small));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (icon, id, msg) = if session.is_running() {
                (Icon::CircleStop, "review-cancel", ReviewMsg::Cancel)
            } else {
                (Icon::Play, "review-resume", ReviewMsg::Resume)
            };
            if icon_button_ui(icon, &cx.word(id), cx.look, ui).clicked() {
                out.send(Msg::Review(msg));
            }
        });
    });
    let name = cx.voice().say(&message);
    progress_bar_ui(share as f32, ui.available_width(), &name, cx.look, ui);
    ui.add_space(GRID);
}

/// White's chances through the game; a click goes there.
fn graph_ui(session: &ReviewSession, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let chances = session.analysis().white_chances();
    let palette = &cx.look.palette;
    let plies = session.analysis().moves().len().max(1) as f64;
    let points: Vec<[f64; 2]> = chances
        .iter()
        .enumerate()
        .map(|(ply, chance)| [ply as f64, *chance])
        .collect();
    let line = Line::new("chances", PlotPoints::new(points))
        .color(palette.ink)
        .width(1.5)
        .fill(0.0)
        .fill_alpha(0.14)
        .allow_hover(false);
    let middle = egui_plot::HLine::new("even", 50.0)
        .color(palette.line)
        .width(1.0)
        .allow_hover(false);
    let here = VLine::new("here", session.plies() as f64)
        .color(palette.action)
        .width(2.0)
        .allow_hover(false);
    let plot = Plot::new("review-graph")
        .height(GRAPH * cx.look.text_size.factor())
        .show_axes(false)
        .show_grid(false)
        .show_x(false)
        .show_y(false)
        .show_background(false)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .set_margin_fraction(vec2(0.0, 0.0))
        .default_x_bounds(0.0, plies)
        .default_y_bounds(0.0, 100.0);
    let shown = plot.show(ui, |plot| {
        plot.hline(middle);
        plot.line(line);
        plot.vline(here);
        plot.pointer_coordinate()
    });
    let name = cx.word("review-graph");
    shown
        .response
        .widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, &name));
    let frame = shown.response.rect;
    let stroke = egui::Stroke::new(1.0, palette.line);
    ui.painter().rect_stroke(
        frame,
        CornerRadius::same(4),
        stroke,
        egui::StrokeKind::Inside,
    );
    if shown.response.clicked()
        && let Some(at) = shown.inner
    {
        out.send(event(Event::JumpedTo(at.x.round().max(0.0) as usize)));
    }
    ui.add_space(GRID / 2.0);
}

/// How accurately both sides played, once all moves are judged: half a game's number would only jump.
fn accuracy_ui(session: &ReviewSession, cx: Cx<'_>, ui: &mut Ui) {
    if !session.analysis().is_finished() {
        return;
    }
    let of = |side| {
        let accuracy = session.analysis().accuracy(side)?;
        let message = Message::own("review-accuracy")
            .with("side", Arg::Color(side))
            .with("percent", Arg::Number(accuracy.round() as i64));
        Some(cx.voice().say(&message))
    };
    let told: Vec<String> = [Color::White, Color::Black]
        .into_iter()
        .filter_map(of)
        .collect();
    if told.is_empty() {
        return;
    }
    ui.label(cx.look.text(told.join("   "), Text::Body));
    ui.add_space(GRID);
}

/// Three to five moments, each a button.
fn moments_ui(session: &ReviewSession, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    if session.moments().is_empty() {
        return;
    }
    ui.label(cx.look.text(cx.word("review-moments"), Text::Small));
    for moment in session.moments() {
        let Some(reviewed) = session.analysis().moves().get(moment.ply) else {
            continue;
        };
        let rating = reviewed
            .rating()
            .map(|rating| cx.voice().say(&rating.message()));
        let text = format!(
            "{} {}: {}",
            reviewed.place(),
            signed(reviewed),
            rating.unwrap_or_default()
        );
        let is_here = session.plies() == moment.ply + 1;
        let icon = match moment.kind {
            MomentKind::Chance => Icon::RotateCcw,
            MomentKind::Highlight => Icon::Sparkles,
        };
        let width = ui.available_width();
        let button = Button::choice(&text, is_here).icon(icon).least_width(width);
        if button.ui(cx.look, ui).clicked() {
            out.send(event(match moment.kind {
                MomentKind::Chance => Event::Chose(moment.ply),
                MomentKind::Highlight => Event::JumpedTo(moment.ply + 1),
            }));
        }
    }
    ui.add_space(GRID);
}

/// The puzzles that the game's mistakes have become, once they were looked for.
fn puzzles_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let Some(puzzles) = cx.tutor.puzzles_of_game().filter(|found| !found.is_empty()) else {
        return;
    };
    let count = Arg::Number(i64::try_from(puzzles.len()).unwrap_or(i64::MAX));
    let message = Message::own("review-puzzles").with("count", count);
    let text = cx.voice().say(&message);
    let button = Button::quiet(&text).icon(Icon::Puzzle);
    if button
        .least_width(ui.available_width())
        .ui(cx.look, ui)
        .clicked()
    {
        out.send(Msg::Puzzle(PuzzleMsg::Start(Mode::OwnGame(puzzles))));
    }
    ui.add_space(GRID);
}

/// All moves with the signs of their ratings, a pair to a row; a click goes to a move.
fn moves_ui(session: &ReviewSession, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let factor = cx.look.text_size.factor();
    let number_width = NUMBER * factor;
    let width = (ui.available_width() - number_width) / 2.0;
    let size = vec2(width, MOVE * factor).floor();
    let moves = session.analysis().moves();
    // A game may begin with a move of Black's.
    let odd = usize::from(moves.first().is_some_and(|mv| mv.side() == Color::Black));
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    // Else each row is as high as a button.
    ui.spacing_mut().interact_size.y = size.y;
    for row in 0..(moves.len() + odd).div_ceil(2) {
        ui.horizontal(|ui| {
            let plies = [2 * row, 2 * row + 1].map(|ply| ply.checked_sub(odd));
            let pair = plies.map(|ply| moves.get(ply?));
            let number = pair.iter().flatten().next().map(|mv| mv.number);
            let (rect, _) = ui.allocate_exact_size(vec2(number_width, size.y), Sense::hover());
            ui.painter().text(
                rect.left_center(),
                Align2::LEFT_CENTER,
                number
                    .map(|number| format!("{number}."))
                    .unwrap_or_default(),
                cx.look.font(Text::Small),
                cx.look.palette.muted,
            );
            for reviewed in pair {
                let Some(reviewed) = reviewed else {
                    ui.allocate_exact_size(size, Sense::hover());
                    continue;
                };
                let is_here = session.plies() == reviewed.ply + 1;
                if move_ui(reviewed, is_here, size, cx, ui).clicked() {
                    out.send(event(Event::JumpedTo(reviewed.ply + 1)));
                }
            }
        });
    }
}

/// A move in the list.
fn move_ui(
    reviewed: &ReviewedMove,
    is_here: bool,
    size: Vec2,
    cx: Cx<'_>,
    ui: &mut Ui,
) -> Response {
    let palette = &cx.look.palette;
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let rating = reviewed
        .rating()
        .map(|rating| cx.voice().say(&rating.message()));
    let name = format!("{} {}", reviewed.place(), signed(reviewed));
    let name = match &rating {
        Some(rating) => format!("{name}, {rating}"),
        None => name,
    };
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, is_here, &name));
    if ui.is_rect_visible(rect) {
        let fill = match (is_here, response.hovered()) {
            (true, _) => palette.action_soft,
            (false, true) => palette.raised_hover,
            (false, false) => egui::Color32::TRANSPARENT,
        };
        let round = CornerRadius::same(4);
        ui.painter().rect_filled(rect, round, fill);
        if response.has_focus() {
            let ring = cx.look.focus_stroke();
            ui.painter()
                .rect_stroke(rect, round, ring, egui::StrokeKind::Inside);
        }
        let tone = reviewed.rating().and_then(rating_tone);
        let ink = tone.map_or(palette.ink, |tone| palette.tone(tone).0);
        ui.painter().text(
            rect.left_center() + vec2(GRID, 0.0),
            Align2::LEFT_CENTER,
            signed(reviewed),
            cx.look.font(Text::Body),
            ink,
        );
    }
    match rating {
        Some(rating) => response.on_hover_text(rating),
        None => response,
    }
}

/// The move with the sign of its rating, where it has one.
fn signed(reviewed: &ReviewedMove) -> String {
    let sign = reviewed.rating().and_then(sign);
    format!("{}{}", reviewed.san, sign.map_or("", Sign::text))
}

fn rating_tone(rating: MoveRating) -> Option<Tone> {
    match sign(rating)? {
        Sign::Brilliant | Sign::Great => Some(Tone::Good),
        Sign::Inaccuracy | Sign::Mistake => Some(Tone::Warning),
        Sign::Blunder => Some(Tone::Danger),
        Sign::Star | Sign::Tick | Sign::Again | Sign::Book => None,
    }
}

fn actions_ui(
    session: &ReviewSession,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    ui.spacing_mut().item_spacing = vec2(GRID, GRID);
    let view = session.view();
    ui.horizontal(|ui| {
        let mut icon = |icon, id: &'static str, msg: Msg, ui: &mut Ui| {
            if icon_button_ui(icon, &cx.word(id), cx.look, ui).clicked() {
                out.send(msg);
            }
        };
        match view {
            ReviewView::Game => {
                let back = event(Event::WentBack);
                icon(Icon::ChevronLeft, "review-move-back", back, ui);
                let on = event(Event::Continued);
                icon(Icon::ChevronRight, "review-move-on", on, ui);
            }
            ReviewView::Line | ReviewView::Try { .. } => {
                let back = event(Event::JumpedTo(session.plies()));
                icon(Icon::ChevronLeft, "review-to-game", back, ui);
            }
        }
        icon(Icon::ArrowUpDown, "action-flip", Msg::Flip, ui);
        if takes_moves(session) {
            let name = cx.word("action-type");
            if icon_button_ui(Icon::Keyboard, &name, cx.look, ui).clicked() {
                chrome.typed = Some(String::new());
            }
        }
        let copy = cx.word("review-copy");
        if icon_button_ui(Icon::ClipboardCopy, &copy, cx.look, ui).clicked()
            && let Some(pgn) = cx.tutor.reviewed_pgn()
        {
            ui.ctx().copy_text(pgn);
        }
        let save = cx.word("review-save");
        if icon_button_ui(Icon::Save, &save, cx.look, ui).clicked() {
            let tag = |name| session.game().tag(name).unwrap_or_default();
            let offer = offered(&[tag("White"), tag("Black"), tag("Date")], "pgn");
            chrome.saving = chrome.saving.take().xor(Some(offer));
        }
        let text = cx.word("action-hint");
        if takes_moves(session) {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let button = Button::quiet(&text).icon(Icon::Lightbulb);
                if button.ui(cx.look, ui).clicked() {
                    out.send(event(Event::HintAsked));
                }
            });
        }
    });
    if let Some(text) = &mut chrome.saving {
        let verb = ("action-save", Icon::Save);
        if let Some(path) = path_ui("save-path", verb, text, cx, ui) {
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

/// What to do next.
fn foot_ui(session: &ReviewSession, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let width = ui.available_width();
    let mut one = |id, icon, is_primary: bool, width: f32, msg: Msg, ui: &mut Ui| {
        let text = cx.word(id);
        let button = if is_primary {
            Button::primary(&text)
        } else {
            Button::quiet(&text)
        };
        let button = button.icon(icon).least_width(width);
        if button.ui(cx.look, ui).clicked() {
            out.send(msg);
        }
    };
    let half = (width - GRID) / 2.0;
    let show = event(Event::Replayed);
    match session.view() {
        ReviewView::Game if session.can_be_bettered() => {
            let ply = session.plies().saturating_sub(1);
            ui.horizontal(|ui| {
                let retry = event(Event::Chose(ply));
                one("review-retry", Icon::RotateCcw, true, half, retry, ui);
                one("action-show-me", Icon::Play, false, half, show, ui);
            });
        }
        ReviewView::Game => {
            let on = event(Event::Continued);
            one("review-next-move", Icon::ChevronRight, true, width, on, ui);
        }
        ReviewView::Line => {
            let back = event(Event::JumpedTo(session.plies()));
            one("review-to-game", Icon::Undo2, true, width, back, ui);
        }
        ReviewView::Try {
            is_solved: true, ..
        } => {
            let on = event(Event::JumpedTo(session.plies()));
            one("review-to-game", Icon::Check, true, width, on, ui);
        }
        ReviewView::Try {
            is_tried: true,
            is_thinking: false,
            ..
        } => {
            ui.horizontal(|ui| {
                let again = event(Event::TookBack);
                one("action-again", Icon::RotateCcw, true, half, again, ui);
                one("action-show-me", Icon::Play, false, half, show, ui);
            });
        }
        ReviewView::Try { .. } => one("action-show-me", Icon::Play, false, width, show, ui),
    }
}
