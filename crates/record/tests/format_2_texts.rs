//! Broken statements of format 2 are refused with line, column and reason.

use carcas_record::Record;

const GAME: &str = "carcas-record 2
rules-version 2
rules zman-c2
seats red blue
player red Anna
bot blue greedy
clock 600 increment 5
aids all
seed-hash 4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0
nonce red 000102030405060708090a0b0c0d0e0f
draw monastery
red tile monastery 0,1 r0
left red 599.5
takeover red greedy
red pass
result won blue, resigned red
seed 0707070707070707070707070707070707070707070707070707070707070707
";

#[test]
fn broken_statements_are_refused_with_line_column_and_reason() {
    assert_eq!(Record::parse(GAME).unwrap().to_text(), GAME);
    let cases = [
        (
            "record 2",
            "record 1",
            "line 5, column 1: `player` is a word of format 2; begin with `carcas-record 2`",
        ),
        (
            "record 2",
            "record 0",
            "line 1, column 15: there is no format 0; expected `carcas-record 1` or `carcas-",
        ),
        (
            "player red Anna",
            "player",
            "line 5, column 7: the text ends where the name of a seat was expected",
        ),
        (
            "player red Anna",
            "player green Anna",
            "line 5, column 8: `green` is no seat; expected red, blue",
        ),
        (
            "player red Anna",
            "player red  ",
            "line 5, column 13: the text ends where a name was expected",
        ),
        (
            "player red Anna",
            "player red Än\\na",
            "line 5, column 14: `\\` stands alone; expected `\\\\` or a code such",
        ),
        (
            "player red Anna",
            "player red Än\tna",
            "line 5, column 14: '\\t' is a control character; a name has none",
        ),
        (
            "player red Anna",
            "player red Anna\nplayer red B",
            "line 6, column 1: `player …` was said before; say it once",
        ),
        (
            "bot blue greedy",
            "bot blue",
            "line 6, column 9: the text ends where a level such as `greedy` was expected",
        ),
        (
            "bot blue greedy",
            "bot blue Greedy",
            "line 6, column 10: `Greedy` is no level of a bot; expected 1 to 32",
        ),
        (
            "bot blue greedy",
            "bot blue greedy 2",
            "line 6, column 17: `2` is one word too many",
        ),
        (
            "clock 600",
            "clock 0",
            "line 7, column 7: `0` is no number here; expected `none`, `days` or seconds such as",
        ),
        (
            "increment 5",
            "bonus 5",
            "line 7, column 11: found `bonus`; expected `increment` or `delay`",
        ),
        (
            "increment 5",
            "increment 05",
            "line 7, column 21: `05` is no number here; expected seconds such as `600`",
        ),
        (
            "600 increment 5",
            "days 0",
            "line 7, column 12: `0` is no number here; expected days such as `3`",
        ),
        (
            "600 increment 5",
            "none 5",
            "line 7, column 12: `5` is one word too many",
        ),
        (
            "aids all",
            "aids some",
            "line 8, column 6: `some` are no aids; expected `all`, `tabletop` or `none`",
        ),
        (
            "nonce red 00",
            "nonce red 0g",
            "line 10, column 12: 'g' is no digit; expected 0-9 or a-f, in lower case",
        ),
        (
            "nonce red 00",
            "nonce red ",
            "line 10, column 11: 30 characters; expected 32 digits 0-9 a-f",
        ),
        (
            "draw monastery",
            "draw monastery\naids all",
            "line 12, column 1: `aids` may stand only between `seats …` and",
        ),
        (
            "left red 599.5",
            "left blue 599.5",
            "line 13, column 1: the time left stands once, right after a move of its",
        ),
        (
            "left red 599.5",
            "left red 599.5\nleft red 1",
            "line 14, column 1: the time left stands once",
        ),
        (
            "left red 599.5",
            "left red 599.50",
            "line 13, column 10: `599.50` is no time; expected seconds such as `90`",
        ),
        (
            "takeover red",
            "takeover",
            "line 14, column 10: `greedy` is no seat; expected red, blue",
        ),
        (
            "won blue",
            "lost red",
            "line 16, column 8: found `lost`; expected `won NAME …, REASON` or `won nobody, REASON`",
        ),
        (
            "won blue, ",
            "won blue ",
            "line 16, column 17: `resigned` is no seat; expected red, blue",
        ),
        (
            "won blue",
            "won green",
            "line 16, column 12: `green` is no seat; expected red, blue",
        ),
        (
            "won blue, resigned red",
            "won,",
            "line 16, column 8: found `won,`; expected",
        ),
        (
            "won blue",
            "won blue blue",
            "line 16, column 17: `blue` is named before; name it once",
        ),
        (
            "won blue",
            "won blue nobody",
            "line 16, column 17: `nobody` is no seat",
        ),
        (
            "resigned red",
            "left",
            "line 16, column 18: found `left`; expected `finished`, `resigned NAME`, `time NAME`",
        ),
        (
            "resigned red",
            "resigned",
            "line 16, column 26: the text ends where the name of a seat was expected",
        ),
        (
            "resigned red",
            "resigned blue",
            "line 16, column 1: who resigned, ran out of time or was absent does not win",
        ),
        (
            "resigned red",
            "finished",
            "line 16, column 1: the game is not over; expected `resigned NAME`, `time NAME`",
        ),
        (
            "resigned red",
            "aborted",
            "line 16, column 1: nobody wins a game that was aborted or closed",
        ),
        (
            "resigned red",
            "resigned red\ndraw lake",
            "line 17, column 1: found `draw`, but the game has a result",
        ),
        (
            "resigned red",
            "resigned red\ntakeover red x",
            "line 17, column 1: the game has ended",
        ),
        (
            "result won blue, resigned red\n",
            "",
            "line 16, column 1: the seed is revealed only when the game has ended",
        ),
        (
            "seed 07",
            "seed 08",
            "line 17, column 1: this is not the seed of `seed-hash`",
        ),
        (
            "seed 07",
            "seed 07\nseed 07",
            "line 17, column 6: 2 characters; expected 64 digits",
        ),
        (
            "0707\n",
            "0707\nend red 0, blue 0\n",
            "line 18, column 1: nothing may follow the line `seed …`",
        ),
    ];
    for (old, new, message) in cases {
        let broken = GAME.replacen(old, new, 1);
        assert_ne!(broken, GAME, "{old}");
        let error = Record::parse(&broken).unwrap_err().to_string();
        assert!(
            error.starts_with(message),
            "for `{new}`:\n  {error}\nexpected\n  {message}"
        );
    }
    let no_hash: String = GAME
        .lines()
        .filter(|line| !line.starts_with("seed-hash"))
        .map(|line| format!("{line}\n"))
        .collect();
    let error = Record::parse(&no_hash).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 16, column 1: there is no `seed-hash` that the seed could be compared with"
    );
}
