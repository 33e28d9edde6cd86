// Generated from crates/art/src/motion by `cargo xtask bless art`; do not edit.

/** How fast something goes on between two keys. */
export type Ease = "even" | "in" | "out" | "in-out";

/** The ways in which something moves. */
export type Motion = "tile-drops" | "figure-comes" | "figure-walks" | "portal-opens" | "dragon-walks" | "claw-prints" | "fairy-flies" | "wall-shines" | "road-shines" | "place-shines" | "points-rise" | "fire-breathes" | "figure-is-eaten" | "figure-goes-home";

/** A state on the way: when in percent, how far from start to end (0 to 1), how far above the ground in
  * thousandths of a tile, how large, how much of it shows (0 to 1), and how it goes on to the next key. */
export interface Key {
  at: number;
  along: number;
  up: number;
  scale: number;
  opacity: number;
  ease: Ease;
}

/** How a motion goes: how long, in which act, by which keys. Acts follow one another, and each is as long as its
  * longest motion. With `prefers-reduced-motion` nothing of it is played. */
export interface Timing {
  millis: number;
  act: number;
  keys: readonly Key[];
}

/** Curves as `cubic-bezier` takes them. */
export const EASES: Readonly<Record<Ease, readonly [number, number, number, number]>> = {
  "even": [0, 0, 1, 1],
  "in": [0.5, 0, 0.9, 0.5],
  "out": [0.1, 0.5, 0.5, 1],
  "in-out": [0.45, 0, 0.55, 1],
};

/** All motions. */
export const MOTIONS: Readonly<Record<Motion, Timing>> = {
  "tile-drops": {
    millis: 380,
    act: 0,
    keys: [
      { at: 0, along: 1, up: 320, scale: 1.12, opacity: 0, ease: "in" },
      { at: 30, along: 1, up: 220, scale: 1.08, opacity: 1, ease: "in" },
      { at: 65, along: 1, up: 0, scale: 1, opacity: 1, ease: "out" },
      { at: 80, along: 1, up: 26, scale: 1.01, opacity: 1, ease: "in" },
      { at: 100, along: 1, up: 0, scale: 1, opacity: 1, ease: "even" },
    ],
  },
  "figure-comes": {
    millis: 360,
    act: 0,
    keys: [
      { at: 0, along: 1, up: 380, scale: 1.1, opacity: 0, ease: "in" },
      { at: 25, along: 1, up: 300, scale: 1.1, opacity: 1, ease: "in" },
      { at: 70, along: 1, up: 0, scale: 1, opacity: 1, ease: "out" },
      { at: 85, along: 1, up: 36, scale: 1, opacity: 1, ease: "in" },
      { at: 100, along: 1, up: 0, scale: 1, opacity: 1, ease: "even" },
    ],
  },
  "figure-walks": {
    millis: 600,
    act: 0,
    keys: [
      { at: 0, along: 0, up: 0, scale: 1, opacity: 1, ease: "out" },
      { at: 17, along: 0.17, up: 110, scale: 1, opacity: 1, ease: "in" },
      { at: 33, along: 0.33, up: 0, scale: 1, opacity: 1, ease: "out" },
      { at: 50, along: 0.5, up: 110, scale: 1, opacity: 1, ease: "in" },
      { at: 67, along: 0.67, up: 0, scale: 1, opacity: 1, ease: "out" },
      { at: 83, along: 0.83, up: 110, scale: 1, opacity: 1, ease: "in" },
      { at: 100, along: 1, up: 0, scale: 1, opacity: 1, ease: "even" },
    ],
  },
  "portal-opens": {
    millis: 700,
    act: 0,
    keys: [
      { at: 0, along: 0, up: 0, scale: 0.2, opacity: 0, ease: "out" },
      { at: 30, along: 0, up: 0, scale: 1.1, opacity: 1, ease: "in-out" },
      { at: 70, along: 0, up: 0, scale: 1, opacity: 1, ease: "in" },
      { at: 100, along: 0, up: 0, scale: 0.5, opacity: 0, ease: "even" },
    ],
  },
  "dragon-walks": {
    millis: 520,
    act: 0,
    keys: [
      { at: 0, along: 0, up: 0, scale: 1, opacity: 1, ease: "in" },
      { at: 15, along: 0.02, up: 0, scale: 0.96, opacity: 1, ease: "out" },
      { at: 55, along: 0.6, up: 150, scale: 1.06, opacity: 1, ease: "in" },
      { at: 85, along: 1, up: 0, scale: 1, opacity: 1, ease: "out" },
      { at: 92, along: 1, up: 0, scale: 0.96, opacity: 1, ease: "in-out" },
      { at: 100, along: 1, up: 0, scale: 1, opacity: 1, ease: "even" },
    ],
  },
  "claw-prints": {
    millis: 900,
    act: 0,
    keys: [
      { at: 0, along: 0, up: 0, scale: 1, opacity: 0, ease: "even" },
      { at: 15, along: 0, up: 0, scale: 1, opacity: 0.9, ease: "even" },
      { at: 60, along: 0, up: 0, scale: 1, opacity: 0.8, ease: "in" },
      { at: 100, along: 0, up: 0, scale: 1, opacity: 0, ease: "even" },
    ],
  },
  "fairy-flies": {
    millis: 640,
    act: 0,
    keys: [
      { at: 0, along: 0, up: 0, scale: 1, opacity: 1, ease: "in-out" },
      { at: 50, along: 0.5, up: 420, scale: 1.12, opacity: 1, ease: "in-out" },
      { at: 100, along: 1, up: 0, scale: 1, opacity: 1, ease: "even" },
    ],
  },
  "wall-shines": {
    millis: 900,
    act: 1,
    keys: [
      { at: 0, along: 0, up: 0, scale: 1, opacity: 0, ease: "out" },
      { at: 20, along: 0, up: 0, scale: 1, opacity: 1, ease: "in-out" },
      { at: 45, along: 0, up: 0, scale: 1, opacity: 0.35, ease: "in-out" },
      { at: 65, along: 0, up: 0, scale: 1, opacity: 0.9, ease: "in" },
      { at: 100, along: 0, up: 0, scale: 1, opacity: 0, ease: "even" },
    ],
  },
  "road-shines": {
    millis: 700,
    act: 1,
    keys: [
      { at: 0, along: 0, up: 0, scale: 1, opacity: 0, ease: "out" },
      { at: 20, along: 0, up: 0, scale: 1, opacity: 1, ease: "in-out" },
      { at: 45, along: 0, up: 0, scale: 1, opacity: 0.35, ease: "in-out" },
      { at: 65, along: 0, up: 0, scale: 1, opacity: 0.9, ease: "in" },
      { at: 100, along: 0, up: 0, scale: 1, opacity: 0, ease: "even" },
    ],
  },
  "place-shines": {
    millis: 700,
    act: 1,
    keys: [
      { at: 0, along: 0, up: 0, scale: 1, opacity: 0, ease: "out" },
      { at: 20, along: 0, up: 0, scale: 1, opacity: 1, ease: "in-out" },
      { at: 45, along: 0, up: 0, scale: 1, opacity: 0.35, ease: "in-out" },
      { at: 65, along: 0, up: 0, scale: 1, opacity: 0.9, ease: "in" },
      { at: 100, along: 0, up: 0, scale: 1, opacity: 0, ease: "even" },
    ],
  },
  "points-rise": {
    millis: 1100,
    act: 1,
    keys: [
      { at: 0, along: 0, up: 60, scale: 0.6, opacity: 0, ease: "out" },
      { at: 20, along: 0, up: 240, scale: 1.15, opacity: 1, ease: "in-out" },
      { at: 75, along: 0, up: 420, scale: 1, opacity: 1, ease: "in" },
      { at: 100, along: 0, up: 520, scale: 1, opacity: 0, ease: "even" },
    ],
  },
  "fire-breathes": {
    millis: 620,
    act: 1,
    keys: [
      { at: 0, along: 0, up: 0, scale: 0.3, opacity: 0, ease: "out" },
      { at: 25, along: 0.3, up: 20, scale: 1.1, opacity: 1, ease: "in-out" },
      { at: 55, along: 0.6, up: 40, scale: 0.95, opacity: 1, ease: "in-out" },
      { at: 75, along: 0.8, up: 60, scale: 1.1, opacity: 0.8, ease: "in" },
      { at: 100, along: 1, up: 120, scale: 0.7, opacity: 0, ease: "even" },
    ],
  },
  "figure-is-eaten": {
    millis: 620,
    act: 1,
    keys: [
      { at: 0, along: 0, up: 0, scale: 1, opacity: 1, ease: "even" },
      { at: 20, along: 0, up: 40, scale: 1.06, opacity: 1, ease: "even" },
      { at: 40, along: 0, up: 0, scale: 1, opacity: 1, ease: "in" },
      { at: 90, along: 0.9, up: 160, scale: 0.35, opacity: 0.9, ease: "in" },
      { at: 100, along: 1, up: 160, scale: 0.2, opacity: 0, ease: "even" },
    ],
  },
  "figure-goes-home": {
    millis: 560,
    act: 2,
    keys: [
      { at: 0, along: 0, up: 0, scale: 1, opacity: 1, ease: "out" },
      { at: 20, along: 0, up: 90, scale: 1, opacity: 1, ease: "in" },
      { at: 40, along: 0, up: 0, scale: 1, opacity: 1, ease: "in" },
      { at: 85, along: 0.8, up: 200, scale: 0.85, opacity: 0.9, ease: "even" },
      { at: 100, along: 1, up: 200, scale: 0.7, opacity: 0, ease: "even" },
    ],
  },
};

/** What an event brings, the first row that fits it: `which` is what removed a figure, which neutral figure moved or
  * what kind of feature was scored. A portal opens only where a figure is placed through one, a neutral figure that
  * was not on the board comes, and a feature shines only where it is complete. */
export const EVENT_MOTIONS: readonly { kind: string; which?: string; motions: readonly Motion[] }[] = [
  { kind: "tile-placed", motions: ["tile-drops"] },
  { kind: "figure-placed", motions: ["portal-opens", "figure-comes"] },
  { kind: "figure-moved", motions: ["figure-walks"] },
  { kind: "figure-returned", which: "dragon", motions: ["fire-breathes", "figure-is-eaten"] },
  { kind: "figure-returned", motions: ["figure-goes-home"] },
  { kind: "figure-captured", motions: ["figure-goes-home"] },
  { kind: "neutral-moved", which: "dragon", motions: ["claw-prints", "dragon-walks", "figure-comes"] },
  { kind: "neutral-moved", which: "fairy", motions: ["fairy-flies", "figure-comes"] },
  { kind: "neutral-moved", motions: ["figure-walks", "figure-comes"] },
  { kind: "scored", which: "city", motions: ["points-rise", "wall-shines"] },
  { kind: "scored", which: "castle", motions: ["points-rise", "wall-shines"] },
  { kind: "scored", which: "road", motions: ["points-rise", "road-shines"] },
  { kind: "scored", motions: ["points-rise", "place-shines"] },
];
