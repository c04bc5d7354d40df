//! What comes in from outside on screens that take files: dropped, pasted, named; and what of it could not be read.

use std::path::PathBuf;

use egui::{Key, TextEdit, Ui, vec2};

use crate::app::cx::{Cx, Outbox};
use crate::app::look::{GRID, Text};
use crate::app::widget::{Button, prose_ui, tone_card};
use crate::message::{Arg, Message};
use crate::scene::Tone;
use crate::tutor::screen::Trouble;
use crate::tutor::{Msg, unreadable};

/// Something that came in.
pub(super) enum Incoming {
    /// A text was pasted, and not into a field.
    Text(String),
    /// A file was dropped.
    File(PathBuf),
}

/// What was pasted anywhere or dropped in this frame.
#[must_use]
pub(super) fn incoming(ui: &Ui) -> Vec<Incoming> {
    let types =
        ui.ctx().memory(|memory| memory.focused().is_some()) && ui.ctx().text_edit_focused();
    let (pasted, dropped) = ui.input(|input| {
        let pasted = input.events.iter().find_map(|event| match event {
            egui::Event::Paste(text) => Some(text.clone()),
            _ => None,
        });
        (pasted, input.raw.dropped_files.clone())
    });
    let texts = pasted.filter(|_| !types).map(Incoming::Text);
    let files = dropped.into_iter();
    let files = files.map(|file| Incoming::File(file.path().to_owned()));
    texts.into_iter().chain(files).collect()
}

/// A field of one line; gives whether Enter was pressed in it.
pub(super) fn field_ui(
    id: &'static str,
    text: &mut String,
    width: f32,
    cx: Cx<'_>,
    ui: &mut Ui,
) -> bool {
    let label = cx.word(id);
    let field = TextEdit::singleline(text)
        .font(cx.look.font(Text::Body))
        .hint_text(cx.look.text(label.clone(), Text::Small))
        .margin(vec2(12.0, 11.0))
        .desired_width(width.max(10.0 * GRID));
    let response = ui.add(field);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, &label));
    response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

/// What could not be read, how it can be mended, and a button for having seen it.
pub(super) fn troubles_ui(
    troubles: &[Trouble],
    way_out: &'static str,
    seen: Msg,
    cx: Cx<'_>,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    if troubles.is_empty() {
        return;
    }
    ui.add_space(GRID);
    tone_card(cx.look, Tone::Warning).show(ui, |ui| {
        ui.set_width(ui.available_width());
        for trouble in troubles {
            let words = cx.voice().say(&trouble_message(trouble));
            prose_ui(&words, Text::Body, cx.look, ui);
        }
        let is_mendable = |trouble: &Trouble| matches!(trouble, Trouble::Game(_) | Trouble::Cut(_));
        if troubles.iter().any(is_mendable) {
            ui.label(cx.look.text(cx.word(way_out), Text::Small));
        }
        let close = cx.word("review-understood");
        if Button::quiet(&close).ui(cx.look, ui).clicked() {
            out.send(seen);
        }
    });
}

fn trouble_message(trouble: &Trouble) -> Message {
    match trouble {
        Trouble::Games { read, unread } => Message::own("review-trouble-games")
            .with("read", Arg::Number(*read as i64))
            .with("unread", Arg::Number(*unread as i64)),
        Trouble::Game(error) => Message::of_pgn(error),
        Trouble::Cut(error) => Message::of_cut_pgn(error),
        Trouble::More(count) => {
            Message::own("review-trouble-more").with("count", Arg::Number(*count as i64))
        }
        Trouble::File { path, reason } => {
            let reason = unreadable(reason);
            Message::own("review-trouble-file")
                .with("path", Arg::Name(path.display().to_string()))
                .with("reason", Arg::Message(Box::new(reason)))
        }
        Trouble::NoGame => Message::own("review-trouble-none"),
    }
}
