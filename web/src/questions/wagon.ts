// The wagon drives on.
import { pieceLook } from "./look";
import type { Interaction } from "./registry";

export const wagon: Interaction = { look: pieceLook };
