//! What the processor can do beyond what every processor of its kind can: the only unsafe code of the engine.
//!
//! All of it is about speed alone. What is computed is the same on every machine, as everything counts in whole numbers.

#![allow(
    unsafe_code,
    reason = "the compiler cannot know which instructions the machine has; three calls, each argued beside it"
)]

/// Arithmetic on rows of numbers.
pub(super) trait Sums {
    /// Must be inlined, with all that it calls, so that the compiler can build it twice.
    fn run(self) -> i32;
}

/// Does sums with the wide registers of the machine if it has them.
#[inline]
pub(super) fn widely(sums: impl Sums) -> i32 {
    #[cfg(target_arch = "x86_64")]
    {
        #[target_feature(enable = "avx2")]
        fn with_avx2(sums: impl Sums) -> i32 {
            sums.run()
        }
        if is_x86_feature_detected!("avx2") {
            // SAFETY: the machine has been asked for just this.
            return unsafe { with_avx2(sums) };
        }
    }
    sums.run()
}

/// Fetches from memory what will be read soon.
#[inline]
pub(super) fn fetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: the address is that of a living value, and a prefetch reads it into the cache at most.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(value).cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}

/// Asks the system to keep what a vector has room for in large pages, before anything is written there. A table is read at
/// random places, and with small pages half of the time goes into finding out where they are. Where it cannot be
/// had, nothing changes.
pub(super) fn want_large_pages<T>(room: &Vec<T>) {
    #[cfg(target_os = "linux")]
    {
        const PAGE: usize = 4_096;
        let start = room.as_ptr() as usize;
        let end = start + room.capacity() * size_of::<T>();
        let first = start.next_multiple_of(PAGE);
        if first < end {
            // SAFETY: the range lies within memory that belongs to the vector, and the advice changes no content.
            unsafe {
                libc::madvise(
                    std::ptr::with_exposed_provenance_mut(first),
                    end - first,
                    libc::MADV_HUGEPAGE,
                );
            }
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = room;
}
