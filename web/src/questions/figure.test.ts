import { expect, test } from "vitest";
import type { Group } from "$protocol";
import { askedInstead } from "./figure";
import { offersOf } from "./offers";

const asked = (...groups: Group[]): string | undefined => askedInstead(offersOf({ seat: 0, name: "figure", rule: "", groups }));
const pass: Group = { kind: "pass", text: "pass" };
const fairy: Group = { kind: "move-neutral", neutrals: ["fairy"], text: "move {neutral} {cell} {name}", spots: { "": [[2, 2, 255]] } };
const meeple: Group = { kind: "place-figure", figures: ["meeple"], text: "{figure} {cell} {name}", spots: { "road:E": [[3, -1, 0]] } };
const floor: Group = { kind: "place-token", token: "floor", text: "tower {cell}", spots: { tower: [[1, 1, 4]] } };

test("whoever can place something is asked for that", () => {
  expect(asked(meeple, fairy, pass)).toBeUndefined();
  expect(asked(meeple, pass)).toBeUndefined();
});

test("where only the fairy can be moved she is named, and anything else is no figure", () => {
  expect(asked(fairy, pass)).toBe("fairy");
  expect(asked(fairy, floor, pass)).toBe("instead");
  expect(asked(pass)).toBeUndefined();
});
