import { expect, test } from "vitest";
import { cellText } from "./place";

test("a place never breaks over two lines", () => {
  expect(cellText([3, -1])).toBe("(3,\u00a0−1)");
  expect(cellText([-12, 4])).not.toMatch(/[ \u002d]/);
});
