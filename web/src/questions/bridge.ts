// Which bridge is built: over which tile, and in which direction.
import type { Interaction } from "./registry";

export const bridge: Interaction = { look: () => "tile" };
