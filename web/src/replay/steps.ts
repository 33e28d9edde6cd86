// A game as a row of moves and draws, and where turns begin in it. Pure.
import type { Update } from "$protocol";
import { eventsOf } from "../net/follow";

/** Moves and draws: what a game at a step is counted in. */
export const isEntry = ({ what }: Update): boolean => what.kind === "moved" || what.kind === "drawn";

export const entriesOf = (log: readonly Update[]): Update[] => log.filter(isEntry);

/** The steps after which somebody's turn begins or ends: the beginning, every first step of a turn, the end. */
export function turnStops(entries: readonly Update[]): number[] {
  const stops = new Set([0, entries.length]);
  let turn: number | undefined;
  entries.forEach((entry, ix) => {
    for (const event of eventsOf(entry)) {
      if (event.kind === "turn-started") turn = event.seat;
      // A turn begins to show with its tile: what came before belongs to the end of the last one.
      if (event.kind === "tile-placed" && turn !== undefined) {
        stops.add(ix);
        turn = undefined;
      }
    }
  });
  return [...stops].sort((a, b) => a - b);
}

/** The stop before or after a step. */
export function nextStop(stops: readonly number[], at: number, isBack: boolean): number {
  const found = isBack ? stops.findLast((stop) => stop < at) : stops.find((stop) => stop > at);
  return found ?? (isBack ? (stops[0] ?? 0) : (stops[stops.length - 1] ?? 0));
}

/** The step after the last move of some seats; for whoever has none, the beginning of the last turn. */
export function sinceMoveOf(entries: readonly Update[], seats: readonly number[]): number {
  const own = entries.findLastIndex(({ what }) => what.kind === "moved" && seats.includes(what.seat));
  if (own >= 0 && own + 1 < entries.length) return own + 1;
  if (own >= 0) return entries.length;
  return nextStop(turnStops(entries), entries.length, true);
}

/** The step of a line of the log: how many moves and draws there are up to its version. */
export const stepOf = (entries: readonly Update[], version: number): number =>
  entries.filter((entry) => entry.version <= version).length;
