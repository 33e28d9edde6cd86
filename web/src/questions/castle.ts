// A small city becomes a castle, whose lord is one of the figures there; later it takes its points from a feature.
import { pieceLook } from "./look";
import type { Interaction } from "./registry";

export const castle: Interaction = { look: pieceLook };

export const castleScoring: Interaction = { look: pieceLook };
