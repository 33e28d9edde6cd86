use carcas_art::board::*;
use carcas_art::canvas::Colors;
use carcas_art::theme::Theme;
use carcas_bots::{Bot, Rng};
use carcas_engine::{Edition, FigureKind, Log, Neutral, Node, Rules, Setup, State};
use carcas_tiles::catalogue;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let theme = Theme::from_name(&args[1]).unwrap();
    let px: f64 = args[2].parse().unwrap();
    let seed: u64 = args[3].parse().unwrap();
    let stop: usize = args[4].parse().unwrap();
    let mut setup = Setup::new(Edition::ZmanC2, 3);
    for name in &args[5..] {
        setup.add_box(name).unwrap();
    }
    let rules = Rules::new(&setup).unwrap();
    let mut state = State::new(&rules);
    let mut rng = Rng::new(seed);
    let mut bots: Vec<Bot> = (0..3)
        .map(|i| Bot::from_name("greedy", seed + i).unwrap())
        .collect();
    while state.tiles().len() < stop {
        match state.node() {
            Node::Chance => {
                let o = state.outcome_at(&rules, rng.below(state.total_weight()));
                state.draw(&rules, o.unwrap(), &mut Log::silent()).unwrap();
            }
            Node::Decide { seat, .. } => {
                let m = bots[seat.ix()].choose(&rules, &state).unwrap();
                state.play(&rules, m, &mut Log::silent()).unwrap();
            }
            Node::Over => break,
        }
    }
    let mut board = Board::default();
    for (i, t) in state.tiles().iter().enumerate() {
        let id = catalogue().find(&rules.tile_kind(t.kind).id).unwrap();
        board.tiles.push(BoardTile {
            kind: id,
            cell: (t.cell.x as i32, t.cell.y as i32),
            rotation: t.rotation,
            copy: (i % 4) as u8,
        });
    }
    for (_, seat, kind, spot) in state.figures() {
        let figure = match kind {
            FigureKind::Abbot => FigureShape::Abbot,
            FigureKind::Builder => FigureShape::Builder,
            FigureKind::Pig => FigureShape::Pig,
            k if k.name().contains("large") => FigureShape::LargeFollower,
            _ => FigureShape::Follower,
        };
        board.figures.push(BoardFigure {
            cell: (spot.cell.x as i32, spot.cell.y as i32),
            segment_ix: usize::from(spot.segment),
            figure,
            seat: seat.0,
            has_fairy: false,
        });
    }
    for n in Neutral::ALL {
        if let Some(spot) = state.neutral(&rules, n) {
            let shape = match n {
                Neutral::Dragon => NeutralShape::Dragon,
                Neutral::Fairy => NeutralShape::Fairy,
                Neutral::Count => NeutralShape::Count,
                Neutral::Mage => NeutralShape::Mage,
                Neutral::Witch => NeutralShape::Witch,
            };
            let on = matches!(n, Neutral::Mage | Neutral::Witch);
            board.neutrals.push(BoardNeutral {
                cell: (spot.cell.x as i32, spot.cell.y as i32),
                shape,
                segment_ix: on.then_some(usize::from(spot.segment)),
                quarter: (n == Neutral::Count).then_some(0),
            });
        }
    }
    let style = BoardStyle {
        colors: Colors::Fixed(theme),
        tile_px: px,
    };
    for _ in 0..3 {
        let t = std::time::Instant::now();
        let svg = draw_board(&board, &style);
        eprintln!(
            "{} tiles {} bytes {:?}",
            board.tiles.len(),
            svg.len(),
            t.elapsed()
        );
    }
    print!("{}", draw_board(&board, &style));
}
