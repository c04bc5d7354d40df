//! Smooth shapes that egui has no call for: filled outlines with a bend inward (arrows, stars) and soft glows.
//!
//! Every shape is one mesh without overlaps, so that a translucent one shows no seams.

use egui::{Color32, Mesh, Pos2, Shape, Vec2, vec2};

/// An outline seen whole from its `centre`, filled, with an edge of its own colour around it.
pub struct Figure {
    /// A point from which every corner is seen.
    pub centre: Pos2,
    /// The corners, in either direction.
    pub corners: Vec<Pos2>,
    /// The colour inside.
    pub fill: Color32,
    /// The colour of the edge.
    pub edge: Color32,
    /// The width of the edge in points, outside of the corners.
    pub edge_width: f32,
}

impl Figure {
    /// The figure as a mesh, with edges softened over one pixel.
    pub fn shape(&self, pixels_per_point: f32) -> Shape {
        let pixel = 1.0 / pixels_per_point;
        let half = pixel / 2.0;
        let mut rings = vec![(-half, self.fill)];
        if self.edge_width > 0.0 {
            rings.push((half, self.edge));
            rings.push((self.edge_width.max(pixel) - half, self.edge));
            rings.push((self.edge_width.max(pixel) + half, Color32::TRANSPARENT));
        } else {
            rings.push((half, Color32::TRANSPARENT));
        }
        let outline = self.outline();
        let mut mesh = Mesh::default();
        for (offset, color) in &rings {
            for (corner, outward) in &outline {
                mesh.colored_vertex(*corner + *outward * *offset, *color);
            }
        }
        let count = outline.len() as u32;
        let centre = count * rings.len() as u32;
        mesh.colored_vertex(self.centre, self.fill);
        for corner in 0..count {
            let next = (corner + 1) % count;
            mesh.add_triangle(centre, corner, next);
            for ring in 1..rings.len() as u32 {
                let (inner, outer) = ((ring - 1) * count, ring * count);
                mesh.add_triangle(inner + corner, inner + next, outer + corner);
                mesh.add_triangle(outer + corner, inner + next, outer + next);
            }
        }
        Shape::mesh(mesh)
    }

    /// Each corner with the way outward that moves both of its sides by one point. A corner too sharp for that is blunted:
    /// it is given twice, once for each side.
    fn outline(&self) -> Vec<(Pos2, Vec2)> {
        /// Corners whose way would be longer than the root of this are blunted.
        const LONGEST_SQ: f32 = 3.0;
        let sides = || self.corners.iter().zip(self.corners.iter().cycle().skip(1));
        let twice_area: f32 = sides().map(|(a, b)| a.x * b.y - b.x * a.y).sum();
        let turn = twice_area.signum();
        let last = self.corners.len().saturating_sub(1);
        let mut outline = Vec::with_capacity(self.corners.len() * 2);
        for (before, (here, after)) in self.corners.iter().cycle().skip(last).zip(sides()) {
            let (coming, going) = (
                (*here - *before).normalized(),
                (*after - *here).normalized(),
            );
            let outward = |along: Vec2| vec2(along.y, -along.x) * turn;
            let middle = (outward(coming) + outward(going)) / 2.0;
            let bends_in = (coming.x * going.y - coming.y * going.x) * turn < 0.0;
            if bends_in || middle.length_sq() * LONGEST_SQ > 1.0 {
                outline.push((*here, middle / middle.length_sq()));
            } else {
                outline.push((*here, outward(coming) + coming));
                outline.push((*here, outward(going) - going));
            }
        }
        outline
    }
}

/// A five-pointed star with its point up; `roundness` from 0 (sharp) to 1 blunts its points.
#[must_use]
pub fn star(centre: Pos2, radius: f32) -> Vec<Pos2> {
    /// How deep the star is cut in, as a part of its radius: a plump star.
    const WAIST: f32 = 0.52;
    /// How far beside a point its two corners lie, in parts of a turn: the points are blunt, like the drawn men's.
    const BLUNT: f32 = 0.016;
    let corner = |turn: f32, radius: f32| {
        let angle = turn * std::f32::consts::TAU;
        centre + vec2(angle.sin(), -angle.cos()) * radius
    };
    (0..5)
        .flat_map(|point| {
            let turn = point as f32 / 5.0;
            [
                corner(turn - BLUNT, radius * 0.97),
                corner(turn + BLUNT, radius * 0.97),
                corner(turn + 0.1, radius * WAIST),
            ]
        })
        .collect()
}

/// A glow that is full in the middle of a square and gone at `radius`.
pub fn glow(centre: Pos2, radius: f32, color: Color32) -> Shape {
    /// Rings of the glow: how far out, and how much of the colour is left there.
    const RINGS: [(f32, f32); 4] = [(0.3, 0.92), (0.6, 0.55), (0.85, 0.16), (1.0, 0.0)];
    const SIDES: u32 = 48;
    let mut mesh = Mesh::default();
    mesh.colored_vertex(centre, color);
    for (out, strength) in RINGS {
        for side in 0..SIDES {
            let angle = side as f32 / SIDES as f32 * std::f32::consts::TAU;
            let at = centre + Vec2::angled(angle) * radius * out;
            mesh.colored_vertex(at, color.gamma_multiply(strength));
        }
    }
    for side in 0..SIDES {
        let next = (side + 1) % SIDES;
        mesh.add_triangle(0, 1 + side, 1 + next);
        for ring in 1..RINGS.len() as u32 {
            let (inner, outer) = (1 + (ring - 1) * SIDES, 1 + ring * SIDES);
            mesh.add_triangle(inner + side, inner + next, outer + side);
            mesh.add_triangle(outer + side, inner + next, outer + next);
        }
    }
    Shape::mesh(mesh)
}

/// A ring whose line has its middle at `radius`; egui draws the lines of circles outside of it.
pub fn ring(centre: Pos2, radius: f32, width: f32, color: Color32) -> Shape {
    let stroke = egui::Stroke::new(width, color);
    Shape::circle_stroke(centre, radius - width / 2.0, stroke)
}

/// A line through points with round ends and joints, in an opaque colour.
#[must_use]
pub fn round_line(points: &[Pos2], width: f32, color: Color32) -> Vec<Shape> {
    let caps = points
        .iter()
        .map(|point| Shape::circle_filled(*point, width / 2.0, color));
    let mut shapes: Vec<Shape> = caps.collect();
    shapes.push(Shape::line(
        points.to_vec(),
        egui::Stroke::new(width, color),
    ));
    shapes
}

/// A tick that fills about half of a circle of `radius`.
#[must_use]
pub fn tick(centre: Pos2, radius: f32, color: Color32) -> Vec<Shape> {
    let at = |x: f32, y: f32| centre + vec2(x, y) * radius;
    let points = [at(-0.44, 0.04), at(-0.12, 0.36), at(0.46, -0.32)];
    round_line(&points, radius * 0.24, color)
}

/// Two strokes crossed, filling about half of a circle of `radius`.
#[must_use]
pub fn cross(centre: Pos2, radius: f32, color: Color32) -> Vec<Shape> {
    let at = |x: f32, y: f32| centre + vec2(x, y) * radius;
    let width = radius * 0.26;
    let mut shapes = round_line(&[at(-0.38, -0.38), at(0.38, 0.38)], width, color);
    shapes.extend(round_line(
        &[at(-0.38, 0.38), at(0.38, -0.38)],
        width,
        color,
    ));
    shapes
}

/// An arrow bent round to its start: "again".
#[must_use]
pub fn again(centre: Pos2, radius: f32, color: Color32) -> Vec<Shape> {
    let bend = radius * 0.46;
    let at = |turn: f32| centre + Vec2::angled(turn * std::f32::consts::TAU) * bend;
    // From the right, clockwise on the screen, to a gap at the top right, where the head sits.
    let points: Vec<Pos2> = (0..=24)
        .map(|i| at(0.02 + 0.74 * i as f32 / 24.0))
        .collect();
    let mut shapes = round_line(&points, radius * 0.2, color);
    let tip = at(0.76);
    let size = radius * 0.36;
    shapes.push(Shape::convex_polygon(
        vec![
            tip + vec2(-0.35, -1.0) * size,
            tip + vec2(1.15, 0.0) * size,
            tip + vec2(-0.35, 1.0) * size,
        ],
        color,
        egui::Stroke::NONE,
    ));
    shapes
}

#[cfg(test)]
mod tests {
    use egui::{Rect, pos2};

    use super::*;

    #[test]
    fn an_edge_grows_outward_whichever_way_the_corners_turn() {
        let square = [
            pos2(0.0, 0.0),
            pos2(10.0, 0.0),
            pos2(10.0, 10.0),
            pos2(0.0, 10.0),
        ];
        for corners in [square.to_vec(), square.iter().rev().copied().collect()] {
            let figure = Figure {
                centre: pos2(5.0, 5.0),
                corners,
                fill: Color32::WHITE,
                edge: Color32::BLACK,
                edge_width: 2.0,
            };
            let bounds = figure.shape(1.0).visual_bounding_rect();
            let expected = Rect::from_min_max(pos2(-2.5, -2.5), pos2(12.5, 12.5));
            assert!(bounds.min.distance(expected.min) < 0.01, "{bounds:?}");
            assert!(bounds.max.distance(expected.max) < 0.01, "{bounds:?}");
        }
    }

    #[test]
    fn a_star_stays_in_its_circle_and_points_up() {
        let star = star(pos2(50.0, 50.0), 10.0);
        let top = star.iter().map(|corner| corner.y).fold(f32::MAX, f32::min);
        assert!((40.0..40.5).contains(&top), "{top}");
        assert!(
            star.iter()
                .all(|corner| corner.distance(pos2(50.0, 50.0)) <= 10.0)
        );
    }
}
