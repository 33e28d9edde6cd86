//! What holds of every drawing: valid, closed in itself, the same bytes every time.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use carcas_art::board::{
    Board, BoardBridge, BoardCastle, BoardFigure, BoardNeutral, BoardStyle, BoardTile, OwnedArea,
    QuarterFigure, draw_board,
};
use carcas_art::canvas::{Canvas, Colors, fill, with_prefix};
use carcas_art::sprites::sprites;
use carcas_art::theme::{Role, Theme};
use carcas_art::tile::{Detail, N_COPIES, draw};
use carcas_engine::{Axis, Cell, FigureKind, Neutral, Quarter, Seat};
use carcas_tiles::{Box as TileBox, Group, KindId, Rotation, Side, catalogue};

fn rotations() -> impl Iterator<Item = Rotation> {
    (0..4).map(Rotation::from_ix)
}

/// One tile as a file of its own.
fn tile_file(kind: KindId, rotation: Rotation, copy: u8, detail: Detail, colors: Colors) -> String {
    let art = draw(kind, rotation, copy, detail, colors);
    let mut canvas = Canvas::new(colors);
    canvas.append(art.ground);
    canvas.append(art.upright);
    canvas.finish(kurbo::Rect::new(0.0, 0.0, 1000.0, 1000.0), 200.0)
}

/// A board of every kind once, with a figure on every segment.
fn big_board() -> Board {
    let mut board = Board::default();
    for (n, (id, kind)) in catalogue().kinds().enumerate() {
        let cell = Cell::new((n % 15) as i16, (n / 15) as i16);
        board.tiles.push(BoardTile {
            kind: id,
            cell,
            rotation: Rotation::from_ix(n as u8 % 4),
            copy: 0,
        });
        for segment_ix in 0..kind.segments.len() {
            board.figures.push(BoardFigure {
                cell,
                segment_ix: Some(segment_ix),
                kind: FigureKind::ALL[(n + segment_ix) % FigureKind::ALL.len()],
                seat: Seat((n % 6) as u8),
                n_sheep: (n % 11 == 0).then_some(n as u16),
                has_fairy: n % 17 == 0,
            });
        }
    }
    for (n, axis) in [Axis::NorthSouth, Axis::EastWest].into_iter().enumerate() {
        let cell = Cell::new(n as i16, 3);
        board.bridges.push(BoardBridge { cell, axis });
        board.figures.push(BoardFigure {
            cell,
            segment_ix: None,
            kind: FigureKind::Follower,
            seat: Seat(n as u8),
            n_sheep: None,
            has_fairy: false,
        });
        board.castles.push(BoardCastle {
            segments: vec![(cell, 0), (Cell::new(n as i16, 4), 0)],
        });
    }
    for (n, neutral) in Neutral::ALL.into_iter().enumerate() {
        board.neutrals.push(BoardNeutral {
            cell: Cell::new(n as i16, 2),
            neutral,
            segment_ix: (n % 2 == 1).then_some(0),
            quarter: (neutral == Neutral::Count).then_some(Quarter::Blacksmith),
        });
    }
    for (n, quarter) in Quarter::ALL.into_iter().enumerate() {
        for seat in 0..=n as u8 {
            board.quarters.push(QuarterFigure {
                quarter,
                kind: FigureKind::Follower,
                seat: Seat(seat),
            });
        }
    }
    for seat in 0..6 {
        board.owned.push(OwnedArea {
            cell: Cell::new(i16::from(seat), 0),
            segment_ix: 0,
            seats: vec![Seat(seat), Seat((seat + 1) % 6)],
        });
    }
    board.highlights = vec![(Cell::new(3, 3), 0), (Cell::new(4, 3), 0)];
    board.extent = Some((Cell::new(-1, -1), Cell::new(15, 15)));
    board.has_coordinates = true;
    board.last.push(Cell::new(0, 0));
    board.dragon_path = vec![Cell::new(1, 1), Cell::new(2, 1), Cell::new(2, 2)];
    board
}

/// The colors of a file that stands alone.
const DAY: Colors = Colors::Fixed(Theme::Day);

#[test]
fn what_is_on_a_board_is_drawn() {
    let draw = |change: fn(&mut Board)| {
        let mut board = big_board();
        change(&mut board);
        draw_board(
            &board,
            &BoardStyle {
                colors: DAY,
                tile_px: 100.0,
            },
        )
    };
    let whole = draw(|_| {});
    // Taking away or moving anything changes the picture.
    let changes: [fn(&mut Board); 13] = [
        |board| board.figures[7].seat.0 += 1,
        |board| board.figures[7].kind = FigureKind::Barn,
        |board| board.figures[1].has_fairy ^= true,
        |board| board.neutrals[0].neutral = Neutral::Fairy,
        |board| board.neutrals[0].cell = Cell::new(7, 7),
        |board| board.quarters[5].quarter = Quarter::Castle,
        |board| board.owned[2].seats = vec![Seat(5)],
        |board| board.highlights.clear(),
        |board| board.last.clear(),
        |board| board.dragon_path.truncate(2),
        |board| board.has_coordinates = false,
        |board| board.extent = None,
        |board| board.is_plain = true,
    ];
    for (n, change) in changes.into_iter().enumerate() {
        assert_ne!(whole, draw(change), "change {n} is not seen");
    }
}

#[test]
fn detail_follows_size() {
    let holds = |px: f64, what: &str| {
        let style = BoardStyle {
            colors: DAY,
            tile_px: px,
        };
        draw_board(&big_board(), &style).contains(what)
    };
    for (px, has_houses, has_life) in [
        (43.0, false, false),
        (44.0, true, false),
        (47.0, true, false),
        (48.0, true, true),
    ] {
        assert_eq!(holds(px, "#house-wide-"), has_houses, "houses at {px}");
        assert_eq!(holds(px, "#oak\""), has_life, "trees at {px}");
        assert!(holds(px, "#pennant\""), "signs at {px}");
    }
    let diagram = BoardStyle {
        colors: Colors::Fixed(Theme::Diagram),
        tile_px: 300.0,
    };
    let flat = draw_board(&big_board(), &diagram);
    assert!(!flat.contains("#house-wide-") && flat.contains("#pennant\""));
}

/// The pixels along the four sides of the ground of a tile, just inside and just outside the border.
fn border_pixels(svg: &str, px: u32) -> Vec<u8> {
    let tree = resvg::usvg::Tree::from_str(svg, &resvg::usvg::Options::default()).unwrap();
    let mut pixels = resvg::tiny_skia::Pixmap::new(px, px).unwrap();
    resvg::render(
        &tree,
        resvg::tiny_skia::Transform::identity(),
        &mut pixels.as_mut(),
    );
    pixels.data().to_vec()
}

/// All tiles that fit join without a seam, because every side looks like every other side of its terrain.
#[test]
fn sides_of_one_terrain_look_alike_in_the_picture() {
    const PX: u32 = 100;
    let mut looks: BTreeMap<String, (String, Vec<u8>)> = BTreeMap::new();
    let mut wrong = Vec::new();
    for (id, kind) in catalogue().kinds() {
        if kind.group == Group::Carcassonne || kind.group == Group::Seat {
            continue;
        }
        for rotation in rotations() {
            let art = draw(id, rotation, 0, Detail::HIGH, DAY);
            let mut canvas = Canvas::new(DAY);
            canvas.path(fill(Role::Field), "M-9-9h1018v1018h-1018z");
            canvas.append(art.ground);
            let svg = canvas.finish(kurbo::Rect::new(0.0, 0.0, 1000.0, 1000.0), f64::from(PX));
            let pixels = border_pixels(&svg, PX);
            for side in Side::ALL {
                let printed = Side::from_ix(side as u8 + 4 - rotation.ix() as u8);
                let terrain = kind.terrain(printed);
                // Corners are under towers, and shadows of walls may reach a little farther.
                let line: Vec<u8> = (18..PX - 18)
                    .flat_map(|along| {
                        let (x, y) = match side {
                            Side::N => (along, 0),
                            Side::E => (PX - 1, along),
                            Side::S => (along, PX - 1),
                            Side::W => (0, along),
                        };
                        let at = ((y * PX + x) * 4) as usize;
                        pixels[at..at + 3].to_vec()
                    })
                    .collect();
                let key = format!("{terrain:?} {}", side.name());
                let name = format!("{} r{}", kind.id, rotation.degrees());
                let (first, expected) = looks
                    .entry(key.clone())
                    .or_insert((name.clone(), line.clone()));
                let worst = line
                    .iter()
                    .zip(&*expected)
                    .map(|(a, b)| a.abs_diff(*b))
                    .max();
                if worst > Some(30) && !ODD_BORDERS.contains(&kind.id.as_str()) {
                    wrong.push(format!("{key}: {name} differs from {first} by {worst:?}"));
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} sides: {}",
        wrong.len(),
        wrong[..wrong.len().min(12)].join("\n")
    );
}

/// The printed exceptions: a city whose tip touches the middle of a side, and two cities that share one.
const ODD_BORDERS: [&str; 2] = ["vineyard-city-cap-split", "vineyard-city-corner-cap-shared"];

/// Parses a file and looks for what could reach outside of it.
fn assert_is_closed_in_itself(svg: &str) {
    let tree = roxmltree::Document::parse(svg).unwrap();
    let ids: Vec<&str> = tree
        .descendants()
        .filter_map(|node| node.attribute("id"))
        .collect();
    let mut seen = ids.clone();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), ids.len(), "an id is there twice");
    for node in tree.descendants().filter(roxmltree::Node::is_element) {
        let name = node.tag_name().name();
        let known = [
            "svg", "g", "path", "ellipse", "use", "defs", "clipPath", "pattern", "style", "rect",
        ];
        assert!(known.contains(&name), "<{name}> is not ours");
        for attribute in node.attributes() {
            let value = attribute.value();
            assert!(!attribute.name().starts_with("on"), "{}", attribute.name());
            if attribute.name() == "href" {
                let id = value.strip_prefix('#').unwrap();
                assert!(ids.contains(&id), "{value} is not defined");
            }
            if let Some(from) = value.find("url(") {
                let id = value[from..].strip_prefix("url(#").unwrap();
                let id = id.split(')').next().unwrap();
                assert!(ids.contains(&id), "{value} is not defined");
            }
            assert!(!value.contains("NaN") && !value.contains("inf"), "{value}");
        }
    }
}

#[test]
fn every_tile_is_a_valid_file_without_outside_references() {
    for (id, _) in catalogue().kinds() {
        for detail in [Detail::LOW, Detail::MIDDLE, Detail::HIGH] {
            let colors = Colors::Fixed(Theme::Day);
            assert_is_closed_in_itself(&tile_file(id, Rotation::from_ix(1), 0, detail, colors));
        }
    }
}

#[test]
fn boards_and_sprites_are_valid_files_without_outside_references() {
    let board = big_board();
    for theme in Theme::ALL {
        for tile_px in [40.0, 90.0, 160.0] {
            let style = BoardStyle {
                colors: Colors::Fixed(theme),
                tile_px,
            };
            assert_is_closed_in_itself(&draw_board(&board, &style));
        }
    }
    let kinds: Vec<KindId> = catalogue().kinds().map(|(id, _)| id).take(20).collect();
    assert_is_closed_in_itself(&sprites(&kinds, 0));
}

#[test]
fn boards_with_prefixes_share_a_page() {
    let style = BoardStyle {
        colors: DAY,
        tile_px: 150.0,
    };
    let board = draw_board(&big_board(), &style);
    let pair = ["a-", "b-"].map(|prefix| with_prefix(&board, prefix));
    assert_is_closed_in_itself(&format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\">{}</svg>",
        pair.concat()
    ));
    assert_eq!(with_prefix(&board, "\" )>"), board, "nothing else gets in");
}

#[test]
fn the_same_input_gives_the_same_bytes_and_copies_differ() {
    let colors = Colors::Fixed(Theme::Day);
    let mut n_alike = 0;
    for (id, _) in catalogue().kinds() {
        let one = tile_file(id, Rotation::from_ix(0), 0, Detail::HIGH, colors);
        assert_eq!(
            one,
            tile_file(id, Rotation::from_ix(0), 0, Detail::HIGH, colors)
        );
        n_alike += usize::from(one == tile_file(id, Rotation::from_ix(0), 1, Detail::HIGH, colors));
    }
    // The abbey fills its tile, and copies of it are alike.
    assert_eq!(n_alike, 1, "kinds have copies without a difference");
}

/// The sum of all bytes, in a way that does not depend on any library.
fn hash(text: &str, state: u64) -> u64 {
    text.bytes().fold(state, |state, byte| {
        (state ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[test]
fn drawings_are_those_that_were_looked_at() {
    let mut sums: BTreeMap<TileBox, u64> = BTreeMap::new();
    for (id, kind) in catalogue().kinds() {
        let sum = sums.entry(kind.home).or_insert(0xcbf2_9ce4_8422_2325);
        for rotation in rotations() {
            for detail in [Detail::LOW, Detail::MIDDLE, Detail::HIGH] {
                for copy in 0..N_COPIES {
                    let file = tile_file(id, rotation, copy, detail, Colors::Variable);
                    *sum = hash(&file, *sum);
                }
            }
        }
    }
    let mut found = String::new();
    for (of, sum) in sums {
        let _ = writeln!(found, "{} {sum:016x}", of.name());
    }
    let style = BoardStyle {
        colors: Colors::Fixed(Theme::Day),
        tile_px: 150.0,
    };
    let board = hash(&draw_board(&big_board(), &style), 0xcbf2_9ce4_8422_2325);
    let _ = writeln!(found, "board {board:016x}");
    let figures = hash(&sprites(&[], 0), 0xcbf2_9ce4_8422_2325);
    let _ = writeln!(found, "figures and themes {figures:016x}");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/drawings.txt");
    if std::env::var_os("CARCAS_BLESS").is_some() {
        std::fs::write(&file, found).unwrap();
        return;
    }
    let expected = std::fs::read_to_string(&file).unwrap();
    assert_eq!(
        found, expected,
        "look at the gallery; if the drawings are as they should be, run `cargo xtask bless drawing`"
    );
}
