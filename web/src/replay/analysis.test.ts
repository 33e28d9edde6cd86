import { expect, test } from "vitest";
import { luckiestDraws, moveCell, oneDigit, secondsLeft, tileMove, tileOf, worstMoves, type Analysis } from "./analysis";

const decision = (at: number, lost: number, isForced = false) => ({ at, seat: 0, played: "", margin: 0, win: [0.5, 0.5], lost, best: [], isForced });
const draw = (at: number, luck: number) => ({ at, seat: 0, drawn: "a", luck });
const analysis: Analysis = {
  decisions: [decision(1, 0.1), decision(3, 4), decision(5, 9, true), decision(7, 6)],
  draws: [draw(0, 0.2), draw(2, -5), draw(4, 3)],
  seats: [],
};

test("the worst moves come first, and what cost nothing or was forced is none", () => {
  expect(worstMoves(analysis).map(({ at }) => at)).toEqual([7, 3]);
});

test("draws matter for better and for worse", () => {
  expect(luckiestDraws(analysis).map(({ at }) => at)).toEqual([2, 4]);
});

test("tiles are read from their notation", () => {
  expect(tileMove("tile city-cap -1,2 r270")).toEqual({ id: "city-cap", cell: [-1, 2], rotation: 3 });
  expect(tileMove("tile city-cap 1,2 r0 bridge 1,1 road:E")).toMatchObject({ cell: [1, 2], rotation: 0 });
  expect(tileMove("meeple 1,0 road:E")).toBeUndefined();
});

test("a decision is about the tile that it places, or that was placed last", () => {
  const decisions = ["tile a 0,1 r0", "meeple 0,1 road:E", "tile b 1,1 r90"].map((played, at) => ({ ...decision(at, 1), played }));
  const tiles = (from: number) => decisions.slice(from).map((one) => tileOf({ ...analysis, decisions: decisions.slice(from) }, one));
  expect(tiles(0)).toEqual(["a", "a", "b"]);
  expect(tiles(1)).toEqual([undefined, "b"]);
});

test("numbers are written as the language does", () => {
  expect(oneDigit(-2.345, "en")).toBe("−2.3");
  expect(oneDigit(2.345, "de")).toBe("2,3");
});

test("a move in notation says which cell it is about", () => {
  expect(moveCell("tile monastery 0,-1 r90")).toEqual([0, -1]);
  expect(moveCell("move wagon from 1,0 road:E to 3,2 road:N")).toEqual([3, 2]);
  expect(moveCell("pass")).toBeUndefined();
});

test("what is left takes as long as what was done", () => {
  const first = { atMs: 1000, done: 10 };
  expect(secondsLeft(first, first, 100)).toBeUndefined();
  expect(secondsLeft(first, { atMs: 5000, done: 30 }, 100)).toBe(14);
  expect(secondsLeft(first, { atMs: 5000, done: 100 }, 100)).toBe(1);
});
