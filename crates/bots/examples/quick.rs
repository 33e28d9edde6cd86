use carcas_bots::*;
use carcas_engine::*;
use std::time::*;
fn main() {
    let n: u32 = std::env::args()
        .nth(1)
        .map_or(20000, |s| s.parse().unwrap());
    let rules = Rules::new(&Setup::new(Edition::Filosofia2010, 2)).unwrap();
    let start = State::new(&rules);
    let mut s = start.clone();
    let mut rng = Rng::new(1);
    let mut mv = Vec::with_capacity(512);
    let t = Instant::now();
    let mut d = 0u64;
    let mut sc = 0i64;
    for _ in 0..n {
        s.clone_from(&start);
        d += play_out(&rules, &mut s, &mut rng, &mut mv) as u64;
        sc += (s.score(Seat(0)) + s.score(Seat(1))) as i64;
    }
    let e = t.elapsed().as_secs_f64();
    println!(
        "{} games/s {} dec/s mean {}",
        n as f64 / e,
        d as f64 / e,
        sc as f64 / n as f64 / 2.0
    );
}
