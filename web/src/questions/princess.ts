// The princess sends a knight home: one of the figures in her city.
import type { Interaction } from "./registry";

export const princess: Interaction = { look: () => "standing" };
