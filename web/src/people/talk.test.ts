import { expect, test, vi } from "vitest";
import type { Update } from "$protocol";
import { canTalk, newsIn, saidIn, Talk } from "./talk.svelte";

const said = (version: number, name: string, seat?: number): Update =>
  ({ version, what: { kind: "said", name, text: `of ${version}`, ...(seat === undefined ? {} : { seat }) } }) as unknown as Update;
const moved = (version: number): Update => ({ version, what: { kind: "moved", seat: 0, text: "pass", by: "person" } }) as unknown as Update;
const log = [said(3, "Ana", 0), moved(4), said(5, "Leo", 1), said(6, "watcher"), said(7, "Ana", 0)];

test("what was said stands in its order, moves do not", () => {
  expect(saidIn(log).map(({ version }) => version)).toEqual([3, 5, 6, 7]);
});

test("what others said since is new, what one said oneself never is", () => {
  expect(newsIn(log, 0, [0]).map(({ name }) => name)).toEqual(["Leo", "watcher"]);
  expect(newsIn(log, 5, [0]).map(({ version }) => version)).toEqual([6]);
  expect(newsIn(log, 6, [0])).toEqual([]);
  expect(newsIn(log, 0, []).map(({ version }) => version)).toEqual([3, 5, 6, 7]);
});

test("bots do not talk, people and whoever watches do", () => {
  const game = (kinds: string[], watchers = 0, status = "playing") =>
    ({ about: { status, seats: kinds.map((kind) => ({ holder: { kind }, name: "" })) }, mine: [0], watchers }) as unknown as Parameters<typeof canTalk>[0];
  expect(canTalk(game(["person", "bot"]), [])).toBe(false);
  expect(canTalk(game(["person", "person"]), [])).toBe(true);
  expect(canTalk(game(["person", "bot"], 1), [])).toBe(true);
  expect(canTalk(game(["person", "bot"]), log)).toBe(true);
  expect(canTalk(game(["person", "person"], 1, "gathering"), log)).toBe(false);
});

test("what was seen stays seen, also after a reload", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
  const talk = () => new Talk("g", () => log, () => [0]);
  expect(talk().news.length).toBe(2);
  const open = talk();
  open.open();
  expect(open.news).toEqual([]);
  open.see();
  open.close();
  expect(open.news).toEqual([]);
  expect(talk().news).toEqual([]);
  vi.unstubAllGlobals();
});
