/** The heights at which a chart of points has lines: at most six or so, at round numbers, 0 among them. */
export function levelsOf(least: number, most: number): number[] {
  const step = [5, 10, 20, 25, 50, 100, 200].find((step) => (most - least) / step <= 5) ?? 500;
  const lowest = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - lowest + 1 }, (_, ix) => (lowest + ix) * step);
}
