//! How many tiles, symbols and segments each box holds.

use carcas_tiles::{Box, Printing, catalogue};

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
        for printing in Printing::ALL {
            let set = catalogue().set(of, printing).expect("every box has a set");
            assert_eq!(set.total(), total, "{} {}", of.name(), printing.name());
        }
    }
}
