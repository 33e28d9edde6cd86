//! What is printed on tiles, as far as it means anything in a game. Displays show this and nothing else.

use carcas_tiles::{Mark, Segment, SegmentKind, Symbol, SymbolSet};

use super::{KindIx, Rules};
use crate::modules::Module;

impl Rules {
    /// Returns the symbols of a kind that do something in this game.
    pub fn active_symbols(&self, kind: KindIx) -> SymbolSet {
        let mut symbols = self.kind(kind).symbols;
        symbols.retain(|symbol| {
            let module = match symbol {
                Symbol::Volcano | Symbol::Dragon => Module::Dragon,
                Symbol::Portal => Module::Portal,
                Symbol::Magic => Module::MageAndWitch,
                Symbol::Bazaar => Module::Bazaars,
                Symbol::Hill => Module::Hills,
                Symbol::Vineyard => Module::Vineyards,
            };
            self.modules.contains(module)
        });
        symbols
    }

    /// Returns the segments of a kind as [`Rules::segments`] does, without marks and goods that do nothing in this game.
    pub fn active_segments(&self, kind: KindIx) -> Vec<Segment> {
        let mut segments = self.segments(kind).to_vec();
        for segment in &mut segments {
            segment.marks.retain(|mark| {
                let module = match mark {
                    Mark::Inn => Module::Inns,
                    Mark::Cathedral => Module::Cathedrals,
                    Mark::Princess => Module::Princess,
                    Mark::PigHerd => Module::PigHerd,
                    Mark::Tunnel | Mark::AtCarcassonne => return true,
                    Mark::NoCastle | Mark::Well => return false,
                };
                self.modules.contains(module)
            });
            segment.goods = segment
                .goods
                .filter(|_| self.modules.contains(Module::Goods));
        }
        segments
    }

    /// Whether any figure of this game may stand on such a segment.
    pub fn is_playable(&self, kind: SegmentKind) -> bool {
        let bit = 1 << kind as u16;
        let is_quarter = kind == SegmentKind::Quarter && self.first_quarter.is_some();
        let is_tower = kind == SegmentKind::Tower && self.modules.contains(Module::Tower);
        is_quarter || is_tower || self.placeable.iter().any(|&(_, on)| on & bit != 0)
    }
}
