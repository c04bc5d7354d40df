//! `import FILE.pgn --out DIR`: a study as a lesson pack.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use crate::engine::Builtin;
use crate::lesson::{Decision, import};
use crate::message::{Arg, Message};

use super::{Answer, Arguments, Unusable, own_voice};

/// Memory for the engine's table, in mebibytes.
const TABLE_MEBIBYTES: usize = 16;

/// Makes a lesson pack of a study or of annotated games.
#[derive(Debug, Args)]
pub struct Import {
    /// The PGN file.
    file: PathBuf,
    /// The folder of the pack. Files that are there already are not overwritten.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

impl Import {
    pub(super) fn run(
        &self,
        arguments: &Arguments,
        out: &mut dyn Write,
    ) -> Result<Answer, Unusable> {
        let bytes = fs::read(&self.file)
            .map_err(|error| Unusable(format!("{error}: {}", self.file.display())))?;
        let stem = self.file.file_stem().unwrap_or_default().to_string_lossy();
        let name = stem.replace('_', " ");
        let imported = import(&name, &bytes, &mut Builtin::new(TABLE_MEBIBYTES));
        if let Some(path) = imported
            .files
            .keys()
            .find(|path| self.out.join(path).exists())
        {
            return Err(Unusable(format!("`{path}` is there already")));
        }
        for (path, text) in &imported.files {
            let full = self.out.join(path);
            let failed = |error: std::io::Error| Unusable(format!("{error}: {}", full.display()));
            if let Some(folder) = full.parent() {
                fs::create_dir_all(folder).map_err(failed)?;
            }
            fs::write(&full, text).map_err(failed)?;
        }
        let file = self.file.display().to_string();
        for decision in &imported.decisions {
            tell(&file, decision, arguments.json, out)?;
        }
        let left_out = imported
            .decisions
            .iter()
            .filter(|decision| decision.is_left_out)
            .count();
        if !arguments.json {
            let message = Message::own("import-done")
                .with("lessons", Arg::Number(imported.lessons as i64))
                .with("steps", Arg::Number(imported.steps as i64))
                .with("left", Arg::Number(left_out as i64))
                .with("decisions", Arg::Number(imported.decisions.len() as i64));
            writeln!(out, "{}", own_voice(arguments.language()).say(&message))?;
        }
        Ok(if imported.steps > 0 {
            Answer::Yes
        } else {
            Answer::No
        })
    }
}

fn tell(
    file: &str,
    decision: &Decision,
    as_json: bool,
    out: &mut dyn Write,
) -> Result<(), Unusable> {
    if as_json {
        let object = json!({
            "file": file,
            "line": decision.line,
            "game": decision.game,
            "title": decision.title,
            "left_out": decision.is_left_out,
            "place": decision.place,
            "message": decision.what,
        });
        writeln!(out, "{object}")?;
        return Ok(());
    }
    let kind = match &decision.place {
        None => "left out".to_owned(),
        Some(place) => format!("look at {place}"),
    };
    match decision.game {
        0 => writeln!(out, "{file}: {}", decision.what)?,
        game => writeln!(
            out,
            "{file}:{}: game {game}, {}: {kind}: {}",
            decision.line, decision.title, decision.what
        )?,
    }
    Ok(())
}
