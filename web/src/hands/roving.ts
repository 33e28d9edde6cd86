// Where arrow keys lead: from one place on the board to the next in that direction. Pure.

export type Way = "left" | "right" | "up" | "down";

export interface Spot {
  x: number;
  y: number;
}

const STEP: Record<Way, readonly [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** Reading order: line by line, with places that are nearly as high in one line. */
export function readingOrder(spots: readonly Spot[]): number[] {
  const line = (y: number): number => Math.round(y / 24);
  return spots.map((_, ix) => ix).sort((a, b) => line(spots[a]!.y) - line(spots[b]!.y) || spots[a]!.x - spots[b]!.x);
}

/** Returns the place that comes next, or nothing if there is none at all. Whoever begins starts at the place nearest to `near`. */
export function next(spots: readonly Spot[], from: number | undefined, way: Way, near: Spot): number | undefined {
  if (spots.length === 0) return undefined;
  const start = from === undefined ? undefined : spots[from];
  if (start === undefined) return nearest(spots, near);
  const [dx, dy] = STEP[way];
  let best: number | undefined;
  let least = Infinity;
  for (const [ix, spot] of spots.entries()) {
    const ahead = (spot.x - start.x) * dx + (spot.y - start.y) * dy;
    const aside = Math.abs((spot.x - start.x) * dy) + Math.abs((spot.y - start.y) * dx);
    if (ix === from || ahead < 4 || aside > ahead * 2) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [ix, cost];
  }
  if (best !== undefined) return best;
  // Nothing lies that way: on in reading order, so that every place can be reached.
  const order = readingOrder(spots);
  const by = way === "right" || way === "down" ? 1 : -1;
  return order[(order.indexOf(from!) + by + order.length) % order.length];
}

function nearest(spots: readonly Spot[], to: Spot): number {
  const far = spots.map((spot) => Math.hypot(spot.x - to.x, spot.y - to.y));
  return far.indexOf(Math.min(...far));
}
