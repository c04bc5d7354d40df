//! The way of an arrow over the board: it lies beneath the men, and leaves those at its ends to be recognised.

/// How long a head is, in squares.
const HEAD_LENGTH: f32 = 0.34;
/// Where an arrow begins, from the middle of its square: where nothing stands, and where a man does.
const TAIL_GAPS: [f32; 2] = [0.2, 0.38];
/// Where it ends: where nothing stands, and where a man does.
const TIP_GAPS: [f32; 2] = [0.1, 0.36];
/// The least of an arrow that is shaft, even between neighbours.
const LEAST_SHAFT: f32 = 0.1;

/// Where an arrow begins, where its head does, and where it ends: in squares from the middle of the first square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Way {
    pub(super) tail: f32,
    pub(super) neck: f32,
    pub(super) tip: f32,
}

impl Way {
    /// The arrow between the middles of two squares; does a man stand on the first, and on the last?
    pub(super) fn new(distance: f32, from_man: bool, to_man: bool) -> Self {
        let gap = |gaps: [f32; 2], is_man: bool| if is_man { gaps[1] } else { gaps[0] };
        let tip = distance - gap(TIP_GAPS, to_man);
        let neck = tip - HEAD_LENGTH;
        // Between neighbours the shaft begins beneath the man.
        let tail = gap(TAIL_GAPS, from_man).min(neck - LEAST_SHAFT).max(0.0);
        Self { tail, neck, tip }
    }

    /// The dashes of a warning, from the tail on; the last one carries the head. A short arrow is whole: a head and one loose
    /// dash would be two things.
    pub(super) fn dashes(self) -> Vec<(f32, f32)> {
        const DASH: f32 = 0.2;
        const GAP: f32 = 0.11;
        const STUB: f32 = 0.12;
        let room = self.neck - STUB - self.tail;
        if room < DASH {
            return vec![(self.tail, self.neck)];
        }
        // Whole dashes only, spread over the way from the tail to the head.
        let count = (room / (DASH + GAP)).round().max(1.0);
        let scale = room / (count * (DASH + GAP));
        (0..count as u32)
            .map(|dash| self.tail + dash as f32 * (DASH + GAP) * scale)
            .map(|begin| (begin, begin + DASH * scale))
            .chain([(self.neck - STUB, self.neck)])
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_leaves_the_men_at_both_ends_to_be_seen() {
        // Distance, a man at its beginning, a man at its end: the tail and the tip, from the middles of their squares.
        for (distance, from_man, to_man, tail, tip) in [
            (3.0, false, false, 0.2, 0.1),
            (3.0, true, false, 0.38, 0.1),
            (3.0, true, true, 0.38, 0.36),
            (1.0, true, false, 0.38, 0.1),
            (1.0, true, true, 0.2, 0.36),
        ] {
            let way = Way::new(distance, from_man, to_man);
            assert!((way.tail - tail).abs() < 0.001, "{distance}: {way:?}");
            assert!(
                (distance - way.tip - tip).abs() < 0.001,
                "{distance}: {way:?}"
            );
            assert!(way.neck - way.tail >= LEAST_SHAFT - 0.001, "{way:?}");
        }
    }

    #[test]
    fn a_dashed_arrow_is_one_thing_however_short() {
        for (distance, from_man, to_man, dashes) in [
            (1.0, true, true, 1),
            (1.0, true, false, 1),
            (1.0, false, false, 2),
            (1.415, true, true, 2),
            (2.0, true, false, 4),
            (7.0, false, false, 21),
        ] {
            let way = Way::new(distance, from_man, to_man);
            let drawn = way.dashes();
            assert_eq!(drawn.len(), dashes, "{distance}: {drawn:?}");
            assert!((drawn[0].0 - way.tail).abs() < 0.001, "{drawn:?}");
            // The head never lies loose.
            assert_eq!(drawn[dashes - 1].1, way.neck, "{drawn:?}");
            for pair in drawn.windows(2) {
                assert!(pair[1].0 - pair[0].1 > 0.05, "a gap is seen: {drawn:?}");
            }
        }
    }
}
