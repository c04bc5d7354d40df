//! Reading and checking all lessons that come with the program: it happens at each start, on a thread of its own, and
//! again each time an author saves a file. Under 300 ms it is felt as at once.

use chess_tutor::content::Pack;
use chess_tutor::lesson::Library;
use chess_tutor::voice::{check_own_words, terms_of};
use divan::Bencher;

fn main() {
    divan::main();
}

#[divan::bench]
fn load_and_check_all_lessons(bencher: Bencher<'_, '_>) {
    let pack = Pack::embedded();
    let terms = terms_of(&pack);
    bencher.bench(|| Library::load(std::slice::from_ref(&pack), &terms));
}

#[divan::bench]
fn check_the_programs_own_words(bencher: Bencher<'_, '_>) {
    let pack = Pack::embedded();
    bencher.bench(|| check_own_words(&pack));
}
