//! Every character that a learner may be shown has a letter in the program's own fonts.
#![cfg(feature = "gui")]
#![expect(
    clippy::expect_used,
    reason = "a text that cannot be read should fail loudly"
)]

use std::collections::BTreeSet;
use std::path::Path;

use chess_tutor::app::fonts::{self, Icon};
use chess_tutor::app::look::{BoardStyle, Look, Motion, Text, TextSize};
use egui::{Context, FontId, RawInput, Theme};

/// Characters of all texts below a folder.
fn characters(folder: &Path, found: &mut BTreeSet<char>) {
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            characters(&path, found);
        } else if path
            .extension()
            .is_some_and(|end| end == "ftl" || end == "toml")
        {
            found.extend(std::fs::read_to_string(&path).expect("a text").chars());
        }
    }
}

fn missing(font: &FontId, wanted: impl IntoIterator<Item = char>) -> Vec<char> {
    let ctx = Context::default();
    fonts::install(&ctx);
    let mut output = ctx.run_ui(RawInput::default(), |_| {});
    output.textures_delta.clear();
    ctx.fonts_mut(|fonts| {
        let mut has = |letter: char| fonts.has_glyph(font, letter);
        wanted.into_iter().filter(|letter| !has(*letter)).collect()
    })
}

#[test]
fn every_character_of_texts_has_a_letter() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut wanted = BTreeSet::new();
    for folder in ["locales", "lessons"] {
        characters(&root.join(folder), &mut wanted);
    }
    wanted.retain(|letter| !letter.is_control());
    assert!(wanted.len() > 500, "texts were found");
    let look = Look::new(
        Theme::Light,
        TextSize::Normal,
        BoardStyle::Wood,
        Motion::Full,
    );
    let missing = missing(&look.font(Text::Body), wanted);
    assert_eq!(missing, Vec::<char>::new());
}

#[test]
fn signs_of_chess_and_icons_are_there() {
    let signs = "♔♕♖♗♘♙♚♛♜♝♞♟✓✗★☆←↑→↓½±∓⩲⩱⟳⚠×·…“”";
    let look = Look::new(
        Theme::Light,
        TextSize::Normal,
        BoardStyle::Wood,
        Motion::Full,
    );
    assert_eq!(
        missing(&look.font(Text::Body), signs.chars()),
        Vec::<char>::new()
    );
    let icons = [Icon::GraduationCap, Icon::Trash2, Icon::Lightbulb].map(char::from);
    assert_eq!(missing(&fonts::icon_font(20.0), icons), Vec::<char>::new());
}
