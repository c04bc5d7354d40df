//! What all screens with a board share: where board and column are, the coach's card, the typed move, the keys.
//!
//! A screen draws its header and its board in one half and its column in the other; the column has a body that may
//! scroll and one row of actions that never moves.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align, FontId, Galley, Key, Label, Layout, Modifiers, Rect, TextEdit, Ui, UiBuilder, pos2, vec2,
};

use crate::app::board::{BoardMsg, board_ui};
use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::lines::Lines;
use crate::app::look::{BUTTON_HEIGHT, GRID, Text};
use crate::app::names::VoiceNames;
use crate::app::widget::{card, coach_ui, icon_button_ui, prose_ui, tone_card};
use crate::message::Message;
use crate::scene::{Mark, Scene, Tone};
use crate::session::{Event, Mood};
use crate::tutor::Msg;

use super::speech::{Squares, spoken_ui};

/// The right column at normal text size, in points, at least and at most.
const COLUMN: (f32, f32) = (320.0, 420.0);
/// Room lower than this is that of a small screen whose owner likes things large …
const LOW: f32 = 480.0;
/// … there the column may be as narrow as its row of actions, or board and words would both be cut off.
const LOW_COLUMN: f32 = 300.0;
/// The header over the board, in points.
pub(super) const HEADER: f32 = 56.0;
/// The least room of a title in the header, at normal text size, in points.
const TITLE_LEAST: f32 = 112.0;
/// The coach's face on its card, in points at normal text size.
const FACE: f32 = 56.0;

/// The two halves of a screen with a board: side by side, or one above the other where the window is tall.
#[derive(Clone, Copy, Debug)]
pub(super) struct Halves {
    /// The header and the board.
    pub(super) board: Rect,
    /// The coach's card and what belongs to it.
    pub(super) column: Rect,
}

/// Divides what room there is.
#[must_use]
pub(super) fn halves(ui: &Ui) -> Halves {
    let space = ui.available_rect_before_wrap();
    let (least, least_board) = if space.height() < LOW {
        (LOW_COLUMN, 0.5)
    } else {
        (COLUMN.0, 0.62)
    };
    let column = (space.width() * 0.32).clamp(least, COLUMN.1);
    let is_wide = space.width() - column >= space.height() * least_board;
    if is_wide {
        let split = space.right() - column;
        return Halves {
            board: Rect::from_min_max(space.min, pos2(split - 2.0 * GRID, space.bottom())),
            column: Rect::from_min_max(pos2(split, space.top()), space.max),
        };
    }
    let board_height = (space.height() * 0.56).min(space.width() + HEADER);
    let split = space.top() + board_height;
    Halves {
        board: Rect::from_min_max(space.min, pos2(space.right(), split)),
        column: Rect::from_min_max(pos2(space.left(), split + GRID), space.max),
    }
}

/// Draws into a part of the screen, and nowhere else.
pub(super) fn part<R>(ui: &mut Ui, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    let builder = UiBuilder::new()
        .max_rect(rect)
        .layout(Layout::top_down(Align::Min));
    let mut inner = ui.new_child(builder);
    inner.set_clip_rect(rect.expand(4.0).intersect(ui.clip_rect()));
    add(&mut inner)
}

/// A page in the middle of what room there is, no wider than so many points.
pub(super) fn page(ui: &mut Ui, widest: f32, add: impl FnOnce(&mut Ui)) {
    let side = ((ui.available_width() - widest) / 2.0).max(0.0);
    let mut rect = ui.available_rect_before_wrap();
    rect.min.x += side;
    rect.max.x -= side;
    ui.scope_builder(UiBuilder::new().max_rect(rect), add);
}

/// The body of a column, and the place of its actions: one row of small ones over one big one.
#[must_use]
pub(super) fn body_and_actions(cx: Cx<'_>, ui: &Ui) -> (Rect, Rect) {
    let space = ui.available_rect_before_wrap();
    let foot = 2.0 * BUTTON_HEIGHT * cx.look.text_size.factor().max(1.0) + 2.0 * GRID;
    let body = Rect::from_min_max(space.min, pos2(space.right(), space.bottom() - foot - GRID));
    let actions = Rect::from_min_max(pos2(space.left(), space.bottom() - foot), space.max);
    (body, actions)
}

/// The header over a board: the way back, a title that takes two lines or is cut short where it must be, and what else
/// belongs there. All of it stays in its place whether there is an eye or not.
pub(super) fn header_ui(
    title: &str,
    back: (&'static str, Msg),
    extra_width: f32,
    cx: Cx<'_>,
    ui: &mut Ui,
    out: &mut Outbox,
    extra: impl FnOnce(&mut Ui, &mut Outbox),
) {
    ui.horizontal(|ui| {
        let (name, msg) = back;
        if icon_button_ui(Icon::ArrowLeft, &cx.word(name), cx.look, ui).clicked() {
            out.send(msg);
        }
        // The eye at the end is as wide as any button.
        let eye = BUTTON_HEIGHT + GRID;
        let room = ui.available_width() - 2.0 * GRID - eye;
        let least = TITLE_LEAST * cx.look.text_size.factor();
        let room = (room - extra_width).max(least.min(room)).max(0.0);
        let shown = ui.add(Label::new(title_galley(title, room, cx, ui)));
        // It is heard as it is written, not as it is parted.
        shown.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, title));
        ui.add_space(GRID);
        let size = vec2((ui.available_width() - eye).max(0.0), BUTTON_HEIGHT);
        let layout = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(size, layout, |ui| {
            ui.set_width(size.x);
            extra(ui, out);
        });
        if cx.tutor.may_show_layers() {
            layer_button_ui(cx, ui, out);
        }
    });
    ui.add_space(GRID);
}

/// A title in one line, or in two smaller ones where one is too long; what does not fit then is cut short.
fn title_galley(title: &str, room: f32, cx: Cx<'_>, ui: &Ui) -> Arc<Galley> {
    let lay = |job: LayoutJob| ui.fonts_mut(|fonts| fonts.layout_job(job));
    let in_one = lay(cx.look.job(title, Text::Heading));
    if in_one.size().x <= room {
        return in_one;
    }
    let size = cx.look.size(Text::Body).min(BUTTON_HEIGHT / 2.5);
    let format = TextFormat {
        font_id: FontId::proportional(size),
        color: cx.look.palette.ink,
        line_height: Some((size * 1.2).round()),
        ..TextFormat::default()
    };
    let job = LayoutJob::single_section(title.to_owned(), format);
    // Two lines as equal as can be: a title is not a line and a word.
    let half = (lay(job.clone()).size().x / 2.0).min(room);
    let widths = (0..=4u8).map(|step| half + (room - half) * f32::from(step) / 4.0);
    let in_two = widths
        .map(|width| Lines::new(job.clone(), width, ui).galley)
        .find(|galley| galley.rows.len() <= 2 && galley.size().x <= room);
    in_two.unwrap_or_else(|| {
        lay(LayoutJob {
            wrap: TextWrapping {
                max_rows: 2,
                ..TextWrapping::wrap_at_width(room)
            },
            ..job
        })
    })
}

/// The eye that lays what it sees over the board: one layer after another, then none.
fn layer_button_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let icon = match cx.tutor.layer() {
        Some(_) => Icon::Eye,
        None => Icon::EyeOff,
    };
    if icon_button_ui(icon, &cx.word("action-layers"), cx.look, ui).clicked() {
        out.send(Msg::NextLayer);
    }
}

/// The board in what room is left, and what the learner did on it.
pub(super) fn board_events_ui(
    mut scene: Scene,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
) -> Vec<Event> {
    if let Some(square) = chrome.pointed.take() {
        scene.marks.push(Mark::Ring {
            square,
            tone: Tone::Idea,
        });
    }
    if let Some(layer) = cx.tutor.layer() {
        scene = layer.over(scene);
        chrome.legend = Some(layer.legend(scene.orientation));
    }
    let settings = cx.tutor.settings();
    chrome.board.hides_coordinates = !settings.coordinates;
    chrome.board.hides_targets = !settings.legal_targets;
    let draw = |ui: &mut Ui| {
        let names = VoiceNames(cx.voice());
        let board = &mut chrome.board;
        board_ui(&scene, board, cx.look, &mut chrome.art, &names, ui)
    };
    let msgs = ui.vertical_centered(draw).inner;
    msgs.into_iter().map(event_of).collect()
}

fn event_of(msg: BoardMsg) -> Event {
    match msg {
        BoardMsg::Moved {
            from,
            to,
            promotion,
        } => Event::Moved {
            from,
            to,
            promotion,
        },
        BoardMsg::Clicked(square) => Event::Clicked(square),
        BoardMsg::Placed { piece, to, from } => Event::Placed { piece, to, from },
        BoardMsg::Removed(square) => Event::Removed(square),
    }
}

/// Keys that every board knows, unless a move is being typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardKey {
    /// Enter.
    GoOn,
    /// H.
    Hint,
    /// U, or Ctrl+Z.
    TakeBack,
    /// F.
    Flip,
}

/// What keys may do now; where Enter leads nowhere it is left to what has the focus.
#[derive(Clone, Copy, Debug)]
pub(super) struct Keyable {
    /// Is there something to go on to?
    pub(super) goes_on: bool,
    /// Can a move be typed?
    pub(super) takes_moves: bool,
}

/// The keys pressed in this frame. `/` opens the field for a typed move, where moves are taken. Who writes in a field means
/// letters, not keys of the board.
pub(super) fn board_keys(keyable: Keyable, chrome: &mut Chrome, ui: &Ui) -> Vec<BoardKey> {
    if chrome.typed.is_some() || ui.ctx().text_edit_focused() {
        return Vec::new();
    }
    let pressed =
        |modifiers: Modifiers, key: Key| ui.input_mut(|input| input.consume_key(modifiers, key));
    let mut keys = Vec::new();
    if keyable.goes_on && !chrome.board.is_busy() && pressed(Modifiers::NONE, Key::Enter) {
        keys.push(BoardKey::GoOn);
    }
    if pressed(Modifiers::NONE, Key::H) {
        keys.push(BoardKey::Hint);
    }
    if pressed(Modifiers::NONE, Key::U) || pressed(Modifiers::COMMAND, Key::Z) {
        keys.push(BoardKey::TakeBack);
    }
    if pressed(Modifiers::NONE, Key::F) {
        keys.push(BoardKey::Flip);
    }
    if keyable.takes_moves && pressed(Modifiers::NONE, Key::Slash) {
        chrome.typed = Some(String::new());
    }
    keys
}

/// The coach's face on a card, and beside it whatever is said.
pub(super) fn coach_card_ui(
    mood: Mood,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
    say: impl FnOnce(&mut Chrome, &mut Ui),
) {
    card(cx.look).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            let face = FACE * cx.look.text_size.factor();
            coach_ui(mood, face, &cx.word(mood_word(mood)), &mut chrome.art, ui);
            ui.add_space(GRID / 2.0);
            ui.vertical(|ui| say(chrome, ui));
        });
    });
    if let Some(legend) = chrome.legend.take() {
        ui.add_space(GRID);
        tone_card(cx.look, Tone::Idea).show(ui, |ui| {
            ui.set_width(ui.available_width());
            prose_ui(&cx.voice().say(&legend), Text::Small, cx.look, ui);
        });
    }
}

/// Sentences on a card whose colour and edge say how they are meant.
pub(super) fn said_card_ui(
    mood: Mood,
    messages: &[Message],
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
) {
    tone_card(cx.look, mood_tone(mood)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        said_ui(messages, cx, chrome, ui);
    });
}

/// Sentences of the coach, whose squares and terms can be pointed at.
pub(super) fn said_ui(messages: &[Message], cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui) {
    for message in messages {
        let spoken = cx.voice().speak(message);
        spoken_ui(&spoken, Text::Coach, Squares::Light, cx, chrome, ui);
    }
}

/// How far the fifty-move rule is, in a small line, where that begins to matter.
pub(super) fn fifty_moves_ui(left: Option<&Message>, cx: Cx<'_>, ui: &mut Ui) {
    if let Some(left) = left {
        ui.label(cx.look.text(cx.voice().say(left), Text::Small));
    }
}

/// What a mood of the coach is called.
pub(super) fn mood_word(mood: Mood) -> &'static str {
    match mood {
        Mood::Calm => "coach-calm",
        Mood::Happy => "coach-happy",
        Mood::Thinking => "coach-thinking",
        Mood::Concerned => "coach-concerned",
    }
}

/// The colour that goes with a face.
pub(super) fn mood_tone(mood: Mood) -> Tone {
    match mood {
        Mood::Calm | Mood::Thinking => Tone::Idea,
        Mood::Happy => Tone::Good,
        Mood::Concerned => Tone::Warning,
    }
}

/// The field for a typed move; gives the move when it was entered. While it is open, letters belong to it.
pub(super) fn typed_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui) -> Option<String> {
    let text = chrome.typed.as_mut()?;
    let hint = cx.look.text(cx.word("typed-hint"), Text::Small);
    let field = TextEdit::singleline(text)
        .font(cx.look.font(Text::Body))
        .hint_text(hint)
        .margin(vec2(12.0, 11.0))
        .desired_width(ui.available_width());
    let response = ui.add(field);
    let label = cx.word("action-type");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, &label));
    let (enter, escape) = ui.input(|input| {
        (
            input.key_pressed(Key::Enter),
            input.key_pressed(Key::Escape),
        )
    });
    if enter {
        let move_text = text.trim().to_owned();
        chrome.typed = None;
        return (!move_text.is_empty()).then_some(move_text);
    }
    if escape || (response.lost_focus() && !response.has_focus()) {
        chrome.typed = None;
    } else if !response.has_focus() {
        response.request_focus();
    }
    None
}
