//! What a pawn becomes: four pieces with their names, beside the square where it promotes.

use egui::{
    Align2, CornerRadius, Id, Key, Modifiers, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};

use crate::app::art::Art;
use crate::app::board::gesture::{PROMOTIONS, Promotion};
use crate::app::board::names::SquareNames;
use crate::app::board::paint::{BoardPainter, ManSize};
use crate::app::look::{BUTTON_HEIGHT, CORNER, GRID, Text};
use crate::rules::Role;

/// The key of a piece, as players of every language write it.
fn key(role: Role) -> Option<Key> {
    match role {
        Role::Queen => Some(Key::Q),
        Role::Rook => Some(Key::R),
        Role::Bishop => Some(Key::B),
        Role::Knight => Some(Key::N),
        Role::Pawn | Role::King => None,
    }
}

/// The piece whose key was pressed; the key is used up.
pub(super) fn pressed_key(ui: &Ui) -> Option<Role> {
    let pressed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    PROMOTIONS
        .into_iter()
        .find(|role| key(*role).is_some_and(pressed))
}

/// The chooser laid out for a promotion.
pub(super) struct Chooser {
    promotion: Promotion,
    rows: Vec<(Role, String, Rect)>,
    card: Rect,
}

impl Chooser {
    /// Beside the promotion square, on the side where there is room.
    pub(super) fn new(
        promotion: Promotion,
        board: &BoardPainter<'_>,
        names: &dyn SquareNames,
    ) -> Self {
        let row = board.layout.side().clamp(BUTTON_HEIGHT, 72.0);
        let font = board.look.font(Text::Body);
        let named = PROMOTIONS.map(|role| (role, names.promotion_label(role)));
        let widest = named
            .iter()
            .map(|(_, name)| {
                let galley = board.painter.layout_no_wrap(
                    name.clone(),
                    font.clone(),
                    board.look.palette.ink,
                );
                galley.size().x
            })
            .fold(0.0, f32::max);
        let key_width = 1.7 * board.look.size(Text::Small);
        let size = vec2(
            (row + widest + key_width + 3.5 * GRID).round(),
            row * PROMOTIONS.len() as f32 + GRID,
        );
        let square = board.layout.rect(promotion.to);
        let room = board.layout.squares();
        let gap = GRID / 2.0;
        let x = if square.right() + gap + size.x <= room.right() {
            square.right() + gap
        } else {
            square.left() - gap - size.x
        };
        let y = if square.center().y < room.center().y {
            square.top()
        } else {
            square.bottom() - size.y
        };
        let clip = board.painter.clip_rect();
        let x = x.min(clip.right() - size.x).max(clip.left());
        let y = y.min(clip.bottom() - size.y).max(clip.top());
        let card = Rect::from_min_size(pos2(x.round(), y.round()), size);
        let inner = card.shrink(GRID / 2.0);
        let rows = named.into_iter().enumerate().map(|(index, (role, name))| {
            let min = inner.min + vec2(0.0, index as f32 * row);
            let rect = Rect::from_min_size(min, vec2(inner.width(), row));
            (role, name, rect)
        });
        Self {
            promotion,
            rows: rows.collect(),
            card,
        }
    }

    pub(super) fn card(&self) -> Rect {
        self.card
    }

    /// The id of a piece's button.
    pub(super) fn button_id(board: Id, role: Role) -> Id {
        board.with(("promotion", role.char()))
    }

    /// The four buttons; gives the piece that was chosen.
    pub(super) fn ui(
        &self,
        ui: &Ui,
        id: Id,
        board: &BoardPainter<'_>,
        art: &mut Art,
    ) -> Option<Role> {
        let palette = &board.look.palette;
        let round = CornerRadius::same(CORNER + 2);
        board
            .painter
            .add(ui.visuals().popup_shadow.as_shape(self.card, round));
        board.painter.rect(
            self.card,
            round,
            palette.card,
            Stroke::new(1.0, palette.line),
            StrokeKind::Outside,
        );
        let mut chosen = None;
        for (role, name, rect) in &self.rows {
            let response = ui.interact(*rect, Self::button_id(id, *role), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, name));
            let inner = CornerRadius::same(CORNER - 1);
            if response.hovered() || response.is_pointer_button_down_on() {
                board.painter.rect_filled(*rect, inner, palette.action_soft);
            }
            if response.has_focus() {
                let stroke = board.look.focus_stroke();
                board
                    .painter
                    .rect_stroke(*rect, inner, stroke, StrokeKind::Inside);
            }
            self.row(*role, name, *rect, board, art);
            if response.clicked() {
                chosen = Some(*role);
            }
        }
        chosen
    }

    fn row(&self, role: Role, name: &str, rect: Rect, board: &BoardPainter<'_>, art: &mut Art) {
        let palette = &board.look.palette;
        let size = ManSize {
            scale: rect.height() / board.layout.side() * 0.86,
            opacity: 1.0,
        };
        let man = pos2(rect.left() + rect.height() / 2.0, rect.center().y);
        // The men are drawn for squares: on one, their outlines show in both themes.
        let square = egui::Rect::from_center_size(man, egui::Vec2::splat(rect.height() * 0.9));
        let round = egui::CornerRadius::same(crate::app::look::CORNER);
        board
            .painter
            .rect_filled(square, round, board.look.board.light);
        board.man(art, role.of(self.promotion.color), man, size);
        board.painter.text(
            pos2(rect.left() + rect.height() + GRID / 2.0, rect.center().y),
            Align2::LEFT_CENTER,
            name,
            board.look.font(Text::Body),
            palette.ink,
        );
        let cap = board.look.size(Text::Small) * 1.7;
        let centre = pos2(rect.right() - GRID - cap / 2.0, rect.center().y);
        let cap = Rect::from_center_size(centre, vec2(cap, cap));
        board.painter.rect(
            cap,
            CornerRadius::same(5),
            palette.raised,
            Stroke::new(1.0, palette.line),
            StrokeKind::Inside,
        );
        board.painter.text(
            cap.center(),
            Align2::CENTER_CENTER,
            role.upper_char(),
            board.look.font(Text::Small),
            palette.muted,
        );
    }
}
