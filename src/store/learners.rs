//! Who learns on this machine: each with records, games and settings of their own.
//!
//! The first learner's files lie in the data folder itself, where they were before there were others; each further one has a
//! folder below it. Nobody is ever deleted: who is laid aside can be brought back with all that was theirs.
//!
//! ```
//! use chess_tutor::store::{LearnerId, Learners};
//!
//! let mut learners = Learners::default();
//! let mia = learners.add("Mia");
//! assert!(learners.turn_to(mia));
//! assert!(!learners.lay_aside(mia), "whoever is learning now stays");
//! assert!(learners.lay_aside(LearnerId::FIRST));
//! assert_eq!(Learners::from_text(&learners.to_text()), Some(learners));
//! ```

use toml::{Table, Value};

/// No name is longer than this, in characters; what is longer is cut short.
const LONGEST_NAME: usize = 40;

/// Names a learner; it never changes and is never used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LearnerId(pub(super) u32);

impl LearnerId {
    /// The one whose files lie in the data folder itself.
    pub const FIRST: Self = Self(1);

    /// The number that stands for a learner in files.
    #[must_use]
    pub fn number(self) -> u32 {
        self.0
    }

    /// The learner of a number.
    #[must_use]
    pub fn of_number(number: u32) -> Self {
        Self(number)
    }
}

/// Someone who learns here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearnerEntry {
    /// Who.
    pub id: LearnerId,
    /// The name; nothing until one was given.
    pub name: Option<String>,
    /// Laid aside: not among those to choose from, with all files in their place.
    pub is_aside: bool,
}

/// All who learn here, and who of them is learning now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Learners {
    all: Vec<LearnerEntry>,
    here: LearnerId,
}

/// What can be done with learners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LearnerChange {
    /// Another one learns from now on.
    TurnTo(LearnerId),
    /// Someone new, who learns from now on.
    Welcome(String),
    /// A name is given.
    Rename(LearnerId, String),
    /// Someone is laid aside.
    LayAside(LearnerId),
    /// Someone is brought back.
    BringBack(LearnerId),
}

impl Default for LearnerId {
    fn default() -> Self {
        Self::FIRST
    }
}

impl Default for Learners {
    fn default() -> Self {
        Self {
            all: vec![LearnerEntry::new(LearnerId::FIRST, None)],
            here: LearnerId::FIRST,
        }
    }
}

impl LearnerEntry {
    fn new(id: LearnerId, name: Option<String>) -> Self {
        Self {
            id,
            name,
            is_aside: false,
        }
    }

    fn is_called(&self, name: &str) -> bool {
        let own = self.name.as_ref();
        own.is_some_and(|own| own.to_lowercase() == name.trim().to_lowercase())
    }
}

impl Learners {
    /// All of them, those laid aside too, in the order in which they came.
    #[must_use]
    pub fn all(&self) -> &[LearnerEntry] {
        &self.all
    }

    /// Those to choose from.
    pub fn present(&self) -> impl Iterator<Item = &LearnerEntry> {
        self.all.iter().filter(|learner| !learner.is_aside)
    }

    /// Who is learning now.
    #[must_use]
    pub fn here(&self) -> LearnerId {
        self.here
    }

    /// The name of who is learning now; nothing until one was given.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.of(self.here)?.name.as_deref()
    }

    /// Who has this name, whatever its capitals; else who has this number, as not everybody has a name.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<LearnerId> {
        let by_name = self.all.iter().find(|learner| learner.is_called(name));
        let number = || name.trim().parse().ok();
        let by_number = || self.of(LearnerId(number()?));
        by_name.or_else(by_number).map(|learner| learner.id)
    }

    /// A name that nobody else has: with a number behind it where somebody does.
    fn free_name(&self, name: &str, whose: LearnerId) -> Option<String> {
        let name = tidy(name)?;
        let is_taken = |name: &str| {
            let mut others = self.all.iter().filter(|learner| learner.id != whose);
            others.any(|learner| learner.is_called(name))
        };
        if !is_taken(&name) {
            return Some(name);
        }
        let numbered = (2..=self.all.len() + 1).map(|number| format!("{name} {number}"));
        numbered.into_iter().find(|name| !is_taken(name))
    }

    fn of(&self, id: LearnerId) -> Option<&LearnerEntry> {
        self.all.iter().find(|learner| learner.id == id)
    }

    fn of_mut(&mut self, id: LearnerId) -> Option<&mut LearnerEntry> {
        self.all.iter_mut().find(|learner| learner.id == id)
    }

    /// Someone new, after all others.
    pub fn add(&mut self, name: &str) -> LearnerId {
        let last = self.all.iter().map(|learner| learner.id.0).max();
        let id = LearnerId(last.unwrap_or(0).saturating_add(1));
        let name = self.free_name(name, id);
        self.all.push(LearnerEntry::new(id, name));
        id
    }

    /// Another one learns from now on. Gives whether anything changed.
    pub fn turn_to(&mut self, id: LearnerId) -> bool {
        let is_present = self.of(id).is_some_and(|learner| !learner.is_aside);
        let turns = is_present && id != self.here;
        if turns {
            self.here = id;
        }
        turns
    }

    /// Gives a name, or takes it away when there is nothing in it.
    pub fn rename(&mut self, id: LearnerId, name: &str) {
        let name = self.free_name(name, id);
        if let Some(learner) = self.of_mut(id) {
            learner.name = name;
        }
    }

    /// Lays someone aside, unless it is who is learning now. Gives whether it was done.
    pub fn lay_aside(&mut self, id: LearnerId) -> bool {
        if id == self.here {
            return false;
        }
        let Some(learner) = self.of_mut(id) else {
            return false;
        };
        learner.is_aside = true;
        true
    }

    /// Brings someone back.
    pub fn bring_back(&mut self, id: LearnerId) {
        if let Some(learner) = self.of_mut(id) {
            learner.is_aside = false;
        }
    }

    /// Someone whose files are there belongs to the list, whatever became of the list.
    pub(super) fn recall(&mut self, id: LearnerId) {
        if self.of(id).is_none() {
            self.all.push(LearnerEntry::new(id, None));
            self.all.sort_by_key(|learner| learner.id);
        }
    }

    /// As the file has it.
    #[must_use]
    pub fn to_text(&self) -> String {
        let rows = self.all.iter().map(|learner| {
            let mut row = Table::new();
            row.insert("id".to_owned(), Value::from(i64::from(learner.id.0)));
            if let Some(name) = &learner.name {
                row.insert("name".to_owned(), Value::from(name.as_str()));
            }
            if learner.is_aside {
                row.insert("aside".to_owned(), Value::from(true));
            }
            Value::Table(row)
        });
        let mut table = Table::new();
        table.insert("here".to_owned(), Value::from(i64::from(self.here.0)));
        table.insert("learner".to_owned(), Value::Array(rows.collect()));
        table.to_string()
    }

    /// Reads what a file has. What does not fit is passed over; nothing when it is no list of learners at all.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let table: Table = text.parse().ok()?;
        let rows = table.get("learner")?.as_array()?;
        let mut learners = Self {
            all: Vec::new(),
            here: LearnerId::FIRST,
        };
        for row in rows {
            let Some(id) = id_of(row.get("id")) else {
                continue;
            };
            if learners.of(id).is_some() {
                continue;
            }
            let name = row.get("name").and_then(Value::as_str).and_then(tidy);
            let is_aside = row.get("aside").and_then(Value::as_bool) == Some(true);
            learners.all.push(LearnerEntry { id, name, is_aside });
        }
        learners.recall(LearnerId::FIRST);
        if let Some(id) = id_of(table.get("here")) {
            learners.here = id;
        }
        // Somebody is always here.
        if learners.of(learners.here).is_none() {
            learners.here = LearnerId::FIRST;
        }
        let here = learners.here;
        learners.bring_back(here);
        Some(learners)
    }
}

fn id_of(value: Option<&Value>) -> Option<LearnerId> {
    let number = u32::try_from(value?.as_integer()?).ok()?;
    (number > 0).then_some(LearnerId(number))
}

/// A name without what cannot be seen at its ends or would break its line; nothing when nothing is left.
fn tidy(name: &str) -> Option<String> {
    let name: String = name
        .trim()
        .chars()
        .filter(|c| !c.is_control())
        .take(LONGEST_NAME)
        .collect();
    (!name.trim().is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_in_the_file_is_passed_over_and_somebody_is_always_here() {
        for (text, here, ids) in [
            ("learner = []", 1, vec![1]),
            ("here = 7\nlearner = []", 1, vec![1]),
            ("here = 2\n[[learner]]\nid = 2\nname = 'Mia'", 2, vec![1, 2]),
            (
                "here = 2\n[[learner]]\nid = 2\naside = true\n[[learner]]\nid = 2\n[[learner]]\nid = -1\n[[learner]]\nname = 3",
                2,
                vec![1, 2],
            ),
        ] {
            let learners = Learners::from_text(text).unwrap();
            assert_eq!(learners.here(), LearnerId(here), "{text}");
            let mut found: Vec<u32> = learners.all().iter().map(|one| one.id.0).collect();
            found.sort_unstable();
            assert_eq!(found, ids, "{text}");
            assert!(learners.present().any(|one| one.id == learners.here()));
        }
        assert_eq!(Learners::from_text("here = "), None);
        assert_eq!(Learners::from_text("theme = 'dark'"), None);
    }

    #[test]
    fn no_two_have_one_name_and_a_number_names_who_has_none() {
        let mut learners = Learners::default();
        let names = |learners: &Learners| -> Vec<String> {
            let all = learners.all().iter();
            all.filter_map(|one| one.name.clone()).collect()
        };
        let mia = learners.add("Mia");
        learners.add("mia ");
        let bo = learners.add("Bo");
        learners.rename(bo, "MIA");
        learners.rename(mia, "Mia");
        assert_eq!(names(&learners), ["Mia", "mia 2", "MIA 3"]);
        assert_eq!(learners.named("1"), Some(LearnerId::FIRST));
        assert_eq!(learners.named("4"), Some(bo));
        assert_eq!(learners.named("5"), None);
        learners.rename(LearnerId::FIRST, "3");
        assert_eq!(
            learners.named("3"),
            Some(LearnerId::FIRST),
            "a name goes first"
        );
    }

    #[test]
    fn an_id_is_never_given_twice_and_a_name_is_tidied() {
        let mut learners = Learners::default();
        let mia = learners.add("  Mia\n ");
        assert!(learners.lay_aside(mia));
        let bo = learners.add("");
        assert_ne!(mia, bo);
        assert!(!learners.turn_to(mia), "who is aside is brought back first");
        assert_eq!(learners.named("mia"), Some(mia));
        learners.rename(bo, &"长".repeat(90));
        let name = learners.of(bo).unwrap().name.clone().unwrap();
        assert_eq!(name.chars().count(), LONGEST_NAME);
    }
}
