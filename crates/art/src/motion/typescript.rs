//! Motions for browsers: the same table as typed data.

use std::fmt::Write;

use super::{EVENTS, Ease, Motion};

/// Returns the file for browsers: types, easing, and the table of all motions.
pub fn typescript() -> String {
    let mut text =
        "// Generated from crates/art/src/motion by `cargo xtask bless art`; do not edit.\n\n"
            .to_owned();
    let names = |names: &[&str]| {
        let quoted: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
        quoted.join(" | ")
    };
    let eases = names(&Ease::ALL.map(Ease::name));
    let motions = names(&Motion::ALL.map(Motion::name));
    let _ = write!(
        text,
        "/** How fast something goes on between two keys. */\nexport type Ease = {eases};\n\n\
         /** The ways in which something moves. */\nexport type Motion = {motions};\n\n\
         /** A state on the way: when in percent, how far from start to end (0 to 1), how far above the ground in\n\
         \x20 * thousandths of a tile, how large, how much of it shows (0 to 1), and how it goes on to the next key. */\n\
         export interface Key {{\n  at: number;\n  along: number;\n  up: number;\n  scale: number;\n  opacity: number;\n  ease: Ease;\n}}\n\n\
         /** How a motion goes: how long, in which act, by which keys. Acts follow one another, and each is as long as its\n\
         \x20 * longest motion. With `prefers-reduced-motion` nothing of it is played. */\n\
         export interface Timing {{\n  millis: number;\n  act: number;\n  keys: readonly Key[];\n}}\n\n\
         /** Curves as `cubic-bezier` takes them. */\nexport const EASES: Readonly<Record<Ease, readonly [number, number, number, number]>> = {{\n"
    );
    for ease in Ease::ALL {
        let [a, b, c, d] = ease.handles();
        let _ = writeln!(text, "  \"{}\": [{a}, {b}, {c}, {d}],", ease.name());
    }
    text.push_str(
        "};\n\n/** All motions. */\nexport const MOTIONS: Readonly<Record<Motion, Timing>> = {\n",
    );
    for motion in Motion::ALL {
        let timing = motion.timing();
        let _ = writeln!(
            text,
            "  \"{}\": {{\n    millis: {},\n    act: {},\n    keys: [",
            motion.name(),
            timing.millis,
            timing.act
        );
        for key in timing.keys {
            let _ = writeln!(
                text,
                "      {{ at: {}, along: {}, up: {}, scale: {}, opacity: {}, ease: \"{}\" }},",
                key.at,
                key.along,
                key.up,
                key.scale,
                key.opacity,
                key.ease.name()
            );
        }
        text.push_str("    ],\n  },\n");
    }
    text.push_str("};\n\n");
    text.push_str(
        "/** What an event brings, the first row that fits it: `which` is what removed a figure, which neutral figure moved or\n\
         \x20 * what kind of feature was scored. A portal opens only where a figure is placed through one, a neutral figure that\n\
         \x20 * was not on the board comes, and a feature shines only where it is complete. */\n\
         export const EVENT_MOTIONS: readonly { kind: string; which?: string; motions: readonly Motion[] }[] = [\n",
    );
    for row in EVENTS {
        let which = row.which.map(|which| format!(" which: \"{which}\","));
        let motions: Vec<String> = row
            .motions
            .iter()
            .map(|motion| format!("\"{}\"", motion.name()))
            .collect();
        let _ = writeln!(
            text,
            "  {{ kind: \"{}\",{} motions: [{}] }},",
            row.kind,
            which.unwrap_or_default(),
            motions.join(", ")
        );
    }
    text.push_str("];\n");
    text
}
