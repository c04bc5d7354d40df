//! `ladder`: the author's tool that measures the opponents. Each plays against the one below it.

use std::io::Write;

use clap::Args;
use serde_json::json;

use crate::engine::{Builtin, Glance, Lines, Sight};
use crate::play::ladder::{Faults, MatchScore, Player, play_match};
use crate::play::{Character, Level};
use crate::rules::{Color, Game};

use super::{Answer, Arguments, Unusable};

const TABLE_MEBIBYTES: usize = 4;
/// Of so many games of each match the moves are judged.
const JUDGED_GAMES: usize = 30;
/// The percentage that a rung should have over the one below.
const WANTED: std::ops::RangeInclusive<f64> = 65.0..=85.0;

/// Measures the opponents: each against the one below, with the centipawns it loses and what its blunders are.
#[derive(Debug, Args)]
pub struct Ladder {
    /// How many games for each rung.
    #[arg(long, default_value_t = 200)]
    games: u32,
    /// The seed of all chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only these characters against the one below each, by name.
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Plays with other numbers, to find better ones: NAME=depth,captures,overlooked,blur,choice,impulse,nodes or
    /// NAME=nodes,lines,overlooked,choice.
    #[arg(long = "try", value_name = "NAME=NUMBERS")]
    tried: Vec<String>,
    /// Leaves out what each does wrong.
    #[arg(long)]
    no_faults: bool,
}

impl Ladder {
    pub(super) fn run(
        &self,
        arguments: &Arguments,
        out: &mut dyn Write,
    ) -> Result<Answer, Unusable> {
        let mut answer = Answer::Yes;
        for character in Character::ALL {
            if !self.only.is_empty() && !self.only.iter().any(|name| name == character.id()) {
                continue;
            }
            let rung = character.rung();
            let below = (rung >= 2)
                .then(|| Character::ALL.get(rung - 2).copied())
                .flatten();
            let mut engine = Builtin::new(TABLE_MEBIBYTES);
            let mut kept: Vec<(Game, Color)> = Vec::new();
            let score = play_match(
                Player::Level(self.level(character)?),
                below.map_or(Ok(Player::Greedy), |below| {
                    self.level(below).map(Player::Level)
                })?,
                self.games,
                self.seed,
                &mut engine,
                &mut |game, side| {
                    if kept.len() < JUDGED_GAMES {
                        kept.push((game.clone(), side));
                    }
                },
            )
            .map_err(|fault| Unusable(fault.to_string()))?;
            let mut faults = Faults::default();
            for (game, side) in kept.iter().filter(|_| !self.no_faults) {
                faults
                    .judge(game, *side, 4, &mut engine)
                    .map_err(|fault| Unusable(fault.to_string()))?;
            }
            let holds = match below {
                None => score.losses * 2 >= score.games(),
                Some(_) => WANTED.contains(&score.percent()),
            };
            if !holds {
                answer = Answer::No;
            }
            report(arguments, out, character, below, &score, &faults, holds)?;
            out.flush()?;
        }
        Ok(answer)
    }

    /// The level of a character, or the one that is tried in its place.
    fn level(&self, character: Character) -> Result<Level, Unusable> {
        let tried = self
            .tried
            .iter()
            .filter_map(|tried| tried.split_once('='))
            .find(|(name, _)| *name == character.id());
        let level = character.level();
        let Some((_, numbers)) = tried else {
            return Ok(level);
        };
        let sight = sight(numbers)
            .ok_or_else(|| Unusable(format!("seven or four small numbers wanted: {numbers}")))?;
        Ok(Level { sight, ..level })
    }
}

fn sight(numbers: &str) -> Option<Sight> {
    let numbers: Vec<u32> = numbers
        .split(',')
        .map(|number| number.trim().parse().ok())
        .collect::<Option<_>>()?;
    match numbers[..] {
        [depth, captures, overlooked, blur, choice, impulse, nodes] => {
            Some(Sight::Glance(Glance {
                depth_plies: u8::try_from(depth).ok()?,
                exchange_plies: u8::try_from(captures).ok()?,
                overlooked_permille: u16::try_from(overlooked).ok()?,
                blur_cp: u16::try_from(blur).ok()?,
                choice_cp: u16::try_from(choice).ok()?,
                impulse_permille: u16::try_from(impulse).ok()?,
                most_nodes: nodes,
            }))
        }
        [nodes, lines, overlooked, choice] => Some(Sight::Lines(Lines {
            nodes: u64::from(nodes),
            lines: u8::try_from(lines).ok()?,
            overlooked_permille: u16::try_from(overlooked).ok()?,
            choice_cp: u16::try_from(choice).ok()?,
        })),
        _ => None,
    }
}

fn report(
    arguments: &Arguments,
    out: &mut dyn Write,
    character: Character,
    below: Option<Character>,
    score: &MatchScore,
    faults: &Faults,
    holds: bool,
) -> Result<(), Unusable> {
    let other = below.map_or("greedy", Character::id);
    let (all, undecided) = faults.average_loss();
    let [inaccuracies, mistakes, blunders] = faults.faults.map(|count| faults.per_hundred(count));
    let best = faults.per_hundred(faults.best);
    let mut kinds: Vec<(&String, &u32)> = faults.kinds.iter().collect();
    kinds.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    if arguments.json {
        let row = json!({
            "character": character.id(), "against": other, "games": score.games(),
            "wins": score.wins, "draws": score.draws, "losses": score.losses,
            "percent": score.percent(), "holds": holds, "moves": faults.moves,
            "acpl": all, "acpl_undecided": undecided, "best_percent": best,
            "inaccuracies": inaccuracies, "mistakes": mistakes, "blunders": blunders,
            "kinds": faults.kinds,
        });
        writeln!(out, "{row}")?;
        return Ok(());
    }
    let mark = if holds { "ok" } else { "NOT" };
    writeln!(
        out,
        "{:7} - {other:7} {:5.1} % of {} (+{} ={} -{}) {mark}",
        character.id(),
        score.percent(),
        score.games(),
        score.wins,
        score.draws,
        score.losses,
    )?;
    if faults.moves > 0 {
        writeln!(
            out,
            "        {} moves: ACPL {all:.0}, undecided {undecided:.0}; best {best:.0} %; \
             per 100: {inaccuracies:.1} inaccuracies, {mistakes:.1} mistakes, {blunders:.1} blunders",
            faults.moves
        )?;
        let named: Vec<String> = kinds
            .iter()
            .take(6)
            .map(|(kind, count)| format!("{kind} {count}"))
            .collect();
        writeln!(out, "        {}", named.join(", "))?;
    }
    Ok(())
}
