import { expect, test } from "vitest";
import { next, readingOrder, type Way } from "./roving";

const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 100, y: y * 100 })));
const middle = { x: 100, y: 100 };

test("arrow keys lead to the neighbor in their direction", () => {
  const from = (way: Way): number | undefined => next(grid, 4, way, middle);
  expect([from("left"), from("right"), from("up"), from("down")]).toEqual([3, 5, 1, 7]);
});

test("whoever begins starts near the middle", () => {
  expect(next(grid, undefined, "up", middle)).toBe(4);
  expect(next([], undefined, "up", middle)).toBeUndefined();
});

test("where nothing lies that way it goes on in reading order, around the end", () => {
  expect(next(grid, 2, "right", middle)).toBe(3);
  expect(next(grid, 8, "right", middle)).toBe(0);
  expect(next(grid, 0, "left", middle)).toBe(8);
});

test("every place is reached from every other by arrow keys alone", () => {
  // Scattered as places on a real board are.
  const spots = Array.from({ length: 40 }, (_, ix) => ({ x: (ix * 7919) % 1000, y: (ix * 104729) % 700 }));
  const reached = new Set([0]);
  for (const ix of reached) for (const way of ["left", "right", "up", "down"] as const) reached.add(next(spots, ix, way, middle)!);
  expect(reached.size).toBe(spots.length);
});

test("places that are nearly as high are read as one line", () => {
  expect(readingOrder([{ x: 90, y: 3 }, { x: 10, y: 0 }, { x: 50, y: 100 }])).toEqual([1, 0, 2]);
});
