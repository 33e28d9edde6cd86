// What moves on the board when something happened. Which motion an event brings is data (`crates/art`). Pure.
import type { WireEvent } from "$protocol";
import { EVENT_MOTIONS, type Motion } from "$art/motion";
import { isSameCell, type Cell, type Moving, type Piece, type Place, type Position } from "../board/state";
import { figurePlace, spotPlace } from "../questions/offers";

type Planned = Omit<Moving, "startMs">;

/** What distinguishes events of one kind: what removed a figure, which neutral figure moved, what was scored. */
function whichOf(event: WireEvent): string | undefined {
  switch (event.kind) {
    case "figure-returned":
      return event.cause.kind === "removed" || event.cause.kind === "orphaned" ? event.cause.by : undefined;
    case "neutral-moved":
      return event.neutral;
    case "scored":
      return event.feature;
    default:
      return undefined;
  }
}

/** The motions that an event may bring. */
export function rowOf(event: WireEvent): readonly Motion[] {
  const which = whichOf(event);
  return EVENT_MOTIONS.find((row) => row.kind === event.kind && (row.which === undefined || row.which === which))?.motions ?? [];
}

const wholeTile = (cell: Cell): Place => ({ cell, segment: undefined, kind: "" });

/** Where a figure stood if it was the lord of a castle, which lies over two tiles. */
function lordAt({ pieces }: Position, { figure, seat, spot }: { figure: string; seat: number; spot: { cell: Cell } }): Place | undefined {
  const isNear = (middle: number, cell: number): boolean => Math.abs(middle - cell - 0.5) <= 0.5;
  return pieces.find(({ name, seat: of, at }) =>
    name === figure && of === seat && at.kind === "lord" && at.off !== undefined &&
    isNear(at.cell[0] + at.off[0] / 1000, spot.cell[0]) && isNear(at.cell[1] + at.off[1] / 1000, spot.cell[1]))?.at;
}

/** Returns what moves, in the order in which it happened. */
export function motionsOf(events: readonly WireEvent[], before: Position, after: Position): Planned[] {
  const planned: Planned[] = [];
  const at = new Map(before.pieces.filter((piece) => piece.seat === undefined).map((piece) => [piece.name, piece.at]));
  let last: Cell | undefined = before.tiles[before.tiles.length - 1]?.cell;
  for (const event of events) {
    const row = rowOf(event);
    const add = (motion: Motion, actor: Moving["actor"], from: Place, to: Place): void => {
      if (row.includes(motion)) planned.push({ motion, actor, from, to });
    };
    switch (event.kind) {
      case "tile-placed": {
        last = event.cell;
        const tile = after.tiles.find((tile) => isSameCell(tile.cell, event.cell));
        if (tile) add("tile-drops", { kind: "tile", tile }, wholeTile(event.cell), wholeTile(event.cell));
        break;
      }
      case "figure-placed": {
        const to = figurePlace(event.figure, event.spot);
        const isFar = last !== undefined && !isSameCell(last, to.cell);
        const ring = { kind: "sign", name: "magic-ring" } as const;
        if (isFar) for (const place of [wholeTile(last!), to]) add("portal-opens", ring, place, place);
        add("figure-comes", { kind: "piece", piece: { name: event.figure, seat: event.seat, at: to } }, to, to);
        break;
      }
      case "figure-moved": {
        const to = spotPlace(event.to);
        add("figure-walks", { kind: "piece", piece: { name: event.figure, seat: event.seat, at: to } }, spotPlace(event.from), to);
        break;
      }
      case "figure-returned":
      case "figure-captured": {
        const from = lordAt(before, event) ?? figurePlace(event.figure, event.spot);
        const piece: Piece = { name: event.figure, seat: event.seat, at: from };
        add("fire-breathes", { kind: "sign", name: "flame" }, from, from);
        add("figure-is-eaten", { kind: "piece", piece }, from, at.get("dragon") ?? from);
        add("figure-goes-home", { kind: "piece", piece }, from, from);
        break;
      }
      case "neutral-moved": {
        // Who comes to stand beside somebody goes there at once, not to where they stand.
        const there = after.pieces.find((piece) => piece.name === event.neutral && piece.seat === undefined)?.at;
        const spot = spotPlace(event.to);
        const isThere = there !== undefined && isSameCell(there.cell, spot.cell) && there.segment === spot.segment;
        const to = isThere ? there : spot;
        const from = at.get(event.neutral);
        const piece: Piece = { name: event.neutral, seat: undefined, at: to };
        at.set(event.neutral, to);
        if (from === undefined) {
          add("figure-comes", { kind: "piece", piece }, to, to);
          break;
        }
        add("claw-prints", { kind: "sign", name: "claw-prints" }, from, from);
        for (const motion of ["dragon-walks", "fairy-flies", "figure-walks"] as const) add(motion, { kind: "piece", piece }, from, to);
        break;
      }
      case "scored": {
        if (event.spot === undefined || event.points === 0) break;
        const place = spotPlace(event.spot);
        add("points-rise", { kind: "words", text: `+${event.points}`, seat: event.seat }, place, place);
        if (event.reason.kind !== "complete") break;
        for (const motion of ["wall-shines", "road-shines", "place-shines"] as const) add(motion, { kind: "ground", places: [place] }, place, place);
        break;
      }
      default:
    }
  }
  return planned;
}
