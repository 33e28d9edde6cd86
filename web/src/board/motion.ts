// How things move: motions as data (`crates/art`), and where something is on its way at a time. Pure.
import { EASES, MOTIONS, type Ease, type Key, type Motion } from "$art/motion";
import type { Moving } from "./state";

/** Where something is: how far from start to end, how far above the ground in thousandths of a tile, how large, how visible. */
export type Pose = Pick<Key, "along" | "up" | "scale" | "opacity">;

/** A coordinate of a curve with its ends at 0 and 1. */
const curve = (a: number, b: number, t: number): number => 3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t ** 3;

/** The share of the way that is done after a share of the time. */
export function eased(ease: Ease, share: number): number {
  if (share <= 0 || share >= 1) return share <= 0 ? 0 : 1;
  const [ax, ay, bx, by] = EASES[ease];
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (curve(ax, bx, middle) < share) low = middle;
    else high = middle;
  }
  return curve(ay, by, (low + high) / 2);
}

/** The pose of a motion after so many milliseconds; before it begins and after its end that of its first and last key. */
export function poseAt(motion: Motion, millis: number): Pose {
  const { keys, millis: all } = MOTIONS[motion];
  const at = Math.min(100, Math.max(0, (millis / all) * 100));
  const next = keys.findIndex((key) => key.at > at);
  const from = keys[next < 0 ? keys.length - 1 : Math.max(0, next - 1)]!;
  const to = next < 0 ? from : keys[next]!;
  const share = to.at === from.at ? 0 : eased(from.ease, (at - from.at) / (to.at - from.at));
  const mix = (name: keyof Pose): number => from[name] + (to[name] - from[name]) * share;
  return { along: mix("along"), up: mix("up"), scale: mix("scale"), opacity: mix("opacity") };
}

export const endOf = ({ motion, startMs }: Moving): number => startMs + MOTIONS[motion].millis;

/** What is not over yet. */
export const underWay = (moving: readonly Moving[], nowMs: number): Moving[] => moving.filter((one) => endOf(one) > nowMs);

/** When each act of some motions begins, after the first: acts follow one another, each as long as its longest motion. */
export function actStarts(motions: readonly Motion[]): Map<number, number> {
  const acts = [...new Set(motions.map((motion) => MOTIONS[motion].act))].sort((a, b) => a - b);
  const starts = new Map<number, number>();
  let at = 0;
  for (const act of acts) {
    starts.set(act, at);
    at += Math.max(...motions.filter((motion) => MOTIONS[motion].act === act).map((motion) => MOTIONS[motion].millis));
  }
  return starts;
}

/** The longest time that motions may lag behind the position, in milliseconds. */
export const LAG = 2600;

/**
 * Adds motions behind those under way. Whoever comes late is not shown everything: what lags too far behind is left out,
 * the oldest first.
 */
export function queued(moving: readonly Moving[], next: readonly Omit<Moving, "startMs">[], nowMs: number): Moving[] {
  const before = underWay(moving, nowMs);
  if (next.length === 0) return before;
  const begins = Math.max(nowMs, ...before.map((one) => endOf(one)));
  const starts = actStarts(next.map((one) => one.motion));
  const added = next.map((one) => ({ ...one, startMs: begins + starts.get(MOTIONS[one.motion].act)! }));
  if (begins - nowMs <= LAG) return [...before, ...added];
  return added.map((one) => ({ ...one, startMs: one.startMs - begins + nowMs }));
}

const isSamePiece = (a: Moving, b: Moving): boolean =>
  a.actor.kind === "piece" && b.actor.kind === "piece" && a.actor.piece.name === b.actor.piece.name && a.actor.piece.seat === b.actor.piece.seat;

/** What is seen of motions now: of several motions of one piece, only the one that is next. */
export function seen(moving: readonly Moving[], nowMs: number): Moving[] {
  const left = underWay(moving, nowMs);
  return left.filter((one, ix) => {
    const isWaiting = one.startMs > nowMs;
    const isFromBoard = one.motion !== "figure-goes-home" && one.motion !== "figure-is-eaten";
    return !(isWaiting && isFromBoard && left.slice(0, ix).some((other) => isSamePiece(one, other)));
  });
}
