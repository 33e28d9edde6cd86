import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Update } from "$protocol";
import { ReplayModel } from "./model.svelte";

vi.mock("../board/packs", () => ({ loadPacks: () => new Promise(() => {}) }));

const drawn = (version: number): Update => ({ game: "g", version, atMs: 0, what: { kind: "drawn", outcome: "road-straight" }, events: [], awaits: {} });
const undone = (version: number, nEntries: number): Update => ({ ...drawn(version), what: { kind: "undone", nEntries, seat: 0 } });

const table = { nPages: 0, figures: [], neutrals: [], tokens: [], bridges: [], castles: [], seats: [], bag: { nTiles: 9 } };
const whole = (version: number) => ({ view: { version, about: { status: gameStatus, seats: [], setup: { boxes: [] } }, table, awaits: {}, mine: [] }, pages: [] });

/** An answer that is there at once, whatever clock runs. */
const told = (value: unknown, status = 200) => ({ ok: status === 200, status, text: async () => JSON.stringify(value) });

/** What happened so far, and what was asked for. */
let log: Update[];
let asked: string[];
/** Answers to logs wait for this, if it is there. */
let gate: Promise<void> | undefined;
let status: number;
/** How the game stands, as every step of it tells, and what happens before the first of them is told. */
let gameStatus: string;
let meanwhile: () => void;

const logsAsked = (): number => asked.filter((path) => path.includes("/log")).length;

beforeEach(() => {
  vi.useFakeTimers();
  [log, asked, gate, status] = [[drawn(1), drawn(2)], [], undefined, 200];
  [gameStatus, meanwhile] = ["playing", () => {}];
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (!path.includes("/log")) meanwhile();
    if (!path.includes("/log")) return told(whole(log.length));
    await gate;
    if (status !== 200) return told({ code: "too-many", message: "" }, status);
    return told(log.filter(({ version }) => version > Number(path.split("after=")[1])));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Somebody who has seen everything of a running game and waits for more. */
async function follower(): Promise<ReplayModel> {
  const model = new ReplayModel("g", 2, true);
  await vi.advanceTimersByTimeAsync(100);
  expect([model.at, model.isPlaying, model.failure]).toEqual([2, true, undefined]);
  return model;
}

/** Lets answers to logs wait from now on; what it returns lets them go. */
function hold(): () => void {
  let open = () => {};
  gate = new Promise((done) => (open = done));
  return open;
}

test("whoever leaves asks for nothing more, also while something is on its way", async () => {
  const model = await follower();
  const open = hold();
  await vi.advanceTimersByTimeAsync(500);
  expect(logsAsked()).toBe(2);
  model.close();
  open();
  await vi.advanceTimersByTimeAsync(100_000);
  expect([logsAsked(), model.isPlaying]).toEqual([2, false]);
});

test("whoever leaves before the game is there does not begin to play it", async () => {
  const open = hold();
  const model = new ReplayModel("g", 2, true);
  model.close();
  open();
  await vi.advanceTimersByTimeAsync(100_000);
  expect([logsAsked(), model.isPlaying]).toEqual([1, false]);
});

test("whoever pauses and goes on meanwhile looks once at a time", async () => {
  const model = await follower();
  const open = hold();
  await vi.advanceTimersByTimeAsync(500);
  model.toggle();
  model.toggle();
  open();
  gate = undefined;
  // One look that was begun before, and one after it; the next ones come 2 and 4 seconds later.
  await vi.advanceTimersByTimeAsync(500);
  expect(logsAsked()).toBe(3);
  await vi.advanceTimersByTimeAsync(2000);
  expect(logsAsked()).toBe(4);
});

test("looking in vain becomes rare, and a hidden page does not look at all", async () => {
  const model = await follower();
  await vi.advanceTimersByTimeAsync(120_000);
  const n = logsAsked();
  expect(n).toBeLessThan(12);
  vi.stubGlobal("document", { hidden: true });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(logsAsked()).toBe(n);
  vi.stubGlobal("document", { hidden: false });
  log.push(drawn(3));
  await vi.advanceTimersByTimeAsync(31_000);
  expect([model.at, model.isPlaying]).toEqual([3, true]);
  model.close();
});

test("a refused look takes nothing away from what is shown", async () => {
  const model = await follower();
  status = 429;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([model.failure, model.isPlaying]).toEqual([undefined, true]);
  expect(logsAsked()).toBeLessThan(9);
  status = 200;
  log.push(drawn(3));
  await vi.advanceTimersByTimeAsync(31_000);
  expect(model.at).toBe(3);
  model.close();
});

test("what is taken back is shown no longer, and asked for anew when it was played otherwise", async () => {
  const model = await follower();
  log.push(undone(3, 1));
  await vi.advanceTimersByTimeAsync(3000);
  expect([model.at, model.entries.length, model.failure]).toEqual([1, 1, undefined]);
  log.push(drawn(4), drawn(5));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(model.at).toBe(3);
  expect(asked.filter((path) => path.endsWith("/moves/2"))).toHaveLength(2);
  model.close();
});

test("at the end a running game is waited for, and one that is over begins again", async () => {
  const model = await follower();
  model.toggle();
  model.toggle();
  expect(model.at).toBe(2);
  log.push({ ...drawn(3), what: { kind: "ended", result: { winners: [], reason: "aborted", scores: [] }, seed: "" } as unknown as Update["what"] });
  await vi.advanceTimersByTimeAsync(3000);
  expect(model.isPlaying).toBe(false);
  model.toggle();
  expect(model.at).toBe(0);
  model.close();
});

test("bots that finish while their game is opened are shown to the end", async () => {
  meanwhile = () => {
    [gameStatus, meanwhile] = ["over", () => {}];
    log.push(drawn(3), drawn(4));
  };
  const model = new ReplayModel("g", 0, true);
  await vi.advanceTimersByTimeAsync(100);
  expect(model.entries.length).toBe(4);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([model.at, model.isPlaying]).toEqual([4, false]);
  // All of it is read once.
  expect(logsAsked()).toBe(2);
  model.close();
});
