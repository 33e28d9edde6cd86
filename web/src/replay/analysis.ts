// What the computer says about a game that is over: how it stood, what moves cost, and which draws were lucky. Pure.
import type { Said } from "$protocol";

/** A move that somebody chose; `at` is the number of moves and draws before it. */
export interface AnalyzedDecision {
  at: number;
  seat: number;
  played: string;
  /** What was played, as a sentence. */
  said?: Said;
  margin: number;
  /** The chance of every seat to win, if the best is played. */
  win: number[];
  /** What the move lost against the best, in points. */
  lost: number;
  best: { text: string; said?: Said; margin: number; win: number }[];
  isForced: boolean;
}

export interface AnalyzedDraw {
  at: number;
  seat: number;
  drawn: string;
  /** What the draw was worth to whoever drew, less the mean of all draws. */
  luck: number;
}

export interface Analysis {
  decisions: AnalyzedDecision[];
  draws: AnalyzedDraw[];
  seats: { lost: number; luck: number }[];
}

export type Progress =
  | { kind: "waiting"; before: number }
  | { kind: "running"; done: number; of: number }
  | { kind: "done"; analysis: Analysis };

/** The moves that cost most, the worst first; what cost next to nothing is no mistake. */
export const worstMoves = ({ decisions }: Analysis, n = 6): AnalyzedDecision[] =>
  decisions.filter(({ lost, isForced }) => lost >= 0.5 && !isForced).sort((a, b) => b.lost - a.lost).slice(0, n);

/** The draws that mattered most, for better or worse. */
export const luckiestDraws = ({ draws }: Analysis, n = 6): AnalyzedDraw[] =>
  [...draws].sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck)).filter(({ luck }) => Math.abs(luck) >= 0.5).slice(0, n);

/** A tile placement from its notation, such as `tile monastery 0,1 r90`. */
export function tileMove(text: string): { id: string; cell: [number, number]; rotation: number } | undefined {
  const found = /^tile (\S+) (-?\d+),(-?\d+) r(0|90|180|270)\b/.exec(text);
  return found ? { id: found[1]!, cell: [Number(found[2]), Number(found[3])], rotation: Number(found[4]) / 90 } : undefined;
}

/** The tile that a decision is about: the one it places, or the one that was placed last before it. */
export const tileOf = ({ decisions }: Analysis, { at }: AnalyzedDecision): string | undefined =>
  decisions.filter((one) => one.at <= at).map(({ played }) => tileMove(played)?.id).findLast((id) => id !== undefined);

/** The cell that a move in notation is about, if it names one: of several the last, where somebody goes. */
export function moveCell(text: string): [number, number] | undefined {
  const found = [...text.matchAll(/(-?\d+),(-?\d+)/g)].at(-1);
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}

/** A number as people of a language write it, with one digit behind the point. */
export const oneDigit = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: "negative" }).format(value).replace("-", "−");

/** How far something is at a time. */
interface Mark {
  atMs: number;
  done: number;
}

/** How many seconds something still takes that goes on as it did between two looks; nobody knows that at the first. */
export function secondsLeft(first: Mark, now: Mark, of: number): number | undefined {
  const nDone = now.done - first.done;
  if (nDone <= 0) return undefined;
  return Math.max(1, Math.round(((now.atMs - first.atMs) / nDone) * (of - now.done) / 1000));
}
