// Pure changes of what a board shows.
import { isSameCell, type BoardState, type Cell, type Position, type Tile, type View } from "./state";

/** The least and the most pixels per tile. */
export const SCALES = [14, 260] as const;

/** The sizes that boards are painted in, in device pixels per tile: a growing board needs another one only now and then. */
const SIZES = Array.from({ length: 40 }, (_, n) => Math.round(24 * 1.1 ** n));

/** The size that serves for so many device pixels per tile. */
export const sizeFor = (px: number): number => SIZES.find((size) => size >= px - 0.01) ?? SIZES[SIZES.length - 1]!;

/** A view that is chosen for somebody has one of the sizes, the next smaller one, so that it is shown pixel by pixel. */
export function snapped(view: View, ratio: number): View {
  const size = SIZES.findLast((size) => size <= view.scale * ratio + 0.01);
  return size === undefined ? view : { ...view, scale: Math.max(SCALES[0], size / ratio) };
}

type Point = readonly [x: number, y: number];

/** Turns a vector by quarter turns clockwise; y grows south. */
export function turnVector([x, y]: Point, turn: number): Point {
  switch (turn & 3) {
    case 1:
      return [-y, x];
    case 2:
      return [-x, -y];
    case 3:
      return [y, -x];
    default:
      return [x, y];
  }
}

/** Where a point of the table, in tiles, is seen in the window. */
export function toWindow(state: Pick<BoardState, "view" | "width" | "height">, [x, y]: Point): Point {
  const { view, width, height } = state;
  const [dx, dy] = turnVector([x - view.x, y - view.y], view.turn);
  return [width / 2 + dx * view.scale, height / 2 + dy * view.scale];
}

/** Which point of the table is at a point of the window. */
export function toTable(state: Pick<BoardState, "view" | "width" | "height">, [x, y]: Point): Point {
  const { view, width, height } = state;
  const [dx, dy] = turnVector([(x - width / 2) / view.scale, (y - height / 2) / view.scale], -view.turn);
  return [view.x + dx, view.y + dy];
}

export function pan(state: BoardState, [dx, dy]: Point): BoardState {
  const { view } = state;
  const [x, y] = turnVector([-dx / view.scale, -dy / view.scale], -view.turn);
  return { ...state, view: bounded(state, { ...view, x: view.x + x, y: view.y + y }) };
}

/** Zooms so that what is under a point of the window stays there. */
export function zoomAt(state: BoardState, point: Point, factor: number): BoardState {
  const scale = Math.min(SCALES[1], Math.max(SCALES[0], state.view.scale * factor));
  const before = toTable(state, point);
  const after = toTable({ ...state, view: { ...state.view, scale } }, point);
  const view = { ...state.view, scale, x: state.view.x + before[0] - after[0], y: state.view.y + before[1] - after[1] };
  return { ...state, view: bounded(state, view) };
}

/** A view on the way from one to another, which have the same turn. */
export function between(from: View, to: View, share: number): View {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const scale = Math.exp(mix(Math.log(from.scale), Math.log(to.scale)));
  return { ...to, scale, x: mix(from.x, to.x), y: mix(from.y, to.y) };
}

export function turnView(state: BoardState): BoardState {
  return { ...state, view: { ...state.view, turn: (state.view.turn + 1) % 4 } };
}

export function resize(state: BoardState, width: number, height: number): BoardState {
  return { ...state, width, height };
}

interface Extent {
  west: number;
  north: number;
  east: number;
  south: number;
}

/** The cells that are used: tiles, also one that is only shown, and places where something can be put. */
function extent(state: BoardState): Extent {
  const cells = [...state.position.tiles.map((tile) => tile.cell), ...state.targets.map((target) => target.at.cell)];
  if (state.ghost) cells.push(state.ghost.cell);
  if (cells.length === 0) cells.push([0, 0]);
  const xs = cells.map((cell) => cell[0]);
  const ys = cells.map((cell) => cell[1]);
  return { west: Math.min(...xs), north: Math.min(...ys), east: Math.max(...xs) + 1, south: Math.max(...ys) + 1 };
}

/** Keeps some of the board in sight. */
function bounded(state: BoardState, view: View): View {
  const { west, north, east, south } = extent(state);
  return { ...view, x: Math.min(east, Math.max(west, view.x)), y: Math.min(south, Math.max(north, view.y)) };
}

/** Shows everything, as large as it fits, but not larger than a comfortable size. */
export function fit(state: BoardState): BoardState {
  const { west, north, east, south } = extent(state);
  const [wide, high] = turnVector([east - west, south - north], state.view.turn).map(Math.abs) as [number, number];
  const margin = 0.6;
  const scale = Math.min(state.width / (wide + margin), state.height / (high + margin), 140);
  const view = { ...state.view, x: (west + east) / 2, y: (north + south) / 2, scale: Math.max(SCALES[0], scale) };
  return { ...state, view };
}

/** What other things cover of the window at each side, in pixels. */
export interface Covered {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Tells whether the middle of a cell, and most of it, can be seen. */
export function isSeen(state: BoardState, covered: Covered, cell: Cell): boolean {
  const [x, y] = toWindow(state, [cell[0] + 0.5, cell[1] + 0.5]);
  const rim = state.view.scale * 0.45;
  return (
    x >= covered.left + rim && y >= covered.top + rim &&
    x <= state.width - covered.right - rim && y <= state.height - covered.bottom - rim
  );
}

/** The same view in one of the sizes; what is in the middle of what nothing covers stays there. */
export function snappedAt(state: BoardState, covered: Covered, ratio: number): View {
  const view = snapped(state.view, ratio);
  const middle: Point = [(state.width + covered.left - covered.right) / 2, (state.height + covered.top - covered.bottom) / 2];
  const [before, after] = [toTable(state, middle), toTable({ ...state, view }, middle)];
  return { ...view, x: view.x + before[0] - after[0], y: view.y + before[1] - after[1] };
}

/** Shows everything in the part of the window that nothing covers. */
export function fitUncovered(state: BoardState, covered: Covered): BoardState {
  const width = Math.max(120, state.width - covered.left - covered.right);
  const height = Math.max(120, state.height - covered.top - covered.bottom);
  const { view } = fit({ ...state, width, height });
  const off: Point = [(covered.left - covered.right) / 2, (covered.top - covered.bottom) / 2];
  const [x, y] = turnVector([off[0] / view.scale, off[1] / view.scale], -view.turn);
  return { ...state, view: { ...view, x: view.x - x, y: view.y - y } };
}

/** Windows narrower than this, in pixels, are those of phones: fingers point there. */
export const NARROW = 640;

/** The least size of what a finger hits, in pixels. */
export const FINGER = 44;

/** The least pixels per tile at which places on one tile can be told apart by a finger. */
export const CLOSE = 190;

/**
 * How many pixels per tile it takes until no two spots, in tiles, are closer than a finger; what lies on one spot is moved apart
 * anyway.
 */
export function scaleApart(spots: readonly Point[]): number {
  const ways = spots.flatMap(([x, y], ix) => spots.slice(0, ix).map((other) => Math.max(Math.abs(x - other[0]), Math.abs(y - other[1]))));
  const least = Math.min(...ways.filter((way) => way > FINGER / CLOSE / 2));
  return Number.isFinite(least) ? Math.min(CLOSE, FINGER / least) : FINGER;
}

/** Shows one cell so large that a finger can choose between places on it, and no larger: what lies around it is seen, too. */
export function closeUp(state: BoardState, covered: Covered, cell: Cell, needed = CLOSE): BoardState {
  const enough = Math.min(needed, CLOSE * 0.8);
  if (state.view.scale >= enough && isSeen(state, covered, cell)) return state;
  const free = Math.min(state.width - covered.left - covered.right, state.height - covered.top - covered.bottom);
  // A little more, since views are shown in the next smaller of their sizes.
  const scale = Math.max(state.view.scale, Math.min(CLOSE, needed * 1.1, Math.max(120, free * 0.8)));
  return filled(state, covered, [cell[0] + 0.5, cell[1] + 0.5], scale);
}

/** Shows cells in the middle of what nothing covers, as large as they fit, but neither too small for a finger nor larger than so many pixels per tile. */
function around(state: BoardState, covered: Covered, cells: readonly Cell[], most = 2 * FINGER): BoardState {
  const [xs, ys] = [cells.map((cell) => cell[0]), cells.map((cell) => cell[1])];
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  const [east, south] = [Math.max(...xs), Math.max(...ys)];
  const [wide, high] = turnVector([east - west + 1.6, south - north + 1.6], state.view.turn).map(Math.abs) as [number, number];
  const [width, height] = [state.width - covered.left - covered.right, state.height - covered.top - covered.bottom];
  // A little more, since views are shown in the next smaller of their sizes.
  const scale = Math.max(FINGER * 1.1, Math.min(width / wide, height / high, most));
  return filled(state, covered, [(west + east + 1) / 2, (north + south + 1) / 2], scale);
}

/** Shows a point as near to the middle of what nothing covers as it can be without showing the empty table beyond the board. */
function filled(state: BoardState, covered: Covered, [x, y]: Point, scale: number): BoardState {
  const [width, height] = [state.width - covered.left - covered.right, state.height - covered.top - covered.bottom].map((free) => Math.max(0, free)) as [number, number];
  const [across, down] = turnVector([width / scale, height / scale], state.view.turn).map(Math.abs) as [number, number];
  const board = extent(state);
  return centered(state, covered, [kept(x, board.west, board.east, across) - 0.5, kept(y, board.north, board.south, down) - 0.5], scale);
}

/** The middle nearest to what is wanted from which no empty table is seen beyond the board, as far as it goes. */
function kept(middle: number, from: number, to: number, seen: number): number {
  const rim = 0.3;
  if (to - from + 2 * rim <= seen) return (from + to) / 2;
  return Math.min(to + rim - seen / 2, Math.max(from - rim + seen / 2, middle));
}

/** Shows a cell in the middle of what nothing covers. */
function centered(state: BoardState, covered: Covered, cell: Cell, scale: number): BoardState {
  const off: Point = [(covered.left - covered.right) / 2 / scale, (covered.top - covered.bottom) / 2 / scale];
  const [dx, dy] = turnVector(off, -state.view.turn);
  return { ...state, view: { ...state.view, scale, x: cell[0] + 0.5 - dx, y: cell[1] + 0.5 - dy } };
}

/**
 * Moves the view only if it must: whoever never moved it sees everything that can be chosen and was just placed; whoever
 * did, at least something of it.
 */
export function reveal(state: BoardState, covered: Covered, cells: readonly Cell[], wasMoved: boolean): BoardState {
  const seen = cells.filter((cell) => isSeen(state, covered, cell)).length;
  const last = cells[cells.length - 1];
  const fitted = fitUncovered(state, covered);
  const isTiny = state.width < NARROW && fitted.view.scale < FINGER;
  if (last === undefined) return state;
  if (!isTiny || wasMoved) return (wasMoved ? seen > 0 : seen === cells.length) ? state : fitted;
  // What a finger could not hit is not shown whole: what can be chosen is if that is little, else the last tile.
  const wanted = state.targets.map((target) => target.at.cell);
  const near = around(state, covered, wanted.length > 0 ? wanted : [last]);
  const isShown = (shown: BoardState): boolean => shown.view.scale >= FINGER - 0.5 && wanted.every((cell) => isSeen(shown, covered, cell));
  if (wanted.length > 0 && isShown(near)) return isShown(state) ? state : near;
  return state.view.scale >= FINGER - 0.5 && isSeen(state, covered, last) ? state : around(state, covered, [last], FINGER);
}

/** Numbers equal tiles in the order in which they were placed, so that they differ as long as they can. */
export function withCopies(tiles: readonly (readonly [id: string, x: number, y: number, rotation: number])[]): Tile[] {
  const seen = new Map<string, number>();
  return tiles.map(([id, x, y, rotation]) => {
    const copy = seen.get(id) ?? 0;
    seen.set(id, copy + 1);
    return { id, cell: [x, y], rotation, copy };
  });
}

export const tileAt = (position: Position, cell: Cell): Tile | undefined =>
  position.tiles.find((tile) => isSameCell(tile.cell, cell));
