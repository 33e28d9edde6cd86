// A game as it stood after so many moves and draws, asked for once.
import type { TablePage, View } from "$protocol";
import { follow, type Game } from "../net/follow";
import { get } from "../net/http";

interface WholeView {
  view: View;
  pages: TablePage[];
}

/** Puts a view and its pages together. */
export function gameOf(id: string, { view, pages }: WholeView): Game {
  let game = follow(undefined, { type: "view", ...view })!;
  for (const page of pages) game = follow(game, { type: "view-page", game: id, version: view.version, page }) ?? game;
  return game;
}

/** How many positions are kept. */
const KEPT = 400;

export class Past {
  private readonly kept = new Map<number, Promise<Game>>();

  constructor(private readonly id: string) {}

  /** The game after so many moves and draws. */
  at(n: number): Promise<Game> {
    const known = this.kept.get(n) ?? get<WholeView>(`/api/games/${this.id}/moves/${n}`).then((whole) => gameOf(this.id, whole));
    this.kept.set(n, known);
    known.catch(() => this.kept.delete(n));
    if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value!);
    return known;
  }

  /** Moves may have been taken back: nothing is known any more. */
  forget(): void {
    this.kept.clear();
  }
}
