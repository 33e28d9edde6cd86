//! Tokens in hand: goods, king and robber, abbeys, bridges and castles.

use carcas_engine::{Rules, State, Title, Token};
use carcas_tiles::Goods;

use super::{Evaluation, Sums};

/// Points for the seat or seats with most tokens of one of the goods.
const GOODS_POINTS: f64 = 10.0;

/// How sure a lead in goods by one, two and three tokens is at the beginning of the game.
const GOODS_LEAD: [f64; 4] = [0.35, 0.55, 0.7, 0.8];

impl Evaluation {
    /// Adds what tokens in hand promise.
    pub(super) fn add_tokens(&self, rules: &Rules, state: &State, sums: &mut Sums) {
        for goods in Goods::ALL {
            self.add_goods(rules, state, Token::from(goods), sums);
        }
        for title in Title::ALL {
            if let Some(holder) = state.holder(Token::from(title)) {
                sums.totals[holder.ix()] += self.title(rules, state, sums, title);
            }
        }
        for seat in rules.seats() {
            let value = |token: Token, each: f64| each * f64::from(state.n_tokens(seat, token));
            sums.totals[seat.ix()] += sums.use_left
                * (value(Token::Abbey, self.weights.abbey)
                    + value(Token::Bridge, self.weights.bridge)
                    + value(Token::Castle, self.weights.castle_token));
        }
    }

    /// Returns what a title is worth to its holder: what it will bring in the end, less the smaller the feature that
    /// somebody must surpass to take it.
    fn title(&self, rules: &Rules, state: &State, sums: &Sums, title: Title) -> f64 {
        let (now, is_growing) = state.title_points(rules, title);
        let growth = match is_growing {
            true => self.weights.title_growth * sums.n_left,
            false => 0.0,
        };
        let record = f64::from(state.title_record(title).max(1));
        let kept = 1.0 / (1.0 + self.weights.title_risk * sums.share_left / record);
        (f64::from(now) + growth) * kept
    }

    /// Adds the points that the lead in one of the goods will probably bring.
    fn add_goods(&self, rules: &Rules, state: &State, goods: Token, sums: &mut Sums) {
        let n = |seat| state.n_tokens(seat, goods);
        let most = rules.seats().map(n).max().unwrap_or(0);
        if most == 0 {
            return;
        }
        let leaders = rules.seats().filter(|&seat| n(seat) == most).count();
        let others = rules.seats().map(n).filter(|&n| n < most);
        let second = if leaders > 1 {
            most
        } else {
            others.max().unwrap_or(0)
        };
        let lead = usize::from(most - second).min(GOODS_LEAD.len() - 1);
        let early = GOODS_LEAD[lead];
        let sure = early + (1.0 - early) * (1.0 - sums.share_left);
        for seat in rules.seats() {
            let behind = f64::from(most - n(seat));
            sums.totals[seat.ix()] += match behind == 0.0 {
                true => self.weights.goods * GOODS_POINTS * sure,
                // A seat that is close may still catch up.
                false => self.weights.goods * GOODS_POINTS * (1.0 - sure) * 0.4 / (1.0 + behind),
            };
        }
    }
}
