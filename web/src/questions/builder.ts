// The builder was at work: a second tile, or none.
import { pieceIcon, pieceLook, whereStands } from "./look";
import type { Interaction } from "./registry";

export const secondPart: Interaction = {
  look: pieceLook,
  icon: pieceIcon,
  about: (around) => whereStands("builder", around),
};
