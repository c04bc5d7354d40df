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
order = 100                     # the courses of the program come first
lessons = ["{lesson}"]          # in this order
"#;

const SCRIPT: &str = r#"# A lesson of three steps, one of each kind that is used most. lessons/README.md has them all.
format = 1
id = "{lesson}"
minutes = 3                     # about how long it takes
requires = []                   # lessons to know first: ["rook"]
themes = []

# Something to see. The line is played slowly; what is said after its first move is `.at-1` in the words.
[[step]]
id = "look"
[step.show]
fen = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"
line = ["Ra8+"]
arrows = ["a1a8"]

# A move to find. The wrong moves that a learner may try are the `mistakes`; what is said to them is `.on-a1a7`.
[[step]]
id = "find"
[step.ask]
fen = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"
any = "mate"                    # or accept = ["Ra8#"], when just this move is wanted
solution = ["Ra8#"]
mistakes = ["Ra7"]

# A question with answers.
[[step]]
id = "why"
[step.choice]
fen = "R5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1"
answers = ["pawns", "rook"]
correct = "pawns"
"#;

const ENGLISH: &str = "title = A new lesson
summary = What it teaches, in one line.

look = The rook sees the whole file.
    .at-1 = Check. From a8 it sees the whole rank, too.

find = White to move. Mate in one.
    .hint-1 = The black king stands on the last rank. Which piece can reach that rank?
    .success = Mate. The king cannot leave the last rank.
    .on-a1a7 = The rook stands well there, but it gives no check. Go one square farther.

why = Why can the black king not run away?
    .hint-1 = Where could it step, if nothing stood there?
    .answer-pawns = Its own pawns stand in its way
    .why-pawns = Right. One step of a pawn before, and it had a door.
    .answer-rook = The rook watches all its squares
    .why-rook = The rook watches the last rank only. What about the squares in front of the king?
";

const CHINESE: &str = "title = 新的一课
summary = 用一句话说说这一课教什么。

look = 车看得见整条直线。
    .at-1 = 将军！到了 a8，整条横线也看得见。

find = 轮到白方走，一着将死。
    .hint-1 = 黑王在底线上。哪个子到得了那条横线？
    .success = 将死！王离不开底线。
    .on-a1a7 = 位置不错，可没有将军。再往前走一格。

why = 黑王为什么跑不掉？
    .hint-1 = 要是前面没有子，它能往哪儿走？
    .answer-pawns = 路被自己的兵挡住了
    .why-pawns = 对。早点挺一步兵，就有门可出了。
    .answer-rook = 它的格全被车看住了
    .why-rook = 车只看住底线。王前面的格呢？
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
            let is_course = path.ends_with("course.toml");
            if write_new(&self.out.join(&path), &fill(text))? {
                writeln!(out, "{path}")?;
            } else if is_course {
                writeln!(out, "{path}: add \"{lesson}\" to `lessons` there")?;
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
