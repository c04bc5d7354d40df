//! Where the data lies.

use std::path::{Path, PathBuf};

/// The folder of the data; says so and gives nothing when there is none. `CHESS_TUTOR_TRIAL_DATA=none` asks for none.
pub(crate) fn folder() -> Option<PathBuf> {
    let found = match std::env::var_os("CHESS_TUTOR_TRIAL_DATA") {
        Some(name) if name == "none" => None,
        Some(named) => Some(PathBuf::from(named)),
        None => {
            let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data");
            beside.is_dir().then_some(beside)
        }
    };
    if found.is_none() {
        println!("skipped: no trial data");
    }
    found
}

/// The text of a file; must be there when the folder is, and hold something.
pub(crate) fn text(path: &str) -> Option<String> {
    let text = folder().map(|folder| std::fs::read_to_string(folder.join(path)).unwrap())?;
    assert!(!text.trim().is_empty(), "{path} is empty");
    Some(text)
}

/// What a trial looks at: a trial on data must not pass because it has looked at nothing.
pub(crate) fn some<T>(rows: Vec<T>) -> Vec<T> {
    assert!(
        !rows.is_empty() || folder().is_none(),
        "there is data, and nothing was taken from it"
    );
    rows
}

/// The rows of a JSON list.
pub(crate) fn json(path: &str) -> Option<Vec<serde_json::Value>> {
    text(path).map(|text| some(serde_json::from_str(&text).unwrap()))
}

/// The files of a folder with this ending, by name.
pub(crate) fn files(path: &str, endings: &[&str]) -> Vec<PathBuf> {
    let Some(folder) = folder() else {
        return Vec::new();
    };
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder.join(path))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            let ending = path
                .extension()
                .map(|ending| ending.to_string_lossy().into_owned());
            ending.is_some_and(|ending| endings.contains(&ending.as_str()))
        })
        .collect();
    files.sort();
    some(files)
}

/// The name of a file.
pub(crate) fn name(path: &Path) -> String {
    path.file_name().unwrap().to_string_lossy().into_owned()
}
