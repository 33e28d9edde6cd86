import { expect, test, vi } from "vitest";
import { words } from "../text/words.svelte";
import { addressOf, isSameSetup, keepPlans, keptPlans, makeTable, namesHere } from "./start";

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

test("people of one name at one screen are told apart wherever their names are read", async () => {
  await words.speak("en");
  const bot = { kind: "bot", level: "rival" } as const;
  const shown = (...args: Parameters<typeof namesHere>) => namesHere(...args).map((name) => name?.shown);
  expect(shown([{ kind: "me" }, bot, { kind: "me", name: " " }, { kind: "me", name: "Bo" }], "")).toEqual(["Visitor 1", undefined, "Visitor 2", "Bo"]);
  expect(shown([{ kind: "me" }, { kind: "me" }], "x".repeat(40))).toEqual([1, 2].map((n) => `${"x".repeat(38)} ${n}`));
  expect(namesHere([{ kind: "me" }, { kind: "me" }], "Ana")[0]).toEqual({ own: "Ana", shown: "Ana 1" });
});

test("whoever made a public table sits elsewhere if a stranger was quicker", async () => {
  await words.speak("en");
  const asked: (string | undefined)[] = [];
  vi.stubGlobal("fetch", async (path: string, { headers }: { headers: Record<string, string> }) => {
    if (path === "/api/identities") return new Response(JSON.stringify({ identity: "i", token: "who" }));
    if (path === "/api/games") return new Response(JSON.stringify({ game: "g", watch: "", seats: [0, 1].map((seat) => ({ seat, token: `t${seat}`, link: "" })) }));
    asked.push(headers["Authorization"]);
    const isTaken = headers["Authorization"] === "Bearer t1";
    return isTaken
      ? new Response(JSON.stringify({ code: "seat-taken", message: "" }), { status: 409 })
      : new Response(JSON.stringify({ seat: 0, version: 2, token: "own" }));
  });
  const setup = { preset: "devir", boxes: [], switches: {} };
  const made = makeTable({ setup, seats: [{ kind: "open" }, { kind: "me" }], clock: { kind: "none" }, aids: "all", isPublic: true }, "");
  expect(await made).toBe("g");
  expect(asked).toEqual(["Bearer t1", "Bearer t0"]);
  vi.unstubAllGlobals();
});

test("who sat where last sits there again, unless a bot is gone", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
  expect(keptPlans(["rival"])).toBeUndefined();
  const plans = [{ kind: "me", name: "Ana" }, { kind: "bot", level: "rival" }, { kind: "open" }] as const;
  keepPlans(plans);
  expect(keptPlans(["rival", "guest"])).toEqual(plans);
  expect(keptPlans(["guest"])).toBeUndefined();
  keepPlans([]);
  expect(keptPlans(["rival"])).toBeUndefined();
  vi.unstubAllGlobals();
});
