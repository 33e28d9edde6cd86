//! A barn's corner may be named from each of the four cells around it.

use carcas_bots::{Rng, random_move};
use carcas_engine::{Edition, FigureKind, Log, Move, Node, Rules, Setup, State};

#[test]
fn a_corner_is_the_same_from_all_four_cells() {
    let mut setup = Setup::new(Edition::ZmanC2, 2);
    setup
        .add_box("abbey-and-mayor:barn")
        .expect("there is such a box");
    let rules = Rules::new(&setup).expect("the setup can be played");
    let (mut moves, mut n_corners, mut n_refused) = (Vec::new(), 0, 0);
    for seed in 0..20 {
        let (mut state, mut rng) = (State::new(&rules), Rng::new(seed));
        while state.node() != Node::Over {
            if state.node().is_chance() {
                let point = rng.below(state.total_weight());
                let drawn = state.draw_at(&rules, point, &mut Log::silent());
                drawn.expect("the point is below the total weight");
                continue;
            }
            state.legal_moves(&rules, &mut moves);
            for &legal in &moves {
                let Move::PlaceFigure {
                    figure: FigureKind::Barn,
                    spot,
                } = legal
                else {
                    continue;
                };
                let (x, y) = (spot.cell.x, spot.cell.y);
                for (cell_x, cell_y, halves) in [
                    (x, y, ["NL", "WR"]),
                    (x - 1, y, ["NR", "EL"]),
                    (x - 1, y - 1, ["ER", "SL"]),
                    (x, y - 1, ["SR", "WL"]),
                ] {
                    for half in halves {
                        let text = format!("barn {cell_x},{cell_y} field:{half}");
                        assert_eq!(state.parse_move(&rules, &text), Ok(legal), "{text}");
                    }
                }
                n_corners += 1;
            }
            // A corner at the rim of the board is refused, not taken for another one of the field.
            if let Some(rim) = state
                .tiles()
                .iter()
                .map(|tile| tile.cell)
                .max_by_key(|cell| cell.y)
            {
                for half in ["ER", "SL", "SR", "WL"] {
                    let read = state.parse_move(&rules, &format!("barn {rim} field:{half}"));
                    assert!(read.is_err(), "{rim} {half}");
                    n_refused += 1;
                }
            }
            let chosen = random_move(&rules, &state, &mut rng, &mut moves);
            let chosen = chosen.expect("there is a legal move");
            state.play_unchecked(&rules, chosen, &mut Log::silent());
        }
    }
    assert!(n_corners > 20 && n_refused > 20, "{n_corners}, {n_refused}");
}
