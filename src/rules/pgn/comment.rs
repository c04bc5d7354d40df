//! What stands in comments: words for people, and commands for programs (`[%clk 0:01:00]`).

/// Comments as one text: commands such as `[%cal …]` taken out, space tidied. Nothing when there is no word left.
///
/// ```
/// let comments = ["[%clk 0:01:00] Now the queen  is lost.".to_owned(), "[%eval 3.1]".to_owned()];
/// let words = chess_tutor::rules::comment_words(&comments);
/// assert_eq!(words.as_deref(), Some("Now the queen is lost."));
/// ```
#[must_use]
pub fn comment_words(comments: &[String]) -> Option<String> {
    let mut text = String::new();
    for comment in comments {
        let mut rest = comment.as_str();
        while let Some((before, after)) = rest.split_once("[%") {
            text.push_str(before);
            rest = after.split_once(']').map_or("", |(_, after)| after);
        }
        text.push_str(rest);
        text.push(' ');
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// What a command such as `cal` lists in comments: `Ga2a8`, `Rh1`.
#[must_use]
pub fn comment_list(comments: &[String], command: &str) -> Vec<String> {
    let opening = format!("[%{command} ");
    let lists = comments
        .iter()
        .flat_map(|comment| comment.split(&opening).skip(1));
    lists
        .filter_map(|list| list.split_once(']'))
        .flat_map(|(list, _)| list.split(','))
        .map(|item| item.trim().to_owned())
        .collect()
}
