//! The map: one card with the next step, then courses as chapters and lessons as stops.

use egui::text::LayoutJob;
use egui::{
    Align, Align2, Frame, Layout, Margin, Response, ScrollArea, Sense, Ui, UiBuilder, Vec2,
    WidgetInfo, vec2,
};

use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::{Icon, icon_font};
use crate::app::look::{GRID, Text};
use crate::app::widget::{Button, card, coach_ui, emblem_ui, stars_ui, tone_card};
use crate::message::{Arg, Message};
use crate::scene::Tone;
use crate::session::Mood;
use crate::tutor::{LessonState, LessonView, Msg, PlayMsg};

/// A lesson's stop on the map at normal text size, in points: its least width, and its height.
const STOP: [f32; 2] = [232.0, 96.0];
/// The side of an emblem, in points.
const EMBLEM: f32 = 52.0;
/// The map is no wider than this, in points: longer lines are hard to look over.
const WIDEST: f32 = 1064.0;

/// Draws the map.
pub(crate) fn learn_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            let side = ((ui.available_width() - WIDEST) / 2.0).max(0.0);
            let frame = Frame::new().inner_margin(Margin {
                left: side as i8,
                right: side as i8,
                top: 0,
                bottom: 0,
            });
            frame.show(ui, |ui| map_ui(cx, chrome, ui, out));
        });
}

fn map_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    if !cx.tutor.has_lessons() {
        ui.add_space(4.0 * GRID);
        ui.label(cx.look.text(cx.word("learn-loading"), Text::Body));
        return;
    }
    next_ui(cx, chrome, ui, out);
    for course in cx.tutor.map() {
        ui.add_space(3.0 * GRID);
        ui.horizontal(|ui| {
            let name = format!("course-{}", course.id);
            emblem_or_icon_ui(&name, EMBLEM, cx, chrome, ui);
            ui.vertical(|ui| {
                let title = cx.voice().say(&Message::course(&course.id, "title"));
                let summary = cx.voice().say(&Message::course(&course.id, "summary"));
                ui.label(cx.look.text(title, Text::Heading));
                ui.label(cx.look.text(summary, Text::Small));
            });
        });
        ui.add_space(GRID);
        // As many stops side by side as fit, and together as wide as the card above.
        let room = ui.available_width();
        let least = STOP[0] * cx.look.text_size.factor();
        let columns = ((room + GRID) / (least + GRID)).floor().max(1.0);
        let width = ((room + GRID) / columns - GRID).floor();
        for stops in course.lessons.chunks(columns as usize) {
            ui.horizontal(|ui| {
                for lesson in stops {
                    stop_ui(lesson, width, cx, chrome, ui, out);
                }
            });
        }
        for lesson in course
            .lessons
            .iter()
            .filter(|lesson| lesson.state == LessonState::Broken)
        {
            faults_ui(lesson, cx, ui);
        }
    }
    ui.add_space(4.0 * GRID);
}

/// The one next thing, with the one big button.
fn next_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let voice = cx.voice();
    card(cx.look).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            coach_ui(
                Mood::Calm,
                88.0,
                &cx.word("coach-calm"),
                &mut chrome.art,
                ui,
            );
            ui.add_space(GRID);
            ui.vertical(|ui| {
                let Some((id, is_begun)) = cx.tutor.next_lesson() else {
                    ui.label(cx.look.text(cx.word("learn-all-done"), Text::Heading));
                    ui.label(cx.look.text(cx.word("learn-all-done-more"), Text::Body));
                    return;
                };
                let title = voice.say(&Message::lesson(id, "title", None));
                let lead = if is_begun {
                    "learn-go-on"
                } else {
                    "learn-next"
                };
                ui.label(cx.look.text(cx.word(lead), Text::Small));
                ui.label(cx.look.text(title, Text::Heading));
                let summary = voice.say(&Message::lesson(id, "summary", None));
                ui.label(cx.look.text(summary, Text::Body));
                ui.add_space(GRID);
                let text = cx.word(if is_begun {
                    "action-go-on"
                } else {
                    "action-start"
                });
                let button = Button::primary(&text)
                    .icon_after(Icon::ArrowRight)
                    .least_width(24.0 * GRID);
                let has_focus = ui.ctx().memory(|memory| memory.focused().is_some());
                let enter = !has_focus && ui.input(|input| input.key_pressed(egui::Key::Enter));
                if button.ui(cx.look, ui).clicked() || enter {
                    out.send(Msg::Resume);
                }
                if cx.tutor.offers_placement() {
                    let text = cx.word("learn-where");
                    if Button::quiet(&text).ui(cx.look, ui).clicked() {
                        out.send(Msg::FindPlace);
                    }
                }
                if cx.tutor.has_unfinished_game() {
                    let text = cx.word("play-go-on");
                    let button = Button::quiet(&text).icon(Icon::Swords);
                    if button.ui(cx.look, ui).clicked() {
                        out.send(Msg::Play(PlayMsg::GoOn));
                    }
                }
            });
        });
    });
}

/// A lesson: emblem, title, and how far the learner is.
fn stop_ui(
    lesson: &LessonView,
    width: f32,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    let look = cx.look;
    let size = vec2(width, (STOP[1] * look.text_size.factor()).round());
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let title = if lesson.state == LessonState::Broken {
        lesson.id.clone()
    } else {
        cx.voice().say(&Message::lesson(&lesson.id, "title", None))
    };
    let detail = cx.voice().say(&detail_of(lesson));
    let heard = format!("{title}, {detail}");
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &heard));
    if response.clicked() {
        out.send(match lesson.state {
            LessonState::Broken => Msg::ToggleFaults(lesson.id.clone()),
            LessonState::New | LessonState::Begun { .. } | LessonState::Finished => {
                Msg::OpenLesson(lesson.id.clone())
            }
        });
    }
    if !ui.is_rect_visible(rect) {
        return;
    }
    paint_stop(lesson, rect, &response, cx, ui);
    let inner = rect.shrink2(vec2(12.0, GRID));
    let mut inside = ui.new_child(
        UiBuilder::new()
            .max_rect(inner)
            .layout(Layout::left_to_right(Align::Center)),
    );
    if lesson.state == LessonState::Broken {
        let color = look.palette.warning;
        icon_ui(Icon::TriangleAlert, color, &mut inside);
    } else {
        emblem_or_icon_ui(&lesson.id, EMBLEM, cx, chrome, &mut inside);
    }
    inside.add_space(GRID / 2.0);
    inside.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        // Title and detail stand in the middle, whether the title takes one line or two.
        let font = look.font(Text::Body);
        let width = ui.available_width();
        let mut job = LayoutJob::simple(title, font, look.palette.ink, width);
        // A pack may have titles of any length.
        job.wrap.max_rows = 2;
        let galley = ui.painter().layout_job(job);
        let below = look.line_height(Text::Small) + 2.0;
        let free = ui.available_height() - galley.size().y - below;
        ui.add_space((free / 2.0).max(0.0));
        ui.add(egui::Label::new(galley).sense(Sense::empty()));
        if lesson.state == LessonState::Finished {
            let name =
                Message::own("stars-of-three").with("stars", Arg::Number(i64::from(lesson.stars)));
            stars_ui(lesson.stars, &cx.voice().say(&name), 20.0, look, ui);
        } else {
            ui.add(
                egui::Label::new(look.text(detail, Text::Small))
                    .truncate()
                    .sense(Sense::empty()),
            );
        }
    });
}

/// The emblem of a lesson or course; a book where its author has drawn none.
fn emblem_or_icon_ui(name: &str, side: f32, cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui) {
    let pixels = (side * ui.pixels_per_point()).round() as u32;
    if chrome.art.emblem(ui.ctx(), name, pixels).is_some() {
        emblem_ui(name, side, "", &mut chrome.art, ui);
    } else {
        icon_ui(Icon::BookOpen, cx.look.palette.action, ui);
    }
}

fn icon_ui(icon: Icon, color: egui::Color32, ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(EMBLEM), Sense::empty());
    let font = icon_font(EMBLEM * 0.62);
    ui.painter().text(
        rect.center(),
        Align2::CENTER_CENTER,
        char::from(icon),
        font,
        color,
    );
}

fn paint_stop(lesson: &LessonView, rect: egui::Rect, response: &Response, cx: Cx<'_>, ui: &Ui) {
    let palette = &cx.look.palette;
    let is_over = response.hovered() || response.has_focus();
    let (fill, line) = match (lesson.is_next, is_over) {
        (true, _) => (palette.action_soft, egui::Stroke::new(2.0, palette.action)),
        (false, true) => (palette.raised_hover, egui::Stroke::new(1.0, palette.muted)),
        (false, false) => (palette.card, egui::Stroke::new(1.0, palette.line)),
    };
    ui.painter()
        .rect(rect, 12.0, fill, line, egui::StrokeKind::Inside);
    if response.has_focus() {
        ui.painter().rect_stroke(
            rect.expand(1.5),
            13.0,
            cx.look.focus_stroke(),
            egui::StrokeKind::Outside,
        );
    }
}

fn detail_of(lesson: &LessonView) -> Message {
    match lesson.state {
        LessonState::New => {
            Message::own("learn-minutes").with("minutes", Arg::Number(i64::from(lesson.minutes)))
        }
        LessonState::Begun { step, of } => Message::own("learn-at-step")
            .with("step", Arg::Number(step as i64))
            .with("of", Arg::Number(of as i64)),
        LessonState::Finished => {
            Message::own("stars-of-three").with("stars", Arg::Number(i64::from(lesson.stars)))
        }
        LessonState::Broken => Message::own("learn-broken"),
    }
}

/// The faults of a lesson that cannot be shown, for its author.
fn faults_ui(lesson: &LessonView, cx: Cx<'_>, ui: &mut Ui) {
    if !cx.tutor.shows_faults(&lesson.id) {
        return;
    }
    let library = cx.tutor.library();
    let Some(broken) = library.broken.iter().find(|broken| broken.id == lesson.id) else {
        return;
    };
    ui.add_space(GRID);
    tone_card(cx.look, Tone::Warning).show(ui, |ui| {
        ui.set_width(ui.available_width());
        for fault in &broken.faults {
            let place = format!("{}:{}:{}", fault.path, fault.line, fault.column);
            ui.label(cx.look.text(place, Text::Small));
            ui.label(cx.look.text(&fault.message, Text::Body));
            if let Some(help) = &fault.help {
                ui.label(cx.look.text(help, Text::Small));
            }
        }
    });
}
