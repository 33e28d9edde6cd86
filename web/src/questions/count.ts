// The city of Carcassonne: followers into its quarters and out of them, and the Count.
import { pieceLook } from "./look";
import type { Interaction } from "./registry";

export const countFollower: Interaction = { look: pieceLook };

export const leaveQuarter: Interaction = { look: pieceLook };

export const count: Interaction = { look: pieceLook };
