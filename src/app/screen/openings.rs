//! The openings: what is due today, the list, and how well one of them is known from each side.

use egui::{Align, Label, Layout, ProgressBar, ScrollArea, TextEdit, Ui, vec2};

use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{GRID, Text};
use crate::app::widget::{Button, card, prose_ui};
use crate::message::{Arg, Message};
use crate::opening::Mode;
use crate::rules::Color;
use crate::tutor::screen::{LineView, OpeningView, SideView};
use crate::tutor::{Msg, OpeningMsg, RepertoireMsg};

use super::incoming::troubles_ui;
use super::repertoires::{bring_incoming, bring_ui, deleted_ui, own, own_ui};
use super::table::part;

/// The list takes this share of the width, and at least and at most so many points.
const LIST: (f32, f32, f32) = (0.36, 260.0, 400.0);
/// The height of a bar that shows a share, in points.
const BAR: f32 = 8.0;

/// Draws the openings.
pub(crate) fn openings_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    bring_incoming(ui, out);
    today_ui(cx, ui, out);
    deleted_ui(cx, ui, out);
    let troubles = &cx.tutor.openings().troubles;
    let seen = own(RepertoireMsg::Dismiss);
    troubles_ui(troubles, "review-trouble-way-out", seen, cx, ui, out);
    ui.add_space(GRID);
    let space = ui.available_rect_before_wrap();
    let (share, least, most) = LIST;
    let width = (space.width() * share).clamp(least, most);
    let (mut list, mut details) = (space, space);
    list.set_width(width);
    details.min.x += width + 2.0 * GRID;
    part(ui, list, |ui| list_ui(cx, chrome, ui, out));
    part(ui, details, |ui| {
        ScrollArea::vertical()
            .id_salt("details")
            .auto_shrink([false, false])
            .show(ui, |ui| {
                if cx.tutor.openings().brings {
                    bring_ui(cx, chrome, ui, out);
                } else if let Some((view, side)) = cx.tutor.openings().details() {
                    details_ui(view, side, cx, chrome, ui, out);
                }
            });
    });
}

/// What is due, one click away.
fn today_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let due = cx.tutor.openings().due();
    ui.horizontal(|ui| {
        ui.label(cx.look.text(cx.word("openings-title"), Text::Heading));
        ui.add_space(2.0 * GRID);
        if due == 0 {
            ui.label(cx.look.text(cx.word("openings-nothing-due"), Text::Body));
        } else {
            let message = Message::own("openings-due").with("count", Arg::Number(due as i64));
            ui.label(cx.look.text(cx.voice().say(&message), Text::Body));
            let word = cx.word("openings-today");
            if Button::primary(&word).ui(cx.look, ui).clicked() {
                out.send(Msg::Opening(OpeningMsg::Today));
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let brings = cx.tutor.openings().brings;
            let word = cx.word("repertoire-add");
            let button = Button::choice(&word, brings).icon(Icon::Plus);
            if button.ui(cx.look, ui).clicked() {
                out.send(own(RepertoireMsg::ShowBringing(!brings)));
            }
        });
    });
}

fn list_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let word = cx.word("openings-search");
    let field = TextEdit::singleline(&mut chrome.search)
        .font(cx.look.font(Text::Body))
        .hint_text(cx.look.text(&word, Text::Body))
        .margin(vec2(12.0, 11.0))
        .desired_width(ui.available_width());
    let response = ui.add(field);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, &word));
    ui.add_space(GRID);
    let wanted = chrome.search.clone();
    let screen = cx.tutor.openings();
    let shown = screen.details().map(|(view, _)| view.id.clone());
    ScrollArea::vertical()
        .id_salt("list")
        .auto_shrink([false, false])
        .show(ui, |ui| {
            let mut is_any = false;
            for view in screen.found(&wanted) {
                is_any = true;
                let is_here = shown.as_ref() == Some(&view.id);
                row_ui(view, is_here, cx, ui, out);
            }
            if !is_any {
                prose_ui(&cx.word("openings-none"), Text::Body, cx.look, ui);
            }
        });
}

fn row_ui(view: &OpeningView, is_here: bool, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let title = cx.voice().say(&view.title);
    let percents: Vec<String> = view
        .sides
        .iter()
        .map(|side| format!("{} {}", sign(side.side), percent(side, cx)))
        .collect();
    let text = format!("{title}   {}", percents.join("  "));
    let width = ui.available_width();
    let button = Button::choice(&text, is_here).least_width(width);
    if button.ui(cx.look, ui).clicked() {
        out.send(Msg::Opening(OpeningMsg::Choose(view.id.clone())));
    }
}

/// The king of a side, as a sign.
fn sign(side: Color) -> char {
    match side {
        Color::White => '♔',
        Color::Black => '♚',
    }
}

fn percent(side: &SideView, cx: Cx<'_>) -> String {
    let percent = Arg::Number(side.percent() as i64);
    cx.voice()
        .say(&Message::own("openings-percent").with("percent", percent))
}

fn details_ui(
    view: &OpeningView,
    shown: &SideView,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    let voice = cx.voice();
    card(cx.look).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(cx.look.text(voice.say(&view.title), Text::Heading));
        if let Some(summary) = &view.summary {
            prose_ui(&voice.say(summary), Text::Body, cx.look, ui);
        }
        ui.add_space(GRID);
        ui.horizontal_wrapped(|ui| {
            for side in &view.sides {
                let id = match side.side {
                    Color::White => "openings-as-white",
                    Color::Black => "openings-as-black",
                };
                let text = format!("{} {}", sign(side.side), cx.word(id));
                let is_shown = side.side == shown.side;
                if Button::choice(&text, is_shown).ui(cx.look, ui).clicked() {
                    out.send(Msg::Opening(OpeningMsg::Side(side.side)));
                }
            }
        });
        ui.add_space(GRID);
        let share = shown.known as f32 / shown.positions.max(1) as f32;
        let bar = ProgressBar::new(share)
            .desired_height(BAR)
            .fill(cx.look.palette.action);
        ui.scope(|ui| {
            ui.visuals_mut().extreme_bg_color = cx.look.palette.raised;
            ui.add(bar);
        });
        let known = Message::own("openings-known")
            .with("known", Arg::Number(shown.known as i64))
            .with("positions", Arg::Number(shown.positions as i64));
        let text = format!("{} · {}", percent(shown, cx), voice.say(&known));
        prose_ui(&text, Text::Body, cx.look, ui);
        prose_ui(&cx.word("openings-hundred"), Text::Small, cx.look, ui);
        ui.add_space(GRID);
        ways_ui(cx, ui, out);
        own_ui(cx, chrome, ui, out);
    });
    ui.add_space(GRID);
    ui.label(cx.look.text(cx.word("openings-lines"), Text::Heading));
    for line in &shown.lines {
        line_ui(line, cx, ui);
    }
}

/// The ways to practise, each with what it means.
fn ways_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let ways = [
        (
            Mode::Learn,
            Icon::BookOpen,
            "openings-learn",
            "openings-learn-what",
        ),
        (
            Mode::Recall,
            Icon::Brain,
            "openings-recall",
            "openings-recall-what",
        ),
        (
            Mode::Spar,
            Icon::Swords,
            "openings-spar",
            "openings-spar-what",
        ),
    ];
    for (mode, icon, word, what) in ways {
        ui.horizontal(|ui| {
            let word = cx.word(word);
            let button = if mode == Mode::Learn {
                Button::primary(&word)
            } else {
                Button::quiet(&word)
            };
            if button
                .icon(icon)
                .least_width(140.0)
                .ui(cx.look, ui)
                .clicked()
            {
                out.send(Msg::Opening(OpeningMsg::Practise(mode)));
            }
            ui.add(Label::new(cx.look.text(cx.word(what), Text::Body)).wrap());
        });
    }
}

fn line_ui(line: &LineView, cx: Cx<'_>, ui: &mut Ui) {
    let voice = cx.voice();
    ui.add(Label::new(cx.look.text(voice.say(&line.title), Text::Body)).wrap());
    let known = Message::own("openings-line-known")
        .with("known", Arg::Number(line.known as i64))
        .with("positions", Arg::Number(line.positions as i64));
    let mut text = voice.say(&known);
    if line.lapses > 0 {
        let lapses = Arg::Number(i64::from(line.lapses));
        let missed = Message::own("openings-line-missed").with("lapses", lapses);
        text = format!("{text} · {}", voice.say(&missed));
    }
    ui.add(Label::new(cx.look.text(text, Text::Small)).wrap());
    ui.add_space(GRID);
}
