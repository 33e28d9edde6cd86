import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SEAT_COLORS } from "./colors";

test("seats have the colors of their figures", () => {
  const theme = readFileSync(join(import.meta.dirname, "../../../crates/art/src/theme.rs"), "utf8");
  const seats = /pub const SEATS: [^]*?\n];/.exec(theme)?.[0] ?? "";
  expect([...seats.matchAll(/body: "(#[0-9A-F]{6})"/g)].map((found) => found[1])).toEqual([...SEAT_COLORS]);
});
