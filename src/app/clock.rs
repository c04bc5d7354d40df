//! The one reader of the clock.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::session::Timestamp;

/// Now, in milliseconds since 1970; 0 on a machine whose clock stands before that.
#[must_use]
pub fn now() -> Timestamp {
    #[expect(
        clippy::disallowed_methods,
        reason = "this is where the window reads the clock"
    )]
    let now = SystemTime::now();
    let since = now.duration_since(UNIX_EPOCH).unwrap_or_default();
    Timestamp(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// How many minutes the clock on the wall is ahead of UTC, for knowing when a day ends.
#[must_use]
pub fn zone_minutes() -> i32 {
    chrono::Local::now().offset().local_minus_utc() / 60
}
