//! Drawings as textures: the men, the coach's faces, the opponents, the emblems of lessons.
//!
//! An SVG is rasterised at the exact size in pixels at which it is shown, so that its lines are crisp at every scale, and
//! kept until sizes change. Nothing is read from disk: all drawings are part of the binary.

use std::collections::BTreeMap;

use egui::{ColorImage, Context, TextureHandle, TextureOptions};
use include_dir::{Dir, include_dir};
use resvg::{tiny_skia, usvg};

use crate::rules::{Color, Piece, Role};
use crate::session::Mood;

/// How many pictures are kept. Twelve men in four sizes, with room for faces and emblems; a window being resized asks for
/// new sizes all the time, and the oldest go.
const KEPT: usize = 256;
/// The smallest and largest side of a picture in pixels; egui refuses empty ones, graphics cards refuse huge ones.
const SIDE_PIXELS: std::ops::RangeInclusive<u32> = 1..=1024;

static COACH: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/coach");
static CHARACTERS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/characters");
static EMBLEMS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/emblems");

/// A drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Picture<'a> {
    Man(Piece),
    Coach(Mood),
    Emblem(&'a str),
    Portrait(&'a str),
}

/// Textures of drawings, made when they are first asked for.
#[derive(Default)]
pub struct Art {
    trees: BTreeMap<String, Option<usvg::Tree>>,
    textures: BTreeMap<(String, u32), Kept>,
    clock: u64,
}

/// A texture and when it was last asked for.
struct Kept {
    texture: TextureHandle,
    used: u64,
}

impl Art {
    /// No drawing is rasterised yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A man in a square of `side_pixels`. `None` if its drawing cannot be read, which a test rules out.
    pub fn man(&mut self, ctx: &Context, piece: Piece, side_pixels: u32) -> Option<TextureHandle> {
        self.texture(ctx, Picture::Man(piece), side_pixels)
    }

    /// The coach's face in a square of `side_pixels`. `None` if its drawing cannot be read, which a test rules out.
    pub fn coach(&mut self, ctx: &Context, mood: Mood, side_pixels: u32) -> Option<TextureHandle> {
        self.texture(ctx, Picture::Coach(mood), side_pixels)
    }

    /// The emblem of that name, like `rook`, in a square of `side_pixels`. `None` if there is none.
    pub fn emblem(&mut self, ctx: &Context, name: &str, side_pixels: u32) -> Option<TextureHandle> {
        self.texture(ctx, Picture::Emblem(name), side_pixels)
    }

    /// The portrait of the character of that name, like `chick`, in a square of `side_pixels`. `None` if there is none.
    pub fn portrait(
        &mut self,
        ctx: &Context,
        name: &str,
        side_pixels: u32,
    ) -> Option<TextureHandle> {
        self.texture(ctx, Picture::Portrait(name), side_pixels)
    }

    fn texture(
        &mut self,
        ctx: &Context,
        picture: Picture<'_>,
        side_pixels: u32,
    ) -> Option<TextureHandle> {
        self.clock += 1;
        let side = side_pixels.clamp(*SIDE_PIXELS.start(), *SIDE_PIXELS.end());
        let key = (picture.name(), side);
        if let Some(kept) = self.textures.get_mut(&key) {
            kept.used = self.clock;
            return Some(kept.texture.clone());
        }
        let tree = self
            .trees
            .entry(key.0.clone())
            .or_insert_with(|| parse(picture.svg()?))
            .as_ref()?;
        let texture = ctx.load_texture(&key.0, rasterise(tree, side)?, TextureOptions::LINEAR);
        let kept = Kept {
            texture: texture.clone(),
            used: self.clock,
        };
        self.textures.insert(key, kept);
        self.forget_oldest();
        Some(texture)
    }

    fn forget_oldest(&mut self) {
        while self.textures.len() > KEPT {
            let oldest = self.textures.iter().min_by_key(|(_, kept)| kept.used);
            let Some(key) = oldest.map(|(key, _)| key.clone()) else {
                return;
            };
            self.textures.remove(&key);
        }
    }
}

impl Picture<'_> {
    fn name(self) -> String {
        match self {
            Self::Man(piece) => format!("man {}", piece.char()),
            Self::Coach(mood) => format!("coach {}", mood_file(mood)),
            Self::Emblem(name) => format!("emblem {name}"),
            Self::Portrait(name) => format!("portrait {name}"),
        }
    }

    fn svg(self) -> Option<&'static [u8]> {
        let file = match self {
            Self::Man(piece) => return Some(man_svg(piece)),
            Self::Coach(mood) => COACH.get_file(mood_file(mood)),
            Self::Emblem(name) => EMBLEMS.get_file(format!("{name}.svg")),
            Self::Portrait(name) => CHARACTERS.get_file(format!("{name}.svg")),
        };
        file.map(include_dir::File::contents)
    }
}

fn mood_file(mood: Mood) -> &'static str {
    match mood {
        Mood::Calm => "calm.svg",
        Mood::Happy => "happy.svg",
        Mood::Thinking => "thinking.svg",
        Mood::Concerned => "concerned.svg",
    }
}

/// The drawing of a man.
fn man_svg(piece: Piece) -> &'static [u8] {
    macro_rules! svg {
        ($name:literal) => {
            include_bytes!(concat!("../../assets/pieces/", $name, ".svg"))
        };
    }
    match (piece.color, piece.role) {
        (Color::White, Role::Pawn) => svg!("wP"),
        (Color::White, Role::Knight) => svg!("wN"),
        (Color::White, Role::Bishop) => svg!("wB"),
        (Color::White, Role::Rook) => svg!("wR"),
        (Color::White, Role::Queen) => svg!("wQ"),
        (Color::White, Role::King) => svg!("wK"),
        (Color::Black, Role::Pawn) => svg!("bP"),
        (Color::Black, Role::Knight) => svg!("bN"),
        (Color::Black, Role::Bishop) => svg!("bB"),
        (Color::Black, Role::Rook) => svg!("bR"),
        (Color::Black, Role::Queen) => svg!("bQ"),
        (Color::Black, Role::King) => svg!("bK"),
    }
}

fn parse(svg: &[u8]) -> Option<usvg::Tree> {
    usvg::Tree::from_data(svg, &usvg::Options::default()).ok()
}

/// The drawing in a square picture, centred, as large as it fits.
fn rasterise(tree: &usvg::Tree, side: u32) -> Option<ColorImage> {
    let mut pixmap = tiny_skia::Pixmap::new(side, side)?;
    let size = tree.size();
    let pixels = side as f32;
    let scale = (pixels / size.width()).min(pixels / size.height());
    let transform = tiny_skia::Transform::from_scale(scale, scale).post_translate(
        (pixels - size.width() * scale) / 2.0,
        (pixels - size.height() * scale) / 2.0,
    );
    resvg::render(tree, transform, &mut pixmap.as_mut());
    let side = side as usize;
    Some(ColorImage::from_rgba_premultiplied(
        [side, side],
        pixmap.data(),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_man_has_a_drawing_that_shows_something() {
        for color in Color::ALL {
            for role in Role::ALL {
                let tree = parse(man_svg(role.of(color))).expect("the drawing is valid");
                let image = rasterise(&tree, 40).expect("it has a size");
                let drawn = image.pixels.iter().filter(|pixel| pixel.a() > 0).count();
                assert!(drawn > 300, "{color:?} {role:?}: {drawn} pixels");
            }
        }
    }

    #[test]
    fn a_picture_is_made_once_and_the_oldest_are_forgotten() {
        let ctx = Context::default();
        let mut art = Art::new();
        let king = Role::King.of(Color::White);
        let first = art.man(&ctx, king, 8).expect("drawn");
        assert_eq!(art.man(&ctx, king, 8).expect("drawn").id(), first.id());
        for side in 9..9 + KEPT as u32 {
            art.man(&ctx, king, side);
        }
        assert_eq!(art.textures.len(), KEPT);
        assert!(!art.textures.contains_key(&("man K".to_owned(), 8)));
    }

    #[test]
    fn every_mood_and_emblem_can_be_drawn() {
        let ctx = Context::default();
        let mut art = Art::new();
        for mood in [Mood::Calm, Mood::Happy, Mood::Thinking, Mood::Concerned] {
            assert!(art.coach(&ctx, mood, 16).is_some(), "{mood:?}");
        }
        for file in EMBLEMS.files() {
            let name = file.path().file_stem().expect("a name").to_string_lossy();
            assert!(art.emblem(&ctx, &name, 16).is_some(), "{name}");
        }
        assert!(art.emblem(&ctx, "no such emblem", 16).is_none());
        for character in crate::play::Character::ALL {
            let id = character.id();
            assert!(art.portrait(&ctx, id, 16).is_some(), "{id}");
        }
    }
}
