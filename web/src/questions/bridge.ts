// Which bridge is built, or none: over which tile, and in which direction. The chosen one is seen on the board.
import { pieceLook } from "./look";
import type { Interaction } from "./registry";

export const bridge: Interaction = { look: pieceLook };
