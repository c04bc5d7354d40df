//! The colours of the window and of the board.
//!
//! They come in a light and a dark [`Palette`]; each pair of text and ground that is used is listed in
//! [`Palette::text_pairs`] and kept at WCAG AA contrast by a test. Meaning is never told by colour alone: the board gives
//! each [`Tone`] a shape of its own too.

use egui::Color32;

use crate::scene::Tone;

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
pub(super) const fn black(alpha: u8) -> Color32 {
    Color32::from_rgba_premultiplied(0, 0, 0, alpha)
}

pub(super) const LIGHT: Palette = Palette {
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

pub(super) const DARK: Palette = Palette {
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

pub(super) const WOOD: BoardColors = BoardColors {
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

pub(super) const SLATE: BoardColors = BoardColors {
    light: rgb(0xe1e8ee),
    dark: rgb(0x8299ad),
    light_last: rgb(0xefe2a0),
    dark_last: rgb(0xc2ae63),
    light_held: rgb(0xb4d5bd),
    dark_held: rgb(0x6a9c86),
    rim: rgb(0x4d6274),
    ..WOOD
};

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
}
