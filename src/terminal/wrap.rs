//! Sentences broken into lines that a terminal can show.

/// The signs in a line: what every terminal has.
pub(super) const WIDTH: usize = 80;

/// Breaks the lines of `text` at blanks so that none is longer than [`WIDTH`]
/// where that can be done. A line that is continued keeps its indent; what
/// stands behind a hanging `mark`, such as `- `, stands below itself.
pub(super) fn wrap(text: &str) -> String {
    let lines: Vec<String> = text.split('\n').map(wrap_line).collect();
    lines.join("\n")
}

fn wrap_line(line: &str) -> String {
    let words = line.trim_start_matches(' ');
    let mark = if words.starts_with("- ") { 2 } else { 0 };
    let indent = line.len() - words.len();
    let mut out = " ".repeat(indent);
    let mut column = indent;
    for (nth, word) in words.split(' ').enumerate() {
        let width = word.chars().count();
        // No-break spaces are no blanks: what they join stays together.
        if nth > 0 && column + 1 + width > WIDTH {
            out.push('\n');
            out.push_str(&" ".repeat(indent + mark));
            column = indent + mark;
        } else if nth > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += width;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_at_blanks_alone() {
        let long = "word ".repeat(40);
        let wrapped = wrap(&format!("- {}", long.trim_end()));
        assert!(wrapped.lines().all(|line| line.chars().count() <= WIDTH));
        assert_eq!(wrapped.lines().count(), 3);
        assert!(wrapped.lines().skip(1).all(|line| line.starts_with("  word")));
        let joined = "mot\u{a0}: ".repeat(30);
        assert!(wrap(joined.trim_end()).lines().all(|line| line.ends_with(':')));
        let position = "x".repeat(200);
        assert_eq!(wrap(&position), position, "what has no blanks stays whole");
        assert_eq!(wrap("    indented"), "    indented");
        assert_eq!(wrap("one\n\n  two  three"), "one\n\n  two  three");
    }
}
