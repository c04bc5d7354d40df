//! A sentence whose chess terms and squares can be pointed at.

use std::sync::Arc;

use egui::text::{CCursor, LayoutJob};
use egui::{
    Color32, FontSelection, Rect, Response, Sense, Stroke, TextFormat, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::cx::{Chrome, Cx};
use crate::app::lines::Lines;
use crate::app::look::{GRID, Text};
use crate::app::widget::prose_ui;
use crate::rules::Square;
use crate::voice::{Part, Spoken};

/// Something in a sentence that can be pointed at: from a character to another.
struct Link {
    from: usize,
    to: usize,
    words: String,
    what: What,
}

enum What {
    Term(String),
    Square(Square),
}

/// May squares in the text light up on the board? Not where finding them is the task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Squares {
    /// They light up when pointed at.
    Light,
    /// They are plain words.
    Plain,
}

/// Draws a sentence over the whole width.
pub(super) fn spoken_ui(
    spoken: &Spoken,
    text: Text,
    squares: Squares,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
) -> Response {
    let (job, links) = lay_out(spoken, text, squares, cx);
    let lines = Lines::new(job, ui.available_width(), ui);
    let galley = Arc::clone(&lines.galley);
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
    let words = spoken.text();
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &words));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let id = response.id;
    for (index, link) in links.iter().enumerate() {
        for (row, area) in rows_of(&lines, link).into_iter().enumerate() {
            let area = area.translate(rect.min.to_vec2());
            let reach = area.expand2(vec2(1.0, 2.0));
            let link_id = id.with((index, row));
            match &link.what {
                What::Term(name) => {
                    // It can be clicked, so that fingers and the Tab key reach it too.
                    let touched = ui.interact(reach, link_id, Sense::click());
                    touched
                        .widget_info(|| WidgetInfo::labeled(egui::Role::Link, true, &link.words));
                    let is_open = touched.hovered() || touched.has_focus();
                    underline(ui, area, cx.look.palette.idea, is_open);
                    if touched.clicked() {
                        touched.request_focus();
                    }
                    if touched.has_focus() {
                        touched.show_tooltip_ui(|ui| term_ui(name, cx, ui));
                    } else {
                        touched.on_hover_ui(|ui| term_ui(name, cx, ui));
                    }
                }
                What::Square(square) => {
                    if ui.interact(reach, link_id, Sense::hover()).hovered() {
                        chrome.pointed = Some(*square);
                        let fill = cx.look.palette.idea_soft;
                        ui.painter().rect_filled(area.expand(2.0), 4.0, fill);
                    }
                }
            }
        }
    }
    ui.painter().galley(rect.min, galley, cx.look.palette.ink);
    response
}

/// Dots under a term say that there is something to point at.
fn underline(ui: &Ui, area: Rect, color: Color32, is_over: bool) {
    let y = area.bottom() - 1.0;
    if is_over {
        ui.painter()
            .hline(area.x_range(), y, Stroke::new(1.5, color));
        return;
    }
    let dots = (area.width() / 5.0).floor() as usize;
    for dot in 0..=dots {
        ui.painter()
            .circle_filled(pos2(area.left() + 1.0 + dot as f32 * 5.0, y), 0.9, color);
    }
}

/// A term in both languages, with its meaning.
fn term_ui(name: &str, cx: Cx<'_>, ui: &mut Ui) {
    let Some(card) = cx.voice().term(name) else {
        return;
    };
    ui.set_max_width(40.0 * GRID);
    ui.label(
        cx.look
            .text(format!("{} · {}", card.term, card.other), Text::Body)
            .strong(),
    );
    prose_ui(&card.meaning, Text::Body, cx.look, ui);
}

fn lay_out(spoken: &Spoken, text: Text, squares: Squares, cx: Cx<'_>) -> (LayoutJob, Vec<Link>) {
    let look = cx.look;
    let mut job = LayoutJob::default();
    let plain = TextFormat {
        font_id: FontSelection::FontId(look.font(text)).resolve(&look.style()),
        color: look.palette.ink,
        line_height: Some(look.line_height(text)),
        ..TextFormat::default()
    };
    let lit = TextFormat {
        color: look.palette.idea,
        ..plain.clone()
    };
    let mut links = Vec::new();
    let mut at = 0;
    for part in &spoken.parts {
        let (words, format, what) = match part {
            Part::Plain(words) => (words.clone(), &plain, None),
            Part::Term { name, text } => (text.clone(), &lit, Some(What::Term(name.clone()))),
            Part::Square(square) if squares == Squares::Light => {
                (square.to_string(), &lit, Some(What::Square(*square)))
            }
            Part::Square(square) => (square.to_string(), &plain, None),
        };
        let length = words.chars().count();
        links.extend(what.map(|what| Link {
            from: at,
            to: at + length,
            words: words.clone(),
            what,
        }));
        at += length;
        job.append(&words, 0.0, format.clone());
    }
    (job, links)
}

/// The areas of a link, one a row.
fn rows_of(lines: &Lines, link: &Link) -> Vec<Rect> {
    let galley = &lines.galley;
    let mut areas: Vec<Rect> = Vec::new();
    for index in (link.from..link.to).map(|index| lines.place(index)) {
        // A character that begins a row is there, and not behind the last one of the row before.
        let begin = galley.pos_from_cursor(CCursor {
            index: index.into(),
            prefer_next_row: true,
        });
        let end = galley.pos_from_cursor(CCursor {
            index: (index + 1).into(),
            prefer_next_row: false,
        });
        // A character that begins a row is seen from its beginning only.
        let right = if end.top() == begin.top() {
            end.left()
        } else {
            begin.left()
        };
        let area = Rect::from_min_max(begin.left_top(), pos2(right, begin.bottom()));
        match areas
            .last_mut()
            .filter(|last| (last.top() - area.top()).abs() < 1.0)
        {
            Some(last) => *last = last.union(area),
            None => areas.push(area),
        }
    }
    areas
}
