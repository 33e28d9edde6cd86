// Moving the fairy: to a tile, or beside a follower.
import { pieceLook } from "./look";
import type { Interaction } from "./registry";

export const fairy: Interaction = { look: pieceLook };
