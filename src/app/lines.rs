//! Words laid out in lines. The rules of [`super::breaks`] say where lines end; egui's own know too little Chinese.

use std::ops::Range;
use std::sync::Arc;

use egui::text::{ByteIndex, LayoutJob, LayoutSection, TextWrapping};
use egui::{Color32, FontId, Galley, Ui};

use super::breaks::breaks;

/// Words in lines, ready to be painted.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    /// What is painted. Its characters are those of the text, with line breaks among them.
    pub(super) galley: Arc<Galley>,
    /// Where in the text a line break was put in without a space giving way for it.
    added: Vec<usize>,
}

impl Lines {
    /// Lays out a text in lines no wider than this.
    #[must_use]
    pub(super) fn new(job: LayoutJob, width: f32, ui: &Ui) -> Self {
        let endless = TextWrapping {
            max_width: f32::INFINITY,
            ..job.wrap.clone()
        };
        let job = LayoutJob {
            wrap: endless,
            ..job
        };
        let one_line = ui.fonts_mut(|fonts| fonts.layout_job(job.clone()));
        if one_line.size().x <= width {
            return Self {
                galley: one_line,
                added: Vec::new(),
            };
        }
        let text: Vec<char> = job.text.chars().collect();
        let breaks = breaks(&text, &edges(&one_line), width);
        let (job, added) = broken(&job, &breaks);
        Self {
            galley: ui.fonts_mut(|fonts| fonts.layout_job(job)),
            added,
        }
    }

    /// Words of one kind in lines no wider than this.
    #[must_use]
    pub(super) fn plain(words: &str, font: FontId, color: Color32, width: f32, ui: &Ui) -> Self {
        let job = LayoutJob::simple(words.to_owned(), font, color, f32::INFINITY);
        Self::new(job, width, ui)
    }

    /// Where a character of the text stands among those of the galley.
    #[must_use]
    pub(super) fn place(&self, index: usize) -> usize {
        index + self.added.iter().filter(|at| **at <= index).count()
    }
}

/// The edges of each character in a text of one line a paragraph.
fn edges(galley: &Galley) -> Vec<Range<f32>> {
    let mut edges = Vec::new();
    for row in &galley.rows {
        let glyphs = row.row.glyphs.iter();
        edges.extend(glyphs.map(|glyph| glyph.pos.x..glyph.max_x()));
        // The line break itself.
        edges.push(0.0..0.0);
    }
    edges
}

/// The text with line breaks at these characters, and before which of them one was added.
fn broken(job: &LayoutJob, breaks: &[usize]) -> (LayoutJob, Vec<usize>) {
    let mut text = String::with_capacity(job.text.len() + breaks.len());
    // Where each byte of the text stands in the new one.
    let mut added = Vec::new();
    let mut added_bytes = Vec::new();
    let mut breaks = breaks.iter().copied().peekable();
    for (index, (byte, letter)) in job.text.char_indices().enumerate() {
        if breaks.next_if_eq(&index).is_some() {
            // A space gives way for the line break, so that later characters stay where they are.
            if text.ends_with(' ') {
                text.pop();
            } else {
                added.push(index);
                added_bytes.push(byte);
            }
            text.push('\n');
        }
        text.push(letter);
    }
    let moved = |byte: usize| byte + added_bytes.iter().filter(|at| **at < byte).count();
    let sections = job.sections.iter().map(|section| {
        let Range { start, end } = section.byte_range;
        LayoutSection {
            byte_range: ByteIndex(moved(start.0))..ByteIndex(moved(end.0)),
            ..section.clone()
        }
    });
    let job = LayoutJob {
        text,
        sections: sections.collect(),
        ..job.clone()
    };
    (job, added)
}
