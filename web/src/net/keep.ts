// What this browser keeps: an identity, a name, the tokens of seats and the links of tables that were made here.
import type { IdentityMade, SeatToken } from "$protocol";
import { Refusal, post } from "./http";

/** The seats of a game that this browser holds, and the links of those that are free. */
export interface KeptGame {
  tokens: string[];
  links: SeatToken[];
  /** The version up to which what people said was seen here. */
  heard?: number;
}

const PREFIX = "carcas.";

/** Reads a value; a browser that keeps nothing, or a value that is broken, is as good as none. */
export function read<T>(name: string): T | undefined {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

export function write(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Private windows may keep nothing: the game goes on, and a reload needs the link again.
  }
}

export const keptGame = (game: string): KeptGame => read<KeptGame>(`game.${game}`) ?? { tokens: [], links: [] };

export function keepToken(game: string, token: string, seat: number): void {
  const kept = keptGame(game);
  const links = kept.links.filter((link) => link.seat !== seat);
  write(`game.${game}`, { ...kept, tokens: [...new Set([...kept.tokens, token])], links });
}

export function keepLinks(game: string, links: SeatToken[]): void {
  write(`game.${game}`, { ...keptGame(game), links });
}

/** Somebody stood up: the token of that seat opens nothing any more. */
export function dropTokens(game: string): void {
  write(`game.${game}`, { ...keptGame(game), tokens: [] });
}

export function keepHeard(game: string, heard: number): void {
  write(`game.${game}`, { ...keptGame(game), heard });
}

/** How many games are remembered that were made here for others. */
const MADE = 20;

/** A game that was made in this browser and has no seat for it. */
export interface MadeGame {
  game: string;
  madeMs: number;
}

/** All of them, the newest first. */
export const madeGames = (): MadeGame[] => read<MadeGame[]>("made") ?? [];

export const forgetMade = (game: string): void => write("made", madeGames().filter((other) => other.game !== game));

export function keepMade(game: string): void {
  write("made", [{ game, madeMs: Date.now() }, ...madeGames()].slice(0, MADE));
}

/** The identity that is being made: whoever asks meanwhile waits for the same. */
let coming: Promise<string> | undefined;

/** Returns the token of this browser's identity; the first time the server makes one. */
export function identity(): Promise<string> {
  const known = read<string>("identity");
  if (known !== undefined) return Promise.resolve(known);
  coming ??= post<IdentityMade>("/api/identities", {})
    .then(({ token }) => (write("identity", token), token))
    .finally(() => (coming = undefined));
  return coming;
}

/** Forgets an identity that the server does not know any more. */
export function forgetIdentity(why: unknown): boolean {
  if (!(why instanceof Refusal) || why.code !== "unknown-token") return false;
  write("identity", undefined);
  return true;
}
