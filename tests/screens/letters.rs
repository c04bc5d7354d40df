//! Every text that can be shown has a letter for each of its characters: the harness panics at one that has none.

use chess_tutor::app::fonts;
use chess_tutor::app::look::{BoardStyle, Look, Motion, Text, TextSize};
use chess_tutor::content::{Pack, Words};
use egui::{RichText, Theme, vec2};
use egui_kittest::Harness;

#[test]
fn every_text_of_both_languages_can_be_drawn() {
    let look = Look::new(
        Theme::Light,
        TextSize::Normal,
        BoardStyle::Wood,
        Motion::Reduced,
    );
    let mut texts = Vec::new();
    for file in Pack::embedded()
        .files
        .values()
        .filter(|file| file.path.ends_with(".ftl"))
    {
        let (words, _) = Words::parse(file);
        for entry in words.messages.values() {
            texts.extend(entry.patterns().map(|(_, pattern)| pattern.plain.clone()));
        }
    }
    assert!(texts.len() > 2_000, "the texts were found");
    let font = look.font(Text::Body);
    let harness = Harness::builder()
        .with_size(vec2(800.0, 600.0))
        .with_context_setup(fonts::install)
        .build_ui(move |ui| {
            for text in &texts {
                ui.label(RichText::new(text).font(font.clone()));
            }
        });
    drop(harness);
}
