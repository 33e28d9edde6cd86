import { expect, test } from "vitest";
import type { Game } from "../net/follow";
import { positionOf, supplyOf } from "./position";

const spot = (x: number, y: number, segment: number) => ({ cell: [x, y] as [number, number], segment, name: `${x},${y} city:S` });
const game = (table: object): Game => ({
  tiles: [], table: { figures: [], neutrals: [], tokens: [], bridges: [], castles: [], ...table },
}) as unknown as Game;

test("a castle stands in the middle of its city, and its lord beside it", () => {
  const castles = [{ spots: [spot(2, 3, 1), spot(2, 4, 0)] }];
  const figures = [{ figure: "meeple", seat: 1, spot: spot(2, 4, 0) }, { figure: "meeple", seat: 0, spot: spot(2, 4, 1) }];
  const { pieces } = positionOf(game({ castles, figures }));
  const middle = { cell: [2, 3], segment: undefined, off: [500, 1000] };
  expect(pieces.map(({ name, at }) => [name, at])).toEqual([
    ["castle", { ...middle, kind: "castle" }], ["meeple", { ...middle, kind: "lord" }], ["meeple", { cell: [2, 4], segment: 1, kind: "city" }],
  ]);
});

test("who is beside somebody has a place of their own, and floors are stacked", () => {
  const follower = { figure: "meeple", seat: 0, spot: spot(0, 0, 0) };
  const { pieces } = positionOf(game({
    figures: [follower], neutrals: [{ neutral: "fairy", spot: spot(0, 0, 0), beside: follower }], tokens: [{ token: "floor", spot: spot(1, 0, 2), count: 3 }],
  }));
  expect(pieces.map(({ name, at, isStack, count }) => [name, at.beside, isStack ?? false, count])).toEqual([
    ["tower-piece", undefined, true, 3], ["meeple", undefined, false, undefined], ["fairy", "meeple", false, undefined],
  ]);
});

test("who is beside a lord is beside where the lord stands", () => {
  const castles = [{ spots: [spot(2, 3, 1), spot(2, 4, 0)] }];
  const lord = { figure: "meeple", seat: 1, spot: spot(2, 4, 0) };
  const { pieces } = positionOf(game({ castles, figures: [lord], neutrals: [{ neutral: "fairy", spot: lord.spot, beside: lord }] }));
  expect(pieces.at(-1)!.at).toEqual({ ...pieces[1]!.at, beside: "meeple" });
});

test("what a seat has none of any more is still told", () => {
  const seats = [{ supply: { abbot: 1 } }, { supply: { meeple: 3 } }];
  const table = { seats, figures: [{ figure: "large", seat: 0, spot: spot(0, 0, 0) }] } as unknown as Game["table"];
  expect([0, 1].map((seat) => supplyOf(table, seat))).toEqual([
    [["meeple", 0], ["abbot", 1], ["large", 0]], [["meeple", 3], ["abbot", 0], ["large", 0]],
  ]);
});
