import { describe, expect, test } from "vitest";
import type { Update, WireEvent } from "$protocol";
import { entriesOf, nextStop, sinceMoveOf, stepOf, turnStops } from "./steps";

let version = 0;
const update = (what: Update["what"], ...events: WireEvent[]): Update => ({ game: "g", version: ++version, atMs: 0, what, events, awaits: {} });
const moved = (seat: number, ...events: WireEvent[]): Update => update({ kind: "moved", seat, text: "", by: "person" }, ...events);
const drawn = (...events: WireEvent[]): Update => update({ kind: "drawn", outcome: "" }, ...events);
const tile = (seat: number): WireEvent => ({ kind: "tile-placed", seat, tile: "a", cell: [0, 0], rotation: 0 });
const turn = (seat: number): WireEvent => ({ kind: "turn-started", seat });

/** Two turns of two steps after a draw each, with talk between them. */
const log = [
  update({ kind: "created" }),
  drawn(turn(0)), moved(0, tile(0)), moved(0),
  update({ kind: "said", name: "Ana", text: "hm" }),
  drawn(turn(1)), moved(1, tile(1)), moved(1),
];
const entries = entriesOf(log);

describe("steps", () => {
  test("talk is no step", () => expect(entries).toHaveLength(6));

  test("turns are looked at when their tile is about to be placed", () => {
    expect(turnStops(entries)).toEqual([0, 1, 4, 6]);
    expect(turnStops([])).toEqual([0]);
  });

  test("stops lie before and after a step, and the ends are ends", () => {
    const stops = turnStops(entries);
    expect(nextStop(stops, 2, false)).toBe(4);
    expect(nextStop(stops, 4, true)).toBe(1);
    expect(nextStop(stops, 6, false)).toBe(6);
    expect(nextStop(stops, 0, true)).toBe(0);
  });

  test("what others did begins after the own last move", () => {
    expect(sinceMoveOf(entries, [0])).toBe(3);
    expect(sinceMoveOf(entries, [1])).toBe(6);
    expect(sinceMoveOf(entries, [])).toBe(4);
  });

  test("a line of the log belongs to the step that it came with", () => {
    expect(stepOf(entries, log[2]!.version)).toBe(2);
    expect(stepOf(entries, log[4]!.version)).toBe(3);
  });
});
