// The dragon's walk: the path so far, the tiles that it may go to, and whom it would eat.
import type { WireEvent } from "$protocol";
import type { Cell } from "../board/state";
import { isSameCell } from "../board/state";
import { say } from "../text/words.svelte";
import type { Interaction } from "./registry";

/** The cells of the walk so far, the first being where it began. */
export function walk(events: readonly WireEvent[]): Cell[] {
  const path: Cell[] = [];
  for (const event of events) {
    if (event.kind === "tile-placed" || event.kind === "turn-started") path.length = 0;
    if (event.kind === "neutral-moved" && event.neutral === "dragon") path.push(event.to.cell);
  }
  return path;
}

export const dragon: Interaction = {
  look: () => "tile",
  path: ({ events }) => walk(events),
  note(offer, { game, name }) {
    const to = offer.at?.cell;
    if (to === undefined) return undefined;
    const met = game.table.figures.filter((figure) => isSameCell(figure.spot.cell, to));
    if (met.length === 0) return say("web-nobody-eaten");
    const list = met.map(({ figure, seat }) => say("about-figure", { figure, whom: name(seat) }));
    return say("web-would-be-eaten", { list: list.join(", ") });
  },
};
