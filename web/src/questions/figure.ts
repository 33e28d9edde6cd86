// The figure step: a figure on the tile just placed or elsewhere, or what a game offers instead.
import type { Interaction } from "./registry";
import { pieceLook } from "./look";

export const figure: Interaction = { look: pieceLook };
