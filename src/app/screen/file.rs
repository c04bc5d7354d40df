//! Files that are named: a field for the path and the button that does something with it, and what names are offered.

use std::path::PathBuf;

use egui::{Key, TextEdit, Ui, vec2};

use crate::app::chooser::{Ask, Chooser, Wanted};
use crate::app::cx::Cx;
use crate::app::fonts::Icon;
use crate::app::look::{GRID, Text};
use crate::app::widget::{Button, icon_button_ui, prose_ui};
use crate::store::DataFolder;

/// A field for the path of a file.
pub(super) struct PathField {
    /// What is written in it.
    pub(super) name: &'static str,
    /// What is done with the file.
    pub(super) verb: &'static str,
    /// The verb's icon.
    pub(super) icon: Icon,
    /// What the system's window is to show.
    pub(super) wanted: Wanted,
}

/// Games are brought in from such files.
pub(super) const GAMES_FROM: PathField = PathField {
    name: "review-path",
    verb: "review-open",
    icon: Icon::FolderOpen,
    wanted: Wanted::Open(&["pgn"]),
};

/// Games are written into such files.
pub(super) const GAMES_INTO: PathField = PathField {
    name: "save-path",
    verb: "action-save",
    icon: Icon::Save,
    wanted: Wanted::Save("pgn"),
};

/// A field for a path with its buttons beside it, one of them for the system's own window; gives the path when it was
/// entered or chosen.
pub(super) fn path_ui(
    field: PathField,
    text: &mut String,
    chooser: &mut Chooser,
    cx: Cx<'_>,
    ui: &mut Ui,
) -> Option<PathBuf> {
    let (label, verb) = (cx.word(field.name), cx.word(field.verb));
    let mut is_entered = false;
    ui.horizontal(|ui| {
        // The buttons come first in the row from the right, so that the field takes what they leave.
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let button = Button::quiet(&verb).icon(field.icon);
            is_entered |= button.ui(cx.look, ui).clicked();
            if chooser.is_offered() {
                let choose = cx.word("file-choose");
                if icon_button_ui(Icon::FolderSearch, &choose, cx.look, ui).clicked() {
                    let ask = Ask {
                        wanted: field.wanted,
                        title: verb.clone(),
                        from: text.trim().into(),
                    };
                    let ctx = ui.ctx().clone();
                    chooser.ask(field.name, ask, cx.now, move || ctx.request_repaint());
                }
            }
            let edit = TextEdit::singleline(text)
                .font(cx.look.font(Text::Body))
                .hint_text(cx.look.text(label.clone(), Text::Small))
                .margin(vec2(12.0, 11.0))
                .desired_width(ui.available_width().max(10.0 * GRID));
            let response = ui.add(edit);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, &label));
            let enter = ui.input(|input| input.key_pressed(Key::Enter));
            is_entered |= response.lost_focus() && enter;
        });
    });
    if chooser.is_missing(field.name) {
        prose_ui(&cx.word("file-no-window"), Text::Small, cx.look, ui);
    }
    if let Some(path) = chooser.chosen(field.name, cx.now) {
        return Some(path);
    }
    let path = text.trim();
    (is_entered && !path.is_empty()).then(|| path.into())
}

/// A path in the folder where people keep what they write, with a name that every system takes.
#[must_use]
pub(super) fn offered(parts: &[&str], extension: &str) -> String {
    let tidy = |part: &&str| -> String {
        let kept = part
            .chars()
            .map(|c| if c.is_alphanumeric() { c } else { '-' });
        let name: String = kept.take(40).collect();
        name.trim_matches('-').to_owned()
    };
    let parts: Vec<String> = parts
        .iter()
        .map(tidy)
        .filter(|part| !part.is_empty())
        .collect();
    let name = format!("{}.{extension}", parts.join("-"));
    let folder = DataFolder::of_documents().unwrap_or_default();
    folder.join(name).display().to_string()
}

/// Files that were dropped on the window in this frame.
#[must_use]
pub(crate) fn dropped(ui: &Ui) -> Vec<PathBuf> {
    ui.input(|input| {
        let files = input.raw.dropped_files.iter();
        files.map(|file| file.path().to_owned()).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_holds_nothing_that_a_system_refuses() {
        let path = PathBuf::from(offered(&["A/b: c?", "小雨", "", "2026.11.30"], "pgn"));
        assert_eq!(
            path.file_name().and_then(|name| name.to_str()),
            Some("A-b--c-小雨-2026-11-30.pgn")
        );
    }
}
