//! The laws that `carcas-lab soak` holds its games to, for games from odd boards and bags.

use carcas_engine::Setup;
use carcas_testkit::Seeds;
use carcas_tiles::Box;

use crate::laws::game::Trial;

#[test]
fn laws_hold_of_any_game() {
    Seeds::from_env(150).for_each(|seed| Trial::new(seed).hold());
}

fn hold_with(of: Box) {
    let has_box = |setup: &Setup| setup.has_box(of);
    Seeds::from_env(60).for_each(|seed| Trial::full_of(seed, has_box).hold());
}

#[test]
fn laws_hold_with_builders_and_goods() {
    hold_with(Box::TradersAndBuilders);
}

#[test]
fn laws_hold_with_the_dragon() {
    hold_with(Box::PrincessAndDragon);
}

#[test]
fn laws_hold_with_the_count() {
    hold_with(Box::Count);
}

#[test]
fn laws_hold_with_titles() {
    hold_with(Box::KingAndRobber);
}

#[test]
fn laws_hold_with_mage_and_witch() {
    hold_with(Box::MageAndWitch);
}
