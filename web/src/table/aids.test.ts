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

/** A table at which a tile is refused for a reason by rotation; where there is none it is legal, or nobody answers. */
function refusing(keys: readonly (string | "legal" | undefined)[]) {
  const asked: string[] = [];
  const ask = (query: Query): Promise<Answer> => {
    if (query.kind !== "why-refused") return Promise.reject(new Error("aids"));
    const key = keys[asked.length];
    asked.push(query.text);
    if (key === undefined) return Promise.reject(new Error("too many"));
    if (key === "legal") return Promise.resolve({ kind: "why-refused", isLegal: true } as unknown as Answer);
    return Promise.resolve({ kind: "why-refused", isLegal: false, rule: "BA-07", why: { key, text: "as told" } } as unknown as Answer);
  };
  return { aids: new Aids(ask, () => "tabletop", () => false), asked };
}
const NO_MATCH = "refusal-base-mismatch";

test("a tile that matches in no rotation is told so, not that it does not in one", async () => {
  const { aids, asked } = refusing(Array(4).fill(NO_MATCH));
  await aids.pointAtCell([2, -1], "city-cap");
  expect(asked).toEqual([0, 90, 180, 270].map((turn) => `tile city-cap 2,-1 r${turn}`));
  expect(aids.pointed?.why).toEqual({ text: "However you turn it, the tile does not match its neighbors there.", rule: "BA-07" });
});

test("a reason beyond that is told instead", async () => {
  const { aids, asked } = refusing([NO_MATCH, "", NO_MATCH, NO_MATCH]);
  await aids.pointAtCell([2, -1], "river-bend");
  expect(asked.length).toBe(2);
  expect(aids.pointed?.why?.text).toBe("as told");
});

test("what can be done is not called refused, and what nobody answered for is not known", async () => {
  for (const keys of [[NO_MATCH, "legal"], [NO_MATCH, undefined, NO_MATCH, NO_MATCH]]) {
    const { aids } = refusing(keys);
    await aids.pointAtCell([2, -1], "city-cap");
    expect(aids.pointed).toBeUndefined();
  }
});

test("who has pointed elsewhere is told about that place", async () => {
  const { aids } = refusing([NO_MATCH, NO_MATCH, "", NO_MATCH, NO_MATCH]);
  await Promise.all([aids.pointAtCell([2, -1], "city-cap"), aids.pointAtCell([5, 5], "city-cap")]);
  expect(aids.pointed?.cell).toEqual([5, 5]);
});

/** A table whose answers come when the test lets them. */
function slow() {
  const waiting: { query: Query; answer: (answer: unknown) => void; refuse: () => void }[] = [];
  const ask = (query: Query): Promise<Answer> => new Promise((done, failed) => {
    waiting.push({ query, answer: (answer) => done(answer as Answer), refuse: () => failed(new Error("offline")) });
  });
  const next = async (n: number) => await vi.waitFor(() => waiting[n] ?? expect.unreachable("nothing is asked"), { timeout: 60_000 });
  return { aids: new Aids(ask, () => "all", () => false), next };
}
const ruleText = (text: string) => ({ kind: "rule", text, told: [] });

test("a rule that was closed before its words came stays closed, and another one is not overwritten by them", async () => {
  const { aids, next } = slow();
  const asked = ["BA-01", "BA-02", "BA-03"].map((id) => aids.explain(id));
  (await next(1)).answer(ruleText("second"));
  (await next(2)).answer(ruleText("third"));
  await asked[2];
  (await next(0)).answer(ruleText("first"));
  await Promise.all(asked);
  expect(aids.rule).toMatchObject({ id: "BA-03", text: { text: "third" } });
  const closed = aids.explain("BA-04");
  expect(aids.rule).toEqual({ id: "BA-04", text: undefined });
  aids.rule = undefined;
  (await next(3)).answer(ruleText("fourth"));
  await closed;
  expect(aids.rule).toBeUndefined();
});

test("a rule whose words nobody tells is not being asked for for ever", async () => {
  const { aids, next } = slow();
  const asked = aids.explain("BA-01");
  (await next(0)).refuse();
  await asked;
  expect(aids.rule).toEqual({ id: "BA-01", text: undefined, isAbsent: true });
});

test("an older answer is not shown over a newer one, and fields are not called all that is owned", async () => {
  const { aids, next } = slow();
  const asked = [aids.lookAtTiles(), aids.lookAtTiles()];
  (await next(1)).answer({ kind: "remaining", bag: { nTiles: 4 } });
  (await next(0)).answer({ kind: "remaining", bag: { nTiles: 5 } });
  await Promise.all(asked);
  expect(aids.remaining?.bag.nTiles).toBe(4);
  const owned = (feature: string) => ({ kind: "features", nFeatures: 1, features: [{ feature, spot: { cell: [0, 0], name: feature } }] });
  aids.show("fields");
  aids.show("features");
  (await next(3)).answer(owned("city"));
  (await next(2)).answer(owned("field"));
  // Everything that was answered has been taken in when other work has its turn.
  await new Promise((done) => setTimeout(done));
  expect(aids.features.map(({ worth }) => worth.feature)).toEqual(["city"]);
  aids.show("fields");
  expect(aids.features).toEqual([]);
});
