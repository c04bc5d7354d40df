//! One frame of the lesson screen, our own part: what is drawn, without egui's tessellation and the graphics card. Under 4 ms
//! it leaves room for both on a slow machine.

use chess_tutor::app::{Window, fonts};
use chess_tutor::content::Pack;
use chess_tutor::language::Language;
use chess_tutor::session::{Event, Timestamp};
use chess_tutor::store::{Memory, Settings};
use chess_tutor::tutor::{Msg, Shelved, Start, Tutor};
use divan::Bencher;
use egui::{Context, RawInput, Rect, pos2, vec2};

fn main() {
    divan::main();
}

/// The window at a step of a lesson, warmed up.
fn window(lesson: &str, step: usize, language: Language) -> (Context, Window) {
    let settings = Settings {
        first_run_done: true,
        ..Settings::default()
    };
    let mut tutor = Tutor::new(Start {
        settings,
        system_language: language,
        language: None,
        store: Box::new(Memory::default()),
        games: Box::new(chess_tutor::library::MemoryGames::default()),
        analyst: Box::new(chess_tutor::engine::Absent::default()),
        shelved: Shelved::of(&[Pack::embedded()]),
        notices: Vec::new(),
    });
    tutor.update(Msg::OpenLesson(lesson.to_owned()), Timestamp(0));
    tutor.update(Msg::Lesson(Event::JumpedTo(step)), Timestamp(0));
    let ctx = Context::default();
    fonts::install(&ctx);
    let mut window = Window::new(tutor);
    for _ in 0..3 {
        draw(&ctx, &mut window);
    }
    (ctx, window)
}

fn draw(ctx: &Context, window: &mut Window) -> usize {
    let input = RawInput {
        screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 800.0))),
        ..RawInput::default()
    };
    ctx.run_ui(input, |ui| window.show(ui, Timestamp(0)))
        .shapes
        .len()
}

/// A step with many words and a castling card, and one with a full board.
#[divan::bench(args = [("castling", 0), ("italian-first-moves", 1), ("set-up", 1)])]
fn lesson_screen(bencher: Bencher<'_, '_>, (lesson, step): (&str, usize)) {
    let (ctx, mut window) = window(lesson, step, Language::Chinese);
    bencher.bench_local(|| draw(&ctx, &mut window));
}
