import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { words } from "../text/words.svelte";
import { PuzzleModel } from "./model.svelte";

vi.mock("../board/packs", () => ({ loadPacks: () => new Promise(() => {}) }));

beforeAll(() => words.speak("en"));
afterEach(() => void vi.unstubAllGlobals());

test("the puzzle of the day is asked about by its own name, for tomorrow it is another one", async () => {
  const asked: string[] = [];
  const table = { nPages: 0, figures: [], neutrals: [], tokens: [], bridges: [], castles: [], seats: [], bag: { nTiles: 9 } };
  const view = { version: 1, about: { seats: [], setup: { boxes: [] } }, table, awaits: {}, mine: [] };
  const puzzle = { about: { id: "base-7" }, view, pages: [], question: { seat: 0, name: "tile", rule: "BA-10", groups: [] }, answers: [] };
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(path.endsWith("/queries") ? { kind: "feature", feature: "city", name: "", spots: [] } : puzzle));
  });
  const model = new PuzzleModel("daily");
  await vi.waitFor(() => expect(model.puzzle ?? model.failure).toBeDefined(), { timeout: 60_000 });
  await model.aids.pointAtPlace({ cell: [0, 0], segment: 1, kind: "city" }, undefined);
  model.close();
  expect(asked).toEqual(["/api/puzzles/daily", "/api/puzzles/base-7/queries"]);
});
