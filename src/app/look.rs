//! Every number of style: colours, spacing, sizes of text, durations. Other files of the window ask here.
//!
//! Colours come in a light and a dark [`Palette`]; each pair of text and ground that is used is listed in
//! [`Palette::text_pairs`] and kept at WCAG AA contrast by a test. Meaning is never told by colour alone: the board gives
//! each [`Tone`] a shape of its own too.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::style::{ScrollStyle, Selection, WidgetVisuals, Widgets};
use egui::text::LayoutJob;
use egui::{
    Color32, CornerRadius, FontFamily, FontId, Margin, RichText, Shadow, Stroke, Style, TextFormat,
    TextStyle, Theme, Visuals, vec2,
};

use crate::scene::Tone;

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

/// Colours of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The ground of the window.
    pub paper: Color32,
    /// The ground of cards.
    pub card: Color32,
    /// The ground of quiet buttons and of the rail.
    pub raised: Color32,
    /// The same, under the pointer.
    pub raised_hover: Color32,
    /// Edges of cards and quiet buttons.
    pub line: Color32,
    /// Text.
    pub ink: Color32,
    /// Text that steps back.
    pub muted: Color32,
    /// The primary button, links, what is chosen.
    pub action: Color32,
    /// The same, under the pointer.
    pub action_hover: Color32,
    /// Text on the primary button.
    pub on_action: Color32,
    /// The ground of what is chosen.
    pub action_soft: Color32,
    /// The ring around what has the focus.
    pub focus: Color32,
    /// Text that says "look here".
    pub idea: Color32,
    /// Its ground.
    pub idea_soft: Color32,
    /// Text that says "right".
    pub good: Color32,
    /// Its ground.
    pub good_soft: Color32,
    /// Text that says "not yet".
    pub warning: Color32,
    /// Its ground.
    pub warning_soft: Color32,
    /// Text for check and danger, and for nothing else.
    pub danger: Color32,
    /// Its ground.
    pub danger_soft: Color32,
    /// A star that was earned.
    pub star: Color32,
    /// Its outline, also of one still to earn.
    pub star_edge: Color32,
}

/// Colours of a board. They are the same in both themes: the board is a thing, not a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardColors {
    /// A light square.
    pub light: Color32,
    /// A dark square.
    pub dark: Color32,
    /// A light square of the last move.
    pub light_last: Color32,
    /// A dark square of the last move.
    pub dark_last: Color32,
    /// A light square whose man is held.
    pub light_held: Color32,
    /// A dark square whose man is held.
    pub dark_held: Color32,
    /// The rim around the squares.
    pub rim: Color32,
    /// Dots and rings on squares that a man may go to.
    pub target: Color32,
    /// The pointer's square, laid over it.
    pub hover: Color32,
    /// The glow under a king in check; it fades to nothing at the edge.
    pub check: Color32,
    /// The thin edge around arrows, rings and dots.
    pub mark_edge: Color32,
    /// The outline of stars, the same ink as in the drawn men.
    pub outline: Color32,
    /// A star to collect.
    pub star: Color32,
    /// The keyboard's square.
    pub cursor: Color32,
    /// The shadow under a man in the hand.
    pub shadow: Color32,
    /// Laid over the board while a choice is open.
    pub veil: Color32,
    tones: ToneColors,
}

/// One colour for each tone on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ToneColors {
    idea: Color32,
    good: Color32,
    warning: Color32,
    danger: Color32,
}

const fn rgb(hex: u32) -> Color32 {
    let [_, red, green, blue] = hex.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

/// Transparent black is the only colour that needs alpha in a constant: premultiplied, it is all zeros but the alpha.
const fn black(alpha: u8) -> Color32 {
    Color32::from_rgba_premultiplied(0, 0, 0, alpha)
}

const LIGHT: Palette = Palette {
    paper: rgb(0xfaf7f0),
    card: rgb(0xffffff),
    raised: rgb(0xf1ece0),
    raised_hover: rgb(0xe8e1d1),
    line: rgb(0xddd4c2),
    ink: rgb(0x1f2a24),
    muted: rgb(0x59635c),
    action: rgb(0x1f4a33),
    action_hover: rgb(0x2b6346),
    on_action: rgb(0xffffff),
    action_soft: rgb(0xdfece2),
    focus: rgb(0x12467b),
    idea: rgb(0x12467b),
    idea_soft: rgb(0xe6eff8),
    good: rgb(0x1c6239),
    good_soft: rgb(0xe2f2e6),
    warning: rgb(0x8a4b08),
    warning_soft: rgb(0xfdf3df),
    danger: rgb(0xa12a1e),
    danger_soft: rgb(0xfdecea),
    star: rgb(0xf5b82e),
    star_edge: rgb(0x8a6410),
};

const DARK: Palette = Palette {
    paper: rgb(0x161c19),
    card: rgb(0x1f2723),
    raised: rgb(0x2a3430),
    raised_hover: rgb(0x35413b),
    line: rgb(0x3a4740),
    ink: rgb(0xeef1ea),
    muted: rgb(0xaab5ad),
    action: rgb(0x8fd3a8),
    action_hover: rgb(0xa8e2bd),
    on_action: rgb(0x10241a),
    action_soft: rgb(0x26402f),
    focus: rgb(0x9cc8f5),
    idea: rgb(0x9cc8f5),
    idea_soft: rgb(0x1c3047),
    good: rgb(0x8fd3a8),
    good_soft: rgb(0x1d3a29),
    warning: rgb(0xf2bd70),
    warning_soft: rgb(0x3b2d14),
    danger: rgb(0xf4a196),
    danger_soft: rgb(0x45231f),
    star: rgb(0xf5c04a),
    star_edge: rgb(0xb08a35),
};

const TONES: ToneColors = ToneColors {
    idea: rgb(0x12467b),
    good: rgb(0x1f7a45),
    warning: rgb(0xb8660a),
    danger: rgb(0xb3261e),
};

const WOOD: BoardColors = BoardColors {
    light: rgb(0xf0d9b5),
    dark: rgb(0xb58863),
    light_last: rgb(0xf3d878),
    dark_last: rgb(0xcfa347),
    light_held: rgb(0xbfd09a),
    dark_held: rgb(0x86995a),
    rim: rgb(0x7d5a3c),
    target: Color32::from_rgba_premultiplied(11, 38, 25, 140),
    hover: Color32::from_rgba_premultiplied(50, 50, 50, 50),
    check: Color32::from_rgba_premultiplied(214, 32, 20, 235),
    mark_edge: rgb(0xffffff),
    outline: rgb(0x1f2a24),
    star: rgb(0xffc93c),
    cursor: rgb(0x12467b),
    shadow: black(90),
    veil: black(70),
    tones: TONES,
};

const SLATE: BoardColors = BoardColors {
    light: rgb(0xe1e8ee),
    dark: rgb(0x8299ad),
    light_last: rgb(0xefe2a0),
    dark_last: rgb(0xc2ae63),
    light_held: rgb(0xb4d5bd),
    dark_held: rgb(0x6a9c86),
    rim: rgb(0x4d6274),
    ..WOOD
};

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

impl Palette {
    /// The colour of words in a tone, and of the ground that goes with them.
    #[must_use]
    pub fn tone(&self, tone: Tone) -> (Color32, Color32) {
        match tone {
            Tone::Idea => (self.idea, self.idea_soft),
            Tone::Good => (self.good, self.good_soft),
            Tone::Warning => (self.warning, self.warning_soft),
            Tone::Danger => (self.danger, self.danger_soft),
        }
    }

    /// Each text colour with each ground that it may stand on, named.
    #[must_use]
    pub fn text_pairs(&self) -> Vec<(&'static str, Color32, Color32)> {
        let mut pairs = vec![
            ("primary button", self.on_action, self.action),
            ("primary button, hovered", self.on_action, self.action_hover),
            ("ink, chosen", self.ink, self.action_soft),
            ("action, chosen", self.action, self.action_soft),
            ("action on card", self.action, self.card),
            ("action on paper", self.action, self.paper),
        ];
        for (ground, color) in [
            ("paper", self.paper),
            ("card", self.card),
            ("raised", self.raised),
            ("raised, hovered", self.raised_hover),
        ] {
            pairs.push((ground, self.ink, color));
            pairs.push((ground, self.muted, color));
        }
        for tone in [Tone::Idea, Tone::Good, Tone::Warning, Tone::Danger] {
            let (text, soft) = self.tone(tone);
            pairs.push(("tone on its ground", text, soft));
            pairs.push(("tone on card", text, self.card));
            pairs.push(("tone on paper", text, self.paper));
            pairs.push(("ink on a tone's ground", self.ink, soft));
        }
        pairs
    }
}

impl BoardColors {
    /// The colour of marks in a tone.
    #[must_use]
    pub fn tone(&self, tone: Tone) -> Color32 {
        match tone {
            Tone::Idea => self.tones.idea,
            Tone::Good => self.tones.good,
            Tone::Warning => self.tones.warning,
            Tone::Danger => self.tones.danger,
        }
    }
}

/// The name under which egui knows the coach's text style.
#[must_use]
pub fn coach_style() -> TextStyle {
    TextStyle::Name(COACH_STYLE.into())
}

/// The contrast of two opaque colours by WCAG 2: 1 for the same, 21 for black on white.
#[must_use]
pub fn contrast(one: Color32, other: Color32) -> f32 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Relative luminance by WCAG 2.
fn luminance(color: Color32) -> f32 {
    let [red, green, blue, _] = egui::Rgba::from(color).to_array();
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

#[cfg(test)]
mod tests {
    use super::*;

    /// WCAG AA for text of normal size.
    const TEXT: f32 = 4.5;
    /// WCAG AA for parts of controls and for drawings that carry meaning.
    const GRAPHIC: f32 = 3.0;

    #[test]
    fn contrast_follows_wcag() {
        assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01);
        assert!((contrast(rgb(0x777777), Color32::WHITE) - 4.48).abs() < 0.02);
    }

    #[test]
    fn all_text_has_contrast() {
        for (theme, palette) in [("light", LIGHT), ("dark", DARK)] {
            for (name, text, ground) in palette.text_pairs() {
                let contrast = contrast(text, ground);
                assert!(contrast >= TEXT, "{theme}, {name}: {contrast:.2}");
            }
        }
    }

    #[test]
    fn the_focus_ring_and_star_edges_are_seen() {
        for (theme, palette) in [("light", LIGHT), ("dark", DARK)] {
            for ground in [palette.paper, palette.card, palette.raised] {
                for color in [palette.focus, palette.star_edge] {
                    let contrast = contrast(color, ground);
                    assert!(contrast >= GRAPHIC, "{theme}: {contrast:.2}");
                }
            }
        }
    }

    #[test]
    fn marks_are_seen_against_their_edge_and_light_squares() {
        for board in [WOOD, SLATE] {
            for tone in [Tone::Idea, Tone::Good, Tone::Warning, Tone::Danger] {
                for ground in [board.mark_edge, board.light] {
                    let contrast = contrast(board.tone(tone), ground);
                    assert!(contrast >= GRAPHIC, "{tone:?}: {contrast:.2}");
                }
            }
        }
    }

    #[test]
    fn text_grows_with_the_setting() {
        let look = |size| Look::new(Theme::Light, size, BoardStyle::Wood, Motion::Full);
        assert_eq!(look(TextSize::Normal).size(Text::Body), 17.0);
        assert_eq!(look(TextSize::Largest).size(Text::Body), 17.0 * 1.3);
        assert!(look(TextSize::Normal).line_height(Text::Coach) >= 18.5 * 1.45);
    }
}
