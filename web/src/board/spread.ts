// Moves things apart that would lie on each other: places to choose, words. Pure, and the same for the same things.

type Point = readonly [x: number, y: number];

/** Something with its middle at a point. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** So often everything is looked at; what is still crowded then stays so. */
const ROUNDS = 80;

/** Returns where the middles of boxes go so that none covers another: as near to where they were as pushing leads. */
export function apart(boxes: readonly Box[], gap = 0): Point[] {
  const at = boxes.map(({ x, y }): [number, number] => [x, y]);
  for (let round = 0, isCrowded = true; isCrowded && round < ROUNDS; round++) {
    isCrowded = false;
    for (let a = 0; a < boxes.length; a++) {
      for (let b = a + 1; b < boxes.length; b++) {
        const dx = at[b]![0] - at[a]![0];
        const dy = at[b]![1] - at[a]![1];
        const wide = (boxes[a]!.width + boxes[b]!.width) / 2 + gap - Math.abs(dx);
        const high = (boxes[a]!.height + boxes[b]!.height) / 2 + gap - Math.abs(dy);
        if (wide <= 0.01 || high <= 0.01) continue;
        isCrowded = true;
        // Along the shorter way out; the later one goes right or down where both are at one point.
        const [axis, by] = wide <= high ? ([0, dx < 0 ? -wide : wide] as const) : ([1, dy < 0 ? -high : high] as const);
        at[a]![axis] -= by / 2;
        at[b]![axis] += by / 2;
      }
    }
  }
  return at;
}

/** The index of the point that is nearest to a place. */
export function nearest(points: readonly Point[], [x, y]: Point): number {
  const far = ([px, py]: Point): number => (px - x) ** 2 + (py - y) ** 2;
  return points.reduce((best, point, ix) => (far(point) < far(points[best]!) ? ix : best), 0);
}

/** How many points are within a distance of a place. */
export const nNear = (points: readonly Point[], [x, y]: Point, distance: number): number =>
  points.filter(([px, py]) => Math.hypot(px - x, py - y) < distance).length;
