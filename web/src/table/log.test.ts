import { expect, test } from "vitest";
import type { SaidEvent, Update, WireEvent } from "$protocol";
import { added, lines, scoresByTurn } from "./log";
import { words } from "../text/words.svelte";

const update = (version: number, ...events: SaidEvent[]): Update => ({
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

test("the log says the sentences that come with events, also who contended", async () => {
  await words.speak("en");
  const term = { key: "term-tiles", args: { n: 4, each: 2 } };
  const score = { key: "event-scored", args: { who: { seat: 0 }, points: 8, text: { key: "score-complete", args: { feature: "city" } }, list: { list: [term], join: "sum" as const } } };
  const power = (seat: number, n: number) => ({ key: "contest-power", args: { who: { seat }, n } });
  const contest = { key: "contest-contested", args: { list: { list: [power(0, 2), power(1, 1)], join: "commas" as const } } };
  const event: SaidEvent = { ...scored(0, 8, "city"), said: { key: "event-contested", args: { text: score, list: contest } } };
  const told = lines(update(1, turn(0), event, { kind: "game-ended" }), (seat) => ["Ana", "Ben"][seat]!);
  expect(told.map(({ text }) => text.replaceAll("\u00a0", " "))).toEqual(["The city is complete: Ana scores 4 tiles × 2 = 8 points. (contested: Ana 2, Ben 1)"]);
});

test("what is taken back leaves the log, talk does not", () => {
  const talk: Update = { ...update(2), what: { kind: "said", name: "Ana", text: "hm" } };
  const undone: Update = { ...update(4), what: { kind: "undone", nEntries: 1, seat: 0 } };
  expect(added([], [update(1), talk, update(3), undone]).map(({ version }) => version)).toEqual([1, 2, 4]);
});
