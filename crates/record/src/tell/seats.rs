//! Who has what, and what stands where, for people.

use carcas_engine::{FigureKind, FigureView, Neutral, Quarter, Seat, Spot, Token};
use carcas_text::{key, say};

use super::spot::cell_text;
use super::{At, Speaker};
use crate::picture::{figure_letter, seat_letter};

/// The word for a place that is named with its cell.
const THERE: &str = "there";

impl Speaker<'_> {
    /// Says who has what: a line per seat with points, supply and figures, then neutral figures, towers and the bazaar.
    pub fn seats(&self, state: At<'_>) -> Vec<String> {
        let mut lines: Vec<String> = self
            .rules
            .seats()
            .map(|seat| self.seat(state, seat))
            .collect();
        let neutral = Neutral::ALL.into_iter();
        let mut standing: Vec<String> = neutral
            .filter_map(|neutral| self.neutral_stands(state, neutral))
            .collect();
        standing.extend(self.towers(state));
        if !standing.is_empty() {
            lines.push(self.words.apart(&standing));
        }
        lines.extend(self.bazaar(state));
        lines
    }

    /// Says who stands in the quarters of Carcassonne, by the signs of the board, if there are any.
    pub fn quarters(&self, state: At<'_>) -> Option<String> {
        let inside = |quarter: Quarter| {
            let spot = state.quarter_spot(self.rules, quarter)?;
            let figures = state.figures().filter(|figure| figure.spot == spot);
            let mut signs: Vec<String> = figures
                .map(|one| format!("{}{}", seat_letter(one.seat), figure_letter(one.kind)))
                .collect();
            signs.sort();
            let signs = match signs.is_empty() {
                true => self.words.of(key!("terminal-nobody")),
                false => signs.join(" "),
            };
            let name = self.words.name_of("quarter", quarter.name());
            Some(say!(
                self.words,
                "terminal-quarter",
                name = name,
                list = signs
            ))
        };
        let all: Vec<String> = Quarter::ALL.into_iter().filter_map(inside).collect();
        let list = self.words.apart(&all);
        (!all.is_empty()).then(|| say!(self.words, "terminal-carcassonne", list = list))
    }

    fn seat(&self, state: At<'_>, seat: Seat) -> String {
        let words = self.words;
        let kinds = FigureKind::ALL.into_iter();
        let kinds = kinds.filter(|kind| self.rules.supply()[kind.ix()] > 0);
        let mut supply: Vec<String> = kinds
            .map(|kind| words.counted("figures", kind.name(), state.supply(seat)[kind.ix()]))
            .collect();
        supply.extend(self.tokens(state, seat));
        let mut told = vec![say!(
            words,
            "terminal-seat",
            input = seat_letter(seat).to_string(),
            who = self.name(seat),
            points = state.score(seat),
            list = Self::list(&supply)
        )];
        if let Some(kind) = state.owed(seat) {
            told.push(say!(words, "terminal-seat-owes", tile = self.tile(kind)));
        }
        let held = self.prisoners(state, seat);
        if !held.is_empty() {
            told.push(say!(words, "terminal-seat-holds", list = Self::list(&held)));
        }
        let figures = state.figures().filter(|figure| figure.seat == seat);
        let figures: Vec<String> = figures.map(|one| self.stands(state, one)).collect();
        if !figures.is_empty() {
            told.push(say!(
                words,
                "terminal-seat-stand",
                list = words.apart(&figures)
            ));
        }
        told.join(" ")
    }

    /// Names the tokens of a seat: `2 × wine`, `the king`, and a flock as `5 sheep`.
    pub fn tokens(&self, state: At<'_>, seat: Seat) -> Vec<String> {
        let held = self.rules.tokens();
        let held = held.map(|token| (token, state.n_tokens(seat, token)));
        let held = held.filter(|&(token, n)| n > 0 && token.n_sheep() == 0);
        let mut named: Vec<String> = held
            .map(|(token, n)| self.words.counted("tokens", token.name(), n))
            .collect();
        let n_sheep = state.n_sheep(seat);
        if n_sheep > 0 {
            named.push(say!(self.words, "terminal-sheep", n = n_sheep));
        }
        named
    }

    /// Names the prisoners that a seat holds, with their players.
    fn prisoners(&self, state: At<'_>, holder: Seat) -> Vec<String> {
        let mut counts: Vec<((Seat, FigureKind), usize)> = Vec::new();
        let held = state.prisoners().iter();
        for held in held.filter(|held| held.holder == holder) {
            let one = (held.seat, held.kind);
            match counts.iter_mut().find(|(known, _)| *known == one) {
                Some((_, n)) => *n += 1,
                None => counts.push((one, 1)),
            }
        }
        counts.sort_unstable();
        let named = counts.into_iter().map(|((seat, kind), n)| {
            let named = say!(
                self.words,
                "about-figure",
                figure = kind.name(),
                whom = self.name(seat)
            );
            match n {
                1 => named,
                n => format!("{n}\u{a0}×\u{a0}{named}"),
            }
        });
        named.collect()
    }

    fn stands(&self, state: At<'_>, one: FigureView) -> String {
        if one.kind == FigureKind::Barn {
            return say!(
                self.words,
                "terminal-stands-barn",
                cell = cell_text(one.spot.cell)
            );
        }
        let at = self.teller().place(state, one.spot);
        say!(
            self.words,
            "terminal-stands-figure",
            figure = one.kind.name(),
            feature = at.feature,
            sides = at.sides,
            how = THERE,
            cell = cell_text(at.cell)
        )
    }

    fn neutral_stands(&self, state: At<'_>, neutral: Neutral) -> Option<String> {
        let spot = state.neutral(neutral)?;
        let is_beside = |figure: &FigureView| neutral == Neutral::Fairy && figure.has_fairy;
        if let Some(one) = state.figures().find(is_beside) {
            let at = self.teller().place(state, one.spot);
            return Some(say!(
                self.words,
                "terminal-stands-fairy",
                figure = one.kind.name(),
                whom = self.name(one.seat),
                feature = at.feature,
                sides = at.sides,
                how = THERE,
                cell = cell_text(at.cell)
            ));
        }
        let at = self.teller().place(state, spot);
        Some(say!(
            self.words,
            "terminal-stands-neutral",
            neutral = neutral.name(),
            feature = at.feature,
            sides = at.sides,
            how = THERE,
            cell = cell_text(at.cell)
        ))
    }

    fn towers(&self, state: At<'_>) -> Vec<String> {
        let placed = state.placed_tokens();
        let mut floors: Vec<(Spot, u8)> = placed
            .filter(|&(token, ..)| token == Token::Floor)
            .map(|(_, spot, n)| (spot, n))
            .collect();
        floors.sort_unstable_by_key(|(spot, _)| (spot.cell.y, spot.cell.x));
        let told = floors.into_iter();
        told.map(|(spot, n)| {
            say!(
                self.words,
                "terminal-stands-tower",
                n = n,
                cell = cell_text(spot.cell)
            )
        })
        .collect()
    }

    fn bazaar(&self, state: At<'_>) -> Vec<String> {
        let lots: Vec<String> = state.lots().map(|kind| self.tile(kind)).collect();
        if lots.is_empty() {
            return Vec::new();
        }
        let mut lines = vec![say!(
            self.words,
            "terminal-bazaar",
            list = self.words.apart(&lots)
        )];
        if let Some((kind, bid, bidder)) = state.offer() {
            lines.push(say!(
                self.words,
                "terminal-bazaar-offer",
                whom = self.name(bidder),
                points = bid,
                tile = self.tile(kind)
            ));
        }
        lines
    }
}
