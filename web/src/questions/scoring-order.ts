// Which of the completed features is scored next.
import type { Interaction } from "./registry";

export const scoringOrder: Interaction = { look: () => "tile" };
