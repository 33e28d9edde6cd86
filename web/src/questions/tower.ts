// Towers: they capture a figure in range, and prisoners are exchanged.
import { pieceIcon, pieceLook } from "./look";
import type { Interaction } from "./registry";

export const capture: Interaction = { look: pieceLook };

export const exchange: Interaction = { look: pieceLook, icon: pieceIcon };
