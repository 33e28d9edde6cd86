import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Catalogue } from "$protocol";
import { differences, isInPlay } from "./differences";

const catalogue = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../crates/protocol/tests/samples/catalogue.json"), "utf8"),
) as Catalogue;
const presets = catalogue.presets.map((preset) => preset.name);

test("only what presets choose differently is told, with every preset once", () => {
  const found = differences(catalogue.switches, presets, () => true);
  expect(found.length).toBeGreaterThan(5);
  for (const { choices } of found) {
    expect(choices.length).toBeGreaterThan(1);
    expect(choices.flatMap((choice) => choice.presets).sort()).toEqual([...presets].sort());
  }
});

test("switches of boxes that are not in play do not matter", () => {
  const nOf = (chosen: string[]): number => catalogue.switches.filter((one) => isInPlay(one, catalogue.boxes, chosen)).length;
  const all = catalogue.boxes.map((box) => box.name);
  expect(nOf(all)).toBe(catalogue.switches.length);
  expect(nOf([])).toBeGreaterThan(0);
  for (const box of all) expect(nOf([`${box}:part`]), box).toBeGreaterThan(nOf([]));
});
