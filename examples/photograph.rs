//! Photographs every screen, and every step of every lesson, in both languages and both themes, for human eyes:
//!
//! ```text
//! cargo run --release --example photograph                  every screen and every step
//! cargo run --release --example photograph -- rook check    these lessons alone, and more of them
//! cargo run --release --example photograph -- --size 900x600 rook
//! ```
//!
//! The photographs are in `photographs/`, which git ignores, by the names `<lesson>-<step>-<language>-<theme>.png`. Of a
//! lesson that is named each step is photographed solved (`…-solved`) and with its first mistake (`…-wrong`) too.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a tool for authors: what goes wrong ends it, and it says where the photographs are"
)]

#[cfg(feature = "gui")]
#[path = "../tests/support/player.rs"]
mod player;
#[cfg(feature = "gui")]
#[path = "../tests/support/program.rs"]
mod program;
#[cfg(feature = "gui")]
#[path = "../tests/support/mod.rs"]
mod support;

#[cfg(not(feature = "gui"))]
fn main() {
    panic!("photographs are taken of the window: build with the feature `gui`");
}

#[cfg(feature = "gui")]
fn main() {
    studio::main();
}

#[cfg(feature = "gui")]
mod studio {
    use std::path::{Path, PathBuf};
    use std::sync::atomic::{AtomicUsize, Ordering};

    use chess_tutor::language::Language;
    use chess_tutor::lesson::StepKind;
    use chess_tutor::session::{Event, Session as _};
    use chess_tutor::store::{Settings, StoreNotice, WindowTheme};
    use chess_tutor::tutor::{Change, Msg, Route, Start};
    use egui::{Vec2, vec2};
    use image::codecs::png::{CompressionType, FilterType, PngEncoder};

    use super::player;
    use super::program::{Opened, settings, start};

    /// What is photographed.
    struct Order {
        lessons: Vec<String>,
        size: Vec2,
        folder: PathBuf,
    }

    /// How many photographs were taken.
    static TAKEN: AtomicUsize = AtomicUsize::new(0);

    pub(super) fn main() {
        let order = order();
        std::fs::create_dir_all(&order.folder).expect("the folder can be made");
        // One window for each language and theme; each has a thread of its own.
        std::thread::scope(|scope| {
            for language in Language::ALL {
                for theme in [WindowTheme::Light, WindowTheme::Dark] {
                    let order = &order;
                    scope.spawn(move || session(order, language, theme));
                }
            }
        });
        let taken = TAKEN.load(Ordering::Relaxed);
        println!("{taken} photographs in {}", order.folder.display());
    }

    fn order() -> Order {
        let mut order = Order {
            lessons: Vec::new(),
            size: vec2(1280.0, 800.0),
            folder: Path::new(env!("CARGO_MANIFEST_DIR")).join("photographs"),
        };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            match word.as_str() {
                "--size" => order.size = size(&words.next().unwrap_or_default()),
                option if option.starts_with("--") => {
                    panic!("no option `{option}`: --size WxH, or lessons")
                }
                lesson => order.lessons.push(lesson.to_owned()),
            }
        }
        order
    }

    fn size(text: &str) -> Vec2 {
        let sides = text
            .split_once('x')
            .map(|(width, height)| (width.parse(), height.parse()));
        match sides {
            Some((Ok(width), Ok(height))) => vec2(width, height),
            _ => panic!("`{text}` is no size: --size 1280x800"),
        }
    }

    /// Everything in one language and theme.
    fn session(order: &Order, language: Language, theme: WindowTheme) {
        let name = |what: &str| {
            let theme = if theme == WindowTheme::Dark {
                "dark"
            } else {
                "light"
            };
            format!("{what}-{}-{theme}", language.tag())
        };
        if order.lessons.is_empty() {
            first_run(order, language, theme, &name);
        }
        let chosen = Settings {
            theme,
            knows_xiangqi: Some(true),
            ..settings(language)
        };
        let mut program = Opened::new(start(chosen), order.size);
        if order.lessons.is_empty() {
            take(&mut program, order, &name("map"));
            program.tell(Msg::Go(Route::Settings));
            take(&mut program, order, &name("settings"));
        }
        for lesson in player::lessons() {
            if !order.lessons.is_empty() && !order.lessons.contains(&lesson.id) {
                continue;
            }
            for step in &lesson.steps {
                let place = |what: &str| name(&format!("{}-{}{what}", lesson.id, step.id));
                program.go_to(&lesson.id, &step.id);
                take(&mut program, order, &place(""));
                if order.lessons.is_empty() {
                    continue;
                }
                if let StepKind::Ask(ask) = &step.kind
                    && let Some(mistake) = ask.mistakes.first()
                {
                    program.tell(Msg::Lesson(player::moved(*mistake)));
                    take(&mut program, order, &place("-wrong"));
                    program.wait(2_000);
                }
                if !step.gives_stars() {
                    continue;
                }
                program.go_to(&lesson.id, &step.id);
                for event in player::solution(step) {
                    let wait = program.session().due().is_some();
                    if wait && event == Event::TimeReached {
                        program.wait(2_000);
                    } else {
                        program.tell(Msg::Lesson(event));
                    }
                }
                take(&mut program, order, &place("-solved"));
            }
            program.tell(Msg::Lesson(Event::Skipped));
            take(&mut program, order, &name(&format!("{}-ending", lesson.id)));
        }
    }

    fn first_run(
        order: &Order,
        language: Language,
        theme: WindowTheme,
        name: &dyn Fn(&str) -> String,
    ) {
        let notices = vec![StoreNotice::DiskFull];
        let settings = Settings {
            theme,
            ..Settings::default()
        };
        let mut program = Opened::new(
            Start {
                system_language: language,
                notices,
                ..start(settings)
            },
            order.size,
        );
        take(&mut program, order, &name("first-language"));
        program.tell(Msg::DismissNotice(0));
        program.tell(Msg::Set(Change::Language(language)));
        take(&mut program, order, &name("first-xiangqi"));
        program.tell(Msg::Set(Change::KnowsXiangqi(true)));
        take(&mut program, order, &name("first-level"));
    }

    fn take(program: &mut Opened, order: &Order, name: &str) {
        let image = program
            .harness
            .render()
            .expect("the renderer draws everything");
        let file = std::fs::File::create(order.folder.join(format!("{name}.png"))).expect("a file");
        let file = std::io::BufWriter::new(file);
        let encoder = PngEncoder::new_with_quality(file, CompressionType::Fast, FilterType::Up);
        image
            .write_with_encoder(encoder)
            .expect("the photograph can be written");
        TAKEN.fetch_add(1, Ordering::Relaxed);
    }
}
