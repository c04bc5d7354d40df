//! The coach: how good a move was, what there is to say about it, and whether to say it.
//!
//! [`rate`] is the one table of ratings, over chances to win. [`phrase`] turns a [`Reason`] that a line has proved into a
//! message. [`explain`] finds the reasons, and
//! [`Tact`] decides whether to speak: praise is earned and rare, and never says the same words twice in ten.
//!
//! A session that wants a move judged keeps a [`Judging`] and turns its verdict into a [`Remark`], which has the sign, the
//! sentences, the marks and the lines for the board.

mod beginning;
mod draws;
mod explain;
mod given;
mod hint;
mod judge;
mod label;
mod phrase;
mod rate;
mod rating;
mod remark;
mod sight;
mod tact;
mod warn;
mod weight;

pub use explain::{Explanation, Moment, explain};
pub use given::{is_recapture, is_sacrifice};
pub use hint::{Hint, Stage, hint, merit};
pub use judge::{Budget, Context, Judging, Verdict, judge, judged};
pub use label::{Consolation, sign};
pub use phrase::{Reason, Stance, after_the_answer, clause, idea, phrase};
pub use rate::{Judged, Mate, Outlook, loss_percent, rate};
pub use rating::MoveRating;
pub use remark::{Remark, clips, remark};
pub use tact::{Learnt, Mood, Speech, Tact, Talk};
pub use warn::{Danger, danger};
