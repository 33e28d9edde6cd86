import { beforeAll, describe, expect, test } from "vitest";
import type { Answer, Question } from "$protocol";
import type { Game } from "../net/follow";
import { offersOf, type Offer } from "../questions/offers";
import { words } from "../text/words.svelte";
import { run, type Desk } from "./commands";

beforeAll(() => words.speak("en"));

const question: Question = {
  seat: 0, name: "tile", rule: "BA-05",
  groups: [
    { kind: "place-tile", tile: "city-cap", text: "tile city-cap {cell} {rotation}", cells: [[1, 0, 3], [0, -1, 2]] },
    { kind: "bid", text: "bid {amount}", lowest: 3, highest: 9 },
    { kind: "pass", text: "pass" },
  ],
};

const game = {
  mine: [0], about: { setup: { preset: "devir", boxes: [], switches: {} } }, tiles: [["road-curve", 0, 0, 0]], awaits: {}, question,
  table: {
    seats: [{ score: 7, supply: { meeple: 2 }, tokens: {} }, { score: 3, supply: {}, tokens: {} }],
    figures: [{ seat: 1, figure: "meeple", spot: { cell: [0, 0], segment: 1, name: "0,0 road:E" } }],
    neutrals: [], bag: { nTiles: 4 },
  },
} as unknown as Game;

/** What the server answers, by the kind of the query. */
const answers: Record<string, Promise<Answer>> = {
  "why-refused": Promise.resolve({ kind: "why-refused", isLegal: false, rule: "BA-07", why: { key: "web-not-here", args: {} }, remedy: { key: "web-choose-place", args: {} } } as unknown as Answer),
  fits: Promise.resolve({ kind: "fits", cell: [1, 0], nFitting: 2, nUnseen: 9, tiles: [{ tile: "road-curve", count: 2, rotations: 1 }], chance: 0.25 } as unknown as Answer),
  rule: Promise.resolve({ kind: "rule", id: "BA-05", text: "The **law**.", told: [] } as unknown as Answer),
};

function setUp(offers: Offer[] = offersOf(question)) {
  const done: string[] = [];
  const desk: Desk = {
    game, offers, log: [], name: (seat) => ["Ana", "Bo"][seat]!,
    answer: (offer, amount) => done.push(`${offer.text} ${amount ?? ""}`.trim()),
    undo: () => done.push("undo"), goOn: () => done.push("go"), talk: (text) => done.push(`said ${text}`),
    ask: (query) => answers[query.kind] ?? Promise.reject({ code: "aids" }),
  };
  return { done, type: (text: string) => run(text, desk) };
}

describe("typed commands", () => {
  test("all answers are listed, and each can be given by its number", async () => {
    const { done, type } = setUp();
    const listed = await type("list");
    expect(listed.length).toBe(5);
    for (const ix of [1, 2, 3, 5]) await type(String(ix));
    expect(done).toEqual(["tile city-cap 1,0 r0", "tile city-cap 1,0 r90", "tile city-cap 0,-1 r90", "pass"]);
  });

  test("a tile is placed by its cell, turned or not", async () => {
    const { done, type } = setUp();
    await type("place 1,0 r90");
    await type("0,−1");
    expect(done).toEqual(["tile city-cap 1,0 r90", "tile city-cap 0,-1 r90"]);
    expect((await type("place 5,5"))[0]).toContain("cannot go there");
    expect(done.length).toBe(2);
  });

  test("a bid is a number within its range, or in full", async () => {
    const { done, type } = setUp();
    expect((await type("4"))[0]).toContain("3 to 9");
    expect((await type("4 12"))[0]).toContain("3 to 9");
    await type("4 5");
    await type("bid 9");
    expect(done).toEqual(["bid {amount} 5", "bid {amount} 9"]);
  });

  test("a move in full is understood as records have it", async () => {
    const { done, type } = setUp();
    await type("tile city-cap 1,0 r90");
    await type("pass");
    expect(done).toEqual(["tile city-cap 1,0 r90", "pass"]);
  });

  test("nothing is answered when nobody is asked", async () => {
    const { done, type } = setUp([]);
    expect((await type("1"))[0]).toContain("not asked");
    expect((await type("list"))[0]).toContain("not asked");
    expect(done).toEqual([]);
  });

  test("looking changes nothing and says what is there", async () => {
    const { done, type } = setUp();
    expect((await type("look 0,0"))[0]).toContain("Bo");
    expect((await type("look 9,9"))[0]).toContain("(9,\u00a09)");
    expect(await type("scores")).toHaveLength(2);
    expect((await type("tiles"))[0]).toContain("4");
    expect((await type("fields"))[0]).toContain("aids");
    expect(done).toEqual([]);
  });

  test("what is not understood is said, with its remedy", async () => {
    const { type } = setUp();
    for (const text of ["frobnicate", "look here", "say"]) expect((await type(text)).join(" ")).toContain("help");
    expect((await type("help")).length).toBeGreaterThan(10);
  });

  test("a place that is refused says why, and by which rule", async () => {
    const { done, type } = setUp();
    expect(await type("place 7,7")).toEqual(["This cannot go there. (Rule BA-07)", "Choose a place on the board"]);
    expect((await type("meeple 1,0 road:E"))[0]).toContain("BA-07");
    expect(done).toEqual([]);
  });

  test("what fits, the rule behind a question, and what is played", async () => {
    const { type } = setUp();
    const fits = await type("fits 1,0");
    expect(fits[0]).toBe("2 of 9 tiles fit here.");
    expect(fits.at(-1)).toContain("25%");
    expect(await type("why")).toEqual(["Rule BA-05", "The law."]);
    expect((await type("rules"))[0]).toContain("Base game");
    expect((await type("features"))[0]).toContain("aids");
  });

  test("taking back, going on and talking", async () => {
    const { done, type } = setUp();
    await type("undo");
    await type("go");
    await type("say good game");
    expect(done).toEqual(["undo", "go", "said good game"]);
  });
});
