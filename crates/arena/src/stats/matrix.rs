//! A small square matrix, and its inverse.

/// Returns the inverse by elimination with the largest pivot, or nothing if there is none.
pub(super) fn inverse(mut matrix: Vec<Vec<f64>>) -> Option<Vec<Vec<f64>>> {
    let n = matrix.len();
    let mut result: Vec<Vec<f64>> = (0..n)
        .map(|row| {
            (0..n)
                .map(|column| f64::from(u8::from(row == column)))
                .collect()
        })
        .collect();
    for at in 0..n {
        let size = |row: &usize| matrix[*row][at].abs();
        let pivot = (at..n).max_by(|a, b| size(a).total_cmp(&size(b)))?;
        matrix.swap(at, pivot);
        result.swap(at, pivot);
        let by = matrix[at][at];
        if by.abs() < 1e-12 {
            return None;
        }
        for column in 0..n {
            matrix[at][column] /= by;
            result[at][column] /= by;
        }
        for row in (0..n).filter(|&row| row != at) {
            let factor = matrix[row][at];
            for column in 0..n {
                matrix[row][column] -= factor * matrix[at][column];
                result[row][column] -= factor * result[at][column];
            }
        }
    }
    Some(result)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matrix_times_its_inverse_changes_nothing() {
        let matrix = vec![
            vec![0.0, 2.0, 1.0],
            vec![3.0, 1.0, 0.5],
            vec![1.0, 1.0, 4.0],
        ];
        let inverse = inverse(matrix.clone()).expect("an inverse");
        for (row, line) in matrix.iter().enumerate() {
            for column in 0..line.len() {
                let below = inverse.iter().map(|other| other[column]);
                let sum: f64 = line.iter().zip(below).map(|(a, b)| a * b).sum();
                assert!((sum - f64::from(u8::from(row == column))).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn a_matrix_without_inverse_has_none() {
        assert_eq!(inverse(vec![vec![1.0, 2.0], vec![2.0, 4.0]]), None);
    }
}
