// What lies on a table, as a board shows it. Pure.
import { withCopies } from "../board/changes";
import { isSameCell, type Marks, type Piece, type Place, type Position } from "../board/state";
import type { Game } from "../net/follow";
import { figurePlace, spotPlace } from "../questions/offers";
import type { Castle, WireEvent, WireSpot } from "$protocol";

/** The drawings of tokens that have another name. */
const DRAWINGS: Readonly<Record<string, string>> = { floor: "tower-piece", bridge: "bridge-across" };

/** The drawing of a token. */
export const tokenDrawing = (token: string): string => DRAWINGS[token] ?? token;

const isSameSpot = (a: WireSpot, b: WireSpot): boolean => isSameCell(a.cell, b.cell) && a.segment === b.segment;

/** The middle of the tiles of a castle, from the corner of the first of them. */
function castlePlace({ spots }: Castle, kind: "castle" | "lord"): Place {
  const [x, y] = spots[0]?.cell ?? [0, 0];
  const middle = (of: 0 | 1, from: number): number => 500 + (spots.reduce((sum, { cell }) => sum + cell[of] - from, 0) * 1000) / Math.max(1, spots.length);
  return { cell: [x, y], segment: undefined, kind, off: [middle(0, x), middle(1, y)] };
}

export function positionOf(game: Game | undefined): Position {
  if (game === undefined) return { tiles: [], pieces: [] };
  const { figures, neutrals, tokens, bridges, castles } = game.table;
  /** Where a figure stands: whoever is in a castle is its lord. */
  const placeOf = (figure: string, spot: WireSpot): Place => {
    const castle = castles.find(({ spots }) => spots.some((other) => isSameSpot(other, spot)));
    return castle ? castlePlace(castle, "lord") : figurePlace(figure, spot);
  };
  const standing: Piece[] = figures.map(({ figure, seat, spot }) => ({ name: figure, seat, at: placeOf(figure, spot) }));
  const free: Piece[] = neutrals.map(({ neutral, spot, beside }) => ({
    name: neutral, seat: undefined, at: beside ? { ...placeOf(beside.figure, beside.spot), beside: beside.figure } : spotPlace(spot),
  }));
  const built: Piece[] = bridges.map(({ cell, axis }) => ({
    name: "bridge", seat: undefined, at: { cell, segment: undefined, kind: "" }, spans: axis,
  }));
  const made: Piece[] = castles.map((castle) => ({ name: "castle", seat: undefined, at: castlePlace(castle, "castle") }));
  const put: Piece[] = tokens.map(({ token, spot, count }) => ({
    name: tokenDrawing(token), seat: undefined, at: spotPlace(spot), count, isStack: token === "floor",
  }));
  return { tiles: withCopies(game.tiles), pieces: [...built, ...made, ...put, ...standing, ...free] };
}

/**
 * What a seat can still place, also what it has none of any more: the figures that anybody has, or that stand on the board. What
 * everybody has comes first, for in a short line it is what is seen.
 */
export function supplyOf(table: Pick<Game["table"], "seats" | "figures">, seat: number): [figure: string, n: number][] {
  const own = table.seats[seat]?.supply ?? {};
  const all = [...Object.keys(own), ...table.seats.flatMap((of) => Object.keys(of.supply)), ...table.figures.map(({ figure }) => figure)];
  const kinds = [...new Set(["meeple", ...all])];
  return kinds.map((figure) => [figure, own[figure] ?? 0]);
}

/** The tiles that others placed since some seats last did; if these did last, only that one. */
export function recentTiles(events: readonly WireEvent[], mine: readonly number[]): Marks["recent"] {
  const placed = events.filter((event) => event.kind === "tile-placed");
  const since = placed.findLastIndex((event) => mine.includes(event.seat));
  const shown = since === placed.length - 1 ? placed.slice(-1) : placed.slice(since + 1);
  return shown.slice(-6).map(({ cell, seat }) => ({ cell, seat }));
}

/** Tiles that left the game because they fitted nowhere, in order. */
export const discardedTiles = (events: readonly WireEvent[]): string[] =>
  events.flatMap((event) => (event.kind === "discarded" ? [event.tile] : []));
