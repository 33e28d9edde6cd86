import { describe, expect, test } from "vitest";
import { apart, nearest, nNear, type Box } from "./spread";

const box = (x: number, y: number, size = 44): Box => ({ x, y, width: size, height: size });
const overlaps = (boxes: readonly Box[], at: readonly (readonly [number, number])[]): number =>
  at.flatMap((a, i) => at.slice(i + 1).filter((b, k) => {
    const j = i + 1 + k;
    return Math.abs(a[0] - b[0]) < (boxes[i]!.width + boxes[j]!.width) / 2 - 0.1 && Math.abs(a[1] - b[1]) < (boxes[i]!.height + boxes[j]!.height) / 2 - 0.1;
  })).length;

describe("things that would lie on each other", () => {
  test("stay where they are if they do not", () => {
    expect(apart([box(0, 0), box(60, 0), box(0, 44)])).toEqual([[0, 0], [60, 0], [0, 44]]);
  });

  test("two of them part along the shorter way", () => {
    expect(apart([box(100, 100), box(120, 105)])).toEqual([[88, 100], [132, 105]]);
    expect(apart([box(100, 100), box(105, 80)])).toEqual([[100, 112], [105, 68]]);
  });

  test("those at one point part, too, and always in the same way", () => {
    const three = [box(10, 10), box(10, 10), box(10, 10)];
    expect(overlaps(three, apart(three))).toBe(0);
    expect(apart(three)).toEqual(apart(three));
  });

  test("nine places on a tile of 190 pixels can be told apart by a finger", () => {
    const strip = [...Array(9)].map((_, ix) => box(20 + ix * 18, 95 + (ix % 3) * 12));
    expect(overlaps(strip, apart(strip))).toBe(0);
  });

  test("forty words of different length find room", () => {
    const words = [...Array(40)].map((_, ix) => ({ x: (ix * 37) % 400, y: (ix * 53) % 300, width: 40 + (ix % 4) * 12, height: 24 }));
    expect(overlaps(words, apart(words, 2))).toBeLessThanOrEqual(2);
  });
});

test("of several places the nearest one is meant", () => {
  const points = [[0, 0], [20, 0], [20, 20]] as const;
  expect(nearest(points, [16, 3])).toBe(1);
  expect(nearest(points, [16, 14])).toBe(2);
  expect([nNear(points, [10, 5], 15), nNear(points, [100, 0], 15)]).toEqual([2, 0]);
});
