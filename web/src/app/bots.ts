// Opponents that the server has: which ones are offered, and which one people met last.
import { read, write } from "../net/keep";

/** Levels with a number behind are earlier versions, kept for comparison. */
export const offeredBots = (levels: readonly string[]): string[] => levels.filter((level) => !/-\d+$/.test(level));

/** The level that was chosen last, or the one that most people enjoy: greedy if there is one, else the last. */
export function usualBot(levels: readonly string[]): string {
  const offered = offeredBots(levels);
  const kept = read<string>("opponent");
  if (kept !== undefined && levels.includes(kept)) return kept;
  return offered.includes("greedy") ? "greedy" : (offered.at(-1) ?? levels.at(-1) ?? "");
}

export const keepBot = (level: string): void => write("opponent", level);
