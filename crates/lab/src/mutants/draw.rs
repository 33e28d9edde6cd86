//! Draws mutants by a seed: from each file as many as its part of all that can be broken.

use std::collections::{BTreeMap, BTreeSet};

use carcas_bots::Rng;

use super::list::Mutant;

/// Draws a number of mutants, by their places in the list, none of those that were refused.
///
/// One that is refused is replaced by the next of its file, so that the others stay.
pub(super) fn draw(
    mutants: &[Mutant],
    number: usize,
    seed: u64,
    refused: &BTreeSet<usize>,
) -> BTreeSet<usize> {
    let mut files: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (ix, mutant) in mutants.iter().enumerate() {
        files.entry(&mutant.place.file).or_default().push(ix);
    }
    let sizes: Vec<usize> = files.values().map(Vec::len).collect();
    let shares = shares(&sizes, number);
    let mut drawn = BTreeSet::new();
    let mut rest = Vec::new();
    for ((file, of), share) in files.iter().zip(shares) {
        let mut rng = Rng::new(seed ^ super::hash_of(file));
        let shuffled = shuffled(of, &mut rng);
        let mut left = shuffled.into_iter().filter(|ix| !refused.contains(ix));
        drawn.extend(left.by_ref().take(share));
        rest.extend(left);
    }
    // Only if a file is used up.
    let n_missing = number.saturating_sub(drawn.len());
    drawn.extend(rest.into_iter().take(n_missing));
    drawn
}

/// Divides a number in proportion to sizes; what is left over goes to those that lost most.
fn shares(sizes: &[usize], number: usize) -> Vec<usize> {
    let all: usize = sizes.iter().sum();
    let number = number.min(all);
    let mut shares: Vec<usize> = sizes
        .iter()
        .map(|size| size * number / all.max(1))
        .collect();
    let mut by_loss: Vec<usize> = (0..sizes.len()).collect();
    by_loss.sort_by_key(|&ix| std::cmp::Reverse(sizes[ix] * number % all.max(1)));
    let n_left = number - shares.iter().sum::<usize>();
    for &ix in by_loss.iter().take(n_left) {
        shares[ix] += 1;
    }
    shares
}

fn shuffled(of: &[usize], rng: &mut Rng) -> Vec<usize> {
    let mut shuffled = of.to_vec();
    for ix in (1..shuffled.len()).rev() {
        shuffled.swap(ix, rng.below(ix as u32 + 1) as usize);
    }
    shuffled
}
