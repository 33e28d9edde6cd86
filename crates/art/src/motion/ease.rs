//! Easing: how fast something goes on between two keys.

/// A curve of progress over time, the same as `cubic-bezier` of style sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ease {
    /// Always the same speed.
    Even,
    /// Faster and faster, like what falls.
    In,
    /// Slower and slower, like what rises.
    Out,
    /// Slow at both ends, like what walks.
    InOut,
}

impl Ease {
    /// All curves.
    pub const ALL: [Self; 4] = [Self::Even, Self::In, Self::Out, Self::InOut];

    /// Returns the name used by browsers.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Even => "even",
            Self::In => "in",
            Self::Out => "out",
            Self::InOut => "in-out",
        }
    }

    /// Returns the two handles of the curve: time and progress of each.
    pub const fn handles(self) -> [f64; 4] {
        match self {
            Self::Even => [0.0, 0.0, 1.0, 1.0],
            Self::In => [0.5, 0.0, 0.9, 0.5],
            Self::Out => [0.1, 0.5, 0.5, 1.0],
            Self::InOut => [0.45, 0.0, 0.55, 1.0],
        }
    }

    /// Returns the progress after a share of the time.
    pub fn at(self, share: f64) -> f64 {
        let [x1, y1, x2, y2] = self.handles();
        let curve = |first: f64, second: f64, t: f64| {
            let rest = 1.0 - t;
            3.0 * rest * rest * t * first + 3.0 * rest * t * t * second + t * t * t
        };
        if share <= 0.0 || share >= 1.0 {
            return share.clamp(0.0, 1.0);
        }
        // Time grows along the curve, so halving finds its place; arithmetic alone, alike on every machine.
        let (mut low, mut high) = (0.0, 1.0);
        for _ in 0..30 {
            let middle = (low + high) / 2.0;
            if curve(x1, x2, middle) < share {
                low = middle;
            } else {
                high = middle;
            }
        }
        curve(y1, y2, (low + high) / 2.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn curves_go_from_nothing_to_all_and_never_back() {
        for ease in Ease::ALL {
            assert_eq!((ease.at(0.0), ease.at(1.0)), (0.0, 1.0));
            let steps: Vec<f64> = (0..=20)
                .map(|step| ease.at(f64::from(step) / 20.0))
                .collect();
            assert!(steps.windows(2).all(|two| two[0] < two[1]), "{ease:?}");
        }
    }

    #[test]
    fn what_falls_is_slow_first_and_what_rises_last() {
        assert!((Ease::Even.at(0.3) - 0.3).abs() < 1e-6);
        assert!(Ease::In.at(0.3) < 0.2);
        assert!(Ease::Out.at(0.3) > 0.4);
        assert!((Ease::InOut.at(0.5) - 0.5).abs() < 1e-6);
    }
}
