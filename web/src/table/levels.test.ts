import { expect, test } from "vitest";
import { levelsOf } from "./levels";

test("points above 0 have lines from 0 on", () => {
  expect(levelsOf(0, 10)).toEqual([0, 5, 10]);
  expect(levelsOf(0, 87)).toEqual([0, 20, 40, 60, 80]);
});

test("points below 0 have lines, too, and 0 is one of them", () => {
  expect(levelsOf(-50, 71)).toEqual([-50, -25, 0, 25, 50]);
  expect(levelsOf(-4, 10)).toEqual([0, 5, 10]);
});
