import { expect, test } from "vitest";
import { addressOf, isSameSetup } from "./start";

test("a setup is the same whatever was chosen first", () => {
  const setup = { preset: "devir", boxes: ["count", "tower"], switches: { a: "1", b: "2" } };
  expect(isSameSetup(setup, { ...setup, boxes: ["tower", "count"], switches: { b: "2", a: "1" } })).toBe(true);
  expect(isSameSetup(setup, { ...setup, boxes: ["tower"] })).toBe(false);
  expect(isSameSetup(setup, { ...setup, switches: { a: "1" } })).toBe(false);
});

test("whoever made a game of bots watches it from its beginning", () => {
  const bot = { kind: "bot", level: "rival" } as const;
  expect(addressOf("abc", { seats: [bot, bot] })).toBe("/game/abc/replay/0#play");
  expect(addressOf("abc", { seats: [bot, { kind: "me" }] })).toBe("/game/abc");
  expect(addressOf("abc", { seats: [bot, { kind: "open" }] })).toBe("/game/abc");
});
