//! A page for players, as the rules of a game are one: blocks that a terminal
//! writes and a window draws, each in its own way.

use super::example::Example;

/// A page in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// What the game is called, or the box.
    pub title: String,
    /// The page from top to bottom.
    pub blocks: Vec<Block>,
}

/// A part of a page. Its texts are plain, without any markup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// What the blocks after it are about.
    Heading(String),
    /// Some sentences.
    Paragraph(String),
    /// Things one after the other.
    List(Vec<String>),
    /// A board to look at.
    Example(Example),
    /// All presets, each with its sentence: [`Words::preset`](super::Words::preset).
    Presets,
    /// All toggles, each with its sentence: [`Words::toggle`](super::Words::toggle).
    Toggles,
    /// Which version this is: [`Words::version`](super::Words::version).
    Version,
    /// All software that the program is made of: [`Words::crates`](super::Words::crates).
    Crates,
}

impl Page {
    /// Reads a page of `game`. The files look like Markdown: `# ` before the
    /// title, `## ` before headings, `- ` before things of a list, blank lines
    /// between blocks, three backquotes around an example, and `@presets`,
    /// `@toggles`, `@version` and `@crates` where these belong.
    ///
    /// # Errors
    /// Says what cannot be read.
    pub fn read(game: &'static str, text: &str) -> Result<Page, String> {
        let mut page = Page { title: String::new(), blocks: Vec::new() };
        // Every second part stands between two fences.
        for (nth, part) in text.split("```").enumerate() {
            if nth % 2 == 1 {
                page.blocks.push(Block::Example(Example::read(game, part)?));
                continue;
            }
            let blocks = part.split("\n\n").map(str::trim).filter(|block| !block.is_empty());
            for block in blocks {
                match block.strip_prefix("# ") {
                    Some(title) => page.title = title.to_owned(),
                    None => page.blocks.push(read_block(block)),
                }
            }
        }
        if page.title.is_empty() { Err("the title is missing".into()) } else { Ok(page) }
    }

    /// The examples from top to bottom.
    pub fn examples(&self) -> impl Iterator<Item = &Example> {
        self.blocks
            .iter()
            .filter_map(|block| if let Block::Example(example) = block { Some(example) } else { None })
    }
}

fn read_block(text: &str) -> Block {
    if let Some(heading) = text.strip_prefix("## ") {
        Block::Heading(heading.to_owned())
    } else if let Some(list) = text.strip_prefix("- ") {
        Block::List(list.split("\n- ").map(join).collect())
    } else {
        match text {
            "@presets" => Block::Presets,
            "@toggles" => Block::Toggles,
            "@version" => Block::Version,
            "@crates" => Block::Crates,
            _ => Block::Paragraph(join(text)),
        }
    }
}

/// The lines of a paragraph as one.
fn join(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(|line| line.trim_matches(' ')).collect();
    lines.join(" ")
}
