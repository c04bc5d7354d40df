//! How much less deeply late moves are searched.

/// One ply in the unit of reductions.
pub(super) const PLY: i32 = 1_024;

/// By how much late moves are looked at less deeply, in 1/1024 of a ply: about 0.8 + ln(depth) * ln(count) / 2.3.
#[inline]
pub(super) fn reduction(depth: i32, count: i32) -> i32 {
    let depth = LOGARITHM[depth.clamp(1, 63) as usize];
    let count = LOGARITHM[count.clamp(1, 63) as usize];
    819 + depth * count / 2_355
}

/// Natural logarithms in 1/1024, by whole numbers alone: the same on every machine.
static LOGARITHM: [i32; 64] = logarithms();

const fn logarithms() -> [i32; 64] {
    let mut table = [0; 64];
    let mut n = 2;
    while n < 64 {
        // ln n = 2 * (z + z^3/3 + z^5/5 + …) for z = (n - 1) / (n + 1), in units of 2^-30.
        let unit: i64 = 1 << 30;
        let z = unit * (n as i64 - 1) / (n as i64 + 1);
        let square = (z * (z >> 15)) >> 15;
        let mut power = z;
        let mut sum: i64 = 0;
        let mut k = 1;
        while k < 400 {
            sum += power / k;
            power = (power * (square >> 15)) >> 15;
            k += 2;
        }
        table[n] = ((2 * sum) >> 20) as i32;
        n += 1;
    }
    table
}
