import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Group, TableHead } from "$protocol";
import type { Game } from "../net/follow";
import { ask, places, plain } from "./asking";
import { offersOf } from "./offers";
import { interactionOf, onlyGeneric, type Around } from "./registry";
import { WAYS } from "./ways";

const ROOT = join(import.meta.dirname, "../../..");
const SAMPLES = join(ROOT, "crates/protocol/tests/samples");

/** The names of all decisions, as the engine writes them. */
function decisions(): string[] {
  const source = readFileSync(join(ROOT, "crates/engine/src/decision.rs"), "utf8");
  const inside = /pub const fn name\(self\)[^]*?\n    }\n/.exec(source)?.[0] ?? "";
  return [...inside.matchAll(/=> "([a-z-]+)"/g)].map((found) => found[1]!);
}

/** The kinds of moves, as the generated types tell them. */
function verbs(): string[] {
  const source = readFileSync(join(ROOT, "crates/protocol/typescript/protocol.ts"), "utf8");
  const inside = /export type Group = [^]*?;\n\n/.exec(source)?.[0] ?? "";
  return [...inside.matchAll(/"kind": "([a-z-]+)"/g)].map((found) => found[1]!);
}

test("every question has an interaction of its own", () => {
  expect(decisions().length).toBeGreaterThan(20);
  expect(onlyGeneric(decisions())).toEqual([]);
  expect(onlyGeneric(["something-new"])).toEqual(["something-new"]);
});

test("every kind of move has a way to be chosen", () => {
  expect(verbs().length).toBeGreaterThan(20);
  expect(verbs().filter((verb) => !Object.hasOwn(WAYS, verb))).toEqual([]);
  expect(Object.keys(WAYS).sort()).toEqual(verbs().sort());
});

/** Which question a kind of move is asked in, where it is not the step of figures. */
const ASKED_IN: Partial<Record<Group["kind"], string>> = {
  "place-tile": "tile", "place-tile-with-bridge": "tile", "move-neutral": "fairy", "put-beside": "fairy", "put-aside": "mage-and-witch",
  "send-home": "princess", capture: "capture", exchange: "exchange", choose: "scoring-order", convert: "castle", "build-bridge": "bridge",
  auction: "auction", bid: "bid", buy: "buy-or-sell", sell: "buy-or-sell", "take-lot": "bazaar", again: "second-part", grow: "flock",
  herd: "flock", "move-figure": "wagon",
};

describe("samples of every kind of move", () => {
  const table = JSON.parse(readFileSync(join(SAMPLES, "head.json"), "utf8")) as TableHead;
  const bazaar = { lots: ["monastery"], offer: { tile: "monastery", bid: 3, bidder: 1 } };
  test.each(verbs())("%s is chosen in its way, not among words", (verb) => {
    const group = JSON.parse(readFileSync(join(SAMPLES, `group-${verb}.json`), "utf8")) as Group;
    const question = { seat: 0, name: ASKED_IN[group.kind] ?? "figure", rule: "", groups: [group] };
    const game = { table: { ...table, bazaar }, question } as unknown as Game;
    const around: Around = { game, events: [], name: String };
    const interaction = interactionOf(question.name)!;
    const asking = ask(question);
    for (const offer of offersOf(question)) {
      switch (WAYS[group.kind]) {
        case "word":
          expect(plain(asking).map(({ text }) => text)).toContain(offer.text);
          break;
        case "number":
          expect(offer.amounts).toBeDefined();
          expect(interaction.icon?.(offer, around), "the tile is shown").toBeDefined();
          break;
        case "picture":
          expect(offer.at).toBeUndefined();
          expect(interaction.icon?.(offer, around), offer.text).toBeDefined();
          break;
        default:
          expect(interaction.look(offer)).toBe(WAYS[group.kind]);
          expect(places(asking).size).toBeGreaterThan(0);
      }
    }
  });

  test("samples are of the kinds that there are", () => {
    const named = readdirSync(SAMPLES).flatMap((name) => /^group-(.+)\.json$/.exec(name)?.[1] ?? []);
    expect(named.sort()).toEqual(verbs().sort());
  });
});
