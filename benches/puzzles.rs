//! The wait for the next puzzle: by rating and idea, out of the database that `CHESS_TUTOR_PUZZLES` names, else the built-in set.

#![expect(
    clippy::unwrap_used,
    reason = "a benchmark stops at the first surprise"
)]

use std::cell::RefCell;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

use chess_tutor::puzzle::{Aim, Database, import_bytes};
use chess_tutor::session::Dice;
use chess_tutor::theme::Theme;
use divan::Bencher;

const BUILT_IN: &[u8] = include_bytes!("../assets/puzzles/puzzles.csv.zst");
/// A learner who has had so many puzzles lately.
const HAD: u32 = 3000;

fn main() {
    divan::main();
}

fn database() -> Database {
    if let Some(path) = std::env::var_os("CHESS_TUTOR_PUZZLES") {
        return Database::open(Path::new(&path)).unwrap();
    }
    let mut database = Database::in_memory().unwrap();
    import_bytes(&mut database, BUILT_IN, &mut |_, _| {
        ControlFlow::Continue(())
    })
    .unwrap();
    database
}

/// A common idea, a rare one, and any.
#[divan::bench(args = ["fork", "smothered-mate", "any"])]
fn next(bencher: Bencher<'_, '_>, theme: &str) {
    let database = database();
    let theme = Theme::named(theme);
    let avoid = Arc::new((0..HAD).map(|number| format!("{number:05x}")).collect());
    let dice = RefCell::new(Dice::new(1));
    bencher.bench_local(|| {
        let mut dice = dice.borrow_mut();
        let middle = 400 + dice.below(1800) as u16;
        let aim = Aim {
            low: middle - 60,
            high: middle + 60,
            theme,
            avoid: Arc::clone(&avoid),
            ..Aim::default()
        };
        database.pick(&aim, &mut dice).unwrap()
    });
}

/// Nothing fits, and that is found out too.
#[divan::bench]
fn nothing(bencher: Bencher<'_, '_>) {
    let database = database();
    let aim = Aim {
        low: 400,
        high: 2200,
        theme: Some(Theme::Opposition),
        ..Aim::default()
    };
    bencher.bench_local(|| database.pick(&aim, &mut Dice::new(1)).unwrap());
}
