import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Group, TableHead, WireCause, WireDeparture, WireEvent, WireReason, WireTerm } from "$protocol";
import { onTiles } from "$tiles";
import { played } from "./played.svelte";
import type { Game } from "../net/follow";
import { offersOf } from "../questions/offers";
import { answerText, moveText, questionText } from "./answers";
import { eventText, reasonText, termText } from "./events";
import { tileText } from "./tiles";
import { chosen, named, words, type Tag } from "./words.svelte";

const SAMPLES = join(import.meta.dirname, "../../../crates/protocol/tests/samples");
const samples = <T>(family: string): [string, T][] =>
  readdirSync(SAMPLES)
    .filter((name) => name.startsWith(`${family}-`))
    .map((name) => [name, JSON.parse(readFileSync(join(SAMPLES, name), "utf8")) as T]);

const name = (seat: number): string => `Ana ${seat}`;
const table = JSON.parse(readFileSync(join(SAMPLES, "head.json"), "utf8")) as TableHead;
const game = { table, tiles: [["x", 0, 0, 0]], question: { name: "figure", seat: 0, rule: "", groups: [] } } as unknown as Game;

/** A sentence, not the name of a message and not a hole in one. */
const isSaid = (text: string | undefined): boolean =>
  text !== undefined && text !== "" && !/undefined|\[object|NaN|^(event|score|term|answer|question)-/.test(text);

describe.each<Tag>(["en", "es", "fr", "de"])("in %s", (tag) => {
  beforeAll(() => words.speak(tag));

  test("moves in notation are said", () => {
    for (const text of ["tile monastery 0,-1 r90", "meeple -1,-3 field:NL", "large 2,0 city:N", "meeple 1,1 tower", "barn 1,1 field:NL", "pass", "again", "flock score", "tower 0,3",
      "retrieve p0 abbot -2,-1 garden", "princess p1 meeple 1,0 city:N", "capture p1 large 1,0 road:E", "fairy 1,0", "fairy p0 meeple 1,0 road:E", "dragon 1,0",
      "mage 1,0 road:E", "remove witch", "count quarter:market", "meeple quarter:castle", "score 1,0 road:E", "bid 3", "take monastery"]) {
      const told = moveText(text, "figure", name);
      expect(isSaid(told), text).toBe(true);
      expect(told, text).not.toMatch(/:[NESW]|quarter:|r90|score$|^tower|retrieve|remove|p\d /);
    }
  });

  test("every kind of event is said", () => {
    const silent = ["event-turn-started.json"];
    for (const [file, event] of samples<WireEvent>("event")) {
      if (!silent.includes(file)) expect(isSaid(eventText(event, name)), `${file}: ${eventText(event, name)}`).toBe(true);
    }
  });

  test("every reason, term and cause is said", () => {
    for (const [file, reason] of samples<WireReason>("reason")) expect(isSaid(reasonText(reason, "city")), file).toBe(true);
    const source = readFileSync(join(import.meta.dirname, "../../../crates/protocol/src/event/tell.rs"), "utf8");
    const labels = [...source.matchAll(/Label::\w+(?:\(\w+\))? => \("([a-z-]+)"/g)].map((found) => found[1]!);
    expect(labels.length).toBeGreaterThan(10);
    for (const label of labels) {
      const term: WireTerm = { label, of: label === "titles" ? "king" : "wine", count: 2, each: 1, total: 2 };
      expect(isSaid(termText(term)) && termText(term) !== label, `${label}: ${termText(term)}`).toBe(true);
    }
    const spot = { cell: [0, 0] as [number, number], segment: 0, name: "0,0 road:E" };
    for (const [file, cause] of samples<WireCause>("cause")) {
      const text = eventText({ kind: "figure-returned", seat: 0, figure: "meeple", spot, cause, rule: "" }, name);
      expect(isSaid(text), `${file}: ${text}`).toBe(true);
    }
  });

  test("every reason why a neutral figure leaves is said", () => {
    const said = samples<WireDeparture>("departure").map(([file, departure]) => {
      const text = eventText({ kind: "neutral-aside", neutral: "witch", departure }, name);
      expect(isSaid(text), `${file}: ${text}`).toBe(true);
      if ("mover" in departure) expect(text, file).toContain(name(departure.mover));
      return text;
    });
    expect(new Set(said).size).toBe(4);
  });

  test("every tile is said by what is on it", () => {
    expect(Object.keys(onTiles).length).toBeGreaterThan(150);
    for (const id of Object.keys(onTiles)) {
      const text = tileText(id);
      const isId = id.includes("-") && text.includes(id);
      expect(isSaid(text) && !isId && !/element-|tile-/.test(text), `${id}: ${text}`).toBe(true);
    }
  });

  test("signs that do nothing in the game are not said", () => {
    const [dragon, volcano] = [named("element", "dragon"), named("element", "volcano")];
    expect(tileText("dragon-road-curve")).toContain(dragon);
    played.idle = ["dragon", "volcano"];
    try {
      expect(tileText("dragon-road-curve")).toBe(tileText("road-curve"));
      expect(eventText({ kind: "discarded", tile: "dragon-road-curve" } as WireEvent, name)).not.toContain(dragon);
      expect(isSaid(tileText("volcano-field")) && !tileText("volcano-field").includes(volcano)).toBe(true);
    } finally {
      played.idle = [];
    }
  });

  test("every kind of answer is said", () => {
    for (const [file, group] of samples<Group>("group")) {
      for (const offer of offersOf({ seat: 0, name: "figure", rule: "", groups: [group] })) {
        const text = answerText(offer, game, name);
        expect(isSaid(text), `${file}: ${text}`).toBe(true);
      }
    }
  });

  test("every question is said", () => {
    const source = readFileSync(join(import.meta.dirname, "../../../crates/engine/src/decision.rs"), "utf8");
    const inside = /pub const fn name\(self\)[^]*?\n    }\n/.exec(source)?.[0] ?? "";
    const decisions = [...inside.matchAll(/=> "([a-z-]+)"/g)].map((found) => found[1]!);
    expect(decisions.length).toBeGreaterThan(20);
    for (const decision of decisions) {
      const text = questionText({ name: decision, seat: 1 }, game, name);
      expect(text, decision).toContain("Ana 1");
      expect(isSaid(text), decision).toBe(true);
      const own = questionText({ name: decision, seat: 1, holder: 1 }, game, name, true);
      expect(isSaid(own) && own !== text, `${decision} is asked of the one who answers`).toBe(true);
    }
  });
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
