//! The whole tutor without a window, driven by lines of a script; what a learner would see and hear is written down.
//!
//! A script line stands at the margin, what came of it is indented below. Only what changed is written, so that a
//! transcript reads like a play: what the learner did, and what the program answered.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock, Mutex};

use chess_tutor::content::Pack;
use chess_tutor::engine::{Absent, Analyst, Builtin, Immediate};
use chess_tutor::language::Language;
use chess_tutor::lesson::{AnswerState, Tally};
use chess_tutor::message::Message;
use chess_tutor::opening::Mode;
use chess_tutor::play::{Act, Character, HouseRules};
use chess_tutor::puzzle::pick::Mode as PuzzleMode;
use chess_tutor::puzzle::{Immediate as AtOnce, Origin, Puzzle};
use chess_tutor::rules::{Board, CastlingSideCard, Color, Condition, Piece, Role, Square};
use chess_tutor::scene::{Badge, Input, Mark, Scene, Sign, Tone};
use chess_tutor::session::{Attempt, Cue, Event, Session as _, Timestamp};
use chess_tutor::store::{
    LearnerChange, LearnerId, Learners, Level, Place, Records, Settings, Store, StoreAnswer,
    TextSize, WindowTheme,
};
use chess_tutor::study::{Card, CardKind, Rating, RatingKind, Try};
use chess_tutor::theme::Theme;
use chess_tutor::tutor::screen::{Choice, FirstRunPage};
use chess_tutor::tutor::{
    Change, LearnerMsg, LessonState, Msg, OpeningMsg, PlayMsg, PuzzleMsg, Route, Shelved, Start,
    Tutor,
};
use chess_tutor::voice::Voice;

use super::player::{self, NOON};
use super::scripted::Scripted;

/// Everything that the store was given, as it would lie on the disk when the window closes.
#[derive(Default)]
struct Kept {
    learners: Learners,
    /// What those who are not learning now have left.
    others: BTreeMap<LearnerId, (Records, Settings)>,
    records: Records,
    settings: Option<Settings>,
    lines: Vec<String>,
}

/// A store whose records outlive the tutor.
struct Ledger {
    kept: Arc<Mutex<Kept>>,
    answers: Vec<StoreAnswer>,
}

impl Ledger {
    fn keep(&mut self, line: String, fold: impl FnOnce(&mut Kept)) {
        let mut kept = self.kept.lock().unwrap();
        fold(&mut kept);
        kept.lines.push(line);
    }
}

impl Store for Ledger {
    fn load(&mut self) {
        let kept = self.kept.lock().unwrap();
        let learners = kept.learners.clone();
        self.answers.push(StoreAnswer::Learners(learners));
        self.answers.push(StoreAnswer::Loaded(kept.records.clone()));
    }

    fn append(&mut self, attempt: Attempt) {
        let Attempt {
            lesson,
            step,
            outcome,
            misses,
            hints,
            stars,
            ..
        } = &attempt;
        let outcome = format!("{outcome:?}").to_lowercase();
        let line =
            format!("{outcome} {lesson}/{step}, {stars} stars, {misses} misses, {hints} hints");
        self.keep(line, |kept| kept.records.record(&attempt));
    }

    fn remember_place(&mut self, place: Place) {
        let line = format!("place {}/{}", place.lesson, place.step);
        self.keep(line, |kept| kept.records.reach(place));
    }

    fn finish_lesson(&mut self, lesson: String, at: Timestamp) {
        let line = format!("finished {lesson}");
        self.keep(line, |kept| kept.records.finish(&lesson, at));
    }

    fn save_card(&mut self, kind: CardKind, key: String, card: Card) {
        let days = card.due().millis_since(card.last()) as f64 / 86_400_000.0;
        let line = format!("card {} {key}, back in {days:.1} days", kind.name());
        self.keep(line, |kept| {
            kept.records.learner.keep_card(kind, &key, card)
        });
    }

    fn save_rating(&mut self, kind: RatingKind, rating: Rating, at: Timestamp) {
        let line = format!("rating {} {}", kind.name(), rating.points());
        self.keep(line, |kept| {
            kept.records.learner.keep_rating(kind, rating, at);
        });
    }

    fn append_try(&mut self, tried: Try) {
        let line = format!(
            "{} {} {}",
            tried.outcome.name(),
            tried.kind.name(),
            tried.key
        );
        self.keep(line, |kept| kept.records.learner.keep_try(tried));
    }

    fn save_settings(&mut self, settings: Settings) {
        self.keep("settings".to_owned(), |kept| kept.settings = Some(settings));
    }

    fn change_learners(&mut self, change: LearnerChange, settings: Settings) {
        let mut kept = self.kept.lock().unwrap();
        let before = kept.learners.here();
        let mut next = None;
        match change {
            LearnerChange::TurnTo(id) => {
                kept.learners.turn_to(id);
            }
            LearnerChange::Welcome(name) => {
                let id = kept.learners.add(&name);
                kept.learners.turn_to(id);
                next = Some((Records::default(), settings.for_newcomer()));
            }
            LearnerChange::Rename(id, name) => kept.learners.rename(id, &name),
            LearnerChange::LayAside(id) => {
                kept.learners.lay_aside(id);
            }
            LearnerChange::BringBack(id) => kept.learners.bring_back(id),
        }
        let learner = kept.learners.here();
        if learner != before {
            let records = std::mem::take(&mut kept.records);
            kept.others.insert(before, (records, settings));
            let next = next.or_else(|| kept.others.remove(&learner));
            let (records, settings) = next.unwrap_or_default();
            kept.records = records.clone();
            kept.settings = Some(settings.clone());
            let settings = Box::new(settings);
            self.answers
                .push(StoreAnswer::Arrived { learner, settings });
            self.answers.push(StoreAnswer::Loaded(records));
        }
        let learners = kept.learners.clone();
        self.answers.push(StoreAnswer::Learners(learners));
    }

    fn give_out(&mut self, _path: PathBuf, _now: Timestamp) {}

    fn take_in(&mut self, _path: PathBuf, _now: Timestamp) {}

    fn poll(&mut self) -> Vec<StoreAnswer> {
        std::mem::take(&mut self.answers)
    }
}

/// What was last written down, so that only changes are.
#[derive(Clone, Default, PartialEq)]
struct Seen {
    screen: String,
    board: Option<Board>,
    lines: Vec<(&'static str, String)>,
}

/// The tutor, its clock, and what is written.
pub(crate) struct Stage {
    tutor: Option<Tutor>,
    /// Does the built-in engine answer, at once?
    has_engine: bool,
    /// Does a scripted engine answer?
    is_scripted: bool,
    kept: Arc<Mutex<Kept>>,
    shelved: Shelved,
    voices: [Voice; 2],
    engine: Scripted,
    system: Language,
    now: Timestamp,
    puzzles: Vec<Puzzle>,
    seen: Seen,
    out: String,
}

impl Stage {
    /// An empty stage: the script begins with `start`.
    pub(crate) fn new() -> Self {
        // The lessons are read once for all scripts.
        static SHELVED: LazyLock<Shelved> = LazyLock::new(|| Shelved::of(&[Pack::embedded()]));
        let shelved = SHELVED.clone();
        let voices = Language::ALL.map(|language| Voice::new(shelved.catalogue.clone(), language));
        Self {
            tutor: None,
            has_engine: false,
            is_scripted: false,
            kept: Arc::default(),
            shelved,
            voices,
            engine: Scripted::default(),
            system: Language::English,
            now: NOON,
            puzzles: Vec::new(),
            seen: Seen::default(),
            out: String::new(),
        }
    }

    /// Plays the script lines of a transcript, and gives the transcript as it is now.
    pub(crate) fn play(mut self, transcript: &str) -> Result<String, String> {
        for (number, line) in transcript.lines().enumerate() {
            if line.starts_with(' ') {
                continue;
            }
            self.out.push_str(line);
            self.out.push('\n');
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            self.act(line)
                .map_err(|what| format!("line {}: `{line}`: {what}", number + 1))?;
            // Puzzles may be laid out before the program is started.
            if self.tutor.is_some() {
                self.write_changes();
            }
        }
        // Empty lines at the end are an editor's matter.
        Ok(format!("{}\n", self.out.trim_end()))
    }

    fn act(&mut self, line: &str) -> Result<(), String> {
        let mut words = line.split_whitespace();
        let command = words.next().unwrap_or_default();
        let rest: Vec<&str> = words.collect();
        match (command, rest.as_slice()) {
            ("start", [language, rest @ ..]) => {
                self.system = Language::for_tag(language);
                self.has_engine = rest.contains(&"engine");
                self.is_scripted = rest.contains(&"scripted");
                if rest.contains(&"again") {
                    let settings = Settings {
                        first_run_done: true,
                        ..Settings::default()
                    };
                    self.kept.lock().unwrap().settings = Some(settings);
                }
                self.open();
            }
            ("close", ["and", "reopen"]) => {
                // Nothing is said to the tutor: the window may vanish at any moment.
                self.tutor = None;
                self.now = self.now.after_millis(3_600_000);
                self.seen = Seen::default();
                self.open();
            }
            ("answer", answer) => self.tell(Msg::Set(first_answer(answer)?)),
            ("language", [language]) => {
                self.tell(Msg::Set(Change::Language(Language::for_tag(language))));
            }
            ("theme", ["dark"]) => self.tell(Msg::Set(Change::Theme(WindowTheme::Dark))),
            ("text", ["larger"]) => self.tell(Msg::Set(Change::TextSize(TextSize::Larger))),
            ("open", [lesson]) => self.tell(Msg::OpenLesson((*lesson).to_owned())),
            ("restart", [lesson]) => self.tell(Msg::RestartLesson((*lesson).to_owned())),
            ("resume", []) => self.tell(Msg::Resume),
            ("where", ["to", "begin"]) => self.tell(Msg::FindPlace),
            ("next", ["lesson"]) => self.tell(Msg::NextLesson),
            ("leave", []) => self.tell(Msg::Back),
            ("go", ["progress"]) => self.tell(Msg::Go(Route::Progress)),
            ("go", ["learners"]) => self.tell(Msg::Go(Route::Learners)),
            ("learner", [what, name]) => self.change_learners(what, name)?,
            ("go", ["settings"]) => self.tell(Msg::Go(Route::Settings)),
            ("go", ["learn"]) => self.tell(Msg::Go(Route::Learn)),
            ("engine", words) => self.engine.will(words)?,
            ("flip", []) => self.tell(Msg::Flip),
            ("map", []) => self.write_map(),
            ("wait", [millis]) => {
                let millis = millis.parse().ok().ok_or("how many milliseconds?")?;
                self.wait(millis);
            }
            ("row", [id, rating, themes, fen @ .., moves]) => {
                let puzzle = row(id, rating, themes, &fen.join(" "), moves)?;
                self.puzzles.push(puzzle);
            }
            ("puzzle", words) => {
                let mode = puzzle_mode(words)?;
                self.tell(Msg::Puzzle(PuzzleMsg::Start(mode)));
            }
            ("next", ["puzzle"]) => self.tell(Msg::Puzzle(PuzzleMsg::Next)),
            ("practise", [tree, side, mode]) => self.practise(tree, side, mode)?,
            ("follow", ["the", "tree"]) => self.follow_the_tree()?,
            ("game", words) => self.begin_game(words)?,
            ("act", words) => {
                let act = act(words)?;
                self.tell(Msg::Play(PlayMsg::Act(act)));
            }
            ("solve", []) => self.solve()?,
            ("play", ["on"]) => self.tell(Msg::Opening(OpeningMsg::PlayOn)),
            ("play", ["from", "there"]) => self.tell(Msg::Opening(OpeningMsg::PlayOther)),
            ("play", ["to", "the", "end"]) => self.play_to_the_end()?,
            (command, rest) => {
                let event = self.event(command, rest)?;
                self.tell(match self.tutor().route() {
                    Route::Drill => Msg::Opening(OpeningMsg::Event(event)),
                    Route::Game => Msg::Play(PlayMsg::Session(event)),
                    Route::Puzzle => Msg::Puzzle(PuzzleMsg::Event(event)),
                    _ => Msg::Lesson(event),
                });
            }
        }
        Ok(())
    }

    fn event(&self, command: &str, rest: &[&str]) -> Result<Event, String> {
        Ok(match (command, rest) {
            ("move", [uci]) => {
                let (from, to) = (square(uci.get(0..2))?, square(uci.get(2..4))?);
                let promotion = uci.chars().nth(4).and_then(Role::from_char);
                Event::Moved {
                    from,
                    to,
                    promotion,
                }
            }
            ("type", [_, ..]) => Event::Typed(rest.join(" ")),
            ("click", [name]) => Event::Clicked(square(Some(name))?),
            ("place", [man, to]) => Event::Placed {
                piece: man
                    .chars()
                    .next()
                    .and_then(Piece::from_char)
                    .ok_or("which man?")?,
                to: square(Some(to))?,
                from: None,
            },
            ("remove", [name]) => Event::Removed(square(Some(name))?),
            ("choose", [number]) => {
                let number: usize = number.parse().ok().ok_or("which answer?")?;
                Event::Chose(number.checked_sub(1).ok_or("answers are counted from 1")?)
            }
            ("hint", []) => Event::HintAsked,
            ("take", ["back"]) => Event::TookBack,
            ("replay", []) => Event::Replayed,
            ("continue", []) => Event::Continued,
            ("skip", []) => Event::Skipped,
            ("back", []) => Event::WentBack,
            ("step", [id]) => {
                let screen = self.tutor().lesson().ok_or("no lesson is open")?;
                let steps = &screen.session.lesson().steps;
                let index = steps.iter().position(|step| step.id == *id);
                Event::JumpedTo(index.ok_or("there is no such step")?)
            }
            _ => return Err("no such line in a script".to_owned()),
        })
    }

    fn tutor(&self) -> &Tutor {
        self.tutor.as_ref().expect("a script begins with `start`")
    }

    fn open(&mut self) {
        let settings = self.kept.lock().unwrap().settings.clone();
        let store = Ledger {
            kept: self.kept.clone(),
            answers: Vec::new(),
        };
        let analyst: Box<dyn Analyst> = if self.is_scripted {
            Box::new(Immediate::new(self.engine.clone()))
        } else if self.has_engine {
            Box::new(Immediate::new(Builtin::new(4)))
        } else {
            Box::new(Absent::default())
        };
        let mut tutor = Tutor::new(Start {
            settings: settings.unwrap_or_default(),
            system_language: self.system,
            language: None,
            store: Box::new(store),
            analyst,
            games: Box::new(chess_tutor::library::MemoryGames::default()),
            shelved: self.shelved.clone(),
            notices: Vec::new(),
        });
        if !self.puzzles.is_empty() {
            tutor = tutor.with_puzzles(Box::new(AtOnce::of(&self.puzzles)));
        }
        tutor.tick(self.now);
        self.tutor = Some(tutor);
    }

    fn tell(&mut self, msg: Msg) {
        let now = self.now;
        let tutor = self.tutor.as_mut().expect("a script begins with `start`");
        tutor.update(msg, now);
        // An answer of the engine may lead to another question.
        while tutor.tick(now) {}
    }

    /// Lets time pass, and everything happen that is due in it.
    fn wait(&mut self, millis: u64) {
        let end = self.now.after_millis(millis);
        loop {
            let tutor = self.tutor.as_mut().expect("a script begins with `start`");
            match tutor.due().filter(|due| *due <= end) {
                Some(due) => {
                    self.now = due.max(self.now);
                    tutor.tick(self.now);
                }
                None => break,
            }
        }
        self.now = end;
    }

    /// Plays the step at hand through its solution, waiting for every answer.
    fn solve(&mut self) -> Result<(), String> {
        let screen = self.tutor().lesson().ok_or("no lesson is open")?;
        let step = screen.session.step().ok_or("the lesson is over")?.clone();
        for event in player::solution(&step) {
            match event {
                Event::TimeReached => self.wait(5_000),
                event => self.tell(Msg::Lesson(event)),
            }
        }
        Ok(())
    }

    /// Begins to practise an opening from a side.
    fn practise(&mut self, tree: &str, side: &str, mode: &str) -> Result<(), String> {
        let side = match side {
            "white" => Color::White,
            "black" => Color::Black,
            _ => return Err("which side?".to_owned()),
        };
        let mode = match mode {
            "learn" => Mode::Learn,
            "recall" => Mode::Recall,
            "spar" => Mode::Spar,
            _ => return Err("which way?".to_owned()),
        };
        self.tell(Msg::Go(Route::Openings));
        self.tell(Msg::Opening(OpeningMsg::Choose(tree.to_owned())));
        self.tell(Msg::Opening(OpeningMsg::Side(side)));
        self.tell(Msg::Opening(OpeningMsg::Practise(mode)));
        Ok(())
    }

    fn is_in_lesson(&self) -> bool {
        self.tutor().route() == Route::Lesson
    }

    /// Plays the tree's answers to the end of the line at hand, each written down.
    fn follow_the_tree(&mut self) -> Result<(), String> {
        while let Some(screen) = self.tutor().lesson().filter(|_| self.is_in_lesson()) {
            if screen.session.may_continue() {
                return Ok(());
            }
            match screen
                .session
                .right_event()
                .ok_or("no opening is practised")?
            {
                Event::TimeReached => self.wait(700),
                event => self.tell(Msg::Lesson(event)),
            }
            self.write_changes();
        }
        loop {
            let screen = self.tutor().openings().drill.as_ref();
            let session = &screen.ok_or("nothing is practised")?.session;
            if session.is_round_over() {
                return Ok(());
            }
            if session.is_asking() {
                let position = session.game().position();
                let answer = session.tree().answer(position).ok_or("the tree ends")?;
                let (from, to) = (answer.mv.from(), answer.mv.to());
                let promotion = answer.mv.promotion();
                let event = Event::Moved {
                    from,
                    to,
                    promotion,
                };
                self.tell(Msg::Opening(OpeningMsg::Event(event)));
            } else {
                self.wait(700);
            }
            self.write_changes();
        }
    }

    /// Plays every step that is left, each written down as it ends.
    fn play_to_the_end(&mut self) -> Result<(), String> {
        while self
            .tutor()
            .lesson()
            .is_some_and(|screen| screen.ending().is_none())
        {
            self.write_changes();
            self.solve()?;
            self.write_changes();
            self.tell(Msg::Lesson(Event::Continued));
        }
        Ok(())
    }

    fn write(&mut self, label: &str, what: &str) {
        // Nothing fails when a string is written to.
        let _ = writeln!(self.out, "  {label:8}{what}");
    }

    fn write_changes(&mut self) {
        let now = self.look();
        if now.screen != self.seen.screen {
            let screen = now.screen.clone();
            self.write("screen", &screen);
        }
        match (&self.seen.board, &now.board) {
            (Some(before), Some(after)) if now.screen == self.seen.screen => {
                let change = board_change(before, after);
                if !change.is_empty() {
                    self.write("board", &change);
                }
            }
            (_, Some(board)) => {
                let placement = board.to_string();
                self.write("board", &placement);
            }
            (_, None) => {}
        }
        let is_new = now.screen != self.seen.screen;
        for (label, line) in &now.lines {
            let before = self.seen.lines.iter().find(|(known, _)| known == label);
            let is_change = match before {
                Some((_, before)) => before != line,
                None => !line.is_empty(),
            };
            let is_shown = if is_new && *label != "speaks" {
                !line.is_empty()
            } else {
                is_change
            };
            if is_shown {
                let line = if line.is_empty() { "none" } else { line };
                for (number, part) in line.split('\n').enumerate() {
                    let label = if number == 0 { *label } else { "" };
                    self.write(label, part);
                }
            }
        }
        self.seen = now;
        let cues = self
            .tutor
            .as_mut()
            .map(Tutor::take_cues)
            .unwrap_or_default();
        if !cues.is_empty() {
            let cues: Vec<&str> = cues.into_iter().map(cue_word).collect();
            self.write("hears", &cues.join(", "));
        }
        let kept = std::mem::take(&mut self.kept.lock().unwrap().lines);
        for line in kept {
            self.write("keeps", &line);
        }
    }

    /// Everything that can be seen and heard now.
    fn look(&self) -> Seen {
        let tutor = self.tutor();
        let mut seen = Seen::default();
        let language = tutor.language().tag();
        match tutor.route() {
            Route::FirstRun => {
                let page = match tutor.first_run_page() {
                    FirstRunPage::Language => "language",
                    FirstRunPage::Xiangqi => "xiangqi",
                    FirstRunPage::Level => "level",
                };
                seen.screen = format!("first run, {page}?");
            }
            Route::Openings => "openings".clone_into(&mut seen.screen),
            Route::Drill => self.look_at_drill(&mut seen),
            Route::Repertoire => "repertoire".clone_into(&mut seen.screen),
            Route::Play => "opponents".clone_into(&mut seen.screen),
            Route::SetUp => "position to set up".clone_into(&mut seen.screen),
            Route::Game => self.look_at_game(&mut seen),
            Route::Review => "review".clone_into(&mut seen.screen),
            Route::Progress => "progress".clone_into(&mut seen.screen),
            Route::Puzzles => "puzzles".clone_into(&mut seen.screen),
            Route::PuzzleProgress => "puzzle progress".clone_into(&mut seen.screen),
            Route::Puzzle => self.look_at_puzzle(&mut seen),
            Route::Settings => "settings".clone_into(&mut seen.screen),
            Route::Learners => self.look_at_learners(&mut seen),
            Route::Learn => {
                "map".clone_into(&mut seen.screen);
                let next = match tutor.next_lesson() {
                    Some((id, true)) => format!("go on with {id}"),
                    Some((id, false)) => format!("start {id}"),
                    None => "all done".to_owned(),
                };
                seen.lines.push(("offers", next));
            }
            Route::Lesson => self.look_at_lesson(&mut seen),
        }
        seen.lines.push(("speaks", language.to_owned()));
        seen
    }

    fn look_at_puzzle(&self, seen: &mut Seen) {
        let Some(screen) = self.tutor().puzzle() else {
            "no puzzle".clone_into(&mut seen.screen);
            return;
        };
        let (Some(session), Some(scene)) = (&screen.session, screen.scene()) else {
            "no puzzle".clone_into(&mut seen.screen);
            return;
        };
        seen.screen = format!("puzzle {}", session.puzzle().id);
        let mut line = |label, text: String| seen.lines.push((label, text));
        let why_back = session.why_back();
        line(
            "back",
            why_back.map(|why| self.both(&[why])).unwrap_or_default(),
        );
        line("asks", self.both(&[session.task()]));
        line("turn", turn_word(&scene));
        line("input", input_words(&scene.input));
        line("marks", marks_words(&scene.marks));
        line("badge", scene.badge.map(badge_words).unwrap_or_default());
        line("says", self.both(&session.speech().messages));
        let run = screen.run;
        line(
            "tally",
            format!("{} solved, {} missed", run.solved, run.missed),
        );
        line(
            "clock",
            screen
                .until
                .map(|_| "three minutes".to_owned())
                .unwrap_or_default(),
        );
        let ended = session.end().map(|end| end.outcome.name());
        line(
            "solved",
            match (ended, screen.is_over) {
                (Some(outcome), true) => format!("{outcome}; the sitting is over"),
                (Some(outcome), false) => outcome.to_owned(),
                (None, true) => "the sitting is over".to_owned(),
                (None, false) => String::new(),
            },
        );
        seen.board = Some(scene.board);
    }

    /// `learner new Mia`, `learner turn Mia`, `learner call Mia` for whoever is learning now.
    fn change_learners(&mut self, what: &str, name: &str) -> Result<(), String> {
        let learners = &self.tutor().learners().learners;
        let who = learners.named(name).ok_or("nobody has that name");
        let change = match what {
            "new" => LearnerChange::Welcome(name.to_owned()),
            "call" => LearnerChange::Rename(learners.here(), name.to_owned()),
            "turn" => LearnerChange::TurnTo(who?),
            "aside" => LearnerChange::LayAside(who?),
            "back" => LearnerChange::BringBack(who?),
            _ => return Err("what about learners?".to_owned()),
        };
        self.tell(Msg::Learner(LearnerMsg::Change(change)));
        Ok(())
    }

    fn look_at_learners(&self, seen: &mut Seen) {
        let tutor = self.tutor();
        let learners = &tutor.learners().learners;
        let mut rows: Vec<String> = Vec::new();
        for learner in learners.all() {
            let state = match (learner.id == learners.here(), learner.is_aside) {
                (true, _) => " (learning now)",
                (false, true) => " (laid aside)",
                (false, false) => "",
            };
            rows.push(format!("{}{state}", tutor.learner_name(learner)));
        }
        "learners".clone_into(&mut seen.screen);
        seen.lines.push(("there", rows.join("\n")));
    }

    /// `game chick`, `game two tournament`.
    fn begin_game(&mut self, words: &[&str]) -> Result<(), String> {
        for word in words {
            let choice = match *word {
                "two" => Choice::Opponent(None),
                "tournament" => Choice::Rules(HouseRules::Tournament { illegal_limit: 2 }),
                name => Choice::Opponent(Some(
                    Character::of_id(name).ok_or("there is no such opponent")?,
                )),
            };
            self.tell(Msg::Play(PlayMsg::Choose(choice)));
        }
        self.tell(Msg::Play(PlayMsg::Start));
        Ok(())
    }

    fn look_at_game(&self, seen: &mut Seen) {
        let Some(game) = &self.tutor().play().game else {
            return;
        };
        let session = &game.session;
        let scene = game.scene();
        seen.screen = "game".to_owned();
        let mut line = |label, text: String| seen.lines.push((label, text));
        line("board", session.game().position().fen());
        line("turn", turn_word(&scene));
        line("marks", marks_words(&scene.marks));
        line("says", self.both(&session.speech().messages));
        let waits = match (session.asks_if_sure(), session.is_draw_offered()) {
            (true, _) => "are you sure?",
            (_, true) => "accept the draw?",
            (false, false) if session.is_over() => "over",
            (false, false) => "",
        };
        line("asks", waits.to_owned());
        line("offers", offered(session.may_show()));
        let tries = session.tries().iter();
        let tries: Vec<String> = tries.map(|tried| session.try_text(tried)).collect();
        line("tried", tries.join(", "));
    }

    fn look_at_drill(&self, seen: &mut Seen) {
        let Some(screen) = &self.tutor().openings().drill else {
            return;
        };
        let session = &screen.session;
        seen.screen = format!("{} as {}", session.tree().id, session.side());
        let scene = screen.scene();
        let mut line = |label, text: String| seen.lines.push((label, text));
        let title = session.line_title();
        line(
            "line",
            title.map(|title| self.both(&[title])).unwrap_or_default(),
        );
        line("turn", turn_word(&scene));
        line("marks", marks_words(&scene.marks));
        line("says", self.both(&session.speech().messages));
        let other = session.other_game().map(|game| game.position().fen());
        line("offers", other.unwrap_or_default());
        let last = session.moves().last();
        line(
            "plays",
            last.map(|entry| entry.san.clone()).unwrap_or_default(),
        );
        let (taken, of) = session.hints();
        line(
            "hints",
            if taken > 0 {
                format!("{taken} of {of}")
            } else {
                String::new()
            },
        );
        let tally = session.tally();
        line(
            "tally",
            format!("{} of {} without help", tally.right, tally.asked),
        );
        let is_over = session.is_round_over();
        line(
            "solved",
            if is_over {
                "may go on".to_owned()
            } else {
                String::new()
            },
        );
    }

    fn look_at_lesson(&self, seen: &mut Seen) {
        let Some(screen) = self.tutor().lesson() else {
            return;
        };
        let session = &screen.session;
        let lesson = session.lesson();
        if let Some(ending) = screen.ending() {
            seen.screen = format!("end of {}", lesson.id);
            let stars = format!(
                "{} of 3, {} earned of {}",
                ending.stars, ending.earned, ending.of
            );
            match ending.test {
                Some(result) => {
                    let missed = result.missed.join(", ");
                    let score = format!(
                        "{} of {}, to look at again: {missed}",
                        result.right, result.of
                    );
                    seen.lines.push(("score", score));
                }
                None => seen.lines.push(("stars", stars)),
            }
            let next = self.tutor().lesson_after().unwrap_or("the map");
            seen.lines.push(("offers", next.to_owned()));
            return;
        }
        let step = session
            .step()
            .map(|step| step.id.as_str())
            .unwrap_or_default();
        seen.lines.push(("offers", offered(session.may_show())));
        // Without its number: a step that is added before must not change every transcript.
        seen.screen = format!("{}/{step}", lesson.id);
        let scene = screen.scene();
        let mut line = |label, text: String| seen.lines.push((label, text));
        line("turn", turn_word(&scene));
        line("task", self.both(&[session.task()]));
        if self.tutor().shows_xiangqi() {
            line(
                "aside",
                session
                    .xiangqi_aside()
                    .map(|aside| self.both(&[aside]))
                    .unwrap_or_default(),
            );
        }
        let prompt = session.prompt().map(|prompt| self.both(&[prompt]));
        line("prompt", prompt.unwrap_or_default());
        line("marks", marks_words(&scene.marks));
        line("goals", squares_words(&scene.stars));
        line("input", input_words(&scene.input));
        line(
            "check",
            scene.check.map(|king| king.to_string()).unwrap_or_default(),
        );
        line("badge", scene.badge.map(badge_words).unwrap_or_default());
        line("card", card_words(screen));
        let speech = session.speech();
        line("says", self.both(&speech.messages));
        line("answers", self.answers(screen));
        line(
            "tally",
            session.tally().map(tally_words).unwrap_or_default(),
        );
        let hints = session.hints();
        line(
            "hints",
            if hints.taken > 0 {
                format!("{} of {}", hints.taken, hints.of)
            } else {
                String::new()
            },
        );
        line(
            "solved",
            match (session.step_stars(), session.may_continue()) {
                (Some(stars), _) => "★".repeat(usize::from(stars)),
                (None, true) => "may go on".to_owned(),
                (None, false) => String::new(),
            },
        );
        let wait = self.tutor().due().map(|due| due.millis_since(self.now));
        line(
            "waits",
            wait.map(|millis| format!("{millis} ms"))
                .unwrap_or_default(),
        );
        let is_flipped = screen.scene().orientation != session.scene().orientation;
        line(
            "flipped",
            if is_flipped {
                "yes".to_owned()
            } else {
                String::new()
            },
        );
        seen.board = Some(scene.board);
    }

    /// The sentences, in both languages.
    fn both(&self, messages: &[Message]) -> String {
        if messages.is_empty() {
            return String::new();
        }
        let [english, chinese] = &self.voices;
        let say = |voice: &Voice, join: &str| {
            let said: Vec<String> = messages.iter().map(|message| voice.say(message)).collect();
            said.join(join)
        };
        format!("“{}”\n“{}”", say(english, " "), say(chinese, ""))
    }

    fn answers(&self, screen: &chess_tutor::tutor::screen::LessonScreen) -> String {
        let answers = screen.session.answers();
        let [english, chinese] = &self.voices;
        let lines: Vec<String> = answers
            .iter()
            .enumerate()
            .map(|(index, answer)| {
                let sign = match answer.state {
                    AnswerState::Open => ' ',
                    AnswerState::Right => '✓',
                    AnswerState::Wrong => '✗',
                };
                let (en, zh) = (english.say(&answer.message), chinese.say(&answer.message));
                format!("{sign}{} {en} / {zh}", index + 1)
            })
            .collect();
        lines.join("\n")
    }

    fn write_map(&mut self) {
        let mut lines = Vec::new();
        for course in self.tutor().map() {
            for lesson in course.lessons {
                let state = match lesson.state {
                    LessonState::New => "new".to_owned(),
                    LessonState::Begun { step, of } => format!("at step {step} of {of}"),
                    LessonState::Finished => format!("finished, {} stars", lesson.stars),
                    LessonState::Broken => "broken".to_owned(),
                };
                let next = if lesson.is_next { ", next" } else { "" };
                if lesson.is_next || lesson.state != LessonState::New {
                    lines.push(format!("{}/{} {state}{next}", course.id, lesson.id));
                }
            }
        }
        for line in lines {
            self.write("lesson", &line);
        }
    }
}

/// A puzzle: `row ID RATING THEMES FEN MOVES`, themes and moves with commas.
fn row(id: &str, rating: &str, themes: &str, fen: &str, moves: &str) -> Result<Puzzle, String> {
    let read = Puzzle::read(fen, &moves.replace(',', " "));
    let (start, lead, solution) = read.map_err(|why| format!("{why:?}"))?;
    let rating = rating.parse().map_err(|_why| "how hard?".to_owned())?;
    Ok(Puzzle {
        id: id.to_owned(),
        start,
        lead,
        solution,
        rating: Rating::known(rating, 80.0),
        themes: themes.split(',').filter_map(Theme::named).collect(),
        origin: Origin::Database,
    })
}

fn puzzle_mode(words: &[&str]) -> Result<PuzzleMode, String> {
    Ok(match words {
        ["for", "you"] => PuzzleMode::ForYou,
        ["streak"] => PuzzleMode::Streak,
        ["three", "minutes"] => PuzzleMode::ThreeMinutes,
        [name] => PuzzleMode::Theme(Theme::named(name).ok_or("there is no such idea")?),
        _ => return Err("which puzzles?".to_owned()),
    })
}

fn first_answer(answer: &[&str]) -> Result<Change, String> {
    Ok(match answer {
        ["language", language] => Change::Language(Language::for_tag(language)),
        ["xiangqi", "yes"] => Change::KnowsXiangqi(true),
        ["xiangqi", "no"] => Change::KnowsXiangqi(false),
        ["level", "new"] => Change::Level(Level::New),
        ["level", "some"] => Change::Level(Level::SomeRules),
        ["level", "plays"] => Change::Level(Level::Plays),
        _ => return Err("no such answer".to_owned()),
    })
}

fn square(name: Option<&str>) -> Result<Square, String> {
    name.and_then(|name| name.parse().ok())
        .ok_or_else(|| "which square?".to_owned())
}

fn man(piece: Piece) -> String {
    format!(
        "{} {}",
        piece.color,
        format!("{:?}", piece.role).to_lowercase()
    )
}

/// What left its square, and what came to one.
fn board_change(before: &Board, after: &Board) -> String {
    let mut parts = Vec::new();
    for square in Square::ALL {
        match (before.piece_at(square), after.piece_at(square)) {
            (was, is) if was == is => {}
            (_, Some(piece)) => parts.push(format!("{square} {}", man(piece))),
            (_, None) => parts.push(format!("{square} empty")),
        }
    }
    parts.join(", ")
}

/// The line that can be seen on the board.
fn offered(may_show: bool) -> String {
    let words = if may_show { "show me" } else { "" };
    words.to_owned()
}

fn turn_word(scene: &Scene) -> String {
    let bottom = scene.orientation;
    match scene.turn {
        Some(color) if color == bottom => color.to_string(),
        Some(color) => format!("{color}, seen from {bottom}"),
        None => String::new(),
    }
}

fn tone_word(tone: Tone) -> &'static str {
    match tone {
        Tone::Idea => "",
        Tone::Good => " good",
        Tone::Warning => " warning",
        Tone::Danger => " danger",
    }
}

fn marks_words(marks: &[Mark]) -> String {
    let words = marks.iter().map(|mark| match mark {
        Mark::Arrow { from, to, tone } => format!("{from}→{to}{}", tone_word(*tone)),
        Mark::Ring { square, tone } => format!("○{square}{}", tone_word(*tone)),
        Mark::Dot { square, tone } => format!("·{square}{}", tone_word(*tone)),
    });
    words.collect::<Vec<_>>().join(", ")
}

fn squares_words(squares: &[Square]) -> String {
    squares
        .iter()
        .map(|square| format!("★{square}"))
        .collect::<Vec<_>>()
        .join(" ")
}

fn input_words(input: &Input) -> String {
    match input {
        Input::Nothing => String::new(),
        Input::Squares => "click squares".to_owned(),
        Input::Men(men) => {
            let tray: String = men.iter().map(|piece| piece.char()).collect();
            format!("put men: {tray}")
        }
        Input::Moves(moves) => {
            let count: usize = moves.values().map(Vec::len).sum();
            format!("{count} moves of {} men", moves.len())
        }
    }
}

fn badge_words(badge: Badge) -> String {
    let sign = match badge.sign {
        Sign::Star => "star",
        Sign::Tick => "tick",
        Sign::Again => "again",
        Sign::Book => "book",
        Sign::Brilliant => "!!",
        Sign::Great => "!",
        Sign::Inaccuracy => "?!",
        Sign::Mistake => "?",
        Sign::Blunder => "??",
    };
    format!("{sign} on {}", badge.square)
}

fn tally_words(tally: Tally) -> String {
    match tally {
        Tally::Found { found, of } => format!("{found} of {of}"),
        Tally::Placed { placed, of } => format!("{placed} of {of}"),
        Tally::Moves {
            made,
            best: Some(best),
        } => format!("{made} moves, best {best}"),
        Tally::Moves { made, best: None } => format!("{made} moves"),
        Tally::Within { made, of } => format!("{made} moves, at most {of}"),
        Tally::Held { made, of } => format!("held {made} of {of}"),
        Tally::Row { done, of, in_a_row } => format!("{done} of {of}, {in_a_row} in a row"),
        Tally::Line { number, of } => format!("line {number} of {of}"),
        Tally::Points {
            points,
            of,
            at,
            moves,
        } => format!("move {at} of {moves}, {points} of {of} points"),
    }
}

fn cue_word(cue: Cue) -> &'static str {
    match cue {
        Cue::Move => "a move",
        Cue::Capture => "a capture",
        Cue::Refused => "no",
        Cue::Solved => "solved",
    }
}

/// The castling card, as far as the step is about it.
fn card_words(screen: &chess_tutor::tutor::screen::LessonScreen) -> String {
    let session = &screen.session;
    let Some(cards) = session.castling_cards() else {
        return String::new();
    };
    let ways = session.castling_ways();
    let mut lines = Vec::new();
    for card in &cards {
        for (name, way) in [("short", &card.short), ("long", &card.long)] {
            if ways.contains(&(card.color, way.side)) {
                lines.push(format!("{} {name}: {}", card.color, way_words(way)));
            }
        }
    }
    lines.join("\n")
}

fn way_words(way: &CastlingSideCard) -> String {
    let sign = |condition: &Condition| match condition {
        Condition::Holds => "✓",
        Condition::Fails { .. } => "✗",
        Condition::Unknown => "?",
    };
    format!(
        "king {} rook {} way {} check {} crossing {} landing {}{}",
        sign(&way.king_unmoved),
        sign(&way.rook_unmoved),
        sign(&way.way_clear),
        sign(&way.not_in_check),
        sign(&way.crossing_safe),
        sign(&way.landing_safe),
        if way.allowed { ": now" } else { "" },
    )
}

fn act(words: &[&str]) -> Result<Act, String> {
    Ok(match words {
        ["resign"] => Act::Resign,
        ["offer", "draw"] => Act::OfferDraw,
        ["accept"] => Act::AcceptDraw,
        ["decline"] => Act::DeclineDraw,
        ["claim", "draw"] => Act::ClaimDraw,
        ["swap", "sides"] => Act::SwapSides,
        ["think", "again"] => Act::ThinkAgain,
        ["play", "it"] => Act::PlayIt,
        ["ask", "coach"] => Act::AskCoach,
        ["hush"] => Act::Hush,
        ["touch", name] => Act::Touched(square(Some(name))?),
        _ => return Err("no such act".to_owned()),
    })
}
