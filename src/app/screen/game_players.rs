//! The players of a game: a portrait or none, whose men they have, and the clock.

use egui::{Align, Layout, Ui};

use crate::app::cx::{Chrome, Cx};
use crate::app::look::Text;
use crate::app::widget::{portrait_ui, turn_ui};
use crate::message::{Arg, Message};
use crate::play::Who;
use crate::rules::Color;
use crate::tutor::screen::PlayedGame;

/// A player's portrait beside the name, in points.
pub(super) const FACE: f32 = 40.0;
/// With less than this left the clock is in the colour of danger.
const SHORT_MILLIS: u64 = 20_000;

/// Who plays a side, with its clock.
pub(super) fn player_ui(
    game: &PlayedGame,
    side: Color,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
) {
    let session = &game.session;
    let name = cx.tutor.player_name(side);
    ui.horizontal(|ui| {
        if let Who::Character(character) = session.agreement().who(side) {
            let alt = cx.voice().say(&character.kind());
            let face = FACE * cx.look.text_size.factor();
            portrait_ui(character.id(), face, &alt, &mut chrome.art, ui);
        }
        turn_ui(side, &name, cx.look, ui);
        let Some(clock) = session.clock() else { return };
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let left = clock.left(side, cx.now);
            let text = clock_text(left);
            let label = cx.look.text(&text, Text::Heading);
            let label = if left < SHORT_MILLIS && clock.running() == Some(side) {
                label.color(cx.look.palette.danger)
            } else if clock.running() == Some(side) {
                label.color(cx.look.palette.ink)
            } else {
                label.color(cx.look.palette.muted)
            };
            let response = ui.label(label);
            let heard = Message::own("play-clock")
                .with("name", Arg::Name(name.clone()))
                .with("time", Arg::Name(text));
            let heard = cx.voice().say(&heard);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &heard));
        });
    });
}

/// `4:05`, in the last ten seconds `0:09.3`, with hours `1:30:00`.
fn clock_text(millis: u64) -> String {
    let seconds = millis / 1_000;
    let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        return format!("{hours}:{minutes:02}:{rest:02}");
    }
    if seconds < 10 {
        return format!("0:{rest:02}.{}", millis / 100 % 10);
    }
    format!("{minutes}:{rest:02}")
}
