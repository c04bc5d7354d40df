//! What image tests need: a renderer on the CPU, which needs no graphics card and gives the same picture everywhere.
#![expect(
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test that draws out of bounds should fail loudly"
)]
#![expect(
    clippy::iter_over_hash_type,
    reason = "egui hands changes of textures over in hash maps; their order does not matter"
)]

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use egui::epaint::{ImageDelta, Primitive, Vertex};
use egui::{ColorImage, Context, FullOutput, ImageData, Pos2, Rect, TextureId, TexturesDelta};
use egui_kittest::{Harness, TestRenderer};
use image::{Rgba, RgbaImage};

/// Draws egui's triangles into an image.
#[derive(Default)]
pub(crate) struct CpuRenderer {
    textures: HashMap<TextureId, ColorImage>,
}

impl TestRenderer for CpuRenderer {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        for (id, changes) in delta.set.drain() {
            for change in changes {
                self.update(id, &change);
            }
        }
        for id in delta.free.drain() {
            self.textures.remove(&id);
        }
    }

    fn render(&mut self, ctx: &Context, output: &FullOutput) -> Result<RgbaImage, String> {
        let scale = output.pixels_per_point;
        let size = ctx.content_rect().size() * scale;
        let mut canvas = Canvas::new(size.x.round() as usize, size.y.round() as usize);
        for clipped in ctx.tessellate(output.shapes.clone(), scale) {
            let Primitive::Mesh(mesh) = &clipped.primitive else {
                return Err("the CPU renderer knows no paint callbacks".to_owned());
            };
            let texture = self
                .textures
                .get(&mesh.texture_id)
                .ok_or_else(|| format!("no texture {:?}", mesh.texture_id))?;
            let clip = clipped.clip_rect * scale;
            for triangle in mesh.triangles() {
                let corners =
                    triangle.map(|index| Corner::new(&mesh.vertices[index as usize], scale));
                canvas.triangle(&corners, clip, texture);
            }
        }
        Ok(canvas.into_image())
    }
}

impl CpuRenderer {
    fn update(&mut self, id: TextureId, change: &ImageDelta) {
        let ImageData::Color(image) = &change.image;
        let Some([left, top]) = change.pos else {
            self.textures.insert(id, ColorImage::clone(image));
            return;
        };
        let texture = self
            .textures
            .get_mut(&id)
            .expect("a part follows the whole");
        let [width, height] = image.size;
        for row in 0..height {
            let to = (top + row) * texture.size[0] + left;
            let from = row * width;
            texture.pixels[to..to + width].copy_from_slice(&image.pixels[from..from + width]);
        }
    }
}

/// A corner of a triangle, in pixels; colours from 0 to 1, premultiplied.
struct Corner {
    pos: Pos2,
    uv: Pos2,
    color: [f32; 4],
}

impl Corner {
    fn new(vertex: &Vertex, scale: f32) -> Self {
        Self {
            pos: vertex.pos * scale,
            uv: vertex.uv,
            color: vertex.color.to_array().map(|part| f32::from(part) / 255.0),
        }
    }
}

/// Pixels from 0 to 255, premultiplied, as exact as floats: rounded once at the end.
struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<[f32; 4]>,
}

impl Canvas {
    fn new(width: usize, height: usize) -> Self {
        Self {
            width,
            height,
            pixels: vec![[0.0, 0.0, 0.0, 255.0]; width * height],
        }
    }

    fn triangle(&mut self, corners: &[Corner; 3], clip: Rect, texture: &ColorImage) {
        let [a, b, c] = [corners[0].pos, corners[1].pos, corners[2].pos];
        let area = edge(a, b, c);
        if area.abs() < 1e-9 {
            return;
        }
        // Shared edges are drawn by one triangle only, or seams would show in translucent shapes.
        let edges = [(b, c), (c, a), (a, b)].map(|(from, to)| {
            let way = (to - from) * area.signum();
            let keeps = way.y < 0.0 || (way.y == 0.0 && way.x > 0.0);
            (from, to, keeps)
        });
        // Most shapes are of one colour: all corners lie on the same white texel.
        let solid = corners.iter().all(|corner| corner.uv == corners[0].uv);
        let solid = solid.then(|| sample(texture, corners[0].uv));
        let (columns, rows) = self.bounds(&[a, b, c], clip);
        for y in rows {
            for x in columns.clone() {
                let at = Pos2::new(x as f32 + 0.5, y as f32 + 0.5);
                let weights = edges.map(|(from, to, _)| edge(from, to, at) / area);
                let covered = weights
                    .iter()
                    .zip(&edges)
                    .all(|(weight, (_, _, keeps))| *weight > 0.0 || (*weight == 0.0 && *keeps));
                if covered {
                    let texel = solid.unwrap_or_else(|| sample(texture, mix_uv(corners, weights)));
                    self.blend(x, y, shade(corners, weights, texel));
                }
            }
        }
    }

    /// The columns and rows that a triangle may touch.
    fn bounds(
        &self,
        points: &[Pos2; 3],
        clip: Rect,
    ) -> (std::ops::Range<usize>, std::ops::Range<usize>) {
        let bounds = Rect::from_points(points);
        let range = |low: f32, high: f32, clip_low: f32, clip_high: f32, size: usize| {
            let low = low.floor().max(clip_low.round()).max(0.0) as usize;
            let high = high.ceil().min(clip_high.round()).max(0.0) as usize;
            low..high.min(size)
        };
        (
            range(
                bounds.min.x,
                bounds.max.x,
                clip.min.x,
                clip.max.x,
                self.width,
            ),
            range(
                bounds.min.y,
                bounds.max.y,
                clip.min.y,
                clip.max.y,
                self.height,
            ),
        )
    }

    fn blend(&mut self, x: usize, y: usize, source: [f32; 4]) {
        let target = &mut self.pixels[y * self.width + x];
        let remains = 1.0 - source[3] / 255.0;
        for (part, new) in target.iter_mut().zip(source) {
            *part = new + *part * remains;
        }
    }

    fn into_image(self) -> RgbaImage {
        RgbaImage::from_fn(self.width as u32, self.height as u32, |x, y| {
            let pixel = self.pixels[y as usize * self.width + x as usize];
            Rgba(pixel.map(|part| part.round().clamp(0.0, 255.0) as u8))
        })
    }
}

/// Twice the area of the triangle, signed by its turn. Exactly the same, but for the sign, whichever way the side from a
/// to b is given, so that of two triangles that share it one and only one covers a pixel on it.
fn edge(a: Pos2, b: Pos2, c: Pos2) -> f32 {
    if (b.x, b.y) < (a.x, a.y) {
        return -edge(b, a, c);
    }
    let (along, across) = (b - a, c - a);
    along.x * across.y - along.y * across.x
}

/// The place in the texture of a point in a triangle.
fn mix_uv(corners: &[Corner; 3], weights: [f32; 3]) -> Pos2 {
    let [a, b, c] = corners;
    let [x, y, z] = weights;
    (a.uv.to_vec2() * x + b.uv.to_vec2() * y + c.uv.to_vec2() * z).to_pos2()
}

/// The colour of a point in a triangle, from 0 to 255.
fn shade(corners: &[Corner; 3], weights: [f32; 3], texel: [f32; 4]) -> [f32; 4] {
    let mut color = [0.0; 4];
    for part in 0..4 {
        let mixed = corners[0].color[part] * weights[0]
            + corners[1].color[part] * weights[1]
            + corners[2].color[part] * weights[2];
        color[part] = texel[part] * mixed;
    }
    color
}

/// The texture at a point, blended from its four nearest pixels.
fn sample(texture: &ColorImage, uv: Pos2) -> [f32; 4] {
    let place = |part: f32, size: usize| {
        let at = (part * size as f32 - 0.5).clamp(0.0, size as f32 - 1.0);
        let low = at as usize;
        (low, (low + 1).min(size - 1), at - low as f32)
    };
    let [width, height] = texture.size;
    let (left, right, x) = place(uv.x, width);
    let (top, bottom, y) = place(uv.y, height);
    let pixel = |x: usize, y: usize| texture.pixels[y * width + x].to_array().map(f32::from);
    let (nw, ne) = (pixel(left, top), pixel(right, top));
    let (sw, se) = (pixel(left, bottom), pixel(right, bottom));
    std::array::from_fn(|part| {
        let above = nw[part] * (1.0 - x) + ne[part] * x;
        let below = sw[part] * (1.0 - x) + se[part] * x;
        above * (1.0 - y) + below * y
    })
}

/// Where photos go.
#[allow(dead_code, reason = "not every test file takes photos")]
pub(crate) fn photo_folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target/photos")
}

/// Writes what a harness shows to `target/photos/<name>.png`, for human eyes.
#[allow(dead_code, reason = "not every test file takes photos")]
pub(crate) fn photograph<State>(harness: &mut Harness<'_, State>, name: &str) -> PathBuf {
    photograph_to(harness, &photo_folder(), name)
}

/// Writes what a harness shows to `<folder>/<name>.png`, for human eyes.
#[allow(dead_code, reason = "not every test file takes photos")]
pub(crate) fn photograph_to<State>(
    harness: &mut Harness<'_, State>,
    folder: &Path,
    name: &str,
) -> PathBuf {
    let image = harness.render().expect("the renderer draws everything");
    std::fs::create_dir_all(folder).expect("the folder can be made");
    let path = folder.join(format!("{name}.png"));
    image.save(&path).expect("the picture can be written");
    path
}
