//! Pictures of boards and tiles.

use carcas_bots::{Rng, play_out};
use carcas_engine::notation::Words;
use carcas_engine::{Cell, Edition, FigureKind, Position, Rules, Seat, Setup, State};
use carcas_record::{
    PictureOptions, Speaker, Style, TileDrawing, draw, goods_sign, key, key_lines, legend,
    mark_sign, picture, symbol_sign, tile_picture,
};
use carcas_text::english;
use carcas_tiles::{Rotation, SegmentKind, catalogue};

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

/// Returns the signs that a tile must show, sorted.
fn signs_of(kind: &carcas_tiles::TileKind) -> Vec<char> {
    let mut signs: Vec<char> = kind.symbols.iter().map(symbol_sign).collect();
    for segment in &kind.segments {
        signs.extend(segment.marks.iter().filter_map(mark_sign));
        signs.extend(segment.goods.map(goods_sign));
        signs.extend((0..segment.pennants).map(|_| 'P'));
        signs.extend(match segment.kind {
            SegmentKind::Monastery | SegmentKind::Abbey => Some('M'),
            SegmentKind::Garden => Some('G'),
            SegmentKind::Tower => Some('T'),
            SegmentKind::Quarter => Some('Q'),
            _ => None,
        });
    }
    signs.sort_unstable();
    signs
}

#[test]
fn every_tile_shows_everything_that_is_printed_on_it() {
    for (_, kind) in catalogue().kinds() {
        for rotation in Rotation::ALL {
            let drawn = tile_picture(kind, rotation);
            let is_landscape = |c: char| r"#.-|+*~/\".contains(c) || c.is_whitespace();
            let mut shown: Vec<char> = drawn.chars().filter(|&c| !is_landscape(c)).collect();
            shown.sort_unstable();
            assert_eq!(shown, signs_of(kind), "{} {rotation:?}\n{drawn}", kind.id);
        }
    }
}

#[test]
fn signs_leave_room_for_a_figure_on_every_segment() {
    let seat = Seat(0);
    for (_, kind) in catalogue().kinds() {
        for rotation in Rotation::ALL {
            for (ix, segment) in kind.segments.iter().enumerate() {
                if matches!(segment.kind, SegmentKind::River | SegmentKind::Quarter) {
                    continue;
                }
                let bare = TileDrawing::printed(kind, rotation);
                let mut drawn = bare.clone();
                drawn.put_figure(ix, seat, FigureKind::Follower);
                let places = || (0..3).flat_map(|row| (0..7).map(move |column| (row, column)));
                let letters: String = places()
                    .map(|(row, column)| drawn.glyph(row, column))
                    .filter(|glyph| glyph.style == Style::Figure(seat))
                    .map(|glyph| glyph.symbol)
                    .collect();
                assert_eq!(letters, "Am", "{} {rotation:?} segment {ix}", kind.id);
                // No figure may hide what is printed.
                let signs = |of: &TileDrawing| of.signs().count();
                assert_eq!(signs(&drawn), signs(&bare), "{} {rotation:?}", kind.id);
            }
        }
    }
}

#[test]
fn two_curves_and_a_bridge_are_no_crossing() {
    let drawn = |name: &str, rotation| {
        let kind = catalogue().kind(catalogue().find(name).unwrap());
        tile_picture(kind, rotation)
            .lines()
            .nth(1)
            .unwrap()
            .to_owned()
    };
    assert_eq!(drawn("two-curves", Rotation::R0), "---/---");
    assert_eq!(drawn("two-curves", Rotation::from_ix(1)), r"---\---");
    assert_eq!(drawn("road-bridge", Rotation::R0), "---|---");
    assert_eq!(drawn("road-cross", Rotation::R0), "---*---");
}

/// Returns the signs of all tiles of a game.
fn signs_in(boxes: &[&str], rules: Edition) -> String {
    let mut setup = Setup::new(rules, 2);
    for name in boxes {
        setup.add_box(name).unwrap();
    }
    let rules = Rules::new(&setup).unwrap();
    let mut signs: Vec<char> = rules
        .kinds()
        .flat_map(|kind| {
            let drawn = TileDrawing::in_game(&rules, kind, Rotation::R0);
            let places = (0..3).flat_map(|row| (0..7).map(move |column| (row, column)));
            let all: Vec<char> = places
                .map(|(row, column)| drawn.glyph(row, column))
                .filter(|glyph| matches!(glyph.style, Style::Symbol | Style::Building))
                .map(|glyph| glyph.symbol)
                .collect();
            all
        })
        .collect();
    signs.sort_unstable();
    signs.dedup();
    // What is drawn is explained, and what is explained is drawn.
    for (sign, meaning) in key(english(), &rules) {
        if let (1, Some(letter)) = (sign.len(), sign.chars().next())
            && letter.is_alphabetic()
            && !"PDFCZW".contains(letter)
        {
            assert!(signs.contains(&letter), "{sign} {meaning} is not drawn");
        }
    }
    for sign in &signs {
        let is_explained = key(english(), &rules)
            .iter()
            .any(|(known, _)| known.starts_with(*sign));
        assert!(is_explained, "{sign} is not explained");
    }
    signs.into_iter().collect()
}

#[test]
fn what_does_nothing_in_a_game_is_not_drawn() {
    let new = Edition::ZmanC2;
    assert_eq!(signs_in(&[], new), "GM");
    assert_eq!(signs_in(&[], Edition::Rgg2005), "M");
    assert_eq!(signs_in(&["princess-and-dragon"], new), "&GMOVY");
    assert_eq!(signs_in(&["princess-and-dragon:fairy+portal"], new), "GMO");
    assert_eq!(signs_in(&["princess-and-dragon:none"], new), "GM");
    assert_eq!(signs_in(&["inns-and-cathedrals"], new), "GKMi");
    assert_eq!(signs_in(&["inns-and-cathedrals:none"], new), "GM");
    assert_eq!(signs_in(&["traders-and-builders"], new), "GMgwx");
    assert_eq!(signs_in(&["traders-and-builders:builder"], new), "GM");
    assert_eq!(signs_in(&["mage-and-witch"], new), "GMz");
    assert_eq!(signs_in(&["tower:none"], new), "GM");
}

#[test]
fn the_key_explains_figures_and_neutral_figures() {
    let mut setup = Setup::new(Edition::ZmanC2, 2);
    for name in [
        "inns-and-cathedrals",
        "traders-and-builders",
        "princess-and-dragon",
        "mage-and-witch",
        "count",
    ] {
        setup.add_box(name).unwrap();
    }
    let lines = key_lines(english(), &Rules::new(&setup).unwrap(), 72);
    assert!(lines.iter().all(|line| line.chars().count() <= 72));
    let text = lines.join("  ");
    for item in [
        "Am follower of seat A",
        "Al large follower",
        "Aa abbot",
        "Ab builder",
        "Ap pig",
        "D dragon",
        "F fairy",
        "C Count",
        "Z mage",
        "W witch",
        "i inn",
        "ca castle",
        "ct cathedral quarter",
    ] {
        assert!(text.contains(item), "{item} is missing in {text}");
    }
    let base = key_lines(english(), &rules(), 200).join("  ");
    assert!(!base.contains("dragon") && !base.contains("pig"), "{base}");
}

fn spot(position: &Position<'_>, rules: &Rules, name: &str) -> carcas_engine::Spot {
    let words = &mut Words::new(name);
    position.state().parse_spot(rules, words).unwrap()
}

#[test]
fn the_quarters_of_carcassonne_show_their_followers_and_the_count() {
    let mut setup = Setup::new(Edition::ZmanC2, 2);
    setup.add_box("count").unwrap();
    let rules = Rules::new(&setup).unwrap();
    let mut position = Position::new(&rules, true);
    for (seat, quarter) in [
        (0, "castle"),
        (1, "castle"),
        (0, "castle"),
        (1, "blacksmith"),
    ] {
        let at = spot(&position, &rules, &format!("quarter:{quarter}"));
        position
            .figure(Seat(seat), FigureKind::Follower, at)
            .unwrap();
    }
    let market = spot(&position, &rules, "quarter:market");
    position
        .neutral(carcas_engine::Neutral::Count, market)
        .unwrap();
    let state = position.finish().unwrap();
    let expected = r"
      -2      -1       0       1
    ....... ....... ....... ...|...
 -1 --^^^^^ ^^^^^^^ ^^^^^^^ ^^^^^..
    ..^^^^^ ^^^^^^^ ^^^^^^^ ^^^^^..
    ..^^^^^ ^^^^^^^ ca3^MA0 ^^^^^..
  0 ..^^^^^ ^^^^^^^ ^^^^^C^ ^^^^^..
    ..^^^^^ ^^^^^^^ ct0^bl1 ^^^^^..
    ..^^^^^ ^^^^^^^ ^^^^^^^ ^^^^^..
  1 ..^^^^^ ^^^^^^^ ^^^^^^^[^^^^###]
    .#####. ....... ...|... .......
";
    let drawn = picture(&rules, &state, &PictureOptions::default());
    assert_eq!(format!("\n{drawn}"), expected);
    let base = self::rules();
    let told = |rules: &Rules, state: &State| {
        let (words, names) = (english(), &[]);
        Speaker {
            words,
            rules,
            names,
        }
        .quarters(state)
    };
    assert_eq!(
        told(&rules, &state).unwrap(),
        "In Carcassonne: castle quarter (Am Am Bm); market quarter (nobody); blacksmith's quarter (Bm); \
         cathedral quarter (nobody)"
    );
    assert_eq!(told(&base, &State::new(&base)), None);
}

#[test]
fn neutral_figures_stand_beside_their_figure_or_on_their_feature() {
    use carcas_engine::Neutral;
    let mut setup = Setup::new(Edition::Rgg2005, 2);
    setup.add_box("princess-and-dragon").unwrap();
    setup.add_box("mage-and-witch").unwrap();
    setup.set("fairy-placement", "assigned").unwrap();
    let rules = Rules::new(&setup).unwrap();
    let mut position = Position::new(&rules, true);
    let kind = rules.find_kind("road-cross").unwrap();
    position.tile(kind, Cell::new(1, 0), Rotation::R0).unwrap();
    let knight = spot(&position, &rules, "0,0 city:N");
    position
        .figure(Seat(0), FigureKind::Follower, knight)
        .unwrap();
    position
        .fairy_beside(Seat(0), FigureKind::Follower, knight)
        .unwrap();
    let north = spot(&position, &rules, "1,0 road:N");
    position.neutral(Neutral::Mage, north).unwrap();
    let south = spot(&position, &rules, "1,0 road:S");
    position.neutral(Neutral::Witch, south).unwrap();
    let crossing = carcas_engine::Spot::tile(Cell::new(1, 0));
    position.neutral(Neutral::Dragon, crossing).unwrap();
    let state = position.finish().unwrap();
    let drawn = picture(&rules, &state, &PictureOptions::default());
    let rows: Vec<&str> = drawn.lines().collect();
    assert!(rows[1].contains("AmF"), "{drawn}");
    assert!(rows[1].ends_with("D..Z..."), "{drawn}");
    assert!(rows[3].ends_with("...W..."), "{drawn}");
}
