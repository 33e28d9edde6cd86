import { beforeAll, expect, test, vi } from "vitest";
import type { Aids as Level, Answer, Query } from "$protocol";
import { words } from "../text/words.svelte";
import { Aids } from "./aids.svelte";

beforeAll(() => words.speak("en"));

const GOAL = { key: "page-base-goal", text: "Tile by tile a landscape grows." };
const MORE = { key: "", text: "Still, followers can meet." };
const OCCUPIED = { key: "", text: "A follower goes where nobody stands." };
const place = { cell: [1, 0], segment: 2, kind: "city" } as const;

/** A table with some aids at which a figure may not go to a place; tells what it was asked, too. */
function table(level: Level) {
  const asked: Query[] = [];
  const answer = (query: Query): unknown => {
    if (query.kind === "feature") return level === "none" ? undefined : { kind: "feature", feature: "city", name: "1,0 city:N", spots: [] };
    if (query.kind === "rule") return { kind: "rule", text: "", told: [GOAL, OCCUPIED, MORE] };
    return { kind: "why-refused", isLegal: false, rule: "BA-20", ...(level === "none" ? {} : { why: { key: "", text: "Somebody stands there." } }) };
  };
  const ask = vi.fn((query: Query): Promise<Answer> => {
    asked.push(query);
    const told = answer(query);
    return told === undefined ? Promise.reject(new Error("aids")) : Promise.resolve(told as Answer);
  });
  return { aids: new Aids(ask, () => level, () => false), asked };
}

test("with fewest aids a refused place says what the rule says that refuses it, and nothing else is asked", async () => {
  const { aids, asked } = table("none");
  await aids.pointAtPlace(place, "meeple", "BA-18");
  expect(asked).toEqual([{ kind: "why-refused", text: "meeple", spot: [1, 0, 2] }, { kind: "rule", id: "BA-20" }]);
  expect(aids.pointed).toEqual({ cell: [1, 0], why: { text: `This cannot go there. ${OCCUPIED.text}`, rule: "BA-20" } });
});

test("with more aids it says the reason itself", async () => {
  const { aids } = table("tabletop");
  await aids.pointAtPlace(place, "meeple", "BA-18");
  expect(aids.pointed?.why).toEqual({ text: "Somebody stands there.", rule: "BA-20" });
  expect(aids.pointed?.feature?.feature).toBe("city");
});

test("whoever only looks is refused nothing", async () => {
  const { aids, asked } = table("none");
  await aids.pointAtPlace(place, undefined);
  expect([asked, aids.pointed]).toEqual([[], undefined]);
});
