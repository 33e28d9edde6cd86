//! Goods, builder and pig.

use carcas_engine::{Edition, FigureKind, Rules, State};

use super::CITY;
use super::position::{Told, blind, play, position, rules, turns_of_seeds, with};

/// Closing the city of seat 1 gives it four points and takes its majority of wine.
#[test]
fn a_city_of_somebody_else_is_closed_for_its_goods() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["traders-and-builders"]);
        let lines = [
            "tile city-cap 0,0 r90",
            "tile wine-city-tube 1,0 r0",
            "tile wine-city-tube-road 2,0 r0",
            "tile city-cap 0,1 r180",
            "figure p1 meeple 0,0 city:E",
            "token p1 wine 2",
            "token p0 wine 1",
            "bag city-cap monastery monastery road-straight road-straight road-curve road-curve road-tee city-corner city-three",
        ];
        let state = position(&rules, &lines, "city-cap");
        for told in turns_of_seeds(&rules, &state) {
            assert!(told.does("tile", " 3,0 "), "{edition:?}: {told:?}");
        }
        assert!(!blind(&rules, &state, "goods 0").does("tile", " 3,0 "));
    }
}

#[test]
fn a_builder_goes_to_an_own_city_that_grows() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["traders-and-builders"]);
        let more = ["figure p0 meeple 0,0 city:E", "supply p0 meeple 2"];
        let lines = with(&CITY[..3], &more);
        let state = position(&rules, &lines, "city-tube-pennant");
        for told in turns_of_seeds(&rules, &state) {
            assert!(told.has("builder 3,0 city"), "{edition:?}: {told:?}");
        }
        assert!(!blind(&rules, &state, "builder 0").has("builder"));
    }
}

/// No tile of the game extends the player's road; most tiles with a city extend its city.
#[test]
fn a_builder_goes_where_something_can_be_built() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["traders-and-builders"]);
        let lines = [
            "tile city-cap 0,0 r90",
            "tile city-tube 1,0 r0",
            "tile monastery 1,1 r0",
            "tile road-straight 2,1 r90",
            "tile monastery-road 2,2 r180",
            "tile city-cap 3,1 r0",
            "tile monastery 4,1 r0",
            "tile monastery 4,0 r0",
            "tile monastery 4,-1 r0",
            "tile city-cap 3,-1 r180",
            "figure p0 meeple 0,0 city:E",
            "figure p0 meeple 2,1 road:N",
        ];
        let mut state = position(&rules, &lines, "city-corner-curve");
        play(&rules, &mut state, &["tile city-corner-curve 2,0 r0"]);
        for told in turns_of_seeds(&rules, &state) {
            assert!(told.has("builder 2,0 city"), "{edition:?}: {told:?}");
        }
    }
}

/// The last own turn: four cities on one side of a road, an own monastery on the other, which the tile could go beside, and a farmer on
/// either side.
fn fields(rules: &Rules, is_north: bool) -> State {
    let (near, far, turn, back) = match is_north {
        true => (0, -1, "r0", "r180"),
        false => (2, 3, "r180", "r0"),
    };
    let beyond = 2 - near;
    let (monastery, monk) = (
        format!("tile monastery 1,{beyond} r0"),
        format!("figure p0 meeple 1,{beyond} monastery"),
    );
    let cities = (0..4).flat_map(|x| {
        [
            format!("tile city-cap {x},{near} {turn}"),
            format!("tile city-cap-road {x},{far} {back}"),
        ]
    });
    let cities: Vec<String> = cities.collect();
    let mut lines = vec![
        "tile road-straight 0,1 r0",
        "tile road-straight 1,1 r0",
        "tile road-straight 2,1 r0",
        &monastery,
        &monk,
    ];
    lines.extend(cities.iter().map(String::as_str));
    lines.extend([
        "figure p0 meeple 0,1 field:NL",
        "figure p0 meeple 0,1 field:SL",
        "figure p1 meeple 0,1 road:E",
        "supply p0 meeple 0",
        "bag road-straight monastery",
    ]);
    position(rules, &lines, "road-straight")
}

/// Tells how many cities the field of the pig has.
fn cities_of_pig(rules: &Rules, told: &Told) -> usize {
    let mut figures = told.after.placed_figures().iter();
    let pig = figures.find(|figure| figure.kind == FigureKind::Pig);
    let mut cities = Vec::new();
    if let Some(pig) = pig {
        let field = told.after.feature_of(pig.segment);
        told.after
            .visit_bordered(rules, field, |city| cities.push(city));
    }
    cities.sort_unstable();
    cities.dedup();
    cities.len()
}

#[test]
fn the_pig_goes_to_the_field_with_most_cities() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["traders-and-builders"]);
        for is_north in [true, false] {
            let state = fields(&rules, is_north);
            for told in turns_of_seeds(&rules, &state) {
                assert_eq!(cities_of_pig(&rules, &told), 4, "{edition:?}: {told:?}");
            }
            // A player to whom a pig is worth the same everywhere.
            let told = blind(&rules, &state, "greedy");
            assert_eq!(cities_of_pig(&rules, &told), 0, "{edition:?}: {told:?}");
        }
    }
}
