// The figure step: a figure on the tile just placed or elsewhere, or what a game offers instead.
import { pieceIcon, pieceLook } from "./look";
import { offersOf, type Offer } from "./offers";
import { say } from "../text/words.svelte";
import type { Interaction } from "./registry";

/** What is asked of whoever can place nothing: about the fairy, if she is all that is left to choose. */
export function askedInstead(offers: readonly Offer[]): string | undefined {
  const onBoard = offers.filter(({ at }) => at !== undefined);
  if (onBoard.length === 0 || onBoard.some(({ kind }) => kind === "place-figure" || kind === "move-figure")) return undefined;
  const isFairy = ({ kind, piece }: Offer): boolean => (kind === "move-neutral" || kind === "put-beside") && piece === "fairy";
  return offers.every((offer) => offer.kind === "pass" || isFairy(offer)) ? "fairy" : "instead";
}

export const figure: Interaction = {
  look: pieceLook,
  icon: pieceIcon,
  asked: (_, offers) => {
    const name = askedInstead(offers);
    return name === undefined ? {} : { name };
  },
  // Where no figure can be placed, nobody is told where one may stand.
  hint: ({ game }) => (game.question && askedInstead(offersOf(game.question)) === "instead" ? undefined : say("web-hint-figure")),
};
