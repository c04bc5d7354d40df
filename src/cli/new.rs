//! `new <course>/<lesson>`: the skeleton of a lesson, ready to be filled in.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;

use super::{Answer, Unusable};

/// Writes the skeleton of a lesson.
#[derive(Debug, Args)]
pub struct New {
    /// `<course>/<lesson>`, both in lower-case words joined by hyphens.
    lesson: String,
    /// The pack's folder.
    #[arg(long, value_name = "DIR", default_value = ".")]
    out: PathBuf,
}

const COURSE: &str = r#"format = 1
id = "{course}"
order = 100
lessons = ["{lesson}"]
"#;

const SCRIPT: &str = r#"format = 1
id = "{lesson}"
minutes = 3
requires = []
themes = []

# Something to see. How to write each kind of step: lessons/README.md.
[[step]]
id = "look"
[step.show]
fen = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"
arrows = ["a1a8"]

# A move to find.
[[step]]
id = "find"
[step.ask]
fen = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"
any = "check"
solution = ["Ra8+"]
"#;

const ENGLISH: &str = "title = A new lesson
summary = What it teaches, in one line.

look = The rook sees the whole file.
find = Give check with the rook.
    .hint-1 = Which squares does the black king's rank have that the rook can reach?
    .success = Check. The king is attacked.
";

const CHINESE: &str = "title = 新的一课
summary = 用一句话说说这一课教什么。

look = 车看得见整条直线。
find = 用车将军。
    .hint-1 = 黑王所在的横线上，哪一格是车走得到的？
    .success = 将军！王受到了攻击。
";

const COURSE_ENGLISH: &str = "title = A new course
summary = What it teaches, in one line.
";

const COURSE_CHINESE: &str = "title = 新的课程
summary = 用一句话说说这门课教什么。
";

impl New {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<Answer, Unusable> {
        let parts: Vec<&str> = self.lesson.split('/').collect();
        let [course, lesson] = parts.as_slice() else {
            return Err(Unusable(format!(
                "`{}`: write <course>/<lesson>",
                self.lesson
            )));
        };
        for id in [course, lesson] {
            let is_word = |word: &str| {
                let is_letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
                !word.is_empty() && word.chars().all(is_letter)
            };
            let fits =
                id.starts_with(|c: char| c.is_ascii_lowercase()) && id.split('-').all(is_word);
            if !fits {
                return Err(Unusable(format!(
                    "`{id}`: lower-case words joined by hyphens: mate-in-one"
                )));
            }
        }
        let fill = |text: &str| text.replace("{course}", course).replace("{lesson}", lesson);
        let script = format!("lessons/{course}/{lesson}.toml");
        if self.out.join(&script).exists() {
            return Err(Unusable(format!("`{script}` is there already")));
        }
        for (path, text) in [
            (script, SCRIPT),
            (format!("lessons/{course}/course.toml"), COURSE),
            (format!("locales/en/lessons/{lesson}.ftl"), ENGLISH),
            (format!("locales/zh-CN/lessons/{lesson}.ftl"), CHINESE),
            (format!("locales/en/courses/{course}.ftl"), COURSE_ENGLISH),
            (
                format!("locales/zh-CN/courses/{course}.ftl"),
                COURSE_CHINESE,
            ),
        ] {
            if write_new(&self.out.join(&path), &fill(text))? {
                writeln!(out, "{path}")?;
            }
        }
        Ok(Answer::Yes)
    }
}

/// Writes a file, unless it is there already: an author's work is never overwritten. Gives whether it was written.
fn write_new(path: &Path, text: &str) -> Result<bool, Unusable> {
    if path.exists() {
        return Ok(false);
    }
    let failed = |error: std::io::Error| Unusable(format!("{error}: {}", path.display()));
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(failed)?;
    }
    fs::write(path, text).map_err(failed)?;
    Ok(true)
}
