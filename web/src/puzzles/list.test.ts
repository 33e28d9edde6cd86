import { expect, test } from "vitest";
import type { PuzzleAbout } from "$protocol";
import { boxesOf, choices, nextAfter, themeOf, wanted, type Wish } from "./list";

const puzzle = (id: string, theme: string, difficulty: number, ...boxes: string[]): PuzzleAbout => ({ id, theme, difficulty, setup: { preset: "", boxes, switches: {} }, seat: 0, at: 9 });
const PUZZLES = [
  puzzle("a", "tile", 1),
  puzzle("b", "scoring", 3),
  puzzle("c", "figure", 3, "box-1"),
  puzzle("d", "end-game", 5, "box-1:part", "box-2"),
];
const ids = (puzzles: readonly PuzzleAbout[]) => puzzles.map(({ id }) => id).join("");
const wish = (some: Partial<Wish>): Wish => ({ theme: "", box: "", difficulty: "", ...some });

test("a puzzle without boxes is of the base game, and parts are not told apart", () => {
  expect(PUZZLES.map(boxesOf)).toEqual([["base"], ["base"], ["box-1"], ["box-1", "box-2"]]);
});

test("that the best tile scores is said only with the solution", () => {
  expect(PUZZLES.map((about) => themeOf(about))).toEqual(["tile", "tile", "figure", "end-game"]);
  expect(themeOf(PUZZLES[1]!, true)).toBe("scoring");
  expect(ids(wanted(PUZZLES, wish({ theme: "tile" })))).toBe("ab");
  expect(choices(PUZZLES, wish({}), "theme")).not.toContain("scoring");
});

test("only what is wanted is shown, and all of it where nothing is", () => {
  expect(ids(wanted(PUZZLES, wish({})))).toBe("abcd");
  expect(ids(wanted(PUZZLES, wish({ box: "box-1" })))).toBe("cd");
  expect(ids(wanted(PUZZLES, wish({ box: "base", difficulty: "3" })))).toBe("b");
});

test("what can be wanted occurs beside the other wishes, which a trait does not narrow itself", () => {
  expect(choices(PUZZLES, wish({}), "box")).toEqual(["base", "box-1", "box-2"]);
  expect(choices(PUZZLES, wish({ difficulty: "3" }), "box")).toEqual(["base", "box-1"]);
  expect(choices(PUZZLES, wish({ box: "box-2" }), "box")).toEqual(["base", "box-1", "box-2"]);
  expect(choices(PUZZLES, wish({ theme: "end-game" }), "difficulty")).toEqual(["5"]);
});

test("the next puzzle is one that was not solved, if there is any other", () => {
  const after = (id: string, ...solved: string[]) => nextAfter(PUZZLES, id, solved)?.id;
  expect(after("a")).toBe("b");
  expect(after("a", "a", "b", "c")).toBe("d");
  expect(after("c", "d")).toBe("a");
  expect(after("d", "a", "b", "c", "d")).toBe("a");
  expect(after("c", "a", "b", "d")).toBe("d");
  expect(after("none")).toBe("a");
  expect(nextAfter(PUZZLES.slice(0, 1), "a", [])).toBeUndefined();
});
