import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const here = import.meta.dirname;
const sources = readdirSync(here, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith(".test.ts"))
  .map((path) => path.replaceAll("\\", "/"));

/** Boxes by the files of their tiles; `base` is the game itself, and `count` a word of its own. */
const boxes = readdirSync(join(here, "../../crates/tiles/data"))
  .map((file) => file.replace(".txt", ""))
  .filter((name) => name !== "base" && name !== "count" && name !== "tower");

test("no box and no edition is named outside of the interactions", () => {
  expect(boxes.length).toBeGreaterThan(8);
  const named = [...boxes, "rgg-2005", "devir", "filosofia-2010", "zman-c2"];
  for (const path of sources) {
    if (path.startsWith("questions/") || path.startsWith("text/")) continue;
    const text = readFileSync(join(here, path), "utf8");
    for (const name of named) expect(text.includes(name), `${path} names ${name}`).toBe(false);
  }
});
