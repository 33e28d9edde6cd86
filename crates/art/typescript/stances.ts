// Generated from crates/art/src/pack by `cargo xtask bless art`; do not edit.
// Where figures stand together, in thousandths of a tile.

export type Way = readonly [x: number, y: number];

/** How far below a place the feet of somebody are whose middle covers it. */
export const BELOW: number = 125;

/** The way from one to the next of several on one spot. */
export const APART: Way = [110, 26];

/** Where a number is that tells how many are drawn as one, from their foot. */
export const OVERHEAD: Way = [20, -300];

/** The way from somebody's foot to that of the neutral figure beside them, in the east and in the west; it grows as
 * figures do. */
export const BESIDE: readonly [east: Way, west: Way] = [[190, 12], [-215, 12]];

/** The same for figures that are wide. */
export const BESIDE_WIDE: readonly [east: Way, west: Way] = [[240, 12], [-265, 12]];

/** The drawings of figures that are wide. */
export const WIDE: readonly string[] = ["farmer", "large-farmer", "pig", "wagon"];

/** How large somebody beside another is. */
export const BESIDE_SCALE: number = 0.72;

/** Figures that stand upright on fields, where others lie. */
export const UPRIGHT: readonly string[] = ["shepherd"];

/** The two places to stand on a bridge, from the middle of its tile, by its drawing. */
export const ON_BRIDGES: Readonly<Record<string, readonly [Way, Way]>> = {
  "bridge-across": [[-270, -10], [270, -10]],
  "bridge-across-south": [[-190, 205], [190, 205]],
  "bridge-across-north": [[-190, -225], [190, -225]],
  "bridge-along": [[0, -150], [0, 390]],
  "bridge-along-east": [[215, -120], [215, 240]],
  "bridge-along-west": [[-215, -120], [-215, 240]],
};

/** The road from either end of a bridge to the side of its tile: where it begins, from the middle of the tile, and how wide
 * its edge and the road are. */
export const BRIDGE_END: { from: number; edge: number; road: number } = { from: 440, edge: 114, road: 96 };

/** Castle and lord stand beside each other: the ways from the middle of a city that is wide, and of one that is high, to
 * their feet; and how large the castle is at any size. */
export const CASTLE: { wide: readonly [castle: Way, lord: Way]; high: readonly [castle: Way, lord: Way]; scale: number } = {
  wide: [[-175, 130], [148.75, 95]],
  high: [[0, -45], [0, 243.75]],
  scale: 0.74,
};

/** Floors of a tower are stacked: where the lowest one and their number are, from the spot of the tower; how high and how
 * large each is; how many are drawn at most; how far below their height whoever is on top stands. */
export const STACK: { base: Way; number: Way; floor: number; scale: number; most: number; platform: number } = {
  base: [0, 40],
  number: [112, 76],
  floor: 76.80000000000001,
  scale: 0.8,
  most: 3,
  platform: 40,
};

/** Those in a quarter stand in a row: where the first stands, from its middle, and who belongs to nobody; how far apart
 * they are, which grows as figures do; how long the row is at most; more than how many are smaller, and how large. */
export const ROW: { first: Way; nobody: Way; gap: number; length: number; many: number; smaller: number } = {
  first: [-590, 200],
  nobody: [600, 90],
  gap: 168,
  length: 1160,
  many: 4,
  smaller: 0.85,
};

/** The middles of the quarters, from the corner of the tile that is named for all of them. */
export const QUARTERS: Readonly<Record<string, Way>> = {
  castle: [-750, 40],
  market: [750, 40],
  blacksmith: [750, 1020],
  cathedral: [-750, 1020],
};
