import { expect, test } from "vitest";
import type { PiecePack, TilePack } from "$art/pack";
import { Packs } from "./packs";

const pack = (id: string, stencil: string): TilePack => {
  const drawing = ["<use href='#s0'/>", ""] as const;
  const drawings = [[drawing, drawing, drawing, drawing]] as const;
  return { size: "full", overhang: 200, tiles: { [id]: { segments: [{ kind: "road", outline: "M0 0", spots: [[1, 2, 1, 0], [1, 2, 1, 1], [1, 2, 1, 2], [1, 2, 1, 3, 40]] }], towers: [1, 0, 0, 0], bows: [1, 4, 0, 10], drawings, over: [] } }, stencils: { s0: stencil, ...(id === "one" ? { "tower-corner": "<path d='tower'/>" } : {}) } } as unknown as TilePack;
};
const pieces = { themes: {}, seats: [], figures: {}, stencils: {} } as unknown as PiecePack;

test("what a tile stamps is of its own pack, whatever others call so, and towers are the same everywhere", () => {
  const packs = new Packs([pack("one", "<path d='first'/>"), pack("two", "<path d='second'/>")], pieces);
  for (const [id, own, other] of [["one", "first", "second"], ["two", "second", "first"]] as const) {
    const svg = decodeURIComponent(packs.tileUrl(id, 0));
    expect(svg).toContain(`'${own}'`);
    expect(svg).not.toContain(`'${other}'`);
    expect(svg).toContain("'tower'");
  }
});

test("bridges give way to what stands below them, as the tile lies", () => {
  const packs = new Packs([pack("one", "")], pieces);
  const ways = [0, 1, 2, 3].map((rotation) => [packs.bows("one", rotation, true), packs.bows("one", rotation, false)]);
  expect(ways).toEqual([["-south", ""], ["", "-east"], ["", ""], ["-north", "-west"]]);
  expect(packs.bows("unknown", 0, true)).toBe("");
});

test("packs say on which side of a figure there is room for another", () => {
  const packs = new Packs([pack("one", "")], pieces);
  const sides = [0, 1, 2, 3].map((rotation) => [false, true].map((isWide) => packs.isWestBeside("one", rotation, 0, "road", isWide)));
  expect(sides).toEqual([[false, false], [true, false], [false, true], [true, true]]);
  expect([0, 3].map((rotation) => packs.uprightBy("one", rotation, 0, "road"))).toEqual([0, 40]);
  expect(packs.isWestBeside("unknown", 0, 0, "road", true)).toBe(false);
});
