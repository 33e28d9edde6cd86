import { beforeAll, expect, test } from "vitest";
import { dateText } from "./dates";
import { words } from "./words.svelte";

const NOW = new Date(2026, 10, 17, 15, 4).getTime();

beforeAll(() => words.speak("en"));

test("today the time is told, else the day, and another year with its number", () => {
  expect(dateText(new Date(2026, 10, 17, 9, 30).getTime(), NOW)).toMatch(/^9:30\sAM$/);
  expect(dateText(new Date(2026, 10, 16, 23, 59).getTime(), NOW)).toBe("Nov 16");
  expect(dateText(new Date(2026, 0, 3).getTime(), NOW)).toBe("Jan 3");
  expect(dateText(new Date(2025, 11, 30).getTime(), NOW)).toBe("Dec 30, 2025");
});

test("it is told as the language has it", async () => {
  await words.speak("de");
  expect(dateText(new Date(2026, 10, 16).getTime(), NOW)).toBe("16. Nov.");
  await words.speak("en");
});
