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
mod hint;
mod judge;
mod phrase;
mod rate;
mod remark;
mod tact;
mod warn;

pub use explain::{Explanation, Moment, explain, is_recapture, is_sacrifice};
pub use hint::{Hint, Stage, hint, merit};
pub use judge::{Budget, Context, Judging, Verdict, judge, judged};
pub use phrase::{Reason, Stance, after_the_answer, clause, idea, phrase};
pub use rate::{Judged, Mate, MoveRating, Outlook, loss_percent, rate};
pub use remark::{Remark, clips, remark, sign};
pub use tact::{Learnt, Mood, Speech, Tact, Talk};
pub use warn::{Danger, danger};
