import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Group, Question } from "$protocol";
import { ask, choosePlace, chooseWhat, pending, places, plain, whats } from "./asking";
import { offersOf, withAmount } from "./offers";

const question = (groups: Group[]): Question => ({ seat: 0, name: "tile", rule: "BA-05", groups });

describe("offers", () => {
  test("a tile has one offer per cell and rotation", () => {
    const texts = offersOf(question([
      { kind: "place-tile", tile: "city-cap", text: "tile city-cap {cell} {rotation}", cells: [[1, 0, 1], [0, 1, 14]] },
    ])).map((offer) => offer.text);
    expect(texts).toEqual([
      "tile city-cap 1,0 r0", "tile city-cap 0,1 r90", "tile city-cap 0,1 r180", "tile city-cap 0,1 r270",
    ]);
  });

  test("the example of the documentation stands for its four moves", () => {
    const texts = offersOf(question([
      { kind: "place-figure", figures: ["meeple", "large"], text: "{figure} {cell} {name}", spots: { "field:NL": [[3, -1, 5]], "road:E": [[3, -1, 0]] } },
    ])).map((offer) => offer.text);
    expect(texts.sort()).toEqual([
      "large 3,-1 field:NL", "large 3,-1 road:E", "meeple 3,-1 field:NL", "meeple 3,-1 road:E",
    ]);
  });

  test("a tile as a whole leaves no blank behind", () => {
    const [offer] = offersOf(question([
      { kind: "move-neutral", neutrals: ["fairy"], text: "move {neutral} {cell} {name}", spots: { "": [[2, 2, 255]] } },
    ]));
    expect(offer!.text).toBe("move fairy 2,2");
    expect(offer!.at).toEqual({ cell: [2, 2], segment: undefined, kind: "" });
  });

  test("a bid is a range", () => {
    const [offer] = offersOf(question([{ kind: "bid", text: "bid {amount}", lowest: 3, highest: 9 }]));
    expect(offer!.amounts).toEqual([3, 9]);
    expect(withAmount(offer!, 4)).toBe("bid 4");
  });
});

describe("answering", () => {
  const groups: Group[] = [
    { kind: "place-tile", tile: "a", text: "tile a {cell} {rotation}", cells: [[1, 0, 5], [0, 1, 2]] },
    { kind: "place-tile-with-bridge", tile: "a", axis: "ew", text: "tile a {cell} {rotation} bridge {bridge} road:E", cells: [[1, 0, 2, 3, 0]] },
    { kind: "pass", text: "pass" },
  ];

  test("a place opens in a legal rotation, and again goes through the others", () => {
    let asking = choosePlace(ask(question(groups)), "1,0 ");
    expect(pending(asking)?.text).toBe("tile a 1,0 r0");
    asking = choosePlace(asking, "1,0 ");
    expect(pending(asking)?.text).toBe("tile a 1,0 r180");
    asking = choosePlace(asking, "1,0 ");
    expect(pending(asking)?.text).toBe("tile a 1,0 r90 bridge 3,0 road:E");
    asking = choosePlace(asking, "1,0 ");
    expect(pending(asking)?.text).toBe("tile a 1,0 r0");
  });

  test("another place begins anew", () => {
    const asking = choosePlace(choosePlace(ask(question(groups)), "1,0 "), "0,1 ");
    expect(pending(asking)?.text).toBe("tile a 0,1 r90");
  });

  test("what needs no place is a button", () => {
    expect(plain(ask(question(groups))).map((offer) => offer.text)).toEqual(["pass"]);
  });

  test("figures are chosen first, and their places follow", () => {
    const asking = ask(question([
      { kind: "place-figure", figures: ["meeple"], text: "{figure} {cell} {name}", spots: { "road:E": [[0, 0, 0]] } },
      { kind: "place-figure", figures: ["pig"], text: "{figure} {cell} {name}", spots: { "field:NL": [[0, 0, 1]] } },
    ]));
    expect(whats(asking).map((offer) => offer.piece)).toEqual(["meeple", "pig"]);
    expect([...places(asking).keys()]).toEqual(["0,0 0"]);
    expect([...places(chooseWhat(asking, "place-figure pig")).keys()]).toEqual(["0,0 1"]);
  });
});

/** A sample of every kind of group that the protocol has. */
const SAMPLES = join(import.meta.dirname, "../../../crates/protocol/tests/samples");

test("every kind of group can be answered, with nothing left to fill in but amounts", () => {
  const names = readdirSync(SAMPLES).filter((name) => name.startsWith("group-"));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    const group = JSON.parse(readFileSync(join(SAMPLES, name), "utf8")) as Group;
    const offers = offersOf(question([group]));
    expect(offers.length, name).toBeGreaterThan(0);
    for (const offer of offers) expect(offer.text.replace("{amount}", "1"), name).not.toMatch(/[{}]| $/);
  }
});

test("quarters of a city over several tiles are places of their own", () => {
  const question: Question = { seat: 0, name: "count", rule: "", groups: [{
    kind: "move-neutral", neutrals: ["count"], text: "move {neutral} {name}",
    spots: { "quarter:castle": [[1, 0, 0]], "quarter:market": [[1, 0, 0]], "quarter:blacksmith": [[1, 0, 0]], "quarter:cathedral": [[1, 0, 0]] },
  }] };
  expect(places(ask(question)).size).toBe(4);
});

test("a barn stands on the corner that its half-side ends at", () => {
  const at = (name: string) => offersOf({ seat: 0, name: "figure", rule: "", groups: [
    { kind: "place-figure", figures: ["barn"], text: "{figure} {cell} {name}", spots: { [name]: [[3, 2, 5]] } },
  ] })[0]!.at;
  expect(at("field:NL")).toEqual({ cell: [3, 2], segment: undefined, kind: "corner" });
  expect(at("field:ER")).toEqual({ cell: [4, 3], segment: undefined, kind: "corner" });
});

test("a figure is placed before anything is done instead", () => {
  const question: Question = {
    seat: 0, name: "figure", rule: "",
    groups: [
      { kind: "move-neutral", neutrals: ["fairy"], text: "{neutral} {cell}", spots: { "": [[0, 0, 255]] } },
      { kind: "place-figure", figures: ["meeple", "abbot"], text: "{figure} {cell} {name}", spots: { "road:E": [[0, 0, 1]] } },
    ],
  } as unknown as Question;
  expect(whats(ask(question)).map((offer) => offer.piece)).toEqual(["meeple", "abbot", "fairy"]);
  expect(ask(question).what).toBe("place-figure meeple");
});
