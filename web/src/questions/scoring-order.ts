// Which of the completed features is scored next.
import { pieceLook } from "./look";
import type { Interaction } from "./registry";

export const scoringOrder: Interaction = { look: pieceLook };
