//! The letters of the program: one face for Chinese and Latin, two for signs it lacks, and the icons.
//!
//! All of them are part of the binary, so that no text depends on what a computer has installed.

use std::sync::Arc;

use egui::{FontData, FontDefinitions, FontFamily, FontId, FontTweak, RichText};
pub use lucide_icons::Icon;

/// Chinese (GB2312) and Latin, cut from Noto Sans CJK SC.
const SANS: &[u8] = include_bytes!("../../assets/fonts/NotoSansSC-GB2312.otf");
/// Chess men, marks and arrows, cut from DejaVu Sans.
const SYMBOLS: &[u8] = include_bytes!("../../assets/fonts/Symbols.ttf");
/// The two signs of advantage that the others lack, cut from Noto Sans Math.
const SYMBOLS2: &[u8] = include_bytes!("../../assets/fonts/Symbols2.ttf");

/// How far letters are moved down, in times of their size. The face leaves more room above its letters than below, for
/// marks that no text here has; without this, words sit low in buttons.
const TEXT_SHIFT: f32 = -0.05;
/// The same for icons, which fill their box a little more at the top.
const ICON_SHIFT: f32 = 0.03;
/// The family that holds the icons.
const ICONS: &str = "icons";

/// All fonts, in the order in which a character is looked for.
#[must_use]
pub fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, bytes, y_offset_factor) in [
        ("sans", SANS, TEXT_SHIFT),
        ("symbols", SYMBOLS, TEXT_SHIFT),
        ("symbols2", SYMBOLS2, TEXT_SHIFT),
        (ICONS, lucide_icons::LUCIDE_FONT_BYTES, ICON_SHIFT),
    ] {
        let tweak = FontTweak {
            y_offset_factor,
            ..FontTweak::default()
        };
        let data = Arc::new(FontData::from_static(bytes).tweak(tweak));
        fonts.font_data.insert(name.to_owned(), data);
    }
    let text = ["sans", "symbols", "symbols2"].map(str::to_owned);
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        fonts.families.insert(family, text.to_vec());
    }
    fonts.families.insert(icon_family(), vec![ICONS.to_owned()]);
    fonts
}

/// Hands the fonts to egui. Once, before the first frame.
pub fn install(ctx: &egui::Context) {
    ctx.set_fonts(definitions());
}

/// The family of the icons.
#[must_use]
pub fn icon_family() -> FontFamily {
    FontFamily::Name(ICONS.into())
}

/// The font that draws icons `size` points high.
#[must_use]
pub fn icon_font(size: f32) -> FontId {
    FontId::new(size, icon_family())
}

/// An icon as text, `size` points high.
#[must_use]
pub fn icon_text(icon: Icon, size: f32) -> RichText {
    RichText::new(char::from(icon)).font(icon_font(size))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_family_names_fonts_that_are_there() {
        let fonts = definitions();
        for names in fonts.families.values() {
            assert!(!names.is_empty());
            for name in names {
                assert!(fonts.font_data.contains_key(name), "{name} is missing");
            }
        }
    }
}
