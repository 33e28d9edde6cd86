//! How many tiles, symbols and segments each box holds.

use carcas_tiles::{Box, Goods, Mark, Printing, SegmentKind, Symbol, TileKind, catalogue};

/// Adds up what a count finds on each tile of a box, over all copies; both printings must agree.
fn sum(of: Box, count: impl Fn(&TileKind) -> usize) -> usize {
    let [first, new] = Printing::ALL.map(|printing| sum_in(of, printing, &count));
    assert_eq!(first, new, "the printings of {} differ", of.name());
    first
}

fn sum_in(of: Box, printing: Printing, count: impl Fn(&TileKind) -> usize) -> usize {
    let set = catalogue()
        .set(of, printing)
        .expect("every box has both sets");
    set.copies
        .iter()
        .map(|&(id, n)| usize::from(n) * count(catalogue().kind(id)))
        .sum()
}

fn segments(of: Box, kind: SegmentKind) -> usize {
    sum(of, |tile| n_segments(tile, kind))
}

fn n_segments(tile: &TileKind, kind: SegmentKind) -> usize {
    tile.segments.iter().filter(|s| s.kind == kind).count()
}

fn tiles_with(of: Box, kind: SegmentKind) -> usize {
    sum(of, |tile| usize::from(n_segments(tile, kind) > 0))
}

fn pennants(of: Box) -> usize {
    sum(of, |tile| {
        tile.segments.iter().map(|s| usize::from(s.pennants)).sum()
    })
}

fn marks(of: Box, mark: Mark) -> usize {
    let marked = |tile: &TileKind| {
        tile.segments
            .iter()
            .filter(|s| s.marks.contains(mark))
            .count()
    };
    sum(of, marked)
}

fn symbols(of: Box, symbol: Symbol) -> usize {
    sum(of, |tile| usize::from(tile.symbols.contains(symbol)))
}

#[test]
fn every_box_holds_its_number_of_tiles_in_both_printings() {
    let totals = [
        (Box::Base, 72),
        (Box::River1, 12),
        (Box::River2, 12),
        (Box::InnsAndCathedrals, 18),
        (Box::TradersAndBuilders, 24),
        (Box::PrincessAndDragon, 30),
        (Box::Tower, 18),
        (Box::AbbeyAndMayor, 12),
        (Box::Count, 12),
        (Box::KingAndRobber, 5),
        (Box::MageAndWitch, 8),
        (Box::BridgesCastlesAndBazaars, 12),
        (Box::HillsAndSheep, 18),
    ];
    assert_eq!(totals.map(|(of, _)| of), Box::ALL);
    for (of, total) in totals {
        assert_eq!(sum(of, |_| 1), total, "{}", of.name());
        for printing in Printing::ALL {
            assert_eq!(catalogue().set(of, printing).unwrap().total(), total);
        }
    }
}

#[test]
fn only_the_new_printing_shows_gardens() {
    let gardens = [
        (Box::Base, 8),
        (Box::River1, 1),
        (Box::River2, 1),
        (Box::InnsAndCathedrals, 2),
        (Box::TradersAndBuilders, 2),
        (Box::PrincessAndDragon, 2),
        (Box::Tower, 2),
        (Box::AbbeyAndMayor, 1),
        (Box::Count, 0),
        (Box::KingAndRobber, 1),
        (Box::MageAndWitch, 1),
        (Box::BridgesCastlesAndBazaars, 1),
        (Box::HillsAndSheep, 1),
    ];
    assert_eq!(gardens.map(|(of, _)| of), Box::ALL);
    for (of, n) in gardens {
        let count = |tile: &TileKind| n_segments(tile, SegmentKind::Garden);
        assert_eq!(sum_in(of, Printing::First, count), 0, "{}", of.name());
        assert_eq!(sum_in(of, Printing::New, count), n, "{}", of.name());
    }
}

#[test]
fn the_base_game_has_its_monasteries_pennants_cities_and_roads() {
    let of = Box::Base;
    assert_eq!(segments(of, SegmentKind::Monastery), 6);
    assert_eq!(pennants(of), 10);
    assert_eq!(tiles_with(of, SegmentKind::City), 44);
    assert_eq!(tiles_with(of, SegmentKind::Road), 45);
    let kinds_without_garden = catalogue()
        .kinds()
        .filter(|(_, kind)| kind.home == of && n_segments(kind, SegmentKind::Garden) == 0);
    assert_eq!(kinds_without_garden.count(), 24);
}

#[test]
fn each_river_has_a_spring_a_lake_straights_and_bends() {
    for (of, straights, bends) in [(Box::River1, 6, 4), (Box::River2, 4, 4)] {
        let two_ended = |tile: &TileKind, opposite: bool| {
            tile.segments.iter().any(|s| {
                let mut sides = s.sides.iter();
                s.kind == SegmentKind::River
                    && s.sides.len() == 2
                    && (sides.next().map(carcas_tiles::Side::opposite) == sides.next()) == opposite
            })
        };
        assert_eq!(
            sum(of, |tile| usize::from(two_ended(tile, true))),
            straights
        );
        assert_eq!(sum(of, |tile| usize::from(two_ended(tile, false))), bends);
        assert_eq!(tiles_with(of, SegmentKind::River), 12);
        assert_eq!(segments(of, SegmentKind::Monastery), 1);
    }
    assert_eq!(pennants(Box::River1), 0);
    assert_eq!(pennants(Box::River2), 1);
    assert_eq!(symbols(Box::River2, Symbol::Volcano), 1);
    assert_eq!(marks(Box::River2, Mark::Inn), 1);
    assert_eq!(marks(Box::River2, Mark::PigHerd), 1);
}

#[test]
fn inns_and_cathedrals_has_six_inns_and_two_cathedrals() {
    let of = Box::InnsAndCathedrals;
    assert_eq!(marks(of, Mark::Inn), 6);
    assert_eq!(marks(of, Mark::Cathedral), 2);
    assert_eq!(segments(of, SegmentKind::Monastery), 1);
    assert_eq!(pennants(of), 3);
}

#[test]
fn traders_and_builders_has_nine_wine_six_grain_and_five_cloth() {
    let of = Box::TradersAndBuilders;
    let shown = |goods| {
        sum(of, |tile| {
            let segments = tile.segments.iter();
            segments.filter(|s| s.goods == Some(goods)).count()
        })
    };
    assert_eq!(Goods::ALL.map(shown), [9, 6, 5]);
    let without = |tile: &TileKind| usize::from(tile.segments.iter().all(|s| s.goods.is_none()));
    assert_eq!(sum(of, without), 4);
    assert_eq!(segments(of, SegmentKind::Monastery), 1);
    assert_eq!(pennants(of), 0);
}

#[test]
fn every_tile_of_princess_and_dragon_has_one_of_its_four_symbols() {
    let of = Box::PrincessAndDragon;
    assert_eq!(symbols(of, Symbol::Volcano), 6);
    assert_eq!(symbols(of, Symbol::Dragon), 12);
    assert_eq!(symbols(of, Symbol::Portal), 6);
    assert_eq!(marks(of, Mark::Princess), 6);
    assert_eq!(marks(of, Mark::Tunnel), 1);
    assert_eq!(segments(of, SegmentKind::City), 21);
    assert_eq!(segments(of, SegmentKind::Road), 27);
    assert_eq!(segments(of, SegmentKind::Monastery), 2);
    assert_eq!(pennants(of), 3);
    for (_, kind) in catalogue().kinds().filter(|(_, kind)| kind.home == of) {
        let princess = |s: &&carcas_tiles::Segment| s.marks.contains(Mark::Princess);
        let n_princesses = kind.segments.iter().filter(princess).count();
        assert_eq!(kind.symbols.iter().count() + n_princesses, 1, "{}", kind.id);
    }
}

#[test]
fn every_tile_of_the_tower_has_one_foundation() {
    let of = Box::Tower;
    assert_eq!(tiles_with(of, SegmentKind::Tower), 18);
    assert_eq!(segments(of, SegmentKind::Tower), 18);
    assert_eq!(segments(of, SegmentKind::Monastery), 1);
    assert_eq!(pennants(of), 1);
    assert_eq!(marks(of, Mark::Inn), 0);
}

#[test]
fn abbey_and_mayor_has_six_pennants_and_keeps_the_abbey_out_of_the_bag() {
    let of = Box::AbbeyAndMayor;
    assert_eq!(pennants(of), 6);
    assert_eq!(segments(of, SegmentKind::Monastery), 1);
    assert_eq!(marks(of, Mark::Well), 1);
    assert_eq!(marks(of, Mark::Tunnel), 1);
    assert_eq!(segments(of, SegmentKind::Abbey), 0);
    assert!(catalogue().find("abbey").is_some());
}

#[test]
fn king_and_robber_has_one_monastery_and_no_pennant() {
    assert_eq!(segments(Box::KingAndRobber, SegmentKind::Monastery), 1);
    assert_eq!(pennants(Box::KingAndRobber), 0);
}

#[test]
fn every_tile_of_mage_and_witch_is_magic() {
    let of = Box::MageAndWitch;
    assert_eq!(symbols(of, Symbol::Magic), 8);
    assert_eq!(segments(of, SegmentKind::City), 12);
    assert_eq!(segments(of, SegmentKind::Road), 11);
    assert_eq!(segments(of, SegmentKind::Monastery), 0);
    assert_eq!(pennants(of), 0);
}

#[test]
fn bridges_castles_and_bazaars_has_eight_bazaars_and_two_inns() {
    let of = Box::BridgesCastlesAndBazaars;
    assert_eq!(symbols(of, Symbol::Bazaar), 8);
    assert_eq!(marks(of, Mark::Inn), 2);
    assert_eq!(segments(of, SegmentKind::Monastery), 2);
    assert_eq!(pennants(of), 0);
}

#[test]
fn hills_and_sheep_has_eight_hills_and_eight_vineyards() {
    let of = Box::HillsAndSheep;
    assert_eq!(symbols(of, Symbol::Hill), 8);
    assert_eq!(symbols(of, Symbol::Vineyard), 8);
    assert_eq!(segments(of, SegmentKind::Monastery), 2);
    assert_eq!(pennants(of), 0);
}
