//! Files that are named: a field for the path and the button that does something with it, and what names are offered.

use std::path::PathBuf;

use egui::{Key, TextEdit, Ui, vec2};

use crate::app::cx::Cx;
use crate::app::fonts::Icon;
use crate::app::look::{GRID, Text};
use crate::app::widget::Button;
use crate::store::DataFolder;

/// A field for a path and a button beside it, or below where there is little room; gives the path when it was entered.
pub(super) fn path_ui(
    field: &'static str,
    verb: (&'static str, Icon),
    text: &mut String,
    cx: Cx<'_>,
    ui: &mut Ui,
) -> Option<PathBuf> {
    let (verb, icon) = verb;
    let (label, verb) = (cx.word(field), cx.word(verb));
    let mut is_entered = false;
    ui.horizontal(|ui| {
        // The button comes first in the row from the right, so that the field takes what it leaves.
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            is_entered |= Button::quiet(&verb).icon(icon).ui(cx.look, ui).clicked();
            let field = TextEdit::singleline(text)
                .font(cx.look.font(Text::Body))
                .hint_text(cx.look.text(label.clone(), Text::Small))
                .margin(vec2(12.0, 11.0))
                .desired_width(ui.available_width().max(10.0 * GRID));
            let response = ui.add(field);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, &label));
            let enter = ui.input(|input| input.key_pressed(Key::Enter));
            is_entered |= response.lost_focus() && enter;
        });
    });
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
