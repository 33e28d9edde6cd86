import { expect, test } from "vitest";
import { Pointers } from "./pointer";
import { EMPTY, type BoardState } from "./state";

function board(): { state: () => BoardState; pointers: Pointers } {
  let state: BoardState = { ...EMPTY, width: 400, height: 400, position: { tiles: [
    { id: "a", cell: [-9, -9], rotation: 0, copy: 0 }, { id: "a", cell: [9, 9], rotation: 0, copy: 0 },
  ], pieces: [] } };
  return { state: () => state, pointers: new Pointers((by) => (state = by(state))) };
}

test("a press that hardly moves is no drag", () => {
  const { state, pointers } = board();
  pointers.press(1, [10, 10]);
  expect(pointers.move(1, [13, 12])).toBe(false);
  pointers.release(1);
  expect(pointers.wasDrag).toBe(false);
  expect(state().view).toEqual(EMPTY.view);
});

test("a press that moves pans and chooses nothing", () => {
  const { state, pointers } = board();
  pointers.press(1, [10, 10]);
  expect(pointers.move(1, [106, 10])).toBe(true);
  pointers.release(1);
  expect(pointers.wasDrag).toBe(true);
  expect(state().view.x).toBeCloseTo(EMPTY.view.x - 1);
});

test("two fingers that part zoom in", () => {
  const { state, pointers } = board();
  pointers.press(1, [150, 200]);
  pointers.press(2, [250, 200]);
  pointers.move(2, [350, 200]);
  expect(state().view.scale).toBeCloseTo(EMPTY.view.scale * 2);
  expect(pointers.wasDrag).toBe(true);
});

test("the wheel zooms in when it turns away", () => {
  const { state, pointers } = board();
  pointers.wheel([200, 200], -100);
  expect(state().view.scale).toBeGreaterThan(EMPTY.view.scale);
});
