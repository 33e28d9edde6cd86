import { beforeAll, expect, test } from "vitest";
import type { About } from "$protocol";
import { seatName } from "./people";
import { words } from "./words.svelte";

beforeAll(() => words.speak("en"));

const person = (name: string) => ({ name, holder: { kind: "person" } }) as About["seats"][number];
const bot = (level: string) => ({ name: level, holder: { kind: "bot", level } }) as About["seats"][number];

test("people without a name of their own are numbered", () => {
  const seats = [person("Visitor"), person("Ana"), person("Visitor")];
  expect(seats.map((_, ix) => seatName(seats, ix))).toEqual(["Visitor 1", "Ana", "Visitor 2"]);
});

test("bots of one level are numbered, and a free seat says so", () => {
  const seats = [bot("greedy"), bot("greedy"), { name: "", holder: { kind: "open" } } as About["seats"][number]];
  expect(seats.map((_, ix) => seatName(seats, ix))).toEqual(["Greedy 1", "Greedy 2", "Free seat"]);
  expect(seatName([bot("greedy"), person("Ana")], 0)).toBe("Greedy");
});
