//! Finds what a position, a move or a line holds: exchanges, hanging men, forks, pins, mates and the rest.
//!
//! Everything here is derived from the rules by looking at legal moves, and can be shown on the board. Geometry alone is
//! wrong half of the time (a "fork" is answered by a check, a "hanging" man is poisoned), so a [`Fact`] says whether it is
//! only [`Proof::Seen`] or [`Proof::Shown`]: borne out by the moves of the line itself. Only the latter is told as a reason.
//!
//! ```
//! use chess_tutor::motif::{Story, shown};
//! use chess_tutor::rules::Position;
//! use chess_tutor::theme::Theme;
//! // The knight goes to c7, attacks king and rook, and takes the rook.
//! let position = Position::from_fen("r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1")?;
//! let (fork, flight) = (position.read_move("Nc7+")?, "Kd7");
//! let after = position.play(fork).unwrap();
//! let flight = after.read_move(flight)?;
//! let take = after.play(flight).unwrap().read_move("Nxa8")?;
//! let story = Story::new(&position, &[fork, flight, take]).unwrap();
//! assert!(shown(&story).iter().any(|fact| fact.theme == Theme::Fork));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod discovered;
mod duty;
mod ending;
mod exchange;
mod fact;
mod fork;
mod geometry;
mod hanging;
mod held;
mod lure;
mod mate;
mod moment;
mod pattern;
mod pawn;
mod pin;
mod plan;
mod rescue;
mod seen;
mod skewer;
mod story;
mod trapped;
mod won;

pub use ending::drawn;
pub use exchange::{
    Threat, balance_after_takings, exchange_gain, material, quiet_balance, value, worst_threat,
};
pub use fact::{Fact, Man, Proof};
pub use geometry::best_capture;
pub use mate::{MateProof, mate_in};
pub use seen::{seen_in, seen_of};
pub use story::{Step, Story};

/// All that the detectors find in a line, what it bears out and what is only seen on the way.
#[must_use]
pub fn found(story: &Story) -> Vec<Fact> {
    let detectors: [fn(&Story) -> Vec<Fact>; 14] = [
        ending::find,
        pattern::find,
        hanging::find,
        fork::find,
        skewer::find,
        pin::find,
        discovered::find,
        duty::find,
        lure::find,
        trapped::find,
        pawn::find,
        moment::find,
        |story| won::find(story).into_iter().collect(),
        plan::find,
    ];
    detectors
        .into_iter()
        .flat_map(|detector| detector(story))
        .collect()
}

/// What a line bears out: claims that may be told as reasons.
#[must_use]
pub fn shown(story: &Story) -> Vec<Fact> {
    found(story).into_iter().filter(Fact::is_shown).collect()
}
