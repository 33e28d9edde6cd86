import { expect, test } from "vitest";
import type { Update, WireEvent } from "$protocol";
import { added, breakdown, scoresByTurn } from "./log";

const update = (version: number, ...events: WireEvent[]): Update => ({
  game: "g", version, atMs: 0, what: { kind: "moved", seat: 0, text: "", by: "person" }, events, awaits: {},
});
const scored = (seat: number, points: number, feature?: string): WireEvent => ({
  kind: "scored", seat, rule: "BA-36", reason: { kind: "complete" }, points, terms: [], ...(feature ? { feature } : {}),
});
const turn = (seat: number): WireEvent => ({ kind: "turn-started", seat });

test("scores are told turn by turn, and payments count", () => {
  const log = [
    update(1, scored(0, 4, "road"), turn(1)),
    update(2, scored(1, 9, "monastery"), { kind: "paid", from: 1, to: 0, points: 3, payment: "ransom" }),
  ];
  expect(scoresByTurn(log, 2)).toEqual([[0, 0], [4, 0], [7, 6]]);
});

test("points are summed by seat and by what was scored", () => {
  const log = [update(1, scored(0, 4, "road"), scored(0, 2, "road"), scored(1, 3))];
  expect(breakdown(log, 2)).toEqual(new Map([["road", [6, 0]], ["other", [0, 3]]]));
});

test("what is taken back leaves the log, talk does not", () => {
  const talk: Update = { ...update(2), what: { kind: "said", name: "Ana", text: "hm" } };
  const undone: Update = { ...update(4), what: { kind: "undone", nEntries: 1, seat: 0 } };
  expect(added([], [update(1), talk, update(3), undone]).map(({ version }) => version)).toEqual([1, 2, 4]);
});
