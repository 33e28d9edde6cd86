//! Signs of what is printed on tiles beside the landscape, and the key that explains every sign of a game.
//!
//! Seats have the letters from `A` to `F`, their figures lowercase ones behind them, and owners lowercase `a` to `f`;
//! no sign here is one of those.

use carcas_engine::{FigureKind, Neutral, Quarter, Rules, Seat, Token};
use carcas_text::{Words, key};
use carcas_tiles::{Goods, Mark, SegmentKind, Symbol};

/// Returns the sign of a mark on a segment; marks without one show in other ways or mean nothing to players.
pub const fn mark_sign(mark: Mark) -> Option<char> {
    match mark {
        Mark::Inn => Some('i'),
        Mark::Cathedral => Some('K'),
        Mark::Princess => Some('Y'),
        Mark::PigHerd => Some('h'),
        Mark::Tunnel => Some(':'),
        Mark::NoCastle | Mark::Well | Mark::AtCarcassonne => None,
    }
}

/// Returns the sign of a symbol of a whole tile.
pub const fn symbol_sign(symbol: Symbol) -> char {
    match symbol {
        Symbol::Volcano => 'V',
        Symbol::Dragon => '&',
        Symbol::Portal => 'O',
        Symbol::Magic => 'z',
        Symbol::Hill => 'H',
        Symbol::Vineyard => 'v',
        Symbol::Bazaar => '$',
    }
}

/// Returns the sign of goods in a city.
pub const fn goods_sign(goods: Goods) -> char {
    match goods {
        Goods::Wine => 'w',
        Goods::Grain => 'g',
        Goods::Cloth => 'x',
    }
}

/// Returns the sign of a tower with so many floors.
pub const fn floors_sign(n_floors: u8) -> char {
    match n_floors {
        0 => 'T',
        1..=9 => (b'0' + n_floors) as char,
        _ => '%',
    }
}

/// The sign of a bridge.
pub(super) const BRIDGE_SIGN: char = '=';

/// The sign of a castle.
pub(super) const CASTLE_SIGN: char = '@';

/// Returns the sign of tokens that are built with: it stands on the board, and beside a number for those left.
pub const fn token_sign(token: Token) -> Option<char> {
    match token {
        Token::Floor => Some(floors_sign(0)),
        Token::Bridge => Some(BRIDGE_SIGN),
        Token::Castle => Some(CASTLE_SIGN),
        _ => None,
    }
}

/// Returns the letters that stand for a quarter of the city of Carcassonne.
pub const fn quarter_letters(quarter: Quarter) -> &'static str {
    match quarter {
        Quarter::Castle => "ca",
        Quarter::Market => "ma",
        Quarter::Blacksmith => "bl",
        Quarter::Cathedral => "ct",
    }
}

/// Explains every sign that a board of this game can show, a sign and its meaning at a time.
///
/// What does nothing in this game is not drawn, so it is not explained either.
pub fn key(words: &Words, rules: &Rules) -> Vec<(String, String)> {
    let mut key: Vec<(String, String)> = Vec::new();
    let mut add = |sign: &str, meaning: String| key.push((sign.to_owned(), meaning));
    let all: Vec<_> = rules
        .kinds()
        .flat_map(|kind| rules.active_segments(kind))
        .collect();
    let has = |kind: SegmentKind| all.iter().any(|segment| segment.kind == kind);
    let feature = |kind: SegmentKind| words.name_of("feature", kind.name());
    let sign = |name: &str| words.name_of("sign", name);
    add("#", feature(SegmentKind::City));
    add("P", sign("pennant"));
    add("- | +", feature(SegmentKind::Road));
    add("*", sign("crossing"));
    add(".", feature(SegmentKind::Field));
    if has(SegmentKind::River) {
        add("~", feature(SegmentKind::River));
    }
    let has_abbeys = rules.tokens().any(|token| token == Token::Abbey);
    add(
        "M",
        match has_abbeys {
            true => words.of(key!("terminal-sign-monastery-or-abbey")),
            false => feature(SegmentKind::Monastery),
        },
    );
    if has(SegmentKind::Garden) && rules.is_playable(SegmentKind::Garden) {
        add("G", feature(SegmentKind::Garden));
    }
    if has(SegmentKind::Tower) && rules.is_playable(SegmentKind::Tower) {
        add("T", sign("foundation"));
        add(&words.of(key!("terminal-sign-one-to-nine")), sign("floors"));
        add(&floors_sign(u8::MAX).to_string(), sign("floors-more"));
    }
    let has_token = |token: Token| rules.tokens().any(|other| other == token);
    if has_token(Token::Bridge) {
        add(
            &BRIDGE_SIGN.to_string(),
            words.of(key!("terminal-sign-bridge")),
        );
    }
    if has_token(Token::Castle) {
        add(&CASTLE_SIGN.to_string(), feature(SegmentKind::Castle));
    }
    for &mark in Mark::ALL {
        let is_there = all.iter().any(|segment| segment.marks.contains(mark));
        if let Some(shown) = mark_sign(mark).filter(|_| is_there) {
            add(&shown.to_string(), sign(mark.name()));
        }
    }
    for goods in Goods::ALL {
        if all.iter().any(|segment| segment.goods == Some(goods)) {
            add(&goods_sign(goods).to_string(), sign(goods.name()));
        }
    }
    for &symbol in Symbol::ALL {
        let mut kinds = rules.kinds();
        if kinds.any(|kind| rules.active_symbols(kind).contains(symbol)) {
            add(&symbol_sign(symbol).to_string(), sign(symbol.name()));
        }
    }
    if has(SegmentKind::Quarter) {
        let (city, inside) = (sign("carcassonne"), key!("terminal-sign-quarters"));
        add("^", format!("{city}, {}", words.of(inside)));
        for quarter in Quarter::ALL {
            let name = words.name_of("quarter", quarter.name());
            add(quarter_letters(quarter), name);
        }
        add("CA0", words.of(key!("terminal-sign-count")));
    }
    for kind in FigureKind::ALL {
        if rules.supply()[kind.ix()] > 0 {
            let name = match kind {
                FigureKind::Follower => words.of(key!("terminal-sign-follower")),
                FigureKind::Barn => words.of(key!("terminal-sign-barn")),
                other => words.name_of("figure", other.name()),
            };
            add(&format!("A{}", figure_letter(kind)), name);
        }
    }
    for neutral in Neutral::ALL {
        if rules.has_neutral(neutral) {
            let name = words.name_of("neutral", neutral.name());
            add(&neutral_letter(neutral).to_string(), name);
        }
    }
    key
}

/// Writes the key in lines of at most so many characters.
pub fn key_lines(words: &Words, rules: &Rules, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for (sign, meaning) in key(words, rules) {
        let item = format!("{sign} {meaning}");
        let line = lines.last_mut().expect("there is a first line");
        if line.is_empty() {
            *line = item;
        } else if line.chars().count() + 2 + item.chars().count() <= width {
            *line += &format!("  {item}");
        } else {
            lines.push(item);
        }
    }
    lines
}

/// Returns the letter that stands for a neutral figure.
pub const fn neutral_letter(neutral: Neutral) -> char {
    match neutral {
        Neutral::Dragon => 'D',
        Neutral::Fairy => 'F',
        Neutral::Count => 'C',
        Neutral::Mage => 'Z',
        Neutral::Witch => 'W',
    }
}

/// Returns the letter that stands for a seat, from `A`.
pub fn seat_letter(seat: Seat) -> char {
    char::from(b'A'.saturating_add(seat.0.min(25)))
}

/// Returns the letter that stands for a kind of meeple.
pub const fn figure_letter(figure: FigureKind) -> char {
    match figure {
        FigureKind::Follower => 'm',
        FigureKind::Large => 'l',
        FigureKind::Abbot => 'a',
        FigureKind::Builder => 'b',
        FigureKind::Pig => 'p',
        FigureKind::Mayor => 'y',
        FigureKind::Wagon => 'w',
        FigureKind::Barn => 'n',
        FigureKind::Shepherd => 's',
    }
}
