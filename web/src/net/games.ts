// The games of this browser's identity, as the server lists them.
import type { ListedGame } from "$protocol";
import { get } from "./http";
import { forgetIdentity, read } from "./keep";

export interface OwnGame {
  listed: ListedGame;
  seats: number[];
  isMyTurn: boolean;
}

/** Returns the games that somebody plays here, newest first; none for whoever has never played here. */
export async function ownGames(): Promise<OwnGame[]> {
  const token = read<string>("identity");
  if (token === undefined) return [];
  try {
    return await get<OwnGame[]>("/api/me/games", token);
  } catch (why) {
    if (forgetIdentity(why)) return [];
    throw why;
  }
}
