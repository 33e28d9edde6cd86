import { describe, expect, test } from "vitest";
import type { ServerMessage, TableHead, Update, View, WireEvent } from "$protocol";
import { follow, type Game } from "./follow";

const table: TableHead = {
  seats: [{ score: 0, supply: { meeple: 7 }, tokens: {}, prisoners: [] }, { score: 3, supply: { meeple: 1 }, tokens: {}, prisoners: [] }],
  turn: 0, awaited: { kind: "over" }, nTiles: 1, nStartTiles: 1, nPages: 1, figures: [], neutrals: [], tokens: [], bridges: [], castles: [],
  bag: { nTiles: 10, nAside: 0, nDiscarded: 0, tiles: { a: 1, b: 9 } },
};
const view = { type: "view", version: 4, about: { status: "playing", seats: [] }, table, awaits: {}, mine: [0] } as unknown as ServerMessage & View;
const page: ServerMessage = { type: "view-page", game: "g", version: 4, page: { page: 0, first: 0, tiles: [["a", 0, 0, 0]] } };
const spot = { cell: [1, 0] as [number, number], segment: 2, name: "1,0 road:E" };

const begin = (): Game => [view, page].reduce<Game | undefined>(follow, undefined)!;
const update = (version: number, events: WireEvent[], what: Update["what"] = { kind: "moved", seat: 0, text: "", by: "person" }): ServerMessage =>
  ({ type: "update", game: "g", version, atMs: 0, what, events, awaits: {} });

describe("following a game", () => {
  test("a view with its pages is whole", () => {
    expect(follow(undefined, view)!.isWhole).toBe(false);
    expect(begin().isWhole).toBe(true);
    expect(begin().tiles).toEqual([["a", 0, 0, 0]]);
  });

  test("tiles, figures and points follow from events", () => {
    let game = follow(begin(), update(5, [
      { kind: "tile-placed", seat: 0, tile: "b", cell: [1, 0], rotation: 3 },
      { kind: "figure-placed", seat: 0, figure: "meeple", spot },
    ]))!;
    expect(game.tiles.at(-1)).toEqual(["b", 1, 0, 3]);
    expect(game.table.seats[0]!.supply).toEqual({ meeple: 6 });
    game = follow(game, update(6, [
      { kind: "scored", seat: 0, rule: "", reason: { kind: "complete" }, points: 4, terms: [] },
      { kind: "figure-returned", seat: 0, figure: "meeple", spot, cause: { kind: "completed" }, rule: "" },
    ]))!;
    expect(game.table.seats[0]).toMatchObject({ score: 4, supply: { meeple: 7 } });
    expect(game.table.figures).toEqual([]);
    expect(game.isStale).toBe(false);
  });

  test("the last figure of a supply leaves no zero behind", () => {
    const game = follow(begin(), update(5, [{ kind: "figure-placed", seat: 1, figure: "meeple", spot }]))!;
    expect(game.table.seats[1]!.supply).toEqual({});
  });

  test("what only the server knows asks for a view", () => {
    expect(follow(begin(), update(5, [{ kind: "neutral-aside", neutral: "mage" }]))!.isStale).toBe(true);
    expect(follow(begin(), update(5, [], { kind: "undone", nEntries: 1, seat: 0 }))!.isStale).toBe(true);
  });

  test("an update counts once, and a gap asks for a view", () => {
    const once = follow(begin(), update(5, [{ kind: "scored", seat: 1, rule: "", reason: { kind: "complete" }, points: 2, terms: [] }]))!;
    const twice = follow(once, update(5, [{ kind: "scored", seat: 1, rule: "", reason: { kind: "complete" }, points: 2, terms: [] }]))!;
    expect(twice.table.seats[1]!.score).toBe(5);
    expect(follow(begin(), update(7, []))!.isStale).toBe(true);
  });

  test("a question of an earlier version is not asked again", () => {
    const question = { seat: 0, name: "tile", rule: "", groups: [] };
    const game = follow(begin(), update(5, []))!;
    expect(follow(game, { type: "question", game: "g", version: 4, question })!.question).toBeUndefined();
    expect(follow(game, { type: "question", game: "g", version: 5, question })!.question).toBe(question);
  });

  test("a question that is told once more, with another view of the same position, stays the one that is being answered", () => {
    const question = { seat: 0, name: "tile", rule: "", groups: [] };
    const asked = follow(begin(), { type: "question", game: "g", version: 4, question })!;
    const again = [view, page, { type: "question", game: "g", version: 4, question: { ...question } } as const].reduce<Game | undefined>(follow, asked)!;
    expect(again.question).toBe(question);
    const other = { ...question, name: "figure" };
    expect(follow(asked, { type: "question", game: "g", version: 4, question: other })!.question).toBe(other);
    expect(follow(asked, { ...view, version: 5 } as ServerMessage)!.question).toBeUndefined();
  });

  test("talk leaves the question standing, and a move takes it away", () => {
    const question = { seat: 0, name: "tile", rule: "", groups: [] };
    const asked = follow(begin(), { type: "question", game: "g", version: 4, question })!;
    expect(asked.question).toBe(question);
    const talked = follow(asked, update(5, [], { kind: "said", seat: 1, name: "Bo", text: "hello" }))!;
    expect(talked.question).toBe(question);
    expect(follow(talked, update(6, []))!.question).toBeUndefined();
  });

  test("bots are seated and people stand up while a table waits", () => {
    const seats = [{ holder: { kind: "person" }, name: "Ana" }, { holder: { kind: "open" }, name: "" }];
    const waiting = follow(undefined, { ...view, about: { status: "gathering", seats } } as unknown as ServerMessage)!;
    const withBot = follow(waiting, update(5, [], { kind: "bot-seated", seat: 1, level: "guest" }))!;
    expect(withBot.about.seats[1]).toEqual({ holder: { kind: "bot", level: "guest" }, name: "guest" });
    const left = follow(withBot, update(6, [], { kind: "seat-left", seat: 0 }))!;
    expect(left.about.seats[0]).toEqual({ holder: { kind: "open" }, name: "" });
    expect(left.mine).toEqual([]);
  });
});
