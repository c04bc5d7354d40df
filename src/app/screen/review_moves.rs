//! The moves of a game that is looked at: the moments that decided it, all of them with the signs of their ratings, and the
//! side lines that others wrote beside them.

use egui::style::ScrollAnimation;
use egui::{
    Align, Align2, CornerRadius, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    vec2,
};

use crate::app::cx::{Cx, Outbox};
use crate::app::look::{GRID, Text};
use crate::message::{Arg, Message};
use crate::review::{KeyMoment, MomentKind, ReviewSession, ReviewView, ReviewedMove, SideMove};
use crate::rules::Color;
use crate::scene::{Sign, Tone};
use crate::session::Event;
use crate::tutor::{Msg, ReviewMsg};

use super::review_game::event;

/// A row of the list of moves, and the number before it, at normal text size, in points.
pub(super) const MOVE: f32 = 32.0;
const NUMBER: f32 = 40.0;
/// A row of a side line, at normal text size, in points.
const SIDE: f32 = 24.0;
/// Side lines within side lines go in no further than so many steps.
const MOST_INDENTS: usize = 3;

/// Where a moment leads: one that can be bettered is tried, a fine one is looked at.
pub(super) fn moment_event(moment: &KeyMoment) -> Event {
    match moment.kind {
        MomentKind::Chance => Event::Chose(moment.ply),
        MomentKind::Highlight => Event::JumpedTo(moment.ply + 1),
    }
}

/// Three to five moments, each a small button with the move and its sign.
pub(super) fn moments_ui(session: &ReviewSession, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    if session.moments().is_empty() {
        return;
    }
    let height = (MOVE * cx.look.text_size.factor()).floor();
    ui.label(cx.look.text(cx.word("review-moments"), Text::Small));
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = height;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(GRID / 2.0, GRID / 2.0);
            for moment in session.moments() {
                let Some(reviewed) = session.analysis().moves().get(moment.ply) else {
                    continue;
                };
                let is_here = session.plies() == moment.ply + 1;
                if chip_ui(reviewed, is_here, height, cx, ui).clicked() {
                    out.send(event(moment_event(moment)));
                }
            }
        });
    });
}

/// A key moment: its move with its sign, on a ground of its own.
fn chip_ui(
    reviewed: &ReviewedMove,
    is_here: bool,
    height: f32,
    cx: Cx<'_>,
    ui: &mut Ui,
) -> Response {
    let palette = &cx.look.palette;
    let text = format!("{} {}", reviewed.place(), signed(reviewed));
    let rating = reviewed.label().map(|label| cx.voice().say(&label));
    let rating = rating.unwrap_or_default();
    let tone = reviewed.sign().and_then(sign_tone);
    let ink = tone.map_or(palette.ink, |tone| palette.tone(tone).0);
    let font = cx.look.font(Text::Body);
    let words = ui.painter().layout_no_wrap(text.clone(), font, ink);
    let size = vec2(words.size().x + 2.0 * GRID, height).ceil();
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let name = format!("{text} · {rating}");
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, is_here, &name));
    if ui.is_rect_visible(rect) {
        let (fill, edge) = match (is_here, response.hovered()) {
            (true, _) => (palette.action_soft, palette.action),
            (false, true) => (palette.raised_hover, palette.muted),
            (false, false) => (palette.raised, palette.line),
        };
        let round = CornerRadius::same(6);
        let edge = if response.has_focus() {
            cx.look.focus_stroke()
        } else {
            Stroke::new(1.0, edge)
        };
        ui.painter()
            .rect(rect, round, fill, edge, StrokeKind::Inside);
        let at = rect.center() - words.size() / 2.0;
        ui.painter().galley(at, words, ink);
    }
    response.on_hover_text(rating)
}

/// All moves with the signs of their ratings, a pair to a row; a click goes to a move. Where they follow the board, the move
/// on it is brought into sight.
pub(super) fn moves_ui(
    session: &ReviewSession,
    follows: bool,
    cx: Cx<'_>,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    if follows && session.plies() == 0 {
        ui.scroll_to_cursor_animation(Some(Align::TOP), ScrollAnimation::none());
    }
    let factor = cx.look.text_size.factor();
    let number_width = NUMBER * factor;
    let width = (ui.available_width() - number_width) / 2.0;
    let size = vec2(width, MOVE * factor).floor();
    let moves = session.analysis().moves();
    let is_aside = matches!(session.view(), ReviewView::Aside { .. });
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
                let is_here = !is_aside && session.plies() == reviewed.ply + 1;
                let response = move_ui(reviewed, is_here, size, cx, ui);
                if is_here && follows {
                    bring_into_sight(response.rect, ui);
                }
                if response.clicked() {
                    out.send(event(Event::JumpedTo(reviewed.ply + 1)));
                }
            }
        });
        let plies = [2 * row, 2 * row + 1].map(|ply| ply.checked_sub(odd));
        ui.scope(|ui| {
            for ply in plies.into_iter().flatten() {
                side_lines_ui(session, ply, follows, cx, ui, out);
            }
        });
    }
}

/// Scrolls as little as shows a move and the row after it. Where the pointer is on the list nothing more than the move: what is
/// being clicked should not run away.
fn bring_into_sight(rect: Rect, ui: &Ui) {
    let is_pointed_at = ui.rect_contains_pointer(ui.clip_rect());
    let more = if is_pointed_at { 0.0 } else { rect.height() };
    let rect = rect.expand2(vec2(0.0, more));
    ui.scroll_to_rect_animation(rect, None, ScrollAnimation::none());
}

/// The side lines beside a move of the game, each with those within it; a click on a move goes there.
fn side_lines_ui(
    session: &ReviewSession,
    ply: usize,
    follows: bool,
    cx: Cx<'_>,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    let lines = session.side_lines().iter().enumerate();
    // Those within a side line follow it.
    let lines = lines
        .skip_while(|(_, line)| line.within.is_some() || line.ply != ply)
        .take_while(|(_, line)| line.within.is_some() || line.ply == ply);
    for (number, line) in lines {
        let depth = line.depth.min(MOST_INDENTS) as f32;
        let indent = (NUMBER * cx.look.text_size.factor() + GRID) + depth * 2.0 * GRID;
        // Small lines stand closer than moves of the game.
        ui.spacing_mut().interact_size.y = SIDE * cx.look.text_size.factor();
        ui.horizontal_top(|ui| {
            ui.add_space(indent);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(GRID / 2.0, 0.0);
                for (index, side) in line.moves.iter().enumerate() {
                    let plies = index + 1;
                    let is_here = session.view()
                        == ReviewView::Aside {
                            line: number,
                            plies,
                        };
                    let response = side_move_ui(side, index == 0, is_here, cx, ui);
                    if is_here && follows {
                        bring_into_sight(response.rect, ui);
                    }
                    if response.clicked() {
                        let line = number;
                        out.send(Msg::Review(ReviewMsg::GoAside { line, plies }));
                    }
                }
            });
        });
    }
}

/// A move of a side line: small, and a button.
fn side_move_ui(
    side: &SideMove,
    is_first: bool,
    is_here: bool,
    cx: Cx<'_>,
    ui: &mut Ui,
) -> Response {
    let palette = &cx.look.palette;
    let is_whites = !side.place.ends_with("...");
    let written = format!("{}{}", side.san, side.sign);
    let placed = format!("{} {written}", side.place);
    let shown = if is_first || is_whites {
        &placed
    } else {
        &written
    };
    let mut text = cx.look.text(shown, Text::Small).color(palette.idea);
    if is_here {
        text = text.background_color(palette.action_soft);
    }
    let label = egui::Label::new(text)
        .sense(Sense::click())
        .selectable(false)
        // A number stays with its move.
        .extend();
    let response = ui.add(label);
    let message = Message::own("review-aside-move").with("move", Arg::San(placed));
    let name = cx.voice().say(&message);
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, is_here, &name));
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
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
    let rating = reviewed.label().map(|label| cx.voice().say(&label));
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
        let tone = reviewed.sign().and_then(sign_tone);
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
pub(super) fn signed(reviewed: &ReviewedMove) -> String {
    let sign = reviewed.sign();
    format!("{}{}", reviewed.san, sign.map_or("", Sign::text))
}

pub(super) fn sign_tone(sign: Sign) -> Option<Tone> {
    match sign {
        Sign::Brilliant | Sign::Great => Some(Tone::Good),
        Sign::Inaccuracy | Sign::Mistake => Some(Tone::Warning),
        Sign::Blunder => Some(Tone::Danger),
        Sign::Star | Sign::Tick | Sign::Again | Sign::Book => None,
    }
}
