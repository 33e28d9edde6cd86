// The dragon's walk: the path so far, steps left, who moves it next, the tiles that it may go to, and whom it would eat.
import type { FigureAt, WireEvent } from "$protocol";
import type { Cell } from "../board/state";
import { isSameCell } from "../board/state";
import { say } from "../text/words.svelte";
import type { Offer } from "./offers";
import type { Around, Interaction } from "./registry";

/** The most steps of a walk. */
export const STEPS = 6;

/** The cells of the walk so far, the first being where it began. */
export function walk(events: readonly WireEvent[]): Cell[] {
  let path: Cell[] = [];
  for (const event of events) {
    // A walk begins where the dragon stands when a tile lies.
    if (event.kind === "tile-placed" || event.kind === "turn-started") path = path.slice(-1);
    if (event.kind === "neutral-moved" && event.neutral === "dragon") path.push(event.to.cell);
    // A volcano calls the dragon: that is no step.
    if (event.kind === "tile-placed") path = path.slice(-1);
  }
  return path;
}

/** How many steps were made. */
export const stepsMade = (events: readonly WireEvent[]): number => Math.max(0, walk(events).length - 1);

function eaten(offer: Offer, { game }: Around): readonly FigureAt[] {
  const to = offer.at?.cell;
  return to === undefined ? [] : game.table.figures.filter((figure) => isSameCell(figure.spot.cell, to) && figure.figure !== "barn");
}

/** How far it still goes, and who is next. */
function ahead({ game, events, name }: Around): string {
  const left = Math.max(0, STEPS - stepsMade(events) - 1);
  const steps = say("web-steps-left", { n: left });
  const seat = game.question?.seat ?? game.table.turn;
  const n = game.table.seats.length;
  return left === 0 || n < 2 ? steps : `${steps} ${say("web-steps-next", { who: name((seat + 1) % n) })}`;
}

export const dragon: Interaction = {
  look: () => "tile",
  path: ({ events }) => walk(events),
  hint: ahead,
  victims: eaten,
  note(offer, around) {
    const met = eaten(offer, around);
    const list = met.map(({ figure, seat }) => say("about-figure", { figure, whom: around.name(seat) }));
    const who = met.length === 0 ? say("web-nobody-eaten") : say("web-would-be-eaten", { list: list.join(", ") });
    return `${who} ${ahead(around)}`;
  },
};
