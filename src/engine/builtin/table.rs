//! The transposition table: what was found out about positions that come up again by another order of moves.
//!
//! Two atomic words an entry, the key exclusive-or'ed with the data (Robert Hyatt's lockless hashing): several threads
//! may share the table, and an entry torn by a race does not match its key. Nothing depends on time or addresses, so
//! that with one thread the same questions always find the same entries.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use super::cpu;
use super::moves::Mv;

/// What a stored score says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// Nothing: only move and evaluation are stored.
    None,
    /// The true score is at most this.
    Upper,
    /// The true score is at least this.
    Lower,
    /// The score is the true one.
    Exact,
}

/// What the table knows of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) mv: Mv,
    pub(crate) score: i32,
    pub(crate) eval: i32,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    /// Has the position been on a principal variation?
    pub(crate) was_pv: bool,
}

const WAYS: usize = 4;

#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; WAYS]);

#[derive(Default)]
struct Slot {
    key: AtomicU64,
    data: AtomicU64,
}

/// The table.
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    age: AtomicU8,
}

/// Ages wrap around after this many searches.
const AGES: u8 = 32;

impl Table {
    /// A table of about so many mebibytes.
    pub(crate) fn new(mebibytes: usize) -> Self {
        let count = (mebibytes.max(1) << 20) / size_of::<Bucket>();
        let mut buckets = Vec::with_capacity(count);
        cpu::want_large_pages(&buckets);
        buckets.extend(std::iter::repeat_with(Bucket::default).take(count));
        Self {
            buckets,
            age: AtomicU8::new(0),
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.key.store(0, Relaxed);
            slot.data.store(0, Relaxed);
        }
        self.age.store(0, Relaxed);
    }

    /// A new search begins: older entries may be replaced first.
    pub(crate) fn grow_older(&self) {
        self.age.store((self.age.load(Relaxed) + 1) % AGES, Relaxed);
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        // The high half of the product spreads the keys evenly over any number of buckets (Daniel Lemire).
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize]
    }

    /// The position will be asked about soon.
    #[inline]
    pub(crate) fn expect(&self, key: u64) {
        cpu::fetch(self.bucket(key));
    }

    /// What is known of a position.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).0.iter().find_map(|slot| {
            let data = slot.data.load(Relaxed);
            (slot.key.load(Relaxed) ^ data == key && data != 0).then(|| unpack(data))
        })
    }

    /// Stores what was found. Shallow and old entries give way first.
    #[inline]
    pub(crate) fn put(&self, key: u64, mut entry: Entry) {
        let age = self.age.load(Relaxed);
        let slots = &self.bucket(key).0;
        let mut target = &slots[0];
        let mut least = i32::MAX;
        for slot in slots {
            let data = slot.data.load(Relaxed);
            if data == 0 {
                target = slot;
                break;
            }
            let old = unpack(data);
            let old_age = age_of(data);
            if slot.key.load(Relaxed) ^ data == key {
                if entry.mv.is_none() {
                    entry.mv = old.mv;
                }
                let much_deeper = old.depth > entry.depth + 3;
                if entry.bound != Bound::Exact && much_deeper && old_age == age {
                    return;
                }
                target = slot;
                break;
            }
            let worth = old.depth - 8 * i32::from((AGES + age - old_age) % AGES);
            if worth < least {
                least = worth;
                target = slot;
            }
        }
        let data = pack(entry, age);
        target.key.store(key ^ data, Relaxed);
        target.data.store(data, Relaxed);
    }

    /// How full the table is, in thousandths, by a sample.
    pub(crate) fn fullness_permille(&self) -> usize {
        let sample = self.buckets.iter().take(250).flat_map(|bucket| &bucket.0);
        sample.filter(|slot| slot.data.load(Relaxed) != 0).count()
    }
}

/// Depths are stored from -1 (quiescence) on.
const DEPTH_OFFSET: i32 = 2;

fn pack(entry: Entry, age: u8) -> u64 {
    let bound = match entry.bound {
        Bound::None => 0,
        Bound::Upper => 1,
        Bound::Lower => 2,
        Bound::Exact => 3,
    };
    u64::from(entry.mv.0)
        | u64::from(entry.score as i16 as u16) << 16
        | u64::from(entry.eval as i16 as u16) << 32
        | u64::from((entry.depth + DEPTH_OFFSET).clamp(1, 255) as u8) << 48
        | bound << 56
        | u64::from(entry.was_pv) << 58
        | u64::from(age) << 59
}

#[inline]
fn unpack(data: u64) -> Entry {
    Entry {
        mv: Mv(data as u16),
        score: i32::from((data >> 16) as u16 as i16),
        eval: i32::from((data >> 32) as u16 as i16),
        depth: i32::from((data >> 48) as u8) - DEPTH_OFFSET,
        bound: match data >> 56 & 3 {
            0 => Bound::None,
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        },
        was_pv: data >> 58 & 1 != 0,
    }
}

fn age_of(data: u64) -> u8 {
    (data >> 59) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_comes_back_as_it_was_stored() {
        let table = Table::new(1);
        let entry = Entry {
            mv: Mv::new(12, 28),
            score: -31_950,
            eval: -87,
            depth: 13,
            bound: Bound::Lower,
            was_pv: true,
        };
        table.put(0xdead_beef_0000_0001, entry);
        let found = table.get(0xdead_beef_0000_0001).unwrap();
        assert_eq!(
            (
                found.mv,
                found.score,
                found.eval,
                found.depth,
                found.bound,
                found.was_pv
            ),
            (
                entry.mv,
                entry.score,
                entry.eval,
                entry.depth,
                entry.bound,
                entry.was_pv
            )
        );
        assert!(table.get(0xdead_beef_0000_0002).is_none());
        table.clear();
        assert!(table.get(0xdead_beef_0000_0001).is_none());
    }
}
