//! Types of the packs for browsers.

/// Returns the file for browsers: what [`super::tiles`] and [`super::pieces()`] hold.
pub fn typescript() -> &'static str {
    TYPES
}

const TYPES: &str = r#"// Generated from crates/art/src/pack by `cargo xtask bless art`; do not edit.

/** How large tiles are seen: below 48 device pixels, up to 110, above. */
export type Size = "small" | "middle" | "large";

/** Where the feet of a figure are, in thousandths of a tile from its north-western corner, how large it is there, and whether
 * who stands beside it does so in the west: 1 beside a narrow figure, 2 beside a wide one, both added; on fields how much
 * farther south whoever stands upright does so. */
export type Spot = readonly [x: number, y: number, scale: number, isWest: number, down?: number];

/** A segment: what it is, its outline in rotation 0 as data of a path, and its spot in each rotation. */
export interface Segment {
  kind: string;
  outline: string;
  spots: readonly [Spot, Spot, Spot, Spot];
}

/** What lies flat on the grass of a tile, and what stands, as elements that use stencils and `var(--…)` for colors. */
export type Drawing = readonly [ground: string, upright: string];

/** A tile kind: its segments in the order of the notation; whether walls end at its corners in rotation 0, clockwise
 * from the north-west; on which side of the middle a bridge over it passes what stands there, in each rotation (from west
 * to east 1 in the south, 2 in the north; from north to south 4 in the east, 8 in the west; both added); its drawings by
 * copy and rotation; and what is painted above bridges over it, in each rotation. */
export interface Tile {
  segments: readonly Segment[];
  towers: readonly [0 | 1, 0 | 1, 0 | 1, 0 | 1];
  bows: readonly [number, number, number, number];
  drawings: readonly (readonly [Drawing, Drawing, Drawing, Drawing])[];
  over: readonly (readonly [across: string, along: string])[];
}

/** The tiles of a box. `overhang` is how far what stands reaches over its tile; stencils are the insides of groups. */
export interface TilePack {
  size: Size;
  overhang: number;
  tiles: Readonly<Record<string, Tile>>;
  stencils: Readonly<Record<string, string>>;
}

/** A drawing that stands on 0, 0, and the box that it takes: left, top, width, height. */
export interface Stencil {
  body: string;
  box: readonly [number, number, number, number];
}

/** A figure of a seat, with the place and size of the seat's mark. */
export interface Figure extends Stencil {
  mark: readonly [x: number, y: number, scale: number];
}

/** The colors of a seat, the stencil of its mark, and its hatch as lines in a square of 40 units. */
export interface Seat {
  name: string;
  seat: string;
  "seat-dark": string;
  "seat-mark": string;
  mark: string;
  hatch: string;
}

/** Everything that boards show besides tiles. */
export interface PiecePack {
  themes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  seats: readonly Seat[];
  figures: Readonly<Record<string, Figure>>;
  stencils: Readonly<Record<string, Stencil>>;
}
"#;
