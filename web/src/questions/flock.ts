// A shepherd's flock: it grows by a token out of the bag, or is herded for its points.
import { pieceIcon, pieceLook, whereStands } from "./look";
import type { Interaction } from "./registry";

export const flock: Interaction = {
  look: pieceLook,
  icon: pieceIcon,
  about: (around) => whereStands("shepherd", around),
};
