import { beforeAll, expect, test } from "vitest";
import { words } from "../text/words.svelte";
import { aboutBot, offeredBots } from "./bots";

beforeAll(() => words.speak("en"));

test("a level is told with its rating, if it has one", () => {
  const plays = aboutBot("expert").text;
  expect(plays).toMatch(/^Thinks/);
  expect(aboutBot("expert", { expert: 1410 })).toEqual({ text: `Rating 1410 · ${plays}`, help: expect.stringContaining("Elo") });
  expect(aboutBot("expert", { rival: 1423 })).toEqual({ text: plays, help: undefined });
});

test("earlier versions are not offered", () => {
  expect(offeredBots(["random", "greedy-1", "greedy"])).toEqual(["random", "greedy"]);
});
