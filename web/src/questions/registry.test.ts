import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onlyGeneric } from "./registry";

/** The names of all decisions, as the engine writes them. */
function decisions(): string[] {
  const source = readFileSync(join(import.meta.dirname, "../../../crates/engine/src/decision.rs"), "utf8");
  const inside = /pub const fn name\(self\)[^]*?\n    }\n/.exec(source)?.[0] ?? "";
  return [...inside.matchAll(/=> "([a-z-]+)"/g)].map((found) => found[1]!);
}

test("every question has an interaction of its own", () => {
  expect(decisions().length).toBeGreaterThan(20);
  expect(onlyGeneric(decisions())).toEqual([]);
  expect(onlyGeneric(["something-new"])).toEqual(["something-new"]);
});
