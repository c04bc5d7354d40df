//! The settings of the engine that the coach asks: a program of the learner's own, and a folder of endgame tables.

use egui::{TextEdit, Ui, vec2};

use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::look::{GRID, Text};
use crate::app::widget::Button;
use crate::message::{Arg, Message};
use crate::tutor::{EngineMsg, Msg};

/// The widest field for a path, in points.
const FIELD: f32 = 360.0;

/// Draws both: what is used now, a field for another path, and what to do with it.
pub(super) fn engine_settings_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let (engine, settings) = (cx.tutor.engine(), cx.tutor.settings());
    let name = engine.name.as_ref().map_or_else(
        || cx.word("engine-inside"),
        |name| {
            let message = Message::own("engine-outside").with("engine", Arg::Name(name.clone()));
            cx.voice().say(&message)
        },
    );
    let tables = engine.endings_men.map_or_else(
        || cx.word("engine-endings-none"),
        |men| {
            let message = Message::own("engine-endings-some").with("men", Arg::Number(men));
            cx.voice().say(&message)
        },
    );
    let [program, folder] = &mut chrome.paths;
    let row = Row {
        title: "engine-title",
        now: name,
        field: "engine-program",
        hint: "engine-program-hint",
        verbs: ["engine-use", "engine-use-inside"],
        chosen: settings.engine.as_deref(),
        msg: EngineMsg::UseProgram,
    };
    row_ui(&row, program, cx, ui, out);
    let row = Row {
        title: "engine-endings-title",
        now: tables,
        field: "engine-endings-folder",
        hint: "engine-endings-hint",
        verbs: ["engine-endings-use", "engine-endings-leave"],
        chosen: settings.endings.as_deref(),
        msg: EngineMsg::UseEndings,
    };
    row_ui(&row, folder, cx, ui, out);
}

/// A path that can be chosen.
struct Row<'a> {
    title: &'static str,
    /// What is used now.
    now: String,
    field: &'static str,
    hint: &'static str,
    /// What the two buttons do: use the path, use none.
    verbs: [&'static str; 2],
    chosen: Option<&'a str>,
    msg: fn(String) -> EngineMsg,
}

fn row_ui(row: &Row<'_>, typed: &mut Option<String>, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    ui.add_space(GRID);
    ui.horizontal_wrapped(|ui| {
        ui.label(cx.look.text(cx.word(row.title), Text::Body));
        ui.label(cx.look.text(&row.now, Text::Small));
    });
    let text = typed.get_or_insert_with(|| row.chosen.unwrap_or_default().to_owned());
    let field = TextEdit::singleline(text)
        .font(cx.look.font(Text::Body))
        .hint_text(cx.look.text(cx.word(row.hint), Text::Small))
        .margin(vec2(12.0, 11.0))
        .desired_width(FIELD.min(ui.available_width()));
    let response = ui.add(field);
    let label = cx.word(row.field);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, &label));
    let path = text.trim().to_owned();
    let [use_it, use_none] = row.verbs.map(|id| cx.word(id));
    ui.horizontal_wrapped(|ui| {
        if Button::quiet(&use_it).ui(cx.look, ui).clicked() && !path.is_empty() {
            out.send(Msg::Engine((row.msg)(path)));
        }
        if row.chosen.is_some() && Button::quiet(&use_none).ui(cx.look, ui).clicked() {
            *typed = None;
            out.send(Msg::Engine((row.msg)(String::new())));
        }
    });
}
