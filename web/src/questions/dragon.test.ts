import { expect, test } from "vitest";
import type { WireEvent } from "$protocol";
import { stepsMade, walk } from "./dragon";

const tile = (x: number): WireEvent => ({ kind: "tile-placed", seat: 0, tile: "a", cell: [x, 0], rotation: 0 });
const moved = (x: number): WireEvent => ({ kind: "neutral-moved", mover: 0, neutral: "dragon", to: { cell: [x, 0], segment: 255, name: `${x},0` } });
const turn: WireEvent = { kind: "turn-started", seat: 1 };

test("a walk begins where the dragon stands when its tile is placed", () => {
  const volcano = [tile(1), moved(1), turn];
  expect(walk([...volcano, tile(2)])).toEqual([[1, 0]]);
  expect(walk([...volcano, tile(2), moved(2), moved(3)])).toEqual([[1, 0], [2, 0], [3, 0]]);
  expect(stepsMade([...volcano, tile(2), moved(2), moved(3)])).toBe(2);
});

test("a new tile ends the walk, and the dragon that a volcano calls makes no step", () => {
  expect(walk([tile(1), moved(1), turn, tile(2), moved(2), turn, tile(5)])).toEqual([[2, 0]]);
  expect(stepsMade([tile(1), moved(1), turn])).toBe(0);
});
