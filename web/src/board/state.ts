// What a board shows: the record that everything else here changes or draws.
import type { Motion } from "$art/motion";

export type Cell = readonly [x: number, y: number];

export interface Tile {
  id: string;
  cell: Cell;
  rotation: number;
  /** Which of the drawings of equal tiles it shows. */
  copy: number;
}

/** A place on the board: a segment of a tile, or the tile as a whole. */
export interface Place {
  cell: Cell;
  /** The index of the segment; none for the tile as a whole. */
  segment: number | undefined;
  /** What the segment is, such as `road`; empty for the tile as a whole; `corner` for its north-western corner. */
  kind: string;
  /** Where exactly, for what lies over several tiles: thousandths of a tile from the corner of the cell. */
  off?: readonly [x: number, y: number];
  /** Whether somebody stands there upright where others lie. */
  isUpright?: boolean;
  /** The name of the figure that it is beside, if it is beside one that stands there. */
  beside?: string;
}

/** A cell as a whole, whether or not a tile lies there. */
export const cellPlace = (cell: Cell): Place => ({ cell, segment: undefined, kind: "tile" });

/** Tells places apart. */
export const placeKey = ({ cell, segment, kind, off, beside }: Place): string =>
  `${cell[0]},${cell[1]} ${segment ?? kind}${off ? ` ${off.join()}` : ""}${beside === undefined ? "" : " beside"}`;

/** Something that stands on the board. */
export interface Piece {
  /** A figure of a seat, or the name of another drawing. */
  name: string;
  seat: number | undefined;
  at: Place;
  /** Whether it spans its tile from side to side, and which way: then it turns with the view. */
  spans?: "ns" | "ew";
  /** Whether as many as there are lie on each other, and others stand on top. */
  isStack?: boolean;
  /** How many there are, if that is shown. */
  count?: number;
}

export interface Position {
  tiles: readonly Tile[];
  pieces: readonly Piece[];
}

/** Something that can be chosen on the board. */
export interface Target {
  key: string;
  at: Place;
  /** An empty place for a tile, a figure that would stand there, one that stands there, a feature, or a tile. */
  look: "cell" | "figure" | "standing" | "place" | "tile";
  /** The drawing of a figure, if the look is `figure`. */
  figure?: { name: string; seat: number | undefined };
  /** Figures that choosing it would take from the board. */
  victims?: readonly { name: string; seat: number }[];
  /** In words, for those who do not see it. */
  label: string;
  /** Whether it is the one that was chosen. */
  isChosen: boolean;
}

/** A tile that is not placed yet. */
export interface Ghost {
  id: string;
  cell: Cell;
  rotation: number;
  /** Whether it is only tried, because somebody points there. */
  isTried?: boolean;
  /** How many rotations can be chosen there, and which of them it is. */
  n: number;
  ix: number;
}

/** What is pointed out. */
export interface Marks {
  /** Tiles of the last moves, with the seat that placed them. */
  recent: readonly { cell: Cell; seat: number }[];
  /** Segments that are lit up. */
  lit: readonly Place[];
  /** Ground with the seats that own it. */
  owned: readonly { at: Place; seats: readonly number[] }[];
  /** What is written on the board, with the seats that it is about. */
  labels: readonly { at: Place; text: string; seats: readonly number[] }[];
  /** Empty cells that are of no use to anybody. */
  dead: readonly Cell[];
  /** Cells of a walk, in order. */
  path: readonly Cell[];
}

/** What moves: a tile, something that stands, ground that shines, words, or a sign that only motions show. */
export type Actor =
  | { kind: "tile"; tile: Tile }
  | { kind: "piece"; piece: Piece }
  | { kind: "ground"; places: readonly Place[] }
  | { kind: "words"; text: string; seat: number }
  | { kind: "sign"; name: string };

/** Something that moves on the board for a while. When it is over, the position shows where it ended. */
export interface Moving {
  motion: Motion;
  actor: Actor;
  from: Place;
  to: Place;
  /** Where in the window it goes to, for what leaves the board. */
  home?: () => readonly [x: number, y: number] | undefined;
  /** When it begins, in milliseconds on the clock of frames. */
  startMs: number;
}

/** Which part of the table is seen: the point in the middle, in tiles, pixels per tile, quarter turns clockwise. */
export interface View {
  x: number;
  y: number;
  scale: number;
  turn: number;
}

export interface BoardState {
  position: Position;
  targets: readonly Target[];
  ghost: Ghost | undefined;
  marks: Marks;
  moving: readonly Moving[];
  /** The time on the clock of frames, for what moves. */
  nowMs: number;
  view: View;
  /** The size of the window in pixels. */
  width: number;
  height: number;
}

export const EMPTY: BoardState = {
  position: { tiles: [], pieces: [] },
  targets: [],
  ghost: undefined,
  marks: { recent: [], lit: [], owned: [], labels: [], dead: [], path: [] },
  moving: [],
  nowMs: 0,
  view: { x: 0.5, y: 0.5, scale: 96, turn: 0 },
  width: 0,
  height: 0,
};

export const isSameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];
