// The figure step: a figure on the tile just placed or elsewhere, or what a game offers instead.
import { pieceIcon, pieceLook } from "./look";
import { say } from "../text/words.svelte";
import type { Interaction } from "./registry";

export const figure: Interaction = {
  look: pieceLook,
  icon: pieceIcon,
  // Where no figure can be placed, nobody is told where one may stand.
  hint: ({ game }) => (game.question?.said?.key === "question-instead" ? undefined : say("web-hint-figure")),
};
