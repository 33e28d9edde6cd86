//! Every point is explained by an event.

use carcas_engine::Event;
use carcas_testkit::Seeds;

use crate::game::Game;

#[test]
fn scored_events_add_up_to_the_change_of_every_score() {
    Seeds::from_env(300).for_each(|seed| {
        let game = Game::new(seed);
        game.play_told(|told| {
            for seat in game.rules.seats() {
                let points = told.events.iter().map(|event| match event {
                    Event::Scored {
                        seat: who, terms, ..
                    } if *who == seat => terms.total(),
                    _ => 0,
                });
                let change = told.after.score(seat) - told.before.score(seat);
                assert_eq!(points.sum::<i32>(), change, "{seat:?}: {:?}", told.events);
            }
        });
    });
}

#[test]
fn figures_move_only_as_events_tell() {
    Seeds::from_env(150).for_each(|seed| {
        let game = Game::new(seed);
        game.play_told(|told| {
            let mut figures: Vec<_> = told
                .before
                .figures()
                .map(|(_, s, k, at)| (s, k, at))
                .collect();
            for event in told.events {
                match *event {
                    Event::FigurePlaced { seat, figure, spot } => {
                        figures.push((seat, figure, spot));
                    }
                    Event::FigureReturned { seat, figure, spot } => {
                        let found = figures.iter().position(|one| *one == (seat, figure, spot));
                        figures.swap_remove(found.expect("a figure that returns stood there"));
                    }
                    Event::FigureMoved {
                        seat,
                        figure,
                        from,
                        to,
                    } => {
                        let found = figures.iter().position(|one| *one == (seat, figure, from));
                        figures.swap_remove(found.expect("a figure that moves stood there"));
                        figures.push((seat, figure, to));
                    }
                    _ => {}
                }
            }
            let mut found: Vec<_> = told
                .after
                .figures()
                .map(|(_, s, k, at)| (s, k, at))
                .collect();
            figures.sort_unstable();
            found.sort_unstable();
            assert_eq!(figures, found);
        });
    });
}
