import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { WireEvent } from "$protocol";
import { EVENT_MOTIONS } from "$art/motion";
import type { Place, Position } from "../board/state";
import { motionsOf, rowOf } from "./motions";

const at = (x: number, segment?: number): Place => ({ cell: [x, 0], segment, kind: segment === undefined ? "" : "road" });
const spot = (x: number, segment = 0) => ({ cell: [x, 0] as [number, number], segment, name: `${x},0 road:E` });
const board: Position = {
  tiles: [0, 1, 2].map((x) => ({ id: "a", cell: [x, 0], rotation: 0, copy: x })),
  pieces: [{ name: "dragon", seat: undefined, at: at(0) }],
};
const kinds = (...events: WireEvent[]): string[] => motionsOf(events, board, board).map(({ motion }) => motion);

describe("motions", () => {
  test("a tile drops, and a figure comes to it", () => {
    expect(kinds(
      { kind: "tile-placed", seat: 0, tile: "a", cell: [2, 0], rotation: 0 },
      { kind: "figure-placed", seat: 0, figure: "meeple", spot: spot(2) },
    )).toEqual(["tile-drops", "figure-comes"]);
  });

  test("a figure on another tile than the last comes through a portal", () => {
    expect(kinds({ kind: "figure-placed", seat: 0, figure: "meeple", spot: spot(0) })).toEqual(["portal-opens", "portal-opens", "figure-comes"]);
  });

  test("the dragon leaves prints where it was, and eats from where it is", () => {
    const planned = motionsOf([
      { kind: "neutral-moved", neutral: "dragon", to: spot(1, 255), mover: 0 },
      { kind: "figure-returned", seat: 1, figure: "meeple", spot: spot(1), cause: { kind: "removed", by: "dragon", seat: 0 }, rule: "" },
    ], board, board);
    expect(planned.map(({ motion }) => motion)).toEqual(["claw-prints", "dragon-walks", "fire-breathes", "figure-is-eaten"]);
    expect(planned[0]!.from).toEqual(at(0));
    expect(planned[3]!.to.cell).toEqual([1, 0]);
  });

  test("whoever was not on the board comes", () => {
    expect(kinds({ kind: "neutral-moved", neutral: "fairy", to: spot(1), mover: 0 })).toEqual(["figure-comes"]);
  });

  test("who comes to stand beside somebody goes to the place beside them", () => {
    const beside = { ...at(1, 0), beside: "meeple" };
    const after = { ...board, pieces: [{ name: "fairy", seat: undefined, at: beside }] };
    const [come] = motionsOf([{ kind: "neutral-moved", neutral: "fairy", to: spot(1), mover: 0 }], board, after);
    expect(come!.to).toEqual(beside);
  });

  test("the lord of a castle goes home from where lords stand", () => {
    const lord: Place = { cell: [1, 0], segment: undefined, kind: "lord", off: [1000, 500] };
    const before = { ...board, pieces: [{ name: "meeple", seat: 1, at: lord }] };
    const [home] = motionsOf([{ kind: "figure-returned", seat: 1, figure: "meeple", spot: spot(2), cause: { kind: "castle-scored" }, rule: "" }], before, board);
    expect([home!.motion, home!.from]).toEqual(["figure-goes-home", lord]);
  });

  test("only what is complete shines", () => {
    const score = { kind: "scored", seat: 0, rule: "", feature: "city", spot: spot(1), points: 8, terms: [] } as const;
    expect(kinds({ ...score, terms: [], reason: { kind: "complete" } })).toEqual(["points-rise", "wall-shines"]);
    expect(kinds({ ...score, terms: [], reason: { kind: "open-at-end" } })).toEqual(["points-rise"]);
  });

  test("every kind of event that has motions brings some", () => {
    const samples = join(import.meta.dirname, "../../../crates/protocol/tests/samples");
    const events = readdirSync(samples).filter((name) => name.startsWith("event-")).map((name) => JSON.parse(readFileSync(join(samples, name), "utf8")) as WireEvent);
    const moving = new Set(EVENT_MOTIONS.map(({ kind }) => kind));
    for (const event of events) expect(rowOf(event).length > 0, event.kind).toBe(moving.has(event.kind));
  });
});
