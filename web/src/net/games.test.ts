import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownGames, playedGames } from "./games";
import { keepMade, madeGames } from "./keep";

let asked: string[];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value), removeItem: (name: string) => kept.delete(name),
  });
  asked = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const game = path.split("/").at(-1)!;
    const status = { gone: 404, busy: 429, damaged: 503 }[game] ?? 200;
    const body = status === 200 ? { view: { about: { game }, table: { seats: [{ score: 3 }] } } } : { code: game, message: "" };
    return new Response(JSON.stringify(body), { status });
  });
  for (const game of ["gone", "busy", "damaged", "there"]) keepMade(game);
});
afterEach(() => void vi.unstubAllGlobals());

test("a game that cannot be told now hides none of the others, and only what is gone is forgotten", async () => {
  const own = await ownGames();
  expect(own.map(({ listed }) => listed.about.game)).toEqual(["there"]);
  expect(madeGames().map(({ game }) => game)).toEqual(["there", "damaged", "busy"]);
});

test("whoever only wants to know where it is their turn asks for no game that others play", async () => {
  await playedGames();
  expect(asked).toEqual([]);
});
