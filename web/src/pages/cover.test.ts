import { expect, test } from "vitest";
import type { TilePack } from "$art/pack";
import { coverTiles } from "./cover";

const pack = (tiles: Record<string, string[]>): TilePack =>
  ({
    tiles: Object.fromEntries(
      Object.entries(tiles).map(([id, names]) => [id, { drawings: [[["", names.map((name) => `<use href='#${name}'/>`).join("")]]] }]),
    ),
  }) as unknown as TilePack;

test("tiles with what others do not have come first, and each shows something new", () => {
  const base = pack({ a: ["oak", "house"] });
  const box = pack({ plain: ["oak"], inn: ["oak", "inn", "lake"], again: ["inn", "lake"], cathedral: ["cathedral"] });
  expect(coverTiles(box, base, 2)).toEqual(["inn", "cathedral"]);
});

test("a box with fewer tiles shows them all", () => {
  expect(coverTiles(pack({ one: [] }), pack({}), 3)).toEqual(["one"]);
});
