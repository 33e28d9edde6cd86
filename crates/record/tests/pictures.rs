//! Pictures of boards and tiles.

use carcas_bots::{Rng, play_out};
use carcas_engine::notation::Words;
use carcas_engine::{Cell, Edition, FigureKind, Position, Rules, Seat, Setup, State};
use carcas_record::{PictureOptions, Style, draw, legend, picture, tile_picture};
use carcas_tiles::{Rotation, catalogue};

fn rules() -> Rules {
    Rules::new(&Setup::new(Edition::ZmanC2, 2)).unwrap()
}

/// Returns a small board with a tile and a figure of each seat.
fn board(rules: &Rules) -> State {
    let mut position = Position::new(rules, true);
    let mut lay = |name: &str, x, y, quarter_turns| {
        let kind = rules.find_kind(name).unwrap();
        let rotation = Rotation::from_ix(quarter_turns);
        position.tile(kind, Cell::new(x, y), rotation).unwrap();
    };
    lay("city-tube-pennant", 0, -1, 1);
    lay("monastery", 0, 1, 0);
    lay("road-cross", 1, 0, 0);
    for (seat, figure, spot) in [
        (0, FigureKind::Follower, "0,-1 city:N"),
        (1, FigureKind::Abbot, "0,1 monastery"),
        (1, FigureKind::Follower, "0,1 field:NL"),
        (0, FigureKind::Follower, "1,0 road:N"),
        (1, FigureKind::Follower, "1,0 field:ER"),
        (0, FigureKind::Follower, "0,0 field:EL"),
    ] {
        let spot = position
            .state()
            .parse_spot(rules, &mut Words::new(spot))
            .unwrap();
        position.figure(Seat(seat), figure, spot).unwrap();
    }
    position.finish().unwrap()
}

#[test]
fn a_board_shows_tiles_figures_coordinates_and_the_last_tile() {
    let rules = rules();
    let options = PictureOptions {
        candidates: vec![(Cell::new(1, 1), 1), (Cell::new(-1, 0), 12)],
        ..PictureOptions::default()
    };
    let expected = "
      -1       0       1
            .#####.
 -1         ..AmP..
            .#####.
            Am####. ...|Am.
  0  (12)   -------[---*---]
            ....... ...|Bm.
            .Bm....
  1         ...MBa.   (1)
            .......
";
    assert_eq!(
        format!("\n{}", picture(&rules, &board(&rules), &options)),
        expected
    );
}

#[test]
fn the_legend_names_everything() {
    let rules = rules();
    let names = ["red".to_owned(), "blue".to_owned()];
    assert_eq!(
        legend(&rules, &board(&rules), &names),
        "A red: score 0, supply 4 meeple, 1 abbot; meeple 0,-1 city:N; meeple 1,0 road:N; meeple 0,0 field:EL\n\
         B blue: score 0, supply 5 meeple, 0 abbot; abbot 0,1 monastery; meeple 0,1 field:NL; meeple 1,0 field:ER\n"
    );
}

#[test]
fn styles_say_what_a_character_shows() {
    let rules = rules();
    let drawing = draw(&rules, &board(&rules), &PictureOptions::default());
    let spans = drawing.spans(2);
    let shown: Vec<(Style, &str)> = spans.iter().map(|(s, text)| (*s, text.as_str())).collect();
    assert_eq!(
        shown,
        [
            (Style::Margin, " -1"),
            (Style::Blank, " "),
            (Style::Field, ".."),
            (Style::Figure(Seat(0)), "Am"),
            (Style::Pennant, "P"),
            (Style::Field, ".."),
        ]
    );
    assert!(drawing.spans(1000).is_empty());
}

#[test]
fn an_empty_board_has_no_picture() {
    let rules = rules();
    let state = Position::new(&rules, false).finish().unwrap();
    let options = PictureOptions {
        candidates: vec![(Cell::new(0, 0), 1)],
        ..PictureOptions::default()
    };
    assert_eq!(picture(&rules, &state, &options), "");
}

#[test]
fn far_candidates_are_left_out() {
    let rules = rules();
    let state = State::new(&rules);
    let options = PictureOptions {
        candidates: vec![
            (Cell::new(i16::MAX, i16::MIN), usize::MAX),
            (Cell::new(0, 1), usize::MAX),
        ],
        ..PictureOptions::default()
    };
    assert_eq!(picture(&rules, &state, &options).lines().count(), 7);
}

#[test]
fn every_tile_in_every_rotation_has_three_rows_of_seven() {
    for (_, kind) in catalogue().kinds() {
        for rotation in Rotation::ALL {
            let drawn = tile_picture(kind, rotation);
            assert_eq!(drawn.lines().count(), 3, "{}", kind.id);
            assert!(
                drawn.lines().all(|row| row.chars().count() <= 7),
                "{}",
                kind.id
            );
        }
    }
}

#[test]
fn whole_games_can_be_drawn() {
    let names: Vec<String> = (0..5).map(|ix| format!("p{ix}")).collect();
    for seed in 0..10 {
        let mut setup = Setup::new(Edition::ALL[seed as usize % 4], 5);
        setup.add_box("river-1").unwrap();
        setup.add_box("river-2").unwrap();
        let rules = Rules::new(&setup).unwrap();
        let mut state = State::new(&rules);
        play_out(&rules, &mut state, &mut Rng::new(seed), &mut Vec::new());
        let drawn = picture(&rules, &state, &PictureOptions::default());
        assert!(drawn.contains('['));
        assert_eq!(drawn, picture(&rules, &state, &PictureOptions::default()));
        assert_eq!(legend(&rules, &state, &names).lines().count(), 5);
    }
}
