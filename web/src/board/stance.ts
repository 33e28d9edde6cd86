// Where everybody stands: alone, beside somebody, on a bridge, several on one spot or in a row. The numbers come from
// `crates/art`, so that pages and pictures show the same.
import { APART, BELOW, BESIDE, BESIDE_SCALE, BESIDE_WIDE, CASTLE, ON_BRIDGES, ROW, STACK, WIDE, type Way } from "$art/stances";
import { figureDrawing, type Drawings, type Stand } from "./drawings";
import { isSameCell, placeKey, type BoardState, type Piece, type Place, type Tile } from "./state";

/** Small figures are drawn larger than life, or their marks could not be read. */
export const figureScale = (scale: number): number =>
  scale <= 40 ? 1.35 : scale >= 140 ? 0.9 : 1.35 - ((scale - 40) / 100) * 0.45;

type Shown = Pick<BoardState, "position" | "view">;

const turnedBy = (tile: Tile, { view }: Shown): number => (tile.rotation + view.turn) % 4;

/** Whether something that spans its tile is seen from west to east, and its drawing. */
export function spanning(state: Shown, drawings: Drawings, piece: Piece, tile: Tile | undefined): { isAcross: boolean; drawing: string } {
  const isAcross = (piece.spans === "ew") === (state.view.turn % 2 === 0);
  const bows = tile === undefined ? "" : drawings.bows(tile.id, turnedBy(tile, state), isAcross);
  return { isAcross, drawing: `${piece.name}-${isAcross ? "across" : "along"}${bows}` };
}

/** Where the feet of somebody are on a tile as it is seen, in thousandths from its corner, and how large they are. */
export function footing(state: Shown, drawings: Drawings, place: Place, tile: Tile | undefined): Stand {
  const at = alone(state, drawings, place, tile);
  if (place.beside === undefined) return at;
  const isWest = tile !== undefined && place.segment !== undefined &&
    drawings.isWestBeside(tile.id, turnedBy(tile, state), place.segment, place.kind, isWide(place));
  const [x, y] = besideWay(place, state.view.scale, isWest);
  return { x: at.x + x, y: at.y + y, scale: BESIDE_SCALE };
}

const isWide = ({ beside, kind }: Place): boolean => WIDE.includes(figureDrawing(beside ?? "", kind === "field"));

/** The way from somebody to who is beside them, in thousandths of a tile. */
function besideWay(place: Place, scale: number, isWest: boolean): Way {
  const [x, y] = (isWide(place) ? BESIDE_WIDE : BESIDE)[isWest ? 1 : 0];
  const grow = figureScale(scale);
  return [x * grow, y * grow];
}

function alone(state: Shown, drawings: Drawings, place: Place, tile: Tile | undefined): Stand {
  if (tile && place.kind === "bridge") return onBridge(state, drawings, tile);
  if (!tile || place.segment === undefined) return { x: 500, y: 560 + BELOW, scale: 1 };
  const turned = turnedBy(tile, state);
  const at = drawings.stand(tile.id, turned, place.segment, place.kind);
  return place.isUpright ? { ...at, y: at.y + drawings.uprightBy(tile.id, turned, place.segment, place.kind) } : at;
}

/** On a bridge: as far as may be from others on the tile. */
function onBridge(state: Shown, drawings: Drawings, tile: Tile): Stand {
  const here = state.position.pieces.filter((piece) => isSameCell(piece.at.cell, tile.cell));
  const bridge = here.find((piece) => piece.spans !== undefined);
  const ways = bridge && ON_BRIDGES[spanning(state, drawings, bridge, tile).drawing];
  if (!ways) return { x: 500, y: 560 + BELOW, scale: 1 };
  const others = here.flatMap(({ seat, at }) =>
    seat === undefined || at.segment === undefined ? [] : [drawings.stand(tile.id, turnedBy(tile, state), at.segment, at.kind)]);
  // Figures are higher than wide.
  const room = ([x, y]: Way): number => Math.min(...others.map((other) => Math.hypot(500 + x - other.x, (500 + y - other.y) * 0.6)));
  const [x, y] = room(ways[1]) > room(ways[0]) ? ways[1] : ways[0];
  return { x: 500 + x, y: 500 + y, scale: 1 };
}

/** The way from a place over several tiles to the feet of who stands there, in thousandths of a tile, and their size. */
export function overTiles(place: Place, view: BoardState["view"]): { way: Way; scale: number } {
  const { kind, off } = place;
  const { scale, turn } = view;
  if (place.beside !== undefined) {
    const { way } = overTiles({ cell: place.cell, segment: place.segment, kind, ...(off ? { off } : {}) }, view);
    const [x, y] = besideWay(place, scale, false);
    return { way: [way[0] + x, way[1] + y], scale: BESIDE_SCALE };
  }
  if (kind !== "castle" && kind !== "lord") return { way: [0, BELOW + ROW.first[1]], scale: 1 };
  // Two tiles above each other make a city that is wide, as the view is turned.
  const isBroad = (off?.[0] === 500) === (turn % 2 === 0);
  const [castle, lord] = isBroad ? CASTLE.wide : CASTLE.high;
  // Castles do not grow as figures do.
  return kind === "lord" ? { way: lord, scale: 1 } : { way: castle, scale: CASTLE.scale / figureScale(scale) };
}

/** Somebody, and the way from where their place is, in thousandths of a tile. */
export interface Stance {
  piece: Piece;
  way: Way;
  /** Their size compared with others at that place. */
  size: number;
  /** How many are shown as one, if that is more than one. */
  n?: number;
}

/** How those who share a place stand there: on one spot beside each other, in a quarter in a row and equal ones as one. */
export function together(pieces: readonly Piece[], scale: number): Stance[] {
  const places = new Map<string, Piece[]>();
  for (const piece of pieces) {
    // A bridge takes nobody's place.
    const key = piece.spans === undefined ? placeKey(piece.at) : `bridge ${piece.at.cell.join()}`;
    places.set(key, [...(places.get(key) ?? []), piece]);
  }
  const all = [...places.values()].flatMap((here) =>
    here[0]!.at.kind === "quarter" ? inQuarter(here, scale) : onSpot(here));
  // Who is beside somebody on top of a tower, or behind others, stands there with them.
  return all.map((one) => {
    const { beside, ...at } = one.piece.at;
    if (beside === undefined) return one;
    const key = placeKey(at);
    const other = all.find(({ piece }) => piece.name === beside && piece.seat !== undefined && placeKey(piece.at) === key);
    return other ? { ...one, way: [one.way[0] + other.way[0], one.way[1] + other.way[1]] } : one;
  });
}

/** How somebody stands who is about to join those at a place, or is there: the way from the place, and their size. */
export function joining(pieces: readonly Piece[], piece: Piece, scale: number): Stance {
  const { beside: _, ...plain } = piece.at;
  const keys = [placeKey(piece.at), placeKey(plain)];
  const here = pieces.filter((other) => other.spans === undefined && keys.includes(placeKey(other.at)));
  const isSame = (other: Piece): boolean => other.name === piece.name && other.seat === piece.seat;
  const all = together(here.some(isSame) ? here : [...here, piece], scale);
  return all.find((one) => isSame(one.piece)) ?? { piece, way: [0, 0], size: 1 };
}

function onSpot(here: readonly Piece[]): Stance[] {
  const stacks = here.filter(({ isStack }) => isStack);
  const floors = stacks[0]?.count ?? 0;
  const up = floors > 0 ? Math.min(floors, STACK.most) * STACK.floor - STACK.platform : 0;
  return [
    ...stacks.map((piece): Stance => ({ piece, way: [0, 0], size: 1 })),
    ...here.filter(({ isStack }) => !isStack).map((piece, ix): Stance => ({ piece, way: [APART[0] * ix, APART[1] * ix - up], size: 1 })),
  ];
}

function inQuarter(here: readonly Piece[], scale: number): Stance[] {
  const row: { piece: Piece; n: number }[] = [];
  for (const piece of here.filter(({ seat }) => seat !== undefined)) {
    const equal = row.find((other) => other.piece.name === piece.name && other.piece.seat === piece.seat);
    if (equal) equal.n++;
    else row.push({ piece, n: 1 });
  }
  const size = row.length > ROW.many ? ROW.smaller : 1;
  const gap = Math.min(ROW.gap * figureScale(scale) * size, ROW.length / row.length);
  const nobody = here.filter(({ seat }) => seat === undefined);
  return [
    ...row.map(({ piece, n }, ix): Stance => ({ piece, way: [ROW.first[0] + gap * ix, 0], size, ...(n > 1 ? { n } : {}) })),
    // From the line on which the others stand.
    ...nobody.map((piece): Stance => ({ piece, way: [ROW.nobody[0], ROW.nobody[1] - ROW.first[1]], size: 1 })),
  ];
}
