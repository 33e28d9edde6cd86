// The princess sends a knight home: one of the figures in her city.
import { pieceLook } from "./look";
import type { Interaction } from "./registry";

export const princess: Interaction = { look: pieceLook };
