// Opponents that the server has: which ones are offered, and which one people met last.
import { read, write } from "../net/keep";

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

export const keepBot = (level: string): void => write("opponent", level);
