//! How the words of both languages are written.

use chess_tutor::content::{Pack, Words};
use chess_tutor::language::Language;

#[test]
fn chinese_names_the_men_by_one_name_each() {
    // The names of other lists, and who is meant when they stand alone.
    let forbidden = [
        "皇后", "国王", "主教", "城堡", "骑士", "卒", "士兵", "战车", "女王", "教皇", "相", "帅",
        "将帅", "堡",
    ];
    // Common words that hold one of these letters.
    let allowed = [
        "相对", "互相", "相反", "相邻", "相同", "相交", "相等", "相似", "相信", "相当", "真相",
    ];
    let mut remarks = Vec::new();
    for_each_text(Language::Chinese, |path, place, plain| {
        if place.ends_with(".xiangqi") {
            return;
        }
        let mut text = plain.to_owned();
        for word in allowed {
            text = text.replace(word, "");
        }
        for word in forbidden.iter().filter(|word| text.contains(*word)) {
            remarks.push(format!("{path} {place}: “{word}” in “{plain}”"));
        }
    });
    assert!(remarks.is_empty(), "{}", remarks.join("\n"));
}

#[test]
fn chinese_has_full_width_punctuation() {
    let mut remarks = Vec::new();
    for_each_text(Language::Chinese, |path, place, plain| {
        let letters: Vec<char> = plain.chars().collect();
        for (index, letter) in letters.iter().enumerate() {
            let neighbours = [index.checked_sub(1), Some(index + 1)];
            let beside_chinese = neighbours
                .iter()
                .flatten()
                .filter_map(|at| letters.get(*at))
                .any(|c| is_chinese(*c));
            if beside_chinese && ",.;:?!()\"'".contains(*letter) {
                remarks.push(format!("{path} {place}: `{letter}` in “{plain}”"));
            }
        }
    });
    assert!(remarks.is_empty(), "{}", remarks.join("\n"));
}

#[test]
fn english_is_plain() {
    let mut remarks = Vec::new();
    for_each_text(Language::English, |path, place, plain| {
        if plain.contains('—') || plain.contains('–') || plain.contains(" - ") {
            remarks.push(format!("{path} {place}: a dash in “{plain}”"));
        }
        let is_foreign = |c: char| is_chinese(c) || "，。：；？！（）“”‘’、".contains(c);
        let may_be =
            place.ends_with(".xiangqi") || path.ends_with("terms.ftl") || place == "app-title";
        if !may_be && plain.chars().any(is_foreign) {
            remarks.push(format!("{path} {place}: not English in “{plain}”"));
        }
    });
    assert!(remarks.is_empty(), "{}", remarks.join("\n"));
}

/// Every text of a language: its file, its place in it, and its plain parts.
fn for_each_text(language: Language, mut look: impl FnMut(&str, &str, &str)) {
    let pack = Pack::embedded();
    let folder = format!("locales/{}/", language.tag());
    for file in pack
        .files
        .values()
        .filter(|file| file.path.starts_with(&folder))
    {
        let (words, _) = Words::parse(file);
        for (name, entry) in &words.messages {
            for (attribute, pattern) in entry.patterns() {
                let place = match attribute {
                    "" => name.clone(),
                    attribute => format!("{name}.{attribute}"),
                };
                look(&file.path, &place, &pattern.plain);
            }
        }
    }
}

fn is_chinese(c: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&c)
}
