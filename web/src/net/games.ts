// The games of this browser's identity, as the server lists them.
import type { ListedGame, View } from "$protocol";
import { get, Refusal } from "./http";
import { forgetIdentity, forgetMade, madeGames, read } from "./keep";

export interface OwnGame {
  listed: ListedGame;
  seats: number[];
  isMyTurn: boolean;
}

/** Returns the games that somebody plays here, and those they made for others such as bots, newest first. */
export async function ownGames(): Promise<OwnGame[]> {
  const [played, made] = await Promise.all([playedGames(), gamesMade()]);
  const isPlayed = (game: OwnGame): boolean => played.some(({ listed }) => listed.about.game === game.listed.about.game);
  return [...played, ...made.filter((game) => !isPlayed(game))].sort((a, b) => b.listed.updatedMs - a.listed.updatedMs);
}

/** The games with a seat of this browser's identity; none for whoever has never played here. */
export async function playedGames(): Promise<OwnGame[]> {
  const token = read<string>("identity");
  if (token === undefined) return [];
  try {
    return await get<OwnGame[]>("/api/me/games", token);
  } catch (why) {
    if (forgetIdentity(why)) return [];
    throw why;
  }
}

/** The games that were made here without a seat for this browser, as far as they are still there. */
async function gamesMade(): Promise<OwnGame[]> {
  const found = await Promise.all(madeGames().map(async ({ game: id, madeMs }): Promise<OwnGame[]> => {
    try {
      const { view } = await get<{ view: View }>(`/api/games/${id}`);
      const listed = { about: view.about, updatedMs: madeMs, scores: view.table.seats.map(({ score }) => score) };
      return [{ listed, seats: [], isMyTurn: false }];
    } catch (why) {
      // What cannot be told now is left out, so that the others are listed; what is gone is not asked for again.
      if (why instanceof Refusal && why.status === 404) forgetMade(id);
      return [];
    }
  }));
  return found.flat();
}
