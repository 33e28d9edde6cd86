import { expect, test } from "vitest";
import { onTiles } from "$tiles";
import { played } from "./played.svelte";
import { tileText } from "./tiles";
import { chosen, named, words } from "./words.svelte";

test("every tile is said by what is on it", async () => {
  for (const tag of ["en", "es", "fr", "de"] as const) {
    await words.speak(tag);
    expect(Object.keys(onTiles).length).toBeGreaterThan(150);
    for (const id of Object.keys(onTiles)) {
      const text = tileText(id);
      const isId = id.includes("-") && text.includes(id);
      expect(text !== "" && !isId && !/undefined|element-|tile-/.test(text), `${id}: ${text}`).toBe(true);
    }
  }
});

test("signs that do nothing in the game are not said", async () => {
  await words.speak("en");
  const [dragon, volcano] = [named("element", "dragon"), named("element", "volcano")];
  expect(tileText("dragon-road-curve")).toContain(dragon);
  played.idle = ["dragon", "volcano"];
  try {
    expect(tileText("dragon-road-curve")).toBe(tileText("road-curve"));
    expect(tileText("volcano-field")).not.toContain(volcano);
  } finally {
    played.idle = [];
  }
});

test("tiles are said as the terminal says them", async () => {
  await words.speak("de");
  expect(tileText("road-tee")).toBe("ein Plättchen mit drei Straßenenden");
  await words.speak("en");
  expect(tileText("city-corner-curve-pennant")).toBe("a tile with a city on two sides, a pennant and a road curve");
  expect(tileText("abbey")).toBe("an abbey tile");
  expect(tileText("of-a-later-server")).toContain("of-a-later-server");
});

test("the first language of a person that is spoken here is taken", () => {
  expect(chosen(["nl", "fr-CH", "de"])).toBe("fr");
  expect(chosen(["nl"])).toBe("en");
});
