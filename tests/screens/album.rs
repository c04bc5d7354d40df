//! Every step of every lesson as a picture, for the reader who goes through the lessons before they are given to learners.
//!
//! ```text
//! CHESS_TUTOR_ALBUM=fork cargo test --test screens -- --ignored album    # one lesson, or all without a name
//! ```
//!
//! Each step gives small pictures in each language, in `target/photos`: the task; the moments of a line at which something
//! is said; the task with all its hints; the end with the words for success. After the last step comes the lesson's own
//! end. What more can be asked for, always by a variable whose name begins with `CHESS_TUTOR_ALBUM`:
//!
//! | variable | what it says | without it |
//! |---|---|---|
//! | none more | lessons, or steps as `lesson/step`, with commas between them | all |
//! | `_COURSES` | courses, with commas | all |
//! | `_LANGUAGES` | `zh`, `en` | `zh,en` |
//! | `_PICTURES` | which of `task`, `way`, `hint`, `end`, `close` | all |
//! | `_THEME` | `light`, `dark` | as the system has it |
//! | `_SIZE` | the window, in points | `900x600` |
//! | `_SCALE` | pixels a point | `0.7` |
//! | `_TEXT` | the size of words, in percent | `100` |
//! | `_TO` | a folder that gets the pictures, in one folder a course | `target/photos` |
//!
//! With `--nocapture` a line tells of each lesson that is done in a language, so that whoever waits for its pictures need
//! not wait for the others. An optimised build takes a twentieth of the time.

use std::path::PathBuf;

use chess_tutor::language::Language;
use chess_tutor::lesson::{Lesson, Step, StepKind};
use chess_tutor::puzzle::Immediate;
use chess_tutor::session::{Event, Session as _};
use chess_tutor::store::{Choice as _, Settings, TextSize, WindowTheme};
use chess_tutor::tutor::{Msg, Tutor};
use egui::{Vec2, vec2};

use super::player;
use super::program::{Opened, settings, start};
use super::support::{photo_folder, photograph_to};

/// What is wanted.
struct Wanted {
    lessons: Vec<String>,
    courses: Vec<String>,
    languages: Vec<String>,
    pictures: Vec<String>,
    theme: WindowTheme,
    size: Vec2,
    scale: f32,
    text: TextSize,
    to: Option<PathBuf>,
}

/// The end of a variable's name, and what it says.
fn said(name: &str) -> Option<String> {
    let said = std::env::var(format!("CHESS_TUTOR_ALBUM{name}")).ok();
    said.filter(|said| !said.is_empty())
}

fn listed(name: &str) -> Vec<String> {
    let said = said(name).unwrap_or_default();
    said.split(',')
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Nothing in the list means everything.
fn has(list: &[String], name: &str) -> bool {
    list.is_empty() || list.iter().any(|listed| listed == name)
}

impl Wanted {
    fn of_the_variables() -> Self {
        let size = said("_SIZE").map(|size| {
            let (width, height) = size.split_once('x').expect("a size such as 900x600");
            vec2(
                width.parse().expect("a width"),
                height.parse().expect("a height"),
            )
        });
        Self {
            lessons: listed(""),
            courses: listed("_COURSES"),
            languages: listed("_LANGUAGES"),
            pictures: listed("_PICTURES"),
            theme: said("_THEME").map_or(WindowTheme::System, |name| {
                WindowTheme::from_name(&name).expect("light or dark")
            }),
            size: size.unwrap_or(vec2(900.0, 600.0)),
            scale: said("_SCALE").map_or(0.7, |scale| scale.parse().expect("a scale")),
            text: said("_TEXT").map_or(TextSize::default(), |percent| {
                let percent = percent.parse().expect("a number");
                TextSize::from_percent(percent).expect("a size that there is")
            }),
            to: said("_TO").map(PathBuf::from),
        }
    }

    fn has_step(&self, lesson: &str, step: &str) -> bool {
        has(&self.lessons, lesson) || has(&self.lessons, &format!("{lesson}/{step}"))
    }

    fn has_lesson(&self, lesson: &Lesson) -> bool {
        has(&self.courses, &lesson.course)
            && lesson
                .steps
                .iter()
                .any(|step| self.has_step(&lesson.id, &step.id))
    }

    fn open(&self, language: Language) -> Opened {
        let settings = Settings {
            theme: self.theme,
            text_size: self.text,
            ..settings(language)
        };
        // With the puzzles that come with the program, of which the end of a lesson tells.
        let tutor = Tutor::new(start(settings)).with_puzzles(Box::new(Immediate::built_in()));
        Opened::over(tutor, self.size, self.scale)
    }
}

/// The album of a lesson in a language.
struct Pages<'a> {
    wanted: &'a Wanted,
    program: &'a mut Opened,
    lesson: &'a Lesson,
    tag: &'static str,
}

impl Pages<'_> {
    /// Takes a picture, if this kind of it is wanted.
    fn take(&mut self, (index, step): (usize, &str), number: usize, kind: &str, more: &str) {
        if !has(&self.wanted.pictures, kind) {
            return;
        }
        let folder = match &self.wanted.to {
            Some(to) => to.join(&self.lesson.course),
            None => photo_folder(),
        };
        let (lesson, tag) = (&self.lesson.id, self.tag);
        let name = format!(
            "{lesson}-{:02}-{step}-{tag}-{number}-{kind}{more}",
            index + 1
        );
        photograph_to(&mut self.program.harness, &folder, &name);
    }

    fn step(&mut self, index: usize, step: &Step) {
        let at = (index, step.id.as_str());
        self.take(at, 1, "task", "");
        let events = if let StepKind::Show { line } = &step.kind {
            // A line that is shown goes on by itself.
            vec![Event::TimeReached; line.len()]
        } else {
            player::solution(step)
        };
        let is_line = matches!(step.kind, StepKind::Show { .. } | StepKind::Guess { .. });
        let is_said = |ply: usize| is_line && step.has_words(&format!("at-{ply}"));
        for (event, ply) in events.iter().zip(1..) {
            self.play(event.clone());
            // What is said of a guess stays when the answer comes with words of its own.
            let is_kept = matches!(step.kind, StepKind::Guess { .. }) && ply % 2 == 1;
            let is_replaced = is_kept && is_said(ply + 1);
            if is_said(ply) && !is_replaced && ply < events.len() {
                self.take(at, 2, "way", &format!("-{ply:02}"));
            }
        }
        if matches!(step.kind, StepKind::Train(_)) {
            // Answers at random, right or wrong.
            self.play(Event::Chose(0));
            self.play(Event::Clicked(player::square("a1")));
            self.play(Event::Typed("a3".to_owned()));
            self.take(at, 2, "way", "-try");
        }
        if !events.is_empty() {
            self.take(at, 4, "end", "");
        }
    }

    fn hints(&mut self, index: usize, step: &Step) {
        if !has(&self.wanted.pictures, "hint") || self.lesson.mode.is_test() {
            return;
        }
        self.program.go_to(&self.lesson.id, &step.id);
        let hints = self.program.session().hints().of;
        for number in 1..=hints {
            self.program.tell(Msg::Lesson(Event::HintAsked));
            self.take((index, &step.id), 3, "hint", &format!("-{number}"));
        }
    }

    /// Does something, when its time has come.
    fn play(&mut self, event: Event) {
        if event != Event::TimeReached {
            self.program.tell(Msg::Lesson(event));
            return;
        }
        let now = self.program.harness.state().now;
        if let Some(due) = self.program.session().due() {
            self.program.wait(due.millis_since(now));
        }
    }

    fn all(&mut self) {
        let lesson = self.lesson;
        if lesson.mode.is_test() {
            // A test is done in one sitting: nobody jumps in it.
            self.program.tell(Msg::RestartLesson(lesson.id.to_owned()));
        }
        for (index, step) in lesson.steps.iter().enumerate() {
            if lesson.mode.is_test() {
                self.step(index, step);
                self.go_on();
                continue;
            }
            if !self.wanted.has_step(&lesson.id, &step.id) {
                continue;
            }
            self.program.go_to(&lesson.id, &step.id);
            self.step(index, step);
            self.hints(index, step);
        }
        self.close();
    }

    /// Leaves the step, solved or not.
    fn go_on(&mut self) {
        let event = if self.program.session().may_continue() {
            Event::Continued
        } else {
            Event::Skipped
        };
        self.program.tell(Msg::Lesson(event));
    }

    /// What the lesson says when all is done.
    fn close(&mut self) {
        let count = self.lesson.steps.len();
        let Some(last) = self.lesson.steps.last() else {
            return;
        };
        if !self.lesson.mode.is_test() {
            if !has(&self.wanted.pictures, "close") || !has(&self.wanted.lessons, &self.lesson.id) {
                return;
            }
            self.program.go_to(&self.lesson.id, &last.id);
            for event in player::solution(last) {
                self.play(event);
            }
            self.go_on();
        }
        self.take((count, "end"), 5, "close", "");
    }
}

#[test]
#[ignore = "takes pictures for human eyes"]
#[expect(
    clippy::print_stdout,
    reason = "tells who waits which lessons are done"
)]
fn album() {
    let wanted = Wanted::of_the_variables();
    let mut programs: Vec<(Opened, &'static str)> =
        [(Language::Chinese, "zh"), (Language::English, "en")]
            .into_iter()
            .filter(|(_, tag)| has(&wanted.languages, tag))
            .map(|(language, tag)| (wanted.open(language), tag))
            .collect();
    for lesson in player::lessons() {
        if !wanted.has_lesson(lesson) {
            continue;
        }
        for (program, tag) in &mut programs {
            let mut pages = Pages {
                wanted: &wanted,
                program,
                lesson,
                tag,
            };
            pages.all();
            println!("album: {}/{}-{tag}", lesson.course, lesson.id);
        }
    }
}
