import { describe, expect, test } from "vitest";
import { between, CLOSE, closeUp, FINGER, fit, fitUncovered, isSeen, pan, reveal, scaleApart, SCALES, sizeFor, snapped, snappedAt, toTable, toWindow, turnView, withCopies, zoomAt } from "./changes";
import { EMPTY, type BoardState } from "./state";

const board: BoardState = {
  ...EMPTY,
  width: 800,
  height: 600,
  position: { tiles: withCopies([["a", 0, 0, 0], ["b", 3, 1, 2], ["a", -2, -1, 1]]), pieces: [] },
};
const NOTHING = { top: 0, right: 0, bottom: 0, left: 0 };
const turns = [0, 1, 2, 3].map((turn) => ({ ...board, view: { ...board.view, turn } }));

describe("views", () => {
  test("window and table are each other's inverse, however the view is turned", () => {
    for (const state of turns) {
      const [x, y] = toTable(state, toWindow(state, [1.25, -0.5]));
      expect(x).toBeCloseTo(1.25);
      expect(y).toBeCloseTo(-0.5);
    }
  });

  test("what is under the pointer stays there when the view zooms", () => {
    for (const state of turns) {
      const before = toTable(state, [500, 350]);
      const after = toTable(zoomAt(state, [500, 350], 1.3), [500, 350]);
      expect(after[0]).toBeCloseTo(before[0]);
      expect(after[1]).toBeCloseTo(before[1]);
    }
  });

  test("a drag moves the table with the pointer, however the view is turned", () => {
    for (const state of turns) {
      const under = toTable(state, [400, 300]);
      const [x, y] = toWindow(pan(state, [60, -40]), under);
      expect(x).toBeCloseTo(460);
      expect(y).toBeCloseTo(260);
    }
  });

  test("the view never leaves the board", () => {
    const far = pan(board, [100_000, -100_000]);
    expect(far.view.x).toBe(-2);
    expect(far.view.y).toBe(2);
  });

  test("zoom has ends", () => {
    expect(zoomAt(board, [0, 0], 1000).view.scale).toBe(SCALES[1]);
    expect(zoomAt(board, [0, 0], 0.001).view.scale).toBe(SCALES[0]);
  });

  test("fit shows every tile, however the view is turned", () => {
    for (const state of turns) {
      const fitted = fit(state);
      for (const { cell } of board.position.tiles) {
        for (const corner of [[0, 0], [1, 1]] as const) {
          const [x, y] = toWindow(fitted, [cell[0] + corner[0], cell[1] + corner[1]]);
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(800);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(600);
        }
      }
    }
  });

  test("a glide begins at one view and ends at the other", () => {
    const to = { ...board.view, x: 4, y: -2, scale: 48 };
    expect(between(board.view, to, 0)).toEqual({ ...board.view, scale: expect.closeTo(96) });
    expect(between(board.view, to, 1)).toEqual({ ...to, scale: expect.closeTo(48) });
  });

  test("four turns are none", () => {
    expect(turnView(turnView(turnView(turnView(board)))).view).toEqual(board.view);
  });

  test("a view that nobody moved shows everything that can be chosen", () => {
    expect(reveal(board, NOTHING, [[0, 0]], false)).toBe(board);
    expect(reveal(board, NOTHING, [[0, 0], [40, 0]], false)).not.toBe(board);
  });

  test("a view that somebody moved stays, as long as something can be seen", () => {
    expect(reveal(board, NOTHING, [[0, 0], [40, 0]], true)).toBe(board);
    expect(reveal(board, NOTHING, [[40, 0]], true)).not.toBe(board);
  });

  test("a board too large for fingers is shown around what was placed last", () => {
    const wide = { ...board, width: 360, position: { tiles: withCopies([["a", 0, 0, 0], ["a", 20, 0, 0]]), pieces: [] } };
    const { view } = reveal(wide, NOTHING, [[0, 0], [20, 0]], false);
    expect(view.scale).toBeGreaterThanOrEqual(FINGER);
    expect(isSeen({ ...wide, view }, NOTHING, [20, 0])).toBe(true);
  });

  test("around what was placed last no more empty table is seen than must be", () => {
    const cells = [...Array(12 * 20)].map((_, ix) => ["a", ix % 12, Math.floor(ix / 12), 0] as const);
    const covered = { top: 100, right: 0, bottom: 200, left: 0 };
    for (const turned of turns) {
      const large = { ...turned, width: 360, height: 740, position: { tiles: withCopies(cells), pieces: [] } };
      for (const last of [[0, 0], [11, 0], [5, 19], [6, 9]] as const) {
        const shown = reveal(fitUncovered(large, covered), covered, [last], false);
        expect(isSeen(shown, covered, last)).toBe(true);
        for (const corner of [[0, 100], [360, 100], [0, 540], [360, 540]] as const) {
          const [x, y] = toTable(shown, corner);
          expect(Math.min(x, y)).toBeGreaterThan(-0.4);
          expect(Math.max(x - 12, y - 20)).toBeLessThan(0.4);
        }
      }
    }
  });

  test("a close-up shows its cell large, and leaves a view alone that does already", () => {
    const covered = { top: 50, right: 0, bottom: 200, left: 100 };
    for (const state of turns) {
      const close = closeUp({ ...state, view: { ...state.view, scale: 40 } }, covered, [3, 1]);
      expect(close.view.scale).toBe(CLOSE);
      expect(isSeen(close, covered, [3, 1])).toBe(true);
      expect(closeUp(close, covered, [3, 1])).toBe(close);
    }
  });

  test("a close-up at the edge of a board shows the board, not the empty table", () => {
    const rows = Array.from({ length: 100 }, (_, ix): [string, number, number, number] => ["a", ix % 10, Math.floor(ix / 10), 0]);
    for (const turn of [0, 1, 2, 3]) {
      const state = { ...board, position: { tiles: withCopies(rows), pieces: [] }, view: { ...board.view, scale: 40, turn } };
      const close = closeUp(state, NOTHING, [9, 9], 100);
      expect(isSeen(close, NOTHING, [9, 9])).toBe(true);
      const corners = [[0, 0], [800, 0], [0, 600], [800, 600]].map((point) => toTable(close, point as [number, number]));
      for (const [x, y] of corners) {
        expect(x).toBeLessThan(10.4);
        expect(y).toBeLessThan(10.4);
      }
    }
  });

  test("a close-up is no closer than fingers need", () => {
    const spots = [[0.2, 0.5], [0.6, 0.5], [0.6, 0.9]] as const;
    expect(scaleApart(spots)).toBeCloseTo(FINGER / 0.4);
    const far = { ...board, view: { ...board.view, scale: 60 } };
    const { scale } = closeUp(far, NOTHING, [0, 0], scaleApart(spots)).view;
    expect(scale).toBeGreaterThanOrEqual(FINGER / 0.4);
    expect(scale).toBeLessThan(CLOSE * 0.7);
    // Places that a finger tells apart already do not move the view, and what lies on one spot is moved apart anyway.
    const near = { ...board, view: { ...board.view, scale: 115 } };
    expect(closeUp(near, NOTHING, [0, 0], scaleApart(spots))).toBe(near);
    expect(scaleApart([[0.5, 0.5], [0.5, 0.5]])).toBe(FINGER);
    expect(scaleApart([[0.5, 0.5], [0.65, 0.5]])).toBe(CLOSE);
  });

  test("a tile that is only shown is part of what is shown", () => {
    const ghost = { id: "a", cell: [9, 0] as const, rotation: 0, n: 1, ix: 0 };
    for (const state of turns) {
      expect(isSeen(fitUncovered({ ...state, ghost }, NOTHING), NOTHING, [9, 0])).toBe(true);
      expect(isSeen(reveal({ ...state, ghost }, NOTHING, [[9, 0]], true), NOTHING, [9, 0])).toBe(true);
    }
  });

  test("a whole board is shown whole in the size that it is painted in, also a long one on a phone", () => {
    const tiles = withCopies(Array.from({ length: 15 }, (_, y): [string, number, number, number] => ["a", y % 3, y, 0]));
    const covered = { top: 152, right: 0, bottom: 290, left: 0 };
    for (const ratio of [1, 2, 3]) {
      const phone = { ...board, width: 360, height: 740, position: { tiles, pieces: [] } };
      const fitted = fitUncovered(phone, covered);
      const shown = { ...fitted, view: snappedAt(fitted, covered, ratio) };
      for (const { cell } of tiles) expect(isSeen(shown, covered, cell)).toBe(true);
    }
  });

  test("what is covered is not seen, and everything fits beside it", () => {
    const covered = { top: 0, right: 0, bottom: 0, left: 500 };
    expect(isSeen(board, NOTHING, [0, 0])).toBe(true);
    expect(isSeen(board, covered, [0, 0])).toBe(false);
    for (const state of turns) {
      const fitted = fitUncovered(state, covered);
      for (const { cell } of board.position.tiles) expect(isSeen(fitted, covered, cell)).toBe(true);
    }
  });
});

test("equal tiles get different drawings", () => {
  expect(board.position.tiles.map((tile) => tile.copy)).toEqual([0, 0, 1]);
});

test("a view that is chosen for somebody is painted pixel by pixel, and hardly smaller", () => {
  for (const ratio of [1, 1.5, 2, 3]) {
    for (const scale of [24, 33.3, 50, 96, 190, 260]) {
      const view = snapped({ x: 0, y: 0, scale, turn: 0 }, ratio);
      expect(sizeFor(view.scale * ratio) - view.scale * ratio).toBeLessThan(scale === 24 ? 3 * ratio : 0.02);
      expect(view.scale).toBeLessThanOrEqual(scale + 0.01);
      expect(view.scale).toBeGreaterThan(scale * 0.89);
    }
  }
});

test("on a phone a few places on a large board are shown for a finger, and stay where they are then", () => {
  const tiles = withCopies([...Array(20)].map((_, ix) => ["a", ix, ix % 9, 0] as const));
  const targets = ([[12, 3], [13, 4], [12, 5]] as const).map((cell) => (
    { key: cell.join(), at: { cell, segment: undefined, kind: "" }, look: "tile", label: "", isChosen: false } as const
  ));
  const covered = { top: 150, right: 0, bottom: 200, left: 0 };
  const phone = fitUncovered({ ...EMPTY, width: 360, height: 740, position: { tiles, pieces: [] }, targets }, covered);
  expect(phone.view.scale).toBeLessThan(FINGER);
  for (const ratio of [1, 1.5, 2, 3]) {
    const { view } = reveal(phone, covered, [[0, 0]], false);
    const shown = { ...phone, view: snapped(view, ratio) };
    expect(shown.view.scale).toBeGreaterThanOrEqual(FINGER - 0.5);
    for (const { at } of targets) expect(isSeen(shown, covered, at.cell)).toBe(true);
    expect(reveal(shown, covered, [[0, 0]], false)).toBe(shown);
  }
});
