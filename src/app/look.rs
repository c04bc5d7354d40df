//! Every number of style: spacing, sizes of text, durations, and the colours that go with a setting (`palette.rs`). Other
//! files of the window ask here.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::style::{ScrollStyle, Selection, WidgetVisuals, Widgets};
use egui::text::LayoutJob;
use egui::{
    Color32, CornerRadius, FontFamily, FontId, Margin, RichText, Shadow, Stroke, Style, TextFormat,
    TextStyle, Theme, Visuals, vec2,
};

use super::palette::{DARK, LIGHT, SLATE, WOOD, black};

pub use super::palette::{BoardColors, Palette, contrast};

/// The step of the grid that all spacing follows, in points.
pub const GRID: f32 = 8.0;
/// The least height of anything that can be pressed, in points.
pub const BUTTON_HEIGHT: f32 = 44.0;
/// How round buttons and cards are, in points.
pub const CORNER: u8 = 8;
/// How wide the ring around the focused thing is, in points.
pub const FOCUS_WIDTH: f32 = 2.5;
/// How long a man glides, in milliseconds: long enough to be seen, too short to be waited for.
pub const GLIDE_MILLIS: f32 = 180.0;

/// The name of the coach's text style among egui's.
const COACH_STYLE: &str = "coach";

/// How the whole program looks now; made anew when a setting changes.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    /// Light or dark.
    pub theme: Theme,
    /// How large text is.
    pub text_size: TextSize,
    /// Whether men glide and cards fade, or all is at once.
    pub motion: Motion,
    /// The colours of everything but the board.
    pub palette: Palette,
    /// The colours of the board.
    pub board: BoardColors,
}

/// How large text is, as the learner chose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TextSize {
    /// 100 %.
    #[default]
    Normal,
    /// 115 %.
    Large,
    /// 130 %.
    Largest,
}

/// Whether things move on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Motion {
    /// Men glide.
    #[default]
    Full,
    /// Everything is at its place at once.
    Reduced,
}

/// The boards to choose from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardStyle {
    /// Warm brown, like a board in a club.
    #[default]
    Wood,
    /// A cool grey-blue.
    Slate,
}

/// The kinds of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Text {
    /// Most text.
    Body,
    /// What the coach says.
    Coach,
    /// The title of a screen or card.
    Heading,
    /// Asides: coordinates, counts, keys.
    Small,
}

impl Look {
    /// The look for these choices.
    #[must_use]
    pub fn new(theme: Theme, text_size: TextSize, board: BoardStyle, motion: Motion) -> Self {
        Self {
            theme,
            text_size,
            motion,
            palette: match theme {
                Theme::Light => LIGHT,
                Theme::Dark => DARK,
            },
            board: match board {
                BoardStyle::Wood => WOOD,
                BoardStyle::Slate => SLATE,
            },
        }
    }

    /// Makes egui's own widgets look like this. When the look changes, not every frame.
    pub fn apply(&self, ctx: &egui::Context) {
        ctx.set_theme(self.theme);
        // Both of egui's styles are this one: what the system prefers must not mix another look in.
        let style = Arc::new(self.style());
        ctx.set_style_of(Theme::Light, Arc::clone(&style));
        ctx.set_style_of(Theme::Dark, style);
    }

    /// The size of a kind of text, in points.
    #[must_use]
    pub fn size(&self, text: Text) -> f32 {
        let normal = match text {
            Text::Body => 17.0,
            Text::Coach => 18.5,
            Text::Heading => 24.0,
            Text::Small => 14.0,
        };
        normal * self.text_size.factor()
    }

    /// The font of a kind of text.
    #[must_use]
    pub fn font(&self, text: Text) -> FontId {
        FontId::new(self.size(text), FontFamily::Proportional)
    }

    /// The distance from a line to the next, in points: Chinese needs air.
    #[must_use]
    pub fn line_height(&self, text: Text) -> f32 {
        let ratio = match text {
            Text::Body | Text::Coach => 1.5,
            Text::Heading | Text::Small => 1.35,
        };
        (self.size(text) * ratio).round()
    }

    /// Words in a kind of text, with its size, colour and line height.
    #[must_use]
    pub fn text(&self, words: impl Into<String>, text: Text) -> RichText {
        RichText::new(words)
            .font(self.font(text))
            .line_height(Some(self.line_height(text)))
            .color(self.ink(text))
    }

    /// The same, to be laid out.
    #[must_use]
    pub fn job(&self, words: &str, text: Text) -> LayoutJob {
        let format = TextFormat {
            font_id: self.font(text),
            color: self.ink(text),
            line_height: Some(self.line_height(text)),
            ..TextFormat::default()
        };
        LayoutJob::single_section(words.to_owned(), format)
    }

    fn ink(&self, text: Text) -> Color32 {
        match text {
            Text::Body | Text::Coach | Text::Heading => self.palette.ink,
            Text::Small => self.palette.muted,
        }
    }

    /// How long a man glides, in milliseconds; 0 where nothing moves.
    #[must_use]
    pub fn glide_millis(&self) -> f32 {
        match self.motion {
            Motion::Full => GLIDE_MILLIS,
            Motion::Reduced => 0.0,
        }
    }

    /// The ring around what has the focus.
    #[must_use]
    pub fn focus_stroke(&self) -> Stroke {
        Stroke::new(FOCUS_WIDTH, self.palette.focus)
    }

    /// egui's style for this look.
    #[must_use]
    pub fn style(&self) -> Style {
        let mut style = self.theme.default_style();
        style.text_styles = BTreeMap::from([
            (TextStyle::Small, self.font(Text::Small)),
            (TextStyle::Body, self.font(Text::Body)),
            (TextStyle::Button, self.font(Text::Body)),
            (TextStyle::Heading, self.font(Text::Heading)),
            (
                TextStyle::Monospace,
                FontId::new(self.size(Text::Body), FontFamily::Monospace),
            ),
            (coach_style(), self.font(Text::Coach)),
        ]);
        style.spacing.item_spacing = vec2(GRID, GRID);
        style.spacing.button_padding = vec2(2.0 * GRID, GRID);
        style.spacing.interact_size = vec2(BUTTON_HEIGHT, BUTTON_HEIGHT);
        style.spacing.window_margin = Margin::same(16);
        style.spacing.menu_margin = Margin::same(8);
        style.spacing.icon_width = 22.0;
        style.spacing.icon_width_inner = 12.0;
        style.spacing.icon_spacing = GRID;
        style.spacing.tooltip_width = 320.0;
        style.spacing.scroll = ScrollStyle::thin();
        style.animation_time = match self.motion {
            Motion::Full => 0.12,
            Motion::Reduced => 0.0,
        };
        style.interaction.selectable_labels = false;
        style.visuals = self.visuals();
        style
    }

    fn visuals(&self) -> Visuals {
        let palette = &self.palette;
        let (mut visuals, shadow) = match self.theme {
            Theme::Light => (Visuals::light(), black(28)),
            Theme::Dark => (Visuals::dark(), black(110)),
        };
        visuals.widgets = self.widget_visuals();
        visuals.selection = Selection {
            bg_fill: palette.action_soft,
            stroke: Stroke::new(1.5, palette.ink),
        };
        visuals.weak_text_color = Some(palette.muted);
        visuals.hyperlink_color = palette.idea;
        visuals.faint_bg_color = palette.raised;
        visuals.extreme_bg_color = palette.card;
        visuals.code_bg_color = palette.raised;
        visuals.warn_fg_color = palette.warning;
        visuals.error_fg_color = palette.danger;
        visuals.window_fill = palette.card;
        visuals.window_stroke = Stroke::new(1.0, palette.line);
        visuals.panel_fill = palette.paper;
        visuals.window_corner_radius = CornerRadius::same(12);
        visuals.menu_corner_radius = CornerRadius::same(CORNER);
        let shadow = Shadow {
            offset: [0, 4],
            blur: 16,
            spread: 0,
            color: shadow,
        };
        visuals.window_shadow = shadow;
        visuals.popup_shadow = shadow;
        visuals.text_cursor.stroke = Stroke::new(2.0, palette.action);
        visuals.striped = false;
        visuals.slider_trailing_fill = true;
        visuals
    }

    fn widget_visuals(&self) -> Widgets {
        let palette = &self.palette;
        let rest = WidgetVisuals {
            bg_fill: palette.raised,
            weak_bg_fill: palette.raised,
            bg_stroke: Stroke::new(1.0, palette.line),
            corner_radius: CornerRadius::same(CORNER),
            fg_stroke: Stroke::new(1.5, palette.ink),
            expansion: 0.0,
        };
        let hovered = WidgetVisuals {
            bg_fill: palette.raised_hover,
            weak_bg_fill: palette.raised_hover,
            bg_stroke: Stroke::new(1.0, palette.muted),
            ..rest
        };
        Widgets {
            noninteractive: WidgetVisuals {
                bg_fill: palette.card,
                weak_bg_fill: palette.card,
                fg_stroke: Stroke::new(1.0, palette.ink),
                ..rest
            },
            inactive: rest,
            hovered,
            // egui shows what has the focus as active too: this is the focus ring of its own widgets.
            active: WidgetVisuals {
                bg_stroke: self.focus_stroke(),
                ..hovered
            },
            open: hovered,
        }
    }
}

impl TextSize {
    /// How many times larger than normal.
    #[must_use]
    pub fn factor(self) -> f32 {
        match self {
            Self::Normal => 1.0,
            Self::Large => 1.15,
            Self::Largest => 1.3,
        }
    }
}

/// The name under which egui knows the coach's text style.
#[must_use]
pub fn coach_style() -> TextStyle {
    TextStyle::Name(COACH_STYLE.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_grows_with_the_setting() {
        let look = |size| Look::new(Theme::Light, size, BoardStyle::Wood, Motion::Full);
        assert_eq!(look(TextSize::Normal).size(Text::Body), 17.0);
        assert_eq!(look(TextSize::Largest).size(Text::Body), 17.0 * 1.3);
        assert!(look(TextSize::Normal).line_height(Text::Coach) >= 18.5 * 1.45);
    }
}
