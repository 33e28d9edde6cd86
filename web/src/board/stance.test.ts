import { describe, expect, test } from "vitest";
import { APART, BESIDE, BESIDE_SCALE, BESIDE_WIDE, BRIDGE_END, CASTLE, ON_BRIDGES, QUARTERS, ROW, STACK } from "$art/stances";
import { Brush } from "./brush";
import type { Drawings } from "./drawings";
import { placeInWindow } from "./render";
import { figureScale, footing, joining, overTiles, together } from "./stance";
import { EMPTY, placeKey, type BoardState, type Piece, type Place } from "./state";

/** Drawings of tiles with one spot; `westerly` ones have room only in the west, bridges bow on `bowing` ones. */
const painted: string[] = [];
const drawings = {
  stand: (_: string, rotation: number) => ({ x: 300, y: 700 - rotation, scale: 1 }),
  uprightBy: (_: string, rotation: number) => 100 + rotation,
  isWestBeside: (id: string) => id === "westerly",
  bows: (id: string, _: number, isAcross: boolean) => (id !== "bowing" ? "" : isAcross ? "-south" : "-west"),
  piece: (name: string) => {
    painted.push(name);
    return { image: undefined, box: [0, 0, 1, 1] };
  },
  figure: () => undefined,
  paintOverBridge: (_: unknown, id: string, rotation: number, isAcross: boolean) => painted.push(`over ${id} ${rotation} ${isAcross}`),
} as unknown as Drawings;

const on = (segment: number | undefined, kind: string): Place => ({ cell: [0, 0], segment, kind });
const figure = (at: Place, seat = 0, name = "meeple"): Piece => ({ name, seat, at });
const board = (id: string, pieces: Piece[] = [], turn = 0): BoardState => ({
  ...EMPTY, position: { tiles: [{ id, cell: [0, 0], rotation: 0, copy: 0 }], pieces }, view: { x: 0.5, y: 0.5, scale: 96, turn }, width: 400, height: 400,
});
const foot = (state: BoardState, place: Place) => footing(state, drawings, place, state.position.tiles[0]);

/** A canvas that takes everything, and tells what a test wants to know. */
const canvas = (own: object = {}): CanvasRenderingContext2D => {
  const nothing = () => undefined;
  const all = Object.fromEntries(["drawImage", "save", "restore", "beginPath", "moveTo", "lineTo", "stroke"].map((name) => [name, nothing]));
  return { ...all, canvas: { width: 400, height: 400 }, ...own } as unknown as CanvasRenderingContext2D;
};

describe("beside somebody", () => {
  const grow = figureScale(96);

  test("one stands a step away, on the side with room", () => {
    const beside = { ...on(0, "road"), beside: "meeple" };
    for (const [id, side] of [["easterly", 0], ["westerly", 1]] as const) {
      const [x, y] = BESIDE[side];
      expect(foot(board(id), beside)).toEqual({ x: 300 + x * grow, y: 700 + y * grow, scale: BESIDE_SCALE });
    }
  });

  test("the step is longer where somebody lies or has a wagon", () => {
    for (const [kind, name] of [["field", "meeple"], ["road", "wagon"]] as const) {
      expect(foot(board("easterly"), { ...on(0, kind), beside: name }).x).toBe(300 + BESIDE_WIDE[0][0] * grow);
    }
  });

  test("it is a place of its own, so that nobody moves aside", () => {
    const [follower, fairy] = [figure(on(0, "road")), { name: "fairy", seat: undefined, at: { ...on(0, "road"), beside: "meeple" } }];
    expect(placeKey(follower.at)).not.toBe(placeKey(fairy.at));
    expect(together([follower, fairy], 96).map(({ way }) => way)).toEqual([[0, 0], [0, 0]]);
  });
});

describe("bridges", () => {
  const bridge: Piece = { name: "bridge", seat: undefined, at: on(undefined, ""), spans: "ew" };
  const above = on(undefined, "bridge");
  const from = ([x, y]: readonly [number, number]) => ({ x: 500 + x, y: 500 + y, scale: 1 });

  test("whoever is on one stands on its planks, wherever it winds and however the view is turned", () => {
    expect(foot(board("plain", [bridge, figure(above)]), above)).toEqual(from(ON_BRIDGES["bridge-across"]![0]));
    expect(foot(board("bowing", [bridge, figure(above)]), above)).toEqual(from(ON_BRIDGES["bridge-across-south"]![0]));
    expect(foot(board("bowing", [bridge, figure(above)], 1), above)).toEqual(from(ON_BRIDGES["bridge-along-west"]![0]));
  });

  test("and away from who stands below", () => {
    const state = board("plain", [bridge, figure(above), figure(on(0, "road"), 1)]);
    expect(foot(state, above)).toEqual(from(ON_BRIDGES["bridge-across"]![1]));
  });

  test("take nobody's place", () => {
    const dragon: Piece = { name: "dragon", seat: undefined, at: on(undefined, "") };
    expect(together([bridge, dragon], 96).map(({ way }) => way)).toEqual([[0, 0], [0, 0]]);
  });

  test("have above them what counts, as the tile is seen", () => {
    const context = canvas();
    painted.length = 0;
    new Brush(context, drawings, board("bowing", [bridge], 1), 1).piece(bridge, 0, 0, 1);
    expect(painted).toEqual(["bridge-along-west", "over bowing 1 false"]);
  });

  test("have a road from either end to the side of their tile", () => {
    const lines: number[][] = [];
    const context = canvas({ moveTo: (x: number, y: number) => lines.push([x, y]), lineTo: (x: number, y: number) => lines.at(-1)!.push(x, y) });
    const state = { ...board("plain", [bridge]), view: { x: 0.5, y: 0.5, scale: 100, turn: 0 }, width: 100, height: 100 };
    new Brush(context, drawings, state, 1).piece(bridge, 0, 0, 1);
    const ends = [[0, 50, 50 - BRIDGE_END.from / 10, 50], [50 + BRIDGE_END.from / 10, 50, 100, 50]];
    expect(lines).toEqual([...ends, ...ends]);
  });
});

test("whoever stands upright where others lie stands farther south", () => {
  const [lying, standing] = [on(0, "field"), { ...on(0, "field"), isUpright: true }];
  const downs = [0, 1].map((turn) => foot(board("plain", [], turn), standing).y - foot(board("plain", [], turn), lying).y);
  expect(downs).toEqual([100, 101]);
});

test("several on one spot stand beside each other", () => {
  expect(together([figure(on(0, "road")), figure(on(0, "road"), 1)], 96).map(({ way }) => way)).toEqual([[0, 0], APART]);
});

describe("floors", () => {
  const tower = (count: number): Piece => ({ name: "tower-piece", seat: undefined, at: on(2, "tower"), count, isStack: true });

  test("are below whoever stands on top, up to as many as are drawn", () => {
    const tops = [1, 4, 9].map((count) => together([figure(on(2, "tower")), tower(count)], 96).map(({ piece, way }) => [piece.name, way[1]]));
    const top = (count: number) => [["tower-piece", 0], ["meeple", STACK.platform - count * STACK.floor]];
    expect(tops).toEqual([1, 4, 9].map((count) => top(Math.min(count, STACK.most))));
  });
});

describe("whoever joins others", () => {
  const tower: Piece = { name: "tower-piece", seat: undefined, at: on(2, "tower"), count: 3, isStack: true };
  const up = STACK.platform - 3 * STACK.floor;
  const who = { name: "meeple", seat: 0 };

  test("comes to stand where they stand in the end: on a tower, or behind others in a quarter", () => {
    expect(joining([tower], figure(on(2, "tower")), 96).way).toEqual([0, up]);
    expect(joining([tower, figure(on(2, "tower"))], figure(on(2, "tower")), 96).way).toEqual([0, up]);
    const quarter: Place = { ...on(3, "quarter"), off: QUARTERS["castle"]! };
    const [, second] = together([figure(quarter, 1), figure(quarter)], 96);
    expect(joining([figure(quarter, 1)], figure(quarter), 96).way).toEqual(second!.way);
  });

  test("is beside a guard as high as the tower is", () => {
    const guard = figure(on(2, "tower"));
    const fairy: Piece = { name: "fairy", seat: undefined, at: { ...on(2, "tower"), beside: "meeple" } };
    expect(together([tower, guard, fairy], 96).map(({ piece, way }) => [piece.name, way[1]])).toEqual([["tower-piece", 0], ["meeple", up], ["fairy", up]]);
    expect(joining([tower, guard], fairy, 96).way).toEqual([0, up]);
  });

  test("is beside a lord where the lord stands", () => {
    const lord: Place = { ...on(undefined, "lord"), off: [500, 1000] };
    const view = { x: 0, y: 0, scale: 96, turn: 0 };
    const [x, y] = overTiles(lord, view).way;
    const grow = figureScale(96);
    expect(overTiles({ ...lord, beside: "meeple" }, view)).toEqual({ way: [x + BESIDE[0][0] * grow, y + BESIDE[0][1] * grow], scale: BESIDE_SCALE });
  });

  test("is chosen where they will stand", () => {
    const state = board("plain", [tower]);
    const [plain, high] = [undefined, who].map((figure) => placeInWindow(state, drawings, { at: on(2, "tower"), ...(figure ? { figure } : {}) }));
    expect(high![1] - plain![1]).toBeCloseTo((up * 96) / 1000);
    const quarter: Place = { ...on(3, "quarter"), off: [500, 500] };
    const [middle, row] = [undefined, who].map((figure) => placeInWindow(state, drawings, { at: quarter, ...(figure ? { figure } : {}) }));
    expect(row![0] - middle![0]).toBeCloseTo((ROW.first[0] * 96) / 1000);
    expect(row![1] - middle![1]).toBeCloseTo((ROW.first[1] * 96) / 1000);
  });
});

describe("castles", () => {
  const at = (kind: string, off: readonly [number, number]): Place => ({ ...on(undefined, kind), off });
  const way = (place: Place, turn: number) => overTiles(place, { x: 0, y: 0, scale: 96, turn }).way;

  test("stand beside their lord, along the city as it is seen", () => {
    const [above, aside] = [[500, 1000], [1000, 500]] as const;
    expect([way(at("castle", above), 0), way(at("lord", above), 0)]).toEqual(CASTLE.wide);
    expect([way(at("castle", above), 1), way(at("lord", above), 1)]).toEqual(CASTLE.high);
    expect([way(at("castle", aside), 0), way(at("lord", aside), 0)]).toEqual(CASTLE.high);
  });

  test("are as large at any size", () => {
    const sizes = [40, 96, 200].map((scale) => overTiles(at("castle", [500, 1000]), { x: 0, y: 0, scale, turn: 0 }).scale * figureScale(scale));
    for (const size of sizes) expect(size).toBeCloseTo(CASTLE.scale);
  });
});

describe("in a quarter", () => {
  const quarter: Place = { ...on(3, "quarter"), off: QUARTERS["castle"]! };
  const row = (n: number, scale = 96) => together([...Array(n)].map((_, seat) => figure(quarter, seat)), scale);

  test("equal figures are one with their number, others stand in a row", () => {
    const pieces = [figure(quarter), figure(quarter, 1), figure(quarter), figure(quarter, 0, "large"), figure(quarter)];
    const found = together(pieces, 96);
    expect(found.map(({ piece, n }) => [piece.name, piece.seat, n])).toEqual([["meeple", 0, 3], ["meeple", 1, undefined], ["large", 0, undefined]]);
    const gap = ROW.gap * figureScale(96);
    expect(found.map(({ way }) => way)).toEqual([0, 1, 2].map((ix) => [ROW.first[0] + ix * gap, 0]));
  });

  test("a long row is of smaller figures and stays in the quarter, at any size", () => {
    for (const scale of [24, 48, 96, 260]) {
      const found = row(10, scale);
      expect(found.every(({ size }) => size === ROW.smaller)).toBe(true);
      expect(found.at(-1)!.way[0]).toBeLessThan(ROW.first[0] + ROW.length);
    }
    expect(row(ROW.many).every(({ size }) => size === 1)).toBe(true);
  });

  test("who belongs to nobody stands at the other end", () => {
    const count: Piece = { name: "count", seat: undefined, at: quarter };
    const [, found] = together([figure(quarter), count], 96);
    expect(found).toEqual({ piece: count, way: [ROW.nobody[0], ROW.nobody[1] - ROW.first[1]], size: 1 });
  });
});
