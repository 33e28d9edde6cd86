import { describe, expect, test } from "vitest";
import { MOTIONS, type Motion } from "$art/motion";
import { actStarts, eased, endOf, LAG, poseAt, queued, seen, underWay } from "./motion";
import type { Moving, Place } from "./state";

const at = (x: number): Place => ({ cell: [x, 0], segment: undefined, kind: "" });
const dragon = { kind: "piece", piece: { name: "dragon", seat: undefined, at: at(0) } } as const;
const one = (motion: Motion, actor: Moving["actor"] = dragon): Omit<Moving, "startMs"> => ({ motion, actor, from: at(0), to: at(1) });

describe("poses", () => {
  test("every motion begins with its first key and ends with its last", () => {
    for (const [name, { keys, millis }] of Object.entries(MOTIONS)) {
      const { at: _, ease: __, ...first } = keys[0]!;
      const { at: ___, ease: ____, ...last } = keys[keys.length - 1]!;
      expect(poseAt(name as Motion, -50), name).toEqual(first);
      expect(poseAt(name as Motion, millis), name).toEqual(last);
      expect(poseAt(name as Motion, millis + 50), name).toEqual(last);
    }
  });

  test("what walks is halfway there in the middle of its time", () => {
    expect(poseAt("figure-walks", MOTIONS["figure-walks"].millis / 2).along).toBeCloseTo(0.5);
  });

  test("curves begin at nothing, end at everything and rise", () => {
    for (const ease of ["even", "in", "out", "in-out"] as const) {
      expect(eased(ease, 0)).toBeCloseTo(0, 4);
      expect(eased(ease, 1)).toBeCloseTo(1, 4);
      expect(eased(ease, 0.3)).toBeLessThan(eased(ease, 0.6));
    }
    expect(eased("in", 0.3)).toBeLessThan(0.3);
    expect(eased("out", 0.3)).toBeGreaterThan(0.3);
  });
});

describe("queues", () => {
  test("acts follow one another", () => {
    expect(actStarts(["tile-drops", "points-rise", "figure-goes-home"])).toEqual(new Map([[0, 0], [1, 380], [2, 1480]]));
    expect(actStarts(["figure-goes-home"])).toEqual(new Map([[2, 0]]));
  });

  test("a later move begins when the earlier one is over", () => {
    const first = queued([], [one("dragon-walks")], 1000);
    const both = queued(first, [one("dragon-walks")], 1100);
    expect(both.map((moving) => moving.startMs)).toEqual([1000, 1520]);
    expect(underWay(both, 1600)).toHaveLength(1);
    expect(underWay(both, 3000)).toHaveLength(0);
  });

  test("when many events come, the oldest motions are left out", () => {
    let moving: Moving[] = [];
    for (let n = 0; n < 40; n++) moving = queued(moving, [one("dragon-walks")], 0);
    expect(Math.max(...moving.map(endOf))).toBeLessThanOrEqual(LAG + 2 * MOTIONS["dragon-walks"].millis);
  });

  test("a piece that walks twice is seen once", () => {
    const both = queued(queued([], [one("dragon-walks")], 0), [one("dragon-walks")], 0);
    expect(seen(both, 10)).toHaveLength(1);
    expect(seen(both, 600)).toHaveLength(1);
    expect(seen(queued([], [one("figure-goes-home"), one("figure-goes-home")], 0), 10)).toHaveLength(2);
  });
});
