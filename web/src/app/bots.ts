// Opponents that the server has: which ones are offered, and which one people met last.
import { read, write } from "../net/keep";
import { named, say } from "../text/words.svelte";

/** Who comes first where nobody chose: an opponent that somebody who has just learned the game can beat. */
const USUAL = "guest";

/** Levels with a number behind are earlier versions, kept for comparison. */
export const offeredBots = (levels: readonly string[]): string[] => levels.filter((level) => !/-\d+$/.test(level));

/** The level that was chosen last, or the usual one, if the server has it. */
export function usualBot(levels: readonly string[]): string {
  const offered = offeredBots(levels);
  const kept = read<string>("opponent");
  if (kept !== undefined && offered.includes(kept)) return kept;
  return offered.includes(USUAL) ? USUAL : (offered.at(-1) ?? levels.at(-1) ?? "");
}

/** How strong bots were found to be, by their levels; nobody knows it of all. */
export type Ratings = Readonly<Record<string, number>>;

/** Says how strong a level is, if that is known, and how it plays. `help` says what the number is. */
export function aboutBot(level: string, ratings: Ratings = {}): { text: string; help: string | undefined } {
  const text = named("bot", `${level}-about`);
  const n = ratings[level];
  return n === undefined ? { text, help: undefined } : { text: say("web-bot-rated", { n, text }), help: say("web-bot-rating-about") };
}

export const keepBot = (level: string): void => write("opponent", level);
